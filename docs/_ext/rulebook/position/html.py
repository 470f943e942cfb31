"""HTML of a position with hands: seats, line, boneyard, what is allowed; the first turn's answers."""

from markupsafe import Markup, escape
from sphinx.writers.html5 import HTML5Translator

from openends import OpenEndsError, Round, RulesError, Tile
from openends.words import say
from openends.words.rounds import action_named
from openends_page.api import RoundShown, act, round_shown

from ..html import WIDTH, begin, content, env_of, inline_tile, pick, sized, with_tiles
from ..phrases import engine_language, phrases
from .acting import acting_figure, seat_name
from .directive import answer, open_tiles, position, round_of


def visit_position(writer: HTML5Translator, node: position) -> None:
    begin(writer)


def depart_position(writer: HTML5Translator, node: position) -> None:
    env = env_of(writer)
    language = engine_language(env)
    played = round_of(node)
    shown = round_shown({"round": node["round"], "lang": language, "width": WIDTH})
    hands = open_tiles(played, node["open"])
    writer.body.append(
        acting_figure(
            env,
            node["ids"],
            content(writer),
            rules=played.rules,
            seats=[
                {
                    "name": seat_name(env, seat),
                    "turn": seat == played.turn,
                    "count": len(played.hands[seat]),
                    "hand": hand if hand is None else _held(hand, language),
                }
                for seat, hand in enumerate(hands)
            ],
            picture=sized(shown["position"]["picture"], shown["position"]["size"]),
            boneyard=shown["boneyard"],
            kept=shown["boneyard"] - shown["drawable"],
            words_of_line=shown["position"]["words"],
            allowed=[
                with_tiles(action_named(played.read(action), played.line, language), language)
                for action in node["allowed"]
            ],
            refused=_refused(node, played, phrases(env)["refusal"], language),
            tray=[
                pick(tile, language, able=tile in played.hands[played.turn])
                for tile in sorted(_tiles(played))
            ],
            turn=played.turn,
            data={
                "open": node["open"],
                "first": _without_picture(shown),
                "answers": _answers(played, node["round"], language),
            },
        )
    )


def _held(hand: tuple[Tile, ...], language: str) -> list[Markup]:
    return [inline_tile(tile, language, upright=True) for tile in hand]


def _tiles(played: Round) -> list[Tile]:
    """The tiles that may come into a hand: those held, and those of the boneyard."""
    return [*(tile for hand in played.hands for tile in hand), *played.boneyard]


def _refused(node: position, played: Round, message: str, language: str) -> list[Markup]:
    """The refused actions that the page speaks of, each with its reason."""
    found = []
    for action in node["refused"]:
        refusal = answer(played, action)
        assert isinstance(refusal, RulesError), "an accepted action is no refused one"
        sentence = with_tiles(say(refusal, language), language)
        try:
            named = action_named(played.read(action), played.line, language)
        except OpenEndsError:
            found.append(sentence)  # a tile that does not fit has its name in the sentence
        else:
            found.append(
                escape(message).format(action=with_tiles(named, language), reason=sentence)
            )
    return list(dict.fromkeys(found))


def _without_picture(shown: RoundShown) -> dict[str, object]:
    """The first round without what stands in the page already."""
    in_page = ("picture", "words")
    rest = {name: value for name, value in shown["position"].items() if name not in in_page}
    return {**shown, "position": rest}


def _answers(played: Round, text: str, language: str) -> dict[str, object]:
    """What the engine answers to every action of the first turn, by the action as text."""
    ends = [str(arm) for arm in played.line.ends]
    hand = [str(tile) for tile in played.hands[played.turn]]
    placements = [f"{tile}@{end}" for tile in hand for end in ends] if ends else hand
    return {
        action: act({"round": text, "lang": language, "width": WIDTH, "action": action})
        for action in (*placements, "draw", "pass")
    }
