"""The table as it comes out of the package."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person


@pytest.mark.xdist_group("packages")
def test_somebody_moves_at_a_table_of_the_installed_package(
    installed_server: str, visit: Callable[..., Person]
) -> None:
    person = visit(installed_server)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    assert person.asked() == "choose"
    gears = person.stock("gear")
    person.component("shift:row0_left").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()
