"""Final scoring, majorities, ledger and tie-break (10)."""

from __future__ import annotations

from spielwerk.kernel import game_over, lowest, without_lowest

from .catalogue import (
    ALL_DARK,
    BESIDE,
    COLUMNS,
    CRITERIA,
    CRITERION,
    CUBES,
    EFFECT,
    EFFECT_AEROS,
    EFFECT_PRESTIGE,
    FINAL_SCORING,
    FROM_MAJORITIES,
    GARDEN,
    GARDEN_PRESTIGE,
    GARDENS,
    HEIGHT,
    KEPT,
    KINDS,
    LARGE,
    LEDGER,
    MAJORITY,
    MAJORITY_ALONE,
    MAJORITY_LOST,
    MAJORITY_MINIMUM,
    MAJORITY_TIED,
    MEDIUM,
    MONEY,
    POPULATION_FLOOR,
    POPULATION_TILE,
    PRESTIGE,
    PRESTIGE_STEP,
    ROWS,
    SECTOR,
    SECTORS,
    SET_CUBES,
    SIDES,
    SIZE,
    SMALL,
    SQUARES,
    START_SPECIAL,
    STOCKPILE,
    WIDTH,
)
from .rules.buildings import shown_income
from .rules.city import (
    built_row,
    corner_of,
    is_built,
    own_propellers,
    shape_of,
    square_at,
)
from .rules.goods import all_cubes, earn, gain_prestige
from .rules.income import announce_income
from .state import Player, State, game

FIRST_RESOURCE = 0
"""The colours of the last cubes no longer matter; all are booked as white."""


@game.note
def final_scoring_begins(s: State) -> None: ...


@game.note
def gained_at_last(s: State, p: int, amount: int) -> None: ...


@game.note
def scored_tile(s: State, p: int, kind: int, times: int) -> None: ...


@game.note
def scored_gardens(s: State, p: int, points: int) -> None: ...


@game.note
def scored_majority(s: State, p: int, kind: int, points: int) -> None: ...


@game.note
def kept_above_zero(s: State, p: int) -> None: ...


# ---------------------------------------------------------------- final scoring (10)


@game.step
def final_scoring(s: State) -> None:
    """Income, prestige from tiles, gardens, majorities: each step for all players in player order."""
    s.phase = FINAL_SCORING
    final_scoring_begins(s)
    for place in range(s.seats):
        last_income(s, s.order[place])
    for place in range(s.seats):
        score_tiles(s, s.order[place])
    for place in range(s.seats):
        score_gardens(s, s.order[place])
    for place in range(s.seats):
        score_majorities(s, s.order[place])
    game_over(s)


def last_income(s: State, p: int) -> None:
    """Income once more."""
    me = s.player[p]
    announce_income(s, p)
    earn(s, p, shown_income(me, MONEY))
    if shown_income(me, CUBES) > 0:
        me.cubes[FIRST_RESOURCE] += shown_income(me, CUBES)
        gained_at_last(s, p, shown_income(me, CUBES))
    gain_prestige(s, p, shown_income(me, PRESTIGE))


def score_tiles(s: State, p: int) -> None:
    """Prestige from tiles."""
    for kind in range(len(KEPT)):
        if s.player[p].tiles[kind] > 0:
            score_tile(s, p, kind)


@game.effects(KINDS)
def score_tile(s: State, p: int, kind: int) -> None:
    """The prestige that a tile brings in the end: most bring none."""


@score_tile.of("stockpile")
def score_stockpile(s: State, p: int, kind: int) -> None:
    """Prestige for every full set of Aeros and cubes."""
    score_times(s, p, kind, full_sets(s.player[p]))


@score_tile.of("patron")
def score_patron(s: State, p: int, kind: int) -> None:
    """Prestige for every tile that brings population in the end."""
    score_times(s, p, kind, population_tiles(s.player[p]))


def score_times(s: State, p: int, kind: int, times: int) -> None:
    """The prestige of a tile so many times, for each of its copies."""
    scored_tile(s, p, kind, times)
    gain_prestige(s, p, s.player[p].tiles[kind] * EFFECT_PRESTIGE[kind] * times)


