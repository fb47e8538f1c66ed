"""What the screen gets beside the record, and every text in both languages."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.games.anno_1800.catalogue import DATA
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.nouns import Seats
from tests.games.anno_1800.staging import PLAIN, A, B, Isles
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
        "shows": "sawmill", "built": True, "covered": "start_sawmill", "cubes": ["worker"], "workplaces": 2,
        "makes": "timber", "worker": "worker",
    }  # fmt: skip
    assert fields["home:r4c4"] == {"shows": None, "built": False, "cubes": [], "workplaces": 0}


def test_prices_and_sources() -> None:
    isles = Isles()
    isles.build(B, "sawmill", "home:r1c5")
    isles.old_world(A, "ow_ruins_isle")
    view = isles.table.view(A)
    assert view["makes"][A]["timber"] == ["home:r1c5"]
    assert view["trade_prices"][A]["timber"] == 1 and view["trade_prices"][A]["coal"] == 2
    assert view["exploration_prices"][A] == {"open_old_world": 2, "explore_new_world": 1, "take_expedition": 2}
    assert view["costs"]["shipyard_2"] == {"resources": ["timber", "timber", "bricks"]}
    assert view["costs"]["warehouse"]["cube"] == "artisan" and view["costs"]["fw_37"]["tokens"] == {"trade": 1}


def test_what_a_player_lacks_and_which_industries_would_make_it() -> None:
    isles = Isles()
    isles.hand(A, "fw_41")  # soap and a trade token
    isles.new_world(A, "nw_isla_dulce")
    view = isles.table.view(A)
    assert "soap" in view["lacking"][A] and view["wanted"][A] == ["soap_factory"]
    assert "timber" not in view["lacking"][A], "made at home"
    assert not set(view["new_world_resources"][A]) & set(view["lacking"][A]), "had on an island of the New World"
    assert isles.table.view(B)["wanted"][A] == [], "who can't see the hand learns nothing of it"
    isles.build(A, "soap_factory", "home:r3c2")
    view = isles.table.view(A)
    assert "soap" not in view["lacking"][A] and view["wanted"][A] == []
    assert (view["special_resources"][A], view["special_resources"][B]) == (["soap"], [])


def test_naval_tokens_with_what_a_card_has_lent() -> None:
    isles = Isles()
    isles.tokens(A, trade=2, exploration=1)
    isles.turn(A)
    isles.table.state.player[A].tokens_exhausted[0] = 1
    isles.table.state.bonus[0] = 2
    tokens = isles.table.view(B)["naval_tokens"]
    assert tokens[A]["trade"] == {"free": 2, "all": 3, "lent": 2}
    assert tokens[A]["exploration"] == {"free": 1, "all": 1, "lent": 0}
    assert tokens[B]["trade"]["lent"] == 0, "only who is active has borrowed any"


def test_cards_that_are_chosen_for_a_swap() -> None:
    isles = Isles()
    isles.turn(A)
    first, second = isles.cards_in_hand(A)[:2]
    assert isles.table.view(A)["cards_to_swap"] == []
    isles.play("swap_cards", f"card:{second}", f"card:{first}")
    assert isles.table.view(A)["cards_to_swap"] == [first, second]
    assert isles.table.view(B)["cards_to_swap"] == []
    isles.play("done")
    assert isles.table.view(A)["cards_to_swap"] == []


def test_payment_names_the_obvious_way() -> None:
    isles = Isles()
    isles.turn(A)
    isles.table.play("expand")
    isles.table.play("industry:charcoal_kiln")
    view = isles.table.view(A)
    assert view["payment"] == {
        "purchase": "charcoal_kiln", "paid": 0, "resource": "timber", "cube": None, "obvious": "produce:home:r1c5",
    }  # fmt: skip
    assert isles.table.view(B)["payment"] is None


def test_the_obvious_way_is_legal_and_ends_every_payment() -> None:
    payments = 0
    for table in walk(3, 4, True):
        while not table.over and table.kind and table.kind.name == "pay_item":
            obvious = table.view(table.seat)["payment"]["obvious"]
            assert obvious in table.options()
            table.play(obvious)
            payments += 1
    assert payments > 50


def test_what_could_be_paid() -> None:
    payable = Isles().table.view(A)["payable"]
    assert {"sawmill", "charcoal_kiln", "shipyard_1", "farmer"} <= set(payable)
    assert "brewery" in payable and "champagne_cellar" not in payable
    assert Isles().table.view(None)["payable"] == []


def pressed(isles: Isles, key: str) -> list[str]:
    """Where an option of the waiting decision is pressed."""
    option = game.option(key)
    assert option is not None and isles.can(key), key
    return isles.table.points_at(option)


def test_actions_and_their_end_are_pressed_on_plates() -> None:
    isles = Isles()
    isles.turn(A)
    for action in game.nouns["action"].ids:
        option = game.option(action)
        assert option is not None and isles.table.points_at(option) == [f"action:{action}"]
    isles.play("swap_cards")
    isles.play(min(isles.options))
    assert pressed(isles, "done") == ["action:done"]


def test_resources_of_the_new_world_are_pressed_on_islands_that_have_them() -> None:
    isles = Isles(objectives=("beryl_omara", *PLAIN[:4]))
    isles.new_world(A, "nw_isla_dulce", "nw_isla_blanca", "nw_costa_verde")
    isles.tokens(A, trade=1, exploration=2)
    isles.turn(A)
    isles.play("expand", "industry:rum_distillery", "produce:home:r1c5")
    offering = ["new_world_island:nw_isla_dulce", "new_world_island:nw_costa_verde"]
    assert pressed(isles, "new_world:beryl=0") == pressed(isles, "new_world:beryl=1") == offering


def test_a_trade_is_pressed_at_the_partner_however_it_is_paid() -> None:
    isles = Isles(objectives=("beryl_omara", *PLAIN[:4]))
    isles.tokens(A, trade=9, exploration=9)
    isles.turn(A)
    isles.play("expand", "industry:charcoal_kiln")
    assert pressed(isles, "trade:1:beryl=1") == ["seat:1"]


def test_how_tokens_are_paid_is_pressed_on_them() -> None:
    isles = Isles(objectives=("beryl_omara", *PLAIN[:4]))
    isles.build(A, "brewery", "home:r3c2")
    isles.tokens(A, trade=1, exploration=2)
    isles.hand(A, "fw_42", "aei_32")
    isles.turn(A)
    isles.play("play_card")
    assert pressed(isles, "beryl=1") == ["naval:trade"]


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
                if any(told.concerns(kind, verb) for told in game.particular):
                    continue  # its words need a moment: they are read in whole games
                for item in range(verb.size):
                    assert texts.option(lang, kind, verb.code + item).strip()


@pytest.mark.parametrize(
    ("lang", "noun", "thing", "text"),
    [
        ("de", "card", "fw_41", "Kosten: Seife, 1 Handels-Plättchen. 3 EP. Einmal: Lass kostenlos bis zu 2 Bauern zu "
         "Arbeitern aufsteigen."),
        ("en", "card", "nw_22", "Cost: Coffee, 2 trade tokens. 5 IP. Once: You have 2 more exploration tokens in "
         "this turn."),
        ("de", "card", "fw_05", "Kosten: Schnaps, Brot. 3 EP. Einmal: Nimm einen Bauern in sein Wohn-Viertel und "
         "ziehe eine Karte seines Stapels."),
        ("en", "card", "aei_12", "Cost: Rum, Fur coats, Work clothes. 8 IP. Once: Draw 2 expedition cards."),
        ("de", "industry", "warehouse", "Kosten: Ziegelsteine. Erschöpfe außerdem einen Handwerker. Arbeiter stellen "
         "hier her: Waren. 2 Arbeits-Plätze. Für dieselbe Ressource gibt es eine Start-Industrie."),
        ("en", "industry", "sawmill", "Costs nothing. Workers make here: Timber. 2 workplaces. There is a start "
         "industry for the same resource."),
        ("en", "expedition", "exp_11", "Animal: 2 IP with an artisan as visitor. Artefact: 3 IP with an engineer as "
         "visitor."),
        ("de", "old_world_island", "ow_village_isle", "2 Land-Felder, 2 Küsten-Felder, 2 Meeres-Felder. Sofort, "
         "jeweils mit einer Karte: Bauer, Arbeiter."),
        ("en", "new_world_island", "nw_rio_claro", "For 1 trade token each: Coffee beans, Sugar, Rubber. Nothing is "
         "built here."),
        ("de", "objective", "the_tourist", "Wertung: Die meisten Inseln der Alten und der Neuen Welt zusammen bringen "
         "8 EP, die zweitmeisten 3 EP."),
        ("en", "resource", "steel", "Comes from: Steelworks (start), Steelworks."),
    ],
)  # fmt: skip
def test_descriptions_are_made_from_the_data(lang: str, noun: str, thing: str, text: str) -> None:
    things = game.nouns[noun]
    assert game.texts.description(lang, things, things.number(thing)) == text


@pytest.mark.parametrize(
    ("field", "names"),
    [
        ("home:r3c2", ("Heimat-Insel 3-2", "home island 3-2")),
        ("ow2:k1", ("Alte-Welt-Insel 2, Küste 1", "Old World island 2, coast 1")),
    ],
)
def test_names_of_fields(field: str, names: tuple[str, str]) -> None:
    for noun in (game.nouns["field"], game.nouns["place"]):
        assert tuple(game.texts.name(lang, noun, noun.number(field)) for lang in ("de", "en")) == names


@pytest.mark.parametrize(
    ("lang", "line"), [("de", "Spieler 1 erhält einen Bauern."), ("en", "Player 1 gets a farmer.")]
)
def test_cubes_are_spoken_of_in_whole_words(lang: str, line: str) -> None:
    isles = Isles()
    isles.tableau(A, "fw_05")
    isles.turn(A)
    isles.play("activate:fw_05")
    assert line in isles.table.log(lang, seat=B)


@languages
def test_the_set_up_does_not_fill_the_log(lang: str) -> None:
    assert len(game.table(4, 1).log(lang, seat=0)) == 5 + 1 + 2, "five objectives, the hands, the round, the turn"


def test_the_last_round_is_announced() -> None:
    isles = Isles()
    isles.turn(B, number=99)
    isles.play("festival")
    assert "Round 100, the last one." in isles.table.log("en", seat=A)


@languages
def test_everything_said_in_a_game_can_be_said(lang: str) -> None:
    table = None
    for table in walk(3, 8, True):
        assert table.over or (table.asked(lang) and table.wording(lang))
        table.refused(lang)
        table.view(0)
    assert table is not None and table.log_lines(lang, seat=0)


OVERVIEW = {
    "de": (
        "Für {first} bis {last} Gold",
        "{worker} Plättchen für Bauern und Arbeiter, {artisan} für Handwerker, {engineer} für",
        "erhält {partner} Gold", "kosten {new_world} Handels-Plättchen", "bis zu {swaps} Karten",
        "bis zu {recruits} Steine", "bis zu {upgrades}-mal", "({price} Erkundungs-Plättchen für {cards} Karten)",
        "({fireworks} EP)", "{points} EP", "1 EP je {gold} Gold",
    ),
    "en": (
        "for {first} to {last} gold", "{worker} token for farmers and workers, {artisan} for artisans, {engineer} for",
        "gets {partner} gold", "cost {new_world} trade token", "up to {swaps} cards", "up to {recruits} cubes",
        "up to {upgrades} times", "({price} exploration tokens for {cards} cards)", "({fireworks} IP)", "{points} IP",
        "1 IP for {gold} gold",
    ),
}  # fmt: skip


@languages
def test_numbers_of_the_overview_are_those_of_the_data(lang: str) -> None:
    rules, classes = DATA["rules"], {row["id"]: row for row in DATA["population_types"]}
    numbers = {
        "first": classes["farmer"]["shift_end_gold"], "last": classes["investor"]["shift_end_gold"],
        **{thing: classes[thing]["trade_token_cost"] for thing in ("worker", "artisan", "engineer")},
        "partner": rules["gold_per_trade_for_partner"], "new_world": rules["new_world_resource_trade_token_cost"],
        "swaps": rules["max_swaps_per_action"], "recruits": rules["max_recruits_per_action"],
        "upgrades": rules["max_upgrades_per_action"], "price": rules["expedition_exploration_cost"],
        "cards": rules["expedition_cards_per_action"], "fireworks": rules["fireworks_influence"],
        "points": " / ".join(str(points) for points in sorted(row["influence_points"] for row in DATA["decks"])),
        "gold": rules["gold_per_influence_point"],
    }  # fmt: skip
    aid = game.texts.say(lang, "game-aid")
    assert [words for words in OVERVIEW[lang] if words.format(**numbers) not in aid] == []
