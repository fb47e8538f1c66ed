# Anno 1800 auf Deutsch. Namen der Spielteile stehen in data.toml; Kosten und Punkte der Teile kommen aus den Daten.

game-name = Anno 1800 – Das Brettspiel
game-tagline = Aus einer Insel wird eine Industriestadt: Bilde deine Bevölkerung aus, baue Fabriken und Schiffe, und stelle alle zufrieden.
game-aid =
    Ziel: Wer am Ende die meisten Einfluss-Punkte (EP) hat, gewinnt. Die meisten EP bringen ausgespielte Bevölkerungs-Karten.

    Zug: Führe genau eine der neun Aktionen aus. Freie Aktionen (Bevölkerungs-Karten und Auftrags-Karten aktivieren, Schichtende) sind in deinem Zug jederzeit zusätzlich möglich.

    Produktion: Ein Bevölkerungs-Stein aus dem Wohn-Viertel geht auf einen Arbeits-Platz und stellt dort eine Einheit her, die sofort verbraucht wird. Jede Industrie hat zwei Arbeits-Plätze. Gelagert wird nichts.

    Handel: Für Handels-Plättchen bekommst du, was ein Mitspieler herstellen kann, jede Ressource höchstens einmal im Zug: 1 Plättchen für Bauern und Arbeiter, 2 für Handwerker, 3 für Ingenieure. Der Mitspieler erhält 1 Gold. Ressourcen eigener Neue-Welt-Inseln kosten 1 Handels-Plättchen.

    Schichtende: Für 1 bis 5 Gold, je nach Stufe, kehrt ein eingesetzter Stein in sein Wohn-Viertel zurück.

    Ausbauen: eine Industrie oder eine Werft oder Schiffe (je Werft eines). Vorhandenes darf überbaut werden; ein gebautes Plättchen darfst du zurückgeben. Jede Industrie nur einmal.

    Karten: Ausspielen kostet die abgebildeten Ressourcen; der Einmal-Effekt wartet, bis du die Karte aktivierst. Austauschen: bis zu 3 Karten.

    Bevölkerung: bis zu 3 Steine anwerben (jeder bringt eine neue Handkarte) oder bis zu 3-mal aufsteigen (ohne Karte).

    Erkunden: Alte Welt (neue Baufelder), Neue Welt (drei Ressourcen und drei Karten), Expeditions-Karten (2 Erkundungs-Plättchen für 3 Karten).

    Stadtfest: Alle deine Steine und Marine-Plättchen werden wieder frei.

    Ende: Wer die letzte Handkarte loswird, nimmt das Feuerwerks-Plättchen (7 EP). Die Runde wird beendet, dann folgt noch eine.

    Wertung: Karten 3 / 5 / 8 EP, Tiere und Artefakte mit passendem Besucher, 1 EP je 3 Gold, Feuerwerk, Auftrags-Karten. Bei Gleichstand zählen sichtbare Industrien, Werften und Schiffe, dann weniger Handkarten.

## Was gefragt wird

ask-turn-menu = Was machst du als Nächstes?
ask-expand-menu = Insel ausbauen: Was baust du, oder was gibst du zurück?
ask-build-field = „{ $token }“: Auf welches Feld?
ask-pay-item = { $population_id ->
        [farmer] „{ $purchase }“: Ein Bauer wird verlangt. Wessen Schicht endet?
        [worker] „{ $purchase }“: Ein Arbeiter wird verlangt. Wessen Schicht endet?
        [artisan] „{ $purchase }“: Ein Handwerker wird verlangt. Wessen Schicht endet?
        [engineer] „{ $purchase }“: Ein Ingenieur wird verlangt. Wessen Schicht endet?
        [investor] „{ $purchase }“: Ein Investor wird verlangt. Wessen Schicht endet?
       *[none] „{ $purchase }“: Woher kommt die Ressource „{ $resource }“?
    }
ask-pay-tokens = „Beryl O'Mara“: Wie viele der { $amount } Handels-Plättchen ersetzt du durch Erkundungs-Plättchen?
ask-play-card-choose = Welche Bevölkerungs-Karte spielst du aus?
ask-swap-menu = Karten austauschen: Welche Karte tauschst du (bis zu 3)?
ask-recruit-menu = Arbeitskraft erhöhen: Wen wirbst du an (bis zu 3)?
ask-upgrade-menu = Aufsteigen: Wer steigt auf (bis zu 3-mal)?
ask-upgrade-cube = { $card_id ->
        [none] { $upgrade }: Welcher Stein steigt auf?
       *[other] „{ $card }“ ({ $upgrade }): Welcher Stein steigt auf?
    }
