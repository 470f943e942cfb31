"""The manifest of the runtime: what the folder holds, and the name that the folder is served under.

The worker reads it first. Its hashes let the browser refuse a file that is not the one built.
"""

import base64
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

NAME = "manifest.json"


@dataclass(frozen=True)
class Manifest:
    """What `manifest.json` says.

    pyodide, python, engine: versions.
    directory: the name to serve the folder under, `runtime-` and a hash of all its files.
    files: for each file but the manifest its size in bytes and its `integrity`.
    """

    pyodide: str
    python: str
    engine: str
    directory: str
    files: dict[str, dict[str, str | int]]

    @property
    def size(self) -> int:
        """The bytes of all files together."""
        return sum(int(entry["size"]) for entry in self.files.values())

    def agrees(self, folder: Path) -> bool:
        """Whether *folder* holds exactly the files that the manifest names, byte for byte."""
        return _files(folder) == self.files


def write(folder: Path, *, pyodide: str, python: str, engine: str) -> Manifest:
    """Write the manifest of all files in *folder* into it; returns it."""
    files = _files(folder)
    listed = "".join(f"{name} {entry['integrity']}\n" for name, entry in files.items())
    directory = f"runtime-{hashlib.sha256(listed.encode()).hexdigest()[:16]}"
    manifest = Manifest(pyodide, python, engine, directory, files)
    text = json.dumps(manifest.__dict__, indent=1) + "\n"
    (folder / NAME).write_text(text, "utf-8", newline="\n")
    return manifest


def read(folder: Path) -> Manifest:
    """The manifest in *folder*.

    Raises OSError if there is none, ValueError or TypeError if it is not one.
    """
    return Manifest(**json.loads((folder / NAME).read_text("utf-8")))


def _files(folder: Path) -> dict[str, dict[str, str | int]]:
    found: dict[str, dict[str, str | int]] = {}
    for path in sorted(folder.iterdir()):
        if path.name != NAME:
            data = path.read_bytes()
            digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
            found[path.name] = {"size": len(data), "integrity": f"sha256-{digest}"}
    return found
