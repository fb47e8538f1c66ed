# Import / Export auf Deutsch. Die Namen von Karten, Häfen, Schiffen, Gütertypen und Aktionen stehen in data.toml.

game-name = Import / Export
game-tagline = Jede Karte ist Aktion, Auftrag, Container, Import und Gut: Verschiffe die richtigen und lass die anderen dafür zahlen.
game-aid =
    Ziel: am Ende die meisten Credits. Bares zählt schon im Spiel; Güter, Mehrheiten und Boni kommen am Schluss dazu.

    Zug: Der Kapitän zieht (auf 5 Handkarten, mit 5 oder mehr genau 1), oder er sagt eine der fünf Aktionen an und spielt dafür eine Karte dieser Art. Zwei Karten einer gemeinsamen anderen Art sind ein Joker für jede Aktion. Dann folgen die anderen reihum mit einer passenden Karte (oder einem Joker), oder sie ziehen. Kapitän und Folgende führen die Aktion einmal aus, und alle, auch wer gezogen hat, je einmal mehr für jeden eigenen Import dieser Art.

    Auftrag: Nimm eine Handkarte als Auftrag auf einem deiner Schiffe im Hafen an. Du brauchst ihren Rang im Gütertyp: Jedes Gut dieses Typs zählt 1, die Farbe deines Hafens auch. Jeder fehlende Rang kostet eine weitere Auftrag-Aktion. Ein Schiff fasst 6 Container; mehr dürfen seine Aufträge zusammen nicht verlangen.

    Laden: Lege eine Handkarte als Container für einen Auftrag ihres Typs auf ein Schiff.

    Liefern: Der Kapitän wählt ein Schiff auf See. Alle mit einer Liefern-Aktion bieten verdeckt; bei Gleichstand gewinnt der Kapitän. Nur wer gewinnt, zahlt, und nimmt bis zu 2 Container: höchstens 1 als Import, den Rest als Güter. Gehört das Schiff jemand anderem, erhält der Eigentümer 2 Credits.

    Rauben: Nimm 1 Container von einem Schiff auf See oder 1 Karte von der Vorratsinsel. Du musst ihn laden, wenn du kannst; sonst kommt er auf den Ablagestapel.

    Vorrat: Verkaufe eine Handkarte für 4 Credits an die Vorratsinsel (einmal pro Zug), oder nimm eine Karte der Insel als Import.

    Abschließen: Haben alle Aufträge eines Schiffs ihre Container, wird die Insel mit 1 Karte bestückt, du wirst nach der Zahl der Container bezahlt, die Effekte treten in der Reihenfolge der Annahme in Kraft, und das Schiff fährt auf See. Leer kehrt es zurück.

    Grenzen: 1 Import und 1 mehr je abgeschlossenem Auftrag; 2 Güter und 2 mehr je abgeschlossenem Auftrag. Was nicht passt, wird abgeworfen.

    Aufträge abwerfen: Der Kapitän darf in seinem Zug jederzeit angenommene Aufträge abwerfen; ihre Container bleiben an Bord.

    Ende: wenn jemand 50 Credits hat (80 im längeren Spiel), oder wenn Zugstapel und Ablagestapel leer sind. Der Zug wird zu Ende gespielt. Manche Karten gewinnen das Spiel sofort.

    Wertung: Bares; 2 je Container auf Schiffen im Hafen; Güter je 1, illegale 2; die meisten Technologie-, Agrar- und Konsum-Güter je 6, die meisten Luxus-Güter 8, die meisten illegalen −6, bei Gleichstand geteilt und aufgerundet; 10 für Güter aller fünf Typen; Boni der abgeschlossenen Aufträge.

## Was gefragt wird

ask-captain-main = Du bist Kapitän: Ziehst du Karten, oder sagst du eine Aktion an?
ask-pay-action = Womit bezahlst du die Aktion „{ $action }“?
ask-pay-joker-card = Welche { $action }-Karte spielst du für den Joker? (noch { $cards_to_play })
ask-follow-or-draw = Folgst du der Aktion des Kapitäns, oder ziehst du Karten?
ask-use-swap = „{ $effect_card }“: Führst du eine andere Aktion aus?
ask-contract-card = { $effect_card_id ->
        [platinum_rings] „{ $effect_card }“: Welche Karte nimmst du als Auftrag an?
        [stretch_goals] „{ $effect_card }“: Welche Karte nimmst du als Auftrag an?
       *[other] Auftrag (noch { $actions_left }): Welche Karte nimmst du an?
    }
ask-contract-ship = Auf welchem Schiff nimmst du den Auftrag „{ $card }“ an?
ask-load-card = { $effect_card_id ->
        [platinum_rings] „{ $effect_card }“: Welche Karte lädst du?
        [stretch_goals] „{ $effect_card }“: Welche Karte lädst du?
        [nanobots] „{ $effect_card }“: Welche Karte lädst du mit der kostenlosen Laden-Aktion?
        [game_consoles] „{ $effect_card }“ (noch { $loads_left }): Welche Karte lädst du außerdem?
        [batteries] „{ $effect_card }“: Welche Karte lädst du für die 2 Credits?
        [peppers] „{ $effect_card }“: Welche Karte lädst du sofort?
        [satellite] „{ $effect_card }“: Welche Karte lädst du?
       *[other] Laden (noch { $loads_left }): Welche Karte lädst du?
    }
ask-load-slot = { $pieces ->
        [2] „Roboterkatzen“: Für welchen Technologie-Auftrag lädst du das Paar?
       *[other] Für welchen Auftrag lädst du „{ $card }“?
    }
ask-deliver-ship = Von welchem Schiff wird geliefert?
ask-bid = Wie viel bietest du?
ask-deliver-take = { $cargo }: Welchen Container nimmst du? (noch { $containers_left })
ask-deliver-place = Was wird aus „{ $card }“?
ask-rob-target = { $effect_card_id ->
        [platinum_rings] „{ $effect_card }“: Was überfällst du?
        [stretch_goals] „{ $effect_card }“: Was überfällst du?
       *[other] Rauben (noch { $actions_left }): Was überfällst du?
    }
ask-rob-container = { $effect_card_id ->
        [drugs] „{ $effect_card }“ ({ $cargo }): Welchen Container nimmst du noch?
       *[other] { $cargo }: Welchen Container raubst du?
    }
ask-keep-or-load = „{ $effect_card }“: Behältst du „{ $card }“ für 2 Credits als Gut?
ask-rob-slot = Für welchen Auftrag lädst du das geraubte „{ $card }“?
ask-supply-choice = { $effect_card_id ->
        [platinum_rings] „{ $effect_card }“: Verkaufst du eine Karte, oder importierst du eine?
        [stretch_goals] „{ $effect_card }“: Verkaufst du eine Karte, oder importierst du eine?
       *[other] Vorrat (noch { $actions_left }): Verkaufst du eine Karte, oder importierst du eine?
    }
ask-supply-card = { $selling ->
        [0] Welche Karte der Vorratsinsel importierst du?
       *[other] Welche Karte verkaufst du für 4 Credits an die Vorratsinsel?
    }
