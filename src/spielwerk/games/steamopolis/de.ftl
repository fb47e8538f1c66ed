# Alle deutschen Texte von Steamopolis. Namen von Stadtteilen, Maschinen und Charakteren stehen in data.toml.

game-name = Steamopolis
game-tagline = Steige mit deinem Luftschiff auf, baue eine Maschine voller Kessel und werde Bürgermeister der Stadt des Dampfes.
game-aid =
    Dein Zug ist genau eine von drei Aktionen. Vorher bewegen sich deine Drucksteine mit Pfeil je einmal.

    Dampf machen: Erhöhe den Druck um die Zahl deiner Kessel (2 feste und alle auf deinen Plättchen).
    1 Ziel festlegen: Setze einen Druckstein auf einen freien Stadtteil, dessen Ebene höchstens seinem Druckwert entspricht. Vorher darfst du Druck Schritt für Schritt in den Maschinenraum leiten und deine Maschinen aktivieren.
    Alle Ziele anfliegen: Nimm deine Drucksteine in beliebiger Reihenfolge zurück. An jedem Halt: Passagier absetzen oder aufnehmen, dann den Stadtteil nutzen oder auf dem Markt der Ebene kaufen, dann einlagern.

    Ein bewegter Druckstein springt auf das nächste freie Feld rechts; besetzte Felder überspringt er.
    Kauf als Maschine: Ressourcen, ab Rang 1 eine Maschine aus deinem Maschinenraum; bringt die Stimmpunkte des Marktes.
    Kauf als Banner: Ressourcen und 1 Druckstein. Lila zählt deine Banner, Orange deine Plättchen im Maschinenraum, Blau deine Passagierplättchen.
    Ab Rang 2 dürfen die anderen Schmarotzer bei dir platzieren. Sie nutzen den Effekt mit, sobald du ihn auslöst.

    Das Ende kommt mit der dritten Statue (3 Stimmpunkte) oder dem letzten Passagierplättchen: Die Runde wird beendet, dann hat jeder einen finalen Zug mit allen drei Aktionen.

# ---------------------------------------------------------------- Auswahl beim Eröffnen

choice-beginner-characters = Charaktere für Einsteiger
choice-beginner-characters-false = Alle acht Charaktere
choice-beginner-characters-true = Ohne die Charaktere 5, 11 und 15
choice-solo-difficulty = Schwierigkeit des Solospiels
choice-solo-difficulty-easy = Leicht (5 Stimmpunkte zu Beginn)
choice-solo-difficulty-normal = Normal (4 Stimmpunkte zu Beginn)
choice-solo-difficulty-hard = Schwer (3 Stimmpunkte zu Beginn)
choice-solo-difficulty-expert = Experte (2 Stimmpunkte zu Beginn)

# ---------------------------------------------------------------- Mengen, die andere Texte einsetzen

amount-of-resource =
    { $resource_id ->
        [cog] { $amount ->
            [one] 1 Zahnrad
           *[other] { $amount } Zahnräder
        }
       *[crystal] { $amount ->
            [one] 1 Kristall
           *[other] { $amount } Kristalle
        }
    }
cogs-and-crystals =
    { $cogs ->
        [0] { only-crystals }
        [one] 1 Zahnrad{ and-crystals }
       *[other] { $cogs } Zahnräder{ and-crystals }
    }
only-crystals =
    { $crystals ->
        [0] nichts
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }
and-crystals =
    { $crystals ->
        [0] { "" }
        [one] { " und 1 Kristall" }
       *[other] { " und " }{ $crystals } Kristalle
    }
vote-points =
    { $points ->
        [0] keine Stimmpunkte
        [one] 1 Stimmpunkt
       *[other] { $points } Stimmpunkte
    }
passenger-accusative =
    { $passenger_id ->
        [banker] den Bankier
       *[stoker] die Heizerin
    }

# ---------------------------------------------------------------- Fragen

ask-setup-start-side = Startmaschine „{ $start_machine }“: Welche Seite nutzt du?
ask-setup-place-start-machine = Wo baust du „{ $tile }“ ein?
ask-setup-place-capacity = Wo baust du dein Kapazitätsplättchen ein?
ask-move-arrow-stone = Welchen Druckstein mit Pfeil bewegst du als Nächstes?
ask-choose-action =
    { $endangered ->
        [0] Welche Aktion führst du aus?
       *[other] Welche Aktion führst du aus? Vorsicht: „Dampf machen“ und „Alle Ziele anfliegen“ kosten deinen letzten Stimmpunkt, und damit ist das Spiel verloren.
    }
ask-raise-pressure =
    { $left ->
        [one] „{ $source }“: Welchen Druckstein bewegst du?
       *[other] „{ $source }“: Welchen Druckstein bewegst du? Noch { $left } Schritte.
    }
ask-choose-stone = Welchen Druckstein setzt du ein?
ask-route-stone = Druckwert { $value }: Wo setzt du den Druckstein ein, oder leitest du Druck in die Maschine?
ask-choose-next-stop = Welches Ziel fliegst du als Nächstes an?
ask-discard-bonus-marker = Die Druckanzeige ist voll. Welchen Bonusmarker legst du ab, um Platz für den Druckstein zu schaffen?
ask-pick-up-passenger =
    { $passenger_id ->
        [banker] Nimmst du den Bankier mit? Er will auf Ebene { $level }.
       *[stoker] Nimmst du die Heizerin mit? Sie will auf Ebene { $level }.
    }
ask-choose-stop-use = Halt „{ $district }“: Was tust du hier?
ask-choose-alternative = „{ $district }“: Welchen Effekt nutzt du?
ask-use-block = Nutzt du „{ $source }“ ({ $block })?
ask-pay-cost = „{ $source }“ kostet { cogs-and-crystals }. Welche Rabatte nutzt du?
ask-choose-resources =
    { $amount ->
        [one] „{ $source }“: Welche Ressource nimmst du?
       *[other] „{ $source }“: Welche { $amount } Ressourcen nimmst du?
    }
ask-fill-storage = „{ $source }“: Was liegt danach auf deinen Lagerplätzen?
ask-store-resources = Du hast mehr Ressourcen als Lagerplätze. Was behältst du?
ask-choose-sponsor-side = „{ $source }“: Mit welcher Seite liegt dein neuer Sponsor oben?
ask-choose-gala-kind = „{ $source }“: Um welche Spenden bittest du auf deiner Spendengala?
ask-place-capacity-tile = „{ $source }“: Wo legst du das Kapazitätsplättchen hin?
ask-peek-tile = „{ $source }“: Welches verdeckte Plättchen schaust du dir an?
ask-flip-sponsor = „{ $source }“: Welchen Sponsor wendest du?
ask-turn-arrow-stone =
    { $left ->
        [one] „{ $source }“: Welchen Druckstein drehst du auf die Pfeilseite?
       *[other] „{ $source }“: Welchen Druckstein drehst du auf die Pfeilseite? Noch { $left } Drucksteine.
    }
ask-advance-base-pressure =
    { $fate ->
        [0] „{ $source }“: Schiebst du deinen Basisdruckmarker auf { $field }?
        [1] „{ $source }“: Schiebst du deinen Basisdruckmarker auf { $field }? Der Druckstein dort rückt weiter.
        [2] „{ $source }“: Schiebst du deinen Basisdruckmarker auf { $field }? Der Druckstein dort kann nicht ausweichen und geht in deinen Vorrat zurück.
       *[3] „{ $source }“: Schiebst du deinen Basisdruckmarker auf { $field }? Der Bonusmarker dort kommt in die Schachtel.
    }
ask-move-stone-to-8 = „{ $source }“: Setzt du den zurückgenommenen Druckstein von { $field } auf Feld 8?
ask-choose-other-district = „{ $source }“: Welchen anderen Stadtteil nutzt du?
ask-boost-stone = „{ $source }“: Welchen Druckstein bewegst du bis zu { $most }-mal?
ask-boost-amount = „{ $source }“: Wie oft bewegst du den Druckstein auf { $field }?
ask-choose-purchase = „{ $source }“: Welches offene Plättchen kaufst du?
ask-scrap-machine = „{ $source }“ kostet dich ein Plättchen: Welches baust du aus?
ask-install-machine = Wo baust du „{ $tile }“ ein?
ask-give-stone = „{ $source }“ kostet dich einen Druckstein: Welchen legst du in deinen Vorrat zurück?
ask-buy-bonus-marker = Welchen Bonusmarker kaufst du?
ask-place-bonus-marker = Wohin legst du den Bonusmarker { $number }?
ask-choose-parasite =
    { $left ->
        [one] „{ $source }“: Welchen Schmarotzer platzierst oder bewegst du?
       *[other] „{ $source }“: Welchen Schmarotzer platzierst oder bewegst du? Noch { $left } Schmarotzer.
    }
