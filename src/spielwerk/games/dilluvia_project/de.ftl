# Dilluvia Project auf Deutsch. Namen der Spielteile stehen in data.toml, und auch die Zahlen der ausführlichen Texte kommen
# von dort. Die wenigen Zahlen der Übersicht vergleicht ein Test mit den Daten.

game-name = Dilluvia Project
game-tagline = Die erste Stadt in den Wolken braucht Einwohner: Kaufe Gelände, baue, sammle Prestige und locke Menschen in den Himmel.
game-aid =
    Ziel: Wer nach 7 Runden die meiste Bevölkerung hat, gewinnt. Der Weg dorthin ist Prestige: Immer wenn dein Prestige ein Vielfaches von 10 erreicht oder überschreitet, ziehen Menschen zu, so viele, wie dein Gebäudemarker angibt. Jedes Gebäude und jeder Propeller rückt ihn vor; jeder zweite Schritt erhöht die Zahl um 1.

    Runde: Marktphase, Aktionsphase, Einkommensphase. In Runde 7 entfällt die Einkommensphase; stattdessen folgt die Wertung am Spielende, und sie beginnt mit deinem Einkommen.

    Markt: In Spielerreihenfolge legen alle ihren Zeppelin an eine Reihe oder Spalte, an der noch keiner liegt. Dann kaufen alle aus ihrer Linie, so viel sie wollen; das Feld an der Spitze kostet 1 Aero, die anderen 2, 3 und 4. Manche Plättchen haben den Fixpreis 5. Felder, die schon leer waren, als du begonnen hast, bringen dir nach dem Kauf je 1 Aero. In Runde 7 kaufst du die Felder selbst, und ihr aufgedruckter Effekt tritt sofort ein.

    Zug: Setze Arbeiter auf ein rundes Feld und führe die Aktion aus. Wer noch Arbeiter hat, darf nicht passen. Manche runden Felder kosten 1 Aero. Der erste besondere Arbeiter, der in einer Runde zu einem Aktionsfeld kommt, bringt dessen Vorteil. In deinem Zug darfst du auch deine Plättchen einsetzen.

    Aktionsfelder: Spielerreihenfolge (nächste Runde früher dran sein), Einkommen (1 Aero je Arbeiter, je 3 Arbeiter 1 mehr), Ressourcen (1 Würfel der Farbe je Arbeiter), Geländekauf, Bau, Marktplättchen kaufen (ein beliebiges für 3 Aeros), Gärten (1 Aero, auf eigenem Gelände), Positionsänderung des Würfels (bis zu 2 eigene Gebäude umstellen).

    Gelände: klein 1 Arbeiter und 1 Aero, mittel 2 und 2, groß (2×2) 3 und 4. Dein erstes Gelände berührt den Propeller im Stadtzentrum oder einen eigenen, jedes weitere dein Gelände, deine Gebäude oder deine Propeller; auch über Eck.

    Bau: Jeder Arbeiter erlaubt dir ein Gebäude und einen Propeller, in beliebiger Reihenfolge. Dein Gebäudemarker rückt erst vor, wenn beides fertig ist oder du auf eines von beiden verzichtest. Ein Gebäude braucht seine Würfel und eigenes Gelände in seiner Form. Seine Nummer sagt, ab welcher Runde es gebaut werden darf. Genau in dieser Runde gebaut bringt es 2 Bevölkerung. Dein Würfel darauf liegt auf einem von zwei Quadraten: Produktion oder Prestige, ausgezahlt in jeder Einkommensphase. Jedes Einkommen endet bei 36.

    Arbeiter: Gebäude 0 mit dem Würfel auf Quadrat 1 bringt ab der nächsten Runde einen neuen Arbeiter, bis zu 3 im ganzen Spiel.

    Ende: Einkommen, Prestige aus Plättchen, Prestige für Gebäude neben Gärten (klein 1, mittel 2, groß 4 je Garten), Bevölkerung aus Mehrheiten (4 allein vorn, 3 bei Gleichstand, sonst 1 weniger). Bei Gleichstand gewinnt, wessen Prestige näher am nächsten Zehner liegt.

## Satzteile

aero-count = { $aeros ->
        [one] 1 Aero
       *[other] { $aeros } Aeros
    }
price-in-aeros = { $price ->
        [one] 1 Aero
       *[other] { $price } Aeros
    }
cube-count = { $amount } { $resource_id ->
        [white] { $amount ->
            [one] weißen
           *[other] weiße
        }
        [black] { $amount ->
            [one] schwarzen
           *[other] schwarze
        }
        [brown] { $amount ->
            [one] braunen
           *[other] braune
        }
        [purple] lila
       *[other] { $resource }
    } Würfel
one-cube = { $resource_id ->
        [white] weißen
        [black] schwarzen
        [brown] braunen
        [purple] lila
       *[other] { $resource }
    } Würfel
colour-word = { $resource_id ->
        [white] weiß
        [black] schwarz
        [brown] braun
        [purple] lila
       *[other] { $resource }
    }
cubes-listed = { $white ->
        [0] {""}
       *[other] {" · "}{ $white } weiß
    }{ $black ->
        [0] {""}
       *[other] {" · "}{ $black } schwarz
    }{ $brown ->
        [0] {""}
       *[other] {" · "}{ $brown } braun
    }{ $purple ->
        [0] {""}
       *[other] {" · "}{ $purple } lila
    }
square-brings = { $hires ->
        [1] ein neuer Arbeiter ab der nächsten Runde
        [2] kein neuer Arbeiter mehr
       *[other] je Runde{ $money ->
            [0] {""}
            [one] {" "}+1 Aero
           *[other] {" "}+{ $money } Aeros
        }{ $cubes ->
            [0] {""}
           *[other] {" "}+{ $cubes } Würfel
        }{ $prestige ->
            [0] {""}
           *[other] {" "}+{ $prestige } Prestige
        }
    }
workers-bring = { $aeros ->
        [0] {""}
       *[other] {" "}für { aero-count }
    }{ $amount ->
        [0] {""}
       *[other] {" "}für { cube-count }
    }
