"""What must hold after every decision of every game: components, points, incomes, workers, the log, the options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import COLUMN, KINDS, RESOURCES, ROW, SQUARES
from spielwerk.kernel import Table
from spielwerk.kernel.decision import Decision
from tests.games.dilluvia_project import printed
from tests.games.dilluvia_project.printed import BUILDINGS, PROPELLERS
from tests.games.dilluvia_project.reference import Reference, near

RARE = {"end_step": 0.3, "finish": 0.3, "none": 0.2, "stop": 0.4, "workers": 0.5}
GAMES = 4
LOOKED_AT = 0.35
"""The share of positions that are looked at closely; all games together have several thousand."""

seats_and_wealth = pytest.mark.parametrize(("seats", "wealthy"), [(n, w) for n in (2, 3, 4) for w in (False, True)])


def walk(seats: int, seed: int, wealthy: bool) -> Iterator[Table]:
    """The positions of a random game that rarely stops early; wealthy players find Aeros and cubes now and then."""
    dice = random.Random(seed)
    table = game.table(seats, seed)
    yield table
    while not table.over:
        kind = table.kind
        if wealthy and kind and kind.name in ("turn_menu", "buy_market") and dice.random() < 0.5:
            enrich(table)
        families: dict[str, list[str]] = {}
        for key in table.options():
            families.setdefault(key.split(":")[0], []).append(key)
        verb = dice.choices(list(families), [RARE.get(verb, 1.0) for verb in families])[0]
        table.play(dice.choice(families[verb]))
        yield table


def enrich(table: Table) -> None:
    me = table.state.player[table.seat]
    me.money = max(me.money, 12)
    for resource in RESOURCES:
        me.cubes[resource] = max(me.cubes[resource], 4)


# ---------------------------------------------------------------- what must hold


def check_city(view: dict[str, Any], state: Any, seats: int) -> None:
    """Buildings lie in their shapes on playable land of their owner; gardens belong to nobody; the masks agree."""
    covered = Counter[str]()
    for building in view["standing"]:
        size = BUILDINGS[building["building"]][1]
        assert len(building["squares"]) == {"small": 1, "medium": 2, "large": 4}[size]
        assert all(view["owner"][square] == building["owner"] for square in building["squares"])
        assert min(SQUARES.number(square) for square in building["squares"]) == SQUARES.number(building["square"])
        covered.update(building["squares"])
    assert max(covered.values(), default=1) == 1
    gardens = [square for square, tile in view["tile"].items() if tile == "garden"]
    assert set(covered) | set(gardens) == {square for square, tile in view["tile"].items() if tile}
    assert all(view["owner"][square] is None for square in gardens)
    assert len(gardens) + view["gardens"] == 16
    for square in SQUARES.ids:
        check_masks(view, state, square, seats, square in covered)


def check_masks(view: dict[str, Any], state: Any, square: str, seats: int, built: bool) -> None:
    number, owner = SQUARES.number(square), view["owner"][square]
    row, column = ROW[number], COLUMN[number]
    playable = printed.is_playable(square, seats)
    assert playable or square in PROPELLERS or (owner is None and view["tile"][square] is None)
    free = playable and owner is None and view["tile"][square] is None
    assert state.free[row] >> column & 1 == free
    for p in range(seats):
        me = state.player[p]
        assert me.own[row] >> column & 1 == (owner == p)
        assert me.land[row] >> column & 1 == (owner == p and not built and square not in PROPELLERS)


def check_supplies(view: dict[str, Any], seats: int) -> None:
    """Every building and every market tile is somewhere."""
    standing = Counter(building["building"] for building in view["standing"])
    for building, (count, *_) in BUILDINGS.items():
        waiting = view["supply"][building] + standing[building]
        assert count - 1 <= waiting <= count, "at most one is taken and has no site yet"
    for kind in KINDS.ids:
        seen = [tile for tile in view["market"].values() if tile == kind]
        owned = sum(player["tiles"].get(kind, 0) for player in view["player"])
        stacked = view["stacked"]["beige"][kind] + view["stacked"]["grey"][kind]
        somewhere = len(seen) + owned + stacked + view["set_aside"][kind]
        most = printed.BEIGE.get(kind, 0) + printed.GREY.get(kind, 0)
        assert somewhere <= most
        if seats == 4 and (kind in printed.PERMANENT or kind == "converter"):
            assert somewhere == most, "these never leave the game"
    assert view["deck_size"] == sum(view["stacks"].values())


def check_players(view: dict[str, Any], seats: int) -> None:
    """Population is the sum of its sources, incomes follow from cubes and tiles, every worker is somewhere."""
    for p in range(seats):
        me = view["player"][p]
        assert sum(me["ledger"].values()) == me["population"] >= 0
        assert me["ledger"]["tens"] >= me["prestige"] // 10, "at least 1 for each ten"
        income = Counter(prestige=sum(me["tiles"][kind] for kind in printed.PLUS_PRESTIGE))
        for building in view["standing"]:
            if building["owner"] == p and building["cube"]:
                squares = BUILDINGS[building["building"]][3:]
                income.update(
                    dict(zip(("money", "cubes", "prestige"), squares[building["cube"] == "square_2"], strict=True))
                )
        assert me["income"] == {name: income[name] for name in ("money", "cubes", "prestige")}
        shown = {name: min(36, income[name]) for name in ("money", "cubes", "prestige")}
        assert view["boards"][p]["income"] == shown
        placed = sum(view["circle_dark"][circle] for circle, owner in view["circle_owner"].items() if owner == p)
        in_play = 5 + 3 - me["reserve"] - me["pending"]
        assert me["dark"] + placed <= in_play, "some may be idle"
        assert me["special"] + (me["special_on"] is not None) <= 1
        sent = [building for building in view["standing"] if building["owner"] == p and building["worker_sent"]]
        assert len(sent) == 3 - me["reserve"]


def check_house(view: dict[str, Any], seats: int, boosts: Counter[int]) -> None:
    """Between build steps the marker has moved once for each building, propeller and boost."""
    for p in range(seats):
        built = sum(building["owner"] == p for building in view["standing"])
        propellers = sum(view["owner"][square] == p for square in PROPELLERS)
        assert view["player"][p]["house"] == min(23, built + propellers + boosts[p])


@seats_and_wealth
def test_everything_holds_after_every_decision(seats: int, wealthy: bool) -> None:
    for seed in range(GAMES):
        boosts, seen, table, dice = Counter[int](), 0, None, random.Random(seed)
        for table in walk(seats, seed, wealthy):
            for move in table.moves[seen:]:
                for what, given in move.events:
                    taken = getattr(what, "name", "") in ("bought_tile", "tile_picked")
                    if taken and KINDS.ids[given[1]] == "building_boost":
                        boosts[given[0]] += 1
            seen = len(table.moves)
            if not table.over and dice.random() > LOOKED_AT:
                continue
            view = table.view()
            check_city(view, table.state, seats)
            check_supplies(view, seats)
            check_players(view, seats)
            if table.over or (table.kind and table.kind.name in ("turn_menu", "end_turn_menu", "buy_market")):
                check_house(view, seats, boosts)
        assert table is not None and table.state.round_number == 7


@seats_and_wealth
def test_the_options_are_those_of_the_spec(seats: int, wealthy: bool) -> None:
    dice = random.Random(seats)
    for seed in range(GAMES):
        for table in walk(seats, seed + 1000, wealthy):
            if not table.over and dice.random() < LOOKED_AT:
                options = table.options()
                assert set(options) == Reference(table).expected(), table.kind
                assert len(options) == len(set(options)) > 1, "one option is taken without asking"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_every_unit(seats: int) -> None:
    """What Aeros, cubes, prestige and population gained and lost is what the notes of the move say."""
    for seed in range(GAMES):
        before: list[list[int]] = []
        for table in walk(seats, seed + 2000, wealthy=False):
            after = [amounts(table.state.player[p]) for p in range(seats)]
            for what, given in table.moves[-1].events if table.moves else []:
                count_note(getattr(what, "name", ""), given, before)
            assert not before or before == after
            before = after


def amounts(me: Any) -> list[int]:
    return [me.money, *me.cubes, me.prestige, me.population]


def count_note(name: str, given: tuple[int, ...], totals: list[list[int]]) -> None:
    """Book one note: Aeros are 0, cubes 1 to 4, prestige 5, population 6."""
    if name in ("earned", "paid"):
        totals[given[0]][0] += given[1] if name == "earned" else -given[1]
    elif name in ("gained", "gave"):
        totals[given[0]][1 + given[2]] += given[1] if name == "gained" else -given[1]
    elif name == "gained_at_last":
        totals[given[0]][1] += given[1]
    elif name == "rose":
        totals[given[0]][5] += given[1]
    elif name in ("populated", "passed_tens", "scored_majority"):
        totals[given[0]][6] += given[-1]
    elif name == "kept_above_zero":
        totals[given[0]][6] = 0


def test_the_games_are_worth_checking() -> None:
    """Random games visit every decision and build in all sizes."""
    kinds, built = set[str](), set[str]()
    for seed in range(24):
        table = None
        for table in walk(2 + seed % 3, seed, wealthy=True):
            kinds.add(table.kind.name if table.kind else "")
        assert table is not None
        built |= {building["building"] for building in table.view()["standing"]}
    assert kinds - {""} == {kind.name for kind in game.kinds if isinstance(kind, Decision)}
    assert {BUILDINGS[building][1] for building in built} == {"small", "medium", "large"}
    assert len(built) > 10


def test_gardens_of_whole_games_are_counted_twice() -> None:
    """What gardens bring, counted from the buildings instead of from the gardens."""
    for seed in range(6):
        table = list(walk(3, seed + 3000, wealthy=True))[-1]
        view = table.view()
        for p in range(3):
            points = 0
            for building in view["standing"]:
                if building["owner"] == p:
                    beside = {near_by for square in building["squares"] for near_by in near(square, diagonal=False)}
                    gardens = sum(view["tile"][square] == "garden" for square in beside)
                    points += gardens * {"small": 1, "medium": 2, "large": 4}[BUILDINGS[building["building"]][1]]
            assert view["boards"][p]["garden_prestige"] == points


def test_sectors_of_whole_games_are_counted_twice() -> None:
    """The largest number of sectors, by augmenting paths instead of Hall's theorem (14.6.6)."""
    for seed in range(6):
        view = list(walk(4, seed + 4000, wealthy=True))[-1].view()
        for p in range(4):
            stands_on = [
                {printed.sector(square) for square in building["squares"]}
                for building in view["standing"]
                if building["owner"] == p
            ]
            taken: dict[tuple[int, int], int] = {}
            covered = sum(assign(number, stands_on, taken, set()) for number in range(len(stands_on)))
            assert view["criteria"]["sectors"][p] == covered


def assign(
    number: int, stands_on: list[set[tuple[int, int]]], taken: dict[tuple[int, int], int], tried: set[tuple[int, int]]
) -> bool:
    """Find a sector for a building, if need be by moving others."""
    for sector in stands_on[number] - tried:
        tried.add(sector)
        if sector not in taken or assign(taken[sector], stands_on, taken, tried):
            taken[sector] = number
            return True
    return False
