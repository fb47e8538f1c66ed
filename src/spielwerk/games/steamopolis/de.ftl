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

# ---------------------------------------------------------------- Fragen

ask-setup-start-side = Welche Seite deiner Startmaschine { $start_machine } nutzt du?
ask-setup-place-start-machine = Wo baust du { $tile } ein?
ask-setup-place-capacity = Wo baust du dein Kapazitätsplättchen ein?
ask-move-arrow-stone = Welchen Druckstein mit Pfeil bewegst du als Nächstes?
ask-choose-action = Welche Aktion führst du aus?
ask-raise-pressure =
    { $left ->
        [one] Welchen Druckstein bewegst du?
       *[other] Welchen Druckstein bewegst du? Noch { $left } Schritte.
    }
ask-choose-stone = Welchen Druckstein setzt du ein?
ask-route-stone = Druckwert { $value }: Wo setzt du den Druckstein ein, oder leitest du Druck in die Maschine?
ask-choose-next-stop = Welches Ziel fliegst du als Nächstes an?
ask-discard-bonus-marker = Welchen Bonusmarker wirfst du ab, um Platz für den Druckstein zu schaffen?
ask-pick-up-passenger =
    { $passenger_id ->
        [banker] Nimmst du den Bankier mit? Er will auf Ebene { $level }.
       *[stoker] Nimmst du die Heizerin mit? Sie will auf Ebene { $level }.
    }
ask-choose-stop-use = Halt „{ $district }“: Was tust du hier?
ask-choose-alternative =
    { $district_id ->
        [l7_left] { $district }: Platzierst du Schmarotzer (oben) oder aktivierst du sie (unten)?
        [l8_right] { $district }: 1 Stimmpunkt und ein anderer Stadtteil (oben), oder 1 Druckstein für 4 Stimmpunkte (unten)?
       *[other] { $district }: oberer oder unterer Effekt?
    }
ask-use-block = Nutzt du den Effekt? { $block }.
ask-pay-cost = Du zahlst { $cogs } × Zahnrad und { $crystals } × Kristall. Welche Rabatte nutzt du?
ask-choose-resources =
    { $amount ->
        [one] Welche Ressource nimmst du?
       *[other] Welche { $amount } Ressourcen nimmst du?
    }
ask-fill-storage = Was liegt danach auf deinen Lagerplätzen?
ask-store-resources = Du hast mehr Ressourcen als Lagerplätze. Was behältst du?
ask-choose-sponsor-side = Mit welcher Seite liegt dein neuer Sponsor oben?
ask-choose-gala-kind = Um welche Spenden bittest du auf deiner Spendengala?
ask-place-capacity-tile = Wo legst du das Kapazitätsplättchen hin? Ein Plättchen, das dort liegt, ist aus dem Spiel.
ask-peek-tile = Welches verdeckte Plättchen schaust du dir an?
ask-flip-sponsor = Welchen Sponsor wendest du?
ask-turn-arrow-stone =
    { $left ->
        [one] Welchen Druckstein drehst du auf die Pfeilseite?
       *[other] Welchen Druckstein drehst du auf die Pfeilseite? Noch { $left }.
    }
ask-advance-base-pressure = Schiebst du deinen Basisdruckmarker auf { $field }?
ask-move-stone-to-8 = Setzt du den zurückgenommenen Druckstein von { $field } auf das Feld mit der 8?
ask-choose-other-district = Welchen anderen Stadtteil nutzt du?
ask-boost-stone = Welchen Druckstein bewegst du bis zu { $most }-mal?
ask-boost-amount = Wie oft bewegst du den Druckstein auf { $field }?
ask-choose-purchase = Welches offene Plättchen kaufst du?
ask-scrap-machine = Welches Plättchen baust du aus?
ask-install-machine = Wo baust du { $tile } ein?
ask-give-stone = Welchen Druckstein legst du in deinen Vorrat zurück?
ask-buy-bonus-marker = Welchen Bonusmarker kaufst du?
ask-place-bonus-marker = Wohin legst du den Bonusmarker { $number }?
ask-choose-parasite =
    { $left ->
        [one] Welchen Schmarotzer platzierst oder bewegst du?
       *[other] Welchen Schmarotzer platzierst oder bewegst du? Noch { $left }.
    }
