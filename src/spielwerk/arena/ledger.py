"""Results as they come, one line each in a file, so that work that was broken off can go on."""

from __future__ import annotations

import base64
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

import numpy as np

from spielwerk.arena.executors import Executor, Item, Result

Progress = Callable[[int, int], None]
"""Told (done, total)."""
Row = dict[str, Any]
Arrays = dict[str, np.ndarray[Any, Any]]


class OtherWork(ValueError):
    """The file holds results of other bots, rules, options or versions."""


class Ledger(Generic[Item, Result]):
    """The first line says what made the results; each further line is one, as `tell` writes and `read` reads it."""

    def __init__(
        self,
        path: Path,
        conditions: Mapping[str, Any],
        resume: bool,
        tell: Callable[[Item, Result], Row],
        read: Callable[[Row], tuple[Item, Result]],
    ) -> None:
        self._path = path
        self._tell = tell
        self.known: dict[Item, Result] = {}
        if resume and path.exists():
            self.known = dict(map(read, self._rows(conditions)))
        else:
            path.write_text(json.dumps(conditions) + "\n", "utf-8")

    def _rows(self, conditions: Mapping[str, Any]) -> list[Row]:
        """The results in the file; half a line, where somebody was killed in mid-word, is cut off."""
        whole, newline, torn = self._path.read_text("utf-8").rpartition("\n")
        first, *rows = whole.splitlines() or [""]
        if json.loads(first) != json.loads(json.dumps(conditions)):
            raise OtherWork(str(self._path))
        if torn:
            self._path.write_text(whole + newline, "utf-8")
        return [json.loads(row) for row in rows]

    def add(self, item: Item, result: Result) -> None:
        """Write down a result."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self._tell(item, result)) + "\n")


def nobody_watches(done: int, total: int) -> None:
    """The progress of work that nobody looks at."""


def in_order(
    executor: Executor,
    work: Callable[[Item], Result],
    items: Sequence[Item],
    ledger: Ledger[Item, Result] | None = None,
    progress: Progress = nobody_watches,
) -> Iterator[tuple[Item, Result]]:
    """Do work and yield the results in the order of the items, each as soon as all before it are there.

    What the ledger knows is not done again; what gets ready is written there at once. Who stops listening stops it.
    """
    ready = {item: ledger.known[item] for item in items if item in ledger.known} if ledger else {}
    missing = [item for item in items if item not in ready]
    handed_on, done = 0, len(ready)
    progress(done, len(items))

    def next_ones() -> Iterator[tuple[Item, Result]]:
        nonlocal handed_on
        while handed_on < len(items) and items[handed_on] in ready:
            item = items[handed_on]
            handed_on += 1
            yield item, ready.pop(item)

    yield from next_ones()
    for item, result in executor.run(work, missing):
        if ledger:
            ledger.add(item, result)
        ready[item] = result
        done += 1
        progress(done, len(items))
        yield from next_ones()


def packed(arrays: Arrays) -> str:
    """Arrays as a text."""
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)  # pyright: ignore[reportArgumentType] -- one might be called like a parameter
    return base64.b64encode(file.getvalue()).decode()


def unpacked(text: str) -> Arrays:
    """Arrays from a text."""
    with np.load(io.BytesIO(base64.b64decode(text))) as found:
        return dict(found)
