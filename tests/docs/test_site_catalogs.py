"""The check of the catalogs finds each kind of fault, at its line, and writes nothing."""

from pathlib import Path

import pytest

from publishing.catalogs.comparing import KINDS, compare, twice
from publishing.catalogs.extraction import extract_code, tidied

TEMPLATE = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#: docs/block.md:1
msgid "A line of dominoes"
msgstr ""

#: docs/block.md:3
msgid "100% of all tiles"
msgstr ""
"""
GOOD = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

msgid "A line of dominoes"
msgstr "도미노의 줄"

msgid "100% of all tiles"
msgstr "모든 타일"
"""


def findings(tmp_path: Path, catalog: str | None, name: str = "block") -> list[str]:
    """What the check says of a catalog beside the template above."""
    templates, locales = tmp_path / "pot", tmp_path / "locales"
    folder = locales / "ko" / "LC_MESSAGES"
    templates.mkdir(exist_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    (templates / "block.pot").write_text(TEMPLATE, "utf-8")
    if catalog is not None:
        (folder / f"{name}.po").write_text(catalog, "utf-8")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    found = [finding.told(folder) for finding in compare(templates, locales, ("ko",))]
    assert before == {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    return found


def test_a_true_catalog_has_no_finding(tmp_path: Path) -> None:
    assert findings(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("catalog", "told"),
    [
        (None, "block.po:1: missing: the whole catalog"),
        (GOOD.replace("도미노의 줄", '도미노의" 줄'), "block.po:7: unreadable: a text in quotation marks"),
        (GOOD.replace('줄"', "줄"), "block.po:7: unreadable: a text in quotation marks"),
        (GOOD + "<<<<<<< HEAD\n", "block.po:11: unreadable: a text in quotation marks"),
        ("\ufeff" + GOOD.lstrip(), "block.po:1: unreadable: a text in quotation marks"),
        (GOOD.replace("utf-8", "no-such"), "block.po:1: unreadable: unknown encoding: no-such"),
        (GOOD + '\nmsgid "More"\n', "block.po:12: unreadable: missing msgstr for msgid 'More'"),
        (
            GOOD.replace('msgstr "모든', 'msgid_plural "All"\nmsgstr[0] "모든'),
            "block.po:9: stale: 100% of all tiles",
        ),
        (GOOD.replace('msgid "A line', 'msgid "Two lines'), "block.po:6: stale: Two lines of dominoes"),
        (GOOD.replace('msgid "A line', '#, fuzzy\nmsgid "A line'), "block.po:7: fuzzy: A line of dominoes"),
        (GOOD.replace("도미노의 줄", ""), "block.po:6: untranslated: A line of dominoes"),
        (GOOD + '\n#~ msgid "An old one"\n#~ msgstr "옛것"\n', "block.po:12: obsolete: An old one"),
        (GOOD.split('msgid "100%')[0], "block.po:1: missing: 100% of all tiles"),
    ],
)  # fmt: skip
def test_each_kind_is_found_at_its_line(tmp_path: Path, catalog: str | None, told: str) -> None:
    found = findings(tmp_path, catalog)
    assert any(one.startswith(told) for one in found), found
    assert told.split(": ")[1] in KINDS
    assert len(found) == 2 if "stale" in told else len(found) == 1  # what is stale is also missing


def test_a_catalog_without_a_page_is_an_orphan(tmp_path: Path) -> None:
    assert "draw.po:1: orphan: draw" in findings(tmp_path, GOOD, "draw")


def test_the_words_of_code_are_extracted(tmp_path: Path) -> None:
    code = tmp_path / "code"
    code.mkdir()
    (code / "words.py").write_text(
        'a = _("one")\nb = N_("two {x}")\nc = ngettext("tile", "tiles", 2)\nd = gettext("100% of")\n',
        "utf-8",
    )
    extract_code("words", [code], tmp_path, root=tmp_path)
    text = (tmp_path / "words.pot").read_text("utf-8")
    for message in ("one", "two {x}", "tile", "100% of"):
        assert f'msgid "{message}"' in text
    assert "#: code/words.py:1" in text
    assert "python-format" not in text


def test_templates_hold_neither_dates_nor_places_of_a_machine() -> None:
    made = 'SOME TITLE\n#, fuzzy\nmsgid ""\nmsgstr ""\n"POT-Creation-Date: 2031"\n\n#: ../../docs/a.md:1\nmsgid "a"\n'
    text = tidied(made, "../..")
    assert "2031" not in text
    assert "SOME TITLE" not in text
    assert "#: docs/a.md:1" in text


def test_a_message_that_stands_twice_is_told_at_both_places(tmp_path: Path) -> None:
    path = tmp_path / "page.po"
    entry = 'msgid "Use [0|3]."\nmsgstr "[0|3]을 쓰세요."\n'
    path.write_text(
        f'msgid ""\nmsgstr ""\n\n{entry}\nmsgid "Other."\nmsgstr "다른 것."\n\n{entry}', "utf-8"
    )
    assert twice(path) == [(4, "Use [0|3]."), (10, "Use [0|3].")]
