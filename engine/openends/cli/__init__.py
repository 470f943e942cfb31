"""The command line: `python -m openends check FILE…`, `say LINE`, and `duel A B`."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from openends.checking import Checked, check_file
from openends.checking.diagnostics import Diagnostic, Location, as_json, as_sarif, as_text
from openends.checking.files import MOST_BYTES, NotText, Unfit
from openends.checking.showing import visible
from openends.cli import duel
from openends.cli.output import COULD_NOT_RUN, finished
from openends.errors import OpenEndsError, RulesError
from openends.rules import RULES
from openends.words import LANGUAGES, say
from openends.words.catalog import N_, told

FOUND_WRONG = 1
UNREAD = "unread"
"""The code of a diagnostic about a file that could not be read."""


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="openends",
        description="Says positions of dominoes in words, checks such words, and plays.",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    checking = commands.add_parser(
        "check",
        help="compare every line of words and every sum in text files with the engine",
        description="Finds each line of words in Korean, Japanese or English, rebuilds its"
        " position and compares; finds each sum and adds it up. Exit status: 0 all is right,"
        " 1 something is not, 2 a file could not be read.",
    )
    checking.add_argument(
        "--format", choices=("text", "json", "sarif"), default="text", help="default: text"
    )
    checking.add_argument("files", nargs="+", metavar="FILE", type=Path)
    saying = commands.add_parser(
        "say",
        help="print the line of words of a position",
        description="Prints the line of words of a position.",
    )
    saying.add_argument("line", metavar="LINE", help="tiles in order, such as '[1|4] [1|1]@1'")
    saying.add_argument("--rules", choices=RULES, default="block", help="default: block")
    for command in (checking, saying):
        command.add_argument("--lang", choices=LANGUAGES, default="en", help="default: en")
    duelling = commands.add_parser(
        "duel",
        help="let two levels of players play against each other, and measure which is stronger",
        description="Two levels of players play the same deals twice with places exchanged."
        " Prints how many points a round the first is ahead, and how long each thinks.",
    )
    duel.add_arguments(duelling)
    return parser


_UNFIT = {
    Unfit.FOLDER: N_("cannot be read: it is a folder. Name the files in it."),
    Unfit.LARGE: N_("too large to be read: more than {most} bytes"),
    Unfit.BINARY: N_("not a text: byte {byte} stands in no text"),
    Unfit.ENCODED: N_(
        "not a text in UTF-8 but in {encoding}. Convert it first:"
        " iconv -f {encoding} -t UTF-8 {place}"
    ),
    Unfit.UNKNOWN: N_("not a text in UTF-8: byte {byte} cannot be read"),
}


def _unread(error: OSError | NotText, path: Path, language: str) -> Diagnostic:
    """A diagnostic of a file that is no text that can be checked: why, and what to do."""
    if isinstance(error, NotText):
        message = told(
            language,
            _UNFIT[error.why],
            place=visible(str(path)),
            byte=error.byte,
            encoding=error.encoding,
            most=f"{MOST_BYTES:,}",
        )
    else:
        message = told(language, N_("cannot be read: {reason}"), reason=error.strerror)
    return Diagnostic(Location(str(path)), UNREAD, message)


def _check(paths: Sequence[Path], form: str, language: str) -> int:
    checked = Checked()
    unread: list[Diagnostic] = []
    for path in paths:
        try:
            checked += check_file(path)
        except (NotText, OSError) as error:
            unread.append(_unread(error, path, language))
    wrong = [finding.diagnostic(language) for finding in checked.findings]
    if form == "text":
        if unread:
            print(as_text(unread), file=sys.stderr)
        print(as_text(wrong, _summary(checked, len(unread), language)))
    elif form == "json":
        print(as_json([*wrong, *unread], _counts(checked)))
    else:
        print(as_sarif([*wrong, *unread]))
    if unread:
        return COULD_NOT_RUN
    return FOUND_WRONG if wrong else 0


def _counts(checked: Checked) -> dict[str, object]:
    return {
        "lines_of_words": {"found": checked.found, "matching": checked.matching},
        "sums": {"found": checked.sums, "right": checked.sums_right},
    }


def _summary(checked: Checked, unread: int, language: str) -> Iterator[str]:
    if unread:
        yield told(language, N_("Files that could not be read: {count}"), count=unread)
    message = N_("Sums found: {found}. Right: {right}.")
    yield told(language, message, found=checked.sums, right=checked.sums_right)
    message = N_("Lines of words found: {found}. Matching the engine: {matching}.")
    yield told(language, message, found=checked.found, matching=checked.matching)


def _say(text: str, rules: str, language: str) -> int:
    try:
        print(say(RULES[rules].line(text), language))
    except OpenEndsError as error:
        place = error.column if isinstance(error, RulesError) else None
        where = told(language, N_("At character {column}: "), column=place) if place else ""
        print(where + say(error, language), file=sys.stderr)
        return FOUND_WRONG
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0 all is right, 1 something is not, 2 it could not run.

    >>> main(["say", "[1|4]"])
    Tiles: [1|4]. Joins: none. Legal joining points: [1|4] (high end, 4); [1|4] (low end, 1).
    0
    """
    language = "en"

    def command() -> int:
        nonlocal language
        chosen = _arguments().parse_args(arguments)
        language = chosen.lang
        return _run(chosen)

    message = N_("The output cannot be written: {reason}")
    return finished(command, lambda reason: told(language, message, reason=reason))


def _run(chosen: argparse.Namespace) -> int:
    if chosen.command == "check":
        return _check(chosen.files, chosen.format, chosen.lang)
    if chosen.command == "duel":
        return duel.run(chosen)
    return _say(chosen.line, chosen.rules, chosen.lang)
