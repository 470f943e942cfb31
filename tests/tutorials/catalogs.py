"""The lessons of the book and what translators have made of their texts."""

from functools import cache

from babel.messages.pofile import read_po

from course.lessons import Lesson, read_course, read_lesson
from publishing import ROOT
from publishing.languages import TRANSLATED

TUTORIALS = ROOT / "tutorials"
NAMES = read_course((TUTORIALS / "course.toml").read_text("utf-8"))


@cache
def lesson(name: str) -> Lesson:
    """A lesson of the book."""
    return read_lesson((TUTORIALS / f"{name}.toml").read_text("utf-8"), name)


@cache
def translations(catalog: str, language: str) -> dict[str, str]:
    """The messages of a catalog that count as translated, by their English."""
    path = ROOT / "locales" / language / "LC_MESSAGES" / f"{catalog}.po"
    with path.open("rb") as file:
        return {
            str(message.id): str(message.string)
            for message in read_po(file, abort_invalid=True)
            if message.id and message.string and not message.fuzzy
        }


def in_language(text: str, name: str, language: str) -> str:
    """A text of a lesson in a language."""
    return translations(f"learn/{name}", language)[text] if language in TRANSLATED else text
