"""Increasing the workforce (6.4) and upgrading (6.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    MOST_RECRUITS,
    MOST_UPGRADES,
    POPULATION,
    RECRUIT_PURCHASE,
    UPGRADE_FROM,
    UPGRADE_OF,
    UPGRADE_PURCHASE,
    UPGRADES,
)
from ..state import State, game
from .cards import cube_with_card
from .free_actions import (
    ACTIVATE,
    OBJECTIVE,
    count_on_free_actions,
    count_without_free_actions,
    offer_to_stop,
    take_free_action,
)
from .payable import payable
from .paying import pay
from .playing import DONE
from .reach import promises, resources_in_reach
from .shift_end import SHIFT_END
from .unpayable import refuse_cost
from .upgrading import can_upgrade, no_cube_left, refuse_upgrade, upgrade_cube

RECRUIT_CLASS = game.verb("recruit:<population>")
UPGRADE_CLASS = game.verb("upgrade:<population>")


@game.refusal("6.4")
def recruited_enough(out: Options, option: int, most: int) -> None: ...


@game.refusal("6.5")
def upgraded_enough(out: Options, option: int, most: int) -> None: ...


@game.refusal("6.5")
def highest_class(out: Options, option: int, population: int) -> None: ...


# ---------------------------------------------------------------- 6.4 recruit


def can_recruit(s: State, p: int, population: int) -> bool:
    """Whether a cube of a class is in the supply and its cost can be paid."""
    return s.cubes[population] > 0 and payable(s, p, RECRUIT_PURCHASE + population, 0)


def can_recruit_any(s: State, p: int, reach: int) -> bool:
    """Whether a cube of any class can be recruited."""
    for population in range(len(POPULATION)):
        if promises(reach, RECRUIT_PURCHASE + population) and can_recruit(s, p, population):
            return True
    return False


@game.step
def begin_recruit(s: State, p: int) -> None:
    """Nobody is recruited yet in this action."""
    s.units = 0
    recruit_menu(s, p)


@game.decision(RECRUIT_CLASS, DONE, ACTIVATE, OBJECTIVE, SHIFT_END)
class recruit_menu:
    """Whom do you recruit? You may recruit up to three."""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        if s.units < MOST_RECRUITS:
            for population in range(len(POPULATION)):
                if can_recruit(s, p, population):
                    offer(out, RECRUIT_CLASS + population)
        offer_to_stop(s, p, DONE, out[0] > 0 or more_recruits_in_reach(s, p), out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == DONE:
            return
        if verb == RECRUIT_CLASS:
            pay(s, p, RECRUIT_PURCHASE + item)
            recruited(s, p, item)
        else:
            take_free_action(s, p, verb, item)
        recruit_menu(s, p)


@game.reasons(recruit_menu)
def why_not_recruited(s: State, p: int, out: Options) -> None:
    """Why cubes can't be recruited."""
    for population in POPULATION:
        option = RECRUIT_CLASS + population
        if s.units == MOST_RECRUITS:
            recruited_enough(out, option, MOST_RECRUITS)
        elif s.cubes[population] == 0:
            no_cube_left(out, option, population)
        elif not can_recruit(s, p, population):
            refuse_cost(s, p, RECRUIT_PURCHASE + population, out, option)


def more_recruits_in_reach(s: State, p: int) -> bool:
    """Whether free actions could still make a recruit payable."""
    if s.units == 0 or s.units == MOST_RECRUITS:
        return False
    count_on_free_actions(s, p)
    possible = can_recruit_any(s, p, resources_in_reach(s, p))
    count_without_free_actions(s, p)
    return possible


@game.step
def recruited(s: State, p: int, population: int) -> None:
    """The cube comes into its district and can be used at once; then its card (12.27)."""
    cube_with_card(s, p, population)
    s.units += 1


# ---------------------------------------------------------------- 6.5 upgrade


def can_pay_upgrade(s: State, p: int, upgrade: int) -> bool:
    """Whether a step has a cube to exchange, one to take instead, and a cost that can be paid."""
    return can_upgrade(s, p, upgrade) and payable(s, p, UPGRADE_PURCHASE + upgrade, 0)


def can_upgrade_any(s: State, p: int, reach: int) -> bool:
    """Whether any step can be paid and done."""
    for upgrade in range(len(UPGRADES)):
        if promises(reach, UPGRADE_PURCHASE + upgrade) and can_pay_upgrade(s, p, upgrade):
            return True
    return False


@game.step
def begin_upgrade(s: State, p: int) -> None:
    """Nobody is upgraded yet in this action."""
    s.units = 0
    upgrade_menu(s, p)


@game.decision(UPGRADE_CLASS, DONE, ACTIVATE, OBJECTIVE, SHIFT_END)
class upgrade_menu:
    """Which cubes do you upgrade? You may upgrade up to three times."""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        if s.units < MOST_UPGRADES:
            for upgrade in range(len(UPGRADES)):
                if can_pay_upgrade(s, p, upgrade):
                    offer(out, UPGRADE_CLASS + UPGRADE_FROM[upgrade])
        offer_to_stop(s, p, DONE, out[0] > 0 or more_upgrades_in_reach(s, p), out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == DONE:
            return
        if verb == UPGRADE_CLASS:
            s.units += 1
            pay(s, p, UPGRADE_PURCHASE + UPGRADE_OF[item])
            upgrade_cube(s, p, UPGRADE_OF[item], 1, -1)
        else:
            take_free_action(s, p, verb, item)
        upgrade_menu(s, p)


@game.reasons(upgrade_menu)
def why_not_upgraded(s: State, p: int, out: Options) -> None:
    """Why cubes can't be upgraded."""
    for population in POPULATION:
        option, upgrade = UPGRADE_CLASS + population, UPGRADE_OF[population]
        if upgrade < 0:
            highest_class(out, option, population)
        elif s.units == MOST_UPGRADES:
            upgraded_enough(out, option, MOST_UPGRADES)
        elif not can_upgrade(s, p, upgrade):
            refuse_upgrade(s, p, upgrade, out, option)
        elif not can_pay_upgrade(s, p, upgrade):
            refuse_cost(s, p, UPGRADE_PURCHASE + upgrade, out, option)


def more_upgrades_in_reach(s: State, p: int) -> bool:
    """Whether free actions could still make an upgrade possible."""
    if s.units == 0 or s.units == MOST_UPGRADES:
        return False
    count_on_free_actions(s, p)
    possible = can_upgrade_any(s, p, resources_in_reach(s, p))
    count_without_free_actions(s, p)
    return possible
