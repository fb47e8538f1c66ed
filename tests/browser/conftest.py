"""A server process, a Chromium, and pages in it; or a clear word why not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.person import Person
from tests.needs import missing

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "spielwerk" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
UNUSED = (
    "WebUIOmniboxPopup",  # each of these two makes Chromium render a page of its own behind every window
    "WebUIOmniboxAimPopup",
    # And what Playwright leaves out for its part, which our list replaces:
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    f"--disable-features={','.join(UNUSED)}",
]
PATIENCE = 180_000
"""Milliseconds that a slow machine may take for one thing."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last, with all that share a process with one of them: Playwright leaves an event loop running,
    beside which others could not run theirs."""
    browser = {item for item in items if Path(__file__).parent in item.path.parents}
    groups = set().union(*map(_groups_of, browser))
    items.sort(key=lambda item: item in browser or not groups.isdisjoint(_groups_of(item)))


def _groups_of(item: pytest.Item) -> set[str]:
    return {str(mark.args[0]) for mark in item.iter_markers("xdist_group")}


def chromium_path() -> str | None:
    return os.environ.get("SPIELWERK_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's own Chromium; nothing is downloaded."""
    path = chromium_path()
    if path is None:
        missing("no browser tests: no Chromium found (Debian: apt install chromium; or set SPIELWERK_CHROMIUM)")
    if not (STATIC / "index.html").is_file():
        missing("no browser tests: the app is not built (make builds it)")
    with sync_playwright() as started:
        found = started.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()


class Server:
    """The server as a process of its own, which can be killed and started again on the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [
            sys.executable,
            "-m",
            "tests.server.served",
            "--port",
            port,
            "--database",
            f"sqlite:///{self.database}",
        ]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As if the power had failed."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path, browser: Browser) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Open a browser window of a new person: `visit(address, lang="de", phone=True, …)`."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def open_window(address: str, lang: str = "en", phone: bool = False, **settings: Any) -> Person:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        touch = {"has_touch": True, "is_mobile": True} if phone else {}
        context = browser.new_context(viewport=size, locale=lang, reduced_motion="reduce", **touch, **settings)  # pyright: ignore[reportArgumentType]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        person = Person(context.new_page(), address)
        people.append(person)
        return person

    yield open_window
    for context in contexts:
        context.close()
    troubles = [trouble for person in people for trouble in person.troubles]
    assert not troubles, f"errors in the browser: {troubles}"
