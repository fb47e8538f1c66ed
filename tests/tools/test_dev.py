"""`make dev`: one command starts the server and Vite, one signal ends both."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from spielwerk.server.serving import bind
from tests.needs import missing

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0

pytestmark = pytest.mark.slow


def _free_port() -> int:
    with bind("127.0.0.1", 0) as listener:
        return listener.getsockname()[1]


def _answer(address: str) -> httpx.Response | None:
    try:
        return httpx.get(address, timeout=5)
    except httpx.TransportError:
        return None


def _wait_for(address: str, process: subprocess.Popen[str]) -> httpx.Response:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        answer = _answer(address)
        if answer is not None and answer.is_success:
            return answer
        time.sleep(0.2)
    raise AssertionError(f"{address} does not answer")


def test_both_start_and_both_end(tmp_path: Path) -> None:
    if shutil.which("npx") is None or not (ROOT / "web" / "node_modules" / "vite").is_dir():
        missing("make dev is not tried: no node, or web/node_modules is missing (make lint-web brings it)")
    app, server = _free_port(), _free_port()
    surroundings = {
        **os.environ,
        "SPIELWERK_DEV_PORT": str(app),
        "SPIELWERK_DEV_SERVER_PORT": str(server),
        "SPIELWERK_CACHE": str(tmp_path),
    }
    process = subprocess.Popen(
        [sys.executable, "tools/dev.py"], cwd=ROOT, env=surroundings, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        assert "@vite/client" in _wait_for(f"http://localhost:{app}/", process).text
        games = _wait_for(f"http://localhost:{app}/api/games?lang=en", process).json()
        assert "airship_city" in [game["slug"] for game in games]
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    assert process.returncode == 0
    assert not re.search("Traceback", said), said
    assert _answer(f"http://localhost:{app}/") is None
    assert _answer(f"http://127.0.0.1:{server}/api/health") is None
