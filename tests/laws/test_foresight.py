"""Law: what people are told before they choose is what comes of it, and tells nothing that their seat can't see."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.consequences import Consequence, Foresight
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, imagined
from spielwerk.kernel.holdings import amount_label, amounts, difference
from spielwerk.kernel.lookahead import DEALS, Lookahead
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.text import LANGUAGES
from spielwerk.kernel.ways import Prospect
from tests.laws.listed import Case, every_plain_case
from tests.laws.walks import fresh, positions, recorded

MANY_DEALS = 24


def held(case: Case, state: Any, seat: int) -> dict[str, int]:
    return amounts(case.game, concealed(case.game, state, seat), seat)


def few(dice: random.Random, things: list[Any], most: int) -> list[Any]:
    return dice.sample(things, min(most, len(things)))


def is_final(before: Any, after: Any) -> bool:
    return after.reveals != before.reveals or bytes(after.rng) != bytes(before.rng)


@every_plain_case
def test_what_is_told_is_what_comes_of_an_option(case: Case) -> None:
    out = Options(case.game.most_options)
    told = 0
    for table, dice in positions(case, games=3, chance=0.15, most=20):
        foresight = Foresight.at(table)
        before = held(case, table.state, table.seat)
        for key in few(dice, table.options(), 6):
            after = table.state.twin()
            advance(case.game, after, case.game.option(key), out)
            consequence = foresight.of(case.game.option(key) or 0)
            assert consequence.open == is_final(table.state, after), key
            if not consequence.open:
                really = difference(before, held(case, after, table.seat))
                assert {change.name: change.by for change in consequence.changes} == really, key
                told += 1
            for change in consequence.changes:
                assert change.by is None or change.after == before.get(change.name, 0) + change.by
    assert told, "no option was compared: nothing was tested"


@every_plain_case
def test_what_is_told_for_sure_does_not_hang_on_chance(case: Case) -> None:
    """Where chance or secrets come in, what is told holds however they may lie."""
    for table, dice in positions(case, games=2, chance=0.1, most=8):
        foresight, before = Foresight.at(table), held(case, table.state, table.seat)
        seen = concealed(case.game, table.state, table.seat)
        look = Lookahead(case.game, seen, table.seat)
        for key in few(dice, table.options(), 3):
            option = case.game.option(key) or 0
            consequence = foresight.of(option)
            if not consequence.open:
                continue
            sure = {change.name: change.by for change in consequence.changes if change.by is not None}
            for deal in range(DEALS, MANY_DEALS):
                other = bytes(imagined(case.game, seen, table.seat, deal))
                really: list[dict[str, int]] = []
                for state in (look.moment(other, option), look.take(other, option).state):
                    look.state.load(state)
                    really.append(difference(before, held(case, look.state, table.seat)))
                for name, by in sure.items():
                    assert by in [changes.get(name, 0) for changes in really], (key, name)


@every_plain_case
def test_nothing_that_is_told_depends_on_what_is_hidden(case: Case) -> None:
    for table, dice in positions(case, games=2, chance=0.06, most=5):
        other = twin_with_other_secrets(case, table, dice)
        assert consequences(table) == consequences(other)
        mine, others = Prospect.at(table), Prospect.at(other)
        for ref in few(dice, components(table), 6):
            assert mine.about([ref], "en") == others.about([ref], "en"), ref


def twin_with_other_secrets(case: Case, table: Table, dice: random.Random) -> Table:
    other = fresh(case, 0)
    seen = concealed(case.game, table.state, table.seat)
    other.state.load(bytes(imagined(case.game, seen, table.seat, dice.randrange(2**62))))
    return other


def consequences(table: Table) -> dict[str, tuple[Consequence, str]]:
    foresight = Foresight.at(table)
    options = {key: table.game.option(key) or 0 for key in table.options()[:20]}
    return {key: (foresight.of(option), foresight.warning(option, "en")) for key, option in options.items()}


def components(table: Table) -> list[str]:
    return [f"{noun.name}:{thing}" for noun in table.game.nouns.values() for thing in noun.ids]


@every_plain_case
def test_an_answer_does_not_hang_on_what_was_asked_before(case: Case) -> None:
    for table, dice in positions(case, games=1, chance=0.05, most=2):
        prospect, refs = Prospect.at(table), few(dice, components(table), 4)
        for ref in (*refs, *refs):
            assert prospect.about([ref], "en") == Prospect.at(table).about([ref], "en"), ref


@every_plain_case
def test_ways_can_be_gone_and_taken_back(case: Case) -> None:
    gone = 0
    for table, dice in positions(case, games=2, chance=0.05, most=15):
        prospect = Prospect.at(table)
        for ref in few(dice, components(table), 25):
            for way in prospect.about([ref], "en").ways:
                gone += 1
                go(case, table, ref, way)
                end(case, table, way)
    assert gone or not has_turns_of_several_steps(case), "no way was found: nothing was tested"


def has_turns_of_several_steps(case: Case) -> bool:
    """Whether anybody ever decides again before chance, a secret or another player comes in."""
    moves = recorded(case, 3).table.moves
    return any(not move.final and move.seat == following.seat for move, following in pairwise(moves))


def go(case: Case, here: Table, ref: str, way: Any) -> None:
    """Really play a way at a table of one's own."""
    table = fresh(case, 0)
    table.state.load(bytes(here.state))
    seat, before = table.seat, held(case, table.state, table.seat)
    assert len(way.steps) > 1
    reached = False
    for step in way.steps:
        assert table.seat == seat
        assert step.text == table.wording("en")[step.key]
        assert step.warning == Foresight.at(table).warning(case.game.option(step.key) or 0, "en")
        if reached and not leads_on(table, ref, step.key):
            assert table.kind is here.kind, "a way ends there, leads on of itself, or goes there once more"
            reached = False
        reached = reached or is_at(table, ref, step.key)
        table.play(step.key)
    assert reached, "a way leads to the component"
    assert not any(move.final for move in table.moves[:-1])
    assert table.moves[-1].final == way.consequence.open
    if not way.consequence.open:
        really = difference(before, held(case, table.state, seat))
        assert {change.name: change.by for change in way.consequence.changes} == really
        for _ in way.steps:
            table.undo(seat)
        assert bytes(table.state) == bytes(here.state)


