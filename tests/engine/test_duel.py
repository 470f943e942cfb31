"""Duels: fair, the same however many processes play, and told with their doubt."""

import re
import subprocess
import sys

import pytest

from openends import BLOCK, RULES, Rules
from openends.cli import main
from openends.duel import Terms, play_pair, play_pairs, summed
from openends.duel.processes import play_on
from openends.words import LANGUAGES

needs_processes = pytest.mark.skipif(
    sys.platform == "emscripten", reason="no processes in WebAssembly"
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_levels_are_level(players: int) -> None:
    # The same players at the same deals: what one is ahead in one round it is behind in the other.
    for pair in play_pairs(Terms(("sampling", "sampling"), BLOCK, players, "tea"), range(1)):
        assert pair.ahead == 0
    duel = summed(
        [p.ahead for p in play_pairs(Terms(("heavy",) * 2, BLOCK, players, "t"), range(200))]
    )
    assert duel.interval[0] <= 0 <= duel.interval[1]


def test_a_duel_turned_round_is_the_other_way_round() -> None:
    one = [p.ahead for p in play_pairs(Terms(("heavy", "random"), BLOCK, 3, "tea"), range(30))]
    other = [p.ahead for p in play_pairs(Terms(("random", "heavy"), BLOCK, 3, "tea"), range(30))]
    assert one == [-ahead for ahead in other]


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
def test_stronger_levels_win_in_every_game(rules: Rules) -> None:
    players = max(rules.players)
    pairs = play_pairs(Terms(("thoughtful", "random"), rules, players, "tea"), range(200))
    duel = summed([pair.ahead for pair in pairs])
    assert duel.interval[0] > 0


@pytest.mark.slow
def test_the_strongest_level_is_ahead() -> None:
    pairs = play_pairs(Terms(("sampling", "random"), BLOCK, 2, "tea"), range(20))
    assert summed([pair.ahead for pair in pairs]).mean > 2


def test_partners_are_counted_once() -> None:
    rules = RULES["partners-block"]
    pair = play_pair(Terms(("heavy", "random"), rules, 4, "tea"), 0)
    # Each of two rounds is worth at most all pips of the set.
    assert abs(pair.ahead) <= rules.tile_set.pips


@needs_processes
def test_processes_do_not_change_the_result() -> None:
    terms = Terms(("thoughtful", "heavy"), BLOCK, 2, "tea")
    alone = [pair.ahead for pair in play_on(terms, 20, 1)]
    assert [pair.ahead for pair in play_on(terms, 20, 2)] == alone


@needs_processes
def test_no_more_processes_than_can_do_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("multiprocessing.Pool", None)
    terms = Terms(("heavy", "random"), BLOCK, 2, "tea")
    assert len(list(play_on(terms, 1, processes=100_000))) == 1


def test_one_pair_has_no_doubt_to_tell() -> None:
    assert summed([4.0]).error == 0
    assert summed([1.0, 3.0]).interval == pytest.approx((0.04, 3.96))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_the_result(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["duel", "heavy", "random", "--rounds", "40", "--players", "3", "--lang", language]
    assert main(words) == 0
    shown = capsys.readouterr()
    result, heavy, chance = shown.out.splitlines()
    assert "heavy" in result
    assert "block" in result
    mean, low, high = (
        float(number.replace("−", "-")) for number in re.findall(r"[+−]\d+\.\d\d", result)
    )
    assert low < mean < high
    assert heavy.startswith("heavy")
    assert chance.startswith("random")
    progress = shown.err.splitlines()
    assert len(progress) == 10
    assert all("40" in line for line in progress)
    # The same seed gives the same duel.
    main(words)
    assert capsys.readouterr().out.splitlines()[0] == result


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["strong", "random"], "There is no such level: strong."),
        (["heavy", "random", "--rules", "blok"], "There are no rules of this name: blok."),
        (["heavy", "random", "--rules", "block;tea"], 'Cannot read "block;tea" at character 7.'),
        (["heavy", "random", "--players", "5"], "The game is not for so many players: 5."),
        (["heavy", "random", "--rules", "block;reserve=2"], "These two options cannot hold"),
    ],
)
def test_what_cannot_be_played_is_said(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["duel", *arguments, "--rounds", "4"]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(said)
    assert shown.out == ""


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--rounds", "5", "5 is not even, and deals are played twice"),
        ("--rounds", "0", "0 is not a whole number from 1 to 999999999"),
        ("--seed", "tea\udcff", "is not a text: character 4 is half of one"),
        ("--rounds", "ten", "ten is not a whole number from 1 to 999999999"),
        ("--processes", "-1", "-1 is not a whole number from 1 to 999999999"),
        ("--rounds", "2" * 5000, "is not a whole number from 1 to 999999999"),
    ],
)
def test_numbers_that_make_no_sense_are_said(
    option: str, value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["duel", "heavy", "random", "--rounds", "4", f"{option}={value}"]) == 2
    assert said in capsys.readouterr().err


def test_levels_with_nothing_to_decide() -> None:
    from openends.cli.duel import times_said

    assert times_said("heavy", [], "en") == "heavy: nothing to decide."


@needs_processes
def test_as_a_command() -> None:
    command = (sys.executable, "-m", "openends", "duel", "heavy", "heavy")
    options = ("--rounds", "20", "--processes", "2", "--rules", "draw")
    done = subprocess.run(
        (*command, *options), env={"PYTHONPATH": ":".join(sys.path)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("heavy against heavy, draw, players: 2, rounds: 20.")
