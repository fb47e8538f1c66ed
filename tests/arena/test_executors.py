"""Executors: the same results whoever works, in order, kept, and unharmed by the death of a worker."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from spielwerk.arena.executors import TRIES, Executor, WorkerLost
from spielwerk.arena.executors.local import Processes, Threads
from spielwerk.arena.executors.surroundings import Surroundings
from spielwerk.arena.ledger import Ledger, OtherWork, in_order
from spielwerk.games import game_folder
from tests.arena.killing import Deadly, says

PLAIN = Surroundings("dudo")
NUMBERS = list(range(12))
SQUARES = [(number, number * number) for number in NUMBERS]


def slow_first(number: int) -> int:
    """The first ones take longest."""
    time.sleep(0.05 if number < 2 else 0.0)
    return number * number


def wait_long(file: str) -> None:
    """Says which process it is in, and stays there."""
    Path(f"{file}.new").write_text(str(os.getpid()), "utf-8")
    Path(f"{file}.new").rename(file)
    time.sleep(600)


def dice(slug: str) -> Any:
    """A number of the data file, as a worker sees it."""
    return import_module(f"spielwerk.games.{slug}.catalogue").DICE


def ledger(path: Path, resume: bool = True, conditions: object = "these") -> Ledger[int, int]:
    return Ledger(
        path,
        {"conditions": conditions},
        resume,
        lambda item, result: {"item": item, "result": result},
        lambda row: (row["item"], row["result"]),
    )


@pytest.mark.parametrize("executor", [Threads(1), Threads(4), Processes(2, PLAIN)], ids=str)
def test_results_come_in_order_whoever_works(executor: Executor) -> None:
    told: list[tuple[int, int]] = []
    found = list(in_order(executor, slow_first, NUMBERS, progress=lambda done, total: told.append((done, total))))
    assert found == SQUARES
    assert told == [(done, 12) for done in range(13)]


def test_an_error_in_the_work_is_raised() -> None:
    for executor in (Threads(2), Processes(2, PLAIN)):
        with pytest.raises(ZeroDivisionError):
            list(in_order(executor, partial(divmod, 1), [1, 0]))


def test_who_stops_listening_stops_the_work(tmp_path: Path) -> None:
    work = Deadly(tmp_path, deadly=-1)
    found = in_order(Threads(1), work, list(range(1000)))
    assert next(found) == (0, 0)
    found.close()  # type: ignore[attr-defined] -- a generator, typed as an iterator
    assert len(list(tmp_path.iterdir())) < 10


# ---------------------------------------------------------------- killed workers


def test_a_killed_process_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    (tmp_path / "attempts").mkdir()
    work = Deadly(tmp_path / "attempts", deadly=5)
    kept = ledger(tmp_path / "kept.jsonl")
    assert list(in_order(Processes(2, PLAIN), work, NUMBERS, kept)) == SQUARES
    assert work.attempts(5) == 2
    rows = [json.loads(row) for row in (tmp_path / "kept.jsonl").read_text("utf-8").splitlines()[1:]]
    assert sorted((row["item"], row["result"]) for row in rows) == SQUARES


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    work = Deadly(tmp_path, deadly=0, kills=1000)
    with pytest.raises(WorkerLost):
        list(in_order(Processes(1, PLAIN), work, [0]))
    assert work.attempts(0) == TRIES


def test_workers_end_with_who_started_them(tmp_path: Path) -> None:
    program = (
        "from spielwerk.arena.executors.local import Processes\n"
        "from tests.arena.test_executors import PLAIN, wait_long\n"
        f"if __name__ == '__main__': list(Processes(1, PLAIN).run(wait_long, [{str(tmp_path / 'pid')!r}]))\n"
    )
    (tmp_path / "program.py").write_text(program, "utf-8")
    with subprocess.Popen([sys.executable, tmp_path / "program.py"], env={**os.environ, "PYTHONPATH": "."}) as started:
        while not (tmp_path / "pid").exists() and started.poll() is None:
            time.sleep(0.05)
        started.kill()
    worker = int((tmp_path / "pid").read_text("utf-8"))
    while says(worker, "spawn_main"):
        time.sleep(0.05)


# ---------------------------------------------------------------- what is kept


def test_what_is_known_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    before = in_order(Threads(1), slow_first, NUMBERS, ledger(path))
    assert [next(before) for _ in range(4)] == SQUARES[:4]
    before.close()  # type: ignore[attr-defined] -- a generator, typed as an iterator
    work = Deadly(tmp_path, deadly=-1)
    assert list(in_order(Threads(1), work, NUMBERS, ledger(path))) == SQUARES
    assert work.attempts(0) == 0 and work.attempts(11) == 1


def test_half_a_line_is_cut_off_and_done_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(in_order(Threads(1), slow_first, NUMBERS, ledger(path)))
    whole = path.read_text("utf-8")
    path.write_text(whole[:-4], "utf-8")
    assert set(ledger(path).known) == set(NUMBERS) - {11}
    assert list(in_order(Threads(1), slow_first, NUMBERS, ledger(path))) == SQUARES
    assert path.read_text("utf-8") == whole


def test_results_of_other_work_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(in_order(Threads(1), slow_first, NUMBERS, ledger(path)))
    with pytest.raises(OtherWork):
        ledger(path, conditions="others")
    assert len(ledger(path).known) == 12
    assert ledger(path, resume=False).known == {}


# ---------------------------------------------------------------- surroundings


def with_dice(count: int) -> Surroundings:
    text = (game_folder("dudo") / "data.toml").read_text("utf-8")
    return Surroundings("dudo", text.replace("dice_per_player = 5", f"dice_per_player = {count}"))


def test_workers_have_the_data_they_are_given() -> None:
    for count in (5, 4):
        assert list(Processes(1, with_dice(count)).run(dice, ["dudo"])) == [("dudo", count)]


def test_a_game_that_was_read_already_is_no_other_game() -> None:
    assert dice("dudo") == 5
    with pytest.raises(RuntimeError, match="opened with other data"):
        with_dice(4).enter()
    Surroundings("dudo").enter()
    assert Surroundings.present("dudo") == Surroundings("dudo")
