airship-city = Die fliegende Stadt
airship-city-short = Stadt
airship-donations = Schenkungstableau
airship-donations-short = Schenken
airship-contracts = Verträge
airship-awards = Auszeichnungen
airship-award-shipbuilding = Luftschiffbau
airship-award-facilities = Einrichtungen
airship-award-trade = Handel
airship-family-wood = Holz
airship-family-metal = Metall
airship-family-tourist = Tourist
airship-deck = { $count ->
    [0] Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
airship-points = { $points } SP
airship-costs = Kostet dich { $amounts }
airship-markers = Marker: { $markers }
airship-majority = Mehrheit: { $name }
airship-reward = Und { $gold } Gold
airship-stages-left = { $count ->
    [one] Nur diese Etappe
   *[other] { $count } Etappen, diese mitgezählt
}
airship-stages-short = { $count ->
    [one] 1 Etappe
   *[other] { $count } Etappen
}
airship-workers-of = { $count ->
    [one] ein Arbeiter von { $name }
   *[other] { $count } Arbeiter von { $name }
}
airship-developed = entwickelt
airship-round = Runde { $round } von { $rounds }
airship-stage = Etappe { $number }
airship-stock = { $amount } von höchstens { $capacity }
airship-expansion = Ausbau
airship-needs = { $count ->
    [one] Braucht eine eigene Schenkung: { $name }
   *[other] Braucht { $count } eigene Schenkungen: { $name }
}
airship-per-marker = für jeden deiner Marker
airship-sells-for = Verkauf bringt
airship-price-list = Preisliste: jeder Verkauf rückt sie einen Schritt weiter
airship-gain = Du erhältst
airship-hire = Ein Arbeiter kostet dich
airship-piggyback = Andere, die hier stehen:
airship-bonus-developed = Entwickelt. Bonus mit dem Ausbau:
airship-bonus-undeveloped = Bonus, sobald es entwickelt ist, mit dem Ausbau:
airship-bonus-locked = gesperrt
airship-bonus-ready = bereit
airship-bonus-used = in dieser Etappe benutzt
airship-open-of = Offene Verträge von { $name }
airship-no-contracts = Keine offenen Verträge
airship-workers-board = Arbeiter im Spiel
airship-workers-supply = Arbeiter, die noch eingestellt werden können
airship-markers-left = Schenkungsmarker im Vorrat
airship-open = Offene Verträge
airship-fulfilled = Erfüllte Verträge
airship-failed = Nicht erfüllte Verträge
airship-overview-free = Freie Felder