ask-pay-missing-card = „{ $old_world_island }“: Für den Stein { $population } gibt es keine Karte mehr. Zahlst du { $gold } Gold und nimmst ihn?
ask-editor-card = „Der Redakteur“: Welche Handkarte legst du unter ihren Stapel?

## Möglichkeiten

option-expand = Insel ausbauen
option-play-card = Bevölkerungs-Karte ausspielen
option-swap-cards = Bevölkerungs-Karten austauschen
option-recruit = Arbeitskraft erhöhen
option-recruit-menu-recruit = Anwerben: { $population } ({ $recruit_cost }{ gold-as-well })
gold-as-well = { $gold ->
        [0] {""}
       *[other] , dazu { $gold } Gold, weil der Stapel leer ist
    }
option-upgrade = Aufsteigen
option-upgrade-menu-upgrade = Aufsteigen lassen: { $upgrade_id ->
        [none] { $population }
       *[other] { $upgrade } ({ $cost })
    }
option-open-old-world = Alte Welt erschließen ({ $price } Erkundungs-Plättchen)
option-explore-new-world = Neue Welt erkunden ({ $price } Erkundungs-Plättchen)
option-take-expedition = Expeditions-Karten nehmen ({ $price } Erkundungs-Plättchen)
option-festival = Stadtfest feiern
option-end-turn = Zug beenden
option-activate = Karte aktivieren: „{ $card }“. { card-effect }{ $gold ->
        [0] {""}
       *[other] {" "}Der Stapel ist leer: Statt der Karte zahlst du { $gold } Gold.
    }
option-objective = Auftrag nutzen: „{ $objective }“{ $objective_id ->
        [alonso_graves] , { $pay_exploration_tokens } Erkundungs-Plättchen und { $pay_gold } Gold für eine weitere Aktion
        [aarhant] , ein erschöpfter Investor für { $gain_gold } Gold
        [the_editor] , { $pay_exploration_tokens } Erkundungs-Plättchen, um eine Handkarte loszuwerden
       *[other] {""}
    }
option-shift-end = Schichtende: { $population }, { at-place } ({ $shift_end_gold } Gold)
at-place = { $structure_id ->
        [none] { $place }
       *[other] { $structure }, { $place }
    }
option-industry = Bauen: { $industry } ({ $units ->
        [0] kostet nichts
       *[other] { $cost }
    }{ $cube ->
        [farmer] , 1 Bauer
        [worker] , 1 Arbeiter
        [artisan] , 1 Handwerker
        [engineer] , 1 Ingenieur
        [investor] , 1 Investor
       *[none] {""}
    })
option-shipyard = { $shipyard_id ->
        [none] Bauen: Werft der Stärke { $strength }
       *[other] Bauen: Werft der Stärke { $strength } ({ $cost })
    }
option-ship = Bauen: { $ship } ({ $cost })
option-remove = Zurückgeben: { $structure } ({ $field })
option-finish = Ausbau abschließen
option-field = { $structure_id ->
        [none] { $field } (frei)
       *[other] { $field } (überbaut: { $structure })
    }
option-produce = Produzieren: { $resource } ({ $population }, { $structure }, { $field })
option-new-world = Von der Neuen Welt holen: { $resource } ({ $trade_tokens } Handels-Plättchen)
option-new-world-beryl = Von der Neuen Welt holen: { $resource } ({ both-tokens })
option-trade = Handeln: { $resource } von { $partner } ({ $trade_tokens } Handels-Plättchen)
option-trade-beryl = Handeln: { $resource } von { $partner } ({ both-tokens })
both-tokens = { $exploration_tokens ->
        [0] { $trade_tokens } Handels-Plättchen
       *[other] { $trade_tokens ->
            [0] { $exploration_tokens } Erkundungs-Plättchen
           *[other] { $trade_tokens } Handels- und { $exploration_tokens } Erkundungs-Plättchen
        }
    }
