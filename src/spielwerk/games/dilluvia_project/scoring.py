"""Final scoring, majorities, ledger and tie-break (6)."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import (
    ALL_DARK,
    BESIDE,
    BY_LARGE,
    BY_MEDIUM,
    BY_PROPELLERS,
    BY_SECTORS,
    BY_SMALL,
    COLUMNS,
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
    LARGE,
    LEDGER,
    MAJORITY,
    MAJORITY_ALONE,
    MAJORITY_LOST,
    MAJORITY_MINIMUM,
    MAJORITY_TIED,
    MEDIUM,
    MONEY,
    PATRON,
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
from spielwerk.games.dilluvia_project.rules.buildings import shown_income
from spielwerk.games.dilluvia_project.rules.city import (
    built_row,
    corner_of,
    is_built,
    own_propellers,
    shape_of,
    square_at,
)
from spielwerk.games.dilluvia_project.rules.goods import all_cubes, earn, gain_cubes, gain_prestige
from spielwerk.games.dilluvia_project.rules.income import announce_income
from spielwerk.games.dilluvia_project.state import Player, State, game
from spielwerk.kernel import game_over, lowest, without_lowest

FIRST_RESOURCE = 0
"""The colours of the last cubes no longer matter; all are booked as white."""


@game.note
def final_scoring_begins(s: State) -> None: ...


@game.note
def scored_tile(s: State, p: int, kind: int) -> None: ...


@game.note
def scored_gardens(s: State, p: int, points: int) -> None: ...


@game.note
def scored_majority(s: State, p: int, kind: int, points: int) -> None: ...


@game.note
def kept_above_zero(s: State, p: int) -> None: ...


# ---------------------------------------------------------------- 6 final scoring


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
    gain_cubes(s, p, shown_income(me, CUBES), FIRST_RESOURCE)
    gain_prestige(s, p, shown_income(me, PRESTIGE))


def score_tiles(s: State, p: int) -> None:
    """Prestige from `stockpile` and `patron`."""
    me = s.player[p]
    if me.tiles[STOCKPILE]:
        scored_tile(s, p, STOCKPILE)
        gain_prestige(s, p, me.tiles[STOCKPILE] * EFFECT_PRESTIGE[STOCKPILE] * full_sets(me))
    if me.tiles[PATRON]:
        scored_tile(s, p, PATRON)
        gain_prestige(s, p, me.tiles[PATRON] * EFFECT_PRESTIGE[PATRON] * population_tiles(me))


def full_sets(me: Player) -> int:
    """How many complete sets of Aeros and cubes a player has."""
    return min(me.money // EFFECT_AEROS[STOCKPILE], all_cubes(me) // SET_CUBES)


def population_tiles(me: Player) -> int:
    """How many tiles a player has that bring population in the end (R32)."""
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


# ---------------------------------------------------------------- 5.10 majorities


def score_majorities(s: State, p: int) -> None:
    """All majority tiles of a player are added up, then population stays above the floor (R44)."""
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


def majority_count(s: State, p: int, criterion: int) -> int:
    """What a majority counts."""
    me = s.player[p]
    if criterion == BY_PROPELLERS:
        return own_propellers(s, p)
    if criterion == BY_SMALL:
        return me.buildings[SMALL]
    if criterion == BY_MEDIUM:
        return me.buildings[MEDIUM]
    if criterion == BY_LARGE:
        return me.buildings[LARGE]
    if criterion == BY_SECTORS:
        return sectors_covered(s, p)
    return ALL_DARK - me.reserve + START_SPECIAL


# ---------------------------------------------------------------- sectors (R31)


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
