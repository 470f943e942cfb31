"""The pages above the language folders: one that offers the languages, and one for addresses that lead nowhere.

Both speak all three languages at once. They are no Sphinx pages, but share its colours and type.
"""

import os
import shutil
from pathlib import Path
from urllib.parse import quote, urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from openends import Line
from openends.drawing import picture
from publishing import ROOT, SITE
from publishing.fingerprints import hashed
from publishing.languages import NAMES
from publishing.policy import CONTENT_SECURITY_POLICY

HERE = Path(__file__).parent / "front_pages"
STATIC = ROOT / "docs" / "_static"
ASSETS = "front"
DEEPEST = 6
"""How many folders deep an address may lead nowhere below the book, where it is not known where that lies."""
SHARED = ("colours.css", "type.css", "theme.js", "languages.js", "icon.svg")

PICTURE = picture(Line("[5|5] [3|5]@L [2|5]@R [1|3]@3 [2|6]@2"), width=14)
WELCOME = {
    "en": "The rules of dominoes, with examples you can play.",
    "ko": "예제를 직접 놓아 볼 수 있는 도미노 규칙서입니다.",
    "ja": "例の牌を実際に置いて試せる、ドミノのルールブック。",
}
CHOSEN = {"en": "chosen last time", "ko": "지난번에 고른 언어", "ja": "前回選んだ言語"}
LOST = {
    "en": "There is no page at this address. The book begins here:",
    "ko": "이 주소에는 페이지가 없습니다. 규칙서는 여기에서 시작합니다.",
    "ja": "このアドレスにページはありません。ルールブックの最初のページはこちらです。",
}


def address() -> str:
    """Where the site will be published, if that is known: `https://example.org/dominoes`."""
    return os.environ.get("OPENENDS_SITE_URL", "").rstrip("/")


def write() -> None:
    """Write index.html, 404.html, what they use, and a sitemap where the site has an address."""
    pages = Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    names = _write_assets()
    shared = {
        "policy": CONTENT_SECURITY_POLICY,
        "names": NAMES,
        "assets": ASSETS,
        "names_of": names,
        "picture": Markup(PICTURE.svg),  # made by the engine, holds no text of anybody's
    }
    # A static host answers any address with 404.html: its links have to begin at the root of the host. Below
    # which path the site lies there is known from its address; without one, the page finds out by itself.
    root = f"{urlsplit(address()).path}/"
    known = bool(address())
    index = pages.get_template("index.html").render(shared, root="", welcome=WELCOME, chosen=CHOSEN)
    missing = pages.get_template("404.html").render(
        shared,
        root=root,
        lost=LOST,
        known=known,
        heights=["../" * up for up in range(DEEPEST + 1)],
        # An icon that is not named is asked for at the root of the host, where there may be none.
        icon=f"data:image/svg+xml,{quote((STATIC / 'icon.svg').read_text('utf-8'), safe='')}",
    )
    (SITE / "index.html").write_text(index, "utf-8")
    (SITE / "404.html").write_text(missing, "utf-8")
    write_sitemap()


def _write_assets() -> dict[str, str]:
    """Copy the styles and scripts of both pages; gives the name that each has by its content."""
    folder = SITE / ASSETS
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for source in [*(STATIC / name for name in SHARED), *sorted(HERE.glob("*.[cj]s*"))]:
        shutil.copyfile(source, folder / source.name)
    # Of several addresses only one is there, and the order of several files would be that of their coming. Nor
    # may a link that has become right be followed before what remembers the choice is there.
    styles = ("colours.css", "type.css", "front.css")
    scripts = ("missing.js", "theme.js", "languages.js", "front.js")
    for whole, parts in (("missing.css", styles), ("missing.js", scripts)):
        text = "\n".join((folder / name).read_text("utf-8") for name in parts)
        (folder / whole).write_text(text, "utf-8")
    return {
        path.name: path.rename(hashed(path)).name
        for path in sorted(folder.iterdir())
        if path.suffix != ".svg"
    }


def write_sitemap() -> None:
    """List every page for search engines, which want whole addresses: nothing is written without one."""
    sitemap = SITE / "sitemap.xml"
    sitemap.unlink(missing_ok=True)
    if not address():
        return
    pages = sorted(
        page
        for code in NAMES
        for page in (SITE / code).rglob("*.html")
        if page.name != "search.html"
    )
    places = "".join(
        f"<url><loc>{address()}/{page.relative_to(SITE).as_posix()}</loc></url>\n" for page in pages
    )
    sitemap.write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{places}</urlset>\n',
        "utf-8",
    )
