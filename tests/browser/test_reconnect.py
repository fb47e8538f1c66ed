"""The server dies and comes back: the page says so, goes on by itself, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import Server
from tests.browser.person import Person


def test_reconnect_after_a_kill(own_server: Server, visit: Callable[..., Person]) -> None:
    person = visit(own_server.address)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    person.asked()
    gears = person.stock("gear")
    person.component("shift:row0_left").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()
    lines = person.log.locator("p").count()

    own_server.kill()
    person.page.get_by_test_id("lost").wait_for()
    assert person.page.locator("[data-key]:enabled").count() == 0, "nothing can be pressed meanwhile"
    own_server.start()
    person.page.get_by_test_id("lost").wait_for(state="detached")
    assert person.asked() == "choose"
    assert person.stock("gear") == gears - 1, "the acknowledged move is still there"
    assert person.log.locator("p").count() == lines, "and there once"

    person.component("shift:row1_left").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 2}/").wait_for()
    person.page.get_by_role("button", name="Restart turn").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears}/").wait_for()
