"""The match that was asked about last is kept, so that the next answer need not read it anew."""

from openends_page.practice.play import Practice
from openends_page.practice.text import practice_text, read_practice


class MatchCache:
    """Gives the practice match of a text, the one that was put into it last at once.

    It only saves time: an answer is the same without it.

    >>> from openends.rules import BLOCK
    >>> cache = MatchCache()
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> cache.get(cache.put(practice)) is practice
    True
    """

    def __init__(self) -> None:
        self._practice: Practice | None = None
        self._text = ""
        self._asked: str | None = None

    def look(self, text: str) -> tuple[Practice, str]:
        """The match of a text, which stays kept, and its text as the engine writes it.

        Raises `ParseError` or `RulesError` as `read_practice` does.
        """
        practice = self._practice if text in (self._text, self._asked) else None
        if practice is None:
            practice = read_practice(text)
            self.put(practice)
        self._asked = text
        return practice, self._text

    def get(self, text: str) -> Practice:
        """The match of a text, to go on with: it is no longer kept until it is put back."""
        practice, _ = self.look(text)
        self.clear()
        return practice

    def put(self, practice: Practice) -> str:
        """Keep a match, and give its text."""
        self._practice, self._text, self._asked = practice, practice_text(practice), None
        return self._text

    def clear(self) -> None:
        """Keep nothing: the next match is read from its text."""
        self._practice, self._text, self._asked = None, "", None


CACHE = MatchCache()
"""The match that was asked about last."""