ask-anytime-window = Möchtest du noch etwas nutzen oder abwerfen, bevor der Zug endet?
ask-effect-yes-no = { $effect_card_id ->
        [batteries] „Batterien“: Zahlst du 2 Credits, um 1 Container mehr zu laden?
        [satellite] „Satellit“: Ziehst du 1 Karte und lädst 1 Container?
        [chicken_feed] „Hühnerfutter“: { $distance ->
            [0] Bietest du die Karte den anderen für 6 Credits an?
           *[other] Kaufst du die Karte für 6 Credits?
        }
        [beer] „Bier“: Verkaufst du die Karte für 6 Credits an die Vorratsinsel?
        [flamethrowers] „Flammenwerfer“: Würfelst du mit dem Credit-Würfel?
        [dinosaur_bones] „Dinoknochen“: Sollen alle 1 Karte auf die Insel legen, damit du 2 nehmen kannst?
        [stretch_goals] „Verbesserungsziele“: Ziehen, Credits und Liefern für alle, danach 2 Aktionen für dich?
        [platinum_rings] „Platinringe“: Ziehst du auf 8 Karten auf und führst Aktionen aus?
        [tiny_poodles] „Kleine Pudel“: Legst du die Karte zu deinen Gütern?
        [flour] „Mehl“: Lädst du alle Container sofort aus der Hand?
        [soy_sauce] „Sojasauce“: Legst du deine Auftrag-Importe zu deinen Gütern, für je 2 Credits?
        [exclusive_cards] „Exklusive Karten“: Zahlst du 30 Credits, um einen Gütertyp zu nennen und 1 Karte zu ziehen?
        [machine_guns] „Maschinengewehre“: Sollen dir alle anderen etwas geben? Es können auch illegale Güter sein, und Credits können das Spiel beenden.
       *[other] „{ $effect_card }“: Nutzt du den Effekt? Er kann das Spiel beenden.
    }
ask-choose-card = { $effect_card_id ->
        [telescopes] „Teleskope“: Welches Technologie-Gut tauschst du gegen 4 Credits?
        [autonomous_cars] „Autonome Autos“: Welche Karte verkaufst du für 4 Credits?
        [robot_cats] „Roboterkatzen“: Welche Karte lädst du als Teil des Paars?
        [wind_turbines] „Windturbinen“: Welchen Effekt kopierst du?
        [glacier_water] „Gletscherwasser“: Welche Agrar-Karte verkaufst du für 2 Credits?
        [jasmine_tea] „Jasmintee“: Verkaufst du eine Karte für 2 Credits?
        [flour] „Mehl“: Welche Karte lädst du?
        [apples] „Äpfel“: Welche Agrar-Karte schließt du ab?
        [soy_sauce] „Sojasauce“: Welcher Import wird für 2 Credits ein Gut?
        [rope] „Seil“: { $subject ->
            [0] Welche Karte gibst du ab?
           *[other] Welche Karte der Insel nimmst du?
        }
        [led_lamps] „LED-Lampen“: { $subject ->
            [2] Welche Karte der Insel nimmst du?
           *[other] Welche Karte gibst du ab?
        }
        [chairs] „Stühle“: Wirfst du eine Karte ab?
        [dinosaur_bones] „Dinoknochen“: { $subject ->
            [0] Welche Karte legst du auf die Vorratsinsel?
           *[other] Welche Karte der Insel wird dein Gut?
        }
        [stolen_research] „Gestohlene Forschung“: Welchen Technologie-Auftrag nimmst du dir?
        [small_tank] „Kleiner Panzer“: Welche Karte gibst du ab?
        [shotguns] „Schrotflinten“: Welche Karte gibst du ab? (noch { $detail })
        [machine_guns] „Maschinengewehre“: { $detail ->
            [0] Welchen abgeschlossenen Auftrag gibst du ab?
           *[other] Welches Gut gibst du ab? (noch { $detail })
        }
        [vacuum_cleaners] „Staubsauger“: Welches Luxus-Gut gibst du ab?
        [oysters] „Austern“: Welchen Luxus-Auftrag nimmst du an?
       *[other] Welchen Auftrag wirfst du ab?
    }
ask-choose-ship = { $effect_card_id ->
        [bamboo] „Bambus“: Auf welchem Schiff nimmst du die Karte noch einmal an?
        [dried_fish] „Trockenfisch“: Auf welchem Schiff nimmst du den Auftrag an?
        [oysters] „Austern“: Auf welchem Schiff nimmst du „{ $card }“ an?
        [drugs] „Drogen“: Von welchem Schiff nimmst du noch einen Container?
        [paper] „Papier“: Von welchem Schiff auf See nimmst du einen Container?
       *[other] „{ $effect_card }“: Von welchem Schiff lieferst du?
    }
ask-choose-container = „{ $effect_card }“ ({ $cargo }): Welchen Container nimmst du?
ask-choose-place = „{ $effect_card }“: Was wird aus „{ $card }“?
ask-choose-type = „{ $effect_card }“: Welchen Gütertyp nennst du?
ask-choose-action-type = „{ $effect_card }“: Welche Aktion führst du aus?
ask-choose-payment = „{ $effect_card }“: Was gibst du { $owner }?
ask-choose-shotgun-payment = „{ $effect_card }“: Was gibst du { $owner }?
ask-choose-vacuum-payment = „{ $effect_card }“: Was gibst du { $owner }?
ask-credits-or-cards = „{ $effect_card }“: Nimmst du 2 Credits, oder ziehst du 2 Karten?
ask-name-card = „Luxusschlitten“: Welche Karte nennst du?
ask-complete-early = „Fertighäuser“: Schließt du jetzt ab, ohne die fehlenden Container ({ $ship })?
ask-end-telescopes = „Teleskope“: Tauschst du ein Technologie-Gut gegen 4 Credits?
ask-end-diamond-rings = „Diamantringe“: Welcher abgeschlossene Auftrag wird ein Gut? (noch { $moves_left })
ask-end-cheap-shirts = „Billige Hemden“: Welcher Import wird ein Gut?
ask-end-electric-cars = „Elektroautos“: Als welcher Gütertyp zählen deine Vorrat-Importe?
ask-end-cologne = „Kölnisch Wasser“: Für welche Art von Importen erhältst du je 4 Credits?

## Möglichkeiten

option-card = „{ $card }“ wählen
option-pay-action-card = „{ $card }“ spielen
option-pay-joker-card-card = „{ $card }“ spielen
option-contract-card-card = „{ $card }“ annehmen
option-load-card-card = „{ $card }“ laden
option-deliver-take-card = „{ $card }“ nehmen
option-choose-container-card = „{ $card }“ nehmen
option-rob-container-card = „{ $card }“ rauben
option-name-card-card = „{ $card }“ nennen
option-end-telescopes-card = „{ $card }“ gegen 4 Credits tauschen
option-end-diamond-rings-card = „{ $card }“ zu den Gütern legen
option-end-cheap-shirts-card = „{ $card }“ zu den Gütern legen
option-ship = { $ship }
option-deliver-ship-ship = Liefern: { $ship }
option-rob-target-ship = Überfallen: { $ship }
option-slot = Für „{ $contract }“ ({ $ship })
option-bid = { $bid ->
        [0] Nichts bieten
       *[other] { $bid } Credits bieten
    }
