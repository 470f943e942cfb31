"""The project as it stands, checked once, and a copy of it to change things in."""

from collections.abc import Iterator

import pytest

from checks.mutations.running import Laboratory, laboratory
from checks.project import Report


@pytest.fixture(scope="session")
def lab() -> Iterator[Laboratory]:
    """A copy of the project in which things can be changed."""
    with laboratory() as one:
        yield one


@pytest.fixture(scope="session")
def report(lab: Laboratory) -> Report:
    """The report on the project as it stands."""
    return lab.untouched
