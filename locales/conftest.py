"""Makes each claim of the catalogs here a test of its own: `pytest locales`."""

from checks.pytest_claims import pytest_collect_file as pytest_collect_file
