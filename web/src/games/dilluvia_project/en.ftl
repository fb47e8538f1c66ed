dilluvia-points-short = pop.
dilluvia-market = Market
dilluvia-market-short = Market
dilluvia-fields = Action fields
dilluvia-fields-short = Actions
dilluvia-city = The flying city
dilluvia-city-short = City
dilluvia-stacks-short = Buildings
dilluvia-buildings = Buildings
dilluvia-stacks = In the stacks: { $beige } beige, { $grey } grey
dilluvia-spaces-for-sale = Last round: the spaces are for sale
dilluvia-set-aside = { $count ->
    [one] 1 tile set aside
   *[other] { $count } tiles set aside
}
dilluvia-empty = Empty space
dilluvia-price = { $price ->
    [one] Costs you 1 Aero
   *[other] Costs you { $price } Aeros
}
dilluvia-cost = Costs
dilluvia-marked-by = bought by { $name }
dilluvia-owned-by = Belongs to { $name }
dilluvia-land-of = land of { $name }
dilluvia-free = free
dilluvia-garden = Garden
dilluvia-propeller-for = { $price ->
    [one] 1 Aero
   *[other] { $price } Aeros
}, { $prestige } prestige
dilluvia-cube-square-1 = cube on square 1
dilluvia-cube-square-2 = cube on square 2
dilluvia-point-track = Point track: population round, prestige as stars
dilluvia-enlarge = Enlarge the city
dilluvia-whole-city = Show the whole city
dilluvia-round = Round { $round } of { $rounds }
dilluvia-matching = A building with number { $number } built in this round brings 2 population
dilluvia-phase-market = Market phase
dilluvia-phase-action = Action phase
dilluvia-phase-income = Income phase
dilluvia-phase-final-scoring = Final scoring
dilluvia-order = Player order
dilluvia-field-player-order = Turn order
dilluvia-field-market-extra = Buy a tile
dilluvia-field-reposition = Reposition
dilluvia-bonus-open = The bonus for the special worker is still there
dilluvia-bonus-gone = The bonus for the special worker is gone
dilluvia-circles-free = { $count ->
    [0] no circle free
    [one] 1 circle free
   *[other] { $count } circles free
}
dilluvia-workers-of = { $count ->
    [one] a worker of { $name }
   *[other] { $count } workers of { $name }
}
dilluvia-land-costs = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} and { $price ->
    [one] 1 Aero
   *[other] { $price } Aeros
}
dilluvia-left = { $count ->
    [0] none left
   *[other] { $count } left
}
dilluvia-discount = Your foremen save you { $less ->
    [one] 1 cube
   *[other] { $less } cubes
}
dilluvia-amount-aero = { $amount ->
    [one] 1 Aero
   *[other] { $amount } Aeros
}
dilluvia-amount-cube = { $amount ->
    [one] 1 cube of any colour
   *[other] { $amount } cubes of any colours
}
dilluvia-amount-prestige = { $amount } prestige
dilluvia-amount-population = { $amount } population
dilluvia-amount-house = Building marker: { $amount }
dilluvia-amount-worker = { $amount ->
    [one] 1 new worker
   *[other] { $amount } new workers
}
dilluvia-income-money = { $amount ->
    [one] 1 Aero each round
   *[other] { $amount } Aeros each round
}
dilluvia-income-cubes = { $amount ->
    [one] 1 cube each round
   *[other] { $amount } cubes each round
}
dilluvia-income-prestige = { $amount } prestige each round
dilluvia-income-of = Income: { $what }
dilluvia-house = { $value } population for every ten prestige
dilluvia-progress = { $prestige } prestige; { $missing } more to the next ten, which brings { $value } population
dilluvia-workers = Workers to place: { $dark } dark{ $special ->
    [0] {""}
   *[other] {" "}and the special one
}; at work: { $placed }; in reserve: { $reserve }
dilluvia-no-tiles = No market tiles yet
dilluvia-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
dilluvia-used = used in this round
dilluvia-majority-now = as things stand { $points } population
dilluvia-built = Buildings: small, medium, large; propellers
dilluvia-population = Population
dilluvia-prestige = Prestige
dilluvia-per-ten = Population for every ten prestige
dilluvia-aeros = Aeros
dilluvia-criterion-propellers = Propellers
dilluvia-criterion-small-buildings = Small buildings
dilluvia-criterion-medium-buildings = Medium buildings
dilluvia-criterion-large-buildings = Large buildings
dilluvia-criterion-sectors = Sectors with buildings
dilluvia-criterion-workers = Workers in play
dilluvia-garden-prestige = Prestige from gardens in the end
dilluvia-reserve = Workers in reserve
dilluvia-tiles = Market tiles
dilluvia-gardens-left = gardens in the supply: { $count }
dilluvia-tile-garden_permit = Garden
dilluvia-tile-punctual_builder = Punctual
dilluvia-tile-foreman_2_3 = Frm. 2/3
dilluvia-tile-foreman_4_5 = Frm. 4/5
dilluvia-tile-small_rents = Rents
dilluvia-tile-medium_rents = Rents
dilluvia-tile-large_rents = Rents
dilluvia-tile-sector_majority = Majority
dilluvia-tile-worker_majority = Majority
dilluvia-tile-propeller_majority = Majority
dilluvia-tile-small_majority = Majority
dilluvia-tile-medium_majority = Majority
dilluvia-tile-large_majority = Majority
dilluvia-gardens-in-supply = Gardens in the supply
