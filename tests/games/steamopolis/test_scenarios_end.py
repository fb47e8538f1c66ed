"""Worked examples of the spec (8): set-up, solo, statues, the final turn."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import CHARACTERS, DISTRICTS
from spielwerk.games.steamopolis.rules.setup import use_character
from spielwerk.games.steamopolis.rules.turn import final_round
from tests.games.steamopolis.staging import A, B, C, Town


def shadows(town: Town) -> set[str]:
    return {DISTRICTS.ids[district] for district in DISTRICTS if town.s.shadow[district]}


def cast(town: Town, *districts: str) -> None:
    """Shadow stones lie on these districts."""
    for name in districts:
        town.s.shadow[DISTRICTS.number(name)] = 1
        town.s.stones_at[DISTRICTS.number(name)] += 1


def test_s22_solo_shadow() -> None:
    town = Town(seats=1)
    town.score(A, 9)
    cast(town, "l1_left", "l2_left", "l6_left", "l8_left")
    town.stones(A, "g10 l3_left l5_right")
    town.fly(A, "visit:l3_left")
    assert shadows(town) == {"l3_left", "l5_right"}
    town.play("skip", "skip")
    town.play("set_destination", "stone:g10")
    places = {key.removeprefix("place:") for key in town.options}
    assert not places & {"l3_left", "l5_right"} and {"l1_left", "l8_left"} <= places


def test_t1_character_1() -> None:
    town = Town()
    town.s.player[A].character = CHARACTERS.number("character_1")
    town.stones(A, "g1 g2 g3")
    town.carry_out(A, use_character)
    assert town.options == {"take:0:2", "take:1:1", "take:2:0"}
    town.play("take:1:1")
    assert town.kind == "advance_base_pressure"
    town.play("yes")
    assert town.gauge(A) == "g2 g3 g4"
    assert town.s.player[A].base == 1


def test_t6_statue_after_passengers() -> None:
    town = Town()
    town.empty("market_2", "market_3")
    town.s.end_triggered = 1
    town.sell("market_4", "m3_cornucopia")
    town.room(B, r1="capacity")
    town.stones(B, "g1 l4_left")
    town.give(B, cog=1, crystal=4)
    town.turn(B)
    town.play("fly", "buy:market_4:machine", "position:r1")
    assert town.vp(B) == 4 + 3
    assert town.s.statues == 3
    while not town.s.final_round:
        town.play(sorted(town.options)[0])
    while not town.table.over:
        town.play("skip" if "skip" in town.options else sorted(town.options)[0])
    assert town.s.round_number == 1, "the game ended after the final round"


def final(stones: dict[int, str]) -> Town:
    town = Town()
    for p, places in stones.items():
        town.stones(p, places)
    town.begin(final_round)
    return town


def test_t7_a_district_of_another_player_may_be_shared() -> None:
    town = final({A: "g10", B: "g10 l8_right", C: "g1"})
    assert (town.kind, town.seat) == ("final_step", A)
    town.play("do")
    assert "place:l8_right" in town.options
    town.play("place:l8_right", "do", "district", "alternative:1", "decline")
    assert town.vp(A) == 1


def test_t7_an_own_stone_bars_the_district() -> None:
    town = final({A: "g1", B: "g10 l8_right", C: "g1"})
    while town.seat != B:
        town.play("skip")
    assert town.kind == "final_step"
    town.play("do")
    assert "place:l8_right" not in town.options and "place:l8_left" in town.options


def test_t15_solo_parasite_loop() -> None:
    town = Town(seats=1)
    town.score(A, 9)
    town.passengers("passenger_5_2", banker=6, stoker=4)
    town.sell("market_2", "m0_beetle_hatch")
    town.sell("market_5", "m0_heated_lounge")
    town.parasites_at_stack(1)
    town.stones(A, "g1 l3_left")
    town.fly(A, "skip")
    assert town.kind == "solo_use_removed_effect"
    assert town.options == {"use:m0_beetle_hatch:activation", "use:m0_heated_lounge:passive", "done"}
    town.play("use:m0_beetle_hatch:activation")
    assert town.kind == "choose_parasite" and town.options == {"dock", "decline"}
    town.play("dock")
    assert town.at_stack() == 1
    assert town.kind == "choose_action", "the step is over"
