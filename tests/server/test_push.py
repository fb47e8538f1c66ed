"""Who is away is told by push: encrypted for their browser alone, never into a private network."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from spielwerk.server.people import push
from spielwerk.server.people.push import PushSender
from spielwerk.server.security.addresses import Forbidden, check_url, public_address
from spielwerk.server.storage.push import PushStorage, Subscription
from spielwerk.server.storage.store import Storage
from tests.server.conftest import serving, settings_in
from tests.server.mailbox import MUCH, Mailbox, mailbox
from tests.server.people import Person
from tests.server.served import GENEROUS

MOST_LINES = 100


@pytest.fixture(scope="module")
def reachable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that may send to this machine, and does so at once."""
    with serving(settings_in(tmp_path_factory.mktemp("push"), push_anywhere=True, push_delay=0.0)) as url:
        yield url


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as opened:
        yield opened


TURN = {
    "de": {"title": "Du bist dran", "body": "Du bist am Zug: Freitagsrunde."},
    "en": {"title": "Your turn", "body": "It is your turn at Freitagsrunde."},
}


@pytest.mark.parametrize("lang", TURN)
def test_whoever_is_away_is_told_that_it_is_their_turn(reachable: str, box: Mailbox, lang: str) -> None:
    anna, ben = Person(reachable), Person(reachable, lang)
    key = ben.call("GET", "/push")["public_key"]
    ben.call("PUT", "/push", box.subscription, 204)
    opened = anna.open("me", "open", "open", game="medals", name="Freitagsrunde")
    ben.join(opened["links"][0]["url"])
    Person(reachable).join(opened["links"][1]["url"])
    with anna.at(opened["table"]) as line:
        line.greet()
        line.move()
        if line.state["can"]["confirm"]:
            line.confirm()
    told = box.read()
    assert told == TURN[lang] | {"url": f"/table/{opened['table']}", "tag": opened["table"]}
    assert box.come.empty() and box.sender == key, "signed with the key that browsers subscribe by"


def test_whoever_is_there_is_not_told(reachable: str, box: Mailbox) -> None:
    anna, ben = Person(reachable), Person(reachable)
    ben.call("PUT", "/push", box.subscription, 204)
    opened = anna.open("me", "open", "open", game="medals")
    Person(reachable).join(opened["links"][1]["url"])
    ben.join(opened["links"][0]["url"])
    with anna.at(opened["table"]) as line, ben.at(opened["table"]) as other:
        line.greet()
        other.greet()
        line.move()
        if line.state["can"]["confirm"]:
            line.confirm()
        other.state_after(line.state["n"])
        ben.call("PUT", "/lobby/wishes/medals", status=204)
        anna.open("me", "open", "bot", game="medals", public=True)
        assert box.read()["title"].startswith("Somebody wants to play"), "the first thing that comes is the wish"


def test_a_subscription_that_is_gone_is_forgotten(reachable: str, box: Mailbox) -> None:
    anna, ben = Person(reachable), Person(reachable)
    ben.call("PUT", "/push", box.subscription, 204)
    ben.call("PUT", "/lobby/wishes/dudo", status=204)
    box.status = 410
    anna.open("me", "open", game="dudo", public=True)
    box.read()
    with mailbox() as second:
        ben.call("PUT", "/push", second.subscription, 204)
        Person(reachable).open("me", "open", game="dudo", public=True)
        second.read()
        ben.call("DELETE", "/push", {"endpoint": second.endpoint}, 204)
        Person(reachable).open("me", "open", game="dudo", public=True)
        assert box.come.empty() and second.come.empty()


def test_a_push_service_that_answers_without_end_is_not_listened_to(reachable: str, box: Mailbox) -> None:
    """Its answer would fill the server's memory."""
    ben = Person(reachable)
    ben.call("PUT", "/push", box.subscription, 204)
    ben.call("PUT", "/lobby/wishes/import_export", status=204)
    box.endless = True
    Person(reachable).open("me", "open", game="import_export", public=True)
    box.read()
    with mailbox() as second:
        ben.call("PUT", "/push", second.subscription, 204)
        box.endless = False
        Person(reachable).open("me", "open", game="import_export", public=True)
        second.read()
    assert box.sent < MUCH


