"""What a page holds of a step for its script: positions, and the answer to every choice."""

from typing import NotRequired, TypedDict

from course.lessons import (
    READER,
    Answer,
    Answers,
    Kind,
    Lesson,
    Mistake,
    Step,
    Verdict,
    answers,
    walked,
    words_for,
)
from course.lessons.answers import settled
from course.lessons.model import ACTING
from openends.line import Place
from openends.record import round_text
from openends.round import Round
from openends.words import end_name
from openends.words.joining import sentences
from openends.words.rounds import action_named, action_said
from openends.words.sentences import open_said, refusal_said, settlement_said
from openends_page.api import Position, round_shown, shown
from rulebook.html import WIDTH

from .directive import wrong_part
from .hints import hints_by_turn


class Scene(TypedDict):
    """A position as it is shown; `round` is its text where one can play on."""

    position: Position
    hands: list[list[str]]
    boneyard: int
    drawable: int
    turn: int
    legal: list[object]
    round: NotRequired[str]
    message: str


class Told(TypedDict):
    """An answer: the verdict, words of the page (`text`) or of the engine (`said`), what follows."""

    verdict: str
    text: NotRequired[str]
    said: NotRequired[str]
    moves: NotRequired[str]
    scene: NotRequired[int]
    turn: NotRequired[int]


class StepData(TypedDict):
    """All of a step. `answers` are by turn: most steps have one, a round to be played has many."""

    id: str
    hash: str
    kind: str
    open: bool
    width: int
    scenes: list[Scene]
    answers: list[dict[str, Told]]
    turns: list[int]
    """For each turn, its scene."""
    hints: list[list[str]]
    """For each turn, what is hinted there; none: the hints that stand in the page."""


def step_data(step: Step, lesson: Lesson, language: str, sentences: dict[str, str]) -> StepData:
    """Every answer of a step, in a language."""
    return _Telling(step, language, sentences).data(lesson)


class _Telling:
    """Collects the scenes that answers lead to, each once."""

    def __init__(self, step: Step, language: str, sentences: dict[str, str]) -> None:
        self.step = step
        self.language = language
        self.sentences = sentences
        self.scenes: list[Scene] = []
        self.numbers: dict[str, int] = {}
        self.turns: dict[str, int] = {}

    def data(self, lesson: Lesson) -> StepData:
        step = self.step
        if step.goal.kind in ACTING:
            self._scene(step.round)
        else:
            self.scenes.append(self._still())
        if step.goal.kind is Kind.ROUND:
            found = walked(step)
            self.turns = {text: turn for turn, text in enumerate(found)}
            turns = [self._scene(played) for played, _ in found.values()]
            given = [self._told(answered) for _, answered in found.values()]
            hints = hints_by_turn(step, self.language, self.sentences)
        else:
            hints = [[]]
            turns = [0]
            given = [self._told(answers(step, lesson))]
        return {
            "id": step.id,
            "hash": step.hash,
            "kind": str(step.goal.kind),
            "open": step.open,
            "width": WIDTH,
            "scenes": self.scenes,
            "answers": given,
            "turns": turns,
            "hints": hints,
        }

    def _still(self) -> Scene:
        """A position in which nobody acts."""
        step = self.step
        return {
            "position": shown(step.line, self.language, WIDTH, step.hand),
            "hands": [[str(tile) for tile in hand] for hand in step.hands],
            "boneyard": len(step.boneyard),
            "drawable": max(len(step.boneyard) - step.rules.reserve, 0),
            "turn": step.turn,
            "legal": [],
            "message": "",
        }

    def _scene(self, played: Round) -> int:
        text = round_text(played)
        if text not in self.numbers:
            self.numbers[text] = len(self.scenes)
            shown = round_shown(
                {"round": text, "lang": self.language, "width": WIDTH, "reader": READER}
            )
            self.scenes.append({**shown})  # type: ignore[typeddict-item]
        return self.numbers[text]

    def _told(self, given: Answers) -> dict[str, Told]:
        return {choice: self._answer(choice, answer) for choice, answer in given.items()}

    def _answer(self, choice: str, answer: Answer) -> Told:
        told: Told = {"verdict": str(answer.verdict)}
        if answer.verdict is Verdict.WRONG:
            key = words_for(choice, answer, self.step)
            if key is None:
                told["said"] = self._reason(answer)
            else:
                told["text"] = wrong_part(key, self.step)
        if answer.then:
            told["scene"] = self._scene(answer.then[-1])
            # What the reader has just done with success need not be said to them.
            moves = answer.then[1:] if answer.verdict is Verdict.RIGHT else answer.then
            said = [action_said(one, self.language, READER) for one in moves]
            settled = answer.then[-1].settlement
            if any(isinstance(one.actions[-1], Place) for one in answer.then):
                last = answer.then[-1]
                said.append("" if last.outcome else open_said(last.line, self.language))
            if settled is not None and not self._tells_the_end(answer):
                said.append(settlement_said(settled, self.language, READER))
            told["moves"] = sentences(said, self.language)
            turn = self.turns.get(round_text(answer.then[-1]))
            if turn is not None:
                told["turn"] = turn
        return told

    def _tells_the_end(self, answer: Answer) -> bool:
        """Whether the author's own words follow, which leave settling the round to a later step."""
        step = self.step
        return (
            answer.verdict is Verdict.RIGHT
            and step.after is not None
            and step.goal.kind is not Kind.ROUND
        )

    def _reason(self, answer: Answer) -> str:
        if answer.refusal is not None:
            return refusal_said(answer.refusal, self.language, named=True)
        if answer.code == Mistake.NOT_ASKED and self.step.goal.kind is Kind.END:
            return self.sentences["not-this-end"]
        return self.sentences[answer.code]


def choices_said(step: Step, data: StepData, words: dict[str, str], language: str) -> list[str]:
    """The right answers, as they are read without scripts; of a round, its first turns."""
    given = data["answers"][0].items()
    right = [choice for choice, told in given if told["verdict"] == "right"]
    match step.goal.kind:
        case Kind.PLACE | Kind.DRAW | Kind.PASS:
            played = step.round
            return [action_named(played.read(one), step.line, language) for one in right]
        case Kind.ROUND:
            return [action_named(one, step.line, language) for one in step.round.legal_actions]
        case Kind.END:
            return [end_name(end, language) for arm, end in step.line.ends.items() if arm in right]
        case Kind.BLOCKED:
            return [words["is_blocked" if right == ["yes"] else "not_blocked"]]
        case Kind.WINNER:
            return [settlement_said(settled(step), language, READER)]
        case _:
            return right
