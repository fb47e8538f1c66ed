"""Points as they stand (8.3), the winner (8.5)."""

from __future__ import annotations

from .cards import (
    CERAMICS,
    CHAMPAGNE,
    COLOGNE,
    ELECTRIC_CARS,
    FANCY_SUITS,
    FINE_WINE,
    FOXES,
    GOLDEN_TOILETS,
    GRAPHICS_CARDS,
    IVORY,
    LEATHER_COATS,
    SAUNA,
    SMARTWATCHES,
    VELVET_ROBES,
    WIND_TURBINES,
)
from .catalogue import (
    BASE_VALUE,
    CARD_RANK,
    CONSUMER,
    CONTAINER_IN_PORT,
    CREDITS,
    CREDITS_PER_COMPLETED,
    EFFECT_TYPE,
    FROM_CONTAINERS,
    FROM_CREDITS,
    FROM_GOODS,
    FROM_MAJORITIES,
    FROM_SET,
    ILLEGAL,
    LEDGER,
    LUXURY,
    MAJORITY_BONUS,
    PER_GOODS,
    SET_BONUS,
    SET_NEEDS,
    SHIPS_PER_PORT,
    SUPPLY,
    TYPES,
    param,
)
from .rules.limits import rank
from .rules.ships import board_ships, own_ship
from .rules.zones import (
    completed_of,
    count_type,
    effects,
    goods_count,
    goods_of,
    hand_of,
    has,
)
from .state import COPY, IN_PORT, ON_BOARD, ORIGINAL, State, game

CHAMPAGNE_VALUE = param("champagne", "base_value")
COAT_VALUE = param("leather_coats", "base_value")
IVORY_BONUS = CREDITS[IVORY]
SAUNA_FACTOR = param("sauna", "factor")
WINE_GOODS = param("fine_wine", "per_type")
ROBE_CREDITS = param("velvet_robes", "credits_per_hand_card")
COLOGNE_CREDITS = param("cologne", "credits_per_import")
PAIR_CREDITS = param("smartwatches", "credits_per_pair")
WINNING_MAJORITIES = param("graphics_cards", "majorities")
TIE_BREAK = 2
"""Points count twice in the standing, so that there is room for a half between two scores."""
WON = 100_000
"""Added to the points of a player who wins by a card; more than anybody can have."""


# ---------------------------------------------------------------- goods


def instance_owned(s: State, p: int, effect: int, instance: int) -> bool:
    """Whether a player has an effect by its own card, or by a copy."""
    mine = completed_of(s, p)
    if instance == ORIGINAL:
        return s.zone[effect] == mine
    return s.copied == effect and s.zone[WIND_TURBINES] == mine


def electric_goods(s: State, p: int, goods_type: int) -> int:
    """`electric_cars`: Supply imports that count as goods of a type."""
    goods = 0
    for instance in range(COPY + 1):
        if s.electric_type[instance] == goods_type and instance_owned(s, p, ELECTRIC_CARS, instance):
            goods += s.imports_tally[s.player[p].port, SUPPLY]
    return goods


def scored_goods(s: State, p: int, goods_type: int) -> int:
    """A player's goods of a type as they are scored; `ceramics` count as luxury too."""
    goods = goods_count(s, p, goods_type) + electric_goods(s, p, goods_type)
    if goods_type == LUXURY and has(s, p, CERAMICS):
        consumer = goods_count(s, p, CONSUMER) + electric_goods(s, p, CONSUMER)
        goods += effects(s, p, CERAMICS) * (consumer // PER_GOODS[CERAMICS])
    return goods


def goods_points(s: State, p: int) -> int:
    """The base values of all goods."""
    points = 0
    for goods_type in range(len(TYPES)):
        points += scored_goods(s, p, goods_type) * base_value(s, p, goods_type)
    if s.zone[CHAMPAGNE] == goods_of(s, p) and champagne_counts(s, p):
        points += CHAMPAGNE_VALUE - base_value(s, p, LUXURY)
    return points


def base_value(s: State, p: int, goods_type: int) -> int:
    """What a good of a type is worth to a player."""
    return COAT_VALUE if goods_type == LUXURY and has(s, p, LEATHER_COATS) else BASE_VALUE[goods_type]


def champagne_counts(s: State, p: int) -> bool:
    """`champagne`: the most completed contracts, and the rank of the card."""
    mine = s.count[completed_of(s, p)]
    most = 0
    for other in range(s.seats):
        if other != p:
            most = max(most, s.count[completed_of(s, other)])
    return leads(s, p, mine, most) and rank(s, p, LUXURY) >= CARD_RANK[CHAMPAGNE]


def leads(s: State, p: int, mine: int, most_of_others: int) -> bool:
    """Whether a player has strictly the most of something; `foxes` win ties (12.17)."""
    return mine > most_of_others or (mine == most_of_others and has(s, p, FOXES))


# ---------------------------------------------------------------- majorities


def sharers(s: State, p: int, goods_type: int) -> int:
    """Among how many players the majority of a type is shared, if this one takes part; 0 if not."""
    mine = scored_goods(s, p, goods_type)
    if mine == 0:
        return 0
    tied = 0
    tie_winners = 0
    for other in range(s.seats):
        goods = scored_goods(s, other, goods_type)
        if goods > mine:
            return 0
        if goods == mine:
            tied += 1
            tie_winners += 1 if wins_ties(s, other, goods_type) else 0
    if tie_winners == 0:
        return tied
    return tie_winners if wins_ties(s, p, goods_type) else 0


def wins_ties(s: State, p: int, goods_type: int) -> bool:
    """`foxes`; for illegal goods only together with `ivory` (12.16)."""
    return has(s, p, FOXES) and (goods_type != ILLEGAL or has(s, p, IVORY))


def majority_points(s: State, p: int) -> int:
    """A player's shares of all majorities, rounded up."""
    points = 0
    for goods_type in range(len(TYPES)):
        share = sharers(s, p, goods_type)
        if share > 0:
            bonus = IVORY_BONUS if goods_type == ILLEGAL and has(s, p, IVORY) else MAJORITY_BONUS[goods_type]
            points -= -bonus // share
    for _ in range(effects(s, p, SAUNA)):
        points *= SAUNA_FACTOR
    return points


def set_points(s: State, p: int) -> int:
    """The bonus for goods of every type."""
    for goods_type in range(len(TYPES)):
        if scored_goods(s, p, goods_type) < SET_NEEDS:
            return 0
    return SET_BONUS


# ---------------------------------------------------------------- containers and cards


def containers_in_port(s: State, p: int) -> int:
    """The containers on a player's ships in port."""
    count = 0
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] == IN_PORT:
            count += s.count[ON_BOARD + ship]
    return count


