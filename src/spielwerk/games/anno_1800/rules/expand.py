"""Expand: build industries, shipyards and ships, or take a token back (5.1.1)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    COASTS,
    FIELDS,
    FIRST_SEA,
    FIRST_SHIP_TOKEN,
    FIRST_TOKEN,
    FIRST_YARD,
    FIRST_YARD_TOKEN,
    INDUSTRIES,
    LANDS,
    MOST_REMOVALS,
    REPLACE,
    SEAS,
    SHIP_STRENGTH,
    SHIPS,
    SHIPYARDS,
    SITES,
    START_FIELD,
    START_REPLACED,
    STRENGTH,
)
from spielwerk.games.anno_1800.rules.free_actions import (
    ACTIVATE,
    OBJECTIVE,
    offer_to_stop,
    take_free_action,
)
from spielwerk.games.anno_1800.rules.payable import PAYABLE, obstacle, refuse_cost
from spielwerk.games.anno_1800.rules.paying import pay
from spielwerk.games.anno_1800.rules.shift_end import SHIFT_END
from spielwerk.games.anno_1800.rules.structures import has_field, owns_visibly, place_token, remove_token
from spielwerk.games.anno_1800.state import Player, State, game
from spielwerk.kernel import Options, offer

INDUSTRY = game.verb("industry:<industry>")
SHIPYARD = game.verb("shipyard:<strength>")
SHIP = game.verb("ship:<ship>")
REMOVE = game.verb("remove:<field>")
FINISH = game.verb("finish")
FIELD = game.verb("field:<field>")


@game.refusal("5.1.1")
def industry_owned(out: Options, option: int) -> None: ...


@game.refusal("5.1.1")
def no_token_left(out: Options, option: int) -> None: ...


@game.refusal("5.1.1")
def no_shipyard_free(out: Options, option: int, needed: int) -> None: ...


@game.refusal("5.1.1")
def built_just_now(out: Options, option: int) -> None: ...


OWNED, NONE_LEFT, NO_YARD = -2, -3, -4
"""More reasons why a token can't be built, beside those for its cost."""


@game.step
def begin_expand(s: State, p: int) -> None:
    """Nothing is built or removed yet in this action."""
    s.units = 0
    s.ships_built = 0
    s.removals = 0
    for coast in range(COASTS):
        s.yard_used[coast] = 0
    for sea in range(SEAS):
        s.ship_is_new[sea] = 0
    expand_menu(s, p)


def can_expand(s: State, p: int) -> bool:
    """Whether a build option or a removal is legal at the beginning of the action."""
    for token in range(FIRST_SHIP_TOKEN + len(SHIPS)):
        if build_obstacle(s, p, token, True) == PAYABLE:
            return True
    return MOST_REMOVALS > 0 and has_built(s.player[p])


@game.decision(INDUSTRY, SHIPYARD, SHIP, REMOVE, FINISH, ACTIVATE, OBJECTIVE, SHIFT_END)
class expand_menu:
    """What do you build or take back?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        if s.ships_built == 0:
            offer_builds(s, p, INDUSTRY, 0, len(INDUSTRIES), out)
            offer_builds(s, p, SHIPYARD, FIRST_YARD_TOKEN, len(SHIPYARDS), out)
        offer_builds(s, p, SHIP, FIRST_SHIP_TOKEN, len(SHIPS), out)
        if s.removals < MOST_REMOVALS:
            offer_removals(s, p, out)
        offer_to_stop(s, p, FINISH, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FINISH:
            return
        if verb == INDUSTRY:
            build(s, p, item)
        elif verb == SHIPYARD:
            build(s, p, FIRST_YARD_TOKEN + item)
        else:
            if verb == SHIP:
                use_shipyard(s, p, SHIP_STRENGTH[item])
                build(s, p, FIRST_SHIP_TOKEN + item)
                s.units += 1
                s.ships_built += 1
            elif verb == REMOVE:
                remove_token(s, p, item)
                s.units += 1
                s.removals += 1
            else:
                take_free_action(s, p, verb, item)
            expand_menu(s, p)


# ---------------------------------------------------------------- what can be built


def offer_builds(s: State, p: int, verb: int, first: int, count: int, out: Options) -> None:
    """The tokens of one kind that can be built now."""
    for number in range(count):
        reason = build_obstacle(s, p, first + number, False)
        if reason == PAYABLE:
            offer(out, verb + number)
        elif reason == OWNED:
            industry_owned(out, verb + number)
        elif reason == NONE_LEFT:
            no_token_left(out, verb + number)
        elif reason == NO_YARD:
            no_shipyard_free(out, verb + number, STRENGTH[FIRST_TOKEN + first + number])
        else:
            refuse_cost(out, verb + number, reason)


def build_obstacle(s: State, p: int, token: int, fresh: bool) -> int:
    """Why a token can't be built now, in a fresh action or the one under way; PAYABLE if it can."""
    if s.supply[token] == 0:
        return NONE_LEFT
    if token < FIRST_YARD_TOKEN and owns_visibly(s.player[p], FIRST_TOKEN + token):
        return OWNED
    if token >= FIRST_SHIP_TOKEN and weakest_shipyard(s, p, STRENGTH[FIRST_TOKEN + token], fresh) < 0:
        return NO_YARD
    return obstacle(s, p, token, 0)


