"""Steps, decisions, notes and refusals: what the rules of a game are made of.

A *step* runs by itself, a *decision* waits for a player; both are scheduled by calling them.
A *note* reports what happened, a *refusal* why an option is not possible; both exist at Python speed only.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.kernel.nouns import Verb
from spielwerk.kernel.schema import State
from spielwerk.kernel.stack import push

SLOTS = ("a", "b", "c", "d")


class Options(list[int]):
    """The list of legal options being made: its first entry counts the ones that follow."""

    def __init__(self, most: int) -> None:
        super().__init__([0] * (most + 1))
        self.refused: list[tuple[Refusal, int, tuple[int, ...]]] = []

    def clear_offers(self) -> None:
        """Start a new list."""
        self[0] = 0
        self.refused.clear()

    @property
    def offered(self) -> list[int]:
        """The options offered so far."""
        return self[1 : 1 + self[0]]


def offer(out: Options, option: int) -> None:
    """Add one legal option to the list."""
    out[0] += 1
    out[out[0]] = option


def offer_all(out: Options, verb: int, count: int) -> None:
    """Add the first `count` items of a verb to the list."""
    before = out[0]
    for item in range(count):
        out[before + 1 + item] = verb + item
    out[0] = before + count


class Kind:
    """A kind of frame. Calling it schedules one."""

    def __init__(self, name: str, number: int, function: Callable[..., None], parameters: list[str]) -> None:
        self.name = name
        self.number = number
        self.function = function
        self.has_player = parameters[:1] == ["p"]
        self.arguments = parameters[1:] if self.has_player else parameters
        if len(self.arguments) > len(SLOTS):
            raise ValueError(f"{name}: a frame holds {len(SLOTS)} numbers beside the player")
        self.held = _reader(["player"] * self.has_player + list(SLOTS[: len(self.arguments)]))
        """The numbers with which a frame of this kind calls its function."""
        self._nobody = () if self.has_player else (-1,)
        self._unused = (0,) * (len(SLOTS) - len(self.arguments))

    def __call__(self, s: State, *given: int) -> None:
        """Schedule this step or decision."""
        if len(given) != len(self.arguments) + self.has_player:
            raise TypeError(f"{self.name} takes {len(self.arguments) + self.has_player} numbers, not {len(given)}")
        push(s, self.number, *self._nobody, *given, *self._unused)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name})"


class Step(Kind):
    """A frame that runs by itself."""

    def __init__(self, function: Callable[..., None], number: int) -> None:
        super().__init__(function.__name__, number, function, _parameters(function)[1:])


class Decision(Kind):
    """A frame that waits for a player."""

    def __init__(self, body: type, number: int, verbs: tuple[Verb, ...], insists: bool) -> None:
        self.options: Callable[..., None] = inspect.getattr_static(body, "options").__func__
        take: Callable[..., None] = inspect.getattr_static(body, "take").__func__
        asked, taken = _parameters(self.options), _parameters(take)
        if asked[-1] != "out" or taken[-2:] != ["verb", "item"] or asked[:-1] != taken[:-2] or asked[1] != "p":
            raise TypeError(f"{body.__name__}: options(s, p, …, out) and take(s, p, …, verb, item) must match")
        super().__init__(body.__name__, number, take, asked[1:-1])
        self.verbs = verbs
        self.insists = insists
        self.reasons: list[Callable[..., None]] = []

    def explained_by(self, function: Callable[..., None]) -> None:
        """Let a function say at Python speed why other options are not possible; it takes what `options` takes."""
        if _parameters(function) != _parameters(self.options):
            raise TypeError(f"{function.__name__} must take what {self.name}.options takes")
        self.reasons.append(function)

    @property
    def most(self) -> int:
        """An upper bound for the number of options."""
        return sum(verb.size for verb in self.verbs)


class Note:
    """A report of something that happened; kept for the log and the animations."""

    def __init__(self, function: Callable[..., None], private: bool, closing: bool = False) -> None:
        self.name = function.__name__
        self.parameters = _parameters(function)[1:]
        self.private = private
        self.closing = closing

    def __call__(self, s: State, *given: int) -> None:
        s.notes.append((self, given))


class Refusal:
    """A reason why something is not possible, with the section of the rules that says so."""

    def __init__(self, function: Callable[..., None], section: str) -> None:
        self.name = function.__name__
        self.parameters = _parameters(function)[2:]
        self.section = section

    def __call__(self, out: Options, option: int, *given: int) -> None:
        out.refused.append((self, option, given))


class AboutOptions:
    """A function that says something of options: for some verbs, in some decisions or in all that may offer them.

    Its parameters are read by name: the state `s`, the player `p`, `verb` and `item`, what the decision's frame holds,
    and the things of the verb's slots.
    """

    def __init__(self, function: Callable[..., Any], verbs: Sequence[Verb], decisions: Sequence[Decision]) -> None:
        self.function = function
        self.name = function.__name__
        self.parameters = _parameters(function)
        self.verbs = tuple(verbs)
        self.decisions = tuple(decisions)
        self.why = inspect.getdoc(function) or ""

    def concerns(self, decision: Decision, verb: Verb) -> bool:
        """Whether it speaks of this verb in this decision."""
        return verb in self.verbs and (not self.decisions or decision in self.decisions)

    def __call__(self, s: State, decision: Decision, verb: Verb, item: int) -> Any:
        """What it says of one item of a verb in the decision that waits."""
        frame = s.stack[s.depth - 1]
        known: dict[str, Any] = {"s": s, "p": frame.player, "verb": verb.code, "item": item}
        known |= zip((label for label, _ in verb.slots), verb.things(item), strict=True)
        known |= zip(("p", *decision.arguments), decision.held(frame), strict=True)
        return self.function(*(known[word] for word in self.parameters))


def _reader(fields: Sequence[str]) -> Callable[[Any], list[int]]:
    """Reads some fields of a frame; made as text, for looking them up by their names would take twice as long."""
    return eval(f"lambda frame: [{', '.join(f'frame.{field}' for field in fields)}]")


def _parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)
