"""`python -m checks`: exit code 0 if all holds, 1 on any finding, 2 where it could not run."""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from checks import affirmed, opposites_kept, opposites_stated
from checks.engine_words import compile_words
from checks.formats import FORMATS
from checks.pages import NotRead
from checks.project import Project, Report
from checks.watching import CodeChanged, watch
from openends.cli.output import finished
from publishing import ROOT
from publishing.languages import SOURCE


def main(arguments: list[str]) -> int:
    """Check, and report in the format asked for."""
    parser = argparse.ArgumentParser(
        prog="check", description="Check every claim in every language."
    )
    parser.add_argument("--format", choices=FORMATS, default="text")
    parser.add_argument("--watch", action="store_true", help="check again on each save")
    parser.add_argument("--affirm", action="store_true", help="write down how much is claimed")
    parser.add_argument("--comments", action="store_true", help=opposites_stated.HELP)
    parser.add_argument("--output", type=Path, help="write the report into a file")
    asked = parser.parse_args(arguments)

    def tell(report: Report) -> None:
        text = FORMATS[asked.format](report)
        if asked.output:
            asked.output.parent.mkdir(parents=True, exist_ok=True)
            asked.output.write_text(f"{text}\n", "utf-8")
        else:
            print(text, flush=True)

    try:
        if not compile_words():
            raise CodeChanged("The languages of the engine have changed")
        # Nothing is kept for the next time: what was read by other code, or while it changed, would count as true.
        with TemporaryDirectory(prefix="openends-check-") as folder:
            project = Project(ROOT, Path(folder).resolve())
            if asked.comments:
                stated = project.catalogs.state()
                print(*stated, f"{len(stated)} comments changed.", sep="\n")
            if asked.watch:
                watch(project, tell)
            report = project.check_once()
            if asked.affirm:
                return _affirm(project, report)
        tell(report)
    except KeyboardInterrupt:
        return 0
    except CodeChanged as changed:
        print(f"{changed}: beginning again with it.", file=sys.stderr, flush=True)
        os.execv(sys.executable, [sys.executable, "-m", "checks", *arguments])
    except (NotRead, OSError, ValueError) as error:
        print(f"The check could not run: {error}", file=sys.stderr)
        return 2
    return 1 if report.findings else 0


def _affirm(project: Project, report: Report) -> int:
    """Write down how much each page claims, unless a page is at fault: then it claims too little.

    And what translations add to the words that turn a rule, and leave out.
    """
    wrong = [one for one in report.findings if one.language == SOURCE and one.code != affirmed.KIND]
    if wrong:
        print(*wrong, f"Nothing was affirmed: {len(wrong)} to mend first.", sep="\n")
        return 1
    changes = affirmed.affirm(ROOT, project.affirmable(report))
    print(*changes, f"{len(changes)} numbers changed in {affirmed.FILE}.", sep="\n")
    changes = project.catalogs.keep()
    print(*changes, f"{len(changes)} messages changed in {opposites_kept.FILES}.", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(finished(lambda: main(sys.argv[1:])))
