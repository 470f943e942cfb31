"""What a page asks of practice: a match of the reader against players, which the page keeps as text.

The page sends the text that it has and gets the next one with all that it shows. Nothing is
lost with the worker: a text opens again in another.
"""

from collections.abc import Callable
from typing import NotRequired, TypedDict

from openends.errors import NotationError, Reason, Refusal, excerpt
from openends.notation import plain
from openends.words.catalog import told
from openends.words.practice import DEALT_AGAIN, TAKEN_BACK, number_unseen_said, unseen_said
from openends_page.params import BadRequest, Facts, number_of, rules_of, text_of, texts_of
from openends_page.practice import Hands, Practice, scene_of, unseen, unseen_tiles
from openends_page.practice.play import MOST_POINTS
from openends_page.questions.kept import KEEPER
from openends_page.questions.lines import Refused, refused
from openends_page.questions.match_shown import PracticeShown, practice_shown

_MOST_DIGITS = 5  # of what is typed for a target
_DEAL = "deal"
_MOST_MOMENTS = 100_000  # no match is so long


class PlaceRefused(TypedDict):
    """Why a text does not open: the reason code, the sentence, and the character, from 1."""

    code: str
    said: str
    column: int


class FieldFault(TypedDict):
    """Why a match cannot begin: code, sentence, and the field of the set-up it is about."""

    field: str
    code: str
    said: str


class Begun(TypedDict):
    """The answer to a set-up: the match, or what is wrong."""

    practice: NotRequired[PracticeShown]
    refused: NotRequired[FieldFault]


class Opened(TypedDict):
    """The answer to a text: the match, or why the text does not open."""

    practice: NotRequired[PracticeShown]
    refused: NotRequired[PlaceRefused]


class Went(TypedDict):
    """The answer to an action: the match after it, or the refusal."""

    practice: NotRequired[PracticeShown]
    refused: NotRequired[Refused]


class NumberUnseen(TypedDict):
    """How many tiles that show a number are unseen."""

    number: int
    unseen: int
    said: str


class UnseenShown(TypedDict):
    """The tiles that the reader has not seen, by number."""

    said: str
    numbers: list[NumberUnseen]


_FIELDS = {
    Reason.PLAYERS: "seats",
    Reason.NO_SUCH_LEVEL: "seats",
    Reason.ONE_READER: "seats",
    Reason.NO_SEED: "seed",
    Reason.NOT_A_TARGET: "target",
}
"""What a refusal to begin is about, where it is not about the rules."""


def practice_new(facts: Facts) -> Begun:
    """A new match: `rules`, `seats` ("you" at one, levels at the others), `seed`, `hands`.

    Further facts: `target`, a number or what was typed for one, None for that of the rules;
    `lang`; `width` in half-tiles.

    >>> asked = {"rules": "block", "seats": ["you", "heavy"], "seed": "tea", "target": None}
    >>> asked |= {"hands": "hidden", "lang": "en", "width": 12}
    >>> practice_new(asked)["practice"]["practice"]
    'practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :'
    >>> practice_new(asked | {"target": "x"})["refused"]["said"]
    'A target is a whole number from 1 to 999, not x.'
    """
    language, hands, target = text_of(facts, "lang"), text_of(facts, "hands"), facts.get("target")
    if hands not in set(Hands):
        raise BadRequest(f"hands: expected hidden or open, found {excerpt(repr(hands))}")
    if target is not None and (not isinstance(target, int | str) or isinstance(target, bool)):
        raise BadRequest(
            f"target: expected a number, a text or null, found {excerpt(repr(target))}"
        )
    seats, seed = texts_of(facts, "seats"), text_of(facts, "seed")
    try:
        rules, points = rules_of(facts), _typed(facts) if isinstance(target, str) else target
        practice = Practice.start(rules, seats, seed=seed, target=points, hands=Hands(hands))
    except (Refusal, NotationError) as error:
        field = _FIELDS.get(error.code, "rules") if isinstance(error, Refusal) else "rules"
        return {"refused": {"field": field, **refused(error, language)}}
    return {"practice": _shown(practice, facts, 0)}


