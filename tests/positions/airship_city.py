"""Positions of Airship City with a right move, and the reason why it is right.

Most of them are the last turn of the last player: nobody moves afterwards, so the right move is the one that wins, and
`test_positions` proves by trying everything that no other one does. They were staged for a reason and looked at by
a search of 200,000 iterations, which agrees. The last ones lie earlier in the game.
"""

from __future__ import annotations

from tests.games.airship_city.staging import A, B, C, City, D
from tests.positions.puzzles import Puzzle, puzzle


def last_turn(behind: int, *unmoved: str) -> City:
    """D moves last in round 20, and is so many points behind A."""
    city = City()
    city.turn(D, 20)
    for seat in (A, B, C):
        city.place(seat, moved=("harbour_1", "harbour_1"))
        city.set_score(seat, 30 if seat == A else 10)
        city.give(seat, wood=0, metal=0, gold=0, gear=0)
    city.set_score(D, 30 - behind)
    city.give(D, wood=0, metal=0, gold=0, gear=0)
    city.give(A, wood=10, metal=10, gold=10)  # a tie is lost
    city.place(D, *unmoved, moved=() if unmoved else ("harbour_1", "harbour_1"))
    return city


# ---------------------------------------------------------------- one decision


def donate_the_last_ship() -> Puzzle:
    """Gold is worth nothing any more; the donation is the point that wins."""
    city = last_turn(0, "factory_1")
    city.give(D, wood=4, gear=2)
    city.play("move:factory_1", "to:shipyard_1", "build:private_wood")
    return puzzle(city.table, "donate")


def fulfil_before_the_end() -> Puzzle:
    """The contract brings 2 points; left open it costs 2."""
    city = last_turn(1)
    city.open_contract(D, "contract_05")
    city.give(D, wood=5, gear=2)
    return puzzle(city.table, "fulfil:contract_05")


def dearest_facility() -> Puzzle:
    """Each of three facilities brings the award; only the clock tower brings the 6 points that are needed too."""
    city = last_turn(9, "marketplace_2")
    city.give(D, wood=10, metal=10, gold=10)
    city.play("move:marketplace_2", "to:architects_office_1")
    return puzzle(city.table, "construct:clock_tower")


def take_what_can_be_paid() -> Puzzle:
    """One contract on display can be fulfilled at once; every other one would only cost its points."""
    city = last_turn(3, "harbour_1")
    city.market(["contract_01", "contract_06", "contract_11", "contract_16", "contract_19"])
    city.give(D, metal=4, gear=2)
    city.play("move:harbour_1", "to:marketplace_1")
    return puzzle(city.table, "take:contract_06")


def leave_the_contracts() -> Puzzle:
    """D wins by the trade award and can pay nothing: a contract taken now costs its points and the game."""
    city = last_turn(1, "harbour_1")
    city.market(["contract_05", "contract_06", "contract_11", "contract_16", "contract_19"])
    city.play("move:harbour_1", "to:marketplace_1")
    return puzzle(city.table, "skip")


# ---------------------------------------------------------------- a few decisions ahead


def gather_for_the_contract() -> Puzzle:
    """Two metal are lacking for the contract, and the Mine has them."""
    city = last_turn(1, "harbour_1")
    city.open_contract(D, "contract_08")
    city.give(D, metal=4)
    city.play("move:harbour_1")
    return puzzle(city.table, "to:mine_1")


def keep_enough_for_the_contract() -> Puzzle:
    """Any expansion brings 3 points, but only the gold one leaves 3 wood and 2 metal for the contract."""
    city = last_turn(3, "guild_hall_1")
    city.open_contract(D, "contract_03")
    city.give(D, wood=6, metal=4, gold=4)
    city.play("move:guild_hall_1", "to:workshop_1")
    return puzzle(city.table, "expand:gold")


def an_office_with_nothing_to_build() -> Puzzle:
    """The last worker could go to the Architect's Office, but every facility is too dear; an expansion is not."""
    city = last_turn(2, "guild_hall_1")
    city.give(D, wood=6, metal=2, gold=3)
    city.play("move:guild_hall_1")
    assert "to:architects_office_1" in city.options
    return puzzle(city.table, "to:workshop_1")


def gold_from_the_contract_first() -> Puzzle:
    """The contract pays the 2 gold that the fountain lacks; whoever walks first can't pay it any more."""
    city = last_turn(5, "marketplace_2")
    city.open_contract(D, "contract_03")
    city.give(D, wood=3, metal=2, gold=8)
    return puzzle(city.table, "fulfil:contract_03")


def barter_before_walking() -> Puzzle:
    """One gold is lacking for the fountain; bartering comes before the walk, since on the tile it is too late."""
    city = last_turn(4, "marketplace_2")
    city.set_bonus(D, "barter", "ready")
    city.give(D, wood=3, gold=9)
    return puzzle(city.table, "barter")