def end(case: Case, here: Table, way: Any) -> None:
    """What ends the turn after a way lets others go on, and gives nothing away."""
    if way.ending is None:
        return
    table = fresh(case, 0)
    table.state.load(bytes(here.state))
    seat = table.seat
    for step in (*way.steps, way.ending):
        assert table.seat == seat and not any(move.final for move in table.moves)
        assert step.warning == Foresight.at(table).warning(case.game.option(step.key) or 0, "en")
        assert step.text == table.wording("en")[step.key]
        table.play(step.key)
    assert not way.ending.warning
    assert table.over or table.seat != seat or table.moves[-1].final


def is_at(table: Table, ref: str, key: str) -> bool:
    """Whether an option is pressed at a component or speaks of it."""
    option = table.game.option(key) or 0
    verb = table.game.verbs[option // VERB_STEP]
    spoken = zip(verb.slots, verb.things(option % VERB_STEP), strict=True)
    return ref in table.points_at(option) or ref in [f"{noun.name}:{noun.ids[thing]}" for (_, noun), thing in spoken]


def leads_on(table: Table, ref: str, key: str) -> bool:
    """Whether nothing else is to be chosen about a component: the only answer, the only one there, or a payment."""
    assert table.decision is not None
    if table.decision.name in table.game.payments or len(table.options()) == 1:
        return True
    passing = table.game.passing
    doing = [each for each in table.options() if (table.game.option(each) or 0) // VERB_STEP * VERB_STEP not in passing]
    return [each for each in doing if is_at(table, ref, each)] == [key]


@every_plain_case
def test_what_can_be_pressed_now_is_told_and_so_is_what_is_refused(case: Case) -> None:
    for table, _ in positions(case, games=1, chance=0.05, most=8):
        prospect = Prospect.at(table)
        for key in table.options()[:10]:
            for ref in table.points_at(case.game.option(key) or 0):
                assert key in prospect.about([ref], "en").now
        for refused in table.refused("en")[:5]:
            for ref in table.points_at(case.game.option(refused.key) or 0):
                about = prospect.about([ref], "en")
                assert about.now or about.ways or about.lacking is not None, refused.key


@every_plain_case
def test_all_that_players_have_has_a_name(case: Case) -> None:
    for table, _ in positions(case, games=1, chance=0.1, most=30):
        for name in held(case, table.state, table.seat):
            for lang in LANGUAGES:
                assert amount_label(case.game, lang, name).strip()
