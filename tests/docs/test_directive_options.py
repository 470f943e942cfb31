"""Options of directives: one that is unknown, and a value that is none, are told at their own line."""

from pathlib import Path

import pytest

from rulebook.options import TEXT, TEXT_OR_NOTHING, Kind, number, one_of
from tests.docs.building import Built, build

TOP = "# A page\n\n"
CHECK = ":::{blocked-check}\n:hands: [0|1] / [2|3]\n:ends: 5\n"

# file name → (page, line of the fault, what its message must say)
FAULTS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "unknown-of-step": (
        TOP
        + "::::{diagram} block\n\nA title\n\n:::{step} [1|4]\n:open: 1 4\n:refused: [2|3]\nA.\n:::\n"
        + "::::\n",
        9,
        ("refused: there is no such option of step", "expected: open, refuses, puzzle"),
    ),
    "unknown-of-score": (
        TOP + ":::{score} block\n:blocked: 3 7\n:point: 4\n:points: 4\nTold.\n:::\n",
        5,
        ("point: there is no such option of score", "points"),
    ),
    "unknown-where-none-is-taken": (
        TOP + ":::{options-table}\n:sorted: yes\n:::\n",
        4,
        ("sorted: there is no such option of options-table", "expected: none"),
    ),
    "unknown-of-lesson": (
        TOP + ":::{lesson} tiles\n:open: yes\n:::\n",
        4,
        ("open: there is no such option of lesson",),
    ),
    "no-number": (
        TOP + CHECK + ":first: second\nA title\n:::\n",
        6,
        ("first second: a number from 1 expected",),
    ),
    "no-set": (
        TOP + CHECK + ":set: double-seven\nA title\n:::\n",
        6,
        ("set double-seven: one of double-six, double-nine",),
    ),
    "no-subtraction": (
        TOP + CHECK + ":drawable: 3 - 2\nA title\n:::\n",
        6,
        ("drawable 3 - 2: a number from 0, or a subtraction such as",),
    ),
    "no-text": (
        TOP + ":::{score} block\n:blocked: 3 7\n:points:\nTold.\n:::\n",
        5,
        ("points: a text expected",),
    ),
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build in which every fault has a page of its own."""
    pages = {f"{name}.md": text for name, (text, _, _) in FAULTS.items()}
    return build(tmp_path_factory.mktemp("options"), {"index.md": TOP, **pages}, builder="dummy")


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_once_at_the_line_of_the_option(built: Built, name: str) -> None:
    _, line, words = FAULTS[name]
    built.assert_fault(name, line, words)


def test_the_build_stops(built: Built) -> None:
    assert built.code == 1


def test_an_option_of_rst_is_told_too(tmp_path: Path) -> None:
    text = "A page\n======\n\n.. score:: block\n   :blocked: 3 7\n   :point: 4\n\n   Told.\n"
    found = build(tmp_path, {"index.md": TOP, "other.rst": text}, builder="dummy").warnings
    assert len(found) == 1, found
    assert "other.rst:6: " in found[0]
    assert "point: there is no such option of score" in found[0]


@pytest.mark.parametrize(
    ("kind", "written", "value"),
    [
        (TEXT, "7 + 8", "7 + 8"),
        (TEXT_OR_NOTHING, "", ""),
        (number(0), " 0 ", 0),
        (one_of(["yes", "no"]), " no", "no"),
    ],
)
def test_a_value_of_a_kind(kind: Kind, written: str, value: object) -> None:
    assert kind.read(written) == value


@pytest.mark.parametrize(
    ("kind", "written"),
    [(TEXT, ""), (number(1), "0"), (number(0), "-1"), (number(0), "２"), (one_of(["yes"]), "Yes")],
)
def test_no_value_of_a_kind(kind: Kind, written: str) -> None:
    with pytest.raises(ValueError, match=r"\A\Z"):
        kind.read(written)