option-beryl = { $k ->
        [0] Keines ersetzen ({ both-tokens })
        [1] Eines ersetzen ({ both-tokens })
       *[other] { $k } ersetzen ({ both-tokens })
    }
option-card = „{ $card }“
option-play-card-choose-card = Ausspielen: „{ $card }“ ({ $cost }{ card-tokens }; { $influence_points } EP)
option-swap-menu-card = Austauschen: „{ $card }“
option-editor-card-card = Unter den Stapel legen: „{ $card }“
option-done = Fertig
option-swap-menu-done = Gewählte Karten austauschen
option-recruit-menu-done = Anwerben abschließen
option-upgrade-menu-done = Aufsteigen abschließen
option-place = Aufsteigen lassen: { at-place }
option-stop = Keinen weiteren Aufstieg
option-yes = { $gold } Gold zahlen und den Stein nehmen ({ $population })
option-no = Auf den Stein verzichten ({ $population })

## Was geschah

note-objective-in-play = Auftrags-Karte im Spiel: { $objective }.
note-round-begins = Runde { $number }.
note-last-round-begins = Runde { $number }, die letzte.
note-hands-drawn = Jeder zieht { $amount ->
        [one] eine Handkarte.
       *[other] { $amount } Handkarten.
    }
note-turn-begins = { $player } ist am Zug.
note-takes-action = { $action_id ->
        [expand] { $player } baut die Insel aus.
        [play_card] { $player } spielt eine Bevölkerungs-Karte aus.
        [swap_cards] { $player } tauscht Bevölkerungs-Karten aus.
        [recruit] { $player } erhöht die Arbeitskraft.
        [upgrade] { $player } lässt Steine aufsteigen.
        [open_old_world] { $player } erschließt die Alte Welt.
        [explore_new_world] { $player } erkundet die Neue Welt.
        [take_expedition] { $player } geht auf Expedition.
       *[festival] { $player } feiert ein Stadtfest.
    }
note-produced = { $player } produziert: { $resource } ({ $population }, { $field }).
note-used-new-world = { $player } holt von der Neuen Welt: { $resource }.
note-traded = { $player } handelt mit { $other }: { $resource }. { $other } erhält { $gold } Gold.
note-paid-tokens = { $player } setzt { $amount } { $naval } ein.
note-paid-gold = { $player } zahlt { $amount } Gold.
note-shift-ended = { $player } zahlt { $amount } Gold für ein Schichtende: { $population } ({ $place }).
note-cube-exhausted = { $player }: 1 { $population } ist erschöpft.
one-cube = { $population_id ->
        [farmer] einen Bauern
        [worker] einen Arbeiter
        [artisan] einen Handwerker
        [engineer] einen Ingenieur
       *[investor] einen Investor
    }
note-gained-cube = { $player } erhält { one-cube }.
note-paid-for-missing-card = { $player } zahlt { $amount } Gold, weil der Stapel „{ $deck }“ leer ist.
note-built = { $player } baut: { $structure } ({ $field }).
note-covered = { $player } überbaut: { $structure }.
note-returned-token = { $player } gibt zurück: { $structure } ({ $field }).
note-played-card = { $player } legt „{ $card }“ aus ({ $points } EP).
note-activated = { $player } aktiviert „{ $card }“.
note-used-objective = { $player } nutzt den Auftrag „{ $objective }“.
note-gained-gold = { $player } erhält { $amount } Gold.
note-gained-bonus-tokens = { $player } erhält für diesen Zug { $amount } { $naval }.
note-gained-action = { $player } hat { $amount ->
        [one] eine weitere Aktion.
       *[other] { $amount } weitere Aktionen.
    }
note-upgraded = { $player }: { $from_population } steigt zum { $to_population } auf ({ $place }).
note-upgrade-lapsed = „{ $card }“: Für einen weiteren Aufstieg ({ $upgrade }) fehlt { $player } ein Stein.
note-drew-from-deck = { $player } zieht eine Karte vom Stapel „{ $deck }“.
note-drew-card = Deine neue Handkarte: „{ $card }“.
note-returned-to-deck = { $player } legt eine Karte unter den Stapel „{ $deck }“.
note-returned-card = Deine zurückgelegte Karte: „{ $card }“.
note-drew-expeditions = { $player } nimmt { $amount ->
        [one] eine Expeditions-Karte.
       *[other] { $amount } Expeditions-Karten.
    }
