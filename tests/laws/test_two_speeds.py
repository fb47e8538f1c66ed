"""Law: the two speeds agree to the byte after every decision."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np

from spielwerk.bots import position_of
from spielwerk.bots.greedy import GreedyBot
from spielwerk.bots.native import NativeGreedyBot, bot_games
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, imagined, new_state
from spielwerk.kernel.schema import out_of_range
from tests.laws.listed import CASES, Case, every_case, every_game
from tests.laws.walks import positions

BEGIN = -1


@every_case
def test_same_bytes_and_options_after_every_decision(case: Case) -> None:
    game, native = case.game, case.game.native
    python_out = Options(game.most_options)
    native_out = np.zeros(game.most_options + 1, np.int32)
    for seed in range(case.python_games):
        dice = random.Random(seed)
        s = new_state(game, case.seats, seed, case.choices)
        state = np.frombuffer(bytes(s), np.uint8).copy()
        option: int | None = None
        while True:
            advance(game, s, option, python_out)
            count = native.advance(state, BEGIN if option is None else option, native_out)
            assert state.tobytes() == bytes(s), f"seed {seed}: states differ after {option}"
            assert native_out[1 : 1 + count].tolist() == python_out.offered, f"seed {seed}: options differ"
            s.notes.clear()
            if s.over:
                break
            option = dice.choice(python_out.offered)
        assert out_of_range(s) == []


@every_case
def test_set_up_concealing_and_redealing_agree(case: Case) -> None:
    native = case.game.native
    for table, dice in positions(case, games=2, chance=0.2):
        viewer, seed = dice.randrange(case.seats), dice.randrange(2**62)
        seen = concealed(case.game, table.state, viewer)
        assert native.concealed(np.frombuffer(bytes(table.state), np.uint8), viewer).tobytes() == bytes(seen)
        expected = imagined(case.game, seen, viewer, seed)
        assert native.imagined(np.frombuffer(bytes(seen), np.uint8), viewer, seed).tobytes() == bytes(expected)


@every_case
def test_mass_play_breaks_nothing(case: Case) -> None:
    result = case.game.native.playouts(case.native_games, case.seats, seed=1_000_000, choices=case.choices, threads=2)
    assert result.games == case.native_games
    assert result.lengths.min() > 0
    assert np.allclose(result.wins.sum(axis=1), 1)


@every_case
def test_evaluation_and_greedy_bot_agree(case: Case) -> None:
    native = case.game.native
    evaluate = case.game.functions.get("evaluate", case.game.functions["score"])
    for table, dice in positions(case, games=1, chance=0.03):
        seat, seed = table.seat, dice.randrange(2**31)
        state = np.frombuffer(bytes(table.state), np.uint8).copy()
        assert native.evaluate(state, seat) == evaluate(table.state, seat)
        position = position_of(table)
        assert NativeGreedyBot(seed).choose(position) == GreedyBot(seed).choose(position)


@every_game
def test_threads_do_not_change_results(slug: str) -> None:
    case = next(case for case in CASES if case.slug == slug)
    one, two = (bot_games(case.game, ["random"] * case.seats, 50, 5, threads=threads) for threads in (1, 2))
    assert one.scores.tolist() == two.scores.tolist()


@every_game
def test_compiled_code_stays_within_its_arrays(slug: str, tmp_path_factory: object) -> None:
    """The compiled rules run once with Numba's bounds checks, in a process and a cache of their own."""
    script = (
        "import sys, spielwerk\n"
        "game = spielwerk.game(sys.argv[1])\n"
        "for seats in game.seats:\n"
        "    game.native.playouts(games=300, seats=seats, seed=7)\n"
    )
    cache = Path(os.environ.get("SPIELWERK_CACHE", Path.home() / ".cache" / "spielwerk")) / "boundscheck"
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "SPIELWERK_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", script, slug], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "Error" not in done.stderr, done.stderr[-2000:]
