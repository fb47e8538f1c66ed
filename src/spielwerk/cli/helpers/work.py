"""Who does the work of a command, and where it is kept (`--workers`, `--ray`, `--checkpoint`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spielwerk.cli.helpers.checks import whole_number
from spielwerk.cli.helpers.console import aside
from spielwerk.cli.helpers.files import writable
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice

if TYPE_CHECKING:
    from spielwerk.arena.executors import Executor
    from spielwerk.arena.executors.surroundings import Surroundings
    from spielwerk.arena.ledger import Ledger

MOST_WORKERS = 1024


def executor_of(slug: str, workers: str | None, ray: str | None, compiled: bool, voice: Voice) -> Executor:
    """Who does the work: threads where it is compiled, processes where it is not, or a Ray cluster."""
    from spielwerk.arena.executors.local import Threads
    from spielwerk.arena.executors.surroundings import Surroundings

    if ray is None and (compiled or _count(workers, 1) == 1):
        return Threads(_count(workers, 1 if not compiled else None))
    return place_of(workers, ray, voice)(Surroundings.present(slug))


def place_of(workers: str | None, ray: str | None, voice: Voice) -> Callable[[Surroundings], Executor]:
    """Who does work that has surroundings of its own: processes or a Ray cluster."""
    from spielwerk.arena.executors.cluster import RayCluster
    from spielwerk.arena.executors.local import Processes

    if ray is None:
        return partial(Processes, _count(workers))
    if workers is not None:
        raise Problem("ray-workers")
    _say_cluster(ray, voice)
    return partial(RayCluster, ray)


def _count(workers: str | None, usual: int | None = None) -> int:
    """How many work at a time; all cores if nothing is said."""
    from spielwerk.kernel.native import all_cores

    return usual or all_cores() if workers is None else whole_number("--workers", workers, 1, MOST_WORKERS)


def _say_cluster(address: str, voice: Voice) -> None:
    from spielwerk.arena.executors.cluster import NoCluster, NotInstalled, cores, nodes

    try:
        aside().print(voice.say("ray-joined", nodes=nodes(address), cores=cores(address)))
    except NotInstalled as error:
        raise Problem("ray-not-installed") from error
    except NoCluster as error:
        raise Problem("ray-missing", address=address) from error


@contextmanager
def workers_blamed() -> Iterator[None]:
    """What goes wrong with workers is told in a line."""
    from spielwerk.arena.executors import WorkerLost
    from spielwerk.arena.executors.cluster import OtherVersion

    try:
        yield
    except WorkerLost as error:
        raise Problem("workers-lost") from error
    except OtherVersion as error:
        raise Problem("ray-version", there=error.there, here=error.here) from error


def ledger_of(
    path: Path,
    conditions: Mapping[str, Any],
    resume: bool,
    tell: Callable[[Any, Any], dict[str, Any]],
    read: Callable[[dict[str, Any]], tuple[Any, Any]],
) -> Ledger[Any, Any]:
    """The file in which results are kept as they come."""
    from spielwerk.arena.ledger import Ledger, OtherWork

    try:
        return Ledger(writable(path), conditions, resume, tell, read)
    except OtherWork as error:
        raise Problem("work-other", file=path) from error
    except (ValueError, TypeError, KeyError) as error:
        raise Problem("work-foreign", file=path) from error
