"""What nobody asks for: options that are neither offered nor refused, each kind with the reason why."""

from __future__ import annotations

from .catalogue import (
    BONUS_LEVEL,
    BONUS_NUMBER,
    CRYSTALS,
    FIRST_DISTRICT,
    FIRST_POSITION,
    IN_PLAY,
    LEVEL,
    MARKER_TOKEN,
    MARKET_IN_PLAY,
    MARKET_LEVEL,
    MARKET_RANKS,
    PASSENGERS,
    RANKS,
    SIDES,
    TILE_EFFECT,
)
from .rules.answers import SPOTS_OF_HOST
from .rules.bonus_markers import FIELD
from .rules.costs import PAY, discount_of, has_discount
from .rules.destination import PLACE
from .rules.districts import OTHER_DISTRICT
from .rules.flight import BUY_BONUS, VISIT, choose_next_stop, choose_stop_use
from .rules.gauge import holds_stone
from .rules.machine_room import has_slot
from .rules.market import PEEK, choose_purchase, is_face_down
from .rules.parasites import (
    activate_parasite,
    choose_parasite,
    item_of,
    parasite_on,
    shake_off_parasite,
)
from .rules.pressure import raise_pressure
from .rules.prices import face_up_tile
from .rules.resources import TAKE, fill_storage
from .rules.solo import USE_MARKET, USE_TILE, target_market
from .rules.stock import storage_places, store_resources
from .rules.words import (
    BUY_BANNER,
    BUY_MACHINE,
    DECLINE,
    DISCARD_MARKER,
    KEEP,
    PARASITE,
    SLOT,
    STONE,
    STOP,
)
from .state import NO_STONE, State, game


@game.beyond_question(STONE)
def no_own_stone(s: State, p: int, item: int) -> bool:
    """None of the player's stones lies there."""
    me = s.player[p]
    if item < FIRST_DISTRICT:
        return not holds_stone(me, item)
    if item < FIRST_POSITION:
        return me.destination[item - FIRST_DISTRICT] == NO_STONE
    return p != s.active or s.routed == NO_STONE or s.routed_at != item - FIRST_POSITION


@game.beyond_question(VISIT, asked_by=[choose_next_stop])
def no_destination(s: State, p: int, item: int) -> bool:
    """Only an own stone makes a district a destination."""
    return s.player[p].destination[item] == NO_STONE


@game.beyond_question(DISCARD_MARKER)
def no_own_marker(s: State, p: int, item: int) -> bool:
    """None of the player's bonus markers lies there."""
    return s.player[p].gauge[item] != MARKER_TOKEN


@game.beyond_question(DECLINE, STOP, asked_by=[raise_pressure])
def the_other_word_for_it(optional: int, verb: int) -> bool:
    """Before the first step one declines, afterwards one stops: only the word that fits is offered or refused."""
    return (verb == STOP) == bool(optional)


@game.beyond_question(FIELD)
def other_number(number: int, item: int) -> bool:
    """Another number is printed on the field than on the bonus marker."""
    return BONUS_NUMBER[item] != number


@game.beyond_question(TAKE)
def other_amount(amount: int, item: int) -> bool:
    """The effect brings another number of resources."""
    return item // len(CRYSTALS) + item % len(CRYSTALS) != amount


@game.beyond_question(KEEP, asked_by=[fill_storage, store_resources])
def places_not_filled(s: State, p: int, item: int) -> bool:
    """Who has to choose fills all storage places, no more and no fewer."""
    return item // len(CRYSTALS) + item % len(CRYSTALS) != storage_places(s.player[p])


@game.beyond_question(*PAY.tolist())
def discount_not_owned(s: State, p: int, verb: int) -> bool:
    """The player has no such sponsors, or no gala."""
    return not has_discount(s.player[p], discount_of(verb))


@game.beyond_question(PLACE, OTHER_DISTRICT)
def other_side_of_the_board(s: State, item: int) -> bool:
    """The district is printed on the side of the board for another number of players."""
    return not IN_PLAY[item, s.seats]


@game.beyond_question(BUY_MACHINE, BUY_BANNER, asked_by=[choose_stop_use, choose_purchase])
def sells_no_tiles(s: State, item: int) -> bool:
    """Bonus markers are no tiles, and some markets are only for four players."""
    return MARKET_RANKS[item] == 0 or not MARKET_IN_PLAY[item, s.seats]


@game.beyond_question(BUY_MACHINE, BUY_BANNER, asked_by=[choose_stop_use])
def other_level(district: int, item: int) -> bool:
    """At a stop only the market of its own level is in reach."""
    return MARKET_LEVEL[item] != LEVEL[district]


@game.beyond_question(BUY_BONUS)
def above_the_bonus_market(district: int) -> bool:
    """Bonus markers are sold on level 1 and nowhere else."""
    return LEVEL[district] != BONUS_LEVEL


@game.beyond_question(PEEK)
def not_face_down(s: State, item: int) -> bool:
    """No face-down tile lies there."""
    return not is_face_down(s, item // len(RANKS), item % len(RANKS))


@game.beyond_question(SLOT)
def no_such_slot(s: State, item: int) -> bool:
    """No tile with such an effect lies there."""
    spot = item % SPOTS_OF_HOST
    return not has_slot(s, item // SPOTS_OF_HOST, spot // len(SIDES), spot % len(SIDES))


@game.beyond_question(PARASITE, asked_by=[choose_parasite, activate_parasite])
def no_own_parasite(s: State, p: int, item: int) -> bool:
    """None of the player's parasites lies there."""
    me = s.player[p]
    return s.seats == 1 or all(item_of(me, parasite) != item for parasite in range(len(me.parasite_spot)))


@game.beyond_question(PARASITE, asked_by=[shake_off_parasite])
def no_such_guest(s: State, p: int, item: int) -> bool:
    """No parasite of this owner lies there on the player's own machines."""
    return parasite_on(s, item // SPOTS_OF_HOST, p, item % SPOTS_OF_HOST) < 0


@game.beyond_question(USE_MARKET)
def not_a_target(s: State, item: int) -> bool:
    """No passenger wants to go there, the market is empty, or its tile has no such effect."""
    market, side = divmod(item, len(SIDES))
    tile = face_up_tile(s, market)
    wanted = [target_market(s, passenger) for passenger in PASSENGERS]
    return market not in wanted or tile < 0 or TILE_EFFECT[tile, side] < 0


@game.beyond_question(USE_TILE)
def not_removed(s: State, item: int) -> bool:
    """The shadow has not removed this tile just now, or the tile has no such effect."""
    tile, side = divmod(item, len(SIDES))
    return tile not in list(s.removed) or TILE_EFFECT[tile, side] < 0
