"""Parasites: placing and moving (10.1), activating (10.4), shaking off (10.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    NO_PARASITE_ABOARD,
    NO_PARASITE_OUT,
    NO_PARASITE_TO_PLACE,
    PARASITES,
    SIDES,
    STACK_SPOT,
)
from ..state import Player, State, game
from .answers import SPOTS_OF_HOST, lodge, offer_slots, slot_item
from .effects import effect
from .machine_room import dock_parasite, docked_parasite, lies_on_slot, may_place_at
from .machines import use_slot
from .solo import lay_next_to_stack, parasites_at_stack, solo_activate
from .words import DECLINE, NO, PARASITE, SLOT, YES, lapsed

DOCK = game.verb("dock")


@game.note
def parasites_shaken_off(s: State, p: int) -> None: ...


@game.refusal("10.1")
def parasite_handled(out: Options, option: int) -> None: ...


@game.refusal("10.1")
def no_slot_for_parasite(out: Options, option: int) -> None: ...


@game.refusal("10.1")
def no_parasite_on_dock(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- place or move


@effect.of("place_parasite")
def place_parasites(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Place or move up to n parasites."""
    begin_placing(s, p, n, 0, source)


@effect.of("place_parasites_any")
def place_any_parasites(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Place or move any number of parasites."""
    begin_placing(s, p, PARASITES, 0, source)


@effect.of("place_and_activate_parasite")
def place_and_activate_parasite(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Place or move one parasite, then use its slot at once."""
    if s.seats == 1:
        begin_placing(s, p, 1, 0, source)
        solo_activate(s, p, 1, source)
    else:
        begin_placing(s, p, 1, 1, source)


def begin_placing(s: State, p: int, n: int, activate: int, source: int) -> None:
    """Ask for the first parasite, if one may go somewhere."""
    if may_choose_any(s, p, 0):
        choose_parasite(s, p, n, 0, activate, source)
    else:
        lapsed(s, p, source, NO_PARASITE_TO_PLACE)


def may_choose_any(s: State, p: int, handled: int) -> bool:
    """Whether a parasite is left that may go somewhere."""
    for parasite in range(PARASITES):
        if may_choose(s, p, parasite, handled):
            return True
    return False


def may_choose(s: State, p: int, parasite: int, handled: int) -> bool:
    """Whether a parasite was not handled in this effect and has a slot to go to."""
    if handled >> parasite & 1:
        return False
    if s.seats == 1:
        return s.player[p].parasite_spot[parasite] < 0
    for host in range(s.seats):
        if may_place_at(s, p, parasite, host):
            return True
    return False


def item_of(me: Player, parasite: int) -> int:
    """The slot on which a parasite lies, as an item; -1 for the dock."""
    if me.parasite_spot[parasite] < 0:
        return -1
    return me.parasite_host[parasite] * SPOTS_OF_HOST + me.parasite_spot[parasite]


def parasite_at(me: Player, item: int, handled: int) -> int:
    """The first parasite on a slot (-1: the dock) that was not handled yet; -1 for none."""
    for parasite in range(PARASITES):
        if not handled >> parasite & 1 and item_of(me, parasite) == item:
            return parasite
    return -1


@game.decision(DOCK, PARASITE, DECLINE)
class choose_parasite:
    """Which parasite do you place or move?"""

    @staticmethod
    def options(s: State, p: int, left: int, handled: int, activate: int, source: int, out: Options) -> None:
        me = s.player[p]
        if s.seats == 1:
            offer(out, DOCK)
            offer(out, DECLINE)
            return
        if docked_parasite(me) < 0:
            no_parasite_on_dock(out, DOCK)
        for parasite in range(PARASITES):
            item = item_of(me, parasite)
            option = DOCK if item < 0 else PARASITE + item
            if handled >> parasite & 1:
                parasite_handled(out, option)
            elif parasite_at(me, item, handled) == parasite:
                if may_choose(s, p, parasite, handled):
                    offer(out, option)
                else:
                    no_slot_for_parasite(out, option)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, handled: int, activate: int, source: int, verb: int, item: int) -> None:
        if verb == DECLINE:
            return
        parasite = parasite_at(s.player[p], item if verb == PARASITE else -1, handled)
        if s.seats == 1:
            lay_next_to_stack(s, p, parasite)
        else:
            place_parasite(s, p, parasite, activate, source)
        if left > 1:
            place_next(s, p, left - 1, handled | 1 << parasite, source)


@game.step
def place_next(s: State, p: int, left: int, handled: int, source: int) -> None:
    """After one parasite comes the next, as long as one is left that may go somewhere."""
    if may_choose_any(s, p, handled):
        choose_parasite(s, p, left, handled, 0, source)


