"""Sums found in prose: the digits and signs of three languages, and what is no sum."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from long_texts import SUMS, sums_of

from openends.checking import check_text
from openends.checking.sums import sums_in


@pytest.mark.parametrize(
    "text",
    [
        "7 + 8 − 3 = 12",
        "합계는 7 + 8 − 3 = 12점을 얻습니다.",
        "３のプレイヤーは７＋８－３＝１２点です。",
        "7+8-3=12",
        "(7 + 8 – 3 = 12)",
        "points: 7 + 8 − 3 = 12.",
        "5 − 8 = −3",
        "12 + 33 = 45, then more",
        "- 7 + 8 − 3 = 12",
        "  * 7 + 8 ‐ 3 = 12",
    ],
)
def test_sums_that_add_up(text: str) -> None:
    assert [one.right for one in sums_in(text)] == [True]


@pytest.mark.parametrize(
    ("text", "column", "said", "expected"),
    [
        ("7 + 8 − 3 = 13점", 1, "7 + 8 − 3 = 13", "7 + 8 − 3 = 12"),
        ("合計 ７＋８－３＝１３点", 4, "７＋８－３＝１３", "７＋８－３ = 12"),
        ("so 5 − 8 = 3", 4, "5 − 8 = 3", "5 − 8 = −3"),
    ],
)
def test_sums_that_do_not(text: str, column: int, said: str, expected: str) -> None:
    (one,) = sums_in(text)
    assert (one.right, one.column, one.said, one.expected) == (False, column, said, expected)


@pytest.mark.parametrize(
    "text",
    [
        "2 × 3 + 4 = 10",
        "2 × (3 + 4) = 14 and (3 + 4) × 2 = 14",
        "1.5 + 2 = 3.5",
        "3 + 4 = 7.5",
        "3 + 4 = 7 + 0",
        "3 + 4 = 14 / 2",
        "2026-11-29",
        "3 + 4",
        "= 7",
        "3:4 + 1 = 2",
        "10 % 3 + 1 = 2",
        "-3 + 4 = 1",
        "2×3+4+5 = 15",
        "1234567 + 1 = 2",
    ],
)
def test_what_is_no_sum_of_whole_numbers_is_left_alone(text: str) -> None:
    assert list(sums_in(text)) == []


@given(
    st.lists(st.integers(0, 168), min_size=2, max_size=4),
    st.lists(st.booleans(), min_size=4, max_size=4),
    st.sampled_from(["−", "-", "–", "－"]),
    st.sampled_from(["", " "]),
    st.booleans(),
    st.data(),
)
def test_any_changed_digit_is_reported(
    numbers: list[int],
    taken: list[bool],
    minus: str,
    space: str,
    wide: bool,
    data: st.DataObject,
) -> None:
    first, *rest = numbers
    terms = [first, *(-one if less else one for one, less in zip(rest, taken, strict=False))]
    text = str(first) + "".join(
        f"{space}{minus if term < 0 else '+'}{space}{abs(term)}" for term in terms[1:]
    )
    total = sum(terms)
    text += f"{space}={space}{minus if total < 0 else ''}{abs(total)}"
    if wide:
        text = text.translate({ord(digit): ord(digit) + 0xFEE0 for digit in "0123456789"})
    assert [one.right for one in sums_in(text)] == [True]
    place = data.draw(st.sampled_from([match.start() for match in re.finditer(r"\d", text)]))
    digit = data.draw(
        st.sampled_from([one for one in "0123456789" if one != str(int(text[place]))])
    )
    changed = text[:place] + digit + text[place + 1 :]
    findings = check_text(["", changed], "page.txt").findings
    assert [finding.line for finding in findings] == [2]


@pytest.mark.slow
@pytest.mark.parametrize("piece", SUMS)
def test_a_long_text_is_read_to_its_end(piece: str) -> None:
    """Some took minutes; `bench -- long-texts` measures how the time grows."""
    assert len(list(sums_in(sums_of(piece, 20_000)))) == SUMS[piece]
