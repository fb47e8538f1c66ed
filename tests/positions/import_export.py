"""Positions of Import / Export with a right move, and the reason why it is right.

Most of them are the last turn of the game, and A is captain: there is nothing left to draw, the others can do nothing,
so the right move is the one that wins, and `test_positions` proves by trying everything that no other one does.
"""

from __future__ import annotations

from tests.games.import_export.staging import A, B, C, Harbour, ship_of
from tests.positions.puzzles import Puzzle, puzzle

MINE, MINE_TOO = ship_of(A, "a"), ship_of(A, "b")
RIVAL_SHIP, THIRD_SHIP = ship_of(B, "a"), ship_of(C, "a")


def last_turn(harbour: Harbour, behind: int, rival_credits: int = 30, pile: tuple[str, ...] = ()) -> None:
    """The cards left over are out of the game, and A has so many credits that he is so many points behind B."""
    harbour.only(*pile)
    harbour.s.piles_empty = 1
    harbour.credits(A, 0)
    harbour.credits(B, rival_credits)
    points = harbour.table.scores()
    harbour.credits(A, points[B] - points[A] - behind)
    harbour.turn(A)


def rival() -> Harbour:
    """B has the only agriculture good, which makes the points odd, so that there are no ties."""
    harbour = Harbour(2)
    harbour.goods(B, "hawaii_salt")
    return harbour


# ---------------------------------------------------------------- one decision


def bid_nothing() -> Puzzle:
    """The rival must bid but has no credits, and the captain wins ties: whatever A bids is a gift to the bank."""
    harbour = Harbour(2)
    harbour.imports(B, "pens")
    harbour.goods(B, "drones", "laptops", "jets", "cars", "hawaii_salt")
    harbour.at_sea(MINE, "cups", "rope")
    harbour.hand(A, "soap")
    last_turn(harbour, behind=7, rival_credits=0)
    harbour.play("announce:deliver")
    return puzzle(harbour.table, "bid:0")


def keep_the_majority() -> Puzzle:
    """Each technology good can be exchanged for 4 credits, but with one more gone the majority is shared with B."""
    harbour = Harbour(2)
    harbour.completed(A, "telescopes")
    harbour.goods(A, "drones", "laptops", "tablets", "nanobots")
    harbour.goods(B, "batteries", "satellite")
    last_turn(harbour, behind=2)
    harbour.play("draw", "pass", "card:drones")
    return puzzle(harbour.table, "stop")


def stay_in_port() -> Puzzle:
    """The last container of a small contract pays 2 and takes 2 points out of port; on the other ship it brings 2."""
    harbour = rival()
    harbour.contract(MINE, "laptops", "drones")
    harbour.contract(MINE_TOO, "cell_phones", "segways")
    harbour.hand(A, "batteries", "tablets")
    last_turn(harbour, behind=1)
    harbour.play("announce:load", "card:tablets", "card:batteries")
    return puzzle(harbour.table, f"slot:{MINE_TOO}:cell_phones")


# ---------------------------------------------------------------- a few decisions ahead


def pay_with_the_joker() -> Puzzle:
    """The only technology card is needed as a container; two Rob cards pay for the action as well."""
    harbour = rival()
    harbour.contract(MINE, "cell_phones", "segways")
    harbour.hand(A, "batteries", "pistols", "drugs")
    last_turn(harbour, behind=1)
    harbour.play("announce:load")
    return puzzle(harbour.table, "joker:rob")


def do_not_share_the_penalty() -> Puzzle:
    """The illegal good fills the set but takes half of B's penalty; the luxury good takes half of B's majority."""
    harbour = Harbour(2)
    harbour.completed(A, "books", "cell_phones")
    harbour.imports(A, "honey", "rice", "wheat")
    harbour.goods(A, "drones", "laptops", "sugar", "cups", "jets")
    harbour.goods(B, "pistols", "sauna", "foxes")
    harbour.at_sea(MINE, "drugs", "cars", "batteries", "onions")
    harbour.hand(A, "soap")
    last_turn(harbour, behind=7)
    harbour.play("announce:deliver")
    return puzzle(harbour.table, "card:cars")


def contract_for_waiting_containers() -> Puzzle:
    """Each contract completes at once, but only beer, which is sold, makes up for the containers that leave port."""
    harbour = rival()
    harbour.cargo(MINE, "sugar", "honey")
    harbour.hand(A, "wheat", "onions", "potatoes", "beer", "bamboo")
    last_turn(harbour, behind=3)
    harbour.play("announce:contract", "card:wheat")
    return puzzle(harbour.table, "card:beer")


def discard_before_the_last_action() -> Puzzle:
    """Sale and discard are needed both: without the laptops the almonds complete, but after the sale it is too late."""
    harbour = rival()
    harbour.contract(MINE, "almonds", "sugar", "honey", "rice")
    harbour.contract(MINE, "laptops")
    harbour.hand(A, "sauna", "cups")
    harbour.island("pens")
    last_turn(harbour, behind=9, rival_credits=14)
    harbour.play("announce:supply")
    return puzzle(harbour.table, "free:discard_contract")


# ---------------------------------------------------------------- what counts at the end


def copy_the_foxes() -> Puzzle:
    """Foxes turn the tie for consumer goods, which is worth 6; every other effect of B is worth 4 at most."""
    harbour = rival()
    harbour.contract(MINE, "wind_turbines", "drones", "segways")
    harbour.completed(B, "leather_coats", "velvet_robes", "dangerous_animals", "foxes", "sauna")
    harbour.goods(A, "jets", "cars", "cups", "pistols")
    harbour.goods(B, "rope")
    harbour.hand(A, "batteries", "tablets", "pens", "soap", "candy")
    last_turn(harbour, behind=5)
    harbour.play("announce:load", "card:tablets", "card:batteries")
    return puzzle(harbour.table, "card:foxes")


