"""Laws through the protocol: of undo, of secrecy, and of seats, under any sequence of what people may try."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.people import Line, Person

FINAL = ("draw", "roll")
"""What can't be taken back in the toy game: a card is seen, a die is cast."""
CARD = re.compile(r"card_\d")

attempt = st.tuples(
    st.sampled_from(["play"] * 5 + ["undo"] * 3 + ["redo", "redo", "restart", "confirm", "confirm", "confirm"]),
    st.integers(0, 2),  # the seat it is tried for
    st.sampled_from([False] * 5 + [True]),  # whether somebody else tries it
    st.integers(0, 10**6),
)


@dataclass
class Made:
    """A move in force."""

    seat: int
    key: str
    view: Any


class Model:
    """What the laws allow, kept beside the server: a plain list of the moves in force."""

    def __init__(self, confirms: list[bool]) -> None:
        self.confirms = confirms
        self.moves: list[Made] = []
        self.undone: list[Made] = []
        self.confirmed = 0

    @property
    def turn(self) -> int:
        return len(self.moves) % len(self.confirms)

    @property
    def pending(self) -> int | None:
        """In the toy game every move ends a turn."""
        if len(self.moves) <= self.confirmed or self.moves[-1].key in FINAL:
            return None
        return self.moves[-1].seat if self.confirms[self.moves[-1].seat] else None

    def may_undo(self, seat: int) -> bool:
        if len(self.moves) <= self.confirmed:
            return False
        return self.moves[-1].seat == seat and self.moves[-1].key not in FINAL

    def may_redo(self, seat: int) -> bool:
        return bool(self.undone) and self.turn == seat


def owner_of(seat: int) -> int:
    """Anna plays seats 0 and 2, Ben seat 1."""
    return seat % 2


def check_secrecy(state: dict[str, Any], seats: set[int]) -> None:
    """Nothing in a message names a card that its reader does not hold."""
    own = {card for seat in seats for card in CARD.findall(json.dumps(state["view"]["player"][seat].get("hand", [])))}
    assert set(CARD.findall(json.dumps(state))) <= own
    assert all("hand" not in player for seat, player in enumerate(state["view"]["player"]) if seat not in seats)
    assert state["status"] == "over" or (state["seed"] is None and state["salt"] is None)
    assert "rng" not in state["view"] and "deck" not in state["view"] and "stack" not in state["view"]


def latest(lines: list[Line], n: int) -> None:
    for line in lines:
        line.state_after(n)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(confirms=st.lists(st.booleans(), min_size=3, max_size=3), script=st.lists(attempt, min_size=5, max_size=40))
def test_undo_secrecy_and_seats(url: str, confirms: list[bool], script: list[tuple[str, int, bool, int]]) -> None:
    anna, ben, cleo = Person(url), Person(url, "de"), Person(url)
    opened = anna.open("me", "open", "guest", game="medals")
    table = opened["table"]
    ben.join(opened["links"][0]["url"], name="Ben")
    for seat, confirm in enumerate(confirms):
        (anna, ben)[owner_of(seat)].call("PUT", f"/tables/{table}/seats/{seat}", {"confirm": confirm})
    model = Model(confirms)
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table)) for person in (anna, ben, cleo)]
        for line in lines:
            line.greet()
        for what, seat, by_other, number in script:
            if lines[0].state["status"] == "over":
                break
            who = (owner_of(seat) + 1) % 2 if by_other else owner_of(seat)
            n = try_it(lines, model, what, seat, who, number)
            latest(lines, n)
            check(lines, model)
    position = anna.call("GET", f"/tables/{table}/position")
    assert position["moves"] == len(model.moves)


def try_it(lines: list[Line], model: Model, what: str, seat: int, who: int, number: int) -> int:
    """One attempt; the server must do it if, and only if, the laws allow it. Returns the last entry's number."""
    line = lines[who]
    before = line.state["n"]
    allowed = who == owner_of(seat)
    message: dict[str, Any] = {"type": what, "seat": seat}
    if what == "play":
        options = [option["key"] for option in lines[owner_of(model.turn)].state["options"]]
        key = options[number % len(options)] if options else "earn"
        message = {"type": "move", "seat": seat, "key": key, "n": before}
        allowed = allowed and model.pending is None and model.turn == seat
    elif what in ("undo", "restart"):
        allowed = allowed and model.may_undo(seat)
    elif what == "redo":
        allowed = allowed and model.may_redo(seat)
    else:
        allowed = allowed and model.pending == seat
    answer = line.ask(**message)
    assert (answer["type"] == "ack") is allowed, (message, answer, model.moves)
    if not allowed:
        return before
    assert answer["n"] == before + 1
    follow(model, message, lines)
    return answer["n"]


def follow(model: Model, message: dict[str, Any], lines: list[Line]) -> None:
    """The same in the model."""
    if message["type"] == "move":
        model.moves.append(Made(message["seat"], message["key"], lines[2].state["view"]))
        model.undone.clear()
    elif message["type"] in ("undo", "restart"):
        model.undone.append(model.moves.pop())
    elif message["type"] == "redo":
        model.moves.append(model.undone.pop())
    else:
        model.confirmed = len(model.moves)


def check(lines: list[Line], model: Model) -> None:
    """Everybody sees the same game, each with their own eyes."""
    seats = ({0, 2}, {1}, set())
    for line, own in zip(lines, seats, strict=True):
        state = line.state
        assert state["moves"] == len(model.moves) and set(state["mine"]) == own
        check_secrecy(state, {state["viewer"]} if state["viewer"] is not None else set())
        over = state["status"] == "over"
        assert state["can"]["undo"] is (not over and any(model.may_undo(seat) for seat in own))
        assert state["can"]["redo"] is (not over and any(model.may_redo(seat) for seat in own))
        assert state["can"]["confirm"] is (model.pending in own)
        mine = not over and model.pending is None and model.turn in own
        assert bool(state["options"]) is mine and (state["asked"] or {"mine": False})["mine"] is mine
    undone = model.undone[-1].view if model.undone else None
    assert undone is None or lines[2].state["view"] == undone
