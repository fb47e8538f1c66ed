"""The table as it comes out of the packages: from the front page to the end of a game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.test_whole_game import MOST_PRESSES, TURNS, check_end, leave_to_a_bot, play

pytestmark = pytest.mark.xdist_group("packages")

Visit = Callable[..., Person]


@pytest.mark.parametrize("server", ["installed_server", "server_from_sdist"])
def test_a_whole_game_is_played_by_clicks(request: pytest.FixtureRequest, visit: Visit, server: str) -> None:
    person = visit(request.getfixturevalue(server))
    person.prefer(speed="instant", sound=False)
    person.quick_start("dudo", seats=2)
    play(person, random.Random(7), MOST_PRESSES)
    check_end(person, "dudo", "en")


def test_a_long_game_comes_to_its_end_with_bots(installed_server: str, visit: Visit) -> None:
    person = visit(installed_server)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    assert person.asked() == "choose"
    gears = person.stock("gear")
    person.component("shift:row0_left").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()
    play(person, random.Random(7), TURNS)
    leave_to_a_bot(person, "en", phone=False)
    check_end(person, "airship_city", "en")
