"""Plays a lesson through: what an author promises must be what the engine says."""

import re
from collections.abc import Iterator
from itertools import pairwise

from course.lessons.answers import Answer, Answers, ReplyRefused, Verdict, accepted, answers
from course.lessons.arising import arises
from course.lessons.drawn import after_faults, continued_faults, drawn_tile
from course.lessons.faults import Fault
from course.lessons.hints import hint_faults, names_all_ends, speaks_for_itself
from course.lessons.model import ACTING, READER, Kind, Lesson, Step, Text
from course.lessons.numbers import wrong_sums
from course.lessons.sentences import sentence_faults
from course.lessons.walking import TooManyPositions, leading, unused_replies, walked
from course.lessons.wrong_texts import unshown
from openends.errors import OpenEndsError, ParseError, Reason, RulesError
from openends.options import Drawing
from openends.record import round_text
from openends.tiles import Tile

LONGEST = 240
"""Characters of a text: two sentences that are read in a moment."""

_POSITION = ("line", "hands", "boneyard", "turn")
_SENTENCE_END = re.compile(r"[.!?…][\"”)\]]*(?=\s|$)")
_ROLE = re.compile(r"\{[a-z-]+\}`[^`]*`")
_TILE = re.compile(r"\[\s*\d{1,2}\s*\|\s*\d{1,2}\s*\]")


def check_lesson(lesson: Lesson) -> list[Fault]:
    r"""All that is wrong with a lesson, by line.

    >>> from course.lessons.reading import read_lesson
    >>> text = 'rules = "block"\n[[step]]\nid = "a"\ntask = "Count."\nhints = ["a", "b", "c"]\n'
    >>> lesson = read_lesson(text + 'goal = {kind = "count", of = "moons"}', "counting")
    >>> print(*check_lesson(lesson))  # doctest: +ELLIPSIS
    6: goal: 'moons' cannot be counted here; one of pips, tiles or doubles ... expected
    """
    found = [fault for step in lesson.steps for fault in _Check(step, lesson).faults()]
    return sorted(found or _continued(lesson))


def _continued(lesson: Lesson) -> Iterator[Fault]:
    """What does not go on from the step before."""
    for before, step in pairwise(lesson.steps):
        for message in continued_faults(before, step):
            also = (before.line_of("boneyard"),)
            yield Fault(step.line_of("hands"), f"hands: {message}", also)


