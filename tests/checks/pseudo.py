"""A language that nobody speaks, made of the templates by a program: it shows what a real one needs.

Every letter of a word gets an accent. What is no word stays: tiles, digits, placeholders, roles, code, addresses.
"""

import re
import shutil
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from publishing.languages import CONTEXT, OWN_NAME

CODE = "xx"
NAME = "Ópéñ Éñdísh"

_ACCENTS = str.maketrans("aeiounycsAEIOUNYCS", "áéíóúñýçšÁÉÍÓÚÑÝÇŠ")
_KEPT = re.compile(
    r"""\{[\w-]+\}`(?P<words>[^`<]*(?=<))?[^`]*`  # a role; before an address in it stand words
    | `+[^`]*`+                 # code
    | \]\([^)]*\)               # where a link leads
    | <[^>]*>                   # an address, a tag
    | \{[^}]*\}                 # a placeholder, attributes
    | %\(\w+\)[sd]              # a placeholder of Sphinx
    | &\#?\w+;                  # a character by name
    """,
    re.VERBOSE,
)


def accented(text: str) -> str:
    """A message as the language says it.

    >>> accented("[1|4] fits the {end}`1` of {count} tiles.")
    '[1|4] fítš thé {end}`1` óf {count} tíléš.'
    """
    said, end = "", 0
    for kept in _KEPT.finditer(text):
        words = kept["words"] or ""
        said += text[end : kept.start()].translate(_ACCENTS)
        said += kept[0].replace(words, words.translate(_ACCENTS), 1)
        end = kept.end()
    return said + text[end:].translate(_ACCENTS)


def write_language(templates: Path, locales: Path, code: str = CODE) -> None:
    """Write a catalog from each template, with every message translated: nothing else makes the language."""
    folder = locales / code / "LC_MESSAGES"
    shutil.rmtree(folder, ignore_errors=True)
    for template in sorted(templates.rglob("*.pot")):
        with template.open("rb") as file:
            source = read_po(file)
        catalog = Catalog(fuzzy=False)
        for message in source:
            if message.id:
                catalog.add(message.id, _said(message), context=message.context)
        target = (folder / template.relative_to(templates)).with_suffix(".po")
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            write_po(file, catalog, width=0)


def _said(message: Message) -> str | tuple[str, ...]:
    if (message.id, message.context) == (OWN_NAME, CONTEXT):
        return NAME
    if isinstance(message.id, str):
        return accented(message.id)
    return tuple(map(accented, message.id))
