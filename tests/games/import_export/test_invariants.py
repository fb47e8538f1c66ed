"""What must hold after every decision of every game: each card is somewhere, limits are kept, points add up."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    CARD_ACTION,
    CARD_SET,
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    CREDIT_STEP,
    EXTRA_SETS,
    PORTS,
    SETS,
    SHIPS,
    TYPES,
)
from spielwerk.games.import_export.rules.ships import open_slots, owner_of
from spielwerk.games.import_export.state import (
    AT_SEA,
    CONTRACTS,
    DEPARTING,
    DRAW_PILE,
    FIRST_OF_PAIR,
    GOODS,
    IMPORTS,
    IN_PORT,
    NO_PLACE,
    ON_BOARD,
    OUT,
    PLAYED,
    SECOND_OF_PAIR,
    SHOWN,
    SINGLE,
    ZONES,
    State,
)
from spielwerk.kernel import Table
from spielwerk.kernel.schema import out_of_range
from tests.games.import_export.walks import TABLES, walk

GAMES = 2
every_table = pytest.mark.parametrize(("seats", "choices"), TABLES)


def ring(s: State, zone: int) -> list[int]:
    """The cards of a zone in their order."""
    cards = list[int]()
    card = s.last[zone]
    for _ in range(s.count[zone]):
        card = s.following[card]
        cards.append(card)
    return cards


def check_cards(table: Table) -> None:
    """Every card of the chosen sets is in exactly one zone, and the zone knows it."""
    s = table.state
    for zone in ZONES:
        lying = {card for card in CARDS if s.zone[card] == zone}
        assert len(lying) == s.count[zone]
        if zone > DRAW_PILE:
            order = ring(s, zone)
            assert set(order) == lying and len(order) == len(lying)
            assert s.last[zone] == (order[-1] if order else -1)
    pile = list(s.draw_pile)[: s.count[DRAW_PILE]]
    assert sorted(pile) == [card for card in CARDS if s.zone[card] == DRAW_PILE]
    chosen = {"base", *(extra for extra in EXTRA_SETS if getattr(s, extra))}
    for card in CARDS:
        assert (s.zone[card] == OUT) == (SETS[CARD_SET[card]] not in chosen)
    assert s.count[SHOWN] <= 1


def check_tallies(table: Table) -> None:
    """What is kept for speed agrees with the cards."""
    s = table.state
    for port in PORTS:
        goods, imports = ring(s, GOODS + port), ring(s, IMPORTS + port)
        for kind in TYPES:
            assert s.goods_tally[port, kind] == sum(CARD_TYPE[card] == kind for card in goods)
        for kind in ACTIONS:
            assert s.imports_tally[port, kind] == sum(CARD_ACTION[card] == kind for card in imports)


def check_ships(table: Table) -> None:
    """Ships are at one place; what they carry fits their contracts; a full ship does not wait in port."""
    s = table.state
    for ship in SHIPS:
        place, contracts, cargo = s.ship_place[ship], ring(s, CONTRACTS + ship), ring(s, ON_BOARD + ship)
        assert (place == NO_PLACE) == (owner_of(s, ship) < 0)
        assert place in (IN_PORT, DEPARTING) or not contracts
        assert place != NO_PLACE or not cargo
        for card in cargo:
            assert s.for_contract[card] in (*contracts, -1) or place == DEPARTING
        for contract in contracts:
            assert 0 <= open_slots(s, ship, contract) <= CONTAINERS[contract]
        firsts = [at for at, card in enumerate(cargo) if s.pairing[card] == FIRST_OF_PAIR]
        halves = table.kind is not None and table.kind.name == "choose_card"
        for at in firsts:
            whole = at + 1 < len(cargo) and s.pairing[cargo[at + 1]] == SECOND_OF_PAIR
            assert whole or (halves and at + 1 == len(cargo))
    on_board = {card for ship in SHIPS for card in ring(s, ON_BOARD + ship)}
    for card in CARDS:
        assert card in on_board or (s.for_contract[card] == -1 and s.pairing[card] == SINGLE)


def check_between_turns(table: Table) -> None:
    """When a captain chooses, nothing is left over from earlier turns."""
    s = table.state
    if table.kind is None or table.kind.name != "captain_main":
        return
    assert s.count[SHOWN] == 0
    assert all(s.count[PLAYED + port] == 0 for port in PORTS), "played cards were discarded"
    assert not s.piles_empty and not s.credits_reached
    for ship in SHIPS:
        place = s.ship_place[ship]
        assert place != DEPARTING
        assert place != AT_SEA or s.count[ON_BOARD + ship] > 0, "an empty ship has come home"
        contracts = ring(s, CONTRACTS + ship)
        assert not contracts or any(open_slots(s, ship, contract) for contract in contracts)


def check_money(table: Table) -> None:
    """Active credits are even and never below 0; the ledger adds up."""
    s = table.state
    ledger = table.ledger()
    for p, score in enumerate(table.scores()):
        assert s.player[p].credits >= 0 and s.player[p].credits % CREDIT_STEP == 0
        assert score == sum(column[p] for column in ledger.values())
        assert ledger["set_bonus"][p] in (0, 10) and ledger["containers"][p] % 2 == 0
        assert ledger["credits"][p] == s.player[p].credits


@every_table
@pytest.mark.parametrize("rich", [False, True])
def test_everything_holds_after_every_decision(seats: int, choices: dict[str, str], rich: bool) -> None:
    for seed in range(GAMES):
        for number, table in enumerate(walk(seats, seed, choices, rich)):
            check_between_turns(table)
            if number % 7 == 0 or table.over:
                assert out_of_range(table.state) == []
                check_cards(table)
                check_tallies(table)
                check_ships(table)
                check_money(table)


@every_table
def test_limits_hold_when_cards_are_added(seats: int, choices: dict[str, str]) -> None:
    """Imports and goods grow only within the limits (6.5), unless a completed contract left at the same time."""
    before: list[dict[str, Any]] = []
    added = 0
    for table in walk(seats, 7, choices, rich=False):
        ports = table.view()["ports"]
        for now, was in zip(ports, before, strict=False):
            if len(now["completed"]) < len(was["completed"]) or table.over:
                continue
            if len(now["imports"]) > len(was["imports"]):
                added += 1
                assert now["import_limit"] is None or len(now["imports"]) <= now["import_limit"]
            if len(now["goods"]) > len(was["goods"]):
                added += 1
                assert now["goods_counted"] <= now["goods_limit"]
        before = ports
    assert added > seats


@every_table
def test_games_end_for_a_reason(seats: int, choices: dict[str, str]) -> None:
    for seed in range(GAMES):
        table = list(walk(seats, seed, choices, rich=True))[-1]
        s = table.state
        assert table.over and table.winners()
        assert s.winner >= 0 or s.credits_reached or s.piles_empty or s.turn >= 400
        if s.winner >= 0:
            assert table.winners() == [s.winner]
