"""Measure what the project promises of speed and size, and print it as a table.

    python3 start.py bench [-- NAME ...]

Each line has its target; a line that misses it makes the command fail. What is compared is measured
in turns within one run, so that the ratios hold on any machine. NAME chooses some of the lines.
"""

import argparse
import sys
from collections.abc import Callable

from benchmarks import (
    answers,
    long_texts,
    opening,
    players,
    practice,
    practice_page,
    rounds,
    sizes,
    start,
)
from benchmarks.measure import Row, Skipped

BENCHMARKS: dict[str, Callable[[], Row | Skipped]] = {
    "first-visit": start.first_visit,
    "return-visit": start.return_visit,
    "runtime": sizes.runtime,
    "page": sizes.block_page,
    "rounds": rounds.against_minimal,
    "dominoes": rounds.against_dominoes,
    "answer": answers.in_the_worker,
    "practice": practice.in_the_worker,
    "opening": opening.growth,
    "opening-page": opening.growth_in_the_worker,
    "long-texts": long_texts.growth,
    "matches": practice_page.memory,
    "decision": players.decision,
    "slow-decision": players.slow_decision,
    "endgame": players.endgame,
    "random": players.against_random,
    "thoughtful": players.against_thoughtful,
    "levels": players.levels,
    "legal": players.legal,
}


def line_of(result: Row | Skipped) -> str:
    """A result as a line of the table."""
    if isinstance(result, Skipped):
        return f"skipped  {result.what}: {result.why}"
    bound = "≤" if result.at_most else "≥"
    value = f"{result.value:.2f} {result.unit}".strip()
    if result.target is None:
        verdict, target = "", ""
    else:
        verdict = "reached" if result.reached else "MISSED"
        target = f"{bound} {result.target:g} {result.unit}".strip()
    return f"{verdict:8} {value:>10}  {target:10}  {result.what} ({result.figures})"


def main(arguments: list[str] | None = None) -> int:
    """Run the benchmarks. Returns the exit status: 0 if no target was missed."""
    parser = argparse.ArgumentParser(description="Measure what the project promises.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHMARKS)}")
    names: list[str] = parser.parse_args(arguments).names or list(BENCHMARKS)
    if unknown := set(names) - set(BENCHMARKS):
        parser.error(f"no benchmark is named {', '.join(sorted(unknown))}")
    missed = 0
    for name in names:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        result = BENCHMARKS[name]()
        print(line_of(result), flush=True)
        missed += isinstance(result, Row) and not result.reached
    if missed:
        print(f"{missed} of {len(names)} missed their targets", file=sys.stderr)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
