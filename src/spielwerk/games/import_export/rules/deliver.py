"""The Deliver action: auctions and deliveries (5.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, offer_all, reveal

from ..cards import DARK_FLIGHT_GAMES, FOXES, SHAMPOO, TROUSERS
from ..catalogue import (
    BY_DELIVERY,
    CARD_TYPE,
    CREDIT_STEP,
    DELIVER,
    DELIVER_CARDS,
    DELIVERY_RESOLVED,
    ILLEGAL,
    ISLAND_CARGO,
    OWNER_FEE,
    SHIPS,
    param,
)
from ..state import HAS_BID, ISLAND, NO_BID, SHOWN, TO_BID, State, game
from .events import NO_EFFECT, fire, pay
from .free_options import (
    had_free_options,
    offer_free,
    use_free,
)
from .keys import BID, CARD, FREE, OF_ISLAND, PLACE, SHIP, STOP
from .money import BANK, receive
from .reasons import captain_only, island_empty
from .ships import (
    any_cargo_at_sea,
    at_sea_with_cargo,
    bring_home,
    check_return,
    comes_home,
    owner_of,
    ship_not_at_sea,
    take_off,
    zone_of,
)
from .storing import TO_IMPORTS, offer_storing, store
from .zones import has, offer_zone

LARGE_DELIVERY = param("shampoo", "cards")
LARGE_FEE = param("trousers", "fee")

TAKEN, IMPORTED, TOOK_ILLEGAL = 1, 2, 4
"""What has happened in a delivery so far, one bit each."""


@game.note
def auction_opened(s: State, p: int, cargo: int) -> None: ...


@game.note
def bid_shown(s: State, p: int, amount: int) -> None: ...


@game.note
def auction_won(s: State, p: int) -> None: ...


@game.note
def delivers_unopposed(s: State, p: int) -> None: ...


@game.note
def nothing_to_deliver(s: State) -> None: ...


@game.note
def owner_fee(s: State, p: int, amount: int, ship: int) -> None: ...


@game.note
def took_from(s: State, p: int, card: int, cargo: int) -> None: ...


@game.note
def took_none(s: State, p: int) -> None: ...


@game.refusal("5.3.3")
def one_import_only(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- auctions


def fix_deliver_actions(s: State, p: int, actions: int) -> None:
    """Fix how many Deliver actions a player has this turn."""
    s.player[p].deliver_left = actions if s.player[p].kind == DELIVER else 0


def island_as_target(s: State, p: int) -> bool:
    """`dark_flight_games`: as captain the owner may deliver from the island."""
    return p == s.active and has(s, p, DARK_FLIGHT_GAMES) and s.count[ISLAND] > 0


@game.step
def next_auction(s: State) -> None:
    """While somebody has a Deliver action and there is something to deliver, the captain chooses."""
    bidders = 0
    for p in range(s.seats):
        bidders += 1 if s.player[p].deliver_left > 0 else 0
    if bidders > 0 and (any_cargo_at_sea(s) or island_as_target(s, s.active)):
        deliver_ship(s, s.active)
        return
    if bidders > 0:
        nothing_to_deliver(s)
    for p in range(s.seats):
        s.player[p].deliver_left = 0


@game.decision(SHIP, OF_ISLAND, FREE)
class deliver_ship:
    """From which ship is delivered?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_delivery_targets(s, p, out)
        offer_free(s, p, NO_EFFECT, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
        else:
            had_free_options(s, p, NO_EFFECT)
            open_bidding(s, p, item if verb == SHIP else ISLAND_CARGO)
        next_auction(s)


def offer_delivery_targets(s: State, p: int, out: Options) -> None:
    """Every ship at sea with cargo, and perhaps the island."""
    offer_ships_at_sea(s, out)
    if island_as_target(s, p):
        offer(out, OF_ISLAND)
    elif has(s, p, DARK_FLIGHT_GAMES):
        if p == s.active:
            island_empty(out, OF_ISLAND)
        else:
            captain_only(out, OF_ISLAND)


def offer_ships_at_sea(s: State, out: Options) -> None:
    """Every ship at sea with cargo."""
    for ship in range(len(SHIPS)):
        if at_sea_with_cargo(s, ship):
            offer(out, SHIP + ship)
        else:
            ship_not_at_sea(out, SHIP + ship)


def open_bidding(s: State, captain: int, cargo: int) -> None:
    """Everybody with an action left must bid; one alone bids nothing and is not asked."""
    auction_opened(s, captain, cargo)
    bidders = 0
    alone = -1
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if s.player[p].deliver_left > 0:
            s.player[p].deliver_left -= 1
            s.player[p].bidding = TO_BID
            bidders += 1
            alone = p
    if bidders == 1:
        s.player[alone].bidding = NO_BID
        delivers_unopposed(s, alone)
        deliver_take(s, alone, cargo, delivery_size(s, alone), 0)
    else:
        ask_for_bids(s, 0)
        reveal_bids(s, cargo)


@game.step
def ask_for_bids(s: State, distance: int) -> None:
    """The bidders in seat order from the captain."""
    p = (s.active + distance) % s.seats
    if s.player[p].bidding == TO_BID:
        bid(s, p)
    if distance + 1 < s.seats:
        ask_for_bids(s, distance + 1)


@game.decision(BID, insists=True)
class bid:
    """How much do you bid?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_all(out, BID, s.player[p].credits // CREDIT_STEP + 1)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        s.player[p].bid = item * CREDIT_STEP
        s.player[p].bidding = HAS_BID


@game.step
def reveal_bids(s: State, cargo: int) -> None:
    """All bids are shown; the highest wins and is paid."""
    reveal(s)
    winner = best_bidder(s)
    amount = s.player[winner].bid
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if s.player[p].bidding == HAS_BID:
            bid_shown(s, p, s.player[p].bid)
        s.player[p].bidding = NO_BID
        s.player[p].bid = 0
    auction_won(s, winner)
    pay_bid(s, winner, amount, cargo)
    deliver_take(s, winner, cargo, delivery_size(s, winner), 0)


def best_bidder(s: State) -> int:
    """The highest bid; a tie goes to the owner of `foxes`, then to the first from the captain on."""
    winner = -1
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if s.player[p].bidding == HAS_BID and (winner < 0 or outbids(s, p, winner)):
            winner = p
    return winner


def outbids(s: State, p: int, other: int) -> bool:
    """Whether a player's bid beats that of one who comes earlier."""
    if s.player[p].bid == s.player[other].bid:
        return has(s, p, FOXES) and not has(s, other, FOXES)
    return s.player[p].bid > s.player[other].bid


def pay_bid(s: State, winner: int, amount: int, cargo: int) -> None:
    """The winner pays the bank; for the island the captain with `dark_flight_games`, who keeps an own bid."""
    if cargo != ISLAND_CARGO:
        pay(s, winner, amount, BANK)
    elif winner != s.active:
        pay(s, winner, amount, s.active)


# ---------------------------------------------------------------- deliveries


def delivery_size(s: State, p: int) -> int:
    """How many containers a delivery takes."""
    return LARGE_DELIVERY if has(s, p, SHAMPOO) else DELIVER_CARDS


@game.decision(CARD, STOP)
class deliver_take:
    """Which container do you take?"""

    @staticmethod
    def options(s: State, p: int, cargo: int, containers_left: int, marks: int, out: Options) -> None:
        offer_zone(s, zone_of(cargo), -1, CARD, out)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, cargo: int, containers_left: int, marks: int, verb: int, item: int) -> None:
        if verb == STOP:
            if not marks & TAKEN:
                took_none(s, p)
            finish_delivery(s, p, cargo, marks)
            return
        pick_up(s, p, item, cargo)
        marks |= TAKEN
        if CARD_TYPE[item] == ILLEGAL:
            marks |= TOOK_ILLEGAL
        deliver_place(s, p, item, cargo, containers_left - 1, marks)