def rings_for_the_set() -> Puzzle:
    """A luxury good fills the set: the rings themselves, since robes and toilets bring points as contracts."""
    harbour = rival()
    harbour.completed(A, "velvet_robes", "pens", "golden_toilets", "books", "diamond_rings")
    harbour.goods(A, "drones", "sugar", "pistols")
    harbour.hand(A, "cups", "rope")
    last_turn(harbour, behind=19, rival_credits=44)
    harbour.play("draw", "card:pens")
    return puzzle(harbour.table, "card:diamond_rings")


def rob_for_the_suits() -> Puzzle:
    """The suits need more containers than any rival has, and the island has one for the contract that is open."""
    harbour = Harbour(3)
    harbour.completed(A, "fancy_suits")
    harbour.at_sea(MINE, "drones", "laptops", "pistols")
    harbour.contract(MINE_TOO, "dangerous_animals")
    harbour.at_sea(RIVAL_SHIP, "cups", "rope", "pens")
    harbour.at_sea(THIRD_SHIP, "jets", "cars", "sauna")
    harbour.island("soap", "ammunition", "honey")
    harbour.hand(A, "vans", "fine_wine", "candy")
    harbour.goods(B, "hawaii_salt")
    last_turn(harbour, behind=17)
    return puzzle(harbour.table, "announce:rob")


def two_deliveries_for_the_set() -> Puzzle:
    """A sale brings 4, a single delivery 2, but two of them fill the set; there are just enough cards to pay both."""
    harbour = Harbour(3)
    harbour.contract(MINE_TOO, "platinum_rings", "jets", "cars", "sauna", "foxes", "cologne")
    harbour.completed(A, "books", "trousers")
    harbour.goods(A, "segways")
    harbour.hand(A, "tablets", "champagne", "soap", "drones", "laptops")
    for goods_type in ("technology", "agrar", "consumer", "illegal", "luxury"):
        harbour.goods(B, *harbour.filler(goods_type, 3))
    harbour.at_sea(MINE, "generators", "compact_cars")
    harbour.at_sea(THIRD_SHIP, "rice", "candy", "pistols", "golden_watches")
    last_turn(harbour, behind=17, rival_credits=20)
    harbour.play("announce:load", "card:tablets", "card:champagne", "yes")
    return puzzle(harbour.table, "action:deliver")


# ---------------------------------------------------------------- ends of the game


def name_the_unseen_card() -> Puzzle:
    """All cards but one lie open, so the top card of the draw pile is known, and naming it wins at once."""
    harbour = rival()
    harbour.contract(MINE, "limousines", "cars", "jets")
    harbour.contract(MINE, "laptops")
    harbour.discarded("drones", "beer", "onions", "pistols", "vans", "rope", "soap", "foxes", "sauna")
    harbour.island("candy", "tablets", "sugar")
    last_turn(harbour, behind=9, pile=("pens", "champagne"))
    harbour.play("free:discard_contract", "card:laptops")
    return puzzle(harbour.table, "card:champagne")


def two_more_for_the_mother_lode() -> Puzzle:
    """Eight illegal goods win at once, far behind in points as A is; the two that he lacks can be robbed and kept."""
    harbour = Harbour(3, jutaku="on")
    harbour.completed(A, "mother_lode", "stem_cells", "books")
    harbour.goods(A, *harbour.filler("illegal", 6))
    harbour.imports(A, "pirated_copies")
    harbour.at_sea(MINE, "jets", "cars")
    harbour.at_sea(RIVAL_SHIP, "rope", "shotguns")
    harbour.at_sea(THIRD_SHIP, "beer", "pistols")
    harbour.hand(A, "vans")
    harbour.goods(B, "hawaii_salt")
    last_turn(harbour, behind=21)
    harbour.play("announce:rob")
    return puzzle(harbour.table, f"ship:{RIVAL_SHIP}", f"ship:{THIRD_SHIP}")


def do_not_end_it_behind() -> Puzzle:
    """A sale would reach 50 credits and end the game, but B has the majorities; while it goes on A has a chance."""
    harbour = Harbour(2)
    for p, goods, contract in ((A, 1, "cannons"), (B, 2, "nanobots")):
        harbour.completed(p, *harbour.filler("agrar", 2))
        harbour.goods(p, *harbour.filler("consumer", goods), *harbour.filler("luxury", goods))
        harbour.hand(p, *harbour.filler("technology", 1))
        harbour.fill(ship_of(p, "b"), contract, number=4)
    harbour.island("drugs", "pistols")
    harbour.hand(A, "sauna")
    harbour.credits(A, 46)
    harbour.credits(B, 42)
    harbour.turn(A)
    harbour.play("announce:supply")
    return puzzle(harbour.table, "import", "stop", proven=False)


PUZZLES = (
    bid_nothing,
    keep_the_majority,
    stay_in_port,
    pay_with_the_joker,
    do_not_share_the_penalty,
    contract_for_waiting_containers,
    discard_before_the_last_action,
    copy_the_foxes,
    rings_for_the_set,
    rob_for_the_suits,
    two_deliveries_for_the_set,
    name_the_unseen_card,
    two_more_for_the_mother_lode,
    do_not_end_it_behind,
)
