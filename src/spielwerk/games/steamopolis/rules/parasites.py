"""Parasites: placing, moving, activating, shaking off (5.7)."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import PARASITES, POSITIONS, SIDES, STACK_SPOT
from spielwerk.games.steamopolis.rules.answers import lodge, offer_slots, slot_item
from spielwerk.games.steamopolis.rules.effects import effect
from spielwerk.games.steamopolis.rules.machine_room import dock_parasite, lies_on_slot, may_place_at
from spielwerk.games.steamopolis.rules.machines import use_slot
from spielwerk.games.steamopolis.rules.solo import lay_next_to_stack, parasites_at_stack, solo_activate
from spielwerk.games.steamopolis.rules.words import DECLINE, NO, PARASITE, SLOT, YES
from spielwerk.games.steamopolis.state import Player, State, game
from spielwerk.kernel import Options, offer

DOCK = game.verb("dock")
SPOTS_OF_HOST = len(POSITIONS) * len(SIDES)


@game.note
def parasites_shaken_off(s: State, p: int) -> None: ...


@game.refusal("5.7")
def parasite_handled(out: Options, option: int) -> None: ...


@game.refusal("5.7")
def no_slot_for_parasite(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- place or move


@effect("place_parasite")
def place_parasites(s: State, p: int, n: int) -> None:
    """Place or move up to n parasites."""
    go_on_placing(s, p, n, 0, 0)


@effect("place_parasites_any")
def place_any_parasites(s: State, p: int) -> None:
    """Place or move any number of parasites."""
    go_on_placing(s, p, PARASITES, 0, 0)


@effect("place_and_activate_parasite")
def place_and_activate_parasite(s: State, p: int) -> None:
    """Place or move one parasite, then use its slot at once."""
    if s.seats == 1:
        go_on_placing(s, p, 1, 0, 0)
        solo_activate(s, p, 1)
    else:
        go_on_placing(s, p, 1, 0, 1)


def go_on_placing(s: State, p: int, left: int, handled: int, activate: int) -> None:
    """Ask for the next parasite, as long as one is left that may go somewhere."""
    if left > 0:
        for parasite in range(PARASITES):
            if may_choose(s, p, parasite, handled):
                choose_parasite(s, p, left, handled, activate)
                return


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
    def options(s: State, p: int, left: int, handled: int, activate: int, out: Options) -> None:
        me = s.player[p]
        if s.seats == 1:
            offer(out, DOCK)
            offer(out, DECLINE)
            return
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
    def take(s: State, p: int, left: int, handled: int, activate: int, verb: int, item: int) -> None:
        if verb == DECLINE:
            return
        parasite = parasite_at(s.player[p], item if verb == PARASITE else -1, handled)
        if s.seats == 1:
            lay_next_to_stack(s, p, parasite)
        else:
            place_parasite(s, p, parasite, activate)
        place_next(s, p, left - 1, handled | 1 << parasite, activate)


@game.step
def place_next(s: State, p: int, left: int, handled: int, activate: int) -> None:
    """After one parasite comes the next."""
    go_on_placing(s, p, left, handled, activate)


@game.decision(SLOT)
class place_parasite:
    """Where does the parasite go?"""

    @staticmethod
    def options(s: State, p: int, parasite: int, activate: int, out: Options) -> None:
        for host in range(s.seats):
            if host != p:
                offer_slots(s, p, parasite, host, out)

    @staticmethod
    def take(s: State, p: int, parasite: int, activate: int, verb: int, item: int) -> None:
        lodge(s, p, parasite, item)
        if activate:
            use_parasite(s, p, parasite)


# ---------------------------------------------------------------- activate without taking back


def use_parasite(s: State, p: int, parasite: int) -> None:
    """Use the slot on which a parasite lies; the parasite stays."""
    me = s.player[p]
    s.activated |= 1 << parasite
    spot = me.parasite_spot[parasite]
    use_slot(s, p, s.player[me.parasite_host[parasite]].room[spot // len(SIDES)], spot % len(SIDES))


@effect("activate_parasite")
def activate_parasites(s: State, p: int, n: int) -> None:
    """Use the slots of up to n own parasites, each at most once in this effect."""
    if s.seats == 1:
        solo_activate(s, p, n)
    elif n > 0 and any_to_activate(s, p):
        activate_parasite(s, p, n)


@effect("activate_parasites_any")
def activate_any_parasites(s: State, p: int) -> None:
    """Use the slots of any number of own parasites."""
    if s.seats == 1:
        solo_activate(s, p, parasites_at_stack(s.player[p]))
    else:
        activate_parasites(s, p, PARASITES)


def any_to_activate(s: State, p: int) -> bool:
    """Whether a parasite lies on a slot and was not activated in this effect."""
    for parasite in range(PARASITES):
        if s.player[p].parasite_spot[parasite] >= 0 and not s.activated >> parasite & 1:
            return True
    return False


@game.decision(PARASITE, DECLINE)
class activate_parasite:
    """Which parasite do you activate?"""

    @staticmethod
    def options(s: State, p: int, left: int, out: Options) -> None:
        me = s.player[p]
        for parasite in range(PARASITES):
            item = item_of(me, parasite)
            if item >= 0 and parasite_at(me, item, s.activated) == parasite:
                offer(out, PARASITE + item)
            elif item >= 0 and s.activated >> parasite & 1:
                parasite_handled(out, PARASITE + item)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, verb: int, item: int) -> None:
        if verb == PARASITE:
            use_parasite(s, p, parasite_at(s.player[p], item, s.activated))
            activate_parasites(s, p, left - 1)


# ---------------------------------------------------------------- shake off


def any_enemy_parasite(s: State, p: int) -> bool:
    """Whether a parasite of another player lies on an own tile."""
    for owner in range(s.seats):
        for parasite in range(PARASITES):
            if s.player[owner].parasite_host[parasite] == p:
                return True
    return False


@effect("shake_off")
def shake_off(s: State, p: int, n: int) -> None:
    """Up to n enemy parasites go home."""
    if n > 0 and any_enemy_parasite(s, p):
        shake_off_parasite(s, p, n)


@game.decision(PARASITE, DECLINE)
class shake_off_parasite:
    """Which parasite do you shake off?"""

    @staticmethod
    def options(s: State, p: int, left: int, out: Options) -> None:
        for owner in range(s.seats):
            for spot in range(STACK_SPOT):
                if parasite_on(s, owner, p, spot) >= 0:
                    offer(out, PARASITE + slot_item(owner, spot // len(SIDES), spot % len(SIDES)))
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, verb: int, item: int) -> None:
        if verb == PARASITE:
            owner = item // SPOTS_OF_HOST
            dock_parasite(s, owner, parasite_on(s, owner, p, item % SPOTS_OF_HOST))
            shake_off(s, p, left - 1)


def parasite_on(s: State, owner: int, host: int, spot: int) -> int:
    """A parasite of an owner on a slot of a host; -1 for none."""
    for parasite in range(PARASITES):
        if lies_on_slot(s.player[owner], parasite, host, spot):
            return parasite
    return -1


@effect("shake_off_all")
def offer_shaking_off(s: State, p: int) -> None:
    """All enemy parasites may go home, if there are any."""
    if any_enemy_parasite(s, p):
        shake_off_all(s, p)


@game.decision(YES, NO)
class shake_off_all:
    """Shake off all enemy parasites?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == NO:
            return
        parasites_shaken_off(s, p)
        for owner in range(s.seats):
            for parasite in range(PARASITES):
                if s.player[owner].parasite_host[parasite] == p:
                    dock_parasite(s, owner, parasite)
