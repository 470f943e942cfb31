"""Hypothesis for the engine's tests: no time limit an example, since machines differ."""

from hypothesis import settings

settings.register_profile("openends", deadline=None)
settings.load_profile("openends")
