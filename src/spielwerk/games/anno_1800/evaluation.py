"""What a position is worth to a player, in points; the weights are in `evaluation.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from spielwerk.games.anno_1800.catalogue import (
    CARD_POINTS,
    CARD_PURCHASE,
    COASTS,
    FIRST_SHIP,
    FIRST_SHIP_TOKEN,
    FIRST_TOKEN,
    FIRST_YARD,
    FIRST_YARD_TOKEN,
    ITEM,
    ITEM_COUNT,
    LANDS,
    MAX_ROUNDS,
    NAVAL,
    OLD_RESOURCES,
    POPULATION,
    SHIP_NAVAL,
    SITES,
    STRENGTH,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from spielwerk.games.anno_1800.rules.expand import build_field, expand_menu, put_token
from spielwerk.games.anno_1800.rules.playing import lay_open, play_card_choose
from spielwerk.games.anno_1800.rules.upgrading import upgrade_cube
from spielwerk.games.anno_1800.rules.workforce import recruit_menu, recruited, upgrade_menu
from spielwerk.games.anno_1800.scoring import score
from spielwerk.games.anno_1800.state import State, game

_WEIGHTS = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))

USUAL_ROUNDS = float(_WEIGHTS["game"]["rounds"])
END_TRIGGERED = float(_WEIGHTS["game"]["end_triggered"])
CUBE_EARLY, CUBE_LATE = (
    np.array([float(_WEIGHTS["cube"][phase][thing]) for thing in POPULATION.ids]) for phase in ("early", "late")
)
READY_EARLY, READY_LATE = (float(_WEIGHTS["ready"][phase]) for phase in ("early", "late"))
INDUSTRY_EARLY, INDUSTRY_LATE = (float(_WEIGHTS["industry"][phase]) for phase in ("early", "late"))
SHIPYARD_EARLY, SHIPYARD_LATE = (float(_WEIGHTS["shipyard"][phase]) for phase in ("early", "late"))
TOKEN_EARLY, TOKEN_LATE = (
    np.array([float(_WEIGHTS["token"][phase][thing]) for thing in NAVAL.ids]) for phase in ("early", "late")
)
TOKEN_READY_EARLY, TOKEN_READY_LATE = (
    np.array([float(_WEIGHTS["token_ready"][phase][thing]) for thing in NAVAL.ids]) for phase in ("early", "late")
)
GOLD_EARLY, GOLD_LATE = (float(_WEIGHTS["gold"][phase]) for phase in ("early", "late"))
OLD_WORLD_EARLY, OLD_WORLD_LATE = (float(_WEIGHTS["island"][phase]["old_world"]) for phase in ("early", "late"))
NEW_WORLD_EARLY, NEW_WORLD_LATE = (float(_WEIGHTS["island"][phase]["new_world"]) for phase in ("early", "late"))
EXPEDITION_EARLY, EXPEDITION_LATE = (float(_WEIGHTS["expedition"][phase]) for phase in ("early", "late"))
HAND_CARD, WITHIN_REACH = (float(_WEIGHTS["hand"][part]) for part in ("card", "within_reach"))
OPEN_EARLY, OPEN_LATE = (float(_WEIGHTS["open_card"][phase]) for phase in ("early", "late"))

PLAY_PROMISE, EXPAND_PROMISE, RECRUIT_PROMISE, UPGRADE_PROMISE = (
    float(_WEIGHTS["promise"][action]) for action in ("play_card", "expand", "recruit", "upgrade")
)
LAY_OPEN, PUT_TOKEN, BUILD_FIELD, RECRUITED, UPGRADE_CUBE = (
    kind.number for kind in (lay_open, put_token, build_field, recruited, upgrade_cube)
)
PLAY_CARD_CHOOSE, EXPAND_MENU, RECRUIT_MENU, UPGRADE_MENU = (
    kind.number for kind in (play_card_choose, expand_menu, recruit_menu, upgrade_menu)
)


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and what the player's means promise for the rest of the game."""
    points = float(score(s, p))
    if s.over:
        return points
    late = lateness(s)
    return points + means(s, p, late) + buildings(s, p, late) + cards(s, p, late) + promises(s, p, late)


def lateness(s: State) -> float:
    """How late in the game it is, from 0 to 1."""
    if s.end_trigger_round > 0 or s.round_number == MAX_ROUNDS:
        return END_TRIGGERED
    return min(1.0, s.round_number / USUAL_ROUNDS)


def blend(early: float, late: float, share: float) -> float:
    """A weight between its early and its late value."""
    return early + (late - early) * share


