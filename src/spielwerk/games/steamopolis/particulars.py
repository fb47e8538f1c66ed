"""What the words of options tell from the table beside the things that their keys name: tiles, prices, points."""

from __future__ import annotations

from .catalogue import (
    BANNER,
    COG,
    CRYSTAL,
    FLY_LOSS,
    LEVEL,
    MARKER_COST,
    MARKER_NUMBER,
    MARKER_VP,
    MARKET_VP,
    POSITION_VALUE,
    RANKS,
    ROW_RESOURCE,
    SCRAP_FROM,
    SIDES,
    STEAM_LOSS,
)
from .rules.answers import SPOTS_OF_HOST, answer_place_parasite
from .rules.arrow_stones import move_arrow_stone
from .rules.bonus_markers import MARKER
from .rules.costs import GALA_USED, PAY, SCRAP, SPONSORS_USED, discount_of, rest_to_pay
from .rules.destination import DESCEND, PLACE, route_stone
from .rules.districts import ALTERNATIVE, OTHER_DISTRICT, choose_alternative
from .rules.flight import DISTRICT, VISIT, choose_stop_use
from .rules.gauge import next_free
from .rules.machines import place_capacity_tile
from .rules.market import PEEK, install_machine
from .rules.parasites import (
    activate_parasite,
    choose_parasite,
    place_parasite,
    shake_off_parasite,
)
from .rules.pressure import boilers, raise_pressure
from .rules.prices import face_up_tile, price
from .rules.solo import USE_MARKET
from .rules.turn import DO, FLY, STEAM, final_step
from .rules.words import BUY_BANNER, BUY_MACHINE, PARASITE, POSITION, SKIP, SLOT, STONE
from .state import State, game
from .table import next_banner_points

Told = dict[str, int]

# ---------------------------------------------------------------- purchases


@game.particulars(BUY_MACHINE)
def machine_for_sale(s: State, item: int) -> Told:
    """The face-up tile, its price, the points of the market, and whether a machine has to go."""
    rank = s.market_rank[item]
    scraps = int(rank >= SCRAP_FROM[item])
    return {"tile": face_up_tile(s, item), **price_of(s, item), "points": MARKET_VP[item, rank], "scraps": scraps}


@game.particulars(BUY_BANNER)
def banner_for_sale(s: State, p: int, item: int) -> Told:
    """The face-up tile, its price, and what the banner would score."""
    tile = face_up_tile(s, item)
    return {"tile": tile, **price_of(s, item), "points": next_banner_points(s, p, BANNER[tile])}


def price_of(s: State, market: int) -> Told:
    """Cogs and crystals for the face-up tile of a market."""
    return {"cogs": price(s, market, COG), "crystals": price(s, market, CRYSTAL)}


@game.particulars(MARKER)
def marker_for_sale(s: State, item: int) -> Told:
    """The front marker of a row with its price and points."""
    front = s.marker_front[item]
    price = {"amount": MARKER_COST[item, front], "resource": ROW_RESOURCE[item]}
    return {"number": MARKER_NUMBER[item, front], **price, "points": MARKER_VP[item, front]}


@game.particulars(*PAY.tolist())
def rest_with_discount(s: State, p: int, cogs: int, crystals: int, verb: int) -> Told:
    """What remains to pay with a discount."""
    discount = discount_of(verb)
    return {
        word: rest_to_pay(s.player[p], cost, resource, SPONSORS_USED[discount, resource], GALA_USED[discount])
        for word, resource, cost in (("cogs", COG, cogs), ("crystals", CRYSTAL, crystals))
    }


# ---------------------------------------------------------------- tiles and slots


@game.particulars(SCRAP)
def tile_to_scrap(s: State, p: int, item: int) -> Told:
    """What lies at the position."""
    return {"tile": s.player[p].room[item]}


@game.particulars(POSITION, asked_by=[install_machine, place_capacity_tile])
def tile_replaced(s: State, p: int, item: int) -> Told:
    """Whether a tile would have to go, and which."""
    tile = s.player[p].room[item]
    return {"taken": int(tile >= 0), "tile": tile}


@game.particulars(SLOT, asked_by=[answer_place_parasite, place_parasite])
@game.particulars(PARASITE, asked_by=[choose_parasite, activate_parasite])
def tile_of_host(s: State, item: int) -> Told:
    """The tile of a host that a slot belongs to."""
    return {"tile": s.player[item // SPOTS_OF_HOST].room[item % SPOTS_OF_HOST // len(SIDES)]}


@game.particulars(PARASITE, asked_by=[shake_off_parasite])
def own_tile(s: State, p: int, item: int) -> Told:
    """The own tile on which a parasite lies."""
    return {"tile": s.player[p].room[item % SPOTS_OF_HOST // len(SIDES)]}


@game.particulars(USE_MARKET)
def tile_at_target(s: State, item: int) -> Told:
    """The face-up tile of a market."""
    return {"tile": face_up_tile(s, item // len(SIDES))}


@game.particulars(PEEK)
def colour_of_tile(s: State, item: int) -> Told:
    """The banner on the back of a face-down tile."""
    return {"banner": s.market_banners[item // len(RANKS), item % len(RANKS)]}


# ---------------------------------------------------------------- stones and stops


@game.particulars(STEAM)
def boilers_to_use(s: State, p: int) -> Told:
    """By how much steam raises the pressure, and the point it costs a solo player."""
    return {"amount": boilers(s.player[p]), "loss": STEAM_LOSS if s.seats == 1 else 0}


@game.particulars(FLY)
def stones_to_fly_to(s: State, p: int) -> Told:
    """How many stops the flight has, and the point it costs a solo player."""
    return {"count": s.player[p].stones_out, "loss": FLY_LOSS if s.seats == 1 else 0}


@game.particulars(DO, SKIP, asked_by=[final_step])
def action_asked_for(action: int) -> Told:
    """The action of the final turn."""
    return {"action": action}


@game.particulars(STONE, asked_by=[raise_pressure, move_arrow_stone])
def where_it_moves(s: State, p: int, item: int) -> Told:
    """The field that a stone comes to."""
    return {"to_field": next_free(s.player[p], item)}


@game.particulars(DESCEND, asked_by=[route_stone])
def what_lies_below(s: State, p: int, pipe: int) -> Told:
    """Where the stone comes to in the machine room, with which pressure, and which tile lies there."""
    tile = s.player[p].room[pipe]
    return {"position": pipe, "value": POSITION_VALUE[pipe], "taken": int(tile >= 0), "tile": tile}


@game.particulars(PLACE, VISIT, OTHER_DISTRICT)
def level_of(item: int) -> Told:
    """The level of a district."""
    return {"level": LEVEL[item]}


@game.particulars(DISTRICT, asked_by=[choose_stop_use])
def district_here(district: int) -> Told:
    """The district of the stop."""
    return {"district": district}


@game.particulars(ALTERNATIVE, asked_by=[choose_alternative])
def effect_of_district(district: int, item: int) -> Told:
    """Whose effect it is, and whether it stands below the bar."""
    return {"district": district, "lower": item}
