"""The server under siege (see siege.py): any state of the project, which tells how long the steps on its loop take."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

LONG_GAME, LONGEST_JOURNAL = "steamopolis", 1500


class Besieged:
    """A server of some state of the project, which tells how long the steps on its loop take."""

    def __init__(self, source: Path, folder: str, watched: bool) -> None:
        places = {"PYTHONPATH": str(source), "SPIELWERK_HOME": folder, "SPIELWERK_CACHE": f"{folder}/cache"}
        command = [sys.executable, __file__, f"sqlite:///{folder}/t.sqlite", *(["--steps"] if watched else [])]
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


def serve_besieged(database: str, watched: bool) -> None:
    """The server itself, in a process of its own with the sources under siege.

    On the plain loop of Python, whose steps can be timed.
    """
    sys.modules["uvloop"] = None  # pyright: ignore[reportArgumentType]
    from spielwerk.server.serving import bind, serve
    from spielwerk.server.settings import Settings

    print(json.dumps(long_journal()), flush=True)
    threading.Thread(target=tell_steps, daemon=True).start()
    if watched:
        threading.Thread(target=watch_steps, daemon=True).start()
    listener = bind("127.0.0.1", 0)
    print(json.dumps(f"http://127.0.0.1:{listener.getsockname()[1]}"), flush=True)
    gc.callbacks.append(time_looks)
    asyncio.Handle._run = timed(asyncio.Handle._run)  # pyright: ignore[reportAttributeAccessIssue]  # the only hook
    serve(Settings(database=database), listener)


LONGEST_STEP: list[tuple[float, str]] = [(0.0, "")]
LONGEST_LOOK: list[float] = [0.0, 0.0]
"""When a look for garbage began, and the longest: it holds everybody up whichever thread it happens in."""


def time_looks(phase: str, about: dict[str, Any]) -> None:
    """Called by Python before and after it looks for garbage."""
    if phase == "start":
        LONGEST_LOOK[0] = time.thread_time()
    else:
        LONGEST_LOOK[1] = max(LONGEST_LOOK[1], time.thread_time() - LONGEST_LOOK[0])


def timed(run: Callable[[Any], None]) -> Callable[[Any], None]:
    """A step on the loop, with the longest remembered."""

    def timed_run(handle: Any) -> None:
        STEP[:] = [time.perf_counter(), ""]
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > LONGEST_STEP[0][0]:
            LONGEST_STEP[0] = (took, STEP[1] or repr(handle))

    return timed_run


STEP: list[Any] = [0.0, ""]
"""When the step that is under way began, and where it was seen when it had taken long."""
LONG, LOOK_EVERY, FRAMES = 0.008, 0.004, 12


def watch_steps() -> None:
    """Note where steps are that take long; costs a little, so that it is done on wish only."""
    loop = threading.main_thread().ident
    while True:
        time.sleep(LOOK_EVERY)
        if time.perf_counter() - STEP[0] > LONG:
            places = traceback.extract_stack(sys._current_frames()[loop])[-FRAMES:]  # pyright: ignore  # no other way
            STEP[1] = " < ".join(
                f"{Path(place.filename).stem}.{place.name}:{place.lineno}" for place in reversed(places)
            )


def tell_steps() -> None:
    """Answer each line with the longest step since the last one."""
    for _ in sys.stdin:
        (longest, what), LONGEST_STEP[0] = LONGEST_STEP[0], (0.0, "")
        look, LONGEST_LOOK[1] = LONGEST_LOOK[1], 0.0
        print(json.dumps((longest, f"{what}; longest look for garbage {1000 * look:.0f} ms")), flush=True)


if __name__ == "__main__":
    serve_besieged(sys.argv[1], "--steps" in sys.argv)
