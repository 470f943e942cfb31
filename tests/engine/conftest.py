"""Hypothesis for the engine's tests: no time limit an example, since machines differ. And what is long here."""

import sys

import pytest
from hypothesis import settings

settings.register_profile("openends", deadline=None)
settings.load_profile("openends")


@pytest.fixture
def many() -> int:
    """How often a piece stands in a long text: what takes the square of that, or more, is seen by either.

    Python in WebAssembly takes ten times as long, and counts the time in which others have the processor.
    """
    return 2_000 if sys.platform == "emscripten" else 20_000
