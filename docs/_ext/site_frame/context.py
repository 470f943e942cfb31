"""What the templates of docs/_templates know of a page beside what Sphinx tells them."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

from publishing.languages import NAMES, SOURCE
from publishing.policy import CONTENT_SECURITY_POLICY
from site_frame.furo import fit, without_next


@dataclass(frozen=True)
class Edition:
    """The same page in one of the languages."""

    code: str
    name: str
    href: str  # from this page
    address: str  # for search engines: absolute once the site has an address
    current: bool


def set_base_url(app: Sphinx, config: Config) -> None:
    """Make each page its own canonical one. Runs after `-D language=…` has been applied."""
    if config.openends_site_url:
        config.html_baseurl = f"{config.openends_site_url.rstrip('/')}/{config.language}/"


def editions(
    language: str, pagename: str, suffix: str, *, to_root: str, site_url: str
) -> list[Edition]:
    """The page in every language. Same names in every folder: no script is needed to find it."""
    base = site_url.rstrip("/")
    found = []
    for code, name in NAMES.items():
        page = f"{code}/{pagename}{suffix}"
        href = f"{to_root}../{page}"
        found.append(
            Edition(code, name, href, f"{base}/{page}" if base else href, code == language)
        )
    return found


def version(path: Path) -> str:
    """Changes with the file, so that a browser's copy of an older one is not used."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def add_to_page(
    app: Sphinx,
    pagename: str,
    templatename: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    """Give one page's template its editions, policy, runtime and fitting."""
    to_root = context.get("content_root", "./")
    theme_script = Path(app.confdir) / "_static" / "theme.js"
    runtime = app.config.openends_runtime
    config = app.config
    pages = editions(
        config.language,
        pagename,
        context["file_suffix"],
        to_root=to_root,
        site_url=config.openends_site_url,
    )
    context["editions"] = pages
    context["default_edition"] = next(page for page in pages if page.code == SOURCE)
    context["content_security_policy"] = CONTENT_SECURITY_POLICY
    context["runtime_folder"] = f"{to_root}../{runtime}/" if runtime else ""
    context["runtime_integrity"] = config.openends_runtime_integrity
    context["theme_script"] = f"{to_root}_static/theme.js?v={version(theme_script)}"
    context["fit_furo"] = fit
    context["without_next"] = without_next
