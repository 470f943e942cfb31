"""What translations add and leave out of the pairs, as somebody affirmed it: locales/<language>/opposites.json.

Of many sides a language can do without the word, or needs one where English has none: *you hold [1|4]* may be said
without *you*. Nobody types that: `python3 start.py affirm` writes the file, a line a message, and its diff shows what
was affirmed. A word that is turned round, lost or added later is a finding.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from checks.findings import finding
from checks.messages import Translated
from checks.opposites import KEPT, judge_opposites, loose_in
from openends.checking.diagnostics import Diagnostic, Location

FILES = "locales/*/opposites.json"

Kept = Mapping[str, Mapping[str, str]]
"""By catalog and message: the sides that the translation adds and leaves out."""


def file_of(root: Path, language: str) -> Path:
    """Where it stands for a language."""
    return root / "locales" / language / "opposites.json"


def kept_in(root: Path, language: str) -> Kept:
    """What is kept of a language; nothing if there is no such file, or none that can be read."""
    try:
        read = json.loads(file_of(root, language).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(read, dict):
        return {}
    return {name: messages for name, messages in read.items() if isinstance(messages, dict)}


def key_of(message: Translated) -> str:
    """What a message is kept by: how it begins, and a digest of all of it.

    >>> key_of(Translated("Yes", "예", Location("x.po", 1), Location("x.po", 2), ()))
    'Yes (85a39a)'
    """
    digest = hashlib.sha256(message.source.encode()).hexdigest()[:6]
    return f"{message.source[:60]} ({digest})"


def findings_of(
    messages: Sequence[Translated], language: str, kept: Mapping[str, str]
) -> Iterator[Diagnostic]:
    """All in which messages of a catalog and their sources have different sides."""
    for message in messages:
        yield from judge_opposites(message, language, kept.get(key_of(message), ""))


def left_over(
    root: Path, language: str, catalogs: Mapping[str, Sequence[Translated]]
) -> Iterator[Diagnostic]:
    """What is kept of messages that there are not."""
    name = file_of(root, language).relative_to(root).as_posix()
    for catalog, kept in kept_in(root, language).items():
        known = {key_of(message) for message in catalogs.get(catalog, ())}
        for key in kept.keys() - known:
            hint = f"no such message in {catalog}; {KEPT}"
            yield finding(Location(name, 1), language, "opposites", key, hint=hint)


def keep(root: Path, language: str, catalogs: Mapping[str, Sequence[Translated]]) -> list[str]:
    """Write it anew; tells each message of which something else is kept now, as a line."""
    before = kept_in(root, language)
    now = {
        catalog: {
            key_of(message): loose for message in messages if (loose := loose_in(message, language))
        }
        for catalog, messages in catalogs.items()
    }
    now = {catalog: dict(sorted(messages.items())) for catalog, messages in now.items() if messages}
    text = json.dumps(now, ensure_ascii=False, indent=1, sort_keys=True)
    if now or before:
        file_of(root, language).write_text(f"{text}\n", "utf-8")
    return [
        f"[{language}] {catalog}: {key}: {was or 'nothing'} → {new or 'nothing'}"
        for catalog in sorted({*before, *now})
        for key in sorted({*before.get(catalog, {}), *now.get(catalog, {})})
        if (was := before.get(catalog, {}).get(key, ""))
        != (new := now.get(catalog, {}).get(key, ""))
    ]
