"""Both speeds agree to the byte after every decision, also in games where most effects are at work."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spielwerk.games.import_export import game
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, new_state
from spielwerk.kernel.schema import out_of_range
from tests.games.import_export.walks import TABLES, enrich, liked_option

BEGIN = -1
GAMES = 3
every_table = pytest.mark.parametrize(("seats", "choices"), TABLES)


@every_table
def test_same_bytes_and_options_after_every_decision(seats: int, choices: dict[str, str]) -> None:
    out = Options(game.most_options)
    native_out = np.zeros(game.most_options + 1, np.int32)
    for seed in range(GAMES):
        dice = random.Random(seed)
        s = new_state(game, seats, seed, choices)
        advance(game, s, None, out)
        enrich(s, dice)
        state = np.frombuffer(bytes(s), np.uint8).copy()
        advance(game, s, None, out)
        count = game.native.advance(state, BEGIN, native_out)
        while not s.over:
            assert native_out[1 : 1 + count].tolist() == out.offered, f"seed {seed}: options differ"
            option = game.option(liked_option([game.key(offered) for offered in out.offered], dice))
            assert option is not None
            advance(game, s, option, out)
            count = game.native.advance(state, option, native_out)
            assert state.tobytes() == bytes(s), f"seed {seed}: states differ"
            s.notes.clear()
        assert out_of_range(s) == []


@every_table
def test_compiled_games_end(seats: int, choices: dict[str, str]) -> None:
    played = game.native.playouts(games=200, seats=seats, seed=77, choices=choices)
    assert played.games == 200 and played.lengths.min() > 0
    assert np.allclose(played.wins.sum(axis=1), 1)
