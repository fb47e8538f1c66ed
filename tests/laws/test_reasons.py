"""Law: what can't be chosen says why, unless it is named among the few things that nobody asks for."""

from __future__ import annotations

from collections import Counter

import spielwerk
from spielwerk.kernel import Table
from spielwerk.kernel.nouns import Verb
from tests.laws.listed import Case, every_case, every_game
from tests.laws.walks import positions

MOST_EXCEPTIONS = 25
"""A list that is longer is no list of exceptions."""


def silent(table: Table) -> list[str]:
    """The keys that are neither offered nor refused nor beyond question, each with its decision."""
    kind = table.kind
    assert kind is not None
    answered = {*table.options(), *(refused.key for refused in table.refused("en"))}
    return [
        f"{kind.name} {verb.key(item)}"
        for verb in kind.verbs
        for item in range(verb.size)
        if verb.key(item) not in answered and not beyond_question(table, verb, item)
    ]


def beyond_question(table: Table, verb: Verb, item: int) -> list[str]:
    """Why no reason is owed for an item of a verb in the decision that waits."""
    kind, s = table.kind, table.state
    assert kind is not None
    rules = [rule for rule in table.game.unquestioned if rule.concerns(kind, verb)]
    return [rule.why for rule in rules if rule(s, kind, verb, item)]


@every_case
def test_what_is_not_offered_says_why(case: Case) -> None:
    missing: Counter[str] = Counter()
    for table, _ in positions(case, games=4, chance=0.25, most=60):
        missing.update(silent(table))
    assert missing.most_common(20) == []


@every_game
def test_the_list_of_what_nobody_asks_for_can_be_read(slug: str) -> None:
    rules = spielwerk.game(slug).unquestioned
    assert len(rules) <= MOST_EXCEPTIONS
    assert all(len(rule.why) > 20 for rule in rules)


@every_case
def test_nothing_that_is_offered_is_beyond_question(case: Case) -> None:
    """An exception that covers what can be chosen is too wide: it would hide a missing reason."""
    for table, _ in positions(case, games=2, chance=0.25, most=60):
        kind = table.kind
        assert kind is not None
        offered = set(table.options())
        for verb in kind.verbs:
            for item in range(verb.size):
                if verb.key(item) in offered:
                    assert beyond_question(table, verb, item) == [], verb.key(item)
