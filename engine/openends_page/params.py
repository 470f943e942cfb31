"""The parameters of a question: which kinds there are, and reading them from what a page sends."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import UnionType
from typing import Annotated, Any, NotRequired, TypedDict, Union, get_args, get_origin

from openends.drawing import NARROWEST
from openends.errors import excerpt
from openends.notation import MOST_CHARACTERS

LONGEST_TEXT = MOST_CHARACTERS
"""The most characters that are read of a text from elsewhere: a match of 2,000 rounds has so many."""

_WIDEST = 400  # half-tiles; no screen is wider


class BadRequest(Exception):
    """A request that no page of ours sends: a parameter missing or of the wrong kind."""


@dataclass(frozen=True, slots=True)
class Between:
    """The least and the greatest value of a number, as in `Annotated[int, Between(1, 3)]`."""

    least: int
    most: int


Width = Annotated[int, Between(NARROWEST, _WIDEST)]
"""The width of a picture, in half-tiles."""


Index = Annotated[int, Between(0, 1_000_000)]
"""How many there are of events, tiles or characters, or which of them; no match has so many."""


class LangParams(TypedDict):
    """The language in which a question is answered."""

    lang: str


class PictureParams(LangParams):
    """How a picture is asked for: the language of its words, and its width in half-tiles."""

    width: Width


def read_params(shape: Any, sent: Mapping[str, object]) -> dict[str, object]:
    r"""The parameters that a TypedDict declares, of what was sent; what it does not name is left out.

    Half a character, which no text can hold, becomes `?`. Raises `BadRequest`.

    >>> read_params(PictureParams, {"lang": "tea \ud800", "width": 12, "more": 1})
    {'lang': 'tea ?', 'width': 12}
    >>> read_params(PictureParams, {"lang": "en", "width": 3})
    Traceback (most recent call last):
    openends_page.params.BadRequest: width: expected a number from 8 to 400, found 3
    """
    return {
        name: _read(kind, name, sent.get(name))
        for name, kind in shape.__annotations__.items()
        if name in sent or name in shape.__required_keys__
    }


def _read(kind: Any, name: str, value: object) -> object:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return _read(inner[0], name, value)
    if origin in (Union, UnionType):  # with None
        return None if value is None else _read(inner[0], name, value)
    if origin is list:
        if not isinstance(value, list):
            raise BadRequest(f"{name}: expected a list, found {excerpt(repr(value))}")
        return [_read(inner[0], name, one) for one in value]
    if origin is Annotated:
        return _number(inner[1], name, value)
    if kind is bool:
        if not isinstance(value, bool):
            raise BadRequest(f"{name}: expected true or false, found {excerpt(repr(value))}")
        return value
    text = _text(name, value)
    if issubclass(kind, StrEnum):
        if text not in list(kind):
            expected = " or ".join(kind)
            raise BadRequest(f"{name}: expected {expected}, found {excerpt(repr(text))}")
        return kind(text)
    return text


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRequest(f"{name}: expected a text, found {excerpt(repr(value))}")
    if len(value) > LONGEST_TEXT:
        raise BadRequest(f"{name}: expected {LONGEST_TEXT} characters at most, found {len(value)}")
    return value if value.isascii() else value.encode(errors="replace").decode()


def _number(allowed: Between, name: str, value: object) -> int:
    least, most = allowed.least, allowed.most
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        found = excerpt(repr(value))
        raise BadRequest(f"{name}: expected a number from {least} to {most}, found {found}")
    return value
