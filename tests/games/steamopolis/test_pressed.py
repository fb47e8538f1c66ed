"""Where options are pressed: on the airship they are about, so that nobody's else is marked."""

from __future__ import annotations

import pytest

from spielwerk.games.steamopolis import game
from tests.games.steamopolis.staging import A, B, Town
from tests.games.steamopolis.walks import TABLES, walk

ON_AIRSHIPS = ("field", "berth", "equipment", "action", "resource")
SAYING_NO = ("no", "decline", "stop", "skip", "pass", "none", "done")


def pressed(town: Town, key: str) -> list[str]:
    option = game.option(key)
    assert option is not None
    return town.table.points_at(option)


def test_actions_have_levers_and_stones_lie_on_the_gauge_or_on_districts() -> None:
    town = Town()
    town.stones(B, "g1 g5 l3_left")
    town.turn(B)
    assert pressed(town, "fly") == ["action:p2_fly"]
    town.play("set_destination")
    assert pressed(town, "stone:g5") == ["field:p2_g5"]
    assert pressed(town, "stone:l3_left") == ["district:l3_left"]
    town.play("stone:g5")
    assert pressed(town, "descend") == ["berth:p2_r2"]
    assert pressed(town, "place:l1_left") == ["district:l1_left"]


def test_a_parasite_is_placed_in_the_machine_room_of_its_host_and_shaken_off_in_the_own() -> None:
    town = Town()
    town.room(B, r2="m0_feed_pump", r3="m1_velvet_salon")
    town.effect(A, "place_parasite")
    assert pressed(town, "dock") == ["equipment:p1_dock"]
    town.play("dock")
    assert pressed(town, "slot:p2:r2:activation") == ["berth:p2_r2"]
    town.play("slot:p2:r2:activation")
    town.effect(B, "shake_off")
    assert pressed(town, "parasite:p1:r2:activation") == ["berth:p2_r2"]
    town.effect(B, "shake_off_all")
    assert pressed(town, "yes") == ["berth:p2_r2"] and pressed(town, "no") == []


def test_one_pays_from_the_storage_or_with_what_gives_a_discount() -> None:
    town = Town()
    town.effect(A, "gain_sponsor")
    assert pressed(town, "crystal") == ["resource:p1_crystal"]
    assert pressed(town, "pay:none") == ["equipment:p1_storage"]
    assert pressed(town, "pay:sponsor_crystal+sponsor_cog+gala") == ["equipment:p1_sponsor", "equipment:p1_gala"]


def test_a_block_is_used_where_it_is_printed() -> None:
    town = Town()
    town.room(B, r3="m0_feed_pump")
    for block, where in (("l2_left", ["district:l2_left"]), ("m0_feed_pump", ["berth:p2_r3"]), ("steam", [])):
        town.ask_for_block(A, block)
        assert pressed(town, "yes") == where


@pytest.mark.parametrize(("seats", "choices"), TABLES)
def test_every_option_of_a_game_is_pressed_somewhere(seats: int, choices: dict[str, str]) -> None:
    for table in walk(seats, 5, choices):
        for key in table.options():
            option = game.option(key)
            assert option is not None
            refs = table.points_at(option)
            assert refs or key in SAYING_NO, f"{table.kind}: {key}"
            for noun, _, thing in (ref.partition(":") for ref in refs):
                assert noun not in ON_AIRSHIPS or thing.startswith(("p1_", "p2_", "p3_", "p4_")), refs
