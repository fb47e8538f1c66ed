"""Workers of a Ray cluster: every node needs the same version of Spielwerk and of Python."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

from spielwerk import __version__
from spielwerk.arena.executors import TRIES, Item, Result, WorkerLost
from spielwerk.arena.executors.surroundings import Surroundings

FIND = "auto"
"""The address of the cluster that RAY_ADDRESS names or that is running here; where there is none, one is started."""
MARK = "SPIELWERK_SURROUNDINGS"
"""A variable that Ray's workers are started with, so that those with other data are other processes."""
AHEAD = 2
"""So many items for each core are with the cluster, so that no worker waits for the next."""


class NoCluster(RuntimeError):
    """There is no cluster at the address."""


class NotInstalled(NoCluster):
    """Ray itself is missing."""


class OtherVersion(RuntimeError):
    """A machine of the cluster has another version of Spielwerk."""

    def __init__(self, there: str, here: str) -> None:
        super().__init__(there, here)
        self.there = there
        self.here = here

    def __str__(self) -> str:
        return f"a machine of the cluster has Spielwerk {self.there}, not {self.here}"


@dataclass(frozen=True)
class RayCluster:
    """All cores of a Ray cluster, however many join or leave while it works."""

    address: str
    surroundings: Surroundings

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Do the work; Ray begins anew what was with a worker or a node that is gone."""
        ray = connected(self.address)
        options = {"num_cpus": 1, "max_retries": TRIES, "runtime_env": {"env_vars": {MARK: self.surroundings.mark}}}
        task = ray.remote(**options)(_do)
        shared = ray.put(ray.cloudpickle.dumps(work))  # a worker may read it only when it knows its data
        waiting, running = iter(items), dict[Any, Item]()
        try:
            while True:
                for item in islice(waiting, max(0, AHEAD * cores(self.address) - len(running))):
                    running[task.remote(__version__, self.surroundings, shared, item)] = item
                if not running:
                    return
                (ready, *_), _ = ray.wait(list(running), num_returns=1)
                result = _result(ray, ready)
                yield running.pop(ready), result
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


def connected(address: str) -> Any:
    """Ray itself, connected to a cluster; the connection serves this process until it ends."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NotInstalled("Ray is not installed: pip install 'spielwerk[ray]'") from error
    if not ray.is_initialized():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of Ray about itself
                ray.init(None if address == FIND else address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"no Ray cluster at {address}: {error}") from error
    return ray


def cores(address: str) -> int:
    """How many cores a cluster has now."""
    return max(1, int(connected(address).cluster_resources().get("CPU", 1)))


def nodes(address: str) -> int:
    """How many machines a cluster has now."""
    return sum(node["Alive"] for node in connected(address).nodes())


def _do(version: str, surroundings: Surroundings, work: bytes, item: Any) -> Any:
    """What a worker does with an item."""
    if version != __version__:
        raise OtherVersion(__version__, version)
    surroundings.enter()
    return pickle.loads(work)(item)


def _result(ray: Any, reference: Any) -> Any:
    """The result of an item; an error as it was raised there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Exception) else error from error
    except ray.exceptions.RayError as error:
        raise WorkerLost from error
