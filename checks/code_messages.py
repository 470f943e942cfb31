"""The words of the engine, of the board and of the frame: each translated message against its source.

A sentence that a program fills in holds placeholders where a page holds claims: one that is dropped, doubled
or exchanged, or a digit beside it, makes a false sentence out of true facts. Placeholders, digits, tiles, code
and addresses are therefore those of the source, in its order; a comment `# order: 2 1` on a message says which
of the source's comes first, as in the catalogs of pages.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message

from checks.counted import HINT as COUNTED
from checks.counted import without_words
from checks.findings import finding
from checks.messages import Translated, order_of
from checks.terms import judge_terms
from checks.tokens import Token, tokens_in
from openends.checking.diagnostics import Diagnostic, Location
from publishing.catalogs.comparing import Unreadable, read, said

_PERCENT = re.compile(r"%\((\w+)\)[sd]")
_ENTITY = re.compile(r"&#?\w+;")
_PIECE = re.compile(rf"(?P<percent>{_PERCENT.pattern})|(?P<entity>{_ENTITY.pattern})")


def code_findings(path: Path, language: str, root: Path) -> list[Diagnostic]:
    """What is wrong in a catalog of the code's words; what is missing or unreadable is told elsewhere."""
    forms = list(_forms_in(path, root))
    return [
        finding
        for form in forms
        for finding in (
            _compare(form, language)
            if isinstance(form, Translated)
            else [_too_many_forms(form, language)]
        )
    ]


def forms_in(path: Path, root: Path) -> list[Translated]:
    """All forms of the translated messages of such a catalog, each with the source that it says."""
    return [form for form in _forms_in(path, root) if isinstance(form, Translated)]


@dataclass(frozen=True)
class _Miscounted:
    """A message with another number of forms than its catalog announces."""

    place: Location
    forms: int
    announced: int


def _forms_in(path: Path, root: Path) -> Iterator[Translated | _Miscounted]:
    try:
        catalog = read(path)
    except Unreadable:
        return
    lines = path.read_text("utf-8").splitlines()
    name = path.relative_to(root).as_posix()
    for message in said(catalog):
        if not message.fuzzy:
            yield from _forms_of(message, catalog, name, lines)


def _forms_of(
    message: Message, catalog: Catalog, name: str, lines: list[str]
) -> Iterator[Translated | _Miscounted]:
    sources = [message.id] if isinstance(message.id, str) else list(message.id)
    forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
    first = message.lineno or 1
    places = _lines_of_forms(lines, first)
    if len(sources) > 1 and len(places) != catalog.num_plurals:
        yield _Miscounted(Location(name, first), len(places), catalog.num_plurals)
        return
    for number, target in enumerate(forms):
        if not target:  # untranslated: told where catalogs are compared with their templates
            continue
        place = Location(name, places[number] if number < len(places) else first)
        # With one form for all numbers, that is said of many; else the first may leave the number out.
        source = sources[0] if number == 0 and len(forms) > 1 else sources[-1]
        comments = tuple(message.user_comments)
        yield Translated(source, target, Location(name, first), place, comments)


def _too_many_forms(form: _Miscounted, language: str) -> Diagnostic:
    stands, wanted = f"{form.forms} forms", str(form.announced)
    return finding(form.place, language, "plural", stands, wanted, _PLURAL, by="header")


_PLURAL = "a message has as many forms as the catalog's Plural-Forms says"


def _lines_of_forms(lines: list[str], first: int) -> list[int]:
    """The lines on which the forms of a message begin; Babel drops those that are too many."""
    found = []
    for number, line in enumerate(lines[first - 1 :], first):
        if not line.strip():
            break
        if line.startswith("msgstr"):
            found.append(number)
    return found


def _compare(message: Translated, language: str) -> Iterator[Diagnostic]:
    place = message.target_place
    source = list(_pieces(message.source))
    try:
        target = list(_pieces(message.target))
    except ValueError as error:
        hint = f"a placeholder is a name in braces: {error}"
        yield finding(place, language, "placeholder", message.target, "", hint, by="source")
        return
    wanted, order = source, order_of(message)
    if order is not None:
        if sorted(order) != list(range(1, len(source) + 1)):
            hint = "the comment names each of the source's placeholders, digits and tiles once"
            given = " ".join(map(str, order))
            yield finding(place, language, "order", given, f"1 to {len(source)}", hint, by="source")
            return
        wanted = [source[number - 1] for number in order]
    plain = _without_placeholders(message)
    counted = without_words(_blank(plain.source), plain.target, wanted, target, language)
    for stands, right in counted.differences:
        yield finding(place, language, "number", stands, right or "nothing", COUNTED, by="source")
    wanted, target = counted.source, counted.target
    if target != wanted:
        yield from _differences(message, language, target, wanted, source)
    elif order is not None and order == sorted(order):
        hint = "the order is that of the source: the comment says nothing, leave it out"
        yield finding(place, language, "order", " ".join(map(str, order)), hint=hint, by="source")
    else:
        yield from _filled_in(message, language)
    yield from judge_terms(plain, language)


def _differences(
    message: Translated,
    language: str,
    target: list[Token],
    wanted: list[Token],
    source: list[Token],
) -> Iterator[Diagnostic]:
    place = message.target_place
    if Counter(target) == Counter(wanted):
        left = list(enumerate(source, 1))
        numbers = []
        for token in target:
            found = next(one for one in left if one[1] == token)
            left.remove(found)
            numbers.append(str(found[0]))
        hint = (
            f"if the sentence needs this order, put a comment on it: # order: {' '.join(numbers)}"
        )
        stands, right = ", ".join(map(str, target)), ", ".join(map(str, wanted))
        yield finding(place, language, "order", stands, right, hint, by="source")
        return
    there, asked = Counter(target), Counter(wanted)
    for token in (asked - there).elements():
        hint = "what the source has stands in its translation, as often"
        yield finding(place, language, token.kind, "", str(token), hint, by="source")
    for token in (there - asked).elements():
        hint = "the source has it less often"
        yield finding(place, language, token.kind, str(token), "nothing", hint, by="source")


def _pieces(text: str) -> Iterator[Token]:
    """Placeholders, digits, tiles and the like, in their order. Raises `ValueError` for a broken brace.

    >>> print(*_pieces("{players}명: 1{number}, %(year)s &#169;"))
    {players} 1 {number} %(year)s &#169;
    """
    for words, name, form, conversion in Formatter().parse(text):
        end = 0
        for piece in _PIECE.finditer(words):
            yield from tokens_in(words[end : piece.start()])
            yield Token("placeholder" if piece["percent"] else "entity", piece[0])
            end = piece.end()
        yield from tokens_in(words[end:])
        if name is not None:
            how = f"!{conversion}" * bool(conversion) + f":{form}" * bool(form)
            yield Token("placeholder", f"{{{name}{how}}}")


def _filled_in(message: Translated, language: str) -> Iterator[Diagnostic]:
    """Fill both in with values that can be told apart: each stands in the result as often as in that of the source."""
    names = {name for _, name, _, _ in Formatter().parse(message.source) if name is not None}
    names |= set(_PERCENT.findall(message.source))
    values = {name: f"⟨{number}⟩" for number, name in enumerate(sorted(names))}
    percent = bool(_PERCENT.search(message.source))
    try:
        source, target = (
            text % values if percent else text.format(**values)
            for text in (message.source, message.target)
        )
    except (ValueError, KeyError, IndexError, TypeError) as error:
        hint = f"it cannot be filled in: {type(error).__name__}: {error}"
        yield finding(message.target_place, language, "placeholder", message.target, hint=hint)
        return
    for value in values.values():
        if source.count(value) != target.count(value):
            yield finding(
                message.target_place, language, "placeholder", target, source, by="source"
            )


def _without_placeholders(message: Translated) -> Translated:
    """For the words alone: in a translation a placeholder's name is none, in the source it tells what it speaks of."""
    target = _blank(message.target)
    return Translated(message.source, target, message.place, message.target_place, message.comments)


def _blank(text: str) -> str:
    """A text with a dot for each placeholder."""
    return "…".join(words for words, *_ in Formatter().parse(_PERCENT.sub("…", text)))
