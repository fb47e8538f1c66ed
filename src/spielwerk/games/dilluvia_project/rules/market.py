"""Market phase (5) and the action field that buys one more tile (7.6)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal, roll

from ..catalogue import (
    BERTHS,
    COMPENSATION,
    DISTANCE_PRICE,
    ENDS,
    EXTRA_PRICE,
    FIRST_BACK,
    FIXED_PRICE,
    GREY_TILES,
    INSURANCE,
    INSURED,
    KINDS,
    LINE_LENGTH,
    MARKET_PHASE,
    ROUNDS,
    ROW_BERTHS,
    SECOND_BACK,
    SPACE_BEFORE,
    SPACE_EFFECT,
    SPACES,
)
from ..state import State, game
from .goods import earn, pay
from .tiles import take_tile, use_space
from .words import NONE

AT_ROW = game.verb("row:<line>:<row_end>")
AT_COLUMN = game.verb("column:<line>:<column_end>")
BUY = game.verb("buy:<space>")
STOP = game.verb("stop")


@game.note
def market_refilled(s: State, tiles: int) -> None: ...


@game.note
def market_not_full(s: State, spaces: int) -> None: ...


@game.note
def market_cleared(s: State, tiles: int) -> None: ...


@game.note
def zeppelin_at_row(s: State, p: int, line: int, row_end: int) -> None: ...


@game.note
def zeppelin_at_column(s: State, p: int, line: int, column_end: int) -> None: ...


@game.note
def bought_tile(s: State, p: int, kind: int) -> None: ...


@game.note
def bought_space(s: State, p: int, space: int, space_effect: int) -> None: ...


@game.note
def stopped_buying(s: State, p: int) -> None: ...


@game.note
def bought_nothing(s: State, p: int) -> None: ...


@game.note
def compensated(s: State, p: int, spaces: int) -> None: ...


@game.refusal("5.2")
def line_taken(out: Options, option: int, owner: int) -> None: ...


@game.refusal("5.3")
def lacks_aeros(out: Options, option: int, price: int, have: int) -> None: ...


@game.refusal("5.3")
def space_empty(out: Options, option: int) -> None: ...


@game.refusal("5.7")
def space_marked(out: Options, option: int, owner: int) -> None: ...


@game.refusal("5.2")
def beside_line(out: Options, option: int, berth: int) -> None: ...


# ---------------------------------------------------------------- the market


@game.step
def market_phase(s: State) -> None:
    """Refill (in the last round clear) the market, place all zeppelins, then buy."""
    s.phase = MARKET_PHASE
    if s.round_number == ROUNDS:
        clear_market(s)
    elif s.round_number > 1:
        refill_market(s)
    for place in range(s.seats):
        place_zeppelin(s, s.order[place])
    for place in range(s.seats):
        market_turn(s, s.order[place])


def refill_market(s: State) -> None:
    """A new tile for every empty space, row by row, as long as there are any."""
    before = s.deck_size
    empty = 0
    for space in range(len(SPACES)):
        if s.market[space] < 0:
            if s.deck_size > 0:
                s.market[space] = draw_tile(s)
            else:
                empty += 1
    if s.deck_size < before:
        reveal(s)
        market_refilled(s, before - s.deck_size)
    if empty > 0:
        market_not_full(s, empty)


def draw_tile(s: State) -> int:
    """The next tile: beige, and when there are none left grey."""
    s.deck_size -= 1
    kind = s.deck[s.deck_size]
    s.deck[s.deck_size] = -1
    s.stacked[FIRST_BACK if s.deck_size >= GREY_TILES[s.seats] else SECOND_BACK, kind] -= 1
    return kind


def stack_tiles(s: State) -> None:
    """Shuffle the tiles of each back; the beige stack lies on the grey one."""
    s.deck_size = 0
    stack_back(s, SECOND_BACK)
    stack_back(s, FIRST_BACK)


def stack_back(s: State, back: int) -> None:
    """Put the tiles with a back onto the stack in random order."""
    bottom = s.deck_size
    for kind in range(len(KINDS)):
        for _ in range(s.stacked[back, kind]):
            s.deck[s.deck_size] = kind
            s.deck_size += 1
    for last in range(s.deck_size - 1, bottom, -1):
        other = bottom + roll(s, last + 1 - bottom)
        kind = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = kind


def clear_market(s: State) -> None:
    """The tiles that are left are set aside; the printed spaces are for sale."""
    count = 0
    for space in range(len(SPACES)):
        if s.market[space] >= 0:
            s.set_aside[s.market[space]] += 1
            s.market[space] = -1
            count += 1
    market_cleared(s, count)


def is_empty(s: State, space: int) -> bool:
    """Whether nothing is for sale on a space any more."""
    return s.marked[space] >= 0 if s.round_number == ROUNDS else s.market[space] < 0


def buy(s: State, p: int, space: int, price: int) -> None:
    """Pay for a tile and take it, or in the last round for the space itself."""
    if s.round_number == ROUNDS:
        bought_space(s, p, space, SPACE_EFFECT[space])
        pay(s, p, price)
        s.marked[space] = p
        use_space(s, p, SPACE_EFFECT[space], space)
    else:
        kind = s.market[space]
        bought_tile(s, p, kind)
        pay(s, p, price)
        s.market[space] = -1
        take_tile(s, p, kind)


def offer_space(s: State, p: int, space: int, price: int, out: Options) -> None:
    """Offer what is for sale on a space, if the player can pay for it."""
    money = s.player[p].money
    if not is_empty(s, space):
        if money >= price:
            offer(out, BUY + space)
        else:
            lacks_aeros(out, BUY + space, price, money)
    elif s.round_number == ROUNDS:
        space_marked(out, BUY + space, s.marked[space])
    else:
        space_empty(out, BUY + space)


# ---------------------------------------------------------------- zeppelins (5.2)


@game.decision(AT_ROW, AT_COLUMN)
class place_zeppelin:
    """Where do you put your zeppelin?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        taken = lines_taken(s)
        for berth in range(len(BERTHS)):
            option = AT_ROW + berth if berth < ROW_BERTHS else AT_COLUMN + berth - ROW_BERTHS
            if taken >> berth // ENDS & 1:
                line_taken(out, option, zeppelin_on(s, berth // ENDS))
            else:
                offer(out, option)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == AT_ROW:
            s.player[p].berth = item
            zeppelin_at_row(s, p, item // ENDS, item % ENDS)
        else:
            s.player[p].berth = ROW_BERTHS + item
            zeppelin_at_column(s, p, item // ENDS, item % ENDS)


def lines_taken(s: State) -> int:
    """The rows and columns with a zeppelin at either end, one bit each."""
    lines = 0
    for seat in range(s.seats):
        if s.player[seat].berth >= 0:
            lines |= 1 << s.player[seat].berth // ENDS
    return lines


def zeppelin_on(s: State, line: int) -> int:
    """Whose zeppelin lies at either end of a row or column; -1 for nobody's."""
    for seat in range(s.seats):
        if s.player[seat].berth >= 0 and s.player[seat].berth // ENDS == line:
            return seat
    return -1


# ---------------------------------------------------------------- buying (5.3)


@game.step
def market_turn(s: State, p: int) -> None:
    """What is empty before the player buys will be compensated (5.6)."""
    empty = 0
    for distance in range(LINE_LENGTH):
        if is_empty(s, SPACE_BEFORE[s.player[p].berth, distance]):
            empty += 1
    buy_market(s, p, empty)


@game.decision(BUY, STOP)
class buy_market:
    """Which tile of your line do you buy?"""

    @staticmethod
    def options(s: State, p: int, empty: int, out: Options) -> None:
        for distance in range(LINE_LENGTH):
            space = SPACE_BEFORE[s.player[p].berth, distance]
            offer_space(s, p, space, line_price(s, space, distance), out)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, empty: int, verb: int, item: int) -> None:
        if verb == STOP:
            stopped_buying(s, p)
            compensate(s, p, empty)
            return
        buy(s, p, item, line_price(s, item, distance_to(s, p, item)))
        buy_market(s, p, empty)


@game.reasons(buy_market)
def why_not_in_line(s: State, p: int, empty: int, out: Options) -> None:
    """Spaces that lie beside the player's line."""
    berth = s.player[p].berth
    line = [SPACE_BEFORE[berth, distance] for distance in range(LINE_LENGTH)]
    for space in SPACES:
        if space not in line:
            beside_line(out, BUY + space, berth)


def line_price(s: State, space: int, distance: int) -> int:
    """The price belongs to the place in the line (5.3), unless the tile has a fixed one."""
    kind = s.market[space]
    if kind >= 0 and FIXED_PRICE[kind] > 0:
        return FIXED_PRICE[kind]
    return DISTANCE_PRICE[distance]


def distance_to(s: State, p: int, space: int) -> int:
    """How many spaces of the own line lie before a space of it."""
    distance = 0
    while SPACE_BEFORE[s.player[p].berth, distance] != space:
        distance += 1
    return distance


def compensate(s: State, p: int, empty: int) -> None:
    """Aeros for each space that was empty before; `insurance` replaces the amount (11.7)."""
    if empty > 0:
        compensated(s, p, empty)
        earn(s, p, empty * (INSURED if s.player[p].tiles[INSURANCE] else COMPENSATION))


# ---------------------------------------------------------------- one more tile (7.6)


@game.decision(BUY, NONE)
class buy_extra:
    """Which tile do you buy?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for space in range(len(SPACES)):
            offer_space(s, p, space, EXTRA_PRICE, out)
        offer(out, NONE)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == BUY:
            buy(s, p, item, EXTRA_PRICE)
        else:
            bought_nothing(s, p)
