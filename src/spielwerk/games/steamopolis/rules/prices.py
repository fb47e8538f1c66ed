"""What the face-up tile of a market costs, and who can buy it (8.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    BANNER_STONES,
    COG,
    CRYSTAL,
    MARKETS,
    PRINTED_COST,
    SCRAP_FROM,
    TILE_COST,
)
from ..scoring import tiles_in_room
from ..state import EMPTY_MARKET, State, game
from .costs import can_give_stones, can_pay, explain_payment, explain_stones
from .words import BUY_BANNER, BUY_MACHINE


@game.refusal("8.4")
def market_empty(out: Options, option: int, market: int) -> None: ...


@game.refusal("8.2")
def nothing_to_scrap(out: Options, option: int) -> None: ...


def face_up_tile(s: State, market: int) -> int:
    """The tile that is for sale on a market; -1 for none."""
    rank = s.market_rank[market]
    return s.market_tiles[market, rank] if rank < EMPTY_MARKET else -1


def price(s: State, market: int, resource: int) -> int:
    """Own cost of the face-up tile and what is printed on the market for its rank."""
    rank = s.market_rank[market]
    return TILE_COST[s.market_tiles[market, rank], resource] + PRINTED_COST[market, rank, resource]


def can_pay_price(s: State, p: int, market: int) -> bool:
    """Whether a tile is for sale on a market whose resources a player can pay."""
    if s.market_rank[market] == EMPTY_MARKET:
        return False
    return can_pay(s.player[p], price(s, market, COG), price(s, market, CRYSTAL))


def can_scrap_for(s: State, p: int, market: int) -> bool:
    """Whether the face-up tile asks for no machine, or the player has one to scrap."""
    return s.market_rank[market] < SCRAP_FROM[market] or tiles_in_room(s.player[p]) > 0


def offer_purchase(s: State, p: int, market: int, out: Options) -> None:
    """The face-up tile of a market as a machine and as a banner, where it can be paid completely."""
    if can_pay_price(s, p, market):
        if can_scrap_for(s, p, market):
            offer(out, BUY_MACHINE + market)
        else:
            nothing_to_scrap(out, BUY_MACHINE + market)
        if can_give_stones(s.player[p], BANNER_STONES[market]):
            offer(out, BUY_BANNER + market)
        else:
            explain_stones(s.player[p], BANNER_STONES[market], out, BUY_BANNER + market)
    elif s.market_rank[market] == EMPTY_MARKET:
        market_empty(out, BUY_MACHINE + market, market)
        market_empty(out, BUY_BANNER + market, market)
    else:
        explain_price(s, p, market, out, BUY_MACHINE + market)
        explain_price(s, p, market, out, BUY_BANNER + market)


def explain_price(s: State, p: int, market: int, out: Options, option: int) -> None:
    """Refuse a purchase with the resource that is missing."""
    explain_payment(s.player[p], price(s, market, COG), price(s, market, CRYSTAL), out, option)


def can_buy_any(s: State, p: int) -> bool:
    """Whether any face-up tile can be bought in any way."""
    for market in range(len(MARKETS)):
        if can_pay_price(s, p, market) and can_give_more_for(s, p, market):
            return True
    return False


def can_give_more_for(s: State, p: int, market: int) -> bool:
    """Whether a player can give what a tile costs beside resources, as a machine or as a banner."""
    return can_scrap_for(s, p, market) or can_give_stones(s.player[p], BANNER_STONES[market])
