"""Free options and anytime windows (4.7)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    DRIED_FISH,
    GLACIER_WATER,
    LED_LAMPS,
    OYSTERS,
    ROPE,
    SEGWAYS,
    TELESCOPES,
    WIND_TURBINES,
)
from spielwerk.games.import_export.catalogue import (
    AGRICULTURE,
    CARD_RANK,
    CARD_TYPE,
    FREE_CARD,
    FREE_DISCARD,
    FREE_OPTIONS,
    GIVES,
    LUXURY,
    MARK,
    SHIPS_PER_PORT,
    TECHNOLOGY,
)
from spielwerk.games.import_export.rules.accepting import has_contract
from spielwerk.games.import_export.rules.choices import choose_card, choose_place, choose_ship
from spielwerk.games.import_export.rules.events import NO_EFFECT
from spielwerk.games.import_export.rules.keys import CARD, FREE, PASS
from spielwerk.games.import_export.rules.limits import goods_room_without, import_room_without, rank
from spielwerk.games.import_export.rules.loading import NO_SHIP_BARRED, loadable_types
from spielwerk.games.import_export.rules.ships import own_ship, room_for
from spielwerk.games.import_export.rules.storing import to_hand, to_island
from spielwerk.games.import_export.rules.zones import (
    completed_of,
    count_type,
    hand_of,
    has,
    leave_area,
    offer_zone,
    put,
)
from spielwerk.games.import_export.state import (
    CONTRACTS,
    COPIES,
    COPY,
    IN_PORT,
    ISLAND,
    ORIGINAL,
    SHOWN,
    State,
    game,
)
from spielwerk.kernel import Options, offer, reveal

FIRST_ANYTIME = FREE_OPTIONS.number("glacier_water")
"""The options before this one belong to the captain."""
FREE_FISH = FREE_OPTIONS.number("dried_fish")


def free_ways(s: State, p: int, option: int) -> int:
    """How a player can use the free option of an effect: bit 0 by its own card, bit 1 by the Wind Turbines."""
    held = s.free_held[s.player[p].port] >> option
    ways = 1 if held & 1 and not s.used & MARK[FREE_CARD[option]] else 0
    if held >> len(FREE_OPTIONS) & 1 and not s.used & MARK[WIND_TURBINES]:
        ways |= 2
    return ways if ways and useful(s, p, FREE_CARD[option]) else 0


def fish_usable(s: State, p: int) -> bool:
    """`dried_fish`: held in hand, with rank and ship for it."""
    return s.zone[DRIED_FISH] == hand_of(s, p) and free_acceptance(s, p, DRIED_FISH)


def useful(s: State, p: int, effect: int) -> bool:
    """Whether there is something to use a free option on."""
    if effect in (ROPE, LED_LAMPS):
        return s.count[hand_of(s, p)] >= GIVES[effect] and s.count[ISLAND] > 0
    if effect == GLACIER_WATER:
        return count_type(s, hand_of(s, p), AGRICULTURE) > 0
    if effect == TELESCOPES:
        return s.goods_tally[s.player[p].port, TECHNOLOGY] > 0
    if effect == SEGWAYS:
        return can_leave(s, p, SEGWAYS)
    return oyster_contract(s, p)


def can_leave(s: State, p: int, card: int) -> bool:
    """Whether a completed contract has a place to go to: imports, goods, or an open slot."""
    if import_room_without(s, p, card) or goods_room_without(s, p, card):
        return True
    return loadable_types(s, p, 0, NO_SHIP_BARRED) >> CARD_TYPE[card] & 1 == 1


def free_acceptance(s: State, p: int, card: int) -> bool:
    """Whether a player has the rank and a ship for a contract that costs no action."""
    return CARD_RANK[card] <= rank(s, p, CARD_TYPE[card]) and room_for(s, p, card)


def oyster_contract(s: State, p: int) -> bool:
    """Whether a player holds a luxury contract that can be accepted."""
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if CARD_TYPE[card] == LUXURY and free_acceptance(s, p, card):
            return True
    return False


def offer_free(s: State, p: int, out: Options) -> None:
    """All free options of a player inside his own decision; those of the captain only for him."""
    if p == s.active and has_contract(s, p):
        offer(out, FREE + FREE_DISCARD * len(COPIES))
    offer_free_from(s, p, FREE_DISCARD + 1 if p == s.active else FIRST_ANYTIME, out)


def offer_free_from(s: State, p: int, first: int, out: Options) -> None:
    """The free options of effects from one on; a copy's option has a suffix if the player has the original too."""
    if s.free_held[s.player[p].port]:
        for option in range(first, len(FREE_OPTIONS)):
            ways = free_ways(s, p, option)
            if ways & 1:
                offer(out, FREE + option * len(COPIES) + ORIGINAL)
            if ways & 2:
                twice = s.zone[FREE_CARD[option]] == completed_of(s, p)
                offer(out, FREE + option * len(COPIES) + (COPY if twice else ORIGINAL))
    if fish_usable(s, p):
        offer(out, FREE + FREE_FISH * len(COPIES))


