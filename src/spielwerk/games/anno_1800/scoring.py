"""The end of the game: influence points, visitors, objectives, tie-breaks (6)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    BONUS_OF_SIDE,
    BY_HAND,
    BY_INDUSTRIES,
    BY_ISLANDS,
    BY_MAJORITY,
    CARD_POINTS,
    CARDS,
    COUNT_ENGINEERS,
    COUNT_EXPEDITIONS,
    COUNT_INVESTORS,
    COUNT_ISLANDS,
    COUNT_NEW_WORLD,
    COUNT_WORKERS,
    COUNTS,
    ENGINEER,
    FIELDS,
    FIREWORKS_POINTS,
    FIRST_POINTS,
    FIRST_TOKEN,
    FROM_CARDS,
    FROM_EXPEDITIONS,
    FROM_FIREWORKS,
    FROM_GOLD,
    GOLD_PER_POINT,
    HAND_POINTS,
    IN_PLAY,
    INDUSTRIES,
    INDUSTRY_POINTS,
    INVESTOR,
    ISLAND_POINTS,
    LEDGER,
    MOST_PICTURE_POINTS,
    MOST_SIDE_BONUS,
    OBJECTIVE_KIND,
    PICTURE_POINTS,
    POPULATION,
    SECOND_POINTS,
    SIDES,
    VISITOR,
    WORKER,
)
from spielwerk.games.anno_1800.rules.structures import owns_visibly
from spielwerk.games.anno_1800.state import LEFT_IN_HAND, OPEN, USED, State, game
from spielwerk.kernel import game_over, reveal

TIE_BREAK_STEP = 128
"""More than any player can have of what breaks a tie."""


@game.note
def game_ends(s: State) -> None: ...


@game.note
def card_left_in_hand(s: State, p: int, card: int) -> None: ...


@game.note
def expedition_shown(s: State, p: int, expedition: int) -> None: ...


@game.note
def scored(s: State, p: int, points: int) -> None: ...


# ---------------------------------------------------------------- 6.2 final scoring


def final_scoring(s: State) -> None:
    """All hands and expedition cards are shown, and the game is over (4.7)."""
    game_ends(s)
    reveal(s)
    for p in range(s.seats):
        show_all(s, p)
    for p in range(s.seats):
        scored(s, p, score(s, p))
    game_over(s)


def show_all(s: State, p: int) -> None:
    """Everybody sees a player's expedition cards and the cards left in hand."""
    me = s.player[p]
    for slot in range(me.expeditions):
        s.expedition_owner[me.expedition[slot]] = p
        expedition_shown(s, p, me.expedition[slot])
    for slot in range(me.hand_size):
        s.card_owner[me.hand[slot]] = p
        s.card_face[me.hand[slot]] = LEFT_IN_HAND
        card_left_in_hand(s, p, me.hand[slot])


def card_points(s: State, p: int) -> int:
    """Population cards in the tableau, open or used."""
    points = 0
    for card in range(len(CARDS)):
        if s.card_owner[card] == p and (s.card_face[card] == OPEN or s.card_face[card] == USED):
            points += CARD_POINTS[card]
    return points


# ---------------------------------------------------------------- expedition cards


def side_bonus(s: State, side: int) -> int:
    """What Zoo or Museum adds for each visited picture of a side."""
    bonus = 0
    for place in range(IN_PLAY):
        bonus += BONUS_OF_SIDE[s.objective[place], side]
    return bonus


def visits(s: State, p: int, counted_side: int) -> int:
    """Printed points of all visited pictures, or the number of visited pictures of one side.

    Each class visits its most valuable pictures, with what Zoo and Museum add (R28).
    """
    total = 0
    if s.player[p].expeditions > 0:
        for population in range(len(POPULATION)):
            if s.player[p].owned[population] > 0:
                total += visits_of_class(s, p, population, counted_side)
    return total


def visits_of_class(s: State, p: int, population: int, counted_side: int) -> int:
    """What the cubes of one class visit, the most valuable pictures first."""
    cubes = s.player[p].owned[population]
    first_bonus, second_bonus = side_bonus(s, 0), side_bonus(s, 1)
    total = 0
    for worth in range(MOST_PICTURE_POINTS + MOST_SIDE_BONUS, 0, -1):
        for side in range(len(SIDES)):
            printed = worth - (first_bonus if side == 0 else second_bonus)
            if cubes > 0 and 0 < printed <= MOST_PICTURE_POINTS:
                visited = min(cubes, pictures(s, p, population, side, printed))
                cubes -= visited
                if counted_side < 0:
                    total += visited * printed
                elif counted_side == side:
                    total += visited
    return total


