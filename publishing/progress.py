"""Says what a job is at, and how long each of its steps took."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Failed(Exception):
    """A step failed. Its message is all that a person needs; no traceback belongs to it."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Print a line when a step begins and one when it is done."""
    print(f"{what} …", flush=True)
    began = time.monotonic()
    yield
    print(f"  {what}: done in {time.monotonic() - began:.1f} s", flush=True)


def fail(error: Failed) -> int:
    """Say why a job ends here; gives the exit code."""
    print(error, file=sys.stderr, flush=True)
    return 1