ask-place-parasite =
    { $activate ->
        [0] „{ $source }“: Wohin setzt du den Schmarotzer?
       *[other] „{ $source }“: Wohin setzt du den Schmarotzer? Du nutzt den Effekt sofort.
    }
ask-activate-parasite =
    { $left ->
        [one] „{ $source }“: Welchen Schmarotzer aktivierst du, ohne ihn zurückzunehmen?
       *[other] „{ $source }“: Welchen Schmarotzer aktivierst du, ohne ihn zurückzunehmen? Noch { $left } Schmarotzer.
    }
ask-shake-off-parasite = „{ $source }“: Welchen gegnerischen Schmarotzer schüttelst du ab?
ask-answer-place-parasite = { $host } lockt mit „{ $source }“ Schmarotzer an. Platzierst du dort einen?
ask-final-step =
    { $action_id ->
        [set_destination] Finaler Zug: Legst du 1 Ziel fest?
        [steam] { $endangered ->
            [0] Finaler Zug: Machst du Dampf?
           *[other] Finaler Zug: Machst du Dampf? Vorsicht: Das kostet deinen letzten Stimmpunkt, und damit ist das Spiel verloren.
        }
       *[fly] { $endangered ->
            [0] Finaler Zug: Fliegst du alle Ziele an?
           *[other] Finaler Zug: Fliegst du alle Ziele an? Vorsicht: Das kostet deinen letzten Stimmpunkt, und damit ist das Spiel verloren.
        }
    }
ask-solo-activate-effect = „{ $source }“: Welchen Effekt auf einer Zielebene der Passagiere nutzt du?
ask-solo-use-removed-effect = Nimmst du einen Schmarotzer zurück und nutzt den Effekt eines entfernten Plättchens?
ask-shake-off-all = „{ $source }“: Schüttelst du alle gegnerischen Schmarotzer ab?

# ---------------------------------------------------------------- Optionen

option-stone = Druckstein: { $place }
option-raise-pressure-stone = Druckstein bewegen: { $place } → { $to_field }
option-move-arrow-stone-stone = { option-raise-pressure-stone }
option-choose-stone-stone = Druckstein einsetzen: { $place }
option-boost-stone-stone = Druckstein bewegen: { $place }
option-give-stone-stone = Druckstein abgeben: { $place }
option-turn-arrow-stone-stone = Druckstein auf die Pfeilseite drehen: { $place }
option-discard-marker = Bonusmarker ablegen: { $field }
option-position = Einbauen: { $position }
option-install-machine-position =
    { $taken ->
        [0] Einbauen: { $position }
       *[other] Einbauen: { $position }; „{ $tile }“ wird ausgebaut
    }
option-place-capacity-tile-position =
    { $taken ->
        [0] Einbauen: { $position }
       *[other] Einbauen: { $position }; „{ $tile }“ kommt aus dem Spiel
    }
option-scrap = „{ $tile }“ ausbauen ({ $position })
option-buy-machine =
    { $scraps ->
        [0] Als Maschine kaufen: „{ $tile }“ ({ $market }) für { cogs-and-crystals }; bringt { vote-points }
       *[other] Als Maschine kaufen: „{ $tile }“ ({ $market }) für { cogs-and-crystals } und 1 Plättchen aus deinem Maschinenraum; bringt { vote-points }
    }
option-buy-banner = Als Banner kaufen: „{ $tile }“ ({ $market }) für { cogs-and-crystals } und 1 Druckstein; bringt { vote-points }
option-keep = Behalten: { cogs-and-crystals }
option-fill-storage-keep = Im Lager danach: { cogs-and-crystals }
option-take = Nehmen: { cogs-and-crystals }
option-slot = Platzieren bei { $host }: „{ $tile }“ ({ $position }), { $effect }
option-parasite = Schmarotzer bei { $host }: „{ $tile }“ ({ $position }), { $effect }
option-shake-off-parasite-parasite = Schmarotzer von { $host }: „{ $tile }“ ({ $position }), { $effect }
option-crystal = Kristall
option-cog = Zahnrad
option-choose-sponsor-side-crystal = Kristallseite: zahlt als Nächstes 1 Kristall
option-choose-sponsor-side-cog = Zahnradseite: zahlt als Nächstes 1 Zahnrad
option-choose-gala-kind-crystal = Kristalle: zahlt einmal bis zu 2 Kristalle
option-choose-gala-kind-cog = Zahnräder: zahlt einmal bis zu 2 Zahnräder
option-yes = Ja
option-no = Nein
option-pick-up-passenger-yes = Mitnehmen
option-pick-up-passenger-no = Nicht mitnehmen
option-use-block-yes = Nutzen
option-use-block-no = Verzichten
option-move-stone-to-8-yes = Auf Feld 8 setzen
option-move-stone-to-8-no = Liegen lassen
option-advance-base-pressure-yes = Weiterschieben
option-advance-base-pressure-no = Nicht weiterschieben
option-shake-off-all-yes = Alle abschütteln
option-shake-off-all-no = Keinen abschütteln
option-decline = Verzichten
option-stop = Aufhören
option-buy-bonus-marker-stop = Keinen weiteren kaufen
option-skip = Halt ungenutzt lassen
option-final-step-skip = „{ $action }“ auslassen
option-final-step-do = „{ $action }“ ausführen
option-pass = Keinen Schmarotzer platzieren
option-pay-none = Ohne Rabatt: { cogs-and-crystals }
option-pay-sponsor-crystal = Sponsor (Kristall); Rest: { cogs-and-crystals }
option-pay-sponsor-cog = Sponsor (Zahnrad); Rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-crystal = Zwei Sponsoren (Kristall); Rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-cog = Zwei Sponsoren (Kristall und Zahnrad); Rest: { cogs-and-crystals }
option-pay-sponsor-cog-sponsor-cog = Zwei Sponsoren (Zahnrad); Rest: { cogs-and-crystals }
option-pay-gala = Spendengala; Rest: { cogs-and-crystals }
option-pay-sponsor-crystal-gala = Sponsor (Kristall) und Spendengala; Rest: { cogs-and-crystals }
option-pay-sponsor-cog-gala = Sponsor (Zahnrad) und Spendengala; Rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-crystal-gala = Zwei Sponsoren (Kristall) und Spendengala; Rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-cog-gala = Zwei Sponsoren (Kristall und Zahnrad) und Spendengala; Rest: { cogs-and-crystals }
option-pay-sponsor-cog-sponsor-cog-gala = Zwei Sponsoren (Zahnrad) und Spendengala; Rest: { cogs-and-crystals }
option-peek = { $market }: Rang { $rank }, Banner { $banner }
option-marker = Bonusmarker { $number } ({ $row }) für { amount-of-resource }; bringt { vote-points }
option-field = Auf { $field } legen
option-box = In die Schachtel legen
option-use = Effekt nutzen
option-solo-activate-effect-use = { $market }: „{ $tile }“, { $effect }
option-solo-use-removed-effect-use = „{ $tile }“: { $effect }
option-none = Keinen Effekt nutzen
option-done = Keinen Schmarotzer mehr zurücknehmen
option-dock = Schmarotzer vom Ladefeld
option-flip = Sponsor wenden; sichtbare Seite: { $resource }
option-place = Einsetzen: „{ $district }“ (Ebene { $level })
option-descend =
    { $taken ->
        [0] Druck in die Maschine leiten: { $position } (leer), Druckwert { $value }
       *[other] Druck in die Maschine leiten: { $position } („{ $tile }“), Druckwert { $value }
    }
option-alternative = { $alternative }
option-choose-alternative-alternative =
    { $district_id ->
        [l7_left] { $lower ->
            [0] Beliebig viele Schmarotzer platzieren oder bewegen
           *[other] Beliebig viele Schmarotzer aktivieren, ohne sie zurückzunehmen
        }
        [l8_right] { $lower ->
            [0] 1 Stimmpunkt, dann ein anderer Stadtteil
           *[other] 1 Druckstein für 4 Stimmpunkte
        }
       *[other] { $alternative }
    }
