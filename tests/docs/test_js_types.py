"""The types that the board is checked against are those of the questions that Python answers."""

from pathlib import Path
from typing import Any, NotRequired, TypedDict

import pytest

from openends_page.registry import QUESTIONS, Question
from publishing import js_types


def test_the_types_of_javascript_are_those_of_python() -> None:
    written = js_types.PLACE.read_text("utf-8")
    assert written == js_types.declarations(), "run `python3 start.py js_types`"


class WhoParams(TypedDict):
    """Whose turn it is asked about."""

    seat: NotRequired[int | None]
    """From 0."""


class Who(TypedDict, total=False):
    """The answer."""

    name: str
    names: list[str | int]


def test_a_question_that_is_declared_has_its_types(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(QUESTIONS, "who", Question(WhoParams, Who, lambda params: {"name": ""}))
    js_types.main(tmp_path / "answers.d.ts")
    written = (tmp_path / "answers.d.ts").read_text("utf-8")
    assert "  who: { params: WhoParams; answer: Who };" in written
    assert (
        "/** Whose turn it is asked about. */\nexport interface WhoParams {\n"
        "  /** From 0. */\n  seat?: number | null;\n}"
    ) in written
    assert "  | { name: string; names?: undefined }\n" in written
    assert "  | { name?: undefined; names: (string | number)[] };" in written


@pytest.mark.parametrize("kind", [object, set[str], complex])
def test_what_json_does_not_carry_has_no_type(kind: Any) -> None:
    with pytest.raises(TypeError, match="expected a type that JSON carries"):
        js_types._Writer().type_of(kind)
