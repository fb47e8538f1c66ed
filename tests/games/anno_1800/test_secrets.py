"""What is hidden stays hidden: dealing anew keeps what a seat sees, its options, and all that is conserved (3.5)."""

from __future__ import annotations

import random

import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import SPECTATOR, advance, ask, concealed, imagined
from tests.games.anno_1800.staging import A, B, Isles
from tests.games.anno_1800.test_invariants import check_all
from tests.games.anno_1800.walks import walk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_anew_keeps_what_a_seat_sees(seats: int) -> None:
    dice = random.Random(seats)
    changed = 0
    for table in walk(seats, seats, True):
        if dice.random() > 0.05 and not table.over:
            continue
        for viewer in range(SPECTATOR, seats):
            seen = concealed(game, table.state, viewer)
            other = imagined(game, seen, viewer, dice.randrange(2**62))
            changed += bytes(other)[16:] != bytes(table.state)[16:]
            assert bytes(concealed(game, other, viewer)) == bytes(seen)
            check_all(other)
            if table.over:
                assert [game.functions["score"](other, p) for p in range(seats)] == table.scores()
    assert changed


def test_options_depend_on_nothing_hidden_and_an_imagined_game_can_be_played() -> None:
    dice = random.Random(5)
    here, there = Options(game.most_options), Options(game.most_options)
    for table in walk(3, 11, True):
        if table.over or dice.random() > 0.1:
            continue
        other = imagined(game, concealed(game, table.state, table.seat), table.seat, dice.randrange(2**62))
        ask(game, table.state, here)
        ask(game, other, there)
        assert here.offered == there.offered and here.refused == there.refused
        if table.kind and table.kind.name == "play_card_choose":
            continue  # in an imagined hand there may be nothing to play; only the mover's own view is sure of that
        rival = imagined(game, concealed(game, table.state, (table.seat + 1) % 3), (table.seat + 1) % 3, 9)
        ask(game, rival, there)
        for _ in range(30):
            if not rival.over:
                advance(game, rival, dice.choice(there.offered), there)
        check_all(rival)


def test_asking_changes_nothing() -> None:
    out = Options(game.most_options)
    for table in walk(2, 3, True):
        if not table.over:
            before = bytes(table.state)
            ask(game, table.state, out)
            assert bytes(table.state) == before


def test_hands_and_expedition_cards_are_private() -> None:
    isles = Isles()
    isles.expeditions(A, "exp_01")
    mine, others = isles.table.view(A), isles.table.view(B)
    assert mine["cards_in_hand"][A] == isles.cards_in_hand(A)
    assert others["cards_in_hand"][A] == [None] * 9
    assert mine["expedition_cards"][A] == ["exp_01"] and others["expedition_cards"][A] == [None]
    assert others["player"][A]["hand_of_deck"]["farmer_worker"] == 7
    assert mine["points"][A]["expeditions"] == 1 and others["points"][A]["expeditions"] == 0


def test_at_the_end_everything_is_shown() -> None:
    table = list(walk(2, 1, True))[-1]
    view = table.view(None)
    for p in range(2):
        me = table.state.player[p]
        assert len(view["expedition_cards"][p]) == me.expeditions and None not in view["expedition_cards"][p]
        assert sum(view["points"][p].values()) == table.scores()[p]


def test_a_swap_tells_the_others_only_the_decks() -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("swap_cards", f"card:{isles.cards_in_hand(A)[0]}", "done")
    before = isles.table.log("en", seat=B)
    assert any("puts a card under the deck “Farmer/Worker”" in line for line in before)
    for told in ("The card you put back", "Your new hand card"):
        assert any(line.startswith(told) for line in isles.table.log("en", seat=A))
        assert not any(line.startswith(told) for line in before)
    assert not isles.table.can_undo(A)
