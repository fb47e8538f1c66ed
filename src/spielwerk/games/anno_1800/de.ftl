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
ask-build-field = { $token }: Auf welches Feld?
ask-pay-item = { $population_id ->
        [farmer] { $purchase }: Ein Bauer wird verlangt. Wessen Schicht endet?
        [worker] { $purchase }: Ein Arbeiter wird verlangt. Wessen Schicht endet?
        [artisan] { $purchase }: Ein Handwerker wird verlangt. Wessen Schicht endet?
        [engineer] { $purchase }: Ein Ingenieur wird verlangt. Wessen Schicht endet?
        [investor] { $purchase }: Ein Investor wird verlangt. Wessen Schicht endet?
       *[other] { $purchase }: Woher kommt die Ressource { $resource }?
    }
ask-pay-tokens = Wie viele der { $amount } Handels-Plättchen ersetzt du durch Erkundungs-Plättchen?
ask-play-card-choose = Welche Bevölkerungs-Karte spielst du aus?
ask-swap-menu = Welche Karte tauschst du aus (bis zu 3)?
ask-recruit-menu = Arbeitskraft erhöhen: Wen wirbst du an (bis zu 3)?
ask-upgrade-menu = Aufsteigen: Wer steigt auf (bis zu 3-mal)?
ask-upgrade-cube = { $upgrade }: Welcher Stein steigt auf?
ask-pay-missing-card = Für diesen Stein ({ $population }) gibt es keine Karte mehr. Zahlst du Gold und nimmst ihn?
ask-editor-card = Welche Handkarte legst du unter ihren Stapel?

## Möglichkeiten

option-expand = Insel ausbauen
option-play-card = Bevölkerungs-Karte ausspielen
option-swap-cards = Bevölkerungs-Karten austauschen
option-recruit = Arbeitskraft erhöhen
option-recruit-menu-recruit = Anwerben: { $population }
option-upgrade = Aufsteigen
option-upgrade-menu-upgrade = Aufsteigen lassen: { $population }
option-open-old-world = Alte Welt erschließen
option-explore-new-world = Neue Welt erkunden
option-take-expedition = Expeditions-Karten nehmen
option-festival = Stadtfest feiern
option-end-turn = Zug beenden
option-activate = Karte aktivieren: { $card }
option-objective = Auftrag nutzen: { $objective }
option-shift-end = Schichtende: { $population } ({ $place })
option-industry = Bauen: { $industry }
option-shipyard = Bauen: Werft der Stärke { $strength }
option-ship = Bauen: { $ship }
option-remove = Plättchen zurückgeben: { $field }
option-finish = Ausbau abschließen
option-field = { $field }
option-produce = Produzieren: { $field }
option-new-world = Von der Neuen Welt holen
option-new-world-beryl = Von der Neuen Welt holen{ replaced-tokens }
option-trade = Mit { $partner } handeln
option-trade-beryl = Mit { $partner } handeln{ replaced-tokens }
replaced-tokens = { $k ->
        [0] , nur mit Handels-Plättchen
       *[other] , { $k } Handels-Plättchen durch Erkundungs-Plättchen ersetzt
    }
option-beryl = { $k ->
        [0] Keines ersetzen
       *[other] { $k } ersetzen
    }
option-card = { $card }
option-done = Fertig
option-place = { $place }
option-stop = Keinen weiteren Aufstieg
option-yes = Gold zahlen und den Stein nehmen
option-no = Auf den Stein verzichten

## Was geschah

