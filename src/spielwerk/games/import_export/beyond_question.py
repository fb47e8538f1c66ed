"""What nobody asks for, so that no reason is owed when it is not offered. Everything else says why."""

from __future__ import annotations

from .cards import (
    AI_CHIPS,
    AUTONOMOUS_CARS,
    CELL_PHONES,
    DARK_FLIGHT_GAMES,
    ROBOT_CATS,
    VANS,
)
from .catalogue import CARDS, CREDIT_STEP, GIVES, SHIP_PORT
from .rules.choices import choose_card, choose_container, choose_place, choose_ship
from .rules.contract import contract_card
from .rules.deliver import bid, deliver_place, deliver_ship, deliver_take
from .rules.ending import end_cheap_shirts, end_diamond_rings, end_telescopes
from .rules.events import NO_EFFECT
from .rules.free_options import free_instances
from .rules.illegal import TAKING
from .rules.keys import (
    BID,
    BLIND,
    CARD,
    FOLLOW_LOAD,
    FREE,
    OF_DRAW_PILE,
    OF_HAND,
    OF_ISLAND,
    PAIR,
    PAY,
    PLACE,
    SELL,
    SHIP,
    SLOT,
)
from .rules.load import load_card
from .rules.loading import load_slot
from .rules.luxury import name_card
from .rules.paying import pay_action, pay_joker_card
from .rules.payments import (
    A_CONTRACT,
    choose_payment,
    choose_shotgun_payment,
    choose_vacuum_payment,
    is_demanded,
)
from .rules.rob import keep_or_load, rob_container, rob_slot, rob_target
from .rules.ships import own_ship, owner_of, zone_of
from .rules.storing import TO_DISCARD, TO_GOODS, TO_HAND, TO_IMPORTS, TO_LOAD
from .rules.supply import supply_card, supply_choice
from .rules.taking import WHOLE_DELIVERY
from .rules.zones import completed_of, effects, goods_of, hand_of, has, imports_of
from .state import COMPLETED, CONTRACTS, COPIES, ISLAND, OUT, PLAYED, State, game

# ---------------------------------------------------------------- cards


@game.beyond_question(CARD, asked_by=[pay_action, pay_joker_card, contract_card, load_card])
def not_in_my_hand(s: State, p: int, item: int) -> bool:
    """Cards that are not in my hand: I can't play, accept or load what I don't hold."""
    return s.zone[item] != hand_of(s, p)


@game.beyond_question(CARD, asked_by=[deliver_take, rob_container, choose_container])
def not_on_board(s: State, cargo: int, item: int) -> bool:
    """Cards that are not where I take one from: on this ship, or on the island."""
    return s.zone[item] != zone_of(cargo)


@game.beyond_question(CARD, asked_by=[supply_card])
def not_for_sale(s: State, p: int, selling: int, item: int) -> bool:
    """What is sold comes from my hand, what is imported from the island."""
    return s.zone[item] != (hand_of(s, p) if selling else ISLAND)


@game.beyond_question(CARD, asked_by=[name_card])
def not_in_the_game(s: State, item: int) -> bool:
    """Cards of sets that are not played with can't be drawn, so nobody names them."""
    return s.zone[item] == OUT


@game.beyond_question(CARD, asked_by=[end_telescopes])
def no_good_of_mine(s: State, p: int, item: int) -> bool:
    """Only my own goods can be exchanged."""
    return s.zone[item] != goods_of(s, p)


@game.beyond_question(CARD, asked_by=[end_diamond_rings])
def not_completed_by_me(s: State, p: int, item: int) -> bool:
    """Only my own completed contracts can be moved."""
    return s.zone[item] != completed_of(s, p)


@game.beyond_question(CARD, asked_by=[end_cheap_shirts])
def no_import_of_mine(s: State, p: int, item: int) -> bool:
    """Only my own imports can be moved."""
    return s.zone[item] != imports_of(s, p)


@game.beyond_question(CARD, asked_by=[choose_card])
def out_of_reach(s: State, p: int, effect_card: int, subject: int, detail: int, item: int) -> bool:
    """Cards that lie elsewhere than the effect looks: it says hand, goods, imports, island or completed contracts."""
    return s.zone[item] not in looked_at(s, p, effect_card, subject, detail)


