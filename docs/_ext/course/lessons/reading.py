"""Reads a lesson from TOML, and says of each thing that is wrong in which line it stands."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TypeVar

from course.lessons.checksum import Checksum, split_checksum
from course.lessons.faults import Fault, LessonError
from course.lessons.model import Goal, Kind, Lesson, Step, Text
from course.lessons.toml_lines import Path, key_lines
from openends.errors import OpenEndsError
from openends.line import Line
from openends.rules import Rules
from openends.tiles import Tile, read_tiles
from openends.variants import read_rules
from rulebook.checksum import checksum_of_text

T = TypeVar("T")

_ID = re.compile(r"[a-z]+(-[a-z]+)*")  # no digits: nothing could check them
_TILE = re.compile(r"\[\s*(\d{1,2})\s*\|\s*(\d{1,2})\s*\]")
_TOP = ("rules", "step")
_STEP = (
    *("id", "rules", "line", "ends", "hands", "boneyard", "turn", "made_up", "open"),
    *("task", "goal", "hints", "replies", "after", "wrong"),
)
_GOAL = tuple(one.name for one in fields(Goal))
_GOAL_KEYS: Mapping[Kind, tuple[str, ...]] = {
    Kind.PLACE: ("any",),
    Kind.END: ("any",),
    Kind.COUNT: ("of",),
    Kind.WINNER: ("totals", "out"),
    Kind.ROUND: ("win",),
}
"""What may stand in a goal beside its kind."""


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson of a file's text; `name` is that of the file, without its ending.

    Raises `LessonError` with all that is wrong.

    >>> try:
    ...     read_lesson('rules = "whist"', "first")
    ... except LessonError as error:
    ...     print(*error.faults, sep="; ")
    1: no step: at least one [[step]] expected; 1: rules: no-such-rules: name=whist, known=(…)
    """
    return _Reader(text, name).lesson()


def read_course(text: str) -> tuple[str, ...]:
    """The ids of the lessons, in their order, of the text of `course.toml`."""
    values = _parsed(text)
    lines = key_lines(text)
    named = values.get("lessons")
    if not (isinstance(named, list) and named and all(isinstance(one, str) for one in named)):
        raise LessonError([Fault(1, 'lessons: a list of lessons expected, such as ["tiles"]')])
    faults = [
        Fault(lines.get((key,), 1), f"{key}: no such key; lessons expected")
        for key in values
        if key != "lessons"
    ]
    for number, one in enumerate(named):
        if one in named[:number]:
            faults.append(Fault(lines["lessons", number], f"{one} is named twice"))
    if faults:
        raise LessonError(faults)
    return tuple(named)


