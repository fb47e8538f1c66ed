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

    Bau: Jeder Arbeiter gibt dir einen Schritt mit höchstens einem Gebäude und einem Propeller. Ein Gebäude braucht seine Würfel und eigenes Gelände in seiner Form. Seine Nummer sagt, ab welcher Runde es gebaut werden darf. Genau in dieser Runde gebaut bringt es 2 Bevölkerung. Dein Würfel darauf liegt auf einem von zwei Quadraten: Produktion oder Prestige, ausgezahlt in jeder Einkommensphase. Jedes Einkommen endet bei 36.

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

## Fragen

ask-place-zeppelin = Wohin legst du deinen Zeppelin? Die Preise zählen ab seiner Spitze.
ask-buy-market = { $empty ->
        [0] Was kaufst du aus deiner Linie?
        [one] Was kaufst du aus deiner Linie? Für ein leeres Feld bekommst du danach eine Entschädigung.
       *[other] Was kaufst du aus deiner Linie? Für { $empty } leere Felder bekommst du danach eine Entschädigung.
    }
ask-turn-menu = Wo setzt du Arbeiter ein?
ask-choose-workers = { $target }: Welche Arbeiter setzt du ein?
ask-end-turn-menu = Setzt du noch ein Plättchen ein, oder beendest du deinen Zug?
ask-land-menu = { $workers ->
        [0] Für weiteres Gelände ist kein Arbeiter übrig.
        [one] Welches Gelände kaufst du? 1 Arbeiter ist noch übrig.
       *[other] Welches Gelände kaufst du? { $workers } Arbeiter sind noch übrig.
    }{ $free_squares ->
        [0] {""}
       *[other] {" "}Ein einzelnes Feld ist kostenlos.
    }
ask-choose-land = { $land_size }: Von welchem Feld aus?
ask-choose-land-far = { $land_size } ab { $square }: Bis zu welchem Feld?
ask-build-menu = { $done ->
        [1] Kaufst du auch noch einen Propeller?
        [2] Baust du auch noch ein Gebäude?
       *[other] Was baust oder kaufst du?
    } { $steps ->
        [one] Das ist der letzte Schritt.
       *[other] Mit diesem sind noch { $steps } Schritte übrig.
    }
ask-choose-discount = { $building }: Welche Würfel lässt du weg?
ask-choose-site = { $building }: Wo soll es stehen?
ask-choose-square = { $building } auf { $square }: Auf welches Quadrat legst du deinen Würfel?
ask-buy-extra = Welches Plättchen kaufst du?
ask-choose-garden-square = { $permit ->
        [0] Auf welches deiner Felder legst du einen Garten?
       *[other] Wohin legst du den Garten?
    }
ask-choose-switch = { $left ->
        [one] Welches Gebäude stellst du um? Eines ist noch möglich.
       *[other] Welches Gebäude stellst du um? { $left } sind noch möglich.
    }
ask-choose-resource = { $left ->
        [one] Welchen Würfel nimmst du?
       *[other] Welchen Würfel nimmst du? { $left } darfst du noch wählen.
    }
ask-converter-give = Welchen Würfel gibst du ab?
ask-converter-take = Welchen Würfel nimmst du dafür?
ask-pick-tile = Welches der abgelegten Plättchen nimmst du?
ask-income-split = { $left ->
        [one] 1 Würfel nach Wahl: Soll er diese Farbe haben? { $resource }
       *[other] { $left } Würfel nach Wahl: Wie viele davon in dieser Farbe? { $resource }
    }

## Möglichkeiten

option-row = Reihe { $line }, { $row_end }
option-column = Spalte { $line }, { $column_end }
option-buy = Kaufen: { $space }
option-stop = Nichts mehr kaufen
option-none = Nichts
option-buy-extra-none = Nichts kaufen
option-choose-land-none = Kein Gelände nehmen
option-choose-garden-square-none = Keinen Garten anlegen
option-pick-tile-none = Kein Plättchen nehmen
option-place = Feld: { $target_id ->
        [reposition] Würfel umsetzen
       *[other] { $target }
    }
option-place-extra = Feld: { $extra_field_id ->
        [reposition] Würfel umsetzen
       *[other] { $extra_field }
    } (Zusatzfeld)
