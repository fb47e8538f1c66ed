"""What players must give to the owner of a card (7.6): `machine_guns`, `shotguns`, `vacuum_cleaners`."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import CARDS, CREDITS, HAND_CARDS, LUXURY, params
from ..state import PAYMENTS, State, game
from .choices import choose_card
from .events import pay
from .keys import PAY
from .reasons import hand_empty, no_good_of_type
from .storing import hand_over
from .zones import completed_of, goods_of, hand_of

WITH_CREDITS, WITH_CONTRACT, WITH_GOODS, WITH_CARDS, WITH_HAND = PAYMENTS
GOODS = params("goods")
"""How many goods an effect demands."""
A_CONTRACT = 0
"""In place of a number of cards: one completed contract."""


@game.refusal("7.6")
def too_few_credits(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("7.6")
def too_few_goods(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("7.6")
def nothing_completed(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- what each card demands


@game.effects(CARDS, by="effect")
def is_demanded(effect: int, payment: int) -> bool:
    """Whether a demand can be met in this way at all."""
    return False


@is_demanded.of("machine_guns")
def guns_demand(effect: int, payment: int) -> bool:
    return payment in (WITH_CREDITS, WITH_CONTRACT, WITH_GOODS)


@is_demanded.of("shotguns")
def shotguns_demand(effect: int, payment: int) -> bool:
    return payment in (WITH_CREDITS, WITH_CARDS)


@is_demanded.of("vacuum_cleaners")
def cleaners_demand(effect: int, payment: int) -> bool:
    return payment in (WITH_GOODS, WITH_HAND)


@game.effects(CARDS, by="effect")
def ask_for_payment(s: State, p: int, effect: int, owner: int) -> None:
    """Each demand asks in its own words."""


@ask_for_payment.of("machine_guns")
def guns_ask(s: State, p: int, effect: int, owner: int) -> None:
    choose_payment(s, p, effect, owner)


@ask_for_payment.of("shotguns")
def shotguns_ask(s: State, p: int, effect: int, owner: int) -> None:
    choose_shotgun_payment(s, p, effect, owner)


@ask_for_payment.of("vacuum_cleaners")
def cleaners_ask(s: State, p: int, effect: int, owner: int) -> None:
    choose_vacuum_payment(s, p, effect, owner)


@game.effects(CARDS, by="effect")
def has_goods(s: State, p: int, effect: int) -> bool:
    """Whether a player has the goods that are demanded."""
    return False


@has_goods.of("machine_guns")
def has_any_goods(s: State, p: int, effect: int) -> bool:
    return s.count[goods_of(s, p)] >= GOODS[effect]


@has_goods.of("vacuum_cleaners")
def has_luxury_goods(s: State, p: int, effect: int) -> bool:
    return s.goods_tally[s.player[p].port, LUXURY] >= GOODS[effect]


@game.effects(CARDS, by="effect")
def explain_goods(s: State, p: int, effect: int, out: Options) -> None:
    """Say why goods can't be given."""


@explain_goods.of("machine_guns")
def explain_any_goods(s: State, p: int, effect: int, out: Options) -> None:
    too_few_goods(out, PAY + WITH_GOODS, GOODS[effect], s.count[goods_of(s, p)])


@explain_goods.of("vacuum_cleaners")
def explain_luxury_goods(s: State, p: int, effect: int, out: Options) -> None:
    no_good_of_type(out, PAY + WITH_GOODS, LUXURY)


@game.effects(CARDS, by="effect")
def nothing_to_give(s: State, p: int, effect: int, owner: int) -> None:
    """What happens to a player who can meet a demand in no way."""


@nothing_to_give.of("machine_guns")
def guns_take_what_is_there(s: State, p: int, effect: int, owner: int) -> None:
    """All credits, as far as they go."""
    pay(s, p, CREDITS[effect], owner)


# ---------------------------------------------------------------- what a player can give


def can_give(s: State, p: int, effect: int, payment: int) -> bool:
    """Whether a player can fulfil a demand in this way."""
    if not is_demanded(effect, payment):
        return False
    if payment == WITH_CREDITS:
        return s.player[p].credits >= CREDITS[effect]
    if payment == WITH_CONTRACT:
        return s.count[completed_of(s, p)] > 0
    if payment == WITH_GOODS:
        return has_goods(s, p, effect)
    return s.count[hand_of(s, p)] > 0


@game.step
def demand(s: State, p: int, effect: int, owner: int) -> None:
    """Ask a player for payment, if there is anything to give in full."""
    for payment in range(len(PAYMENTS)):
        if can_give(s, p, effect, payment):
            ask_for_payment(s, p, effect, owner)
            return
    nothing_to_give(s, p, effect, owner)


def demand_from_all(s: State, owner: int, effect: int) -> None:
    """Demand something of every other player, clockwise."""
    for distance in range(1, s.seats):
        demand(s, (owner + distance) % s.seats, effect, owner)


class Payment:
    """The same for all three demands: what can be given, and giving it."""

    @staticmethod
    def options(s: State, p: int, effect_card: int, owner: int, out: Options) -> None:
        offer_payments(s, p, effect_card, out)

    @staticmethod
    def take(s: State, p: int, effect_card: int, owner: int, verb: int, item: int) -> None:
        give_payment(s, p, effect_card, owner, item)


@game.decision(PAY)
class choose_payment(Payment):
    """`machine_guns`: credits, a completed contract, or goods?"""


@game.decision(PAY)
class choose_shotgun_payment(Payment):
    """`shotguns`: credits, or hand cards?"""


@game.decision(PAY)
class choose_vacuum_payment(Payment):
    """`vacuum_cleaners`: the whole hand, or a luxury good?"""


def offer_payments(s: State, p: int, effect: int, out: Options) -> None:
    """What a player can give, and why not the rest."""
    for payment in range(len(PAYMENTS)):
        if can_give(s, p, effect, payment):
            offer(out, PAY + payment)
        elif is_demanded(effect, payment):
            explain_payment(s, p, effect, payment, out)


def explain_payment(s: State, p: int, effect: int, payment: int, out: Options) -> None:
    """Say why a player can't give what is demanded."""
    if payment == WITH_CREDITS:
        too_few_credits(out, PAY + payment, CREDITS[effect], s.player[p].credits)
    elif payment == WITH_CONTRACT:
        nothing_completed(out, PAY + payment)
    elif payment == WITH_GOODS:
        explain_goods(s, p, effect, out)
    else:
        hand_empty(out, PAY + payment)


def give_payment(s: State, p: int, effect: int, owner: int, payment: int) -> None:
    """A player gives what was demanded, card by card where cards are chosen."""
    if payment == WITH_CREDITS:
        pay(s, p, CREDITS[effect], owner)
    elif payment == WITH_HAND:
        while s.count[hand_of(s, p)] > 0:
            hand_over(s, p, s.following[s.last[hand_of(s, p)]], owner)
    else:
        choose_card(s, p, effect, owner, pieces(s, p, effect, payment))


def pieces(s: State, p: int, effect: int, payment: int) -> int:
    """How many cards a payment consists of, or that it is a contract."""
    if payment == WITH_CONTRACT:
        return A_CONTRACT
    if payment == WITH_CARDS:
        return min(HAND_CARDS[effect], s.count[hand_of(s, p)])
    return GOODS[effect]
