"""Examples that speak to a server get one in this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import serving, settings_in


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_in(tmp_path_factory.mktemp("served"))) as address:
        yield address