field-of-target = { $target_id ->
        [reposition] Würfel umsetzen
        [white] Weiße Würfel
        [black] Schwarze Würfel
        [brown] Braune Würfel
        [purple] Lila Würfel
       *[other] { $target }
    }

## Fragen

ask-place-zeppelin = Wohin legst du deinen Zeppelin? Die Preise zählen ab seiner Spitze.
ask-buy-market = { $empty ->
        [0] Was kaufst du aus deiner Linie?
        [one] Was kaufst du aus deiner Linie? Für ein leeres Feld bekommst du danach eine Entschädigung.
       *[other] Was kaufst du aus deiner Linie? Für { $empty } leere Felder bekommst du danach eine Entschädigung.
    }
ask-turn-menu = Wo setzt du Arbeiter ein?
ask-choose-workers = { field-of-target }: Welche Arbeiter setzt du ein?
ask-end-turn-menu = Setzt du noch ein Plättchen ein, oder beendest du deinen Zug?
ask-land-menu = { $workers ->
        [0] Für weiteres Gelände ist kein Arbeiter übrig.
        [one] Welches Gelände kaufst du? 1 Arbeiter ist noch übrig.
       *[other] Welches Gelände kaufst du? { $workers } Arbeiter sind noch übrig.
    }{ $free_squares ->
        [0] {""}
       *[other] {" "}Ein einzelnes Feld ist kostenlos.
    }
ask-choose-land = { $kind_id ->
        [land_claim] „{ $kind }“: Welches Feld nimmst du kostenlos?
        [land_grant] „{ $kind }“: Von welchem Feld aus nimmst du das mittlere Gelände?
       *[other] { $space_effect_id ->
            [medium_land] Marktfeld „{ $space_effect }“: Von welchem Feld aus?
           *[other] { $land_size_id ->
                [small] { $land_size }: Auf welchem Feld?
               *[other] { $land_size }: Von welchem Feld aus?
            }
        }
    }
ask-choose-land-far = { $land_size } ab { $square }: Bis zu welchem Feld?
ask-build-menu = Was baust oder kaufst du? Noch möglich: { $buildings } Gebäude, { $propellers } Propeller.
ask-choose-discount = { $building }: Welche Würfel lässt du weg?
ask-choose-site = { $building }: Wo soll es stehen?
ask-choose-square = { $building } auf { $square }: Auf welches Quadrat legst du deinen Würfel?
ask-buy-extra = Was kaufst du zusätzlich vom Markt?
ask-choose-garden-square = { $kind_id ->
        [garden_permit] „{ $kind }“: Wohin legst du den Garten?
       *[other] Gärten: Auf welches deiner Felder legst du einen Garten?
    }
ask-choose-switch = { $left ->
        [one] Welches Gebäude stellst du um? Eines darfst du noch.
       *[other] Welches Gebäude stellst du um? Bis zu { $left } darfst du noch.
    }
ask-choose-resource = { $space_effect_id ->
        [resources_4] Marktfeld „{ $space_effect }“: Welchen Würfel nimmst du?
       *[other] Vorteil des besonderen Arbeiters: Welchen Würfel nimmst du?
    }{ $left ->
        [one] {""}
       *[other] {" "}{ $left } darfst du noch wählen.
    }
ask-converter-give = „{ $kind }“: Welchen Würfel gibst du ab?
ask-converter-take = „{ $kind }“: Welchen Würfel nimmst du dafür?
ask-pick-tile = Marktfeld: Welches der abgelegten Plättchen nimmst du?
ask-income-split = { $left ->
        [one] Einkommen, 1 Würfel nach Wahl: Soll er { colour-word } sein?
       *[other] Einkommen, { $left } Würfel nach Wahl: Wie viele davon sollen { colour-word } sein?
    }

## Möglichkeiten

option-row = Zeppelin an Reihe { $line }, { $row_end }
option-column = Zeppelin an Spalte { $line }, { $column_end }
option-buy = { $last ->
        [0] „{ $kind }“ für { price-in-aeros } kaufen ({ $space })
       *[other] Marktfeld „{ $space_effect }“ für { price-in-aeros } kaufen ({ $space })
    }
option-stop = Nichts mehr kaufen
option-none = Nichts
option-buy-extra-none = Nichts kaufen
option-choose-land-none = Kein Gelände nehmen
option-choose-garden-square-none = Keinen Garten anlegen
option-pick-tile-none = Kein Plättchen nehmen
option-place = { field-of-target }{ $aeros ->
        [0] {""}
       *[other] {" "}(rundes Feld für { aero-count })
    }
option-place-extra = { $extra_field_id ->
        [reposition] Würfel umsetzen
       *[other] { $extra_field }
    } (Zusatzfeld)
option-workers-0 = { $dark } Arbeiter{ workers-bring }
option-workers-1 = { $dark ->
        [0] Der besondere Arbeiter
       *[other] Der besondere und { $dark } weitere Arbeiter
    }{ workers-bring }{ $bonus ->
        [0] {""}
       *[other] {" "}(mit Vorteil)
    }
option-tile = Plättchen einsetzen: „{ $kind }“{ $aeros ->
        [0] {""}
       *[other] {" "}für { aero-count }
    }
option-idle = Alle übrigen Arbeiter in dieser Runde ruhen lassen
option-end-turn = Zug beenden
option-small = Kleines Gelände kaufen: { $workers } Arbeiter, { price-in-aeros }
option-medium = Mittleres Gelände kaufen: { $workers } Arbeiter, { price-in-aeros }
option-large = Großes Gelände kaufen: { $workers } Arbeiter, { price-in-aeros }
option-free-square = Ein einzelnes Feld kostenlos nehmen
option-finish = Fertig
option-land-menu-finish = Geländekauf beenden{ $workers ->
        [0] {""}
        [one] ; 1 Arbeiter bleibt ungenutzt
       *[other] ; { $workers } Arbeiter bleiben ungenutzt
    }{ $free_squares ->
        [0] {""}
       *[other] ; das kostenlose Feld verfällt
    }
