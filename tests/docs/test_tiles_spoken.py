"""Tiles in Korean and Japanese sentences as they are heard: a particle fits the name, and none is named twice."""

import re
from collections.abc import Iterator

import pytest

from publishing import SITE

HEARD = re.compile(
    r'<span class="oe-inline" role="img" aria-label="([^"]+)">.*?</svg></span>\u2060?', re.S
)
TAG = re.compile(r"<[^>]+>")
AFTER_CONSONANT = ("은", "을", "과", "이나", "이라", "이고", "이며", "이", "으로")
AFTER_VOWEL = ("는", "를", "와", "나", "라고", "라는", "고", "며", "가", "로")
PARTICLE = re.compile(rf"({'|'.join((*AFTER_CONSONANT, *AFTER_VOWEL))})(?![가-힣])")


def closed(name: str) -> bool:
    """Whether a Korean name ends with a consonant."""
    return (ord(name[-1]) - ord("가")) % 28 != 0


def fits(name: str, after: str) -> bool:
    """Whether what follows a name fits its last sound; most of what may follow fits any.

    >>> fits("이–삼", "을 놓으세요"), fits("이–삼", "를 놓으세요"), fits("일–일", "로 시작")
    (True, False, True)
    """
    if not (found := PARTICLE.match(after)):
        return True
    if found[1] in ("로", "으로"):
        return (found[1] == "으로") == (closed(name) and not name.endswith("일"))
    return (found[1] in AFTER_CONSONANT) == closed(name)


def heard(language: str) -> Iterator[tuple[str, str, str]]:
    """Page by page: the name of each tile in a sentence, and what follows it."""
    for path in sorted((SITE / language).rglob("*.html")):
        html = path.read_text("utf-8")
        for found in HEARD.finditer(html):
            yield path.name, found[1], TAG.sub("", html[found.end() : found.end() + 80])


@pytest.mark.parametrize(
    ("name", "after"), [("사–사", "를"), ("삼–육", "으로"), ("일–일", "이"), ("영–일", "로")]
)
def test_what_follows_a_name_is_told_right(name: str, after: str) -> None:
    assert fits(name, after)


@pytest.mark.parametrize(
    ("name", "after"), [("사–사 타일", "를"), ("삼–육", "로"), ("일–일", "가"), ("영–일", "으로")]
)
def test_what_follows_a_name_is_told_wrong(name: str, after: str) -> None:
    assert not fits(name, after)


def test_a_particle_fits_the_name_of_its_tile() -> None:
    spoken = list(heard("ko"))
    assert len(spoken) > 200
    assert [one for one in spoken if not fits(one[1], one[2])] == []


@pytest.mark.parametrize(("language", "tile"), [("en", "tile"), ("ko", "타일"), ("ja", "牌")])
def test_no_tile_is_named_a_tile_twice(language: str, tile: str) -> None:
    assert [one for one in heard(language) if tile in one[1]] == []
