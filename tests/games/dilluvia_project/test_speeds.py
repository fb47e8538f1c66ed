"""The two speeds agree to the byte after every decision, and compiled games break nothing."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spielwerk.games.dilluvia_project import game
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, imagined, new_state
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.schema import out_of_range

BEGIN = -1
GAMES = 40

every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def weighted(dice: random.Random, options: list[int]) -> int:
    """A random option, as likely as not of a rarer family, so that the games see more of the rules."""
    families = sorted({option // VERB_STEP for option in options})
    family = dice.choice(families)
    return dice.choice([option for option in options if option // VERB_STEP == family])


@every_number
def test_same_bytes_and_options_after_every_decision(seats: int) -> None:
    python_out, native_out = Options(game.most_options), np.zeros(game.most_options + 1, np.int32)
    for seed in range(GAMES):
        dice = random.Random(seed)
        s = new_state(game, seats, seed)
        state = np.frombuffer(bytes(s), np.uint8).copy()
        option: int | None = None
        while True:
            advance(game, s, option, python_out)
            count = game.native.advance(state, BEGIN if option is None else option, native_out)
            assert state.tobytes() == bytes(s), f"seed {seed}: states differ after {option}"
            assert native_out[1 : 1 + count].tolist() == python_out.offered, f"seed {seed}: options differ"
            assert out_of_range(s) == []
            s.notes.clear()
            if s.over:
                break
            option = weighted(dice, python_out.offered)


@every_number
def test_set_up_concealing_redealing_and_evaluation_agree(seats: int) -> None:
    evaluate = game.functions["evaluate"]
    for seed in range(5):
        dice = random.Random(seed)
        table = game.table(seats, seed)
        while not table.over:
            if dice.random() < 0.1:
                state = np.frombuffer(bytes(table.state), np.uint8).copy()
                seen = concealed(game, table.state, 0)
                assert game.native.concealed(state, 0).tobytes() == bytes(seen)
                again = imagined(game, seen, 0, seed)
                assert game.native.imagined(np.frombuffer(bytes(seen), np.uint8), 0, seed).tobytes() == bytes(again)
                assert game.native.evaluate(state, table.seat) == evaluate(table.state, table.seat)
            table.play(dice.choice(table.options()))


@every_number
def test_many_compiled_games_end(seats: int) -> None:
    result = game.native.playouts(games=2000, seats=seats, seed=1)
    assert result.games == 2000 and result.lengths.min() > 0
    assert np.allclose(result.wins.sum(axis=1), 1)
