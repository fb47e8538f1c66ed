"""A table of the toy game: options, refusals, undo, notes, views, results."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spielwerk.kernel import IllegalMove, Table
from tests.kernel.medals import State, game, give_away, think_twice


def opened(seed: int = 1, choices: dict[str, str] | None = None) -> Table:
    return game.table(2, seed, choices, names=["Ada", "Bo"])


def test_what_is_asked_and_offered() -> None:
    table = opened()
    asked = table.decision
    assert asked is not None
    assert (asked.name, asked.seat, asked.prompt) == ("act", 0, "Ada, what do you do?")
    assert table.options() == ["earn", "draw", "roll"]
    assert table.wording("en")["draw"] == "Draw a card"


def test_options_are_pressed_where_the_game_says_or_at_the_things_they_name() -> None:
    table = opened()
    here = {key: table.points_at(game.option(key) or 0) for key in ("draw", "buy:silver", "roll")}
    assert here == {"draw": ["pile:8", "board:0"], "buy:silver": ["medal:silver"], "roll": []}
    table.play("draw")
    assert table.last_points() == ["pile:8", "board:0"], "as it was when the option was taken"
    assert table.points_at(game.option("draw") or 0) == ["pile:7", "board:1"]


def test_a_question_says_what_it_is_about() -> None:
    table = opened()
    assert table.decision and table.decision.about == {}
    give_away(table.state, 1, 2, 5)
    asked = table.decision
    assert asked and (asked.name, asked.seat, asked.about) == ("give_away", 1, {"medal": "golden", "count": 5})


def test_options_say_what_they_mean_as_things_stand() -> None:
    table = opened()
    table.state.player[0].gold = 7
    assert table.wording("en")["buy:silver"] == "Buy Silver, 2 gold left (Gold would be best)"
    assert table.wording("en")["earn"] == "Earn gold", "nothing more is to be said of this one"
    table.play("buy:silver")
    table.state.player[0].gold = 0
    chosen = [line.text for line in table.log_lines("en", seat=0) if line.kind == "choice"]
    assert chosen == ["Buy Silver, 2 gold left (Gold would be best)"], "the log says it as it was then"


def test_reasons_that_are_looked_for_apart() -> None:
    table = opened()
    table.state.player[0].hand_size = 2
    table.state.player[0].hand[0], table.state.player[0].hand[1] = 3, 4
    assert "draw" not in table.options()
    assert table.refusals("en")["draw"] == "You hold 2 cards."


def test_refusals_say_why_and_where() -> None:
    refused = {entry.key: entry for entry in opened().refused("en")}
    assert refused["buy:silver"].text == "Silver costs 5 more than you have."
    assert refused["buy:silver"].section == "1.2"


def test_illegal_moves_change_nothing_and_say_why() -> None:
    table = opened()
    before = bytes(table.state)
    with pytest.raises(IllegalMove, match="Silver costs 5 more"):
        table.play("buy:silver")
    with pytest.raises(IllegalMove, match="no option of act"):
        table.play("dance")
    assert bytes(table.state) == before and table.moves == []


def test_undo_stops_where_something_was_learned_or_rolled() -> None:
    table = opened()
    table.play("earn")
    assert table.can_undo() and table.can_undo(0) and not table.can_undo(1)
    table.undo(0)
    table.redo()
    assert table.state.player[0].gold == 2
    table.play("draw")
    assert not table.can_undo()
    table.play("roll")
    assert not table.can_undo()
    with pytest.raises(IllegalMove):
        table.undo()


def test_a_new_decision_forgets_what_was_undone() -> None:
    table = opened()
    table.play("earn")
    table.undo()
    table.play("roll")
    with pytest.raises(IllegalMove, match="nothing was taken back"):
        table.redo()


def test_private_notes_are_for_one_pair_of_eyes() -> None:
    table = opened()
    table.play("draw")
    assert table.log("en") == ["Ada draws a card."]
    assert table.log("en", seat=1) == ["Ada draws a card."]
    mine = table.log("en", seat=0)
    assert len(mine) == 2 and mine[1].startswith("You draw card ")
    assert [line.kind for line in table.log_lines("en", seat=1)] == ["note"]
    assert [line.kind for line in table.log_lines("en", seat=0)] == ["choice", "note", "note"]


def test_views_hold_only_what_a_seat_may_see() -> None:
    table = opened()
    table.play("draw")
    mine, theirs, public = table.view(0), table.view(1), table.view()
    assert mine["player"][0]["hand"][0] is not None
    assert "hand" not in theirs["player"][0] and "hand" not in public["player"][0]
    assert theirs["player"][0]["hand_size"] == 1
    assert "deck" not in mine and "rng" not in mine


def test_choices_are_part_of_the_state() -> None:
    table = opened(choices={"generous": "yes"})
    table.play("earn")
    assert table.state.player[0].gold == 3
    with pytest.raises(ValueError, match="generous is one of"):
        opened(choices={"generous": "perhaps"})
    with pytest.raises(ValueError, match="no choice"):
        opened(choices={"mood": "good"})
    with pytest.raises(ValueError, match="2 to 3 players"):
        game.table(5, 1)


def test_results_and_ledger() -> None:
    table = opened()
    while not table.over:
        table.play("earn")
    assert table.scores() == [0, 0] and table.winners() == [0, 1]
    assert table.decision is None and table.options() == [] and table.seat == -1
    with pytest.raises(IllegalMove, match="over"):
        table.play("earn")


def test_a_state_set_by_hand_is_asked_afresh() -> None:
    table = opened()
    table.state.player[0].gold = 5
    assert "buy:silver" in table.options()
    table.play("buy:silver")
    assert table.ledger() == {"medals": [5, 0], "cards": [0, 0]}


def test_options_are_listed_once_for_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = opened().kind
    assert kind is not None
    list_options, listed = kind.options, Counter[bytes]()

    def counted(s: State, *given: Any) -> None:
        listed[bytes(s)] += 1
        list_options(s, *given)

    monkeypatch.setattr(kind, "options", counted)
    table = opened()
    for _ in range(5):
        assert table.wording("en").keys() == set(table.options())
        table.refused("en")
        table.play("earn")
    assert listed and set(listed.values()) == {1}


def test_rules_that_leave_the_declared_ranges_are_caught_and_undone() -> None:
    table = opened()
    table.state.player[0].medals[0] = 9
    table.state.player[0].gold = 20
    before = bytes(table.state)
    with pytest.raises(ValueError, match=r"medals\[0\] = 10"):
        table.play("buy:bronze")
    assert bytes(table.state) == before


def test_a_decision_that_resolves_itself_says_why() -> None:
    table = opened()
    think_twice(table.state, 0)
    give_away(table.state, 0, 2, 2)
    table.play("earn")
    line = next(line for line in table.log_lines("en", seat=0) if line.kind == "reason")
    assert (line.name, line.text) == ("think_twice", "Earn gold: Bronze costs 1 more than you have.")
    assert line.text in table.log("en", seat=0)
