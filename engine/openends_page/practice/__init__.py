"""Practice: matches of a reader against players, kept as one text, gone through and explained."""

from openends_page.practice.cache import CACHE
from openends_page.practice.play import MOST_POINTS, READER, Hands, Over, Practice, Setting
from openends_page.practice.snapshot import Snapshot, leader_at, snapshot_of, unseen, unseen_tiles
from openends_page.practice.text import practice_text, read_practice

__all__ = [
    "CACHE",
    "MOST_POINTS",
    "READER",
    "Hands",
    "Over",
    "Practice",
    "Setting",
    "Snapshot",
    "leader_at",
    "practice_text",
    "read_practice",
    "snapshot_of",
    "unseen",
    "unseen_tiles",
]
