"""What somebody can do about a component that is pressed: now, later in the same turn, or why not.

The seat's own next decisions are looked through on a copy that knows no more than the seat sees, the shortest ways
first. Chance, anything hidden and other players' decisions end a way; so does the bound on positions. A way leads on
where nothing else is to be chosen about the component: its only action, the only answer, and how it is paid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import islice

from spielwerk.kernel.consequences import Consequence, Foresight, loss_of
from spielwerk.kernel.decision import Decision, Options
from spielwerk.kernel.engine import concealed, explain
from spielwerk.kernel.game import Game
from spielwerk.kernel.lookahead import Outcome, Refused
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.schema import State
from spielwerk.kernel.table import RefusedOption, Table

STEP, DETOUR = 1, 2
"""What a step costs, and what is added where a question comes again or an option is there to do nothing."""
MOST_WAYS, MOST_FOUND = 12, 24
"""So many ways are told, out of so many, so that they begin as differently as they can."""
FURTHER = 12
"""So many positions are looked at for how ways lead on."""
AGAIN = 40
"""So many positions are looked at for ways that come to a component twice."""
EXPLAINED = 6
"""So many positions of different questions are asked for reasons that take a search."""


@dataclass(frozen=True)
class Step:
    """An option on the way, in words, and what people are warned of before it is taken, if there is anything."""

    key: str
    text: str
    warning: str


@dataclass(frozen=True)
class Way:
    """Options one after the other, to the component and on from there, and what comes of all."""

    steps: tuple[Step, ...]
    consequence: Consequence
    ending: Step | None = None
    """What would be left to do after these: nothing more, so that others are next, and nothing is lost by it."""


@dataclass(frozen=True)
class Lacking:
    """Why a component can't be chosen: the steps after which it could be asked for, and the reasons."""

    steps: tuple[Step, ...]
    reasons: tuple[RefusedOption, ...]


@dataclass(frozen=True)
class About:
    """The answer to "what about this?": what can be done now, else the ways there, else what is lacking."""

    now: tuple[str, ...] = ()
    ways: tuple[Way, ...] = ()
    lacking: Lacking | None = None
    refused: bool = False
    """Whether the question that is asked now refuses the component, so that there is a reason to read first."""

    @property
    def goes_at_once(self) -> bool:
        """Whether pressing the component goes there without asking: one way alone to what is not refused now, which can
        all be taken back and of which nobody has to be warned."""
        if len(self.ways) != 1 or self.refused:
            return False
        (way,) = self.ways
        return not way.consequence.open and not any(step.warning for step in way.steps)


@dataclass(frozen=True)
class Node:
    """A position on the way, with the question that is asked there."""

    path: tuple[int, ...]
    kinds: frozenset[int]
    kind: Decision
    cost: int
    outcome: Outcome


