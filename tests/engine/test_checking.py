"""Lines of words and sums found in texts as people write them: wrapped, quoted, marked up, encoded."""

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from long_texts import PAGES, page_of

from openends import Line
from openends.checking import check_file, check_text
from openends.checking.files import MOST_BYTES, NotText, Unfit
from openends.checking.reading import Part
from openends.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]
LINE = Line("[1|4] [1|1]@1 [4|4]@4 [3|4]")
RIGHT = {language: say(LINE, language) for language in LANGUAGES}
WRONG = {language: text.replace("1)", "2)") for language, text in RIGHT.items()}
languages = pytest.mark.parametrize("language", LANGUAGES)


def wrapped(text: str, prefix: str, width: int) -> str:
    """A text in lines so long at most, each with a prefix; broken at spaces."""
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + len(word) >= width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return "\n".join(prefix + one for one in [*lines, line])


def parts(text: str) -> list[Part]:
    return [finding.mismatch.part for finding in check_text(text.split("\n"), "page").findings]


def found(text: str) -> int:
    return check_text(text.split("\n"), "page").found


WAYS: Mapping[str, Callable[[str], str]] = {
    "wrapped": lambda text: wrapped(text, "", 30),
    "narrow": lambda text: wrapped(text, "", 1),
    "quoted": lambda text: wrapped(text, "> ", 40),
    "an e-mail quoted twice": lambda text: wrapped(text, ">> ", 40),
    "a comment": lambda text: wrapped(text, "    # ", 40),
    "a comment in C": lambda text: "/*\n" + wrapped(text, " * ", 40) + "\n */",
    "a comment in Lisp": lambda text: wrapped(text, ";; ", 40),
    "a comment in SQL": lambda text: wrapped(text, "-- ", 40),
    "a list item": lambda text: "- one\n- " + wrapped(text, "  ", 40).lstrip() + "\n- three",
    "a numbered item": lambda text: "1. " + wrapped(text, "   ", 40).lstrip(),
    "items of a list": lambda text: "- " + text.replace(". ", ".\n- "),
    "in a table": lambda text: "| a | " + text.replace("|", r"\|") + " |",
    "tags": lambda text: "<p><b>" + text.replace(":", ":</b>", 1) + "</p>",
    "an attribute": lambda text: f'<td class="words">{text}</td>',
    "entities": lambda text: re.sub(
        r"[\[\]|]", lambda sign: f"&#{ord(sign[0])};", text
    ).replace(" (", "&nbsp;("),
    "hexadecimal entities": lambda text: text.replace("–", "&#x2013;").replace("[", "&lbrack;"),
    "emphasis": lambda text: re.sub(r"(\w[\w ]*:)", r"**\1**", text),
    "code": lambda text: f"`{text}`",
    "line ends of Windows": lambda text: wrapped(text, "> ", 40).replace("\n", "\r\n"),
}  # fmt: skip


@languages
@pytest.mark.parametrize("way", WAYS)
def test_a_line_of_words_is_read_however_it_stands_in_a_text(way: str, language: str) -> None:
    written = WAYS[way]
    assert (found(written(RIGHT[language])), parts(written(RIGHT[language]))) == (1, [])
    assert Part.OPEN_END in parts(written(WRONG[language])), "a wrong fact is found too"


@pytest.mark.parametrize(
    "break_after", ["직", "直", "小", "選", "接", "合", "合法な接続", "joining"]
)
def test_a_line_may_end_within_a_japanese_word_and_between_others(break_after: str) -> None:
    for language in LANGUAGES:
        text = RIGHT[language].replace(break_after, f"{break_after}\n")
        assert (found(text), parts(text)) == (1, [])


LABELS = {"en": ("Tiles", "Joins"), "ko": ("타일", "연결"), "ja": ("牌", "接続")}


@languages
@pytest.mark.parametrize("colon", [" :", "：", " ：", "\u00a0:", "\u200b:"])
def test_labels_are_read_with_any_colon_and_space(colon: str, language: str) -> None:
    for label in LABELS[language]:
        right = RIGHT[language].replace(f"{label}:", f"{label}{colon}")
        assert (found(right), parts(right)) == (1, [Part.LINE])
        wrong = WRONG[language].replace(f"{label}:", f"{label}{colon}")
        assert parts(wrong) == [Part.OPEN_END]


