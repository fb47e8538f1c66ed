impex-sea = Open sea
impex-sea-short = Sea
impex-port-short = My port
impex-ports-short = Ports
impex-port-of = Port of { $name }
impex-island = Supply island
impex-island-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
impex-island-empty = No cards on the island
impex-shown = Revealed
impex-no-ships = No ship is at sea.
impex-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
impex-ship-at-sea = At sea, of { $name }, { $containers ->
    [one] 1 container
   *[other] { $containers } containers
}
impex-ship-in-port = In the port of { $name }, { $containers ->
    [one] 1 container
   *[other] { $containers } containers
}
impex-open-slots = { $open ->
    [0] fully loaded
    [one] needs 1 more container
   *[other] needs { $open } more containers
}
impex-away = at sea
impex-imports = Imports
impex-goods = Goods
impex-completed = Completed
impex-contracts = Accepted contracts
impex-rank-of = Rank: { $type }
impex-rank = Rank { $rank }
impex-rank-and-yours = Rank { $rank } (you have { $yours })
impex-needs = { $count ->
    [one] 1 container
   *[other] { $count } containers
}
impex-pays = pays { $credits }
impex-once = once
impex-permanent = lasting
impex-anytime = anytime
impex-once-long = The effect happens once, on completion.
impex-permanent-long = The effect holds while the contract lies completed in your port.
impex-anytime-long = The effect works as its text says, as soon as you have the rank.
impex-turn = This turn
impex-captain = Captain
impex-announced = announced
impex-by-imports = { $count ->
    [one] 1 more action by imports and cards
   *[other] { $count } more actions by imports and cards
}
impex-followers = { $count ->
    [0] nobody follows
    [one] follows
   *[other] follow
}
impex-to-end = Richest purse { $most } of { $end }
impex-last-turn = Last turn!
impex-auction = Bids
impex-bid-sealed = has made a sealed bid
impex-bid-awaited = is still thinking
impex-majorities = Majorities
impex-leaders = Leading: { $names }. Bonus { $bonus }
impex-hand = Hand
impex-no-hand = No cards in hand
impex-played = played
impex-none-completed = no contracts yet
impex-credits = { $credits } credits
impex-credits-word = Credits
impex-points-now = Score with all bonuses
impex-goods-and-rank = { $goods } (rank { $rank })
impex-extra-actions = { $action }: more by imports
impex-payout = Payout
impex-payout-row = { $containers ->
    [one] 1 container: { $credits }
   *[other] { $containers } containers: { $credits }
}
impex-discards = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
