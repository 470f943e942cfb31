"""Mutants in which a word becomes its opposite, a number word another, and words of claims and messages are exchanged.

The words are those that one would turn round by hand; they are not those of the check, which has its own.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from checks.mutations.mutants import Mutant
from checks.mutations.structural import Restructured
from publishing.languages import SOURCE

_TRANSLATED = re.compile(r'(msgstr(?:\[\d+\])? ")(?P<said>.+)(")')
_LABELLED = re.compile(
    r"\{(?:rule|pips|end|tile)\}`(?P<before>[^`<\d]*)(?P<number>\d+)(?P<behind>[^`<]*?) <[^`>]+>`"
)
_HIDDEN = re.compile(r"\{[a-z][\w-]*\}`[^`]*`|`[^`]*`|\]\([^)]*\)|\{\w+\}|%\(\w+\)[sd]")
_MESSAGE = re.compile(r'^msgid "(?P<source>.+)"\nmsgstr "(?P<target>.+)"$', re.MULTILINE)

_WORDS = {
    "en": {
        "number words": "one>two two>three three>four four>five five>six six>seven seven>eight eight>nine"
        " nine>ten ten>eleven twelve>thirteen twice>three+times",
        "ordinals": "first>second second>third third>fourth fourth>fifth",
        "lowest and highest": "lowest/highest smallest/largest fewest/most least/most",
        "fewer and more": "fewer/more less/more smaller/larger lower/higher",
        "must and may": "must/may must/need+not has+to/may have+to/may cannot/can",
        "all and none": "all/none everybody/nobody every/no each/no anybody/nobody both/neither",
        "before and after": "before/after next/previous earlier/later",
        "winner and loser": "winner/loser wins/loses win/lose won/lost",
        "own and opponents'": "own/opponent's opponents'/own",
        "clockwise": "clockwise/anticlockwise",
        "left and right": "left-hand/right-hand",
        "first and last": "first/last",
        "open and closed": "open/closed opens/closes",
        "negation": "not/+ never/always without/with nobody/somebody nothing/something no/every unless/if",
        "yes and no": "Yes/No",
        "draw, pass, place": "draw/pass draws/passes place/draw places/draws placed/drawn pass/place",
        "Block and Draw": "Block/Draw",
        "heavier and lighter": "heavier/lighter heaviest/lightest heavy/light",
        "hidden and shown": "hidden/shown face+down/face+up",
        "added and taken off": "added/taken+off plus/minus add/subtract",
        "rising and falling": "rises/falls grows/shrinks increases/decreases",
        "same and different": "same/different equal/unequal",
        "even though and unless": "even+though/unless even+if/only+if although/if",
    },
    "ko": {
        "number words": "^하나(?!씩)>둘 ^둘>셋 ^셋>넷 ^넷>다섯 ^한+(?=개|명|번|장|점)>두+ ^두+>세+ ^세+>네+ ^네+>다섯+"
        " ^다섯>여섯 ^여섯>일곱 ^일곱>여덟 ^여덟>아홉 ^아홉>열 ^열(?=[+은이과을])>열하나 절반>삼분의+일",
        "ordinals": "^첫+번째>두+번째 ^두+번째>세+번째 ^세+번째>네+번째 ^네+번째>다섯+번째 ^첫째>둘째 ^둘째>셋째",
        "lowest and highest": "가장+작/가장+크 가장+낮/가장+높 가장+적/가장+많 최소/최대",
        "fewer and more": "작은/큰 적은/많은 낮은/높은 이상/이하",
        "must and may": "야+합니다/도+됩니다 야+하/도+되",
        "all and none": "모두/일부 모든/일부 전부/일부",
        "before and after": "전에/뒤에 이전/다음 먼저/나중에",
        "winner and loser": "^이긴>진 ^이기는>지는 승자/패자 ^이겼>졌 ^이깁니다>집니다 ^이기면>지면",
        "own and opponents'": "자기/상대+플레이어의 자신/상대 본인/상대",
        "clockwise": "시계+방향/시계+반대+방향",
        "left and right": "왼쪽/오른쪽",
        "first and last": "첫/마지막 처음/마지막",
        "open and closed": "열린/닫힌 열려/닫혀 열립/닫힙",
        "negation": "수+있/수+없 지+않/+ 지+못/+ 없습니다/있습니다 없는/있는 없으면/있으면"
        " 아닙니다/맞습니다 안+됩니다/됩니다 (?<=[었았겠같좋많없있])습니다(?=\\.)>지+않습니다",
        "yes and no": "^예(?=[,.])>아니요 아니요>예",
        "draw, pass, place": "놓/뽑 뽑습니다/차례를+넘깁니다 차례를+넘깁니다/놓습니다",
        "Block and Draw": "블록/드로우",
        "heavier and lighter": "무거운/가벼운 무겁/가볍",
        "hidden and shown": "뒷면/앞면 숨긴/펼친",
        "added and taken off": "더하/빼 더한/뺀 더합/뺍",
        "rising and falling": "오르/내려가 올라/내려 늘어/줄어",
        "same and different": "같은/다른 같으/다르 같습/다릅",
        "even though and unless": "더라도>으면 는데도>지+않으면 아도+>으면+ 어도+>으면+ 라도+>라면+",
    },
    "ja": {
        "number words": "(?<![もう一])一(?=[枚人つ回本点](?!一))>二 二(?=[枚人つ回本点])>三 三(?=[枚人つ回本点])>四"
        " 四(?=[枚人つ回本点])>五 五(?=[枚人つ回本点])>六 六(?=[枚人つ回本点])>七 七(?=[枚人つ回本点])>八"
        " 八(?=[枚人つ回本点])>九 半分>三分の一",
        "ordinals": "一(?=[枚人つ番回]目)>二 二(?=[枚人つ番回]目)>三 三(?=[枚人つ番回]目)>四 四(?=[枚人つ番回]目)>五",
        "lowest and highest": "最も小さ/最も大き 最も低/最も高 最も少な/最も多 いちばん小さ/いちばん大き"
        " いちばん軽/いちばん重",
        "fewer and more": "小さい/大きい 低い/高い 少ない/多い 以上/以下",
        "must and may": "なければなりません/てもかまいません なければならない/てもよい",
        "all and none": "すべて/一部 全員/一部の人 みんな/一部の人",
        "before and after": "前に/あとに 次の/前の 先に/あとで",
        "winner and loser": "勝者/敗者 勝ち/負け 勝った/負けた 勝つ/負ける 勝て/負け",
        "own and opponents'": "自分/相手",
        "clockwise": "時計回り/反時計回り",
        "left and right": "左/右",
        "first and last": "最初/最後 初めて/最後に",
        "open and closed": "開いた/閉じた 開いて/閉じて 開き/閉じ",
        "negation": "置けません/置けます 置けない/置ける できません/できます できない/できる 引けません/引けます"
        " ありません/あります なりません/なります しません/します 置けます/置けません できます/できません"
        " 引けます/引けません あります/ありません つなげます/つなげません 置ける/置けない 引ける/引けない"
        " 合わない/合う ます(?=。)>ません",
        "yes and no": "はい(?=、|。|$)>いいえ いいえ>はい",
        "draw, pass, place": "置>引 パス>置くこと 引(?!き分|い[たて]数)>置",
        "Block and Draw": "ブロック/ドロー",
        "heavier and lighter": "重い/軽い 重く/軽く",
        "hidden and shown": "伏せ/表にし 裏返し/表向き 隠/見せ",
        "added and taken off": "足し>差し引い 足す/差し引く 加えた>差し引いた 加えま>差し引きま"
        " 一度引いた>一度足した 一度引きま>一度足しま",
        "rising and falling": "増え/減り 上がり/下がり 増える/減る",
        "same and different": "同じ/違う 等しい/違う",
        "even though and unless": "(?<=[いけてっしえれりげ])ても(?![かよい])>なければ でも(?=[、置引つ])>でなければ",
    },
}
"""Words and their opposites by language and class, `a/b` both ways and `a>b` one way.

