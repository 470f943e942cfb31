"""The build of the runtime: the same bytes each time, few of them, and errors that say what to do."""

import gzip
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import manifest
import modules
import npm
import pytest
import zips
from babel.messages.mofile import read_mo
from failure import BuildError

PROJECT = Path(__file__).parents[2]
BUILD = PROJECT / "engine" / "browser" / "build.py"
RUNTIME = PROJECT / "build" / "runtime"

pytestmark = pytest.mark.pyodide


def build(out: Path) -> str:
    """Build the runtime into *out*; what the build printed."""
    done = subprocess.run(
        (sys.executable, BUILD, "--out", out), capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the runtime that the site has, brought up to date."""
    build(RUNTIME)
    out = tmp_path_factory.mktemp("first") / "runtime"
    shutil.copytree(RUNTIME, out)
    shutil.copy(RUNTIME.with_name("runtime.stamp"), out.parent)
    return out


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_built_twice_the_bytes_are_equal(runtime: Path, tmp_path: Path) -> None:
    build(tmp_path / "again")
    assert contents(tmp_path / "again") == contents(runtime)


def test_a_second_run_keeps_what_is_there_unless_it_is_not_what_was_built(runtime: Path) -> None:
    assert "nothing changed" in build(runtime)
    before = contents(runtime)
    (runtime / "worker.js").write_text("", "utf-8")
    assert "nothing changed" not in build(runtime)
    assert contents(runtime) == before


def test_it_is_small(runtime: Path) -> None:
    assert sum(len(gzip.compress(data)) for data in contents(runtime).values()) <= 4_400_000


def test_the_wheel_tells_the_truth_about_itself(runtime: Path) -> None:
    (wheel,) = runtime.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        meta = next(name for name in names if name.endswith("/WHEEL"))
        record = archive.read(meta.replace("/WHEEL", "/RECORD")).decode()
        assert "Tag: cp313-none-any\n" in archive.read(meta).decode()
    assert wheel.name.endswith("-cp313-none-any.whl")
    assert sorted(row.split(",")[0] for row in record.splitlines()) == sorted(names)
    assert "openends_page/__init__.pyc" in names
    assert {"openends/locale/ja.mo", "openends/locale/ko.mo"} <= set(names)
    assert [name for name in names if name.endswith(".py")] == []


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_the_words_in_the_wheel_are_those_that_its_modules_say(
    runtime: Path, language: str
) -> None:
    (wheel,) = runtime.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        cut = read_mo(io.BytesIO(archive.read(f"openends/locale/{language}.mo")))
    with (PROJECT / "engine" / "openends" / "locale" / f"{language}.mo").open("rb") as file:
        whole = read_mo(file)
    assert "The output cannot be written: {reason}" not in cut
    assert "Taken back to your last choice." in cut
    kept = [message for message in cut if message.id]
    assert kept == [whole[message.id] for message in kept]
    assert [message.string for message in kept] == [whole[one.id].string for one in kept]
    assert 0 < len(whole) - len(cut) < 50


def test_the_manifest_names_every_file_and_the_folder(runtime: Path) -> None:
    read = manifest.read(runtime)
    assert set(read.files) == {path.name for path in runtime.iterdir()} - {manifest.NAME}
    assert read.agrees(runtime)
    assert read.directory.startswith("runtime-")
    named = json.loads((PROJECT / "package.json").read_text("utf-8"))["dependencies"]["pyodide"]
    assert read.pyodide == named


def fake_project(folder: Path, python: str) -> Path:
    package = folder / "node_modules" / "pyodide"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"version": "9.9.9"}', "utf-8")
    (package / "pyodide-lock.json").write_text(json.dumps({"info": {"python": python}}), "utf-8")
    return folder


def test_another_python_than_the_runtimes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"Pyodide 9.9.9 runs Python 3.99, .* this is Python 3\."):
        npm.find(fake_project(tmp_path, "3.99.1"))


def test_without_pyodide_the_build_says_what_to_run(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="run `npm ci`"):
        npm.find(tmp_path)
    with pytest.raises(BuildError, match="run `npm ci`"):
        npm.find(fake_project(tmp_path, f"{sys.version_info[0]}.{sys.version_info[1]}.0")).file("x")


def test_a_module_that_is_not_in_the_library_is_named(tmp_path: Path) -> None:
    library = tmp_path / "library.zip"
    with zipfile.ZipFile(library, "w") as archive:
        archive.writestr("json/__init__.pyc", b"")
    with pytest.raises(BuildError, match="lists telnetlib, which"):
        zips.trim(library, ["json", "telnetlib"])


def test_a_list_of_modules_that_is_not_right_is_told() -> None:
    with pytest.raises(BuildError, match="missing: enum; not needed: cmd"):
        modules.compare(["cmd", "json"], ["enum", "json"])
    modules.compare(["json"], ["json"])