note-drew-expedition = Deine neue Expeditions-Karte: „{ $expedition }“.
note-expeditions-run-out = Mehr Expeditions-Karten sind für { $player } nicht da.
note-opened-old-world = { $player } legt die Insel „{ $old_world_island }“ an.
note-explored-new-world = { $player } nimmt die Insel „{ $new_world_island }“.
note-cube-not-in-supply = { $player } erhält einen Stein der Insel nicht: Im Vorrat ist kein { $population } mehr.
note-cube-forgone = { $player } verzichtet auf { one-cube }.
note-cube-unaffordable = { $player } erhält einen Stein der Insel nicht ({ $population }): Der Stapel „{ $deck }“ ist leer, und statt der Karte wären { $needed } Gold zu zahlen; da sind { $have }.
note-end-triggered = { $player } hat keine Handkarte mehr und nimmt das Feuerwerks-Plättchen. { $rounds ->
        [0] Das Spiel endet mit dieser Runde.
        [one] Nach dieser Runde folgt noch eine.
       *[other] Nach dieser Runde folgen noch { $rounds }.
    }
note-game-ends = Das Spiel ist zu Ende, denn { $player } hat die letzte Handkarte abgelegt. Es wird gewertet.
note-rounds-are-over = Das Spiel ist nach Runde { $number } zu Ende, ohne dass jemand die letzte Handkarte abgelegt hat. Es wird gewertet.
note-expedition-shown = { $player } zeigt die Expeditions-Karte „{ $expedition }“.
note-card-left-in-hand = { $player } hat noch auf der Hand: „{ $card }“.
note-scored = { $player } hat { $points } EP.

## Warum etwas nicht geht

refusal-no-action-left = Du hast in diesem Zug keine Aktion mehr.
refusal-action-first = Vor dem Ende des Zuges musst du eine Aktion ausführen.
refusal-nothing-to-build = Du kannst gerade nichts bauen und nichts zurückgeben.
refusal-no-card-payable = Du kannst keine Handkarte bezahlen.
refusal-no-card-to-swap = Die Stapel deiner Handkarten sind leer.
refusal-nobody-to-recruit = Du kannst gerade niemanden anwerben.
refusal-nobody-to-upgrade = Bei dir kann gerade niemand aufsteigen.
refusal-no-source = Das bekommst du gerade nirgends: { $resource }{ $second_resource_id ->
        [none] {""}
       *[other] , { $second_resource }
    }{ $third_resource_id ->
        [none] {""}
       *[other] , { $third_resource }
    }.
refusal-not-enough-means = Steine, Arbeits-Plätze, Handels-Plättchen und Gold reichen zusammen nicht für alle Kosten.
refusal-lacks-gold-for-card = Der Stapel „{ $deck }“ ist leer; statt der Karte kostet der Stein { $needed } Gold, du hast { $have }.
refusal-lacks-trade-tokens = Das kostet { $needed } Handels-Plättchen; du hast { $have }.
refusal-lacks-exploration-tokens = Das kostet { $needed } Erkundungs-Plättchen; du hast { $have }.
refusal-lacks-tokens-and-gold = Das kostet { $needed } Erkundungs-Plättchen (du hast { $have }) und { $gold_needed } Gold (du hast { $gold }).
refusal-lacks-cube-in-district = Dafür muss einer in deinem Wohn-Viertel sein: { $population }.
refusal-shift-end-too-dear = Dieses Schichtende kostet { $needed } Gold; du hast { $have }.
refusal-other-class-needed = Verlangt wird ein Stein einer anderen Stufe: { $population }.
refusal-activated-already = Den Effekt dieser Karte hast du schon genutzt.
refusal-objective-used-already = Diesen Auftrag hast du in diesem Zug schon genutzt.
refusal-counts-at-the-end = Dieser Auftrag zählt erst in der Wertung.
refusal-works-by-itself = Dieser Auftrag wirkt von selbst, sobald du Handels-Plättchen zahlst.
refusal-between-actions-only = Diesen Auftrag kannst du nur vor oder nach einer Aktion nutzen.
refusal-action-goes-first = Freie Aktionen gehen vor einer Aktion oder sobald sie etwas bewirkt hat.
refusal-nothing-done-yet = Die Aktion hat noch nichts bewirkt.
refusal-no-hand-card = Du hast keine Handkarte.
refusal-traded-already = Diese Ressource hast du in diesem Zug schon erhandelt: { $resource }.
refusal-made-by-nobody-there = { $other } hat dafür keine Industrie: { $resource }.
refusal-not-for-trade = Ressourcen der Neuen Welt kann man nicht erhandeln: { $resource }.
refusal-workplaces-full = Beide Arbeits-Plätze sind besetzt.
refusal-no-cube-in-district = Im Wohn-Viertel ist niemand für diese Arbeit ({ $population }).
refusal-needed-elsewhere = Dann könntest du den Rest der Kosten nicht mehr bezahlen.
refusal-industry-owned = Diese Industrie hast du schon.
refusal-no-token-left = Auf dem Spielplan liegt kein solches Plättchen mehr.
refusal-no-shipyard-free = Du brauchst eine Werft mit Stärke { $needed } oder mehr, die in dieser Aktion noch kein Schiff gebaut hat.
refusal-ships-only = Nach einem Schiff kannst du in dieser Aktion nur noch Schiffe bauen.
refusal-built-just-now = Dieses Schiff hast du in dieser Aktion gebaut.
refusal-printed-stays = Aufgedrucktes kann man nicht zurückgeben.
refusal-given-back-already = Mehr als { $most ->
        [one] ein Plättchen
       *[other] { $most } Plättchen
    } kannst du in einer Aktion nicht zurückgeben.
