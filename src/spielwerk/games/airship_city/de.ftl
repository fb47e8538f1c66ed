# Airship City auf Deutsch. Namen der Spielteile stehen in data.toml. Kosten und Punkte werden hier nicht wiederholt: Der
# Bildschirm zeigt sie aus den Daten. Die wenigen Zahlen der Übersicht vergleicht ein Test mit den Daten.

game-name = airship city – Stadt der Luftschiffe
game-tagline = Eine fliegende Stadt, deren Viertel nie stillstehen: Sammle Rohstoffe, baue Luftschiffe und verschenke sie im richtigen Moment.
game-aid =
    Ziel: Wer nach 5 Etappen zu je 4 Runden die meisten Siegpunkte (SP) hat, gewinnt. Punkte gibt es für geschenkte Luftschiffe, öffentliche Einrichtungen, Verträge, Ausbauten und Auszeichnungen.

    Zug: Bewege jeden deiner Arbeiter genau einmal, in beliebiger Reihenfolge. Nach jeder Bewegung darfst du die Aktion des erreichten Feldes ausführen oder auslassen.

    Bewegen: ein Schritt nach oben, unten, links oder rechts; die Ränder sind nicht verbunden. Steht dort schon ein eigener Arbeiter, musst du weiterziehen, aber nie dorthin zurück, wo du losgezogen bist. Fremde Arbeiter stören nicht; sammelst du auf ihrem Feld Rohstoffe, bekommen sie einen Huckepack-Bonus.

    Verschieben: Für 1 Getriebe schiebst du eine Reihe oder Spalte um ein Feld weiter. Was hinausgeschoben wird, kommt auf der anderen Seite wieder herein, und die Arbeiter fahren auf ihren Feldern mit. Das geht, solange noch einer deiner Arbeiter ziehen muss, auch während er einen Zwischenhalt macht; und vor der Aktion eines anderen, wenn dir sonst dabei Getriebe verloren gingen.

    Aktionen: Wald, Mine, Fabrik und Tal liefern Rohstoffe. Werft: Luftschiff bauen, dann schenken oder verkaufen. Architekturbüro: öffentliche Einrichtung bauen. Gildehaus: Arbeiter einstellen. Werkshalle: Ausbau errichten (Platz für 20 statt 10 eines Rohstoffs) und ein Feld entwickeln. Marktplatz: Vertrag nehmen. Leuchtturm: zweimal gratis verschieben. Hafen: alle eigenen Arbeiter heimholen.

    Luftschiffe: Ein größeres Schiff braucht 2 eigene Schenkungen beim nächstkleineren seiner Art. Jeder deiner Marker bei einem Luftschiff macht eine bestimmte Aktion für dich billiger; der Marker für die Mehrheit zählt mit. Die Mehrheit hat nur, wer allein vorn liegt. Jeder Verkauf senkt den Preis dieses Luftschiffs. Touristen-, Passagier- und Luxusluftschiffe lassen sich nur schenken.

    Bonus-Aktionen: 3 Schenkungen einer Art schalten eine frei (Holz: Langstreckenflug, Metall: Erfahrener Verhandlungsführer, Touristen: Tauschhandel). Jede gilt einmal pro Etappe.

    Entwickelte Felder: Wer dort die Aktion ausführt, bekommt auch den Rohstoffbonus, wenn er den Ausbau dieses Rohstoffs errichtet hat.

    Verträge: Erfülle sie zwischen deinen Bewegungen oder am Ende deines Zuges, so viele du bezahlen kannst. Läuft ein Vertrag ab, kostet er dich seine SP; ebenso jeder, der am Spielende noch offen ist.

    Neue Etappe: Alle erhalten den Etappenbonus, benutzte Bonus-Aktionen sind wieder bereit, und allen offenen Verträgen bleibt eine Etappe weniger.

    Ende: nach Runde 20. In der letzten Etappe endet das Spiel früher, wenn am Ende einer Runde alle 9 Mehrheiten bei den Luftschiffen oder mindestens 3 bei den Einrichtungen vergeben sind.

    Wertung: Am Ende gibt es Auszeichnungen für die meisten Mehrheiten bei Luftschiffen, die meisten bei Einrichtungen und die meisten erfüllten Verträge; auch der zweite Platz zählt, bei Gleichstand wird geteilt. Bei gleicher Punktzahl entscheiden Holz, Metall und Gold zusammen, dann Getriebe.

## Satzteile

from-tile = { $from_tile_id ->
        [mine_1] von der
        [mine_2] von der
        [factory_1] von der
        [factory_2] von der
        [shipyard_1] von der
        [shipyard_2] von der
        [workshop_1] von der
       *[other] vom
    } { $from_tile }
