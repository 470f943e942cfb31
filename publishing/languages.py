"""The languages of the site: a folder of `locales` each, and its own name in the catalog `front` there.

    locales/ko/LC_MESSAGES/front.po     msgctxt "name of this language"
                                        msgid "English"
                                        msgstr "한국어"

Nothing else declares a language: whoever needs the languages takes them from here.
"""

import unicodedata
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from publishing.catalogs import LOCALES
from publishing.catalogs.comparing import Unreadable, read

SOURCE = "en"
"""The language the pages are written in."""

OWN_NAME = "English"
CONTEXT = "name of this language"


def pgettext(context: str, message: str) -> str:
    """Mark a message for extraction, with its context; `word` translates it."""
    return message


pgettext("name of this language", "English")


def word(locales: Path, language: str, message: str, context: str | None = None) -> str:
    """A word of the front pages in a language; as it is written where a catalog lacks it.

    What a catalog lacks, and why one cannot be read, is told by `python3 start.py catalogs`.
    """
    path = locales / language / "LC_MESSAGES" / "front.po"
    try:
        found = read(path).get(message, context)
    except (Unreadable, OSError):
        return message
    return str(found.string) if found and found.string and not found.fuzzy else message


def names_in(locales: Path) -> dict[str, str]:
    """The languages of a folder of catalogs by their codes, with their own names.

    The source is the first; the others follow as the Unicode collation orders their names. A
    language that does not give its name is called by its code.
    """
    names = {}
    for folder in locales.glob("*/LC_MESSAGES"):
        code = folder.parent.name
        name = word(locales, code, OWN_NAME, CONTEXT)
        names[code] = code if name == OWN_NAME else name
    return {SOURCE: OWN_NAME, **dict(sorted(names.items(), key=lambda one: _collated(one[1])))}


def _collated(name: str) -> list[tuple[bool, str]]:
    """Sort key: ideographs come after the letters of all alphabets."""
    signs = unicodedata.normalize("NFKD", name).casefold()
    return [("IDEOGRAPH" in unicodedata.name(sign, ""), sign) for sign in signs]


NAMES: Mapping[str, str] = MappingProxyType(names_in(LOCALES))
"""All languages, as folders of the site are called, with their own names."""

TRANSLATED = tuple(code for code in NAMES if code != SOURCE)
"""All but the source."""
