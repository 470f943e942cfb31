"""The gettext catalogs: extracted from pages, templates and code, brought up to date, compared, compiled."""

from publishing import BUILD, ROOT

LOCALES = ROOT / "locales"

TEMPLATES = BUILD / "gettext"
"""Where the .pot files of the last extraction lie."""
