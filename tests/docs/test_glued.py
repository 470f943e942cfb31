"""What stands beside a number of the engine, over it or for it, and makes another number of it."""

from pathlib import Path

import pytest

from rulebook.claims.numerals import has_number
from tests.docs.building import Built, build
from tests.docs.test_faults import TOP, page
from tests.docs.test_translation import translate

PIPS = "{pips}`[6|6]`"
RULE = "{rule}`block tiles = 28`"

RIGHT = {
    "unit": f"There are {RULE} tiles, [6|6] counts {PIPS}.",
    "hyphen": f"A {RULE}-tile set, a double-{RULE} one.",
    "dash": f"All of them – {RULE} – lie there — {RULE}.",
    "korean": f"타일 {RULE}개와 [6|6]의 {PIPS}점, 그것은 {RULE}이고 {RULE}만큼.",
    "korean-word": f"{RULE}조각, {RULE} 조각, {RULE} 만큼",
    "japanese": f"{RULE}枚と[6|6]の{PIPS}点。東京{RULE}",
    "korean-tile": "타일 {tile}`[0|0] lowest block`만 있습니다.",
    "range": f"From {RULE}–{RULE} to {RULE}~{RULE}.",
    "label": "The target is {rule}`100 for two players <block targets 2>`.",
    "label-korean": "목표(target)는 {rule}`두 명(two)이면 100점 <block targets 2>`입니다.",
    "quoted": f'Say "{RULE}" ({RULE}), {RULE}: {RULE}; {RULE}!',
}
WRONG = {
    "hundred": (f"[6|6] {PIPS}백 점", "12백"),
    "ten-thousand": (f"{RULE}万点", "28万"),
    "ten-thousand-apart": (f"{RULE} 만 점", "28 만"),
    "ideograph": (f"{RULE}一枚", "28一"),
    "ideograph-before": (f"百{RULE}枚", "百28"),
    "hangul-before": (f"백{RULE}개", "백28"),
    "tenths": (f"{RULE}割", "28割"),
    "formal": (f"{RULE}萬", "28萬"),
    "digit-before": (f"1{RULE} tiles", "128"),
    "digit-behind": (f"{RULE}0 tiles", "280"),
    "decimal": (f"{RULE}.5 tiles", "28.5"),
    "thousands": (f"{RULE},000 tiles", "28,0"),
    "point": (f"A .{RULE} tile", ".28"),
    "hundred-in-a-label": ("The target: {rule}`100백 for two <block targets 2>`.", "100백"),
    "minus-in-a-label": ("The target: {rule}`for two −100 <block targets 2>`.", "−100"),
    "percent-in-a-label": ("The target: {rule}`for two 100 % <block targets 2>`.", "100 %"),
    "digit-beside-a-label": ("The target: 1{rule}`100 for two <block targets 2>`.", "1100"),
    "hundred-beside-a-label": ("The target: {rule}`for two 100 <block targets 2>`백.", "100백"),
    "minus": (f"It is −{RULE}.", "−28"),
    "minus-apart": (f"It is − {RULE}.", "− 28"),
    "hyphen-minus": (f"It is -{RULE}.", "-28"),
    "full-width-minus": (f"점수는 －{RULE}점", "-28"),
    "plus": (f"It is +{RULE}.", "+28"),
    "sum": (f"It is {RULE} + {RULE}.", "28 +"),
    "percent": (f"It is {RULE}%.", "28%"),
    "percent-apart": (f"It is {RULE} ％.", "28 %"),
    "square-percent": (f"{RULE}㌫", "28パーセント"),
    "letter": (f"It is {RULE}k.", "28k"),
    "letter-before": (f"It is x{RULE}.", "x28"),
    "ordinal": (f"The {RULE}th.", "28t"),
    "currency": (f"For ${RULE}.", "$28"),
    "about": (f"~{RULE} tiles", "~28"),
    "two-in-one": (f"It is {RULE}{RULE}.", "2828"),
    "fraction": (f"It is {RULE}/{RULE}.", "28/28"),
    "emphasis-between": (f"It is {RULE}**%**.", "28%"),
    "in-emphasis": (f"It is **−**{RULE}.", "−28"),
    "nothing-seen-between": (f"{RULE}\u200b万", "28万"),
    "tile-minus": ("It is −{tile}`[0|0] lowest block`.", "−[0|0]"),
    "square-percent-tile": ("{tile}`[0|0] lowest block`%", "[0|0]%"),
}
LABELS = {
    "term": "{term}`12 spinners <spinner>`",
    "pips": "{pips}`13 <[6|6]>`",
    "rule": "{rule}`29 <block tiles = 28>`",
    "tile": "{tile}`[0|1] <[0|0] lowest block>`",
    "link": "[28 tiles](https://example.org/)",
    "circled": "Mark ② it.",
    "roman": "Play Ⅻ of them.",
    "keycap": "Press 🔟 now.",
    "mahjong": "Take 🀚 too.",
    "annotation": "It is ㆓ here.",
    "parenthesized": "It is ㈡ here.",
    "ideograph-in-a-circle": "It is ㊁ here.",
}
GLUED = "[rulebook.glued]"
GLOSSARY = "\n:::{glossary}\nspinner\n  A double.\n:::\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build with a page for each."""
    pages = {f"right-{name}.md": f"{TOP}{text}\n" for name, text in RIGHT.items()}
    pages |= {f"wrong-{name}.md": f"{TOP}{text}\n" for name, (text, _) in WRONG.items()}
    pages |= {f"label-{name}.md": f"{TOP}{text}\n" for name, text in LABELS.items()}
    pages["index.md"] = TOP + GLOSSARY
    return build(tmp_path_factory.mktemp("glued"), pages, builder="dummy", settings="")


