"""What must hold after every decision of every game: points, markers, contracts, workers, tiles, prices, options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from spielwerk.games.airship_city import game
from spielwerk.games.airship_city.catalogue import AIRSHIPS, BONUS_ACTIONS, CONTRACTS, HARBOUR_TILE, PANELS
from spielwerk.games.airship_city.state import FAILED, FULFILLED, IN_DECK, LOCKED, ON_DISPLAY, OPEN
from spielwerk.kernel import Table
from tests.games.airship_city import printed
from tests.games.airship_city.reference import expected

GAMES = 60
GROUPS = 6
"""Games are played in groups, so that two processes can share them."""
RARE = {"skip": 0.1, "shift": 0.4, "shift_first": 0.4, "pause": 0.3, "end_turn": 0.5, "stop": 0.5}

SHIP_POINTS = [(PANELS.number(ship), vp) for ship, vp in printed.AIRSHIP_VP.items()]
FACILITY_POINTS = [(PANELS.number(facility), vp) for facility, vp in printed.FACILITY_VP.items()]
FAMILIES = [
    (BONUS_ACTIONS.number(action), [AIRSHIPS.number(ship) for ship in printed.FAMILY[family]])
    for action, family in printed.UNLOCKED_BY.items()
]

groups = pytest.mark.parametrize("group", range(GROUPS))
seats_and_wealth = pytest.mark.parametrize(("seats", "wealthy"), [(3, False), (3, True), (4, False), (4, True)])


def walk(seats: int, seed: int, wealthy: bool, **choices: str) -> Iterator[Table]:
    """The positions of a random game that rarely skips; wealthy players find their stocks full at every turn."""
    dice = random.Random(seed)
    table = game.table(seats, seed, choices=choices)
    yield table
    while not table.over:
        kind = table.kind
        if wealthy and kind and kind.name == "turn_main" and dice.random() < 0.5:
            fill_up(table)
        families: dict[str, list[str]] = {}
        for key in table.options():
            families.setdefault(key.split(":")[0], []).append(key)
        verb = dice.choices(list(families), [RARE.get(verb, 1.0) for verb in families])[0]
        table.play(dice.choice(families[verb]))
        yield table


def fill_up(table: Table) -> None:
    me = table.state.player[table.seat]
    for resource in range(4):
        me.stock[resource] = 20 if me.expanded[resource] else 10


def games(group: int) -> range:
    """The seeds of a group: half of the games are played poor, half wealthy."""
    size = GAMES // 2 // GROUPS
    return range(group * size, (group + 1) * size)


# ---------------------------------------------------------------- what must hold


def check_points(table: Table, awards: list[int]) -> None:
    """All points come from what 10.2 names."""
    s, ledger = table.state, table.ledger()
    for p, score in enumerate(table.scores()):
        airships = sum(vp * s.donations[panel, p] for panel, vp in SHIP_POINTS)
        facilities = sum(vp * s.donations[panel, p] for panel, vp in FACILITY_POINTS)
        owned = [(CONTRACTS.ids[c], s.contract_place[c]) for c in CONTRACTS if s.contract_owner[c] == p]
        contracts = sum(printed.CONTRACTS[c][2] for c, place in owned if place == FULFILLED)
        penalties = -sum(printed.CONTRACTS[c][2] for c, place in owned if place == FAILED)
        expansions = 3 * sum(s.player[p].expanded)
        parts = [airships, facilities, contracts, penalties, expansions, awards[p]]
        if pending_expansion(table, p):
            parts[4] -= 3
        assert [ledger[category][p] for category in ledger] == parts
        assert score == sum(parts)


def pending_expansion(table: Table, p: int) -> bool:
    """The points of an expansion come after its tile was developed."""
    return bool(table.kind and table.kind.name == "develop_tile" and table.seat == p)


def check_board(table: Table) -> None:
    """Majorities belong to strict leaders, nobody has more than twenty markers, no panel more than its spaces."""
    s = table.state
    placed = [0] * table.seats
    for panel in PANELS:
        counts = [s.donations[panel, p] for p in range(table.seats)]
        assert sum(counts) <= printed.donation_spaces(PANELS.ids[panel], table.seats)
        leaders = [p for p, count in enumerate(counts) if count == max(counts) > 0]
        assert s.majority[panel] == (leaders[0] if len(leaders) == 1 else -1)
        placed = [before + now for before, now in zip(placed, counts, strict=True)]
        if s.majority[panel] >= 0:
            placed[s.majority[panel]] += 1
    for p in range(table.seats):
        assert s.player[p].markers == 20 - placed[p]
        for action, family in FAMILIES:
            ships = sum(s.donations[ship, p] for ship in family)
            assert (s.player[p].bonus[action] == LOCKED) == (ships < 3)


def check_contracts(table: Table) -> None:
    """Every contract is in exactly one place."""
    s = table.state
    shown = [c for c in s.display if c >= 0]
    hidden = [s.deck[i] for i in range(s.deck_size)]
    assert all(s.deck[i] == -1 for i in range(s.deck_size, 20))
    assert len(set(shown + hidden)) == len(shown) + len(hidden)
    assert len(shown) == 5 or not hidden
    for contract in CONTRACTS:
        place, owner = s.contract_place[contract], s.contract_owner[contract]
        assert (place == ON_DISPLAY) == (contract in shown)
        assert (place == IN_DECK) == (contract in hidden)
        assert (owner >= 0) == (place in (OPEN, FULFILLED, FAILED))
        left = s.stages_left[contract]
        assert 1 <= left <= printed.CONTRACTS[CONTRACTS.ids[contract]][0] if place == OPEN else left == 0
        for p in range(table.seats):
            assert s.player[p].open_contracts >> contract & 1 == (place == OPEN and owner == p)


def check_city(table: Table) -> None:
    """Tiles and places are inverse; own workers share a tile only on the Harbour or in a pause; stocks fit."""
    s = table.state
    assert sorted(s.tile_at) == list(range(16))
    assert [s.place_of[tile] for tile in s.tile_at] == list(range(16))
    if s.pausing < 0 and table.kind and table.kind.name != "choose_destination":
        assert (s.move_began, list(s.paused_on)) == (-1, [0] * 16), "nothing is remembered of an old movement"
    for p in range(table.seats):
        me = s.player[p]
        on_board = [tile for tile in me.worker_tile if tile >= 0]
        assert 2 <= len(on_board) <= 4
        if s.pausing >= 0 and s.active == p:
            assert not me.worker_moved[s.pausing]
            on_board.remove(me.worker_tile[s.pausing])
        alone = Counter(tile for tile in on_board if tile != HARBOUR_TILE)
        assert max(alone.values(), default=1) == 1
        for resource in range(4):
            assert 0 <= me.stock[resource] <= (20 if me.expanded[resource] else 10)


def check_prices(table: Table, sales: Counter[str]) -> None:
    for airship, prices in printed.PRICES.items():
        row = printed.FIRST_PRICE_ROW[table.seats] + sales[airship]
        assert table.state.price_row[AIRSHIPS.number(airship)] == min(row, len(prices) - 1)


def expected_awards(table: Table) -> list[int]:
    """Six and three for airship majorities, four and two for facilities, two and one for contracts (10.3)."""
    s, seats = table.state, range(table.seats)
    ships = [sum(owner == p for owner in s.majority[:9]) for p in seats]
    facilities = [sum(owner == p for owner in s.majority[9:]) for p in seats]
    trade = [sum(s.contract_owner[c] == p and s.contract_place[c] == FULFILLED for c in CONTRACTS) for p in seats]
    points = [0] * table.seats
    for counts, first, second in ((ships, 6, 3), (facilities, 4, 2), (trade, 2, 1)):
        ranks = sorted({count for count in counts if count > 0}, reverse=True)
        best = [p for p in seats if ranks and counts[p] == ranks[0]]
        runners_up = [p for p in seats if len(best) == 1 and len(ranks) > 1 and counts[p] == ranks[1]]
        for p in best:
            points[p] += first if len(best) == 1 else (first + second) // len(best)
        for p in runners_up:
            points[p] += second // len(runners_up)
    return points


# ---------------------------------------------------------------- the games


@groups
@seats_and_wealth
def test_everything_holds_after_every_decision(seats: int, wealthy: bool, group: int) -> None:
    for seed in games(group):
        sales, seen, number, table = Counter[str](), 0, 0, None
        for table in walk(seats, seed, wealthy):
            if number < table.state.round_number:
                number = table.state.round_number
                assert number < 18 or not enough_majorities(table), "the game should have ended"
            for move in table.moves[seen:]:
                sold = [given for what, given in move.events if getattr(what, "name", "") == "sold"]
                sales.update(AIRSHIPS.ids[airship] for _, airship in sold)
            seen = len(table.moves)
            check_points(table, expected_awards(table) if table.over else [0] * seats)
            check_board(table)
            check_contracts(table)
            check_city(table)
            check_prices(table, sales)
            if not table.over:
                check_options(table)
        assert table is not None
        assert 17 <= table.state.round_number <= 20
        assert table.state.round_number == 20 or enough_majorities(table)
        check_winners(table)


def enough_majorities(table: Table) -> bool:
    occupied = [owner >= 0 for owner in table.state.majority]
    return all(occupied[:9]) or sum(occupied[9:]) >= 3


def check_winners(table: Table) -> None:
    """Points, then wood, metal and gold, then gears; equal players share the win."""
    stocks = [table.state.player[p].stock for p in range(table.seats)]
    ranks = [(score, sum(stock[:3]), stock[3]) for score, stock in zip(table.scores(), stocks, strict=True)]
    assert table.winners() == [p for p, rank in enumerate(ranks) if rank == max(ranks)]


def check_options(table: Table) -> None:
    """The options are those of the rules, each once; a single one is taken without asking."""
    options = table.options()
    assert set(options) == expected(table)
    assert len(options) == len(set(options)) > 1


@pytest.mark.parametrize("seats", [3, 4])
def test_the_log_tells_every_unit(seats: int) -> None:
    """What a stock gained and lost is what the notes of the move say."""
    for seed in range(2000, 2010):
        before: list[list[int]] = []
        for table in walk(seats, seed, wealthy=False):
            after = [list(table.state.player[p].stock) for p in range(seats)]
            for what, given in table.moves[-1].events if table.moves else []:
                name = getattr(what, "name", "")
                if name in ("gained", "paid"):
                    p, amount, resource = given
                    before[p][resource] += amount if name == "gained" else -amount
            assert not before or before == after
            before = after


def test_the_games_are_worth_checking() -> None:
    """Random games visit every decision and both ends of the game; the negotiator is rare, game 42 meets him."""
    kinds, rounds, verbs = set[str](), set[int](), set[str]()
    for seed in (*range(11), 42):
        table = None
        for table in walk(4, seed, wealthy=True):
            kinds.add(table.kind.name if table.kind else "")
        assert table is not None
        rounds.add(table.state.round_number)
        verbs.update(game.key(move.option).split(":")[0] for move in table.moves)
    assert len(kinds - {""}) == 10
    assert min(rounds) < 20
    assert verbs >= {"to_long", "pause", "donate", "sell", "hire", "recall", "barter", "use", "bonus", "fulfil"}
    assert "shift_first" in verbs