option-district = Stadtteil „{ $district }“ nutzen
option-choose-other-district-district = Nutzen: „{ $district }“ (Ebene { $level })
option-visit = Anfliegen: „{ $district }“ (Ebene { $level })
option-buy-bonus = Bonusmarker kaufen
option-amount =
    { $boost ->
        [one] Einmal
       *[other] { $boost }-mal
    }
option-steam =
    { $loss ->
        [0] Dampf machen: Druck +{ $amount }
        [one] Dampf machen: Druck +{ $amount }, −1 Stimmpunkt
       *[other] Dampf machen: Druck +{ $amount }, −{ $loss } Stimmpunkte
    }
option-set-destination = 1 Ziel festlegen
option-fly =
    { $loss ->
        [0] Alle Ziele anfliegen: { destination-count }
        [one] Alle Ziele anfliegen: { destination-count }, −1 Stimmpunkt
       *[other] Alle Ziele anfliegen: { destination-count }, −{ $loss } Stimmpunkte
    }
destination-count =
    { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
option-do = Ausführen
option-front = Vorderseite
option-back = Rückseite (Standardkessel)

# ---------------------------------------------------------------- Protokoll

note-drew-character = { $player } spielt „{ $character }“.
note-starts = { $player } beginnt.
note-character-effects = { $player } führt die Effekte des Charakters „{ $character }“ aus.
note-round-begins = Runde { $number } beginnt.
note-rounds-used-up = Nach Runde { $number } ist Schluss: Das Spielende wird eingeleitet, auch ohne dritte Statue.
note-final-round-begins = Die finale Runde beginnt.
note-turn-begins = { $player } ist am Zug.
note-makes-steam = { $player } macht Dampf: Druck +{ $amount }.
note-final-action-skipped = { $player } lässt „{ $action }“ aus.
note-final-action-impossible =
    { $action_id ->
        [steam] { $player } kann keinen Dampf machen: Kein Druckstein auf der Druckanzeige kann sich bewegen.
        [set_destination] { $player } kann kein Ziel festlegen: Kein Druckstein auf der Druckanzeige erreicht einen freien Stadtteil.
       *[fly] { $player } kann nichts anfliegen: Auf dem Spielplan liegt kein eigener Druckstein.
    }
note-stone-moved = { $player } bewegt einen Druckstein: { $from_field } → { $to_field }.
note-stone-returned = { $player } legt einen Druckstein auf { $field }.
note-no-room-for-stone = Auf der Druckanzeige von { $player } ist kein Platz: Der Druckstein geht in den Vorrat zurück.
note-stone-pushed-off = Der Druckstein von { $player } auf { $field } kann nicht ausweichen und geht in den Vorrat zurück.
note-marker-discarded = { $player } legt einen Bonusmarker ab: { $field }.
note-pressure-lost =
    { $amount ->
        [one] Kein Druckstein von { $player } kann sich mehr bewegen: 1 Schritt Druck verfällt.
       *[other] Kein Druckstein von { $player } kann sich mehr bewegen: { $amount } Schritte Druck verfallen.
    }
note-pressure-declined =
    { $amount ->
        [one] { $player } verzichtet bei „{ $source }“ auf 1 Schritt Druck.
       *[other] { $player } verzichtet bei „{ $source }“ auf { $amount } Schritte Druck.
    }
note-arrows-stuck =
    { $count ->
        [one] 1 Druckstein mit Pfeil von { $player } kann sich nicht bewegen.
       *[other] { $count } Drucksteine mit Pfeil von { $player } können sich nicht bewegen.
    }
note-base-advanced = { $player } schiebt den Basisdruckmarker auf { $field }.
note-arrow-turned = { $player } dreht einen Druckstein auf die Pfeilseite: { $place }.
note-discharged = Statische Entladung: Der Druckstein von { $player } auf { $field } verliert seinen Pfeil.
note-stone-chosen = { $player } nimmt den Druckstein von { $field }.
note-descended = { $player } leitet Druck in die Maschine: { $position }, Druckwert { $value }.
note-destination-set = { $player } legt ein Ziel fest: „{ $district }“.
note-took-off = { $player } fliegt alle Ziele an.
note-arrived = { $player } macht halt: „{ $district }“.
note-stop-skipped = { $player } lässt den Halt „{ $district }“ ungenutzt.
note-district-used = { $player } nutzt den Stadtteil „{ $district }“.
note-alternative-chosen = { $player } wählt bei „{ $district }“: { $alternative }.
note-waits-for-end-of-turn = Der Effekt von „{ $district }“ folgt am Ende des Zuges.
note-block-used = { $player } nutzt „{ $source }“: { $block }.
note-lapsed = „{ $source }“ bringt { $player } nichts: { $lapse }.
note-gained = { $player } erhält { amount-of-resource }.
note-supply-short = Im Vorrat fehlt für { $player }: { amount-of-resource }.
note-supply-too-small =
    { $amount ->
        [one] Der Vorrat ist leer: { $player } erhält 1 Ressource weniger.
       *[other] Der Vorrat ist leer: { $player } erhält { $amount } Ressourcen weniger.
    }
note-returned = { $player } legt { amount-of-resource } in den Vorrat zurück.
note-paid = { $player } zahlt { amount-of-resource }.
note-sponsor-paid =
    { $resource_id ->
        [cog] Der Sponsor von { $player } zahlt 1 Zahnrad und wird gewendet.
       *[crystal] Der Sponsor von { $player } zahlt 1 Kristall und wird gewendet.
    }
note-gala-paid =
    { $resource_id ->
        [cog] { $player } löst die Spendengala für Zahnräder ein.
       *[crystal] { $player } löst die Spendengala für Kristalle ein.
    }
note-gave-stone = { $player } gibt einen Druckstein ab: { $field }.
note-sponsor-gained = { $player } gewinnt einen Sponsor; sichtbare Seite: { $resource }.
note-sponsor-flipped = { $player } wendet einen Sponsor; bisher sichtbare Seite: { $resource }.
note-gala-gained =
    { $resource_id ->
        [cog] { $player } ruft eine Spendengala für Zahnräder aus.
       *[crystal] { $player } ruft eine Spendengala für Kristalle aus.
    }
note-machine-activated = { $player } aktiviert „{ $tile }“.
note-passive-effect = Der passive Effekt von „{ $tile }“ bei { $player } löst aus.
note-parasite-profits =
    { $effect_id ->
        [activation] { $player } nutzt den Aktivierungseffekt von „{ $tile }“ durch einen Schmarotzer.
       *[passive] { $player } nutzt den passiven Effekt von „{ $tile }“ durch einen Schmarotzer.
    }
note-tile-removed = { $player } entfernt „{ $tile }“ ({ $position }).
note-tile-installed = { $player } baut „{ $tile }“ ein: { $position }.
note-machine-bought = { $player } kauft „{ $tile }“ als Maschine ({ $market }).
note-banner-bought = { $player } kauft „{ $tile }“ als Banner ({ $banner }, { $market }).
note-tile-revealed = { $market }: „{ $tile }“ wird aufgedeckt.
note-looked = { $player } schaut sich ein verdecktes Plättchen an: { $market }, Rang { $rank }.
note-saw = Gesehen: Auf Rang { $rank } liegt „{ $tile }“ ({ $market }).
note-marker-bought = { $player } kauft den Bonusmarker { $number } ({ $row }).
note-marker-laid = { $player } legt einen Bonusmarker auf { $field }.
note-marker-boxed = Der Bonusmarker { $number } von { $player } geht in die Schachtel.
note-parasite-placed = { $player } platziert einen Schmarotzer bei { $host }: „{ $tile }“, { $effect }.
note-parasite-moved = { $player } bewegt einen Schmarotzer: { $from_host }, „{ $from_tile }“, { $from_effect } → { $to_host }, „{ $to_tile }“, { $to_effect }.
note-parasite-went-home = Ein Schmarotzer von { $owner } kehrt zurück, bisher bei { $host }: „{ $tile }“, { $effect }.
note-parasites-shaken-off = { $player } schüttelt alle gegnerischen Schmarotzer ab.
note-picked-up = { $player } nimmt { passenger-accusative } mit. Ziel: Ebene { $level }.
note-stays-behind =
    { $passenger_id ->
        [banker] Der Bankier kann nicht mit: Er will auf Ebene { $level }, und dort liegt kein weiterer Druckstein von { $player }.
       *[stoker] Die Heizerin kann nicht mit: Sie will auf Ebene { $level }, und dort liegt kein weiterer Druckstein von { $player }.
    }
note-got-off = { $player } setzt { passenger-accusative } auf Ebene { $level } ab.
note-took-passenger-tile = { $player } erhält: { $passenger_tile }.
note-passenger-tile-revealed = Aufgedeckt: { $passenger_tile }.
note-passenger-stack-empty = Es ist kein Passagierplättchen mehr da; die aufgedruckten Ziele gelten.
note-statue-raised =
    { $count ->
        [one] { $market } ist leer: Die erste Statue steht auf der Turmspitze.
       *[other] { $market } ist leer: { $count } Statuen stehen auf der Turmspitze.
    }
note-end-comes = Das Spielende ist eingeleitet.
note-game-ends = Das Spiel ist zu Ende.
note-scored = { $player } erhält { vote-points } ({ $category }).
note-time-passed = Zeitdruck: { $player } verliert { vote-points }.
note-solo-lost = { $player } hat keinen Stimmpunkt mehr: Das Solospiel ist verloren.
note-rated =
    { $points ->
        [one] { $player } gewinnt das Solospiel mit 1 Stimmpunkt: „{ $rating }“.{ votes-to-next-rating }
       *[other] { $player } gewinnt das Solospiel mit { $points } Stimmpunkten: „{ $rating }“.{ votes-to-next-rating }
    }
votes-to-next-rating =
    { $missing ->
        [0] { "" }
        [one] { " Zu „" }{ $next_rating }{ "“ fehlt 1 Stimmpunkt." }
       *[other] { " Zu „" }{ $next_rating }{ "“ fehlen " }{ $missing } Stimmpunkte.
    }
note-parasite-at-stack = { $player } legt einen Schmarotzer neben den Passagierstapel.
note-parasite-came-back = { $player } nimmt einen Schmarotzer vom Passagierstapel zurück.
note-shadow-cast = Der Schatten besetzt „{ $district }“.
note-tile-removed-by-shadow = Der Schatten entfernt „{ $tile }“ ({ $market }).
note-marker-removed-by-shadow = Der Schatten entfernt den vordersten Bonusmarker ({ $row }).
note-passenger-tile-removed = Der Schatten entfernt: { $passenger_tile }.

# ---------------------------------------------------------------- Warum etwas nicht geht

refusal-gauge-empty = Auf deiner Druckanzeige liegt kein Druckstein.
refusal-no-stone-can-move = Kein Druckstein auf deiner Druckanzeige kann sich bewegen.
refusal-no-stone-can-be-placed = Kein Druckstein auf deiner Druckanzeige erreicht einen freien Stadtteil.
refusal-no-stone-on-board = Du hast keinen Druckstein auf dem Spielplan.
refusal-no-free-field = Rechts von { $field } ist kein Feld mehr frei.
refusal-not-on-gauge = Dieser Druckstein liegt nicht auf der Druckanzeige: { $place }.
refusal-not-in-the-way = Der Bonusmarker auf { $field } steht hier keinem Druckstein im Weg.
refusal-must-move = Solange sich ein Druckstein bewegen kann, musst du bewegen.
refusal-shows-arrow = Dieser Druckstein zeigt schon seinen Pfeil: { $place }.
refusal-shows-no-arrow = Dieser Druckstein zeigt keinen Pfeil: { $place }.
refusal-moved-in-this-turn = Dieser Druckstein hat sich in diesem Zug schon bewegt: { $place }.
refusal-moves-no-further =
    { $possible ->
        [one] Der Druckstein kann nur einmal bewegt werden.
       *[other] Der Druckstein kann nur { $possible }-mal bewegt werden.
    }
refusal-no-district-in-reach = Mit Druckwert { $value } erreichst du keinen freien Stadtteil.
refusal-district-occupied = „{ $district }“ ist besetzt: Druckstein von { $owner }.
refusal-own-stone-there = „{ $district }“ ist besetzt: Dort liegt schon ein eigener Druckstein.
refusal-shadow-there = „{ $district }“ ist besetzt: Dort liegt ein Druckstein deines Schattens.
refusal-too-high = Ebene { $level } liegt über deinem Druckwert { $value }.
refusal-no-pipe = Von hier führt kein Rohr weiter.
refusal-nothing-free-below = Mit Druckwert { $value } könntest du den Druckstein nirgends mehr einsetzen.
refusal-was-a-stop = „{ $district }“ ist in diesem Zug eines deiner Ziele.
refusal-used-already = „{ $district }“ hast du in diesem Zug schon genutzt.
refusal-uses-other-district-itself = „{ $district }“ nutzt selbst einen anderen Stadtteil.
refusal-lacks-resources = Zu teuer, auch mit allen Rabatten. Es fehlt noch: { cogs-and-crystals }.
refusal-rest-too-high = So reicht es nicht. Es fehlt noch: { cogs-and-crystals }.
refusal-sponsor-used-up =
    { $resource_id ->
        [cog] Dein Sponsor mit der Zahnradseite hat in diesem Zug schon gezahlt.
       *[crystal] Dein Sponsor mit der Kristallseite hat in diesem Zug schon gezahlt.
    }
refusal-nothing-to-reduce =
    { $resource_id ->
        [cog] Dafür sind nicht genug Zahnräder zu zahlen.
       *[crystal] Dafür sind nicht genug Kristalle zu zahlen.
    }
refusal-supply-lacks =
    { $resource_id ->
        [cog] Im Vorrat { $have ->
            [0] ist kein Zahnrad mehr.
            [one] ist nur noch 1 Zahnrad.
           *[other] sind nur noch { $have } Zahnräder.
        }
       *[crystal] Im Vorrat { $have ->
            [0] ist kein Kristall mehr.
            [one] ist nur noch 1 Kristall.
           *[other] sind nur noch { $have } Kristalle.
        }
    }
refusal-only-so-many =
    { $resource_id ->
        [cog] { $have ->
            [0] Du kommst an kein Zahnrad.
            [one] Du kommst nur auf 1 Zahnrad.
           *[other] Du kommst nur auf { $have } Zahnräder.
        }
       *[crystal] { $have ->
            [0] Du kommst an keinen Kristall.
            [one] Du kommst nur auf 1 Kristall.
           *[other] Du kommst nur auf { $have } Kristalle.
        }
    }
refusal-no-sponsor-shows =
    { $resource_id ->
        [cog] Keiner deiner Sponsoren zeigt die Zahnradseite.
       *[crystal] Keiner deiner Sponsoren zeigt die Kristallseite.
    }
refusal-no-gala-for =
    { $resource_id ->
        [cog] Im Vorrat ist keine Spendengala für Zahnräder mehr.
       *[crystal] Im Vorrat ist keine Spendengala für Kristalle mehr.
    }
refusal-market-empty = { $market } ist leer.
refusal-nothing-to-scrap = Du hast kein Plättchen zum Ausbauen.
refusal-last-stone = Deinen letzten Druckstein kannst du nicht abgeben.
refusal-none-on-gauge = Abgeben kannst du nur einen Druckstein von der Druckanzeige, und dort liegt keiner.
refusal-no-marker-payable = Du kannst keinen der vordersten Bonusmarker bezahlen.
refusal-no-marker-left = Alle Bonusmarker sind verkauft.
refusal-row-empty = In dieser Reihe liegt kein Bonusmarker mehr ({ $row }).
refusal-base-marker-there = Auf { $field } liegt dein Basisdruckmarker.
refusal-position-occupied = { $position } ist belegt: „{ $tile }“.
refusal-position-empty = { $position } ist leer.
refusal-tile-full =
    { $count ->
        [one] Auf diesem Plättchen liegt schon 1 deiner Schmarotzer; mehr dürfen es nicht sein.
       *[other] Auf diesem Plättchen liegen schon { $count } deiner Schmarotzer; mehr dürfen es nicht sein.
    }
refusal-lies-there-already = Dort liegt dieser Schmarotzer schon.
refusal-own-machine = Auf eigene Maschinen kannst du keinen Schmarotzer setzen.
refusal-other-machines = Jetzt stehen nur die Maschinen von { $host } offen.
refusal-parasite-handled = Dieser Schmarotzer war bei diesem Effekt schon an der Reihe.
refusal-no-slot-for-parasite = Für diesen Schmarotzer gibt es keinen anderen erlaubten Platz.
refusal-no-parasite-on-dock = Auf deinem Ladefeld liegt kein Schmarotzer.

# ---------------------------------------------------------------- Warum ein Effekt nichts bringt

lapse-cost_not_met = Die Kosten sind nicht zu bezahlen
lapse-supply_empty = Der Vorrat ist leer
lapse-no_stone_moves = Kein Druckstein kann sich bewegen
lapse-all_show_arrows = Alle Drucksteine zeigen schon ihren Pfeil
lapse-no_room_for_stone = Auf der Druckanzeige ist kein Platz für einen Druckstein
lapse-no_spare_stone = Alle fünf Drucksteine sind schon im Spiel
lapse-stone_not_on_gauge = Der zurückgenommene Druckstein liegt nicht auf der Druckanzeige
lapse-stone_there_already = Der zurückgenommene Druckstein liegt schon auf Feld 8
lapse-last_field_taken = Feld 8 ist besetzt
lapse-base_at_limit = Der Basisdruckmarker liegt schon auf Feld 4
lapse-no_sponsor_left = Es gibt keinen Sponsor mehr im Vorrat
lapse-sponsors_full = Mehr Sponsoren sind nicht erlaubt
lapse-no_sponsor = Es ist kein Sponsor an Bord
lapse-gala_held = Eine Spendengala ist schon an Bord
lapse-no_gala_left = Es gibt keine Spendengala mehr im Vorrat
lapse-no_capacity_left = Es gibt kein Kapazitätsplättchen mehr im Vorrat
lapse-nothing_to_buy = Kein offenes Plättchen ist zu bezahlen
lapse-no_face_down_tile = Es liegt kein verdecktes Plättchen mehr aus
lapse-no_parasite_to_place = Kein Schmarotzer kann irgendwohin
lapse-no_parasite_out = Kein Schmarotzer liegt auf einer fremden Maschine
lapse-no_parasite_aboard = Kein gegnerischer Schmarotzer ist an Bord
lapse-no_parasite_at_stack = Kein Schmarotzer liegt neben dem Passagierstapel
lapse-no_tile_at_targets = Auf den Zielebenen der Passagiere liegt kein Plättchen mehr
lapse-dock_empty = Kein Schmarotzer liegt auf dem Ladefeld
lapse-no_slot_there = Dort ist kein Platz für einen weiteren Schmarotzer

# ---------------------------------------------------------------- Wörter

resource-cog = Zahnrad
    .text = Ressource. Was nicht auf deine Lagerplätze passt, geht in den Vorrat zurück.
resource-crystal = Kristall
    .text = { resource-cog.text }
row-crystal_row = Kristallreihe
row-cog_row = Zahnradreihe
effect-activation = Aktivierungseffekt
effect-passive = passiver Effekt
alternative-1 = oberer Effekt
alternative-2 = unterer Effekt
action-steam = Dampf machen
    .text = Erhöhe den Druck um die Zahl deiner Kessel. Danach endet dein Zug.
action-set_destination = 1 Ziel festlegen
    .text = Setze 1 Druckstein auf einen freien Stadtteil, dessen Ebene höchstens seinem Druckwert entspricht. Vorher darfst du Druck in die Maschine leiten.
action-fly = Alle Ziele anfliegen
    .text = Nimm alle deine Drucksteine vom Spielplan zurück und nutze an jedem Halt den Stadtteil oder den Markt der Ebene.
token-stone = Druckstein
    .text = Steht auf der Druckanzeige für den Druck eines Kessels. Bewegt springt er auf das nächste freie Feld rechts.
token-arrow_stone = Druckstein mit Pfeil
    .text = Bewegt sich zu Beginn jedes deiner Züge einmal, solange er auf der Druckanzeige liegt.
token-bonus_marker = Bonusmarker
    .text = Besetzt ein Feld der Druckanzeige, das deine Drucksteine überspringen. Du darfst ihn jederzeit ablegen.
banner-purple = lila
    .text = Bringt so viele Stimmpunkte, wie du Banner hast, die neuen eingeschlossen. Ein lila Plättchen zeigt 2 Banner.
banner-orange = orange
    .text = Bringt so viele Stimmpunkte, wie Plättchen in deinem Maschinenraum liegen.
banner-blue = blau
    .text = Bringt so viele Stimmpunkte, wie du Passagierplättchen hast.
equipment-storage = Lager
    .text = Jedes Luftschiff hat 3 Lagerplätze, Plättchen bringen weitere. Auf jeden passt 1 Ressource; was keinen Platz hat, geht nach jedem Halt, nach dem Festlegen eines Ziels und am Ende des Zuges in den Vorrat zurück.
equipment-sponsor = Sponsor
    .text = Zahlt einmal in jedem Zug, auch in dem der anderen, 1 Ressource seiner sichtbaren Seite. Danach wird er gewendet.
equipment-gala = Spendengala
    .text = Zahlt einmalig bis zu 2 Ressourcen ihrer Art. Danach kommt sie in den Vorrat zurück.
equipment-dock = Ladefeld der Schmarotzer
    .text = Hier warten deine Schmarotzer, bis du sie durch einen Effekt auf Maschinen der anderen setzen darfst. Im Solospiel kommen sie neben den Passagierstapel.
equipment-base_marker = Basisdruckmarker
    .text = Zurückgenommene Drucksteine legst du rechts von diesem Marker ab. Er kommt höchstens bis Feld 4.
equipment-statues = Statuen
    .text = Ist ein Markt leer gekauft, kommt seine Statue auf die Turmspitze. Die dritte bringt 3 Stimmpunkte und leitet das Spielende ein.
equipment-printed_targets = aufgedruckte Ziele
    .text = Es gibt kein Passagierplättchen mehr. Der Bankier möchte auf Ebene 8 (ausweichend 5), die Heizerin auf Ebene 1 (ausweichend 4). Belohnungen gibt es weiterhin, Plättchen nicht mehr.
category-start = Spielbeginn
category-machines = Maschinen
category-banners = Banner
category-bonus_markers = Bonusmarker
category-banker = Bankier
category-passenger_machines = Passagiermaschinen
category-machine_effects = Maschineneffekte
category-districts = Stadtteile
category-statue = dritte Statue
category-time_pressure = Zeitdruck
position-r1 = Position 1
position-r2 = Position 2
position-r3 = Position 3
position-r4 = Position 4
position-r5 = Position 5
position-r6 = Position 6
position-r7 = Position 7
field-g0 = Startfeld
field-g1 = Feld 1 links
field-g2 = Feld 1 rechts
field-g3 = Feld 2 links
field-g4 = Feld 2 rechts
field-g5 = Feld 3
field-g6 = Feld 4
field-g7 = Feld 5
field-g8 = Feld 6
field-g9 = Feld 7
field-g10 = Feld 8
place-g0 = { field-g0 }
place-g1 = { field-g1 }
place-g2 = { field-g2 }
place-g3 = { field-g3 }
place-g4 = { field-g4 }
place-g5 = { field-g5 }
place-g6 = { field-g6 }
place-g7 = { field-g7 }
place-g8 = { field-g8 }
place-g9 = { field-g9 }
place-g10 = { field-g10 }
place-r1 = { position-r1 }
place-r2 = { position-r2 }
place-r3 = { position-r3 }
place-r4 = { position-r4 }
place-r5 = { position-r5 }
place-r6 = { position-r6 }
place-r7 = { position-r7 }

# ---------------------------------------------------------------- Stadtteile

district-l1_left =
    .text = Ebene 1. Platziere oder bewege bis zu 2 Schmarotzer.
district-l1_right =
    .text = Ebene 1. Erhalte 1 beliebige Ressource, dann erhöhe den Druck um 2.
district-l1_extra =
    .text = Ebene 1. Erhalte 1 beliebige Ressource, dann schüttle 1 gegnerischen Schmarotzer ab.
district-l2_left =
    .text = Ebene 2. Zahle 2 Zahnräder: erhalte 1 Kapazitätsplättchen.
district-l2_right =
    .text = Ebene 2. Erhalte 2 beliebige Ressourcen.
district-l2_extra =
    .text = Ebene 2. Erhalte 1 beliebige Ressource, dann drehe 1 Druckstein auf die Pfeilseite.
district-l3_left =
    .text = Ebene 3. Drehe 1 Druckstein auf die Pfeilseite, dann erhöhe den Druck um 3.
district-l3_right =
    .text = Ebene 3. Erhalte 3 beliebige Ressourcen.
district-l3_extra =
    .text = Ebene 3. Erhalte 2 beliebige Ressourcen, dann wende 1 deiner Sponsoren.
district-l4_left =
    .text = Ebene 4. Erhöhe den Druck um 2. Zahle so viele Kristalle, wie du Drucksteine auf Druckanzeige und Spielplan hast: erhalte 1 Druckstein aus deinem Vorrat.
district-l4_right =
    .text = Ebene 4. Schiebe deinen Basisdruckmarker 1 Feld nach rechts, dann schüttle alle gegnerischen Schmarotzer ab (freiwillig).
district-l5_left =
    .text = Ebene 5. Fülle dein Lager mit beliebigen Ressourcen (vorhandene darfst du tauschen).
district-l5_right =
    .text = Ebene 5. Platziere oder bewege 1 Schmarotzer und aktiviere ihn sofort, dann aktiviere 1 Schmarotzer, ohne ihn zurückzunehmen.
district-l6_left =
    .text = Ebene 6. Erhalte 1 Spendengala, dann setze den zurückgenommenen Druckstein auf Feld 8. Statische Entladung: Der zurückgenommene Druckstein verliert seinen Pfeil.
district-l6_right =
    .text = Ebene 6. Nutze alle deine Aktivierungseffekte von rechts nach links; Schmarotzer schlafen dabei. Statische Entladung: Der zurückgenommene Druckstein verliert seinen Pfeil.
district-l7_left =
    .text = Ebene 7. Platziere oder bewege beliebig viele Schmarotzer. Oder: Aktiviere beliebig viele Schmarotzer, ohne sie zurückzunehmen. Statische Entladung: Der zurückgenommene Druckstein verliert seinen Pfeil.
district-l7_right =
    .text = Ebene 7. Erhalte 1 Sponsor. Kaufe 1 offenes Plättchen einer beliebigen Ebene; danach dürfen alle anderen je 1 Schmarotzer bei dir platzieren. Statische Entladung: Der zurückgenommene Druckstein verliert seinen Pfeil.
district-l8_left =
    .text = Ebene 8. Schau dir heimlich 1 verdecktes Maschinenplättchen an, dann erhöhe den Druck um 2, dann drehe 3 Drucksteine auf die Pfeilseite. Wird am Ende des Zuges ausgeführt.
district-l8_right =
    .text = Ebene 8. Erhalte 1 Stimmpunkt, dann nutze 1 anderen Stadtteil, der in diesem Zug keines deiner Ziele war. Oder: Lege 1 Druckstein in deinen Vorrat zurück: erhalte 4 Stimmpunkte. Statische Entladung: Der zurückgenommene Druckstein verliert seinen Pfeil.
district-l8_extra =
    .text = Ebene 8. Erhalte 2 Stimmpunkte, dann bewege 1 Druckstein bis zu 5-mal. Statische Entladung: Der zurückgenommene Druckstein verliert seinen Pfeil.

# ---------------------------------------------------------------- Plättchen im Maschinenraum

tile-m0_crystal_press =
    .text = Rang 0, blaues Banner, eigene Kosten: 2 Zahnräder. 1 Lagerplatz. Kessel: Erhalte 1 Kristall.
tile-m0_gear_lathe =
    .text = Rang 0, blaues Banner, eigene Kosten: 2 Kristalle. 1 Lagerplatz. Kessel: Erhalte 1 Zahnrad.
tile-m0_sorting_drum =
    .text = Rang 0, blaues Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. Kessel: Erhalte 1 beliebige Ressource.
tile-m0_exchange_pump =
    .text = Rang 0, blaues Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. Kessel: Zahle 1 Zahnrad: erhalte 2 Kristalle. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen).