def of(built: Built, name: str) -> list[str]:
    return [told for told in built.warnings if f"/{name}.md:" in told]


@pytest.mark.parametrize("name", RIGHT)
def test_words_and_units_may_stand_beside_a_number(built: Built, name: str) -> None:
    assert [told for told in of(built, f"right-{name}") if told.endswith(GLUED)] == []


@pytest.mark.parametrize("name", WRONG)
def test_what_makes_another_number_is_told(built: Built, name: str) -> None:
    told = of(built, f"wrong-{name}")
    seen = f"this makes another number: {WRONG[name][1]}"
    assert any(f"/wrong-{name}.md:3: " in one and seen in one for one in told), told


@pytest.mark.parametrize("name", LABELS)
def test_a_number_in_a_label_or_in_another_dress_is_told(built: Built, name: str) -> None:
    assert any(f"/label-{name}.md:3: " in one for one in of(built, f"label-{name}"))


def test_a_translation_is_looked_at_too(tmp_path: Path) -> None:
    text = f"There are {RULE} tiles."
    translate(tmp_path, "index", {text: f"타일은 {RULE}만 개입니다."})
    pages = {"index.md": f"{TOP}{text}\n"}
    warnings = build(tmp_path, pages, "-D", "language=ko", builder="dummy", settings="").warnings
    (told,) = (told for told in warnings if told.endswith(GLUED))
    assert "this makes another number: 28만" in told


@pytest.mark.parametrize(
    ("label", "seen"),
    [
        ("두 명이면 100점", None),
        ("두 명이면 100백 점", "100백"),
        ("두 명이면 100만", "100만"),
        ("두 명이면 −100점", "−100"),
        ("두 명이면 100%", "100%"),
    ],
)
def test_the_label_of_a_translation_is_looked_at_too(
    tmp_path: Path, label: str, seen: str | None
) -> None:
    source = "The target is {rule}`100 for two players <block targets 2>`."
    translate(tmp_path, "index", {source: f"목표는 {{rule}}`{label} <block targets 2>`입니다."})
    pages = {"index.md": f"{TOP}{source}\n"}
    warnings = build(tmp_path, pages, "-D", "language=ko", builder="dummy", settings="").warnings
    found = [told for told in warnings if told.endswith(GLUED)]
    assert len(found) == (seen is not None)
    assert all(f"this makes another number: {seen}; " in told for told in found)


NUMERALS = "ⅫⅣ㊁㆓🔟🀚½²⑳⓿㉟㈡〇〢፳🄁🈔㍘㋀⚅🁣🂡🕐🥈💯⼆↊"

NUMBERING = {
    "toctree": ("```{toctree}\n:numbered:\n\nother\n```\n", "", ":numbered:"),
    "toctree-title": ("```{toctree}\n28 tiles <other>\n```\n", "", "28 tiles"),
    "toctree-caption": ("```{toctree}\n:caption: 28 tiles\n\nother\n```\n", "", "28 tiles"),
    "figure": (
        "```{figure} https://example.org/it.svg\nA caption\n```\n", "numfig = True\n", "numfig"
    ),
    "code": ("```{code-block} text\n:linenos:\n\na\n```\n", "", ":linenos:"),
    "reference": ("See {numref}`there <there>`.\n\n(there)=\n## There\n", "", "{numref}"),
    "footnote": ("See[^it].\n\n[^it]: There.\n", "", "this number"),
}  # fmt: skip


@pytest.mark.parametrize("name", NUMBERING)
def test_what_sphinx_numbers_is_told(tmp_path: Path, name: str) -> None:
    text, settings, words = NUMBERING[name]
    pages = {"index.md": TOP + text, "other.md": TOP}
    warnings = build(tmp_path, pages, builder="dummy", settings=settings).warnings
    assert any("nothing checks this" in told and words in told for told in warnings), warnings


@pytest.mark.parametrize(("other", "told"), [("index", True), ("*", False)])
def test_an_exempt_page_numbers_no_rules_pages(tmp_path: Path, other: str, told: bool) -> None:
    pages = {"index.md": TOP + NUMBERING["toctree"][0], "other.md": TOP}
    settings = f"rulebook_exempt_pages = {{{other!r}: 'it lists the others'}}\n"
    warnings = build(tmp_path, pages, builder="dummy", settings=settings).warnings
    assert bool(warnings) == told


@pytest.mark.parametrize("letter", NUMERALS)
def test_a_numeral_is_one_in_any_dress(letter: str) -> None:
    assert has_number(letter)


@pytest.mark.parametrize("text", ["two", "둘", "二", "XII", "No.", "№", "[]|", "東京", "❤️", "•"])
def test_words_are_none(text: str) -> None:
    assert not has_number(text)


def test_a_number_in_a_caption_is_looked_at(tmp_path: Path) -> None:
    text = page("[1|4]", ":open: 1 4\n").replace("A caption.", "A {end}`1`% and a {end}`4`.")
    warnings = build(tmp_path, {"index.md": text}, builder="dummy").warnings
    assert warnings == []  # all pages are exempt
    warnings = build(tmp_path, {"index.md": text}, builder="dummy", settings="").warnings
    assert any("this makes another number: 1%" in told for told in warnings)
