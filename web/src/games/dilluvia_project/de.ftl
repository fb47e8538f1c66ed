dilluvia-points-short = Bev.
dilluvia-market = Markt
dilluvia-market-short = Markt
dilluvia-fields = Aktionsfelder
dilluvia-fields-short = Aktionen
dilluvia-city = Die fliegende Stadt
dilluvia-city-short = Stadt
dilluvia-stacks-short = Gebäude
dilluvia-buildings = Gebäude
dilluvia-stacks = In den Stapeln: { $beige } beige, { $grey } grau
dilluvia-spaces-for-sale = Letzte Runde: Die Felder selbst sind zu haben
dilluvia-set-aside = { $count ->
    [one] 1 abgelegtes Plättchen
   *[other] { $count } abgelegte Plättchen
}
dilluvia-empty = Leeres Feld
dilluvia-price = { $price ->
    [one] Kostet dich 1 Aero
   *[other] Kostet dich { $price } Aeros
}
dilluvia-cost = Kostet
dilluvia-marked-by = gekauft von { $name }
dilluvia-owned-by = Gehört { $name }
dilluvia-land-of = Gelände von { $name }
dilluvia-free = frei
dilluvia-garden = Garten
dilluvia-propeller-for = { $price ->
    [one] 1 Aero
   *[other] { $price } Aeros
}, { $prestige } Prestige
dilluvia-cube-square-1 = Würfel auf Quadrat 1
dilluvia-cube-square-2 = Würfel auf Quadrat 2
dilluvia-point-track = Punkteleiste: Bevölkerung rund, Prestige als Sterne
dilluvia-enlarge = Stadt vergrößern
dilluvia-whole-city = Ganze Stadt zeigen
dilluvia-round = Runde { $round } von { $rounds }
dilluvia-matching = Ein Gebäude mit der Nummer { $number }, das du in dieser Runde baust, bringt 2 Bevölkerung
dilluvia-phase-market = Marktphase
dilluvia-phase-action = Aktionsphase
dilluvia-phase-income = Einkommensphase
dilluvia-phase-final-scoring = Wertung am Spielende
dilluvia-order = Spielerreihenfolge
dilluvia-field-player-order = Reihenfolge
dilluvia-field-market-extra = Plättchen kaufen
dilluvia-field-reposition = Würfel umsetzen
dilluvia-bonus-open = Der Vorteil für den besonderen Arbeiter ist noch da
dilluvia-bonus-gone = Der Vorteil für den besonderen Arbeiter ist vergeben
dilluvia-circles-free = { $count ->
    [0] kein Feld frei
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
dilluvia-workers-of = { $count ->
    [one] ein Arbeiter von { $name }
   *[other] { $count } Arbeiter von { $name }
}
dilluvia-land-costs = { $workers } Arbeiter und { $price ->
    [one] 1 Aero
   *[other] { $price } Aeros
}
dilluvia-left = { $count ->
    [0] keines mehr da
   *[other] noch { $count }
}
dilluvia-discount = Deine Vorarbeiter sparen dir { $less } Würfel
dilluvia-amount-aero = { $amount ->
    [one] 1 Aero
   *[other] { $amount } Aeros
}
dilluvia-amount-cube = { $amount ->
    [one] 1 Würfel beliebiger Farbe
   *[other] { $amount } Würfel beliebiger Farben
}
dilluvia-amount-prestige = { $amount } Prestige
dilluvia-amount-population = { $amount } Bevölkerung
dilluvia-amount-house = Gebäudemarker: { $amount }
dilluvia-amount-worker = { $amount ->
    [one] 1 neuer Arbeiter
   *[other] { $amount } neue Arbeiter
}
dilluvia-income-money = { $amount ->
    [one] 1 Aero pro Runde
   *[other] { $amount } Aeros pro Runde
}
dilluvia-income-cubes = { $amount } Würfel pro Runde
dilluvia-income-prestige = { $amount } Prestige pro Runde
dilluvia-income-of = Einkommen: { $what }
dilluvia-house = { $value } Bevölkerung je zehn Prestige
dilluvia-progress = { $prestige } Prestige; noch { $missing } bis zum nächsten Zehner, der { $value } Bevölkerung bringt
dilluvia-workers = Arbeiter zum Einsetzen: { $dark ->
    [one] 1 dunkler
   *[other] { $dark } dunkle
}{ $special ->
    [0] {""}
   *[other] {" "}und der besondere
}; im Einsatz: { $placed }; im Vorrat: { $reserve }
dilluvia-no-tiles = Noch keine Marktplättchen
dilluvia-copies = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
dilluvia-used = in dieser Runde benutzt
dilluvia-majority-now = nach jetzigem Stand { $points } Bevölkerung
dilluvia-built = Gebäude: klein, mittel, groß; Propeller
dilluvia-population = Bevölkerung
dilluvia-prestige = Prestige
dilluvia-per-ten = Bevölkerung je zehn Prestige
dilluvia-aeros = Aeros
dilluvia-criterion-propellers = Propeller
dilluvia-criterion-small-buildings = Kleine Gebäude
dilluvia-criterion-medium-buildings = Mittlere Gebäude
dilluvia-criterion-large-buildings = Große Gebäude
dilluvia-criterion-sectors = Stadtviertel mit Gebäuden
dilluvia-criterion-workers = Arbeiter im Spiel
dilluvia-garden-prestige = Prestige durch Gärten am Ende
dilluvia-reserve = Arbeiter im Vorrat
dilluvia-tiles = Marktplättchen
dilluvia-gardens-left = Gärten im Vorrat: { $count }
dilluvia-tile-insurance = Police
dilluvia-tile-land_grant = Schenkung
dilluvia-tile-punctual_builder = Pünktlich
dilluvia-tile-sector_majority = Mehrheit
dilluvia-tile-worker_majority = Mehrheit
dilluvia-tile-propeller_majority = Mehrheit
dilluvia-tile-foreman_2_3 = Vorarb. 2/3
dilluvia-tile-foreman_4_5 = Vorarb. 4/5
dilluvia-tile-small_majority = Mehrheit
dilluvia-tile-medium_majority = Mehrheit
dilluvia-tile-large_majority = Mehrheit
dilluvia-tile-small_rents = Mieten
dilluvia-tile-medium_rents = Mieten
dilluvia-tile-large_rents = Mieten
dilluvia-tile-stockpile = Vorrat
dilluvia-gardens-in-supply = Gärten im Vorrat