ask-place-parasite = Wohin setzt du den Schmarotzer?
ask-activate-parasite =
    { $left ->
        [one] Welchen Schmarotzer aktivierst du, ohne ihn zurückzunehmen?
       *[other] Welchen Schmarotzer aktivierst du, ohne ihn zurückzunehmen? Noch { $left }.
    }
ask-shake-off-parasite = Welchen gegnerischen Schmarotzer schüttelst du ab?
ask-answer-place-parasite = { $host } lockt Schmarotzer an. Platzierst du dort einen?
ask-final-step =
    { $action_id ->
        [steam] Finaler Zug: Machst du Dampf?
        [set_destination] Finaler Zug: Legst du 1 Ziel fest?
       *[fly] Finaler Zug: Fliegst du alle Ziele an?
    }
ask-solo-activate-effect = Welchen Effekt auf einer Zielebene der Passagiere nutzt du?
ask-solo-use-removed-effect = Nimmst du einen Schmarotzer zurück und nutzt den Effekt eines entfernten Plättchens?
ask-shake-off-all = Schüttelst du alle gegnerischen Schmarotzer ab?

# ---------------------------------------------------------------- Optionen

option-stone = Druckstein: { $place }
option-discard-marker = Bonusmarker abwerfen: { $field }
option-position = { $position }
option-scrap = { $position } ausbauen
option-buy-machine = Als Maschine kaufen: { $market }
option-buy-banner = Als Banner kaufen: { $market }
option-keep = { $cogs } × Zahnrad und { $crystals } × Kristall
option-take = { $cogs } × Zahnrad und { $crystals } × Kristall
option-slot = { $host }: { $position }, { $effect }
option-parasite = Schmarotzer bei { $host }: { $position }, { $effect }
option-shake-off-parasite-parasite = Schmarotzer von { $host }: { $position }, { $effect }
option-crystal = Kristall
option-cog = Zahnrad
option-yes = Ja
option-no = Nein
option-decline = Verzichten
option-stop = Aufhören
option-skip = Nichts davon
option-final-step-skip = Auslassen
option-pass = Keinen Schmarotzer platzieren
option-pay-none = Ohne Rabatt
option-pay-sponsor-crystal = Sponsor (Kristall)
option-pay-sponsor-cog = Sponsor (Zahnrad)
option-pay-sponsor-crystal-sponsor-crystal = Zwei Sponsoren (Kristall)
option-pay-sponsor-crystal-sponsor-cog = Zwei Sponsoren (Kristall und Zahnrad)
option-pay-sponsor-cog-sponsor-cog = Zwei Sponsoren (Zahnrad)
option-pay-gala = Spendengala
option-pay-sponsor-crystal-gala = Sponsor (Kristall) und Spendengala
option-pay-sponsor-cog-gala = Sponsor (Zahnrad) und Spendengala
option-pay-sponsor-crystal-sponsor-crystal-gala = Zwei Sponsoren (Kristall) und Spendengala
option-pay-sponsor-crystal-sponsor-cog-gala = Zwei Sponsoren (Kristall und Zahnrad) und Spendengala
option-pay-sponsor-cog-sponsor-cog-gala = Zwei Sponsoren (Zahnrad) und Spendengala
option-peek = { $market }, Rang { $rank }
option-marker = Vorderster Marker der { $row }
option-field = { $field }
option-box = In die Schachtel
option-use = Effekt nutzen
option-solo-activate-effect-use = { $market }: { $effect }
option-solo-use-removed-effect-use = { $tile }: { $effect }
option-none = Keinen Effekt nutzen
option-done = Fertig
option-dock = Schmarotzer aus deinem Vorrat
option-flip = Sponsor wenden: zeigt { $resource }
option-place = { $district }
option-descend = Druck in die Maschine leiten
option-alternative = { $alternative }
option-district = Stadtteil nutzen
option-choose-other-district-district = { $district }
option-visit = { $district }
option-buy-bonus = Bonusmarker kaufen
option-amount = { $boost }-mal
option-steam = Dampf machen
option-set-destination = 1 Ziel festlegen
option-fly = Alle Ziele anfliegen
option-do = Ausführen
option-front = Vorderseite
option-back = Rückseite (Standardkessel)

# ---------------------------------------------------------------- Protokoll