def use_free(s: State, p: int, item: int) -> None:
    """Begin a free option."""
    effect = FREE_CARD[item // len(COPIES)]
    if item // len(COPIES) == FREE_DISCARD:
        choose_card(s, p, NO_EFFECT, 0, 0)
        return
    if effect == DRIED_FISH:
        put(s, DRIED_FISH, SHOWN)
        choose_ship(s, p, DRIED_FISH, DRIED_FISH)
        return
    card = WIND_TURBINES if item % len(COPIES) == COPY or s.zone[effect] != completed_of(s, p) else effect
    s.used |= MARK[card] if effect in (ROPE, LED_LAMPS) else 0
    if effect == SEGWAYS:
        leave_area(s, card)
        choose_place(s, p, SEGWAYS, card, -1)
    else:
        choose_card(s, p, effect, 0, 0)


def offer_contracts(s: State, p: int, out: Options) -> None:
    """The contracts a player has accepted and not completed yet."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] == IN_PORT:
            offer_zone(s, CONTRACTS + ship, -1, CARD, out)


# ---------------------------------------------------------------- exchanges with the island


def offer_exchange(s: State, p: int, effect: int, given: int, out: Options) -> None:
    """`rope`, `led_lamps`: first hand cards to give, then an island card other than those just given."""
    if given < GIVES[effect]:
        offer_zone(s, hand_of(s, p), -1, CARD, out)
        return
    card = s.last[ISLAND]
    for _ in range(s.count[ISLAND] - GIVES[effect]):
        card = s.following[card]
        offer(out, CARD + card)


def exchange(s: State, p: int, effect: int, given: int, card: int) -> None:
    """Give one card to the island, or take one at the end."""
    if given < GIVES[effect]:
        to_island(s, p, card)
        choose_card(s, p, effect, given + 1, 0)
    else:
        to_hand(s, p, card)


# ---------------------------------------------------------------- anytime windows


def window_usable(s: State, p: int) -> bool:
    """Whether a player can do anything in an anytime window."""
    if s.free_held[s.player[p].port]:
        for option in range(FIRST_ANYTIME, len(FREE_OPTIONS)):
            if free_ways(s, p, option):
                return True
    return fish_usable(s, p)


def window_tells(s: State, p: int) -> bool:
    """Whether it depends on a hidden hand if a window is opened for a player."""
    if has(s, p, GLACIER_WATER) or has(s, p, OYSTERS):
        return True
    return free_acceptance(s, p, DRIED_FISH)


def opens_window(s: State, p: int) -> bool:
    """Whether a player is asked for anytime options at the end of a turn."""
    if window_tells(s, p):
        reveal(s)
    return window_usable(s, p)


@game.decision(FREE, PASS)
class anytime_window:
    """Use an anytime effect before the turn ends?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_free_from(s, p, FIRST_ANYTIME, out)
        offer(out, PASS)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            reopen_window(s, p)


@game.step
def reopen_window(s: State, p: int) -> None:
    """Ask again until the player passes."""
    if window_usable(s, p):
        anytime_window(s, p)