note-objective-in-play = Auftrags-Karte im Spiel: { $objective }.
note-round-begins = Runde { $number }.
note-last-round-begins = Runde { $number }, die letzte.
note-hands-drawn = Jeder zieht { $amount } Handkarten.
note-turn-begins = { $player } ist am Zug.
note-takes-action = { $player }: { $action }.
note-produced = { $player } produziert { $resource } ({ $population }, { $field }).
note-used-new-world = { $player } holt { $resource } von der Neuen Welt.
note-traded = { $player } erhandelt { $resource } von { $other }. { $other } erhält { $gold } Gold.
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
note-paid-for-missing-card = { $player } zahlt { $amount } Gold, weil der Stapel { $deck } leer ist.
note-built = { $player } baut: { $structure } ({ $field }).
note-covered = { $player } überbaut: { $structure }.
note-returned-token = { $player } gibt zurück: { $structure } ({ $field }).
note-pays-for-card = { $player } bezahlt die Karte { $card }.
note-played-card = { $player } spielt { $card } aus ({ $points } EP).
note-activated = { $player } aktiviert { $card }.
note-used-objective = { $player } nutzt den Auftrag { $objective }.
note-gained-gold = { $player } erhält { $amount } Gold.
note-gained-bonus-tokens = { $player } erhält für diesen Zug { $amount } { $naval }.
note-gained-action = { $player } hat { $amount ->
        [one] eine weitere Aktion.
       *[other] { $amount } weitere Aktionen.
    }
note-upgraded = { $player }: { $from_population } steigt zum { $to_population } auf ({ $place }).
note-swapped-cards = { $player } hat { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } ausgetauscht.
note-drew-from-deck = { $player } zieht eine Karte vom Stapel { $deck }.
note-drew-card = Du ziehst { $card }.
note-returned-to-deck = { $player } legt eine Karte unter den Stapel { $deck }.
note-returned-card = Du legst { $card } zurück.
note-drew-expeditions = { $player } nimmt { $amount ->
        [one] eine Expeditions-Karte.
       *[other] { $amount } Expeditions-Karten.
    }
note-drew-expedition = Du ziehst die Expeditions-Karte { $expedition }.
note-opened-old-world = { $player } erschließt die Alte Welt: { $old_world_island }.
note-explored-new-world = { $player } erkundet die Neue Welt: { $new_world_island }.
note-cube-not-in-supply = Im Vorrat ist kein { $population } mehr für { $player }.
note-cube-forgone = { $player } verzichtet auf { one-cube }.
note-end-triggered = { $player } hat keine Handkarte mehr und nimmt das Feuerwerks-Plättchen. Nach dieser Runde { $rounds ->
        [one] folgt noch eine.
       *[other] folgen noch { $rounds }.
    }
note-game-ends = Das Spiel ist zu Ende. Es wird gewertet.
note-expedition-shown = { $player } zeigt die Expeditions-Karte { $expedition }.
note-card-left-in-hand = { $player } hat noch { $card } auf der Hand.
note-scored = { $player } hat { $points } EP.

## Warum etwas nicht geht