option-type = „{ $type }“ nennen
option-end-electric-cars-type = Als „{ $type }“ zählen
option-action = „{ $action }“ ausführen
option-end-cologne-action = Je 4 Credits für { $action }-Importe
option-announce = „{ $action }“ ansagen
option-joker = Joker: zwei { $action }-Karten
option-swap = Stattdessen „{ $action }“ ausführen
option-hand = Eine zufällige Handkarte von { $seat } rauben
option-place = { $place }
option-keep-or-load-place = Für 2 Credits zu den Gütern legen
option-pay = { $payment }
option-choose-payment-pay = { $payment_id ->
        [credits] 4 Credits geben
        [contract] 1 abgeschlossenen Auftrag geben
       *[goods] 2 Güter geben
    }
option-choose-shotgun-payment-pay = { $payment_id ->
        [credits] 2 Credits geben
       *[cards] Handkarten geben (bis zu 2)
    }
option-choose-vacuum-payment-pay = { $payment_id ->
        [hand] Die ganze Hand geben
       *[goods] 1 Luxus-Gut geben
    }
option-free = { $free_option }{ $copy }
option-sell = Eine Handkarte für 4 Credits verkaufen{ $copy }
option-load-card-sell = „Autonome Autos“: statt zu laden 1 Handkarte für 4 Credits verkaufen{ $copy }
option-draw = Karten ziehen
option-follow = Der Aktion folgen
option-follow-load = „K.I.-Chips“: mit Laden folgen
option-stop = Nichts weiter
option-choose-card-stop = Verzichten
option-choose-ship-stop = Verzichten
option-choose-container-stop = Verzichten
option-choose-type-stop = Verzichten
option-name-card-stop = Verzichten
option-credits-or-cards-stop = Auf beides verzichten
option-deliver-take-stop = Nichts weiter nehmen
option-pass = Passen
option-yes = Ja
option-no = Nein
option-keep = Wie üblich laden oder abwerfen
option-use-swap-keep = Bei der Aktion bleiben
option-import = Eine Karte der Vorratsinsel importieren
option-blind = „Handys“: oberste Karte des Zugstapels laden
option-pair = „Roboterkatzen“: zwei Karten als 1 Container laden
option-island = Vorratsinsel
option-draw-pile = Oberste Karte des Zugstapels rauben
option-credits = 2 Credits nehmen
option-cards = 2 Karten ziehen

place-imports = Zu den Importen legen
place-goods = Zu den Gütern legen
place-discard = Abwerfen
place-load = Auf ein Schiff laden
place-hand = Auf die Hand nehmen
payment-credits = Credits
payment-contract = Ein abgeschlossener Auftrag
payment-goods = Güter
payment-cards = Handkarten
payment-hand = Die ganze Hand
free_option-discard_contract = Auftrag abwerfen
free_option-rope = „Seil“: 1 Handkarte gegen 1 Karte der Insel tauschen
free_option-led_lamps = „LED-Lampen“: 2 Handkarten gegen 1 Karte der Insel tauschen
free_option-glacier_water = „Gletscherwasser“: 1 Agrar-Karte für 2 Credits verkaufen
free_option-telescopes = „Teleskope“: 1 Technologie-Gut gegen 4 Credits tauschen
free_option-segways = „Segways“: die Karte verlegen oder laden
free_option-dried_fish = „Trockenfisch“: Auftrag kostenlos annehmen
free_option-oysters = „Austern“: Luxus-Auftrag kostenlos annehmen

## Verlauf

note-port-dealt = { $player } spielt mit: { $port }.
note-turn-begins = { $player } ist Kapitän.
note-turns-ran-out = { $number } Züge sind gespielt: Das Spiel endet.
note-announces = { $player } sagt „{ $action }“ an.
note-follows = { $player } folgt mit „{ $action }“.
note-acts-without-cards = { $player } hat keine Handkarten für die Aktion „{ $action }“.
note-swaps = { $player } führt stattdessen „{ $action }“ aus.
note-played = { $player } spielt „{ $card }“.
note-drew = { $player } zieht { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }.
note-drew-nothing = { $player } zieht keine Karte: Zugstapel und Ablagestapel sind leer.
note-drew-card = Neu auf deiner Hand: „{ $card }“.
note-showed = { $player } zeigt „{ $card }“.
note-found-again = Der Gütertyp „{ $goods_type }“ ist zum zweiten Mal dabei, nach { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }.
note-stocked = Neu auf der Vorratsinsel: „{ $card }“.
note-shuffled = Der Ablagestapel ({ $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }) wird zum neuen Zugstapel.
note-piles-ran-out = Zugstapel und Ablagestapel sind leer: Das Spiel endet nach diesem Zug.
note-gained = { $player } erhält { $amount } Credits.
note-paid = { $player } zahlt { $amount } Credits.
note-paid-to = { $player } zahlt { $amount } Credits an { $other }.
note-uses-effect = { $player } nutzt „{ $effect_card }“.
note-no-use = „{ $effect_card }“ hat jetzt nichts zu bewirken.
note-copies = { $player } kopiert mit „Windturbinen“ den Effekt von „{ $effect_card }“.
note-effects-exhausted = Die Kette der Effekte ist zu lang ({ $number ->
        [one] 1 Effekt
       *[other] { $number } Effekte
    }): Bis zum Ende des Zuges wirken keine weiteren.
note-accepted = { $player } nimmt den Auftrag „{ $card }“ an ({ $ship }).
note-loaded = { $player } lädt „{ $card }“ für „{ $contract }“ ({ $ship }).
note-ship-completed = { $player } hat { $number ->
        [one] 1 Container
       *[other] { $number } Container
    } verschifft ({ $ship }) und erhält dafür { $amount } Credits.
note-completed = { $player } hat „{ $card }“ abgeschlossen.
note-departed = { $ship } fährt auf die offene See.
note-ship-returned = { $ship } kehrt in den Hafen von { $player } zurück.
note-good-added = Neues Gut von { $player }: „{ $card }“.
note-no-room-for-good = { $player } hat keinen Platz für ein weiteres Gut: „{ $card }“ wird abgeworfen.
note-import-added = Neuer Import von { $player }: „{ $card }“.
note-discarded = { $player } wirft „{ $card }“ ab.
note-laid-on-island = { $player } legt „{ $card }“ auf die Vorratsinsel.
note-took-to-hand = { $player } nimmt „{ $card }“ auf die Hand.
note-gave-card = { $player } gibt { $other } eine Handkarte.
note-gave-which = Nicht mehr auf deiner Hand: „{ $card }“.
note-received = Neu auf deiner Hand: „{ $card }“.
note-bought-feed = { $player } kauft { $other } die Karte „{ $card }“ ab.
note-shows-hand = { $player } zeigt alle Handkarten.
note-auction-opened = { $player } ruft zum Bieten auf: { $cargo }.
note-bid-shown = { $player } hat { $amount ->
        [0] nichts
       *[other] { $amount } Credits
    } geboten.
