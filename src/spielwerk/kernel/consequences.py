"""What an option changes, before it is taken: computed by the rules on a copy that knows no more than the seat sees.

Whatever runs by itself up to the next question counts. What chance or something hidden decides is not known; of an
option of which nothing comes, or that gives something away, people are warned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spielwerk.kernel.decision import Decision
from spielwerk.kernel.engine import concealed
from spielwerk.kernel.game import Game
from spielwerk.kernel.holdings import amount_label, amount_ref, amounts, difference
from spielwerk.kernel.lookahead import DEALS, Lookahead, Outcome
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.schema import State
from spielwerk.kernel.table import Table
from spielwerk.kernel.text import slug_of

NOTHING_HAPPENS = "nothing-happens"


@dataclass(frozen=True)
class Change:
    """One amount that changes: by how much, None where nobody knows, and what there will be."""

    name: str
    by: int | None
    after: int | None

    def label(self, game: Game, lang: str) -> str:
        """What the amount is called."""
        return amount_label(game, lang, self.name)

    @property
    def ref(self) -> str | None:
        """The component it is counted in."""
        return amount_ref(self.name)


@dataclass(frozen=True)
class Consequence:
    """What comes of an option, or of several one after the other."""

    changes: tuple[Change, ...]
    open: bool
    """Chance or something hidden comes in: what happens from there on is not told."""


class Foresight:
    """What options change for the seat that is to decide; `seen` is the concealed state."""

    def __init__(self, game: Game, seen: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.lookahead = Lookahead(game, seen, seat)

    @classmethod
    def at(cls, table: Table) -> Foresight:
        """For the seat that is to decide at a table, with what it sees."""
        return cls(table.game, concealed(table.game, table.state, table.seat), table.seat)

    def of(self, option: int) -> Consequence:
        """What comes of one option of the waiting decision."""
        return self.after((option,))

    def after(self, options: Sequence[int]) -> Consequence:
        """What comes of options one after the other; chance and secrets may come in with the last one."""
        held = self._held(self.lookahead.deal(0))
        outcome = self.outcome(options)
        if outcome.settled:
            changes = difference(held, self._held(outcome.state))
            sure = [Change(name, by, held.get(name, 0) + by) for name, by in changes.items()]
            return Consequence(tuple(sure), open=False)
        return Consequence(self._uncertain(held, options), open=True)

    def _uncertain(self, held: Mapping[str, int], options: Sequence[int]) -> tuple[Change, ...]:
        """What changes although chance or secrets come in: before that moment, or in all cases that were tried."""
        before: list[dict[str, int]] = []
        after: list[dict[str, int]] = []
        for deal in range(DEALS):
            position = self.outcome(options[:-1], deal).state if options[1:] else self.lookahead.deal(deal)
            before.append(difference(held, self._held(self.lookahead.moment(position, options[-1]))))
            after.append(difference(held, self._held(self.lookahead.take(position, options[-1]).state)))
        names = dict.fromkeys(name for case in (*before, *after) for name in case)
        ordered = sorted(names, key=[*held, *names].index)
        gamble = options[-1] - options[-1] % VERB_STEP in self.game.gambling
        changes = [_change(name, held.get(name, 0), before, after, gamble) for name in ordered]
        return tuple(change for change in changes if change.by != 0 and (change.by is not None or change.name in held))

    def outcome(self, options: Sequence[int], deal: int = 0) -> Outcome:
        """What has become of options one after the other, in one deal of what is hidden."""
        outcome = self.lookahead.take(self.lookahead.deal(deal), options[0])
        for option in options[1:]:
            outcome = self.lookahead.take(outcome.state, option)
        return outcome

    def _held(self, position: bytes) -> dict[str, int]:
        self.lookahead.state.load(position)
        return amounts(self.game, concealed(self.game, self.lookahead.state, self.seat), self.seat)

    def warning(self, option: int, lang: str, before: bytes | None = None) -> str:
        """The line that warns of an option, now or in a position on the way; empty where there is none."""
        position = self.lookahead.deal(0) if before is None else before
        kind = self.lookahead.kind_in(position)
        loss = loss_of(self.game, self.lookahead.state, kind, option)
        if loss:
            return self.game.texts.say(lang, f"loss-{slug_of(loss)}")
        idle = not self.lookahead.is_pass(option) and self.lookahead.take(position, option).idle
        return self.game.texts.say(lang, NOTHING_HAPPENS) if idle else ""


def loss_of(game: Game, s: State, kind: Decision, option: int) -> str:
    """The name of what an option gives away; empty where it is nothing."""
    verb, item = game.verbs[option // VERB_STEP], option % VERB_STEP
    said = (loss.name for loss in game.losses if loss.concerns(kind, verb) and loss(s, kind, verb, item))
    return next(said, "")


def _change(
    name: str, held: int, before: Sequence[Mapping[str, int]], after: Sequence[Mapping[str, int]], gamble: bool
) -> Change:
    """An amount before and after the moment at which something unknown came in; in a gamble only before counts."""
    told = {case.get(name, 0) for case in ((*before, *after) if gamble else after)}
    if len(told) > 1 or len({case.get(name, 0) for case in before}) > 1:
        return Change(name, None, None)
    (by,) = told
    return Change(name, by, held + by)
