"""The command line: check and say."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from openends.cli import main
from openends.version import VERSION

processes = pytest.mark.skipif(sys.platform == "emscripten", reason="no processes in WebAssembly")
ROOT = Path(__file__).parents[2]
LINES = Path(__file__).with_name("customer_lines.txt")


def test_check_counts_what_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(LINES)]) == 0
    out = capsys.readouterr().out
    assert out.splitlines() == [
        "Sums found: 0. Right: 0.",
        "Lines of words found: 14. Matching the engine: 14.",
    ]


def test_check_reports_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = LINES.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("타일: [1|4]. "))
    lines[number] = lines[number].replace("(높은 끝, 4)", "(높은 끝, 5)")
    page = tmp_path / "page.txt"
    page.write_text("\n".join(lines), "utf-8")
    assert main(["check", str(page)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == [
        f"{page}:{number + 1}: open end expected: [1|4] (높은 끝, 4) · found: [1|4] (높은 끝, 5)",
        "Sums found: 0. Right: 0.",
        "Lines of words found: 14. Matching the engine: 13.",
    ]


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes("Schnürung".encode("latin-1"))
    missing = tmp_path / "missing.txt"
    assert main(["check", str(latin), str(missing), str(tmp_path), str(LINES)]) == 2
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        "Files that could not be read: 3",
        "Sums found: 0. Right: 0.",
        "Lines of words found: 14. Matching the engine: 14.",
    ]
    errors = shown.err.splitlines()
    assert errors[0] == f"{latin}: not a text in UTF-8: byte 5 cannot be read"
    assert errors[1].startswith(f"{missing}: cannot be read: ")
    assert errors[2] == f"{tmp_path}: cannot be read: it is a folder. Name the files in it."


def test_other_encodings_and_what_is_no_text_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.txt"
    page.write_bytes("타일: [1|4]. 연결: 없음.".encode("euc-kr"))
    assert main(["check", str(page)]) == 2
    assert capsys.readouterr().err == (
        f"{page}: not a text in UTF-8 but in EUC-KR. Convert it first:"
        f" iconv -f EUC-KR -t UTF-8 {page}\n"
    )
    page.write_bytes(b"text\0text")
    assert main(["check", str(page)]) == 2
    assert capsys.readouterr().err == f"{page}: not a text: byte 5 stands in no text\n"


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_line_ends_and_marks_do_not_matter(
    ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.txt"
    text = "\ufeff" + ending.join(LINES.read_text("utf-8").splitlines())
    page.write_bytes(text.encode("utf-8"))
    assert main(["check", str(page)]) == 0
    assert "14. Matching" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        (
            "ko",
            "[0|0]",
            "타일: [0|0]. 연결: 없음. 가능한 연장 연결 지점: [0|0] (직선 A, 0); [0|0] (직선 B, 0).",
        ),
        (
            "ja",
            "[0|0]",
            "牌: [0|0]. 接続: なし. 合法な接続位置: [0|0] (直線側A, 0); [0|0] (直線側B, 0).",
        ),
        (
            "en",
            "[0|0]",
            "Tiles: [0|0]. Joins: none."
            " Legal joining points: [0|0] (straight A, 0); [0|0] (straight B, 0).",
        ),
    ],
)
def test_say(language: str, line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "--lang", language, line]) == 0
    assert capsys.readouterr().out == said + "\n"


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("[1|4] [0|3]@1", "At character 7: [0|3] has no half that matches there. Needed: 1."),
        (
            "[1|4] [0|3",
            'Cannot read "[1|4] [0|3" at character 11. Expected: a tile such as [1|4]. Found: "".',
        ),
    ],
)
def test_say_refuses(line: str, error: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", line]) == 1
    assert capsys.readouterr().err == error + "\n"


@pytest.fixture
def wrong_page(tmp_path: Path) -> Path:
    """A page with a wrong sum in its second line."""
    page = tmp_path / "page.txt"
    page.write_text("fine: 1 + 1 = 2\nwrong: 7 + 8 − 3 = 13\n", "utf-8")
    return page


def test_sums_are_checked_too(wrong_page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(wrong_page)]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        f"{wrong_page}:2: sum expected: 7 + 8 − 3 = 12 · found: 7 + 8 − 3 = 13",
        "Sums found: 2. Right: 1.",
    ]


def test_json(wrong_page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--format", "json", str(wrong_page), "gone.txt"]) == 2
    report = json.loads(capsys.readouterr().out)
    finding, unread = report["diagnostics"]
    assert (finding["path"], finding["line"], finding["column"]) == (str(wrong_page), 2, 8)
    assert (finding["code"], finding["expected"]) == ("sum", "7 + 8 − 3 = 12")
    assert report["sums"] == {"found": 2, "right": 1}
    assert (unread["path"], unread["code"]) == ("gone.txt", "unread")
    assert report["openends"] == VERSION


def test_sarif(wrong_page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--format", "sarif", str(wrong_page), "gone.txt"]) == 2
    report = json.loads(capsys.readouterr().out)
    assert report["version"] == "2.1.0"
    (run,) = report["runs"]
    assert [result["ruleId"] for result in run["results"]] == ["sum", "unread"]
    assert run["columnKind"] == "unicodeCodePoints"
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place["region"] == {"startLine": 2, "startColumn": 8}
    assert {rule["id"] for rule in run["tool"]["driver"]["rules"]} == {"sum", "unread"}


@pytest.mark.parametrize("name", ["내 책/a b.txt", "a%20b#c?.txt", "c:d.txt", "말/[1].txt"])
def test_addresses_in_sarif_are_addresses(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    page = Path(name)
    page.parent.mkdir(exist_ok=True)
    page.write_text("1 + 1 = 3", "utf-8")
    for path in (page, page.absolute()):
        assert main(["check", "--format", "sarif", str(path)]) == 1
        (result,) = json.loads(capsys.readouterr().out)["runs"][0]["results"]
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert re.fullmatch(r"(?:[\w.~/-]|%[0-9A-F]{2})+", uri.removeprefix("file://"), re.ASCII)
        assert unquote(urlsplit(uri).path) == path.as_posix()


@processes
def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "openends", "say", "[1|4]"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Tiles: [1|4].")


PATHS = os.pathsep.join(str(ROOT / place) for place in ("engine", "docs/_ext"))
"""Where the jobs of noxfile.py have a command find the project's packages."""


