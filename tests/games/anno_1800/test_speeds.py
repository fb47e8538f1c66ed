"""Both speeds of the rules agree byte by byte after every decision of some random games."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, imagined, new_state

ways = pytest.mark.parametrize(
    ("seats", "choices"),
    [
        (2, {}),
        (3, {"alternative_industry_mode": "additional"}),
        (4, {"objective_selection": "first_game"}),
        (4, {"objective_selection": "custom", "objective_1": "beryl_omara", "objective_2": "the_editor"}),
    ],
)


@ways
@pytest.mark.parametrize("seed", range(5))
def test_both_speeds_agree(seats: int, choices: dict[str, str], seed: int) -> None:
    dice = random.Random(seed)
    native = game.native
    plain, out = new_state(game, seats, seed, choices), Options(game.most_options)
    fast, offers = np.frombuffer(bytes(plain), np.uint8).copy(), np.zeros(game.most_options + 1, np.int32)
    advance(game, plain, None, out)
    assert native.advance(fast, -1, offers) == out[0]
    while not plain.over:
        assert offers[1 : 1 + out[0]].tolist() == out.offered
        assert bytes(plain) == fast.tobytes()
        option = dice.choice(out.offered)
        advance(game, plain, option, out)
        native.advance(fast, option, offers)
        plain.notes.clear()
    assert bytes(plain) == fast.tobytes()
    for p in range(seats):
        assert native.evaluate(fast, p) == pytest.approx(game.functions["evaluate"](plain, p))


@ways
def test_both_speeds_imagine_the_same(seats: int, choices: dict[str, str]) -> None:
    dice = random.Random(seats)
    plain, out = new_state(game, seats, 7, choices), Options(game.most_options)
    advance(game, plain, None, out)
    for _ in range(200):
        advance(game, plain, dice.choice(out.offered), out)
        plain.notes.clear()
        if plain.over:
            break
        if dice.random() < 0.2:
            viewer = dice.randrange(seats)
            seen = concealed(game, plain, viewer)
            expected = bytes(imagined(game, seen, viewer, 3))
            assert game.native.imagined(np.frombuffer(bytes(seen), np.uint8), viewer, 3).tobytes() == expected
            for p in range(seats):
                value = game.native.evaluate(np.frombuffer(bytes(plain), np.uint8).copy(), p)
                assert value == pytest.approx(game.functions["evaluate"](plain, p))
