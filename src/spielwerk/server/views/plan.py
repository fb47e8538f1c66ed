"""What a bot has in mind, in words: what its choice brings, what it would do next, and how much better that seems.

All of it follows from what the seat sees: the rules run on a copy in which everything hidden is dealt anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spielwerk.kernel.consequences import Change, Foresight
from spielwerk.kernel.game import Game
from spielwerk.kernel.table import Table
from spielwerk.server.texts import say

MOST_CHANGES = 5


@dataclass(frozen=True)
class Rival:
    """The option that was considered second, in words, with its chance of winning and that of the choice."""

    text: str
    chance: float
    best: float
    gains: Sequence[tuple[int, float]] = ()
    """Points that are expected more of the choice, by their source in the ledger."""
    enables: Sequence[tuple[str, int, Mapping[str, int]]] = ()
    """Decisions of the next turn that mostly follow the choice alone: name, option, and what that means then."""


def plan_in_words(table: Table, line: Sequence[int], rival: Rival | None, lang: str) -> str:
    """Why a bot chooses the first option of a line that it expects, for the seat that decides; a line each reason."""
    foresight = Foresight.at(table)
    steps = own_steps(foresight, line)
    changes = foresight.after([option for _, option in steps]).changes
    told = [words for change in changes if (words := _change(table.game, change, lang))][:MOST_CHANGES]
    next_ones = [_option(table, foresight, position, option, lang) for position, option in steps[1:]]
    sentences = [
        say(lang, "plan-brings", steps=len(steps), changes=", ".join(told)) if told else "",
        say(lang, "plan-next", options="; ".join(next_ones)) if next_ones else "",
        _next_turn(table, rival, lang) if rival else "",
        _comparison(rival, lang) if rival else "",
        _expectation(table.game, rival, lang) if rival else "",
    ]
    return "\n".join(filter(None, sentences))


def own_steps(foresight: Foresight, line: Sequence[int]) -> list[tuple[bytes, int]]:
    """The part of a line that the seat decides itself, before chance, secrets or others come in: positions, options."""
    lookahead, position = foresight.lookahead, foresight.lookahead.deal(0)
    steps: list[tuple[bytes, int]] = []
    offered = (line[0],)
    for option in line:
        if option not in offered:
            break
        steps.append((position, option))
        outcome = lookahead.take(position, option)
        if outcome.over or outcome.seat != foresight.seat:
            break
        position, offered = outcome.state, outcome.offered
    return steps


def _change(game: Game, change: Change, lang: str) -> str:
    """An amount and by how much it changes; nothing where nobody knows."""
    if change.by is None:
        return ""
    return say(lang, "plan-change", what=change.label(game, lang), by=f"{change.by:+d}".replace("-", "−"))


def _option(table: Table, foresight: Foresight, position: bytes, option: int, lang: str) -> str:
    game, kind = table.game, foresight.lookahead.kind_in(position)
    particulars = game.particulars_of(foresight.lookahead.state, kind, option)
    return _in_a_list(game.texts.option(lang, kind, option, table.names, particulars))


def _in_a_list(words: str) -> str:
    """An option without the full stop that some end with: the sentence has one of its own."""
    return words.removesuffix(".")


def _next_turn(table: Table, rival: Rival, lang: str) -> str:
    """What the choice makes possible in the next turn."""
    game = table.game
    told = [
        _in_a_list(game.texts.option(lang, game.decision_named(decision), option, table.names, particulars))
        for decision, option, particulars in rival.enables
    ]
    return say(lang, "plan-enables", options="; ".join(told), other=rival.text) if told else ""


def _comparison(rival: Rival, lang: str) -> str:
    best, chance = round(rival.best * 100), round(rival.chance * 100)
    return say(lang, "plan-rather", other=rival.text, chance=chance, best=best) if best > chance else ""


def _expectation(game: Game, rival: Rival, lang: str) -> str:
    """By what the choice is better in the end: where the points come from; nothing where that is no reason for it."""
    noun = game.ledger_noun
    if noun is None or sum(points for _, points in rival.gains) <= 0:
        return ""
    told = [
        say(lang, "plan-change", what=game.texts.name(lang, noun, source), by=_signed(points, lang))
        for source, points in rival.gains
    ]
    return say(lang, "plan-expects", other=rival.text, changes="; ".join(told))


def _signed(points: float, lang: str) -> str:
    """A difference with one decimal, as it is written in a language."""
    return say(lang, "plan-points", by=round(abs(points), 1), more=str(points > 0).lower())
