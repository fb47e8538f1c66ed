"""Law: undo never crosses another player's decision, a reveal or a random event, and brings back every byte."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.kernel import IllegalMove
from tests.laws.listed import CASES, Case, every_case
from tests.laws.walks import fresh, walk

steps = st.lists(
    st.tuples(st.sampled_from(["play", "play", "play", "undo", "redo"]), st.integers(0, 10**6)), max_size=120
)


GAMES = (5, 6, 7)
"""One game alone may be lost before anything is revealed."""


@pytest.mark.parametrize("case", CASES[:2], ids=str)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), steps=steps)
def test_undo_and_redo_walk_along_the_same_states(case: Case, seed: int, steps: list[tuple[str, int]]) -> None:
    table = fresh(case, seed)
    states = [bytes(table.state)]
    for what, number in steps:
        if what == "undo" and table.can_undo():
            table.undo()
            assert bytes(table.state) == states[len(table.moves)]
        elif what == "redo" and table.undone:
            table.redo()
            assert bytes(table.state) == states[len(table.moves)]
        elif what == "play" and not table.over:
            options = table.options()
            table.play(options[number % len(options)])
            del states[len(table.moves) :]
            states.append(bytes(table.state))


@every_case
def test_undo_stops_at_reveals_chance_and_other_players(case: Case) -> None:
    final, taken_back = 0, 0
    for table in chain.from_iterable(walk(case, seed) for seed in GAMES):
        if not table.moves:
            continue
        move = table.moves[-1]
        s = table.state
        before = type(s)(move.before)
        touched = s.reveals != before.reveals or bytes(s.rng) != bytes(before.rng)
        others = [seat for seat in range(case.seats) if seat != move.seat]
        assert table.can_undo(move.seat) is not touched
        assert not any(table.can_undo(seat) for seat in others)
        final += touched
        taken_back += not touched
        for seat in others[:1]:
            with pytest.raises(IllegalMove):
                table.undo(seat)
    assert final and taken_back
