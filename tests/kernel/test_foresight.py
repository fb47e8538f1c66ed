"""Options tried out on copies: what they change, what stays unknown, what they warn of."""

from __future__ import annotations

import pytest

from spielwerk.kernel import Table
from spielwerk.kernel.consequences import Change, Foresight
from spielwerk.kernel.holdings import amount_label, amount_ref
from spielwerk.kernel.ways import Prospect
from tests.kernel.medals import game


@pytest.fixture
def table() -> Table:
    table = game.table(2, 3)
    table.state.player[0].gold = 10
    return table


def of(table: Table, key: str) -> dict[str, int | None]:
    option = game.option(key)
    assert option is not None
    return {change.name: change.by for change in Foresight.at(table).of(option).changes}


def test_a_price_is_paid_and_a_medal_is_there(table: Table) -> None:
    price = 10 - _gold_after(table, "buy:silver")
    assert price > 0
    changes = of(table, "buy:silver")
    assert changes["gold"] == -price and changes["medal:silver"] == 1


def _gold_after(table: Table, key: str) -> int:
    played = game.table(2, 3)
    played.state.load(bytes(table.state))
    played.play(key)
    return played.state.player[0].gold


def test_what_dice_bring_is_not_known(table: Table) -> None:
    option = game.option("roll") or 0
    told = Foresight.at(table).of(option)
    assert told.open and told.changes == (Change("gold", None, None),)


def test_a_drawn_card_is_counted_but_not_named(table: Table) -> None:
    assert of(table, "draw") == {"points": None, "hand_size": 1}, "its points are those of a card nobody has seen"


def test_an_option_that_changes_nothing_warns(table: Table) -> None:
    table.state.player[0].gold = 20
    earn, silver = game.option("earn") or 0, game.option("buy:silver") or 0
    assert Foresight.at(table).warning(earn, "en") == "Nothing comes of this."
    assert Foresight.at(table).warning(silver, "en") == ""


def test_a_refused_thing_says_why(table: Table) -> None:
    table.state.player[0].gold = 0
    about = Prospect.at(table).about(["medal:golden"], "en")
    assert about.lacking is not None and not about.lacking.steps
    assert {reason.name for reason in about.lacking.reasons} == {"too_dear"}
    assert {reason.section for reason in about.lacking.reasons} == {"1.2"}


def test_amounts_have_names(table: Table) -> None:
    assert amount_label(game, "en", "medal:silver") == game.texts.name("en", game.nouns["medal"], 1)
    assert amount_ref("medals/medal:silver") == "medal:silver" and amount_ref("gold") is None
    assert amount_label(game, "de", "points") == "Punkte"