option-choose-switch-finish = Nichts mehr umstellen
option-from = { $single ->
        [0] Ab { $square }
       *[other] Feld { $square }
    }
option-to = Bis { $square }
option-building = Bauen: { $building }{ cubes-listed }{ $less ->
        [0] {""}
       *[other] {" "}(davon { $less } nach Wahl gespart)
    }{ $points ->
        [0] {""}
       *[other] {" "}→ { $points } Bevölkerung
    }
option-propeller = { $propeller } für { price-in-aeros } kaufen → { $points } Prestige
option-end-step = { $open ->
        [0] Bau beenden; { $workers ->
            [one] 1 Arbeiter bleibt ungenutzt
           *[other] { $workers } Arbeiter bleiben ungenutzt
        }
       *[other] { $workers ->
            [0] Bau beenden
           *[other] Gebäudemarker schon jetzt vorrücken
        } und auf { $propellers ->
            [0] { $buildings } Gebäude
           *[other] { $propellers } Propeller
        } verzichten
    }
option-discount = Weglassen{ $white_cubes ->
        [0] {""}
       *[other] {" · "}{ $white_cubes } weiß
    }{ $black_cubes ->
        [0] {""}
       *[other] {" · "}{ $black_cubes } schwarz
    }{ $brown_cubes ->
        [0] {""}
       *[other] {" · "}{ $brown_cubes } braun
    }{ $purple_cubes ->
        [0] {""}
       *[other] {" · "}{ $purple_cubes } lila
    }
option-site = Bauen auf { $site }
option-square-1 = Quadrat 1: { square-brings }
option-square-2 = Quadrat 2: { square-brings }
option-garden = Garten auf { $square }{ $price ->
        [0] {" "}kostenlos
       *[other] {" "}für { price-in-aeros }
    }
option-switch = { $building } ({ $square }) auf { $income_square } umstellen: { square-brings }
option-resource = Einen { one-cube } nehmen
option-give = Einen { one-cube } abgeben
option-take = Einen { one-cube } nehmen
option-pick = „{ $kind }“ nehmen
option-white = { $share ->
        [0] Keinen weißen Würfel
        [one] 1 weißen Würfel
       *[other] { $share } weiße Würfel
    }
option-black = { $share ->
        [0] Keinen schwarzen Würfel
        [one] 1 schwarzen Würfel
       *[other] { $share } schwarze Würfel
    }
option-brown = { $share ->
        [0] Keinen braunen Würfel
        [one] 1 braunen Würfel
       *[other] { $share } braune Würfel
    }

## Spielbericht

note-round-begins = Runde { $number } beginnt.
note-order-drawn = { $player } ist an { $place }. Stelle und beginnt mit { aero-count }.
note-market-refilled = { $tiles ->
        [one] Ein neues Plättchen kommt auf den Markt.
       *[other] { $tiles } neue Plättchen kommen auf den Markt.
    }
note-market-not-full = Beide Stapel sind leer; { $spaces ->
        [one] ein Marktfeld bleibt
       *[other] { $spaces } Marktfelder bleiben
    } ohne Plättchen.
note-market-cleared = { $tiles ->
        [0] Der Markt ist leer; jetzt sind seine Felder zu kaufen.
        [one] Das letzte Plättchen des Markts wird abgelegt; jetzt sind seine Felder zu kaufen.
       *[other] { $tiles } Plättchen des Markts werden abgelegt; jetzt sind seine Felder zu kaufen.
    }
note-zeppelin-at-row = { $player } legt den Zeppelin an Reihe { $line }, { $row_end }.
note-zeppelin-at-column = { $player } legt den Zeppelin an Spalte { $line }, { $column_end }.
note-bought-tile = { $player } kauft „{ $kind }“.
note-bought-space = { $player } kauft das Marktfeld in { $space }: „{ $space_effect }“.
note-stopped-buying = { $player } kauft nichts mehr.
note-bought-nothing = { $player } kauft nichts zusätzlich vom Markt.
note-compensated = { $player } bekommt eine Entschädigung für { $spaces ->
        [one] ein leeres Feld
       *[other] { $spaces } leere Felder
    }.
note-prestige-income-rose = Das Prestige-Einkommen von { $player } steigt um { $points }.
note-tile-played = { $player } setzt „{ $kind }“ ein.
note-tile-picked = { $player } nimmt „{ $kind }“ von den abgelegten Plättchen.
note-nothing-picked = { $player } nimmt keines der abgelegten Plättchen.
note-workers-placed = { $player } setzt { $special ->
        [0] { $dark } Arbeiter
       *[other] { $dark ->
            [0] den besonderen Arbeiter
           *[other] { $dark } Arbeiter und den besonderen Arbeiter
        }
    } ein: { field-of-target }.
note-bonus-earned = { $player } erhält den Vorteil des besonderen Arbeiters: { $field }.
note-toll-received = Der Zoll für das runde Feld geht an { $player }.
note-toll-saved = { $player } hat das Zollrecht und zahlt für das runde Feld nichts.
note-went-idle = { $player } findet kein rundes Feld mehr; { $workers ->
        [one] ein Arbeiter ruht
       *[other] { $workers } Arbeiter ruhen
    } in dieser Runde.
note-earned = { $player } erhält { aero-count }.
note-paid = { $player } zahlt { aero-count }.
note-gained = { $player } nimmt { cube-count }.
note-gave = { $player } gibt { cube-count } ab.
note-populated = { $player } gewinnt { $points } Bevölkerung.
note-rose = { $player } gewinnt { $points } Prestige und hat jetzt { $total }.
note-passed-tens = { $tens ->
        [one] Damit ist ein Zehner erreicht
       *[other] Damit sind { $tens } Zehner erreicht
    }: { $points } Bevölkerung für { $player }.
note-house-moved = Der Gebäudemarker von { $player } rückt { $steps ->
        [one] ein Haussymbol
       *[other] { $steps } Haussymbole
    } vor: jetzt { $value } Bevölkerung je Zehner.