option-workers-0 = { $dark_workers }
option-workers-1 = Der besondere und { $dark_workers }
option-tile = Plättchen einsetzen: { $kind }
option-idle = Alle übrigen Arbeiter ruhen lassen
option-end-turn = Zug beenden
option-small = Kleines Gelände
option-medium = Mittleres Gelände
option-large = Großes Gelände
option-free-square = Das kostenlose Feld nehmen
option-finish = Fertig
option-from = Ab { $square }
option-to = Bis { $square }
option-building = Bauen: { $building }
option-propeller = Kaufen: { $propeller }
option-end-step = Schritt beenden
option-discount = Weglassen: weiß { $white_cubes }, schwarz { $black_cubes }, braun { $brown_cubes }, lila { $purple_cubes }
option-site = Auf { $site }
option-square-1 = Quadrat 1 (Produktion)
option-square-2 = Quadrat 2 (Prestige)
option-garden = Garten auf { $square }
option-switch = Gebäude auf { $square } umstellen
option-resource = Würfel: { $resource }
option-give = Abgeben: { $resource }
option-take = Nehmen: { $resource }
option-pick = Nehmen: { $kind }
option-white = Weiß: { $share }
option-black = Schwarz: { $share }
option-brown = Braun: { $share }

## Spielbericht

note-round-begins = Runde { $number }.
note-order-drawn = { $player } ist an { $place }. Stelle und beginnt mit { aero-count }.
note-market-refilled = { $tiles ->
        [one] Ein neues Plättchen kommt auf den Markt.
       *[other] { $tiles } neue Plättchen kommen auf den Markt.
    }
note-market-cleared = { $tiles ->
        [0] Der Markt ist leer; jetzt sind seine Felder zu kaufen.
        [one] Das letzte Plättchen des Markts wird abgelegt; jetzt sind seine Felder zu kaufen.
       *[other] { $tiles } Plättchen des Markts werden abgelegt; jetzt sind seine Felder zu kaufen.
    }
note-zeppelin-at-row = { $player } legt den Zeppelin an Reihe { $line }, { $row_end }.
note-zeppelin-at-column = { $player } legt den Zeppelin an Spalte { $line }, { $column_end }.
note-bought-tile = { $player } kauft „{ $kind }“.
note-bought-space = { $player } kauft das Marktfeld { $space }.
note-stopped-buying = { $player } kauft nichts mehr.
note-bought-nothing = { $player } kauft kein zusätzliches Plättchen.
note-compensated = { $player } bekommt eine Entschädigung für { $spaces ->
        [one] ein leeres Feld
       *[other] { $spaces } leere Felder
    }.
note-tile-kept = { $player } legt „{ $kind }“ vor sich ab.
note-tile-resolved = „{ $kind }“ wirkt sofort.
note-prestige-income-rose = { $player } hat jetzt { $points } Prestige mehr Einkommen.
note-space-resolved = Das Marktfeld bringt { $player }: { $space_effect }.
note-tile-played = { $player } setzt „{ $kind }“ ein.
note-tile-picked = { $player } nimmt „{ $kind }“ von den abgelegten Plättchen.
note-nothing-picked = { $player } nimmt keines der abgelegten Plättchen.
note-workers-placed = { $player } setzt { $special ->
        [0] { $dark } Arbeiter
       *[other] { $dark ->
            [0] den besonderen Arbeiter
           *[other] { $dark } Arbeiter und den besonderen Arbeiter
        }
    } ein: { $target }.
note-bonus-earned = { $player } erhält den Vorteil des besonderen Arbeiters ({ $field }).
note-toll-received = { $player } kassiert Zoll.
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
        [one] ein Feld
       *[other] { $steps } Felder
    } vor: jetzt { $value } Bevölkerung je Zehner.
note-claimed = { $player } belegt Gelände: { $site }.
note-land-declined = { $player } nimmt kein Gelände.
note-free-square-used = { $player } nimmt ein kostenloses Feld.
note-built = { $player } baut { $building } auf { $site }.
note-cube-put = { $building } auf { $square }: Der Würfel von { $player } liegt auf { $income_square }.
note-worker-hired = { $player } bekommt einen neuen Arbeiter für die nächste Runde; im Vorrat noch: { $left }.
note-no-worker-left = { $player } hat keinen Arbeiter mehr im Vorrat.
note-matched = { $building } steht in seiner passenden Runde.
note-bought-propeller = { $player } kauft { $propeller }.
note-stopped-building = { $player } baut nichts mehr.
note-garden-laid = { $player } legt einen Garten auf { $square } an; im Vorrat noch: { $left }.
note-no-garden = { $player } legt keinen Garten an.
note-income-due = { $player } erhält Einkommen.
note-new-place = An { $place }. Stelle: { $player }.
note-final-scoring-begins = Die letzte Runde ist vorbei; die Wertung am Spielende beginnt.
note-scored-tile = { $player } wertet „{ $kind }“.
note-scored-gardens = { $player } wertet Gebäude neben Gärten.
note-scored-majority = { $player } wertet „{ $kind }“: { $points } Bevölkerung.
note-kept-above-zero = Die Bevölkerung von { $player } kann nicht unter 0 fallen.

