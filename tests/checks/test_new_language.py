"""A language is its catalogs and nothing else: one made by a program is spoken, checked, built and offered."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from checks.catalogs import Catalogs
from checks.lesson_answers import languages as answered
from checks.pages import Pages
from checks.terms import terms_in
from publishing import ROOT
from publishing.languages import NAMES, SOURCE, names_in
from tests.checks.pseudo import CODE, NAME, accented, write_language
from tests.tutorials.sample import LESSON

SOURCES = ("checks", "engine", "publishing", "docs/_ext", "docs/_static", "docs/_templates")
FILES = ("docs/conf.py", "requirements.lock")
PAGES = {
    "index": "# Book\n\n```{toctree}\nblock\nplay\nlearn/index\nchecked\nauthors\nlicences\n"
    "architecture\npractice\n```\n",
    "authors": "# Authors\n\nNobody.\n",
    "licences": "# Licences\n\nNone.\n",
    "architecture": "# Architecture\n\nNone.\n",
    "practice": "# Practice\n\nNone.\n",
    "checked": "# Checked\n\n:::{checked}\n:::\n",
    "learn/index": "# Learn\n\n:::{course}\n:::\n",
    "learn/first": "# First\n\n:::{lesson} first\n:::\n",
    "block": """\
---
game: block
---
# Block

One set has {rule}`block tiles = 28` tiles, from {tile}`[0|0] lowest block` to {tile}`[6|6] highest block`.

::::{diagram} block
:name: equal-pips

Equal pips join

:::{step} [1|4]
:open: 1 4
:refuses: [2|3] no-match
{tile}`[1|4] placed` asks for a {end}`1` and a {end}`4`. {tile}`[2|3] refused` has neither.
:::

:::{step} [1|4] [1|1]@1
:open: 1 4
{tile}`[1|1] placed` joins {tile}`[1|4] joined`, and asks for a {end}`1` and a {end}`4` again.
:::
::::
""",
    "play": """\
---
game: block
---
# Play

:::{practice}
:name: practice
A table
:::

:::{calculator} block
:name: calculator
:players: 3
:hands: 3 / 7 / 8
:sum: 7 + 8 − 3 = 12
:winner: 1
Settle a round
:::

:::{options-table}
:::
""",
}
LINE = "[1|4] [1|1]@1"


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project with all the code, whose catalogs are those of the language and no others."""
    root = tmp_path_factory.mktemp("home").resolve()
    for name in SOURCES:
        ignore = shutil.ignore_patterns("__pycache__", "locale")
        shutil.copytree(ROOT / name, root / name, ignore=ignore)
    for name in FILES:
        shutil.copyfile(ROOT / name, root / name)
    texts = {f"docs/{name}.md": text for name, text in PAGES.items()}
    texts |= {
        "tutorials/course.toml": 'lessons = ["first"]\n',
        "tutorials/first.toml": LESSON.replace("at the", "beside"),
    }
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    (root / "build" / "board").mkdir(parents=True)
    Pages(root, root / "build", SOURCE).read()
    Catalogs(root, root / "build" / "templates").prepare()
    write_language(root / "build" / "templates", root / "locales")
    run(root, "-m", "checks", "--affirm")
    return root


def run(root: Path, *command: str, code: int = 0) -> str:
    """What a command of the project prints, run as its jobs run it; `code` is its exit code."""
    paths = os.pathsep.join(str(root / place) for place in ("engine", "docs/_ext", "."))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_it_is_checked_as_the_source_is(spoken: Path) -> None:
    report = json.loads(run(spoken, "-m", "checks", "--format", "json"))
    assert report["diagnostics"] == []
    assert list(report["totals"]) == [SOURCE, CODE]
    assert report["totals"][CODE] == report["totals"][SOURCE] > 0
    # Of what no catalog can say, the check says that it does not look at it.
    assert {one["language"] for one in report["unjudged"]} == {CODE}
    assert any("numbers in words" in one["what"] for one in report["unjudged"])
    assert any("the words that turn a rule" in one["what"] for one in report["unjudged"])