note-auction-won = { $player } gewinnt die Lieferung.
note-delivers-unopposed = { $player } liefert, ohne dass jemand mitbietet.
note-nothing-to-deliver = Es gibt nichts zu liefern: Die übrigen Liefern-Aktionen verfallen.
note-owner-fee = { $player } erhält { $amount } Credits, weil jemand anderes Container nimmt ({ $ship }).
note-took-from = { $player } nimmt „{ $card }“ ({ $cargo }).
note-took-none = { $player } nimmt nichts.
note-robbed = { $player } raubt „{ $card }“ ({ $cargo }).
note-robbed-hand = { $player } raubt „{ $card }“ aus der Hand von { $other }.
note-robbed-draw-pile = { $player } beraubt den Zugstapel.
note-named-type = { $player } nennt den Gütertyp „{ $goods_type }“.
note-named-card = { $player } nennt „{ $card }“.
note-granted-action = { $player } führt durch „{ $effect_card }“ die Aktion „{ $action }“ aus.
note-extra-turn-won = Auf den nächsten Zug von { $player } als Kapitän folgt sofort ein weiterer.
note-cube-blank = Der Credit-Würfel zeigt eine leere Seite.
note-cube-two = Der Credit-Würfel zeigt eine 2.
note-stole-research = { $player } tauscht „Gestohlene Forschung“ gegen „{ $card }“ von { $other }.
note-gave-contract = { $player } gibt { $other } den abgeschlossenen Auftrag „{ $card }“.
note-stored = { $amount } Credits kommen auf die Karte „Hubschrauber“; dort liegen jetzt { $number }.
note-end-triggered = { $player } hat mindestens { $amount } Credits: Das Spiel endet nach diesem Zug.
note-end-withdrawn = Das Spiel geht weiter, bis jemand { $amount } Credits hat.
note-wins-at-once = { $player } gewinnt sofort durch „{ $effect_card }“!
note-scoring-begins = Die Schlusswertung beginnt.
note-electric-type-chosen = Die Vorrat-Importe von { $player } zählen als „{ $goods_type }“.
note-cologne-action-chosen = { $player } erhält Credits für { $action }-Importe.
note-scored = { $player } kommt auf { $points ->
        [one] 1 Credit
       *[other] { $points } Credits
    }.
note-wins-by-majorities = { $player } gewinnt durch „Grafikkarten“.
note-wins-tie = { $player } gewinnt den Gleichstand durch „{ $effect_card }“.

## Warum nicht

refusal-no-card-for = Du hast keine { $action }-Karte und keine zwei Karten einer gemeinsamen anderen Art.
refusal-other-action = Die Aktion dieser Karte ist „{ $action }“.
refusal-too-few-for-joker = Für einen Joker brauchst du { $number } { $action }-Karten.
refusal-joker-is-other = Ein Joker besteht aus zwei Karten einer anderen Art als „{ $action }“.
refusal-single-card-only = Dafür brauchst du eine { $action }-Karte; ein Joker hilft hier nicht.
refusal-announced-already = „{ $action }“ ist schon angesagt.
refusal-swaps-only-to = „{ $effect_card }“ erlaubt statt deiner Aktion nur „{ $action }“.
refusal-no-ship-in-port = Du hast kein Schiff im Hafen.
refusal-ship-not-in-port = Dieses Schiff liegt nicht im Hafen.
refusal-not-your-ship = Aufträge nimmst du auf deinen eigenen Schiffen an.
refusal-ship-not-at-sea = Dieses Schiff ist nicht mit Containern auf See.
refusal-ship-in-port = Schiffe im Hafen kannst du nur mit „Kleintransporter“ berauben.
refusal-ship-empty = Auf diesem Schiff sind keine Container.
refusal-no-room-on-ship = { $number ->
        [one] Für 1 Container
       *[other] Für { $number } Container
    } ist auf keinem deiner Schiffe im Hafen Platz.
refusal-ship-too-small = Mit diesem Auftrag hätte das Schiff { $number } Container zu tragen; es fasst { $most }.
refusal-rank-too-low = Du brauchst Rang { $needed } ({ $goods_type }) und hast { $have }: Das kostet { $actions } Auftrag-Aktionen auf einmal.
refusal-rank-not-skipped = Du brauchst Rang { $needed } ({ $goods_type }) und hast { $have }; hier kannst du keinen Rang überspringen.
refusal-rank-too-high = Der Rang dieses Auftrags ist { $have }, kopiert werden höchstens Effekte mit Rang { $most }.
refusal-nothing-takes-type = Kein offener Auftrag auf deinen Schiffen im Hafen nimmt diesen Gütertyp ({ $goods_type }).
refusal-contract-full = Dieser Auftrag hat schon alle Container.
refusal-contract-takes-others = Dieser Auftrag nimmt diesen Gütertyp nicht ({ $goods_type }).
refusal-pair-for-technology = Ein Paar ersetzt nur einen Container dieses Gütertyps: { $goods_type }.
refusal-same-ship = Geraubtes kommt nicht auf dasselbe Schiff zurück.
refusal-no-open-slot = Kein Auftrag auf deinen Schiffen im Hafen braucht noch Container.
refusal-no-slot-of-type = Kein Auftrag dieses Typs ({ $goods_type }) auf deinen Schiffen im Hafen braucht noch Container.
refusal-no-pair-in-hand = Du hast keine zwei Handkarten desselben Gütertyps.
refusal-only-one-of-type = Von diesem Gütertyp ({ $goods_type }) hast du nur eine Karte.
refusal-no-load-action = „{ $effect_card }“ gibt dir einen Container, aber keine Laden-Aktion.
refusal-already-paid = Du hast für „{ $effect_card }“ schon bezahlt.
refusal-imports-full = Mehr als { $number ->
        [one] 1 Import
       *[other] { $number } Importe
    } darfst du jetzt nicht haben.
refusal-goods-full = Mehr als { $number } Güter darfst du jetzt nicht haben.
refusal-no-room-left = Weder bei deinen Importen noch bei deinen Gütern ist Platz.
refusal-room-is-left = Abgeworfen wird nur, was keinen Platz hat.
refusal-one-import-only = Nur eine Karte einer Lieferung kann ein Import werden.
refusal-already-sold = Du hast in diesem Zug schon eine Karte verkauft.
refusal-hand-empty = Du hast keine Handkarten.
refusal-other-hand-empty = Diese Hand ist leer.
refusal-island-empty = Auf der Vorratsinsel liegt keine Karte.
refusal-piles-are-empty = Zugstapel und Ablagestapel sind leer.
refusal-action-without-use = Mit der Aktion „{ $action }“ kannst du jetzt nichts anfangen.
refusal-captain-only = Das darf nur der Kapitän.
refusal-not-within-effect = Erst muss „{ $effect_card }“ zu Ende sein.
refusal-used-this-turn = „{ $effect_card }“ hast du in diesem Zug schon genutzt.
refusal-too-few-hand-cards = Dafür brauchst du { $needed ->
        [one] 1 Handkarte
       *[other] { $needed } Handkarten
    } und hast { $have }.
