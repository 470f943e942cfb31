"""Make the runtime of the pages: Pyodide, the engine and a worker, in one folder to serve.

    python engine/browser/build.py [--out FOLDER] [--check-modules | --write-modules]

Pyodide as npm ships it compiles the standard library at every start. Here it is compiled once,
cut to what the engine needs, and hashed. Built twice from the same sources, the files are equal
byte for byte; when nothing changed, what is there is kept.
"""

import argparse
import os
import shutil
import sys
import time
from pathlib import Path

import lock
import manifest
import modules
import npm
import outside
import stamp
import zips
from failure import BuildError

PROJECT = Path(__file__).resolve().parents[2]
WORKER = Path(__file__).with_name("worker.js")


def build(project: Path, out: Path, *, write_modules: bool = False) -> manifest.Manifest:
    """Make the runtime of the project at *project* in the folder *out*, unless it is there already.

    write_modules: make modules.txt anew on the way. Prints each step. Returns the manifest. Raises
    BuildError with what to do about it.
    """
    pyodide = npm.find(project)
    mark_path = out.with_name(f"{out.name}.stamp")
    kept = _kept(out, mark_path, stamp.take(project, pyodide))
    if kept is not None and not write_modules:
        _say(f"nothing changed, {kept.directory} is kept")
        return kept

    # Made beside its place and then moved, so that a broken run leaves no half of a runtime.
    work = out.with_name(f"{out.name}.{os.getpid()}")
    work.mkdir(parents=True)
    try:
        made = _make(project, pyodide, work, write_modules)
        mark_path.unlink(missing_ok=True)
        shutil.rmtree(out, ignore_errors=True)
        work.rename(out)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    mark_path.write_text(f"{stamp.take(project, pyodide)}\n", "utf-8")
    _say(f"{made.directory}: {len(made.files)} files, {made.size:,} bytes, in {out}")
    return made


def _make(
    project: Path, pyodide: npm.Pyodide, work: Path, write_modules: bool
) -> manifest.Manifest:
    _say(f"copying Pyodide {pyodide.version} (Python {pyodide.python})")
    for name in npm.FILES:
        shutil.copyfile(pyodide.file(name), work / name)
    _say("building the engine's wheel")
    wheel = outside.compile_wheel(outside.make_wheel(project / "engine", work))
    zips.mend_wheel(wheel)
    engine = lock.write(pyodide.file(npm.LOCK), wheel, work / npm.LOCK)
    if write_modules:
        _say("listing the modules that the engine needs")
        modules.write(modules.find(pyodide.folder, work))
    _say("compiling the standard library")
    library = work / "python_stdlib.zip"
    outside.compile_library(library)
    before, after = zips.trim(library, modules.read())
    _say(f"standard library cut from {before} files to {after}")
    shutil.copyfile(WORKER, work / WORKER.name)
    return manifest.write(work, pyodide=pyodide.version, python=pyodide.python, engine=engine)


def _kept(out: Path, mark_path: Path, mark: str) -> manifest.Manifest | None:
    try:
        if mark_path.read_text("utf-8").strip() != mark:
            return None
        there = manifest.read(out)
        return there if there.agrees(out) else None
    except (OSError, ValueError, TypeError):
        return None


_began = time.monotonic()


def _say(text: str) -> None:
    print(f"[runtime {time.monotonic() - _began:4.1f} s] {text}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """The command. Returns the exit status: 0 if the runtime is there and in order, else 1."""
    parser = argparse.ArgumentParser(description="Make the runtime of the pages.")
    parser.add_argument("--project", type=Path, default=PROJECT, help="the project's folder")
    parser.add_argument("--out", type=Path, help="where to put it (build/runtime)")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument(
        "--check-modules", action="store_true", help="fail if modules.txt is not what is needed"
    )
    mode.add_argument("--write-modules", action="store_true", help="make modules.txt anew")
    options = parser.parse_args(arguments)
    project: Path = options.project.resolve()
    out: Path = (options.out or project / "build" / "runtime").resolve()
    try:
        build(project, out, write_modules=options.write_modules)
        if options.check_modules:
            _say("listing the modules that the engine needs")
            needed = modules.find(npm.find(project).folder, out)
            modules.compare(modules.read(), needed)
            _say(f"modules.txt is right: {len(needed)} modules")
    except BuildError as failed:
        print(f"the runtime was not built: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
