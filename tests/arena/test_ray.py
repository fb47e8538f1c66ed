"""The same on a Ray cluster: two nodes on this machine, workers that are killed, and every command."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spielwerk.arena.executors import WorkerLost
from spielwerk.arena.executors.cluster import OtherVersion, RayCluster, _do, connected, cores, nodes
from spielwerk.arena.executors.local import Processes
from spielwerk.arena.executors.surroundings import Surroundings
from spielwerk.arena.ledger import in_order
from spielwerk.arena.study.plan import read_plan
from spielwerk.arena.study.playing import play_study
from tests.arena.killing import Deadly, Killer
from tests.arena.test_study import FILE, kept
from tests.cli.conftest import run_here
from tests.needs import needs

pytestmark = [pytest.mark.ray, pytest.mark.xdist_group("ray"), pytest.mark.filterwarnings("ignore")]
PLAIN = Surroundings("dudo")
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    needs("ray", "ray")
    import ray  # pyright: ignore[reportMissingImports]
    from ray.cluster_utils import Cluster  # pyright: ignore[reportMissingImports]

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    try:
        connected(str(cluster.address))
        yield str(cluster.address)
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_two_nodes_have_two_cores(address: str) -> None:
    assert (nodes(address), cores(address)) == (2, 2)


def test_a_killed_worker_loses_nothing_and_doubles_nothing(address: str, tmp_path: Path) -> None:
    work = Deadly(tmp_path, deadly=5)
    found = list(in_order(RayCluster(address, PLAIN), work, list(range(12))))
    assert found == [(number, number * number) for number in range(12)]
    assert work.attempts(5) == 2


def test_work_that_kills_every_worker_is_given_up(address: str, tmp_path: Path) -> None:
    with pytest.raises(WorkerLost):
        list(in_order(RayCluster(address, PLAIN), Deadly(tmp_path, deadly=0, kills=1000), [0]))


def test_an_error_in_the_work_is_raised_as_it_was(address: str) -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(RayCluster(address, PLAIN), (1).__floordiv__, [0]))


def test_the_same_study_on_one_core_two_cores_and_two_nodes(address: str, tmp_path: Path) -> None:
    """Byte for byte, tables and reports, though a worker is killed in the middle."""
    plan, killer = read_plan(FILE), Killer("ray::_do")
    one, two = (play_study(plan, lambda around, n=count: Processes(n, around)) for count in (1, 2))
    ray = play_study(plan, lambda around: RayCluster(address, around), progress=killer)
    assert killer.killed
    first = kept(tmp_path / "one", one)
    assert kept(tmp_path / "two", two) == first
    assert kept(tmp_path / "ray", ray) == first


def without(report: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in names}


def test_simulate(address: str) -> None:
    words = ("simulate", "dudo", "--games", "50", "--seats", "3", "--use", "--json")
    here, there = run_here(*words, "--workers", "1").content, run_here(*words, "--ray", address).content
    timing = ("seconds", "decisions_per_second")
    assert without(there, *timing) == without(here, *timing)


def test_arena(address: str, tmp_path: Path) -> None:
    words = ("arena", "dudo", "--bots", "random,greedy", "--games", "8", "--seats", "2", "--json")
    here, there = (
        run_here(*words, *more, "--out", str(tmp_path / f"{len(more)}.json")).content
        for more in ((), ("--ray", address))
    )
    for entry in (*here["ratings"], *there["ratings"]):
        del entry["mean_seconds"], entry["slowest_seconds"]
    assert there["ratings"] == here["ratings"]


def test_tune(address: str) -> None:
    words = ("tune", "airship_city", "--states", "100", "--seed", "3", "--json")
    assert run_here(*words, "--ray", address).content == run_here(*words).content


def test_an_example(address: str) -> None:
    command = [sys.executable, str(EXAMPLES / "own_bot.py"), "--games", "4"]
    here, there = (
        subprocess.run([*command, *more], capture_output=True, text=True) for more in ((), ("--ray", address))
    )
    assert here.returncode == there.returncode == 0, there.stderr
    assert there.stdout == here.stdout


def test_another_version_is_told() -> None:
    with pytest.raises(OtherVersion, match=r"a machine of the cluster has Spielwerk .*, not 0\.0\.1"):
        _do("0.0.1", PLAIN, b"", None)
