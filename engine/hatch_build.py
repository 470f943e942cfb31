"""Compiles the engine's catalogs into the package, when it is installed and when one asks.

Run it as a script after a change of `locales/*/LC_MESSAGES/openends.po`; the jobs of
noxfile.py do so before they need the engine's words.
"""

import os
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "engine" / "openends" / "locale"


def compile_words() -> list[Path]:
    """Write `engine/openends/locale/<language>.mo` from each catalog of the engine's words.

    `languages.txt` there lists them, for the engine; what is of no language any more goes.
    Returns the files, unchanged ones not written anew. Raises `FileNotFoundError` where
    there is no catalog, and `ValueError`, naming the file, for one that cannot be read.
    """
    catalogs = sorted(ROOT.glob("locales/*/LC_MESSAGES/openends.po"))
    if not catalogs:
        raise FileNotFoundError(f"no openends.po under {ROOT / 'locales'}")
    TARGET.mkdir(exist_ok=True)
    written = []
    for source in catalogs:
        language = source.parent.parent.name
        target = TARGET / f"{language}.mo"
        try:
            with source.open("rb") as file:
                catalog = read_po(file, locale=language, abort_invalid=True)
        except (PoFileError, ValueError, LookupError) as error:
            raise ValueError(f"{source}: no catalog that can be read: {error}") from error
        compiled = BytesIO()
        write_mo(compiled, catalog)
        _write(target, compiled.getvalue())
        written.append(target)
    index = TARGET / "languages.txt"
    _write(index, "".join(f"{path.stem}\n" for path in written).encode())
    for path in set(TARGET.glob("*.mo")).difference(written):
        path.unlink(missing_ok=True)
    return [*written, index]


def _write(target: Path, content: bytes) -> None:
    """Write a file whole or not at all, and not where it is so already."""
    if target.is_file() and target.read_bytes() == content:
        return
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(target)


class CompileWords(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled catalogs into the wheel, or beside the sources of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_words()


if __name__ == "__main__":
    for path in compile_words():
        print(path.relative_to(ROOT))
