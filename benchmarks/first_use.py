"""How long the first use takes: `python benchmarks/first_use.py compile OLD NEW`, `… wheel FILE`, `… table OLD NEW`.

compile: from nothing to the first native playout of each game, in the processes of source trees, with empty caches.
wheel: from `pip install` of a wheel into an empty environment to the first native playout.
table: from the start of the server (what `make play` starts) to an open table whose bots think at full strength.
Each is wall time and, where it can be known, processor time; everything that is measured starts with empty caches.
"""

import argparse
import json
import os
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

GAMES = ("airship_city", "dilluvia_project", "steamopolis", "import_export", "anno_1800")
PLAYOUT = "import spielwerk, sys; print(spielwerk.game(sys.argv[1]).native.playouts(games=1, seats=4).decisions)"
SERVE = "from spielwerk.cli import app; app()"
TOKEN = secrets.token_urlsafe(16)
PATIENCE = 600.0


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Wall seconds, and seconds of processor time of the processes that were started and have ended."""
    before, began = work_done(), time.perf_counter()
    work()
    return time.perf_counter() - began, work_done() - before


def work_done() -> float:
    """Seconds of processor time of all processes that were started from here and have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def run(command: list[str], cache: Path, tree: Path | None = None) -> None:
    """Run a program with a cache of its own, and with the sources of a tree."""
    sources = {"PYTHONPATH": str(tree.resolve() / "src")} if tree else {}
    subprocess.run(command, env=os.environ | {"SPIELWERK_CACHE": str(cache)} | sources, check=True, capture_output=True)


def compile_games(trees: list[Path], games: list[str]) -> None:
    """The first playout of each game, and a second in another process."""
    for game in games:
        for tree in trees:
            with tempfile.TemporaryDirectory() as cache:
                command = [sys.executable, "-c", PLAYOUT, game]
                first, work = timed(partial(run, command, Path(cache), tree))
                again, _ = timed(partial(run, command, Path(cache), tree))
            print(f"{game:20} {tree!s:24} {first:6.1f} s ({work:.1f} s of work), then {again:.1f} s", flush=True)


def install(wheels: list[Path], game: str) -> None:
    """From `pip install` to the first playout."""
    for wheel in wheels:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
            python = str(folder / "env" / "bin" / "python")
            pip, pip_work = timed(partial(run, [python, "-m", "pip", "install", "-q", str(wheel)], folder))
            first, work = timed(partial(run, [python, "-c", PLAYOUT, game], folder / "cache"))
        print(
            f"{wheel}: pip {pip:.1f} s ({pip_work:.1f} s of work), then {game} {first:.1f} s ({work:.1f} s of work)",
            flush=True,
        )


def call(url: str, wish: dict[str, Any] | None = None) -> Any:
    """Ask the server something; None where it does not answer yet."""
    data = None if wish is None else json.dumps(wish).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise SystemExit(f"the server refuses: {refused.read().decode()}") from refused
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return None


def wait_for(question: Callable[[], Any], server: subprocess.Popen[bytes]) -> None:
    """Ask until the answer is yes."""
    until = time.perf_counter() + PATIENCE
    while not question():
        if server.poll() is not None or time.perf_counter() > until:
            raise SystemExit("the server has ended, or takes too long")
        time.sleep(0.05)


def open_table(tree: Path, game: str) -> tuple[float, float, float]:
    """Seconds until the server answers, until a table is open, until its bots have compiled rules."""
    with tempfile.TemporaryDirectory() as name, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        settings = {"PYTHONPATH": str(tree.resolve() / "src"), "SPIELWERK_CACHE": f"{name}/cache"}
        serve = ["serve", "--port", str(port), "--database", f"sqlite:///{name}/tables.db"]
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, *serve], env=os.environ | settings, stdout=subprocess.DEVNULL
        )
        url = f"http://127.0.0.1:{port}/api"
        try:
            wait_for(lambda: call(f"{url}/health"), server)
            answers = time.perf_counter() - began
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "hard"}] * 3]
            wait_for(lambda: call(f"{url}/tables", {"game": game, "seats": seats}), server)
            opened = time.perf_counter() - began
            wait_for(lambda: (call(f"{url}/health") or {"compiled": {}})["compiled"].get(game) is True, server)
            return answers, opened, time.perf_counter() - began
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("what", choices=("compile", "wheel", "table"))
    parser.add_argument("where", nargs="+", type=Path, help="source trees, or wheels")
    parser.add_argument("--games", default="", help="with commas between them")
    chosen = parser.parse_args()
    games: list[str] = chosen.games.split(",") if chosen.games else [*GAMES]
    if chosen.what == "compile":
        compile_games(chosen.where, games)
    elif chosen.what == "wheel":
        install(chosen.where, games[0])
    else:
        trees: list[Path] = chosen.where
        for game, tree in product(games, trees):
            before = work_done()
            answers, opened, full = open_table(tree, game)
            print(
                f"{game:20} {tree!s:24} answers after {answers:.1f} s, table after {opened:.1f} s, "
                f"full strength after {full:.1f} s ({work_done() - before:.1f} s of work)",
                flush=True,
            )


if __name__ == "__main__":
    main()