@game.effects(CARDS, by="effect")
def looked_at(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    """The zones in which an effect lets a player choose a card: the hand, or without an effect the own ships."""
    if effect == NO_EFFECT:
        return [CONTRACTS + own_ship(s, p, 0), CONTRACTS + own_ship(s, p, 1)]
    return [hand_of(s, p)]


@looked_at.of("wind_turbines", "stolen_research")
def at_all_completed(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    return list(range(COMPLETED, PLAYED))


@looked_at.of("rope", "led_lamps")
def at_hand_then_island(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    return [hand_of(s, p) if subject < GIVES[effect] else ISLAND]


@looked_at.of("dinosaur_bones")
def at_hand_or_island(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    return [ISLAND if subject == TAKING else hand_of(s, p)]


@looked_at.of("machine_guns")
def at_completed_or_goods(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    return [completed_of(s, p) if detail == A_CONTRACT else goods_of(s, p)]


@looked_at.of("soy_sauce")
def at_imports(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    return [imports_of(s, p)]


@looked_at.of("telescopes", "vacuum_cleaners")
def at_goods(s: State, p: int, effect: int, subject: int, detail: int) -> list[int]:
    return [goods_of(s, p)]


# ---------------------------------------------------------------- ships, slots, places


@game.beyond_question(SHIP)
def ship_of_nobody(s: State, item: int) -> bool:
    """The ships of ports that nobody plays stay in the box."""
    return owner_of(s, item) < 0


@game.beyond_question(SLOT, asked_by=[load_slot, rob_slot])
def no_contract_of_mine(s: State, p: int, item: int) -> bool:
    """A slot is a contract on one of my ships; any other card on any other ship is none."""
    ship, contract = divmod(item, len(CARDS))
    return SHIP_PORT[ship] != s.player[p].port or s.zone[contract] != CONTRACTS + ship


@game.beyond_question(OF_ISLAND, asked_by=[deliver_ship])
def island_without_dark_flight(s: State, p: int) -> bool:
    """Deliveries come from ships; the island is asked for only by who has the card for it."""
    return not has(s, p, DARK_FLIGHT_GAMES)


@game.beyond_question(OF_ISLAND, asked_by=[choose_ship])
def island_is_no_ship(s: State, p: int, card: int) -> bool:
    """The effect speaks of ships; only a whole delivery with the card for it may come from the island."""
    return card != WHOLE_DELIVERY or not has(s, p, DARK_FLIGHT_GAMES)


@game.beyond_question(OF_HAND, OF_DRAW_PILE, asked_by=[rob_target])
def robbery_without_vans(s: State, p: int) -> bool:
    """Hands and the draw pile are robbed only with the card that says so."""
    return not has(s, p, VANS)


@game.beyond_question(OF_HAND, asked_by=[rob_target])
def no_other_hand(s: State, p: int, item: int) -> bool:
    """Nobody robs an empty seat or the own hand."""
    return item == p or item >= s.seats


@game.beyond_question(PLACE, asked_by=[deliver_place])
def no_place_of_a_delivery(item: int) -> bool:
    """What is delivered becomes an import or a good: nothing is loaded or taken to the hand."""
    return item in (TO_LOAD, TO_HAND)


@game.beyond_question(PLACE, asked_by=[choose_place, keep_or_load])
def no_place_of_the_effect(effect_card: int, item: int) -> bool:
    """Places that the text of the effect does not name."""
    return item not in places_named(effect_card)


@game.effects(CARDS, by="effect")
def places_named(effect: int) -> list[int]:
    """The places that an effect names."""
    return [TO_IMPORTS, TO_GOODS, TO_DISCARD]


@places_named.of("counterfeit_money")
def ship_or_hand(effect: int) -> list[int]:
    return [TO_LOAD, TO_HAND]


@places_named.of("stem_cells")
def goods_alone(effect: int) -> list[int]:
    return [TO_GOODS]


@places_named.of("segways")
def port_or_ship(effect: int) -> list[int]:
    return [TO_IMPORTS, TO_GOODS, TO_LOAD]


# ---------------------------------------------------------------- credits and effects


@game.beyond_question(BID, asked_by=[bid])
def more_than_i_have(s: State, p: int, item: int) -> bool:
    """Nobody bids more credits than lie in front of him."""
    return item * CREDIT_STEP > s.player[p].credits


@game.beyond_question(PAY, asked_by=[choose_payment, choose_shotgun_payment, choose_vacuum_payment])
def not_demanded(effect_card: int, item: int) -> bool:
    """What the effect does not ask for."""
    return not is_demanded(effect_card, item)


@game.beyond_question(FREE)
def effect_of_others(s: State, p: int, item: int) -> bool:
    """Free options of cards that I don't have, the copy of one that I have only once, a discard without a contract."""
    option, copy = divmod(item, len(COPIES))
    return copy >= free_instances(s, p, option)


@game.beyond_question(FOLLOW_LOAD)
def following_without_chips(s: State, p: int) -> bool:
    """Only a card lets me follow with Load."""
    return not has(s, p, AI_CHIPS)


@game.beyond_question(BLIND)
def drawing_without_phones(s: State, p: int) -> bool:
    """Only a card lets me load from the draw pile."""
    return not has(s, p, CELL_PHONES)


@game.beyond_question(PAIR)
def pair_without_cats(s: State, p: int) -> bool:
    """Only a card lets me load two cards as one."""
    return not has(s, p, ROBOT_CATS)


@game.beyond_question(SELL, asked_by=[load_card])
def sale_without_autonomous_cars(s: State, p: int, item: int) -> bool:
    """Only a card makes a Load action a sale, and a second sale needs its copy."""
    return item >= effects(s, p, AUTONOMOUS_CARS)


@game.beyond_question(SELL, asked_by=[supply_choice])
def sale_by_a_copy(item: int) -> bool:
    """The sale of the Supply action needs no card, so there is no copy of it."""
    return item > 0
