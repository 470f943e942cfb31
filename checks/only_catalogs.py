"""`python -m checks.only_catalogs`: are the catalogs complete, and is each message true to its source?

The part of the check that needs no page to be read in another language. Writes nothing; exit code 1 on any finding.
"""

import sys
import tempfile
from pathlib import Path

from checks.catalogs import Catalogs
from publishing import ROOT
from publishing.catalogs.extraction import extract
from publishing.languages import TRANSLATED
from publishing.progress import Failed, fail, step


def main() -> int:
    """List every disagreement; the exit code says whether there was one."""
    with tempfile.TemporaryDirectory() as folder:
        templates = Path(folder) / "gettext"
        try:
            with step("Extracting what is to be translated"):
                extract(templates)
        except Failed as failed:
            return fail(failed)
        found = sorted(set(Catalogs(ROOT, templates).findings()))
        count = len(list(templates.rglob("*.pot")))
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{count} catalogs in {len(TRANSLATED)} languages: {len(found)} findings.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
