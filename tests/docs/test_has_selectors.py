"""`:has(…)` before other elements names which: else each change of a text styles the whole page anew."""

import re

import pytest

from publishing.pages import DOCS

SHEETS = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.css"))
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_INNERMOST = re.compile(r"\([^()]*\)")
_SELECTORS = re.compile(r"([^{};]+)\{")
_BEFORE_ANY = re.compile(
    r":has[^\s>+~,]*[\s>+~]+(?:[^,]*[\s>+~])?(?:\*|:(?!is|where))[^\s>+~,]*\s*(?:,|$)"
)


def before_any(sheet: str) -> list[str]:
    """The selectors of a style sheet that have `:has(…)` before what may be any element."""
    text = _COMMENT.sub("", sheet)
    while _INNERMOST.search(text):
        text = _INNERMOST.sub("", text)
    return [
        found.strip() for found in _SELECTORS.findall(text) if _BEFORE_ANY.search(found.strip())
    ]


@pytest.mark.parametrize("name", SHEETS)
def test_what_follows_is_named(name: str) -> None:
    assert before_any((DOCS / name).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("selector", "costly"),
    [
        (".content:has(open-ends-practice) article > section > :not(open-ends-practice)", True),
        (".a:has(> b) > section > *", True),
        (".a, .b:has(:checked) *, .c", True),
        (".a:has(b)", False),
        (".a:has(b), .c *", False),
        (".a:has(b) :is(.c, .d)", False),
        (".a:has(b) > .c:not(.d), p > *", False),
        ("@media (min-width: 48em) { .a:has(b) p", False),
    ],
)
def test_what_is_costly_is_found(selector: str, costly: bool) -> None:
    assert bool(before_any(f"/* it */ {selector} {{ color: red; }}")) == costly
