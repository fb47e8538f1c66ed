"""Shipyard: build an airship, then give it to the city or sell it (6.4), majorities (7.3), bonus actions (8.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    AIRSHIP_COST,
    AIRSHIP_VP,
    AIRSHIPS,
    BONUS_ACTIONS,
    DONATION_SPACES,
    FAMILY,
    FROM_AIRSHIPS,
    GOLD,
    PREREQUISITE_MARKERS,
    PRICE,
    PRICE_ROWS,
    REQUIRES,
    SELLABLE,
    SHIPYARD,
    UNLOCK_FAMILY,
    UNLOCK_MARKERS,
)
from ..scoring import score_points
from ..state import LOCKED, READY, State, game
from .gathering import act, offer_action
from .resources import can_pay, explain_cost, gain, own_markers, pay

BUILD = game.verb("build:<airship>")
DONATE = game.verb("donate")
SELL = game.verb("sell")


@game.note
def built(s: State, p: int, airship: int) -> None: ...


@game.note
def donated(s: State, p: int, airship: int, points: int) -> None: ...


@game.note
def sold(s: State, p: int, airship: int) -> None: ...


@game.note
def price_fell(s: State, airship: int, price: int) -> None: ...


@game.note
def took_majority(s: State, p: int, panel: int) -> None: ...


@game.note
def lost_majority(s: State, p: int, panel: int) -> None: ...


@game.note
def unlocked(s: State, p: int, bonus_action: int) -> None: ...


@game.refusal("7.1")
def needs_lower_ship(out: Options, option: int, airship: int, needed: int, have: int) -> None: ...


@game.refusal("7.4")
def no_space_left(out: Options, option: int, panel: int) -> None: ...


@game.refusal("7.4")
def no_marker_left(out: Options, option: int) -> None: ...


@game.refusal("6.4.3")
def not_for_sale(out: Options, option: int, airship: int) -> None: ...


@offer_action.of("shipyard")
def offer_airships(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Every airship whose prerequisite is met, that can be paid, and that can be donated or sold."""
    for airship in range(len(AIRSHIPS)):
        if not prerequisite_met(s, p, airship):
            lower = REQUIRES[airship]
            needs_lower_ship(out, BUILD + airship, lower, PREREQUISITE_MARKERS, counted_markers(s, p, lower))
        elif not (can_donate(s, p, airship) or SELLABLE[airship]):
            explain_no_donation(s, airship, out, BUILD + airship)
        elif can_pay(s, p, SHIPYARD, AIRSHIP_COST, airship):
            offer(out, BUILD + airship)
        else:
            explain_cost(s, p, SHIPYARD, AIRSHIP_COST, airship, out, BUILD + airship)


def prerequisite_met(s: State, p: int, airship: int) -> bool:
    """Whether a player has donated enough ships of the lower level."""
    lower = REQUIRES[airship]
    return lower < 0 or counted_markers(s, p, lower) >= PREREQUISITE_MARKERS


def counted_markers(s: State, p: int, airship: int) -> int:
    """The markers on an airship that count for a larger one."""
    return own_markers(s, p, airship) if s.prerequisite_counts_majority_marker else s.donations[airship, p]


def can_donate(s: State, p: int, panel: int) -> bool:
    """Whether a donation space is free and a marker is left in the supply (7.4)."""
    return space_left(s, panel) and s.player[p].markers > 0


def space_left(s: State, panel: int) -> bool:
    """Whether a donation space of a panel is free."""
    taken = 0
    for seat in range(s.seats):
        taken += s.donations[panel, seat]
    return taken < DONATION_SPACES[panel, s.seats]


def explain_no_donation(s: State, panel: int, out: Options, option: int) -> None:
    """Refuse an option that needs a donation: the panel is full, or else the supply is empty."""
    if space_left(s, panel):
        no_marker_left(out, option)
    else:
        no_space_left(out, option, panel)


@act.of("shipyard")
def build_airship(s: State, p: int, action_kind: int, item: int) -> None:
    """Pay for an airship and ask what becomes of it."""
    pay(s, p, SHIPYARD, AIRSHIP_COST, item)
    built(s, p, item)
    donate_or_sell(s, p, item)


@game.decision(DONATE, SELL)
class donate_or_sell:
    """Give the new airship to the city, or sell it?"""

    @staticmethod
    def options(s: State, p: int, airship: int, out: Options) -> None:
        if can_donate(s, p, airship):
            offer(out, DONATE)
        else:
            explain_no_donation(s, airship, out, DONATE)
        if SELLABLE[airship]:
            offer(out, SELL)
        else:
            not_for_sale(out, SELL, airship)

    @staticmethod
    def take(s: State, p: int, airship: int, verb: int, item: int) -> None:
        if verb == DONATE:
            donate(s, p, airship)
        else:
            sell(s, p, airship)


def donate(s: State, p: int, airship: int) -> None:
    """Put a marker on the airship's panel."""
    donated(s, p, airship, AIRSHIP_VP[airship])
    score_points(s, p, AIRSHIP_VP[airship], FROM_AIRSHIPS)
    place_marker(s, p, airship)
    unlock_bonus_actions(s, p)


def sell(s: State, p: int, airship: int) -> None:
    """Take the gold of the current row; the price falls by one row."""
    price = PRICE[airship, s.price_row[airship]]
    sold(s, p, airship)
    gain(s, p, price, GOLD)
    s.price_row[airship] = min(s.price_row[airship] + 1, PRICE_ROWS - 1)
    if PRICE[airship, s.price_row[airship]] < price:
        price_fell(s, airship, PRICE[airship, s.price_row[airship]])


def place_marker(s: State, p: int, panel: int) -> None:
    """Put a donation marker on a panel and see who leads there now."""
    s.donations[panel, p] += 1
    s.player[p].markers -= 1
    before = s.majority[panel]
    after = leader(s, panel)
    if after < 0 and not s.majority_needs_strict_lead:
        after = before
    if after == before:
        return
    s.majority[panel] = after
    if before >= 0:
        s.player[before].markers += 1
        lost_majority(s, before, panel)
    if after >= 0:
        s.player[after].markers -= 1
        took_majority(s, after, panel)


def leader(s: State, panel: int) -> int:
    """Who has strictly more markers on the donation spaces than every other; -1 for nobody (7.3)."""
    best = 0
    who = -1
    for seat in range(s.seats):
        count = s.donations[panel, seat]
        if count > best:
            best = count
            who = seat
        elif count == best:
            who = -1
    return who


def unlock_bonus_actions(s: State, p: int) -> None:
    """Make bonus actions ready whose family has enough of the player's markers (8.3)."""
    me = s.player[p]
    for action in range(len(BONUS_ACTIONS)):
        if me.bonus[action] == LOCKED and family_markers(s, p, UNLOCK_FAMILY[action]) >= UNLOCK_MARKERS[action]:
            me.bonus[action] = READY
            unlocked(s, p, action)


def family_markers(s: State, p: int, family: int) -> int:
    """A player's markers on the airships of a family, of all levels together."""
    count = 0
    for airship in range(len(AIRSHIPS)):
        if FAMILY[airship] == family:
            count += own_markers(s, p, airship) if s.bonus_unlock_counts_majority_marker else s.donations[airship, p]
    return count
