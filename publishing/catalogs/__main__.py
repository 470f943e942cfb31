"""`python -m publishing.catalogs [CODE…]` brings the catalogs up to date: the job `translate` of noxfile.py.

A code begins the catalogs of a language that is new; those that are there are brought up to date in any case.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from openends.cli.output import finished
from publishing import ROOT
from publishing.catalogs import LOCALES, TEMPLATES
from publishing.catalogs.extraction import NO_DATE, extract
from publishing.languages import TRANSLATED
from publishing.progress import Failed, fail, step

_CODE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


def update(new: Sequence[str] = ()) -> int:
    """Extract, then merge into each language's catalogs; a changed message keeps its old translation as fuzzy.

    `new` are the codes of languages that have no catalogs yet. Raises `Failed` for what is no code.
    """
    for code in new:
        if not _CODE.fullmatch(code):
            raise Failed(f"A language's code was expected, such as eo or pt-BR; found: {code!r}.")
    with step("Extracting what is to be translated"):
        extract(TEMPLATES)
    with step("Bringing the catalogs up to date"):
        command = [
            str(Path(sys.executable).with_name("sphinx-intl")),
            "update",
            "--no-obsolete",
            "--line-width",
            "0",
        ]
        command += ["--pot-dir", str(TEMPLATES), "--locale-dir", str(LOCALES)]
        for language in dict.fromkeys([*TRANSLATED, *new]):
            command += ["--language", language]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": NO_DATE}
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8"
        )
        if done.returncode:
            raise Failed(f"{done.stdout}{done.stderr}sphinx-intl could not update the catalogs.")
        print(
            "\n".join(
                line for line in done.stdout.splitlines() if not line.startswith("Not Changed")
            )
        )
    print("Now translate what `python3 start.py catalogs` lists.")
    return 0


def main() -> int:
    """Update, or say why not."""
    try:
        return update(sys.argv[1:])
    except Failed as failed:
        return fail(failed)


if __name__ == "__main__":
    sys.exit(finished(main))
