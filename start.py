#!/usr/bin/env python3
"""Open Ends from a fresh clone, with Python 3.13 and Node 20 on the machine and nothing else.

    python3 start.py                      install, build, serve the site on localhost
    python3 start.py tests                run every test
    python3 start.py JOB [-- ARGUMENTS]   any job of noxfile.py; `python3 start.py -l` lists them

Old Pythons must be able to read this file, so that they can say what is missing. It only finds the right
Python and hands over to publishing/install.py, which installs, and from there to nox.
"""

from __future__ import print_function

import os
import subprocess
import sys

WANTED = (
    3,
    13,
)  # the minor version of Pyodide's Python: the wheel's bytecode is made by the Python that builds
HERE = os.path.dirname(os.path.abspath(__file__))


def is_wanted(command):  # type: (list[str]) -> bool
    """Whether a command line runs the Python that the site is built with."""
    question = command + ["-c", "import sys; sys.exit(sys.version_info[:2] != %r)" % (WANTED,)]
    try:
        with open(os.devnull, "w") as nowhere:
            return subprocess.call(question, stdout=nowhere, stderr=nowhere) == 0
    except OSError:
        return False


def find_python(version=sys.version_info[:2]):  # type: (tuple[int, int]) -> list[str] | None
    """The command line of a Python 3.13: this one, or another on the machine."""
    if version == WANTED:
        return [sys.executable]
    name = "%d.%d" % WANTED
    others = [["python" + name], ["py", "-" + name]]
    return next((command for command in others if is_wanted(command)), None)


def main(arguments, version=sys.version_info[:2]):  # type: (list[str], tuple[int, int]) -> int
    """Hand over to the Python found, or say in one sentence what is missing."""
    python = find_python(version)
    if python is None:
        print(
            "Open Ends is built with Python %d.%d and this is Python %d.%d: install Python %d.%d from"
            " https://www.python.org/downloads/ and run `python%d.%d start.py` again."
            % (WANTED + version + WANTED + WANTED),
            file=sys.stderr,
        )
        return 1
    return subprocess.call(python + ["-m", "publishing.install"] + arguments, cwd=HERE)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
