"""HTML of a figure to act in: a position of a page, or an empty one that a script fills."""

from collections.abc import Iterable, Mapping
from typing import TypedDict

from markupsafe import Markup
from sphinx.environment import BuildEnvironment

from openends import Drawing, Rules
from openends.drawing import NARROWEST, back_picture

from ..html import WIDTH, page_data, render
from ..phrases import engine_language, phrases, said


class Seat(TypedDict):
    """A seat at the table; a hand that lies face down is None."""

    name: str
    turn: bool
    count: int
    hand: list[Markup] | None


def seat_name(env: BuildEnvironment, seat: int, reader: int | None = None) -> str:
    """What a seat is called; in a lesson, the reader has one of their own."""
    words = phrases(env)
    return words["you"] if seat == reader else words["player"].format(number=seat + 1)


def draws(rules: Rules) -> bool:
    """Whether the game has a boneyard and drawing at all; a table without them shows neither."""
    return rules.drawing is not Drawing.NONE


def acting_figure(
    env: BuildEnvironment,
    ids: list[str],
    content: Markup,
    *,
    rules: Rules,
    seats: Iterable[Seat],
    picture: Markup,
    boneyard: int,
    kept: int,
    tray: list[dict[str, object]],
    turn: int,
    data: Mapping[str, object],
    words_of_line: str = "",
    allowed: Iterable[Markup] = (),
    refused: Iterable[Markup] = (),
) -> str:
    """The figure, with its ids, its title, and all that its script needs."""
    words, sentences = phrases(env), said(env, "position")
    number = turn + 1
    own = data.get("reader") == turn
    return render(
        "rulebook/position/position.html",
        id=ids[0],
        other_ids=ids[1:],
        content=content,
        seats=seats,
        picture=picture,
        boneyard=boneyard,
        kept=kept,
        draws=draws(rules),
        back=Markup(back_picture()),
        said=words_of_line,
        allowed=list(allowed),
        refused=list(refused),
        tray=tray,
        hand_name=words["hand"] if own else words["hand_of"].format(number=number),
        hint="" if own else sentences["hint"].format(number=number),
        words=words,
        data=page_data(
            {
                "lang": engine_language(env),
                "width": WIDTH,
                "narrowest": NARROWEST,
                "say": sentences,
                **data,
            }
        ),
    )


def empty_figure(
    env: BuildEnvironment,
    id: str,
    picture: Markup,
    *,
    title: str,
    rules: Rules,
    players: int,
    reader: int,
    boneyard: int,
    tray: list[dict[str, object]],
) -> str:
    """A figure with this title that a script fills with a round; the reader has one of its seats."""
    caption = Markup(
        '<figcaption class="oe-caption"><p class="oe-title" id="{id}--title">{words}</p></figcaption>'
    ).format(id=id, words=title)
    return acting_figure(
        env,
        [id],
        caption,
        rules=rules,
        seats=[
            {"name": seat_name(env, seat, reader), "turn": False, "count": 0, "hand": None}
            for seat in range(players)
        ],
        picture=picture,
        boneyard=boneyard,
        kept=0,
        tray=tray,
        turn=reader,
        data={"open": [reader], "reader": reader, "answers": {}},
    )