refusal-industries-on-land = Industrien stehen auf Land- und Küsten-Feldern.
refusal-shipyards-on-coasts = Werften stehen auf Küsten-Feldern.
refusal-ships-at-sea = Schiffe liegen auf Meeres-Feldern.
refusal-islands-complete = Du hast schon { $most ->
        [one] eine Insel
       *[other] { $most } Inseln
    } dieser Art; mehr sind nicht erlaubt.
refusal-no-island-left = Es ist keine solche Insel mehr da.
refusal-no-expedition-left = Es gibt keine Expeditions-Karten mehr.
refusal-deck-empty = Der Stapel „{ $deck }“ ist leer.
refusal-picked-already = Diese Karte hast du schon gewählt.
refusal-pick-first = Wähle erst eine Karte.
refusal-no-cube-left = Im Vorrat ist kein solcher Stein mehr: { $population }.
refusal-no-cube-to-upgrade = Du hast keinen solchen Stein: { $population }.
refusal-highest-class = Das ist die höchste Stufe: { $population }.
refusal-recruited-enough = In einer Aktion wirbst du höchstens { $most ->
        [one] einen Stein
       *[other] { $most } Steine
    } an.
refusal-upgraded-enough = In einer Aktion gibt es höchstens { $most ->
        [one] einen Aufstieg
       *[other] { $most } Aufstiege
    }.
refusal-one-must-move-up = Mindestens ein Stein steigt jetzt auf.

## Wörter

amount-of = { $amount ->
        [one] { $thing }
       *[other] { $amount } × { $thing }
    }
naval-trade = Handels-Plättchen
    .text = Liegt auf Handelsschiffen. Bezahlt den Handel mit Mitspielern und Ressourcen eigener Neue-Welt-Inseln.
naval-exploration = Erkundungs-Plättchen
    .text = Liegt auf Erkundungsschiffen. Bezahlt Inseln der Alten und der Neuen Welt und Expeditions-Karten.
field = { $island ->
        [0] Heimat-Insel { $row }-{ $column }
       *[other] Alte-Welt-Insel { $island }, { $terrain ->
            [land] Land
            [coast] Küste
           *[sea] Meer
        } { $number }
    }
place-district = Wohn-Viertel
place-exhausted = Erschöpft-Bereich
action-expand = Insel ausbauen
action-play_card = Bevölkerungs-Karte ausspielen
action-swap_cards = Bevölkerungs-Karten austauschen
action-recruit = Arbeitskraft erhöhen
action-upgrade = Aufsteigen
action-open_old_world = Alte Welt erschließen
action-explore_new_world = Neue Welt erkunden
action-take_expedition = Expeditions-Karten nehmen
action-festival = Stadtfest feiern
side-animal = Tier
side-artefact = Artefakt
category-population_cards = Bevölkerungs-Karten
category-expeditions = Expeditions-Karten
category-gold = Gold
category-fireworks = Feuerwerk
category-objectives = Auftrags-Karten