refusal-no-card-of-type = Du hast keine Handkarte dieses Gütertyps: { $goods_type }.
refusal-no-good-of-type = Du hast kein Gut dieses Typs: { $goods_type }.
refusal-wrong-type = Hier geht es um einen anderen Gütertyp: { $goods_type }.
refusal-nowhere-to-go = Bei Importen und Gütern ist kein Platz, und kein offener Auftrag nimmt die Karte.
refusal-none-acceptable = Für keine Handkarte dieses Typs ({ $goods_type }) hast du Rang und Platz.
refusal-just-given = Diese Karte hast du gerade abgegeben.
refusal-must-choose = Hier musst du etwas wählen.
refusal-own-contract = Das ist dein eigener Auftrag.
refusal-not-itself = Die Karte kann sich nicht selbst kopieren.
refusal-works-elsewhere = Der Effekt dieser Karte wirkt nicht, wenn sie abgeschlossen ist.
refusal-too-few-credits = Dafür brauchst du { $needed } Credits und hast { $have }.
refusal-too-few-goods = Dafür brauchst du { $needed } Güter und hast { $have }.
refusal-nothing-completed = Du hast keinen abgeschlossenen Auftrag.

## Tischoptionen

choice-target = Länge
choice-target-normal = Bis jemand 50 Credits hat
choice-target-long = Längeres Spiel: bis jemand 80 Credits hat
choice-surplus = Überzählige Karte (Bauholz)
choice-surplus-off = ohne
choice-surplus-on = mit
choice-jutaku = Jutaku-Erweiterung (10 Karten)
choice-jutaku-off = ohne
choice-jutaku-on = mit
choice-kickstarter = Kickstarter-Erweiterung (15 Karten)
choice-kickstarter-off = ohne
choice-kickstarter-on = mit
choice-captain = Kapitäns-Edition (3 Karten)
choice-captain-off = ohne
choice-captain-on = mit

category-credits = Bares
category-containers = Container im Hafen
category-goods = Güter
category-majorities = Mehrheiten
category-set_bonus = Güter aller Typen
category-card_bonuses = Abgeschlossene Aufträge

## Bestandteile

action-contract =
    .text = Nimm eine Handkarte als Auftrag auf einem Schiff in deinem Hafen an. Du brauchst ihren Rang; jeder fehlende kostet eine weitere Auftrag-Aktion.
action-load =
    .text = Lade eine Handkarte als Container für einen Auftrag auf einem Schiff in deinem Hafen. Ihr Typ muss zum Auftrag passen.
action-deliver =
    .text = Biete auf die Container eines Schiffs auf See, das der Kapitän wählt. Wer gewinnt, zahlt und nimmt bis zu 2: höchstens 1 als Import, die anderen als Güter.
action-rob =
    .text = Nimm 1 Container von einem Schiff auf See oder 1 Karte von der Vorratsinsel. Lade ihn, wenn du kannst; sonst wird er abgeworfen.
action-supply =
    .text = Verkaufe 1 Handkarte für 4 Credits an die Vorratsinsel (einmal pro Zug), oder nimm 1 Karte der Insel als Import.
type-technology =
    .text = Technologie-Karten sind Laden-Aktionen. Ein Gut ist 1 Credit wert, die Mehrheit 6.
type-agrar =
    .text = Agrar-Karten sind Auftrag-Aktionen. Ein Gut ist 1 Credit wert, die Mehrheit 6.
type-consumer =
    .text = Konsum-Karten sind Liefern-Aktionen. Ein Gut ist 1 Credit wert, die Mehrheit 6.
type-illegal =
    .text = Illegale Karten sind Rauben-Aktionen. Ein Gut ist 2 Credits wert; wer die meisten hat, verliert 6.
type-luxury =
    .text = Luxus-Karten sind Vorrat-Aktionen. Ein Gut ist 1 Credit wert, die Mehrheit 8.
port-port_green =
    .text = Beginnt mit Rang 1 im Gütertyp „Technologie“.
port-port_yellow =
    .text = Beginnt mit Rang 1 im Gütertyp „Agrar“.
port-port_black =
    .text = Beginnt mit Rang 1 im Gütertyp „Konsum“.
port-port_red =
    .text = Beginnt mit Rang 1 im Gütertyp „Illegal“.
port-port_blue =
    .text = Beginnt mit Rang 1 im Gütertyp „Luxus“.
port-port_light_grey =
    .text = Beginnt mit 4 zusätzlichen Credits statt eines Rangs. Nur zu sechst.
ship =
    .text = { $start_location ->
        [sea] Beginnt auf See mit 4 Containern. Es fasst 6 Container; leer kehrt es in seinen Hafen zurück.
       *[port] Beginnt im Hafen. Es fasst 6 Container für alle seine Aufträge zusammen.
    }
pile-draw_pile = Zugstapel
    .text = Von hier ziehst du: bis du 5 Handkarten hast, mit 5 oder mehr genau 1. Ist er leer, wird der Ablagestapel gemischt. Sind beide leer, endet das Spiel nach diesem Zug.
pile-discard_pile = Ablagestapel
    .text = Gespielte und abgeworfene Karten, offen für alle. Er wird zum neuen Zugstapel, wenn der alte leer ist.
shore-supply_island =
    .text = Eine offene Reihe von Güterkarten. Sie wird mit 1 Karte bestückt, wenn ein Schiff abgeschlossen wird; verkaufte Karten kommen hierher, Vorrat und Rauben nehmen Karten von hier.

## Technologie

card-autonomous_cars =
    .text = Statt einer deiner Laden-Aktionen kannst du 1 Handkarte für 4 Credits an die Vorratsinsel verkaufen. Einmal pro Zug.
card-batteries =
    .text = Nach einer deiner Laden-Aktionen kannst du 2 Credits zahlen, um 1 Container mehr zu laden. Einmal pro Zug.
card-drones =
    .text = Ziehe 1 Karte, wenn du einen Auftrag annimmst.
card-televisions =
    .text = Mit Laden- und Rauben-Aktionen kannst du Technologie-Container als beliebige Farbe laden.
card-generators =
    .text = Deine Technologie-Aufträge nehmen Container jeder Farbe.
card-cell_phones =
    .text = Für eine Laden-Aktion kannst du statt einer Handkarte die oberste Karte des Zugstapels aufdecken. Kannst du sie laden, musst du es tun; sonst kommt sie auf deine Hand.
card-ai_chips =
    .text = Du kannst den ganzen Zug über Laden statt der angesagten Aktion ausführen, auch indem du mit einer Laden-Karte folgst.
card-compact_cars =
    .text = Ziehe 1 Karte, wenn jemand anderes zieht.
card-refrigerators =
    .text = Je 2 deiner Technologie-Güter zählen als 1 weiterer Laden-Import. Auf die Grenze für Importe werden sie nicht angerechnet.
