"""What a process tells another one, which may be gone before it has read it."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def while_somebody_reads() -> Generator[None]:
    """End what is done here, without a word, when nobody reads any more what it prints."""
    try:
        yield
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python itself would complain at its end
