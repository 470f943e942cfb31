"""Makes each claim of the pages here a test of its own: `pytest docs`."""

from checks.pytest_claims import pytest_collect_file as pytest_collect_file
