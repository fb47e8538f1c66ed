"""Districts: alternatives (9.1), static discharge and effects that wait (9.12), using another district (9.8)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    ALTERNATIVES,
    ARROW_TOKEN,
    DISTRICT_EFFECT,
    DISTRICTS,
    IN_PLAY,
    LATE,
    LATE_DISTRICTS,
    STATIC,
    STONE_TOKEN,
    USES_OTHER,
)
from ..state import NOT_VISITED, STOP_THERE, USED_FROM_AFAR, State, game
from .effects import effect, run_effect
from .words import DECLINE

ALTERNATIVE = game.verb("alternative:<alternative>")
OTHER_DISTRICT = game.verb("district:<district>")


@game.note
def district_used(s: State, p: int, district: int) -> None: ...


@game.note
def discharged(s: State, p: int, field: int) -> None: ...


@game.note
def alternative_chosen(s: State, p: int, district: int, alternative: int) -> None: ...


@game.note
def waits_for_end_of_turn(s: State, p: int, district: int) -> None: ...


@game.refusal("9.8")
def was_a_stop(out: Options, option: int, district: int) -> None: ...


@game.refusal("9.8")
def used_already(out: Options, option: int, district: int) -> None: ...


@game.refusal("9.8")
def uses_other_district_itself(out: Options, option: int, district: int) -> None: ...


def use_district(s: State, p: int, district: int) -> None:
    """Static discharge comes first, then one of the alternatives."""
    district_used(s, p, district)
    if STATIC[district]:
        discharge(s, p)
    if DISTRICT_EFFECT[district, 1] >= 0:
        choose_alternative(s, p, district)
    else:
        execute_or_wait(s, p, district, 0)


def discharge(s: State, p: int) -> None:
    """The stone taken back at this stop loses its arrow."""
    stone = s.current_stone
    if stone >= 0 and s.player[p].gauge[stone] == ARROW_TOKEN:
        s.player[p].gauge[stone] = STONE_TOKEN
        discharged(s, p, stone)


@game.decision(ALTERNATIVE)
class choose_alternative:
    """The upper or the lower effect of the district?"""

    @staticmethod
    def options(s: State, p: int, district: int, out: Options) -> None:
        for alternative in range(len(ALTERNATIVES)):
            if DISTRICT_EFFECT[district, alternative] >= 0:
                offer(out, ALTERNATIVE + alternative)

    @staticmethod
    def take(s: State, p: int, district: int, verb: int, item: int) -> None:
        alternative_chosen(s, p, district, item)
        execute_or_wait(s, p, district, item)


def execute_or_wait(s: State, p: int, district: int, alternative: int) -> None:
    """Carry the effect out, or keep it for the end of the turn."""
    if not LATE[district]:
        run_effect(s, p, DISTRICT_EFFECT[district, alternative])
        return
    waits_for_end_of_turn(s, p, district)
    for place in range(LATE_DISTRICTS):
        if s.late_effects[place] < 0:
            s.late_effects[place] = DISTRICT_EFFECT[district, alternative]
            return


def late_districts(s: State, p: int) -> None:
    """Effects kept for the end of the turn, in the order in which they were chosen (7.6)."""
    for place in range(LATE_DISTRICTS):
        if s.late_effects[place] >= 0:
            run_effect(s, p, s.late_effects[place])
            s.late_effects[place] = -1


# ---------------------------------------------------------------- 9.8 use another district


def may_use(s: State, district: int) -> bool:
    """Whether a district was no stop of this turn, was not used in it, and does not itself use another one."""
    return IN_PLAY[district, s.seats] == 1 and s.visited[district] == NOT_VISITED and not USES_OTHER[district]


@effect.of("use_other_district")
def use_other_district(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Use one district where no own stone was; there are always some."""
    choose_other_district(s, p, source)


@game.decision(OTHER_DISTRICT, DECLINE)
class choose_other_district:
    """Which other district do you use?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        for district in range(len(DISTRICTS)):
            if may_use(s, district):
                offer(out, OTHER_DISTRICT + district)
            elif s.visited[district] == STOP_THERE:
                was_a_stop(out, OTHER_DISTRICT + district, district)
            elif s.visited[district] == USED_FROM_AFAR:
                used_already(out, OTHER_DISTRICT + district, district)
            elif USES_OTHER[district] and IN_PLAY[district, s.seats]:
                uses_other_district_itself(out, OTHER_DISTRICT + district, district)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        if verb == OTHER_DISTRICT:
            s.visited[item] = USED_FROM_AFAR
            use_district(s, p, item)
