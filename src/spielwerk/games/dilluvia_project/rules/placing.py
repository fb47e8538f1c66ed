"""Placing workers: circles, Aero symbols, the special worker's bonus, and what the fields do (4.2, 5)."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import (
    AERO_COST,
    AEROS_PER_WORKER,
    BUILD_TARGET,
    CIRCLE_TARGET,
    COLOUR_CIRCLE,
    CUBES_PER_WORKER,
    EFFECT_AEROS,
    EXTRA_AEROS,
    EXTRA_CIRCLE,
    EXTRA_FIELDS,
    EXTRA_OF,
    EXTRA_SPECIAL_CUBES,
    EXTRA_TARGET,
    FROM_GARDEN_BONUS,
    GARDEN_TARGET,
    LAND_TARGET,
    MONEY_TARGET,
    MULTI_WORKER,
    NEUTRAL,
    NEUTRAL_CIRCLE,
    ORDER_TARGET,
    SPECIAL_AEROS,
    SPECIAL_CUBES,
    SPECIAL_POPULATION,
    SPECIAL_PRESTIGE,
    SPECIAL_SQUARES,
    SPECIAL_SWITCHES,
    SWITCH_TARGET,
    SWITCHES,
    TARGET_FIELD,
    TARGET_RESOURCE,
    TARGETS,
    TOLL_RIGHT,
    WORKERS_FOR_EXTRA_AERO,
)
from spielwerk.games.dilluvia_project.rules.construction import NOTHING, build_menu
from spielwerk.games.dilluvia_project.rules.gardens import BOUGHT, choose_garden_square
from spielwerk.games.dilluvia_project.rules.goods import (
    earn,
    gain_cubes,
    gain_population,
    gain_prestige,
    pay,
)
from spielwerk.games.dilluvia_project.rules.land import land_menu
from spielwerk.games.dilluvia_project.rules.market import buy_extra
from spielwerk.games.dilluvia_project.rules.repositioning import choose_switch
from spielwerk.games.dilluvia_project.rules.tiles import choose_resource
from spielwerk.games.dilluvia_project.state import State, game
from spielwerk.kernel import Options, offer

PLACE = game.verb("place:<target>")
PLACE_EXTRA = game.verb("place:<extra_field>:extra")
WORKERS = game.verb("workers:<dark_workers>:0")
WITH_SPECIAL = game.verb("workers:<dark_workers>:1")

NO_CIRCLE = -1


@game.note
def workers_placed(s: State, p: int, dark: int, special: int, target: int) -> None: ...


@game.note
def bonus_earned(s: State, p: int, field: int) -> None: ...


@game.note
def toll_received(s: State, p: int) -> None: ...


@game.note
def toll_saved(s: State, p: int) -> None: ...


@game.refusal("5")
def lacks_aeros_for_circle(out: Options, option: int, price: int) -> None: ...


@game.refusal("4.2")
def no_circle_free(out: Options, option: int) -> None: ...


@game.refusal("4.2")
def own_circle_used(out: Options, option: int) -> None: ...


@game.refusal("5.1")
def in_order_already(out: Options, option: int) -> None: ...


@game.refusal("5.6")
def extra_circle_used(out: Options, option: int, owner: int) -> None: ...


@game.refusal("5.6")
def own_circle_first(out: Options, option: int, target: int) -> None: ...


# ---------------------------------------------------------------- circles (4.2)


def offer_targets(s: State, p: int, out: Options) -> None:
    """Every row with a circle that the player may use and pay."""
    for target in range(len(TARGETS)):
        circle = circle_for(s, p, target)
        if circle == NO_CIRCLE:
            explain_target(s, p, target, out)
        elif can_pay_circle(s, p, circle):
            offer(out, PLACE + target)
        else:
            lacks_aeros_for_circle(out, PLACE + target, AERO_COST[circle])
    for extra in range(len(EXTRA_FIELDS)):
        offer_extra(s, p, extra, out)


def offer_extra(s: State, p: int, extra: int, out: Options) -> None:
    """An extra circle is for whoever has used the circle of the own colour on its field."""
    target = EXTRA_OF[extra]
    if s.circle_owner[EXTRA_CIRCLE[extra]] >= 0:
        extra_circle_used(out, PLACE_EXTRA + extra, s.circle_owner[EXTRA_CIRCLE[extra]])
    elif s.circle_owner[COLOUR_CIRCLE[target, p]] < 0:
        own_circle_first(out, PLACE_EXTRA + extra, target)
    else:
        offer(out, PLACE_EXTRA + extra)


def circle_for(s: State, p: int, target: int) -> int:
    """The circle that a player would use: the own one, or the leftmost that is free; -1 for none."""
    if not NEUTRAL[target]:
        circle = COLOUR_CIRCLE[target, p]
        return circle if s.circle_owner[circle] < 0 else NO_CIRCLE
    if target == ORDER_TARGET and in_order_row(s, p):
        return NO_CIRCLE
    place = 0
    while NEUTRAL_CIRCLE[s.seats, target, place] >= 0 and s.circle_owner[NEUTRAL_CIRCLE[s.seats, target, place]] >= 0:
        place += 1
    return NEUTRAL_CIRCLE[s.seats, target, place]


def in_order_row(s: State, p: int) -> bool:
    """Whether a player has a worker on the field for the player order already (R12)."""
    for place in range(s.seats):
        if s.circle_owner[NEUTRAL_CIRCLE[s.seats, ORDER_TARGET, place]] == p:
            return True
    return False


def explain_target(s: State, p: int, target: int, out: Options) -> None:
    """Say why no circle of a row can be used."""
    if not NEUTRAL[target]:
        own_circle_used(out, PLACE + target)
    elif target == ORDER_TARGET and in_order_row(s, p):
        in_order_already(out, PLACE + target)
    else:
        no_circle_free(out, PLACE + target)


def can_pay_circle(s: State, p: int, circle: int) -> bool:
    """Whether a player can pay the Aero of a circle; the owner of the toll right needs none (R14)."""
    return s.player[p].money >= AERO_COST[circle] or s.player[p].tiles[TOLL_RIGHT] > 0


@game.decision(WORKERS, WITH_SPECIAL)
class choose_workers:
    """How many workers do you place?"""

    @staticmethod
    def options(s: State, p: int, target: int, circle: int, out: Options) -> None:
        me = s.player[p]
        most = me.dark if MULTI_WORKER[target] else min(me.dark, 1)
        for dark in range(1, most + 1):
            offer(out, WORKERS + dark)
        if me.special:
            for dark in range(most + 1 if MULTI_WORKER[target] else 1):
                offer(out, WITH_SPECIAL + dark)

    @staticmethod
    def take(s: State, p: int, target: int, circle: int, verb: int, item: int) -> None:
        place_workers(s, p, circle, item, 1 if verb == WITH_SPECIAL else 0)


def place_workers(s: State, p: int, circle: int, dark: int, special: int) -> None:
    """Put workers on a circle, pay its Aero, take the bonus, do what the field does."""
    me = s.player[p]
    target = CIRCLE_TARGET[circle]
    bonus = special > 0 and bonus_left(s, TARGET_FIELD[target])
    s.circle_owner[circle] = p
    s.circle_dark[circle] = dark
    me.dark -= dark
    me.special -= special
    if special:
        me.special_on = circle
    workers_placed(s, p, dark, special, target)
    pay_circle(s, p, circle)
    if bonus:
        bonus_earned(s, p, TARGET_FIELD[target])
    use_field(s, p, target, dark + special, bonus)


def bonus_left(s: State, field: int) -> bool:
    """Whether no special worker has come to a field in this round."""
    for seat in range(s.seats):
        circle = s.player[seat].special_on
        if circle >= 0 and TARGET_FIELD[CIRCLE_TARGET[circle]] == field:
            return False
    return True


def pay_circle(s: State, p: int, circle: int) -> None:
    """The Aero of a circle goes to the owner of the toll right, if there is one, else to the bank."""
    if AERO_COST[circle] == 0:
        return
    owner = toll_owner(s)
    if owner == p:
        toll_saved(s, p)
        return
    pay(s, p, AERO_COST[circle])
    if owner >= 0:
        toll_received(s, owner)
        earn(s, owner, EFFECT_AEROS[TOLL_RIGHT])


def toll_owner(s: State) -> int:
    """Who has the toll right; -1 for nobody."""
    for seat in range(s.seats):
        if s.player[seat].tiles[TOLL_RIGHT] > 0:
            return seat
    return -1


# ---------------------------------------------------------------- what the fields do (5)


def use_field(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """The bonus first, then the action."""
    if target == ORDER_TARGET:
        gain_prestige(s, p, place_of(s, p) if bonus else 0)
    elif target == MONEY_TARGET:
        earn(s, p, SPECIAL_AEROS if bonus else 0)
        earn(s, p, workers * AEROS_PER_WORKER + workers // WORKERS_FOR_EXTRA_AERO * EXTRA_AEROS)
    elif TARGET_RESOURCE[target] >= 0:
        gain_cubes(s, p, SPECIAL_CUBES if bonus else 0, TARGET_RESOURCE[target])
        gain_cubes(s, p, workers * CUBES_PER_WORKER, TARGET_RESOURCE[target])
    elif target == LAND_TARGET:
        land_menu(s, p, workers, SPECIAL_SQUARES if bonus else 0)
    elif target == BUILD_TARGET:
        gain_prestige(s, p, SPECIAL_PRESTIGE if bonus else 0)
        build_menu(s, p, workers, NOTHING)
    elif target == EXTRA_TARGET:
        if bonus:
            choose_resource(s, p, EXTRA_SPECIAL_CUBES)
        buy_extra(s, p)
    elif target == GARDEN_TARGET:
        gain_population(s, p, SPECIAL_POPULATION if bonus else 0, FROM_GARDEN_BONUS)
        choose_garden_square(s, p, BOUGHT)
    elif target == SWITCH_TARGET:
        choose_switch(s, p, SWITCHES + (SPECIAL_SWITCHES if bonus else 0), -1, -1)


def place_of(s: State, p: int) -> int:
    """A player's place in the player order, counted from 1."""
    place = 0
    while s.order[place] != p:
        place += 1
    return place + 1
