"""The effects of population cards (7.2): a card names its kind of effect, the thing it is about and an amount."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..catalogue import EFFECT_AMOUNT, EFFECT_OBJECT, EFFECTS, UPGRADE_TO
from ..state import Player, State, game
from .cards import (
    cube_with_card,
    draw_expedition_cards,
    missing_card_gold,
    no_expedition_left,
    pay_missing_gold,
    refuse_missing_gold,
)
from .upgrading import can_upgrade, no_cube_left, refuse_upgrade, upgrade_cube


@game.note
def gained_gold(s: State, p: int, amount: int) -> None: ...


@game.note
def gained_bonus_tokens(s: State, p: int, amount: int, naval: int) -> None: ...


@game.note
def gained_action(s: State, p: int, amount: int) -> None: ...


# ---------------------------------------------------------------- what is asked of every effect


@game.effects(EFFECTS)
def comes_true(s: State, p: int, effect: int, card: int) -> None:
    """Have the effect of a card."""


@game.effects(EFFECTS)
def does_something(s: State, p: int, effect: int, card: int) -> bool:
    """Whether the effect of a card can do something now (12.25)."""
    return True


@game.effects(EFFECTS)
def refuse_effect(s: State, p: int, effect: int, card: int, out: Options, option: int) -> None:
    """Say what keeps the effect of a card from doing anything."""


@game.effects(EFFECTS)
def is_counted_on(s: State, p: int, effect: int, card: int, sign: int) -> None:
    """Have what an effect could bring to a payment, to see what would be possible then; -1 takes it back."""


# ---------------------------------------------------------------- cubes


@comes_true.of("gain_population")
def bring_cube(s: State, p: int, effect: int, card: int) -> None:
    """A cube with its card; gold for a card that is missing."""
    pay_missing_gold(s, p, EFFECT_OBJECT[card])
    cube_with_card(s, p, EFFECT_OBJECT[card])


@does_something.of("gain_population")
def can_bring_cube(s: State, p: int, effect: int, card: int) -> bool:
    """The cube is in the supply and its card can be had."""
    population = EFFECT_OBJECT[card]
    return s.cubes[population] > 0 and s.player[p].gold >= missing_card_gold(s, population)


@refuse_effect.of("gain_population")
def refuse_cube(s: State, p: int, effect: int, card: int, out: Options, option: int) -> None:
    """No cube is left, or the gold for its card is lacking."""
    if s.cubes[EFFECT_OBJECT[card]] == 0:
        no_cube_left(out, option, EFFECT_OBJECT[card])
    else:
        refuse_missing_gold(s, p, EFFECT_OBJECT[card], out, option)


@is_counted_on.of("gain_population")
def count_on_cube(s: State, p: int, effect: int, card: int, sign: int) -> None:
    """One cube more in its district."""
    change_cubes(s, s.player[p], EFFECT_OBJECT[card], sign)


def change_cubes(s: State, me: Player, population: int, amount: int) -> None:
    """More or fewer cubes in a district, if there are such in the supply."""
    if s.cubes[population] > 0:
        me.district[population] += amount
        me.owned[population] += amount


# ---------------------------------------------------------------- upgrades


@comes_true.of("free_upgrade")
def upgrade_for_free(s: State, p: int, effect: int, card: int) -> None:
    """Some cubes go up a step."""
    upgrade_cube(s, p, EFFECT_OBJECT[card], EFFECT_AMOUNT[card], card)


@does_something.of("free_upgrade")
def can_upgrade_for_free(s: State, p: int, effect: int, card: int) -> bool:
    """There is a cube to exchange and one to take instead."""
    return can_upgrade(s, p, EFFECT_OBJECT[card])


@refuse_effect.of("free_upgrade")
def refuse_free_upgrade(s: State, p: int, effect: int, card: int, out: Options, option: int) -> None:
    """Say which cube is lacking."""
    refuse_upgrade(s, p, EFFECT_OBJECT[card], out, option)


@is_counted_on.of("free_upgrade")
def count_on_upgrade(s: State, p: int, effect: int, card: int, sign: int) -> None:
    """Upgraded cubes count as if they were new."""
    change_cubes(s, s.player[p], UPGRADE_TO[EFFECT_OBJECT[card]], sign * EFFECT_AMOUNT[card])


# ---------------------------------------------------------------- naval tokens, gold, expedition cards, actions


@comes_true.of("gain_naval_tokens")
def bring_tokens(s: State, p: int, effect: int, card: int) -> None:
    """Tokens for this turn."""
    s.bonus[EFFECT_OBJECT[card]] += EFFECT_AMOUNT[card]
    gained_bonus_tokens(s, p, EFFECT_AMOUNT[card], EFFECT_OBJECT[card])


@is_counted_on.of("gain_naval_tokens")
def count_on_tokens(s: State, p: int, effect: int, card: int, sign: int) -> None:
    """So many tokens more."""
    s.bonus[EFFECT_OBJECT[card]] += sign * EFFECT_AMOUNT[card]


@comes_true.of("gain_gold")
def bring_gold(s: State, p: int, effect: int, card: int) -> None:
    """Gold from the bank."""
    gain_gold(s, p, EFFECT_AMOUNT[card])


@is_counted_on.of("gain_gold")
def count_on_gold(s: State, p: int, effect: int, card: int, sign: int) -> None:
    """So much gold more."""
    s.player[p].gold += sign * EFFECT_AMOUNT[card]


@comes_true.of("draw_expedition")
def bring_expeditions(s: State, p: int, effect: int, card: int) -> None:
    """Expedition cards from the pile."""
    draw_expedition_cards(s, p, EFFECT_AMOUNT[card])


@does_something.of("draw_expedition")
def can_bring_expeditions(s: State, p: int, effect: int, card: int) -> bool:
    """The pile is not empty."""
    return s.expedition_pile_size > 0


@refuse_effect.of("draw_expedition")
def refuse_expeditions(s: State, p: int, effect: int, card: int, out: Options, option: int) -> None:
    """The pile is empty."""
    no_expedition_left(out, option)


@comes_true.of("extra_action")
def bring_actions(s: State, p: int, effect: int, card: int) -> None:
    """More actions in this turn."""
    gain_actions(s, p, EFFECT_AMOUNT[card])


# ---------------------------------------------------------------- what objectives bring as well


def gain_gold(s: State, p: int, amount: int) -> None:
    """Gold from the bank."""
    s.player[p].gold += amount
    gained_gold(s, p, amount)


def gain_actions(s: State, p: int, amount: int) -> None:
    """More actions in this turn."""
    s.actions_left += amount
    gained_action(s, p, amount)