def test_a_slip_in_it_is_found(spoken: Path) -> None:
    catalog = spoken / "locales" / CODE / "LC_MESSAGES" / "block.po"
    right = catalog.read_text("utf-8")
    catalog.write_text(right.replace("[1|1] placed` jóíñš", "[1|2] placed` jóíñš"), "utf-8")
    try:
        said = run(spoken, "-m", "checks", code=1)
    finally:
        catalog.write_text(right, "utf-8")
    assert re.search(rf"LC_MESSAGES/block\.po:\d+: \[{CODE}\] placed: ", said), said


def test_the_engine_speaks_and_reads_it(spoken: Path) -> None:
    run(spoken, "engine/hatch_build.py")
    said = run(spoken, "-m", "openends", "say", "--lang", CODE, LINE)
    assert said.startswith(accented("Tiles: "))
    text = spoken / "said.txt"
    text.write_text(said, "utf-8")
    run(spoken, "-m", "openends", "check", str(text))
    text.write_text(said.replace("[1|1]", "[1|2]", 1), "utf-8")
    assert "said.txt:1: " in run(spoken, "-m", "openends", "check", str(text), code=1)


def test_it_is_built_and_offered(spoken: Path) -> None:
    run(spoken, "engine/hatch_build.py")
    build = f"from publishing import editions, front; editions.build({CODE!r}); front.write()"
    run(spoken, "-c", build)
    site = spoken / "build" / "site"
    page = (site / CODE / "play.html").read_text("utf-8")
    for words in ("Begin the match", "Left in the hands", "Match target", "thoughtful", "Block"):
        assert accented(words) in page, words
    assert f'data-language="{CODE}" aria-current="true">{NAME}</a>' in page
    front = (site / "index.html").read_text("utf-8")
    assert f"English · {NAME}" in front
    assert f'<a href="{CODE}/index.html"' in front
    assert accented("The rules of dominoes, with examples you can play.") in front
    assert accented("There is no page at this address.") in (site / "404.html").read_text("utf-8")


def name_only(locales: Path, code: str, name: str) -> None:
    folder = locales / code / "LC_MESSAGES"
    folder.mkdir(parents=True)
    catalog = f'msgctxt "name of this language"\nmsgid "English"\nmsgstr "{name}"\n'
    (folder / "front.po").write_text(catalog, "utf-8")


def test_names_come_in_their_order_whatever_the_codes(tmp_path: Path) -> None:
    for code, name in {"zh": "中文", "aa": "한국어", "ko": "日本語", "fr": "Français"}.items():
        name_only(tmp_path, code, name)
    (tmp_path / "__pycache__").mkdir()
    assert list(names_in(tmp_path).items()) == [
        ("en", "English"),
        ("fr", "Français"),
        ("aa", "한국어"),
        ("zh", "中文"),
        ("ko", "日本語"),
    ]


def test_a_language_without_a_name_is_called_by_its_code(tmp_path: Path) -> None:
    (tmp_path / "eo" / "LC_MESSAGES").mkdir(parents=True)
    name_only(tmp_path, "fr", 'Fran" no catalog')
    name_only(tmp_path, "sv", "")
    assert names_in(tmp_path) == {"en": "English", "eo": "eo", "fr": "fr", "sv": "sv"}


def test_the_languages_of_the_book() -> None:
    assert dict(NAMES) == {"en": "English", "ko": "한국어", "ja": "日本語"}
    assert answered() >= {"ko", "ja"}


def test_a_term_has_its_words_in_all_languages_of_the_glossary() -> None:
    whole = '[[term]]\nname = "tile"\nsource = "tile"\nko = ["타일"]\n'
    half = '[[term]]\nname = "half"\nsource = "half"\n'
    assert terms_in(whole)[0].words == {"ko": ("타일",)}
    with pytest.raises(ValueError, match="the term 'half' needs its words in ko"):
        terms_in(whole + half)