## Was beim Öffnen des Tisches gewählt wird

choice-alternative-industry-mode = Arbeiter-Industrie für eine Ressource der Start-Industrie
choice-alternative-industry-mode-replace = überbaut die Start-Industrie
choice-alternative-industry-mode-additional = darf neben ihr stehen
choice-objective-selection = Auftrags-Karten
choice-objective-selection-random = fünf zufällige
choice-objective-selection-first-game = die für das erste Spiel
choice-objective-selection-custom = fünf selbst gewählte

choice-objective-1 = 1. selbst gewählte Auftrags-Karte
choice-objective-2 = 2. selbst gewählte Auftrags-Karte
choice-objective-3 = 3. selbst gewählte Auftrags-Karte
choice-objective-4 = 4. selbst gewählte Auftrags-Karte
choice-objective-5 = 5. selbst gewählte Auftrags-Karte
wrong-choices-objective-twice = Die Auftrags-Karte „{ $objective }“ ist mehrmals gewählt; es liegen { $amount } verschiedene aus.

## Spielteile: Bevölkerung

population-farmer =
    .text = Stellt die Rohstoffe der oberen Reihe her. Anwerben: { $recruit_cost }. Schichtende: { $shift_end_gold } Gold.
population-worker =
    .text = Arbeitet in den meisten gebauten Industrien. Anwerben: { $recruit_cost }. Schichtende: { $shift_end_gold } Gold.
population-artisan =
    .text = Arbeitet in den Start-Industrien der zweiten Reihe und stellt feinere Waren her; besucht Zoo und Museum. Anwerben: { $recruit_cost }. Schichtende: { $shift_end_gold } Gold.
population-engineer =
    .text = Stellt die teuersten Waren her; besucht Zoo und Museum. Anwerben: { $recruit_cost }. Schichtende: { $shift_end_gold } Gold.
population-investor =
    .text = Arbeitet nicht, wird aber für große Industrien verlangt; besucht Zoo und Museum. Anwerben: { $recruit_cost }. Schichtende: { $shift_end_gold } Gold.
upgrade =
    .text = Kosten: { $cost }. Der Stein wird dort ausgetauscht, wo er ist; eine Karte gibt es nicht.
upgrade-upgrade_farmer_worker = Bauer → Arbeiter
upgrade-upgrade_worker_artisan = Arbeiter → Handwerker
upgrade-upgrade_artisan_engineer = Handwerker → Ingenieur
upgrade-upgrade_engineer_investor = Ingenieur → Investor
deck =
    .text = Jede ausgespielte Karte dieses Stapels bringt { $influence_points } EP.

## Spielteile: Ressourcen, Industrien, Werften, Schiffe

resource =
    .text = { $origin ->
        [new_world] Nur von Neue-Welt-Inseln, für { $price } Handels-Plättchen; nicht zu erhandeln.
       *[other] Kommt aus: { $structure_name }.
    }
workers-at = { $worker ->
        [farmer] Bauern
        [worker] Arbeiter
        [artisan] Handwerker
        [engineer] Ingenieure
       *[investor] Investoren
    }
start_industry =
    .text = { workers-at } stellen hier her: { $resource_name }. { places-to-work }; auf jeder Heimat-Insel aufgedruckt.
places-to-work = { $workplaces ->
        [one] 1 Arbeits-Platz
       *[other] { $workplaces } Arbeits-Plätze
    }
exhausted-as-well = { $cube ->
        [farmer] {" "}Erschöpfe außerdem einen Bauern.
        [worker] {" "}Erschöpfe außerdem einen Arbeiter.
        [artisan] {" "}Erschöpfe außerdem einen Handwerker.
        [engineer] {" "}Erschöpfe außerdem einen Ingenieur.
        [investor] {" "}Erschöpfe außerdem einen Investor.
       *[none] {""}
    }
industry =
    .text = { $units ->
        [0] Kostet nichts.
       *[other] Kosten: { $cost }.
    }{ exhausted-as-well } { workers-at } stellen hier her: { $resource_name }. { places-to-work }.{ $kind ->
        [alternative] {" "}Für dieselbe Ressource gibt es eine Start-Industrie.
       *[plain] {""}
    }