note-house-at-end = Der Gebäudemarker von { $player } steht am Ende seiner Leiste und rückt nicht weiter vor.
note-claimed = { $player } belegt Gelände: { $site }.
note-land-declined = { $player } nimmt kein weiteres Gelände.
note-free-square-used = { $player } nimmt ein kostenloses Feld.
note-built = { $player } baut { $building } auf { $site }.
note-cube-put = Der Würfel von { $player } liegt auf { $income_square }: { $building }, { $square }.
note-worker-hired = { $player } bekommt ab der nächsten Runde einen neuen Arbeiter; { $left ->
        [0] der Vorrat ist jetzt leer
        [one] im Vorrat ist noch einer
       *[other] im Vorrat sind noch { $left }
    }.
note-no-worker-left = Es kommt kein neuer Arbeiter: Der Vorrat von { $player } ist leer.
note-worker-sent-before = Das Gebäude auf { $square } hat { $player } schon einen Arbeiter gebracht; ein zweiter kommt nicht.
note-matched = { $building } ist genau in der Runde seiner Nummer gebaut.
note-bought-propeller = { $player } kauft { $propeller }.
note-stopped-building = { $player } baut nichts mehr.
note-garden-laid = { $player } legt einen Garten auf { $square } an; { $left ->
        [0] es war der letzte
        [one] im Vorrat ist noch einer
       *[other] im Vorrat sind noch { $left }
    }.
note-no-garden = { $player } legt keinen Garten an.
note-income-due = { $player } erhält Einkommen.
note-income-limited = { $income_id ->
        [money] Das Geldeinkommen
        [cubes] Das Ressourceneinkommen
       *[prestige] Das Prestige-Einkommen
    } von { $player } wäre { $produced }; die Leiste endet vorher.
note-new-place = An { $place }. Stelle: { $player }.
note-final-scoring-begins = Die letzte Runde ist vorbei; die Wertung am Spielende beginnt.
note-gained-at-last = { $player } nimmt { $amount ->
        [one] 1 Würfel; seine Farbe zählt nicht mehr
       *[other] { $amount } Würfel; ihre Farben zählen nicht mehr
    }.
note-scored-tile = { $player } wertet „{ $kind }“: { $kind_id ->
        [stockpile] { $times ->
            [0] kein vollständiger Satz
            [one] 1 vollständiger Satz
           *[other] { $times } vollständige Sätze
        }
       *[other] { $times ->
            [0] kein Plättchen mit einer Mehrheit
            [one] 1 Plättchen mit einer Mehrheit
           *[other] { $times } Plättchen mit Mehrheiten
        }
    }.
note-scored-gardens = { $player } wertet Gebäude neben Gärten: { $points } Prestige.
note-scored-majority = { $player } wertet „{ $kind }“: { $points } Bevölkerung.
note-kept-above-zero = Die Bevölkerung von { $player } kann nicht unter 0 fallen.

## Warum etwas nicht geht

refusal-line-taken = An dieser Linie liegt schon der Zeppelin von { $owner }.
refusal-beside-line = Dein Zeppelin liegt an einer anderen Linie: { $berth }.
refusal-lacks-aeros = Kostet { price-in-aeros }, du hast { $have }.
refusal-space-empty = Auf diesem Feld liegt kein Plättchen.
refusal-space-marked = Dieses Feld hat { $owner } schon gekauft.
refusal-lacks-aeros-for-circle = Das nächste freie runde Feld kostet { price-in-aeros }, du hast { $have }.
refusal-no-circle-free = Alle runden Felder dieser Reihe sind besetzt.
refusal-own-circle-used = Das Feld deiner Farbe hast du in dieser Runde schon benutzt.
refusal-in-order-already = Hier liegt schon ein Arbeiter von dir; ein zweiter hätte keinen Sinn.
refusal-extra-circle-used = Das zusätzliche Feld hat in dieser Runde schon { $owner } benutzt.
refusal-own-circle-first = Zuerst musst du hier das Feld deiner eigenen Farbe benutzen ({ field-of-target }).
refusal-must-place = Passen ist nicht erlaubt: Solange es ein Feld für dich gibt, musst du einen Arbeiter einsetzen.
refusal-special-is-placed = Dein besonderer Arbeiter ist in dieser Runde schon eingesetzt.
refusal-one-worker-only = { field-of-target }: Hier ist nur Platz für einen einzigen Arbeiter.
refusal-lacks-dark-workers = { $have ->
        [0] Du hast keinen gewöhnlichen Arbeiter mehr.
        [one] Du hast nur noch 1 gewöhnlichen Arbeiter.
       *[other] Du hast nur noch { $have } gewöhnliche Arbeiter.
    }
refusal-somebody-must-go = Mindestens einen Arbeiter musst du einsetzen.
refusal-too-far = Neues Gelände muss dein Gelände, deine Gebäude oder deine Propeller berühren, auch über Eck.
refusal-too-far-first = Dein erstes Gelände muss den Propeller im Stadtzentrum oder einen eigenen Propeller berühren. Nur wenn dort nichts frei ist, darf es an fremdes Gelände grenzen.
refusal-no-room = { $land_size }: Um dieses Feld herum ist nicht genug frei.
refusal-is-propeller = Hier ist ein Propeller; er ist kein Bauland.
refusal-outside-the-city = Dieses Feld gehört bei { $players } Personen nicht zur Stadt.
refusal-is-garden = Hier liegt schon ein Garten.
refusal-is-built-on = Hier steht schon ein Gebäude von { $owner }: { $building }.
refusal-is-land-of = Dieses Feld gehört schon { $owner }.
refusal-land-is-chosen = Dieses Gelände hast du eben gewählt; jetzt braucht es einen Platz.
refusal-no-end = { $land_size } ab { $square }: Das andere Ende liegt { $land_size_id ->
        [medium] waagerecht oder senkrecht daneben
       *[other] genau ein Feld über Eck
    }.
refusal-between-not-free = Die vier Felder dieses Stücks sind nicht alle frei.
refusal-no-position = { $land_size }: In der Stadt ist dafür kein Platz für dich.
refusal-lacks-workers = Braucht { $needed } Arbeiter; von den eben eingesetzten { $have ->
        [0] ist keiner mehr übrig
        [one] ist noch 1 übrig
       *[other] sind noch { $have } übrig
    }.