def test_a_push_service_that_takes_its_time_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However busily it goes on without getting anywhere: others wait for its place."""
    monkeypatch.setattr(push, "PATIENCE", 1.0)

    async def send() -> int:
        lines, ended = 0, asyncio.Event()

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal lines
            with suppress(OSError):
                writer.write(b"HTTP/1.1 200 OK\r\n")
                while lines < MOST_LINES:
                    lines += 1
                    writer.write(b"x: y\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.1)
            writer.close()
            ended.set()

        service = await asyncio.start_server(drip, "127.0.0.1", 0)
        storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}", 1, "test")
        sender = PushSender(PushStorage(storage), settings_in(tmp_path, push_anywhere=True))
        there = Mailbox(f"http://127.0.0.1:{service.sockets[0].getsockname()[1]}")
        about = there.subscription
        await sender.public_key()  # loads what else would count as the service's time
        try:
            keys = about["keys"]
            to = Subscription(about["endpoint"], "ben", "ben", keys["p256dh"], keys["auth"], "en", 0.0)
            await sender.send(to, {"title": "Your turn"})
            given_up = lines
        finally:
            await sender.close()
            if lines:
                await ended.wait()
            service.close()
            storage.close()
        return given_up

    assert asyncio.run(send()) < MOST_LINES


def test_a_removed_device_hears_nothing(reachable: str, box: Mailbox) -> None:
    anna, ben, phone = Person(reachable), Person(reachable), Person(reachable)
    ben.call("PUT", "/lobby/wishes/steamopolis", status=204)
    path = ben.call("POST", "/me/links", {}, 201)["url"].rpartition("/")[2]
    answer = phone.http.post(f"/links/{path}", json={})
    phone.http.headers["Authorization"] = f"Bearer {answer.cookies['spielwerk']}"
    phone.call("PUT", "/push", box.subscription, 204)
    anna.open("me", "open", game="steamopolis", public=True)
    box.read()
    device = next(each["device"] for each in ben.call("GET", "/me")["devices"] if not each["this"])
    ben.call("DELETE", f"/me/devices/{device}")
    with mailbox() as own:
        ben.call("PUT", "/push", own.subscription, 204)
        Person(reachable).open("me", "open", game="steamopolis", public=True)
        own.read()
    assert box.come.empty()


def open_one(host: Person) -> str:
    return host.open("me", "open", game="dudo", public=True)["table"]


def test_nobody_is_called_again_and_again_by_who_opens_tables(tmp_path: Path, box: Mailbox) -> None:
    """A host is heard of once an hour, all together a few times, whom one has muted never; turns are told anyway."""
    limits = replace(GENEROUS, push_tables_per_hour=2)
    settings = settings_in(tmp_path, push_anywhere=True, push_delay=0.0, limits=limits)
    with serving(settings) as url:
        ben, noisy, muted, second, third = (Person(url) for _ in range(5))
        ben.call("PUT", "/push", box.subscription, 204)
        ben.call("PUT", "/lobby/wishes/dudo", status=204)
        opened = muted.open("me", "open", "open", game="dudo", fixed_seats=True)
        ben.join(opened["links"][0]["url"])
        ben.call("PUT", f"/tables/{opened['table']}/mutes", {"seat": 0, "muted": True})
        tables = {open_one(host): host for host in (muted, noisy, noisy, second, third)}
        told = {tables[box.read()["tag"]] for _ in range(2)}
        assert len(told) == 2 and muted not in told
        turn = second.open("open", "me", "bot", name="Freitagsrunde")
        ben.join(turn["links"][0]["url"])
        assert box.read()["url"] == f"/table/{turn['table']}" and box.come.empty()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::10.1.2.3]/",
        "https://[2002:a01:203::1]/",
        "https://224.0.0.1/",
        "https://169.254.169.254/latest",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[::127.0.0.1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://push.example:22/",
        "https://user:word@push.example/",
        "nonsense",
    ],
)
def test_subscriptions_to_private_places_are_refused(anna: Person, box: Mailbox, endpoint: str) -> None:
    assert anna.refused("PUT", "/push", box.subscription | {"endpoint": endpoint}) == "push_endpoint"


def test_names_that_lead_to_private_places_are_refused() -> None:
    assert check_url("https://push.example/x", False) == ("push.example", 443)
    for public in ("[2a00:1450:4001::1]", "[64:ff9b::808:808]", "[2002:808:808::1]", "8.8.8.8"):
        assert check_url(f"https://{public}/x", False) == (public.strip("[]"), 443)
    with pytest.raises(Forbidden):
        asyncio.run(public_address("localhost", 443, False))
    assert asyncio.run(public_address("localhost", 443, True)) in ("127.0.0.1", "::1")
