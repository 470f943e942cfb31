"""The engine's own words, compiled before the engine is asked for any."""

import runpy
import sys
from pathlib import Path

import openends
from openends.words import LANGUAGES
from publishing import ROOT


def compile_words() -> bool:
    """Compile openends.po of each language; one that cannot be read is a finding of its own later.

    Tells whether the engine that is loaded knows just these languages: it looks for them when it is loaded.
    """
    script = ROOT / "engine" / "hatch_build.py"
    try:
        written = runpy.run_path(str(script))["compile_words"]()
    except ValueError as error:
        print(f"The engine goes on with the words that it had. {error}", file=sys.stderr)
        return True
    if not Path(openends.__file__).is_relative_to(ROOT):
        return True  # the words of an engine that is installed elsewhere are its own
    return {path.stem for path in written if path.suffix == ".mo"} == {*LANGUAGES[1:]}