refusal-lacks-aeros-for-land = Kostet { price-in-aeros }, du hast { $have }.
refusal-no-free-square = Ein kostenloses Feld gibt es nur einmal, und nur mit dem ersten besonderen Arbeiter auf diesem Aktionsfeld.
refusal-too-early = Gebäude Nr. { $number } darf ab Runde { $number } gebaut werden.
refusal-sold-out = Von diesem Gebäude ist keines mehr da.
refusal-lacks-cubes = Dafür fehlen dir Würfel{ cubes-listed }
refusal-lacks-cubes-despite-foreman = Dir fehlen { $missing } seiner Würfel; Vorarbeiter sparen dir nur { $less }.
refusal-no-site = Du hast kein Gelände in seiner Form ({ $land_size_id ->
        [small] 1 Feld
        [medium] 2 Felder nebeneinander
       *[large] 2×2 Felder
    }).
refusal-not-your-land = Auf { $square } hast du kein freies Gelände.
refusal-rest-unpayable = Dann bleibt zu viel zu zahlen: { cube-count }.
refusal-all-have-built = Jeder Arbeiter errichtet nur ein Gebäude; für ein weiteres ist keiner übrig.
refusal-all-have-bought = Jeder Arbeiter kauft nur einen Propeller; für einen weiteren ist keiner übrig.
refusal-lacks-aeros-for-propeller = Kostet { price-in-aeros }, du hast { $have }.
refusal-propeller-taken = Dieser Propeller gehört { $owner }.
refusal-switched-already = Dieses Gebäude hast du in dieser Aktion schon umgestellt.
refusal-building-of = { $building } gehört hier { $owner }; umstellen darfst du nur eigene Gebäude.
refusal-no-building-here = Hier steht kein Gebäude von dir.
refusal-used-this-round = „{ $kind }“ ist in dieser Runde schon benutzt; in der nächsten steht es wieder bereit.
refusal-works-by-itself = „{ $kind }“ wirkt von selbst, immer wenn es passt.
refusal-counts-in-the-end = „{ $kind }“ zählt erst bei der Wertung am Spielende.
refusal-no-building-of-size = Du hast kein { $land_size_id ->
        [small] kleines
        [medium] mittleres
       *[large] großes
    } Gebäude, das Miete bringen könnte.
refusal-nothing-to-convert = Du hast keinen Würfel zum Tauschen.
refusal-none-of-this-colour = Du hast keinen { one-cube }.
refusal-same-colour = Diese Farbe hast du gerade abgegeben; du bekommst eine andere.
refusal-not-set-aside = Dieses Plättchen ist nicht unter den abgelegten.
refusal-nothing-set-aside = Es ist kein abgelegtes Plättchen mehr da.
refusal-no-garden-possible = { $left ->
        [0] Im Vorrat ist kein Garten mehr.
       *[other] Du hast weder Gelände noch ein Gebäude mit einem freien Feld daneben.
    }
refusal-no-garden-left = Im Vorrat ist kein Garten mehr.
refusal-lacks-aeros-for-garden = Ein Garten kostet { price-in-aeros }, du hast { $have }.
refusal-garden-needs-land = Ein Garten braucht ein Feld mit deinem Würfel; dieses gehört niemandem.
refusal-garden-too-far = Dieses freie Feld berührt keines deiner Gebäude.
refusal-permit-is-played = „{ $kind }“ ist schon eingesetzt; der Garten muss jetzt gelegt werden.
refusal-only-so-many = Es { $left ->
        [one] ist nur 1 Würfel
       *[other] sind nur { $left } Würfel
    } zu verteilen.
refusal-another-colour = Gefragt ist gerade nach einer anderen Farbe: { $resource }.

## Wörter der Schlüssel

extra_field-market_extra = Marktplättchen kaufen
extra_field-reposition = Positionsänderung des Würfels
row_end-left = von links
row_end-right = von rechts
column_end-top = von oben
column_end-bottom = von unten
dark_workers-0 = kein weiterer
dark_workers-1 = 1 Arbeiter
dark_workers-2 = 2 Arbeiter
dark_workers-3 = 3 Arbeiter
dark_workers-4 = 4 Arbeiter
dark_workers-5 = 5 Arbeiter
dark_workers-6 = 6 Arbeiter
dark_workers-7 = 7 Arbeiter
dark_workers-8 = 8 Arbeiter
berth = { $direction ->
        [row] Reihe
       *[column] Spalte
    } { $number }, { $end ->
        [left] links
        [right] rechts
        [top] oben
       *[bottom] unten
    }
income-money = Geld
    .amount = { $amount ->
        [one] 1 Aero
       *[other] { $amount } Aeros
    }
income-cubes = Ressourcen
    .amount = { $amount } Würfel
income-prestige = Prestige
income_square-square_1 = Quadrat 1
income_square-square_2 = Quadrat 2
space = Reihe { $row }, Spalte { $column }

## Woher die Bevölkerung kam

category-tens = Zehner beim Prestige
category-matching = Gebäude in der passenden Runde
category-tiles = Marktplättchen und Marktfelder
category-garden_bonus = Vorteil des besonderen Arbeiters in den Gärten
category-majorities = Mehrheiten

## Spielteile ausführlich: Ressourcen und Gelände

resource-white =
    .text = Ein weißer Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
    .amount = { $amount ->
            [one] 1 weißen Würfel
           *[other] { $amount } weiße Würfel
        }
resource-black =
    .text = Ein schwarzer Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
    .amount = { $amount ->
            [one] 1 schwarzen Würfel
           *[other] { $amount } schwarze Würfel
        }
resource-brown =
    .text = Ein brauner Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
    .amount = { $amount ->
            [one] 1 braunen Würfel
           *[other] { $amount } braune Würfel
        }
resource-purple =
    .text = Ein lila Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
    .amount = { $amount ->
            [one] 1 lila Würfel
           *[other] { $amount } lila Würfel
        }
