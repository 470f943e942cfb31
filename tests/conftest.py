"""What takes long is begun first, so that no worker is left with it at the end."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests marked long before all others, which stay in their order."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