to-tile = { $to_tile_id ->
        [mine_1] zur
        [mine_2] zur
        [factory_1] zur
        [factory_2] zur
        [shipyard_1] zur
        [shipyard_2] zur
        [workshop_1] zur
       *[other] zum
    } { $to_tile }
of-tile = { $tile_id ->
        [mine_1] von der
        [mine_2] von der
        [factory_1] von der
        [factory_2] von der
        [shipyard_1] von der
        [shipyard_2] von der
        [workshop_1] von der
       *[other] vom
    } { $tile }
towards-tile = { $tile_id ->
        [mine_1] zur
        [mine_2] zur
        [factory_1] zur
        [factory_2] zur
        [shipyard_1] zur
        [shipyard_2] zur
        [workshop_1] zur
       *[other] zum
    } { $tile }
at-panel = { $panel_id ->
        [statue] bei der
       *[other] beim
    } { $panel }

## Mengen: was nicht dabei ist, wird nicht genannt

amounts = { amount-wood }{ amount-metal }{ amount-gold }{ amount-gear }
amount-wood = { $wood ->
        [0] {""}
       *[other] { $wood } Holz
    }
amount-metal = { $metal ->
        [0] {""}
       *[other] { $wood ->
            [0] {""}
           *[other] {", "}
        }{ $metal } Metall
    }