land_size-small =
    .text = Ein Feld, für { $workers } Arbeiter und { price-in-aeros }.
land_size-medium =
    .text = Zwei Felder nebeneinander, für { $workers } Arbeiter und { price-in-aeros }.
land_size-large =
    .text = Vier Felder als Quadrat von 2×2, für { $workers } Arbeiter und { price-in-aeros }.

## Spielteile ausführlich: Aktionsfelder

field-player_order =
    .text = Ein Arbeiter je Person. In der nächsten Runde kommen die Leute von hier zuerst, von links nach rechts; alle anderen folgen in ihrer alten Reihenfolge. Vorteil des ersten besonderen Arbeiters: so viel Prestige, wie dein jetziger Platz angibt.
field-income =
    .text = { $income_aeros_per_worker ->
            [one] 1 Aero
           *[other] { $income_aeros_per_worker } Aeros
        } je Arbeiter, und für je drei auf dem Feld { $income_bonus_per_three_workers } mehr. Vorteil des ersten besonderen Arbeiters: { $income_special_aeros ->
            [one] 1 Aero
           *[other] { $income_special_aeros } Aeros
        }.
field-resources =
    .text = { $resource_cubes_per_worker } Würfel in der Farbe der Reihe je Arbeiter. Vorteil des ersten besonderen Arbeiters: { $resource_special_cubes } mehr in derselben Farbe; die vier Reihen haben zusammen nur einen Vorteil.
field-land =
    .text = Mit den Arbeitern hier kaufst du Gelände in beliebiger Kombination: kleines braucht { $small_land_workers } Arbeiter, mittleres { $medium_land_workers }, großes { $large_land_workers }. Jedes Stück berührt dein Gelände, deine Gebäude oder Propeller, das erste das Stadtzentrum. Vorteil des ersten besonderen Arbeiters: { $land_special_free_squares ->
            [one] ein Feld
           *[other] { $land_special_free_squares } Felder
        } ohne Arbeiter und Preis.
field-build =
    .text = Jeder Arbeiter erlaubt dir ein Gebäude und einen Propeller, in beliebiger Reihenfolge. Ist beides fertig, oder verzichtest du auf eines davon, rückt dein Gebäudemarker vor: für jedes Gebäude und jeden Propeller ein Haussymbol. Vorteil des ersten besonderen Arbeiters: { $build_special_prestige } Prestige vor allem anderen.
field-market_extra =
    .text = Kaufe ein beliebiges Plättchen vom Markt für { $market_extra_price ->
            [one] 1 Aero
           *[other] { $market_extra_price } Aeros
        }, auch eines mit Fixpreis; in der letzten Runde ein Marktfeld. Wer das Feld der eigenen Farbe benutzt hat, darf auch das zusätzliche benutzen. Vorteil des ersten besonderen Arbeiters: { $market_extra_special_cubes } Würfel nach Wahl, auch ohne Kauf.
field-garden =
    .text = Zahle { $garden_price ->
            [one] 1 Aero
           *[other] { $garden_price } Aeros
        } und lege einen Garten auf ein Feld mit deinem Gelände. Das Feld gehört dann niemandem. Am Ende bringt jedes Gebäude waagerecht oder senkrecht neben einem Garten Prestige. Vorteil des ersten besonderen Arbeiters: { $garden_special_population } Bevölkerung, auch ohne Garten.
field-reposition =
    .text = Versetze die Würfel auf bis zu { $reposition_buildings } deiner Gebäude auf das jeweils andere Quadrat. Wer das Feld der eigenen Farbe benutzt hat, darf auch das zusätzliche benutzen. Vorteil des ersten besonderen Arbeiters: { $reposition_special_buildings } Gebäude mehr.

## Spielteile ausführlich: Gebäude

building-b0 =
    .text = { $flavor_de }, 1 Feld, in jeder Runde. Kostet { $cost }. Quadrat 1: einmalig ein neuer Arbeiter ab der nächsten Runde. Quadrat 2: { $square_2 } je Runde.
building =
    .text = { $flavor_de }, { $size ->
            [small] 1 Feld
            [medium] 2 Felder
           *[large] 2×2 Felder
        }, ab Runde { $number }. Kostet { $cost }. Quadrat 1: { $square_1 } je Runde. Quadrat 2: { $square_2 } je Runde.

## Spielteile ausführlich: Propeller

propeller =
    .text = Kostet { price-in-aeros }, bringt sofort { $prestige } Prestige und rückt deinen Gebäudemarker vor. Daneben darfst du Gelände nehmen.
propeller-G7 =
    .text = Der Propeller im Stadtzentrum: Jedes erste Gelände darf ihn berühren. Kostet { price-in-aeros }, bringt sofort { $prestige } Prestige und rückt deinen Gebäudemarker vor.

## Spielteile ausführlich: Marktplättchen

kind-stockpile =
    .text = Wertung am Spielende: { $prestige } Prestige für jeden vollständigen Satz aus { aero-count } und { $resources } beliebigen Würfeln, die du hast.
kind-garden_permit =
    .text = Einmal im Spiel, in deinem Zug: Lege einen Garten aus dem Vorrat kostenlos auf eigenes Gelände oder auf ein freies Feld, das eines deiner Gebäude berührt, auch über Eck.
kind-punctual_builder =
    .text = Immer: { $prestige } Prestige für jedes Gebäude, das du genau in der Runde seiner Nummer baust.
kind-settlers =
    .text = Sofort: { $population } Bevölkerung.
kind-land_agent =
    .text = Immer: Jedes mittlere oder große Gelände, das du kaufst, kostet { aero-count } weniger. +1 Prestige-Einkommen.
kind-converter =
    .text = Einmal je Runde, in deinem Zug: Tausche { $cubes ->
            [one] einen deiner Würfel gegen einen
           *[other] { $cubes } deiner Würfel gegen welche
        } anderer Farbe. +1 Prestige-Einkommen.
kind-visionary =
    .text = Immer: Du darfst Gebäude bis Nr. { $max_number } vor ihrer Runde bauen. Zu früh gebaut zählen sie nicht als passend.
