"""`make dev`: the server, started anew when its sources change, and Vite, which does the same for the browser app.

One Ctrl-C ends both. The tables of `make dev` lie in a folder of their own (`.dev/`), so that no real game is at risk.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

from watchfiles import DefaultFilter, run_process
from watchfiles.main import FileChange

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "spielwerk"
TABLES = ROOT / ".dev" / "tables.sqlite"
SERVER_PORT = int(os.environ.get("SPIELWERK_DEV_SERVER_PORT", "8000"))
APP_PORT = int(os.environ.get("SPIELWERK_DEV_PORT", "5173"))
APP = f"http://localhost:{APP_PORT}"


class Sources(DefaultFilter):
    """What the server reads when it starts."""

    def __call__(self, change: object, path: str) -> bool:
        built = (SOURCES / "server" / "static").as_posix()
        return path.endswith((".py", ".toml", ".ftl")) and not path.startswith(built)


def serve() -> None:
    """The server, until one of its sources changes."""
    from spielwerk.server.serving import bind
    from spielwerk.server.serving import serve as serve_until_stopped
    from spielwerk.server.settings import Settings

    os.setsid()  # Ctrl-C reaches it once, from below, not also from the terminal
    settings = Settings(database=f"sqlite:///{TABLES}", origins=(APP,), public_url=APP)
    with contextlib.suppress(KeyboardInterrupt):
        serve_until_stopped(settings, bind("127.0.0.1", SERVER_PORT))


@contextlib.contextmanager
def vite() -> Iterator[None]:
    """The browser app with hot reload; it passes calls on to the server."""
    vite = "node_modules/vite/bin/vite.js"
    command = ["node", vite, "--port", str(APP_PORT), "--strictPort", "--host", "localhost"]
    surroundings = {**os.environ, "SPIELWERK_SERVER": f"http://127.0.0.1:{SERVER_PORT}"}
    process = subprocess.Popen(command, cwd=ROOT / "web", env=surroundings, start_new_session=True)
    ending = threading.Event()
    threading.Thread(target=_end_with, args=[process, ending], daemon=True).start()
    try:
        yield
    finally:
        ending.set()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)  # with what Vite has started
        process.wait()


def _end_with(process: subprocess.Popen[bytes], ending: threading.Event) -> None:
    """Where Vite can't start or has died, the server alone would only puzzle people."""
    process.wait()
    if not ending.is_set():
        os.kill(os.getpid(), signal.SIGINT)


def main() -> None:
    """Run both until Ctrl-C."""
    TABLES.parent.mkdir(exist_ok=True)
    with vite():
        run_process(SOURCES, target=serve, watch_filter=Sources(), callback=_tell)


def _tell(changes: set[FileChange]) -> None:
    files = ", ".join(sorted({str(Path(path).relative_to(ROOT)) for _, path in changes}))
    print(f"changed: {files}; the server starts anew", flush=True)


if __name__ == "__main__":
    main()