shipyard =
    .text = Kosten: { $cost }. Nur auf Küsten-Feldern. Baut je Aktion ein Schiff bis zur Stärke { $strength }.
ship =
    .text = Kosten: { $cost }. Nur auf Meeres-Feldern. Trägt { $strength } { $naval_type ->
        [trade] Handels-Plättchen.
       *[exploration] Erkundungs-Plättchen.
    }

## Spielteile: Inseln

old_world_island =
    .text = { $land ->
        [one] 1 Land-Feld
       *[other] { $land } Land-Felder
    }, { $coast ->
        [one] 1 Küsten-Feld
       *[other] { $coast } Küsten-Felder
    }, { $sea ->
        [one] 1 Meeres-Feld
       *[other] { $sea } Meeres-Felder
    }. { $bonus ->
        [cubes] Sofort, jeweils mit einer Karte: { $population_name }.
        [expeditions] Sofort: { $gain_expedition_cards ->
            [one] 1 Expeditions-Karte.
           *[other] { $gain_expedition_cards } Expeditions-Karten.
        }
       *[printed] Aufgedruckt: { $structure_name }.
    }
new_world_island =
    .text = Für je { $price } Handels-Plättchen: { $resource_name }. Hier wird nichts gebaut.

## Spielteile: Bevölkerungs-Karten

card =
    .text = Kosten: { $cost }{ card-tokens }. { $influence_points } EP. Einmal: { card-effect }
card-tokens = { $trade_tokens ->
        [0] {""}
       *[other] , { $trade_tokens } Handels-Plättchen
    }{ $exploration_tokens ->
        [0] {""}
       *[other] , { $exploration_tokens } Erkundungs-Plättchen
    }
card-effect = { $effect_kind ->
        [gain_population] { card-effect-cube } in sein Wohn-Viertel und ziehe eine Karte seines Stapels.
        [gain_naval_tokens] Du hast in diesem Zug { $effect_amount } { $effect_naval_type ->
            [trade] Handels-Plättchen mehr.
           *[exploration] Erkundungs-Plättchen mehr.
        }
        [gain_gold] Nimm { $effect_amount } Gold.
        [free_upgrade] { card-effect-upgrade } aufsteigen.
        [draw_expedition] { $effect_amount ->
            [one] Ziehe eine Expeditions-Karte.
           *[other] Ziehe { $effect_amount } Expeditions-Karten.
        }
       *[extra_action] { $effect_amount ->
            [one] Führe in diesem Zug eine weitere Aktion aus.
           *[other] Führe in diesem Zug { $effect_amount } weitere Aktionen aus.
        }
    }
card-effect-cube = { $effect_population ->
        [farmer] Nimm einen Bauern
        [worker] Nimm einen Arbeiter
        [artisan] Nimm einen Handwerker
        [engineer] Nimm einen Ingenieur
       *[investor] Nimm einen Investor
    }
card-effect-upgrade = { $effect_amount ->
        [one] { $effect_from ->
            [farmer] Lass kostenlos einen Bauern zum Arbeiter
            [worker] Lass kostenlos einen Arbeiter zum Handwerker
            [artisan] Lass kostenlos einen Handwerker zum Ingenieur
           *[engineer] Lass kostenlos einen Ingenieur zum Investor
        }
       *[other] { $effect_from ->
            [farmer] Lass kostenlos bis zu { $effect_amount } Bauern zu Arbeitern
            [worker] Lass kostenlos bis zu { $effect_amount } Arbeiter zu Handwerkern
            [artisan] Lass kostenlos bis zu { $effect_amount } Handwerker zu Ingenieuren
           *[engineer] Lass kostenlos bis zu { $effect_amount } Ingenieure zu Investoren
        }
    }

## Spielteile: Expeditions-Karten

expedition =
    .text = Tier: { $animal_points } EP mit { $animal_visitor ->
        [artisan] einem Handwerker
        [engineer] einem Ingenieur
       *[investor] einem Investor
    } als Besucher. Artefakt: { $artefact_points } EP mit { $artefact_visitor ->
        [artisan] einem Handwerker
        [engineer] einem Ingenieur
       *[investor] einem Investor
    } als Besucher.

## Spielteile: Auftrags-Karten

