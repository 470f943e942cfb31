"""Puts the comments on messages whose translations turn the words of their sources round.

For a catalog that has been written anew. What the comments say is as true as the sentences that they stand on: whoever
has them written reads the diff.
"""

from collections.abc import Sequence
from pathlib import Path

from checks.messages import Translated
from checks.opposites import MARK, comment_on

HELP = "put `# opposites:` comments on the messages that differ from their sources; read the diff"


def state(path: Path, messages: Sequence[Translated], language: str) -> list[str]:
    """Write the comments of a catalog, and take away those that nothing needs; tells each as a line."""
    lines = path.read_text("utf-8").split("\n")
    told = []
    for message in reversed(messages):
        comment = comment_on(message, language)
        first = message.place.line - 1
        while first and lines[first - 1].startswith("#"):
            first -= 1
        last = message.place.line - 1
        before = [line for line in lines[first:last] if line.startswith(MARK)]
        after = [f"{MARK} {comment}"] if comment else []
        if before != after:
            kept = [line for line in lines[first:last] if not line.startswith(MARK)]
            lines[first:last] = after + kept
            told.append(f"{message.place}: {comment or 'no comment'}")
    if told:
        path.write_text("\n".join(lines), "utf-8")
    return told[::-1]