card-laptops =
    .text = Ziehe 2 Karten, wenn du einen Auftrag abschließt, für den mindestens 1 Technologie-Container geladen wurde.
card-mri_machines =
    .text = Das Spiel endet bei 70 Credits, für alle und auch im längeren Spiel.
card-nanobots =
    .text = Wenn du Karten ziehst, kannst du 1 kostenlose Laden-Aktion nutzen.
card-robot_cats =
    .text = Beim Laden können 2 Karten eines Typs 1 Technologie-Container ersetzen. Für Auftrag und Schiff zählen sie als 1, sonst als 2.
card-satellite =
    .text = Wenn irgendein Schiff auf See fährt, kannst du 1 Karte ziehen und 1 Container laden.
card-segways =
    .text = Nach dem Abschluss kannst du diese Karte jederzeit zu deinen Importen oder Gütern legen oder als Container laden.
card-game_consoles =
    .text = Mit jeder deiner Laden-Aktionen kannst du je 2 deiner Technologie-Güter 1 Container mehr laden.
card-tablets =
    .text = Deine Schiffe fassen 8 Container. Ein Schiff, das mit 8 ausläuft, bringt 18 Credits.
card-telescopes =
    .text = Du kannst Technologie-Güter jederzeit gegen je 4 Credits tauschen, auch am Spielende vor den Boni.
card-usb_sticks =
    .text = Hast du ein Schiff auf See geschickt, kannst du 1 seiner Container auf die Hand nehmen.
card-wind_turbines =
    .text = Wähle einen anderen abgeschlossenen Auftrag mit Rang 0 oder 1: Diese Karte hat dessen Effekt. Einmalige Effekte geschehen jetzt, dauerhafte bleiben.

## Agrar

card-apples =
    .text = Lege 1 Agrar-Karte aus deiner Hand, gleich welchen Rangs, zu deinen abgeschlossenen Aufträgen und nutze sie, als hättest du sie gerade abgeschlossen.
card-bamboo =
    .text = Liegt eines deiner Schiffe im Hafen, kannst du diese Karte kostenlos noch einmal annehmen.
card-beer =
    .text = Statt diese Karte zu behalten, kannst du sie für 6 Credits an die Vorratsinsel verkaufen.
card-glacier_water =
    .text = Du kannst Agrar-Karten jederzeit aus der Hand für je 2 Credits an die Vorratsinsel verkaufen.
card-hawaii_salt =
    .text = Alle anderen zeigen ihre Handkarten. Du erhältst alle Agrar-Karten und für jede 2 Credits aus der Bank.
card-honey =
    .text = Erhalte 2 Credits für jedes Agrar-Gut aller Spieler, auch für deine.
card-chicken_feed =
    .text = Du kannst diese Karte anbieten: Jemand anderes darf sie dir für 6 Credits abkaufen und zu den eigenen abgeschlossenen Aufträgen legen. Sonst behältst du sie.
card-jasmine_tea =
    .text = Nach einer Auftrag-Aktion kannst du 1 Handkarte für 2 Credits an die Vorratsinsel verkaufen. Einmal pro Zug.
card-coffee =
    .text = Deine Agrar-Aufträge nehmen Container jeder Farbe.
card-potatoes =
    .text = Erhalte 2 Credits und ziehe 2 Karten.
card-almonds =
    .text = Hast du nach dem Abschluss weniger als 19 Credits, erhalte 8 Credits, sonst 4.
card-flour =
    .text = Hast du bei der Annahme den Rang und alle nötigen Container auf der Hand, kannst du sie sofort kostenlos laden.
card-pak_choi =
    .text = Für einen Auftrag eines anderen Typs geladen, bringt diese Karte bei dessen Abschluss 2 Credits mehr.
card-peppers =
    .text = Wenn du einen Auftrag annimmst, kannst du sofort 1 Container laden.
card-rice =
    .text = Erhalte 2 Credits für jeden deiner abgeschlossenen Agrar-Aufträge, auch für diesen.
card-soy_sauce =
    .text = Du kannst alle deine Auftrag-Importe zu deinen Gütern legen. Erhalte 2 Credits für jede verlegte Karte.
card-dried_fish =
    .text = Solange du diese Karte auf der Hand und ihren Rang hast, kannst du sie jederzeit kostenlos annehmen.
card-wheat =
    .text = Mit Laden- und Rauben-Aktionen kannst du Agrar-Container als beliebige Farbe laden.
card-sugar =
    .text = Erhalte 2 Credits, wenn du einen Agrar-Auftrag annimmst.
card-onions =
    .text = Erhalte 2 Credits, wenn du einen Agrar-Auftrag abschließt, auch für diesen.
card-lumber =
    .text = Ziehe 1 Karte, wenn jemand anderes zieht.

## Konsum

card-eyeglasses =
    .text = Führe 1 Liefern-Aktion allein aus, ohne zu bieten.
card-books =
    .text = Wenn du Liefern ansagst und jemand folgt, erhalte 2 Credits. Einmal pro Zug.
card-bicycles =
    .text = Erhalte 2 Credits für jeden Container, den irgendjemand mit einer Laden-Aktion lädt.
card-trousers =
    .text = Liefert jemand anderes von einem deiner Schiffe, erhältst du 4 Credits statt 2.
card-chewing_gum =
    .text = Erhalte 4 Credits für jede Konsum-Karte, die irgendjemand durch eine Lieferung zu den Gütern legt.
card-lipstick =
    .text = Erhalte 2 Credits, wenn eine Konsum-Karte zu irgendjemandes Gütern kommt.
card-mouthwash =
    .text = Erhalte 2 Credits, wenn nach diesem Auftrag irgendjemand einen Konsum-Auftrag abschließt.
card-paper =
    .text = Wenn du einen Konsum-Auftrag abschließt, auch diesen, kannst du 1 Container von einem Schiff auf See zu deinen Importen oder Gütern legen. Der Eigentümer des Schiffs erhält nichts.
card-backpacks =
    .text = Ziehe 1 Karte, wenn ein Schiff in seinen Hafen zurückkehrt.
card-shampoo =
    .text = Beim Liefern kannst du 3 Container nehmen statt 2.
card-shoes =
    .text = Ziehe 1 Karte, wenn ein Schiff auf See fährt, auch für dieses.
card-soap =
    .text = Mit Laden- und Rauben-Aktionen kannst du Konsum-Container als beliebige Farbe laden.
card-rope =
    .text = Als Kapitän kannst du 1 Handkarte gegen 1 Karte der Vorratsinsel tauschen. Einmal pro Zug.
card-pens =
    .text = Erhalte 2 Credits für jedes Konsum-Gut aller Spieler, auch für deine.
card-chairs =
    .text = Wenn jemand anderes zieht, kannst du 1 Handkarte abwerfen.
card-candy =
    .text = Deine Konsum-Aufträge nehmen Container jeder Farbe.
card-cups =
    .text = Ziehe 5 Karten.
