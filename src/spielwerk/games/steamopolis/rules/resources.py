"""Effects that bring resources, sponsors and galas (5.1)."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import COG, CRYSTAL, CRYSTALS, MOST_SPONSORS, RESOURCES, SPONSOR_MAX
from spielwerk.games.steamopolis.rules.effects import effect
from spielwerk.games.steamopolis.rules.stock import gain, give_back, offer_contents, storage_places
from spielwerk.games.steamopolis.rules.words import COG_SIDE, CRYSTAL_SIDE, DECLINE, KEEP
from spielwerk.games.steamopolis.state import Player, State, game
from spielwerk.kernel import Options, offer

TAKE = game.verb("take:<cogs>:<crystals>")
FLIP = game.verb("flip:<resource>")


@game.note
def sponsor_gained(s: State, p: int, resource: int) -> None: ...


@game.note
def sponsor_flipped(s: State, p: int, resource: int) -> None: ...


@game.note
def gala_gained(s: State, p: int, resource: int) -> None: ...


@game.refusal("5.1")
def supply_lacks(out: Options, option: int, resource: int) -> None: ...


# ---------------------------------------------------------------- resources


@effect("gain_cog")
def gain_cogs(s: State, p: int, n: int) -> None:
    """So many cogs."""
    gain(s, p, n, COG)


@effect("gain_crystal")
def gain_crystals(s: State, p: int, n: int) -> None:
    """So many crystals."""
    gain(s, p, n, CRYSTAL)


@effect("gain_resource")
def gain_resources(s: State, p: int, n: int) -> None:
    """Resources of any mix, the full amount if the supply allows."""
    amount = min(n, s.supply[COG] + s.supply[CRYSTAL])
    if amount > 0:
        choose_resources(s, p, amount)


@game.decision(TAKE)
class choose_resources:
    """Which resources do you take?"""

    @staticmethod
    def options(s: State, p: int, amount: int, out: Options) -> None:
        for cogs in range(amount, -1, -1):
            option = TAKE + cogs * len(CRYSTALS) + amount - cogs
            if cogs > s.supply[COG]:
                supply_lacks(out, option, COG)
            elif amount - cogs > s.supply[CRYSTAL]:
                supply_lacks(out, option, CRYSTAL)
            else:
                offer(out, option)

    @staticmethod
    def take(s: State, p: int, amount: int, verb: int, item: int) -> None:
        if item // len(CRYSTALS) > 0:
            gain(s, p, item // len(CRYSTALS), COG)
        if item % len(CRYSTALS) > 0:
            gain(s, p, item % len(CRYSTALS), CRYSTAL)


@effect("gain_resources_any")
def gain_any_resources(s: State, p: int) -> None:
    """Fill the storage with any mix; where all there is does not fill it, everything is taken."""
    me = s.player[p]
    if me.stock[COG] + me.stock[CRYSTAL] + s.supply[COG] + s.supply[CRYSTAL] > storage_places(me):
        fill_storage(s, p)
    else:
        gain(s, p, s.supply[COG], COG)
        gain(s, p, s.supply[CRYSTAL], CRYSTAL)


@game.decision(KEEP)
class fill_storage:
    """What do your storage places hold afterwards?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        me = s.player[p]
        offer_contents(storage_places(me), me.stock[COG] + s.supply[COG], me.stock[CRYSTAL] + s.supply[CRYSTAL], out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
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


@effect("gain_sponsor")
def gain_sponsor(s: State, p: int) -> None:
    """A sponsor, unless the player has all that the character allows or none is left."""
    me = s.player[p]
    if s.sponsors > 0 and sponsors_of(me) < SPONSOR_MAX[me.character]:
        choose_sponsor_side(s, p)


@game.decision(CRYSTAL_SIDE, COG_SIDE)
class choose_sponsor_side:
    """Which side of the new sponsor is visible?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer(out, CRYSTAL_SIDE)
        offer(out, COG_SIDE)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        me = s.player[p]
        place = sponsors_of(me)
        me.sponsor[place] = CRYSTAL if verb == CRYSTAL_SIDE else COG
        me.sponsor_used[place] = 0
        s.sponsors -= 1
        sponsor_gained(s, p, me.sponsor[place])


@effect("flip_sponsor")
def turn_sponsor(s: State, p: int) -> None:
    """An own sponsor may be turned over."""
    if sponsors_of(s.player[p]) > 0:
        flip_sponsor(s, p)


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
    def options(s: State, p: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if sponsor_showing(s.player[p], resource) >= 0:
                offer(out, FLIP + resource)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FLIP:
            me = s.player[p]
            me.sponsor[sponsor_showing(me, item)] = len(RESOURCES) - 1 - item
            sponsor_flipped(s, p, item)


# ---------------------------------------------------------------- galas


@effect("gain_gala")
def gain_gala(s: State, p: int) -> None:
    """A gala, unless the player has one already or none is left."""
    if s.player[p].gala < 0 and s.galas[COG] + s.galas[CRYSTAL] > 0:
        choose_gala_kind(s, p)


@game.decision(CRYSTAL_SIDE, COG_SIDE)
class choose_gala_kind:
    """For which resource is the gala?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_gala(s, CRYSTAL, CRYSTAL_SIDE, out)
        offer_gala(s, COG, COG_SIDE, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        kind = CRYSTAL if verb == CRYSTAL_SIDE else COG
        s.player[p].gala = kind
        s.galas[kind] -= 1
        gala_gained(s, p, kind)


def offer_gala(s: State, resource: int, option: int, out: Options) -> None:
    """A kind of gala that is in the supply."""
    if s.galas[resource] > 0:
        offer(out, option)
    else:
        supply_lacks(out, option, resource)
