"""Servers for the tests: one in a thread for all, others where a test needs its own."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from spielwerk.server.app import create_app
from spielwerk.server.serving import bind, configured
from spielwerk.server.settings import Settings
from spielwerk.server.tables import games
from tests.kernel import medals
from tests.needs import missing
from tests.server import cluster
from tests.server.people import PATIENCE, Person
from tests.server.served import GENEROUS

Serve = Callable[[Settings], AbstractContextManager[str]]


class PromptServer(uvicorn.Server):
    """Looks every hundredth of a second whether it should end, not every tenth: nearly every test waits for that."""

    async def main_loop(self) -> None:
        for tick in count():
            if await self.on_tick(tick):
                return
            await asyncio.sleep(0.01)


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread; gives its address."""
    listener = bind("127.0.0.1", 0)
    server = PromptServer(configured(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def settings_in(folder: Path, **changes: object) -> Settings:
    """Settings for tests, with a database in a folder."""
    usual = {
        "database": f"sqlite:///{folder / 'tables.sqlite'}",
        "limits": GENEROUS,
        "compile_rules": False,
        "bot_pause": 0.0,
        "clock_seconds": 0.1,
    }
    return Settings(**(usual | changes))  # pyright: ignore[reportArgumentType]


@cache
def description() -> dict[str, Any]:
    """What the server says of its calls and messages; made once, since that takes half a second."""
    return create_app(settings_in(Path("/nonexistent"))).openapi()


@pytest.fixture(scope="session", autouse=True)
def _toy_game() -> Iterator[None]:
    """A game with hidden hands that the server finds: `medals`, from the tests of the kernel."""
    found = games.find
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "find", lambda slug: medals.game if slug == medals.game.slug else found(slug))
        yield


@pytest.fixture(scope="session", autouse=True)
def _certificates_are_read_once() -> Iterator[None]:
    """Every client of httpx, in tests and in each server, would read all certificates anew: 60 ms of its 60."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context))
        yield


@pytest.fixture(scope="session", autouse=True)
def _nobody_hangs_up_early() -> Iterator[None]:
    """Clients of httpx give up after five seconds where nothing else is said: a machine may have much else to do."""
    with pytest.MonkeyPatch.context() as patch:
        for phase in ("connect", "read", "write", "pool"):
            patch.setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, phase, PATIENCE)
        yield


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_in(tmp_path_factory.mktemp("server"))) as address:
        yield address


@pytest.fixture
def anna(url: str) -> Person:
    return Person(url)


@pytest.fixture
def ben(url: str) -> Person:
    return Person(url, "de")


@pytest.fixture(scope="session")
def postgres() -> Iterator[cluster.Cluster]:
    if not cluster.is_installed():
        missing(cluster.MISSING)
    with cluster.running() as running:
        yield running
