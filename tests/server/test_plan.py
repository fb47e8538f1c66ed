"""A hint says why: what the choice brings, what comes next, how much better it seems; from the seat's view alone."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

import spielwerk
from spielwerk.arena import enabling
from spielwerk.arena.contestants import contestant
from spielwerk.arena.enabling import Enabled
from spielwerk.arena.principal_variation import principal_variation
from spielwerk.bots import Position, make_bot, position_of
from spielwerk.kernel import Table
from spielwerk.kernel.consequences import Foresight
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.server.bots.job import job_for
from spielwerk.server.bots.worker import answer
from spielwerk.server.views.plan import Rival, own_steps, plan_in_words
from tests.positions.airship_city import donate_the_last_ship


def line_of(table: Table, most: int = 6) -> list[int]:
    """Options that the seat would take one after the other, always the first."""
    lookahead, line = Foresight.at(table).lookahead, list[int]()
    outcome = lookahead.start(lookahead.deal(0))
    while outcome.seat == table.seat and len(line) < most:
        line.append(outcome.offered[0])
        outcome = lookahead.take(outcome.state, line[-1])
    return line


def long_line(slug: str) -> tuple[Table, list[int]]:
    """A table at which a turn has several steps, and such a turn."""
    table = spielwerk.game(slug).table(3, seed=1)
    while len(line_of(table)) < 2:
        table.play(table.options()[0])
    return table, line_of(table)


@pytest.mark.parametrize(("lang", "next_one"), [("de", "Danach: "), ("en", "Next: ")])
def test_what_comes_next_is_named_as_the_game_names_it(lang: str, next_one: str) -> None:
    table, line = long_line("airship_city")
    words = plan_in_words(table, line, None, lang)
    steps = own_steps(Foresight.at(table), line)
    told = words.partition(next_one)[2].removesuffix(".").split("; ")
    assert len(steps) == len(told) + 1 > 1
    for (_, option), text in zip(steps, ["", *told], strict=True):
        assert not text or table.wording(lang)[table.game.key(option)] == text
        table.play(table.game.key(option))


def test_what_it_brings_is_what_comes_of_it() -> None:
    table = spielwerk.game("airship_city").table(3, seed=1)
    found, dice = 0, random.Random(1)
    for _ in range(60):
        key = dice.choice(table.options())
        option = table.game.option(key)
        assert option is not None
        changes = [change for change in Foresight.at(table).of(option).changes if change.by is not None]
        words = plan_in_words(table, [option], None, "en")
        for change in changes[:5]:
            sign = "+" if change.by and change.by > 0 else "−"
            assert f"{change.label(table.game, 'en')} {sign}{abs(change.by or 0)}" in words
            found += 1
        assert bool(changes[:5]) == ("It brings: " in words)
        table.play(key)
    assert found, "nothing ever changed: nothing was tested"


def test_it_ends_where_others_decide() -> None:
    table = spielwerk.game("dudo").table(3, seed=1)
    line = [option for key in table.options() if (option := table.game.option(key)) is not None]
    assert [option for _, option in own_steps(Foresight.at(table), line)] == line[:1]


def test_the_second_best_is_named_only_where_it_is_worse() -> None:
    table = spielwerk.game("dudo").table(3, seed=1)
    first = table.game.option(table.options()[0])
    assert first is not None
    words = plan_in_words(table, [first], Rival("Doubt", 0.31, 0.4), "en")
    assert "wins 40 of 100" in words and "“Doubt” wins 31" in words
    assert "Doubt" not in plan_in_words(table, [first], Rival("Doubt", 0.4, 0.4), "en")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "compared with “Build”, expect by the end: Donated airships +1.5; Awards −1.0."),
        ("de", "verglichen mit „Build“: Geschenkte Luftschiffe +1,5; Auszeichnungen −1,0."),
    ],
)
def test_where_the_points_come_from_is_named_as_on_the_end_screen(lang: str, said: str) -> None:
    table = spielwerk.game("airship_city").table(3, seed=1)
    noun, first = table.game.ledger_noun, table.game.option(table.options()[0])
    assert noun is not None and first is not None
    expected = [(noun.number("airships"), 1.54), (noun.number("awards"), -1.0)]
    assert plan_in_words(table, [first], Rival("Build", 0.4, 0.5, expected), lang).endswith(said)
    without = plan_in_words(table, [first], Rival("Build", 0.4, 0.5), lang)
    assert plan_in_words(table, [first], Rival("Build", 0.4, 0.5, expected[1:]), lang) == without


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "In the next turn that mostly leads to: Go to Mine 1; Skip the action. After “Build” it rarely would."),
        ("de", "Im nächsten Zug folgt dann meist: Geh zur Mine 1; Aktion auslassen. Nach „Build“ wäre das selten."),
    ],
)
def test_what_the_choice_makes_possible_is_named_as_the_game_names_it(lang: str, said: str) -> None:
    table = spielwerk.game("airship_city").table(3, seed=1)
    first = table.game.option(table.options()[0])
    assert first is not None
    enables = [step("airship_city", "to:mine_1"), step("airship_city", "skip")]
    assert said in plan_in_words(table, [first], Rival("Build", 0.4, 0.5, (), enables), lang).splitlines()
    assert said.partition(":")[0] not in plan_in_words(table, [first], Rival("Build", 0.4, 0.5), lang)


def step(slug: str, key: str) -> tuple[str, int, dict[str, int]]:
    """A decision to come, by the key of its option; the decision is the first that may offer it."""
    game = spielwerk.game(slug)
    option = game.option(key)
    assert option is not None
    verb = game.verbs[option // VERB_STEP]
    decision = next(kind for kind in game.kinds if isinstance(kind, Decision) and verb in kind.verbs)
    return decision.name, option, game.particulars_of(game.table(3, seed=1).state, decision, option)


def test_an_option_that_is_a_sentence_brings_no_second_full_stop() -> None:
    """Some options of Anno 1800 are sentences of their own."""
    game = spielwerk.game("anno_1800")
    table = game.table(3, seed=1)
    first = table.game.option(table.options()[0])
    assert first is not None
    sentence = step("anno_1800", "activate:fw_03")
    decision, option, particulars = sentence
    assert game.texts.option("en", game.decision_named(decision), option, (), particulars).endswith(".")
    assert ".." not in plan_in_words(table, [first], Rival("Build", 0.4, 0.5, (), [sentence]), "en")


@pytest.mark.native
def test_a_hint_asks_for_reasons_and_a_move_does_not() -> None:
    """The worker plays on from the two best options, and what it says comes back as the plan wants it."""
    table = donate_the_last_ship().table
    asked = job_for(table, "hard", 0)
    assert "gains" not in answer(json.loads(asked.line()), is_compiled=True)
    job = replace(asked, explains=True)
    advice = job.read(answer(json.loads(job.line()), is_compiled=True))
    noun = table.game.ledger_noun
    assert noun is not None and advice.key == "donate"
    assert dict(advice.gains)[noun.number("airships")] == 1.0
    assert advice.enables == ()  # nobody has a turn after the last one


@pytest.mark.native
def test_what_a_choice_makes_possible_comes_back_from_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker compares the choice with the second best, and its steps are words again at the server."""
    table, asked = spielwerk.game("airship_city").table(3, seed=1), list[tuple[int, int]]()
    mine = step("airship_city", "to:mine_1")

    def told(position: Position, choice: int, other: int, skill: int) -> list[Enabled]:
        asked.append((choice, other))
        return [Enabled(*mine)]

    monkeypatch.setattr(enabling, "made_possible", told)
    job = replace(job_for(table, "medium", 0), explains=True)
    said = json.loads(json.dumps(answer(json.loads(job.line()), is_compiled=True)))
    advice = job.read(said)
    ((choice, other),) = asked
    assert job.key(choice) == advice.key and other == next(one for one, *_ in said["considered"] if one != choice)
    rival = Rival("Build", 0.4, 0.5, advice.gains, advice.enables)
    assert "mostly leads to: Go to Mine 1." in plan_in_words(table, advice.line, rival, "en")


def test_nothing_hidden_is_in_it() -> None:
    """The same view, other dice under the others' cups: the same words."""
    said: list[list[str]] = []
    for other in (0, 1):
        table = spielwerk.game("dudo").table(3, seed=1)
        for rival in {0, 1, 2} - {table.seat}:
            cup = table.state.player[rival].cup
            for die in range(len(cup)):
                cup[die] = (cup[die] + other) % 6
        options = [option for key in table.options() if (option := table.game.option(key)) is not None]
        said.append([plan_in_words(table, [option], None, "en") for option in options])
    assert said[0] == said[1]


@pytest.mark.native
def test_a_search_tells_what_it_expects() -> None:
    """The line begins with the choice, and can be played as far as it is the seat's own."""
    table = spielwerk.game("airship_city").table(3, seed=1)
    longest = 0
    for _ in range(6):
        bot = contestant("easy:iterations=300:seconds=60").bot(1)
        choice = bot.choose(position_of(table))
        line = principal_variation(bot, choice)
        assert line[0] == choice
        longest = max(longest, len(line))
        table.play(table.game.key(choice))
    assert longest > 1
    assert principal_variation(make_bot("greedy", 1), 7) == [7]
