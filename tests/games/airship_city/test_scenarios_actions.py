"""Worked examples of the specification: gathering, piggyback, bonuses, Workshop, hiring, market, Barter, fulfilling."""

from __future__ import annotations

from tests.games.airship_city.staging import A, B, C, City, D, Stock


def test_s06_after_the_last_move() -> None:
    city = City()
    city.place(A, moved=["forest_2", "mine_1"])
    city.give(A, wood=5, gear=2, gold=9)
    city.open_contract(A, "contract_01")
    assert city.options == {"fulfil:contract_01", "end_turn"}
    city.play("fulfil:contract_01")
    assert city.stock(A) == Stock(wood=1, metal=2, gold=10, gear=1), "one gold is lost"
    assert city.score(A) == 1
    assert (city.kind, city.seat) == ("turn_main", B), "the turn ended by itself"


def test_s07_gathering_near_the_limit_and_piggyback() -> None:
    city = City()
    city.give(A, wood=9)
    city.give(B, wood=10)
    city.give(C, wood=3)
    city.place(B, "forest_2", "mine_1")
    city.place(C, "forest_2", "mine_2")
    city.go(A, "forest_2", "gather")
    assert [city.stock(p).wood for p in (A, B, C, D)] == [10, 10, 4, 2]


def test_s08_gathering_when_full() -> None:
    city = City()
    city.give(A, wood=10)
    city.place(B, "forest_2", "mine_1")
    city.go(A, "forest_2")
    assert (city.kind, city.seat) == ("turn_main", A), "only skip was left, so it was taken"
    assert city.stock(A).wood == 10
    assert city.stock(B).wood == 2


def test_s09_valley_with_one_resource_full() -> None:
    city = City()
    city.give(A, wood=10, metal=9)
    city.give(B, wood=10, metal=4)
    city.give(C, wood=3, metal=3)
    city.place(B, "valley_1", "mine_1")
    city.place(C, "valley_1", "mine_2")
    city.go(A, "valley_1", "gather")
    assert city.stock(A)[:2] == (10, 10)
    assert city.stock(B)[:2] == (10, 5), "B had nothing to decide"
    assert (city.kind, city.seat) == ("piggyback_resource", C)
    assert city.options == {"piggyback:wood", "piggyback:metal"}
    city.play("piggyback:wood")
    assert city.stock(C)[:2] == (4, 3)
    assert (city.kind, city.seat) == ("turn_main", A)


def test_s10_resource_bonus() -> None:
    city = City()
    city.develop("forest_1")
    city.expand(A, "wood")
    city.give(A, wood=6)
    city.go(A, "forest_1", "gather")
    assert city.stock(A).wood == 10
    assert city.stock(B).wood == 2
    city.place(A, "mine_2", "shipyard_2")
    city.go(B, "forest_1", "gather")
    assert city.stock(B).wood == 5, "without the expansion no bonus"


def test_s10_resource_bonus_and_piggyback() -> None:
    city = City()
    city.develop("forest_1")
    city.expand(A, "wood")
    city.give(A, wood=6)
    city.place(B, "forest_1", "harbour_1")
    city.go(A, "forest_1", "gather")
    assert (city.stock(A).wood, city.stock(B).wood) == (10, 3)


def test_s11_workshop_develops_itself() -> None:
    city = City()
    city.give(A, wood=5, metal=4, gold=5, gear=4)
    city.go(A, "workshop_1", "expand:gear")
    assert city.stock(A) == Stock(2, 2, 2, 2)
    assert city.offered("develop") == {
        "factory_1", "factory_2", "shipyard_1", "shipyard_2", "workshop_1", "lighthouse_1", "harbour_1",
    }  # fmt: skip
    city.play("develop:workshop_1")
    assert city.is_developed("workshop_1")
    assert city.score(A) == 3
    assert city.stock(A) == Stock(2, 2, 2, 2), "no resource bonus"
    city.give(A, gear=19)
    city.go(A, "factory_1", "gather")
    assert city.stock(A).gear == 20


def test_s12_first_expansion_on_a_developed_workshop() -> None:
    city = City()
    city.develop("workshop_1")
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold", "develop:marketplace_1")
    assert city.stock(A)[:3] == (0, 0, 1), "all is paid, then the bonus is 1 gold"
    assert city.score(A) == 3
    assert city.kind == "turn_main", "nothing was to choose"


def test_s21_hiring() -> None:
    city = City()
    city.develop("guild_hall_1")
    city.expand(A, "gold")
    city.give(A, gold=9, gear=0)
    city.donated("passenger", {A: 1})
    city.place(A, "lighthouse_1", "mine_2")
    city.play("move:lighthouse_1", "to:guild_hall_1")
    assert city.options == {"skip", "hire"}
    # The turn goes on with the only move left, so the next question is already where that worker goes.
    city.play("hire")
    assert city.stock(A).gold == 3, "9 - 8 + 2"
    assert city.workers(A) == ["guild_hall_1", "harbour_1", "mine_2"]
    assert city.kind == "choose_destination"
    assert city.reach("to") == {8, 13}, "the worker on mine_2, not the new one"


def test_s21_the_new_worker_is_not_offered_this_turn() -> None:
    city = City()
    city.give(A, gold=10)
    city.go(A, "guild_hall_1", "hire")
    assert "harbour_1" in city.workers(A)
    assert city.offered("move") == {"architects_office_1"}
    city.turn(A)
    assert city.offered("move") == {"architects_office_1", "guild_hall_1", "harbour_1"}, "next turn it is"


def test_s23_market() -> None:
    city = City()
    five = [f"contract_{number:02}" for number in (1, 2, 3, 4, 5)]
    city.market(five, deck=["contract_06"])
    city.go(A, "marketplace_1")
    assert city.offered("take") == set(five)
    city.play("take:contract_02")
    assert set(city.display()) == {*five, "contract_06"} - {"contract_02"}
    assert (len(city.display()), city.s.deck_size) == (5, 0)
    city.go(B, "marketplace_1", "take:contract_06")
    assert set(city.display()) == {*five} - {"contract_02"}


def test_s23_empty_market() -> None:
    city = City()
    city.market([])
    city.go(A, "marketplace_1")
    assert (city.kind, city.seat) == ("turn_main", A), "only skip was left, so it was taken"


def test_s30_barter() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.give(A, wood=0, metal=10, gold=1, gear=2)
    city.play("barter")
    assert city.kind == "barter_exchange"
    assert city.options == {
        "give:metal:take:wood", "give:metal:take:gold", "give:metal:take:gear",
        "give:gold:take:wood", "give:gold:take:gear",
        "give:gear:take:wood", "give:gear:take:gold",
    }  # fmt: skip
    city.play("give:gold:take:wood")
    assert city.stock(A) == Stock(1, 10, 0, 2)
    assert city.bonus(A, "barter") == "used"
    assert city.kind == "turn_main"
    assert "barter" not in city.options