class _Check:
    """What is wrong with one step."""

    def __init__(self, step: Step, lesson: Lesson) -> None:
        self.step = step
        self.lesson = lesson

    def _fault(self, key: str, message: str, *also: str) -> Fault:
        """A fault at the line of a key; `also` are keys that it may lie with as well."""
        line = self.step.line_of(key)
        others = {
            at
            for name, at in self.step.lines.items()
            if at != line and name.partition(".")[0] in also
        }
        return Fault(line, message, tuple(sorted(others)))

    def faults(self) -> Iterator[Fault]:
        found = [*self._texts(), *self._position()]
        yield from found
        yield from self._owed()
        if found:
            return
        yield from self._arising()
        try:
            answered = self._answers()
        except OpenEndsError as error:
            yield self._fault("goal", f"goal: the engine refuses it: {error}")
            return
        except ReplyRefused as error:
            yield self._fault("replies", f"replies: {error}", "goal")
            return
        except TooManyPositions as error:
            yield self._fault("hands", f"hands: {error}")
            return
        except ValueError as error:
            yield self._fault("goal", f"goal: {error}")
            return
        yield from self._goal(answered)
        yield from self._words(answered)
        yield from self._hints(answered)
        yield from self._drawn()
        yield from self._script()
        yield from sentence_faults(self.step, self.lesson)

    def _answers(self) -> list[tuple[str, Answer]]:
        """Each choice with its answer; of a round those of all its turns."""
        found: list[Answers]
        if self.step.goal.kind is Kind.ROUND:
            found = [given for _, given in walked(self.step).values()]
        else:
            found = [answers(self.step, self.lesson)]
        return [pair for given in found for pair in given.items()]

    def _owed(self) -> Iterator[Fault]:
        """Tiles and numbers that nothing checks."""
        step = self.step
        engine = " ".join(sorted(str(end.pips) for end in step.line.open_ends))
        if step.line and step.ends is None:
            yield self._fault("line", f'ends: missing; ends = "{engine}" expected, the open ends')
        if step.ends is not None and " ".join(sorted(step.ends.split())) != engine:
            yield self._fault(
                "ends",
                f"ends: the lesson says {step.ends or 'none'}, the engine says {engine or 'none'}",
                "line",
            )
        for key, checksum in step.owed.items():
            if checksum.said is not None or not self._accounted(key):
                yield self._fault(key, checksum.fault)

    def _accounted(self, key: str) -> bool:
        """Whether a text needs no checksum: the engine compares all its tiles and numbers."""
        step = self.step
        if key == f"hints.{len(step.hints) - 1}":
            return speaks_for_itself(step)
        text = next((one.text for one in step.texts if one.line == step.line_of(key)), "")
        return key.startswith(("task", "hints")) and names_all_ends(text, step.line)

    def _texts(self) -> Iterator[Fault]:
        for text in self.step.texts:
            if len(text.text) > LONGEST:
                yield Fault(
                    text.line,
                    f"a text of {len(text.text)} characters; at most {LONGEST} expected",
                )
            for right in wrong_sums(text.text):
                yield Fault(text.line, f"a sum that does not add up; the engine says: {right}")
            for written in _TILE.findall(text.text):
                if fault := self._tile(written, text):
                    yield fault
        sentences = len(_SENTENCE_END.findall(_ROLE.sub("", self.step.task.text)))
        if sentences > 2:
            yield Fault(
                self.step.task.line, f"task: {sentences} sentences; one or two are expected"
            )

    def _tile(self, written: str, text: Text) -> Fault | None:
        try:
            tile = Tile(written)
        except ParseError as error:
            return Fault(text.line, f"{written} is no tile: {error}")
        if tile not in self.step.rules.tile_set:
            return Fault(text.line, f"{written}: there is no such tile in the set")
        return None

    def _position(self) -> Iterator[Fault]:
        step, kind = self.step, self.step.goal.kind
        if step.boneyard and step.rules.drawing is Drawing.NONE:
            yield self._fault("boneyard", f"boneyard: {step.rules.name} has none, nobody draws")
        if kind in ACTING and len(step.hands) < 2:
            yield self._fault("hands", f"hands: one for each seat expected, as one is to {kind}")
            return
        if kind in ACTING and step.turn != READER:
            yield self._fault("turn", f"turn: it has to be the reader's, seat 1, to {kind}")
            return
        if kind in (Kind.BLOCKED, Kind.END) and not step.line:
            yield self._fault("line", "line: expected, so that there are open ends")
        if kind is Kind.TILES and not step.hands:
            yield self._fault("hands", "hands: expected, as tiles of the hand are to be chosen")
        if kind is Kind.WINNER and not (step.hands or step.goal.totals):
            yield self._fault("goal", "goal: hands of the step, or totals, expected")
        try:
            if len(step.hands) > 1:
                step.start()
            elif step.hands:
                self._apart()
        except RulesError as error:
            key = "turn" if "seat" in error.facts else "hands"
            yield self._fault(key, f"{key}: the engine refuses it: {error}", *_POSITION)
            return

    def _arising(self) -> Iterator[Fault]:
        """A position that cannot come of a deal says so, and one that can does not."""
        step = self.step
        arising = arises(step)
        if not step.made_up and arising is not True:
            yield self._fault(
                "",
                "this position cannot come of a deal; made_up = true says that it is made up",
                *_POSITION,
            )
        if step.made_up and arising is True:
            yield self._fault(
                "made_up",
                "made_up: this position can come of a deal, so it is not made up",
                *_POSITION,
            )

    def _apart(self) -> None:
        """One hand alone is no round; its tiles must be of the set, and not on the table."""
        step = self.step
        step.rules.tile_set.check(step.hand)
        for tile in step.hand:
            if tile in step.line.tiles or step.hand.count(tile) > 1:
                raise RulesError(Reason.DUPLICATE_TILE, tile=tile)

    def _goal(self, answered: list[tuple[str, Answer]]) -> Iterator[Fault]:
        step = self.step
        right = [choice for choice, answer in answered if answer.verdict is Verdict.RIGHT]
        if not right:
            yield self._fault("goal", f"goal: nothing reaches it{self._why(answered)}")
            return
        if step.goal.kind in (Kind.PLACE, Kind.DRAW, Kind.PASS):
            for missed in sorted(accepted(step) - set(right)):
                answer = dict(answered)[missed]
                yield self._fault(
                    "goal", f"goal: {missed} does not reach it: {answer.refusal or answer.code}"
                )
        if step.goal.kind is Kind.END:
            pips = {str(value) for value in step.line.open_pips.values()}
            for end in step.goal.any:
                if end not in (*dict(answered), *pips):
                    yield self._fault("goal", f"goal: {end} is no open end of the line")
        if step.goal.kind is Kind.TILES and "" in right:
            yield self._fault("goal", "goal: no tile fits, so it is reached before it begins")
        if len(right) == len(answered) and step.goal.kind is not Kind.PLACE:
            yield self._fault("goal", "goal: every choice reaches it, so nothing is asked")

    def _why(self, answered: list[tuple[str, Answer]]) -> str:
        """Why what the author wants is refused, where it is."""
        kind = str(self.step.goal.kind)
        refusal = next((answer.refusal for choice, answer in answered if choice == kind), None)
        return f": {kind} is refused, {refusal}" if refusal else ""

    def _words(self, answered: list[tuple[str, Answer]]) -> Iterator[Fault]:
        """Find words for a mistake that no mistake shows.

        An action that is illegal for a reason that they do not name never shows them.
        """
        for key, message in unshown(self.step, answered):
            yield self._fault(f"wrong.{key}", f"wrong: {message}")

    def _hints(self, answered: list[tuple[str, Answer]]) -> Iterator[Fault]:
        """The hints lead to the goal: the last one names what reaches it."""
        step = self.step
        right = [choice for choice, answer in answered if answer.verdict is Verdict.RIGHT]
        if step.goal.kind is Kind.ROUND:
            right = sorted(leading(walked(step))[round_text(step.round)])
        for message in hint_faults(step, right):
            yield self._fault(f"hints.{len(step.hints) - 1}", f"hints: {message}", "goal")

    def _drawn(self) -> Iterator[Fault]:
        """A tile that is named as drawn is the one that the engine draws."""
        step = self.step
        try:
            drawn = drawn_tile(step)
        except RulesError:  # drawing is not legal: the goal is told of
            return
        if drawn is not None:
            for message in after_faults(step, drawn):
                yield self._fault("after", f"after: {message}", "boneyard")

    def _script(self) -> Iterator[Fault]:
        """In a round to be played, each reply has to be given on some way through it."""
        if self.step.goal.kind is not Kind.ROUND:
            return
        for reply in unused_replies(self.step, walked(self.step)):
            yield self._fault(
                "replies",
                f"replies: {reply} is not legal when its turn comes, whatever the reader does",
            )