amount-gold = { $gold ->
        [0] {""}
       *[other] { $wood ->
            [0] { $metal ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $gold } Gold
    }
amount-gear = { $gear ->
        [0] {""}
       *[other] { $wood ->
            [0] { $metal ->
                [0] { $gold ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
           *[other] {", "}
        }{ $gear } Getriebe
    }
price = { $wood ->
        [0] { $metal ->
            [0] { $gold ->
                [0] { $gear ->
                    [0] kostenlos
                   *[other] { amounts }
                }
               *[other] { amounts }
            }
           *[other] { amounts }
        }
       *[other] { amounts }
    }

## Fragen

ask-turn-main = Was machst du als Nächstes?
ask-choose-destination = { $tile }: Wohin zieht dieser Arbeiter?
ask-perform-action = { $tile }: Was macht dein Arbeiter hier?
ask-donate-or-sell = Werft: Schenkst du der Stadt das { $airship }, oder verkaufst du es?
ask-develop-tile = Ausbau { $resource }: Welches Feld mit diesem Symbol entwickelst du?
ask-lighthouse-second-shift = Leuchtturm: Du hast { $first_shift } verschoben. Verschiebst du noch einmal?
ask-choose-resource-bonus = Rohstoffbonus ({ $tile }): Welchen Rohstoff nimmst du?
ask-piggyback-resource = Huckepack-Bonus ({ $tile }): Welchen Rohstoff nimmst du?
ask-piggyback-negotiator = Huckepack-Bonus: Setzt du den Erfahrenen Verhandlungsführer für noch 1 { $resource } ein?
ask-barter-exchange = Tauschhandel: Welchen Rohstoff gibst du ab, und welchen nimmst du?

## Möglichkeiten

option-move = Arbeiter bewegen: { $tile }
option-to = Geh { towards-tile }
option-to-long = Langstreckenflug { towards-tile }
option-pause = Zwischenhalt zum Verschieben: { $tile }
option-shift = Verschieben: { $shift }
option-turn-main-shift = Für { $gear } Getriebe verschieben: { $shift }
option-shift-first = Vor der Aktion für { $gear } Getriebe verschieben: { $shift }
option-perform-action-shift = Gratis verschieben: { $shift }
option-lighthouse-second-shift-shift = Gratis verschieben: { $shift }
option-stop = Kein zweites Mal verschieben
option-end-turn = Zug beenden
option-skip = Aktion auslassen
option-gather = Sammeln: { amounts }
option-build = Bauen: { $airship } ({ price })
option-donate = { $airship } der Stadt schenken: { $points } SP
option-sell = { $airship } verkaufen: { $gold } Gold
option-construct = Bauen: { $facility } ({ price }) für { $points } SP
option-hire = Arbeiter einstellen ({ price })
option-recall = Alle Arbeiter in den Hafen holen
option-expand = Ausbau errichten: { $resource } ({ price }) für { $points } SP
option-develop = Entwickeln: { $tile }
option-develop-tile-decline = Nichts entwickeln
option-take = Vertrag nehmen: „{ $contract }“ ({ amounts } für { $points } SP und { $reward_gold } Gold, { $stages ->
        [one] nur diese Etappe
       *[other] { $stages } Etappen
    } Zeit)
option-fulfil = Vertrag erfüllen: „{ $contract }“ ({ amounts } für { $points } SP und { $reward_gold } Gold)
option-barter = Tauschhandel: einen Rohstoff gegen einen anderen tauschen
option-give-take = 1 { $given } gegen 1 { $taken } tauschen
option-bonus = { $amount } { $resource } nehmen
option-piggyback = { $amount } { $resource } nehmen
option-use = Verhandlungsführer einsetzen: noch { $amount } { $resource }
option-decline = Verzichten
option-piggyback-negotiator-decline = Den Verhandlungsführer aufheben

## Spielbericht

note-round-begins = Runde { $number }.
note-stage-begins = Etappe { $number } beginnt: { $stage_bonus } für alle.
note-ready-again = { $player } kann wieder einsetzen: { $bonus_action }.
note-turn-begins = { $player } ist am Zug.
note-moved = { $player } zieht { from-tile } { to-tile }.
note-flew = { $player } nimmt den Langstreckenflug { from-tile } { to-tile }.
note-paused = { $player } zieht { from-tile } { to-tile } und legt dort einen Zwischenhalt ein.
note-shifted = { $player } verschiebt { $shift }.
note-skipped = { $player } lässt die Aktion aus ({ $tile }).
note-gained = { $player } erhält { $amount } { $resource }.
note-wasted = { $player } hat keinen Platz für { $amount } { $resource }.
note-paid = { $player } zahlt { $amount } { $resource }.
note-built = { $player } baut ein { $airship }.
note-donated = { $player } schenkt der Stadt ein { $airship }: { $points } SP.
note-sold = { $player } verkauft ein { $airship }.
note-price-fell = Der Preis fällt auf { $price } Gold: { $airship }.
note-constructed = { $player } baut { $facility_id ->
        [statue] eine
       *[other] einen
    } { $facility }: { $points } SP.
note-took-majority = { $player } hat jetzt die Mehrheit { at-panel }.
note-lost-majority = { $player } verliert die Mehrheit { at-panel }.
note-unlocked = { $player } schaltet eine Bonus-Aktion frei: { $bonus_action }.
note-hired = { $player } stellt einen Arbeiter ein, der nun im Hafen wartet.
note-recalled = { $player } holt alle Arbeiter in den Hafen zurück.
note-expanded = { $player } errichtet den Ausbau { $resource }.
note-developed = { $player } entwickelt ein Feld: { $tile }.
note-nothing-to-develop = { $player } entwickelt kein Feld: Alle mit dem Symbol { $resource } sind schon entwickelt.
note-scored-expansion = { $player } bekommt für den Ausbau { $points } SP.
note-took-contract = { $player } nimmt den Vertrag „{ $contract }“ an und hat dafür { $stages ->
        [one] nur diese Etappe
       *[other] { $stages } Etappen
    } Zeit.
note-contract-revealed = Neu in der Auslage: „{ $contract }“.
note-no-contract-revealed = Der Vertragsstapel ist leer; die Auslage wird kleiner.
note-fulfilled = { $player } erfüllt „{ $contract }“: { $points } SP.
note-contract-failed = { $player } hat „{ $contract }“ nicht erfüllt und verliert { $points } SP.
note-resource-bonus-due = { $player } bekommt den Rohstoffbonus { of-tile }.
note-resource-bonus-lost = { $player } hat keinen Platz für den Rohstoffbonus { of-tile }.
note-piggybacked = { $player } bekommt den Huckepack-Bonus { of-tile }.
note-piggyback-lost = { $player } hat keinen Platz für den Huckepack-Bonus { of-tile }.
note-negotiated = { $player } schickt den Erfahrenen Verhandlungsführer vor.
note-bartered = { $player } nutzt den Tauschhandel.
note-last-round-over = Runde { $number } war die letzte.
note-airship-majorities-taken = Das Spiel endet vorzeitig: Alle { $number } Mehrheiten bei den Luftschiffen sind vergeben.
note-facility-majorities-taken = Das Spiel endet vorzeitig: { $number } Mehrheiten bei den öffentlichen Einrichtungen sind vergeben.
note-final-scoring-begins = Die Schlusswertung.
note-awarded = { $player } bekommt { $points } SP: { $award }.

## Warum etwas nicht geht

refusal-workers-left = { $number ->
        [one] Ein Arbeiter muss noch ziehen
       *[other] { $number } Arbeiter müssen noch ziehen
    }, bevor du deinen Zug beenden kannst.
refusal-worker-done = Dein Arbeiter dort ist für diesen Zug fertig; er zieht erst im nächsten wieder.
refusal-other-worker-pauses = Erst muss dein Arbeiter weiterziehen, der einen Zwischenhalt macht ({ $tile }).
refusal-all-moved = Alle deine Arbeiter sind gezogen; verschieben kannst du nur, solange noch einer ziehen muss.
refusal-lacks = Dafür fehlt dir noch: { amounts }.
refusal-out-of-reach = Zu weit: Ein Arbeiter zieht auf ein angrenzendes Feld, weiter nur über eigene Arbeiter oder mit dem Langstreckenflug.
refusal-own-worker-there = Dort steht schon ein eigener Arbeiter; die Bewegung muss auf einem Feld ohne eigenen Arbeiter enden.
refusal-stands-there = Dort steht der Arbeiter gerade; er muss auf ein anderes Feld ziehen.
refusal-movement-began-there = Dort ist der Arbeiter losgezogen; dorthin darf er in dieser Bewegung nicht zurück.
refusal-paused-there = Dort hat der Arbeiter in dieser Bewegung schon einen Zwischenhalt gemacht.
refusal-gathering-full = { $tile }: Deine Rohstoffanzeige ist für alles voll, was es hier gibt.
refusal-exact-reverse = Das würde das erste Verschieben ({ $shift }) nur rückgängig machen; nimm eine andere Linie oder bleib bei der Richtung.
refusal-needs-lower-ship = Braucht { $needed ->
        [one] eine eigene Schenkung
       *[other] { $needed } eigene Schenkungen
    } beim { $airship }, du hast { $have ->
        [0] keine
        [one] eine
       *[other] { $have }
    }.
refusal-no-space-left = { $panel }: Alle Schenkungsfelder sind belegt.
refusal-no-marker-left = Du hast keinen Schenkungsmarker mehr im Vorrat.
refusal-not-for-sale = Ein { $airship } kannst du nur schenken; verkaufen lassen sich nur Luftschiffe aus Holz und Metall.
refusal-all-workers-hired = Alle deine Arbeiter sind schon eingestellt.
refusal-expansion-built = Den Ausbau { $resource } hast du schon errichtet; es gibt einen für jeden Rohstoff.
refusal-tile-developed = { $tile } ist schon entwickelt.
refusal-other-colour = { $tile } trägt nicht das Symbol { $resource }; der neue Ausbau entwickelt nur ein Feld seiner Farbe.
refusal-must-develop = Der Ausbau { $resource } entwickelt immer ein Feld, solange noch eines mit seinem Symbol übrig ist.
refusal-no-contracts-left = Es liegen keine Verträge mehr aus.
refusal-not-on-display = Nehmen kannst du nur einen Vertrag aus der Auslage.
refusal-not-taken-yet = Dieser Vertrag liegt noch in der Auslage; nimm ihn erst auf einem Marktplatz an.
refusal-taken-by-other = Diesen Vertrag hat { $owner } angenommen.
refusal-expansion-missing = Dafür brauchst du den Ausbau { $resource }.
refusal-stock-full = Deine Rohstoffanzeige ist voll: { $resource }.
refusal-bonus-locked = { $bonus_action } ist noch nicht freigeschaltet: { $have } von { $needed } Schenkungen ({ $bonus_action_id ->
        [long_haul_flight] Luftschiffe aus Holz
        [seasoned_negotiator] Luftschiffe aus Metall
       *[barter] Touristen-, Passagier- oder Luxusluftschiffe
    }).
refusal-bonus-used = { $bonus_action }: in dieser Etappe schon benutzt, zu Beginn der nächsten wieder bereit.
refusal-nothing-to-exchange = Du hast nichts abzugeben, wofür ein anderer Rohstoff noch Platz hätte.
refusal-nothing-to-give = Du hast kein { $resource } abzugeben.

## Verschieben: Gezählt wird ab 1, Reihen von oben, Spalten von links

shift-row0_left = Reihe 1 nach links
shift-row0_right = Reihe 1 nach rechts
shift-row1_left = Reihe 2 nach links
shift-row1_right = Reihe 2 nach rechts
shift-row2_left = Reihe 3 nach links
shift-row2_right = Reihe 3 nach rechts
shift-row3_left = Reihe 4 nach links
shift-row3_right = Reihe 4 nach rechts
shift-col0_up = Spalte 1 nach oben
shift-col0_down = Spalte 1 nach unten
shift-col1_up = Spalte 2 nach oben
shift-col1_down = Spalte 2 nach unten
shift-col2_up = Spalte 3 nach oben
shift-col2_down = Spalte 3 nach unten
shift-col3_up = Spalte 4 nach oben
shift-col3_down = Spalte 4 nach unten

## Woher Punkte kommen

category-airships = Geschenkte Luftschiffe
category-facilities = Öffentliche Einrichtungen
category-contracts = Erfüllte Verträge
category-penalties = Nicht erfüllte Verträge
category-expansions = Ausbauten
category-awards = Auszeichnungen

## Spielteile im Einzelnen: Rohstoffe

resource-wood =
    .text = Für Luftschiffe aus Holz, für Touristen-, Passagier- und Luxusluftschiffe, für Ausbauten, Verträge, Wegweiser und Park. Gibt es im Wald und im Tal.
resource-metal =
    .text = Für Luftschiffe aus Metall, für Touristen-, Passagier- und Luxusluftschiffe, für Ausbauten, Verträge, Statue und Uhrenturm. Gibt es in der Mine und im Tal.
resource-gold =
    .text = Damit stellst du Arbeiter ein und bezahlst Ausbauten und manche öffentliche Einrichtung. Gold bringen verkaufte Luftschiffe und erfüllte Verträge.
resource-gear =
    .text = Jedes Luftschiff braucht Getriebe, viele Verträge auch. Außerdem bezahlst du damit das Verschieben einer Reihe oder Spalte. Gibt es in der Fabrik.

## Spielteile im Einzelnen: Aktionsfelder

action_kind-forest =
    .text = Sammle Holz. Andere Spieler mit einem Arbeiter auf diesem Feld bekommen Holz als Huckepack-Bonus. Entwickelt: für dich zusätzliches Holz, wenn du den Ausbau Holz hast.
action_kind-mine =
    .text = Sammle Metall. Andere Spieler mit einem Arbeiter auf diesem Feld bekommen Metall als Huckepack-Bonus. Entwickelt: für dich zusätzliches Metall, wenn du den Ausbau Metall hast.
action_kind-factory =
    .text = Sammle Getriebe. Andere Spieler mit einem Arbeiter auf diesem Feld bekommen ein Getriebe als Huckepack-Bonus. Entwickelt: für dich ein zusätzliches Getriebe, wenn du den Ausbau Getriebe hast.
action_kind-valley =
    .text = Sammle Holz und Metall. Andere Spieler mit einem Arbeiter auf diesem Feld wählen Holz oder Metall als Huckepack-Bonus. Entwickelt: für dich zusätzliches Holz oder Metall, je nachdem, welchen Ausbau du hast.
action_kind-shipyard =
    .text = Baue ein Luftschiff. Danach schenkst du es der Stadt und bekommst SP, einen Marker und einen dauerhaften Rabatt, oder du verkaufst es gegen Gold. Entwickelt: ein Getriebe dazu, wenn du den Ausbau Getriebe hast.
action_kind-architects_office =
    .text = Baue eine öffentliche Einrichtung: bezahlen, Marker setzen, SP erhalten. Entwickelt: Gold dazu, wenn du den Ausbau Gold hast.
action_kind-guild_hall =
    .text = Stelle gegen Gold einen Arbeiter ein. Er kommt in den Hafen und zieht ab deinem nächsten Zug mit. Entwickelt: Gold dazu, wenn du den Ausbau Gold hast.
action_kind-workshop =
    .text = Errichte einen deiner Ausbauten: mehr Platz für einen Rohstoff, künftig Rohstoffboni dieser Sorte, SP, und ein Feld dieser Farbe wird entwickelt. Entwickelt: ein Rohstoff nach Wahl dazu, sofern du seinen Ausbau hast.
action_kind-marketplace =
    .text = Nimm einen Vertrag aus der Auslage. Seine Zahl sagt, wie viele Etappen du Zeit hast; die laufende zählt mit. Entwickelt: Gold dazu, wenn du den Ausbau Gold hast.
action_kind-lighthouse =
    .text = Verschiebe gratis zwei Linien oder eine Linie zweimal in dieselbe Richtung. Die Arbeiter fahren mit. Du darfst es auch bei einem Mal belassen. Entwickelt: ein Getriebe dazu, wenn du den Ausbau Getriebe hast.
action_kind-harbour =
    .text = Hole alle deine Arbeiter vom Spielfeld hierher. Wer noch nicht gezogen ist, muss in diesem Zug noch ziehen. Entwickelt: ein Rohstoff nach Wahl dazu, sofern du seinen Ausbau hast.

tile-forest_1 =
    .text = { action_kind-forest.text }
tile-forest_2 =
    .text = { action_kind-forest.text }
tile-mine_1 =
    .text = { action_kind-mine.text }
tile-mine_2 =
    .text = { action_kind-mine.text }
tile-factory_1 =
    .text = { action_kind-factory.text }
tile-factory_2 =
    .text = { action_kind-factory.text }
tile-valley_1 =
    .text = { action_kind-valley.text }
tile-shipyard_1 =
    .text = { action_kind-shipyard.text }
tile-shipyard_2 =
    .text = { action_kind-shipyard.text }
tile-architects_office_1 =
    .text = { action_kind-architects_office.text }
tile-guild_hall_1 =
    .text = { action_kind-guild_hall.text }
tile-workshop_1 =
    .text = { action_kind-workshop.text }
tile-marketplace_1 =
    .text = { action_kind-marketplace.text }
tile-marketplace_2 =
    .text = { action_kind-marketplace.text }
tile-lighthouse_1 =
    .text = { action_kind-lighthouse.text }
tile-harbour_1 =
    .text = { action_kind-harbour.text }

## Spielteile im Einzelnen: Luftschiffe

airship-private_wood =
    .text = Das kleinste Luftschiff aus Holz; ohne Voraussetzung, verkäuflich. Jeder deiner Marker hier spart dir Holz in der Werft.
airship-private_metal =
    .text = Das kleinste Luftschiff aus Metall; ohne Voraussetzung, verkäuflich. Jeder deiner Marker hier spart dir Metall in der Werft.
airship-tourist =
    .text = Das kleinste Luftschiff für Reisende; ohne Voraussetzung, unverkäuflich. Jeder deiner Marker hier spart dir Gold in der Werkshalle.
airship-residential_wood =
    .text = Braucht eigene Schenkungen beim Privatluftschiff aus Holz; verkäuflich. Jeder deiner Marker hier spart dir Holz in der Werkshalle.
airship-residential_metal =
    .text = Braucht eigene Schenkungen beim Privatluftschiff aus Metall; verkäuflich. Jeder deiner Marker hier spart dir Metall in der Werkshalle.
airship-passenger =
    .text = Braucht eigene Schenkungen beim Touristenluftschiff; unverkäuflich. Jeder deiner Marker hier spart dir Gold, wenn du im Gildehaus Arbeiter einstellst.
airship-cargo_wood =
    .text = Braucht eigene Schenkungen beim Wohnluftschiff aus Holz; verkäuflich. Jeder deiner Marker hier spart dir Holz im Architekturbüro.
airship-cargo_metal =
    .text = Braucht eigene Schenkungen beim Wohnluftschiff aus Metall; verkäuflich. Jeder deiner Marker hier spart dir Metall im Architekturbüro.
airship-luxury =
    .text = Braucht eigene Schenkungen beim Passagierluftschiff; unverkäuflich. Jeder deiner Marker hier spart dir Gold im Architekturbüro.

## Spielteile im Einzelnen: öffentliche Einrichtungen

facility-signpost =
    .text = Wird mit Holz bezahlt; Marker beim Frachtluftschiff aus Holz machen ihn billiger. Du darfst ihn mehrmals bauen, solange Felder frei sind.
facility-statue =
    .text = Wird mit Metall bezahlt; Marker beim Frachtluftschiff aus Metall machen sie billiger. Du darfst sie mehrmals bauen, solange Felder frei sind.
facility-fountain =
    .text = Wird mit Gold bezahlt; Marker beim Luxusluftschiff machen ihn billiger. Du darfst ihn mehrmals bauen, solange Felder frei sind.
facility-park =
    .text = Wird mit Holz und Gold bezahlt; Marker beim Frachtluftschiff aus Holz und beim Luxusluftschiff machen ihn billiger. Du darfst ihn mehrmals bauen, solange Felder frei sind.
facility-clock_tower =
    .text = Wird mit Metall und Gold bezahlt; Marker beim Frachtluftschiff aus Metall und beim Luxusluftschiff machen ihn billiger. Du darfst ihn mehrmals bauen, solange Felder frei sind.

## Spielteile im Einzelnen: Bonus-Aktionen

bonus_action-long_haul_flight =
    .text = Einmal pro Etappe darf einer deiner Arbeiter auch über ein Feld ohne eigenen Arbeiter hinwegfliegen und kommt so einen Schritt weiter. Freigeschaltet durch geschenkte Luftschiffe aus Holz, gleich welcher Größe.
bonus_action-seasoned_negotiator =
    .text = Einmal pro Etappe nimmst du bei einem Huckepack-Bonus einen Rohstoff derselben Sorte mehr. Freigeschaltet durch geschenkte Luftschiffe aus Metall, gleich welcher Größe.
bonus_action-barter =
    .text = Einmal pro Etappe tauschst du in deinem Zug einen deiner Rohstoffe gegen einen anderen. Freigeschaltet durch geschenkte Touristen-, Passagier- und Luxusluftschiffe.

## Spielteile im Einzelnen: Verträge

contract-contract_01 =
    .text = Den Zimmerleuten vom Unterdeck sind die Balken ausgegangen, und ihre Winde läuft auch nicht mehr rund.
contract-contract_02 =
    .text = Scharniere, Winkel und eine Kurbel für die neuen Landestege.
contract-contract_03 =
    .text = Stabile Kisten mit Metallecken für die Lehrlinge der Werften.
contract-contract_04 =
    .text = Die Uhrmacher brauchen Getriebe, und zwar bald.
contract-contract_05 =
    .text = Eine Mühle hoch über den Wolken, wo der Wind nie nachlässt.
contract-contract_06 =
    .text = Irgendwie muss das Regenwasser auf die oberen Terrassen.
contract-contract_07 =
    .text = Ein Steg aus Planken, weit hinaus über den Rand der Stadt, für alle, die schwindelfrei sind.
contract-contract_08 =
    .text = Ketten, die einen Frachter auch im Sturm festhalten.
contract-contract_09 =
    .text = Platz für Kisten zwischen zwei Liegeplätzen, getragen von Balken und Trägern.
contract-contract_10 =
    .text = Den ganzen Tag hinauf und hinunter, mit allem, was der Markt braucht.
contract-contract_11 =
    .text = Der Antrieb für eine Seilbahn zwischen den beiden höchsten Vierteln.
contract-contract_12 =
    .text = Das Theater wünscht sich Kulissen, die sich so bewegen wie die Stadt.
contract-contract_13 =
    .text = Vier Stockwerke, ein spitzes Dach und ein Balkon für jede Familie.
contract-contract_14 =
    .text = Ein Behälter aus vernieteten Platten für das Gas, das die Schiffe trägt.
contract-contract_15 =
    .text = Ein Dach über den Ständen, damit bei jedem Wetter gehandelt wird.
contract-contract_16 =
    .text = Kessel, Turbinen und sehr viele Zahnräder: Licht für die ganze Stadt.
contract-contract_17 =
    .text = Sägen, die nie ruhen, angetrieben über Riemen und Räder.
contract-contract_18 =
    .text = Eine Brücke aus Stahl auf Schienen, die ganze Rümpfe aus dem Dock hebt.
contract-contract_19 =
    .text = Eine Kuppel, die sich nachts öffnet, den Sternen näher als jede andere.
contract-contract_20 =
    .text = Ein Haus für große Stimmen, der größte hölzerne Saal, der je geflogen ist.

## Spielteile im Einzelnen: Etappenboni

stage_bonus-stage_bonus_wood =
    .text = Zu Beginn der Etappe erhalten alle Spieler Holz.
stage_bonus-stage_bonus_metal =
    .text = Zu Beginn der Etappe erhalten alle Spieler Metall.
stage_bonus-stage_bonus_gear =
    .text = Zu Beginn der Etappe erhalten alle Spieler Getriebe.
stage_bonus-stage_bonus_gold =
    .text = Zu Beginn der Etappe erhalten alle Spieler Gold.
stage_bonus-stage_bonus_materials =
    .text = Zu Beginn der Etappe erhalten alle Spieler Holz und Metall.
stage_bonus-stage_bonus_gears =
    .text = Zu Beginn der Etappe erhalten alle Spieler viele Getriebe.
stage_bonus-stage_bonus_grant =
    .text = Zu Beginn der Etappe erhalten alle Spieler reichlich Gold.

## Spielteile im Einzelnen: Auszeichnungen

award-award_shipbuilding =
    .text = Am Spielende für die beiden Spieler mit den meisten Mehrheiten bei Luftschiffen. Bei Gleichstand wird geteilt; ohne Mehrheit gibt es nichts.
award-award_facilities =
    .text = Am Spielende für die beiden Spieler mit den meisten Mehrheiten bei öffentlichen Einrichtungen. Bei Gleichstand wird geteilt; ohne Mehrheit gibt es nichts.
award-award_trade =
    .text = Am Spielende für die beiden Spieler mit den meisten erfüllten Verträgen. Bei Gleichstand wird geteilt; ohne erfüllten Vertrag gibt es nichts.

## Einstellungen des Tisches

choice-workers-stay-on-shifted-tile = Beim Verschieben einer Linie
choice-workers-stay-on-shifted-tile-true = fahren die Arbeiter mit ihrem Feld mit
choice-workers-stay-on-shifted-tile-false = behalten die Arbeiter ihren Platz im Raster
choice-score-may-be-negative = Abzüge dürfen den Punktestand unter null bringen
choice-score-may-be-negative-true = ja
choice-score-may-be-negative-false = nein, bei null ist Schluss
choice-prerequisite-counts-majority-marker = Der Marker für die Mehrheit zählt als Schenkung für größere Luftschiffe
choice-prerequisite-counts-majority-marker-true = ja
choice-prerequisite-counts-majority-marker-false = nein
choice-bonus-unlock-counts-majority-marker = Der Marker für die Mehrheit zählt beim Freischalten von Bonus-Aktionen mit
choice-bonus-unlock-counts-majority-marker-true = ja
choice-bonus-unlock-counts-majority-marker-false = nein
choice-majority-needs-strict-lead = Bei Gleichstand an der Spitze
choice-majority-needs-strict-lead-true = hat niemand die Mehrheit
choice-majority-needs-strict-lead-false = bleibt die Mehrheit, wo sie war
choice-shift-in-mid-hop = Beim Weiterziehen ist ein Zwischenhalt möglich, um Linien zu verschieben
choice-shift-in-mid-hop-true = ja
choice-shift-in-mid-hop-false = nein
choice-expansion-must-develop-if-possible = Ein Ausbau entwickelt ein Feld
choice-expansion-must-develop-if-possible-true = immer, wenn noch eines da ist
choice-expansion-must-develop-if-possible-false = wenn der Spieler es will
choice-resource-bonus-tile-side-checked = Für den Rohstoffbonus muss das Feld entwickelt sein
choice-resource-bonus-tile-side-checked-before-action = vor der Aktion
choice-resource-bonus-tile-side-checked-after-action = nach der Aktion
choice-resource-bonus-expansion-checked = Für den Rohstoffbonus muss der Ausbau errichtet sein
choice-resource-bonus-expansion-checked-before-action = vor der Aktion
choice-resource-bonus-expansion-checked-after-action = nach der Aktion

## Die Zeichnung für das Terminal

board-letter = { $seat ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
board-person = { $letter } { $player }
board-round = Runde { $round } von { $rounds } · Etappe { $stage } von { $stages }
board-on-turn = Am Zug: { $person }
board-stage-brings = Etappe { $stage } bringt: { $stage_bonus } ({ $gain })
board-amount = { $amount } { $resource }
board-city = Die Stadt
board-tile-developed = ◆ { $tile }
board-worker-letter = { $letter }
board-worker-moved = ({ $letter })
board-city-legend = A Arbeiter · (A) schon gezogen · ◆ entwickelt
board-panels-of = Schenkungstableau und Kosten für { $person }
board-thing = Bauen
board-vp = SP
board-markers = Marker
board-marker = { $letter }{ $count }
board-marker-majority = { $letter }{ $count }★
board-spaces = Felder
board-spaces-taken = { $taken }/{ $spaces }
board-sale = Preis
board-expansion-of = Ausbau { $resource }
board-hire = Arbeiter einstellen
board-panels-legend = ★ Mehrheit · Preis: Gold für den Verkauf
board-contracts = Verträge · { $deck ->
        [one] 1 Karte im Stapel
       *[other] { $deck } Karten im Stapel
    }
board-contract = Vertrag
board-owner = Bei
board-on-display = Auslage
board-contract-stages = Etappen
board-reward-gold = + Gold
board-players = Spieler
board-score = Siegpunkte
board-stock-of-capacity = { $amount }/{ $capacity }
board-workers-and-supply = Arbeiter im Spiel + im Vorrat
board-workers-count = { $board } + { $supply }
board-donation-markers = Schenkungsmarker im Vorrat
board-fulfilled = Erfüllte Verträge
board-failed = Nicht erfüllte Verträge
board-award-standing = { $count } → { $points } SP
board-bonus-locked = gesperrt
board-bonus-ready = bereit
board-bonus-used = benutzt

## Namen der Felder auf dem einfachen Spielplan

board-round-number = Runde
board-rounds = Runden insgesamt
board-stage = Etappe
board-stages = Etappen insgesamt
board-stage-bonus = Etappenboni
board-grid = Größe der Stadt
board-rows = Reihen
board-columns = Spalten
board-tile-at = Plättchen im Raster
board-developed = Entwickelt
board-shifts = Verschiebungen
board-shift = Verschiebung
board-direction = Richtung
board-positions = Felder in dieser Richtung
board-donations = Schenkungen
board-majority = Mehrheiten
board-panels = Schenkungsfelder
board-taken = belegt
board-price-row = Stufe der Preise
board-sale-price = Verkaufspreise
board-prices = Preise
board-missing = Was dafür fehlt
board-airship = Luftschiffe
board-facility = Öffentliche Einrichtungen
board-expansion = Ausbauten
board-prerequisites = Bedingungen größerer Luftschiffe
board-unlocking = Freischaltung der Bonusaktionen
board-have = vorhanden
board-needed = nötig
board-met = erfüllt
board-display = Auslage
board-deck-size = Karten im Stapel
board-contract-owner = Vergebene Verträge
board-stages-left = Verbleibende Etappen
board-awards = Auszeichnungen
board-count = Anzahl
board-points = Punkte
board-stock = Vorrat
board-capacity = Lager
board-expanded = Ausgebaut
board-bonus = Bonusaktionen
board-workers = Arbeiter
board-worker = Arbeiter
board-tile = Plättchen
board-position = Feld
board-moved = bewegt
board-pausing = macht Pause
board-may-move = darf ziehen
board-workers-in-supply = Arbeiter im Vorrat

## Was viele Optionen einer Art wählen

board-fold-shift = Eine Reihe oder Spalte verschieben
board-fold-shift-first = Zuerst eine Reihe oder Spalte verschieben
board-fold-to = Zu einem Plättchen gehen
board-fold-give-take = Rohstoffe tauschen
board-fold-develop = Ein Plättchen entwickeln
