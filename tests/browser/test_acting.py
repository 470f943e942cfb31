"""Acting in a position: what is allowed is done, what is refused is refused with its reason.

By mouse, by touch and by keyboard, in three languages, in every position; the first turn without
the engine, later turns by it.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from openends import Round, RulesError
from openends.record import read_round
from openends.words import LANGUAGES, say
from openends_page.api import act, round_shown
from tests.browser.board import SCREENS, Figure, Hand
from tests.browser.conftest import Visit
from tests.browser.state import SEEN, expect_state

PAGES = {"draw": 9, "blocked": 3, "authors": 1}
"""Pages with positions, and how many they have at least."""


# Of each seat: the number that stands there, the tiles that lie open, the backs.
ROUND = f"""root => {{
    const all = (selector, within = root) => [...within.querySelectorAll(selector)];
    const text = (it) => it.textContent.replace(/\\s+/g, " ").trim();
    return {{
        words: all(".oe-words").map(text),
        seats: all(".oe-seat").map((seat) => [
            ...all(".oe-count", seat).map(text),
            all(".oe-hand [data-tile]", seat).length,
            all(".oe-hand .oe-back", seat).length,
        ]),
        held: all(".oe-pick").filter({SEEN}).map((it) => it.dataset.tile).sort(),
        lying: all(".oe-lying .oe-count").map(text),
    }};
}}"""


class Acting(Figure):
    """A position, and the same round in Python."""

    element = "open-ends-position"

    def __init__(self, root: Locator, hand: Hand = "mouse") -> None:
        super().__init__(root, hand)
        self.language: str = self.data["lang"]
        self.words = root.locator(".oe-words")
        self.seats = root.locator(".oe-seat")
        self.round: Round = read_round(self.data["first"]["round"])

    def pick(self, tile: str) -> Locator:
        return self.root.locator(f'.oe-pick[data-tile="{tile}"]')

    def end(self, name: str) -> Locator:
        return self.root.locator(f'.oe-end-button[data-end="{name}"]')

    def act(self, action: str) -> None:
        """Take an action as a reader would: a tile and an end, or a button."""
        if action.startswith("["):
            tile, _, end = action.partition("@")
            if self.pick(tile).get_attribute("aria-pressed") != "true":
                self.press(self.pick(tile))
            expect(self.pick(tile)).to_have_attribute("aria-pressed", "true")
            self.press(self.end(end))
        else:
            self.press(self.root.locator(f'.oe-act[data-action="{action}"]'))
        # A busy machine takes its time to start the engine.
        expect(self.status).not_to_have_text(self.data["say"]["starting"], timeout=20_000)

    def expect_round(self, played: Round) -> None:
        """What lies there is what lies in a round."""
        over = played.outcome is not None
        seats = [
            [str(len(hand)), *((len(hand), 0) if self.is_open(played, seat) else (0, len(hand)))]
            for seat, hand in enumerate(played.hands)
        ]
        held = [] if over else [str(tile) for tile in played.hands[played.turn]]
        expect_state(
            self.root,
            ROUND,
            {
                "words": [" ".join(say(played.line, self.language).split())],
                "seats": seats,
                "held": sorted(held),
                "lying": [str(len(played.boneyard))],
            },
        )

    def is_open(self, played: Round, seat: int) -> bool:
        """Whether that seat's hand lies open."""
        return played.outcome is not None or seat == played.turn or seat in self.data["open"]


def a_refused_action(played: Round) -> tuple[str, RulesError]:
    """An action that the rules do not allow, and what the engine says to it."""
    ends = [str(arm) for arm in played.line.ends]
    tiles = [f"{tile}@{end}" for tile in played.hands[played.turn] for end in ends]
    for action in ("pass", "draw", *tiles):
        try:
            played.play(action)
        except RulesError as refusal:
            return action, refusal
        played.undo()
    raise AssertionError("everything is allowed")


