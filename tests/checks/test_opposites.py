"""A translation has the words that turn a rule on the side of its source."""

import json
from pathlib import Path

import pytest

from checks.messages import Translated
from checks.opposites import comment_on, judge_opposites, loose_in, pairs, pairs_in
from checks.opposites_kept import file_of, findings_of, keep, kept_in, key_of, left_over
from checks.opposites_stated import state
from openends.checking.diagnostics import Location

PLACE = Location("locales/ko/LC_MESSAGES/block.po", 7)


def message(source: str, target: str, *comments: str) -> Translated:
    return Translated(source, target, PLACE, PLACE, comments)


def told(language: str, source: str, target: str, *comments: str, kept: str = "") -> list[str]:
    return [
        finding.message
        for finding in judge_opposites(message(source, target, *comments), language, kept)
    ]


TRUE = [
    ("ko", "The lowest total wins.", "가장 낮은 합계가 이깁니다."),
    ("ja", "The lowest total wins.", "最も小さい合計が勝ちます。"),
    ("ko", "You may not draw.", "뽑을 수 없습니다."),
    ("ja", "You may not draw.", "引くことはできません。"),
    ("ko", "You must pass.", "차례를 넘겨야 합니다."),
    ("ja", "You must pass.", "パスしなければなりません。"),
    ("ko", "Turns go clockwise.", "차례는 시계 방향으로 돕니다."),
    ("ja", "Turns go clockwise.", "手番は時計回りに移ります。"),
]


@pytest.mark.parametrize(("language", "source", "target"), TRUE)
def test_the_same_side_is_right(language: str, source: str, target: str) -> None:
    assert told(language, source, target) == []


@pytest.mark.parametrize(
    ("language", "source", "target", "named"),
    [
        ("ko", "The lowest total wins.", "가장 높은 합계가 이깁니다.", "lowest and highest"),
        ("ja", "The lowest total wins.", "最も大きい合計が勝ちます。", "lowest and highest"),
        ("ko", "The lowest total wins.", "가장 낮은 합계가 집니다.", "winning and losing"),
        ("ja", "The lowest total wins.", "最も小さい合計が負けます。", "winning and losing"),
        ("ko", "You may not draw.", "뽑을 수 있습니다.", "negation"),
        ("ja", "You may not draw.", "引くことはできます。", "negation"),
        ("ko", "Turns go clockwise.", "차례는 시계 반대 방향으로 돕니다.", "clockwise"),
        ("ja", "Turns go clockwise.", "手番は反時計回りに移ります。", "clockwise"),
        ("ko", "This is Block.", "이것은 드로우입니다.", "Block and Draw"),
        ("ja", "This is Block.", "これはドローです。", "Block and Draw"),
    ],
)
def test_the_other_side_is_told(language: str, source: str, target: str, named: str) -> None:
    [finding] = told(language, source, target)
    assert f"({named}" in finding
    assert "put a comment on it: # opposites: " in finding


def test_a_rule_that_was_turned_in_the_source_is_told_too() -> None:
    assert told("ko", "The highest total wins.", "가장 낮은 합계가 이깁니다.")


def test_a_comment_says_what_the_grammar_turns_round_and_is_exact() -> None:
    source, target = "A double stays in the line", "더블타일은 줄을 벗어나지 않습니다"
    [finding] = told("ko", source, target)
    assert finding.endswith("# opposites: not +1)")
    assert told("ko", source, target, "opposites: not +1") == []
    assert told("ko", source, "더블타일은 줄을 벗어납니다", "opposites: not +1") != []
    assert told("ko", source, target, "opposites: not +2") != []
    assert told("ko", source, target, "opposites: nott +1") != []
    assert comment_on(message(source, target), "ko") == "not +1"
    assert comment_on(message("You may not", "수 없습니다"), "ko") == ""


def test_a_comment_that_says_nothing_is_told() -> None:
    [finding] = told("ko", "You may not draw.", "뽑을 수 없습니다.", "opposites: not +1")
    assert finding.endswith("leave the comment out)")


