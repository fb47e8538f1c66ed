airship-city = The flying city
airship-city-short = City
airship-donations = Donation board
airship-donations-short = Donations
airship-contracts = Contracts
airship-awards = Awards
airship-award-shipbuilding = Airships
airship-award-facilities = Facilities
airship-award-trade = Trade
airship-family-wood = Wood
airship-family-metal = Metal
airship-family-tourist = Tourist
airship-deck = { $count ->
    [0] deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
airship-points = { $points } VP
airship-costs = Costs you { $amounts }
airship-markers = Markers: { $markers }
airship-majority = Majority: { $name }
airship-reward = And { $gold } gold
airship-stages-left = { $count ->
    [one] Only this stage
   *[other] { $count } stages, this one included
}
airship-stages-short = { $count ->
    [one] 1 stage
   *[other] { $count } stages
}
airship-workers-of = { $count ->
    [one] a worker of { $name }
   *[other] { $count } workers of { $name }
}
airship-developed = developed
airship-round = Round { $round } of { $rounds }
airship-stage = Stage { $number }
airship-stock = { $amount } of at most { $capacity }
airship-expansion = Expansion
airship-needs = { $count ->
    [one] Needs one own donation: { $name }
   *[other] Needs { $count } own donations: { $name }
}
airship-per-marker = for each of your markers
airship-sells-for = Sells for
airship-price-list = Price list: every sale moves it one step on
airship-gain = You gain
airship-hire = A worker costs you
airship-piggyback = Others who stand here:
airship-bonus-developed = Developed. Bonus with the expansion:
airship-bonus-undeveloped = Bonus once it is developed, with the expansion:
airship-bonus-locked = locked
airship-bonus-ready = ready
airship-bonus-used = used this stage
airship-open-of = Open contracts of { $name }
airship-no-contracts = No open contracts
airship-workers-board = Workers on the board
airship-workers-supply = Workers still to hire
airship-markers-left = Donation markers left
airship-open = Open contracts
airship-fulfilled = Fulfilled contracts
airship-failed = Failed contracts
airship-overview-free = Free spaces
