"""Scenarios of section 8 about placing workers, construction and repositioning: S3-S7, S10-S14, S17, S19."""

from __future__ import annotations

from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City, Cubes, Income


def test_s3_money_action() -> None:
    city = City()
    city.give(MICHAEL, aeros=0)
    city.turn(MICHAEL)
    city.place("income", dark=2, special=1)
    assert city.money(MICHAEL) == 3 + 1 + 2


def test_s3_six_dark_workers() -> None:
    city = City()
    city.give(MICHAEL, aeros=0)
    city.workers(MICHAEL, 6, 1, reserve=2)
    city.turn(MICHAEL, 2)
    city.place("income", dark=6)
    assert city.money(MICHAEL) == 8


def staged_third_circle(aeros: int) -> City:
    """The first two white circles are taken, and so is the bonus of the field."""
    city = City(4)
    city.occupy(MARION, "re_white_1", 0, special=True)
    city.occupy(JEFF, "re_white_2", 2)
    city.give(ANGELIKA, aeros=aeros)
    city.turn(ANGELIKA)
    return city


def test_s4_third_resource_circle() -> None:
    city = staged_third_circle(1)
    city.place("white", dark=2)
    assert city.circle("re_white_3") == ANGELIKA
    assert city.money(ANGELIKA) == 0
    assert city.cubes(ANGELIKA) == Cubes(white=2)


def test_s4_without_aeros_white_is_not_offered() -> None:
    city = staged_third_circle(0)
    assert "place:white" not in city.options
    assert city.refused("place:white") == "lacks_aeros_for_circle"
    assert "place:black" in city.options


def staged_builder(workers: int) -> City:
    """Marion can pay two buildings 0 and one propeller."""
    city = City()
    city.land(MARION, "F6", "G6", "H6")
    city.give(MARION, aeros=4, white=2, purple=2)
    city.turn(MARION)
    city.place("build", dark=workers)
    return city


def test_s5_two_buildings_and_a_propeller_need_two_workers() -> None:
    city = staged_builder(2)
    city.play("building:b0", "site:F6", "square_2", "propeller:D4")
    assert city.kind == "build_menu" and city.house(MARION) == 2
    city.play("building:b0", "site:G6", "square_2")
    assert city.house(MARION) == 3
    assert city.seat == JEFF, "no propeller can be paid: step, action and turn end by themselves"


def test_s5_with_one_worker_there_is_no_second_building() -> None:
    city = staged_builder(1)
    city.play("building:b0", "site:F6", "square_2")
    assert city.kind == "build_menu" and city.offered("building") == set()
    assert city.refused("building:b0") == "all_have_built"
    city.play("propeller:D4")
    assert city.seat == JEFF


def built_1a(number: int) -> City:
    city = City()
    city.give(JEFF, white=2, brown=1)
    city.land(JEFF, "F6")
    city.turn(JEFF, number)
    city.place("build")
    city.play("building:b1a", "square_1")
    return city


def test_s6_matching_round() -> None:
    assert built_1a(1).population(JEFF) == 2
    assert built_1a(2).population(JEFF) == 0


def test_s7_passing_a_ten() -> None:
    city = City()
    city.points(JEFF, prestige=9, house=2)
    city.turn(JEFF)  # second in player order: the bonus of the field is 2 prestige
    city.place("player_order", dark=0, special=1)
    assert (city.prestige(JEFF), city.population(JEFF)) == (11, 2)


def test_s10_one_bonus_for_all_colours() -> None:
    city = City()
    city.order(JEFF, MARION, ANGELIKA, MICHAEL)
    city.turn(JEFF)
    city.place("white", dark=0, special=1)
    assert city.cubes(JEFF) == Cubes(white=2)
    assert city.seat == MARION
    city.place("purple", dark=0, special=1)
    assert city.cubes(MARION) == Cubes(purple=1)


def test_s11_two_tens_at_once() -> None:
    city = City()
    city.points(JEFF, prestige=8, house=7)
    city.building(JEFF, "b6a", "F5:G6")
    city.building(JEFF, "b1a", "H6")
    assert city.income(JEFF).prestige == 13
    city.income_phase(6)
    assert (city.prestige(JEFF), city.population(JEFF)) == (21, 8)


