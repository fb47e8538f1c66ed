"""Looking for garbage without holding anybody up.

Python looks through what is new now and then, and through everything that has become old more seldom; with hundreds of
tables in memory that takes a tenth of a second or more, in which nobody is served. So what is old is left alone: nearly
all of it goes without being looked for. What does not is found when nobody is there, or once a day where somebody
always is.

What is new is looked through between the steps of the loop: in the middle of one there is most of it, nearly all of
which goes by itself at the end of the step, and a step that takes ten milliseconds would take twenty.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

NEW, ROUNDS, NEVER = 3_000, 2, 1_000_000_000
"""After so many new objects they are looked through, and after so many rounds once more; a millisecond or two each."""
EVERY = 0.02
"""Seconds between two questions whether there are so many."""
TOO_MANY = 100_000
"""New objects that are looked through at once, also in the middle of a step."""
PAUSE = 600.0
"""Seconds between two looks through everything."""
LONGEST = 24 * 3600.0
"""After so many seconds it is done even if people play: better a short pause a day than a process that only grows."""


def leave_old_alone() -> None:
    """From now on look through what is new only."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(TOO_MANY, ROUNDS, NEVER)
    gc.callbacks.append(_after_a_look)


def _after_a_look(phase: str, about: dict[str, Any]) -> None:
    """What has been looked through twice is old."""
    if phase == "stop" and about["generation"] == 1:
        gc.freeze()


async def look_between_steps() -> None:
    """Look through what is new where there is much of it, for ever."""
    while True:
        await asyncio.sleep(EVERY)
        look_if_due()


def look_if_due() -> None:
    """Look through what is new if there is much of it."""
    new, rounds, _ = gc.get_count()
    if new >= NEW:
        gc.collect(1 if rounds >= ROUNDS else 0)


class IdleMoments:
    """Looks through everything when nobody is there, now and then."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def use(self, is_idle: bool) -> bool:
        """Look through everything, if nobody minds and it is due; returns whether it was done."""
        if time.monotonic() - self._last < (PAUSE if is_idle else LONGEST):
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last = time.monotonic()
        return True
