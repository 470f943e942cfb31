"""The licences of all that is served are served with it, and a page lists them."""

import re
from html import unescape
from pathlib import Path

import pytest

from publishing import SITE, licences
from publishing.fingerprints import plain
from publishing.languages import NAMES
from publishing.progress import Failed


def test_every_file_of_the_site_is_our_own_or_of_a_work_with_a_licence() -> None:
    assert list(licences.unaccounted(SITE, licences.collect())) == []


def test_a_file_of_nobody_is_named(tmp_path: Path) -> None:
    (tmp_path / "en" / "_static").mkdir(parents=True)
    (tmp_path / "en" / "_static" / "foreign.js").touch()
    (tmp_path / "en" / "_static" / "basic.0f3a0f3a0f3a.css").touch()
    with pytest.raises(Failed, match=r"\n  en/_static/foreign\.js$"):
        licences.write(tmp_path)


def test_every_work_is_in_some_file_of_the_site() -> None:
    names = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()]
    for work in licences.collect():
        only = [one for one in licences.collect() if one.name == work.name]
        served = set(names) - set(licences.unaccounted(SITE, only))
        assert served, work.name
        for pattern in work.files:
            as_regex = re.compile(re.escape(pattern).replace(r"\*", ".*"))
            names_now = [plain(name) for name in names]
            assert any(as_regex.fullmatch(name) for name in names_now), f"{work.name}: {pattern}"


@pytest.mark.parametrize("language", NAMES)
def test_the_page_lists_each_work_with_version_licence_and_text(language: str) -> None:
    page = SITE / language / "licences.html"
    rows = re.findall(r"<tr.*?</tr>", page.read_text("utf-8"), re.DOTALL)[1:]
    works = licences.collect()
    assert len(rows) == len(works)
    for row, work in zip(rows, works, strict=True):
        told = [unescape(cell) for cell in re.findall(r">([^<>]+)</(?:p|a)>", row)]
        assert told == [work.name, work.version, work.licence]
        links = re.findall(r'href="([^"]+)"', row)
        assert links == [link for link in (work.home, f"../{work.file}") if link]
        assert (page.parent / links[-1]).resolve().read_text("utf-8") == work.text


@pytest.mark.parametrize("language", NAMES)
def test_every_page_leads_to_the_licences(language: str) -> None:
    for page in (SITE / language).rglob("*.html"):
        href = re.search(r'<p class="licences"><a href="([^"]+)"', page.read_text("utf-8"))
        assert href, page
        assert (page.parent / href[1].replace("#", page.name)).resolve() == (
            SITE / language / "licences.html"
        ), page


def test_a_text_that_is_missing_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "idiomorph").mkdir()
    (tmp_path / "idiomorph" / "package.json").write_text('{"version": "1"}', "utf-8")
    (tmp_path / "pyodide").symlink_to(licences.NODE / "pyodide")
    monkeypatch.setattr(licences, "NODE", tmp_path)
    with pytest.raises(Failed, match=r"licence of idiomorph should be in .*LICENSE, and is not"):
        licences.collect()


def test_a_text_of_another_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(licences.SAYS, "MPL-2.0", "Mozilla Public License Version 3.0")
    with pytest.raises(Failed, match=r"Pyodide is declared to be under MPL-2\.0"):
        licences.collect()


def test_a_package_that_is_not_installed_is_named() -> None:
    with pytest.raises(Failed, match="no-such-package is not installed"):
        licences._texts("no-such-package")