def test_what_a_translation_adds_or_leaves_out_is_kept() -> None:
    source, target = "The total wins.", "가장 낮은 합계가 이깁니다."
    assert loose_in(message(source, target), "ko") == "+lowest"
    [finding] = told("ko", source, target)
    assert "start.py affirm" in finding
    assert told("ko", source, target, kept="+lowest") == []
    assert told("ko", source, "가장 높은 합계가 이깁니다.", kept="+lowest") != []
    assert told("ko", source, "합계가 이깁니다.", kept="+lowest") != []


def test_what_is_kept_is_written_and_its_changes_told(tmp_path: Path) -> None:
    (tmp_path / "locales" / "ko").mkdir(parents=True)
    added = message("The total wins.", "가장 낮은 합계가 이깁니다.")
    same = message("The lowest total wins.", "가장 낮은 합계가 이깁니다.")
    assert keep(tmp_path, "ko", {"block.po": [same]}) == []
    assert not file_of(tmp_path, "ko").exists()
    [line] = keep(tmp_path, "ko", {"block.po": [added, same]})
    assert line == f"[ko] block.po: {key_of(added)}: nothing → +lowest"
    assert json.loads(file_of(tmp_path, "ko").read_text("utf-8")) == {
        "block.po": {key_of(added): "+lowest"}
    }
    kept = kept_in(tmp_path, "ko")["block.po"]
    assert not list(findings_of([added, same], "ko", kept))
    assert not list(left_over(tmp_path, "ko", {"block.po": [added, same]}))
    [left] = left_over(tmp_path, "ko", {"block.po": [same]})
    assert left.location.path == "locales/ko/opposites.json"


@pytest.mark.parametrize("text", ["", "[1]", '{"block.po": 3}'])
def test_a_file_that_cannot_be_read_keeps_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "locales" / "ko").mkdir(parents=True)
    file_of(tmp_path, "ko").write_text(text, "utf-8")
    assert kept_in(tmp_path, "ko") == {}


def test_comments_are_written_where_they_are_needed(tmp_path: Path) -> None:
    path = tmp_path / "block.po"
    written = (
        'msgid ""\nmsgstr ""\n\n#: ../block.md:3\nmsgid "A double stays"\nmsgstr "벗어나지 않습니다"\n\n'
        '# opposites: not +1\n#: ../block.md:5\nmsgid "You may not"\nmsgstr "할 수 없습니다"\n'
    )
    path.write_text(written, "utf-8")
    first = Translated(
        "A double stays", "벗어나지 않습니다", Location("block.po", 5), Location("block.po", 6), ()
    )
    second = Translated(
        "You may not",
        "할 수 없습니다",
        Location("block.po", 10),
        Location("block.po", 11),
        ("opposites: not +1",),
    )
    assert state(path, [first, second], "ko") == ["block.po:5: not +1", "block.po:10: no comment"]
    lines = path.read_text("utf-8").split("\n")
    assert [line for line in lines if line.startswith("# ")] == ["# opposites: not +1"]
    assert lines[3:5] == ["# opposites: not +1", "#: ../block.md:3"]


def test_a_language_without_words_is_not_compared() -> None:
    assert told("fr", "The lowest total wins.", "Le total le plus haut gagne.") == []


def test_every_pair_has_words_of_all_its_sides_in_every_language() -> None:
    assert all(pair.words.keys() == {"en", "ko", "ja"} for pair in pairs())
    with pytest.raises(ValueError, match="'up' needs words of 2 sides in ko, it has 1"):
        pairs_in(
            '[[pair]]\nname = "up"\nsides = ["up", "down"]\nwords.en = ["a", "b"]\nwords.ko = ["c"]'
        )
    with pytest.raises(ValueError, match="two sides have one name: up"):
        pairs_in('[[pair]]\nname = "up"\nsides = ["up", "up"]\nwords.en = ["a", "b"]')
