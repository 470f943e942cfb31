"""Building the pages: only what changed, never past a warning, nothing left of pages that are gone."""

import os
from pathlib import Path

import pytest

from publishing import editions
from publishing.languages import NAMES
from publishing.progress import Failed

CONFIGURATION = 'project = "Small"\nextensions = ["myst_parser"]\nhtml_theme = "basic"\n'
INDEX = "# Index\n\n```{toctree}\nblock\n```\n"


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project in the place of docs/."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "conf.py").write_text(CONFIGURATION, "utf-8")
    (docs / "index.md").write_text(INDEX, "utf-8")
    (docs / "block.md").write_text("# Block\n\nText.\n", "utf-8")
    monkeypatch.setattr(editions, "DOCS", docs)
    monkeypatch.setattr(editions, "SITE", tmp_path / "site")
    monkeypatch.setattr(editions, "BUILD", tmp_path / "build")
    monkeypatch.setattr(editions, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(editions, "ROOT", tmp_path)
    monkeypatch.setattr(editions, "ENGINE", (tmp_path / "engine" / "openends",))
    return docs


def test_it_is_built_once_and_again_only_after_a_change(pages: Path) -> None:
    assert "built in" in editions.build("en")
    assert editions.build("en") == "en: up to date"
    (pages / "block.md").write_text("# Block\n\nOther text.\n", "utf-8")
    assert "built in" in editions.build("en")
    assert "Other text" in (pages.parent / "site" / "en" / "block.html").read_text("utf-8")


def test_a_warning_stops_it_every_time(pages: Path) -> None:
    editions.build("en")
    (pages / "block.md").write_text("# Block\n\n[nowhere](#nowhere)\n", "utf-8")
    for _ in range(2):  # Sphinx alone would not read the page a second time, and pass
        with pytest.raises(Failed, match=r"block\.md:3"):
            editions.build("en")
    (pages / "block.md").write_text("# Block\n\nMended.\n", "utf-8")
    assert "built in" in editions.build("en")


def test_every_language_that_failed_is_told(pages: Path) -> None:
    (pages / "block.md").write_text("# Block\n\n[nowhere](#nowhere)\n", "utf-8")
    with pytest.raises(Failed) as told:
        editions.build_all()
    for language in NAMES:
        assert f"{language}: the pages could not be built" in str(told.value)


def test_nothing_is_left_of_a_page_that_is_gone(pages: Path) -> None:
    editions.build("en")
    (pages / "block.md").unlink()
    (pages / "index.md").write_text("# Index\n", "utf-8")
    editions.build("en")
    assert not (pages.parent / "site" / "en" / "block.html").exists()


SOURCES = (
    "docs/block.md",
    "docs/conf.py",
    "docs/_ext/rulebook/claims/judging.py",
    "docs/_ext/rulebook/diagram/step.html",
    "docs/_templates/page.html",
    "docs/_static/site.css",
    "engine/openends/rules.py",
    "locales/ko/LC_MESSAGES/block.po",
    "locales/ko/LC_MESSAGES/openends.po",
    "locales/ko/LC_MESSAGES/rulebook.po",
    "locales/ko/LC_MESSAGES/sphinx.po",
    "locales/ko/LC_MESSAGES/sphinx.js",
    "locales/ko/LC_MESSAGES/learn/blanks.po",
    "publishing/policy.py",
    "requirements.lock",
    "tutorials/blanks.toml",
    "build/checked.json",
    "build/board/board.js",
)


@pytest.mark.parametrize("name", SOURCES)
def test_a_page_is_up_to_date_only_with_all_that_it_is_made_from(pages: Path, name: str) -> None:
    path = pages.parent / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("# 1\n", "utf-8")
    before, date = editions.state("ko"), path.stat()
    path.write_text("# 2\n", "utf-8")  # as long, and with the same date
    os.utime(path, ns=(date.st_atime_ns, date.st_mtime_ns))
    assert editions.state("ko") != before


def test_the_words_around_a_page_and_the_titles_in_it_are_those_of_now(pages: Path) -> None:
    (pages / "_templates").mkdir()
    (pages / "_templates" / "layout.html").write_text(
        '{% extends "!layout.html" %}{% block footer %}{{ _("Round") }}{% endblock %}', "utf-8"
    )
    (pages / "conf.py").write_text(f'{CONFIGURATION}templates_path = ["_templates"]\n', "utf-8")
    catalogs = pages.parent / "locales" / "ko" / "LC_MESSAGES"
    catalogs.mkdir(parents=True)
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    for round_, title in (("라운드", "블록"), ("판국", "막기")):
        for name, source, target in (("sphinx", "Round", round_), ("block", "Block", title)):
            path = catalogs / f"{name}.po"
            path.write_text(f'{head}msgid "{source}"\nmsgstr "{target}"\n', "utf-8")
            os.utime(path, (1, 1))
        editions.build("ko")
        for name in ("index", "block"):
            page = (pages.parent / "site" / "ko" / f"{name}.html").read_text("utf-8")
            assert round_ in page
            assert title in page
    assert not list(catalogs.rglob("*.mo"))
