"""Matches: repeatable, balanced, and with everything in the record that it takes to play them again."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from spielwerk.arena.contestants import contestant
from spielwerk.arena.executors.local import Threads
from spielwerk.arena.matches import Hall, ladder, ranking, tournament
from spielwerk.arena.play import Outcome, play_game
from spielwerk.arena.schedule import Pairing
from spielwerk.bots import UnknownBot
from spielwerk.bots.search.game_profile import GameProfile
from spielwerk.games import game
from tests.kernel.medals import game as medals

QUICK = "easy:iterations=20:seconds=1000"


def hall(*names: str, threads: int = 2) -> Hall:
    return Hall(medals, [contestant(name) for name in names], 3, executor=Threads(threads))


def test_a_tournament_ranks_by_strength() -> None:
    told: list[tuple[int, int]] = []
    report = tournament(hall("random", "greedy"), 60, 1, lambda done, total: told.append((done, total)))
    assert [one["name"] for one in report["ratings"]] == ["greedy", "random"]
    assert told[-1] == (60, 60)
    assert report["game"] == "medals" and report["games"] == 60 and report["spielwerk"]


def test_threads_do_not_change_a_tournament() -> None:
    one, two = (
        tournament(hall("random", QUICK, threads=threads), 6, 4, lambda done, total: None) for threads in (1, 3)
    )
    for report in (one, two):
        for entry in report["ratings"]:
            del entry["slowest_seconds"], entry["mean_seconds"]
    assert one == two


def test_a_ladder_has_a_rung_for_each_step() -> None:
    report = ladder(hall("random", "greedy", QUICK), 6, 1, lambda done, total: None)
    assert [(rung["lower"], rung["upper"]) for rung in report["rungs"]] == [("random", "greedy"), ("greedy", QUICK)]
    assert all(rung["games"] == 6 and 0 <= rung["wins"] <= 1 for rung in report["rungs"])
    assert report["bots"][QUICK]["iterations"] == 20


def test_the_record_says_how_the_search_measures_the_game() -> None:
    """Else games played before a change of the game's weights file would be counted with those after it."""
    dilluvia = Hall(game("dilluvia_project"), [], 4)
    assert dilluvia.conditions["profile"]["lead"] == 15
    assert hall().conditions["profile"] == asdict(GameProfile())


def test_a_decided_match_can_stop() -> None:
    report = ladder(hall("random", "greedy"), 400, 1, lambda done, total: None, stop=True)
    assert report["rungs"][0]["games"] < 400
    assert report["rungs"][0]["answer"] == "stronger"


def test_equal_standings_share_a_place() -> None:
    outcome = Outcome([5, 7, 5], [5, 7, 5], [1, 1, 1], [0.0] * 3, [0.0] * 3, [])
    assert ranking(Pairing(1, ("a", "b", "c")), outcome) == [["b"], ["a", "c"]]
    assert outcome.wins == [0.0, 1.0, 0.0]


def test_a_game_can_be_played_again_from_its_keys() -> None:
    outcome = play_game(medals, [contestant("random").bot(seed) for seed in range(3)], seed=9)
    table = medals.table(3, 9)
    for key in outcome.keys:
        table.play(key)
    assert table.over and table.scores() == outcome.scores


@pytest.mark.parametrize("name", ["nobody", "easy:iterations", "easy:depth=3", "random:iterations=3", "easy:width=x"])
def test_contestants_that_do_not_exist(name: str) -> None:
    with pytest.raises(UnknownBot):
        contestant(name)