note-drew-character = { $player } ist { $character }.
note-starts = { $player } beginnt.
note-character-effects = { $player } führt die Effekte von { $character } aus.
note-round-begins = Runde { $number } beginnt.
note-final-round-begins = Die finale Runde beginnt.
note-turn-begins = { $player } ist am Zug.
note-makes-steam = { $player } macht Dampf: Druck +{ $amount }.
note-final-action-skipped = { $player } lässt „{ $action }“ aus.
note-stone-moved = { $player } bewegt einen Druckstein: { $from_field } → { $to_field }.
note-stone-returned = { $player } legt einen Druckstein auf { $field }.
note-stone-to-supply = Ein Druckstein von { $player } geht in den Vorrat zurück.
note-marker-discarded = { $player } wirft den Bonusmarker ab: { $field }.
note-pressure-lost = { $player } lässt Druck verfallen: { $amount }.
note-base-advanced = { $player } schiebt den Basisdruckmarker auf { $field }.
note-arrow-turned = { $player } dreht einen Druckstein auf die Pfeilseite: { $place }.
note-discharged = Statische Entladung: Der Druckstein von { $player } auf { $field } verliert seinen Pfeil.
note-stone-chosen = { $player } nimmt den Druckstein von { $field }.
note-descended = { $player } leitet Druck in die Maschine: { $position }, Druckwert { $value }.
note-destination-set = { $player } legt ein Ziel fest: { $district }.
note-took-off = { $player } fliegt alle Ziele an.
note-arrived = { $player } macht halt: { $district }.
note-stop-skipped = { $player } lässt den Halt „{ $district }“ ungenutzt.
note-district-used = { $player } nutzt den Stadtteil { $district }.
note-alternative-chosen = { $player } wählt bei „{ $district }“: { $alternative }.
note-waits-for-end-of-turn = Der Effekt von „{ $district }“ folgt am Ende des Zuges.
note-block-used = { $player } nutzt: { $block }.
note-gained = { $player } erhält { $amount } × { $resource }.
note-supply-short = Im Vorrat fehlt für { $player }: { $amount } × { $resource }.
note-returned = { $player } legt { $amount } × { $resource } in den Vorrat zurück.
note-paid = { $player } zahlt { $amount } × { $resource }.
note-sponsor-paid = Der Sponsor von { $player } zahlt 1 × { $resource } und wird gewendet.
note-gala-paid = { $player } löst die Spendengala ein: { $resource }.
note-gave-stone = { $player } gibt den Druckstein von { $field } ab.
note-sponsor-gained = { $player } gewinnt einen Sponsor: { $resource }.
note-sponsor-flipped = { $player } wendet einen Sponsor, der { $resource } zeigte.
note-gala-gained = { $player } ruft eine Spendengala aus: { $resource }.
note-machine-activated = { $player } aktiviert { $tile }.
note-passive-effect = { $tile } von { $player } löst aus.
note-parasite-profits =
    { $effect_id ->
        [activation] { $player } nutzt { $tile } mit.
       *[passive] { $player } nutzt den passiven Effekt von { $tile } mit.
    }
note-tile-removed = { $player } entfernt { $tile } ({ $position }).
note-tile-installed = { $player } baut { $tile } ein: { $position }.
note-machine-bought = { $player } kauft { $tile } als Maschine ({ $market }).
note-banner-bought = { $player } kauft { $tile } als Banner ({ $banner }, { $market }).
note-tile-revealed = { $market }: { $tile } wird aufgedeckt.
note-looked = { $player } schaut sich ein verdecktes Plättchen an: { $market }, Rang { $rank }.
note-saw = Du hast gesehen: { $market }, Rang { $rank } ist { $tile }.
note-marker-bought = { $player } kauft den Bonusmarker { $number } der { $row }.
note-marker-laid = { $player } legt einen Bonusmarker auf { $field }.
note-marker-boxed = Der Bonusmarker { $number } von { $player } geht in die Schachtel.
note-parasite-placed = { $player } platziert einen Schmarotzer bei { $host }: { $position }, { $effect }.
note-parasite-went-home = Ein Schmarotzer von { $owner } kehrt von { $host } zurück.
note-parasites-shaken-off = { $player } schüttelt alle gegnerischen Schmarotzer ab.
note-picked-up =
    { $passenger_id ->
        [banker] { $player } nimmt den Bankier mit. Er will auf Ebene { $level }.
       *[stoker] { $player } nimmt die Heizerin mit. Sie will auf Ebene { $level }.
    }
