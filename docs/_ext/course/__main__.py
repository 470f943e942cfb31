"""The command line: `python -m course FOLDER` plays every lesson of a course through."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from course.lessons.folder import check_folder
from openends.cli.output import finished

FOUND_WRONG = 1
COULD_NOT_RUN = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a course, prints each fault with file and line, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="course",
        description="Plays every lesson of a course through the engine and prints what is wrong."
        " Exit status: 0 all is right, 1 something is not, 2 a file could not be read.",
    )
    parser.add_argument("folder", type=Path, help="the folder that holds course.toml")
    folder = parser.parse_args(arguments).folder
    lessons = steps = faults = 0
    try:
        for checked in check_folder(folder):
            for fault in checked.faults:
                print(f"{checked.path}:{fault}")
            faults += len(checked.faults)
            lessons += checked.lesson is not None
            steps += len(checked.lesson.steps) if checked.lesson else 0
    except OSError as error:
        print(f"{folder}: cannot be read: {error}", file=sys.stderr)
        return COULD_NOT_RUN
    print(f"Lessons: {lessons}. Steps: {steps}. Faults: {faults}.")
    return FOUND_WRONG if faults else 0


if __name__ == "__main__":
    sys.exit(finished(main))
