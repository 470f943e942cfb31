"""Building the pages: only what changed, never past a warning, nothing left of pages that are gone."""

from pathlib import Path

import pytest

from publishing import editions
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
    for language in ("en", "ko", "ja"):
        assert f"{language}: the pages could not be built" in str(told.value)


def test_nothing_is_left_of_a_page_that_is_gone(pages: Path) -> None:
    editions.build("en")
    (pages / "block.md").unlink()
    (pages / "index.md").write_text("# Index\n", "utf-8")
    editions.build("en")
    assert not (pages.parent / "site" / "en" / "block.html").exists()