@pytest.mark.parametrize("hand", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page_name", PAGES)
def test_one_refused_and_one_allowed_action(
    turn_to: Visit, page_name: str, language: str, hand: Hand
) -> None:
    page = turn_to(f"/{language}/{page_name}.html", **SCREENS[hand])
    positions = list(Acting.all(page, hand))
    for position in positions:
        played = position.round
        position.expect_round(played)

        action, refusal = a_refused_action(played)
        position.act(action)
        expect(position.status).to_have_text(say(refusal, language))
        position.expect_round(played)

        action = str(played.legal_actions[0])
        played.play(action)
        position.act(action)
        said = round_shown(
            {"round": position.data["first"]["round"], "lang": language, "width": 12}
        )
        answer = act({"round": said["round"], "action": action, "lang": language, "width": 12})
        expect(position.status).to_have_text(answer["round"]["message"])
        position.expect_round(played)
        position.expect_focus()

        played.undo()
        position.press(position.undo)
        expect(position.status).to_have_text(position.data["say"]["undone"])
        position.expect_round(played)
    assert len(positions) >= PAGES[page_name]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("hand", SCREENS)
def test_later_turns_are_the_engines(turn_to: Visit, hand: Hand) -> None:
    page = turn_to("/ko/draw.html", **SCREENS[hand])
    position = Acting.named(page, "draw-when-stuck", hand)
    played = position.round
    for _ in range(6):
        action = str(played.legal_actions[-1])  # to draw, where that is allowed
        position.act(action)
        played.play(action)
        position.expect_round(played)
        position.expect_focus()
    action, refusal = a_refused_action(played)
    position.act(action)
    expect(position.status).to_have_text(say(refusal, "ko"))
    for _ in range(6):
        played.undo()
        position.press(position.undo)
        position.expect_round(played)
    expect(position.undo).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_the_end_of_a_blocked_round(turn_to: Visit, language: str) -> None:
    page = turn_to(f"/{language}/draw.html", **SCREENS["keyboard"])
    position = Acting.named(page, "draw-is-blocked", "keyboard")
    played = position.round
    for _ in range(played.players):
        position.act("pass")
        played.play("pass")
        position.expect_round(played)
    assert played.settlement is not None
    expect(position.status).to_contain_text(say(played.settlement, language))
    expect(position.status).to_be_focused()
    for button in position.root.locator(".oe-act").all():
        expect(button).to_have_attribute("aria-disabled", "true")
    position.press(position.restore)
    position.expect_round(read_round(position.data["first"]["round"]))


def test_going_out_turns_all_hands_up(turn_to: Visit) -> None:
    page = turn_to("/en/draw.html")
    position = Acting.named(page, "draw-goes-out")
    position.act("[2|4]@L")
    position.round.play("[2|4]@L")
    expect(position.status).to_contain_text("Player 1 goes out and wins the round. Points: 0 + 8")
    position.expect_round(position.round)
    expect(position.status).to_be_focused()


def test_a_drawn_tile_is_marked_until_the_next_action(turn_to: Visit) -> None:
    position = Acting.named(turn_to("/en/draw.html"), "draw-though-able")
    position.act("draw")
    drawn = position.root.locator(".oe-pick[data-new]")
    expect(drawn).to_have_attribute("data-tile", "[1|3]")
    position.act("[2|6]@L")
    expect(drawn).to_have_count(0)


def test_escape_lets_go_and_arrows_move_in_the_hand(turn_to: Visit) -> None:
    page = turn_to("/ja/draw.html", **SCREENS["keyboard"])
    position = Acting.named(page, "draw-old-or-new", "keyboard")
    position.press(position.pick("[1|5]"))
    expect(position.end("R")).to_be_focused()
    page.keyboard.press("Escape")
    expect(position.pick("[1|5]")).to_be_focused()
    for key, tile in (("Home", "[0|3]"), ("ArrowRight", "[1|5]"), ("End", "[5|6]")):
        page.keyboard.press(key)
        expect(position.pick(tile)).to_be_focused()


def test_the_first_turn_needs_no_engine(visit: Visit) -> None:
    page = visit("/en/draw.html")
    page.evaluate("() => { window.Worker = class { constructor() { throw new Error('asked'); } } }")
    asked: list[Any] = []
    page.on("worker", lambda worker: asked.append(worker))
    position = Acting.named(page, "draw-no-more")
    position.root.locator('.oe-act[data-action="pass"]').dispatch_event("click")
    expect(position.status).to_have_text("Player 1 passes. It is player 2's turn.")
    assert asked == []
