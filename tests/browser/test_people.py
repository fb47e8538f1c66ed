"""Several people at one table: two browsers, one device that goes round, somebody who only watches."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]


def open_for_friends(host: Person, *kinds: str) -> None:
    """A table where the host sits first and the other seats are of these kinds, in this order."""
    host.go("/new/airship_city")
    rows = host.page.locator("li:has(select)")
    rows.first.wait_for()
    host.page.get_by_text("3", exact=True).click()
    rows.nth(0).get_by_label("Name").fill("Ada")
    for number, kind in enumerate(kinds, 1):
        rows.nth(number).locator("select").first.select_option(kind)
        if kind == "guest":
            rows.nth(number).get_by_label("Name").fill(f"Guest {number}")
        if kind == "bot":
            rows.nth(number).locator("select").nth(1).select_option("random")
    host.page.get_by_text("Keep this order").click()
    host.page.get_by_test_id("open-table").click()
    host.see_table()


def test_two_browsers_at_one_table(shared_server: Server, visit: Visit) -> None:
    host, friend, watcher = (visit(shared_server.address) for _ in range(3))
    for person in (host, friend, watcher):
        person.prefer(speed="instant", sound=False)
    open_for_friends(host, "open", "bot")
    host.page.get_by_role("heading", name="Waiting for players").wait_for()
    link = host.page.get_by_label("Link to this seat").input_value()

    friend.page.goto(link)
    friend.page.get_by_label("Name").fill("Bruno B.")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.see_table()
    watcher.page.goto(host.page.url)
    watcher.see_table()

    assert host.asked() == "choose"
    assert friend.page.locator("[data-pick=legal]").count() == 0, "nothing to press in another's turn"
    assert watcher.keys() == []
    host.play_turn(random.Random(1))
    assert friend.asked() == "choose"
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something").fill("<b>hello</b> there")
    friend.page.keyboard.press("Enter")
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_text("<b>hello</b> there").wait_for()
    friend.play_turn(random.Random(2))
    assert host.asked() == "choose", "the bot has played and the host is on turn again"
    watcher.log.get_by_text("Bruno B.").first.wait_for()


def test_hot_seat(shared_server: Server, visit: Visit) -> None:
    host = visit(shared_server.address)
    host.prefer(speed="instant", sound=False)
    open_for_friends(host, "guest", "guest")
    chance = random.Random(3)
    for name, following in pairwise(("Ada", "Guest 1", "Guest 2", "Ada")):
        host.prompt.get_by_text(name, exact=True).wait_for()
        while not host.prompt.get_by_text(following, exact=True).count():
            host.go_on(chance)


def test_used_invitation_says_so(shared_server: Server, visit: Visit) -> None:
    visitor = visit(shared_server.address)
    visitor.go("/join/AAAAAAAAAAAAAAAAAAAAAA")
    visitor.page.get_by_role("alert").wait_for()
    assert re.search(r"\w+ \w+", visitor.page.get_by_role("alert").inner_text())


def call(person: Person, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A call as the page makes it, with its cookie."""
    answer = person.page.request.fetch(f"{person.address}/api/{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def newcomer(server: Server, visit: Visit, **preferences: object) -> Person:
    person = visit(server.address)
    person.prefer(speed="instant", sound=False, **preferences)
    person.go()
    person.page.get_by_test_id("quick-start").first.wait_for()
    return person


def test_public_table_is_joined_from_its_card(own_server: Server, visit: Visit) -> None:
    host = newcomer(own_server, visit)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    table = call(host, "POST", "tables", {"game": "airship_city", "seats": seats, "public": True})["table"]
    known, unknown = newcomer(own_server, visit, name="Bruno"), newcomer(own_server, visit)

    known.page.get_by_test_id("sit-at").click()
    known.page.wait_for_url(f"**/table/{table}")
    known.page.locator("[data-mine]").get_by_text("Bruno").wait_for()
    unknown.page.get_by_test_id("sit-at").click()
    form = unknown.page.get_by_test_id("sit-down")
    unknown.page.get_by_test_id("watching").wait_for()
    form.get_by_label("Name").fill("Cleo")
    assert form.get_by_role("radio").count() == 8 - 2, "the colours of the others are not offered"
    form.get_by_role("button", name="Sit down").click()
    unknown.page.locator("[data-mine]").get_by_text("Cleo").wait_for()
    assert form.count() == 0


def test_used_invitation_offers_to_watch(shared_server: Server, visit: Visit) -> None:
    host, late = newcomer(shared_server, visit), newcomer(shared_server, visit)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    opened = call(host, "POST", "tables", {"game": "airship_city", "seats": seats, "fixed_seats": True})
    link = opened["links"][0]["url"]
    call(newcomer(shared_server, visit), "POST", "join/" + link.rpartition("/")[2], {"name": "Bruno"})
    late.page.goto(link)
    late.page.get_by_test_id("watch").click()
    late.see_table()
    late.page.get_by_test_id("watching").wait_for()
    late.page.get_by_role("tab", name="Chat").click()
    late.page.get_by_text("You are watching; those").wait_for()
    assert late.page.get_by_label("Say something").count() == 0


def test_a_clock_runs_out_and_the_seat_is_taken_back(shared_server: Server, visit: Visit) -> None:
    person = newcomer(shared_server, visit)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    pace = {"kind": "live", "seconds_per_move": 8}
    wish = {"game": "airship_city", "seats": seats, "fixed_seats": True, "pace": pace}
    opened = call(person, "POST", "tables", wish)
    link = opened["links"][0]["url"]
    call(newcomer(shared_server, visit), "POST", "join/" + link.rpartition("/")[2], {"name": "Bruno"})
    person.go(f"/table/{opened['table']}")
    told = person.page.get_by_test_id("seat-away")
    told.get_by_text("Your time ran out").wait_for()
    told.get_by_role("button", name="Take my seat back").click()
    told.wait_for(state="detached")
    assert person.page.get_by_test_id("player-0").get_by_text("Ada").count() == 1
