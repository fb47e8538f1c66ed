"""What is told before an option is taken: what a player has that options change, and what is given away."""

from __future__ import annotations

from .catalogue import SHIPS_PER_PORT
from .rules.choices import choose_card
from .rules.events import NO_EFFECT
from .rules.keys import CARD, KEEP, NO, PASS, PLACE, STOP
from .rules.paying import pay_action, pay_joker_card
from .rules.ships import own_ship
from .rules.storing import TO_DISCARD
from .rules.zones import completed_of, goods_of, hand_of, imports_of
from .state import CONTRACTS, ON_BOARD, State, game

game.passes(STOP, PASS, NO, KEEP)
game.pays(pay_action, pay_joker_card)


@game.holds
def holdings(s: State, p: int) -> dict[str, int]:
    """Credits, cards in hand and at the port, contracts and containers on the own ships."""
    ships = [own_ship(s, p, which) for which in range(SHIPS_PER_PORT)]
    return {
        "credits": s.player[p].credits,
        "hand_size": s.count[hand_of(s, p)],
        "imports": s.count[imports_of(s, p)],
        "goods": s.count[goods_of(s, p)],
        "contracts": sum(s.count[CONTRACTS + ship] for ship in ships),
        "containers": sum(s.count[ON_BOARD + ship] for ship in ships),
        "completed": s.count[completed_of(s, p)],
        "deliver_left": s.player[p].deliver_left,
    }


@game.loss(PLACE)
def discards_card(place: int) -> bool:
    """A card that was won goes to the discard pile."""
    return place == TO_DISCARD


@game.loss(CARD, asked_by=[choose_card])
def discards_contract(effect_card: int) -> bool:
    """A contract and what was loaded for it are given up."""
    return effect_card == NO_EFFECT
