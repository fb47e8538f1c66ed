"""Law: the two speeds agree to the byte after every decision."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from spielwerk.bots import position_of
from spielwerk.bots.greedy import GreedyBot
from spielwerk.bots.native import NativeGreedyBot, bot_games
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, imagined, new_state
from spielwerk.kernel.schema import out_of_range
from tests.laws.listed import CASES, Case, every_case, every_game
from tests.laws.walks import SHARED, positions, recorded

BEGIN = -1


@every_case
def test_same_bytes_and_options_after_every_decision(case: Case) -> None:
    native, out = case.game.native, np.zeros(case.game.most_options + 1, np.int32)
    for seed in range(case.python_games):
        state = np.frombuffer(bytes(new_state(case.game, case.seats, seed, case.choices)), np.uint8).copy()
        for taken, after, offered in decisions(case, seed):
            count = native.advance(state, taken, out)
            assert state.tobytes() == after, f"seed {seed}: states differ after {taken}"
            assert out[1 : 1 + count].tolist() == offered, f"seed {seed}: options differ"


def decisions(case: Case, seed: int) -> Iterator[tuple[int, bytes, list[int]]]:
    """A random game at Python speed: the options taken, the state after each, and what is offered there."""
    if seed in SHARED:
        game = recorded(case, seed)
        taken = [BEGIN, *(move.option for move in game.table.moves)]
        offered = [[case.game.option(key) or 0 for key in options] for options in (*game.options, [])]
        yield from zip(taken, game.states, offered, strict=True)
    else:
        yield from played(case, seed)


def played(case: Case, seed: int) -> Iterator[tuple[int, bytes, list[int]]]:
    """The same by the bare rules, without a table."""
    dice, out = random.Random(seed), Options(case.game.most_options)
    s = new_state(case.game, case.seats, seed, case.choices)
    advance(case.game, s, None, out)
    option = BEGIN
    while not s.over:
        yield option, bytes(s), out.offered
        s.notes.clear()
        option = dice.choice(out.offered)
        advance(case.game, s, option, out)
    assert out_of_range(s) == []
    yield option, bytes(s), []


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
    shares = result.wins.sum(axis=1)
    assert np.allclose(shares, 1) or (case.seats == 1 and np.isin(shares, (0, 1)).all()), "alone one can only lose"


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


_CHECKED = """
import random, sys
import numpy as np
import spielwerk
from spielwerk.kernel.native.loops import evaluate

game = spielwerk.game(sys.argv[1])
native, dice = game.native, random.Random(7)
judgements = [native.rules_for(skill, style) for skill in range(game.skills) for style in ("", *game.styles)]
for seats in game.seats:
    native.playouts(games=300, seats=seats, seed=7)
    table = game.table(seats=seats, seed=7)
    for _ in range(300):
        if table.over:
            break
        table.play(dice.choice(table.options()))
        state, seat = np.frombuffer(bytes(table.state), np.uint8).copy(), dice.randrange(seats)
        native.imagined(native.concealed(state, seat), seat, dice.randrange(2**32))
        for rules in judgements:
            evaluate(rules, state, seat)
    native.playouts(games=1, seats=seats)  # complains of anything that has been wrong
"""


@every_game
def test_compiled_code_stays_within_its_arrays_and_ranges(slug: str, tmp_path_factory: object) -> None:
    """The compiled rules and loops run once with bounds checks, in a process and a cache of their own.

    Compiled rules rely on every number being in its declared range, also in the middle of a rule.
    """
    cache = Path(os.environ.get("SPIELWERK_CACHE", Path.home() / ".cache" / "spielwerk")) / "boundscheck"
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "SPIELWERK_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", _CHECKED, slug], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "Error" not in done.stderr, done.stderr[-2000:]
