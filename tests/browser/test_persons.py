"""People beside the table: a name by passkey, a second device by link, push, the lobby, a rematch."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Server
from tests.browser.person import Person
from tests.browser.test_people import call, newcomer
from tests.server.mailbox import mailbox

Visit = Callable[..., Person]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
        const shown = await worker.getNotifications();
        if (shown.length > 0) return shown.map((one) => [one.title, one.data.url]);
        await new Promise((done) => setTimeout(done, 50));
    }
}"""
"""Waits for notifications, and tells what they say."""


PUSH_SERVICE = """
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async () => {
        const known = SUBSCRIPTION;
        return (made = { ...known, toJSON: () => known, unsubscribe: async () => { made = null; return true; } });
    };
"""
"""Stands for the service of the browser's maker, which is not to be reached from here; all else is real."""


COVERED = """(card) => {
    const button = card.querySelector("[data-testid=sit-at]").getBoundingClientRect();
    const covers = ({ left, right, top, bottom }) =>
        left < button.right && right > button.left && top < button.bottom && bottom > button.top;
    const words = (line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()];
    };
    return [...card.querySelectorAll("a > *")].filter((line) => words(line).some(covers)).map((line) => line.innerText);
}"""
"""Lines of a card that its button stands on."""


def by_name(server: Server) -> str:
    """The server by a name, since passkeys are bound to one."""
    return server.address.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that keeps passkeys and knows its owner's finger."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return line, made["authenticatorId"]


def open_table(person: Person, **wish: Any) -> str:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 2]
    return call(person, "POST", "tables", {"game": "airship_city", "seats": seats} | wish)["table"]


def test_a_name_by_passkey_and_the_same_tables_elsewhere(shared_server: Server, visit: Visit) -> None:
    laptop, phone = (visit(by_name(shared_server)) for _ in range(2))
    for person in (laptop, phone):
        person.prefer(speed="instant", sound=False)
        person.go("/me")
    own, keys = authenticator(laptop.page)
    other, theirs = authenticator(phone.page)
    table = open_table(laptop)
    laptop.page.get_by_label("Name", exact=True).fill("Ada of the clouds")
    laptop.page.get_by_test_id("claim").click()
    laptop.page.get_by_role("heading", name="Ada of the clouds").wait_for()

    for credential in own.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"]:
        other.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": credential})
    phone.page.get_by_test_id("sign-in").click()
    phone.page.get_by_role("heading", name="Ada of the clouds").wait_for()
    assert phone.page.get_by_test_id("devices").locator("li").count() == 2
    phone.go(f"/table/{table}")
    phone.page.locator("[data-mine]").get_by_text("Ada").wait_for()


