"""What the methods of practice share: the match that is kept."""

from openends_page.practice.cache import Keeper

KEEPER = Keeper()
"""The match that was asked about last."""
