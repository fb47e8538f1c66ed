"""What players must give to the owner of a card (5.9): `machine_guns`, `shotguns`, `vacuum_cleaners`."""

from __future__ import annotations

from spielwerk.games.import_export.cards import MACHINE_GUNS, SHOTGUNS, VACUUM_CLEANERS
from spielwerk.games.import_export.catalogue import CREDITS, HAND_CARDS, LUXURY, param
from spielwerk.games.import_export.rules.choices import choose_card
from spielwerk.games.import_export.rules.events import pay
from spielwerk.games.import_export.rules.keys import PAY
from spielwerk.games.import_export.rules.storing import hand_over
from spielwerk.games.import_export.rules.zones import completed_of, goods_of, hand_of
from spielwerk.games.import_export.state import PAYMENTS, State, game
from spielwerk.kernel import Options, offer

WITH_CREDITS, WITH_CONTRACT, WITH_GOODS, WITH_CARDS, WITH_HAND = PAYMENTS
GUNS_GOODS = param("machine_guns", "goods")
A_CONTRACT = 0
"""In place of a number of cards: one completed contract."""


def can_give(s: State, p: int, effect: int, payment: int) -> bool:
    """Whether a player can fulfil a demand in this way."""
    if payment == WITH_CREDITS:
        return effect != VACUUM_CLEANERS and s.player[p].credits >= CREDITS[effect]
    if payment == WITH_CONTRACT:
        return effect == MACHINE_GUNS and s.count[completed_of(s, p)] > 0
    if payment == WITH_GOODS:
        if effect == VACUUM_CLEANERS:
            return s.goods_tally[s.player[p].port, LUXURY] > 0
        return effect == MACHINE_GUNS and s.count[goods_of(s, p)] >= GUNS_GOODS
    if payment == WITH_CARDS:
        return effect == SHOTGUNS and s.count[hand_of(s, p)] > 0
    return effect == VACUUM_CLEANERS and s.count[hand_of(s, p)] > 0


@game.step
def demand(s: State, p: int, effect: int, owner: int) -> None:
    """Ask a player for payment; who can give nothing in full gives the guns all his credits."""
    for payment in range(len(PAYMENTS)):
        if can_give(s, p, effect, payment):
            choose_payment(s, p, effect, owner)
            return
    if effect == MACHINE_GUNS:
        pay(s, p, CREDITS[MACHINE_GUNS], owner)


def demand_from_all(s: State, owner: int, effect: int) -> None:
    """Demand something of every other player, clockwise."""
    for distance in range(1, s.seats):
        demand(s, (owner + distance) % s.seats, effect, owner)


@game.decision(PAY)
class choose_payment:
    """What do you give?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, owner: int, out: Options) -> None:
        for payment in range(len(PAYMENTS)):
            if can_give(s, p, effect_card, payment):
                offer(out, PAY + payment)

    @staticmethod
    def take(s: State, p: int, effect_card: int, owner: int, verb: int, item: int) -> None:
        if item == WITH_CREDITS:
            pay(s, p, CREDITS[effect_card], owner)
        elif item == WITH_HAND:
            while s.count[hand_of(s, p)] > 0:
                hand_over(s, p, s.following[s.last[hand_of(s, p)]], owner)
        else:
            choose_card(s, p, effect_card, owner, pieces(s, p, effect_card, item))


def pieces(s: State, p: int, effect: int, payment: int) -> int:
    """How many cards a payment consists of, or that it is a contract."""
    if payment == WITH_CONTRACT:
        return A_CONTRACT
    if payment == WITH_CARDS:
        return min(HAND_CARDS[SHOTGUNS], s.count[hand_of(s, p)])
    return GUNS_GOODS if effect == MACHINE_GUNS else 1