def sell_for_the_fountain() -> Puzzle:
    """A donation brings 1 point and an award of 6; its price pays a fountain: 5 points and an award of 4."""
    city = last_turn(8, "factory_1", "guild_hall_1")
    city.give(D, wood=4, gold=4, gear=2)
    city.play("move:factory_1", "to:shipyard_1", "build:private_wood")
    return puzzle(city.table, "sell")


def first_the_ship_then_the_fountain() -> Puzzle:
    """The same one step earlier: the worker beside the Shipyard must go first, the other one waits for its gold."""
    city = last_turn(8, "factory_1", "guild_hall_1")
    city.give(D, wood=4, gold=4, gear=2)
    return puzzle(city.table, "move:factory_1", proven=False)


def break_the_majority() -> Puzzle:
    """A tourist ship draws level with A and takes the majority away: the first award is shared, not lost."""
    city = last_turn(-1, "factory_1")
    city.donated("tourist", {A: 1})
    city.donated("residential_wood", {A: 1})
    city.donated("residential_metal", {A: 1})
    city.donated("private_wood", {D: 1})
    city.donated("passenger", {D: 1})
    city.give(D, wood=4, metal=2, gear=2)
    city.play("move:factory_1", "to:shipyard_1")
    return puzzle(city.table, "build:tourist")


# ---------------------------------------------------------------- a plan


def shift_the_office_here() -> Puzzle:
    """The Architect's Office is far away, but one gear pushes it, or the worker's column, so that they meet."""
    city = last_turn(4, "factory_1")
    city.give(D, gold=10, gear=1)
    return puzzle(city.table, "shift:col3_down", "shift:col2_up")


def one_makes_way_for_the_other() -> Puzzle:
    """Only shifts bring office and one worker together, and only the other worker can get them: it must go first."""
    city = last_turn(4, "forest_2", "forest_1")
    city.give(D, gold=10)
    return puzzle(city.table, "move:forest_2")


def to_where_shifts_are() -> Puzzle:
    """The same one step later: the Lighthouse shifts for free, the Factory has gears; the two other ways lose."""
    city = last_turn(4, "forest_2", "forest_1")
    city.give(D, gold=10)
    city.play("move:forest_2")
    return puzzle(city.table, "to:lighthouse_1", "to:factory_2")


def rich_in_wood() -> City:
    """D has the trade award, 13 wood and 10 gold, and no use for the contracts on display."""
    city = last_turn(12, "marketplace_2", "guild_hall_1")
    city.market(["contract_06", "contract_11", "contract_16", "contract_18", "contract_19"])
    city.expand(D, "wood")
    city.give(D, wood=13, metal=2, gold=10)
    return city


def park_and_expansion() -> Puzzle:
    """Fountain and park bring 5 points each, but only the park leaves gold for the expansion that is needed too."""
    city = rich_in_wood()
    city.play("move:marketplace_2", "to:architects_office_1")
    return puzzle(city.table, "construct:park")


def who_goes_where() -> Puzzle:
    """Only this worker reaches the Workshop; the office must be left to the other one."""
    city = rich_in_wood()
    city.play("move:guild_hall_1")
    return puzzle(city.table, "to:workshop_1")


# ---------------------------------------------------------------- earlier in the game


def hire_early() -> Puzzle:
    """A third worker in round 2 works for 18 rounds; 10 gold are half a facility."""
    city = City()
    city.turn(A, 2)
    city.place(A, "workshop_1", moved=("harbour_1",))
    city.give(A, gold=10)
    city.play("move:workshop_1", "to:guild_hall_1")
    return puzzle(city.table, "hire", proven=False)


def do_not_hire_late() -> Puzzle:
    """In the last round a new worker never moves, and the gold is the fountain of the worker who still has to go."""
    city = last_turn(4, "workshop_1", "marketplace_2")
    city.give(D, gold=10)
    city.play("move:workshop_1", "to:guild_hall_1")
    return puzzle(city.table, "skip")


PUZZLES = (
    donate_the_last_ship,
    fulfil_before_the_end,
    dearest_facility,
    take_what_can_be_paid,
    leave_the_contracts,
    gather_for_the_contract,
    keep_enough_for_the_contract,
    an_office_with_nothing_to_build,
    gold_from_the_contract_first,
    barter_before_walking,
    sell_for_the_fountain,
    first_the_ship_then_the_fountain,
    break_the_majority,
    shift_the_office_here,
    one_makes_way_for_the_other,
    to_where_shifts_are,
    park_and_expansion,
    who_goes_where,
    do_not_hire_late,
    hire_early,
)