tile-m0_guest_cabin =
    .text = Rang 0, oranges Banner, eigene Kosten: 2 Zahnräder. 1 Lagerplatz. Kessel: Erhöhe den Druck um 1. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1.
tile-m0_heated_lounge =
    .text = Rang 0, oranges Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen). Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 2.
tile-m0_luggage_net =
    .text = Rang 0, oranges Banner, eigene Kosten: 2 Kristalle. 2 Lagerplätze. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1.
tile-m0_feed_pump =
    .text = Rang 0, lila Banner, eigene Kosten: 2 Zahnräder. 1 Lagerplatz. Kessel: Erhöhe den Druck um 2.
tile-m0_crystal_burner =
    .text = Rang 0, lila Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Zahle 1 Kristall: erhöhe den Druck um 3. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen).
tile-m0_beetle_hatch =
    .text = Rang 0, lila Banner, eigene Kosten: 2 Kristalle. 1 Lagerplatz. Kessel: Platziere oder bewege 1 Schmarotzer.
tile-m1_twin_press =
    .text = Rang 1, blaues Banner, eigene Kosten: 1 Kristall. Kessel: Erhalte 1 Zahnrad, dann erhalte 1 Kristall.
tile-m1_cargo_hold =
    .text = Rang 1, blaues Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Erhalte 1 beliebige Ressource.
