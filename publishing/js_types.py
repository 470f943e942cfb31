"""The types of what Python and JavaScript tell each other, for tsc: written from Python's own.

    python -m publishing.js_types

Each question of a page is declared once, in `openends_page.questions`; what the board may ask, and what
it gets, follows from that.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from openends_page.api import QUESTIONS
from publishing import ROOT

PLACE = ROOT / "docs" / "_board" / "answers.d.ts"
_HEAD = """// What the board asks the engine, and what that answers. Written by `python3 start.py js_types`
// from the types of openends_page: change them there.
"""
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def declarations() -> str:
    """All types as a file of TypeScript declarations."""
    writer = _Writer()
    entries = [
        f"  {name}: {{ params: {writer.type_of(one.params)}; answer: {writer.type_of(one.answer)} }};\n"
        for name, one in QUESTIONS.items()
    ]
    questions = (
        f"/** Every question of a page. */\nexport interface Questions {{\n{''.join(entries)}}}\n"
    )
    return "\n".join([_HEAD, *writer.written.values(), questions])


class _Writer:
    """Writes a declaration of each TypedDict that is met, once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type_of(self, kind: Any) -> str:
        """A type in TypeScript. Raises `TypeError` for one that JSON does not carry."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Annotated, NotRequired):
            return self.type_of(inner[0])
        if origin in (Union, UnionType):
            return " | ".join(map(self.type_of, inner))
        if origin is list:
            item = self.type_of(inner[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type_of, inner))}]"
        if origin is dict:
            return f"Record<{', '.join(map(self.type_of, inner))}>"
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if kind in _PLAIN:
            return _PLAIN[kind]
        if is_typeddict(kind):
            return self._named(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(f'"{member.value}"' for member in kind)
        raise TypeError(f"{kind}: expected a type that JSON carries")

    def _named(self, kind: Any) -> str:
        name: str = kind.__name__
        if name not in self.written:
            self.written[name] = ""  # its place, before the types that it is made of
            self.written[name] = self._one_of(kind) if not kind.__total__ else self._all_of(kind)
        return name

    def _all_of(self, kind: Any) -> str:
        notes = _notes(kind)
        lines = [
            f"{_comment(notes.get(name, ''), '  ')}"
            f"  {name}{'' if name in kind.__required_keys__ else '?'}: {self.type_of(field)};\n"
            for name, field in kind.__annotations__.items()
        ]
        return f"{_about(kind)}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"

    def _one_of(self, kind: Any) -> str:
        """A TypedDict of which exactly one key is there: `total=False`."""
        fields = kind.__annotations__
        cases = [
            "; ".join(
                f"{name}: {self.type_of(field)}" if name == one else f"{name}?: undefined"
                for name, field in fields.items()
            )
            for one in fields
        ]
        return (
            f"{_about(kind)}export type {kind.__name__} ="
            + "".join(f"\n  | {{ {case} }}" for case in cases)
            + ";\n"
        )


def _about(kind: Any) -> str:
    return _comment(inspect.getdoc(kind) or "", "")


def _comment(text: str, indent: str) -> str:
    first = " ".join(text.partition("\n\n")[0].split()).replace("`", "").replace("None", "null")
    return f"{indent}/** {first} */\n" if first else ""


def _notes(kind: Any) -> dict[str, str]:
    """What is said of each field: the string below it, as Python keeps it nowhere but in the source."""
    notes: dict[str, str] = {}
    for base in reversed(getattr(kind, "__orig_bases__", ())):
        if is_typeddict(base):
            notes |= _notes(base)
    return notes | dict(_written_notes(kind))


def _written_notes(kind: Any) -> Iterator[tuple[str, str]]:
    [body] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    for before, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
            match note:
                case ast.Expr(value=ast.Constant(value=str() as text)):
                    yield before.target.id, text


def main(place: Path = PLACE) -> int:
    """Write the declarations. Returns the exit status."""
    place.write_text(declarations(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
