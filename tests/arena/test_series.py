"""Series of games: the same at both speeds, in any portions, and whoever plays them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from spielwerk.arena.executors.local import Threads
from spielwerk.arena.series import PORTIONS, Results, Series, cut, play_series
from tests.kernel.medals import game as medals


def played(series: Series, threads: int = 1) -> Results:
    return play_series(series, Threads(threads))


def same(one: Results, two: Results) -> bool:
    return all(
        (getattr(one.playouts, name) == getattr(two.playouts, name)).all()
        for name in ("scores", "standings", "lengths")
    )


def test_both_speeds_play_the_same_games_with_greedy_bots() -> None:
    series = Series(medals, ["greedy", "random"], 20, 2**62, {"generous": "yes"})
    assert same(played(series, 2), played(replace(series, compiled=False)))


def test_portions_and_threads_change_nothing() -> None:
    series = Series(medals, ["random", "random"], 500, 3)
    assert same(played(series), played(series, 2))
    late = played(replace(series, games=100, seed=403))
    assert (played(series).playouts.scores[400:] == late.playouts.scores).all()


def test_use_is_the_same_at_both_speeds_and_with_any_threads() -> None:
    series = Series(medals, ["greedy", "random", "random"], 30, 5, counts_use=True)
    one, two, python = played(series).use, played(series, 2).use, played(replace(series, compiled=False)).use
    assert one is not None and two is not None and python is not None
    for counts in zip(one.kept, two.kept, python.kept, strict=True):
        assert all((counts[0] == other).all() for other in counts)
    assert one.options.users.sum() > 0 and one.components.users.sum() > 0


def test_bots_that_search_play_series_too() -> None:
    series = Series(medals, ["easy:iterations=5:seconds=1000", "random", "greedy"], 4, 5, counts_use=True)
    one, two = played(series), played(series, 2)
    assert same(one, two)
    assert one.use is not None and one.use.options.taken.sum() == one.playouts.decisions


def test_every_game_is_in_one_portion() -> None:
    for games in (1, 7, PORTIONS, PORTIONS + 1, 12345):
        numbers = np.concatenate([np.arange(first, first + count) for first, count in cut(games)])
        assert (numbers == np.arange(games)).all() and len(cut(games)) <= PORTIONS
    assert [portion.games for portion in cut(120, least=50)] == [50, 50, 20]
