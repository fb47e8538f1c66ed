"""The time of day as this process knows it: it goes on evenly, whatever somebody does to the machine's clock.

A clock that is set right by days, or a machine that was asleep, must not end everybody's turn at once.
"""

from __future__ import annotations

import time

STARTED = time.time()
_OFFSET = STARTED - time.monotonic()


def now() -> float:
    """Seconds since 1970, never with a jump."""
    return time.monotonic() + _OFFSET
