"""Prose goes through gettext and comes back translated; notation never does."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from openends import Line
from openends.words import say
from tests.docs.building import build
from tests.docs.sample import PAGE, PROSE

KOREAN = {
    PROSE[1]: "[1|4]로 시작해 {pips}`[6|6]`을 세고 {rule}`block hand_sizes 2`씩 나눕니다. `[4|1]`",
    PROSE[2]: "제목",
    PROSE[4]: "첫 설명에는 [1|4]가 있습니다.",
    PROSE[7]: "낮은 쪽이 이깁니다.",
}


def translate(project: Path, name: str, messages: dict[str, str]) -> None:
    """Write a Korean catalog into a project."""
    catalog = Catalog(locale="ko", fuzzy=False)
    for source, target in messages.items():
        catalog.add(source, target)
    folder = project / "locales" / "ko" / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{name}.po").open("wb") as file:
        write_po(file, catalog, width=0)


def test_all_prose_is_extracted_and_no_notation(tmp_path: Path) -> None:
    built = build(tmp_path, {"index.md": PAGE}, builder="gettext")
    assert (built.code, built.warnings) == (0, [])
    with (built.folder / "index.pot").open("rb") as file:
        found = [message for message in read_po(file) if message.id]
    assert [message.id for message in found] == list(PROSE)


def test_extracted_prose_knows_its_line(tmp_path: Path) -> None:
    built = build(tmp_path, {"index.md": PAGE}, builder="gettext")
    with (built.folder / "index.pot").open("rb") as file:
        found = [message for message in read_po(file) if message.id]
    lines = PAGE.splitlines()
    for message in found:
        (_, line), *_ = message.locations
        assert line is not None
        assert str(message.id).split("`")[0][:20] in lines[line - 1]


@pytest.fixture(scope="module")
def korean(tmp_path_factory: pytest.TempPathFactory) -> str:
    project = tmp_path_factory.mktemp("korean")
    translate(project, "index", KOREAN)
    translate(project, "rulebook", {"Undo": "무르기", "Placed tile: {tile}": "놓은 타일: {tile}"})
    built = build(project, {"index.md": PAGE}, "-D", "language=ko")
    assert (built.code, built.warnings) == (0, [])
    return built.read("index.html")


@pytest.mark.parametrize("text", ["제목", "낮은 쪽이 이깁니다.", "첫 설명에는"])
def test_translated_prose_is_shown(korean: str, text: str) -> None:
    assert text in korean


@pytest.mark.parametrize("text", [PROSE[2], PROSE[7], "The first caption"])
def test_and_its_source_is_not(korean: str, text: str) -> None:
    assert text not in korean


@pytest.mark.parametrize("line", ["[1|4]", "[1|4] [1|1]@1"])
def test_the_engine_speaks_the_language_of_the_page(korean: str, line: str) -> None:
    assert f'<p class="oe-words">{say(Line(line), "ko")}</p>' in korean
    assert say(Line(line), "en") not in korean


def test_numbers_in_translated_sentences_are_the_engines(korean: str) -> None:
    assert '<span class="oe-number">12</span>을 세고' in korean
    assert '<span class="oe-number">7</span>씩' in korean


def test_tiles_in_translated_sentences_are_drawn(korean: str) -> None:
    sentence = korean[korean.index("첫 설명에는") :]
    assert sentence.index('class="oe-inline"') < sentence.index("있습니다")


def test_the_boards_words_are_translated_in_a_clean_build(korean: str) -> None:
    assert ">무르기</button>" in korean
    assert "놓은 타일: <span" in korean


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("첫 설명에는 [4|1]이 있습니다.", "the page says [4|1], the engine says [1|4]"),
        ("첫 설명에는 [1|9]가 있습니다.", "tile [1|9]"),
        ("첫 설명에는 {pips}`[1/4]` 있습니다.", "expected"),
    ],
)
def test_a_fault_in_a_translation_stops_the_build(tmp_path: Path, wrong: str, told: str) -> None:
    translate(tmp_path, "index", KOREAN | {PROSE[4]: wrong})
    built = build(tmp_path, {"index.md": PAGE}, "-D", "language=ko")
    assert built.code == 1
    assert any(told in warning and "index.md:" in warning for warning in built.warnings)