def _typed(facts: Facts) -> int:
    """A target as it was typed, with digits of any keyboard."""
    target = text_of(facts, "target")
    written = plain(target).strip()
    if not (written.isascii() and written.isdecimal() and len(written) <= _MOST_DIGITS):
        raise Refusal(Reason.NOT_A_TARGET, target=target, most=MOST_POINTS)
    return int(written)


def practice(facts: Facts) -> Opened:
    """The match of a text: `practice`, `lang`, `width`; `at`, to show a moment of the past.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> asked = {"lang": "en", "width": 12}
    >>> [one["kind"] for one in practice(asked | {"practice": text})["practice"]["events"]]
    ['lot', 'lead', 'deal']
    >>> practice(asked | {"practice": text.replace("tea", "tea luck=9")})["refused"]["column"]
    72
    """
    language, text = text_of(facts, "lang"), text_of(facts, "practice")
    at = None if facts.get("at") is None else number_of(facts, "at", 0, _MOST_MOMENTS)
    try:
        opened = KEEPER.take(text)
    except (Refusal, NotationError) as error:
        return {"refused": {**refused(error, language), "column": error.column or 1}}
    return {"practice": _shown(opened, facts, None, at=at)}


def practice_act(facts: Facts) -> Went:
    """The reader's `action`: `[1|4]@L`, `draw`, `pass`, or `deal` for the next round.

    The other facts are those of `practice`.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> asked = {"practice": text, "lang": "en", "width": 12}
    >>> practice_act(asked | {"action": "deal"})["refused"]["code"]
    'round-running'
    """
    action = text_of(facts, "action")
    return _went(facts, lambda taken: taken.deal() if action == _DEAL else taken.act(action))


def practice_other(facts: Facts) -> Went:
    """The player whose turn it is takes one action. The facts are those of `practice`.

    >>> text = "practice 1 seats=heavy/you hands=hidden match block players=2 seed=tea :"
    >>> answer = practice_other({"practice": text, "lang": "en", "width": 12})
    >>> answer["practice"]["said"]
    'Player 1 places: five–six tile. Open: Left end, 5; Right end, 6. It is your turn.'
    """
    return _went(facts, lambda taken: taken.other())


def practice_undo(facts: Facts) -> Went:
    """Back to the reader's last choice, in an earlier round if need be.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_undo({"practice": text, "lang": "en", "width": 12})["refused"]["code"]
    'nothing-to-undo'
    """
    return _went(facts, Practice.undo, told(text_of(facts, "lang"), TAKEN_BACK))


def practice_again(facts: Facts) -> Went:
    """The same deal from its beginning.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_again({"practice": text, "lang": "en", "width": 12})["practice"]["can_undo"]
    False
    """
    return _went(facts, Practice.again, told(text_of(facts, "lang"), DEALT_AGAIN))


def practice_unseen(facts: Facts) -> UnseenShown:
    """The tiles that the reader has not seen, by number: `practice`, `lang`.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_unseen({"practice": text, "lang": "en"})["said"]
    'Tiles not seen yet: 21.'
    """
    language = text_of(facts, "lang")
    opened = KEEPER.take(text_of(facts, "practice"))
    scene = scene_of(opened)
    KEEPER.keep(opened)
    return {
        "said": unseen_said(len(unseen_tiles(scene)), language),
        "numbers": [
            {"number": pips, "unseen": tiles, "said": number_unseen_said(pips, tiles, language)}
            for pips, tiles in unseen(scene).items()
        ],
    }


def _went(facts: Facts, go: Callable[[Practice], object], said: str = "") -> Went:
    """The match after it went on or back; `said` is told first."""
    language = text_of(facts, "lang")
    taken = KEEPER.take(text_of(facts, "practice"))
    before = len(taken.chronicle.moments)
    try:
        go(taken)
    except (Refusal, NotationError) as error:
        KEEPER.keep(taken)
        return {"refused": refused(error, language)}
    return {"practice": _shown(taken, facts, before, told_first=said)}


def _shown(
    practice: Practice,
    facts: Facts,
    known: int | None,
    *,
    at: int | None = None,
    told_first: str = "",
) -> PracticeShown:
    return practice_shown(practice, KEEPER.keep(practice), facts, known, at, told_first)
