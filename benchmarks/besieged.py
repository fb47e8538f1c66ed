"""The server under siege (see siege.py): any state of the project, which tells how long the steps on its loop take."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

LONG_GAME, LONGEST_JOURNAL = "steamopolis", 1500


class Besieged:
    """A server of some state of the project, which tells how long the steps on its loop take."""

    def __init__(self, source: Path, folder: str) -> None:
        places = {"PYTHONPATH": str(source), "SPIELWERK_HOME": folder, "SPIELWERK_CACHE": f"{folder}/cache"}
        command = [sys.executable, __file__, f"sqlite:///{folder}/t.sqlite"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | places
        )
        self.journal = self._say()
        self.url: str = self._say()

    def close(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()

    def _say(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def longest_step(self) -> tuple[float, str]:
        """The most processor seconds of one step on the loop since the last question, and what it was."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        seconds, what = self._say()
        return seconds, what


# ---------------------------------------------------------------- inside the server


def long_journal() -> dict[str, Any]:
    """A long game that is played without any sense."""
    import spielwerk
    from spielwerk.kernel.journal import to_journal

    table, dice = spielwerk.game(LONG_GAME).table(3, 7), random.Random(7)
    while not table.over and len(table.moves) < LONGEST_JOURNAL:
        table.play(dice.choice(table.options()))
    return to_journal(table)


def serve_besieged(database: str) -> None:
    """The server itself, in a process of its own with the sources under siege.

    On the plain loop of Python, whose steps can be timed.
    """
    sys.modules["uvloop"] = None  # pyright: ignore[reportArgumentType]
    from spielwerk.server.serving import bind, serve
    from spielwerk.server.settings import Settings

    print(json.dumps(long_journal()), flush=True)
    threading.Thread(target=tell_steps, daemon=True).start()
    listener = bind("127.0.0.1", 0)
    print(json.dumps(f"http://127.0.0.1:{listener.getsockname()[1]}"), flush=True)
    asyncio.Handle._run = timed(asyncio.Handle._run)  # pyright: ignore[reportAttributeAccessIssue]  # the only hook
    serve(Settings(database=database), listener)


LONGEST_STEP: list[tuple[float, str]] = [(0.0, "")]


def timed(run: Callable[[Any], None]) -> Callable[[Any], None]:
    """A step on the loop, with the longest remembered."""

    def timed_run(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > LONGEST_STEP[0][0]:
            LONGEST_STEP[0] = (took, repr(handle))

    return timed_run


def tell_steps() -> None:
    """Answer each line with the longest step since the last one."""
    for _ in sys.stdin:
        longest, LONGEST_STEP[0] = LONGEST_STEP[0], (0.0, "")
        print(json.dumps(longest), flush=True)


if __name__ == "__main__":
    serve_besieged(sys.argv[1])