card-protractors =
    .text = Wenn jemand liefert, kannst du kostenlos 1 Container vom selben Schiff zu deinen Importen oder Gütern legen. Dem Eigentümer zahlt die Bank dafür 2 Credits.
card-fluffy_pillows =
    .text = Erhalte 2 Credits für jeden deiner abgeschlossenen Aufträge, auch für diesen.
card-shower_heads =
    .text = Nenne einen Gütertyp und ziehe 2 Karten. Ist er dabei, erhalte 8 Credits.

## Illegal

card-mother_lode =
    .text = Du gewinnst sofort, wenn du 8 illegale Güter hast.
card-dinosaur_bones =
    .text = Alle legen 1 Handkarte auf die Vorratsinsel. Dann legst du bis zu 2 Karten der Insel zu deinen Gütern.
card-drugs =
    .text = Mit einer Rauben-Aktion kannst du 1 weiteren Container von irgendeinem Schiff auf See nehmen. Einmal pro Zug.
card-counterfeit_money =
    .text = Nimm 1 Container von jedem Schiff der anderen, auf See oder im Hafen. Lade ihn, wenn du kannst, oder nimm ihn auf die Hand.
card-flamethrowers =
    .text = Du kannst einen Credit-Würfel werfen. Leere Seite: Alle anderen zahlen dir 4 Credits. 2: Du zahlst jedem von ihnen 2 Credits.
card-dangerous_animals =
    .text = Alle anderen geben dir 2 Credits.
card-stolen_research =
    .text = Tausche diese Karte gegen einen abgeschlossenen Technologie-Auftrag eines anderen und nutze ihn, als hättest du ihn gerade abgeschlossen.
card-poison_bottles =
    .text = Wer eine Rauben-Aktion nutzt, zahlt dir 2 Credits. Einmal pro Spieler und Zug.
card-large_calibre_ammo =
    .text = Beraubst du das Schiff eines anderen, erhältst du auch eine zufällige Handkarte des Eigentümers.
card-big_cats =
    .text = Mit Laden- und Rauben-Aktionen kannst du illegale Container als beliebige Farbe laden.
card-cannabis =
    .text = Nimmt jemand anderes mit einer Lieferung illegale Container, zahlt er dir 2 Credits.
card-cannons =
    .text = Wird Rauben angesagt, hast du so viele Rauben-Aktionen mehr, wie in allen Häfen zusammen Rauben-Importe liegen.
card-small_tank =
    .text = Jeder andere, der einen Auftrag abschließt, muss dir dafür 1 Handkarte geben.
card-vans =
    .text = Mit Rauben-Aktionen kannst du auch einen Container von einem Schiff im Hafen nehmen, die oberste Karte des Zugstapels oder eine zufällige Karte aus einer anderen Hand.
card-machine_guns =
    .text = Alle anderen müssen dir 4 Credits, 1 abgeschlossenen Auftrag oder 2 Güter geben.
card-ammunition =
    .text = Alle anderen mit illegalen Gütern zahlen dir 2 Credits.
card-pistols =
    .text = Schließt jemand anderes einen illegalen Auftrag ab, zahlt er dir 2 Credits.
card-pirated_copies =
    .text = Erhalte 2 Credits, wenn jemand anderes 4 oder mehr Credits auf einmal ausgibt oder verliert.
card-seeds =
    .text = Deine illegalen Aufträge nehmen Container jeder Farbe.
card-shotguns =
    .text = Nutzt du in einem Zug deine erste Rauben-Aktion, geben dir alle, die vor dir geraubt haben, 2 Credits oder 2 Handkarten.

## Luxus

card-cars =
    .text = Mit Laden- und Rauben-Aktionen kannst du Luxus-Container als beliebige Farbe laden.
card-champagne =
    .text = Als Gut ist diese Karte 8 Credits wert, wenn du am Ende die meisten abgeschlossenen Aufträge und Rang 1 in Luxus hast.
card-diamond_rings =
    .text = Am Spielende kannst du bis zu 2 abgeschlossene Aufträge zu deinen Gütern legen, auch über die Grenze hinaus.
card-electric_cars =
    .text = Wähle am Spielende einen Gütertyp: Deine Vorrat-Importe zählen als Güter dieses Typs.
card-foxes =
    .text = Du gewinnst jeden Gleichstand: beim Bieten, bei Mehrheiten und um den Sieg. Nur die Strafe für illegale Güter bleibt geteilt.
card-golden_toilets =
    .text = Erhalte am Spielende 6 Credits für jeden deiner abgeschlossenen Luxus-Aufträge.
card-golden_watches =
    .text = Deine Luxus-Aufträge nehmen Container jeder Farbe.
card-fine_wine =
    .text = Erhalte am Spielende 20 Credits, wenn du mindestens 2 Güter jedes Typs hast.
card-helicopters =
    .text = Nimmt irgendjemand einen Luxus-Auftrag an, kommen 4 Credits aus der Bank auf diese Karte. Du erhältst sie am Spielende.
card-jets =
    .text = Wenn du einen Auftrag abschließt, kannst du 1 Container dieses Schiffs zu deinen Gütern legen.
card-tiny_poodles =
    .text = Nach dem Abschluss kann diese Karte zu deinen Gütern kommen.
card-cologne =
    .text = Wähle am Spielende eine Aktion: Erhalte 4 Credits für jeden deiner Importe dieser Art.
card-leather_coats =
    .text = Deine Luxus-Güter sind 3 Credits wert statt 1.
card-limousines =
    .text = Nenne irgendeine Karte und ziehe die oberste Karte des Zugstapels. Ist es die genannte, gewinnst du sofort.
card-massage_chairs =
    .text = Ziehe Karten, bis zwei davon denselben Typ haben. Erhalte so viele Credits, wie du Karten gezogen hast, auf eine gerade Zahl aufgerundet.
card-platinum_rings =
    .text = Ziehe auf 8 Handkarten auf. Dann führe beliebig viele Aktionen aus, jede mit Handkarten bezahlt. Niemand folgt, Importe zählen nicht, Ränge kannst du nicht überspringen und höchstens 1 Karte verkaufen.
card-velvet_robes =
    .text = Erhalte am Spielende 1 Credit für jede deiner Handkarten.
card-sauna =
    .text = Am Spielende zählen deine Mehrheiten doppelt, auch die Strafe für illegale Güter.
card-fancy_suits =
    .text = Erhalte am Spielende 16 Credits, wenn deine Schiffe im Hafen und auf See zusammen die meisten Container tragen.
card-sports_cars =
    .text = Zählt als 1 Gut von jedem Typ.

## Zusätzliche Karten

card-oysters =
    .text = Du kannst Luxus-Aufträge jederzeit kostenlos aus der Hand annehmen.
card-cheap_shirts =
    .text = Am Spielende kannst du deine Importe zu deinen Gütern legen, bis zur Grenze.
card-graphics_cards =
    .text = Hast du am Spielende bei 4 Gütertypen die Mehrheit, gewinnst du.
card-led_lamps =
    .text = Als Kapitän kannst du 2 Handkarten gegen 1 Karte der Vorratsinsel tauschen. Einmal pro Zug.
