"""Numbers in words as translations of lessons say them: Korean of both series, Japanese in kanji."""

import re
from collections.abc import Callable, Mapping

_KO_ONES = {
    **{"하나": 1, "둘": 2, "셋": 3, "넷": 4, "한": 1, "두": 2, "세": 3, "네": 4},
    **{"다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9},
}
_KO_TENS = {
    **{"열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50},
    **{"예순": 60, "일흔": 70, "여든": 80, "아흔": 90},
}
_DIGITS = {
    "ko": dict(zip("일이삼사오육칠팔구", range(1, 10), strict=True)),
    "ja": dict(zip("一二三四五六七八九", range(1, 10), strict=True)),
}
_UNITS = {"ko": {"십": 10, "백": 100}, "ja": {"十": 10, "百": 100}}

_KO_AFTER = "은|는|이|가|을|를|과|와|나|이나|에서|에서는|로|으로|의|도|만|뿐|인|입니다|이고|이니|이므로|개|점|명"
"""What may be glued to a number; anything else makes it another word."""
_KO_AFTER_ONE_SYLLABLE = "나|인|과|와|에서|로|을|를|입니다"
"""The same for one syllable, which is mostly a word of its own: 이 is "this", 오는 "coming"."""

_KO = re.compile(
    r"(?<![가-힣])(?:"
    r"(?P<none>없[가-힣]*)"
    r"|(?P<first>첫)(?=\s번째)"
    rf"|(?P<native>(?:{'|'.join(_KO_TENS)})?(?:{'|'.join(_KO_ONES)})|(?:{'|'.join(_KO_TENS)}))"
    rf"(?:{_KO_AFTER})*(?![가-힣])"
    rf"|(?P<sino>(?=[일이삼사오육칠팔구]?[십백])[일이삼사오육칠팔구십백]{{2,}})(?:{_KO_AFTER})*(?![가-힣])"
    rf"|(?P<one>[삼사오육칠팔구십])(?:(?:{_KO_AFTER_ONE_SYLLABLE})+(?![가-힣])|(?=\s?점))"
    r"|(?P<small>[일이])(?:인(?![가-힣])|(?=\s점))"
    r")"
)
# 一番 and the like are no numbers, もう一人 is "the other".
_JA = re.compile(
    r"(?P<none>何も|ありません|ゼロ|零)"
    r"|(?P<kana>ひとつ|ふたつ|みっつ|よっつ|いつつ|ひとり|ふたり)"
    r"|(?!(?<=もう)一[人枚つ])(?P<sino>[一二三四五六七八九十百]+)(?![番方緒分部般致])"
)
_JA_KANA = {
    "ひとつ": 1,
    "ひとり": 1,
    "ふたつ": 2,
    "ふたり": 2,
    "みっつ": 3,
    "よっつ": 4,
    "いつつ": 5,
}


def numbers_in(text: str, language: str) -> list[int]:
    """The numbers that a text names in words, in their order.

    >>> numbers_in("열여덟과 여덟을 더하면 스물여섯입니다. 이 팔 점은 세 번째입니다.", "ko")
    [18, 8, 26, 8, 3]
    >>> numbers_in("九と八を足し、六を引くと十一です。一番多いのは二人目です。", "ja")
    [9, 8, 6, 11, 2]
    """
    return _READERS[language](text)


def _korean(text: str) -> list[int]:
    return [_korean_number(found) for found in _KO.finditer(text)]


def _korean_number(found: re.Match[str]) -> int:
    if found["none"]:
        return 0
    if found["first"]:
        return 1
    if native := found["native"]:
        ten = next((word for word in _KO_TENS if native.startswith(word)), "")
        return _KO_TENS.get(ten, 0) + _KO_ONES.get(native.removeprefix(ten), 0)
    return _positional(found["sino"] or found["one"] or found["small"], "ko")


def _japanese(text: str) -> list[int]:
    return [
        0 if found["none"] else _JA_KANA.get(found[0]) or _positional(found[0], "ja")
        for found in _JA.finditer(text)
    ]


def _positional(word: str, language: str) -> int:
    """二十六 or 이십육: each unit takes the digit before it."""
    total = digit = 0
    for sign in word:
        if unit := _UNITS[language].get(sign):
            total, digit = total + (digit or 1) * unit, 0
        else:
            digit = _DIGITS[language][sign]
    return total + digit


_READERS: Mapping[str, Callable[[str], list[int]]] = {"ko": _korean, "ja": _japanese}
"""By language; what is said in one that is not here is not read, and the check says so."""
LANGUAGES = frozenset(_READERS)
