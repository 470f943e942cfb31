"""The two archives of the runtime, rewritten so that equal content gives equal bytes."""

import base64
import hashlib
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from failure import BuildError
from said import only_said

LEVEL = 9
_OLDEST = (1980, 1, 1, 0, 0, 0)
_REGULAR_0644 = 0o100644 << 16
_UNIX = 3


def trim(path: Path, modules: Iterable[str]) -> tuple[int, int]:
    """Cut the compiled standard library at *path* down to *modules* (dotted names).

    Returns how many files it held and how many it holds now. Raises BuildError for a module that
    it does not have.
    """
    members = _read(path)
    kept: dict[str, bytes] = {}
    for module in modules:
        stem = module.replace(".", "/")
        name = next((n for n in (f"{stem}.pyc", f"{stem}/__init__.pyc") if n in members), None)
        if name is None:
            raise BuildError(
                f"modules.txt lists {module}, which Pyodide's standard library does not have: "
                "run `python engine/browser/build.py --write-modules`."
            )
        kept[name] = members[name]
    _write(path, kept)
    return len(members), len(kept)


def mend_wheel(path: Path) -> None:
    """Make the compiled wheel at *path* tell the truth about itself, without words that it never says.

    `pyodide py-compile` leaves the tag in WHEEL and the file list in RECORD as they were.
    """
    members = only_said(_read(path))
    tag = "-".join(path.stem.split("-")[-3:])
    meta = next(name for name in members if name.endswith(".dist-info/WHEEL"))
    lines = members[meta].decode().splitlines()
    members[meta] = "".join(
        f"Tag: {tag}\n" if line.startswith("Tag: ") else f"{line}\n" for line in lines
    ).encode()
    record = meta.removesuffix("WHEEL") + "RECORD"
    members.pop(record, None)
    rows = [f"{name},sha256={_digest(data)},{len(data)}" for name, data in sorted(members.items())]
    members[record] = "".join(f"{row}\n" for row in [*rows, f"{record},,"]).encode()
    _write(path, members)


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _read(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {
            entry.filename: archive.read(entry)
            for entry in archive.infolist()
            if not entry.is_dir()
        }


def _write(path: Path, members: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in sorted(members.items()):
            entry = zipfile.ZipInfo(name, _OLDEST)
            entry.external_attr = _REGULAR_0644
            entry.create_system = _UNIX
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, LEVEL)
