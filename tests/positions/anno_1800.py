"""Positions of Anno 1800 with a right move, and the reason why it is right.

Most of them are the last turn of the last player: nobody moves afterwards, and the cards still drawn can't be played,
so the right move is the one that wins, and `test_positions` proves by trying everything that no other one does.
"""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import GOLD_PER_POINT
from tests.games.anno_1800.staging import A, B, Isles
from tests.positions.puzzles import Puzzle, puzzle

QUIET = ("carl_leonard_von_malching", "the_queen", "princess_qing", "edvard_goode", "eli_bleakworth")
"""Objectives that reward nothing but certain industries."""
COAST, SEA = ("home:r3c2", "home:r3c3", "home:r3c4", "home:r3c5"), ("home:r4c4", "home:r4c5")


def last_turn(*objectives: str, actions: int = 1) -> Isles:
    """B moves last in the last round, with nothing but played cards; A has ended the game and wins ties."""
    others = [thing for thing in QUIET if thing not in objectives]
    isles = Isles(2, objectives=(*objectives, *others[: 5 - len(objectives)]))
    for seat in (A, B):
        isles.hand(seat)
        isles.cubes(seat)
        isles.tokens(seat, trade=0, exploration=0, tired_trade=2, tired_exploration=1)
    for field in COAST:
        isles.build(A, "shipyard_1", field)
    for field in SEA:
        isles.build(A, "trade_ship_1", field)
    isles.tableau(B, "aei_24", "aei_25", "aei_26", "aei_27", "aei_28", used=True)
    isles.s.end_trigger_round, isles.s.fireworks = 30, A
    isles.turn(B, 31, actions)
    return isles


def industries(isles: Isles, *ids: str) -> None:
    """B has built these industries along the coast."""
    for industry, field in zip(ids, COAST, strict=False):
        isles.build(B, industry, field)


def behind(isles: Isles, points: int, spare: int = 0) -> None:
    """B is so many points behind A, who has some gold to spare that makes no point yet."""
    scores = isles.table.scores()
    isles.gold(A, GOLD_PER_POINT * (scores[B] + points - scores[A]) + spare)


# ---------------------------------------------------------------- one decision


def leave_the_engineers() -> Puzzle:
    """An investor sees 3 points more than the engineer he was, but A would share the first place of the University."""
    isles = last_turn("university")
    isles.cubes(A, engineer=1)
    isles.cubes(B, engineer=2)
    isles.expeditions(B, "exp_01", "exp_16", "exp_21")
    isles.tableau(B, "aei_17")
    behind(isles, -1)
    isles.play("festival")
    return puzzle(isles.table, "end_turn")


def expedition_majority() -> Puzzle:
    """A New World island brings as much as its cards cost; expedition cards bring a majority and stay out of hand."""
    isles = last_turn("madame_kahina", "isabel_sarmento", "pyrphorian")
    isles.build(B, "exploration_ship_1", SEA[0])
    isles.tokens(B, exploration=2, tired_exploration=0)
    isles.old_world(B, "ow_harvest_isle", "ow_village_isle")
    isles.expeditions(A, "exp_01")
    behind(isles, 6)
    return puzzle(isles.table, "take_expedition")


def who_makes_way() -> Puzzle:
    """Sending the worker home leaves 3 gold, a point; the artisan costs it, and a trade gives A one."""
    isles = last_turn()
    industries(isles, "brewery")
    isles.build(A, "brewery", COAST[0])
    isles.cubes(B, worker=1)
    isles.work(B, COAST[0], "worker", "artisan")
    isles.tokens(B, trade=2, exploration=1, tired_trade=0, tired_exploration=0)
    isles.gold(B, 5)
    isles.hand(B, "fw_46")
    behind(isles, 2, spare=2)
    isles.play("play_card")
    return puzzle(isles.table, f"shift_end:worker:{COAST[0]}")


def on_a_free_field() -> Puzzle:
    """The new industry makes a tie: on a free field it is the structure that breaks it, over another one it is not."""
    isles = last_turn("eli_bleakworth")
    isles.old_world(B, "ow_harvest_isle")
    industries(isles, "brewery", "bakery", "soap_factory", "cannery")
    for field in SEA:
        isles.build(B, "trade_ship_1", field)
    isles.tokens(B, trade=0, tired_trade=4)
    isles.cubes(B, artisan=2)
    isles.hand(B, "fw_01")
    behind(isles, 4)
    isles.play("expand", "industry:brass_smeltery")
    return puzzle(isles.table, "field:ow1:l1", "field:ow1:l2", "field:ow1:k1", "field:ow1:k2")


# ---------------------------------------------------------------- a few decisions ahead


def an_engineer_beats_eight_points() -> Puzzle:
    """The cheap card brings 3 points and the engineer who takes 6 from A at the University; the dear one brings 8."""
    isles = last_turn("university")
    industries(isles, "brewery", "soap_factory", "cannery", "clothing_factory")
    isles.cubes(A, engineer=1)
    isles.cubes(B, worker=3, engineer=1)
    isles.hand(B, "aei_02", "fw_17", "fw_29")
    behind(isles, 8)
    isles.play("play_card")
    return puzzle(isles.table, "card:fw_29")