def run(*arguments: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "openends", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, check=False, **options)


@processes
def test_an_output_without_the_characters_gets_them_escaped(wrong_page: Path) -> None:
    plain = os.environ | {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = run("check", str(wrong_page), env=plain, stdout=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (1, b"")
    assert rb"7 + 8 \u2212 3 = 12" in done.stdout


@processes
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_output_that_cannot_be_written_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = run("say", "[1|4]", stdout=full)
    assert done.returncode == 2
    assert done.stderr.startswith(b"The output cannot be written: ")
    assert b"Traceback" not in done.stderr


@processes
@pytest.mark.parametrize("program", ["openends", "course", "checks"])
@pytest.mark.parametrize("lost", ["closed", "full", "pipe"])
def test_output_that_is_lost_is_no_success(program: str, lost: str) -> None:
    command = f'"{sys.executable}" -m {program} --help'
    ways = {
        "closed": f"{command} >&-",
        "full": f"{command} >/dev/full",
        "pipe": f"{{ {command}; echo $? >&2; }} | :",
    }
    if lost == "full" and not Path("/dev/full").exists():
        pytest.skip("needs a device that is always full")
    if program != "openends":
        pytest.importorskip("sphinx", reason="needs what the site is built with")
    shell = ["bash", "-c", ways[lost]]
    for unbuffered in ("", "1"):
        done = subprocess.run(
            shell,
            stderr=subprocess.PIPE,
            check=False,
            cwd=ROOT,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered, "PYTHONPATH": PATHS},
        )
        if lost == "pipe":
            # The pipe may close after all was written: then nothing was lost.
            assert done.stderr.strip() in (b"0", b"2")
        else:
            assert done.returncode == 2
            assert done.stderr.startswith(b"The output cannot be written: ")
        assert b"Traceback" not in done.stderr
        assert b"Exception ignored" not in done.stderr


@processes
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device without an end")
def test_a_file_without_an_end_is_told(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["bash", "-c", f'exec yes "1 + 1 = 2" >"{pipe}"']) as endless:
        done = run("check", "/dev/zero", str(pipe), stdout=subprocess.PIPE)
        endless.wait(timeout=60)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == [
        f"{path}: too large to be read: more than 16,000,000 bytes" for path in ("/dev/zero", pipe)
    ]


def test_an_interruption_ends_it_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("openends.cli.duel.run", interrupted)
    assert main(["duel", "heavy", "random", "--rounds", "2"]) == 130
    assert capsys.readouterr() == ("", "")