@pytest.mark.parametrize("change", [str.lower, str.upper])
def test_labels_are_read_in_small_and_large_letters(change: object) -> None:
    assert callable(change)
    text = re.sub(r"[A-Z][a-z ]+:", lambda label: change(label[0]), RIGHT["en"])
    assert (found(text), parts(text)) == (1, [Part.LINE])
    assert parts(text.replace("3)", "2)")) == [Part.OPEN_END]


def test_a_finding_is_told_at_the_line_of_what_is_wrong() -> None:
    text = "> " + wrapped(RIGHT["en"], "> ", 40).removeprefix("> ").replace(
        "(low end, 3)", "(low end, 5)"
    )
    (finding,) = check_text(["# Title", "", *text.split("\n")], "page.md").findings
    line = [*["# Title", ""], *text.split("\n")][finding.line - 1]
    assert line[finding.column - 1 :].startswith("[3|4] (low")


def test_what_shows_the_form_states_nothing() -> None:
    for text in (
        "Lines such as `Tiles: [1|4], [1|1]. Joins: …` are read.",
        "Tiles: …. Joins: …. Legal joining points: ….",
        "Tiles: {tiles}. Joins: {joins}. Legal joining points: {ends}.",
        "Tiles: ... and so on",
    ):
        assert (found(text), parts(text)) == (0, [])


def test_paragraphs_are_not_joined() -> None:
    text = "Tiles: [1|4].\n\nJoins: none. Legal joining points: none."
    assert parts(text) == [Part.LINE]
    assert parts(f"{RIGHT['en'][:-1]}\nMore of the text follows.") == [Part.LINE]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7 + 8 = 3 = 12", "7 + 8 = 15"),
        ("7 + 8 = 15 = 12", "7 + 8 = 15"),
        ("7 + 8  3 = 12", "7 + 8 − 3 = 12"),
        ("7 + 8 3 = 18", "7 + 8 + 3 = 18"),
        ("7 + 8  3 = 99", "7 + 8 ± 3 = …"),
        ("７＋８　３＝１２点", "7 + 8 − 3 = 12"),
        ("7 + 8\n− 3 = 13", "7 + 8 − 3 = 12"),
        ("> 7 + 8 −\n> 3 = 13", "7 + 8 − 3 = 12"),
        ("7&nbsp;+&nbsp;8 &minus; 3 = 13", "7 + 8 − 3 = 12"),
        ("<b>7</b> + 8 = 16", "7 + 8 = 15"),
        ("| 7 + 8 \\- 3 = 13 |", "7 + 8 - 3 = 12"),
    ],
)
def test_sums_as_they_are_written(text: str, expected: str) -> None:
    (finding,) = check_text(text.split("\n"), "page").findings
    assert (finding.mismatch.part, finding.mismatch.expected) == (Part.SUM, expected)


@pytest.mark.parametrize(
    "text",
    [
        "7 + 8 = 15 = 15",
        "7 + 8\n- 3 = 12",
        "1 + 2\n3 = x",
        "7 + 8 = 15\n= 12 + 3",
        "4 + 5 6:30 = x",
    ],
)
def test_what_is_right_or_no_sum_has_no_finding(text: str) -> None:
    assert check_text(text.split("\n"), "page").findings == ()


@languages
def test_what_cannot_be_seen_is_shown(language: str) -> None:
    said = []
    for sign in ("\u00a0", "\u200b", "\u3000", "\u2028", "\t", "\x07"):
        text = RIGHT[language].replace("4), ", "4),").replace(" – ", f" –{sign}", 1)
        (finding,) = check_text([text], "page").findings
        said.append(finding.diagnostic(language).message)
        assert f"<U+{ord(sign):04X}>" in said[-1], repr(said[-1])
        assert all(shown.isprintable() for shown in said[-1])
    text = RIGHT[language].replace(": ", ":\u00a0", 1)
    (finding,) = check_text([text], "page").findings
    assert "<U+00A0>" in finding.diagnostic(language).message


@languages
@pytest.mark.parametrize(
    "text",
    [
        "Tiles: [1|4], [1|4]. Joins: none. Legal joining points: none.",
        "Tiles: [1|4], [2|3]. Joins: none. Legal joining points: none.",
        "Tiles: [1|4], [2|3]. Joins: . Legal joining points: none.",
        RIGHT["en"].replace(".", "．"),
        RIGHT["en"].replace("–", "-", 1),
        RIGHT["en"].replace("Joins", "Joіns"),  # a Cyrillic letter: no label, so it is broken off
        RIGHT["ko"].removesuffix("."),
        RIGHT["ja"].replace("; ", ";  "),
    ],
)
def test_expected_and_found_never_look_alike(text: str, language: str) -> None:
    findings = check_text([text], "page").findings
    assert findings
    for finding in findings:
        said = finding.diagnostic(language).message
        sides = [
            side.split(":", 1)[-1].split("：", 1)[-1].strip() for side in said.split(" · ")[-2:]
        ]
        assert len(sides) == 2
        assert sides[0] != sides[1], said
        assert len(said) < 900


def test_the_projects_own_texts_have_no_findings() -> None:
    texts = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")]
    texts += sorted((ROOT / "docs").rglob("*.md"))
    assert len(texts) > 20
    said = [
        finding.diagnostic("en").message for text in texts for finding in check_file(text).findings
    ]
    assert said == []
    assert check_file(ROOT / "README.md").found == 1, "the quoted line of words is read"


ENCODINGS = {"utf-16": None, "utf-32": None, "utf-8-sig": None}


@languages
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_files_with_a_mark_are_read(encoding: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    page.write_bytes(f"a\r\n{WRONG[language]}\r\n".encode(encoding))
    checked = check_file(page)
    assert checked.found == 1
    assert [finding.line for finding in checked.findings] == [2]


@pytest.mark.parametrize(
    ("language", "encoding", "name"),
    [
        ("ja", "shift_jis", "Shift_JIS"),
        ("ja", "cp932", "Shift_JIS"),
        ("ja", "euc_jp", "EUC-JP"),
        ("ja", "iso2022_jp", "ISO-2022-JP"),
        ("ko", "euc_kr", "EUC-KR"),
        ("ko", "cp949", "EUC-KR"),
        ("ko", "utf-16-le", "UTF-16LE"),
        ("ja", "utf-16-be", "UTF-16BE"),
        ("en", "utf-16-le", "UTF-16LE"),
    ],
)
def test_other_encodings_are_named(language: str, encoding: str, name: str, tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    text = (ROOT / "tests/engine/customer_lines.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith(LABELS[language][0])]
    page.write_bytes("\n".join(lines or [RIGHT["en"]]).replace("–", "―").encode(encoding))
    with pytest.raises(NotText) as caught:
        check_file(page)
    assert (caught.value.why, caught.value.encoding) == (Unfit.ENCODED, name)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0", Unfit.BINARY),
        (b"text\0text", Unfit.BINARY),
        (b"\xff\xfe\x00\xd8x\x00", Unfit.BINARY),
        ("Schnürung".encode("latin-1"), Unfit.UNKNOWN),
        (bytes(range(128, 256)), Unfit.UNKNOWN),
        (b"\xff\xfe", None),
        (b"", None),
    ],
)
def test_what_is_no_text_is_told(data: bytes, why: Unfit | None, tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    page.write_bytes(data)
    if why is None:
        assert check_file(page).findings == ()
        return
    with pytest.raises(NotText) as caught:
        check_file(page)
    assert caught.value.why is why


@pytest.mark.skipif(sys.platform == "emscripten", reason="its files lie in memory")
def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    page = tmp_path / "page.txt"
    with page.open("wb") as file:
        file.truncate(1_000_000_000)  # takes no room on the disk
    with pytest.raises(NotText) as caught:
        check_file(page)
    assert caught.value.why is Unfit.LARGE
    page.write_bytes(b"1 + 1 = 2, " * (MOST_BYTES // 1000))
    assert check_file(page).sums == MOST_BYTES // 1000


@pytest.mark.slow
@pytest.mark.parametrize("piece", PAGES)
def test_a_long_text_is_read_to_its_end(piece: str, many: int) -> None:
    """Each took minutes, or hours; `bench -- long-texts` measures how the time grows."""
    findings = check_text(page_of(piece, many), "page.txt").findings
    assert len(findings) == PAGES[piece] * many + 1