note-got-off =
    { $passenger_id ->
        [banker] { $player } setzt den Bankier auf Ebene { $level } ab.
       *[stoker] { $player } setzt die Heizerin auf Ebene { $level } ab.
    }
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
note-scored =
    { $points ->
        [one] { $player } erhält 1 Stimmpunkt ({ $category }).
       *[other] { $player } erhält { $points } Stimmpunkte ({ $category }).
    }
note-time-passed =
    { $points ->
        [one] Zeitdruck: { $player } verliert 1 Stimmpunkt.
       *[other] Zeitdruck: { $player } verliert { $points } Stimmpunkte.
    }
note-solo-lost = { $player } hat keine Stimmpunkte mehr und verliert.
note-rated = { $player } beendet das Spiel mit { $points } Stimmpunkten: { $rating }.
note-parasite-at-stack = { $player } legt einen Schmarotzer neben den Passagierstapel.
note-parasite-came-back = { $player } nimmt einen Schmarotzer vom Passagierstapel zurück.
note-shadow-cast = Dein Schatten besetzt { $district }.
note-tile-removed-by-shadow = Der Schatten entfernt { $tile } ({ $market }).
note-marker-removed-by-shadow = Der Schatten entfernt den vordersten Marker der { $row }.
note-passenger-tile-removed = Der Schatten entfernt: { $passenger_tile }.

# ---------------------------------------------------------------- Warum etwas nicht geht

refusal-no-stone-can-move = Kein Druckstein auf deiner Druckanzeige kann sich bewegen.
refusal-no-stone-can-be-placed = Kein Druckstein auf deiner Druckanzeige erreicht einen freien Stadtteil.
refusal-no-stone-on-board = Du hast keinen Druckstein auf dem Spielplan.
refusal-no-free-field = Rechts von { $field } ist kein Feld mehr frei.
refusal-shows-arrow = Dieser Druckstein zeigt schon seinen Pfeil: { $place }.
refusal-moves-no-further =
    { $possible ->
        [one] Der Druckstein kann nur einmal bewegt werden.
       *[other] Der Druckstein kann nur { $possible }-mal bewegt werden.
    }
refusal-no-district-in-reach = Mit Druckwert { $value } erreichst du keinen freien Stadtteil.
refusal-district-occupied = { $district } ist besetzt.
refusal-too-high = Ebene { $level } liegt über deinem Druckwert { $value }.
refusal-no-pipe = Von hier führt kein Rohr weiter.
refusal-nothing-free-below = Mit Druckwert { $value } könntest du den Druckstein nirgends mehr einsetzen.
refusal-visited-in-this-turn = { $district } war in diesem Zug schon dein Ziel oder schon genutzt.
refusal-uses-other-district-itself = { $district } nutzt selbst einen anderen Stadtteil.
refusal-lacks-resource = Kostet mit allen Rabatten { $needed } × { $resource }, du hast { $have }.
refusal-needs-discount = Ohne Rabatt reichen deine Ressourcen nicht.
refusal-supply-lacks = Davon ist nicht genug im Vorrat: { $resource }.
refusal-market-empty = { $market } ist leer.
refusal-nothing-to-scrap = Du hast kein Plättchen zum Ausbauen.
refusal-last-stone = Du kannst keinen Druckstein abgeben: Einer muss dir bleiben, und abgeben kannst du nur einen von der Druckanzeige.
refusal-no-marker-payable = Du kannst keinen der vordersten Bonusmarker bezahlen.
refusal-row-empty = Die { $row } ist leer.
refusal-base-marker-there = Auf { $field } liegt dein Basisdruckmarker.
refusal-position-occupied = { $position } ist belegt.
refusal-tile-full = Auf diesem Plättchen liegen schon genug deiner Schmarotzer: { $position }.
refusal-parasite-handled = Dieser Schmarotzer war in diesem Effekt schon an der Reihe.
refusal-no-slot-for-parasite = Für diesen Schmarotzer gibt es keinen anderen erlaubten Platz.

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
    .text = Besetzt ein Feld der Druckanzeige, das deine Drucksteine überspringen. Du darfst ihn abwerfen, um Platz zu schaffen.
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
    .text = Zurückgenommene Drucksteine legst du rechts von diesem Marker ab. Er kommt höchstens bis zum Feld mit dem Wert 4.
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
field-g1 = Feld 1 (Druck 1)
field-g2 = Feld 2 (Druck 1)
field-g3 = Feld 3 (Druck 2)
field-g4 = Feld 4 (Druck 2)
field-g5 = Feld 5 (Druck 3)
field-g6 = Feld 6 (Druck 4)
field-g7 = Feld 7 (Druck 5)
field-g8 = Feld 8 (Druck 6)
field-g9 = Feld 9 (Druck 7)
field-g10 = Feld 10 (Druck 8)
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
    .text = Nummer 7. Erhalte 3 beliebige Ressourcen, dann lege den rosa Bonusmarker auf das Feld mit der 3.
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
passenger_tile-passenger_5_1 = Passagierplättchen 5/1
    .text = Der Bankier will auf Ebene 5 (ersatzweise 6), die Heizerin auf Ebene 1 (ersatzweise 2).
