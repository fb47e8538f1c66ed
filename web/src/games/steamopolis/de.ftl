steam-city = Die Stadt des Dampfes
steam-city-short = Stadt
steam-ship = Mein Schiff
steam-ships = Flotte
steam-airship-of = Luftschiff von { $name }
steam-points = { $points } SP
steam-level = Ebene { $level }
steam-stone-of = Druckstein von { $name }
steam-shadow = Druckstein deines Schattens
steam-parasite-of = Schmarotzer von { $name }
steam-wants = { $name } möchte auf Ebene { $level }
steam-stands = steht auf Ebene { $level }
steam-aboard = an Bord
steam-sold-out = ausverkauft
steam-face-down = Verdecktes Plättchen, Rang { $rank }, Banner { $banner }
steam-markers-left = { $count ->
    [0] leer
    [one] noch 1 Bonusmarker
   *[other] noch { $count } Bonusmarker
}
steam-statues = Statuen auf der Turmspitze: { $count } von { $end }
steam-round = Runde { $round }
steam-last-round = Letzte Runde vor der finalen
steam-final-round = Finale Runde
steam-setup = Aufbau
steam-supply = Vorrat
steam-sponsors = Sponsoren
steam-gala-of = Spendengala: { $resource }
steam-tiles-left = { $count ->
    [0] Kein Passagierplättchen mehr
    [one] 1 Passagierplättchen im Stapel
   *[other] { $count } Passagierplättchen im Stapel
}
steam-at-stack = { $count ->
    [one] 1 Schmarotzer neben dem Stapel
   *[other] { $count } Schmarotzer neben dem Stapel
}
steam-base-marker = Basisdruckmarker
steam-field-free = frei
steam-position-free = frei
steam-stock = Lager mit { $places } Plätzen: { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnräder
} und { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
}
steam-storage = { $stored } von { $places } Lagerplätzen belegt
steam-sponsor-shows = Sponsor, sichtbare Seite: { $resource }
steam-docked = { $count ->
    [0] Kein Schmarotzer auf dem Ladefeld
    [one] 1 Schmarotzer auf dem Ladefeld
   *[other] { $count } Schmarotzer auf dem Ladefeld
}
steam-spare-stones = { $count ->
    [one] 1 Druckstein in deinem Vorrat
   *[other] { $count } Drucksteine in deinem Vorrat
}
steam-banners = { $count ->
    [one] 1 Bannerplättchen, das nächste brächte { $next } SP
   *[other] { $count } Bannerplättchen, das nächste brächte { $next } SP
}
steam-passenger-tiles = { $count ->
    [one] 1 Passagierplättchen
   *[other] { $count } Passagierplättchen
}
steam-boilers = { $count ->
    [one] 1 Kessel
   *[other] { $count } Kessel
}
steam-pressure = Druckwerte: { $values }
steam-as-machine = Als Maschine:
steam-as-banner = Als Banner:
steam-one-stone = 1 Druckstein
steam-or = oder
steam-gauge = Druck
steam-stones = Drucksteine auf Anzeige und Plan
steam-boilers-short = Kessel
steam-storage-short = Lager
steam-tickets = Passagierplättchen
steam-banner-tiles = Bannerplättchen, { $banner }
steam-parasites = Schmarotzer auf dem Ladefeld
steam-unseen = Plättchen, die noch niemand gesehen hat
steam-rank = Rang { $rank }:
