"""Which sentences state which properties, and what in them no property says. Knows no Sphinx."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from openends import Rules
from rulebook.properties import PROPERTIES
from rulebook.properties.wording import Word, readable, sentences, turning_words, wording


@dataclass(frozen=True)
class Named:
    """A property that an author names, with the rules that it is named for."""

    name: str
    rules: Rules
    place: str


@dataclass(frozen=True)
class Text:
    """A paragraph, heading or the like, as its author writes it."""

    source: str
    place: str
    example: bool = False
    """Whether it stands in an example, whose words speak of that alone."""
    counted: frozenset[int] = frozenset()
    """Numbers that what stands around bears out: of items of its list, of links, of figures."""


@dataclass
class Block:
    """What a comment names the properties of, or a text that none stands above."""

    texts: list[Text]
    named: list[Named] = field(default_factory=list)
    excuse: str = ""
    place: str = ""


@dataclass(frozen=True)
class Bound:
    """A sentence that states a property."""

    text: int
    sentence: str
    named: Named


@dataclass(frozen=True)
class Problem:
    """What is wrong with a sentence or a name, and where."""

    message: str
    place: str


@dataclass
class Binding:
    """What came of a block."""

    bound: list[Bound] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    excused: int = 0
    """Sentences that are excused."""


def bind(block: Block) -> Binding:
    """Bind each property named to the sentences that have its words, and look at all other words."""
    binding = Binding()
    found: set[Named] = set()
    for number, text in enumerate(block.texts):
        for sentence in sentences(readable(text.source)):
            spans: list[tuple[int, int]] = []
            for named in block.named:
                own = [
                    span
                    for template in PROPERTIES[named.name].wordings
                    for span in wording(template, named.rules).find(sentence)
                ]
                if own:
                    spans += own
                    found.add(named)
                    binding.bound.append(Bound(number, sentence, named))
            binding.problems += _problems(sentence, text, spans, block, binding)
    missing = {one.name: one for one in block.named if one not in found}
    binding.problems += [_unfound(named, block) for named in missing.values()]
    return binding


def _problems(
    sentence: str, text: Text, spans: Sequence[tuple[int, int]], block: Block, binding: Binding
) -> Iterator[Problem]:
    loose = [
        word
        for word in turning_words(sentence)
        if not any(start <= word.start and word.end <= end for start, end in spans)
        and not (word.value is not None and word.value in text.counted)
    ]
    if spans:
        names = ", ".join(one.named.name for one in binding.bound if one.sentence == sentence)
        for word in loose:
            yield Problem(
                f"{word.text!r} is no word of {names}, to which the sentence is bound: {sentence} "
                "Name the property that says it, or leave it out",
                text.place,
            )
    elif strong := [word for word in loose if word.strong]:
        if block.excuse:
            binding.excused += 1
        elif not text.example and not sentence.endswith("?"):
            yield Problem(
                f"no property says {_quoted(strong)}: {sentence} Name it above: "
                "% states: must-place-when-able; or say why it is no rule: % no rule: …",
                text.place,
            )


def _quoted(words: Sequence[Word]) -> str:
    return ", ".join(repr(word.text) for word in words)


def _unfound(named: Named, block: Block) -> Problem:
    expected = " or ".join(
        f"“{wording(template, named.rules).text}”" for template in PROPERTIES[named.name].wordings
    )
    stands = " ".join(readable(text.source) for text in block.texts) or "nothing"
    return Problem(
        f"states {named.name}: expected a sentence with {expected}; found: {stands}", named.place
    )


def games_unsaid(
    named: Iterable[Named], said: str, names: Mapping[str, Sequence[str]]
) -> Iterator[Problem]:
    """Rules that are named for words which do not say which they are.

    Where options of them are changed, the words tell of the options.
    """
    for one in named:
        words = [*names.get(one.rules.name, ()), f"`{one.rules.name}`"]
        if ";" not in one.rules.name and not any(word in said for word in words):
            yield Problem(
                f"states {one.name} of {one.rules.name}: its words do not say so; expected: "
                + " or ".join(words),
                one.place,
            )