def pick_up(s: State, p: int, card: int, cargo: int) -> None:
    """Take a card off a ship or the island; everybody sees it."""
    take_off(s, card, SHOWN)
    took_from(s, p, card, cargo)


@game.decision(PLACE)
class deliver_place:
    """Is this card an import or a good?"""

    @staticmethod
    def options(s: State, p: int, card: int, cargo: int, containers_left: int, marks: int, out: Options) -> None:
        offer_storing(s, p, card, not marks & IMPORTED, out)
        if marks & IMPORTED:
            one_import_only(out, PLACE + TO_IMPORTS)

    @staticmethod
    def take(s: State, p: int, card: int, cargo: int, containers_left: int, marks: int, verb: int, item: int) -> None:
        store(s, p, card, item, BY_DELIVERY)
        continue_delivery(s, p, cargo, containers_left, marks | IMPORTED if item == TO_IMPORTS else marks)


@game.step
def continue_delivery(s: State, p: int, cargo: int, containers_left: int, marks: int) -> None:
    """Take the next container, if there is one and one more is allowed."""
    if cargo < ISLAND_CARGO and s.count[zone_of(cargo)] > 0 and comes_home(s, cargo):
        bring_home(s, cargo)  # `aeroponic_crops`: at once
    if containers_left > 0 and can_deliver_from(s, cargo):
        deliver_take(s, p, cargo, containers_left, marks)
    else:
        finish_delivery(s, p, cargo, marks)


def can_deliver_from(s: State, cargo: int) -> bool:
    """Whether something is left on the island or on a ship that is still at sea."""
    return s.count[ISLAND] > 0 if cargo == ISLAND_CARGO else at_sea_with_cargo(s, cargo)


@game.step
def finish_delivery(s: State, p: int, cargo: int, marks: int) -> None:
    """The owner of the ship gets a fee, others react, an empty ship comes home."""
    if marks & TAKEN:
        pay_owner_fee(s, p, cargo)
        fire(s, p, DELIVERY_RESOLVED, 1 if marks & TOOK_ILLEGAL else 0, cargo)
    check_return(s, cargo)


def pay_owner_fee(s: State, p: int, cargo: int) -> None:
    """Whoever owns the ship gains a fee from the bank, unless it is the player himself."""
    if cargo < ISLAND_CARGO and owner_of(s, cargo) != p:
        owner = owner_of(s, cargo)
        fee = LARGE_FEE if has(s, owner, TROUSERS) else OWNER_FEE
        owner_fee(s, owner, fee, cargo)
        receive(s, owner, fee)