def pictures(s: State, p: int, population: int, side: int, points: int) -> int:
    """How many pictures of a side ask for this class and have these points; hidden cards count as none."""
    me = s.player[p]
    count = 0
    for slot in range(me.expeditions):
        card = me.expedition[slot]
        if card >= 0 and VISITOR[card, side] == population and PICTURE_POINTS[card, side] == points:
            count += 1
    return count


# ---------------------------------------------------------------- 5.5 objective cards


def objective_points(s: State, p: int, objective: int) -> int:
    """The points of one objective card."""
    kind = OBJECTIVE_KIND[objective]
    if kind == BY_INDUSTRIES:
        return industry_points(s, p, objective)
    if kind == BY_MAJORITY:
        return majority_points(s, p, objective)
    if kind == BY_ISLANDS:
        return counted(s, p, COUNTS[objective]) * ISLAND_POINTS[objective]
    if kind == BY_HAND:
        return s.player[p].hand_size * HAND_POINTS[objective]
    points = 0
    for side in range(len(SIDES)):
        if BONUS_OF_SIDE[objective, side] > 0:
            points += BONUS_OF_SIDE[objective, side] * visits(s, p, side)
    return points


def industry_points(s: State, p: int, objective: int) -> int:
    """The listed points of each visible industry, once for each kind (R26)."""
    points = 0
    for industry in range(len(INDUSTRIES)):
        listed = INDUSTRY_POINTS[objective, industry]
        if listed > 0 and owns_visibly(s.player[p], FIRST_TOKEN + industry):
            points += listed
    return points


def counted(s: State, p: int, what: int) -> int:
    """What a majority or an island objective counts."""
    me = s.player[p]
    if what == COUNT_WORKERS:
        return me.owned[WORKER]
    if what == COUNT_ENGINEERS:
        return me.owned[ENGINEER]
    if what == COUNT_INVESTORS:
        return me.owned[INVESTOR]
    if what == COUNT_EXPEDITIONS:
        return me.expeditions
    if what == COUNT_NEW_WORLD:
        return me.new_worlds
    if what == COUNT_ISLANDS:
        return me.old_worlds + me.new_worlds
    return me.old_worlds


def majority_points(s: State, p: int, objective: int) -> int:
    """First points for the most, second points for the second most; a shared first place leaves no second (R25)."""
    mine = counted(s, p, COUNTS[objective])
    ahead = 0
    for other in range(s.seats):
        ahead += 1 if counted(s, other, COUNTS[objective]) > mine else 0
    if mine == 0 or ahead > 1:
        return 0
    return FIRST_POINTS[objective] if ahead == 0 else SECOND_POINTS[objective]


# ---------------------------------------------------------------- the sum


@game.ledger(LEDGER)
def ledger_entry(s: State, p: int, category: int) -> int:
    """A player's points from one category."""
    if category == FROM_CARDS:
        return card_points(s, p)
    if category == FROM_EXPEDITIONS:
        return visits(s, p, -1)
    if category == FROM_GOLD:
        return s.player[p].gold // GOLD_PER_POINT
    if category == FROM_FIREWORKS:
        return FIREWORKS_POINTS if s.fireworks == p else 0
    points = 0
    for place in range(IN_PLAY):
        points += objective_points(s, p, s.objective[place])
    return points


@game.score
def score(s: State, p: int) -> int:
    """A player's influence points if the game ended now."""
    points = 0
    for category in range(len(LEDGER)):
        points += ledger_entry(s, p, category)
    return points


# ---------------------------------------------------------------- 6.3 tie-break


def visible_structures(s: State, p: int) -> int:
    """Industries, shipyards and ships that a player's fields show (R31)."""
    count = 0
    for field in range(len(FIELDS)):
        count += 1 if s.player[p].shown[field] >= 0 else 0
    return count


@game.standing
def standing(s: State, p: int) -> int:
    """Points, then visible structures, then the fewer hand cards."""
    points = score(s, p) * TIE_BREAK_STEP + visible_structures(s, p)
    return points * TIE_BREAK_STEP + len(CARDS) - s.player[p].hand_size