passenger_tile-passenger_5_2 = Passagierplättchen 5/2
    .text = Der Bankier will auf Ebene 5 (ersatzweise 7), die Heizerin auf Ebene 2 (ersatzweise 3).
passenger_tile-passenger_5_3 = Passagierplättchen 5/3
    .text = Der Bankier will auf Ebene 5 (ersatzweise 8), die Heizerin auf Ebene 3 (ersatzweise 4).
passenger_tile-passenger_5_4 = Passagierplättchen 5/4
    .text = Der Bankier will auf Ebene 5 (ersatzweise 7), die Heizerin auf Ebene 4 (ersatzweise 1).
passenger_tile-passenger_6_1 = Passagierplättchen 6/1
    .text = Der Bankier will auf Ebene 6 (ersatzweise 7), die Heizerin auf Ebene 1 (ersatzweise 3).
passenger_tile-passenger_6_2 = Passagierplättchen 6/2
    .text = Der Bankier will auf Ebene 6 (ersatzweise 8), die Heizerin auf Ebene 2 (ersatzweise 4).
passenger_tile-passenger_6_3 = Passagierplättchen 6/3
    .text = Der Bankier will auf Ebene 6 (ersatzweise 5), die Heizerin auf Ebene 3 (ersatzweise 1).
passenger_tile-passenger_6_4 = Passagierplättchen 6/4
    .text = Der Bankier will auf Ebene 6 (ersatzweise 8), die Heizerin auf Ebene 4 (ersatzweise 2).
passenger_tile-passenger_7_1 = Passagierplättchen 7/1
    .text = Der Bankier will auf Ebene 7 (ersatzweise 8), die Heizerin auf Ebene 1 (ersatzweise 4).
passenger_tile-passenger_7_2 = Passagierplättchen 7/2
    .text = Der Bankier will auf Ebene 7 (ersatzweise 5), die Heizerin auf Ebene 2 (ersatzweise 1).
passenger_tile-passenger_7_3 = Passagierplättchen 7/3
    .text = Der Bankier will auf Ebene 7 (ersatzweise 6), die Heizerin auf Ebene 3 (ersatzweise 2).
passenger_tile-passenger_7_4 = Passagierplättchen 7/4
    .text = Der Bankier will auf Ebene 7 (ersatzweise 5), die Heizerin auf Ebene 4 (ersatzweise 3).
passenger_tile-passenger_8_1 = Passagierplättchen 8/1
    .text = Der Bankier will auf Ebene 8 (ersatzweise 5), die Heizerin auf Ebene 1 (ersatzweise 3).
passenger_tile-passenger_8_2 = Passagierplättchen 8/2
    .text = Der Bankier will auf Ebene 8 (ersatzweise 6), die Heizerin auf Ebene 2 (ersatzweise 4).
passenger_tile-passenger_8_3 = Passagierplättchen 8/3
    .text = Der Bankier will auf Ebene 8 (ersatzweise 7), die Heizerin auf Ebene 3 (ersatzweise 1).
passenger_tile-passenger_8_4 = Passagierplättchen 8/4
    .text = Der Bankier will auf Ebene 8 (ersatzweise 6), die Heizerin auf Ebene 4 (ersatzweise 2).

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
    .text = Kostet 1 Kristall, bringt 0 Stimmpunkte. Liegt auf einem Feld mit der 5; Drucksteine überspringen ihn.
bonus_marker-bonus_crystal_4 = Bonusmarker 4 (Kristallreihe)
    .text = Kostet 2 Kristalle, bringt 1 Stimmpunkt. Liegt auf einem Feld mit der 4; Drucksteine überspringen ihn.
