"""Showing text in a report so that what cannot be seen is seen, and what differs is found."""

from unicodedata import category

_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"}
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their kind, and yet nothing to be seen
_AROUND = 30  # characters shown on either side of what differs
_WHOLE = 100  # characters that are shown even where little of them differs


def visible(text: str) -> str:
    r"""The text with every character that leaves no mark written as its number.

    >>> visible("[1|4]\u00a0(low\u200b end)")
    '[1|4]<U+00A0>(low<U+200B> end)'
    """
    return "".join(f"<U+{ord(one):04X}>" if one != " " and _unseen(one) else one for one in text)


def _unseen(sign: str) -> bool:
    return (not sign.isascii() and (category(sign) in _UNSEEN or sign in _BLANK)) or (
        not sign.isprintable()
    )


def apart(expected: str, found: str) -> tuple[str, str]:
    """Two texts cut down to where they differ; signs that look like others have their numbers.

    >>> apart("Joins: [1|4] (low end) – [1|1]", "Joins: [1|4] (low end) - [1|1]")
    ('Joins: [1|4] (low end) –<U+2013> [1|1]', 'Joins: [1|4] (low end) -<U+002D> [1|1]')
    """
    same = _alike(expected, found)
    rest = min(len(expected), len(found)) - same
    tail = min(_alike(expected[::-1], found[::-1]), rest)
    return _cut(expected, same, tail, other=found), _cut(found, same, tail, other=expected)


def _alike(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    pairs = zip(one, other, strict=False)
    return next(
        (place for place, (left, right) in enumerate(pairs) if left != right),
        min(len(one), len(other)),
    )


def _cut(text: str, same: int, tail: int, *, other: str) -> str:
    """The text around what differs in it, from `same` on to `tail` before its end."""
    end = len(text) - tail
    differs = text[same:end]
    # A single sign against another may look just like it.
    if len(differs) == 1 == len(other) - tail - same and not (differs + other[same]).isalnum():
        differs = differs if _unseen(differs) else f"{differs}<U+{ord(differs):04X}>"
    if len(text) <= _WHOLE:
        return text[:same] + differs + text[end:]
    before, after = text[max(same - _AROUND, 0) : same], text[end : end + _AROUND]
    return "…" * (same > _AROUND) + before + differs + after + "…" * (tail > _AROUND)
