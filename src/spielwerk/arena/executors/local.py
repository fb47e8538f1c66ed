"""Workers on this machine: threads for compiled work, processes for plain Python and for other data files."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing import get_context, parent_process

from spielwerk.arena.executors import TRIES, Item, Result, WorkerLost
from spielwerk.arena.executors.surroundings import Surroundings


@dataclass(frozen=True)
class Threads:
    """Threads of this process; one thread is one core. Only compiled work gains by more."""

    workers: int = 1

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Do the work; each thread has one item at a time."""
        return _run(lambda: futures.ThreadPoolExecutor(self.workers), self.workers, work, items)


@dataclass(frozen=True)
class Processes:
    """Processes of their own, in surroundings of their own; one that is killed is replaced."""

    workers: int
    surroundings: Surroundings

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Do the work; each process has one item at a time."""
        return _run(self._pool, self.workers, work, items)

    def _pool(self) -> futures.Executor:
        return futures.ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(self.surroundings,)
        )


def _begin(surroundings: Surroundings) -> None:
    """What a process does first; it ends when the one that started it is gone, however that came about."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    surroundings.enter()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _run(
    new_pool: Callable[[], futures.Executor], workers: int, work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[tuple[Item, Result]]:
    """Keep all workers busy; when one is killed its pool is made anew, and what was under way is begun again."""
    waiting, lost, pool = iter(items), 0, new_pool()
    try:
        while True:
            running: dict[futures.Future[Result], Item] = {}
            try:
                for item, result in _drain(pool, workers, work, waiting, running):
                    lost = 0
                    yield item, result
                return
            except BrokenProcessPool as error:
                lost += 1
                if lost == TRIES:
                    raise WorkerLost from error
                pool.shutdown()
                waiting, pool = chain(running.values(), waiting), new_pool()
    finally:
        pool.shutdown(cancel_futures=True)


def _drain(
    pool: futures.Executor,
    workers: int,
    work: Callable[[Item], Result],
    waiting: Iterator[Item],
    running: dict[futures.Future[Result], Item],
) -> Iterator[tuple[Item, Result]]:
    """Give out items one by one; `running` holds those whose results have not been handed on."""

    def give(count: int) -> None:
        for item in islice(waiting, count):
            running[_submitted(pool, work, item)] = item

    give(workers)
    while running:
        for future in futures.wait(running, return_when=futures.FIRST_COMPLETED).done:
            result = future.result()
            item = running.pop(future)
            give(1)
            yield item, result


def _submitted(pool: futures.Executor, work: Callable[[Item], Result], item: Item) -> futures.Future[Result]:
    """An item given to a pool; where the pool is broken already, the future says so."""
    try:
        return pool.submit(work, item)
    except BrokenProcessPool as error:
        failed = futures.Future[Result]()
        failed.set_exception(error)
        return failed
