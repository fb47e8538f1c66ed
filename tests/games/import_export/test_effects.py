"""Every card has its rule for the occasions at which it does something."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.catalogue import CARDS, EVENT, FREE_CARD, FREE_DISCARD, ONCE, PERMANENT, TIMING
from spielwerk.games.import_export.rules import choices, events, free_options
from spielwerk.games.import_export.rules.choices import chosen, offers
from spielwerk.kernel import Effects


def of(*numbers: int) -> set[str]:
    return {CARDS.ids[number] for number in numbers}


def with_rule(effects: Effects) -> set[str]:
    return of(*effects.rules)


def test_what_comes_once_has_a_rule_and_nothing_else_has() -> None:
    assert with_rule(events.completes) == of(*(card for card in CARDS if TIMING[card] == ONCE))


def test_what_listens_to_an_event_has_a_rule_and_nothing_else_has() -> None:
    listening = (card for card in CARDS if TIMING[card] == PERMANENT and EVENT[card] >= 0)
    assert with_rule(events.reacts) == of(*listening)


@pytest.mark.parametrize(
    ("asked", "follows"),
    [
        (offers, chosen),
        (choices.offers_ships, choices.ship_chosen),
        (free_options.useful, free_options.explain_useless),
    ],
)
def test_what_is_asked_for_has_consequences(asked: Effects, follows: Effects) -> None:
    assert with_rule(asked) == with_rule(follows)


def test_every_free_option_says_whether_it_is_useful() -> None:
    options = of(*(FREE_CARD[option] for option in range(FREE_DISCARD + 1, len(FREE_CARD))))
    assert with_rule(free_options.useful) == options - {"dried_fish"}
