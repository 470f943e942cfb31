"""The options of rules with their examples, as a page shows them."""

import re

import pytest

from openends import RULES, Reason, RulesError, variants
from openends.variants import applies, read_rules, value_text, values_of
from openends.words import LANGUAGES
from openends.words.options import game_name, value_said
from rulebook.options_table.examples import EXAMPLES, varied
from rulebook.options_table.values import options_shown
from rulebook.unwritten import GAMES, OPTIONS

SHOWN = {language: options_shown(language) for language in LANGUAGES}


def test_every_option_is_shown_in_the_order_of_the_rules() -> None:
    assert tuple(one["option"] for one in SHOWN["en"]) == OPTIONS


@pytest.mark.parametrize("option", OPTIONS)
def test_no_two_values_come_to_the_same(option: str) -> None:
    values = next(one["values"] for one in SHOWN["en"] if one["option"] == option)
    assert len(values) > 1
    outcomes = [value["outcome"] for value in values]
    assert len(set(outcomes)) == len(outcomes)
    assert len({value["said"] for value in values}) == len(values)


@pytest.mark.parametrize("option", [name for name in variants.OPTIONS if name not in OPTIONS])
def test_nor_do_those_of_an_option_that_no_page_tells_of_yet(option: str) -> None:
    example = EXAMPLES[option]
    values = variants.values_of(option)
    outcomes = [example.outcome(varied(example.base, option, value), "en") for value in values]
    assert len(set(outcomes)) == len(outcomes) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language(language: str) -> None:
    for one, english in zip(SHOWN[language], SHOWN["en"], strict=True):
        texts = [one["name"], one["given"], *(value["said"] for value in one["values"])]
        texts += [value["outcome"] for value in one["values"]]
        assert all(texts)
        assert not re.search(r"[{}]", " ".join(texts))
        if language != "en":
            assert one["name"] != english["name"]
            for value, other in zip(one["values"], english["values"], strict=True):
                assert value["outcome"] != other["outcome"]
                assert value["said"] != other["said"]
                assert re.findall(r"\d+", value["outcome"]) == re.findall(r"\d+", other["outcome"])


def test_every_game_plays_one_value_of_every_option_that_matters_in_it() -> None:
    for one in SHOWN["en"]:
        option = one["option"]
        games = [game for value in one["values"] for game in value["games"]]
        able = [game_name(name, "en") for name, rules in GAMES.items() if applies(option, rules)]
        assert sorted(games) == sorted(able)


def test_values_are_told_as_rules_read_them() -> None:
    reserve = next(one for one in SHOWN["en"] if one["option"] == "reserve")
    for value in reserve["values"]:
        assert read_rules(f"draw;reserve={value['value']}").reserve == int(value["value"])


@pytest.mark.parametrize("option", OPTIONS)
def test_values_of_an_option_are_in_use_or_known(option: str) -> None:
    texts = [value_text(option, value) for value in values_of(option)]
    for rules in RULES.values():
        assert value_text(option, getattr(rules, option)) in texts


def test_examples_of_outcomes() -> None:
    found = {
        (one["option"], value["value"]): value["outcome"]
        for one in SHOWN["en"]
        for value in one["values"]
    }
    assert found["drawing", "none"] == "[1|5]: place. [0|4]: pass."
    assert found["drawing", "when-stuck"] == "[1|5]: place. [0|4]: draw."
    assert found["drawing", "at-will"] == "[1|5]: place / draw. [0|4]: draw."
    assert found["reserve", "2"] == "Drawn: [0|0]. Then: pass."
    assert found["target_mode", "exact"] == "A score of 58, and the match goes on."
    assert found["blocked_award", "others-minus-own"].endswith("Points: 33 − 12 = 21.")
    assert found["blocked_award", "every-pip"].endswith("Points: 12 + 33 = 45.")


def test_unknown_names_are_refused() -> None:
    for call in (lambda: values_of("luck"), lambda: game_name("chess", "en")):
        with pytest.raises(RulesError) as caught:
            call()
        assert caught.value.code in (Reason.NO_SUCH_OPTION, Reason.NO_SUCH_RULES)


def test_equal_texts_of_two_options_are_told_apart() -> None:
    options = ("blocked_award", "shared_lowest", "drawing")
    said = [value_said(option, value, "en") for option in options for value in values_of(option)]
    assert len(set(said)) == len(said)
