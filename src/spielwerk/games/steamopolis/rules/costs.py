"""Costs: resources with discounts of sponsors and gala (8.6), stones (8.3), tiles (8.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, constants, offer
from spielwerk.kernel.nouns import VERB_STEP

from ..catalogue import (
    COG,
    CRYSTAL,
    GALA_DISCOUNT,
    MOST_SPONSORS,
    POSITIONS,
    RESOURCES,
    SPONSOR_DISCOUNT,
)
from ..state import Player, State, game
from .gauge import (
    offer_fields,
    own_stones,
    refuse_stones_elsewhere,
    stone_fields,
    stone_into_supply,
)
from .machine_room import SCRAPPED, position_empty, remove_tile
from .words import STONE

SCRAP = game.verb("scrap:<position>")

_DISCOUNTS = [
    (crystals, sponsors - crystals, gala)
    for gala in range(2)
    for sponsors in range(MOST_SPONSORS + 1)
    for crystals in range(sponsors, -1, -1)
]
"""(sponsors on the crystal side, on the cog side, gala) that a payment may use."""


def _words(crystals: int, cogs: int, gala: int) -> str:
    return "+".join(["sponsor_crystal"] * crystals + ["sponsor_cog"] * cogs + ["gala"] * gala) or "none"


PAY = constants([game.verb(f"pay:{_words(*discount)}") for discount in _DISCOUNTS])
SPONSORS_USED = constants([[cogs, crystals] for crystals, cogs, _ in _DISCOUNTS])
"""By discount and resource."""
GALA_USED = constants([gala for _, _, gala in _DISCOUNTS])


@game.note
def paid(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def sponsor_paid(s: State, p: int, resource: int) -> None: ...


@game.note
def gala_paid(s: State, p: int, resource: int) -> None: ...


@game.note
def gave_stone(s: State, p: int, field: int) -> None: ...


@game.refusal("8.6")
def lacks_resources(out: Options, option: int, cogs: int, crystals: int) -> None: ...


@game.refusal("8.6")
def rest_too_high(out: Options, option: int, cogs: int, crystals: int) -> None: ...


@game.refusal("8.6")
def sponsor_used_up(out: Options, option: int, resource: int) -> None: ...


@game.refusal("8.6")
def nothing_to_reduce(out: Options, option: int, resource: int) -> None: ...


@game.refusal("8.3")
def last_stone(out: Options, option: int) -> None: ...


@game.refusal("8.3")
def none_on_gauge(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- discounts


def ready_sponsors(me: Player, resource: int) -> int:
    """How many sponsors show this resource and were not used in this turn."""
    count = 0
    for sponsor in range(MOST_SPONSORS):
        if me.sponsor[sponsor] == resource and not me.sponsor_used[sponsor]:
            count += 1
    return count


def rest_to_pay(me: Player, cost: int, resource: int, sponsors: int, gala: int) -> int:
    """What remains of a cost after so many sponsors and perhaps the gala."""
    rest = cost - sponsors * SPONSOR_DISCOUNT
    if gala and me.gala == resource:
        rest -= GALA_DISCOUNT
    return max(rest, 0)


def least_to_pay(me: Player, cost: int, resource: int) -> int:
    """What remains of a cost after all discounts a player has."""
    return rest_to_pay(me, cost, resource, min(ready_sponsors(me, resource), cost), 1)


def can_pay(me: Player, cogs: int, crystals: int) -> bool:
    """Whether a cost can be met with what is held and the discounts."""
    if me.stock[COG] >= cogs and me.stock[CRYSTAL] >= crystals:
        return True
    return me.stock[COG] >= least_to_pay(me, cogs, COG) and me.stock[CRYSTAL] >= least_to_pay(me, crystals, CRYSTAL)


def explain_payment(me: Player, cogs: int, crystals: int, out: Options, option: int) -> None:
    """Refuse an option with all that is missing for it after every discount."""
    missing_cogs = max(least_to_pay(me, cogs, COG) - me.stock[COG], 0)
    lacks_resources(out, option, missing_cogs, max(least_to_pay(me, crystals, CRYSTAL) - me.stock[CRYSTAL], 0))


def missing_for(me: Player, discount: int, cost: int, resource: int) -> int:
    """How much of a resource a player lacks to pay a cost with these discounts."""
    rest = rest_to_pay(me, cost, resource, SPONSORS_USED[discount, resource], GALA_USED[discount])
    return max(rest - me.stock[resource], 0)


def has_discount(me: Player, discount: int) -> bool:
    """Whether a player has all sponsors and the gala that a discount names, be they of use or not."""
    for resource in range(len(RESOURCES)):
        if SPONSORS_USED[discount, resource] > shown_sponsors(me, resource):
            return False
    return GALA_USED[discount] == 0 or me.gala >= 0


def shown_sponsors(me: Player, resource: int) -> int:
    """How many sponsors show this resource, used or not."""
    count = 0
    for sponsor in range(MOST_SPONSORS):
        if me.sponsor[sponsor] == resource:
            count += 1
    return count


def offer_discount(me: Player, discount: int, cogs: int, crystals: int, out: Options) -> None:
    """Offer a discount whose sponsors are ready, all of which finds something to reduce, if the rest can be paid."""
    option = PAY[discount]
    for resource in range(len(RESOURCES)):
        cost = cogs if resource == COG else crystals
        if SPONSORS_USED[discount, resource] > ready_sponsors(me, resource):
            sponsor_used_up(out, option, resource)
            return
        gala = GALA_USED[discount] > 0 and me.gala == resource
        if SPONSORS_USED[discount, resource] > cost or (gala and cost == 0):
            nothing_to_reduce(out, option, resource)
            return
    missing_cogs = missing_for(me, discount, cogs, COG)
    missing_crystals = missing_for(me, discount, crystals, CRYSTAL)
    if missing_cogs + missing_crystals > 0:
        rest_too_high(out, option, missing_cogs, missing_crystals)
    else:
        offer(out, option)


def discount_of(verb: int) -> int:
    """The number of the discount that an option names."""
    return (verb - PAY[0]) // VERB_STEP


@game.decision(*PAY.tolist())
class pay_cost:
    """With which discounts do you pay?"""

    @staticmethod
    def options(s: State, p: int, cogs: int, crystals: int, source: int, out: Options) -> None:
        me = s.player[p]
        if me.sponsor[0] < 0 and me.gala < 0:
            offer(out, PAY[0])
            return
        for discount in range(len(PAY)):
            if has_discount(me, discount):
                offer_discount(me, discount, cogs, crystals, out)

    @staticmethod
    def take(s: State, p: int, cogs: int, crystals: int, source: int, verb: int, item: int) -> None:
        discount = discount_of(verb)
        pay_resource(s, p, cogs, COG, discount)
        pay_resource(s, p, crystals, CRYSTAL, discount)
        if GALA_USED[discount]:
            return_gala(s, p)


def pay_resource(s: State, p: int, cost: int, resource: int, discount: int) -> None:
    """Pay one kind of resource; sponsors that help are turned over."""
    me = s.player[p]
    sponsors = SPONSORS_USED[discount, resource]
    rest = rest_to_pay(me, cost, resource, sponsors, GALA_USED[discount])
    for sponsor in range(MOST_SPONSORS):
        if sponsors > 0 and me.sponsor[sponsor] == resource and not me.sponsor_used[sponsor]:
            sponsors -= 1
            me.sponsor[sponsor] = len(RESOURCES) - 1 - resource
            me.sponsor_used[sponsor] = 1
            sponsor_paid(s, p, resource)
    if rest > 0:
        me.stock[resource] -= rest
        s.supply[resource] += rest
        paid(s, p, rest, resource)


def return_gala(s: State, p: int) -> None:
    """The gala goes back to the supply."""
    me = s.player[p]
    s.galas[me.gala] += 1
    gala_paid(s, p, me.gala)
    me.gala = -1


# ---------------------------------------------------------------- stones and tiles


def can_give_stones(me: Player, count: int) -> bool:
    """Whether so many stones on the gauge can be given; never the last one."""
    return own_stones(me) > count and own_stones(me) - me.stones_out >= count


def explain_stones(me: Player, count: int, out: Options, option: int) -> None:
    """Refuse an option that costs a stone."""
    if own_stones(me) <= count:
        last_stone(out, option)
    else:
        none_on_gauge(out, option)


@game.decision(STONE)
class give_stone:
    """Which stone do you give back to your supply?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        offer_fields(STONE, stone_fields(s.player[p]), out)
        refuse_stones_elsewhere(s, p, out)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        gave_stone(s, p, item)
        stone_into_supply(s, p, item)


@game.decision(SCRAP)
class scrap_machine:
    """Which tile do you scrap?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        for position in range(len(POSITIONS)):
            if s.player[p].room[position] >= 0:
                offer(out, SCRAP + position)
            else:
                position_empty(out, SCRAP + position, position)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        remove_tile(s, p, item, SCRAPPED)
