anno-points-short = IP
anno-island = Islands
anno-island-short = Island
anno-island-of = Look at the islands of { $name }
anno-whose-island = Whose islands
anno-market = Game board: to build
anno-market-short = Build
anno-cards-short = Cards
anno-objectives = Objective cards
anno-objectives-short = Objectives
anno-actions = Actions
anno-action-expand = Expand
anno-action-play_card = Play
anno-action-swap_cards = Swap
anno-action-recruit = Recruit
anno-action-upgrade = Upgrade
anno-action-open_old_world = Old World
anno-action-explore_new_world = New World
anno-action-take_expedition = Expedition
anno-action-festival = Festival
anno-empty-land = Free land field
anno-empty-coast = Free coast field
anno-empty-sea = Free sea field
anno-makes = Makes { $resource }
anno-workplaces = { $all ->
    [one] { $taken } of 1 workplace taken
   *[other] { $taken } of { $all } workplaces taken
}
anno-at-home = { $home } of { $all } at home
anno-recruit-cost = Recruiting costs
anno-upgrade-cost = Upgrading costs
anno-shift-end = A shift end costs
anno-in-supply = { $count } in the supply
anno-exhausted = Exhausted
anno-no-islands = No islands of the Old or the New World yet
anno-old-world = Old World islands
anno-new-world = New World islands
anno-filter = Show
anno-filter-all = All
anno-filter-payable = Payable
anno-filter-wanted = For my hand
anno-filter-nothing = There is nothing like that now.
anno-cost = Costs
anno-costs = Costs { $cost }
anno-left = { $count ->
    [0] None left on the board
    [one] 1 left on the board
   *[other] { $count } left on the board
}
anno-payable = You can pay this
anno-wanted = One of your hand cards needs this
anno-covers = Underneath: { $name }
anno-points = { $points } IP
anno-points-now = Worth { $points } IP to you now
anno-picked = Chosen for the swap
anno-hand = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
}
anno-hand-of = Hand cards { $deck }
anno-hand-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
anno-open = { $count ->
    [0] No open card
    [one] 1 open card
   *[other] { $count } open cards
}
anno-tableau = Played cards
anno-tableau-empty = Nothing played yet
anno-used = { $count ->
    [one] and 1 used
   *[other] and { $count } used
}
anno-expeditions = { $count ->
    [0] No expedition cards
    [one] 1 expedition card, { $points } IP now
   *[other] { $count } expedition cards, { $points } IP now
}
anno-expedition-count = Expedition cards
anno-expedition-pile = Expeditions
anno-island-stacks = Islands
anno-islands-count = Islands of the Old and the New World
anno-fireworks = Fireworks
anno-fireworks-of = Fireworks: { $name }
anno-gold = Gold
anno-tokens = { $name }: { $free } of { $all } free
anno-round = Round { $round }
anno-last-rounds = The end has been triggered
anno-structures = Industries, shipyards, ships
anno-payment = Paying
anno-pay-obviously = Pay: { $way }
anno-other-ways = Other ways to pay
anno-overview-supply = Supply
anno-deck-farmer_worker = Farmer/Worker
anno-deck-artisan_engineer_investor = Artisan/Eng./Inv.
anno-deck-new_world = New World
anno-trade-here = Trade here
