"""Who does the work of a study: threads or processes of this machine, or a Ray cluster. The results are the same.

An executor is given a function and items, and hands back each item with its result as soon as it is there. A result
depends on its item alone (seeds are part of it), so neither the number of workers nor their order changes anything, and
what a killed worker had begun is simply done again. `arena.ledger.in_order` puts results in order and keeps them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

TRIES = 3
"""So often an item is begun anew when workers die of it; then the item is to blame."""


class Executor(Protocol):
    """Does work side by side."""

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Yields each item with its result, in the order in which they get ready. Who stops listening stops it."""
        ...


class WorkerLost(RuntimeError):
    """Workers die again and again of the same work."""

    def __init__(self) -> None:
        super().__init__(f"workers died {TRIES} times of the same work; is there enough memory?")
