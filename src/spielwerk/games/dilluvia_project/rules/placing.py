"""Placing workers: circles, Aero symbols, the special worker's bonus, and what the fields do (6, 7)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    AERO_COST,
    AEROS_PER_WORKER,
    CIRCLE_TARGET,
    COLOUR_CIRCLE,
    CUBES_PER_WORKER,
    DARK_WORKERS,
    EFFECT_AEROS,
    EXTRA_AEROS,
    EXTRA_CIRCLE,
    EXTRA_FIELDS,
    EXTRA_OF,
    EXTRA_SPECIAL_CUBES,
    FROM_GARDEN_BONUS,
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
    SWITCHES,
    TARGET_FIELD,
    TARGET_RESOURCE,
    TARGETS,
    TOLL_RIGHT,
    WORKERS_FOR_EXTRA_AERO,
)
from ..state import State, game
from .construction import build_menu
from .gardens import BOUGHT, choose_garden_square
from .goods import (
    earn,
    gain_cubes,
    gain_population,
    gain_prestige,
    pay,
)
from .land import land_menu
from .market import buy_extra
from .repositioning import NO_SQUARE, choose_switch
from .tiles import NO_SPACE, choose_resource

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


@game.refusal("6.4")
def lacks_aeros_for_circle(out: Options, option: int, price: int, have: int) -> None: ...


@game.refusal("6.2")
def no_circle_free(out: Options, option: int) -> None: ...


@game.refusal("6.5")
def own_circle_used(out: Options, option: int) -> None: ...


@game.refusal("7.1")
def in_order_already(out: Options, option: int) -> None: ...


@game.refusal("6.5")
def extra_circle_used(out: Options, option: int, owner: int) -> None: ...


@game.refusal("6.5")
def own_circle_first(out: Options, option: int, target: int) -> None: ...


@game.refusal("6.1")
def special_is_placed(out: Options, option: int) -> None: ...


@game.refusal("6.3")
def one_worker_only(out: Options, option: int, target: int) -> None: ...


@game.refusal("6.3")
def lacks_dark_workers(out: Options, option: int, have: int) -> None: ...


@game.refusal("6.3")
def somebody_must_go(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- circles (6.2)


def offer_targets(s: State, p: int, out: Options) -> None:
    """Every row with a circle that the player may use and pay."""
    for target in range(len(TARGETS)):
        circle = circle_for(s, p, target)
        if circle != NO_CIRCLE and can_pay_circle(s, p, circle):
            offer(out, PLACE + target)
    for extra in range(len(EXTRA_FIELDS)):
        if extra_is_free(s, p, extra):
            offer(out, PLACE_EXTRA + extra)


def extra_is_free(s: State, p: int, extra: int) -> bool:
    """An extra circle is for whoever has used the circle of the own colour on its field."""
    own_circle = COLOUR_CIRCLE[EXTRA_OF[extra], p]
    return s.circle_owner[EXTRA_CIRCLE[extra]] < 0 and s.circle_owner[own_circle] >= 0


def explain_targets(s: State, p: int, out: Options) -> None:
    """Say of every row why the player can't use it; only asked at Python speed."""
    for target in range(len(TARGETS)):
        circle = circle_for(s, p, target)
        if circle == NO_CIRCLE:
            explain_target(s, p, target, out)
        elif not can_pay_circle(s, p, circle):
            lacks_aeros_for_circle(out, PLACE + target, AERO_COST[circle], s.player[p].money)
    for extra in range(len(EXTRA_FIELDS)):
        owner = s.circle_owner[EXTRA_CIRCLE[extra]]
        if owner >= 0:
            extra_circle_used(out, PLACE_EXTRA + extra, owner)
        else:
            own_circle_first(out, PLACE_EXTRA + extra, EXTRA_OF[extra])


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
    """Whether a player has a worker on the field for the player order already (7.1)."""
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
    """Whether a player can pay the Aero of a circle; the owner of the toll right needs none (14.2.7)."""
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


@game.reasons(choose_workers)
def why_not_these_workers(s: State, p: int, target: int, circle: int, out: Options) -> None:
    """Say of every other number of workers why it can't be placed."""
    me = s.player[p]
    for special, verb in enumerate((WORKERS, WITH_SPECIAL)):
        for dark in range(len(DARK_WORKERS)):
            if special > me.special:
                special_is_placed(out, verb + dark)
            elif dark + special > 1 and not MULTI_WORKER[target]:
                one_worker_only(out, verb + dark, target)
            elif dark > me.dark:
                lacks_dark_workers(out, verb + dark, me.dark)
            else:
                somebody_must_go(out, verb + dark)


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


# ---------------------------------------------------------------- what the fields do (7)


@game.effects(TARGETS)
def use_field(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """The bonus first, then the action; a row without a rule of its own brings cubes of its resource (7.3)."""
    gain_cubes(s, p, SPECIAL_CUBES if bonus else 0, TARGET_RESOURCE[target])
    gain_cubes(s, p, workers * CUBES_PER_WORKER, TARGET_RESOURCE[target])


@use_field.of("player_order")
def change_place(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """The new player order comes in the income phase (7.1)."""
    gain_prestige(s, p, place_of(s, p) if bonus else 0)


@use_field.of("income")
def earn_money(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """Aeros at once (7.2)."""
    earn(s, p, SPECIAL_AEROS if bonus else 0)
    earn(s, p, money_earned(workers))


@use_field.of("land")
def buy_land(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """Land for so many workers (7.4)."""
    land_menu(s, p, workers, SPECIAL_SQUARES if bonus else 0)


@use_field.of("build")
def build(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """A building and a propeller for each worker (7.5)."""
    gain_prestige(s, p, SPECIAL_PRESTIGE if bonus else 0)
    build_menu(s, p, workers, workers)


@use_field.of("market_extra")
def buy_one_more(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """One more tile of the market (7.6)."""
    if bonus:
        choose_resource(s, p, EXTRA_SPECIAL_CUBES, NO_SPACE)
    buy_extra(s, p)


@use_field.of("garden")
def buy_garden(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """A garden on own land (7.7)."""
    gain_population(s, p, SPECIAL_POPULATION if bonus else 0, FROM_GARDEN_BONUS)
    choose_garden_square(s, p, BOUGHT)


@use_field.of("reposition")
def reposition(s: State, p: int, target: int, workers: int, bonus: bool) -> None:
    """Cubes on own buildings change their squares (7.8)."""
    choose_switch(s, p, SWITCHES + (SPECIAL_SWITCHES if bonus else 0), NO_SQUARE, NO_SQUARE)


def money_earned(workers: int) -> int:
    """What workers earn together on the money field (7.2)."""
    return workers * AEROS_PER_WORKER + workers // WORKERS_FOR_EXTRA_AERO * EXTRA_AEROS


def place_of(s: State, p: int) -> int:
    """A player's place in the player order, counted from 1."""
    place = 0
    while s.order[place] != p:
        place += 1
    return place + 1
