"""Builds the pages in each language with Sphinx: warnings are errors, two languages at a time."""

import json
import os
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from publishing import BUILD, ROOT, SITE, fingerprints, pages
from publishing.inputs import digest
from publishing.languages import NAMES
from publishing.pages import DOCS
from publishing.progress import Failed

AT_A_TIME = 2


def state(language: str) -> dict[str, object]:
    """What a language's pages are made from, and which pages there are."""
    inputs = digest(
        DOCS,
        ROOT / "engine" / "openends",
        ROOT / "tutorials",
        ROOT / "locales" / language,
        ROOT / "publishing" / "languages.py",
        ROOT / "publishing" / "policy.py",
        ROOT / "requirements.lock",
        BUILD / "board",
        BUILD / "checked.json",
        BUILD / "runtime" / "manifest.json",
        also=os.environ.get("OPENENDS_SITE_URL", ""),
    )
    names = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
    return {"inputs": inputs, "pages": names}


def build(language: str) -> str:
    """Build one language unless it is up to date; gives the line to print about it."""
    built, trees = SITE / language, BUILD / "doctrees" / language
    stamp = BUILD / "stamps" / f"{language}.json"
    wanted = state(language)
    made = json.loads(stamp.read_text("utf-8")) if stamp.is_file() and built.is_dir() else None
    if made == wanted:
        return f"{language}: up to date"
    stamp.unlink(missing_ok=True)
    if made is None or made["pages"] != wanted["pages"]:  # Sphinx leaves what a removed page had
        forget(built, trees)
    began = time.monotonic()
    try:
        pages.run(DOCS, "html", trees, built, "--define", f"language={language}")
    except Failed as failed:
        forget(trees)  # a page that was read would not be read, and not warned about, next time
        raise Failed(f"{failed}\n{language}: the pages could not be built.") from failed
    fingerprints.put(built)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(json.dumps(wanted), "utf-8")
    return f"{language}: built in {time.monotonic() - began:.1f} s"


def forget(*folders: Path) -> None:
    """Remove what an earlier build left."""
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


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
