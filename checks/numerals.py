"""Numbers in words as translations say them: Korean of both series, Japanese in kanji and kana."""

import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import pairwise

from number_words import FREE, NumberWord, number_words

_KO_ONES = {
    **{"하나": 1, "둘": 2, "셋": 3, "넷": 4, "다섯": 5},
    **{"여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9},
}
_KO_BEFORE = {"한": 1, "두": 2, "세": 3, "네": 4}
"""The forms that stand before what is counted."""
_KO_TENS = {
    **{"열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50},
    **{"예순": 60, "일흔": 70, "여든": 80, "아흔": 90},
}
_DIGITS = {
    "ko": dict(zip("일이삼사오육칠팔구", range(1, 10), strict=True)),
    "ja": dict(zip("一二三四五六七八九", range(1, 10), strict=True)),
}
_UNITS = {"ko": {"십": 10, "백": 100}, "ja": {"十": 10, "百": 100}}

_KO_AFTER = (
    "은|는|이|가|을|를|과|와|나|이나|에서|에서는|에게|에|로|으로|의|도|만|뿐|인|입니다|이고|이니|이며|이라|이면|이지만|"
    "이므로|이어야|까지|부터|마다|씩|라는|개|점|명|번|번째|장|배|일까요"
)
"""What may be glued to a number; anything else makes it another word."""
_KO_AFTER_ONE_SYLLABLE = "나|인|과|와|에서|로|을|를|입니다|은|의"
"""The same for one syllable, which is mostly a word of its own: 이 is "this", 오는 "coming"."""
_KO_COUNTERS = "개|명|장|번|사람|배|쪽|곳|줄|칸|점|끝|판|가지|타일|라운드|자리|군데|겹"
"""What is counted, where it is glued to the form that stands before it: 두번째, but 두고 is no number."""
_KO_NAMES = {
    "식스": 6,
    "나인": 9,
    "트웰브": 12,
    "피프틴": 15,
    "파이브스": 5,
    "파이브": 5,
    "스리스": 3,
}
"""English numbers in the names of sets and games."""
_KO_SINO = "(?:[일이삼사오육칠팔구]?백)?(?:[이삼사오육칠팔구]?십)?[일이삼사오육칠팔구]?"
_KO_COPULA = "나|며|고|니|므로|면|지만|라|었|어야"
"""What makes the 이 before it a part of the ending: 백이나 is 100, not 102."""


def _any(words: Mapping[str, int]) -> str:
    return "|".join(words)


_KO = re.compile(
    rf"(?P<half>절반)|(?<![가-힣])(?:"
    r"(?P<none>없[가-힣]*)"
    r"|(?P<first>첫(?=\s|째|번째))"
    r"|(?P<both>양쪽|양\s?끝|양편|둘\s(?=다|모두)|둘째(?=,)|쌍(?=[을의이\s])|두(?=\s(?:열린\s)?(?:끝|반쪽))|(?<=(?<![가-힣])[이그]\s)(?:둘|두(?=\s)))"
    rf"|(?P<name>{_any(_KO_NAMES)})"
    r"|(?P<range>두세|서너)(?=\s)"
    rf"|(?!한쪽|열\s(?:수|때|것)|열(?:지|기))(?P<native>(?:{_any(_KO_TENS)})?(?:{_any(_KO_BEFORE)})(?=\s+[^\s)”’]|(?:{_KO_COUNTERS}))"
    rf"|(?:{_any(_KO_TENS)})?(?:{_any(_KO_ONES)})(?<!열)(?<!(?<![가-힣])둘(?=레|러|렀|지|\s(?:수|때|것|지)))"
    rf"|(?:{_any(_KO_TENS)})(?=째|\s?(?:{_KO_COUNTERS})|(?:{_KO_AFTER})*(?![가-힣])))"
    rf"|(?P<one>[삼사오육칠팔구십](?=(?:{_KO_AFTER_ONE_SYLLABLE}))(?=(?:{_KO_AFTER})+(?![가-힣]))|[삼사오육칠팔구십백](?=\s?점))"
    rf"|(?P<sino>(?=[일이삼사오육칠팔구]?[십백]){_KO_SINO}(?<!이(?={_KO_COPULA})))(?:{_KO_AFTER})*(?![가-힣])"
    r"|(?P<subject>[삼오육칠팔](?=이(?![가-힣])))"
    r"|(?P<small>[일이](?=인(?![가-힣])|\s점(?!수)))"
    r"|(?P<whole>[일이삼사오육칠팔구십](?<=\A.)(?=\Z))"
    r")"
)
_JA_NAMES = {
    "シックス": 6,
    "ナイン": 9,
    "トゥエルブ": 12,
    "フィフティーン": 15,
    "Fives": 5,
    "ファイブズ": 5,
    "ファイブ": 5,
    "スリーズ": 3,
}
# 一番 and the like are no numbers, もう一人 is "the other".
_JA = re.compile(
    r"(?P<none>何も|ありません|ゼロ|零)"
    r"|(?P<half>半分|半数)"
    r"|(?P<both>両(?:方|端|側|者|面|手|立)|双方|(?<![一二三四五六七八九十百\d何])倍|二(?:人|つ|枚)(?=とも)|二(?=つの(?:端|半面))|(?<=[そこ]の)二)"
    rf"|(?P<name>{_any(_JA_NAMES)})"
    r"|(?P<kana>ひとつ|ふたつ|みっつ|よっつ|いつつ|むっつ|ななつ|やっつ|ここのつ|ひとり|ふたり)"
    r"|(?!(?<=もう)一[人枚つ])(?!一番|十[分字]|[三四]角|八方)"
    r"(?P<sino>[一二三四五六七八九十百]+)(?![方緒部般致]|分(?!の))"
)
_JA_KANA = {
    **{"ひとつ": 1, "ひとり": 1, "ふたつ": 2, "ふたり": 2, "みっつ": 3, "よっつ": 4},
    **{"いつつ": 5, "むっつ": 6, "ななつ": 7, "やっつ": 8, "ここのつ": 9},
}


def words_in(text: str, language: str) -> list[NumberWord]:
    """The numbers that a text says in words, with their places.

    >>> [str(word.value) for word in words_in("세트의 절반, 두 배, 세 번째 (첫 번째), 양쪽 끝", "ko")]
    ['1/2', '2', '3', '1', '2']
    >>> [str(word.value) for word in words_in("半分、二倍、三人目、二人とも、ふたつ、両端", "ja")]
    ['1/2', '2', '3', '2', '2', '2']
    """
    words = list(_READERS[language](text))
    if language == "en":
        return words
    between = _between(text, sorted([*words, *_digits(text)], key=_place))
    return sorted([*words, *between], key=_place)


def _digits(text: str) -> Iterator[NumberWord]:
    for found in _DECIMAL.finditer(text):
        yield NumberWord(int(found[0]), found[0], *found.span())


def _place(word: NumberWord) -> int:
    return word.start


def _between(text: str, words: list[NumberWord]) -> Iterator[NumberWord]:
    """What lies between two numbers of a range: 두 명에서 네 명까지 is said of three as well."""
    for first, last in pairwise(words):
        if _RANGE.fullmatch(text[first.end : last.start]) and last.value - first.value <= 5:
            for value in range(int(first.value) + 1, int(last.value)):
                yield NumberWord(value, text[first.start : last.end], first.end, first.end, True)


def numbers_in(text: str, language: str) -> list[int]:
    """The whole numbers that a text names in words or in digits, in their order.

    >>> numbers_in("열여덟과 여덟을 더하면 스물여섯입니다. 이 팔 점은 세 번째입니다.", "ko")
    [18, 8, 26, 8, 3]
    >>> numbers_in("九と8を足し、六を引くと11です。一番多いのは二人目です。", "ja")
    [9, 8, 6, 11, 2]
    """
    words = sorted([*words_in(text, language), *_digits(text)], key=_place)
    return [int(word.value) for word in words if word.value == int(word.value)]


def _korean(text: str) -> Iterator[NumberWord]:
    for found in _KO.finditer(text):
        values = _korean_values(found)
        for value in values:
            free = value in FREE or found["both"] is not None or found[0] == "이"
            kind = found.lastgroup or 0
            yield NumberWord(value, found[kind].strip(), *found.span(kind), free)


def _korean_values(found: re.Match[str]) -> list[int | Fraction]:
    match found.lastgroup:
        case "half":
            return [Fraction(1, 2)]
        case "none":
            return [0]
        case "first":
            return [1]
        case "both":
            return [2]
        case "range":
            return [2, 3] if found[0] == "두세" else [3, 4]
        case "native":
            native = found["native"]
            ten = next((word for word in _KO_TENS if native.startswith(word)), "")
            one = native.removeprefix(ten)
            return [_KO_TENS.get(ten, 0) + (_KO_ONES | _KO_BEFORE).get(one, 0)]
        case "name":
            return [_KO_NAMES[found[0]]]
        case "sino" if found["sino"] == "백":
            return []  # 백 is mostly another word
        case kind:
            return [_positional(found[kind or 0], "ko")]


def _japanese(text: str) -> Iterator[NumberWord]:
    for found in _JA.finditer(text):
        value: int | Fraction
        match found.lastgroup:
            case "none":
                value = 0
            case "half":
                value = Fraction(1, 2)
            case "both":
                value = 2
            case "kana":
                value = _JA_KANA[found[0]]
            case "name":
                value = _JA_NAMES[found[0]]
            case _:
                value = _positional(found[0], "ja")
        free = value in FREE or found["both"] is not None
        yield NumberWord(value, found[0], *found.span(), free)


def _positional(word: str, language: str) -> int:
    """二十六 or 이십육: each unit takes the digit before it."""
    total = digit = 0
    for sign in word:
        if unit := _UNITS[language].get(sign):
            total, digit = total + (digit or 1) * unit, 0
        else:
            digit = _DIGITS[language][sign]
    return total + digit


_DECIMAL = re.compile(r"\d+")
_RANGE = re.compile(r"\s?(?:명|개|人|枚|つ)?(?:에서|부터|から|〜)\s?")

_READERS: Mapping[str, Callable[[str], Iterator[NumberWord]]] = {
    "en": lambda text: iter(number_words(text)),
    "ko": _korean,
    "ja": _japanese,
}
"""By language; what is said in one that is not here is not read, and the check says so."""
LANGUAGES = frozenset(_READERS.keys() - {"en"})
