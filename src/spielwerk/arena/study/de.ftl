# Was Studien sagen, auf Deutsch. Die Namen der Bestandteile stehen im Ordner ihres Spiels.

number = { $value }
percent = { $value } %
interval = { $low } bis { $high }
more = +{ $value }
less = −{ $value }
printed = wie gedruckt

## Was an einer Datei nicht stimmt

study-no-toml = das ist kein TOML: { $reason }
study-no-game = das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }
study-unknown = einen Eintrag „{ $entry }“ gibt es nicht; es gibt: { $known }
study-missing = der Eintrag „{ $entry }“ fehlt oder ist kein Text
study-number = „{ $entry }“ ist eine ganze Zahl von { $low } bis { $high }
study-list = „{ $entry }“ ist eine Liste mit mindestens einem Wert
study-texts = „{ $entry }“ hat einen Text für de und einen für en
study-seats = das Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }
study-bots = { $bots } Bots können keine { $seats } Plätze füllen: nenne einen für alle oder einen für jeden
study-bot = { $reason }
study-no-id = jede Variante braucht eine id
study-variant-twice = die Variante „{ $id }“ steht zweimal da, oder es sind mehr als { $most } Varianten
study-vary = „{ $path }“ in [vary] beginnt weder mit „data.“ noch mit „choices.“
study-choices = choices: { $reason }
study-no-entry = die Datendatei des Spiels hat keinen Eintrag „{ $path }“
study-other-kind = „{ $path }“ ist in der Datendatei { $before }; ein Wert anderer Art kann dort nicht stehen
study-broken = die Variante „{ $variant }“ lässt sich nicht spielen: { $reason }

## Der Bericht

compared = Was verglichen wurde
unchanged = Nichts ist verändert.
played = { NUMBER($games) } Partien jeder Variante an jedem Tisch, zusammen { NUMBER($total) }. Die Startzahlen beginnen bei { $seed } und sind
    für alle Varianten gleich, sodass überall gleich gemischt wird.
at-table = { $seats } Personen, gespielt von { $bots }
against = „{ $variant }“ neben „{ $first }“
finding-length = { $kind ->
        [more] Eine Partie dauert { $amount } Entscheidungen länger (95 %: { $interval }); bisher waren es { $before }.
        [less] Eine Partie dauert { $amount } Entscheidungen kürzer (95 %: { $interval }); bisher waren es { $before }.
       *[none] Eine Partie dauert { $before } Entscheidungen; eine Änderung ist vom Zufall nicht zu unterscheiden (95 %: { $interval }).
    }
finding-points = { $kind ->
        [more] Im Mittel gibt es { $amount } Punkte mehr (95 %: { $interval }); bisher waren es { $before }.
        [less] Im Mittel gibt es { $amount } Punkte weniger (95 %: { $interval }); bisher waren es { $before }.
       *[none] Im Mittel gibt es { $before } Punkte; eine Änderung ist vom Zufall nicht zu unterscheiden (95 %: { $interval }).
    }
finding-seats = Platz { $seat } gewinnt am häufigsten: { $share } (95 %: { $low } bis { $high }); bisher war es Platz { $before } mit { $earlier }.
finding-used-more = { $count ->
        [one] Ein Bestandteil wird von deutlich mehr Spielern genutzt: { $told }.
       *[other] { $count } Bestandteile werden von deutlich mehr Spielern genutzt, vor allem { $told }.
    }
finding-used-less = { $count ->
        [one] Ein Bestandteil wird von deutlich weniger Spielern genutzt: { $told }.
       *[other] { $count } Bestandteile werden von deutlich weniger Spielern genutzt, vor allem { $told }.
    }
finding-use-same = Kein Bestandteil wird von deutlich mehr oder weniger Spielern genutzt.
changed-use = { $name } ({ $before } → { $after })
length = Länge
length-mean = Entscheidungen je Partie, Mittel
length-spread = Entscheidungen je Partie: wie oft welche Zahl vorkam
length-note = Das Mittel mit seinem Bereich von 95 %.
points = Punkte
points-mean = Punkte je Person, Mittel
points-spread = Punkte aller Spieler am Ende: wie oft welche Zahl vorkam
points-note = Das Mittel über die Spieler einer Partie, mit seinem Bereich von 95 %.
seats = Plätze
seat = Platz { $number }
wins = Anteil der Siege
seats-note = Die gestrichelte Linie zeigt, was jeder Platz gewänne, wenn es auf den Platz nicht ankäme. Ein geteilter Sieg zählt anteilig.
components = Bestandteile
components-note = Wie viele Spieler einen Bestandteil in einer Partie mindestens einmal nutzen, und wie oft diese gewinnen. Die gestrichelte Linie
    zeigt, was alle gewännen, wenn es darauf nicht ankäme; Bereiche von 95 %.
components-none = Die Möglichkeiten dieses Spiels nennen keine Bestandteile.
never-offered = In diesen Partien nie zu haben: { $names }.
used = Spieler, die ihn nutzen
users-win = ihr Anteil der Siege
options = Jede Möglichkeit in Zahlen
option = Möglichkeit
offered = geboten je Partie
taken = gewählt je Partie
how = Wie das zu lesen ist
how-bots = Diese Partien haben Bots gespielt, keine Menschen. Sie spielen nach einer einfachen Bewertung von Stellungen, die für das gedruckte
    Spiel gemacht ist; eine Änderung, auf die gute Spieler sich einstellen würden, kann sich hier schwächer zeigen als an einem echten Tisch.
how-intervals = Ein Bereich von 95 % enthält in 19 von 20 Studien die Zahl, auf die endlos viele Partien kämen. Wo die Bereiche zweier Varianten
    einander nicht berühren, ist der Unterschied für diese Bots echt.
how-components = Ein Bestandteil gilt als genutzt, wenn jemand eine Möglichkeit wählt, die ihn nennt. Dass seine Nutzer öfter gewinnen, heißt nicht,
    dass sie seinetwegen gewinnen: Wer vorn liegt, kann sich auch mehr leisten.
how-made = Gemacht mit spielwerk study, Spielwerk { $version }, Regeln von { $slug } Version { $rules }. Dieselbe Datei ergibt auf jedem Rechner
    dieselben Zahlen.
