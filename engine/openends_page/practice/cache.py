"""The match that was asked about last is kept, so that the next answer need not read it anew."""

from openends_page.practice.play import Practice
from openends_page.practice.text import practice_text, read_practice


class Keeper:
    """Gives the practice match of a text, the one it kept last at once.

    It only saves time: an answer is the same without it.

    >>> from openends.rules import BLOCK
    >>> keeper = Keeper()
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> keeper.take(keeper.keep(practice)) is practice
    True
    """

    def __init__(self) -> None:
        self._text: str | None = None
        self._practice: Practice | None = None

    def take(self, text: str) -> Practice:
        """The match of a text, to go on with: it is no longer kept until it is given back.

        Raises `NotationError` or `Refusal` as `read_practice` does.
        """
        practice = self._practice if text == self._text else None
        self._text = self._practice = None
        return read_practice(text) if practice is None else practice

    def keep(self, practice: Practice) -> str:
        """Keep a match, and give its text."""
        self._text, self._practice = practice_text(practice), practice
        return self._text
