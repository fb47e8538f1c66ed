"""Free options and anytime windows (4.8)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..cards import (
    DRIED_FISH,
    GLACIER_WATER,
    OYSTERS,
    WIND_TURBINES,
)
from ..catalogue import (
    CARDS,
    FREE_CARD,
    FREE_DISCARD,
    FREE_OPTIONS,
    MARK,
)
from ..state import (
    COPIES,
    COPY,
    ORIGINAL,
    State,
    game,
)
from .accepting import explain_contract, free_acceptance
from .choices import choose_card
from .discarding import has_contract
from .events import NO_EFFECT
from .keys import FREE, PASS
from .reasons import (
    captain_only,
    used_this_turn,
)
from .zones import (
    completed_of,
    effects,
    hand_of,
    has,
)

FIRST_ANYTIME = FREE_OPTIONS.number("glacier_water")
"""The options before this one belong to the captain."""
FREE_FISH = FREE_OPTIONS.number("dried_fish")


# ---------------------------------------------------------------- why not


@game.refusal("4.8")
def not_within_effect(out: Options, option: int, effect_card: int) -> None: ...


def explain_free(s: State, p: int, effect: int, out: Options) -> None:
    """Say why a player can't use the free options that are his."""
    for option in range(len(FREE_OPTIONS)):
        instances = free_instances(s, p, option)
        for copy in range(instances):
            key = FREE + option * len(COPIES) + copy
            if option < FIRST_ANYTIME and p != s.active:
                captain_only(out, key)
            elif effect != NO_EFFECT:
                not_within_effect(out, key, effect)
            elif option == FREE_FISH:
                explain_fish(s, p, key, out)
            elif option != FREE_DISCARD and not way_open(free_ways(s, p, option), copy, instances):
                explain_unusable(s, p, FREE_CARD[option], key, out)


def free_instances(s: State, p: int, option: int) -> int:
    """How often a player has a free option: by completed contracts and a copy, a card in hand, an open contract."""
    if option == FREE_DISCARD:
        return 1 if has_contract(s, p) else 0
    if option == FREE_FISH:
        return 1 if s.zone[DRIED_FISH] == hand_of(s, p) else 0
    return effects(s, p, FREE_CARD[option])


def way_open(ways: int, copy: int, instances: int) -> bool:
    """Whether an effect can be used by its own card or by its copy; who has it once has just one way."""
    return ways >> copy & 1 == 1 if instances > 1 else ways != 0


def explain_fish(s: State, p: int, key: int, out: Options) -> None:
    """Say why `dried_fish` can't be accepted."""
    if not fish_usable(s, p):
        explain_contract(s, p, DRIED_FISH, key, False, out)


def explain_unusable(s: State, p: int, effect: int, key: int, out: Options) -> None:
    """Say why the free option of an effect can't be used: it was, or there is nothing to use it on."""
    if useful(s, p, effect):
        used_this_turn(out, key, effect)
    else:
        explain_useless(s, p, effect, key, out)


@game.effects(CARDS, by="effect")
def explain_useless(s: State, p: int, effect: int, key: int, out: Options) -> None:
    """Say why there is nothing to use a free option on."""


# ---------------------------------------------------------------- what can be used


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


@game.effects(CARDS, by="effect")
def useful(s: State, p: int, effect: int) -> bool:
    """Whether there is something to use a free option on."""
    return True


def offer_free(s: State, p: int, effect: int, out: Options) -> None:
    """All free options of a player in a decision of his own, those of a captain only for him; none within an effect."""
    if effect == NO_EFFECT:
        if p == s.active and has_contract(s, p):
            offer(out, FREE + FREE_DISCARD * len(COPIES))
        offer_free_effects(s, p, out)
    explain_free(s, p, effect, out)


def offer_free_effects(s: State, p: int, out: Options) -> None:
    """The free options of effects; a copy's option has a suffix if the player has the original too."""
    if s.free_held[s.player[p].port]:
        for option in range(first_free(s, p), len(FREE_OPTIONS)):
            ways = free_ways(s, p, option)
            if ways & 1:
                offer(out, FREE + option * len(COPIES) + ORIGINAL)
            if ways & 2:
                twice = s.zone[FREE_CARD[option]] == completed_of(s, p)
                offer(out, FREE + option * len(COPIES) + (COPY if twice else ORIGINAL))
    if fish_usable(s, p):
        offer(out, FREE + FREE_FISH * len(COPIES))


def first_free(s: State, p: int) -> int:
    """The first free option of an effect that is open to a player."""
    return FREE_DISCARD + 1 if p == s.active else FIRST_ANYTIME


def had_free_options(s: State, p: int, effect: int) -> None:
    """The captain has gone on without an option that was open to him."""
    if p == s.active and effect == NO_EFFECT:
        s.news = 0


def use_free(s: State, p: int, item: int) -> None:
    """Begin a free option."""
    option = item // len(COPIES)
    effect = FREE_CARD[option]
    if option == FREE_DISCARD:
        choose_card(s, p, NO_EFFECT, 0, 0)
    else:
        begins(s, p, effect, WIND_TURBINES if by_copy(s, p, effect, item % len(COPIES)) else effect)


def by_copy(s: State, p: int, effect: int, copy: int) -> bool:
    """Whether it is the Wind Turbines that give a player the free option of a completed contract."""
    return copy == COPY or s.zone[effect] != completed_of(s, p)


@game.effects(CARDS, by="effect")
def begins(s: State, p: int, effect: int, card: int) -> None:
    """How a free option begins: most let the player choose a card."""
    choose_card(s, p, effect, 0, 0)


# ---------------------------------------------------------------- anytime windows


def captain_option(s: State, p: int) -> bool:
    """Whether the captain can discard a contract or exchange cards with the island."""
    if has_contract(s, p):
        return True
    for option in range(FREE_DISCARD + 1, FIRST_ANYTIME):
        if free_ways(s, p, option):
            return True
    return False


def anytime_option(s: State, p: int) -> bool:
    """Whether a player can use an effect that works at any time."""
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
    """Whether a player is asked at the end of a turn: the captain also for his own options, if he has seen a new card
    since he could last use them."""
    if window_tells(s, p):
        reveal(s)
    return anytime_option(s, p) or (s.news == 1 and p == s.active and captain_option(s, p))


@game.decision(FREE, PASS)
class anytime_window:
    """Use an option before the turn ends?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_free(s, p, NO_EFFECT, out)
        offer(out, PASS)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            reopen_window(s, p)


@game.step
def reopen_window(s: State, p: int) -> None:
    """Ask again until the player passes."""
    if anytime_option(s, p) or (p == s.active and captain_option(s, p)):
        anytime_window(s, p)
