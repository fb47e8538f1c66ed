"""One person, several devices: passkeys, links, what goes along, and who is kept out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spielwerk.server.security.tokens import hashed
from tests.server.conftest import serving, settings_in
from tests.server.passkey import SoftPasskey
from tests.server.people import Visitor
from tests.server.served import GENEROUS


@pytest.fixture
def by_name(url: str) -> str:
    """The server by a name, since passkeys are bound to one."""
    return url.replace("127.0.0.1", "localhost")


@pytest.fixture
def visitor(by_name: str) -> Callable[[], Visitor]:
    return lambda: Visitor(by_name)


def claim(who: Visitor, name: str) -> SoftPasskey:
    passkey = SoftPasskey(who.url, "localhost")
    options = who.call("POST", "/me/passkeys/options", {"name": name})["options"]
    who.call("POST", "/me/passkeys", {"name": name, "credential": passkey.made(options), "device": "Laptop"})
    return passkey


def sign_in(who: Visitor, passkey: SoftPasskey, **wish: Any) -> dict[str, Any]:
    options = who.call("POST", "/sign-in/options")["options"]
    me = who.call("POST", "/sign-in", {"credential": passkey.used(options), "device": "Phone"} | wish)
    who.follow_cookie()
    return me


def link(who: Visitor) -> str:
    return "/links/" + who.call("POST", "/me/links", {"device": "Laptop"}, 201)["url"].rpartition("/")[2]


def use(who: Visitor, path: str, keep: bool) -> dict[str, Any]:
    me = who.call("POST", path, {"keep_tables": keep, "device": "Phone"})
    who.follow_cookie()
    return me


def tables_of(who: Visitor) -> set[str]:
    return {table["table"] for table in who.call("GET", "/tables")}


def test_a_visitor_stays_a_visitor(visitor: Callable[[], Visitor]) -> None:
    me = visitor()
    nothing = {"name": None, "devices": [], "passkeys": [], "rated": False, "tables": 0}
    assert me.call("GET", "/me") == {**nothing, "known_as": hashed(me.token)[:12]}


def test_a_passkey_opens_the_same_seats_on_another_device(visitor: Callable[[], Visitor]) -> None:
    laptop, phone = visitor(), visitor()
    first, second = laptop.open("me", "bot", "bot")["table"], phone.open("me", "bot", "bot")["table"]
    laptop.call("PUT", f"/tables/{first}/notes", {"text": "mine"})
    passkey = claim(laptop, "Anna of the laptop")
    me = sign_in(phone, passkey)
    assert me["name"] == "Anna of the laptop"
    assert [device["this"] for device in me["devices"]] == [False, True]
    assert tables_of(phone) == tables_of(laptop) == {first, second}, "what the phone had goes along"
    assert phone.call("GET", f"/tables/{first}/notes") == {"text": "mine"}
    with laptop.at(second) as line:
        assert line.greet()["mine"] == [0] and line.state["host"]


def test_a_passkey_is_asked_for_each_time(visitor: Callable[[], Visitor]) -> None:
    laptop, phone, thief = visitor(), visitor(), visitor()
    passkey = claim(laptop, "Berta")
    options = phone.call("POST", "/sign-in/options")["options"]
    answer = {"credential": passkey.used(options)}
    assert thief.refused("POST", "/sign-in", answer) == "passkey_late", "a challenge is for who asked for it"
    assert phone.refused("POST", "/sign-in", answer) == "passkey_late", "and good for one try"
    forged = SoftPasskey(phone.url, "localhost")
    forged.id = passkey.id
    options = phone.call("POST", "/sign-in/options")["options"]
    assert phone.refused("POST", "/sign-in", {"credential": forged.used(options)}) == "passkey"
    elsewhere = SoftPasskey("http://evil.example", "localhost")
    options = thief.call("POST", "/me/passkeys/options", {"name": "Eve"})["options"]
    assert thief.refused("POST", "/me/passkeys", {"name": "Eve", "credential": elsewhere.made(options)}) == "passkey"


def test_a_name_is_claimed_once(visitor: Callable[[], Visitor]) -> None:
    first, second = visitor(), visitor()
    claim(first, "Straßenkönig")
    table = first.open({"kind": "me", "name": "Straßenkönig"}, "bot", "bot")["table"]
    listed = second.call("GET", f"/tables/{table}")
    assert [seat["claimed"] for seat in listed["seats"]] == [True, False, False]


@pytest.mark.parametrize(
    "alike",
    [
        "WILLI ARNOLD",
        "Willi-Arnold",
        "WiIIi Arnold",
        "Wi11i Amold",
        "Wіllі Аrnоld",
        "ꓪꓲꓡꓡꓲ ꓮꓣꓠꓳꓡꓓ",
        "Willi\u3164Arnold",
    ],
)
def test_nobody_claims_a_name_that_looks_like_anothers(visitor: Callable[[], Visitor], alike: str) -> None:
    """By case, spaces, strokes, or letters of other alphabets."""
    passkey = claim(owner := visitor(), "Willi Arnold")
    assert visitor().refused("POST", "/me/passkeys/options", {"name": alike}) == "name_claimed"
    other = visitor()
    options = other.call("POST", "/me/passkeys/options", {"name": "Willi Arndt"})["options"]
    made = SoftPasskey(other.url, "localhost").made(options)
    assert other.refused("POST", "/me/passkeys", {"name": alike, "credential": made}) == "name_claimed"
    assert sign_in(owner, passkey)["name"] == "Willi Arnold"
    owner.call("DELETE", "/me")


def test_nobody_gets_a_passkey_for_what_is_anothers(visitor: Callable[[], Visitor]) -> None:
    """Somebody says that the passkey that they have made has the number of another person's."""
    owner, thief = visitor(), visitor()
    passkey = claim(owner, "Olympia")
    options = thief.call("POST", "/me/passkeys/options", {"name": "Thaddeus"})["options"]
    forged = SoftPasskey(thief.url, "localhost")
    forged.id = passkey.id
    thief.refused("POST", "/me/passkeys", {"name": "Thaddeus", "credential": forged.made(options)})
    assert thief.call("GET", "/me")["name"] is None
    assert sign_in(visitor(), passkey)["name"] == "Olympia"


