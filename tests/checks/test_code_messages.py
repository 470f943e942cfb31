"""The words of engine, board and frame: each slip in a translation is a finding at its line."""

from pathlib import Path

import pytest

from checks.code_messages import code_findings
from publishing.catalogs.comparing import Unreadable, read

HEAD = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    '"Plural-Forms: nplurals=1; plural=0;\\n"\n\n'
)
LINE = 9
"""Of the translation."""


def found(tmp_path: Path, source: str, target: str, comment: str = "", more: str = "") -> list[str]:
    """What is said of one Korean message."""
    path = tmp_path / "openends.po"
    above = f"# {comment}\n" if comment else "#: code.py:1\n"
    path.write_text(
        f'{HEAD}{above}msgid "{source}"\n{more}msgstr{"[0]" * bool(more)} "{target}"\n', "utf-8"
    )
    return [
        str(one).partition(f"openends.po:{LINE - (not more)}: [ko] ")[2]
        for one in code_findings(path, "ko", tmp_path)
    ]


RIGHT = [
    ("{players}: {number}.", "{players}명: {number}.", ""),
    ("{done} of {count}", "{count} 가운데 {done}", "order: 2 1"),
    ("Join [1|4] at {end}", "{end}에 [1|4]를 놓습니다", "order: 2 1"),
    ("three", "3", ""),
    ("three", "셋", ""),
    ("Copyright &#169; %(copyright)s", "저작권 &#169; %(copyright)s", ""),
    ("95 % of {count}", "{count}의 95 %", "order: 2 1"),
]

WRONG = [
    ("{players}: {number}.", "{players}명: 1{number}.", "", "number: stands: 1 "),
    ("{players}: {number}.", "{players}명.", "", "placeholder: stands: nothing · source: {number}"),
    ("{players}: {number}.", "{players}명: {nummer}.", "", "placeholder: stands: nothing · source: {number}"),
    ("{players}: {number}.", "{players}명: {number}{number}.", "", "placeholder: stands: {number} · source: nothing"),
    ("{players}: {number}.", "{number}명: {players}.", "", "order: stands: {number}, {players} · source: "),
    ("{players}: {number}.", "{players}명: {number.", "", "placeholder: stands: {players}명: {number."),
    ("{players}: {number}.", "{players}명: number}.", "", "placeholder: stands: {players}명: number}."),
    ("{players}: {number}.", "{players}명: {{number}}.", "", "placeholder: stands: nothing · source: {number}"),
    ("{players}: {number}.", "{players}명: {number!r}.", "", "placeholder: stands: nothing · source: {number}"),
    ("{players}: {number}.", "{players}명: {number}.", "order: 2 1", "order: stands: {players}, {number} · "),
    ("{players}: {number}.", "{players}명: {number}.", "order: 1 2", "order: stands: 1 2"),
    ("{players}: {number}.", "{players}명: {number}.", "order: 1", "order: stands: 1 · source: 1 to 2"),
    ("Join [1|4]", "[1|3] 놓기", "", "tile: stands: nothing · source: [1|4]"),
    ("three", "4", "", "number: stands: nothing · source: three (3)"),
    ("Copyright &#169;", "저작권 &#168;", "", "entity: stands: nothing · source: &#169;"),
    ("%(year)s", "%(year)", "", "placeholder: stands: nothing · source: %(year)s"),
    ("One blank", "공백 하나", "", "term: stands: 공백"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "target", "comment"), RIGHT)
def test_a_true_message_has_no_finding(
    tmp_path: Path, source: str, target: str, comment: str
) -> None:
    assert found(tmp_path, source, target, comment) == []


@pytest.mark.parametrize(("source", "target", "comment", "said"), WRONG)
def test_a_slip_is_found_at_its_line(
    tmp_path: Path, source: str, target: str, comment: str, said: str
) -> None:
    findings = found(tmp_path, source, target, comment)
    assert any(one.startswith(said) for one in findings), findings


def test_a_message_has_as_many_forms_as_its_language(tmp_path: Path) -> None:
    plural = 'msgid_plural "{count} tiles"\n'
    assert found(tmp_path, "a tile", "타일 {count}개", more=plural) == []
    assert found(tmp_path, "a tile", "타일", more=plural)[0].startswith(
        "placeholder: stands: nothing"
    )
    path = tmp_path / "openends.po"
    more = 'msgstr[0] "타일"\nmsgstr[1] "타일 {count}개"\n'
    path.write_text(f'{HEAD}msgid "a tile"\n{plural}{more}', "utf-8")
    with pytest.raises(Unreadable, match="more translations than num_plurals"):
        read(path)
