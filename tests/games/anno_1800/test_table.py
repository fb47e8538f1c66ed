"""What the screen gets beside the record, and every text in both languages."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.games.anno_1800.catalogue import DECK_POINTS, FIREWORKS_POINTS, GOLD_PER_POINT
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.nouns import Seats
from tests.games.anno_1800.staging import A, B, Isles
from tests.games.anno_1800.walks import walk

DESCRIBED = (
    "population", "upgrade", "naval", "deck", "resource", "start_industry", "industry", "shipyard", "ship",
    "old_world_island", "new_world_island", "card", "expedition", "objective",
)  # fmt: skip
languages = pytest.mark.parametrize("lang", ["de", "en"])


def test_fields_of_the_home_island() -> None:
    isles = Isles()
    isles.build(A, "sawmill", "home:r1c5")
    isles.work(A, "home:r1c5", "worker")
    fields = isles.table.view(B)["islands"][A]
    assert len(fields) == 20
    assert fields["home:r1c5"] == {
        "shows": "sawmill", "built": True, "covered": "start_sawmill", "cubes": ["worker"], "makes": "timber",
        "worker": "worker",
    }  # fmt: skip
    assert fields["home:r4c4"] == {"shows": None, "built": False, "covered": None, "cubes": []}


def test_prices_and_sources() -> None:
    isles = Isles()
    isles.build(B, "sawmill", "home:r1c5")
    isles.old_world(A, "ow_ruins_isle")
    view = isles.table.view(A)
    assert view["makes"][A]["timber"] == ["home:r1c5"]
    assert view["trade_prices"][A]["timber"] == 1 and view["trade_prices"][A]["coal"] == 2
    assert view["exploration_prices"][A] == {"old_world": 2, "new_world": 1}
    assert view["costs"]["shipyard_2"] == {"resources": ["timber", "timber", "bricks"], "cube": None, "tokens": {}}
    assert view["costs"]["warehouse"]["cube"] == "artisan" and view["costs"]["fw_37"]["tokens"] == {"trade": 1}


@languages
def test_every_text_is_there(lang: str) -> None:
    texts = game.texts
    assert [message for message in texts.required if not texts.has(lang, message)] == []
    for noun in game.nouns.values():
        for number in noun:
            if not isinstance(noun, Seats) and not noun.ids[number].isdigit():
                assert texts.has(lang, f"{noun.name}-{noun.ids[number]}")
            if noun.name in DESCRIBED:
                assert texts.description(lang, noun, number), f"{noun.name} {noun.ids[number]}"
    for kind in game.kinds:
        if isinstance(kind, Decision):
            for verb in kind.verbs:
                for item in range(verb.size):
                    assert texts.option(lang, kind, verb.code + item).strip()


@languages
def test_everything_said_in_a_game_can_be_said(lang: str) -> None:
    table = None
    for table in walk(3, 8, True):
        assert table.over or (table.asked(lang) and table.wording(lang))
        table.refused(lang)
        table.view(0)
    assert table is not None and table.log_lines(lang, seat=0)


@languages
def test_numbers_of_the_overview_are_those_of_the_data(lang: str) -> None:
    aid = game.texts.say(lang, "game-aid")
    unit = "EP" if lang == "de" else "IP"
    assert " / ".join(str(points) for points in sorted(DECK_POINTS.tolist())) in aid
    assert f"{FIREWORKS_POINTS} {unit}" in aid and f"{GOLD_PER_POINT} " in aid