tile-m1_ballot_organ =
    .text = Rang 1, blaues Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Zahle 1 Zahnrad und 1 Kristall: erhalte 1 Stimmpunkt, dann erhöhe den Druck um 2. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen).
tile-m1_velvet_salon =
    .text = Rang 1, oranges Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Erhöhe den Druck um 1. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 1 Stimmpunkt.
tile-m1_crystal_bar =
    .text = Rang 1, oranges Banner, eigene Kosten: 1 Kristall. Kessel: Erhalte 1 Kristall. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 1 Stimmpunkt.
tile-m1_viewing_gallery =
    .text = Rang 1, oranges Banner, eigene Kosten: 1 Zahnrad. Kessel: Erhalte 1 Zahnrad. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 1 Stimmpunkt.
tile-m1_sun_deck =
    .text = Rang 1, oranges Banner, eigene Kosten: 1 Kristall. 1 Lagerplatz. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 3, dann erhalte 1 Stimmpunkt.
tile-m1_pressure_coil =
    .text = Rang 1, lila Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Erhöhe den Druck um 3. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen).
tile-m1_cloud_counter =
    .text = Rang 1, lila Banner, eigene Kosten: 1 Kristall. Kessel: Erhalte 1 Kristall. Passiver Effekt, je Druckstein, den du von Ebene 7 zurücknimmst: erhalte 1 Stimmpunkt.
