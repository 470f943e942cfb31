"""Practice: matches of a reader against players, kept as one text, gone through and explained."""

from openends_page.practice.play import MOST_POINTS, READER, Hands, Over, Practice, Setting
from openends_page.practice.snapshot import Scene, leader_at, scene_of, unseen, unseen_tiles
from openends_page.practice.text import practice_text, read_practice

__all__ = [
    "MOST_POINTS",
    "READER",
    "Hands",
    "Over",
    "Practice",
    "Scene",
    "Setting",
    "leader_at",
    "practice_text",
    "read_practice",
    "scene_of",
    "unseen",
    "unseen_tiles",
]
