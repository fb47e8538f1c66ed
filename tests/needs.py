"""What some tests need of the machine: where it is missing they say so and are skipped, or fail."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import NoReturn

import pytest

NOTHING_SKIPPED = "SPIELWERK_SKIP_NOTHING"
"""Set by `.ci/run`, which installs all that the tests need."""


def missing(what: str) -> NoReturn:
    """The machine lacks something that a test needs."""
    if os.environ.get(NOTHING_SKIPPED):
        pytest.fail(f"{what} (and {NOTHING_SKIPPED} is set)", pytrace=False)
    pytest.skip(what, allow_module_level=True)


def needs(module: str, extra: str) -> None:
    """A package that not everybody has, and the group of Spielwerk's that brings it."""
    if find_spec(module) is None:
        missing(f"{module} is not installed: pip install 'spielwerk[{extra}]'")
