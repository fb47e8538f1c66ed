"""Land purchase (7.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, constants, offer

from ..catalogue import (
    AGENT_DISCOUNT,
    LAND_AGENT,
    LAND_PRICE,
    LAND_WORKERS,
    LARGE,
    MEDIUM,
    SIZES,
    SMALL,
)
from ..state import Player, State, game
from .goods import pay
from .positions import choose_land, largest_land
from .tiles import (
    NO_SPACE,
    NO_TILE,
    TILE,
    explain_tiles,
    no_position,
    offer_tiles,
    play_tile,
)
from .words import FINISH

BUY_SMALL = game.verb("small")
BUY_MEDIUM = game.verb("medium")
BUY_LARGE = game.verb("large")
BUY_SIZE = constants([BUY_SMALL, BUY_MEDIUM, BUY_LARGE])
FREE_SQUARE = game.verb("free_square")


@game.note
def free_square_used(s: State, p: int) -> None: ...


@game.refusal("7.4.1")
def lacks_workers(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("7.4.1")
def lacks_aeros_for_land(out: Options, option: int, price: int, have: int) -> None: ...


@game.refusal("7.4.4")
def no_free_square(out: Options, option: int) -> None: ...


@game.decision(BUY_SMALL, BUY_MEDIUM, BUY_LARGE, FREE_SQUARE, TILE, FINISH)
class land_menu:
    """Which land do you buy?"""

    @staticmethod
    def options(s: State, p: int, workers: int, free_squares: int, out: Options) -> None:
        room = largest_land(s, p)
        for size in range(len(SIZES)):
            offer_land(s, p, workers, size, room, out)
        if free_squares > 0:
            if room >= SMALL:
                offer(out, FREE_SQUARE)
            else:
                no_position(out, FREE_SQUARE, SMALL)
        offer_tiles(s, p, out)
        offer(out, FINISH)

    @staticmethod
    def take(s: State, p: int, workers: int, free_squares: int, verb: int, item: int) -> None:
        if verb == FINISH:
            return
        if verb == TILE:
            play_tile(s, p, item)
            land_menu(s, p, workers, free_squares)
        elif verb == FREE_SQUARE:
            free_square_used(s, p)
            choose_land(s, p, SMALL, 0, NO_TILE, NO_SPACE)
            land_menu(s, p, workers, free_squares - 1)
        else:
            size = bought_size(verb)
            pay(s, p, land_price(s.player[p], size))
            choose_land(s, p, size, 0, NO_TILE, NO_SPACE)
            land_menu(s, p, workers - LAND_WORKERS[size], free_squares)


@game.reasons(land_menu)
def why_no_free_square(s: State, p: int, workers: int, free_squares: int, out: Options) -> None:
    """The free square of the special worker, and tiles that are not played."""
    if free_squares == 0:
        no_free_square(out, FREE_SQUARE)
    explain_tiles(s, p, out)


def offer_land(s: State, p: int, workers: int, size: int, room: int, out: Options) -> None:
    """Offer a size of land if there are workers, Aeros and a position for it."""
    price = land_price(s.player[p], size)
    if workers < LAND_WORKERS[size]:
        lacks_workers(out, BUY_SIZE[size], LAND_WORKERS[size], workers)
    elif s.player[p].money < price:
        lacks_aeros_for_land(out, BUY_SIZE[size], price, s.player[p].money)
    elif room < size:
        no_position(out, BUY_SIZE[size], size)
    else:
        offer(out, BUY_SIZE[size])


def bought_size(verb: int) -> int:
    """The size of land that a verb buys."""
    if verb == BUY_SMALL:
        return SMALL
    return MEDIUM if verb == BUY_MEDIUM else LARGE


def land_price(me: Player, size: int) -> int:
    """What a piece of land costs a player; each `land_agent` makes it cheaper (11.7)."""
    return max(0, LAND_PRICE[size] - AGENT_DISCOUNT[size] * me.tiles[LAND_AGENT])
