"""How Sphinx builds the pages: once for each language, by `python3 start.py site`."""

import base64
import hashlib
import json
import os
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
sys.path[:0] = [str(ROOT), str(DOCS / "_ext")]

from publishing import ENGINE  # found by the line above
from publishing.inputs import digest
from publishing.languages import SOURCE

project = "Open Ends"
author = "The Open Ends authors"
project_copyright = "The Open Ends authors"
html_title = project

extensions = ["myst_parser", "quick_myst", "rulebook", "course", "cjk_search", "site_frame"]
exclude_patterns = ["_*", "**/_*"]
nitpicky = True
rulebook_report = str(ROOT / "build" / "checked.json")
# On all other pages nothing is loose: each digit and each tile is part of something the engine checks.
rulebook_exempt_pages = {
    "authors": "it shows each directive at its barest, without what a rules page demands besides",
    "checked": "it explains the notation, which says nothing of a game",
    "licences": "its numbers are versions, taken from what is installed",
}

# A page of no game speaks of these; sentences that state a rule are bound to properties of it (`rulebook.statements`).
rulebook_games = ["block", "draw"]
rulebook_unbound_pages = {
    "architecture": "it is about this book",
    "index": "it says what is in the book, and where",
    "learn/*": "its sentences are about a position, with which the engine compares them",
    "practice": "it says how one plays here",
}

# MyST. A heading's own id changes with its words: pages link to explicit targets only.
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 0

# Languages. English is written, the others come from catalogs: one a page, never shared. A build is given its
# language by `-D language=…`.
language = SOURCE
locale_dirs = [str(ROOT / "locales")]
gettext_compact = False
gettext_uuid = False
gettext_location = True
gettext_additional_targets: list[str] = []  # translated code blocks come out wrong under MyST
figure_language_filename = "{root}.{language}{ext}"

# The look: Furo with our own frame, colours and type.
html_theme = "furo"
templates_path = ["_templates"]
html_static_path = ["_static"]
html_css_files: list[str | tuple[str, dict[str, int]]] = [
    "colours.css",
    "type.css",
    "site.css",
    "panels.css",
    ("print.css", {"priority": 900}),  # after those of the extensions, which follow ours
]
html_js_files: list[str | tuple[str, dict[str, str | int]]] = [
    ("storage.js", {"priority": 100}),  # before the scripts of Sphinx, whose first has 200
    "languages.js",
    "search_marks.js",
    "sidebar.js",
    "panels.js",
    "tables.js",
]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options: dict[str, list[str]] = {"top_of_page_buttons": []}
html_favicon = "_static/icon.svg"
html_permalinks_icon = "#"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_use_index = False
html_domain_indices = False

# The board as one module, once it has been bundled: extraction for translators needs none.
rulebook_board = str(ROOT / "build" / "board" / "board.js")


def runtime() -> tuple[str, str]:
    """Find the folder of the site that holds the engine's runtime, and the hash of its manifest.

    A browser compares the hash; both are empty while no runtime has been built.
    """
    manifest = ROOT / "build" / "runtime" / "manifest.json"
    if not manifest.is_file():
        return "", ""
    read = manifest.read_bytes()
    hashed = base64.b64encode(hashlib.sha256(read).digest()).decode()
    return str(json.loads(read)["directory"]), f"sha256-{hashed}"


# Our own settings: where a change means that pages are written anew, or read anew.
openends_runtime, openends_runtime_integrity = runtime()
openends_site_url = os.environ.get("OPENENDS_SITE_URL", "")
openends_inputs = digest(
    *ENGINE,
    DOCS / "_ext",
    # Sphinx follows the catalogs of pages by itself; these two speak on every page.
    *sorted(ROOT.glob("locales/*/LC_MESSAGES/openends.po")),
    *sorted(ROOT.glob("locales/*/LC_MESSAGES/rulebook.po")),
)