## Warum etwas nicht geht

refusal-line-taken = An dieser Linie liegt schon der Zeppelin von { $owner }.
refusal-lacks-aeros = Kostet { price-in-aeros }, du hast { $have }.
refusal-space-empty = Auf diesem Feld liegt kein Plättchen.
refusal-space-marked = Dieses Feld hat { $owner } schon gekauft.
refusal-lacks-aeros-for-circle = Das nächste freie runde Feld kostet { price-in-aeros }, und den hast du nicht.
refusal-no-circle-free = Alle runden Felder dieser Reihe sind besetzt.
refusal-own-circle-used = Das Feld deiner Farbe hast du in dieser Runde schon benutzt.
refusal-in-order-already = Hier liegt schon ein Arbeiter von dir; ein zweiter hätte keinen Sinn.
refusal-extra-circle-used = Das zusätzliche Feld hat in dieser Runde schon { $owner } benutzt.
refusal-own-circle-first = Zuerst musst du das Feld deiner eigenen Farbe benutzen ({ $target }).
refusal-must-place = Passen ist nicht erlaubt: Solange es ein Feld für dich gibt, musst du einen Arbeiter einsetzen.
refusal-too-far = Neues Gelände muss dein Gelände, deine Gebäude oder deine Propeller berühren, auch über Eck.
refusal-too-far-first = Dein erstes Gelände muss den Propeller im Stadtzentrum oder einen eigenen Propeller berühren. Nur wenn dort nichts frei ist, darf es an fremdes Gelände grenzen.
refusal-no-room = { $land_size }: Um dieses Feld herum ist nicht genug frei.
refusal-no-position = { $land_size }: In der Stadt ist dafür kein Platz für dich.
refusal-lacks-workers = Braucht { $needed } Arbeiter; von den eben eingesetzten sind noch { $have } übrig.
refusal-lacks-aeros-for-land = Kostet { price-in-aeros }, du hast { $have }.
refusal-too-early = Gebäude Nr. { $number } darf ab Runde { $number } gebaut werden.
refusal-sold-out = Von diesem Gebäude ist keines mehr da.
refusal-lacks-cubes = Kostet { $needed } { $resource_id ->
        [white] { $needed ->
            [one] weißen
           *[other] weiße
        }
        [black] { $needed ->
            [one] schwarzen
           *[other] schwarze
        }
        [brown] { $needed ->
            [one] braunen
           *[other] braune
        }
        [purple] lila
       *[other] { $resource }
    } Würfel, du hast { $have }.
refusal-lacks-cubes-despite-foreman = Dir fehlen { $missing } seiner Würfel; deine Vorarbeiter sparen dir nur { $less }.
refusal-no-site = Du hast kein Gelände in seiner Form ({ $land_size_id ->
        [small] 1 Feld
        [medium] 2 Felder nebeneinander
       *[large] 2×2 Felder
    }).
refusal-one-building-a-step = Nur ein Gebäude pro Schritt; ein weiteres braucht einen weiteren Arbeiter.
refusal-one-propeller-a-step = Nur ein Propeller pro Schritt; ein weiterer braucht einen weiteren Arbeiter.
refusal-lacks-aeros-for-propeller = Kostet { price-in-aeros }, du hast { $have }.
refusal-propeller-taken = Dieser Propeller gehört { $owner }.
refusal-switched-already = Dieses Gebäude hast du in dieser Aktion schon umgestellt.
refusal-used-this-round = „{ $kind }“ ist in dieser Runde schon benutzt; in der nächsten steht es wieder bereit.
refusal-no-building-of-size = Du hast kein { $land_size_id ->
        [small] kleines
        [medium] mittleres
       *[large] großes
    } Gebäude, das Miete bringen könnte.
refusal-nothing-to-convert = Du hast keinen Würfel zum Tauschen.
refusal-no-garden-possible = { $left ->
        [0] Im Vorrat ist kein Garten mehr.
       *[other] Du hast weder Gelände noch ein Gebäude mit einem freien Feld daneben.
    }

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
income-cubes = Ressource(n)
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
resource-black =
    .text = Ein schwarzer Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
