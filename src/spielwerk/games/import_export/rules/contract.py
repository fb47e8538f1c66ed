"""The Contract action (5.3)."""

from __future__ import annotations

from spielwerk.games.import_export.catalogue import CARD_RANK, CARD_TYPE, CONTAINERS, CONTRACT_USED, SHIPS_PER_PORT
from spielwerk.games.import_export.rules.accepting import accept
from spielwerk.games.import_export.rules.events import NOTHING, notify
from spielwerk.games.import_export.rules.free_options import offer_free, use_free
from spielwerk.games.import_export.rules.keys import CARD, FREE, SHIP, STOP
from spielwerk.games.import_export.rules.limits import rank
from spielwerk.games.import_export.rules.loading import REGULAR
from spielwerk.games.import_export.rules.ships import (
    has_room,
    has_ship_in_port,
    no_room_on_ship,
    no_ship_in_port,
    own_ship,
    room_for,
)
from spielwerk.games.import_export.rules.zones import hand_of, put
from spielwerk.games.import_export.state import SHOWN, State, game
from spielwerk.kernel import Options, offer


@game.refusal("5.3")
def rank_too_low(out: Options, option: int, needed: int, have: int, goods_type: int, actions: int) -> None: ...


@game.refusal("5.3")
def rank_not_skipped(out: Options, option: int, needed: int, have: int, goods_type: int) -> None: ...


def missing_rank(s: State, p: int, card: int) -> int:
    """By how much a card's rank exceeds the player's."""
    return max(0, CARD_RANK[card] - rank(s, p, CARD_TYPE[card]))


def acceptable(s: State, p: int, card: int, left: int, way: int) -> bool:
    """Whether a card can be accepted with the actions left; only actions of the turn skip ranks."""
    missing = missing_rank(s, p, card)
    return (missing == 0 or (way == REGULAR and missing < left)) and room_for(s, p, card)


def explain_contract(s: State, p: int, card: int, left: int, way: int, out: Options) -> None:
    """Say why a card can't be accepted."""
    missing = missing_rank(s, p, card)
    have = CARD_RANK[card] - missing
    if not has_ship_in_port(s, p):
        no_ship_in_port(out, CARD + card)
    elif not room_for(s, p, card):
        no_room_on_ship(out, CARD + card, CONTAINERS[card])
    elif way == REGULAR:
        rank_too_low(out, CARD + card, CARD_RANK[card], have, CARD_TYPE[card], 1 + missing)
    else:
        rank_not_skipped(out, CARD + card, CARD_RANK[card], have, CARD_TYPE[card])


def can_accept_any(s: State, p: int, way: int) -> bool:
    """Whether a player holds a card that one action accepts."""
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if acceptable(s, p, card, 1, way):
            return True
    return False


@game.decision(CARD, STOP, FREE)
class contract_card:
    """Which card do you accept as a contract?"""

    @staticmethod
    def options(s: State, p: int, left: int, way: int, out: Options) -> None:
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if acceptable(s, p, card, left, way):
                offer(out, CARD + card)
            else:
                explain_contract(s, p, card, left, way, out)
        offer(out, STOP)
        if way == REGULAR:
            offer_free(s, p, out)

    @staticmethod
    def take(s: State, p: int, left: int, way: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        if verb == FREE:
            use_free(s, p, item)
        else:
            left -= 1 + missing_rank(s, p, item)
            put(s, item, SHOWN)
            contract_ship(s, p, item)
            notify(s, p, CONTRACT_USED, NOTHING, NOTHING)
        if left > 0:
            contract_card(s, p, left, way)


@game.decision(SHIP)
class contract_ship:
    """Onto which ship does this contract go?"""

    @staticmethod
    def options(s: State, p: int, card: int, out: Options) -> None:
        offer_ships_with_room(s, p, card, out)

    @staticmethod
    def take(s: State, p: int, card: int, verb: int, item: int) -> None:
        accept(s, p, card, item)


def offer_ships_with_room(s: State, p: int, card: int, out: Options) -> None:
    """A player's ships in port that can take a contract."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if has_room(s, p, ship, card):
            offer(out, SHIP + ship)
        else:
            no_room_on_ship(out, SHIP + ship, CONTAINERS[card])