def means(s: State, p: int, late: float) -> float:
    """Cubes, naval tokens and gold."""
    me = s.player[p]
    worth = me.gold * blend(GOLD_EARLY, GOLD_LATE, late)
    for population in range(len(POPULATION)):
        worth += me.owned[population] * blend(CUBE_EARLY[population], CUBE_LATE[population], late)
        worth += me.district[population] * blend(READY_EARLY, READY_LATE, late)
    for naval in range(len(NAVAL)):
        tokens = me.tokens[naval] + me.tokens_exhausted[naval]
        worth += tokens * blend(TOKEN_EARLY[naval], TOKEN_LATE[naval], late)
        worth += me.tokens[naval] * blend(TOKEN_READY_EARLY[naval], TOKEN_READY_LATE[naval], late)
    return worth


def buildings(s: State, p: int, late: float) -> float:
    """Industries, the strongest shipyard, islands."""
    me = s.player[p]
    industries = 0
    for site in range(SITES):
        industries += 1 if FIRST_TOKEN <= me.shown[site] < FIRST_YARD else 0
    strongest = 0
    for coast in range(COASTS):
        if FIRST_YARD <= me.shown[LANDS + coast] < FIRST_SHIP:
            strongest = max(strongest, STRENGTH[me.shown[LANDS + coast]])
    return (
        industries * blend(INDUSTRY_EARLY, INDUSTRY_LATE, late)
        + strongest * blend(SHIPYARD_EARLY, SHIPYARD_LATE, late)
        + me.old_worlds * blend(OLD_WORLD_EARLY, OLD_WORLD_LATE, late)
        + me.new_worlds * blend(NEW_WORLD_EARLY, NEW_WORLD_LATE, late)
    )


def cards(s: State, p: int, late: float) -> float:
    """Cards in hand, open cards, expedition cards."""
    me = s.player[p]
    worth = me.hand_size * HAND_CARD
    worth += me.open_cards * blend(OPEN_EARLY, OPEN_LATE, late)
    worth += me.expeditions * blend(EXPEDITION_EARLY, EXPEDITION_LATE, late)
    for slot in range(me.hand_size):
        if me.hand[slot] >= 0 and within_reach(s, p, me.hand[slot]):
            worth += WITHIN_REACH * CARD_POINTS[me.hand[slot]] / CARD_POINTS[0]
    return worth


def within_reach(s: State, p: int, card: int) -> bool:
    """Whether every resource of a card is made here or found on an own New World island."""
    me = s.player[p]
    for item in range(ITEM_COUNT[CARD_PURCHASE + card]):
        resource = ITEM[CARD_PURCHASE + card, item]
        if resource >= OLD_RESOURCES:
            if me.from_new_world[resource - OLD_RESOURCES] == 0:
                return False
        elif me.made_at[resource, 0] < 0:
            return False
    return True


# ---------------------------------------------------------------- actions under way


def promises(s: State, p: int, late: float) -> float:
    """What the actions under way are sure to bring, or likely to."""
    worth = 0.0
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p:
            worth += purchase_promise(frame.kind, frame.a, late) + action_promise(frame.kind)
    return worth


def action_promise(kind: int) -> float:
    """What an action brings whose choice is still open."""
    if kind == PLAY_CARD_CHOOSE:
        return PLAY_PROMISE
    if kind == EXPAND_MENU:
        return EXPAND_PROMISE
    if kind == RECRUIT_MENU:
        return RECRUIT_PROMISE
    return UPGRADE_PROMISE if kind == UPGRADE_MENU else 0.0


def purchase_promise(kind: int, thing: int, late: float) -> float:
    """What comes once it is paid for: a card, a token, a cube, a better cube."""
    if kind == LAY_OPEN:
        return CARD_POINTS[thing] + blend(OPEN_EARLY, OPEN_LATE, late)
    if kind in (PUT_TOKEN, BUILD_FIELD):
        return token_promise(thing, late)
    if kind == RECRUITED:
        return HAND_CARD + cube_worth(thing, late)
    if kind == UPGRADE_CUBE:
        return cube_worth(UPGRADE_TO[thing], late) - cube_worth(UPGRADE_FROM[thing], late)
    return 0.0


def cube_worth(population: int, late: float) -> float:
    """What a cube of a class is worth."""
    return blend(CUBE_EARLY[population], CUBE_LATE[population], late)


def token_promise(token: int, late: float) -> float:
    """What a construction token is worth that is still to be placed."""
    if token < FIRST_YARD_TOKEN:
        return blend(INDUSTRY_EARLY, INDUSTRY_LATE, late)
    if token < FIRST_SHIP_TOKEN:
        return blend(SHIPYARD_EARLY, SHIPYARD_LATE, late)
    naval = SHIP_NAVAL[token - FIRST_SHIP_TOKEN]
    return STRENGTH[FIRST_TOKEN + token] * blend(TOKEN_EARLY[naval], TOKEN_LATE[naval], late)
