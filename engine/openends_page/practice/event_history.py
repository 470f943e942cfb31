"""The events of a match, with their messages; rounds that have ended are not gone through again."""

from dataclasses import dataclass, field

from openends.actions import Action
from openends.events import Scored
from openends.history import HistoryEntry, round_history
from openends.match import Match
from openends.round import Round
from openends.words.events import describe_event


@dataclass(slots=True)
class _Ended:
    """A round that has ended, and the messages of its events by language."""

    played: Round
    actions: tuple[Action, ...]
    moments: tuple[HistoryEntry, ...]
    messages: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores after the round."""
        return next(moment.what.scores for moment in self.moments if type(moment.what) is Scored)


class EventHistory:
    """The events of a match, as they are told to one of its seats.

    They follow the match as that goes on or back.

    >>> from openends.rules import BLOCK
    >>> match = Match(BLOCK, players=2, seed="tea")
    >>> history = EventHistory(match, reader=0, open_hands=False)
    >>> [moment.kind for moment in history.moments]
    ['lot', 'lead', 'deal']
    >>> history.messages("en")[2]
    'Round 1 is dealt. Tiles for each: 7. Out of the round: 14.'
    """

    def __init__(self, match: Match, reader: int, *, open_hands: bool) -> None:
        self._match = match
        self._reader = reader
        self._open = open_hands
        self._past: list[_Ended] = []

    @property
    def moments(self) -> tuple[HistoryEntry, ...]:
        """All events, in order."""
        past = self._followed()
        events = [moment for ended in past for moment in ended.moments]
        return (*events, *self._running(past))

    def messages(self, language: str) -> tuple[str, ...]:
        """The messages of the events, one for one."""
        past = self._followed()
        messages: list[str] = []
        for ended in past:
            if language not in ended.messages:
                ended.messages[language] = self._words(ended.moments, language)
            messages += ended.messages[language]
        return (*messages, *self._words(self._running(past), language))

    def _running(self, past: list[_Ended]) -> tuple[HistoryEntry, ...]:
        """The events of the round in play, if one is."""
        if len(past) == len(self._match.rounds):
            return ()
        scores = past[-1].scores if past else None
        return tuple(round_history(self._match, len(past), scores))

    def _words(self, moments: tuple[HistoryEntry, ...], language: str) -> tuple[str, ...]:
        return tuple(
            describe_event(moment.what, language, self._reader, open_hands=self._open)
            for moment in moments
        )

    def _followed(self) -> list[_Ended]:
        """The rounds that have ended, as they are now."""
        past = self._past
        for number, played in enumerate(self._match.rounds):
            if number < len(past):
                known = past[number]
                if known.played is played and known.actions == played.actions:
                    continue
                del past[number:]
            if played.outcome is None:
                break
            scores = past[-1].scores if past else None
            moments = tuple(round_history(self._match, number, scores))
            past.append(_Ended(played, played.actions, moments))
        del past[len(self._match.rounds) :]
        return past
