"""Every job a person runs. `python3 start.py JOB` installs what is missing and runs it; `-l` lists them all.

All jobs share the one environment that start.py keeps in .venv: nothing is installed here.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nox

nox.options.default_venv_backend = "none"
nox.options.sessions = ["serve"]
nox.options.stop_on_first_error = True

ROOT = Path(__file__).parent
PATHS = {
    "PYTHONPATH": os.pathsep.join(str(ROOT / place) for place in ("engine", "docs/_ext", ".")),
    "PYTHONUTF8": "1",
}
# Three workers keep two cores busy, as tests of pages wait at times; who is done takes tests from the others.
SIDE_BY_SIDE = ["-n", "3", "--dist", "worksteal", "--durations", "15"]


def python(session: nox.Session, *command: str) -> None:
    """Run the environment's Python where it finds the project's own packages."""
    session.run(sys.executable, *command, env=PATHS)


def pytest(session: nox.Session, *places: str) -> None:
    """Run tests; what stands after `--` on the command line goes to pytest, and may name other places."""
    named = any(not word.startswith("-") for word in session.posargs)
    python(session, "-m", "pytest", *([] if named else places), *session.posargs)


def at_once(session: nox.Session, *lanes: tuple[str, ...]) -> None:
    """Run jobs of this file at the same time, a lane after another's; what each says is shown when it is done."""
    nox_again = (sys.executable, "-m", "nox", "--session")

    def run(jobs: tuple[str, ...]) -> None:
        print(session.run(*nox_again, *jobs, env=PATHS, silent=True, log=False), flush=True)

    with ThreadPoolExecutor(len(lanes)) as pool:
        for done in [pool.submit(run, jobs) for jobs in lanes]:
            done.result()


# The site


@nox.session
def serve(session: nox.Session) -> None:
    """Build what has changed and serve the site on localhost. After `--`: a port."""
    site(session)
    python(session, "-m", "publishing.serve", *session.posargs)


@nox.session
def site(session: nox.Session) -> None:
    """Build the static site into build/site: pages in three languages, board, engine for the browser."""
    python(session, "-m", "publishing.assemble")


@nox.session
def words(session: nox.Session) -> None:
    """Compile the engine's words, after a change of locales/*/LC_MESSAGES/openends.po."""
    python(session, "engine/hatch_build.py")


# Everything that must hold


@nox.session
def tests(session: nox.Session) -> None:
    """Run all: lint, types, contracts, claims, then every test, in CPython, Chromium and Pyodide."""
    lint(session)
    contracts(session)
    words(session)
    # Before it is built, the site checks what the pages claim, and says what is wrong.
    at_once(session, ("types", "claims"), ("site",))
    pytest(session, *SIDE_BY_SIDE, "tests")


@nox.session
def engine(session: nox.Session) -> None:
    """Test the engine alone, with the examples in its docstrings."""
    words(session)
    pytest(session, "tests/engine")


@nox.session
def docs(session: nox.Session) -> None:
    """Test the pages: the Sphinx extensions through real builds, the built HTML, lessons, the check itself."""
    site(session)
    pytest(session, "tests/docs", "tests/tutorials", "tests/checks")


@nox.session
def browser(session: nox.Session) -> None:
    """Test the built site in Chromium."""
    site(session)
    pytest(session, "tests/browser")


@nox.session
def pyodide(session: nox.Session) -> None:
    """Run the engine's tests in Pyodide under Node, on the very wheel that the pages load."""
    site(session)
    pytest(session, "tests/pyodide")


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, and that files are formatted. After `--`: `fix` mends what it can."""
    fix = "fix" in session.posargs
    python(session, "-m", "ruff", "check", ".", *(["--fix"] if fix else []))
    python(session, "-m", "ruff", "format", ".", *([] if fix else ["--check"]))


@nox.session
def types(session: nox.Session) -> None:
    """Check the types of Python (mypy, strict) and of JavaScript (tsc, strict, from its JSDoc)."""
    python(session, "-m", "mypy")
    tsc = str(ROOT / "node_modules" / "typescript" / "bin" / "tsc")
    for project in sorted(ROOT.glob("tsconfig*.json")):
        session.run("node", tsc, "--project", project.name, external=True)


@nox.session
def js_types(session: nox.Session) -> None:
    """Write the types of what JavaScript asks of Python, after a change of a question of openends_page."""
    python(session, "-m", "publishing.js_types")


@nox.session
def contracts(session: nox.Session) -> None:
    """Check who imports whom (import-linter)."""
    python(
        session,
        "-c",
        "from importlinter.cli import lint_imports_command as run; run()",
        "--no-logo",
    )


# What the pages claim


@nox.session
def check(session: nox.Session) -> None:
    """Check every claim in every language, and the catalogs. After `--`: `--watch`, `--format json|sarif`."""
    python(session, "-m", "checks", *(word for word in session.posargs if session.name == "check"))


@nox.session
def claims(session: nox.Session) -> None:
    """Make each claim of pages and catalogs a test of its own, at its file and line."""
    pytest(session, "-q", "docs", "locales")


@nox.session
def affirm(session: nox.Session) -> None:
    """Write down how much each page claims, and what translations add or leave out; what is lost is a finding."""
    python(session, "-m", "checks", "--affirm", *session.posargs)


@nox.session
def lessons(session: nox.Session) -> None:
    """Play every lesson through the engine: positions, answers, hints, words."""
    python(session, "-m", "course", "tutorials")


@nox.session
def mutations(session: nox.Session) -> None:
    """Change every digit, tile and rule of pages, catalogs and engine: each must be found. `-- engine`: rules alone."""
    engine_alone = session.posargs[:1] == ["engine"]
    if not engine_alone:
        python(session, "-m", "checks.mutations", *session.posargs)
    if engine_alone or not session.posargs:
        python(session, "-m", "checks.mutations.engine", *session.posargs[1:])


# Translation


@nox.session
def translate(session: nox.Session) -> None:
    """Bring all catalogs up to date with pages and code, to be translated then. `-- CODE`: begin a new language."""
    python(session, "-m", "publishing.catalogs", *session.posargs)


@nox.session
def catalogs(session: nox.Session) -> None:
    """Check that the catalogs are complete and true to their sources. Writes nothing."""
    python(session, "-m", "checks.only_catalogs")


# Now and then


@nox.session
def bench(session: nox.Session) -> None:
    """Measure what the project promises of speed and size, as ratios in one run."""
    site(session)
    python(session, "-m", "benchmarks.run", *session.posargs)


@nox.session
def lock(session: nox.Session) -> None:
    """Pin the newest versions that requirements.in allows in requirements.lock, with hashes."""
    options = "--upgrade --generate-hashes --allow-unsafe --strip-extras --no-emit-options"
    no_hosts = "--no-emit-index-url --no-emit-find-links --no-emit-trusted-host"
    files = "--output-file requirements.lock requirements.in"
    command = f"{options} {no_hosts} {files}".split()
    python(session, "-m", "piptools", "compile", "--quiet", *command)