resource-brown =
    .text = Ein brauner Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
resource-purple =
    .text = Ein lila Würfel für den Bau von Gebäuden. Der Vorrat geht nie aus.
land_size-small =
    .text = Ein Feld, für { $workers } Arbeiter und { $price ->
            [one] 1 Aero
           *[other] { $price } Aeros
        }.
land_size-medium =
    .text = Zwei Felder nebeneinander, für { $workers } Arbeiter und { $price } Aeros.
land_size-large =
    .text = Vier Felder als Quadrat von 2×2, für { $workers } Arbeiter und { $price } Aeros.

## Spielteile ausführlich: Aktionsfelder

field-player_order =
    .text = Ein Arbeiter je Person. In der nächsten Runde kommen die Leute von hier zuerst, von links nach rechts; alle anderen folgen in ihrer alten Reihenfolge. Vorteil des ersten besonderen Arbeiters: so viel Prestige, wie dein jetziger Platz angibt.
field-income =
    .text = { $income_aeros_per_worker } Aero je Arbeiter, und für je drei auf dem Feld { $income_bonus_per_three_workers } mehr. Vorteil des ersten besonderen Arbeiters: { $income_special_aeros } Aeros.
field-resources =
    .text = { $resource_cubes_per_worker } Würfel in der Farbe der Reihe je Arbeiter. Vorteil des ersten besonderen Arbeiters: { $resource_special_cubes } mehr in derselben Farbe; die vier Reihen haben zusammen nur einen Vorteil.
field-land =
    .text = Mit den Arbeitern hier kaufst du Gelände in beliebiger Kombination: kleines braucht { $small_land_workers } Arbeiter, mittleres { $medium_land_workers }, großes { $large_land_workers }. Jedes Stück berührt dein Gelände, deine Gebäude oder Propeller, das erste das Stadtzentrum. Vorteil des ersten besonderen Arbeiters: { $land_special_free_squares ->
            [one] ein Feld
           *[other] { $land_special_free_squares } Felder
        } ohne Arbeiter und Preis.
field-build =
    .text = Jeder Arbeiter gibt dir einen Schritt mit höchstens einem Gebäude und einem Propeller, in beliebiger Reihenfolge. Danach rückt dein Gebäudemarker für jedes davon ein Haussymbol vor. Vorteil des ersten besonderen Arbeiters: { $build_special_prestige } Prestige vor dem ersten Schritt.
field-market_extra =
    .text = Kaufe ein beliebiges Plättchen vom Markt für { $market_extra_price } Aeros, auch eines mit Fixpreis; in der letzten Runde ein Marktfeld. Wer das Feld der eigenen Farbe benutzt hat, darf auch das zusätzliche benutzen. Vorteil des ersten besonderen Arbeiters: { $market_extra_special_cubes } Würfel nach Wahl, auch ohne Kauf.
field-garden =
    .text = Zahle { $garden_price } Aero und lege einen Garten auf ein Feld mit deinem Gelände. Das Feld gehört dann niemandem. Am Ende bringt jedes Gebäude waagerecht oder senkrecht neben einem Garten Prestige. Vorteil des ersten besonderen Arbeiters: { $garden_special_population } Bevölkerung, auch ohne Garten.
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
    .text = Kostet { $price } Aeros, bringt sofort { $prestige } Prestige und rückt deinen Gebäudemarker vor. Daneben darfst du Gelände nehmen.
propeller-G7 =
    .text = Der Propeller im Stadtzentrum: Jedes erste Gelände darf ihn berühren. Kostet { $price } Aeros, bringt sofort { $prestige } Prestige und rückt deinen Gebäudemarker vor.

## Spielteile ausführlich: Marktplättchen

kind-stockpile =
    .text = Wertung am Spielende: { $prestige } Prestige für jeden vollständigen Satz aus { $aeros } Aeros und { $resources } beliebigen Würfeln, die du hast.
kind-garden_permit =
    .text = Einmal im Spiel, in deinem Zug: Lege einen Garten aus dem Vorrat kostenlos auf eigenes Gelände oder auf ein freies Feld, das eines deiner Gebäude berührt, auch über Eck.
kind-punctual_builder =
    .text = Immer: { $prestige } Prestige für jedes Gebäude, das du genau in der Runde seiner Nummer baust.
