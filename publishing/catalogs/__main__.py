"""`python -m publishing.catalogs update` brings the catalogs up to date, `… check` says where they are not.

Both are jobs of noxfile.py: `translate` and `catalogs`.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from openends.output import finished
from publishing import ROOT
from publishing.catalogs import LOCALES, TEMPLATES
from publishing.catalogs.comparing import KINDS, compare
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


def check() -> int:
    """List every disagreement; the exit code says whether there was one."""
    with tempfile.TemporaryDirectory() as folder:
        templates = Path(folder) / "gettext"
        with step("Extracting what is to be translated"):
            extract(templates)
        found = compare(templates, LOCALES, TRANSLATED)
        count = len(list(templates.rglob("*.pot")))
    for finding in found:
        print(finding.told(ROOT))
    for kind in sorted({finding.kind for finding in found}):
        print(f"{kind}: {KINDS[kind]}")
    print(f"{count} catalogs in {len(TRANSLATED)} languages: {len(found)} findings.")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    """Run the job that the one argument names."""
    jobs = {"update": update, "check": check}
    if len(arguments) != 1 or arguments[0] not in jobs:
        print(f"usage: python -m publishing.catalogs {{{','.join(jobs)}}}", file=sys.stderr)
        return 2
    try:
        return jobs[arguments[0]]()
    except Failed as failed:
        return fail(failed)


if __name__ == "__main__":
    sys.exit(finished(lambda: main(sys.argv[1:])))
