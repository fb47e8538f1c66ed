anno-points-short = EP
anno-island = Inseln
anno-island-short = Insel
anno-island-of = Inseln von { $name } ansehen
anno-whose-island = Wessen Inseln
anno-market = Spielplan: zu bauen
anno-market-short = Bauen
anno-cards-short = Karten
anno-objectives = Auftrags-Karten
anno-objectives-short = Aufträge
anno-actions = Aktionen
anno-action-expand = Ausbauen
anno-action-play_card = Ausspielen
anno-action-swap_cards = Tauschen
anno-action-recruit = Anwerben
anno-action-upgrade = Aufsteigen
anno-action-open_old_world = Alte Welt
anno-action-explore_new_world = Neue Welt
anno-action-take_expedition = Expedition
anno-action-festival = Stadtfest
anno-empty-land = Freies Land-Feld
anno-empty-coast = Freies Küsten-Feld
anno-empty-sea = Freies Meeres-Feld
anno-makes = Stellt her: { $resource }
anno-workplaces = { $all ->
    [one] { $taken } von 1 Arbeits-Platz besetzt
   *[other] { $taken } von { $all } Arbeits-Plätzen besetzt
}
anno-at-home = { $home } von { $all } zu Hause
anno-recruit-cost = Anwerben kostet
anno-upgrade-cost = Aufsteigen kostet
anno-shift-end = Schichtende kostet
anno-in-supply = { $count } im Vorrat
anno-exhausted = Erschöpft
anno-no-islands = Noch keine Inseln der Alten oder der Neuen Welt
anno-old-world = Inseln der Alten Welt
anno-new-world = Inseln der Neuen Welt
anno-filter = Anzeigen
anno-filter-all = Alles
anno-filter-payable = Bezahlbar
anno-filter-wanted = Für meine Hand
anno-filter-nothing = Davon gibt es gerade nichts.
anno-cost = Kostet
anno-costs = Kostet { $cost }
anno-left = { $count ->
    [0] Keines mehr auf dem Spielplan
    [one] Noch 1 auf dem Spielplan
   *[other] Noch { $count } auf dem Spielplan
}
anno-payable = Du kannst das bezahlen
anno-wanted = Eine deiner Handkarten braucht das
anno-covers = Darunter: { $name }
anno-points = { $points } EP
anno-points-now = Dir bringt das jetzt { $points } EP
anno-picked = Zum Tausch gewählt
anno-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
anno-hand-of = Handkarten { $deck }
anno-hand-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
anno-open = { $count ->
    [0] Keine offene Karte
    [one] 1 offene Karte
   *[other] { $count } offene Karten
}
anno-tableau = Ausgespielte Karten
anno-tableau-empty = Noch nichts ausgespielt
anno-used = { $count ->
    [one] und 1 benutzte
   *[other] und { $count } benutzte
}
anno-expeditions = { $count ->
    [0] Keine Expeditions-Karten
    [one] 1 Expeditions-Karte, jetzt { $points } EP
   *[other] { $count } Expeditions-Karten, jetzt { $points } EP
}
anno-expedition-count = Expeditions-Karten
anno-expedition-pile = Expeditionen
anno-island-stacks = Inseln
anno-islands-count = Inseln der Alten und der Neuen Welt
anno-fireworks = Feuerwerk
anno-fireworks-of = Feuerwerk: { $name }
anno-gold = Gold
anno-tokens = { $name }: { $free } von { $all } frei
anno-round = Runde { $round }
anno-last-rounds = Das Ende ist ausgelöst
anno-structures = Industrien, Werften, Schiffe
anno-payment = Bezahlen
anno-pay-obviously = Bezahlen: { $way }
anno-other-ways = Anders bezahlen
anno-overview-supply = Vorrat
anno-deck-farmer_worker = Bauer/Arb.
anno-deck-artisan_engineer_investor = Handw./Ing./Inv.
anno-deck-new_world = Neue Welt
anno-trade-here = Hier handeln
