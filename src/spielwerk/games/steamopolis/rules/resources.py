"""Effects that bring resources (9.2), sponsors (9.4) and galas (9.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    COG,
    CRYSTAL,
    CRYSTALS,
    GALA_HELD,
    MOST_SPONSORS,
    NO_GALA_LEFT,
    NO_SPONSOR,
    NO_SPONSOR_LEFT,
    RESOURCES,
    SPONSOR_MAX,
    SPONSORS_FULL,
    SUPPLY_EMPTY,
)
from ..state import Player, State, game
from .effects import effect
from .stock import gain, give_back, offer_contents, storage_places
from .words import COG_SIDE, CRYSTAL_SIDE, DECLINE, KEEP, lapsed

TAKE = game.verb("take:<cogs>:<crystals>")
FLIP = game.verb("flip:<resource>")


@game.note
def sponsor_gained(s: State, p: int, resource: int) -> None: ...


@game.note
def sponsor_flipped(s: State, p: int, resource: int) -> None: ...


@game.note
def gala_gained(s: State, p: int, resource: int) -> None: ...


@game.note
def supply_too_small(s: State, p: int, amount: int) -> None: ...


@game.refusal("1.3")
def supply_lacks(out: Options, option: int, have: int, resource: int) -> None: ...


@game.refusal("9.4")
def no_sponsor_shows(out: Options, option: int, resource: int) -> None: ...


@game.refusal("9.5")
def no_gala_for(out: Options, option: int, resource: int) -> None: ...


# ---------------------------------------------------------------- resources


@effect.of("gain_cog")
def gain_cogs(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """So many cogs."""
    gain(s, p, n, COG)


@effect.of("gain_crystal")
def gain_crystals(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """So many crystals."""
    gain(s, p, n, CRYSTAL)


@effect.of("gain_resource")
def gain_resources(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Resources of any mix, the full amount if the supply allows."""
    amount = min(n, s.supply[COG] + s.supply[CRYSTAL])
    if amount < n:
        supply_too_small(s, p, n - amount)
    if amount > 0:
        choose_resources(s, p, amount, source)


@game.decision(TAKE)
class choose_resources:
    """Which resources do you take?"""

    @staticmethod
    def options(s: State, p: int, amount: int, source: int, out: Options) -> None:
        for cogs in range(amount, -1, -1):
            option = TAKE + cogs * len(CRYSTALS) + amount - cogs
            if cogs > s.supply[COG]:
                supply_lacks(out, option, s.supply[COG], COG)
            elif amount - cogs > s.supply[CRYSTAL]:
                supply_lacks(out, option, s.supply[CRYSTAL], CRYSTAL)
            else:
                offer(out, option)

    @staticmethod
    def take(s: State, p: int, amount: int, source: int, verb: int, item: int) -> None:
        if item // len(CRYSTALS) > 0:
            gain(s, p, item // len(CRYSTALS), COG)
        if item % len(CRYSTALS) > 0:
            gain(s, p, item % len(CRYSTALS), CRYSTAL)


@effect.of("gain_resources_any")
def gain_any_resources(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Fill the storage with any mix; where all there is does not fill it, everything is taken."""
    me = s.player[p]
    if me.stock[COG] + me.stock[CRYSTAL] + s.supply[COG] + s.supply[CRYSTAL] > storage_places(me):
        fill_storage(s, p, source)
    elif s.supply[COG] + s.supply[CRYSTAL] == 0:
        lapsed(s, p, source, SUPPLY_EMPTY)
    else:
        gain(s, p, s.supply[COG], COG)
        gain(s, p, s.supply[CRYSTAL], CRYSTAL)


@game.decision(KEEP)
class fill_storage:
    """What do your storage places hold afterwards?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        me = s.player[p]
        offer_contents(storage_places(me), me.stock[COG] + s.supply[COG], me.stock[CRYSTAL] + s.supply[CRYSTAL], out)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        hold(s, p, item // len(CRYSTALS), COG)
        hold(s, p, item % len(CRYSTALS), CRYSTAL)


def hold(s: State, p: int, amount: int, resource: int) -> None:
    """Take or return resources until so many are held."""
    missing = amount - s.player[p].stock[resource]
    if missing > 0:
        gain(s, p, missing, resource)
    else:
        give_back(s, p, -missing, resource)


# ---------------------------------------------------------------- sponsors


def sponsors_of(me: Player) -> int:
    """How many sponsors a player has."""
    count = 0
    for sponsor in range(MOST_SPONSORS):
        if me.sponsor[sponsor] >= 0:
            count += 1
    return count


@effect.of("gain_sponsor")
def gain_sponsor(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """A sponsor, unless the player has all that the character allows or none is left."""
    me = s.player[p]
    if sponsors_of(me) == SPONSOR_MAX[me.character]:
        lapsed(s, p, source, SPONSORS_FULL)
    elif s.sponsors == 0:
        lapsed(s, p, source, NO_SPONSOR_LEFT)
    else:
        choose_sponsor_side(s, p, source)


@game.decision(CRYSTAL_SIDE, COG_SIDE)
class choose_sponsor_side:
    """Which side of the new sponsor is visible?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        offer(out, CRYSTAL_SIDE)
        offer(out, COG_SIDE)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        me = s.player[p]
        place = sponsors_of(me)
        me.sponsor[place] = CRYSTAL if verb == CRYSTAL_SIDE else COG
        me.sponsor_used[place] = 0
        s.sponsors -= 1
        sponsor_gained(s, p, me.sponsor[place])


@effect.of("flip_sponsor")
def turn_sponsor(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """An own sponsor may be turned over."""
    if sponsors_of(s.player[p]) > 0:
        flip_sponsor(s, p, source)
    else:
        lapsed(s, p, source, NO_SPONSOR)


def sponsor_showing(me: Player, resource: int) -> int:
    """A sponsor with this side visible, better one that was not used in this turn; -1 for none."""
    found = -1
    for sponsor in range(MOST_SPONSORS):
        if me.sponsor[sponsor] == resource and (found < 0 or not me.sponsor_used[sponsor]):
            found = sponsor
    return found


@game.decision(FLIP, DECLINE)
class flip_sponsor:
    """Which sponsor do you turn over?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if sponsor_showing(s.player[p], resource) >= 0:
                offer(out, FLIP + resource)
            else:
                no_sponsor_shows(out, FLIP + resource, resource)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        if verb == FLIP:
            me = s.player[p]
            me.sponsor[sponsor_showing(me, item)] = len(RESOURCES) - 1 - item
            sponsor_flipped(s, p, item)


# ---------------------------------------------------------------- galas


@effect.of("gain_gala")
def gain_gala(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """A gala, unless the player has one already or none is left."""
    if s.player[p].gala >= 0:
        lapsed(s, p, source, GALA_HELD)
    elif s.galas[COG] + s.galas[CRYSTAL] == 0:
        lapsed(s, p, source, NO_GALA_LEFT)
    else:
        choose_gala_kind(s, p, source)


@game.decision(CRYSTAL_SIDE, COG_SIDE)
class choose_gala_kind:
    """For which resource is the gala?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        offer_gala(s, CRYSTAL, CRYSTAL_SIDE, out)
        offer_gala(s, COG, COG_SIDE, out)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        kind = CRYSTAL if verb == CRYSTAL_SIDE else COG
        s.player[p].gala = kind
        s.galas[kind] -= 1
        gala_gained(s, p, kind)


def offer_gala(s: State, resource: int, option: int, out: Options) -> None:
    """A kind of gala that is in the supply."""
    if s.galas[resource] > 0:
        offer(out, option)
    else:
        no_gala_for(out, option, resource)
