"""`python -m publishing.catalogs` brings the catalogs up to date: the job `translate` of noxfile.py."""

import os
import subprocess
import sys
from pathlib import Path

from openends.cli.output import finished
from publishing import ROOT
from publishing.catalogs import LOCALES, TEMPLATES
from publishing.catalogs.extraction import NO_DATE, extract
from publishing.languages import TRANSLATED
from publishing.progress import Failed, fail, step


def update() -> int:
    """Extract, then merge into each language's catalogs; a changed message keeps its old translation as fuzzy."""
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
        for language in TRANSLATED:
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
        return update()
    except Failed as failed:
        return fail(failed)


if __name__ == "__main__":
    sys.exit(finished(main))