tile-m1_swarm_launcher =
    .text = Rang 1, lila Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. 1. Kessel: Platziere oder bewege 1 Schmarotzer. 2. Kessel: Erhöhe den Druck um 2.
tile-m1_ratchet_valve =
    .text = Rang 1, lila Banner, eigene Kosten: 1 Kristall. 1. Kessel: Drehe 1 Druckstein auf die Pfeilseite. 2. Kessel: Erhalte 1 Zahnrad.
tile-m2_gear_tribune =
    .text = Rang 2, blaues Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Zahle 2 Zahnräder: erhalte 2 Stimmpunkte.
tile-m2_crystal_tribune =
    .text = Rang 2, blaues Banner, eigene Kosten: 1 Kristall. 1 Lagerplatz. Kessel: Zahle 2 Kristalle: erhalte 2 Stimmpunkte.
tile-m2_synthesizer =
    .text = Rang 2, blaues Banner, eigene Kosten: 1 Kristall. 1 Lagerplatz. Kessel: Erhalte 2 beliebige Ressourcen.
tile-m2_double_furnace =
    .text = Rang 2, blaues Banner, eigene Kosten: 1 Zahnrad. 1. Kessel: Erhalte 1 Zahnrad. 2. Kessel: Zahle 1 Kristall: erhalte 1 Stimmpunkt.
tile-m2_grand_saloon =
    .text = Rang 2, oranges Banner, eigene Kosten: 1 Kristall. 1 Lagerplatz. Kessel: Erhöhe den Druck um 2. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 2, dann erhalte 1 Stimmpunkt.
tile-m2_steam_bath =
    .text = Rang 2, oranges Banner, eigene Kosten: 1 Zahnrad. Kessel: Erhalte 1 beliebige Ressource. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 2, dann erhalte 1 Stimmpunkt.
tile-m2_dance_hall =
    .text = Rang 2, oranges Banner, eigene Kosten: 1 Kristall. 1. Kessel: Erhalte 1 Zahnrad. 2. Kessel: Erhöhe den Druck um 1. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 1 Stimmpunkt.
tile-m2_glass_dome =
    .text = Rang 2, oranges Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen). Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 2 Stimmpunkte.
tile-m2_turbo_boiler =
    .text = Rang 2, lila Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Bewege 1 Druckstein bis zu 5-mal, dann erhalte 1 beliebige Ressource. 2 Kessel ohne Rohr (zählen nur beim Dampfmachen).
