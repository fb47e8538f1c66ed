"""Where things appear: results on stdout, progress on stderr, JSON as it is."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PIPE_WIDTH = 100


def screen() -> Console:
    """The console for results; as wide as the terminal, or a usual width where there is none."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    return console


def aside() -> Console:
    """The console for what passes: progress bars."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(content: Any) -> None:
    """Content for a machine."""
    print(json.dumps(content, ensure_ascii=False, indent=1))


@contextmanager
def progress_bar(label: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """A bar that goes away when the work is done; told (done, total). Nothing where nobody watches."""
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done, total: progress.update(task, completed=done, total=total)
