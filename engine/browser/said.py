"""The catalogs of the wheel, without the messages that no module in it can say."""

import marshal
from collections.abc import Iterator, Mapping
from io import BytesIO
from types import CodeType

from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo, write_mo

_HEADER = 16
"""Bytes of a compiled module before its code."""


def only_said(members: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of a wheel, by name: in its catalogs only messages that stand in its modules.

    What is left out of the wheel (the command line, the check of texts) has words of its own, and a
    reader of a page would wait for them.
    """
    stated = {
        text
        for name, data in members.items()
        if name.endswith(".pyc")
        for text in _texts(marshal.loads(data[_HEADER:]))
    }
    return {
        name: _cut(data, stated) if name.endswith(".mo") else data for name, data in members.items()
    }


def _texts(code: CodeType) -> Iterator[str]:
    """The texts that stand in a module, also in tuples and in its functions and classes."""
    rest: list[object] = [code]
    while rest:
        match rest.pop():
            case str() as text:
                yield text
            case CodeType() as inner:
                rest += inner.co_consts
            case tuple() | frozenset() as several:
                rest += several


def _cut(compiled: bytes, stated: set[str]) -> bytes:
    whole = read_mo(BytesIO(compiled))
    cut = Catalog(locale=whole.locale, header_comment="", fuzzy=False)
    cut.mime_headers = whole.mime_headers
    for message in whole:
        first = message.id if isinstance(message.id, str) else message.id[0]
        if first and first in stated:
            cut.add(message.id, message.string, context=message.context)
    shorter = BytesIO()
    write_mo(shorter, cut)
    return shorter.getvalue()