kind-land_claim =
    .text = Einmal im Spiel, in deinem Zug: Nimm bis zu { $pieces } einzelne Felder kostenlos, eins nach dem anderen, jedes nach der üblichen Regel für Gelände.
kind-land_grant =
    .text = Einmal im Spiel, in deinem Zug: Nimm ein mittleres Gelände kostenlos nach der üblichen Regel für Gelände.
kind-toll_right =
    .text = Immer: Wer Arbeiter auf ein rundes Feld mit Aero-Symbol legt, zahlt den Aero an dich statt an die Bank. Du selbst benutzt solche Felder umsonst. +1 Prestige-Einkommen.
kind-insurance =
    .text = Immer: { $aeros_per_empty_space ->
            [one] 1 Aero
           *[other] { $aeros_per_empty_space } Aeros
        } Entschädigung für jedes leere Feld deiner Linie in der Marktphase. Zwei Versicherungen zählen nicht zusammen. +1 Prestige-Einkommen.
kind-small_rents =
    .text = Einmal im Spiel, in deinem Zug: { aero-count } für jedes deiner kleinen Gebäude.
kind-medium_rents =
    .text = Einmal im Spiel, in deinem Zug: { aero-count } für jedes deiner mittleren Gebäude.
kind-large_rents =
    .text = Einmal im Spiel, in deinem Zug: { aero-count } für jedes deiner großen Gebäude.
kind-foreman_2_3 =
    .text = Immer: Deine Gebäude Nr. 2 und 3 kosten { $cubes } Würfel weniger; welche, bestimmst du.
kind-foreman_4_5 =
    .text = Immer: Deine Gebäude Nr. 4 und 5 kosten { $cubes } Würfel weniger; welche, bestimmst du.
kind-two_white =
    .text = Sofort: { $white ->
            [one] 1 weißer Würfel
           *[other] { $white } weiße Würfel
        }.
kind-two_black =
    .text = Sofort: { $black ->
            [one] 1 schwarzer Würfel
           *[other] { $black } schwarze Würfel
        }.
kind-two_brown =
    .text = Sofort: { $brown ->
            [one] 1 brauner Würfel
           *[other] { $brown } braune Würfel
        }.
kind-two_purple =
    .text = Sofort: { $purple ->
            [one] 1 lila Würfel
           *[other] { $purple } lila Würfel
        }.
kind-three_white =
    .text = Sofort: { $white ->
            [one] 1 weißer Würfel
           *[other] { $white } weiße Würfel
        }.
kind-three_black =
    .text = Sofort: { $black ->
            [one] 1 schwarzer Würfel
           *[other] { $black } schwarze Würfel
        }.
kind-three_brown =
    .text = Sofort: { $brown ->
            [one] 1 brauner Würfel
           *[other] { $brown } braune Würfel
        }.
kind-three_purple =
    .text = Sofort: { $purple ->
            [one] 1 lila Würfel
           *[other] { $purple } lila Würfel
        }.
kind-five_aeros =
    .text = Sofort: { aero-count }.
kind-six_aeros =
    .text = Sofort: { aero-count }.
kind-building_boost =
    .text = Sofort: Dein Gebäudemarker rückt { $house_steps ->
            [one] ein Haussymbol
           *[other] { $house_steps } Haussymbole
        } vor. In der Marktphase Fixpreis { $fixed_price }.
kind-seven_prestige =
    .text = Sofort: { $prestige } Prestige. In der Marktphase Fixpreis { $fixed_price }.
kind-propeller_majority =
    .text = Wertung am Spielende: { $majority_alone } Bevölkerung, wenn du allein die meisten Propeller hast, { $majority_tied } bei Gleichstand an der Spitze, sonst { $majority_lost }. In der Marktphase Fixpreis { $fixed_price }.
kind-small_majority =
    .text = Wertung am Spielende: { $majority_alone } Bevölkerung, wenn du allein die meisten kleinen Gebäude hast, { $majority_tied } bei Gleichstand an der Spitze, sonst { $majority_lost }. In der Marktphase Fixpreis { $fixed_price }.
kind-medium_majority =
    .text = Wertung am Spielende: { $majority_alone } Bevölkerung, wenn du allein die meisten mittleren Gebäude hast, { $majority_tied } bei Gleichstand an der Spitze, sonst { $majority_lost }. In der Marktphase Fixpreis { $fixed_price }.
kind-large_majority =
    .text = Wertung am Spielende: { $majority_alone } Bevölkerung, wenn du allein die meisten großen Gebäude hast, { $majority_tied } bei Gleichstand an der Spitze, sonst { $majority_lost }. Mit weniger als { $minimum } bekommst du immer { $majority_lost }. In der Marktphase Fixpreis { $fixed_price }.
kind-sector_majority =
    .text = Wertung am Spielende: { $majority_alone } Bevölkerung, wenn du allein in den meisten Stadtvierteln Gebäude hast, { $majority_tied } bei Gleichstand an der Spitze, sonst { $majority_lost }. Ein Gebäude auf einer Grenze zählt nur für eines seiner Viertel. In der Marktphase Fixpreis { $fixed_price }.
kind-worker_majority =
    .text = Wertung am Spielende: { $majority_alone } Bevölkerung, wenn du allein die meisten Arbeiter im Spiel hast, { $majority_tied } bei Gleichstand an der Spitze, sonst { $majority_lost }. In der Marktphase Fixpreis { $fixed_price }.
kind-patron =
    .text = Wertung am Spielende: { $prestige } Prestige für jedes deiner Plättchen mit einer Mehrheit.

## Spielteile ausführlich: die Marktfelder in der letzten Runde

space_effect-population_2 =
    .text = Sofort: { $population } Bevölkerung.
space_effect-resources_4 =
    .text = Sofort: { $cubes } Würfel in beliebigen Farben.
space_effect-aeros_8 =
    .text = Sofort: { aero-count }.
space_effect-prestige_4 =
    .text = Sofort: { $prestige } Prestige.
