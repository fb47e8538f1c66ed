"""Worked examples of the spec (8): parasites share, stay, sleep and are shaken off."""

from __future__ import annotations

from tests.games.steamopolis.staging import A, B, C, Town


def test_s19_parasites_share() -> None:
    town = Town()
    town.parasite(B, A, "r1", "activation")
    town.parasite(C, A, "r1", "activation")
    town.give(C, cog=3)
    town.descend(A, "m0_crystal_press")
    assert town.stock(A) == town.stock(B) == (0, 1)
    assert (town.kind, town.seat) == ("store_resources", C), "C stores at once"
    town.play("keep:2:1")
    assert town.stock(C) == (2, 1)
    assert town.parasites(B) == town.parasites(C) == []


def test_s20_parasite_although_the_owner_cannot_pay() -> None:
    for answer, points, cogs in (("yes", 2, 0), ("no", 0, 2)):
        town = Town()
        town.parasite(C, B, "r1", "activation")
        town.give(B, cog=1)
        town.give(C, cog=2)
        town.descend(B, "m2_gear_tribune")
        assert (town.kind, town.seat) == ("use_block", C)
        town.play(answer)
        assert (town.vp(B), town.stock(B)) == (0, (1, 0))
        assert (town.vp(C), town.stock(C)) == (points, (cogs, 0))
        assert town.parasites(C) == []


def double_furnace(crystals_of_b: int) -> Town:
    town = Town()
    town.parasite(B, A, "r1", "activation")
    town.give(A, crystal=1)
    town.give(B, crystal=crystals_of_b)
    town.descend(A, "m2_double_furnace", "yes")
    assert (town.stock(A), town.vp(A)) == ((1, 0), 1)
    return town


def test_t4_two_boilers_and_a_parasite_without_resources() -> None:
    town = double_furnace(crystals_of_b=0)
    assert town.seat == A, "the second boiler is not offered to B"
    assert (town.stock(B), town.vp(B)) == ((1, 0), 0)
    assert town.parasites(B) == []


def test_t4_two_boilers_and_a_parasite_with_a_crystal() -> None:
    for answer, points in (("yes", 1), ("no", 0)):
        town = double_furnace(crystals_of_b=1)
        assert (town.kind, town.seat) == ("use_block", B)
        town.play(answer)
        assert (town.stock(B), town.vp(B)) == ((1, 1 - points), points)
        assert town.parasites(B) == []


def test_t14_running_the_machines() -> None:
    town = Town()
    town.room(A, r5="m1_twin_press", r2="capacity", r1="m2_gear_tribune")
    town.parasite(B, A, "r5", "activation")
    town.give(A, cog=1)
    town.stones(A, "l6_right")
    town.fly(A, "district")
    assert town.stock(A) == (2, 1) and town.kind == "raise_pressure"
    town.play("stone:g1")
    assert town.gauge(A) == "g2"
    town.play("yes")
    assert (town.stock(A), town.vp(A)) == ((0, 1), 2)
    assert town.stock(B) == (0, 0)
    assert town.parasites(B) == [(A, "r5", "activation")]


def test_t16_two_players() -> None:
    town = Town(seats=2)
    town.parasite(B, A, "r1", "activation")
    town.parasite(B, A, "r1", "activation")
    town.descend(A, "m0_crystal_press")
    assert (town.stock(A), town.stock(B)) == ((0, 1), (0, 2))
    assert town.parasites(B) == []


def test_t20_parasites_may_stay() -> None:
    for answer, left in (("no", 1), ("yes", 0)):
        town = Town()
        town.room(A, r1="capacity", r2="m0_feed_pump")
        town.parasite(B, A, "r1", "activation")
        town.parasite(C, A, "r2", "activation")
        town.stones(A, "l4_right")
        town.fly(A, "district")
        assert town.kind == "advance_base_pressure" and town.options == {"yes", "no"}
        town.play("no")
        assert town.kind == "shake_off_all" and town.options == {"yes", "no"}
        town.play(answer)
        assert len(town.parasites(B)) == len(town.parasites(C)) == left
