"""The lock file of Pyodide: what `loadPackage("openends-page")` reads to find and verify our wheel."""

from pathlib import Path

from packaging.utils import parse_wheel_filename
from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import PackageSpec
from pyodide_lock.utils import update_package_sha256

PACKAGE = "openends-page"
IMPORTS = ["openends", "openends_page"]


def write(shipped: Path, wheel: Path, out: Path) -> str:
    """Write to *out* a lock file that holds the package in *wheel* and no other.

    shipped: the lock file of npm; its `info` is kept, since a start with another ABI fails.
    Returns the version of the package.
    """
    lock = PyodideLockSpec.from_json(shipped)
    package = PackageSpec(
        name=PACKAGE,
        version=str(parse_wheel_filename(wheel.name)[1]),
        file_name=wheel.name,
        install_dir="site",
        imports=IMPORTS,
        depends=[],
    )
    update_package_sha256(package, wheel)
    lock.packages = {PACKAGE: package}
    lock.check_wheel_filenames()
    lock.to_json(out, indent=1)
    return package.version
