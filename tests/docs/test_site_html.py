"""Every built page, read as a file: its policy and languages, nothing inline, fetched ahead or from elsewhere."""

from functools import cache
from html.parser import HTMLParser

import pytest

from publishing import SITE
from publishing.languages import NAMES
from publishing.policy import CONTENT_SECURITY_POLICY

PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
DATA = {"application/json", "application/ld+json"}  # read by scripts, never run
AHEAD = {"next", "prefetch", "dns-prefetch", "preconnect", "prerender"}
"""What some browser takes for a page or a host that is soon wanted. Firefox does so with `next`."""


class Page(HTMLParser):
    """What stands in a page: its elements with their attributes, and the text of inline scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    handle_startendtag = handle_starttag

    def all(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        """The attributes of each element of a kind that has the attributes wanted."""
        return [
            attrs
            for name, attrs in self.elements
            if name == tag and all(attrs.get(key) == value for key, value in wanted.items())
        ]


def faults(page: Page) -> list[str]:
    """What the policy would stop, or what would ask another host."""
    found = []
    for tag, attrs in page.elements:
        here = f"<{tag} {attrs}>"
        if tag == "style" or "style" in attrs:
            found.append(f"inline style: {here}")
        if tag == "script" and "src" not in attrs and attrs.get("type") not in DATA:
            found.append(f"inline script: {here}")
        if any(name.startswith("on") for name in attrs):
            found.append(f"inline handler: {here}")
        if any((value or "").lstrip().startswith("javascript:") for value in attrs.values()):
            found.append(f"script in an address: {here}")
        if tag == "link" and not AHEAD.isdisjoint((attrs.get("rel") or "").split()):
            found.append(f"fetched ahead: {here}")
        loaded = [attrs.get("src"), attrs.get("srcset"), attrs.get("poster"), attrs.get("data")]
        if tag == "link" and attrs.get("rel") not in ("alternate", "canonical"):
            loaded.append(attrs.get("href"))
        if tag == "use":
            loaded.append(attrs.get("href"))
        found += (f"from elsewhere: {here}" for url in loaded if url and "//" in url)
    return found


def read(name: str) -> str:
    return (SITE / name).read_text("utf-8")


@cache
def page_of(name: str) -> Page:
    """A page of the site, parsed once for all tests."""
    return Page(read(name))


def test_there_is_a_site() -> None:
    assert {"index.html", "404.html"} < set(PAGES), "`python3 start.py site` builds it"
    for language in NAMES:
        assert {f"{language}/index.html", f"{language}/block.html"} < set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_keeps_the_policy(name: str) -> None:
    page = page_of(name)
    policies = page.all("meta", **{"http-equiv": "Content-Security-Policy"})
    assert [policy["content"] for policy in policies] == [CONTENT_SECURITY_POLICY]
    assert faults(page) == []


@pytest.mark.parametrize(
    "html",
    [
        "<style>p { color: red }</style>",
        '<p style="color: red">',
        "<script>1</script>",
        '<script type="module">1</script>',
        '<button onclick="go()">',
        '<a href="javascript:go()">',
        '<script src="https://example.org/x.js"></script>',
        '<img src="//example.org/x.png">',
        '<link rel="stylesheet" href="https://example.org/x.css">',
        '<link rel="next" href="draw.html">',
    ],
)
def test_a_fault_would_be_found(html: str) -> None:
    assert len(faults(Page(html))) == 1


def test_data_is_no_script() -> None:
    assert faults(Page('<script type="application/json">{"line": ""}</script>')) == []


@pytest.mark.parametrize("language", NAMES)
def test_a_page_names_its_language_and_its_editions(language: str) -> None:
    pages = [name for name in PAGES if name.startswith(f"{language}/")]
    for name in pages:
        page = page_of(name)
        assert page.all("html")[0]["lang"] == language, name
        alternates = page.all("link", rel="alternate")
        assert [link["hreflang"] for link in alternates] == [*NAMES, "x-default"], name
        for link in alternates:
            target = (SITE / name).parent / (link["href"] or "")
            assert target.is_file(), f"{name}: {link['href']}"


def test_the_languages_have_the_same_pages_with_the_same_places() -> None:
    """So that the switcher can keep the place."""

    def places(language: str) -> dict[str, set[str | None]]:
        found = {}
        for path in sorted((SITE / language).rglob("*.html")):
            elements = page_of(path.relative_to(SITE).as_posix()).elements
            ids = {attrs["id"] for _, attrs in elements if attrs.get("id")}
            found[path.relative_to(SITE / language).as_posix()] = ids
        return found

    english = places("en")
    for language in NAMES:
        assert places(language) == english


@pytest.mark.parametrize("name", PAGES)
def test_links_within_the_site_lead_somewhere(name: str) -> None:
    base = (SITE / name).parent
    for tag, attrs in page_of(name).elements:
        link = attrs.get("href") if tag in ("a", "link") else attrs.get("src")
        if not link or "//" in link or link.startswith(("#", "data:", "mailto:")):
            continue
        path = link.partition("#")[0].partition("?")[0]
        if name == "404.html":  # stands for an address of any depth, so looks at each height above
            path = f"/{path.replace('../', '')}"
        target = SITE / path.lstrip("/") if path.startswith("/") else base / path
        assert target.exists(), f"{name}: {link}"


@pytest.mark.parametrize("language", NAMES)
def test_theme_words_are_in_the_language_of_the_page(language: str) -> None:
    """What Furo leaves in English is listed in theme-words.html; one that is not would show here."""
    html = read(f"{language}/block.html") + read(f"{language}/search.html")
    english = ["Toggle ", "Skip to content", "Back to top", "Link to this", "On this page"]
    left = [words for words in english if words in html]
    assert left == ([] if language != "en" else english[1:])


def test_the_runtime_is_there_once_under_the_name_that_pages_know() -> None:
    folders = [path.name for path in SITE.glob("runtime-*")]
    assert len(folders) == 1
    for language in NAMES:
        named = page_of(f"{language}/index.html").all("meta", name="openends-runtime")
        assert [meta["content"] for meta in named] == [f"./../{folders[0]}/"]
