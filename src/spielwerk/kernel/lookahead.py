"""Options tried out on a copy that knows no more than a seat sees.

The copy is made from the concealed state alone, with all that is hidden dealt anew from fixed seeds. So whatever is
found out here is the same for every way the hidden things may lie.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from spielwerk.kernel.decision import Decision, Options, Refusal
from spielwerk.kernel.engine import imagined, run_frame, take_frame
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.schema import State, offset_of

DEALS = 4
"""So many ways of how hidden things may lie are looked at where chance or secrets come in."""
Refused = tuple[Refusal, int, tuple[int, ...]]


@dataclass(frozen=True)
class Outcome:
    """What has become of an option when somebody is asked again, or when chance or something hidden has come in."""

    state: bytes
    settled: bool
    """Neither chance nor anything hidden has come in."""
    idle: bool
    """The option itself has changed nothing and asked nothing."""
    over: bool
    seat: int
    """Who is asked then."""
    offered: tuple[int, ...] = ()
    refused: tuple[Refused, ...] = ()


class Unforeseen(Exception):
    """Chance or something hidden comes in."""


class _Sealed:
    """A generator that nobody may ask."""

    def __getitem__(self, at: int) -> int:
        raise Unforeseen


@cache
def _careful(game: Game) -> type[State]:
    """States of a game that stop the rules when these use chance or reveal something."""

    class Careful(game.state_class):
        def seal(self) -> None:
            self.__dict__["rng"] = _Sealed()

    def stop(s: State, value: int) -> None:
        raise Unforeseen

    read = game.state_class.__dict__.get("reveals", State.__dict__["reveals"]).fget
    Careful.reveals = property(read, stop)  # pyright: ignore[reportAttributeAccessIssue] -- to rules it is a number
    return Careful


class Lookahead:
    """Tries options out for the seat that is to decide."""

    def __init__(self, game: Game, seen: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._seen = seen
        self._deals: list[bytes] = []
        self._out = Options(game.most_options)
        self.state: Any = game.state_class()
        """Where options are tried out."""
        self._rules_begin = offset_of(game.state_class, "stack") + game.state_class.FIELDS["stack"].dtype.itemsize

    def deal(self, number: int) -> bytes:
        """The position with hidden things in one of the ways they may lie."""
        while len(self._deals) <= number:
            self._deals.append(bytes(imagined(self.game, self._seen, self.seat, len(self._deals))))
        return self._deals[number]

    def moment(self, position: bytes, option: int) -> bytes:
        """The state at the very moment at which an option lets chance or something hidden in."""
        s: Any = _careful(self.game)()
        s.load(position)
        s.seal()
        try:
            take_frame(self.game, s, option)
            while run_frame(self.game, s, self._out, tell=False):
                pass
        except Unforeseen:
            pass
        return bytes(s)

    def start(self, position: bytes) -> Outcome:
        """A position as it is, with its options."""
        self.state.load(position)
        run_frame(self.game, self.state, self._out)
        return self._found(settled=True, idle=False)

    def take(self, position: bytes, option: int) -> Outcome:
        """Take an option and run on until somebody is asked or something unknown comes in."""
        s, game = self.state, self.game
        s.load(position)
        luck = bytes(s.rng), s.reveals
        bottom = s.depth - 1
        take_frame(game, s, option)
        idle, running = False, True
        while (bytes(s.rng), s.reveals) == luck:
            if running and s.depth <= bottom:
                idle, running = self._is_unchanged(position), False
            if not run_frame(game, s, self._out, tell=False):
                return self._found(settled=True, idle=idle)
        self._out.clear_offers()
        return self._found(settled=False, idle=False)

    def _is_unchanged(self, position: bytes) -> bool:
        """Whether everything but what is still to happen is as it was."""
        begin = self._rules_begin
        return self.state.memory[begin:] == memoryview(position)[begin:]

    def _found(self, settled: bool, idle: bool) -> Outcome:
        s = self.state
        s.notes.clear()
        over = bool(s.over)
        seat = -1 if over or not settled else int(s.stack[s.depth - 1].player)
        offered, refused = (tuple(self._out.offered), tuple(self._out.refused)) if settled else ((), ())
        return Outcome(bytes(s), settled, idle, over, seat, offered, refused)

    def kind_in(self, position: bytes) -> Decision:
        """The decision that waits in a position, which becomes the state."""
        self.state.load(position)
        number: int = self.state.stack[self.state.depth - 1].kind
        kind = self.game.kinds[number]
        assert isinstance(kind, Decision)
        return kind

    def is_pass(self, option: int) -> bool:
        """Whether an option is there to do nothing more."""
        return option - option % VERB_STEP in self.game.passing
