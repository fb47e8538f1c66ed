"""What all tests share: which of them belong together, and which `make quick` leaves out.

A test belongs to a group by where it stands or what it uses (`GROUPS`, `BY_FIXTURE`), or by a mark of its own
(`@pytest.mark.native`). `pytest -m laws` runs one group, `pytest --quick` all but the slow ones. A test without a mark
that asks for the compiled rules of a game, which are made anew after every change, is skipped by `--quick` there.
"""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Iterator
from fnmatch import translate
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

pytest_plugins = ["tests.packaging.built", "tests.times"]

GROUPS = {
    "laws": ["laws/*", "server/test_laws.py*", "server/test_secrecy*.py*", "server/test_openapi.py*"],
    "invariants": [
        "games/*/test_invariants.py*",
        "games/*/test_secrets.py*",
        "games/*/test_payable.py*",
        "games/*/test_table.py::*_game*",
        "games/*/test_table.py::test_the_obvious_way*",
        "games/*/test_data.py::test_every_number*",
    ],
    "browser": ["browser/*"],
    "native": ["positions/*"],
    "slow": [
        "packaging/*",
        "arena/test_executors.py*",
        "arena/test_ratings.py::test_intervals_hold*",
        "arena/test_study.py*",
        "bots/test_own_turn.py*",
        "bots/test_search.py*",
        "cli/test_bad_input.py*",
        "cli/test_bench.py*",
        "cli/test_data.py*",
        "cli/test_learn.py*",
        "cli/test_play.py::*_whole_game*",
        "cli/test_process.py*",
        "cli/test_yardstick.py*",
        "docs/test_python_blocks.py*",
        "envs/test_openspiel*.py*",
        "examples/*",
        "kernel/test_shipped.py*",
        "server/test_admin.py*",
        "server/test_backup.py*",
        "server/test_clocks.py*",
        "server/test_commands.py*",
        "server/test_damage.py*",
        "server/test_faults.py*",
        "server/test_kill.py*",
        "server/test_learning.py*",
        "server/test_lost_writes.py*",
        "server/test_migrations.py*",
        "server/test_push.py*",
        "server/test_settings.py*",
        "server/test_tables.py::test_the_shuffle_can_be_checked*",
        "server/test_thoughts.py::*_finished_game_*",
        "server/test_upgrade.py*",
        "server/test_watching.py*",
    ],
}
"""Tests by their files and names; `*` stands for anything."""

PLACES = {mark: re.compile("|".join(map(translate, patterns))) for mark, patterns in GROUPS.items()}

BY_FIXTURE = {"postgres": "database"}
"""Tests that need something big by the fixture that gives it to them."""

SLOW = ("laws", "invariants", "browser", "database", "native", "ray", "slow")
"""What `--quick` leaves out."""

LOOKS_FOR_GARBAGE = (20_000, 20, 50)
"""How many new things there are before Python looks for garbage (`gc.set_threshold`). The recorded games of a case stay
till its last law, many thousand things; looked through as often as usual they cost a quarter of the laws' time."""


def pytest_configure() -> None:
    gc.set_threshold(*LOOKS_FOR_GARBAGE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--quick", action="store_true", help=f"leave out: {', '.join(SLOW)}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is left out whole is not even read."""
    left_out = config.getoption("--quick") and collection_path.suffix == ".py" and _groups_at(collection_path)
    return True if left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in _marks_of(item):
            item.add_marker(mark)
    if config.getoption("--quick"):
        slow = [item for item in items if any(item.get_closest_marker(mark) for mark in SLOW)]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in set(slow)]


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Where several processes share the tests, those of a case come one after the other, and nobody else needs its
    recorded games: kept till the end they would be a million things in which all others look for garbage."""
    walks = sys.modules.get("tests.laws.walks")
    is_last = nextitem is None or _group_of(item) != _group_of(nextitem)
    if walks and hasattr(item.config, "workerinput") and is_last:
        walks.recorded.cache_clear()


def _group_of(item: pytest.Item) -> str | None:
    mark = item.get_closest_marker("xdist_group")
    return mark and str(mark.args[0])


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_compiled(pytestconfig: pytest.Config) -> Iterator[None]:
    if not pytestconfig.getoption("--quick"):
        yield
        return
    from spielwerk.kernel.native import Native
    from spielwerk.kernel.native.opened import OpenNative

    def too_long(*_: object) -> None:
        pytest.skip("needs the compiled rules of a game, which --quick leaves out")

    with pytest.MonkeyPatch.context() as patch:
        for kind in (Native, OpenNative):
            patch.setattr(kind, "__init__", too_long)
        yield


def _marks_of(item: pytest.Item) -> set[str]:
    by_place = _groups_at(item.path, item.name)
    fixtures = getattr(item, "fixturenames", ())
    return by_place | {mark for fixture, mark in BY_FIXTURE.items() if fixture in fixtures}


def _groups_at(file: Path, name: str = "") -> set[str]:
    """The groups of a test by where it stands; without its name, those of the whole file."""
    place = f"{file.relative_to(TESTS).as_posix()}::{name}"
    return {mark for mark, places in PLACES.items() if places.match(place)}
