"""Both speeds agree to the byte after every decision, and compiled games all end."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spielwerk.games.steamopolis import game
from spielwerk.kernel import LOST
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, new_state
from spielwerk.kernel.schema import out_of_range
from tests.games.steamopolis.walks import TABLES, help_along, liked_option

BEGIN = -1
GAMES = 2
every_table = pytest.mark.parametrize(("seats", "choices"), TABLES)


@every_table
@pytest.mark.parametrize("helped", [False, True])
def test_same_bytes_and_options_after_every_decision(seats: int, choices: dict[str, str], helped: bool) -> None:
    out = Options(game.most_options)
    native_out = np.zeros(game.most_options + 1, np.int32)
    for seed in range(GAMES):
        dice = random.Random(seed)
        s = new_state(game, seats, seed, choices)
        state = np.frombuffer(bytes(s), np.uint8).copy()
        option: int | None = None
        while not s.over:
            advance(game, s, option, out)
            count = game.native.advance(state, BEGIN if option is None else option, native_out)
            assert state.tobytes() == bytes(s), f"seed {seed}: states differ"
            assert native_out[1 : 1 + count].tolist() == out.offered, f"seed {seed}: options differ"
            assert out_of_range(s) == []
            s.notes.clear()
            if s.over:
                break
            if helped and game.kinds[s.stack[s.depth - 1].kind].name == "choose_action":
                help_along(s, s.stack[s.depth - 1].player, dice)
                state[:] = np.frombuffer(bytes(s), np.uint8)
                advance(game, s, None, out)
            keys = [game.key(offered) for offered in out.offered]
            option = game.option(liked_option(keys, dice) if helped else dice.choice(keys))


@every_table
def test_compiled_games_end(seats: int, choices: dict[str, str]) -> None:
    played = game.native.playouts(games=500, seats=seats, seed=77, choices=choices)
    assert played.games == 500 and played.lengths.min() > 0
    lost = (played.standings == LOST).all(axis=1)
    assert np.allclose(played.wins.sum(axis=1), ~lost), "one win in every game that is not lost"
    assert seats == 1 or not lost.any()


def test_a_lost_solo_game_is_no_win_and_no_reward() -> None:
    result = game.native.playouts(200, 1, seed=5)
    lost = result.scores[:, 0] == 0
    assert lost.any() and (result.standings[lost] == LOST).all()
    assert result.wins[lost].sum() == 0 and result.wins[~lost].sum() == (~lost).sum()
    batch = game.native.batch(size=8, seats=1, seed=5)
    batch.reset()
    dice, ended = np.random.default_rng(1), 0
    for _ in range(400):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(actions)
        ended += int(batch.finished.sum())
        assert (batch.rewards == 0).all(), "at random a solo player soon runs out of points"
    assert ended > 0
