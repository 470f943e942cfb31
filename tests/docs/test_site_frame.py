"""Furo's page made to fit, and the addresses of the editions."""

import pytest

from publishing import front
from site_frame.context import editions
from site_frame.furo import FuroChanged, fit, without_next

LABELS = dict.fromkeys(
    (
        "sidebar",
        "contents",
        "panels",
        "toggle_sidebar",
        "toggle_contents",
        "toggle_part",
        "toggle_theme",
    ),
    "LABEL",
)


def test_a_furo_that_writes_something_else_stops_the_build() -> None:
    with pytest.raises(FuroChanged, match=r"mend docs/_ext/site_frame/furo\.py"):
        fit("<body>new Furo</body>", script="theme.js", before_main="", labels=LABELS)


def test_the_next_page_is_not_named_in_the_head() -> None:
    links = '<link rel="search" href="search.html"><link rel="next" title="Draw" href="draw.html">'
    assert without_next(links) == '<link rel="search" href="search.html">'
    with pytest.raises(FuroChanged):
        without_next("<link href='draw.html' rel='next'>")


def test_editions_are_relative_until_the_site_has_an_address() -> None:
    here = {page.code: page for page in editions("ko", "a/b", ".html", to_root="../", site_url="")}
    assert here["ja"].href == here["ja"].address == "../../ja/a/b.html"
    assert [code for code, page in here.items() if page.current] == ["ko"]

    address = "https://example.org/dominoes/"
    pages = editions("ko", "a/b", ".html", to_root="../", site_url=address)
    there = {page.code: page for page in pages}
    assert there["ja"].href == "../../ja/a/b.html"
    assert there["ja"].address == "https://example.org/dominoes/ja/a/b.html"


def test_front_pages_know_where_the_site_is_published(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path_factory.mktemp("site")
    (site / "en").mkdir()
    (site / "en" / "block.html").touch()
    monkeypatch.setattr(front, "SITE", site)

    monkeypatch.delenv("OPENENDS_SITE_URL", raising=False)
    front.write()
    assert 'href="/ko/index.html"' in (site / "404.html").read_text("utf-8")
    assert 'href="ko/index.html"' in (site / "index.html").read_text("utf-8")
    assert not (site / "sitemap.xml").exists()

    monkeypatch.setenv("OPENENDS_SITE_URL", "https://example.org/dominoes")
    front.write()
    assert 'href="/dominoes/ko/index.html"' in (site / "404.html").read_text("utf-8")
    assert "https://example.org/dominoes/en/block.html" in (site / "sitemap.xml").read_text("utf-8")
