"""Scripts and style sheets carry the hash of what is in them: a page never loads another build's."""

import re
from pathlib import Path

import pytest

from publishing import SITE, fingerprints

PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
PAGE = """<link rel="stylesheet" href="_static/a.css?v=0f3a0f3a" />
<script src="_static/b.js"></script><script src="index.js"></script>
<script src="https://example.org/c.js"></script><link rel="icon" href="_static/i.svg">
<a href="_static/b.js">b</a>"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "_static").mkdir()
    (tmp_path / "part").mkdir()
    (tmp_path / "_static" / "a.css").write_text("a", "utf-8")
    (tmp_path / "_static" / "b.js").write_text("b", "utf-8")
    (tmp_path / "index.js").write_text("index", "utf-8")
    (tmp_path / "page.html").write_text(PAGE, "utf-8")
    inner = PAGE.replace("_static/", "../_static/").replace('"index.js', '"../index.js')
    (tmp_path / "part" / "page.html").write_text(inner, "utf-8")
    return tmp_path


def loaded(page: Path) -> list[str]:
    return re.findall(r'(?:src|href)="([^"]+)"', page.read_text("utf-8"))


def test_what_a_page_loads_has_its_hash_in_its_name(folder: Path) -> None:
    fingerprints.put(folder)
    style, script, index, *others = loaded(folder / "page.html")
    assert re.fullmatch(r"_static/a\.[0-9a-f]{12}\.css", style)
    assert re.fullmatch(r"_static/b\.[0-9a-f]{12}\.js", script)
    assert [(folder / name).read_text("utf-8") for name in (style, script, index)] == [
        "a",
        "b",
        "index",
    ]
    assert others == ["https://example.org/c.js", "_static/i.svg", "_static/b.js"]
    assert loaded(folder / "part" / "page.html")[:2] == [f"../{style}", f"../{script}"]
    assert (folder / "index.js").is_file(), "Sphinx reads the index of the search again"
    assert not (folder / "_static" / "b.js").exists()


def test_done_again_it_is_the_same(folder: Path) -> None:
    fingerprints.put(folder)
    first = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    fingerprints.put(folder)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == first


def test_a_page_that_was_not_written_again_loads_the_new_script(folder: Path) -> None:
    fingerprints.put(folder)
    _, before, *_ = loaded(folder / "page.html")
    (folder / "_static" / "b.js").write_text("new", "utf-8")
    fingerprints.put(folder)
    _, after, *_ = loaded(folder / "page.html")
    assert after != before
    assert (folder / after).read_text("utf-8") == "new"
    assert not (folder / before).exists()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_of_the_site_names_content(name: str) -> None:
    html = (SITE / name).read_text("utf-8")
    scripts = re.findall(r'<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:css|js)[^"]*)"', html)
    assert scripts
    assert [script for script in scripts if fingerprints.plain(script) == script] == []
