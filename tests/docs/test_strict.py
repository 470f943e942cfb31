"""Every page is strict unless conf.py exempts it, in the language that the book is written in."""

from pathlib import Path

import pytest

from publishing import front
from publishing.languages import NAMES
from rulebook.claims.numerals import has_number
from tests.docs.building import build
from tests.docs.test_faults import TOP

LOOSE = TOP + "There are 28 tiles, and [1|4].\n"
PAGES = {"index.md": TOP, "news/first.md": LOOSE}
TOLD = ["this number: 28", "this tile: [1|4]"]


def found(tmp_path: Path, *options: str, settings: str) -> list[str]:
    """What a build says, each warning without its place."""
    built = build(tmp_path, PAGES, *options, builder="dummy", settings=settings)
    return [told.partition("WARNING: ")[2] for told in built.warnings]


def test_a_new_page_is_strict(tmp_path: Path) -> None:
    told = found(tmp_path, settings="")
    assert len(told) == 2
    assert all(words in one for words, one in zip(TOLD, told, strict=True))


@pytest.mark.parametrize("name", ["news/first", "news/*"])
def test_an_exempt_page_may_speak_freely(tmp_path: Path, name: str) -> None:
    settings = f'rulebook_exempt_pages = {{"{name}": "it is about this book"}}\n'
    assert found(tmp_path, settings=settings) == []


@pytest.mark.parametrize(
    ("exempt", "words"),
    [
        ({"news/*": ""}, "'news/*' is exempt for no reason"),
        ({"news/*": True}, "'news/*' is exempt for no reason"),
        ({"news/*": "it is news", "gone": "it was news"}, "there is no page 'gone'"),
    ],
)
def test_an_exemption_has_a_page_and_a_reason(
    tmp_path: Path, exempt: dict[str, object], words: str
) -> None:
    settings = f"rulebook_exempt_pages = {exempt!r}\n"
    for _ in range(2):  # the next build says it again
        (told,) = found(tmp_path, settings=settings)
        assert words in told


@pytest.mark.parametrize(
    ("settings", "options", "strict"),
    [
        ('language = "de"\n', (), True),
        ('language = "de"\n', ("-D", "language=en"), False),
        ("", ("-D", "language=de"), False),
        ('language = "en"\nrulebook_source_language = "de"\n', ("-D", "language=de"), True),
        ('language = "en"\nrulebook_source_language = "de"\n', (), False),
    ],
)
def test_a_book_is_strict_in_its_own_language(
    tmp_path: Path, settings: str, options: tuple[str, ...], strict: bool
) -> None:
    told = found(tmp_path, *options, settings=settings)
    # A translation is compared with its source, but its own sentences say what their tiles are.
    expected = TOLD if strict else TOLD[1:]
    assert len(told) == len(expected)
    assert all(words in one for words, one in zip(expected, told, strict=True))


def test_the_pages_above_the_languages_state_no_number() -> None:
    words = [*front.WELCOME.values(), *front.CHOSEN.values(), *front.LOST.values()]
    assert len(words) == 3 * len(NAMES)
    assert not any(map(has_number, words))