space_effect-medium_land =
    .text = Sofort: ein mittleres Gelände kostenlos nach der üblichen Regel für Gelände. Du darfst darauf verzichten.
space_effect-pick_tile =
    .text = Sofort: Nimm eines der Plättchen, die zu Beginn der Runde abgelegt wurden, als hättest du es gekauft.

## Die Zeichnung für das Terminal

board-letter = { $seat ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
board-person = { $letter } { $player }
board-round = Runde { $round } von { $rounds } · Gärten im Vorrat: { $gardens }
board-order-line = Spielerreihenfolge:
board-market-heading = Markt · { $tiles } Plättchen in den Stapeln
board-side = { $side ->
        [left] →
        [right] ←
        [top] ↓
       *[bottom] ↑
    }
board-zeppelin = { $letter }{ $side }
board-fields = Aktionsfelder
board-field = Reihe
board-circles = Runde Felder
board-fields-legend = ○ frei · ① frei, kostet einen Aero · A3 drei Arbeiter von A · A3* mit dem besonderen Arbeiter
board-circle = { $aeros ->
        [0] ○
       *[other] ①
    }
board-workers-on-circle = { $letter }{ $dark }{ $special ->
        [0] {""}
       *[other] *
    }
board-city = Die Stadt
board-city-legend = · frei · (A) Gelände von A · A2B1 Gebäude 2B von A mit dem Würfel auf Quadrat 1 · ✿ Garten · ✣6 Propeller für 6 Aeros · ✣A Propeller von A
board-propeller = ✣{ $price }
board-owned-propeller = ✣{ $letter }
board-garden = ✿
board-building-on = { $letter }{ $building }{ $cube }
board-land = ({ $letter })
board-free = ·
board-buildings-heading = Gebäude
board-type = Art
board-left = Übrig
board-new-worker = neuer Arbeiter
board-players = Spieler
board-population = Bevölkerung
board-prestige = Prestige
board-house-value = Bevölkerung je Zehner
board-money = Aeros
board-income-of = Einkommen: { $income }
board-available = Einzusetzende Arbeiter
board-available-workers = { $dark }{ $special ->
        [0] {""}
       *[other] {" "}+ besonderer
    }
board-reserve = Arbeiter im Vorrat
board-tiles = Plättchen
board-copies-of = { $copies ->
        [one] { $kind }
       *[other] { $copies }× { $kind }
    }

## Was auf dem einfachen Spielbrett über den Angaben steht

board-round-number = Runde
board-rounds = Runden insgesamt
board-phase = Phase
board-order = Spielerreihenfolge
board-market = Markt
board-marked = Gekauft von
board-deck-size = Plättchen in den Stapeln
board-set-aside = Abgelegte Plättchen
board-supply = Gebäude im Vorrat
board-gardens = Gärten im Vorrat
board-owner = Besitzer
board-tile = Plättchen
board-cube = Würfel auf
board-cubes = Ressourcen
board-house = Gebäudemarker
board-income = Einkommen
board-dark = Dunkle Arbeiter
board-special = Besonderer Arbeiter
board-pending = Arbeiter ab der nächsten Runde
board-berth = Zeppelin
board-used = Benutzt
board-printed-for-sale = Aufgedruckte Felder sind zu kaufen
board-matching = Gebäude, die zur Runde passen
board-boards = Spielertafeln
board-spaces = Marktfelder
board-stacks = Stapel
board-beige = Beige
board-grey = Grau
board-bonus-left = Boni, die noch zu haben sind
board-standing = Gebäude in der Stadt
board-propellers = Propeller
board-playable = Quadrate im Spiel
board-criteria = Mehrheiten
board-place = Platz in der Reihenfolge
board-income-limit = Grenze des Einkommens
board-to-ten = Prestige bis zum nächsten Zehner
board-workers-in-play = Arbeiter im Spiel
board-workers-placed = Eingesetzte Arbeiter
board-buildings = Gebäude
board-kind = Art
board-copies = Anzahl
board-points = Punkte
board-prices = Preise in der eigenen Reihe
board-land-prices = Preise für Gelände
board-discounts = Ersparte Ressourcen
board-lacking = Fehlende Farben
board-too-early = Noch nicht zu bauen
board-bonus = Bonus des besonderen Arbeiters
board-garden-prestige = Prestige durch Gärten
board-effect = Aufgedruckt
board-shows = Zeigt
board-for-sale = Zu kaufen
board-id = Feld
board-aeros = Aeros
board-colour-of = Nur für
board-extra = Zusätzliches Feld
board-square = Quadrat
board-squares = Quadrate
board-building = Gebäude
board-worker-sent = Hat seinen Arbeiter gebracht
board-price = Preis
board-small-buildings = Kleine Gebäude
board-medium-buildings = Mittlere Gebäude
board-large-buildings = Große Gebäude
board-sectors = Sektoren
board-workers = Arbeiter
board-circle-owner = Besetzte Kreise
board-circle-dark = Dunkle Arbeiter
board-market-label = Markt
board-income-label = Einkommen

## Warnungen

loss-rest-lapses = Deine Arbeiter könnten hier noch bauen: Der Rest verfällt.
loss-free-square-lapses = Dir steht noch ein kostenloses Feld zu: Es verfällt.

## Was viele Optionen einer Art wählen

board-fold-row = Zeppelin an eine Reihe
board-fold-column = Zeppelin an eine Spalte
board-fold-buy = Ein Plättchen kaufen
board-fold-place = Arbeiter einsetzen
board-fold-workers-0 = Ohne den besonderen Arbeiter
board-fold-workers-1 = Mit dem besonderen Arbeiter
board-fold-from = Ein Feld wählen
board-fold-to = Ein Feld wählen
board-fold-propeller = Einen Propeller kaufen
board-fold-building = Bauen
board-fold-pick = Ein Plättchen nehmen
board-fold-site = Einen Bauplatz wählen
board-fold-garden = Ein Feld für den Garten wählen
board-fold-switch = Ein Feld wählen
board-fold-tile = Ein Plättchen einsetzen
board-fold-discount = Würfel weglassen
