"""Practice: matches of a reader against players, kept as one text, gone through and explained."""

from openends.practice.play import MOST_POINTS, READER, Hands, Over, Practice, Setting
from openends.practice.text import practice_text, read_practice

__all__ = [
    "MOST_POINTS",
    "READER",
    "Hands",
    "Over",
    "Practice",
    "Setting",
    "practice_text",
    "read_practice",
]
