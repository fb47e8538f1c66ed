"""Law: what a seat receives does not change when everything it can't see is permuted."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from spielwerk.bots import RandomBot, position_of
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import SPECTATOR, advance, ask, concealed, imagined
from spielwerk.kernel.schema import describe
from tests.laws.listed import Case, every_case
from tests.laws.walks import positions


@every_case
def test_dealing_anew_changes_nothing_that_a_seat_sees(case: Case) -> None:
    changed = 0
    for table, dice in positions(case, games=3, chance=0.15, most=40):
        for viewer in range(SPECTATOR, case.seats):
            seen = concealed(case.game, table.state, viewer)
            other = imagined(case.game, seen, viewer, dice.randrange(2**62))
            changed += bytes(other)[16:] != bytes(table.state)[16:]
            again = concealed(case.game, other, viewer)
            assert bytes(again) == bytes(seen)
            shown = describe(seen, case.seats, viewer if viewer >= 0 else None)
            assert describe(again, case.seats, viewer if viewer >= 0 else None) == shown
    assert changed, "dealing anew never changed anything: nothing was tested"


@every_case
def test_options_and_refusals_depend_on_nothing_hidden(case: Case) -> None:
    here, there = Options(case.game.most_options), Options(case.game.most_options)
    for table, dice in positions(case, games=3, chance=0.3, most=100):
        seen = concealed(case.game, table.state, table.seat)
        other = imagined(case.game, seen, table.seat, dice.randrange(2**62))
        ask(case.game, table.state, here)
        ask(case.game, other, there)
        assert here.offered == there.offered
        assert here.refused == there.refused


@every_case
def test_a_bot_gets_no_more_than_its_seat_sees(case: Case) -> None:
    for table, dice in positions(case, games=1, chance=0.1):
        here = position_of(table)
        other = imagined(case.game, here.seen, table.seat, dice.randrange(2**62))
        there = replace(here, seen=concealed(case.game, other, table.seat))
        seed = dice.randrange(2**31)
        for bot in (RandomBot, NativeGreedyBot):
            assert bot(seed).choose(here) == bot(seed).choose(there)


@every_case
def test_observations_depend_on_nothing_hidden(case: Case) -> None:
    native = case.game.native
    for table, dice in positions(case, games=1, chance=0.3):
        for viewer in range(case.seats):
            seen = concealed(case.game, table.state, viewer)
            other = imagined(case.game, seen, viewer, dice.randrange(2**62))
            here, there = (
                native.observation(np.frombuffer(bytes(s), np.uint8), viewer, case.seats) for s in (table.state, other)
            )
            assert here.tolist() == there.tolist()


@every_case
def test_what_can_be_taken_back_told_nobody_anything_new(case: Case) -> None:
    """A decision that is not final must come out the same for every way the hidden things may lie."""
    out = Options(case.game.most_options)
    for table, dice in positions(case, games=4, chance=0.5, most=120):
        before = table.state.twin()
        key = dice.choice(table.options())
        option = case.game.option(key)
        mover = table.seat
        after = before.twin()
        advance(case.game, after, option, out)
        if after.reveals != before.reveals or bytes(after.rng) != bytes(before.rng):
            continue
        for viewer in range(case.seats):
            seen = concealed(case.game, before, viewer)
            other = imagined(case.game, seen, viewer, dice.randrange(2**62))
            if viewer != mover and case.game.has_secrets:
                continue
            advance(case.game, other, option, out)
            assert bytes(concealed(case.game, other, viewer)) == bytes(concealed(case.game, after, viewer)), key