refusal-no-action-left = Du hast in diesem Zug keine Aktion mehr.
refusal-action-first = Vor dem Ende des Zuges musst du eine Aktion ausführen.
refusal-nothing-to-build = Du kannst gerade nichts bauen und nichts zurückgeben.
refusal-no-card-payable = Du kannst keine Handkarte bezahlen.
refusal-no-card-to-swap = Die Stapel deiner Handkarten sind leer.
refusal-nobody-to-recruit = Du kannst gerade niemanden anwerben.
refusal-nobody-to-upgrade = Bei dir kann gerade niemand aufsteigen.
refusal-no-source = Diese Ressource bekommst du gerade nirgends: { $resource }.
refusal-not-enough-means = Steine, Arbeits-Plätze, Handels-Plättchen und Gold reichen zusammen nicht für alle Kosten.
refusal-not-enough-gold = Der Stapel ist leer, und für den Ersatz fehlt dir Gold.
refusal-not-enough-trade-tokens = Dir fehlen Handels-Plättchen.
refusal-not-enough-exploration-tokens = Dir fehlen Erkundungs-Plättchen.
refusal-shift-end-too-dear = Dieses Schichtende kostet { $needed } Gold; du hast { $have }.
refusal-effect-does-nothing = Der Effekt dieser Karte bewirkt jetzt nichts.
refusal-objective-used-already = Diesen Auftrag hast du in diesem Zug schon genutzt.
refusal-objective-too-dear = Du kannst diesen Auftrag nicht bezahlen.
refusal-no-hand-card = Du hast keine Handkarte.
refusal-traded-already = Diese Ressource hast du in diesem Zug schon erhandelt: { $resource }.
refusal-trade-too-dear = Das kostet { $needed } Handels-Plättchen; du hast { $have }.
refusal-workplaces-full = Beide Arbeits-Plätze sind besetzt.
refusal-no-cube-in-district = Im Wohn-Viertel ist niemand für diese Arbeit ({ $population }).
refusal-needed-elsewhere = Dann könntest du den Rest der Kosten nicht mehr bezahlen.
refusal-industry-owned = Diese Industrie hast du schon.
refusal-no-token-left = Auf dem Spielplan liegt kein solches Plättchen mehr.
refusal-no-shipyard-free = Du brauchst eine Werft mit Stärke { $needed } oder mehr, die in dieser Aktion noch kein Schiff gebaut hat.
refusal-built-just-now = Dieses Schiff hast du in dieser Aktion gebaut.
refusal-islands-complete = Du hast schon alle Inseln dieser Art, die erlaubt sind.
refusal-no-island-left = Es ist keine solche Insel mehr da.
refusal-lacks-exploration-tokens = Das kostet { $needed } Erkundungs-Plättchen; du hast { $have }.
refusal-no-expedition-left = Es gibt keine Expeditions-Karten mehr.
refusal-deck-empty = Der Stapel { $deck } ist leer.
refusal-no-cube-left = Im Vorrat ist kein solcher Stein mehr: { $population }.
refusal-no-cube-to-upgrade = Du hast keinen solchen Stein: { $population }.