def weakest_shipyard(s: State, p: int, strength: int, fresh: bool) -> int:
    """The weakest visible shipyard that can build a ship of this strength and has built none yet (R12); -1 for none."""
    me = s.player[p]
    found = -1
    for coast in range(COASTS):
        yard = me.shown[LANDS + coast]
        if yard < FIRST_YARD or STRENGTH[yard] < strength or (s.yard_used[coast] and not fresh):
            continue
        if found < 0 or STRENGTH[yard] < STRENGTH[me.shown[LANDS + found]]:
            found = coast
    return found


def use_shipyard(s: State, p: int, strength: int) -> None:
    """A shipyard builds one ship in an action."""
    s.yard_used[weakest_shipyard(s, p, strength, False)] = 1


def build(s: State, p: int, token: int) -> None:
    """Pay for a token, then place it."""
    pay(s, p, token)
    put_token(s, p, token)


@game.step
def put_token(s: State, p: int, token: int) -> None:
    """An alternative goes onto its start industry while that is visible (R1); else the player chooses a field."""
    start = START_REPLACED[token] if token < FIRST_YARD_TOKEN else -1
    if start >= 0 and s.alternative_industry_mode == REPLACE and s.player[p].shown[START_FIELD[start]] == start:
        place_token(s, p, token, START_FIELD[start])
    else:
        build_field(s, p, token)


@game.decision(FIELD)
class build_field:
    """Where do you put the new token?"""

    @staticmethod
    def options(s: State, p: int, token: int, out: Options) -> None:
        first = 0
        end = SITES
        if token >= FIRST_SHIP_TOKEN:
            first = FIRST_SEA
            end = len(FIELDS)
        elif token >= FIRST_YARD_TOKEN:
            first = LANDS
        for field in range(first, end):
            if has_field(s.player[p], field):
                offer(out, FIELD + field)

    @staticmethod
    def take(s: State, p: int, token: int, verb: int, item: int) -> None:
        place_token(s, p, token, item)
        if item >= FIRST_SEA:
            s.ship_is_new[item - FIRST_SEA] = 1


# ---------------------------------------------------------------- taking a token back


def is_new_ship(s: State, field: int) -> bool:
    """Whether a token was built in this same action."""
    return field >= FIRST_SEA and s.ship_is_new[field - FIRST_SEA] == 1


def has_built(me: Player) -> bool:
    """Whether a token can be taken back at the beginning of an action."""
    for field in range(len(FIELDS)):
        if me.built[field] >= 0:
            return True
    return False


def offer_removals(s: State, p: int, out: Options) -> None:
    """Every built token but those of this action (R7)."""
    for field in range(len(FIELDS)):
        if s.player[p].built[field] >= 0:
            if is_new_ship(s, field):
                built_just_now(out, REMOVE + field)
            else:
                offer(out, REMOVE + field)
