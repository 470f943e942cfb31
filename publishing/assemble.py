"""Makes the whole static site in build/site: `python -m publishing.assemble`.

    index.html, 404.html   offer the languages          en/, ko/, …   the pages
    runtime-<hash>/        the engine for the browser, one copy for all languages
    licences/              the licences of all that is served, as text

Each step does only what its inputs call for, so that a second run takes a moment.
"""

import json
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from openends.cli.output import finished
from publishing import BUILD, ROOT, SITE, board, editions, front, licences
from publishing.progress import Failed, fail, step

RUNTIME = BUILD / "runtime"
CHECKED = BUILD / "checked.json"


def run_script(*script: str) -> None:
    """Run one of the engine's own scripts; what it prints is shown."""
    if subprocess.run([sys.executable, str(ROOT.joinpath(*script))], cwd=ROOT).returncode:
        raise Failed(f"{'/'.join(script)} failed, see its words above.")


def run_check() -> None:
    """Check the pages; the report of it is shown by one of them. What is wrong is said as text."""
    command = [sys.executable, "-m", "checks", "--format", "json", "--output", str(CHECKED)]
    if subprocess.run(command, cwd=ROOT).returncode:
        raise Failed("The pages claim what is not so: `python3 start.py check` says where.")


def check() -> None:
    """The step that judges the pages."""
    with step("Checking every claim"):
        run_check()


def make_for_browser() -> None:
    """The steps that make what a page loads."""
    with step("Making the engine's runtime for the browser"):
        run_script("engine", "browser", "build.py")
    with step("Bundling the page's elements"):
        board.bundle()


def place_runtime() -> None:
    """Copy the runtime once, under the name that carries its hash; older ones go."""
    name = str(json.loads((RUNTIME / "manifest.json").read_text("utf-8"))["directory"])
    for old in SITE.glob("runtime-*"):
        if old.name != name:
            shutil.rmtree(old)
    if not (SITE / name).is_dir():
        shutil.copytree(RUNTIME, SITE / name)


def assemble() -> None:
    """Every step, in the order in which they need each other."""
    with step("Compiling the words of the engine"):
        run_script("engine", "hatch_build.py")
    # The pages need what both come to; neither needs the other.
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(check), pool.submit(make_for_browser)]:
            done.result()
    with step("Building the pages in each language"):
        editions.build_all()
    with step("Putting the site together"):
        place_runtime()
        front.write()
        licences.write()


def main() -> int:
    """Assemble, or say which step failed."""
    try:
        assemble()
    except Failed as failed:
        return fail(failed)
    print(f"The site is in {SITE.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(finished(main))