bonus_marker-bonus_crystal_3 = Bonusmarker 3 (Kristallreihe)
    .text = Kostet 2 Kristalle, bringt 2 Stimmpunkte. Liegt auf einem Feld mit der 3; Drucksteine überspringen ihn.
bonus_marker-bonus_crystal_2 = Bonusmarker 2 (Kristallreihe)
    .text = Kostet 3 Kristalle, bringt 5 Stimmpunkte. Liegt auf einem Feld mit der 2; Drucksteine überspringen ihn. Die anderen dürfen Schmarotzer platzieren.
bonus_marker-bonus_cog_5 = Bonusmarker 5 (Zahnradreihe)
    .text = Kostet 1 Zahnrad, bringt 0 Stimmpunkte. Liegt auf einem Feld mit der 5; Drucksteine überspringen ihn.
bonus_marker-bonus_cog_4 = Bonusmarker 4 (Zahnradreihe)
    .text = Kostet 2 Zahnräder, bringt 1 Stimmpunkt. Liegt auf einem Feld mit der 4; Drucksteine überspringen ihn.
bonus_marker-bonus_cog_3 = Bonusmarker 3 (Zahnradreihe)
    .text = Kostet 2 Zahnräder, bringt 2 Stimmpunkte. Liegt auf einem Feld mit der 3; Drucksteine überspringen ihn.
bonus_marker-bonus_cog_2 = Bonusmarker 2 (Zahnradreihe)
    .text = Kostet 3 Zahnräder, bringt 5 Stimmpunkte. Liegt auf einem Feld mit der 2; Drucksteine überspringen ihn. Die anderen dürfen Schmarotzer platzieren.
bonus_marker-bonus_pink_3 = rosa Bonusmarker 3
    .text = Gehört Charakter 7; wirkt wie jeder andere Bonusmarker.

# ---------------------------------------------------------------- Blöcke mit Kosten

block-l2_left_1 = Zahle 2 Zahnräder: erhalte 1 Kapazitätsplättchen
block-l4_left_2 = Zahle so viele Kristalle, wie du Drucksteine auf Druckanzeige und Spielplan hast: erhalte 1 Druckstein aus deinem Vorrat
block-l7_right_2 = Kaufe 1 offenes Plättchen einer beliebigen Ebene; danach dürfen alle anderen je 1 Schmarotzer bei dir platzieren
block-l8_right_2_1 = Lege 1 Druckstein in deinen Vorrat zurück: erhalte 4 Stimmpunkte
block-m0_exchange_pump_1 = Zahle 1 Zahnrad: erhalte 2 Kristalle
block-m0_crystal_burner_1 = Zahle 1 Kristall: erhöhe den Druck um 3
block-m1_ballot_organ_1 = Zahle 1 Zahnrad und 1 Kristall: erhalte 1 Stimmpunkt, dann erhöhe den Druck um 2
block-m2_gear_tribune_1 = Zahle 2 Zahnräder: erhalte 2 Stimmpunkte
block-m2_crystal_tribune_1 = Zahle 2 Kristalle: erhalte 2 Stimmpunkte
block-m2_double_furnace_2 = Zahle 1 Kristall: erhalte 1 Stimmpunkt
block-m3_vote_press_1 = Zahle 1 Zahnrad und 1 Kristall: erhalte 3 Stimmpunkte
block-m3_grand_factory_2 = Zahle 2 Zahnräder: erhalte 2 Stimmpunkte
block-m3_sky_theatre_1 = Zahle 1 Kristall: erhalte 1 Stimmpunkt, dann erhöhe den Druck um 1

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
board-marker = ◆{ $number }
board-stack = Passagierplättchen im Stapel: { $count }
board-wants = { $passenger } will auf Ebene { $level }.
board-airships = Die Luftschiffe
board-score = Stimmpunkte
board-character = Charakter
board-gauge = Druckanzeige
board-base = ▲{ $value }
board-supply = Drucksteine im Vorrat
board-stored = Lager
board-storage = { $held } ({ $count }/{ $places })
board-boilers = Kessel
board-helpers = Sponsor, Gala
board-sponsor =
    { $resource_id ->
        [cog] Sponsor Z
       *[crystal] Sponsor K
    }
board-gala =
    { $resource_id ->
        [cog] Gala Z
       *[crystal] Gala K
    }
board-parasites = Schmarotzer im Vorrat
board-banners = Banner
board-passenger-tiles = Passagierplättchen
