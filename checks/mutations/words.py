"""Turns words into their opposites and exchanges messages, and counts by class and language what is found.

A slip in English is tried twice. Alone, on its page or in its lesson; and beside its translations, as they stand once
the catalogs have been brought up to date and nobody has looked at them.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from checks.messages import Translated, compare
from checks.mutations.mutants import Mutant
from checks.mutations.opposites import exchanged_labels, exchanged_messages, turned, turned_in
from checks.mutations.replaced import replaced
from checks.mutations.running import Laboratory
from checks.mutations.signs import read_by_people
from checks.mutations.structural import Restructured
from checks.opposites_kept import findings_of, key_of
from publishing.languages import SOURCE, TRANSLATED

ALONE = f"{SOURCE} alone"
BESIDE = f"{SOURCE} beside"
COLUMNS = (*TRANSLATED, BESIDE, ALONE)

ENOUGH = 0.9
"""What part of a class is found in each language. Not all are: some words are turned and nothing is said otherwise."""


@dataclass
class Table:
    """How many were tried and found, by class and column; and those that were not, as lines."""

    tried: dict[tuple[str, str], list[bool]] = field(default_factory=dict)
    missed: list[str] = field(default_factory=list)

    def count(self, kind: str, column: str, found: bool, what: object) -> None:
        """Enter one."""
        self.tried.setdefault((kind, column), []).append(found)
        if not found:
            self.missed.append(f"not found ({column}): {what}")

    def share(self, kind: str, column: str) -> float:
        """What part of those of a class was found; all if there are none."""
        tried = self.tried.get((kind, column), [])
        return sum(tried) / len(tried) if tried else 1.0

    def poor(self) -> list[str]:
        """The classes of which too few were found in a translation."""
        return [
            f"{kind} in {language}"
            for kind in self.kinds()
            for language in TRANSLATED
            if self.share(kind, language) < ENOUGH
        ]

    def kinds(self) -> list[str]:
        """The classes, sorted."""
        return sorted({kind for kind, _ in self.tried})

    def lines(self) -> Iterator[str]:
        """The table, a line a class and one for all."""
        yield f"{'':26}" + "".join(f"{column:>18}" for column in COLUMNS)
        for kind in self.kinds():
            yield self._line(kind, [self.tried.get((kind, column), []) for column in COLUMNS])
        whole = [
            [found for (_, of), tried in self.tried.items() if of == column for found in tried]
            for column in COLUMNS
        ]
        yield self._line("all", whole)

    @staticmethod
    def _line(name: str, cells: Iterable[list[bool]]) -> str:
        shown = (
            f"{sum(tried)}/{len(tried)} {100 * sum(tried) / len(tried):4.0f} %" if tried else "–"
            for tried in cells
        )
        return f"{name:26}" + "".join(f"{cell:>18}" for cell in shown)


def run_words(lab: Laboratory, paths: list[Path], seed: int, sample: int | None) -> Table:
    """Try all of some files, or as many of each class by chance; print the table; gives what was counted."""
    table, chance = Table(), random.Random(seed)
    for path in paths:
        name = path.relative_to(lab.root).as_posix()
        if path.suffix != ".po":
            for mutant in sampled(_in_source(path), chance, sample):
                table.count(mutant.kind, ALONE, lab.try_alone(mutant), mutant)
            for exchange in sampled(exchanged_labels(path), chance, sample):
                table.count(exchange.kind, ALONE, lab.try_structure(exchange), exchange)
            print(f"{name}: words tried", flush=True)
            continue
        language = path.relative_to(lab.root).parts[1]
        for mutant in sampled(turned_in(path, language), chance, sample):
            table.count(mutant.kind, language, lab.try_slip(mutant), mutant)
        for other in sampled(replaced(path), chance, sample):
            table.count(other.kind, language, lab.try_exchange(other), other)
        for exchange in sampled(exchanged_messages(path), chance, sample):
            table.count(exchange.kind, language, lab.try_exchange(exchange), exchange)
        for exchange in sampled(exchanged_labels(path), chance, sample):
            table.count(exchange.kind, language, lab.try_structure(exchange), exchange)
        if language == TRANSLATED[0]:
            for change in sampled(beside(lab, path), chance, sample):
                table.count(change.kind, BESIDE, change.found(), change)
        print(f"{name}: words tried", flush=True)
    print(*table.missed, *table.lines(), sep="\n", flush=True)
    return table


@dataclass(frozen=True)
class Beside:
    """A slip in a message of the source, with its translations as they were."""

    kind: str
    source: str
    forms: tuple[tuple[str, Translated, str], ...]

    def found(self) -> bool:
        """Whether a translation is seen not to say the same any more."""
        return any(
            list(compare(new, language)) or list(findings_of([new], language, {key_of(new): kept}))
            for language, form, kept in self.forms
            for new in [
                Translated(self.source, form.target, form.place, form.target_place, form.comments)
            ]
        )

    def __str__(self) -> str:
        return f"{self.kind}: {self.source[:100]}"


def beside(lab: Laboratory, path: Path) -> Iterator[Beside]:
    """All words of the source of a catalog that have an opposite, each turned, beside all its translations."""
    catalogs = lab.project.catalogs
    name = path.relative_to(lab.root / "locales" / TRANSLATED[0])
    forms: dict[str, list[tuple[str, Translated, str]]] = {}
    for language in TRANSLATED:
        for message, kept in catalogs.with_kept(lab.root / "locales" / language / name):
            forms.setdefault(message.source, []).append((language, message, kept))
    for source, translated in forms.items():
        for kind, start, end, after in turned(source, SOURCE):
            changed = source[:start] + after + source[end:]
            yield Beside(kind, changed, tuple(translated))


def _in_source(path: Path) -> Iterator[Mutant]:
    """All such words of a page or a lesson."""
    lines = path.read_text("utf-8").split("\n")
    for number, start, end in read_by_people(path.suffix, lines):
        said = lines[number][start:end]
        for kind, first, last, after in turned(said, SOURCE):
            yield Mutant(path, number + 1, start + first + 1, said[first:last], after, kind)


_Any = TypeVar("_Any", Mutant, Restructured, Beside)


def sampled(found: Iterable[_Any], chance: random.Random, sample: int | None) -> list[_Any]:
    """All, or as many of each class by chance."""
    by_kind: dict[str, list[_Any]] = {}
    for one in found:
        by_kind.setdefault(one.kind, []).append(one)
    return [
        one
        for same in by_kind.values()
        for one in (same if sample is None else chance.sample(same, min(sample, len(same))))
    ]