class Prospect:
    """What a seat can come to by its own next decisions; looked through bit by bit as questions come."""

    def __init__(self, game: Game, seen: State, seat: int) -> None:
        self.game = game
        self.foresight = Foresight(game, seen, seat)
        self._seat = seat
        self._look = self.foresight.lookahead
        self._left = game.positions_ahead
        self._known: set[bytes] = set()
        self._due: list[tuple[int, int, Node, int]] = []
        start = self._look.start(self._look.deal(0))
        self._nodes: list[Node] = []
        self._add(start, (), frozenset(), 0)

    @classmethod
    def at(cls, table: Table) -> Prospect:
        """For the seat that is to decide at a table, with what it sees."""
        return cls(table.game, concealed(table.game, table.state, table.seat), table.seat)

    def about(self, refs: Sequence[str], lang: str, names: Sequence[str] = ()) -> About:
        """What can be done about a component, by any of its names."""
        now = [option for ref in refs for option in self._at(self._nodes[0], ref)]
        if now:
            return About(now=tuple(self.game.key(option) for option in dict.fromkeys(now)))
        ways = tuple(self._way(path, lang, names) for path in self._paths(refs))
        if ways:
            return About(ways=ways, refused=bool(self._reasons(self._nodes[0], refs)))
        return About(lacking=self._lacking(refs, lang, names))

    # ------------------------------------------------------------------ ways

    def _paths(self, refs: Sequence[str]) -> list[tuple[int, ...]]:
        """The shortest ways to options at a component, each led on, that end in different positions."""
        found: dict[bytes, Node] = {}
        farthest = None
        for node in self._in_order():
            if len(found) >= MOST_FOUND or (farthest is not None and node.cost > farthest + DETOUR):
                break  # Positions come in order but for the detour that the last step has turned out to be.
            if farthest is not None and node.cost > farthest:
                continue
            for option in dict.fromkeys(option for ref in refs for option in self._at(node, ref)):
                farthest = node.cost + STEP if farthest is None else farthest
                if node.cost == farthest and node.path[0] in {end.path[0] for end in found.values()}:
                    continue
                for end in self._led_on(self._after(node, option), refs):
                    found.setdefault(end.outcome.state, end)
        ends = list(found.values())
        twice = {tuple(sorted(end.path)): end for end in self._once_more(ends, refs)} if len(ends) > 1 else {}
        return _varied([end.path for end in (*ends, *twice.values())])[:MOST_WAYS]

    def _once_more(self, ends: Sequence[Node], refs: Sequence[str]) -> Iterator[Node]:
        """Where the question that waits comes again after a way, the ways that take another answer to it there too.

        Both answers go there by the same verbs: whoever wants two containers in one place does not want another worker
        to look in. Their order means nothing to whoever asks for both, so that one of two such ways is enough.
        """
        asked = self._nodes[0].kind.number
        again = [end for end in ends if self._is_mine(end.outcome) and end.kind.number == asked]
        steps = ((end, option) for end in again for option in end.outcome.offered if not self._look.is_pass(option))
        for end, option in islice(steps, AGAIN):
            chosen = self._after(end, option)
            if self._is_mine(chosen.outcome):
                there = dict.fromkeys(option for ref in refs for option in self._at(chosen, ref))
                yield from (self._after(chosen, last) for last in there if _verbs((option, last)) == _verbs(end.path))

    def _after(self, node: Node, option: int) -> Node:
        outcome = self._look.take(node.outcome.state, option)
        kind = self._look.kind_in(outcome.state) if self._is_mine(outcome) else node.kind
        return Node((*node.path, option), node.kinds | {node.kind.number}, kind, node.cost, outcome)

    def _led_on(self, node: Node, refs: Sequence[str]) -> Iterator[Node]:
        """Where a way ends if it goes on as long as nothing is to be chosen but how something is paid."""
        due, left = [node], FURTHER
        while due:
            node = due.pop()
            further = self._further(node, refs) if left > 0 else []
            left -= len(further)
            due += [self._after(node, option) for option in reversed(further)]
            if not further:
                yield node

    def _further(self, node: Node, refs: Sequence[str]) -> list[int]:
        """The options by which a way goes on: all that pay, else the only one, or the only one at the component."""
        if not self._is_mine(node.outcome):
            return []
        offered = [option for option in node.outcome.offered if not self._look.is_pass(option)]
        if node.kind.name in self.game.payments:
            return [option for option in offered if not self._loses(node, option)]
        if node.kind.number in node.kinds:
            return []
        here = [option for option in offered if any(self._is_at(node, option, ref) for ref in refs)]
        for only in (node.outcome.offered, here):
            if len(only) == 1 and only[0] in offered and not self._loses(node, only[0]):
                return list(only)
        return []

    def _loses(self, node: Node, option: int) -> bool:
        self._look.state.load(node.outcome.state)
        return loss_of(self.game, self._look.state, node.kind, option) != ""

    def _is_mine(self, outcome: Outcome) -> bool:
        return outcome.settled and not outcome.over and outcome.seat == self._seat

    def _in_order(self) -> Iterator[Node]:
        """The positions that are known, then those that are found now, the nearest first."""
        number = 0
        while number < len(self._nodes) or self._look_on():
            if number < len(self._nodes):
                yield self._nodes[number]
                number += 1

    def _look_on(self) -> bool:
        """Look at one more position; False where there is none, or enough were looked at."""
        if not self._due or self._left == 0:
            return False
        self._left -= 1
        cost, _, node, option = heappop(self._due)
        outcome = self._look.take(node.outcome.state, option)
        if self._is_mine(outcome) and outcome.state not in self._known:
            self._add(outcome, (*node.path, option), node.kinds | {node.kind.number}, cost)
        return True

    def _add(self, outcome: Outcome, path: tuple[int, ...], kinds: frozenset[int], cost: int) -> None:
        self._known.add(outcome.state)
        kind = self._look.kind_in(outcome.state)
        cost += DETOUR if kind.number in kinds else 0
        node = Node(path, kinds, kind, cost, outcome)
        self._nodes.append(node)
        for option in outcome.offered:
            detour = DETOUR if self._look.is_pass(option) else 0
            heappush(self._due, (cost + STEP + detour, len(self._known) * VERB_STEP + len(self._due), node, option))

    def _at(self, node: Node, ref: str) -> list[int]:
        """The options of a position that are pressed at a component, or that speak of it."""
        return [option for option in node.outcome.offered if self._is_at(node, option, ref)]

    def _is_at(self, node: Node, option: int, ref: str) -> bool:
        verb, item = self.game.verbs[option // VERB_STEP], option % VERB_STEP
        slots = _slots_for(self.game, verb.code, ref)
        if slots:
            things = verb.things(item)
            if any(things[at] == number for at, number in slots):
                return True
        if not _has_a_place(self.game, node.kind, verb.code):
            return False
        self._look.state.load(node.outcome.state)
        return ref in self.game.points_at(self._look.state, node.kind, option)

    def _way(self, path: tuple[int, ...], lang: str, names: Sequence[str]) -> Way:
        steps, ending = self._worded(path, lang, names), None
        left = self._ending(path)
        if left is not None:
            *_, ending = self._worded((*path, left), lang, names)
        return Way(steps, self.foresight.after(path), None if ending and ending.warning else ending)

    def _ending(self, path: Sequence[int]) -> int | None:
        """The one option after a way that is there to do nothing more and lets others go on."""
        outcome = self.foresight.outcome(path)
        passes = [option for option in outcome.offered if self._look.is_pass(option)]
        if not self._is_mine(outcome) or len(passes) != 1:
            return None
        (only,) = passes
        return None if self._is_mine(self._look.take(outcome.state, only)) else only

    def _worded(self, path: Sequence[int], lang: str, names: Sequence[str]) -> tuple[Step, ...]:
        steps: list[Step] = []
        position = self._look.deal(0)
        for option in path:
            kind = self._look.kind_in(position)
            told = self.game.particulars_of(self._look.state, kind, option)
            text = self.game.texts.option(lang, kind, option, names, told)
            steps.append(Step(self.game.key(option), text, self.foresight.warning(option, lang, position)))
            position = self._look.take(position, option).state
        return tuple(steps)

    # ------------------------------------------------------------------ what is lacking

    def _lacking(self, refs: Sequence[str], lang: str, names: Sequence[str]) -> Lacking | None:
        """The reasons at the nearest position that has any."""
        for explained in (False, True):
            for node in self._to_explain() if explained else self._nodes:
                reasons = self._reasons(node, refs, explained)
                if reasons:
                    told = tuple(self._reason(reason, lang, names) for reason in _different(reasons))
                    return Lacking(self._worded(node.path, lang, names), told)
        return None

    def _reasons(self, node: Node, refs: Sequence[str], explained: bool = False) -> list[Refused]:
        """Why a component can't be chosen at a position."""
        refused = self._explained(node) if explained else node.outcome.refused
        return [reason for reason in refused if any(self._is_at(node, reason[1], ref) for ref in refs)]

    def _to_explain(self) -> list[Node]:
        """The nearest position of each question that has more reasons to give."""
        first = {node.kind.number: node for node in reversed(self._nodes) if node.kind.reasons}
        return sorted(first.values(), key=lambda node: node.cost)[:EXPLAINED]

    def _explained(self, node: Node) -> tuple[Refused, ...]:
        out = Options(self.game.most_options)
        for at, option in enumerate(node.outcome.offered, 1):
            out[at] = option
        out[0] = len(node.outcome.offered)
        self._look.state.load(node.outcome.state)
        explain(self.game, self._look.state, out)
        self._look.state.notes.clear()
        return tuple(out.refused)

    def _reason(self, reason: Refused, lang: str, names: Sequence[str]) -> RefusedOption:
        refusal, option, given = reason
        text = self.game.texts.refusal(lang, refusal, given, names)
        return RefusedOption(self.game.key(option), refusal.name, text, refusal.section)


def _verbs(path: Sequence[int]) -> list[int]:
    return [option // VERB_STEP for option in path]


def _varied(paths: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The nearest way for each beginning, then the second ones, and so on; nearer ways first among them."""
    begun = Counter[int]()
    rounds: list[tuple[int, tuple[int, ...]]] = []
    for path in paths:
        rounds.append((begun[path[0]], path))
        begun[path[0]] += 1
    return [path for _, path in sorted(rounds, key=lambda each: each[0])]


def _different(reasons: Sequence[Refused]) -> list[Refused]:
    return list({(refusal, given): (refusal, option, given) for refusal, option, given in reasons}.values())


@cache
def _has_a_place(game: Game, kind: Decision, code: int) -> bool:
    """Whether the game says where options of a verb are pressed."""
    verb = game.verbs[code // VERB_STEP]
    return any(press.concerns(kind, verb) for press in game.presses)


@lru_cache(4000)
def _slots_for(game: Game, code: int, ref: str) -> tuple[tuple[int, int], ...]:
    """The slots of a verb that can speak of a component, with its number there."""
    noun, _, thing = ref.partition(":")
    verb = game.verbs[code // VERB_STEP]
    return tuple(
        (at, spoken.number(thing))
        for at, (_, spoken) in enumerate(verb.slots)
        if spoken.name == noun and thing in spoken
    )
