"""Expand: build industries, shipyards and ships, or take a token back (6.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
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
from ..state import Player, State, game
from .free_actions import (
    ACTIVATE,
    OBJECTIVE,
    count_on_free_actions,
    count_without_free_actions,
    offer_to_stop,
    take_free_action,
)
from .payable import payable
from .paying import pay
from .reach import promises, resources_in_reach
from .shift_end import SHIFT_END
from .structures import has_field, owns_visibly, place_token, remove_token
from .unpayable import refuse_cost

INDUSTRY = game.verb("industry:<industry>")
SHIPYARD = game.verb("shipyard:<strength>")
SHIP = game.verb("ship:<ship>")
REMOVE = game.verb("remove:<field>")
FINISH = game.verb("finish")
FIELD = game.verb("field:<field>")


@game.refusal("6.1.2")
def industry_owned(out: Options, option: int) -> None: ...


@game.refusal("6.1.1")
def no_token_left(out: Options, option: int) -> None: ...


@game.refusal("6.1.4")
def no_shipyard_free(out: Options, option: int, needed: int) -> None: ...


@game.refusal("6.1.1")
def ships_only(out: Options, option: int) -> None: ...


@game.refusal("6.1.7")
def built_just_now(out: Options, option: int) -> None: ...


@game.refusal("6.1.7")
def printed_stays(out: Options, option: int) -> None: ...


@game.refusal("6.1.7")
def given_back_already(out: Options, option: int, most: int) -> None: ...


@game.refusal("6.1.2")
def industries_on_land(out: Options, option: int) -> None: ...


@game.refusal("6.1.3")
def shipyards_on_coasts(out: Options, option: int) -> None: ...


@game.refusal("6.1.4")
def ships_at_sea(out: Options, option: int) -> None: ...


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


def can_expand(s: State, p: int, reach: int) -> bool:
    """Whether a removal or a build option is legal at the beginning of the action."""
    return (MOST_REMOVALS > 0 and has_built(s.player[p])) or can_build_any(s, p, 0, True, reach)


@game.decision(INDUSTRY, SHIPYARD, SHIP, REMOVE, FINISH, ACTIVATE, OBJECTIVE, SHIFT_END)
class expand_menu:
    """What do you build or take back?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        reach = resources_in_reach(s, p)
        if s.ships_built == 0:
            offer_builds(s, p, INDUSTRY, 0, len(INDUSTRIES), reach, out)
            offer_builds(s, p, SHIPYARD, FIRST_YARD_TOKEN, len(SHIPYARDS), reach, out)
        offer_builds(s, p, SHIP, FIRST_SHIP_TOKEN, len(SHIPS), reach, out)
        offer_removals(s, p, out)
        offer_to_stop(s, p, FINISH, out[0] > 0 or more_builds_in_reach(s, p), out)

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


def offer_builds(s: State, p: int, verb: int, first: int, count: int, reach: int, out: Options) -> None:
    """The tokens of one kind that can be built now."""
    for number in range(count):
        if promises(reach, first + number) and can_build(s, p, first + number, False):
            offer(out, verb + number)


def can_build(s: State, p: int, token: int, fresh: bool) -> bool:
    """Whether a token can be built now, in a fresh action or the one under way."""
    if s.supply[token] == 0 or owns_industry(s, p, token) or lacks_shipyard(s, p, token, fresh):
        return False
    return payable(s, p, token, 0)


def can_build_any(s: State, p: int, first: int, fresh: bool, reach: int) -> bool:
    """Whether one of the tokens from the first on can be built, in a fresh action or the one under way."""
    for token in range(first, FIRST_SHIP_TOKEN + len(SHIPS)):
        if promises(reach, token) and can_build(s, p, token, fresh):
            return True
    return False


def more_builds_in_reach(s: State, p: int) -> bool:
    """Whether free actions could still make something payable in the action under way."""
    if s.units == 0:
        return False
    count_on_free_actions(s, p)
    first = FIRST_SHIP_TOKEN if s.ships_built > 0 else 0
    possible = can_build_any(s, p, first, False, resources_in_reach(s, p))
    count_without_free_actions(s, p)
    return possible


def owns_industry(s: State, p: int, token: int) -> bool:
    """Whether a token is an industry that a player's fields show already."""
    return token < FIRST_YARD_TOKEN and owns_visibly(s.player[p], FIRST_TOKEN + token)


def lacks_shipyard(s: State, p: int, token: int, fresh: bool) -> bool:
    """Whether a token is a ship that no shipyard can build now."""
    return token >= FIRST_SHIP_TOKEN and weakest_shipyard(s, p, STRENGTH[FIRST_TOKEN + token], fresh) < 0


@game.reasons(expand_menu)
def why_not_built(s: State, p: int, out: Options) -> None:
    """Why tokens can't be built; after a ship nothing but ships can be in the action (6.1.1)."""
    for verb, first, count in (
        (INDUSTRY, 0, len(INDUSTRIES)),
        (SHIPYARD, FIRST_YARD_TOKEN, len(SHIPYARDS)),
        (SHIP, FIRST_SHIP_TOKEN, len(SHIPS)),
    ):
        for number in range(count):
            if s.ships_built > 0 and verb != SHIP:
                ships_only(out, verb + number)
            elif not can_build(s, p, first + number, False):
                refuse_build(s, p, first + number, out, verb + number)


def refuse_build(s: State, p: int, token: int, out: Options, option: int) -> None:
    """Say why a token can't be built now."""
    if s.supply[token] == 0:
        no_token_left(out, option)
    elif owns_industry(s, p, token):
        industry_owned(out, option)
    elif lacks_shipyard(s, p, token, False):
        no_shipyard_free(out, option, STRENGTH[FIRST_TOKEN + token])
    else:
        refuse_cost(s, p, token, out, option)


# ---------------------------------------------------------------- building


def weakest_shipyard(s: State, p: int, strength: int, fresh: bool) -> int:
    """The weakest visible shipyard that can build a ship this strong and has built none yet (12.10); -1 for none."""
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
    """An alternative goes onto its start industry while that is visible (6.1.6); else the player chooses a field."""
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
        for field in range(len(FIELDS)):
            if not has_field(s.player[p], field):
                continue
            if first <= field < end:
                offer(out, FIELD + field)
            elif token >= FIRST_SHIP_TOKEN:
                ships_at_sea(out, FIELD + field)
            elif token >= FIRST_YARD_TOKEN:
                shipyards_on_coasts(out, FIELD + field)
            else:
                industries_on_land(out, FIELD + field)

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
    """Every built token but those of this action, one in an action (6.1.7)."""
    me = s.player[p]
    for field in range(len(FIELDS)):
        if me.built[field] < 0:
            if me.shown[field] >= 0:
                printed_stays(out, REMOVE + field)
        elif s.removals == MOST_REMOVALS:
            given_back_already(out, REMOVE + field, MOST_REMOVALS)
        elif is_new_ship(s, field):
            built_just_now(out, REMOVE + field)
        else:
            offer(out, REMOVE + field)
