"""A table: one game being played at Python speed, with notes, refusals, undo and views for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spielwerk.kernel.decision import Decision, Note, Options
from spielwerk.kernel.engine import SPECTATOR, Forced, advance, ask, concealed, explain, new_state
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import State, describe, out_of_range
from spielwerk.kernel.standing import winning_seats

Events = list[tuple[Any, tuple[int, ...]]]


class IllegalMove(ValueError):
    """A player asked for something the rules do not allow now."""


@dataclass(frozen=True)
class PendingDecision:
    """The decision that is waiting: its name, whose it is, and what it asks."""

    name: str
    seat: int
    prompt: str
    about: Mapping[str, str | int | None]
    """What it is about, by the words of its question: the airship to be built, the effect that asks."""


@dataclass(frozen=True)
class RefusedOption:
    """Why an option is not possible now, in words, with the section of the rules that says so."""

    key: str
    name: str
    text: str
    section: str


@dataclass
class Move:
    """One decision taken: by whom, what, the state before it, and what came of it."""

    seat: int
    decision: str
    option: int
    before: bytes
    events: Events = field(default_factory=list)
    final: bool = False
    """Whether it revealed something or used chance, so that it can't be taken back."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log: the move it belongs to, who made that move, and the text."""

    move: int
    seat: int
    kind: str
    name: str
    text: str
    values: tuple[int, ...] = ()
    points: tuple[str, ...] = ()
    """The components it speaks of."""


