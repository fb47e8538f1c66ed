"""Increasing the workforce (5.1.4) and upgrading (5.1.5)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    MOST_RECRUITS,
    MOST_UPGRADES,
    POPULATION,
    RECRUIT_PURCHASE,
    UPGRADE_FROM,
    UPGRADE_OF,
    UPGRADE_PURCHASE,
    UPGRADE_TO,
    UPGRADES,
)
from spielwerk.games.anno_1800.rules.cards import cube_with_card
from spielwerk.games.anno_1800.rules.free_actions import (
    ACTIVATE,
    OBJECTIVE,
    offer_to_stop,
    take_free_action,
)
from spielwerk.games.anno_1800.rules.payable import PAYABLE, obstacle, payable, refuse_cost
from spielwerk.games.anno_1800.rules.paying import pay
from spielwerk.games.anno_1800.rules.playing import DONE
from spielwerk.games.anno_1800.rules.shift_end import SHIFT_END
from spielwerk.games.anno_1800.rules.upgrading import can_upgrade, upgrade_cube
from spielwerk.games.anno_1800.state import State, game
from spielwerk.kernel import Options, offer

RECRUIT_CLASS = game.verb("recruit:<population>")
UPGRADE_CLASS = game.verb("upgrade:<population>")


@game.refusal("5.1.4")
def no_cube_left(out: Options, option: int, population: int) -> None: ...


@game.refusal("5.1.5")
def no_cube_to_upgrade(out: Options, option: int, population: int) -> None: ...


# ---------------------------------------------------------------- 5.1.4 recruit


def can_recruit(s: State, p: int) -> bool:
    """Whether a cube of any class can be recruited."""
    for population in range(len(POPULATION)):
        if s.cubes[population] > 0 and payable(s, p, RECRUIT_PURCHASE + population, 0):
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
            offer_recruits(s, p, out)
        offer_to_stop(s, p, DONE, out)

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


def offer_recruits(s: State, p: int, out: Options) -> None:
    """Every class with a cube in the supply whose cost can be paid."""
    for population in range(len(POPULATION)):
        if s.cubes[population] == 0:
            no_cube_left(out, RECRUIT_CLASS + population, population)
            continue
        reason = obstacle(s, p, RECRUIT_PURCHASE + population, 0)
        if reason == PAYABLE:
            offer(out, RECRUIT_CLASS + population)
        else:
            refuse_cost(out, RECRUIT_CLASS + population, reason)


@game.step
def recruited(s: State, p: int, population: int) -> None:
    """The cube comes into its district and can be used at once; then its card (R37)."""
    cube_with_card(s, p, population)
    s.units += 1


# ---------------------------------------------------------------- 5.1.5 upgrade


def can_upgrade_any(s: State, p: int) -> bool:
    """Whether any step can be paid and done."""
    for upgrade in range(len(UPGRADES)):
        if can_upgrade(s, p, upgrade) and payable(s, p, UPGRADE_PURCHASE + upgrade, 0):
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
            offer_upgrades(s, p, out)
        offer_to_stop(s, p, DONE, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == DONE:
            return
        if verb == UPGRADE_CLASS:
            s.units += 1
            pay(s, p, UPGRADE_PURCHASE + UPGRADE_OF[item])
            upgrade_cube(s, p, UPGRADE_OF[item], 1, 0)
        else:
            take_free_action(s, p, verb, item)
        upgrade_menu(s, p)


def offer_upgrades(s: State, p: int, out: Options) -> None:
    """Every step with a cube to exchange, one to take instead, and a cost that can be paid."""
    for upgrade in range(len(UPGRADES)):
        option = UPGRADE_CLASS + UPGRADE_FROM[upgrade]
        if s.player[p].owned[UPGRADE_FROM[upgrade]] == 0:
            no_cube_to_upgrade(out, option, UPGRADE_FROM[upgrade])
        elif s.cubes[UPGRADE_TO[upgrade]] == 0:
            no_cube_left(out, option, UPGRADE_TO[upgrade])
        else:
            reason = obstacle(s, p, UPGRADE_PURCHASE + upgrade, 0)
            if reason == PAYABLE:
                offer(out, option)
            else:
                refuse_cost(out, option, reason)
