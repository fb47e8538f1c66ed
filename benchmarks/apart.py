"""Parts of a measurement in processes of their own, as long as there is time."""

import subprocess
import sys
import time
from collections.abc import Sequence

ENDING = 10
"""Seconds before the end at which nothing is begun any more."""


def run_apart(name: str, words: Sequence[str], until: float) -> None:
    """Run a Python program until it ends or the time is over; what goes wrong is said under its name."""
    left = until - time.monotonic()
    if left < ENDING:
        return
    try:
        done = subprocess.run([sys.executable, *words], timeout=left, capture_output=True, text=True, check=False)
    except subprocess.TimeoutExpired:
        return
    if done.returncode:
        print(f"{name}: {done.stderr.strip() or done.stdout.strip()}", file=sys.stderr)