def test_nobody_takes_all_good_names(tmp_path: Path) -> None:
    """Whoever makes up passkeys, each as somebody new, has a few names a day from one address."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, claims_per_day=2))) as url:
        by_name = url.replace("127.0.0.1", "localhost")
        for name in ("Anna", "Ben"):
            claim(Visitor(by_name), name)
        third = Visitor(by_name)
        options = third.call("POST", "/me/passkeys/options", {"name": "Cleo"})["options"]
        made = SoftPasskey(by_name, "localhost").made(options)
        assert third.refused("POST", "/me/passkeys", {"name": "Cleo", "credential": made}) == "too_many_claims"
        assert third.call("GET", "/me")["name"] is None


def test_who_signs_in_and_out_again_and_again_leaves_few_devices_behind(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, kept_per_hour=1))) as url:
        by_name = url.replace("127.0.0.1", "localhost")
        passkey = claim(Visitor(by_name), "Anna")
        assert sign_in(Visitor(by_name), passkey)["name"] == "Anna"
        again = Visitor(by_name)
        options = again.call("POST", "/sign-in/options")["options"]
        assert again.refused("POST", "/sign-in", {"credential": passkey.used(options)}) == "too_fast"


def test_passkeys_need_a_name_of_the_server(url: str) -> None:
    assert Visitor(url).refused("POST", "/sign-in/options") == "passkey_place"


def test_a_link_adds_one_device_once(visitor: Callable[[], Visitor]) -> None:
    laptop, phone, third = visitor(), visitor(), visitor()
    table = laptop.open("me", "bot", "bot")["table"]
    path = link(laptop)
    assert phone.call("GET", path) == {"name": None, "devices": 1, "mine": False, "tables": 0}
    assert laptop.call("GET", path)["mine"]
    assert len(use(phone, path, keep=False)["devices"]) == 2
    assert third.refused("POST", path, {}) == "link_void"
    assert tables_of(phone) == {table}
    older = link(laptop)
    link(laptop)
    assert third.refused("GET", older) == "link_void", "a new link makes the older one void"
    newest = link(laptop)
    laptop.call("DELETE", "/me/links", status=204)
    assert third.refused("POST", newest, {}) == "link_void"


def test_who_does_not_bring_tables_along_loses_none_to_others(visitor: Callable[[], Visitor]) -> None:
    laptop, phone = visitor(), visitor()
    laptop.open("me", "bot", "bot")
    theirs = phone.open("me", "bot", "bot")["table"]
    use(phone, link(laptop), keep=False)
    assert theirs not in tables_of(laptop)


def test_devices_that_sit_at_the_same_running_table_do_not_become_one(visitor: Callable[[], Visitor]) -> None:
    laptop, phone = visitor(), visitor()
    opened = laptop.open("me", "open", "bot")
    phone.join(opened["links"][0]["url"])
    assert phone.refused("POST", link(laptop), {"keep_tables": True}) == "same_table"
    use(phone, link(laptop), keep=False)
    assert laptop.call("GET", f"/tables/{opened['table']}")["seats"][1]["mine"] is False


def test_a_link_that_could_not_be_used_stays_good(visitor: Callable[[], Visitor]) -> None:
    """Whoever sits at the same table is told so, and may come without bringing their tables along."""
    laptop, phone = visitor(), visitor()
    opened = laptop.open("me", "open", "bot")
    phone.join(opened["links"][0]["url"])
    path = link(laptop)
    assert phone.refused("POST", path, {"keep_tables": True}) == "same_table"
    assert use(phone, path, keep=False)["tables"] == 1
    assert visitor().refused("POST", path, {}) == "link_void"


def test_a_seat_that_went_along_is_played_at_once(visitor: Callable[[], Visitor]) -> None:
    """Also where the table is in memory and its sockets are open."""
    laptop, phone = visitor(), visitor()
    table = phone.open("me", "bot", "bot")["table"]
    with laptop.at(table) as watching:
        assert watching.greet()["mine"] == []
        use(phone, link(laptop), keep=True)
    with laptop.at(table) as line, phone.at(table) as other:
        assert line.greet()["mine"] == other.greet()["mine"] == [0]
        line.move()


def test_a_removed_device_is_nobody_and_is_shown_out(visitor: Callable[[], Visitor]) -> None:
    laptop, phone = visitor(), visitor()
    table = laptop.open("me", "bot", "bot")["table"]
    use(phone, link(laptop), keep=False)
    with phone.at(table) as line:
        assert line.greet()["mine"] == [0]
        device = next(each for each in laptop.call("GET", "/me")["devices"] if not each["this"])
        laptop.call("DELETE", f"/me/devices/{device['device']}")
        with pytest.raises(Exception, match="1013"):
            while True:
                line.hear()
    assert phone.call("GET", "/tables") == [] and phone.call("GET", "/me")["devices"] == []
    with phone.at(table) as line:
        assert line.greet()["mine"] == []
    assert phone.refused("DELETE", f"/me/devices/{device['device']}") == "no_such_device"


def test_nobody_signs_out_without_a_way_back(visitor: Callable[[], Visitor]) -> None:
    laptop = visitor()
    laptop.open("me", "bot", "bot")
    link(laptop)
    assert laptop.refused("POST", "/sign-out") == "no_way_back"
    passkey = claim(laptop, "Cosima")
    assert laptop.call("POST", "/sign-out")["name"] is None
    laptop.follow_cookie()
    assert tables_of(laptop) == set()
    sign_in(laptop, passkey)
    assert len(tables_of(laptop)) == 1


def test_forgetting_deletes_the_name_and_keeps_the_seats(visitor: Callable[[], Visitor]) -> None:
    laptop, phone, other = visitor(), visitor(), visitor()
    table = laptop.open("me", "bot", "bot")["table"]
    passkey = claim(laptop, "Dora")
    sign_in(phone, passkey)
    me = laptop.call("DELETE", "/me")
    assert me["name"] is None and me["passkeys"] == [] and len(me["devices"]) == 1
    assert tables_of(laptop) == {table} and tables_of(phone) == set()
    options = phone.call("POST", "/sign-in/options")["options"]
    phone.follow_cookie()  # the token of the removed device is good no more, so a new one has come
    assert phone.refused("POST", "/sign-in", {"credential": passkey.used(options)}) == "passkey_unknown"
    claim(other, "Dora")