objective-alonso_graves =
    .text = Einmal im Zug: Erschöpfe { $pay_exploration_tokens } Erkundungs-Plättchen und zahle { $pay_gold } Gold, um eine weitere Aktion auszuführen.
objective-aarhant =
    .text = Einmal im Zug: Erschöpfe einen Investor aus dem Wohn-Viertel und nimm { $gain_gold } Gold.
objective-the_editor =
    .text = Einmal im Zug: Erschöpfe { $pay_exploration_tokens } Erkundungs-Plättchen und lege eine Handkarte unter ihren Stapel. Du ziehst keine neue.
objective-beryl_omara =
    .text = Immer, wenn du Handels-Plättchen zahlst, dürfen { $exploration_tokens_per_trade_token } Erkundungs-Plättchen eines davon ersetzen.
objective-zoo =
    .text = Wertung: { $points_per_visited } EP mehr für jedes deiner Tiere, das einen Besucher hat.
objective-museum =
    .text = Wertung: { $points_per_visited } EP mehr für jedes deiner Artefakte, das einen Besucher hat.
objective-pyrphorian =
    .text = Wertung: { $points_per_hand_card } EP für jede Karte, die du noch auf der Hand hast.
objective =
    .text = { $kind ->
        [industries] Wertung für Industrien, die auf deinen Inseln sichtbar sind; davor stehen ihre EP: { $industry_points }.
        [majority] Wertung: { $counts ->
            [workers] Die meisten Arbeiter
            [engineers] Die meisten Ingenieure
            [investors] Die meisten Investoren
            [expedition_cards] Die meisten Expeditions-Karten
           *[islands] Die meisten Inseln der Alten und der Neuen Welt zusammen
        } bringen { $first } EP, die zweitmeisten { $second } EP.
       *[islands] Wertung: { $points_per_island } EP für jede deiner { $counts ->
            [new_world_islands] Neue-Welt-Inseln.
           *[old_world_islands] Alte-Welt-Inseln.
        }
    }

## Namen der Felder auf dem einfachen Spielplan und im Terminal

board-round-number = Runde
board-end-trigger-round = Ende eingeläutet in Runde
board-fireworks = Feuerwerk
board-objective = Auftrags-Karten
board-supply = Allgemeiner Vorrat
board-cubes = Steine im Vorrat
board-pile-size = Karten in den Stapeln
board-expedition-pile-size = Expeditions-Karten im Stapel
board-old-world-left = Alte-Welt-Inseln im Stapel
board-new-world-left = Neue-Welt-Inseln im Stapel
board-actions-left = Aktionen übrig
board-bonus = Bonus
board-gold = Gold
board-hand = Hand
board-hand-size = Karten auf der Hand
board-hand-of-deck = Hand nach Stapeln
board-expedition = Expeditions-Karten
board-expeditions = Zahl der Expeditions-Karten
board-district = Wohn-Viertel
board-exhausted = Erschöpft
board-workplace = Arbeits-Plätze
board-built = Gebaut
board-tokens = Plättchen
board-tokens-exhausted = Erschöpfte Plättchen
board-old-world = Alte-Welt-Inseln
board-old-worlds = Zahl der Alte-Welt-Inseln
board-new-world = Neue-Welt-Inseln
board-new-worlds = Zahl der Neue-Welt-Inseln
board-resources = Ressourcen
board-cube = Stein
board-islands = Inseln
board-shows = zeigt
board-covered = überbaut
board-makes = stellt her
board-cards-in-hand = Handkarten
board-expedition-cards = Expeditions-Karten
board-tableau = Auslage der Spieler
board-open = offen
board-used = benutzt
board-cubes-owned = Eigene Steine
board-new-world-resources = Ressourcen der Neuen Welt
board-trade-prices = Handelspreise
board-exploration-prices = Erkundungspreise
board-missing-card-gold = Gold für fehlende Karten
board-visited-points = Punkte für Besuche
board-objective-points = Punkte für Auftrags-Karten
board-points = Punkte
board-structures = Bauwerke

## Warnungen

loss-builds-over = Was dort steht, wird überbaut und fällt weg.
loss-action-lapses = Du hast noch eine Aktion: Sie verfällt.
loss-tokens-lapse = Du hast noch Plättchen, die nur in diesem Zug gelten: Sie verfallen.
loss-gives-back = Du gibst etwas auf, das du gebaut hast.