@game.decision(SLOT)
class place_parasite:
    """Where does the parasite go?"""

    @staticmethod
    def options(s: State, p: int, parasite: int, activate: int, source: int, out: Options) -> None:
        for host in range(s.seats):
            offer_slots(s, p, parasite, host, out)

    @staticmethod
    def take(s: State, p: int, parasite: int, activate: int, source: int, verb: int, item: int) -> None:
        lodge(s, p, parasite, item)
        if activate:
            use_parasite(s, p, parasite)


# ---------------------------------------------------------------- activate without taking back


def use_parasite(s: State, p: int, parasite: int) -> None:
    """Use the slot on which a parasite lies; the parasite stays."""
    me = s.player[p]
    spot = me.parasite_spot[parasite]
    use_slot(s, p, s.player[me.parasite_host[parasite]].room[spot // len(SIDES)], spot % len(SIDES))


@effect.of("activate_parasite")
def activate_parasites(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Use the slots of up to n own parasites, each at most once for this symbol."""
    if s.seats == 1:
        solo_activate(s, p, n, source)
    elif any_to_activate(s.player[p], 0):
        activate_parasite(s, p, n, 0, source)
    else:
        lapsed(s, p, source, NO_PARASITE_OUT)


@effect.of("activate_parasites_any")
def activate_any_parasites(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Use the slots of any number of own parasites."""
    if s.seats == 1:
        solo_activate(s, p, max(parasites_at_stack(s.player[p]), 1), source)
    else:
        activate_parasites(s, p, kind, PARASITES, source, category)


def any_to_activate(me: Player, handled: int) -> bool:
    """Whether a parasite lies on a slot and was not handled yet."""
    for parasite in range(PARASITES):
        if me.parasite_spot[parasite] >= 0 and not handled >> parasite & 1:
            return True
    return False


@game.step
def activate_next(s: State, p: int, left: int, handled: int, source: int) -> None:
    """After one parasite comes the next, as long as one is left."""
    if any_to_activate(s.player[p], handled):
        activate_parasite(s, p, left, handled, source)


@game.decision(PARASITE, DECLINE)
class activate_parasite:
    """Which parasite do you activate?"""

    @staticmethod
    def options(s: State, p: int, left: int, handled: int, source: int, out: Options) -> None:
        me = s.player[p]
        for parasite in range(PARASITES):
            item = item_of(me, parasite)
            if item >= 0 and parasite_at(me, item, handled) == parasite:
                offer(out, PARASITE + item)
            elif item >= 0 and handled >> parasite & 1:
                parasite_handled(out, PARASITE + item)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, handled: int, source: int, verb: int, item: int) -> None:
        if verb == PARASITE:
            parasite = parasite_at(s.player[p], item, handled)
            use_parasite(s, p, parasite)
            if left > 1:
                activate_next(s, p, left - 1, handled | 1 << parasite, source)


# ---------------------------------------------------------------- shake off


def any_enemy_parasite(s: State, p: int) -> bool:
    """Whether a parasite of another player lies on an own tile."""
    for owner in range(s.seats):
        for parasite in range(PARASITES):
            if s.player[owner].parasite_host[parasite] == p:
                return True
    return False


@effect.of("shake_off")
def shake_off(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Up to n enemy parasites go home."""
    if any_enemy_parasite(s, p):
        shake_off_parasite(s, p, n, source)
    else:
        lapsed(s, p, source, NO_PARASITE_ABOARD)


@game.decision(PARASITE, DECLINE)
class shake_off_parasite:
    """Which parasite do you shake off?"""

    @staticmethod
    def options(s: State, p: int, left: int, source: int, out: Options) -> None:
        for owner in range(s.seats):
            for spot in range(STACK_SPOT):
                if parasite_on(s, owner, p, spot) >= 0:
                    offer(out, PARASITE + slot_item(owner, spot // len(SIDES), spot % len(SIDES)))
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, source: int, verb: int, item: int) -> None:
        if verb == PARASITE:
            owner = item // SPOTS_OF_HOST
            dock_parasite(s, owner, parasite_on(s, owner, p, item % SPOTS_OF_HOST))
            if left > 1 and any_enemy_parasite(s, p):
                shake_off_parasite(s, p, left - 1, source)


def parasite_on(s: State, owner: int, host: int, spot: int) -> int:
    """A parasite of an owner on a slot of a host; -1 for none."""
    for parasite in range(PARASITES):
        if lies_on_slot(s.player[owner], parasite, host, spot):
            return parasite
    return -1


@effect.of("shake_off_all")
def offer_shaking_off(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """All enemy parasites may go home, if there are any."""
    if any_enemy_parasite(s, p):
        shake_off_all(s, p, source)
    else:
        lapsed(s, p, source, NO_PARASITE_ABOARD)


@game.decision(YES, NO)
class shake_off_all:
    """Shake off all enemy parasites?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        if verb == NO:
            return
        parasites_shaken_off(s, p)
        for owner in range(s.seats):
            for parasite in range(PARASITES):
                if s.player[owner].parasite_host[parasite] == p:
                    dock_parasite(s, owner, parasite)