def test_a_claimed_name_is_known_from_one_that_is_only_typed(shared_server: Server, visit: Visit) -> None:
    owner, other = visit(by_name(shared_server)), newcomer(shared_server, visit)
    owner.prefer(speed="instant", sound=False)
    owner.go("/me")
    authenticator(owner.page)
    owner.page.get_by_label("Name", exact=True).fill("Grace of the stars")
    owner.page.get_by_test_id("claim").click()
    owner.page.get_by_role("heading", name="Grace of the stars").wait_for()
    seats = [{"kind": "me", "name": "Grace of the stars"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "airship_city", "seats": seats, "fixed_seats": True}
    opened = call(owner, "POST", "tables", wish)
    other.go(f"/table/{opened['table']}")
    other.page.get_by_test_id("player-0").get_by_test_id("claimed").wait_for()
    lock = "Grace \N{LOCK} of the stars"
    call(other, "POST", "join/" + opened["links"][0]["url"].rpartition("/")[2], {"name": lock})
    other.page.get_by_test_id("player-1").get_by_text("Grace of the stars").wait_for()
    assert other.page.get_by_test_id("player-0").get_by_test_id("claimed").count() == 1
    assert other.page.get_by_test_id("player-1").get_by_test_id("claimed").count() == 0


def test_a_second_device_by_link(shared_server: Server, visit: Visit) -> None:
    laptop, phone = (visit(shared_server.address) for _ in range(2))
    laptop.prefer(sound=False)
    phone.prefer(speed="instant", sound=False)
    laptop.go("/me")
    table = open_table(laptop)
    laptop.page.get_by_test_id("make-link").click()
    shown = laptop.page.get_by_test_id("device-link")
    shown.get_by_text("Whoever opens this link becomes you").wait_for()
    assert shown.get_by_role("img").locator("path").get_attribute("d")
    phone.page.goto(shown.get_by_role("textbox").input_value())
    phone.page.get_by_text("only if you have made this link yourself").wait_for()
    phone.page.get_by_test_id("add-device").click()
    phone.page.get_by_test_id("devices").get_by_text("this device").wait_for()
    laptop.page.get_by_test_id("devices").locator("li").nth(1).wait_for()
    known = laptop.page.get_by_test_id("known-as").inner_text()
    assert phone.page.get_by_test_id("known-as").inner_text() == known, "one person for the host"
    name = laptop.page.request.get(f"{laptop.address}/api/me").json()["known_as"]
    assert known.startswith(f"For the host of this server you are {name}.")
    phone.go(f"/table/{table}")
    phone.page.locator("[data-mine]").get_by_text("Ada").wait_for()


def test_the_app_can_be_installed_and_keeps_nothing_of_a_game(shared_server: Server, visit: Visit) -> None:
    person = newcomer(shared_server, visit)
    person.go("/me")
    person.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    line = person.page.context.new_cdp_session(person.page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith("/manifest.webmanifest")
    said = json.loads(manifest["data"])
    assert said["display"] == "standalone" and said["name"] == "Spielwerk" and len(said["icons"]) >= 2
    for icon in said["icons"]:
        assert person.page.request.get(person.address + icon["src"]).ok, icon
    hindered = {found["errorId"] for found in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert hindered == {"in-incognito"}, "which these browsers are, and nothing else hinders it"
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    person.go(f"/table/{open_table(person, seats=seats)}")
    person.see_table()
    assert person.page.evaluate("caches.keys()") == []


def test_the_service_worker_shows_what_is_pushed(shared_server: Server, visit: Visit) -> None:
    """A message as the server seals it comes to a push service; opened, it goes to the worker, which shows it."""
    friend, person = newcomer(shared_server, visit), visit(by_name(shared_server), permissions=["notifications"])
    person.go("/me")
    person.page.get_by_role("switch", name="Tell me when the page is closed").wait_for()
    with mailbox() as box:
        answer = person.page.request.put(f"{person.address}/api/push?lang=en", data=box.subscription)
        assert answer.ok, answer.text()
        assert person.page.request.put(f"{person.address}/api/lobby/wishes/dudo").ok
        table = open_table(friend, game="dudo", public=True, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        told = box.read()
    assert told["url"] == f"/table/{table}" and "Dudo" in told["title"]

    line = person.page.context.new_cdp_session(person.page)
    registered: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    person.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    while not registered:
        person.page.wait_for_timeout(50)
    message = {"origin": person.address, "registrationId": registered[-1], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", message)
    assert person.page.evaluate(SHOWN) == [[told["title"], told["url"]]]


@pytest.mark.parametrize(
    ("lang", "switch", "word"),
    [
        ("en", "Tell me when the page is closed", "Your turn"),
        ("de", "Bescheid geben, wenn die Seite geschlossen ist", "Du bist dran"),
    ],
)
def test_one_click_and_the_closed_page_is_told(
    shared_server: Server, visit: Visit, lang: str, switch: str, word: str
) -> None:
    """Off at first; on, somebody who wants to play is heard of, and that it is one's turn; off again, nothing."""
    friend, person = newcomer(shared_server, visit), visit(by_name(shared_server), lang, permissions=["notifications"])
    person.prefer(lang=lang)
    with mailbox() as box:
        person.page.add_init_script(PUSH_SERVICE.replace("SUBSCRIPTION", json.dumps(box.subscription)))
        person.go("/lobby")
        person.page.get_by_test_id("wish-airship_city").click()
        person.page.locator("[data-testid=wish-airship_city][aria-pressed=true]").wait_for()
        person.go("/me")
        told = person.page.get_by_role("switch", name=switch)
        assert not told.is_checked()
        wish = {"game": "airship_city", "public": True, "name": "Hafen", "fixed_seats": True}
        wish["seats"] = [{"kind": "open"}, {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        call(friend, "POST", "tables", wish)
        with person.page.expect_response("**/api/push?*") as answered:
            told.click()
        assert answered.value.ok
        opened = call(friend, "POST", "tables", wish)
        heard = box.read()
        assert "airship city" in heard["title"].lower() and heard["url"] == f"/table/{opened['table']}"
        call(person, "POST", "join/" + opened["links"][0]["url"].rpartition("/")[2], {"name": "Bruno"})
        heard = box.read()
        assert heard["title"] == word and "Hafen" in heard["body"]
        told.click()
        person.page.wait_for_function("PushManager.prototype.getSubscription().then((made) => made === null)")
        call(friend, "POST", "tables", wish)
        assert box.come.empty()


def test_the_lobby_with_three_browsers(own_server: Server, visit: Visit) -> None:
    host, wishing, late = (newcomer(own_server, visit, name=name) for name in ("Ada", "Bruno", "Cleo"))
    for person in (wishing, late):
        person.go("/lobby")
        person.page.get_by_text("Nobody waits for others").wait_for()
    wishing.page.get_by_test_id("wish-airship_city").click()
    wishing.page.locator("[data-testid=wish-airship_city][aria-pressed=true]").wait_for()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    pace = {"kind": "live", "seconds_per_move": 30}
    table = open_table(host, seats=seats, public=True, strength="beginners", pace=pace)

    news = wishing.page.get_by_test_id("lobby-news")
    news.get_by_text("Beginners welcome").wait_for()
    waiting = late.page.get_by_test_id("lobby-waiting")
    waiting.get_by_text("30 seconds per move · Beginners welcome").wait_for()
    assert waiting.locator("li").evaluate(COVERED) == []
    assert late.page.get_by_test_id("lobby-news").count() == 0
    late.page.get_by_test_id("lobby-game").select_option("dudo")
    late.page.get_by_text("Nobody waits for others").wait_for()
    late.page.get_by_test_id("lobby-game").select_option("")
    news.get_by_test_id("sit-at").click()
    wishing.page.wait_for_url(f"**/table/{table}")
    wishing.page.locator("[data-mine]").get_by_text("Bruno").wait_for()
    late.page.get_by_text("Nobody waits for others").wait_for()


def test_a_rematch_with_the_same_people(shared_server: Server, visit: Visit) -> None:
    host, friend = newcomer(shared_server, visit), newcomer(shared_server, visit)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    opened = call(host, "POST", "tables", {"game": "airship_city", "seats": seats, "fixed_seats": True})
    link, table = opened["links"][0]["url"], opened["table"]
    call(friend, "POST", "join/" + link.rpartition("/")[2], {"name": "Bruno"})
    for person, seat in ((host, 0), (friend, 1)):
        call(person, "PUT", f"tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
        person.go(f"/table/{table}")
    for person in (host, friend):
        person.page.locator("dialog[open]").wait_for()
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda url: not url.endswith(table))
    friend.page.keyboard.press("Escape")
    friend.page.get_by_test_id("rematch-news").get_by_role("link").click()
    friend.page.wait_for_url(host.page.url)
    for person, name in ((host, "Ada"), (friend, "Bruno")):
        person.page.locator("[data-mine]").get_by_text(name).wait_for()


def test_manners_before_the_start(shared_server: Server, visit: Visit) -> None:
    """Somebody is muted, reported and sent away, and the table is closed."""
    host, friend = newcomer(shared_server, visit), newcomer(shared_server, visit)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "airship_city", "seats": seats, "fixed_seats": True, "allowed": {"spectators_chat": True}}
    opened = call(host, "POST", "tables", wish)
    call(friend, "POST", "join/" + opened["links"][0]["url"].rpartition("/")[2], {"name": "Bruno"})
    for person in (host, friend):
        person.go(f"/table/{opened['table']}")
        person.see_table()
        person.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something").fill("noise")
    friend.page.keyboard.press("Enter")
    noise = host.page.get_by_role("log", name="Chat").get_by_text("noise")
    noise.wait_for()

    host.page.get_by_test_id("player-1").get_by_role("button").first.click()
    host.page.get_by_test_id("mute").click()
    noise.wait_for(state="detached")
    host.page.get_by_test_id("report").click()
    host.page.get_by_test_id("send-report").click()
    host.page.get_by_text("Thank you").wait_for()
    host.page.get_by_test_id("kick").click()
    friend.page.get_by_test_id("watching").wait_for()
    friend.page.get_by_label("Say something").wait_for(state="attached")
    host.page.keyboard.press("Escape")
    host.page.get_by_test_id("close-table").click()
    host.page.get_by_test_id("close-table-sure").click()
    host.page.wait_for_url("**/")
    friend.page.get_by_text("The host has closed this table").first.wait_for()
