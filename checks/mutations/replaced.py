"""Mutants in which something else stands in a catalog than a translation: English, a dot, another script, a half."""

import re
from collections.abc import Iterator
from pathlib import Path

from checks.mutations.structural import Restructured

_MESSAGE = re.compile(r'^msgid "(?P<source>.+)"\nmsgstr "(?P<target>.+)"$', re.MULTILINE)
_ANOTHER_SCRIPT = "Игрок с наименьшей суммой выигрывает раунд."
_SENTENCE = 30
"""Letters of a translation of which half is seen to be missing."""


def replaced(path: Path) -> Iterator[Restructured]:
    """All such mutants of a catalog; what is the same in all languages is left out."""
    text = path.read_text("utf-8")
    for message in _MESSAGE.finditer(text):
        source, target = message["source"], message["target"]
        if source == target or not any(map(str.isalpha, target)):
            continue
        instead = {
            "left in English": source,
            "a dot": ".",
            "another script": _ANOTHER_SCRIPT,
        }
        if sum(map(str.isalpha, target)) >= _SENTENCE and re.search("[.。]", target):
            instead["half a sentence"] = target[: len(target) // 2]
        for kind, said in instead.items():
            changed = text[: message.start("target")] + said + text[message.end("target") :]
            yield Restructured(path, kind, target[:40], changed)
