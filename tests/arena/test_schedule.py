"""Who sits where: every line-up from every seat, everybody as often as the others."""

from __future__ import annotations

from collections import Counter

from spielwerk.arena.schedule import alone, everyone, turned


def test_one_sits_alone_on_every_seat_in_turn() -> None:
    games = alone("hard", "easy", 4, 8, seed=10)
    assert [game.lineup.index("hard") for game in games] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [game.seed for game in games] == [10] * 4 + [11] * 4
    assert all(game.lineup.count("easy") == 3 for game in games)


def test_everyone_sits_everywhere_equally_often() -> None:
    names = ["a", "b", "c", "d", "e", "f"]
    games = everyone(names, 3, 60, seed=1)
    assert len(games) == 60
    for seat in range(3):
        counts = Counter(game.lineup[seat] for game in games)
        assert max(counts.values()) - min(counts.values()) <= 1
    assert everyone(names, 3, 60, seed=1) == games


def test_few_contestants_fill_a_table_several_times() -> None:
    games = everyone(["a", "b"], 4, 8, seed=2)
    assert all(Counter(game.lineup) == {"a": 2, "b": 2} for game in games)
    assert len(set(games)) == 8, "no game is played twice"


def test_turning_a_lineup() -> None:
    assert turned(("a", "b", "c"), 0) == ("a", "b", "c")
    assert turned(("a", "b", "c"), 1) == ("c", "a", "b")