def keep_the_worker_for_the_bread() -> Puzzle:
    """A sells beer but no bread: the only worker must be left for the second card."""
    isles = last_turn(actions=2)
    industries(isles, "brewery", "bakery")
    isles.build(A, "brewery", COAST[0])
    isles.build(B, "exploration_ship_1", SEA[0])
    isles.cubes(B, worker=1)
    isles.tokens(B, trade=1, exploration=2, tired_trade=1, tired_exploration=0)
    isles.hand(B, "fw_45", "fw_46")
    behind(isles, 5)
    isles.play("play_card", "card:fw_46")
    return puzzle(isles.table, "trade:0")


def gold_for_the_shift() -> Puzzle:
    """Aarhant's gold brings both workers back to pay the card; a festival would too, but it is the only action."""
    isles = last_turn("aarhant")
    industries(isles, "brewery", "soap_factory")
    isles.cubes(B, investor=1)
    isles.exhaust(B, "worker", "worker")
    isles.hand(B, "fw_30")
    behind(isles, 2)
    return puzzle(isles.table, "objective:aarhant")


def the_dear_card_must_go() -> Puzzle:
    """Round 100 is the last: the card that can't be paid must leave the hand, so that the other one is the last."""
    isles = last_turn("the_editor")
    isles.s.end_trigger_round, isles.s.fireworks = 0, -1
    isles.turn(B, 100)
    industries(isles, "brewery")
    isles.build(B, "exploration_ship_1", SEA[0])
    isles.cubes(B, worker=1)
    isles.tokens(B, trade=1, exploration=2, tired_trade=1, tired_exploration=0)
    isles.hand(B, "aei_32", "fw_42")
    behind(isles, 9)
    isles.play("objective:the_editor")
    return puzzle(isles.table, "card:aei_32")


# ---------------------------------------------------------------- a plan


def promotion_brings_no_card() -> Puzzle:
    """Two more workers win the majority; recruited they would bring two cards as well, 2 points each."""
    isles = last_turn("hannah_goode", "pyrphorian")
    isles.cubes(A, worker=3)
    isles.cubes(B, farmer=2, worker=2, artisan=2)
    behind(isles, 8)
    return puzzle(isles.table, "upgrade")


def promote_the_one_at_work() -> Puzzle:
    """Two engineers see 4 points more than two artisans; the artisan in the district must make the second steel."""
    isles = last_turn("zoo")
    industries(isles, "glassworks")
    isles.cubes(B, worker=2, artisan=2)
    isles.expeditions(B, "exp_16", "exp_17")
    behind(isles, 3)
    isles.play("upgrade", "upgrade:artisan")
    return puzzle(isles.table, "place:home:r2c4")


def tokens_first() -> Puzzle:
    """The beer card brings the exploration tokens that pay for another action, and for the other card in it."""
    isles = last_turn("alonso_graves")
    industries(isles, "brewery", "schnapps_distillery")
    isles.cubes(B, worker=2)
    isles.tokens(B, trade=2, exploration=1, tired_trade=0, tired_exploration=0)
    isles.gold(B, 3)
    isles.hand(B, "fw_37", "fw_42")
    behind(isles, 4)
    isles.play("play_card")
    return puzzle(isles.table, "card:fw_42")


def festival_first() -> Puzzle:
    """Two workers can pay a cheap card at once; after a festival the second action is a card of 8 points."""
    isles = last_turn(actions=2)
    industries(isles, "brewery", "cannery", "clothing_factory")
    isles.cubes(B, worker=2)
    isles.exhaust(B, "worker", "worker")
    isles.hand(B, "aei_02", "fw_17", "fw_32")
    behind(isles, 7)
    return puzzle(isles.table, "festival")


def a_ship_for_the_island() -> Puzzle:
    """The second New World island is one exploration token away, and a new ship brings it."""
    isles = last_turn("isabel_sarmento", actions=2)
    industries(isles, "cannon_foundry")
    isles.cubes(B, farmer=1, artisan=2)
    isles.old_world(B, "ow_harvest_isle")
    isles.new_world(B, "nw_isla_dulce")
    isles.tokens(B, exploration=1, tired_exploration=0)
    behind(isles, 5)
    return puzzle(isles.table, "expand")


# ---------------------------------------------------------------- earlier in the game


def end_it_while_ahead() -> Puzzle:
    """A is far ahead: the last card and the fireworks bring 10 points more, and leave B two turns with a full hand."""
    isles = Isles(2)
    isles.build(A, "brewery", COAST[0])
    isles.build(A, "soap_factory", COAST[1])
    isles.tableau(A, "aei_24", "aei_25", "aei_26", "aei_27", used=True)
    isles.tableau(B, "fw_01", "fw_02", "fw_03", "fw_04", used=True)
    isles.hand(A, "fw_30")
    isles.turn(A, 30)
    return puzzle(isles.table, "play_card", proven=False)


PUZZLES = (
    leave_the_engineers,
    expedition_majority,
    who_makes_way,
    on_a_free_field,
    an_engineer_beats_eight_points,
    keep_the_worker_for_the_bread,
    gold_for_the_shift,
    the_dear_card_must_go,
    promotion_brings_no_card,
    promote_the_one_at_work,
    tokens_first,
    festival_first,
    a_ship_for_the_island,
    end_it_while_ahead,
)