## Wörter

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
choice-objective-1-alonso-graves = Alonso Graves
choice-objective-1-aarhant = Aarhant
choice-objective-1-the-editor = Der Redakteur
choice-objective-1-beryl-omara = Beryl O'Mara
choice-objective-1-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-1-eli-bleakworth = Eli Bleakworth
choice-objective-1-the-queen = Die Königin
choice-objective-1-edvard-goode = Edvard Goode
choice-objective-1-willie-wibblesock = Willie Wibblesock
choice-objective-1-princess-qing = Prinzessin Qing
choice-objective-1-hannah-goode = Hannah Goode
choice-objective-1-university = Universität
choice-objective-1-worlds-fair = Weltausstellung
choice-objective-1-madame-kahina = Madame Kahina
choice-objective-1-the-tourist = Der Tourist
choice-objective-1-zoo = Zoo
choice-objective-1-museum = Museum
choice-objective-1-pyrphorian = Der Pyrphorier
choice-objective-1-isabel-sarmento = Isabel Sarmento
choice-objective-1-sir-archibald-blake = Sir Archibald Blake
choice-objective-2 = 2. selbst gewählte Auftrags-Karte
choice-objective-2-alonso-graves = Alonso Graves
choice-objective-2-aarhant = Aarhant
choice-objective-2-the-editor = Der Redakteur
choice-objective-2-beryl-omara = Beryl O'Mara
choice-objective-2-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-2-eli-bleakworth = Eli Bleakworth
choice-objective-2-the-queen = Die Königin
choice-objective-2-edvard-goode = Edvard Goode
choice-objective-2-willie-wibblesock = Willie Wibblesock
choice-objective-2-princess-qing = Prinzessin Qing
choice-objective-2-hannah-goode = Hannah Goode
choice-objective-2-university = Universität
choice-objective-2-worlds-fair = Weltausstellung
choice-objective-2-madame-kahina = Madame Kahina
choice-objective-2-the-tourist = Der Tourist
choice-objective-2-zoo = Zoo
choice-objective-2-museum = Museum
choice-objective-2-pyrphorian = Der Pyrphorier
choice-objective-2-isabel-sarmento = Isabel Sarmento
choice-objective-2-sir-archibald-blake = Sir Archibald Blake
choice-objective-3 = 3. selbst gewählte Auftrags-Karte
choice-objective-3-alonso-graves = Alonso Graves
choice-objective-3-aarhant = Aarhant
choice-objective-3-the-editor = Der Redakteur
choice-objective-3-beryl-omara = Beryl O'Mara
choice-objective-3-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-3-eli-bleakworth = Eli Bleakworth
choice-objective-3-the-queen = Die Königin
choice-objective-3-edvard-goode = Edvard Goode
choice-objective-3-willie-wibblesock = Willie Wibblesock
choice-objective-3-princess-qing = Prinzessin Qing
choice-objective-3-hannah-goode = Hannah Goode
choice-objective-3-university = Universität
choice-objective-3-worlds-fair = Weltausstellung
choice-objective-3-madame-kahina = Madame Kahina
choice-objective-3-the-tourist = Der Tourist
choice-objective-3-zoo = Zoo
choice-objective-3-museum = Museum
choice-objective-3-pyrphorian = Der Pyrphorier
choice-objective-3-isabel-sarmento = Isabel Sarmento
choice-objective-3-sir-archibald-blake = Sir Archibald Blake
choice-objective-4 = 4. selbst gewählte Auftrags-Karte
choice-objective-4-alonso-graves = Alonso Graves
choice-objective-4-aarhant = Aarhant
choice-objective-4-the-editor = Der Redakteur
choice-objective-4-beryl-omara = Beryl O'Mara
choice-objective-4-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-4-eli-bleakworth = Eli Bleakworth
choice-objective-4-the-queen = Die Königin
choice-objective-4-edvard-goode = Edvard Goode
choice-objective-4-willie-wibblesock = Willie Wibblesock
choice-objective-4-princess-qing = Prinzessin Qing
choice-objective-4-hannah-goode = Hannah Goode
choice-objective-4-university = Universität
choice-objective-4-worlds-fair = Weltausstellung
choice-objective-4-madame-kahina = Madame Kahina
choice-objective-4-the-tourist = Der Tourist
choice-objective-4-zoo = Zoo
choice-objective-4-museum = Museum
choice-objective-4-pyrphorian = Der Pyrphorier
choice-objective-4-isabel-sarmento = Isabel Sarmento
choice-objective-4-sir-archibald-blake = Sir Archibald Blake
choice-objective-5 = 5. selbst gewählte Auftrags-Karte
choice-objective-5-alonso-graves = Alonso Graves
choice-objective-5-aarhant = Aarhant
choice-objective-5-the-editor = Der Redakteur
choice-objective-5-beryl-omara = Beryl O'Mara
choice-objective-5-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-5-eli-bleakworth = Eli Bleakworth
choice-objective-5-the-queen = Die Königin
choice-objective-5-edvard-goode = Edvard Goode
choice-objective-5-willie-wibblesock = Willie Wibblesock
choice-objective-5-princess-qing = Prinzessin Qing
choice-objective-5-hannah-goode = Hannah Goode
choice-objective-5-university = Universität
choice-objective-5-worlds-fair = Weltausstellung
choice-objective-5-madame-kahina = Madame Kahina
choice-objective-5-the-tourist = Der Tourist
choice-objective-5-zoo = Zoo
choice-objective-5-museum = Museum
choice-objective-5-pyrphorian = Der Pyrphorier
choice-objective-5-isabel-sarmento = Isabel Sarmento
choice-objective-5-sir-archibald-blake = Sir Archibald Blake

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
    .text = { workers-at } stellen hier her: { $resource_name }. { $workplaces } Arbeits-Plätze; auf jeder Heimat-Insel aufgedruckt.
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
    }{ exhausted-as-well } { workers-at } stellen hier her: { $resource_name }. { $workplaces } Arbeits-Plätze.{ $kind ->
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
    .text = { $land } Land-Felder, { $coast } Küsten-Felder, { $sea } Meeres-Felder. { $bonus ->
        [cubes] Sofort, jeweils mit einer Karte: { $population_name }.
        [expeditions] Sofort: { $gain_expedition_cards } Expeditions-Karten.
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
