"""Agriculture cards that last, or that work in hand, as a contract on a ship or as a container (10.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import FLOUR
from ..catalogue import (
    AGRICULTURE,
    BY_EFFECT,
    CARD_RANK,
    CARD_TYPE,
    CARDS,
    CREDITS,
    EFFECT_TYPE,
    MARK,
    TYPES,
)
from ..state import CONTRACTS, IN_PORT, SHOWN, State, game
from .choices import (
    STOPPED,
    answered,
    choose_card,
    choose_ship,
    chosen,
    effect_yes_no,
    offers,
)
from .events import is_accepted, is_carried, reacts
from .free_options import begins, explain_useless, useful
from .gifts import BANK_GIVES, give
from .keys import CARD, STOP
from .limits import rank
from .load import load_by_effect
from .loading import load
from .money import gain, uses_effect
from .reasons import no_card_of_type, wrong_type
from .ships import accepted_types, open_slots
from .storing import to_island
from .zones import (
    count_type,
    hand_of,
    offer_zone,
    put,
)

# ---------------------------------------------------------------- dried fish


@begins.of("dried_fish")
def fish_begin(s: State, p: int, effect: int, card: int) -> None:
    put(s, effect, SHOWN)
    choose_ship(s, p, effect, effect)


# ---------------------------------------------------------------- flour


@is_accepted.of("flour")
def flour_accepted(s: State, p: int, card: int, ship: int) -> None:
    offer_flour(s, p, ship)


@game.step
def offer_flour(s: State, p: int, ship: int) -> None:
    """With the rank and all containers in hand they may be loaded at once."""
    if can_fill_flour(s, p, ship):
        effect_yes_no(s, p, FLOUR, ship, 0, 0)


def can_fill_flour(s: State, p: int, ship: int) -> bool:
    """Whether the hand holds enough cards for all open slots of `flour` on this ship."""
    if s.zone[FLOUR] != CONTRACTS + ship or s.ship_place[ship] != IN_PORT:
        return False
    fitting = 0
    for goods_type in range(len(TYPES)):
        if accepted_types(s, p, FLOUR) >> goods_type & 1:
            fitting += count_type(s, hand_of(s, p), goods_type)
    slots = open_slots(s, ship, FLOUR)
    return 0 < slots <= fitting and rank(s, p, CARD_TYPE[FLOUR]) >= CARD_RANK[FLOUR]


@answered.of("flour")
def begin_filling(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    choose_card(s, p, effect, subject, 0)


@offers.of("flour")
def containers_for_flour(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    types = accepted_types(s, p, effect)
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if types >> CARD_TYPE[card] & 1:
            offer(out, CARD + card)
        else:
            wrong_type(out, CARD + card, CARD_TYPE[effect])


@chosen.of("flour")
def load_for_flour(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    ship = subject
    load(s, p, card, ship * len(CARDS) + effect, BY_EFFECT)
    fill_flour(s, p, ship)


@game.step
def fill_flour(s: State, p: int, ship: int) -> None:
    """The next container for `flour`, until it has all."""
    if can_fill_flour(s, p, ship):
        choose_card(s, p, FLOUR, ship, 0)


# ---------------------------------------------------------------- glacier water, jasmine tea


@useful.of("glacier_water")
def water_useful(s: State, p: int, effect: int) -> bool:
    return count_type(s, hand_of(s, p), AGRICULTURE) > 0


@explain_useless.of("glacier_water")
def water_useless(s: State, p: int, effect: int, key: int, out: Options) -> None:
    no_card_of_type(out, key, AGRICULTURE)


@offers.of("glacier_water")
def harvest_to_sell(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, hand_of(s, p), EFFECT_TYPE[effect], CARD, out)


@chosen.of("glacier_water")
def sell_harvest(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    sell_from_hand(s, p, effect, card)


@reacts.of("jasmine_tea")
def tea_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if not s.used & MARK[card] and s.count[hand_of(s, p)] > 0:
        choose_card(s, p, effect, card, 0)


@offers.of("jasmine_tea")
def any_card_to_sell(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, hand_of(s, p), -1, CARD, out)
    offer(out, STOP)


@chosen.of("jasmine_tea")
def sell_for_tea(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    if card != STOPPED:
        s.used |= MARK[subject]
        sell_from_hand(s, p, effect, card)


def sell_from_hand(s: State, p: int, effect: int, card: int) -> None:
    """A hand card goes to the island and pays."""
    uses_effect(s, p, effect)
    to_island(s, p, card)
    gain(s, p, CREDITS[effect])


# ---------------------------------------------------------------- pak choi, peppers


@is_carried.of("pak_choi")
def pak_choi_carried(s: State, p: int, card: int, ship: int) -> None:
    """On board for a contract of another type it pays extra."""
    contract = s.for_contract[card]
    if contract >= 0 and CARD_TYPE[contract] != AGRICULTURE:
        give(s, p, card, BANK_GIVES)


@reacts.of("peppers")
def peppers_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    load_by_effect(s, p, effect)
