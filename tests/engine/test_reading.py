"""Reading words back: one change anywhere in a line of words is reported at that line."""

import re
from pathlib import Path
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from long_texts import STATEMENTS, statements_of
from strategies import rounds

from openends import Line, Round
from openends.checking import check_text
from openends.checking.reading import Part, statements_in
from openends.words import LANGUAGES, say
from openends.words.names import ports_by_name

CUSTOMER_LINES = Path(__file__).with_name("customer_lines.txt").read_text("utf-8").splitlines()
LINES = [
    *CUSTOMER_LINES,
    *(say(Line(text), "en") for text in ("[1|4]", "[1|4] [1|1]@1 [4|4]@4 [3|4]", "[0|0]")),
]


def mutations(text: str, language: str) -> list[str]:
    """The text with each digit, each port word and each tile changed, one at a time."""
    changed = []
    for match in re.finditer(r"\d", text):
        for digit in "0123456":
            if digit != match[0]:
                changed.append(text[: match.start()] + digit + text[match.end() :])
    ports = ports_by_name(language)
    for match in re.finditer("|".join(map(re.escape, ports)), text):
        for port in ports:
            if port != match[0]:
                changed.append(text[: match.start()] + port + text[match.end() :])
    for match in re.finditer(r"\[\d\|\d\]", text):
        changed.append(text[: match.start()] + text[match.end() :])
        changed.append(text[: match.start()] + "[5|6]" + text[match.end() :])
    return [other for other in changed if other != text]  # the tile may have been [5|6]


def test_no_mutation_equals_the_text() -> None:
    text = say(Line("[5|6]"), "en")
    assert len(mutations(text, "en")) > 30
    assert text not in mutations(text, "en")


@pytest.mark.parametrize("text", LINES)
def test_every_change_is_reported_at_its_line_and_no_other(text: str) -> None:
    (statement,) = statements_in(text)
    tried = 0
    for changed in mutations(text, statement.language):
        page = ["앞 줄", text, f"설명입니다. {changed}", text, "後の行"]
        checked = check_text(page, "page.txt")
        assert checked.findings, changed
        assert {finding.line for finding in checked.findings} == {3}, changed
        assert (checked.found, checked.matching) == (3, 2)
        tried += 1
    assert tried > 30


@given(rounds(), st.sampled_from(LANGUAGES), st.data())
def test_every_change_in_any_position_is_reported(
    played: Round, language: str, data: st.DataObject
) -> None:
    text = say(played.line, language)
    changes = mutations(text, language)
    if not changes:
        assert not played.line
        return
    changed = data.draw(st.sampled_from(changes))
    assert check_text([changed], "page.txt").findings


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Tiles: [1|4]. Joins: none. Legal joining points: [1|4] (high end, 4).", Part.OPEN_END),
        ("Tiles: [4|1]. Joins: none. Legal joining points: none.", Part.TILE),
        ("Tiles: [1|4], [1|1]. Joins: none. Legal joining points: none.", Part.JOIN),
        ("Tiles: [1|4], [1|4]. Joins: x. Legal joining points: none.", Part.TWICE),
        ("Tiles: [1|4], [1|4]. Joins: none. Legal joining points: none.", Part.TWICE),
        ("Tiles: [1|4], [2|3]. Joins: none. Legal joining points: none.", Part.FIT),
        ("Tiles: nonsense. Joins: none. Legal joining points: none.", Part.TILE),
        ("Legal joining points: [1|4] (high end, 4); [1|4] (low end, 1).", Part.LINE),
        ("Tiles: [1|4]. Joins: none. Legal", Part.LINE),
        ("牌： [1|4]. 接続： なし. 合法な接続位置： なし.", Part.OPEN_END),
        (
            "Tiles:  [1|4]. Joins: none. Legal joining points:"
            " [1|4] (high end, 4); [1|4] (low end, 1).",
            Part.LINE,
        ),
        (
            "Tiles: [1|4]. Joins: none. Legal joining points:"
            " [1|4] (high end, 4); [1|4] (low end, 1)",
            Part.LINE,
        ),
        (
            "Tiles: [1|4], [1|1]. Joins: [1|4] (branch A) – [1|1] (straight A)."
            " Legal joining points: none.",
            Part.JOIN,
        ),
        (
            "Tiles: [99|4]. Joins: none. Legal joining points: [99|4] (high end, 4).",
            Part.TILE,
        ),
    ],
)
def test_findings_name_the_part(text: str, part: Part) -> None:
    found = [wrong.part for statement in statements_in(text) for wrong in statement.mismatches]
    assert part in found


def test_several_lines_of_words_in_one_line_of_text() -> None:
    text = " ".join(CUSTOMER_LINES)
    assert sum(not statement.mismatches for statement in statements_in(text)) == len(CUSTOMER_LINES)


def test_larger_sets_are_understood() -> None:
    from openends import DOUBLE_TWELVE

    line = Line("[5|10] [10|12]", tile_set=DOUBLE_TWELVE)
    (statement,) = statements_in(say(line, "ja"))
    assert (statement.mismatches, statement.line) == ((), line)


def test_text_without_words_has_none() -> None:
    assert list(statements_in("[1|4] and [4|4] in a sentence.")) == []


@pytest.mark.parametrize("text", LINES)
def test_decomposed_letters_are_the_same_words(text: str) -> None:
    (statement,) = statements_in(normalize("NFD", f"앞말. {text}"))
    assert (statement.said, statement.mismatches) == (text, ())


@pytest.mark.slow
@pytest.mark.parametrize("piece", STATEMENTS)
def test_a_long_text_is_read_to_its_end(piece: str, many: int) -> None:
    """Each took minutes, or hours; `bench -- long-texts` measures how the time grows."""
    findings = check_text(statements_of(piece, many), "page.txt").findings
    assert len(findings) == STATEMENTS[piece] * (many + 1)
