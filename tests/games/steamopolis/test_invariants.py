"""What must hold after every decision of every game: each component is somewhere, limits are kept, points add up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spielwerk.games.steamopolis.catalogue import (
    BANNER,
    BANNERS,
    CAPACITY,
    DISTRICTS,
    FIELDS,
    IN_PLAY,
    MACHINES,
    MARKETS,
    PASSENGER_TILES,
    RANK,
    SIDES,
    SPOTS,
    TILE_EFFECT,
)
from spielwerk.games.steamopolis.rules.stock import storage_places
from spielwerk.games.steamopolis.state import (
    AS_BANNER,
    EMPTY_MARKET,
    IN_STACK,
    INSTALLED,
    ON_MARKET,
    OPEN_TILE,
    REMOVED,
    TAKEN,
    UNSEEN,
)
from spielwerk.kernel import Table
from tests.games.steamopolis.walks import TABLES, walk

GAMES = 3
every_table = pytest.mark.parametrize(("seats", "choices"), TABLES)
TABLE_MARKETS = [m for m in MARKETS if MARKETS.rows[m]["kind"] == "machines"]


def players(s: Any) -> list[Any]:
    return [s.player[p] for p in range(s.seats)]


def frames(table: Table) -> list[str]:
    """The names of everything that is scheduled."""
    s = table.state
    return [table.game.kinds[s.stack[at].kind].name for at in range(s.depth)]


def check_stones(table: Table) -> None:
    """Five stones each; none left of the base marker; the counts of the board fit."""
    s = table.state
    routed = frames(table).count("route_stone")
    waiting = frames(table).count("discard_bonus_marker")
    missing = 0
    for me in players(s):
        on_gauge = [f for f in FIELDS if me.gauge[f] in (0, 1)]
        out = sum(n > 0 for n in me.destination)
        assert out == me.stones_out
        assert all(f > me.base for f in on_gauge) and me.gauge[me.base] == -1
        missing += 5 - len(on_gauge) - out - me.supply
        assert len(on_gauge) + out >= (0 if routed or waiting else 1), "nobody loses the last stone"
    assert missing == routed + waiting
    for d in DISTRICTS:
        stones = sum(me.destination[d] > 0 for me in players(s)) + s.shadow[d]
        assert stones == s.stones_at[d]
        assert stones <= 1 or s.final_round or (s.seats == 1 and s.flew)
        assert IN_PLAY[d, s.seats] or stones == 0
    assert sum(s.shadow) <= (5 if s.seats == 1 else 0)


def check_supplies(table: Table) -> None:
    """Resources, galas, sponsors and capacity tiles are where they belong; nobody has too many."""
    s = table.state
    for resource in range(2):
        assert s.supply[resource] + sum(me.stock[resource] for me in players(s)) == 15
        assert s.galas[resource] + sum(me.gala == resource for me in players(s)) == 4
    assert s.sponsors + sum(side >= 0 for me in players(s) for side in me.sponsor) == 5
    for me in players(s):
        assert sum(side >= 0 for side in me.sponsor) <= (2 if me.character == 2 else 1)
    installed = sum(tile == CAPACITY for me in players(s) for tile in me.room)
    assert s.capacity_tiles + installed <= 20
    markers = sum(me.gauge[f] == 2 for me in players(s) for f in FIELDS)
    pink = any(me.character == 3 for me in players(s))
    assert markers <= sum(s.marker_front) + pink
    if table.kind and table.kind.name == "choose_action":
        assert all(sum(me.stock) <= storage_places(me) for me in players(s))


def check_tiles(table: Table) -> None:
    """Every machine tile is in one place, and the places know it."""
    s = table.state
    rooms = Counter(tile for me in players(s) for tile in me.room if 0 <= tile < len(MACHINES))
    banners = [0] * len(BANNERS)
    face_up = {s.market_tiles[m, s.market_rank[m]] for m in TABLE_MARKETS if s.market_rank[m] < EMPTY_MARKET}
    face_down = [s.market_tiles[m, r] for m in TABLE_MARKETS for r in range(s.market_rank[m] + 1, 4)]
    face_down = [tile for tile in face_down if tile >= 0]
    assert len(set(face_down)) == len(face_down)
    in_hand = 0
    for tile in MACHINES:
        place = s.tile_place[tile]
        assert rooms[tile] == (place == INSTALLED)
        assert (tile in face_up) <= (place == ON_MARKET)
        in_hand += place == ON_MARKET and tile not in face_up
        assert (tile in face_down) <= (place == UNSEEN)
        banners[BANNER[tile]] += place == AS_BANNER
    assert in_hand == frames(table).count("install_machine")
    assert banners == [sum(me.banners[b] for me in players(s)) for b in BANNERS]
    for m in TABLE_MARKETS:
        for r in range(4):
            tile = s.market_tiles[m, r]
            assert tile < 0 or (RANK[tile] == r and BANNER[tile] == s.market_banners[m, r])
    empty = [m for m in TABLE_MARKETS if s.market_rank[m] == EMPTY_MARKET and MARKETS.rows[m]["has_statue"]]
    assert s.statues == len(empty) + (list(s.marker_front) == [4, 4])


def check_parasites(table: Table) -> None:
    """Parasites lie on slots of other players, not too many on a tile; in solo next to the stack."""
    s = table.state
    for p, me in enumerate(players(s)):
        on_tile = Counter[tuple[int, int]]()
        for host, spot in zip(me.parasite_host, me.parasite_spot, strict=True):
            if spot < 0 or spot == SPOTS.number("stack"):
                assert host == -1 and (spot < 0 or s.seats == 1)
                continue
            assert host not in (-1, p)
            tile = s.player[host].room[spot // len(SIDES)]
            assert tile >= 0 and TILE_EFFECT[tile, spot % len(SIDES)] >= 0
            on_tile[host, spot // len(SIDES)] += 1
        assert all(count <= (2 if s.seats == 2 else 1) for count in on_tile.values())


def check_passengers(table: Table) -> None:
    """Sixteen passenger tiles, two passengers on their levels."""
    s = table.state
    places = Counter(s.passenger_place)
    assert places[IN_STACK] == s.stack_size == sum(tile >= 0 for tile in s.passenger_stack)
    assert all(s.passenger_place[tile] == IN_STACK for tile in s.passenger_stack if tile >= 0)
    assert places[OPEN_TILE] == (s.open_tile >= 0)
    assert sum(places.values()) == len(PASSENGER_TILES)
    assert sum(me.passenger_tiles for me in players(s)) == places[TAKEN] + s.open_tile_taken
    assert s.seats == 1 or places[REMOVED] == 0
    for passenger, (low, high) in enumerate(((5, 8), (1, 4))):
        level, heading = s.passenger_level[passenger], s.heading[passenger]
        assert (level == 0) == (heading > 0)
        assert low <= (level or heading) <= high


def check_points(table: Table) -> None:
    """The ledger adds up, and its parts fit what can be counted."""
    s = table.state
    ledger = table.ledger()
    for p, score in enumerate(table.scores()):
        assert score == sum(column[p] for column in ledger.values())
        assert ledger["statue"][p] in (0, 3)
        assert ledger["time_pressure"][p] <= 0
        assert s.seats == 1 or ledger["time_pressure"][p] == 0
    assert sum(ledger["statue"]) in ((0, 3) if s.statues >= 3 else (0,))


@every_table
def test_everything_holds_after_every_decision(seats: int, choices: dict[str, str]) -> None:
    for seed in range(GAMES):
        for table in walk(seats, seed, choices):
            check_stones(table)
            check_supplies(table)
            check_tiles(table)
            check_parasites(table)
            check_passengers(table)
            check_points(table)


@every_table
def test_games_end_and_somebody_wins(seats: int, choices: dict[str, str]) -> None:
    for seed in range(GAMES):
        table = list(walk(seats, seed, choices))[-1]
        assert table.over and table.winners()
        assert table.state.final_round or table.state.lost
        assert table.state.end_triggered or table.state.lost


@pytest.mark.parametrize("choices", [{}, {"beginner_characters": "true"}])
def test_beginners_get_no_hard_characters(choices: dict[str, str]) -> None:
    seen = set[str]()
    for seed in range(40):
        table = next(iter(walk(4, seed, choices)))
        numbers = [seat["character"] for seat in table.view()["player"]]
        assert len(set(numbers)) == 4
        first = min(range(4), key=lambda p: int(numbers[p].removeprefix("character_")))
        assert table.state.start_player == first
        seen.update(numbers)
    hard = {"character_5", "character_11", "character_15"}
    assert (seen & hard == set()) if choices else hard <= seen
