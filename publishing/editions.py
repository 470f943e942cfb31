"""Builds the pages in each language with Sphinx: warnings are errors, several languages at a time."""

import os
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from publishing import BUILD, ENGINE, ROOT, SITE, fingerprints, pages
from publishing.catalogs import LOCALES
from publishing.catalogs.compiled import CompiledCatalogs
from publishing.inputs import digest
from publishing.languages import NAMES
from publishing.pages import DOCS
from publishing.progress import Failed

AT_A_TIME = 3
"""More than cores: of three equal pieces two cores would do two, and then one would wait."""


def state(language: str) -> str:
    """Changes with anything that a language's pages are made from."""
    return digest(
        DOCS,
        *ENGINE,
        ROOT / "tutorials",
        ROOT / "locales" / language,
        ROOT / "publishing",
        ROOT / "requirements.lock",
        BUILD / "board",
        BUILD / "checked.json",
        BUILD / "runtime" / "manifest.json",
        # Every page offers the other languages.
        also=f"{sys.version} {os.environ.get('OPENENDS_SITE_URL', '')} {dict(NAMES)}",
    )


def build(language: str) -> str:
    """Build one language unless it is up to date; gives the line to print about it.

    It is built from nothing: Sphinx would go by dates, would not write a page anew for the words of its frame
    or the title of another page, and would leave what a page had that is gone.
    """
    built, stamp = SITE / language, BUILD / "stamps" / language
    wanted = state(language)
    if built.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return f"{language}: up to date"
    began = time.monotonic()
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix=f"{language}-", dir=BUILD) as folder:
        scratch = Path(folder)
        catalogs = CompiledCatalogs(LOCALES, language, scratch / "locales")
        catalogs.update()
        options = [f"--define=language={language}", f"--define=locale_dirs={catalogs.folder}"]
        try:
            pages.run(DOCS, "html", scratch / "trees", scratch / "html", *options)
        except Failed as failed:
            raise Failed(f"{failed}\n{language}: the pages could not be built.") from failed
        fingerprints.put(scratch / "html")
        stamp.unlink(missing_ok=True)
        shutil.rmtree(built, ignore_errors=True)
        built.parent.mkdir(parents=True, exist_ok=True)
        (scratch / "html").rename(built)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted, "utf-8")
    return f"{language}: built in {time.monotonic() - began:.1f} s"


def build_all() -> None:
    """Build every language, and report every one that failed."""
    failures: list[str] = []
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        for attempt in [pool.submit(build, language) for language in NAMES]:
            try:
                print(f"  {attempt.result()}", flush=True)
            except Failed as failed:
                failures.append(str(failed))
    if failures:
        raise Failed("\n".join(failures))