tile-m2_stratosphere_bell =
    .text = Rang 2, lila Banner, eigene Kosten: 1 Kristall. 1 Lagerplatz. Kessel: Erhalte 1 beliebige Ressource. Passiver Effekt, je Druckstein, den du von Ebene 8 zurücknimmst: erhalte 1 Stimmpunkt, dann erhalte 1 beliebige Ressource.
tile-m2_patron_box =
    .text = Rang 2, lila Banner, eigene Kosten: 1 Kristall. 1 Lagerplatz. Kessel: Erhalte 1 beliebige Ressource, dann wende 1 deiner Sponsoren.
tile-m2_lightning_broom =
    .text = Rang 2, lila Banner, eigene Kosten: 1 Zahnrad. 1 Lagerplatz. Kessel: Schüttle alle gegnerischen Schmarotzer ab (freiwillig), dann erhalte 1 beliebige Ressource. Passiver Effekt, je Druckstein, den du von Ebene 5 oder 6 zurücknimmst (am Ende des Zuges): erhöhe den Druck um 2.
tile-m3_vote_press =
    .text = Rang 3, blaues Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. Kessel: Zahle 1 Zahnrad und 1 Kristall: erhalte 3 Stimmpunkte.
tile-m3_cornucopia =
    .text = Rang 3, blaues Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Erhalte 3 beliebige Ressourcen.
tile-m3_grand_factory =
    .text = Rang 3, blaues Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1. Kessel: Erhalte 1 Kristall. 2. Kessel: Zahle 2 Zahnräder: erhalte 2 Stimmpunkte.
tile-m3_perpetual_engine =
    .text = Rang 3, blaues Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1. Kessel: Erhalte 1 Stimmpunkt. 2. Kessel: Erhöhe den Druck um 2.
tile-m3_imperial_suite =
    .text = Rang 3, oranges Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Erhöhe den Druck um 2. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 2, dann erhalte 2 Stimmpunkte.
tile-m3_winter_garden =
    .text = Rang 3, oranges Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Erhalte 1 beliebige Ressource. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 2 Stimmpunkte.
tile-m3_sky_theatre =
    .text = Rang 3, oranges Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Zahle 1 Kristall: erhalte 1 Stimmpunkt, dann erhöhe den Druck um 1. Passiver Effekt, je befördertem Passagier: erhöhe den Druck um 1, dann erhalte 2 Stimmpunkte.
tile-m3_overpressure_core =
    .text = Rang 3, lila Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Bewege 1 Druckstein bis zu 5-mal, dann erhalte 2 beliebige Ressourcen. 2 Kessel ohne Rohr (zählen nur beim Dampfmachen).
tile-m3_cloudbreaker =
    .text = Rang 3, lila Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Erhalte 1 beliebige Ressource, dann erhöhe den Druck um 1. Passiver Effekt, je Druckstein, den du von Ebene 6, 7 oder 8 zurücknimmst: erhalte 1 Stimmpunkt.
tile-m3_brass_band =
    .text = Rang 3, lila Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. Kessel: Erhalte 1 beliebige Ressource. Passiver Effekt, je gekauftem Plättchen: erhalte 2 Stimmpunkte.
tile-m3_arc_accumulator =
    .text = Rang 3, lila Banner, eigene Kosten: 1 Zahnrad und 1 Kristall. 1 Lagerplatz. Kessel: Drehe 3 Drucksteine auf die Pfeilseite, dann erhalte 1 beliebige Ressource, dann erhöhe den Druck um 1.
tile-s1_crystal_cooker =
    .text = Startmaschine. Kessel: Erhalte 1 Kristall.
tile-s2_gear_mill =
    .text = Startmaschine. Kessel: Erhalte 1 Zahnrad.
tile-s3_twin_boiler =
    .text = Startmaschine. Kessel: Erhöhe den Druck um 1. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen).
tile-s4_cargo_gondola =
    .text = Startmaschine. 2 Lagerplätze. 1 Kessel ohne Rohr (zählt nur beim Dampfmachen).
tile-s5_beetle_stable =
    .text = Startmaschine. Kessel: Platziere oder bewege 1 Schmarotzer.
tile-start_machine_back =
    .text = Rückseite jeder Startmaschine. 1 Lagerplatz. Kessel: Erhöhe den Druck um 1.
tile-capacity =
    .text = Zählt überall als Maschine. 1 Lagerplatz. Kessel: Erhöhe den Druck um 1.
start_machine-s1_crystal_cooker =
    .text = { tile-s1_crystal_cooker.text }
start_machine-s2_gear_mill =
    .text = { tile-s2_gear_mill.text }
start_machine-s3_twin_boiler =
    .text = { tile-s3_twin_boiler.text }
start_machine-s4_cargo_gondola =
    .text = { tile-s4_cargo_gondola.text }
start_machine-s5_beetle_stable =
    .text = { tile-s5_beetle_stable.text }

# ---------------------------------------------------------------- Charaktere

character-character_1 =
    .text = Nummer 1. Erhalte 2 beliebige Ressourcen, dann schiebe deinen Basisdruckmarker 1 Feld nach rechts.
character-character_3 =
    .text = Nummer 3. Erhalte 2 Kristalle, dann erhalte 1 Zahnrad, dann erhöhe den Druck um 2.
character-character_5 =
    .text = Nummer 5. Erhalte 1 Sponsor. Darf 2 Sponsoren haben.
character-character_7 =
    .text = Nummer 7. Erhalte 3 beliebige Ressourcen, dann lege den rosa Bonusmarker auf Feld 3.
character-character_9 =
    .text = Nummer 9. Erhalte 3 beliebige Ressourcen, dann erhalte 1 Spendengala.
character-character_11 =
    .text = Nummer 11. Erhalte 2 beliebige Ressourcen, dann kaufe 1 offenes Plättchen einer beliebigen Ebene.
character-character_13 =
    .text = Nummer 13. Erhalte 2 Zahnräder, dann erhalte 2 Kristalle, dann drehe 1 Druckstein auf die Pfeilseite.
character-character_15 =
    .text = Nummer 15. Erhalte 4 beliebige Ressourcen, dann platziere oder bewege bis zu 2 Schmarotzer.

# ---------------------------------------------------------------- Passagiere

passenger-banker =
    .text = Reist zwischen den Ebenen 5 und 8. Belohnung: erhalte 1 Stimmpunkt.
passenger-stoker =
    .text = Reist zwischen den Ebenen 1 und 4. Belohnung: erhöhe den Druck um 3.
passenger_tile = Passagierplättchen { $banker }/{ $stoker }
    .text = Der Bankier will auf Ebene { $banker } (ersatzweise { $banker_alt }), die Heizerin auf Ebene { $stoker } (ersatzweise { $stoker_alt }).

# ---------------------------------------------------------------- Märkte

market-market_1 = Bonusmarkt (Ebene 1)
    .text = Zwei Reihen Bonusmarker von 5 bis 2. Nur der vorderste Marker jeder Reihe ist käuflich; du darfst beliebig viele kaufen.
market-market_2 = Markt der Ebene 2
    .text = Aufgedruckte Kristalle für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/3/4. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_3 = Markt der Ebene 3
    .text = Aufgedruckte Zahnräder für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/3/4. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_4 = Markt der Ebene 4
    .text = Aufgedruckte Kristalle für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/3/4. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_5 = Markt der Ebene 5
    .text = Aufgedruckte Zahnräder für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/3/5. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_6 = Markt der Ebene 6
    .text = Aufgedruckte Kristalle für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/3/5. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_7 = Markt der Ebene 7
    .text = Aufgedruckte Zahnräder für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/4/6. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_8 = Markt der Ebene 8
    .text = Aufgedruckte Kristalle für Rang 0/1/2/3: 0/1/2/3. Stimmpunkte als Maschine: 1/2/4/6. Ab Rang 1 baust du 1 Maschine aus, ab Rang 2 dürfen die anderen Schmarotzer platzieren. Als Banner kostet das Plättchen 1 Druckstein.
market-market_2_extra = Zusatzmarkt der Ebene 2
    .text = Ein Plättchen von Rang 0, ohne aufgedruckte Kosten und ohne Statue; bringt 1 Stimmpunkt als Maschine.
market-market_3_extra = Zusatzmarkt der Ebene 3
    .text = Ein Plättchen von Rang 0, ohne aufgedruckte Kosten und ohne Statue; bringt 1 Stimmpunkt als Maschine.
market-market_4_extra = Zusatzmarkt der Ebene 4
    .text = Ein Plättchen von Rang 0, ohne aufgedruckte Kosten und ohne Statue; bringt 1 Stimmpunkt als Maschine.