A plus stands for a space, and ^ for the beginning of a word.
"""

_ONE_WAY = {"negation", "must and may"}
"""Classes whose second word would be found in others, or says what the first one says too."""


@dataclass(frozen=True)
class _Turn:
    kind: str
    before: re.Pattern[str]
    after: str


@cache
def _turns(language: str) -> tuple[_Turn, ...]:
    found: dict[tuple[str, str], str] = {}
    for kind, words in _WORDS[language].items():
        for pair in words.split(" "):
            one, sign, other = _parts(pair)
            found.setdefault((kind, one), other)
            if sign == "/" and kind not in _ONE_WAY:
                found.setdefault((kind, other), one)
    return tuple(
        _Turn(kind, _pattern(word, language), other.replace("+", " "))
        for (kind, word), other in found.items()
        if word
    )


def _parts(pair: str) -> tuple[str, str, str]:
    one, sign, other = re.split(r"(?<!<)([/>])(?!=)", pair, maxsplit=1)
    return one, sign, other


def _pattern(word: str, language: str) -> re.Pattern[str]:
    said = word.replace("+", " ").replace("^", r"(?<![가-힣])")
    return re.compile(rf"\b{said}\b" if language == SOURCE else said)


def turned(text: str, language: str) -> Iterator[tuple[str, int, int, str]]:
    """Each word of a text that has an opposite: of which class, from where to where, and its opposite.

    >>> [(kind, new) for kind, *_, new in turned("합계가 가장 낮으면 이깁니다", "ko")]
    [('lowest and highest', '가장 높'), ('winner and loser', '집니다')]
    """
    hidden = [found.span() for found in _HIDDEN.finditer(text)]
    taken: set[tuple[str, int]] = set()
    for turn in _turns(language):
        for found in turn.before.finditer(text):
            start, end = found.span()
            if any(first < end and start < last for first, last in hidden):
                continue
            if any((turn.kind, place) in taken for place in range(start, end)):
                continue
            taken |= {(turn.kind, place) for place in range(start, end)}
            yield turn.kind, start, end, turn.after


def turned_in(path: Path, language: str) -> Iterator[Mutant]:
    """All words of the translations of a catalog that have an opposite, each turned into it."""
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        match = _TRANSLATED.fullmatch(line)
        if match is None or match["said"].endswith("\\n"):
            continue
        for kind, start, end, after in turned(match["said"], language):
            column = match.start("said") + start + 1
            yield Mutant(path, number, column, match["said"][start:end], after, kind)


def exchanged_labels(path: Path) -> Iterator[Restructured]:
    """The words of two claims of a sentence exchanged, each around the number that it had."""
    text = path.read_text("utf-8")
    for line in re.finditer(r"^(?!#|msgid).+$", text, re.MULTILINE):
        for first, second in pairwise(_LABELLED.finditer(text, *line.span())):
            if first.group("before", "behind") == second.group("before", "behind"):
                continue
            one = f"{second['before']}{first['number']}{second['behind']}"
            other = f"{first['before']}{second['number']}{first['behind']}"
            changed = text[: first.start("before")] + one
            changed += text[first.end("behind") : second.start("before")] + other
            changed += text[second.end("behind") :]
            yield Restructured(path, "exchange words of claims", f"{one} and {other}", changed)


def exchanged_messages(path: Path) -> Iterator[Restructured]:
    """The translations of two neighbours of a catalog exchanged."""
    text = path.read_text("utf-8")
    for first, second in pairwise(_MESSAGE.finditer(text)):
        if first["target"] == second["target"]:
            continue
        changed = text[: first.start("target")] + second["target"]
        changed += text[first.end("target") : second.start("target")] + first["target"]
        what = f"{first['source'][:40]} and {second['source'][:40]}"
        yield Restructured(
            path, "exchange two messages", what, changed + text[second.end("target") :]
        )
