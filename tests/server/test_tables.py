"""Opening, listing, joining, inviting, changing seats, notes, exports: everything over HTTP."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from spielwerk.kernel.journal import checksum
from spielwerk.server.security.sanitise import MOST_MARKS
from spielwerk.server.tables.seats import COLOURS
from tests.server.people import Person, eventually


def test_a_table_against_bots_is_open_at_once(anna: Person) -> None:
    opened = anna.open({"kind": "me", "name": "Anna"}, "guest", {"kind": "bot", "bot": "random"})
    assert opened["links"] == [] and opened["spectator_url"].endswith(f"/table/{opened['table']}")
    listed = anna.call("GET", f"/tables/{opened['table']}")
    assert listed["status"] == "playing" and listed["my_turn"] and listed["host"]
    assert [seat["kind"] for seat in listed["seats"]] == ["human", "human", "bot"]
    assert [seat["mine"] for seat in listed["seats"]] == [True, True, False]
    assert len({seat["colour"] for seat in listed["seats"]}) == 3
    assert all(COLOURS[seat["colour"]] == seat["shape"] for seat in listed["seats"])
    assert anna.call("GET", "/tables")[0]["table"] == opened["table"]


def test_seats_are_drawn(anna: Person) -> None:
    places: set[int] = set()
    for _ in range(30):
        opened = anna.open("me", "open", "open", fixed_seats=False)
        listed = anna.call("GET", f"/tables/{opened['table']}")
        places.add(next(seat["seat"] for seat in listed["seats"] if seat["mine"]))
    assert places == {0, 1, 2}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"seats": [{"kind": "me"}]}, "seat_count"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep_thought"}, {"kind": "bot"}]}, "no_such_bot"),
        ({"seats": [{"kind": "me", "colour": "plaid"}, {"kind": "bot"}, {"kind": "bot"}]}, "colour_unknown"),
        (
            {"seats": [{"kind": "me", "colour": "red"}, {"kind": "bot", "colour": "red"}, {"kind": "bot"}]},
            "colour_taken",
        ),
        ({"choices": {"gravity": "off"}}, "choice"),
        ({"seats": [{"kind": "king"}]}, "invalid"),
        ({"pace": {"kind": "live", "seconds_per_move": 0}}, "invalid"),
        ({"name": "x" * 81}, "invalid"),
        ({"surprise": 1}, "invalid"),
    ],
)
def test_a_table_that_can_not_be_is_refused(anna: Person, wish: dict[str, object], code: str) -> None:
    usual = {"game": "airship_city", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    assert anna.refused("POST", "/tables", usual | wish) == code


def test_choices_that_do_not_go_together_are_refused_in_the_words_of_the_game(anna: Person) -> None:
    twice = {"objective_selection": "custom", "objective_1": "zoo"}  # the fifth is the zoo already
    wish = {"game": "anno_1800", "seats": [{"kind": "me"}, {"kind": "bot"}], "choices": twice}
    answer = anna.http.post("/tables?lang=de", json=wish)
    assert answer.status_code == 409
    assert answer.json()["error"] == {
        "code": "choices",
        "text": "Die Auftrags-Karte „Zoo“ ist mehrmals gewählt; es liegen 5 verschiedene aus.",
    }


def test_errors_speak_the_language_of_the_request(anna: Person, ben: Person) -> None:
    english = anna.http.get("/tables/aaaaaaaaaaaaaaaa").json()["error"]
    german = ben.http.get("/tables/aaaaaaaaaaaaaaaa").json()["error"]
    asked = anna.http.get("/tables/aaaaaaaaaaaaaaaa?lang=de").json()["error"]
    assert english["code"] == german["code"] == "not_found"
    assert english["text"] == "There is nothing here." and german["text"] == asked["text"] == "Hier ist nichts."


def test_names_lose_what_nobody_should_see(anna: Person) -> None:
    opened = anna.open({"kind": "me", "name": " An\u202ena\n\x07 <b>B</b> "}, "guest", "guest", name="\u200bT\tisch")
    listed = anna.call("GET", f"/tables/{opened['table']}")
    assert listed["seats"][0]["name"] == "An na <b>B</b>" and listed["name"] == "T isch"


@pytest.mark.parametrize("blank", ["\u200d", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "\ufe0f"])
def test_a_name_of_which_nothing_can_be_seen_is_none(anna: Person, blank: str) -> None:
    opened = anna.open({"kind": "me", "name": blank}, "guest", "bot", name=blank)
    listed = anna.call("GET", f"/tables/{opened['table']}")
    assert listed["seats"][0]["name"] == "Player 1" and not listed["name"]


def test_a_name_does_not_reach_into_other_lines(anna: Person) -> None:
    opened = anna.open({"kind": "me", "name": "A" + "\u0301" * 30 + "b"}, "guest", "bot")
    assert anna.call("GET", f"/tables/{opened['table']}")["seats"][0]["name"] == "A" + "\u0301" * MOST_MARKS + "b"


# ---------------------------------------------------------------- invitations and seats


def test_a_friend_joins_by_link(anna: Person, ben: Person) -> None:
    opened = anna.open({"kind": "me", "name": "Anna"}, "open", "bot", name="Freitag")
    link = opened["links"][0]["url"]
    token = link.rpartition("/")[2]
    invited = ben.call("GET", f"/join/{token}")
    assert invited["table"] == opened["table"] and invited["seat"] == 1 and not invited["mine"]
    assert anna.call("GET", f"/tables/{opened['table']}")["status"] == "waiting"
    assert ben.join(link, name="Ben", colour="teal") == {"table": opened["table"], "seat": 1}
    listed = ben.call("GET", f"/tables/{opened['table']}")
    assert listed["status"] == "playing"
    assert listed["seats"][1] | {"mine": True, "name": "Ben", "colour": "teal"} == listed["seats"][1]
    assert ben.join(link)["seat"] == 1
    assert Person(anna.url).refused("POST", f"/join/{token}", {"name": "Cleo"}) == "seat_taken"
    assert [table["table"] for table in ben.call("GET", "/tables")] == [opened["table"]]


def test_invitations_can_be_replaced_and_revoked(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "open")
    table, old = opened["table"], opened["links"][0]["url"].rpartition("/")[2]
    new = anna.call("POST", f"/tables/{table}/invitations", {"seat": 1}, 201)["url"].rpartition("/")[2]
    assert ben.refused("POST", f"/join/{old}", {}) == "invitation_void"
    anna.call("DELETE", f"/tables/{table}/invitations/1", status=204)
    assert ben.refused("GET", f"/join/{new}") == "invitation_void"
    assert ben.refused("POST", f"/tables/{table}/invitations", {"seat": 1}) == "not_host"
    assert ben.refused("DELETE", f"/tables/{table}/invitations/1") == "not_host"
    assert anna.refused("POST", f"/tables/{table}/invitations", {"seat": 7}) == "no_such_seat"


def test_a_seat_moves_to_another_device(anna: Person) -> None:
    table = anna.open({"kind": "me", "name": "Anna"}, "bot", "bot")["table"]
    link = anna.call("POST", f"/tables/{table}/invitations", {"seat": 0}, 201)["url"]
    phone = Person(anna.url)
    assert phone.join(link)["seat"] == 0
    assert phone.call("GET", f"/tables/{table}")["seats"][0]["mine"]
    assert not anna.call("GET", f"/tables/{table}")["seats"][0]["mine"]
    assert phone.call("GET", f"/tables/{table}")["seats"][0]["name"] == "Anna"
    assert Person(anna.url).refused("POST", f"/join/{link.rpartition('/')[2]}", {}) == "seat_taken"


def test_owners_change_their_seats_and_nobody_else_does(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", {"kind": "bot", "colour": "black"})
    table = opened["table"]
    ben.join(opened["links"][0]["url"], name="Ben")
    ben.call("PUT", f"/tables/{table}/seats/1", {"name": "Benno", "colour": "blue", "confirm": False})
    seat = ben.call("GET", f"/tables/{table}")["seats"][1]
    assert seat["name"] == "Benno" and seat["colour"] == "blue"
    assert anna.refused("PUT", f"/tables/{table}/seats/1", {"name": "Dumbo"}) == "not_yours"
    assert ben.refused("PUT", f"/tables/{table}/seats/0", {"kind": "bot"}) == "not_yours"
    assert ben.refused("PUT", f"/tables/{table}/seats/2", {"kind": "me"}) == "not_yours"
    assert ben.refused("PUT", f"/tables/{table}/seats/1", {"colour": "black"}) == "colour_taken"
    assert ben.refused("PUT", f"/tables/{table}/seats/5", {"kind": "bot"}) == "no_such_seat"
    ben.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert (
        ben.call("GET", f"/tables/{table}")["seats"][1] | {"kind": "bot", "mine": True}
        == (ben.call("GET", f"/tables/{table}")["seats"][1])
    )
    ben.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    assert ben.call("GET", f"/tables/{table}")["seats"][1]["kind"] == "human"


def test_the_host_decides_for_who_is_away_but_not_for_who_is_there(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "bot")
    table = opened["table"]
    ben.join(opened["links"][0]["url"], name="Ben")
    with ben.at(table) as line:
        line.greet()
        assert anna.refused("PUT", f"/tables/{table}/seats/1", {"kind": "bot"}) == "not_absent"
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    ben.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "open"})
    assert anna.call("GET", f"/tables/{table}")["status"] == "waiting"
    assert ben.refused("PUT", f"/tables/{table}/seats/1", {"kind": "me"}) == "not_yours"
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot"})
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "me", "name": "Anna II"})
    assert anna.call("GET", f"/tables/{table}")["seats"][1]["mine"]


def test_public_tables_can_be_found_and_joined(anna: Person, ben: Person) -> None:
    table = anna.open("me", "open", "bot", public=True, name="Offene Runde")["table"]
    hidden = anna.open("me", "open", "bot")["table"]
    listed = [entry["table"] for entry in ben.call("GET", "/tables/public")]
    assert table in listed and hidden not in listed
    ben.call("PUT", f"/tables/{table}/seats/1", {"kind": "me", "name": "Ben"})
    assert ben.call("GET", f"/tables/{table}")["seats"][1]["mine"]
    assert ben.refused("PUT", f"/tables/{hidden}/seats/1", {"kind": "me"}) == "not_yours"


# ---------------------------------------------------------------- notes, export, import, fork, rematch


def test_notes_are_private(anna: Person, ben: Person) -> None:
    table = anna.open("me", "guest", "guest")["table"]
    anna.call("PUT", f"/tables/{table}/notes", {"text": "Ben sammelt Gold\nund Holz"})
    assert anna.call("GET", f"/tables/{table}/notes")["text"] == "Ben sammelt Gold\nund Holz"
    assert ben.call("GET", f"/tables/{table}/notes")["text"] == ""
    assert ben.refused("GET", "/tables/aaaaaaaaaaaaaaaa/notes") == "not_found"


def test_a_running_game_is_exported_only_for_who_plays_all_of_it(anna: Person, ben: Person) -> None:
    alone = anna.open("me", "guest", "bot")["table"]
    assert anna.call("GET", f"/tables/{alone}/export")["game"] == "airship_city"
    assert ben.refused("GET", f"/tables/{alone}/export") == "secret"
    shared = anna.open("me", "open", "bot")["table"]
    assert anna.refused("GET", f"/tables/{shared}/export") == "secret"
    assert anna.refused("POST", f"/tables/{shared}/fork", {"move": 0}) == "secret"
    left = anna.open("me", "open", "bot")
    ben.join(left["links"][0]["url"])
    ben.call("PUT", f"/tables/{left['table']}/seats/1", {"kind": "bot"})
    assert anna.refused("GET", f"/tables/{left['table']}/export") == "secret"


def test_a_game_goes_out_and_comes_in_again(anna: Person, ben: Person) -> None:
    table = anna.open({"kind": "me", "name": "Anna"}, "guest", "guest")["table"]
    with anna.at(table) as line:
        line.greet()
        for which in range(12):
            line.step(which)
        position = line.state
    journal = anna.call("GET", f"/tables/{table}/export")
    again = ben.call("POST", "/import", journal, 201)["table"]
    imported = ben.call("GET", f"/tables/{again}/position")
    assert imported["view"] == position["view"] and imported["moves"] == position["moves"] == len(journal["moves"])
    assert imported["mine"] == [0, 1, 2] and imported["seats"][0]["name"] == "Anna"
    assert not imported["can"]["undo"]
    content = {key: value for key, value in journal.items() if key != "sha256"} | {
        "names": ["Anna ✔", "🔒 Ben", "Cleo"]
    }
    sealed = ben.call("POST", "/import", content | {"sha256": checksum(content)}, 201)["table"]
    assert [seat["name"] for seat in ben.call("GET", f"/tables/{sealed}")["seats"]] == ["Anna", "Ben", "Cleo"]
    broken = journal | {"seed": 1}
    assert ben.refused("POST", "/import", broken) == "journal"
    assert ben.refused("POST", "/import", {"format": "other"}) == "journal"


def test_what_if(anna: Person) -> None:
    table = anna.open({"kind": "me", "name": "Anna"}, "guest", "guest")["table"]
    with anna.at(table) as line:
        line.greet()
        for which in range(10):
            line.step(which)
    forked = anna.call("POST", f"/tables/{table}/fork", {"move": 4}, 201)["table"]
    before = anna.call("GET", f"/tables/{table}/position?move=4")
    now = anna.call("GET", f"/tables/{forked}/position")
    assert now["view"] == before["view"] and now["moves"] == 4 and now["mine"] == [0, 1, 2]
    assert anna.refused("POST", f"/tables/{table}/fork", {"move": 999}) == "no_such_move"
    others = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    assert len(anna.call("POST", f"/tables/{table}/fork", {"move": 2, "seats": others}, 201)["links"]) == 1


def test_positions_are_those_that_were_there(anna: Person, ben: Person) -> None:
    table = anna.open("me", "guest", "guest")["table"]
    seen: dict[int, object] = {}
    with anna.at(table) as line:
        line.greet()
        for which in range(14):
            seen[line.state["moves"]] = line.state["view"]
            line.step(which)
    for move, view in seen.items():
        position = anna.call("GET", f"/tables/{table}/position?move={move}")
        assert position["view"] == view and position["moves"] == move
        assert not position["options"] or move == max(seen)
    assert ben.call("GET", f"/tables/{table}/position?move=3")["viewer"] is None
    assert anna.refused("GET", f"/tables/{table}/position?move=500") == "no_such_move"


def test_the_shuffle_can_be_checked_and_the_game_played_again(anna: Person) -> None:
    table = anna.open("bot", "bot", {"kind": "me", "name": "Anna"}, fixed_seats=True)["table"]
    assert anna.refused("POST", f"/tables/{table}/rematch") == "not_over"
    anna.call("PUT", f"/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    for seat in (0, 1):
        anna.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    with anna.at(table) as line:
        first = line.greet()
        assert first["seed"] is None and first["salt"] is None and first["commitment"]
        over = line.hear_until(lambda message: message.get("status") == "over")
    said = f"{table}:{over['salt']}:{over['seed']}"
    assert hashlib.sha256(said.encode()).hexdigest() == over["commitment"] == first["commitment"]
    assert over["result"]["scores"] and over["result"]["winners"] and over["result"]["text"]
    journal = Person(anna.url).call("GET", f"/tables/{table}/export")
    assert journal["seed"] == int(over["seed"])
    assert json.dumps(journal).count(over["seed"]) == 1
    with anna.at(table) as line:
        line.greet()
        again = anna.call("POST", f"/tables/{table}/rematch")["table"]
    mine = [seat["kind"] for seat in anna.call("GET", f"/tables/{again}")["seats"] if seat["mine"]]
    assert mine == ["human"], "who is there plays again, though a bot had taken over"
    assert anna.call("POST", f"/tables/{table}/rematch")["table"] == again != table
    assert Person(anna.url).refused("POST", f"/tables/{table}/rematch") == "not_seated"
    assert anna.call("GET", f"/tables/{table}/position")["rematch"] == again
    assert anna.refused("PUT", f"/tables/{table}/seats/2", {"kind": "me"}) == "over"


def test_who_asks_for_a_rematch_many_times_at_once_opens_one_table(anna: Person) -> None:
    """Else the others would find themselves at all of them, and be called to each."""
    table = anna.open("me", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["table"]
    anna.call("PUT", f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    eventually(lambda: anna.call("GET", f"/tables/{table}")["status"], lambda status: status == "over")
    before = {each["table"] for each in anna.call("GET", "/tables")}
    with ThreadPoolExecutor(8) as many:
        found = set(many.map(lambda _: anna.call("POST", f"/tables/{table}/rematch")["table"], range(8)))
    assert len(found) == 1
    assert {each["table"] for each in anna.call("GET", "/tables")} - before == found
