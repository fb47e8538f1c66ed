impex-sea = Offene See
impex-sea-short = See
impex-port-short = Mein Hafen
impex-ports-short = Häfen
impex-port-of = Hafen von { $name }
impex-island = Vorratsinsel
impex-island-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
impex-island-empty = Keine Karten auf der Insel
impex-shown = Aufgedeckt
impex-no-ships = Kein Schiff ist auf See.
impex-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
impex-ship-at-sea = Auf See, von { $name }, { $containers ->
    [one] 1 Container
   *[other] { $containers } Container
}
impex-ship-in-port = Im Hafen von { $name }, { $containers ->
    [one] 1 Container
   *[other] { $containers } Container
}
impex-open-slots = { $open ->
    [0] vollständig beladen
    [one] noch 1 Container nötig
   *[other] noch { $open } Container nötig
}
impex-away = auf See
impex-imports = Importe
impex-goods = Güter
impex-completed = Abgeschlossen
impex-contracts = Angenommene Aufträge
impex-rank-of = Rang: { $type }
impex-rank = Rang { $rank }
impex-rank-and-yours = Rang { $rank } (du hast { $yours })
impex-needs = { $count ->
    [one] 1 Container
   *[other] { $count } Container
}
impex-pays = Auszahlung { $credits }
impex-once = einmalig
impex-permanent = dauerhaft
impex-anytime = jederzeit
impex-once-long = Der Effekt geschieht einmal, beim Abschluss.
impex-permanent-long = Der Effekt gilt, solange der Auftrag abgeschlossen bei dir liegt.
impex-anytime-long = Der Effekt wirkt, wie der Text es sagt, sobald du den Rang hast.
impex-turn = Dieser Zug
impex-captain = Kapitän
impex-announced = angesagt
impex-by-imports = { $count ->
    [one] 1 Aktion mehr durch Importe und Karten
   *[other] { $count } Aktionen mehr durch Importe und Karten
}
impex-followers = { $count ->
    [0] niemand folgt
    [one] folgt
   *[other] folgen
}
impex-to-end = Reichste Kasse { $most } von { $end }
impex-last-turn = Letzter Zug!
impex-auction = Gebote
impex-bid-sealed = hat verdeckt geboten
impex-bid-awaited = überlegt noch
impex-majorities = Mehrheiten
impex-leaders = Führend: { $names }. Bonus { $bonus }
impex-hand = Hand
impex-no-hand = Keine Handkarten
impex-played = gespielt
impex-none-completed = noch keine Aufträge
impex-credits = { $credits } Credits
impex-credits-word = Credits
impex-points-now = Stand mit allen Boni
impex-goods-and-rank = { $goods } (Rang { $rank })
impex-extra-actions = { $action }: mehr durch Importe
impex-payout = Auszahlung
impex-payout-row = { $containers ->
    [one] 1 Container: { $credits }
   *[other] { $containers } Container: { $credits }
}
impex-discards = { $count ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
