steam-city = The city of steam
steam-city-short = City
steam-ship = My ship
steam-ships = Fleet
steam-airship-of = Airship of { $name }
steam-points = { $points } VP
steam-level = Level { $level }
steam-stone-of = stone of { $name }
steam-shadow = stone of your shadow
steam-parasite-of = parasite of { $name }
steam-wants = { $name } wants to go to level { $level }
steam-stands = stands on level { $level }
steam-aboard = aboard
steam-sold-out = sold out
steam-face-down = Face-down tile, rank { $rank }, { $banner } banner
steam-markers-left = { $count ->
    [0] empty
    [one] 1 bonus marker left
   *[other] { $count } bonus markers left
}
steam-statues = Statues on the tower top: { $count } of { $end }
steam-round = Round { $round }
steam-last-round = Last round before the final one
steam-final-round = Final round
steam-setup = Set-up
steam-supply = Supply
steam-sponsors = Sponsors
steam-gala-of = Gala: { $resource }
steam-tiles-left = { $count ->
    [0] No passenger tile left
    [one] 1 passenger tile in the stack
   *[other] { $count } passenger tiles in the stack
}
steam-at-stack = { $count ->
    [one] 1 parasite next to the stack
   *[other] { $count } parasites next to the stack
}
steam-base-marker = base pressure marker
steam-field-free = free
steam-position-free = free
steam-stock = Storage with { $places } places: { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
} and { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}
steam-storage = Storage places in use: { $stored } of { $places }
steam-sponsor-shows = Sponsor, visible side: { $resource }
steam-docked = { $count ->
    [0] No parasite on the dock
    [one] 1 parasite on the dock
   *[other] { $count } parasites on the dock
}
steam-spare-stones = { $count ->
    [one] 1 stone in your supply
   *[other] { $count } stones in your supply
}
steam-banners = { $count ->
    [one] 1 banner tile, the next one would bring { $next } VP
   *[other] { $count } banner tiles, the next one would bring { $next } VP
}
steam-passenger-tiles = { $count ->
    [one] 1 passenger tile
   *[other] { $count } passenger tiles
}
steam-boilers = { $count ->
    [one] 1 boiler
   *[other] { $count } boilers
}
steam-pressure = Pressure values: { $values }
steam-as-machine = As a machine:
steam-as-banner = As a banner:
steam-one-stone = 1 stone
steam-or = or
steam-gauge = Pressure
steam-stones = Stones on gauge and board
steam-boilers-short = Boilers
steam-storage-short = Storage
steam-tickets = Passenger tiles
steam-banner-tiles = Banner tiles, { $banner }
steam-parasites = Parasites on the dock
steam-unseen = Tiles that nobody has seen yet
steam-rank = Rank { $rank }:
