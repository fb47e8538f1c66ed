"""What is hidden (2.5, 5.3.2, 12.25): hands, the draw pile, bids until the reveal; and dealing it anew."""

from __future__ import annotations

from collections import Counter

from spielwerk.games.import_export import game
from spielwerk.games.import_export.catalogue import CARDS
from spielwerk.games.import_export.state import DRAW_PILE, HAND
from spielwerk.kernel.engine import SPECTATOR, concealed, imagined
from tests.games.import_export.staging import A, B, C, Harbour, ship_of
from tests.games.import_export.walks import walk


def bidding() -> Harbour:
    """All three bid on A's ship; A has bid already."""
    harbour = Harbour(3)
    harbour.at_sea(ship_of(A, "a"), "cups", "rope")
    for p, cards in enumerate((("books", "pens"), ("soap", "drones"), ("shoes", "beer"))):
        harbour.hand(p, *cards)
    harbour.turn(A)
    harbour.play("announce:deliver", "card:books", "follow", "follow", "bid:6")
    return harbour


def test_hands_are_hidden_but_not_their_size() -> None:
    view = game.table(3, 1).view(A)
    assert len(view["ports"][A]["hand"]) == 5
    for other in (B, C):
        assert view["ports"][other]["hand"] == [] and view["ports"][other]["hand_size"] == 5
    assert all(port["hand"] == [] for port in game.table(3, 1).view(None)["ports"])


def test_nobody_sees_the_draw_pile() -> None:
    table = game.table(4, 1)
    assert "draw_pile" not in table.view(A) and table.view(A)["draw_pile_size"] == 60
    for viewer in (A, SPECTATOR):
        seen = concealed(game, table.state, viewer)
        assert set(seen.draw_pile) == {-1}
        assert DRAW_PILE not in set(seen.zone)


def test_a_bid_is_seen_by_the_bidder_only() -> None:
    harbour = bidding()
    assert harbour.table.view(A)["player"][A]["bid"] == 6
    for viewer in (B, None):
        assert not harbour.table.view(viewer)["player"][A].get("bid")
        assert not any("bid 6" in line for line in harbour.table.log("en", viewer))


def test_all_bids_are_shown_together() -> None:
    harbour = bidding()
    harbour.play("bid:0", "bid:4")
    assert harbour.notes("bid_shown") == [(A, 6), (B, 0), (C, 4)]


def test_a_bid_may_be_taken_back_before_the_next_one_but_not_after_the_reveal() -> None:
    harbour = bidding()
    assert harbour.table.can_undo(A)
    harbour.play("bid:0", "bid:4")
    assert not harbour.table.can_undo(C)


def test_drawn_cards_are_told_to_the_player_alone() -> None:
    harbour = Harbour(2)
    harbour.top("jets")
    harbour.hand(A, "beer", "cups", "pens", "soap", "rope")
    harbour.turn(A)
    harbour.play("draw")
    jets = game.texts.name("en", CARDS, CARDS.number("jets"))
    assert any(jets in line for line in harbour.table.log("en", A))
    assert not any(jets in line for line in harbour.table.log("en", B))


def test_a_pass_is_not_shown_to_the_others() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "glacier_water")
    harbour.hand(A, "beer", "cups", "pens", "soap", "rope")
    harbour.turn(A)
    harbour.play("draw")
    assert harbour.kind == "anytime_window"
    harbour.hand(B, "jets", "cars")
    harbour.play("pass")
    windows = {p: [line.name for line in harbour.table.log_lines("en", p)].count("anytime_window") for p in (A, B)}
    assert windows == {A: 1, B: 0}


def test_dealing_anew_keeps_what_is_seen_and_every_card() -> None:
    for seats in (2, 4, 6):
        for number, table in enumerate(walk(seats, 5, {}, rich=True)):
            if number % 40 or table.over:
                continue
            s, viewer = table.state, number // 40 % seats
            other = imagined(game, concealed(game, s, viewer), viewer, number)
            assert Counter(other.zone) == Counter(s.zone)
            assert bytes(concealed(game, other, viewer)) == bytes(concealed(game, s, viewer))
            mine = HAND + s.player[viewer].port
            assert [c for c in CARDS if other.zone[c] == mine] == [c for c in CARDS if s.zone[c] == mine]


def test_every_hidden_card_may_be_in_another_hand() -> None:
    table = game.table(2, 3)
    seen = concealed(game, table.state, A)
    hidden = {card for card in CARDS if seen.zone[card] < 0}
    theirs = HAND + table.state.player[B].port
    dealt = set[int]()
    for seed in range(300):
        other = imagined(game, seen, A, seed)
        dealt |= {card for card in CARDS if other.zone[card] == theirs}
    assert dealt == hidden