def _parsed(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        also = _same_key_before(text, line) if "overwrite" in str(error) else ()
        raise LessonError([Fault(line, f"not TOML: {error}", also)]) from error


def _same_key_before(text: str, line: int) -> tuple[int, ...]:
    """The line above, of the same table, that has given a value to the key of a line already."""
    lines = text.splitlines()[:line]
    key = lines[-1].partition("=")[0].strip()
    for number in range(line - 1, 0, -1):
        if lines[number - 1].startswith("["):
            break
        if lines[number - 1].partition("=")[0].strip() == key:
            return (number,)
    return ()


def _shortened(error: Exception) -> str:
    return re.sub(r"known=\([^)]*\)?", "known=(…)", str(error))


class _Reader:
    """Goes through the values of a file and collects what is wrong."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.values = _parsed(text)
        self.lines = key_lines(text)
        self.faults: list[Fault] = []
        self.owed: dict[Path, Checksum] = {}

    def lesson(self) -> Lesson:
        self._known(self.values, _TOP, ())
        self._turned(self.values, ())
        if not _ID.fullmatch(self.name):
            self._fault((), f"{self.name}: a lesson's name has small letters and hyphens")
        rules = self._rules(self.values, (), None)
        found = self.values.get("step")
        if not isinstance(found, list) or not found:
            self._fault((), "no step: at least one [[step]] expected")
            found = []
        steps = [self._step(values, ("step", at), rules) for at, values in enumerate(found)]
        seen: dict[str, int] = {}
        for step in filter(None, steps):
            if step.id in seen:
                self.faults.append(
                    Fault(step.line_of("id"), f"id: {step.id} is that of line {seen[step.id]} too")
                )
            seen.setdefault(step.id, step.line_of("id"))
        if self.faults:
            raise LessonError(self.faults)
        return Lesson(self.name, tuple(step for step in steps if step))

    def _turned(self, value: object, path: Path) -> None:
        """Find the tiles, in values and in keys, that are not written in the one way to write them."""
        if isinstance(value, dict):
            for key, one in value.items():
                self._turned(key, (*path, key))
                self._turned(one, (*path, key))
        elif isinstance(value, list):
            for at, one in enumerate(value):
                self._turned(one, (*path, at))
        elif isinstance(value, str):
            for low, high in _TILE.findall(value):
                if int(low) > int(high):
                    right = f"[{high}|{low}]"
                    self._fault(
                        path, f"[{low}|{high}]: a tile is written with its low half first: {right}"
                    )

    def _fault(self, path: Path, message: str) -> None:
        """Note what is wrong, at the line of the path or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        self.faults.append(Fault(self.lines.get(path, 1), message))

    def _known(self, values: Mapping[str, object], known: tuple[str, ...], path: Path) -> None:
        for key in values:
            if key not in known:
                self._fault((*path, key), f"{key}: no such key; expected one of {', '.join(known)}")

    def _rules(self, values: Mapping[str, object], path: Path, default: Rules | None) -> Rules:
        if "rules" not in values and default is not None:
            return default
        name = self._get(values, "rules", path, str, "the name of rules", "block")
        name = self._checksummed(name, (*path, "rules"))
        if (owed := self.owed.pop(("rules",), None)) is not None:  # no step can tell of these
            self._fault(("rules",), owed.fault)
        return self._try(lambda: read_rules(name), "rules", path) or read_rules("block")

    def _get(
        self,
        values: Mapping[str, object],
        key: str,
        path: Path,
        kind: type[T],
        what: str,
        default: T | None = None,
    ) -> T:
        """A value of a kind; a fault where it is another, or is not there but has to be."""
        empty = kind() if default is None else default
        if key not in values:
            if default is None:
                self._fault(path, f"{key} is missing: {what} expected")
            return empty
        value = values[key]
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        self._fault((*path, key), f"{key}: {what} expected, found {value!r}")
        return empty

    def _list(
        self,
        values: Mapping[str, object],
        key: str,
        path: Path,
        kind: type[T],
        what: str,
    ) -> tuple[T, ...]:
        """A list of values of a kind, empty where it is not there."""
        found: list[T] = []
        for at, value in enumerate(self._get(values, key, path, list, what, [])):
            if isinstance(value, kind) and not isinstance(value, bool):
                found.append(value)
            else:
                self._fault((*path, key, at), f"{key}: {what} expected, found {value!r}")
        return tuple(found)

    def _try(self, make: Callable[[], T], key: str, path: Path) -> T | None:
        """What the engine makes of a value; None, and a fault, where it refuses."""
        try:
            return make()
        except OpenEndsError as error:
            self._fault((*path, key), f"{key}: {_shortened(error)}")
            return None

    def _checksummed(self, text: str, path: Path, key: str = "") -> str:
        """A text without its checksum, which is noted where it is missing or does not hold.

        Where words for the reader stand under a key, it is added up too.
        """
        plain, said = split_checksum(text)
        right = checksum_of_text(f"{key} {plain}")
        if (said or "") != right:
            self.owed[path] = Checksum(said, right)
        return plain

    def _step(self, values: object, path: Path, rules: Rules) -> Step | None:
        if not isinstance(values, dict):
            self._fault(path, "a step is a table: [[step]] expected")
            return None
        before = len(self.faults)
        self._known(values, _STEP, path)
        name = self._get(values, "id", path, str, "an id")
        if "id" in values and not _ID.fullmatch(name):
            self._fault((*path, "id"), f"id: small letters and hyphens expected: {name!r}")
        rules = self._rules(values, path, rules)
        line_text = self._get(values, "line", path, str, "a line in notation", "")
        line = self._try(lambda: Line(line_text, tile_set=rules.tile_set), "line", path)
        hands = tuple(
            self._tiles(
                self._checksummed(text, (*path, "hands", at)), "hands", (*path, "hands", at)
            )
            for at, text in enumerate(
                self._list(values, "hands", path, str, 'tiles such as "[1|3] [2|6]"')
            )
        )
        boneyard_text = self._get(values, "boneyard", path, str, "tiles", "")
        place = (*path, "boneyard")
        boneyard = self._tiles(self._checksummed(boneyard_text, place), "boneyard", place)
        goal = self._goal(values, path)
        step = Step(
            id=name,
            rules=rules,
            line=line or Line(tile_set=rules.tile_set),
            hands=hands,
            boneyard=boneyard,
            turn=self._get(values, "turn", path, int, "a seat from 1", 1) - 1,
            made_up=self._get(values, "made_up", path, bool, "true or false", False),
            open=self._get(
                values,
                "open",
                path,
                bool,
                "true or false",
                goal is not None and goal.kind in (Kind.WINNER, Kind.BLOCKED),
            ),
            task=self._text(values, "task", path) or Text("", 0),
            goal=goal or Goal(Kind.PASS),
            hints=self._hints(values, path),
            replies=tuple(
                self._checksummed(text, (*path, "replies", at))
                for at, text in enumerate(
                    self._list(values, "replies", path, str, "an action such as pass")
                )
            ),
            after=self._text(values, "after", path) if "after" in values else None,
            wrong=self._wrong(values, path),
            ends=self._get(values, "ends", path, str, "pips", "") if "ends" in values else None,
            lines={"": self.lines[path], **self._within(path, self.lines)},
            owed=self._within(path, self.owed),
        )
        return step if len(self.faults) == before else None

    def _within(self, path: Path, all_of_them: Mapping[Path, T]) -> dict[str, T]:
        """What stands within a path, by the rest of its path as text."""
        return {
            ".".join(map(str, place[len(path) :])): value
            for place, value in all_of_them.items()
            if place[: len(path)] == path and place != path
        }

    def _tiles(self, text: str, key: str, path: Path) -> tuple[Tile, ...]:
        return (
            self._try(lambda: read_tiles(text), key, path[:-1] if path[-1] == key else path) or ()
        )

    def _text(self, values: Mapping[str, object], key: str, path: Path) -> Text | None:
        text = self._get(values, key, path, str, "a sentence")
        if key in values and not text.strip():
            self._fault((*path, key), f"{key}: a sentence expected, found nothing")
        place = (*path, key)
        plain = self._checksummed(text, place, key if path[-1] == "wrong" else "")
        return Text(" ".join(plain.split()), self.lines.get(place, self.lines[path]))

    def _hints(self, values: Mapping[str, object], path: Path) -> tuple[Text, ...]:
        what = "three hints: where to look, which rule, the move"
        if "hints" not in values:
            self._fault(path, f"hints is missing: {what} expected")
        texts = self._list(values, "hints", path, str, "a sentence")
        if "hints" in values and len(texts) != 3:
            self._fault((*path, "hints"), f"hints: {what} expected, found {len(texts)}")
        return tuple(
            Text(
                " ".join(self._checksummed(text, (*path, "hints", at), "").split()),
                self.lines[(*path, "hints", at)],
            )
            for at, text in enumerate(texts)
        )

    def _wrong(self, values: Mapping[str, object], path: Path) -> dict[str, Text]:
        table = self._get(values, "wrong", path, dict, "a table [step.wrong]", {})
        found = {}
        for key in table:
            text = self._text(table, key, (*path, "wrong"))
            if text is not None:
                found[key] = text
        return found

    def _goal(self, values: Mapping[str, object], path: Path) -> Goal | None:
        if "goal" not in values:
            self._fault(path, 'goal is missing: such as { kind = "place" } expected')
            return None
        table = self._get(values, "goal", path, dict, 'such as { kind = "place" }', {})
        path = (*path, "goal")
        kinds = ", ".join(Kind)
        name = self._get(table, "kind", path, str, f"one of {kinds}")
        if name not in list(Kind):
            if name:
                self._fault((*path, "kind"), f"kind: {name!r} is none; one of {kinds} expected")
            return None
        kind = Kind(name)
        self._known(table, ("kind", *_GOAL_KEYS.get(kind, ())), path)
        out = self._get(table, "out", path, int, "a seat from 1", 0)
        if kind is Kind.COUNT and "of" not in table:
            self._fault(path, "of is missing: what is counted, such as pips or shown 4")
        return Goal(
            kind,
            any=self._list(table, "any", path, str, "a placement or an end"),
            of=self._checksummed(
                self._get(table, "of", path, str, "what is counted", ""), (*path, "of")
            ),
            totals=self._list(table, "totals", path, int, "totals"),
            out=None if "out" not in table else out - 1,
            win=self._get(table, "win", path, bool, "true or false", False),
        )