def full_sets(me: Player) -> int:
    """How many complete sets of Aeros and cubes a player has."""
    return min(me.money // EFFECT_AEROS[STOCKPILE], all_cubes(me) // SET_CUBES)


def population_tiles(me: Player) -> int:
    """How many tiles a player has that bring population in the end (14.5.6)."""
    count = 0
    for kind in range(len(KEPT)):
        if POPULATION_TILE[kind]:
            count += me.tiles[kind]
    return count


def score_gardens(s: State, p: int) -> None:
    """Prestige for every building beside a garden, for each of its gardens."""
    points = garden_prestige(s, p)
    if points > 0:
        scored_gardens(s, p, points)
        gain_prestige(s, p, points)


def garden_prestige(s: State, p: int) -> int:
    """What a player's buildings beside gardens bring; a building touches a garden on one side at most."""
    points = 0
    gardens = GARDENS - s.gardens
    for square in range(len(SQUARES)):
        if gardens == 0:
            break
        if s.tile[square] == GARDEN:
            gardens -= 1
            for side in range(SIDES):
                points += garden_side(s, p, BESIDE[square, side])
    return points


def garden_side(s: State, p: int, beside: int) -> int:
    """What the building on a square beside a garden brings a player."""
    if beside < 0 or s.owner[beside] != p or not is_built(s, beside):
        return 0
    return GARDEN_PRESTIGE[SIZE[s.tile[corner_of(s, beside)]]]


# ---------------------------------------------------------------- majorities (10.4)


def score_majorities(s: State, p: int) -> None:
    """All majority tiles of a player are added up, then population stays above the floor (14.6.8)."""
    me = s.player[p]
    points = 0
    for kind in range(len(KEPT)):
        if EFFECT[kind] == MAJORITY and me.tiles[kind] > 0:
            scored_majority(s, p, kind, majority_points(s, p, kind))
            points += me.tiles[kind] * majority_points(s, p, kind)
    change = max(points, POPULATION_FLOOR - me.population)
    if change > points:
        kept_above_zero(s, p)
    me.population += change
    me.ledger[FROM_MAJORITIES] += change


def majority_points(s: State, p: int, kind: int) -> int:
    """What a majority tile is worth to a player as things stand."""
    mine = majority_count(s, p, CRITERION[kind])
    most = 0
    for seat in range(s.seats):
        if seat != p:
            most = max(most, majority_count(s, seat, CRITERION[kind]))
    if mine < most or mine < MAJORITY_MINIMUM[kind]:
        return MAJORITY_LOST
    return MAJORITY_TIED if mine == most else MAJORITY_ALONE


@game.effects(CRITERIA)
def majority_count(s: State, p: int, criterion: int) -> int:
    """What a majority counts."""
    return 0


@majority_count.of("propellers")
def count_propellers(s: State, p: int, criterion: int) -> int:
    """Own propellers."""
    return own_propellers(s, p)


@majority_count.of("small_buildings")
def count_small(s: State, p: int, criterion: int) -> int:
    """Small buildings."""
    return s.player[p].buildings[SMALL]


@majority_count.of("medium_buildings")
def count_medium(s: State, p: int, criterion: int) -> int:
    """Medium buildings."""
    return s.player[p].buildings[MEDIUM]


@majority_count.of("large_buildings")
def count_large(s: State, p: int, criterion: int) -> int:
    """Large buildings."""
    return s.player[p].buildings[LARGE]


@majority_count.of("sectors")
def count_sectors(s: State, p: int, criterion: int) -> int:
    """Sectors that own buildings cover."""
    return sectors_covered(s, p)


@majority_count.of("workers")
def count_workers(s: State, p: int, criterion: int) -> int:
    """All workers but those in the reserve."""
    return ALL_DARK - s.player[p].reserve + START_SPECIAL


# ---------------------------------------------------------------- sectors (14.6.6)


def sectors_covered(s: State, p: int) -> int:
    """The largest number of sectors that a player's buildings cover when each counts for one of its sectors.

    Sectors in which a building stands alone are covered anyway. For the others: of any set of them at least as many
    stay uncovered as it has more sectors than buildings, and by Hall's theorem the worst set says exactly how many.
    """
    touched = sectors_with(s, p, len(SECTORS))
    doubtful = touched & ~sectors_with(s, p, 1)
    worst = 0
    chosen = doubtful
    while chosen:
        worst = max(worst, size_of(chosen) - buildings_in(s, p, chosen))
        chosen = (chosen - 1) & doubtful
    return size_of(touched) - worst


def sectors_with(s: State, p: int, most: int) -> int:
    """The sectors, as bits, that hold a building of a player which stands in so many of them at most."""
    held = 0
    for row in range(1, ROWS + 1):
        bits = built_row(s.player[p], row)
        while bits:
            square = square_at(row, lowest(bits))
            bits = without_lowest(bits)
            if s.cube[square] >= 0 and size_of(sectors_of(s, square)) <= most:
                held |= sectors_of(s, square)
    return held


def buildings_in(s: State, p: int, chosen: int) -> int:
    """How many of a player's buildings stand in one of the chosen sectors."""
    count = 0
    for row in range(1, ROWS + 1):
        bits = built_row(s.player[p], row)
        while bits:
            square = square_at(row, lowest(bits))
            bits = without_lowest(bits)
            if s.cube[square] >= 0 and sectors_of(s, square) & chosen:
                count += 1
    return count


def sectors_of(s: State, corner: int) -> int:
    """The sectors, as bits, on which the building with this top left square stands."""
    shape = shape_of(s, corner)
    bits = 0
    for down in range(HEIGHT[shape]):
        for right in range(WIDTH[shape]):
            bits |= 1 << SECTOR[corner + down * COLUMNS + right]
    return bits


def size_of(bits: int) -> int:
    """How many things a set has."""
    count = 0
    while bits:
        bits = without_lowest(bits)
        count += 1
    return count


# ---------------------------------------------------------------- points


@game.score
def score(s: State, p: int) -> int:
    """A player's population."""
    return s.player[p].population


@game.ledger(LEDGER)
def ledger_entry(s: State, p: int, category: int) -> int:
    """A player's population from one source."""
    return s.player[p].ledger[category]


@game.standing
def standing(s: State, p: int) -> int:
    """Population; then whose prestige marker is closer to the next multiple of ten."""
    me = s.player[p]
    return me.population * PRESTIGE_STEP + me.prestige % PRESTIGE_STEP
