"""The engine's own words, compiled before the engine is asked for any."""

import runpy
import sys

from publishing import ROOT


def compile_words() -> None:
    """Compile openends.po of each language; one that cannot be read is a finding of its own later."""
    script = ROOT / "engine" / "hatch_build.py"
    try:
        runpy.run_path(str(script))["compile_words"]()
    except ValueError as error:
        print(f"The engine goes on with the words that it had. {error}", file=sys.stderr)
