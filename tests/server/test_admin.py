"""What a host does takes effect in servers that run, and says no seed and shows no hand."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from spielwerk.server.security.tokens import hashed
from tests.server.cluster import Cluster
from tests.server.conftest import serving, settings_in
from tests.server.hosts import done, typed
from tests.server.people import Person, Visitor, eventually


@dataclass(frozen=True)
class House:
    """A server that runs, and its database."""

    url: str
    database: str

    def admin(self, *words: str) -> str:
        return done("admin", *words, "--database", self.database)


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.database)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    settings = settings_in(folder)
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        settings = settings_in(folder, database=cluster.new_database())
    with serving(settings) as url:
        yield House(url, settings.database)


def soon(happens: Callable[[], bool]) -> None:
    eventually(happens, bool)


def test_tables_are_listed_without_secrets(house: House) -> None:
    anna = Person(house.url)
    table = anna.open({"kind": "me", "name": "Anna"}, "open", "guest", name="Friday")["table"]
    listed = house.admin("tables", "--status", "waiting")
    assert f"{table}  20" in listed and "“Friday”" in listed and hashed(anna.token)[:12] in listed
    told = json.loads(house.admin("show", table, "--json"))
    assert told["seats"][0]["visitor"] == hashed(anna.token) and told["seats"][0]["name"] == "Anna"
    shown = house.admin("show", table)
    assert "Seat 1: Anna" in shown and "Seat 2: free" in shown
    for text in (listed, shown, json.dumps(told), house.admin("tables", "--json")):
        assert not {"seed", "salt", "body", "hand"} & set(text.replace('"', " ").split())
    assert typed("admin", "show", "aaaaaaaaaaaaaaaa", "--database", house.database).err == "There is no such table.\n"


def test_a_closed_table_is_closed_for_those_who_sit_there(house: House) -> None:
    anna = Person(house.url)
    table = anna.open("me", "guest", "guest")["table"]
    with anna.at(table) as line:
        line.greet()
        line.step()
        house.admin("close", table)
        state = line.hear_until(lambda message: message["type"] == "state" and message["status"] == "archived")
        assert "has closed this table" in state["archived_text"]
        assert line.refused(type="move", seat=0, key="x", n=state["n"]) == "archived"
        assert line.ask(type="chat", text="a pity")["type"] == "ack"
    again = typed("admin", "close", table, "--database", house.database)
    assert again.code == 2 and again.err == "Nobody plays at that table any more.\n"
    assert anna.call("GET", f"/tables/{table}/position")["status"] == "archived"


def test_a_move_that_comes_before_the_news_does_not_slip_in(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, clock_seconds=60.0)
    with serving(settings) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        with anna.at(table) as line:
            state = line.greet()
            done("admin", "close", table, "--database", settings.database)
            key = state["options"][0]["key"]
            assert line.refused(type="move", seat=state["asked"]["seat"], key=key, n=state["n"]) in (
                "archived",
                "stale",
            )


def test_a_deleted_table_is_gone(house: House) -> None:
    anna = Person(house.url)
    table = anna.open("me", "guest", "guest")["table"]
    with anna.at(table) as line:
        line.greet()
        assert typed("admin", "delete", table, "--database", house.database).code == 2, "one must be sure"
        house.admin("delete", table, "--yes")
        assert line.hear_type("error")["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            line.hear()
    assert anna.refused("GET", f"/tables/{table}/position") == "not_found"
    assert table not in house.admin("tables")


def test_a_visitor_is_kept_out_and_let_in_again(house: House) -> None:
    anna, ben = Person(house.url), Person(house.url)
    table = anna.open("me", "guest", "guest")["table"]
    short = hashed(anna.token)[:12]
    with anna.at(table) as line:
        line.greet()
        house.admin("ban", short)
        assert line.hear_type("error")["code"] == "banned"
        with pytest.raises(ConnectionClosed):
            line.hear()
    assert anna.refused("GET", "/tables") == "banned"
    with anna.at(table) as line:
        assert line.hear_type("error")["code"] == "banned"
    assert ben.call("GET", "/tables") == []
    assert hashed(anna.token) in house.admin("bans")
    house.admin("unban", short)
    soon(lambda: anna.http.get("/tables").status_code == 200)
    assert typed("admin", "unban", short, "--database", house.database).code == 2


def test_a_person_is_kept_out_with_every_device(house: House) -> None:
    laptop, phone = Visitor(house.url), Visitor(house.url)
    link = laptop.call("POST", "/me/links", {"device": "Laptop"}, 201)["url"].rpartition("/")[2]
    phone.call("POST", f"/links/{link}", {"device": "Phone"})
    phone.follow_cookie()
    assert len(phone.call("GET", "/me")["devices"]) == 2
    house.admin("ban", hashed(laptop.token))
    soon(lambda: phone.http.get("/me").status_code == 403)
    house.admin("unban", hashed(laptop.token))
    soon(lambda: phone.http.get("/me").status_code == 200)


def test_an_address_is_kept_out(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with serving(settings) as url:
        done("admin", "ban", "127.0.0.1", "--database", settings.database)
        anna = Person(url)
        soon(lambda: anna.http.get("/tables").status_code == 403)
    with serving(settings) as url:
        ben = Person(url)
        assert ben.refused("GET", "/tables") == "banned", "a server that starts knows it too"
        done("admin", "unban", "127.0.0.1", "--database", settings.database)
        soon(lambda: ben.http.get("/tables").status_code == 200)
        assert "Nobody is kept out" in done("admin", "bans", "--database", settings.database)


def test_a_network_is_named_as_people_write_it(house: House) -> None:
    """What the list shows can be typed again."""
    assert "2001:db8::/64" in house.admin("ban", "2001:db8::7")
    assert all("2001:db8::/64" in house.admin("bans", *how) for how in ((), ("--json",)))
    assert "2001:db8::/64" in house.admin("unban", "2001:db8::/64")
    assert typed("admin", "unban", "2001:db8::7", "--database", house.database).code == 2


def test_somebody_who_is_muted_plays_on_and_says_nothing(house: House) -> None:
    anna = Person(house.url)
    table = anna.open("me", "guest", "guest")["table"]
    with anna.at(table) as line:
        line.greet()
        line.ask(type="chat", text="hello")
        house.admin("mute", hashed(anna.token)[:12])
        soon(lambda: line.ask(type="chat", text="hello again").get("code") == "muted")
        line.step()
        house.admin("unmute", hashed(anna.token)[:12])
        soon(lambda: line.ask(type="chat", text="here I am")["type"] == "ack")


def test_a_persons_data_is_deleted(house: House) -> None:
    anna, ben = Person(house.url), Person(house.url)
    opened = ben.open("open", {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"})
    table = opened["table"]
    anna.join(opened["links"][0]["url"], name="Annabella")
    with anna.at(table) as line, ben.at(table) as other:
        line.greet()
        other.greet()
        line.step()
        line.ask(type="chat", text="my secret recipe")
        anna.call("PUT", f"/tables/{table}/notes", {"text": "private thoughts"})
        own = anna.open({"kind": "me", "name": "Annabella"}, "guest", "guest", name="Annabella's")["table"]
        assert "at 2 tables" in house.admin("forget", hashed(anna.token)[:12], "--yes")
        state = other.hear_until(
            lambda message: message["type"] == "state" and message["seats"][0]["name"] != "Annabella"
        )
        assert state["seats"][0]["kind"] == "bot" and state["seats"][1]["name"] == "Ben"
        assert state["status"] == "playing"
    told = json.dumps([ben.whole_log(table), ben.call("GET", f"/tables/{table}/position")], ensure_ascii=False)
    assert "Annabella" not in told and "recipe" not in told
    assert anna.call("GET", "/tables") == []
    soon(lambda: ben.call("GET", f"/tables/{own}/position")["name"] == "")
    if house.database.startswith("sqlite"):
        everything = "\n".join(sqlite3.connect(house.database.removeprefix("sqlite:///")).iterdump())
        for word in ("Annabella", "recipe", "private thoughts", hashed(anna.token)):
            assert word not in everything


def test_reports_are_read_and_dealt_with(house: House) -> None:
    anna, ben = Person(house.url), Person(house.url)
    opened = anna.open({"kind": "me", "name": "Anna"}, "open", {"kind": "bot", "bot": "random"})
    ben.join(opened["links"][0]["url"], name="Ben")
    wish = {"seat": 1, "reason": "words", "text": "Called me names.\nTwice."}
    anna.call("POST", f"/tables/{opened['table']}/reports", wish, 204)
    (told,) = json.loads(house.admin("reports", "--json"))
    assert told["by"] == hashed(anna.token) and told["about"] == hashed(ben.token)
    listed = house.admin("reports")
    for word in (opened["table"], "“Ben”", hashed(ben.token)[:12], hashed(anna.token)[:12], "what was said"):
        assert word in listed
    assert listed.endswith("\n    Called me names.\n    Twice.\n")
    number = str(told["id"])
    assert house.admin("resolve", number) == f"Report {number} is dealt with.\n"
    assert house.admin("reports") == "Nothing is to be dealt with.\n"
    assert f"No. {number}" in house.admin("reports", "--all") and "dealt with 20" in house.admin("reports", "--all")
    again = typed("admin", "resolve", number, "--database", house.database)
    assert again.code == 2 and again.err == f"There is no open report with the number {number}.\n"
    for _ in range(2):
        anna.call("POST", f"/tables/{opened['table']}/reports", wish, 204)
    both = [str(each["id"]) for each in json.loads(house.admin("reports", "--json"))]
    assert (
        house.admin("resolve", *both).count("is dealt with") == 2 and json.loads(house.admin("reports", "--json")) == []
    )


def test_somebody_who_only_watched_is_kept_out_by_the_hash_in_a_report(house: House) -> None:
    anna, cleo = Person(house.url), Person(house.url)
    table = anna.open("me", "guest", "guest", allowed={"spectators_chat": True})["table"]
    with cleo.at(table) as line:
        line.greet()
        assert line.ask(type="chat", text="boo", name="Cleo")["type"] == "ack"
    anna.call("POST", f"/tables/{table}/reports", {"watcher": 1, "reason": "other"}, 204)
    house.admin("ban", hashed(cleo.token)[:12])
    soon(lambda: cleo.http.get("/tables").status_code == 403)
    house.admin("unban", hashed(cleo.token)[:12])


@pytest.mark.parametrize("who", ["anna", "12345678", "300.1.1.1", "abc"])
def test_whoever_is_meant_must_be_known(house: House, who: str) -> None:
    for deed in (["ban", who], ["unmute", who], ["forget", who, "--yes"]):
        ended = typed("admin", *deed, "--database", house.database)
        assert ended.code == 2 and ended.err.count("\n") == 1 and not ended.out
