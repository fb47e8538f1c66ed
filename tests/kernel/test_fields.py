"""What the fields of a view are, for boards that are made from it."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.kernel.fields import board_labels, in_words, label_messages, view_fields


def test_fields_of_dudo() -> None:
    fields = view_fields(spielwerk.game("dudo"), "en")
    assert fields["player.cup"].label == "Under the cup"
    assert (fields["player.cup"].of, fields["player.cup"].axes) == ("face", (None,))
    assert (fields["bidder"].label, fields["bidder"].of) == ("Bidder", "seat")
    assert fields["dice_in_play"].label == "Dice in play", "extras are known by their names"
    assert [name for name in ("over", "seats", "ones_are_wild") if not fields[name].bookkeeping] == []
    assert "player" not in fields


def test_a_message_with_values_names_no_field(monkeypatch: pytest.MonkeyPatch) -> None:
    assert board_labels(spielwerk.game("airship_city"), "en")["board-stock-of-capacity"] == "{amount}/{capacity}"
    labels = {"board-bidder": "Last bid by {player}", "board-starter": "First"}
    monkeypatch.setattr("spielwerk.kernel.fields.board_labels", lambda game, lang: labels)
    fields = view_fields.__wrapped__(spielwerk.game("dudo"), "en")  # what is kept was made before
    assert (fields["bidder"].label, fields["starter"].label) == ("Bidder", "First")


def test_names_of_fields() -> None:
    assert label_messages("player.deck_size") == [
        "board-player-deck-size-label",
        "board-player-deck-size",
        "board-deck-size-label",
        "board-deck-size",
    ]
    assert in_words("player.deck_size") == "Deck size"
