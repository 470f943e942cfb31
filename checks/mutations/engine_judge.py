"""What the English pages say to the engine of this process: `python -m checks.mutations.engine_judge FOLDER`.

The folder holds the changed engine, and is where the pages are read into.
"""

import json
import sys
from collections import Counter
from pathlib import Path

import openends
from checks.pages import Pages
from publishing import ROOT
from publishing.languages import SOURCE


def judge_pages(folder: Path) -> dict[str, dict[str, int]]:
    """What does not hold on the English pages, read with the engine of this process."""
    if not Path(openends.__file__).is_relative_to(folder):
        raise RuntimeError(
            f"the changed engine is in {folder}, another is used: {openends.__file__}"
        )
    reading = Pages(ROOT, folder / "build", SOURCE).reread()
    found = {}
    for page, account in sorted(reading.accounts.items()):
        kinds = Counter(claim.kind for claim in account.claims if not claim.holds)
        kinds.update(fault.kind for fault in account.faults)
        if kinds:
            found[page] = dict(sorted(kinds.items()))
    return found


if __name__ == "__main__":
    print(json.dumps(judge_pages(Path(sys.argv[1]))))
