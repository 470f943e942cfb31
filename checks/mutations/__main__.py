"""`python -m checks.mutations`: every mutant of every rules page, its catalogs and the words of code, with progress.

After it may stand patterns of the files that are meant, such as `'tutorials/*'`; all if none is given.

Exit code 0 if all are found, 1 if any is not, 2 where the untouched project has findings already.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path

from checks.mutations.exchanges import exchanged
from checks.mutations.mutants import Mutant, mutants_of
from checks.mutations.running import Caught, Laboratory, laboratory
from checks.mutations.signs import signed
from checks.mutations.slips import slips_in
from checks.mutations.structural import Restructured, restructured
from checks.mutations.words import run_words
from openends.cli.output import finished

SEED = 7
BACK = "\r" if sys.stdout.isatty() else ""


def main(arguments: list[str]) -> int:
    """Run all mutants, or a sample."""
    parser = argparse.ArgumentParser(prog="mutations")
    parser.add_argument("--seed", type=int, default=SEED, help="for what a digit or tile becomes")
    parser.add_argument("--sample", type=int, help="as many of a file, by chance; all if not given")
    parser.add_argument("--words", action="store_true", help="turned words and messages alone")
    parser.add_argument("files", nargs="*", default=["*"], help="patterns of files; all if none")
    asked = parser.parse_args(arguments)
    with laboratory() as lab:
        if lab.untouched.findings:
            print(*lab.untouched.findings, sep="\n")
            return 2
        paths = [path for path in lab.rules_pages() if _meant(lab, path, asked.files)]
        catalogs = [path for path in lab.code_catalogs() if _meant(lab, path, asked.files)]
        whole = not asked.words
        missed = whole and [one for one in run(lab, paths, asked.seed, asked.sample) if not one]
        lost = whole and run_structural(lab, paths, asked.seed, asked.sample)
        signs = whole and run_signed(lab, paths, asked.seed, asked.sample)
        slipped = whole and run_slips(lab, catalogs, asked.seed, asked.sample)
        words = run_words(lab, [*paths, *catalogs], asked.seed, asked.sample)
    return 1 if missed or lost or signs or slipped or words.poor() else 0


def _meant(lab: Laboratory, path: Path, patterns: list[str]) -> bool:
    name = path.relative_to(lab.root).as_posix()
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def run_structural(
    lab: Laboratory, paths: list[Path], seed: int, sample: int | None
) -> list[Restructured]:
    """Try changes of structure out, and print how many were found; gives those that were not."""

    def mutants_in(path: Path) -> Iterator[Restructured]:
        return chain(restructured(path), exchanged(path))

    return _run_kinds(lab, paths, mutants_in, lab.try_structure, random.Random(seed), sample)


def run_signed(
    lab: Laboratory, paths: list[Path], seed: int, sample: int | None
) -> list[Restructured]:
    """Try numbers in labels, glued signs and numerals out, in the same way."""
    return _run_kinds(lab, paths, signed, lab.try_sign, random.Random(seed), sample)


def _run_kinds(
    lab: Laboratory,
    paths: list[Path],
    mutants_in: Callable[[Path], Iterator[Restructured]],
    is_found: Callable[[Restructured], bool],
    chance: random.Random,
    sample: int | None,
) -> list[Restructured]:
    tried: Counter[str] = Counter()
    missed: list[Restructured] = []
    for path in paths:
        mutants = list(mutants_in(path))
        if sample is not None and sample < len(mutants):
            mutants = chance.sample(mutants, sample)
        for mutant in mutants:
            tried[mutant.kind] += 1
            if not is_found(mutant):
                missed.append(mutant)
                print(f"not found: {mutant}", flush=True)
        print(f"{path.relative_to(lab.root).as_posix()}: {len(mutants)} tried", flush=True)
    lost = Counter(mutant.kind for mutant in missed)
    for kind, count in sorted(tried.items()):
        print(f"{kind}: {count - lost[kind]} of {count} found")
    return missed


def run_slips(lab: Laboratory, paths: list[Path], seed: int, sample: int | None) -> list[Mutant]:
    """Try slips in the words of code out, and print how many were found; gives those that were not."""
    chance = random.Random(seed)
    tried: Counter[str] = Counter()
    missed: list[Mutant] = []
    for path in paths:
        slips = list(slips_in(path, chance))
        if sample is not None and sample < len(slips):
            slips = chance.sample(slips, sample)
        for slip in slips:
            tried[slip.kind] += 1
            if not lab.try_slip(slip):
                missed.append(slip)
                print(f"not found: {slip}", flush=True)
        print(f"{path.relative_to(lab.root).as_posix()}: {len(slips)} slips tried", flush=True)
    lost = Counter(slip.kind for slip in missed)
    for kind, count in sorted(tried.items()):
        print(f"{kind}: {count - lost[kind]} of {count} found")
    return missed


def run(lab: Laboratory, paths: list[Path], seed: int, sample: int | None) -> list[Caught]:
    """Try mutants out, file by file, and print what became of them."""
    chance = random.Random(seed)
    done: list[Caught] = []
    for path in paths:
        mutants = list(mutants_of(path, chance))
        if sample is not None and sample < len(mutants):
            mutants = chance.sample(mutants, sample)
        done += _run_file(lab, path.relative_to(lab.root).as_posix(), mutants)
    found = sum(map(bool, done))
    exactly = sum(caught.at_line for caught in done)
    share = 100 * found / max(len(done), 1)
    print(
        f"{found} of {len(done)} mutants found ({share:.1f} %), {exactly} of them reported on their very"
    )
    print("line, the others on a line that contradicts it, with both lines named.")
    return done


def _run_file(lab: Laboratory, name: str, mutants: list[Mutant]) -> list[Caught]:
    began = time.monotonic()
    done: list[Caught] = []
    for mutant in mutants:
        done.append(lab.try_out(mutant))
        if not done[-1]:
            print(f"{BACK}not found: {mutant}", flush=True)
        if sys.stdout.isatty():
            print(f"\r{name}: {len(done)}/{len(mutants)}", end="", flush=True)
    found = sum(map(bool, done))
    seconds = time.monotonic() - began
    print(f"{BACK}{name}: {found} of {len(mutants)} found in {seconds:.0f} s", flush=True)
    return done


if __name__ == "__main__":
    sys.exit(finished(lambda: main(sys.argv[1:])))
