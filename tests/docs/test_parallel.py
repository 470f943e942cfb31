"""Pages that are read and written by two processes are those of one."""

from pathlib import Path

import pytest

from publishing import BUILD, SITE, editions, fingerprints, pages
from publishing.catalogs import LOCALES
from publishing.catalogs.compiled import CompiledCatalogs
from publishing.pages import DOCS

LANGUAGE = "ja"


def written(folder: Path) -> dict[str, bytes]:
    """All that a build of the whole book has left, by file."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".buildinfo"  # it has the folder of the catalogs
    }


def built(folder: Path, *options: str) -> dict[str, bytes]:
    """The book as the site has it, built anew."""
    catalogs = CompiledCatalogs(LOCALES, LANGUAGE, folder / "locales")
    catalogs.update()
    settings = (f"--define=language={LANGUAGE}", f"--define=locale_dirs={catalogs.folder}")
    pages.run(DOCS, "html", folder / "trees", folder / "html", *settings, *options)
    fingerprints.put(folder / "html")
    return written(folder / "html")


@pytest.fixture(scope="module")
def one_and_two(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, bytes], ...]:
    """The same book built by one process, as the site is, and by two."""
    folder = tmp_path_factory.mktemp("parallel")
    stamp = BUILD / "stamps" / LANGUAGE
    of_now = stamp.is_file() and stamp.read_text("utf-8") == editions.state(LANGUAGE)
    one = written(SITE / LANGUAGE) if of_now else built(folder / "one")
    return one, built(folder / "two", "--jobs=2")


def test_each_file_is_the_same(one_and_two: tuple[dict[str, bytes], ...]) -> None:
    one, two = one_and_two
    assert list(two) == list(one)
    assert [name for name, written in one.items() if two[name] != written] == []


def test_badges_lead_to_the_table_of_claims(one_and_two: tuple[dict[str, bytes], ...]) -> None:
    _, two = one_and_two
    with_badges = [
        name for name, written in two.items() if b"oe-badge" in written and name.endswith(".html")
    ]
    assert len(with_badges) >= 5
    assert b'href="checked.html#claims-block-' in two["block.html"]