class Table:
    """A game in progress."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        choices: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.choices = {name: choice.default for name, choice in game.choices.items()} | dict(choices or {})
        self.names = list(names)
        self.lang = "en"
        self.moves: list[Move] = []
        self.undone: list[int] = []
        self.state: Any = new_state(game, seats, seed, choices)
        self._out = Options(game.most_options)
        self._listed_for = b""
        self._explained = False
        self._advance(None)
        self.beginning: Events = self._collect()

    # ------------------------------------------------------------------ what is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def kind(self) -> Decision | None:
        """The kind of the waiting decision."""
        if self.over:
            return None
        number: int = self.state.stack[self.state.depth - 1].kind
        kind = self.game.kinds[number]
        assert isinstance(kind, Decision)
        return kind

    @property
    def seat(self) -> int:
        """Whose decision is waiting; -1 after the end."""
        return -1 if self.over else int(self.state.stack[self.state.depth - 1].player)

    @property
    def decision(self) -> PendingDecision | None:
        """The waiting decision, or None after the end."""
        return self.asked(self.lang)

    def asked(self, lang: str) -> PendingDecision | None:
        """The waiting decision in words."""
        kind = self.kind
        if kind is None:
            return None
        held = kind.held(self.state.stack[self.state.depth - 1])
        prompt = self.game.texts.prompt(lang, kind, held, self.names)
        return PendingDecision(kind.name, self.seat, prompt, self.game.about(self.state))

    def options(self) -> list[str]:
        """The text keys of the legal options."""
        return [self.game.key(option) for option in self._offered()]

    def _offered(self) -> list[int]:
        """The options; they are listed afresh only where the state is not the one they were listed for."""
        if self.over:
            return []
        if self._listed_for != bytes(self.state):
            ask(self.game, self.state, self._out)
            self.state.notes.clear()
            self._listed_for = bytes(self.state)
            self._explained = False
        return self._out.offered

    def forget_options(self) -> None:
        """List the options afresh, in a place of their own: for a copy that is to stand at another position."""
        self._out = Options(self.game.most_options)
        self._listed_for = b""

    def points_at(self, option: int) -> list[str]:
        """The components at which an option of the waiting decision is pressed."""
        kind = self.kind
        return [] if kind is None else self.game.points_at(self.state, kind, option)

    def last_points(self) -> list[str]:
        """The components at which the last option was pressed."""
        if not self.moves:
            return []
        move = self.moves[-1]
        before = self.game.state_class(move.before)
        return self.game.points_at(before, self.game.decision_named(move.decision), move.option)

    def wording(self, lang: str) -> dict[str, str]:
        """The legal options: text key and words."""
        kind = self.kind
        if kind is None:
            return {}
        return {self.game.key(option): self._worded(lang, self.state, kind, option) for option in self._offered()}

    def _worded(self, lang: str, s: State, kind: Decision, option: int) -> str:
        """An option of the decision that waits in a state, in words."""
        return self.game.texts.option(lang, kind, option, self.names, self.game.particulars_of(s, kind, option))

    def worded_at(self, lang: str, number: int, key: str) -> str:
        """An option of the decision that an earlier move took, in words."""
        move, option = self.moves[number - 1], self.game.option(key)
        assert option is not None
        return self._worded(lang, self.game.state_class(move.before), self.game.decision_named(move.decision), option)

    def refusals(self, lang: str | None = None) -> dict[str, str]:
        """What is not possible now: text key and reason."""
        return {refused.key: refused.text for refused in self.refused(lang or self.lang)}

    def refused(self, lang: str) -> list[RefusedOption]:
        """What is not possible now, with reason and section of the rules."""
        if not self._offered():
            return []
        if not self._explained:
            explain(self.game, self.state, self._out)
            self._explained = True
        return [
            RefusedOption(
                self.game.key(option),
                refusal.name,
                self.game.texts.refusal(lang, refusal, given, self.names),
                refusal.section,
            )
            for refusal, option, given in self._out.refused
        ]

    # ------------------------------------------------------------------ play

    def play(self, key: str) -> None:
        """Take an option by its text key."""
        option = self.game.option(key)
        if self.over:
            raise IllegalMove("the game is over")
        if option is None or option not in self._offered():
            raise IllegalMove(self._why_not(key))
        self.undone.clear()
        self._play(option)

    def _why_not(self, key: str) -> str:
        asked = self.decision
        assert asked is not None
        reason = self.refusals().get(key)
        return f"{key} is not possible: {reason}" if reason else f"{key} is no option of {asked.name}"

    def _play(self, option: int) -> None:
        s: State = self.state
        kind = self.kind
        assert kind is not None
        move = Move(self.seat, kind.name, option, bytes(s))
        chance, reveals = bytes(s.rng), s.reveals
        try:
            self._advance(option)
            wrong = out_of_range(s)
            if wrong:
                raise ValueError(f"after {self.game.key(option)}: {wrong[0]}")
        except Exception:
            s.load(move.before)
            s.notes.clear()
            raise
        move.final = bytes(s.rng) != chance or s.reveals != reveals
        move.events = self._collect()
        self.moves.append(move)

    def _advance(self, option: int | None) -> None:
        """Take an option and run on to the next decision, whose options are listed then."""
        self._listed_for = b""
        advance(self.game, self.state, option, self._out)
        self._listed_for = bytes(self.state)
        self._explained = False

    def _collect(self) -> Events:
        events, self.state.notes = self.state.notes, []
        return events

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision can be taken back (by this seat): its own, nothing revealed, no chance in it."""
        if not self.moves or self.moves[-1].final:
            return False
        return seat is None or self.moves[-1].seat == seat

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision."""
        if not self.can_undo(seat):
            raise IllegalMove("the last decision can't be taken back")
        move = self.moves.pop()
        self.state.load(move.before)
        self.undone.append(move.option)

    def redo(self) -> None:
        """Take the decision again that was taken back last."""
        if not self.undone:
            raise IllegalMove("nothing was taken back")
        undone = self.undone[:-1]
        self._play(self.undone[-1])
        self.undone = undone

    # ------------------------------------------------------------------ what people see

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat (or a spectator) may see, as plain data."""
        viewer = SPECTATOR if seat is None else seat
        seen = concealed(self.game, self.state, viewer)
        shown = describe(seen, self.seats, seat)
        return shown | self.game.extras(seen, seat)

    def _repr_html_(self) -> str:
        """What everybody may see of the table, as a notebook shows it."""
        from spielwerk.kernel.picture import as_svg, position_picture

        asked = self.decision
        title = self.verdict(self.lang) or self.game.texts.say(self.lang, "game-name")
        return as_svg(position_picture(self, None, self.lang), asked.prompt if asked else title)

    def log(self, lang: str | None = None, seat: int | None = None, since: int = 0) -> list[str]:
        """The log in words, for a seat or for everybody."""
        return [line.text for line in self.log_lines(lang or self.lang, seat, since) if line.kind in ("note", "reason")]

    def log_lines(self, lang: str, seat: int | None = None, since: int = 0) -> list[LogLine]:
        """The log with what was chosen, what was forced and what came of it, from a move on."""
        lines: list[LogLine] = []
        if since == 0:
            lines += self._event_lines(lang, 0, -1, self.beginning, seat)
        for number, move in enumerate(self.moves[since:], since + 1):
            if self._may_read(move, seat):
                words = self.worded_at(lang, number, self.game.key(move.option))
                lines.append(LogLine(number, move.seat, "choice", move.decision, words))
            lines += self._event_lines(lang, number, move.seat, move.events, seat)
        return lines

    def _may_read(self, move: Move, seat: int | None) -> bool:
        """What others choose is not read out in games with secrets; their rules note what everybody may know."""
        return move.seat == seat or not self.game.has_secrets

    def _event_lines(self, lang: str, number: int, mover: int, events: Events, seat: int | None) -> list[LogLine]:
        lines: list[LogLine] = []
        for what, given in events:
            if isinstance(what, Note) and (not what.private or given[0] == seat):
                text = self.game.texts.note(lang, what, given, self.names)
                points = tuple(self.game.things_named(what.parameters, given))
                lines.append(LogLine(number, mover, "note", what.name, text, tuple(given), points))
            elif isinstance(what, Forced) and (given[0] == seat or not self.game.has_secrets):
                text = self.game.texts.option(lang, what.decision, given[1], self.names, what.particulars)
                reasons = [self.game.texts.refusal(lang, *reason, self.names) for reason in what.reasons]
                kind, text = ("reason", " ".join([f"{text}:", *reasons])) if reasons else ("forced", text)
                lines.append(LogLine(number, given[0], kind, what.decision.name, text))
        return lines

    # ------------------------------------------------------------------ results

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return [int(self.game.functions["score"](self.state, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs, and where everybody has lost."""
        if not self.over:
            return []
        return winning_seats([self.game.functions["standing"](self.state, seat) for seat in range(self.seats)])

    def verdict(self, lang: str) -> str | None:
        """How the game ended in its own words: its last closing note, if it has written one."""
        events = [event for move in self.moves[-1:] for event in move.events]
        closing = [event for event in events if isinstance(event[0], Note) and event[0].closing]
        return self.game.texts.note(lang, *closing[-1], self.names) if self.over and closing else None

    def ledger(self) -> dict[str, list[int]]:
        """Where the points of every seat came from."""
        noun = self.game.ledger_noun
        if noun is None:
            return {}
        entry = self.game.functions["ledger"]
        return {
            noun.ids[category]: [int(entry(self.state, seat, category)) for seat in range(self.seats)]
            for category in noun
        }

    def keys(self) -> list[str]:
        """The text keys of all options taken so far."""
        return [self.game.key(move.option) for move in self.moves]
