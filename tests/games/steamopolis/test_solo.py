"""Solo game (12): points of the beginning, time pressure, activation, removal step, final turn, rating."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from spielwerk.arena.play import Outcome
from spielwerk.cli.helpers.picture import final_picture
from spielwerk.cli.helpers.texts import Voice
from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.rules.solo import removal_step
from spielwerk.games.steamopolis.rules.turn import final_round
from spielwerk.games.steamopolis.state import IN_BOX
from spielwerk.kernel import Table
from spielwerk.server.views.log import result
from tests.games.steamopolis.staging import A, Town

RATINGS = [
    (0, "Nur heiße Luft"), (6, "Nur heiße Luft"), (7, "Hobbymechaniker"), (14, "Schrauber"), (21, "Ingenieur"),
    (28, "Chefingenieur"), (35, "Luftschiffpirat"), (42, "Meister des Dampfes"), (48, "Meister des Dampfes"),
    (49, "Deus Ex Machina"), (80, "Deus Ex Machina"),
]  # fmt: skip


def alone(points: int = 9) -> Town:
    town = Town(seats=1)
    town.score(A, points)
    town.passengers("passenger_5_2", banker=6, stoker=4)
    return town


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 5), ("normal", 4), ("hard", 3), ("expert", 2)])
def test_points_of_the_beginning(difficulty: str, points: int) -> None:
    table = game.table(1, 1, {"solo_difficulty": difficulty})
    assert table.scores() == [points]
    assert table.ledger()["start"] == [points]


def test_board_side_of_two_and_three_players() -> None:
    assert len(game.table(1, 1).view()["districts"]) == 16
    assert len(game.table(3, 1).view()["districts"]) == 16
    assert len(game.table(4, 1).view()["districts"]) == 20


@pytest.mark.parametrize("action", ["steam", "fly"])
def test_time_pressure(action: str) -> None:
    town = alone(points=5)
    town.stones(A, "g1 g2 l1_left")
    town.turn()
    town.play(action)
    assert town.vp(A) == 4


def test_setting_a_destination_costs_nothing() -> None:
    town = alone(points=5)
    town.turn()
    town.play("set_destination", "place:l1_left")
    assert town.vp(A) == 5


@pytest.mark.parametrize("action", ["steam", "fly"])
def test_without_points_the_game_is_lost_at_once(action: str) -> None:
    town = alone(points=1)
    town.stones(A, "g1 g2 l1_left")
    town.turn()
    assert action in town.options
    town.play(action)
    assert town.table.over and town.s.lost and town.vp(A) == 0
    assert town.table.view()["rating"] is None


def test_placing_parasites_means_next_to_the_stack() -> None:
    town = alone()
    town.effect(A, "place_parasite", 2)
    assert town.options == {"dock", "decline"}
    town.play("dock", "dock")
    assert town.at_stack() == 2 and town.kind == "choose_action"


def test_activating_uses_the_face_up_tiles_of_the_main_targets() -> None:
    town = alone()
    town.sell("market_2", "m0_guest_cabin")
    town.sell("market_5", "m0_gear_lathe")
    town.parasites_at_stack(2)
    town.effect(A, "activate_parasites_any")
    assert town.kind == "solo_activate_effect"
    assert town.options == {
        "use:market_2:activation", "use:market_2:passive", "use:market_5:activation", "none",
    }  # fmt: skip
    town.play("use:market_5:activation", "use:market_5:activation")
    assert town.stock(A) == (2, 0)
    assert town.kind == "choose_action" and town.at_stack() == 2, "one use for each parasite, which stay"


def test_activating_needs_a_parasite_next_to_the_stack() -> None:
    town = alone()
    town.effect(A, "activate_parasites_any")
    assert town.kind == "choose_action"


def test_shadow_workshop_places_one_and_uses_two_effects() -> None:
    town = alone()
    town.sell("market_5", "m0_gear_lathe")
    town.stones(A, "l5_right")
    town.fly(A, "district", "dock", "use:market_5:activation")
    assert town.kind == "solo_activate_effect"
    town.play("use:market_5:activation")
    assert town.stock(A) == (2, 0)


def test_removal_step() -> None:
    town = alone()
    town.sell("market_2", "m0_feed_pump")
    town.sell("market_5", "m1_twin_press")
    town.stones(A, "g1 l3_left")
    left = town.s.stack_size
    town.fly(A, "skip")
    assert (town.place_of("m0_feed_pump"), town.place_of("m1_twin_press")) == (IN_BOX, IN_BOX)
    assert (town.s.market_rank[1], town.s.market_rank[4]) == (1, 2), "the next tiles lie face up"
    assert town.s.stack_size == left - 1
    assert town.s.passenger_place[1] == 3, "the open passenger tile went to the box"


def test_removal_on_level_1_takes_both_front_markers() -> None:
    town = alone()
    town.passengers("passenger_5_1", banker=6, stoker=4)
    town.carry_out(A, removal_step)
    assert list(town.s.marker_front) == [1, 1]


def test_removal_uncovers_a_statue_without_points() -> None:
    town = alone()
    town.empty("market_3", "market_4")
    town.sell("market_5", "m3_vote_press")
    town.carry_out(A, removal_step)
    assert town.s.statues == 3 and town.s.end_triggered
    assert town.vp(A) == 9


def test_removal_skips_an_empty_market() -> None:
    town = alone()
    town.empty("market_5")
    town.sell("market_2", "m0_feed_pump")
    town.carry_out(A, removal_step)
    assert town.s.statues == 1 and town.place_of("m0_feed_pump") == IN_BOX


def test_parasites_come_back_with_the_same_effect_twice() -> None:
    town = alone()
    town.sell("market_2", "m0_gear_lathe")
    town.parasites_at_stack(2)
    town.carry_out(A, removal_step)
    town.play("use:m0_gear_lathe:activation", "use:m0_gear_lathe:activation")
    assert town.stock(A) == (2, 0) and town.at_stack() == 0


def test_the_removal_uses_the_tile_revealed_in_this_turn() -> None:
    town = alone()
    town.passengers("passenger_6_3", banker=7, stoker=4)
    town.next_passenger_tile("passenger_8_2")
    town.sell("market_8", "m0_feed_pump")
    town.sell("market_2", "m0_gear_lathe")
    town.stones(A, "l7_left l6_left")
    town.fly(A, "visit:l7_left", "yes", "skip", "skip")
    assert town.s.player[A].passenger_tiles == 1
    assert (town.place_of("m0_feed_pump"), town.place_of("m0_gear_lathe")) == (IN_BOX, IN_BOX)


def test_the_last_passenger_tile_triggers_the_end() -> None:
    town = alone()
    town.shrink_stack(0)
    town.stones(A, "g1 l3_left")
    town.fly(A, "skip")
    assert town.s.end_triggered and town.s.final_round
    assert (town.kind, town.vp(A)) == ("final_step", 8)


def final(points: int) -> Town:
    town = alone(points)
    town.stones(A, "g1 g2 l1_right")
    town.begin(final_round)
    return town


def test_the_final_turn_costs_one_point_altogether() -> None:
    town = final(points=5)
    town.play("do", "stone:g1", "stone:g2")
    assert town.vp(A) == 4
    town.play("skip", "do")
    assert town.vp(A) == 4


def test_the_final_turn_costs_nothing_if_nothing_is_done() -> None:
    town = final(points=5)
    town.play("skip", "skip", "skip")
    assert town.table.over and town.vp(A) == 5 and not town.s.lost


def test_the_final_turn_can_lose_the_game() -> None:
    town = final(points=1)
    town.play("do")
    assert town.table.over and town.s.lost


def test_shadow_stones_do_not_bar_the_final_destination() -> None:
    town = alone()
    town.stones(A, "g10 l2_left")
    town.s.shadow[17] = town.s.stones_at[17] = 1
    town.begin(final_round)
    town.play("do")
    assert "place:l8_left" in town.options and "place:l2_left" not in town.options


@pytest.mark.parametrize(("points", "name"), RATINGS)
def test_rating(points: int, name: str) -> None:
    town = alone(points)
    town.begin(final_round)
    while not town.table.over:
        town.play("skip")
    assert town.table.winners() == [A] and f"gewinnt das Solospiel mit {points} " in str(town.table.verdict("de"))
    assert f": „{name}“." in str(town.table.verdict("de"))
    assert town.table.log("de")[-1] == town.table.verdict("de"), "the log ends with the verdict"


@pytest.mark.parametrize(
    ("points", "missing"),
    [
        (20, "1 victory point is missing for “Engineer”."),
        (12, "2 victory points are missing for “Tinkerer”."),
        (49, "“Deus Ex Machina”."),
    ],
)
def test_what_is_missing_for_the_next_rating(points: int, missing: str) -> None:
    town = alone(points)
    town.begin(final_round)
    while not town.table.over:
        town.play("skip")
    assert str(town.table.verdict("en")).endswith(missing)


def lost(difficulty: str) -> Table:
    """A solo game in which nothing but time passes."""
    table = game.table(1, 3, {"solo_difficulty": difficulty})
    while not table.over:
        asked = table.options()
        table.play(next((key for key in asked if key in ("steam", "fly")), asked[0]))
    return table


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "expert"])
def test_a_lost_game_is_lost_everywhere(difficulty: str) -> None:
    table = lost(difficulty)
    assert table.state.lost and table.scores() == [0]
    assert table.winners() == []
    assert (
        table.verdict("de")
        == table.log("de")[-1]
        == "Spieler 1 hat keinen Stimmpunkt mehr: Das Solospiel ist verloren."
    )
    outcome = Outcome(table.scores(), [game.functions["standing"](table.state, 0)], [1], [0.0], [0.0], [])
    assert outcome.wins == [0.0], "the arena counts no win"
    shown = result(table, "de", seed=3, salt="")
    assert shown["winners"] == [] and "verloren" in shown["text"], "the end screen crowns nobody"
    screen = Console(file=StringIO(), width=120)
    screen.print(final_picture(table, Voice("de")))
    assert isinstance(screen.file, StringIO) and "gewinnt" not in screen.file.getvalue()


def test_the_last_point_is_not_lost_without_a_warning() -> None:
    town = alone(points=1)
    town.turn()
    assert "the game is lost" in town.prompt
    safe = alone(points=2)
    safe.turn()
    assert "the game is lost" not in safe.prompt
    last = final(points=1)
    assert "the game is lost" in last.prompt