def card_points(s: State, p: int) -> int:
    """The bonuses of completed contracts."""
    luxury = count_type(s, completed_of(s, p), EFFECT_TYPE[GOLDEN_TOILETS])
    points = effects(s, p, GOLDEN_TOILETS) * CREDITS_PER_COMPLETED[GOLDEN_TOILETS] * luxury
    points += effects(s, p, VELVET_ROBES) * ROBE_CREDITS * s.count[hand_of(s, p)]
    if has(s, p, FINE_WINE) and least_goods(s, p) >= WINE_GOODS:
        points += effects(s, p, FINE_WINE) * CREDITS[FINE_WINE]
    if has(s, p, SMARTWATCHES):
        pairs = min(scored_goods(s, p, LUXURY), scored_goods(s, p, CONSUMER))
        points += effects(s, p, SMARTWATCHES) * PAIR_CREDITS * pairs
    if has(s, p, FANCY_SUITS) and most_containers(s, p):
        points += effects(s, p, FANCY_SUITS) * CREDITS[FANCY_SUITS]
    return points + cologne_points(s, p)


def least_goods(s: State, p: int) -> int:
    """How many goods a player has of the type with the fewest."""
    least = scored_goods(s, p, 0)
    for goods_type in range(1, len(TYPES)):
        least = min(least, scored_goods(s, p, goods_type))
    return least


def most_containers(s: State, p: int) -> bool:
    """`fancy_suits`: the most container cards on both ships."""
    most = 0
    for other in range(s.seats):
        if other != p:
            most = max(most, board_ships(s, other))
    return leads(s, p, board_ships(s, p), most)


def cologne_points(s: State, p: int) -> int:
    """`cologne`: credits for the imports of the chosen action."""
    points = 0
    for instance in range(COPY + 1):
        action = s.cologne_action[instance]
        if action >= 0 and instance_owned(s, p, COLOGNE, instance):
            points += COLOGNE_CREDITS * s.imports_tally[s.player[p].port, action]
    return points


# ---------------------------------------------------------------- totals


@game.ledger(LEDGER)
def ledger_entry(s: State, p: int, category: int) -> int:
    """A player's points from one category."""
    if category == FROM_CREDITS:
        return s.player[p].credits
    if category == FROM_CONTAINERS:
        return CONTAINER_IN_PORT * containers_in_port(s, p)
    if category == FROM_GOODS:
        return goods_points(s, p)
    if category == FROM_MAJORITIES:
        return majority_points(s, p)
    if category == FROM_SET:
        return set_points(s, p)
    return card_points(s, p)


@game.score
def score(s: State, p: int) -> int:
    """A player's points as they stand."""
    points = 0
    for category in range(len(LEDGER)):
        points += ledger_entry(s, p, category)
    return points


def graphics_winner(s: State) -> int:
    """Who wins by `graphics_cards`: sole majorities in enough types; -1 for nobody."""
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if has(s, p, GRAPHICS_CARDS) and sole_majorities(s, p) >= WINNING_MAJORITIES:
            return p
    return -1


def sole_majorities(s: State, p: int) -> int:
    """In how many types a player alone has the majority; `foxes` win ties, also of illegal goods here."""
    count = 0
    for goods_type in range(len(TYPES)):
        mine = scored_goods(s, p, goods_type)
        most = 0
        for other in range(s.seats):
            if other != p:
                most = max(most, scored_goods(s, other, goods_type))
        if mine > 0 and leads(s, p, mine, most):
            count += 1
    return count


@game.standing
def standing(s: State, p: int) -> int:
    """The points; `foxes` win the tie for the victory, and whoever wins by a card stands above all (8.5)."""
    return TIE_BREAK * score(s, p) + (1 if has(s, p, FOXES) else 0) + (WON if s.winner == p else 0)