def reposition(city: City, number: int) -> None:
    city.turn(JEFF, number)
    city.s.circle_owner[51] = -1  # rp_yellow, Jeff's circle
    city.workers(JEFF, 5, 1, city.s.player[JEFF].reserve)
    city.place("reposition")
    city.play("switch:F6")


def test_s12_worker_building() -> None:
    city = City()
    city.building(JEFF, "b0", "F6", "square_2")
    before = city.income(JEFF).prestige
    me = city.s.player[JEFF]

    reposition(city, 3)
    assert city.income(JEFF).prestige == before - 2
    assert (me.pending, me.reserve) == (1, 2)
    city.income_phase(3)
    assert (me.dark, me.pending) == (6, 0), "usable from round 4 on"

    reposition(city, 4)
    assert city.income(JEFF).prestige == before
    assert (me.pending, me.reserve) == (0, 2)

    reposition(city, 5)
    assert city.income(JEFF).prestige == before - 2
    assert (me.pending, me.reserve) == (0, 2), "no further worker"


def test_s13_toll() -> None:
    city = City()
    city.tiles(MARION, toll_right=1)
    city.give(MARION, aeros=0)
    city.give(JEFF, aeros=2)
    for circle in ("la1", "la2", "la3"):
        city.occupy(MICHAEL, circle)
    city.turn(JEFF)
    city.place("land", dark=3)
    assert city.circle("la4") == JEFF
    assert (city.money(JEFF), city.money(MARION)) == (1, 1)


def test_s13_the_owner_needs_no_aero() -> None:
    city = City()
    city.tiles(MARION, toll_right=1)
    city.give(MARION, aeros=0)
    for circle in ("bu1", "bu2", "bu3"):
        city.occupy(MICHAEL, circle)
    city.turn(MARION)
    city.place("build")
    assert city.circle("bu4") == MARION
    assert city.money(MARION) == 0


def foreman(copies: int) -> City:
    city = City()
    city.tiles(ANGELIKA, foreman_2_3=copies)
    city.give(ANGELIKA, aeros=0, white=1, brown=2)
    city.land(ANGELIKA, "F6")
    city.turn(ANGELIKA, 2)
    city.place("build")
    city.play("building:b2a")
    return city


def test_s14_foreman() -> None:
    city = foreman(1)
    assert city.kind == "choose_square", "only one discount can be paid, there is only one site"
    assert city.cubes(ANGELIKA) == Cubes()
    city.play("square_1")
    assert city.population(ANGELIKA) == 2


def test_s14_two_foremen_leave_out_four_cubes() -> None:
    city = foreman(2)
    assert city.options == {"discount:1:2:1:0", "discount:0:2:2:0"}
    city.play("discount:1:2:1:0")
    assert sum(city.cubes(ANGELIKA)) == 2, "one cube is paid"


def test_s17_income_cap() -> None:
    city = City()
    city.building(MARION, "b6a", "E5:F6")
    city.building(MARION, "b6a", "G5:H6")
    city.building(MARION, "b6b", "I5:J6")
    city.building(MARION, "b1a", "E7")
    assert city.income(MARION).prestige == 34
    city.building(MARION, "b2a", "F7", "square_2")
    assert city.income(MARION) == Income(2, 0, 36)
    city.turn(MARION, 6)
    city.place("reposition")
    city.play("switch:E7")
    assert city.income(MARION) == Income(5, 0, 35)


def test_s19_special_builder() -> None:
    city = City()
    city.points(JEFF, prestige=7, house=3)
    city.give(JEFF, aeros=8)
    city.turn(JEFF)
    city.place("build", dark=0, special=1)
    assert (city.prestige(JEFF), city.population(JEFF)) == (11, 2)
    city.play("propeller:B2")
    assert (city.money(JEFF), city.prestige(JEFF), city.population(JEFF)) == (0, 17, 2)
    assert city.house(JEFF) == 4
