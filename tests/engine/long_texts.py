"""Texts of one piece again and again, which some way of reading would take minutes or hours for."""

SUMS = {"1+": 0, "1 + ": 0, "1": 0, "1 ": 0, "1 + 1 = 2 ": 1}
"""Pieces, and how many sums are read in all of a text of them."""

STATEMENTS = {
    "Tiles:": 0,
    "Tiles: a. Joins: ": 1,
    "Tiles: a. Joins: b. Legal ": 1,
    " ": 0,
    "牌:  ": 0,
}
"""Pieces, and how many findings there are for each."""

PAGES = {
    **dict.fromkeys(
        ("> ", "- ", "; ", "<b>", "<b", "&amp;", "&am", "\\|", "**", "`", "\n> ", "\n", "(\n", "[\n", "|"), 0
    ),
    "Tiles: [1|4].\n": 0,
    "Tiles :\n": 0,
    "T\u200b": 0,
    "Tiles: [1|4]. Joins: none. Legal joining points: (\n": 2,
    "Tiles: a. Joins: [1|4] (": 1,
    ") – [1|1] (": 0,
    "Tiles: none. Joins: none. Legal joining points: [1|4] (a, 1);\n": 2,
    "1 + 1 = 1 = ": 0,
    "1 + 1 1 ": 0,
    "1 +\n": 0,
}  # fmt: skip
"""Pieces of a page after the beginning of a statement, and how many findings there are for each."""


def sums_of(piece: str, times: int) -> str:
    """A text to look for sums in."""
    return piece * times + "x"


def statements_of(piece: str, times: int) -> list[str]:
    """The lines of a text, of the piece alone and of a long gap after it."""
    return [piece * times + "x", piece + " " * times + "x"]


def page_of(piece: str, times: int) -> list[str]:
    """The lines of a page whose first statement does not end."""
    return ("Tiles: [1|4], [1|1]. Joins: [1|4] (" + piece * times + "x").split("\n")
