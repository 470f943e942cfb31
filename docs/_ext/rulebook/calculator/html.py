"""HTML of the calculator: a form, and the settlement of its first values, which needs no script."""

from sphinx.writers.html5 import HTML5Translator

from openends import settle
from openends.notation import MOST_CHARACTERS
from openends.settlement import read_hand
from openends.variants import OPTIONS, declared, read_rules, value_text, values_of
from openends.words import say
from openends.words.options import option_name, value_said

from ..html import begin, content, env_of, page_data, pick, render
from ..kept_words import LINK_SAID
from ..phrases import engine_language, phrases, said, translated
from ..score.html import ledger
from .directive import calculator


def visit_calculator(writer: HTML5Translator, node: calculator) -> None:
    begin(writer)


def depart_calculator(writer: HTML5Translator, node: calculator) -> None:
    env = env_of(writer)
    language = engine_language(env)
    words = phrases(env)
    rules, hands = read_rules(node["rules"]), node["hands"]
    held = [read_hand(hand) for hand in hands]
    settlement = settle(rules, blocked=held)
    writer.body.append(
        render(
            "rulebook/calculator/calculator.html",
            id=node["ids"][0],
            other_ids=node["ids"][1:],
            content=content(writer),
            players=rules.players,
            seats=range(1, max(rules.players) + 1),
            hands=hands,
            hint=words["left_hint"].format(total=17, tiles="[1|4] [4|4]"),
            tray=[pick(tile, language) for tile in rules.tile_set],
            choices=[
                {
                    "option": option,
                    "name": option_name(option, language),
                    "values": [
                        {
                            "value": value_text(option, value),
                            "said": value_said(option, value, language),
                            "chosen": value == getattr(rules, option),
                        }
                        for value in values_of(option)
                    ],
                }
                for option in OPTIONS
                if declared(option).settles
            ],
            rows=ledger(hands, None, settlement, language),
            sum=settlement.sum or settlement.points,
            said=say(settlement, language),
            rules=rules.name,
            words=words,
            data=page_data(
                {
                    "rules": rules.name,
                    "lang": language,
                    "tiles": [
                        None if isinstance(hand, int) else list(map(str, hand)) for hand in held
                    ],
                    "longest": MOST_CHARACTERS,
                    "say": said(env, "calculator") | translated(env, LINK_SAID),
                }
            ),
        )
    )
