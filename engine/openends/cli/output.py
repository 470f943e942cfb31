"""Running a command so that no output is lost in silence: what cannot be written is told, and is no success."""

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import TextIO

COULD_NOT_RUN = 2
INTERRUPTED = 130  # what a shell says of a command that Ctrl-C ended

_OF_STREAMS = {
    getattr(errno, name)
    for name in ("EPIPE", "ENOSPC", "EIO", "EBADF", "EFBIG", "EDQUOT", "ENXIO", "EINVAL")
    if hasattr(errno, name)
}


class _Watched(io.TextIOBase):
    """An output that remembers its failures: some who write, as `argparse` does, ignore them.

    `stream` is None where the output was closed before the command began.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self.stream = stream
        self.error: OSError | None = None

    def write(self, text: str) -> int:
        try:
            if self.stream is None:
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            return self.stream.write(text)
        except OSError as error:
            self.error = error
            raise

    def flush(self) -> None:
        if self.stream is not None:
            self.stream.flush()

    def isatty(self) -> bool:
        return self.stream is not None and self.stream.isatty()

    def fileno(self) -> int:
        if self.stream is None:
            raise io.UnsupportedOperation("the output is closed")
        return self.stream.fileno()


def _english(reason: str) -> str:
    return f"The output cannot be written: {reason}"


def finished(command: Callable[[], int], said: Callable[[str], str] = _english) -> int:
    """Run a command and give its exit status; another than 0 where its output was lost.

    `said` words the reason for who reads the errors. A pipe that its reader has closed needs no
    word, and neither does an interruption.

    >>> finished(lambda: 0)
    0
    """
    _let_all_be_written()
    watched, stdout = _Watched(sys.stdout), sys.stdout
    sys.stdout = watched
    try:
        status = _status(command)
        watched.flush()
        if watched.error is not None:
            raise watched.error
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # An error of a file names the file; one of a stream has no name.
        if error.errno not in _OF_STREAMS or error.filename is not None:
            raise
        if not isinstance(error, BrokenPipeError):
            print(said(error.strerror or str(error)), file=sys.stderr)
        _write_no_more(watched)
        return COULD_NOT_RUN
    finally:
        sys.stdout = stdout
    return status


def _status(command: Callable[[], int]) -> int:
    try:
        return command()
    except SystemExit as end:  # so ends a command that was asked for its help
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1


def _let_all_be_written() -> None:
    """Escapes what an output has no character for; errors that nobody can read go nowhere."""
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _write_no_more(watched: _Watched) -> None:
    """What is still to be written goes nowhere, so that it fails no second time."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), watched.fileno())
    except (OSError, ValueError):
        return  # no file stands behind it
