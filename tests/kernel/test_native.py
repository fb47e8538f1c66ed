"""The compiled twin: cache, playouts, batches, and what it refuses to compile."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from spielwerk.kernel import LOST, Game, Options
from spielwerk.kernel.native import Playouts, cache
from spielwerk.kernel.native.compiler.module import Module
from spielwerk.kernel.native.observe import plan
from spielwerk.kernel.standing import winning_seats
from tests.kernel.medals import CARDS, FOLDER, MEDALS, SEATS, State, game, worth


def test_playouts_tell_scores_wins_and_lengths() -> None:
    result = game.native.playouts(games=200, seats=3, seed=5)
    assert result.scores.shape == (200, 3) and result.lengths.tolist() == [12] * 200
    assert np.allclose(result.wins.sum(axis=1), 1)
    assert result.decisions == 2400


def test_playouts_do_not_depend_on_their_threads() -> None:
    one, three = (game.native.playouts(games=200, seats=3, seed=5, threads=threads) for threads in (1, 3))
    assert np.array_equal(one.scores, three.scores) and np.array_equal(one.standings, three.standings)
    assert np.array_equal(one.lengths, three.lengths)


def test_games_in_progress_share_no_line_of_memory() -> None:
    arrays = [array for _ in range(8) for array in game.native.memory(4)]
    lines = [set(range(a.ctypes.data // 64, (a.ctypes.data + a.nbytes - 1) // 64 + 1)) for a in arrays]
    assert sum(map(len, lines)) == len(set().union(*lines))


def test_an_inner_function_of_the_loops_refuses_python() -> None:
    """In a process of its own: without the refusal Python would jump into nothing."""
    line = "import numpy as np; from spielwerk.kernel.native import loops; loops.read_2(np.zeros(2, np.uint8), 0)"
    for _ in ("compiled", "loaded"):
        done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True)
        assert done.returncode == 1 and "TypeError: read_2 is for compiled code alone" in done.stderr


def test_a_lost_game_has_no_winner() -> None:
    standings = np.array([[LOST], [7]])
    played = Playouts(1, np.zeros_like(standings), standings, np.ones(2), 0.0)
    assert played.wins.tolist() == [[0.0], [1.0]]
    standings = np.array([[LOST, LOST], [LOST, 3], [3, 3]])
    played = Playouts(2, np.zeros_like(standings), standings, np.ones(3), 0.0)
    assert played.wins.tolist() == [[0.0, 0.0], [0.0, 1.0], [0.5, 0.5]]
    assert [winning_seats(row) for row in standings.tolist()] == [[], [1], [0, 1]]


def test_playouts_can_be_replayed_at_python_speed() -> None:
    result = game.native.playouts(games=20, seats=2, seed=40)
    from spielwerk.bots.dice import Dice

    for number in range(20):
        dice, table = Dice(40 + number), game.table(2, 40 + number)
        while not table.over:
            options = table.options()
            table.play(options[dice.roll(len(options))])
        assert table.scores() == result.scores[number].tolist()


def test_effects_are_the_same_rules_at_both_speeds() -> None:
    values = {"no": [3, 5, 7], "yes": [3, 5, 8]}
    for generous, points in values.items():
        table = game.table(2, 1, {"generous": generous})
        for medal in MEDALS:
            table.state.player[0].medals[medal] = 1
            assert worth(table.state, medal) == points[medal]
            assert worth.has(medal) is (MEDALS.ids[medal] == "golden")
        assert table.scores()[0] == sum(points)
        state = np.frombuffer(bytes(table.state), np.uint8).copy()
        assert game.native.evaluate(state, 0) == sum(points)  # no evaluation: its score


def test_effects_check_what_is_declared() -> None:
    with pytest.raises(TypeError, match="the parameters are s, medal"):

        @worth.of("bronze")
        def odd(s: State, p: int) -> int: ...

    with pytest.raises(ValueError, match="golden has two rules"):

        @worth.of("golden")
        def again(s: State, medal: int) -> int: ...

    with pytest.raises(TypeError, match="one parameter must be called 'card'"):

        @game.effects(CARDS)
        def nothing(s: State, p: int) -> None: ...


def test_a_batch_steps_all_rows_and_starts_finished_games_anew() -> None:
    batch = game.native.batch(size=16, seats=2, seed=3)
    batch.reset()
    dice = random.Random(1)
    ended = 0
    for _ in range(40):
        legal = [np.flatnonzero(mask) for mask in batch.masks]
        batch.step(np.array([dice.choice(list(row)) for row in legal]))
        ended += int(batch.finished.sum())
        assert np.allclose(batch.rewards.sum(axis=1), batch.finished)
    assert ended == 16 * (40 // 12)


def test_batch_masks_and_observations_are_those_of_the_table() -> None:
    batch = game.native.batch(size=1, seats=2, seed=9)
    batch.reset()
    table = game.table(2, 9)
    dice = random.Random(2)
    while not table.over:
        assert [batch.key(int(action)) for action in np.flatnonzero(batch.masks[0])] == sorted(
            table.options(), key=order
        )
        assert batch.players[0] == table.seat
        seen = dict(zip(batch.plan.names, batch.observations[0].tolist(), strict=True))
        me, other = table.state.player[table.seat], table.state.player[1 - table.seat]
        assert seen["player[0].gold"] == me.gold and seen["player[1].gold"] == other.gold
        assert seen["player[0].hand[0]"] == me.hand[0] and seen["player[1].hand[0]"] == -1
        key = dice.choice(table.options())
        action = next(number for number in range(batch.action_count) if batch.key(number) == key)
        batch.step(np.array([action]))
        table.play(key)


def order(key: str) -> int:
    """Options in the order of the verbs."""
    return game.option(key) or 0


def test_illegal_actions_of_a_batch_are_refused() -> None:
    batch = game.native.batch(size=2, seats=2)
    batch.reset()
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[0])
    legal = int(np.flatnonzero(batch.masks[0])[0])
    with pytest.raises(ValueError, match="not legal in row 1"):
        batch.step(np.array([legal, illegal]))
    with pytest.raises(ValueError, match="one for each row"):
        batch.step(np.array([legal]))
    with pytest.raises(ValueError, match="numbers from 0 to"):
        batch.step(np.array([legal, 10_000]))


def test_observation_limits_hold() -> None:
    how = plan(game, 3)
    batch = game.native.batch(size=8, seats=3, seed=1)
    batch.reset()
    dice = random.Random(5)
    for _ in range(30):
        assert (batch.observations >= how.low).all() and (batch.observations <= how.high).all()
        batch.step(np.array([dice.choice(list(np.flatnonzero(mask))) for mask in batch.masks]))


def test_a_batch_does_not_depend_on_its_threads() -> None:
    one, two = (game.native.batch(size=9, seats=3, seed=1, threads=threads) for threads in (1, 2))
    one.reset()
    two.reset()
    for _ in range(20):
        actions = np.array([int(np.flatnonzero(mask)[-1]) for mask in one.masks])
        one.step(actions)
        two.step(actions)
        assert (one.states == two.states).all() and (one.observations == two.observations).all()


def test_changed_sources_get_another_folder(tmp_path: Path) -> None:
    rules = tmp_path / "toy"
    rules.mkdir()
    (rules / "rules.py").write_text("x = 1")
    first = cache.game_folder(rules)
    (rules / "rules.py").write_text("x = 2")
    assert cache.game_folder(rules) != first
    (rules / "rules.py").write_text("x = 1")
    assert cache.game_folder(rules) == first


def test_a_rule_without_types_is_named() -> None:
    def set_up(s):  # pyright: ignore  # the missing type is the point
        s.turn = 1

    with pytest.raises(ValueError, match="s needs a type"):
        Module(State, 8).function(set_up, [])  # pyright: ignore


def test_a_rule_that_calls_itself_is_named() -> None:
    with pytest.raises(ValueError, match="calls itself"):
        Module(State, 8).function(endless, [])


def endless(s: State) -> None:
    endless(s)


def test_kinds_check_their_signatures() -> None:
    broken = Game(FOLDER, State, SEATS, 2)
    stay = broken.verb("stay")
    with pytest.raises(TypeError, match="must match"):

        @broken.decision(stay)
        class odd:  # noqa: N801 -- decisions are called like functions
            @staticmethod
            def options(s: State, p: int, out: Options) -> None: ...

            @staticmethod
            def take(s: State, p: int, extra: int, verb: int, item: int) -> None: ...


def test_unknown_games_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        spielwerk.game("chess")
