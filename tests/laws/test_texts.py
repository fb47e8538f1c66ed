"""Law: every option, component, log line and refusal has a German and an English text."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.kernel import Game
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.nouns import Seats
from spielwerk.kernel.text import LANGUAGES, MissingText
from tests.laws.listed import Case, every_case, every_game
from tests.laws.walks import walk

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@every_language
def test_every_required_text_is_there(slug: str, lang: str) -> None:
    texts = spielwerk.game(slug).texts
    assert [message for message in texts.required if not texts.has(lang, message)] == []


@every_game
@every_language
def test_every_option_has_words(slug: str, lang: str) -> None:
    game = spielwerk.game(slug)
    for kind in game.kinds:
        if isinstance(kind, Decision):
            for verb in kind.verbs:
                for item in (0, verb.size // 2, verb.size - 1):
                    assert in_words(game, lang, kind, verb.code + item).strip()


def in_words(game: Game, lang: str, kind: Decision, option: int) -> str:
    """An option in words outside a game: what it would tell as things stand is 0."""
    told: dict[str, int] = {}
    while True:
        try:
            return game.texts.option(lang, kind, option, particulars=told)
        except MissingText as missing:
            word = str(missing).rpartition("Unknown external: ")[2].strip("'\"")
            assert word.isidentifier() and word not in told, missing
            told[word] = 0


@every_game
@every_language
def test_every_component_has_a_name(slug: str, lang: str) -> None:
    game = spielwerk.game(slug)
    for noun in game.nouns.values():
        for number in noun:
            if not isinstance(noun, Seats) and not noun.ids[number].isdigit():
                assert game.texts.has(lang, f"{noun.name}-{noun.ids[number]}"), f"{noun.name} {noun.ids[number]}"


@every_case
@every_language
def test_everything_said_in_a_game_can_be_said(case: Case, lang: str) -> None:
    for seed in range(3):
        table = None
        for table in walk(case, seed):
            assert table.over or (table.asked(lang) and table.wording(lang))
            table.refused(lang)
        assert table is not None and table.log_lines(lang, seat=0)