bonus_marker-bonus_crystal_5 = Bonusmarker 5 (Kristallreihe)
    .text = Kostet 1 Kristall, bringt keine Stimmpunkte. Liegt auf Feld 5; Drucksteine überspringen ihn.
bonus_marker-bonus_crystal_4 = Bonusmarker 4 (Kristallreihe)
    .text = Kostet 2 Kristalle, bringt 1 Stimmpunkt. Liegt auf Feld 4; Drucksteine überspringen ihn.
bonus_marker-bonus_crystal_3 = Bonusmarker 3 (Kristallreihe)
    .text = Kostet 2 Kristalle, bringt 2 Stimmpunkte. Liegt auf Feld 3; Drucksteine überspringen ihn.
bonus_marker-bonus_crystal_2 = Bonusmarker 2 (Kristallreihe)
    .text = Kostet 3 Kristalle, bringt 5 Stimmpunkte. Liegt auf Feld 2 links oder rechts; Drucksteine überspringen ihn. Die anderen dürfen Schmarotzer platzieren.
bonus_marker-bonus_cog_5 = Bonusmarker 5 (Zahnradreihe)
    .text = Kostet 1 Zahnrad, bringt keine Stimmpunkte. Liegt auf Feld 5; Drucksteine überspringen ihn.
bonus_marker-bonus_cog_4 = Bonusmarker 4 (Zahnradreihe)
    .text = Kostet 2 Zahnräder, bringt 1 Stimmpunkt. Liegt auf Feld 4; Drucksteine überspringen ihn.
bonus_marker-bonus_cog_3 = Bonusmarker 3 (Zahnradreihe)
    .text = Kostet 2 Zahnräder, bringt 2 Stimmpunkte. Liegt auf Feld 3; Drucksteine überspringen ihn.
bonus_marker-bonus_cog_2 = Bonusmarker 2 (Zahnradreihe)
    .text = Kostet 3 Zahnräder, bringt 5 Stimmpunkte. Liegt auf Feld 2 links oder rechts; Drucksteine überspringen ihn. Die anderen dürfen Schmarotzer platzieren.
bonus_marker-bonus_pink_3 = Rosa Bonusmarker 3
    .text = Gehört Charakter 7; wirkt wie jeder andere Bonusmarker.

# ---------------------------------------------------------------- Blöcke mit Kosten

block-l2_left_1 = 2 Zahnräder für 1 Kapazitätsplättchen
block-l4_left_2 = für jeden Druckstein auf Druckanzeige und Spielplan 1 Kristall, dafür 1 Druckstein aus dem Vorrat
block-l7_right_2 = Kauf 1 offenen Plättchens einer beliebigen Ebene; danach dürfen alle anderen je 1 Schmarotzer platzieren
block-l8_right_2_1 = 1 Druckstein für 4 Stimmpunkte
block-m0_exchange_pump_1 = 1 Zahnrad für 2 Kristalle
block-m0_crystal_burner_1 = 1 Kristall für Druck +3
block-m1_ballot_organ_1 = 1 Zahnrad und 1 Kristall für 1 Stimmpunkt und Druck +2
block-m2_gear_tribune_1 = 2 Zahnräder für 2 Stimmpunkte
block-m2_crystal_tribune_1 = 2 Kristalle für 2 Stimmpunkte
block-m2_double_furnace_2 = 1 Kristall für 1 Stimmpunkt
block-m3_vote_press_1 = 1 Zahnrad und 1 Kristall für 3 Stimmpunkte
block-m3_grand_factory_2 = 2 Zahnräder für 2 Stimmpunkte
block-m3_sky_theatre_1 = 1 Kristall für 1 Stimmpunkt und Druck +1

# ---------------------------------------------------------------- die Zeichnung für das Terminal

board-letter =
    { $seat ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
board-person = { $letter } { $player }
board-round = Runde { $round } · Statuen auf der Turmspitze: { $statues } von { $needed }
board-on-turn = Am Zug: { $person }
board-city = Die Stadt
board-level = Ebene
board-districts = Stadtteile
board-market = Markt (Preis → Stimmpunkte)
board-face-down = verdeckt
board-passenger = Passagier
board-stone = { $stone }
board-stone-arrow = { $stone }▸
board-shadow = (Schatten)
board-empty = leer
board-goods = { $goods } ({ $price } → { $points })
board-amount =
    { $resource_id ->
        [cog] { $amount }Z
       *[crystal] { $amount }K
    }
board-marker-of = ◆{ $number }
board-stack = Passagierplättchen im Stapel: { $count }
board-wants = { $passenger }: Ziel Ebene { $level }
board-airships = Die Luftschiffe
board-score = Stimmpunkte
board-character = Charakter
board-gauge = Druckanzeige
board-base-at = ▲{ $value }
board-spare-stones = Drucksteine im Vorrat
board-stored = Lager
board-storage-filled = { $held } ({ $count }/{ $places })
board-boilers = Kessel
board-helpers = Sponsor, Gala
board-sponsor-for =
    { $resource_id ->
        [cog] Sponsor Z
       *[crystal] Sponsor K
    }
board-gala-for =
    { $resource_id ->
        [cog] Gala Z
       *[crystal] Gala K
    }
board-parasites = Schmarotzer im Vorrat
board-banners = Banner
board-passenger-tiles = Passagierplättchen

# ---------------------------------------------------------------- die Felder auf dem einfachen Spielplan

board-round-number = Runde
board-start-player = Startspieler
board-end-triggered = Ende eingeläutet
board-final-round = Schlussrunde
board-supply = Vorrat
board-capacity-tiles = Kapazitätsplättchen im Vorrat
board-sponsors = Sponsoren im Vorrat
board-galas = Galas im Vorrat
board-tile-place = Wo die Maschinenplättchen sind
board-statues = Statuen auf der Turmspitze
board-stack-size = Passagierplättchen im Stapel
board-passenger-place = Wo die Passagierplättchen sind
board-open-tile = Aufgedecktes Passagierplättchen
board-start-machine = Startmaschine
board-base = Basisdruckmarker
board-destination = Ziele
board-room = Maschinenraum
board-stock = Ressourcen
board-sponsor = Sponsoren
board-sponsor-used = In diesem Zug genutzte Sponsoren
board-gala = Gala
board-seat = Spieler
board-arrow = mit Pfeil
board-stones = Drucksteine
board-rank = Rang
board-banner = Banner
board-tile = Plättchen
board-price = Preis
board-missing = dir fehlt dazu
board-points = Stimmpunkte
board-hidden = verdeckte Plättchen
board-marker = Bonusmarker
board-number = Zahl
board-left = übrig
board-aboard = an Bord bei
board-target = Zielebene
board-other-target = andere Zielebene
board-storage = Lagerplätze
board-values = Druckwerte
board-tiles = Plättchen im Maschinenraum
board-banner-points = Stimmpunkte für das nächste Banner
board-docked = Schmarotzer im Vorrat
board-at-stack = Schmarotzer am Stapel
board-slots = Schmarotzer auf den Maschinen
board-value = Druckwert
board-position = Position
board-next = führt weiter nach
board-turn-order = Reihenfolge
board-markets = Märkte
board-bonus-rows = Reihen der Bonusmarker
board-statues-waiting = Märkte mit Statue
board-statues-to-end = Statuen bis zum Spielende
board-passengers = Passagiere
board-rating = Bewertung
board-removed-tiles = Entfernte Plättchen
board-routed-stone = Druckstein im Maschinenraum
board-market-tiles = Plättchen im Markt
board-passenger-level = Ebenen der Fahrgäste
board-base-label = Grundwert
board-supply-label = Allgemeiner Vorrat
board-player-supply = Steine im Vorrat

## Warnungen

loss-scraps-machine = Du verlierst diese Maschine.
loss-replaces-machine = Die Maschine, die dort steht, wird verschrottet.
loss-gives-marker-up = Der Bonusmarker kommt in die Schachtel: Du bekommst nichts dafür.

## Was viele Optionen einer Art wählen

board-fold-stone = Einen Druckstein wählen
board-fold-slot = Einen Platz wählen
board-fold-parasite = Einen Schmarotzer wählen
board-fold-place = Auf einen Stadtteil setzen
board-fold-position = Eine Position wählen
board-fold-visit = Zu einem Stadtteil fliegen
board-fold-peek = Ein Plättchen ansehen
board-fold-use = Einen Effekt nutzen
board-fold-district = Einen Stadtteil wählen
board-fold-take = Ressourcen nehmen
board-fold-keep = Ressourcen behalten
