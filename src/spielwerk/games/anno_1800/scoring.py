"""The end of the game: influence points, visitors, objectives, tie-breaks (8)."""

from __future__ import annotations

from spielwerk.kernel import game_over, reveal

from .catalogue import (
    BONUS_OF_SIDE,
    CARD_POINTS,
    CARDS,
    COUNTED,
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
    KINDS,
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
from .rules.structures import owns_visibly
from .state import LEFT_IN_HAND, OPEN, USED, State, game

TIE_BREAK_STEP = 128
"""More than any player can have of what breaks a tie."""


@game.note
def game_ends(s: State, p: int) -> None: ...


@game.note
def rounds_are_over(s: State, number: int) -> None: ...


@game.note
def card_left_in_hand(s: State, p: int, card: int) -> None: ...


@game.note
def expedition_shown(s: State, p: int, expedition: int) -> None: ...


@game.note
def scored(s: State, p: int, points: int) -> None: ...


# ---------------------------------------------------------------- 8.2 final scoring


def final_scoring(s: State) -> None:
    """All hands and expedition cards are shown, and the game is over (3.5)."""
    if s.fireworks >= 0:
        game_ends(s, s.fireworks)
    else:
        rounds_are_over(s, s.round_number)
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

    Each class visits its most valuable pictures, with what Zoo and Museum add (8.4).
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


# ---------------------------------------------------------------- 8.5 objective cards


def objective_points(s: State, p: int, objective: int) -> int:
    """The points of one objective card."""
    return scores(s, p, OBJECTIVE_KIND[objective], objective)


@game.effects(KINDS, by="kind")
def scores(s: State, p: int, kind: int, objective: int) -> int:
    """The points of an objective of a kind; those with an effect have none."""
    return 0


@scores.of("industries")
def industry_points(s: State, p: int, kind: int, objective: int) -> int:
    """The listed points of each visible industry, once for each kind (8.5.1)."""
    points = 0
    for industry in range(len(INDUSTRIES)):
        listed = INDUSTRY_POINTS[objective, industry]
        if listed > 0 and owns_visibly(s.player[p], FIRST_TOKEN + industry):
            points += listed
    return points


@scores.of("majority")
def majority_points(s: State, p: int, kind: int, objective: int) -> int:
    """First points for the most, second points for the second most; a shared first place leaves no second (8.5.2)."""
    mine = counted(s, p, COUNTS[objective])
    ahead = 0
    for other in range(s.seats):
        ahead += 1 if counted(s, other, COUNTS[objective]) > mine else 0
    if mine == 0 or ahead > 1:
        return 0
    return FIRST_POINTS[objective] if ahead == 0 else SECOND_POINTS[objective]


@scores.of("expedition_bonus")
def expedition_points(s: State, p: int, kind: int, objective: int) -> int:
    """So many points for each visited picture of a side."""
    points = 0
    for side in range(len(SIDES)):
        if BONUS_OF_SIDE[objective, side] > 0:
            points += BONUS_OF_SIDE[objective, side] * visits(s, p, side)
    return points


@scores.of("hand_penalty")
def hand_points(s: State, p: int, kind: int, objective: int) -> int:
    """Every card left in hand counts."""
    return s.player[p].hand_size * HAND_POINTS[objective]


@scores.of("islands")
def island_points(s: State, p: int, kind: int, objective: int) -> int:
    """Every island counts."""
    return counted(s, p, COUNTS[objective]) * ISLAND_POINTS[objective]


# ---------------------------------------------------------------- what objectives count


@game.effects(COUNTED, by="what")
def counted(s: State, p: int, what: int) -> int:
    """What a majority or an island objective counts."""
    return 0


@counted.of("workers")
def workers(s: State, p: int, what: int) -> int:
    return s.player[p].owned[WORKER]


@counted.of("engineers")
def engineers(s: State, p: int, what: int) -> int:
    return s.player[p].owned[ENGINEER]


@counted.of("investors")
def investors(s: State, p: int, what: int) -> int:
    return s.player[p].owned[INVESTOR]


@counted.of("expedition_cards")
def expedition_cards(s: State, p: int, what: int) -> int:
    return s.player[p].expeditions


@counted.of("new_world_islands")
def new_world_islands(s: State, p: int, what: int) -> int:
    return s.player[p].new_worlds


@counted.of("old_world_islands")
def old_world_islands(s: State, p: int, what: int) -> int:
    return s.player[p].old_worlds


@counted.of("islands")
def islands(s: State, p: int, what: int) -> int:
    return s.player[p].old_worlds + s.player[p].new_worlds


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


# ---------------------------------------------------------------- 8.3 tie-break


def visible_structures(s: State, p: int) -> int:
    """Industries, shipyards and ships that a player's fields show (12.29)."""
    count = 0
    for field in range(len(FIELDS)):
        count += 1 if s.player[p].shown[field] >= 0 else 0
    return count


@game.standing
def standing(s: State, p: int) -> int:
    """Points, then visible structures, then the fewer hand cards."""
    points = score(s, p) * TIE_BREAK_STEP + visible_structures(s, p)
    return points * TIE_BREAK_STEP + len(CARDS) - s.player[p].hand_size
