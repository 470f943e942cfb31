"""Writes the rule book's nodes as HTML that reads with scripts off, in print and aloud.

It runs when a page is written, in the language of the build, and asks the engine for every
picture and every line of words. The board's scripts patch what is written here.
"""

from . import (
    blocked_check,
    calculator,
    checked,
    course,
    diagram,
    lesson,
    match,
    options_table,
    position,
    practice,
    score,
    sentence,
)

__all__ = [
    "blocked_check",
    "calculator",
    "checked",
    "course",
    "diagram",
    "lesson",
    "match",
    "options_table",
    "position",
    "practice",
    "score",
    "sentence",
]