kind-settlers =
    .text = Sofort: { $population } Bevölkerung.
kind-land_agent =
    .text = Immer: Jedes mittlere oder große Gelände, das du kaufst, kostet { $aeros } Aero weniger. +1 Prestige-Einkommen.
kind-converter =
    .text = Einmal je Runde, in deinem Zug: Tausche { $cubes } deiner Würfel gegen einen anderer Farbe. +1 Prestige-Einkommen.
kind-visionary =
    .text = Immer: Du darfst Gebäude bis Nr. { $max_number } vor ihrer Runde bauen. Zu früh gebaut zählen sie nicht als passend.
kind-land_claim =
    .text = Einmal im Spiel, in deinem Zug: Nimm bis zu { $pieces } einzelne Felder kostenlos, eins nach dem anderen, jedes nach der üblichen Regel für Gelände.
kind-land_grant =
    .text = Einmal im Spiel, in deinem Zug: Nimm ein mittleres Gelände kostenlos nach der üblichen Regel für Gelände.
kind-toll_right =
    .text = Immer: Wer Arbeiter auf ein rundes Feld mit Aero-Symbol legt, zahlt den Aero an dich statt an die Bank. Du selbst benutzt solche Felder umsonst. +1 Prestige-Einkommen.
kind-insurance =
    .text = Immer: { $aeros_per_empty_space } Aeros Entschädigung für jedes leere Feld deiner Linie in der Marktphase. Zwei Versicherungen zählen nicht zusammen. +1 Prestige-Einkommen.
kind-small_rents =
    .text = Einmal im Spiel, in deinem Zug: { $aeros } Aeros für jedes deiner kleinen Gebäude.
kind-medium_rents =
    .text = Einmal im Spiel, in deinem Zug: { $aeros } Aeros für jedes deiner mittleren Gebäude.
kind-large_rents =
    .text = Einmal im Spiel, in deinem Zug: { $aeros } Aeros für jedes deiner großen Gebäude.
kind-foreman_2_3 =
    .text = Immer: Deine Gebäude Nr. 2 und 3 kosten { $cubes } Würfel weniger; welche, bestimmst du.
kind-foreman_4_5 =
    .text = Immer: Deine Gebäude Nr. 4 und 5 kosten { $cubes } Würfel weniger; welche, bestimmst du.
kind-two_white =
    .text = Sofort: { $white } weiße Würfel.
kind-two_black =
    .text = Sofort: { $black } schwarze Würfel.
kind-two_brown =
    .text = Sofort: { $brown } braune Würfel.
kind-two_purple =
    .text = Sofort: { $purple } lila Würfel.
kind-three_white =
    .text = Sofort: { $white } weiße Würfel.
kind-three_black =
    .text = Sofort: { $black } schwarze Würfel.
kind-three_brown =
    .text = Sofort: { $brown } braune Würfel.
kind-three_purple =
    .text = Sofort: { $purple } lila Würfel.
kind-five_aeros =
    .text = Sofort: { $aeros } Aeros.
kind-six_aeros =
    .text = Sofort: { $aeros } Aeros.
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
    .text = Sofort: { $aeros } Aeros.
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
board-order = Spielerreihenfolge:
board-market = Markt · { $tiles } Plättchen in den Stapeln
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
board-workers = { $letter }{ $dark }{ $special ->
        [0] {""}
       *[other] *
    }
board-city = Die Stadt
board-city-legend = · frei · (A) Gelände von A · A2B1 Gebäude 2B von A mit dem Würfel auf Quadrat 1 · ✿ Garten · ✣6 Propeller für 6 Aeros · ✣A Propeller von A
board-propeller = ✣{ $price }
board-owned-propeller = ✣{ $letter }
board-garden = ✿
board-building = { $letter }{ $building }{ $cube }
board-land = ({ $letter })
board-free = ·
board-stacks = Gebäude
board-type = Art
board-left = Übrig
board-new-worker = neuer Arbeiter
board-players = Spieler
board-population = Bevölkerung
board-prestige = Prestige
board-house = Bevölkerung je Zehner
board-money = Aeros
board-income = Einkommen: { $income }
board-available = Einzusetzende Arbeiter
board-available-workers = { $dark }{ $special ->
        [0] {""}
       *[other] {" "}+ besonderer
    }
board-reserve = Arbeiter im Vorrat
board-tiles = Plättchen
board-copies = { $copies ->
        [one] { $kind }
       *[other] { $copies }× { $kind }
    }
