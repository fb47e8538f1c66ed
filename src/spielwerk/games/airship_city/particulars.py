"""What options mean as things stand: costs after discounts, and what they bring."""

from __future__ import annotations

from .catalogue import (
    AIRSHIP_VP,
    BONUS_AMOUNT,
    CONTRACT_COST,
    CONTRACT_GOLD,
    CONTRACT_STAGES,
    CONTRACT_VP,
    EXPANSION_VP,
    FACILITY_VP,
    GAIN,
    KIND,
    PIGGYBACK_AMOUNT,
    RESOURCES,
    SHIFT_COST,
)
from .rules.bonuses import BONUS, TAKE_PIGGYBACK, USE
from .rules.contracts import FULFIL, TAKE
from .rules.facilities import CONSTRUCT
from .rules.gathering import GATHER
from .rules.resources import room
from .rules.shifting import SHIFT, SHIFT_FIRST
from .rules.shipyard import BUILD, DONATE, SELL
from .rules.turn import turn_main
from .rules.workers import HIRE
from .rules.workshop import EXPAND
from .state import State, game
from .table import (
    Amounts,
    airship_price,
    expansion_price,
    facility_price,
    hiring_price,
    sale_price,
)

NOTHING: Amounts = dict.fromkeys(RESOURCES.ids, 0)

# ---------------------------------------------------------------- costs and yields of the actions


@game.particulars(GATHER)
def gathered(s: State, p: int, tile: int) -> Amounts:
    """What the tile yields and the player has room for."""
    return {RESOURCES.ids[r]: min(GAIN[KIND[tile], r], room(s.player[p], r)) for r in RESOURCES}


@game.particulars(BUILD)
def airship(s: State, p: int, item: int) -> Amounts:
    """What an airship costs."""
    return NOTHING | airship_price(s, p, item)


@game.particulars(DONATE)
def donation(airship: int) -> Amounts:
    """The points for an airship."""
    return {"airship": airship, "points": AIRSHIP_VP[airship]}


@game.particulars(SELL)
def sale(s: State, airship: int) -> Amounts:
    """The gold for an airship."""
    return {"airship": airship, "gold": sale_price(s, airship)}


@game.particulars(CONSTRUCT)
def facility(s: State, p: int, item: int) -> Amounts:
    """What a facility costs and scores."""
    return NOTHING | facility_price(s, p, item) | {"points": FACILITY_VP[item]}


@game.particulars(EXPAND)
def expansion(s: State, p: int, item: int) -> Amounts:
    """What an expansion costs and scores."""
    return NOTHING | expansion_price(s, p, item) | {"points": EXPANSION_VP}


@game.particulars(HIRE)
def worker(s: State, p: int) -> Amounts:
    """What a worker costs."""
    return NOTHING | hiring_price(s, p)


@game.particulars(TAKE, FULFIL)
def contract(item: int) -> Amounts:
    """What a contract asks and brings, and how long there is time for it."""
    cost = {RESOURCES.ids[r]: CONTRACT_COST[item, r] for r in RESOURCES}
    reward = {"points": CONTRACT_VP[item], "reward_gold": CONTRACT_GOLD[item], "stages": CONTRACT_STAGES[item]}
    return cost | reward


# ---------------------------------------------------------------- shifts and bonuses


@game.particulars(SHIFT, asked_by=[turn_main])
@game.particulars(SHIFT_FIRST)
def paid_shift() -> Amounts:
    """What a shift costs."""
    return {"gear": SHIFT_COST}


@game.particulars(BONUS)
def resource_bonus(tile: int) -> Amounts:
    """How much the developed tile gives."""
    return {"amount": BONUS_AMOUNT[KIND[tile]]}


@game.particulars(TAKE_PIGGYBACK)
def piggyback() -> Amounts:
    """How much a piggyback bonus is."""
    return {"amount": PIGGYBACK_AMOUNT}


@game.particulars(USE)
def negotiator(resource: int) -> Amounts:
    """What the negotiator adds."""
    return {"amount": PIGGYBACK_AMOUNT, "resource": resource}
