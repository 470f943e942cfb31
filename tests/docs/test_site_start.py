"""What start.py says where something is missing, and that a second run installs nothing."""

import ast
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import start
from publishing import ROOT, chromium, install


def answers(**said: str | None) -> Callable[[Sequence[str]], str | None]:
    """A machine on which commands answer so; the path of a command does not matter."""
    return lambda command: said.get(Path(command[0]).stem)


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 12), (3, 14)])
def test_another_python_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], version: tuple[int, int]
) -> None:
    monkeypatch.setattr(start, "is_wanted", lambda command: False)
    assert start.main([], version) == 1
    said = capsys.readouterr().err
    assert f"this is Python {version[0]}.{version[1]}" in said
    assert "install Python 3.13 from https://www.python.org/downloads/" in said
    assert said.count("\n") == 1


def test_another_python_finds_the_right_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "is_wanted", lambda command: command == ["py", "-3.13"])
    assert start.find_python((3, 12)) == ["py", "-3.13"]


def test_old_pythons_can_read_it() -> None:
    source = (ROOT / "start.py").read_text("utf-8")
    ast.parse(source, feature_version=(3, 6))
    for name in ("python2.7", "python3.6", "python3.8"):
        old = shutil.which(name)
        if old and subprocess.run([old, "--version"], capture_output=True).returncode == 0:
            check = f"compile(open({str(ROOT / 'start.py')!r}).read(), 'start.py', 'exec')"
            subprocess.run([old, "-c", check], check=True)


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (None, "there is none here"),
        ("v18.20.1", "v18.20.1, too old"),
        ("v9.0.0", "v9.0.0, too old"),
        ("", "of no known version"),
    ],
)
def test_node_that_is_missing_or_too_old_is_told(node: str | None, said: str) -> None:
    with pytest.raises(install.Missing, match=said) as told:
        install.check_node(answers(node=node, npm="10.0.0"))
    assert "install Node 20 or later from https://nodejs.org/" in str(told.value)


def test_npm_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(install.Missing, match="Node is here but npm is not"):
        install.check_node(answers(node="v22.1.0"))


def test_node_that_is_young_enough_gives_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/somewhere/npm")
    assert install.check_node(answers(node="v20.0.0", npm="10.2.0")) == "/somewhere/npm"


def test_chromium_is_wanted_only_where_pages_are_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(chromium, "PLACES", ())
    install.check_chromium("serve")
    install.check_chromium("engine")
    with pytest.raises(install.Missing, match="sudo apt-get install chromium"):
        install.check_chromium("tests")


def test_a_chromium_that_is_named_but_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    with pytest.raises(install.Missing, match="there is no such file"):
        install.check_chromium("browser")


def test_main_says_one_sentence_and_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> str:
        raise install.Missing("Node is missing: install it.")

    monkeypatch.setattr(install, "check_node", missing)
    assert install.main(["tests"]) == 1
    assert capsys.readouterr().err == "Node is missing: install it.\n"


def test_the_second_time_nothing_is_installed(tmp_path: Path) -> None:
    lock, stamp = tmp_path / "lock", tmp_path / "stamp"
    lock.write_text("one")
    done: list[int] = []

    def run() -> None:
        install.install_once("it", stamp, [lock], lambda: done.append(1))

    run()
    run()
    assert len(done) == 1
    lock.write_text("two")
    run()
    assert len(done) == 2


def test_what_failed_is_installed_again(tmp_path: Path) -> None:
    lock, stamp = tmp_path / "lock", tmp_path / "stamp"
    lock.write_text("one")

    def fails() -> None:
        raise install.Missing("no network")

    with pytest.raises(install.Missing):
        install.install_once("it", stamp, [lock], fails)
    assert not stamp.exists()


def test_jobs_that_want_chromium_exist() -> None:
    jobs = (ROOT / "noxfile.py").read_text("utf-8")
    for job in install.NEED_CHROMIUM:
        assert f"def {job}(" in jobs
