"""The page for addresses that lead nowhere, wherever on a host the book lies and however deep the address."""

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from publishing import front
from publishing.languages import NAMES
from publishing.serve import open_server


@pytest.fixture(params=["", "book/", "a/b/book/"])
def below(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The address of a book that lies below a path of its host, which answers all else with its 404.html."""
    site = tmp_path / request.param
    for language in NAMES:
        (site / language).mkdir(parents=True)
        (site / language / "index.html").write_text(f"<title>{language}</title>", "utf-8")
    monkeypatch.setattr(front, "SITE", site)
    monkeypatch.delenv("OPENENDS_SITE_URL", raising=False)
    front.write()
    if request.param:
        shutil.copyfile(site / "404.html", tmp_path / "404.html")
    server = open_server(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"{server.address}{request.param}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    "path", ["nothing", "en/nothing.html", "en/missing/deep", "en/a/b/c/d?e=f#g"]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_finds_its_styles_and_links(
    chromium: Browser, below: str, path: str, scheme: str
) -> None:
    context = chromium.new_context(color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    response = page.goto(below + path)
    assert response is not None
    assert response.status == 404
    expect(page.locator("body")).to_have_css("display", "grid")
    for language in NAMES:
        link = page.locator(f"a[data-language={language}]")
        expect(link).to_have_js_property("href", f"{below}{language}/index.html")
    page.locator("a[data-language=ko]").click()
    expect(page).to_have_title("ko")
    page.goto(below + path)
    expect(page.locator(".chosen strong")).to_have_text("한국어")
    context.close()


def test_a_link_that_leads_somewhere_remembers_the_choice(chromium: Browser, below: str) -> None:
    """However slow the line: the script that makes the links right comes with the one that remembers."""
    context = chromium.new_context()
    page = context.new_page()
    found: list[str] = []

    def answer(route: Route) -> None:
        response = route.fetch()
        if response.ok and route.request.url not in found:
            found.append(route.request.url)
        if response.ok and route.request.url != found[0]:
            return  # it never comes
        route.fulfill(response=response)

    page.route("**/*.js", answer)
    page.goto(f"{below}en/missing/deep", wait_until="commit")
    link = page.locator("a[data-language=ko]")
    expect(link).to_have_js_property("href", f"{below}ko/index.html")
    link.click()
    expect(page).to_have_title("ko")
    page.unroute_all(behavior="ignoreErrors")
    page.goto(f"{below}nothing")
    expect(page.locator(".chosen strong")).to_have_text("한국어")
    context.close()


def test_without_scripts_it_has_its_styles(chromium: Browser, below: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{below}en/missing/deep")
    expect(page.locator(".offers a").first).to_have_css("text-decoration-line", "none")
    context.close()