card-pick_up_sticks =
    .text = Erhalte 2 Credits, ziehe 2 Karten und liefere 1 Container von einem Schiff auf See.
card-rice_cookers =
    .text = Du kannst alle deine Laden-Aktionen eines Zuges zu Auftrag-Aktionen machen, oder umgekehrt.
card-smartwatches =
    .text = Erhalte am Spielende 6 Credits für jedes Paar aus 1 Luxus- und 1 Konsum-Gut.
card-stem_cells =
    .text = Raubst du einen Container, kannst du ihn für 2 Credits als Gut behalten.
card-vacuum_cleaners =
    .text = Alle anderen müssen dir ihre ganze Hand oder 1 Luxus-Gut geben.
card-whole_grain_wheat =
    .text = Lädt irgendjemand einen Agrar-Container, erhalte 2 Credits oder ziehe 2 Karten.
card-printers_3d =
    .text = Du kannst mit jeder einzelnen Karte folgen.
card-aeroponic_crops =
    .text = Deine Schiffe kehren in den Hafen zurück, sobald nur noch 1 Container an Bord ist. Er bleibt an Bord und kann für einen späteren Auftrag zählen.
card-board_games =
    .text = Mit einem abgeschlossenen Auftrag jedes Typs hast du keine Grenze für Importe.
card-can_openers =
    .text = Deine Credits beenden das Spiel nie.
card-dragon_fruit =
    .text = Wenn du Rauben ansagst, erhalte 2 Credits oder ziehe 2 Karten.
card-ivory =
    .text = Hast du am Spielende die meisten illegalen Güter, erhältst du 6 Credits, statt zu zahlen.
card-prefab_houses =
    .text = Du kannst Luxus-Aufträge mit der Hälfte ihrer Container abschließen.
card-stolen_tires =
    .text = Wenn du eine Rauben-Aktion nutzt, ziehe 1 Karte und bestücke die Vorratsinsel.
card-stolen_rice =
    .text = Nimmst du mit einer Rauben-Aktion einen Agrar-Container, erhalte 2 Credits.
card-ceramics =
    .text = Am Spielende zählen je 2 deiner Konsum-Güter auch als 1 Luxus-Gut.
card-scotch_whisky =
    .text = Je 2 deiner Luxus-Güter zählen für die Grenze bei Gütern als 1.
card-rare_metals =
    .text = Schließt du auf einem Schiff einen Technologie- und einen Konsum-Auftrag ab, erhalte 4 Credits mehr.
card-stretch_goals =
    .text = Alle ziehen 1 Karte, erhalten 2 Credits und können 1 Gut liefern. Dann führst du 2 beliebige Aktionen aus.
card-tortillas =
    .text = Dieser Auftrag nimmt Container jeder Farbe.
card-delayed_board_games =
    .text = Alle anderen zahlen 10 Credits an die Bank. Nach deinem nächsten Zug als Kapitän bist du sofort noch einmal am Zug.
card-dark_flight_games =
    .text = Als Kapitän kannst du von der Vorratsinsel liefern lassen. Du erhältst das höchste Gebot und behältst dein eigenes.
card-exclusive_cards =
    .text = Du kannst 30 Credits zahlen, einen Gütertyp nennen und 1 Karte ziehen. Hat sie diesen Typ, erhalte 50 Credits.
card-exotic_fish =
    .text = Du gewinnst sofort, wenn du mindestens doppelt so viele Credits wie jeder andere und die meisten Güter hast.

## Die Zeichnung im Terminal

drawn-turn = Zug { $turn } · Kapitän: { $player } · angesagt: { $action }
board-sea = Offene See
board-ship = Schiff
board-cargo = Container
board-island = Vorratsinsel
board-piles = Zugstapel: { $draw } · Ablagestapel: { $discard }
drawn-port = { $player } · { $credits } Credits · { $hand ->
        [one] 1 Handkarte
       *[other] { $hand } Handkarten
    }
board-ranks = Ränge
drawn-imports = Importe { $number }/{ $limit }
drawn-goods = Güter { $number }/{ $limit }
board-completed = Abgeschlossen
drawn-hand = Hand von { $player }
board-card = Karte
board-action = Aktion
board-rank = Rang
board-containers = Container

## Bezeichnungen für das, was ein einfaches Brett zeigt

board-turn = Zug
board-announced = Angesagt
board-copied = Kopiert von den Windturbinen
board-on-helicopters = Credits auf den Hubschraubern
board-credits-to-end = Credits, die das Spiel beenden
board-credits-reached = Jemand hat genug Credits für das Spielende
board-piles-empty = Zugstapel und Ablagestapel sind leer
board-winner = Hat durch eine Karte gewonnen
board-electric-type = Elektroautos zählen Vorrats-Importe als
board-cologne-action = Kölnisch Wasser zahlt für Importe der Art
board-draw-pile-size = Karten im Zugstapel
board-discard-pile = Ablagestapel
board-shown = Allen gezeigt
board-asking = Effekt, um den es geht
board-auction = Container kommen von
board-ports = Häfen
board-port = Hafen
board-majorities = Mehrheiten
board-sharers = Spieler, die sich die Mehrheit teilen
board-hand = Hand
board-hand-size = Handkarten
board-imports = Importe
board-goods = Güter
board-played = Ausgespielt
board-import-limit = Platz für Importe
board-goods-limit = Platz für Güter
board-goods-counted = Güter, die Platz brauchen
board-import-room = Freier Platz für Importe
board-goods-room = Freier Platz für Güter
board-at-sea = Auf See
board-needs = Container, die noch fehlen
board-pays = Bezahlung beim Abschluss
board-most-credits = Reichste Kasse
board-ending = Das Ende ist ausgelöst
board-followers = Gefolgt sind
board-actions = Aktionen durch Importe und Karten
board-ships = Schiffe
board-place = Ort
board-capacity = Ladefläche
board-contracts = Aufträge
board-open = Offene Plätze
board-for-contract = Geladen für
board-paired = Teilt sich den Platz
board-credits = Credits
board-followed = Hat angesagt oder ist gefolgt
board-kind = Art der Aktion
board-deliver-left = Übrige Liefern-Aktionen
board-bid = Gebot
board-sold = Hat in diesem Zug verkauft
board-extra-turn-won = Hat einen Extrazug gewonnen
board-extra-turn-next = Der Extrazug folgt
board-turn-label = Zug
board-owner = Besitzer
board-ship-place = Wo die Schiffe sind
board-port-label = Hafen

## Warnungen

loss-discards-card = Die Karte kommt auf den Ablagestapel.
loss-discards-contract = Du gibst den Auftrag auf, mit allem, was dafür geladen ist.

## Was viele Optionen einer Art wählen

board-fold-card = Eine Karte wählen
board-fold-ship = Ein Schiff wählen
board-fold-slot = Für einen Auftrag laden
board-fold-bid = Bieten
board-fold-free = Eine Karte nutzen
board-fold-announce = Eine Aktion ansagen
