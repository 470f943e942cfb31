"""Reads the pages of all languages at the same time, each in a process of its own.

The processes are forks of this one: they have loaded what it has. Each begins with nothing read, and ends when
it has told what it found. Where processes cannot be forked safely, languages are read one after another.
"""

import gc
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from checks.pages import Pages, Reading


def can_fork() -> bool:
    """Whether more than one process can be at work: macOS has forks too, yet its libraries break in them."""
    return sys.platform == "linux" and (os.process_cpu_count() or 1) > 1


@contextmanager
def reading(
    root: Path, build: Path, languages: Iterable[str]
) -> Iterator[dict[str, Future[Reading]]]:
    """Begin to read from nothing; what is found in a language can be waited for."""
    asked = list(languages)
    with ProcessPoolExecutor(len(asked), mp_context=get_context("fork")) as pool:
        yield {language: pool.submit(_read, root, build, language) for language in asked}


def _read(root: Path, build: Path, language: str) -> Reading:
    gc.disable()  # hardly a page is garbage before this process ends
    return Pages(root, build, language).read()
