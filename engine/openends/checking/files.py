"""Reading files to be checked: their encoding told, and no more of them read than is a text."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

MOST_BYTES = 16_000_000
"""The largest file that is read; a book is smaller."""

_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_UTF_32 = (b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff")
# By the names that other programs know: how to decode it, and which letters, from and to, are at
# least so large a share of those beyond ASCII. Japanese is tried first: its bytes may be Hangul too.
_OTHERS = (
    ("EUC-JP", "euc_jp", ("\u3041", "\u30fe"), 0.05),
    ("Shift_JIS", "cp932", ("\u3041", "\u30fe"), 0.05),
    ("EUC-KR", "cp949", ("\uac00", "\ud7a3"), 0.5),
)


class Unfit(StrEnum):
    """Why a file is no text that can be checked."""

    FOLDER = "folder"
    LARGE = "large"
    """More than `MOST_BYTES`, or without an end (fact: `most`)."""
    BINARY = "binary"
    """It holds bytes that no text has (fact: `byte`, the place of the first one, from 1)."""
    ENCODED = "encoded"
    """A text in another encoding (fact: `encoding`)."""
    UNKNOWN = "unknown"
    """No UTF-8 and nothing that is known (fact: `byte`)."""


@dataclass(frozen=True)
class NotText(Exception):
    """The file is no text that can be checked."""

    why: Unfit
    byte: int = 0
    encoding: str = ""


def lines_of(path: Path) -> Iterator[str]:
    """The lines of a text file in UTF-8, or in UTF-16 or UTF-32 with its mark.

    Raises `OSError`, and `NotText`.
    """
    # Not splitlines(): it also splits at characters that editors do not count as line ends.
    yield from decoded(_bytes(path)).removeprefix("\ufeff").split("\n")


def _bytes(path: Path) -> bytes:
    if path.is_dir():
        raise NotText(Unfit.FOLDER)
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise NotText(Unfit.LARGE)
    return data


def decoded(data: bytes) -> str:
    """The text of a file. Raises `NotText`.

    >>> decoded("타일".encode("utf-16"))
    '타일'
    >>> decoded("타일: [1|4]. 연결: 없음.".encode("euc-kr"))
    Traceback (most recent call last):
    openends.checking.files.NotText: (<Unfit.ENCODED: 'encoded'>, 0, 'EUC-KR')
    """
    for marks, encoding in ((_UTF_32, "utf-32"), (_UTF_16, "utf-16")):
        if data.startswith(marks):
            try:
                return data.decode(encoding)
            except UnicodeDecodeError as error:
                raise NotText(Unfit.BINARY, byte=error.start + 1) from None
    if (nul := data.find(0)) >= 0:
        raise NotText(*_without_mark(data, nul))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        encoding = _guessed(data)
        why = Unfit.ENCODED if encoding else Unfit.UNKNOWN
        raise NotText(why, error.start + 1 if not encoding else 0, encoding) from None
    if "\x1b$B" in text or "\x1b$@" in text:
        raise NotText(Unfit.ENCODED, encoding="ISO-2022-JP")
    return text


def _without_mark(data: bytes, nul: int) -> tuple[Unfit, int, str]:
    """What bytes with a zero among them are: UTF-16 that has no mark, or no text."""
    for encoding in ("UTF-16LE", "UTF-16BE"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        # Spaces, digits and line ends are ASCII in every language; by chance, few pairs are.
        if text.isprintable() or (sum(map(str.isascii, text)) * 4 > len(text) and "\0" not in text):
            return Unfit.ENCODED, 0, encoding
    return Unfit.BINARY, nul + 1, ""


def _guessed(data: bytes) -> str:
    """The encoding in which the bytes are Korean or Japanese; none where they are neither."""
    for name, encoding, (first, last), share in _OTHERS:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        letters = [letter for letter in text if not letter.isascii()]
        if sum(first <= letter <= last for letter in letters) >= share * len(letters):
            return name
    return ""
