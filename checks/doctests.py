"""Examples of Python in pages and tutorials: each block is run, and one that runs nothing is a finding.

The blocks of a file are run one after another and know what those before them have defined. In Pyodide
they are run by tests/pyodide, with the engine's tests.
"""

import doctest
from collections.abc import Iterator
from pathlib import Path

from markdown_it import MarkdownIt

from checks.findings import finding
from openends.checking.diagnostics import Diagnostic, Location
from publishing.languages import SOURCE

FOLDERS = ("docs", "tutorials")
PROMPT = ">>>"
PYTHON = {"pycon", "python", "py", "python3"}
_HINT = "show it as a session with >>>, so that it is run, or as text without a language"


def doctest_findings(root: Path) -> Iterator[Diagnostic]:
    """What is wrong in the blocks of all files."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.md")):
            if path.is_file():
                yield from _in_file(path, path.relative_to(root).as_posix())


def _in_file(path: Path, name: str) -> Iterator[Diagnostic]:
    text = path.read_text(
        "utf-8", errors="replace"
    )  # what is no UTF-8 is told where pages are read
    known: dict[str, object] = {}
    for token in MarkdownIt().parse(text):
        if token.type not in ("fence", "code_block") or token.map is None:
            continue
        first = token.map[0] + (token.type == "fence")
        language = token.info.strip("{} ").partition(" ")[0]
        if PROMPT not in token.content and language not in PYTHON:
            continue
        try:
            test = doctest.DocTestParser().get_doctest(token.content, known, name, name, first)
        except ValueError as error:  # an example that is badly indented
            yield finding(Location(name, first + 1), SOURCE, "doctest", hint=str(error))
            continue
        if not test.examples:
            yield finding(
                Location(name, first), SOURCE, "doctest", hint=f"nothing is run here: {_HINT}"
            )
        test.globs = known
        yield from _run(test, name, first)


def _run(test: doctest.DocTest, name: str, first: int) -> Iterator[Diagnostic]:
    runner = _Runner(verbose=False)
    runner.run(test, out=lambda text: None, clear_globs=False)
    for example, got in runner.wrong:
        place = Location(name, first + example.lineno + 1)
        stands = " ".join(example.want.split())
        yield finding(
            place, SOURCE, "doctest", stands, got or "nothing", example.source.strip(), by="Python"
        )


class _Runner(doctest.DocTestRunner):
    """Keeps what went otherwise than an example says."""

    wrong: list[tuple[doctest.Example, str]]

    def __init__(self, verbose: bool) -> None:
        super().__init__(verbose=verbose)
        self.wrong = []

    def report_failure(
        self, out: object, test: doctest.DocTest, example: doctest.Example, got: str
    ) -> None:
        self.wrong.append((example, " ".join(got.split())))

    def report_unexpected_exception(
        self, out: object, test: doctest.DocTest, example: doctest.Example, exc_info: object
    ) -> None:
        error = exc_info[1] if isinstance(exc_info, tuple) else exc_info
        self.wrong.append((example, f"{type(error).__name__}: {error}"))
