# All English texts of Steamopolis. Names of districts, machines and characters are in data.toml.

game-name = Steamopolis
game-tagline = Rise with your airship, build a machine full of boilers and become mayor of the city of steam.
game-aid =
    Your turn is exactly one of three actions. Before it, each of your arrow stones moves once.

    Make steam: raise the pressure by the number of your boilers (2 fixed ones and all on your tiles).
    Set one destination: put a stone on a free district whose level is at most its pressure value. Before that you may lead pressure step by step into the machine room and activate your machines.
    Fly to all destinations: take your stones back in any order. At each stop: set down or pick up a passenger, then use the district or buy at the market of the level, then store.

    A stone that moves jumps to the nearest free field on its right; occupied fields are skipped.
    Buying as a machine: resources, from rank 1 on one tile of your machine room; brings the victory points of the market.
    Buying as a banner: resources and 1 stone. Purple counts your banners, orange your tiles in the machine room, blue your passenger tiles.
    From rank 2 on the others may place parasites on you. They share in the effect as soon as you trigger it.

    The end comes with the third statue (3 victory points) or the last passenger tile: the round is completed, then everybody has a final turn with all three actions.

# ---------------------------------------------------------------- choices when a table is opened

choice-beginner-characters = Characters for beginners
choice-beginner-characters-false = All eight characters
choice-beginner-characters-true = Without characters 5, 11 and 15
choice-solo-difficulty = Difficulty of the solo game
choice-solo-difficulty-easy = Easy (5 victory points at the start)
choice-solo-difficulty-normal = Normal (4 victory points at the start)
choice-solo-difficulty-hard = Hard (3 victory points at the start)
choice-solo-difficulty-expert = Expert (2 victory points at the start)

# ---------------------------------------------------------------- amounts that other texts use

amount-of-resource =
    { $resource_id ->
        [cog] { $amount ->
            [one] 1 cog
           *[other] { $amount } cogs
        }
       *[crystal] { $amount ->
            [one] 1 crystal
           *[other] { $amount } crystals
        }
    }
cogs-and-crystals =
    { $cogs ->
        [0] { only-crystals }
        [one] 1 cog{ and-crystals }
       *[other] { $cogs } cogs{ and-crystals }
    }
only-crystals =
    { $crystals ->
        [0] nothing
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
and-crystals =
    { $crystals ->
        [0] { "" }
        [one] { " and 1 crystal" }
       *[other] { " and " }{ $crystals } crystals
    }
vote-points =
    { $points ->
        [0] no victory points
        [one] 1 victory point
       *[other] { $points } victory points
    }
passenger-accusative =
    { $passenger_id ->
        [banker] the banker
       *[stoker] the stoker
    }

# ---------------------------------------------------------------- questions

ask-setup-start-side = Start machine “{ $start_machine }”: which side do you use?
ask-setup-place-start-machine = Where do you install “{ $tile }”?
ask-setup-place-capacity = Where do you install your capacity tile?
ask-move-arrow-stone = Which arrow stone do you move next?
ask-choose-action =
    { $endangered ->
        [0] Which action do you take?
       *[other] Which action do you take? Beware: “Make steam” and “Fly to all destinations” cost your last victory point, and with it the game is lost.
    }
ask-raise-pressure =
    { $left ->
        [one] “{ $source }”: which stone do you move?
       *[other] “{ $source }”: which stone do you move? { $left } steps to go.
    }
ask-choose-stone = Which stone do you place?
ask-route-stone = Pressure value { $value }: where do you place the stone, or do you lead pressure into the machine?
ask-choose-next-stop = Which destination do you fly to next?
ask-discard-bonus-marker = The gauge is full. Which bonus marker do you discard to make room for the stone?
ask-pick-up-passenger =
    { $passenger_id ->
        [banker] Do you take the banker aboard? He wants to go to level { $level }.
       *[stoker] Do you take the stoker aboard? She wants to go to level { $level }.
    }
ask-choose-stop-use = Stop at “{ $district }”: what do you do here?
ask-choose-alternative = “{ $district }”: which effect do you use?
ask-use-block = Do you use “{ $source }” ({ $block })?
ask-pay-cost = “{ $source }” costs { cogs-and-crystals }. Which discounts do you use?
ask-choose-resources =
    { $amount ->
        [one] “{ $source }”: which resource do you take?
       *[other] “{ $source }”: which { $amount } resources do you take?
    }
ask-fill-storage = “{ $source }”: what do your storage places hold afterwards?
ask-store-resources = You have more resources than storage places. What do you keep?
ask-choose-sponsor-side = “{ $source }”: which side of your new sponsor is visible?
ask-choose-gala-kind = “{ $source }”: which donations do you ask for at your gala?
ask-place-capacity-tile = “{ $source }”: where do you put the capacity tile?
ask-peek-tile = “{ $source }”: which face-down tile do you look at?
ask-flip-sponsor = “{ $source }”: which sponsor do you flip?
ask-turn-arrow-stone =
    { $left ->
        [one] “{ $source }”: which stone do you turn to its arrow side?
       *[other] “{ $source }”: which stone do you turn to its arrow side? { $left } stones to go.
    }
ask-advance-base-pressure =
    { $fate ->
        [0] “{ $source }”: do you move your base pressure marker to { $field }?
        [1] “{ $source }”: do you move your base pressure marker to { $field }? The stone there moves on.
        [2] “{ $source }”: do you move your base pressure marker to { $field }? The stone there can't give way and goes back to your supply.
       *[3] “{ $source }”: do you move your base pressure marker to { $field }? The bonus marker there goes to the box.
    }
ask-move-stone-to-8 = “{ $source }”: do you put the stone you took back from { $field } on field 8?
ask-choose-other-district = “{ $source }”: which other district do you use?
ask-boost-stone = “{ $source }”: which stone do you move up to { $most } times?
ask-boost-amount = “{ $source }”: how many times do you move the stone on { $field }?
ask-choose-purchase = “{ $source }”: which face-up tile do you buy?
ask-scrap-machine = “{ $source }” costs you a tile: which one do you scrap?
ask-install-machine = Where do you install “{ $tile }”?
ask-give-stone = “{ $source }” costs you a stone: which one do you return to your supply?
ask-buy-bonus-marker = Which bonus marker do you buy?
ask-place-bonus-marker = Where do you put the bonus marker { $number }?
ask-choose-parasite =
    { $left ->
        [one] “{ $source }”: which parasite do you place or move?
       *[other] “{ $source }”: which parasite do you place or move? { $left } parasites to go.
    }
ask-place-parasite =
    { $activate ->
        [0] “{ $source }”: where do you put the parasite?
       *[other] “{ $source }”: where do you put the parasite? You use the effect at once.
    }
ask-activate-parasite =
    { $left ->
        [one] “{ $source }”: which parasite do you activate without taking it back?
       *[other] “{ $source }”: which parasite do you activate without taking it back? { $left } parasites to go.
    }
ask-shake-off-parasite = “{ $source }”: which enemy parasite do you shake off?
ask-answer-place-parasite = { $host } attracts parasites with “{ $source }”. Do you place one there?
ask-final-step =
    { $action_id ->
        [set_destination] Final turn: do you set one destination?
        [steam] { $endangered ->
            [0] Final turn: do you make steam?
           *[other] Final turn: do you make steam? Beware: it costs your last victory point, and with it the game is lost.
        }
       *[fly] { $endangered ->
            [0] Final turn: do you fly to all destinations?
           *[other] Final turn: do you fly to all destinations? Beware: it costs your last victory point, and with it the game is lost.
        }
    }
ask-solo-activate-effect = “{ $source }”: which effect on a target level of the passengers do you use?
ask-solo-use-removed-effect = Do you take a parasite back and use the effect of a removed tile?
ask-shake-off-all = “{ $source }”: do you shake off all enemy parasites?

# ---------------------------------------------------------------- options

option-stone = Stone: { $place }
option-raise-pressure-stone = Move a stone: { $place } → { $to_field }
option-move-arrow-stone-stone = { option-raise-pressure-stone }
option-choose-stone-stone = Place the stone: { $place }
option-boost-stone-stone = Move the stone: { $place }
option-give-stone-stone = Give up the stone: { $place }
option-turn-arrow-stone-stone = Turn the stone to its arrow side: { $place }
option-discard-marker = Discard a bonus marker: { $field }
option-position = Install: { $position }
option-install-machine-position =
    { $taken ->
        [0] Install: { $position }
       *[other] Install: { $position }; “{ $tile }” is scrapped
    }
option-place-capacity-tile-position =
    { $taken ->
        [0] Install: { $position }
       *[other] Install: { $position }; “{ $tile }” leaves the game
    }
option-scrap = Scrap “{ $tile }” ({ $position })
option-buy-machine =
    { $scraps ->
        [0] Buy as a machine: “{ $tile }” ({ $market }) for { cogs-and-crystals }; brings { vote-points }
       *[other] Buy as a machine: “{ $tile }” ({ $market }) for { cogs-and-crystals } and 1 tile of your machine room; brings { vote-points }
    }
option-buy-banner = Buy as a banner: “{ $tile }” ({ $market }) for { cogs-and-crystals } and 1 stone; brings { vote-points }
option-keep = Keep { cogs-and-crystals }
option-fill-storage-keep = In storage afterwards: { cogs-and-crystals }
option-take = Take { cogs-and-crystals }
option-slot = Place it on { $host }: “{ $tile }” ({ $position }), { $effect }
option-parasite = Parasite on { $host }: “{ $tile }” ({ $position }), { $effect }
option-shake-off-parasite-parasite = Parasite of { $host }: “{ $tile }” ({ $position }), { $effect }
option-crystal = Crystal
option-cog = Cog
option-choose-sponsor-side-crystal = Crystal side: pays 1 crystal next
option-choose-sponsor-side-cog = Cog side: pays 1 cog next
option-choose-gala-kind-crystal = Crystals: pays up to 2 crystals, once
option-choose-gala-kind-cog = Cogs: pays up to 2 cogs, once
option-yes = Yes
option-no = No
option-pick-up-passenger-yes = Take aboard
option-pick-up-passenger-no = Leave behind
option-use-block-yes = Use it
option-use-block-no = Decline
option-move-stone-to-8-yes = Put it on field 8
option-move-stone-to-8-no = Leave it where it is
option-advance-base-pressure-yes = Move it on
option-advance-base-pressure-no = Leave it where it is
option-shake-off-all-yes = Shake off all
option-shake-off-all-no = Shake off none
option-decline = Decline
option-stop = Stop
option-buy-bonus-marker-stop = Buy no more
option-skip = Make no use of the stop
option-final-step-skip = Leave out “{ $action }”
option-final-step-do = Do “{ $action }”
option-pass = Place no parasite
option-pay-none = Without discount: { cogs-and-crystals }
option-pay-sponsor-crystal = Sponsor (crystal); rest: { cogs-and-crystals }
option-pay-sponsor-cog = Sponsor (cog); rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-crystal = Two sponsors (crystal); rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-cog = Two sponsors (crystal and cog); rest: { cogs-and-crystals }
option-pay-sponsor-cog-sponsor-cog = Two sponsors (cog); rest: { cogs-and-crystals }
option-pay-gala = Gala; rest: { cogs-and-crystals }
option-pay-sponsor-crystal-gala = Sponsor (crystal) and gala; rest: { cogs-and-crystals }
option-pay-sponsor-cog-gala = Sponsor (cog) and gala; rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-crystal-gala = Two sponsors (crystal) and gala; rest: { cogs-and-crystals }
option-pay-sponsor-crystal-sponsor-cog-gala = Two sponsors (crystal and cog) and gala; rest: { cogs-and-crystals }
option-pay-sponsor-cog-sponsor-cog-gala = Two sponsors (cog) and gala; rest: { cogs-and-crystals }
option-peek = { $market }: rank { $rank }, { $banner } banner
option-marker = Bonus marker { $number } ({ $row }) for { amount-of-resource }; brings { vote-points }
option-field = Lay it on { $field }
option-box = Put it into the box
option-use = Use the effect
option-solo-activate-effect-use = { $market }: “{ $tile }”, { $effect }
option-solo-use-removed-effect-use = “{ $tile }”: { $effect }
option-none = Use no effect
option-done = Take no more parasites back
option-dock = Parasite from your dock
option-flip = Flip a sponsor; visible side: { $resource }
option-place = Place it: “{ $district }” (level { $level })
option-descend =
    { $taken ->
        [0] Lead pressure into the machine: { $position } (empty), pressure value { $value }
       *[other] Lead pressure into the machine: { $position } (“{ $tile }”), pressure value { $value }
    }
option-alternative = { $alternative }
option-choose-alternative-alternative =
    { $district_id ->
        [l7_left] { $lower ->
            [0] Place or move any number of parasites
           *[other] Activate any number of parasites without taking them back
        }
        [l8_right] { $lower ->
            [0] 1 victory point, then another district
           *[other] 1 stone for 4 victory points
        }
       *[other] { $alternative }
    }
option-district = Use the district “{ $district }”
option-choose-other-district-district = Use “{ $district }” (level { $level })
option-visit = Fly to “{ $district }” (level { $level })
option-buy-bonus = Buy bonus markers
option-amount =
    { $boost ->
        [one] Once
       *[other] { $boost } times
    }
option-steam =
    { $loss ->
        [0] Make steam: pressure +{ $amount }
        [one] Make steam: pressure +{ $amount }, −1 victory point
       *[other] Make steam: pressure +{ $amount }, −{ $loss } victory points
    }
option-set-destination = Set one destination
option-fly =
    { $loss ->
        [0] Fly to all destinations: { destination-count }
        [one] Fly to all destinations: { destination-count }, −1 victory point
       *[other] Fly to all destinations: { destination-count }, −{ $loss } victory points
    }
destination-count =
    { $count ->
        [one] 1 stop
       *[other] { $count } stops
    }
option-do = Do it
option-front = Front
option-back = Back (Standard Boiler)

# ---------------------------------------------------------------- log

note-drew-character = { $player } plays “{ $character }”.
note-starts = { $player } starts.
note-character-effects = { $player } carries out the effects of the character “{ $character }”.
note-round-begins = Round { $number } begins.
note-rounds-used-up = Round { $number } was the last one allowed: the end of the game is triggered without a third statue.
note-final-round-begins = The final round begins.
note-turn-begins = It is { $player }'s turn.
note-makes-steam = { $player } makes steam: pressure +{ $amount }.
note-final-action-skipped = { $player } leaves out “{ $action }”.
note-final-action-impossible =
    { $action_id ->
        [steam] { $player } can't make steam: no stone on the gauge can move.
        [set_destination] { $player } can't set a destination: no stone on the gauge reaches a free district.
       *[fly] { $player } can't fly anywhere: no own stone lies on the board.
    }
note-stone-moved = { $player } moves a stone: { $from_field } → { $to_field }.
note-stone-returned = { $player } lays a stone on { $field }.
note-no-room-for-stone = There is no room on the gauge of { $player }: the stone goes back to the supply.
note-stone-pushed-off = The stone of { $player } on { $field } can't give way and goes back to the supply.
note-marker-discarded = { $player } discards a bonus marker: { $field }.
note-pressure-lost =
    { $amount ->
        [one] No stone of { $player } can move any further: 1 step of pressure is lost.
       *[other] No stone of { $player } can move any further: { $amount } steps of pressure are lost.
    }
note-pressure-declined =
    { $amount ->
        [one] { $player } declines 1 step of pressure from “{ $source }”.
       *[other] { $player } declines { $amount } steps of pressure from “{ $source }”.
    }
note-arrows-stuck =
    { $count ->
        [one] 1 arrow stone of { $player } can't move.
       *[other] { $count } arrow stones of { $player } can't move.
    }
note-base-advanced = { $player } moves the base pressure marker to { $field }.
note-arrow-turned = { $player } turns a stone to its arrow side: { $place }.
note-discharged = Static discharge: the stone of { $player } on { $field } loses its arrow.
note-stone-chosen = { $player } takes the stone from { $field }.
note-descended = { $player } leads pressure into the machine: { $position }, pressure value { $value }.
note-destination-set = { $player } sets a destination: “{ $district }”.
note-took-off = { $player } flies to all destinations.
note-arrived = { $player } stops at “{ $district }”.
note-stop-skipped = { $player } makes no use of the stop at “{ $district }”.
note-district-used = { $player } uses the district “{ $district }”.
note-alternative-chosen = { $player } chooses at “{ $district }”: { $alternative }.
note-waits-for-end-of-turn = The effect of “{ $district }” follows at the end of the turn.
note-block-used = { $player } uses “{ $source }”: { $block }.
note-lapsed = “{ $source }” brings { $player } nothing: { $lapse }.
note-gained = { $player } gains { amount-of-resource }.
note-supply-short = The supply is short for { $player }: { amount-of-resource }.
note-supply-too-small =
    { $amount ->
        [one] The supply is empty: { $player } gains 1 resource less.
       *[other] The supply is empty: { $player } gains { $amount } resources less.
    }
note-returned = { $player } returns { amount-of-resource } to the supply.
note-paid = { $player } pays { amount-of-resource }.
note-sponsor-paid =
    { $resource_id ->
        [cog] The sponsor of { $player } pays 1 cog and is flipped.
       *[crystal] The sponsor of { $player } pays 1 crystal and is flipped.
    }
note-gala-paid =
    { $resource_id ->
        [cog] { $player } cashes in the gala for cogs.
       *[crystal] { $player } cashes in the gala for crystals.
    }
note-gave-stone = { $player } gives up a stone: { $field }.
note-sponsor-gained = { $player } wins a sponsor; visible side: { $resource }.
note-sponsor-flipped = { $player } flips a sponsor; side visible before: { $resource }.
note-gala-gained =
    { $resource_id ->
        [cog] { $player } announces a gala for cogs.
       *[crystal] { $player } announces a gala for crystals.
    }
note-machine-activated = { $player } activates “{ $tile }”.
note-passive-effect = The passive effect of “{ $tile }” of { $player } is triggered.
note-parasite-profits =
    { $effect_id ->
        [activation] { $player } uses the activation effect of “{ $tile }” through a parasite.
       *[passive] { $player } uses the passive effect of “{ $tile }” through a parasite.
    }
note-tile-removed = { $player } removes “{ $tile }” ({ $position }).
note-tile-installed = { $player } installs “{ $tile }”: { $position }.
note-machine-bought = { $player } buys “{ $tile }” as a machine ({ $market }).
note-banner-bought = { $player } buys “{ $tile }” as a banner ({ $banner }, { $market }).
note-tile-revealed = “{ $tile }” is revealed ({ $market }).
note-looked = { $player } looks at a face-down tile: { $market }, rank { $rank }.
note-saw = Seen: “{ $tile }” lies on rank { $rank } ({ $market }).
note-marker-bought = { $player } buys bonus marker { $number } ({ $row }).
note-marker-laid = { $player } lays a bonus marker on { $field }.
note-marker-boxed = The bonus marker { $number } of { $player } goes to the box.
note-parasite-placed = { $player } places a parasite on { $host }: “{ $tile }”, { $effect }.
note-parasite-moved = { $player } moves a parasite: { $from_host }, “{ $from_tile }”, { $from_effect } → { $to_host }, “{ $to_tile }”, { $to_effect }.
note-parasite-went-home = A parasite of { $owner } comes home from { $host }: “{ $tile }”, { $effect }.
note-parasites-shaken-off = { $player } shakes off all enemy parasites.
note-picked-up = { $player } takes { passenger-accusative } aboard. Destination: level { $level }.
note-stays-behind =
    { $passenger_id ->
        [banker] The banker can't come along: he wants to go to level { $level }, and no other stone of { $player } lies there.
       *[stoker] The stoker can't come along: she wants to go to level { $level }, and no other stone of { $player } lies there.
    }
note-got-off = { $player } sets { passenger-accusative } down on level { $level }.
note-took-passenger-tile = { $player } gains: { $passenger_tile }.
note-passenger-tile-revealed = Revealed: { $passenger_tile }.
note-passenger-stack-empty = No passenger tile is left; the printed targets hold.
note-statue-raised =
    { $count ->
        [one] The first statue stands on the tower top ({ $market } is empty).
       *[other] { $count } statues stand on the tower top ({ $market } is empty).
    }
note-end-comes = The end of the game is triggered.
note-game-ends = The game is over.
note-scored = { $player } gains { vote-points } ({ $category }).
note-time-passed = Time pressure: { $player } loses { vote-points }.
note-solo-lost = { $player } has no victory points left: the solo game is lost.
note-rated = { $player } wins the solo game with { vote-points }: “{ $rating }”.{ votes-to-next-rating }
votes-to-next-rating =
    { $missing ->
        [0] { "" }
        [one] { " 1 victory point is missing for “" }{ $next_rating }{ "”." }
       *[other] { " " }{ $missing } victory points are missing for “{ $next_rating }”.
    }
note-parasite-at-stack = { $player } puts a parasite next to the passenger stack.
note-parasite-came-back = { $player } takes a parasite back from the passenger stack.
note-shadow-cast = The shadow occupies “{ $district }”.
note-tile-removed-by-shadow = The shadow removes “{ $tile }” ({ $market }).
note-marker-removed-by-shadow = The shadow removes the front bonus marker ({ $row }).
note-passenger-tile-removed = The shadow removes: { $passenger_tile }.

# ---------------------------------------------------------------- why something is not possible

refusal-gauge-empty = No stone lies on your gauge.
refusal-no-stone-can-move = No stone on your gauge can move.
refusal-no-stone-can-be-placed = No stone on your gauge reaches a free district.
refusal-no-stone-on-board = You have no stone on the board.
refusal-no-free-field = No field right of { $field } is free.
refusal-not-on-gauge = This stone does not lie on the gauge: { $place }.
refusal-not-in-the-way = The bonus marker on { $field } is in no stone's way here.
refusal-must-move = As long as a stone can move, you have to move one.
refusal-shows-arrow = This stone shows its arrow already: { $place }.
refusal-shows-no-arrow = This stone shows no arrow: { $place }.
refusal-moved-in-this-turn = This stone has moved in this turn already: { $place }.
refusal-moves-no-further =
    { $possible ->
        [one] The stone can be moved only once.
       *[other] The stone can be moved only { $possible } times.
    }
refusal-no-district-in-reach = With pressure value { $value } you reach no free district.
refusal-district-occupied = “{ $district }” is occupied: a stone of { $owner }.
refusal-own-stone-there = “{ $district }” is occupied: one of your own stones lies there.
refusal-shadow-there = “{ $district }” is occupied: a stone of your shadow lies there.
refusal-too-high = Level { $level } is above your pressure value { $value }.
refusal-no-pipe = No pipe leads on from here.
refusal-nothing-free-below = With pressure value { $value } you could not place the stone anywhere.
refusal-was-a-stop = “{ $district }” is one of your destinations in this turn.
refusal-used-already = You have used “{ $district }” in this turn already.
refusal-uses-other-district-itself = “{ $district }” itself uses another district.
refusal-lacks-resources = Too expensive, even with all discounts. Still missing: { cogs-and-crystals }.
refusal-rest-too-high = That is not enough. Still missing: { cogs-and-crystals }.
refusal-sponsor-used-up =
    { $resource_id ->
        [cog] Your sponsor with the cog side has paid in this turn already.
       *[crystal] Your sponsor with the crystal side has paid in this turn already.
    }
refusal-nothing-to-reduce =
    { $resource_id ->
        [cog] There are not enough cogs to pay for that.
       *[crystal] There are not enough crystals to pay for that.
    }
refusal-supply-lacks =
    { $resource_id ->
        [cog] { $have ->
            [0] No cog is left in the supply.
            [one] Only 1 cog is left in the supply.
           *[other] Only { $have } cogs are left in the supply.
        }
       *[crystal] { $have ->
            [0] No crystal is left in the supply.
            [one] Only 1 crystal is left in the supply.
           *[other] Only { $have } crystals are left in the supply.
        }
    }
refusal-only-so-many =
    { $resource_id ->
        [cog] { $have ->
            [0] You can get no cog.
            [one] You can get only 1 cog.
           *[other] You can get only { $have } cogs.
        }
       *[crystal] { $have ->
            [0] You can get no crystal.
            [one] You can get only 1 crystal.
           *[other] You can get only { $have } crystals.
        }
    }
refusal-no-sponsor-shows =
    { $resource_id ->
        [cog] None of your sponsors shows the cog side.
       *[crystal] None of your sponsors shows the crystal side.
    }
refusal-no-gala-for =
    { $resource_id ->
        [cog] No gala for cogs is left in the supply.
       *[crystal] No gala for crystals is left in the supply.
    }
refusal-market-empty = Nothing is left to buy here ({ $market }).
refusal-nothing-to-scrap = You have no tile to scrap.
refusal-last-stone = You can't give up your last stone.
refusal-none-on-gauge = Only a stone on the gauge can be given up, and none lies there.
refusal-no-marker-payable = You can't pay any of the front bonus markers.
refusal-no-marker-left = All bonus markers are sold.
refusal-row-empty = No bonus marker is left in this row ({ $row }).
refusal-base-marker-there = Your base pressure marker lies on { $field }.
refusal-position-occupied = This place is taken by “{ $tile }”: { $position }.
refusal-position-empty = No tile lies there: { $position }.
refusal-tile-full =
    { $count ->
        [one] 1 of your parasites lies on this tile already, and no more are allowed.
       *[other] { $count } of your parasites lie on this tile already, and no more are allowed.
    }
refusal-lies-there-already = This parasite lies there already.
refusal-own-machine = You can't put a parasite on your own machines.
refusal-other-machines = Only the machines of { $host } are open to parasites now.
refusal-parasite-handled = This parasite has had its turn in this effect.
refusal-no-slot-for-parasite = There is no other permitted slot for this parasite.
refusal-no-parasite-on-dock = No parasite lies on your dock.

# ---------------------------------------------------------------- why an effect brings nothing

lapse-cost_not_met = the cost can't be paid
lapse-supply_empty = the supply is empty
lapse-no_stone_moves = no stone can move
lapse-all_show_arrows = all stones show their arrows already
lapse-no_room_for_stone = the gauge has no room for a stone
lapse-no_spare_stone = all five stones are in play already
lapse-stone_not_on_gauge = the stone taken back does not lie on the gauge
lapse-stone_there_already = the stone taken back lies on field 8 already
lapse-last_field_taken = field 8 is occupied
lapse-base_at_limit = the base pressure marker lies on field 4 already
lapse-no_sponsor_left = no sponsor is left in the supply
lapse-sponsors_full = no more sponsors are allowed
lapse-no_sponsor = no sponsor is aboard
lapse-gala_held = a gala is aboard already
lapse-no_gala_left = no gala is left in the supply
lapse-no_capacity_left = no capacity tile is left in the supply
lapse-nothing_to_buy = no face-up tile can be paid
lapse-no_face_down_tile = no face-down tile is left
lapse-no_parasite_to_place = no parasite can go anywhere
lapse-no_parasite_out = no parasite lies on a machine of another player
lapse-no_parasite_aboard = no enemy parasite is aboard
lapse-no_parasite_at_stack = no parasite lies next to the passenger stack
lapse-no_tile_at_targets = no tile is left on the passengers' target levels
lapse-dock_empty = no parasite lies on the dock
lapse-no_slot_there = there is no room for another parasite

# ---------------------------------------------------------------- words

resource-cog = cog
    .text = Resource. What does not fit on your storage places goes back to the supply.
resource-crystal = crystal
    .text = { resource-cog.text }
row-crystal_row = crystal row
row-cog_row = cog row
effect-activation = activation effect
effect-passive = passive effect
alternative-1 = top effect
alternative-2 = bottom effect
action-steam = Make steam
    .text = Raise the pressure by the number of your boilers. Then your turn ends.
action-set_destination = Set one destination
    .text = Put 1 stone on a free district whose level is at most its pressure value. Before that you may lead pressure into the machine.
action-fly = Fly to all destinations
    .text = Take all your stones back from the board and use the district or the market of the level at each stop.
token-stone = stone
    .text = Stands on the gauge for the pressure of a boiler. When it moves it jumps to the nearest free field on its right.
token-arrow_stone = arrow stone
    .text = Moves once at the start of each of your turns while it lies on the gauge.
token-bonus_marker = bonus marker
    .text = Occupies a field of the gauge that your stones jump over. You may discard it at any time.
banner-purple = purple
    .text = Brings as many victory points as you have banners, the new ones included. A purple tile shows 2 banners.
banner-orange = orange
    .text = Brings as many victory points as there are tiles in your machine room.
banner-blue = blue
    .text = Brings as many victory points as you have passenger tiles.
equipment-storage = storage
    .text = Every airship has 3 storage places, tiles add more. Each holds 1 resource; what does not fit goes back to the supply after each stop, after setting a destination and at the end of the turn.
equipment-sponsor = sponsor
    .text = Once in every turn, also in those of others, it pays 1 resource of its visible side. Then it is flipped.
equipment-gala = fundraising gala
    .text = Pays up to 2 resources of its kind, once. Then it goes back to the supply.
equipment-dock = parasite dock
    .text = Here your parasites wait until an effect lets you place them on machines of others. In solo they are placed next to the passenger stack.
equipment-base_marker = base pressure marker
    .text = Stones you take back are laid right of this marker. It goes no further than field 4.
equipment-statues = statues
    .text = A market that is bought empty raises its statue onto the tower top. The third one brings its buyer 3 victory points and the end of the game.
equipment-printed_targets = printed targets
    .text = No passenger tile is left. The banker wants to go to level 8 (alternatively 5), the stoker to level 1 (alternatively 4). There are rewards, but no more tiles.
category-start = start of the game
category-machines = machines
category-banners = banners
category-bonus_markers = bonus markers
category-banker = banker
category-passenger_machines = passenger machines
category-machine_effects = machine effects
category-districts = districts
category-statue = third statue
category-time_pressure = time pressure
position-r1 = position 1
position-r2 = position 2
position-r3 = position 3
position-r4 = position 4
position-r5 = position 5
position-r6 = position 6
position-r7 = position 7
field-g0 = the start field
field-g1 = field 1 left
field-g2 = field 1 right
field-g3 = field 2 left
field-g4 = field 2 right
field-g5 = field 3
field-g6 = field 4
field-g7 = field 5
field-g8 = field 6
field-g9 = field 7
field-g10 = field 8
place-g0 = { field-g0 }
place-g1 = { field-g1 }
place-g2 = { field-g2 }
place-g3 = { field-g3 }
place-g4 = { field-g4 }
place-g5 = { field-g5 }
place-g6 = { field-g6 }
place-g7 = { field-g7 }
place-g8 = { field-g8 }
place-g9 = { field-g9 }
place-g10 = { field-g10 }
place-r1 = { position-r1 }
place-r2 = { position-r2 }
place-r3 = { position-r3 }
place-r4 = { position-r4 }
place-r5 = { position-r5 }
place-r6 = { position-r6 }
place-r7 = { position-r7 }

# ---------------------------------------------------------------- districts

district-l1_left =
    .text = Level 1. Place or move up to 2 parasites.
district-l1_right =
    .text = Level 1. Gain 1 resource of your choice, then raise the pressure by 2.
district-l1_extra =
    .text = Level 1. Gain 1 resource of your choice, then shake off 1 enemy parasite.
district-l2_left =
    .text = Level 2. Pay 2 cogs: gain 1 capacity tile.
district-l2_right =
    .text = Level 2. Gain 2 resources in any mix.
district-l2_extra =
    .text = Level 2. Gain 1 resource of your choice, then turn 1 stone to the arrow side.
district-l3_left =
    .text = Level 3. Turn 1 stone to the arrow side, then raise the pressure by 3.
district-l3_right =
    .text = Level 3. Gain 3 resources in any mix.
district-l3_extra =
    .text = Level 3. Gain 2 resources in any mix, then flip 1 of your sponsors.
district-l4_left =
    .text = Level 4. Raise the pressure by 2. Pay as many crystals as you have stones on gauge and board: gain 1 pressure stone from your supply.
district-l4_right =
    .text = Level 4. Move your base pressure marker 1 field to the right, then shake off all enemy parasites (optional).
district-l5_left =
    .text = Level 5. Fill your storage with any resources (you may exchange what you have).
district-l5_right =
    .text = Level 5. Place or move 1 parasite and activate it at once, then activate 1 parasite without taking it back.
district-l6_left =
    .text = Level 6. Gain 1 fundraising gala, then put the stone you took back on field 8. Static discharge: the stone taken back loses its arrow.
district-l6_right =
    .text = Level 6. Use all your activation effects from right to left; parasites sleep meanwhile. Static discharge: the stone taken back loses its arrow.
district-l7_left =
    .text = Level 7. Place or move any number of parasites. Or: Activate any number of parasites without taking them back. Static discharge: the stone taken back loses its arrow.
district-l7_right =
    .text = Level 7. Gain 1 sponsor. Buy 1 face-up tile of any level; every other player may then place 1 parasite on you. Static discharge: the stone taken back loses its arrow.
district-l8_left =
    .text = Level 8. Look secretly at 1 face-down machine tile, then raise the pressure by 2, then turn 3 stones to the arrow side. Carried out at the end of the turn.
district-l8_right =
    .text = Level 8. Gain 1 victory point, then use 1 other district that was none of your destinations in this turn. Or: Return 1 stone to your supply: gain 4 victory points. Static discharge: the stone taken back loses its arrow.
district-l8_extra =
    .text = Level 8. Gain 2 victory points, then move 1 stone up to 5 times. Static discharge: the stone taken back loses its arrow.

# ---------------------------------------------------------------- tiles in the machine room

tile-m0_crystal_press =
    .text = Rank 0, blue banner, own cost: 2 cogs. 1 storage place. Boiler: Gain 1 crystal.
tile-m0_gear_lathe =
    .text = Rank 0, blue banner, own cost: 2 crystals. 1 storage place. Boiler: Gain 1 cog.
tile-m0_sorting_drum =
    .text = Rank 0, blue banner, own cost: 1 cog and 1 crystal. Boiler: Gain 1 resource of your choice.
tile-m0_exchange_pump =
    .text = Rank 0, blue banner, own cost: 1 cog and 1 crystal. Boiler: Pay 1 cog: gain 2 crystals. 1 boiler without pipe (counts only for Make steam).
tile-m0_guest_cabin =
    .text = Rank 0, orange banner, own cost: 2 cogs. 1 storage place. Boiler: Raise the pressure by 1. Passive effect, for each passenger delivered: raise the pressure by 1.
tile-m0_heated_lounge =
    .text = Rank 0, orange banner, own cost: 1 cog and 1 crystal. 1 boiler without pipe (counts only for Make steam). Passive effect, for each passenger delivered: raise the pressure by 2.
tile-m0_luggage_net =
    .text = Rank 0, orange banner, own cost: 2 crystals. 2 storage places. Passive effect, for each passenger delivered: raise the pressure by 1.
tile-m0_feed_pump =
    .text = Rank 0, purple banner, own cost: 2 cogs. 1 storage place. Boiler: Raise the pressure by 2.
tile-m0_crystal_burner =
    .text = Rank 0, purple banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Pay 1 crystal: raise the pressure by 3. 1 boiler without pipe (counts only for Make steam).
tile-m0_beetle_hatch =
    .text = Rank 0, purple banner, own cost: 2 crystals. 1 storage place. Boiler: Place or move 1 parasite.
tile-m1_twin_press =
    .text = Rank 1, blue banner, own cost: 1 crystal. Boiler: Gain 1 cog, then gain 1 crystal.
tile-m1_cargo_hold =
    .text = Rank 1, blue banner, own cost: 1 cog. 1 storage place. Boiler: Gain 1 resource of your choice.
tile-m1_ballot_organ =
    .text = Rank 1, blue banner, own cost: 1 cog. 1 storage place. Boiler: Pay 1 cog and 1 crystal: gain 1 victory point, then raise the pressure by 2. 1 boiler without pipe (counts only for Make steam).
tile-m1_velvet_salon =
    .text = Rank 1, orange banner, own cost: 1 cog. 1 storage place. Boiler: Raise the pressure by 1. Passive effect, for each passenger delivered: raise the pressure by 1, then gain 1 victory point.
tile-m1_crystal_bar =
    .text = Rank 1, orange banner, own cost: 1 crystal. Boiler: Gain 1 crystal. Passive effect, for each passenger delivered: raise the pressure by 1, then gain 1 victory point.
tile-m1_viewing_gallery =
    .text = Rank 1, orange banner, own cost: 1 cog. Boiler: Gain 1 cog. Passive effect, for each passenger delivered: raise the pressure by 1, then gain 1 victory point.
tile-m1_sun_deck =
    .text = Rank 1, orange banner, own cost: 1 crystal. 1 storage place. Passive effect, for each passenger delivered: raise the pressure by 3, then gain 1 victory point.
tile-m1_pressure_coil =
    .text = Rank 1, purple banner, own cost: 1 cog. 1 storage place. Boiler: Raise the pressure by 3. 1 boiler without pipe (counts only for Make steam).
tile-m1_cloud_counter =
    .text = Rank 1, purple banner, own cost: 1 crystal. Boiler: Gain 1 crystal. Passive effect, for each stone you take back from level 7: gain 1 victory point.
tile-m1_swarm_launcher =
    .text = Rank 1, purple banner, own cost: 1 cog. 1 storage place. Boiler 1: Place or move 1 parasite. Boiler 2: Raise the pressure by 2.
tile-m1_ratchet_valve =
    .text = Rank 1, purple banner, own cost: 1 crystal. Boiler 1: Turn 1 stone to the arrow side. Boiler 2: Gain 1 cog.
tile-m2_gear_tribune =
    .text = Rank 2, blue banner, own cost: 1 cog. 1 storage place. Boiler: Pay 2 cogs: gain 2 victory points.
tile-m2_crystal_tribune =
    .text = Rank 2, blue banner, own cost: 1 crystal. 1 storage place. Boiler: Pay 2 crystals: gain 2 victory points.
tile-m2_synthesizer =
    .text = Rank 2, blue banner, own cost: 1 crystal. 1 storage place. Boiler: Gain 2 resources in any mix.
tile-m2_double_furnace =
    .text = Rank 2, blue banner, own cost: 1 cog. Boiler 1: Gain 1 cog. Boiler 2: Pay 1 crystal: gain 1 victory point.
tile-m2_grand_saloon =
    .text = Rank 2, orange banner, own cost: 1 crystal. 1 storage place. Boiler: Raise the pressure by 2. Passive effect, for each passenger delivered: raise the pressure by 2, then gain 1 victory point.
tile-m2_steam_bath =
    .text = Rank 2, orange banner, own cost: 1 cog. Boiler: Gain 1 resource of your choice. Passive effect, for each passenger delivered: raise the pressure by 2, then gain 1 victory point.
tile-m2_dance_hall =
    .text = Rank 2, orange banner, own cost: 1 crystal. Boiler 1: Gain 1 cog. Boiler 2: Raise the pressure by 1. Passive effect, for each passenger delivered: raise the pressure by 1, then gain 1 victory point.
tile-m2_glass_dome =
    .text = Rank 2, orange banner, own cost: 1 cog. 1 storage place. 1 boiler without pipe (counts only for Make steam). Passive effect, for each passenger delivered: raise the pressure by 1, then gain 2 victory points.
tile-m2_turbo_boiler =
    .text = Rank 2, purple banner, own cost: 1 cog. 1 storage place. Boiler: Move 1 stone up to 5 times, then gain 1 resource of your choice. 2 boilers without pipe (count only for Make steam).
tile-m2_stratosphere_bell =
    .text = Rank 2, purple banner, own cost: 1 crystal. 1 storage place. Boiler: Gain 1 resource of your choice. Passive effect, for each stone you take back from level 8: gain 1 victory point, then gain 1 resource of your choice.
tile-m2_patron_box =
    .text = Rank 2, purple banner, own cost: 1 crystal. 1 storage place. Boiler: Gain 1 resource of your choice, then flip 1 of your sponsors.
tile-m2_lightning_broom =
    .text = Rank 2, purple banner, own cost: 1 cog. 1 storage place. Boiler: Shake off all enemy parasites (optional), then gain 1 resource of your choice. Passive effect, for each stone you take back from level 5 or 6 (at the end of the turn): raise the pressure by 2.
tile-m3_vote_press =
    .text = Rank 3, blue banner, own cost: 1 cog and 1 crystal. Boiler: Pay 1 cog and 1 crystal: gain 3 victory points.
tile-m3_cornucopia =
    .text = Rank 3, blue banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Gain 3 resources in any mix.
tile-m3_grand_factory =
    .text = Rank 3, blue banner, own cost: 1 cog and 1 crystal. Boiler 1: Gain 1 crystal. Boiler 2: Pay 2 cogs: gain 2 victory points.
tile-m3_perpetual_engine =
    .text = Rank 3, blue banner, own cost: 1 cog and 1 crystal. Boiler 1: Gain 1 victory point. Boiler 2: Raise the pressure by 2.
tile-m3_imperial_suite =
    .text = Rank 3, orange banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Raise the pressure by 2. Passive effect, for each passenger delivered: raise the pressure by 2, then gain 2 victory points.
tile-m3_winter_garden =
    .text = Rank 3, orange banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Gain 1 resource of your choice. Passive effect, for each passenger delivered: raise the pressure by 1, then gain 2 victory points.
tile-m3_sky_theatre =
    .text = Rank 3, orange banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Pay 1 crystal: gain 1 victory point, then raise the pressure by 1. Passive effect, for each passenger delivered: raise the pressure by 1, then gain 2 victory points.
tile-m3_overpressure_core =
    .text = Rank 3, purple banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Move 1 stone up to 5 times, then gain 2 resources in any mix. 2 boilers without pipe (count only for Make steam).
tile-m3_cloudbreaker =
    .text = Rank 3, purple banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Gain 1 resource of your choice, then raise the pressure by 1. Passive effect, for each stone you take back from level 6, 7 or 8: gain 1 victory point.
tile-m3_brass_band =
    .text = Rank 3, purple banner, own cost: 1 cog and 1 crystal. Boiler: Gain 1 resource of your choice. Passive effect, for each tile bought: gain 2 victory points.
tile-m3_arc_accumulator =
    .text = Rank 3, purple banner, own cost: 1 cog and 1 crystal. 1 storage place. Boiler: Turn 3 stones to the arrow side, then gain 1 resource of your choice, then raise the pressure by 1.
tile-s1_crystal_cooker =
    .text = Start machine. Boiler: Gain 1 crystal.
tile-s2_gear_mill =
    .text = Start machine. Boiler: Gain 1 cog.
tile-s3_twin_boiler =
    .text = Start machine. Boiler: Raise the pressure by 1. 1 boiler without pipe (counts only for Make steam).
tile-s4_cargo_gondola =
    .text = Start machine. 2 storage places. 1 boiler without pipe (counts only for Make steam).
tile-s5_beetle_stable =
    .text = Start machine. Boiler: Place or move 1 parasite.
tile-start_machine_back =
    .text = Back of every start machine. 1 storage place. Boiler: Raise the pressure by 1.
tile-capacity =
    .text = Counts as a machine everywhere. 1 storage place. Boiler: Raise the pressure by 1.
start_machine-s1_crystal_cooker =
    .text = { tile-s1_crystal_cooker.text }
start_machine-s2_gear_mill =
    .text = { tile-s2_gear_mill.text }
start_machine-s3_twin_boiler =
    .text = { tile-s3_twin_boiler.text }
start_machine-s4_cargo_gondola =
    .text = { tile-s4_cargo_gondola.text }
start_machine-s5_beetle_stable =
    .text = { tile-s5_beetle_stable.text }

# ---------------------------------------------------------------- characters

character-character_1 =
    .text = Number 1. Gain 2 resources in any mix, then move your base pressure marker 1 field to the right.
character-character_3 =
    .text = Number 3. Gain 2 crystals, then gain 1 cog, then raise the pressure by 2.
character-character_5 =
    .text = Number 5. Gain 1 sponsor. May have 2 sponsors.
character-character_7 =
    .text = Number 7. Gain 3 resources in any mix, then put the pink bonus marker on field 3.
character-character_9 =
    .text = Number 9. Gain 3 resources in any mix, then gain 1 fundraising gala.
character-character_11 =
    .text = Number 11. Gain 2 resources in any mix, then buy 1 face-up tile of any level.
character-character_13 =
    .text = Number 13. Gain 2 cogs, then gain 2 crystals, then turn 1 stone to the arrow side.
character-character_15 =
    .text = Number 15. Gain 4 resources in any mix, then place or move up to 2 parasites.

# ---------------------------------------------------------------- passengers

passenger-banker =
    .text = Travels between levels 5 and 8. Reward: gain 1 victory point.
passenger-stoker =
    .text = Travels between levels 1 and 4. Reward: raise the pressure by 3.
passenger_tile = passenger tile { $banker }/{ $stoker }
    .text = The banker wants to go to level { $banker } (alternatively { $banker_alt }), the stoker to level { $stoker } (alternatively { $stoker_alt }).

# ---------------------------------------------------------------- markets

market-market_1 = bonus market (level 1)
    .text = Two rows of bonus markers from 5 to 2. Only the front marker of each row is for sale; you may buy any number.
market-market_2 = market of level 2
    .text = Printed crystals for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/3/4. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_3 = market of level 3
    .text = Printed cogs for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/3/4. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_4 = market of level 4
    .text = Printed crystals for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/3/4. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_5 = market of level 5
    .text = Printed cogs for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/3/5. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_6 = market of level 6
    .text = Printed crystals for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/3/5. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_7 = market of level 7
    .text = Printed cogs for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/4/6. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_8 = market of level 8
    .text = Printed crystals for rank 0/1/2/3: 0/1/2/3. Victory points as a machine: 1/2/4/6. From rank 1 on you scrap 1 machine, from rank 2 on the others may place parasites. As a banner the tile costs 1 stone.
market-market_2_extra = extra market of level 2
    .text = One tile of rank 0 without printed cost and without statue; brings 1 victory point as a machine.
market-market_3_extra = extra market of level 3
    .text = One tile of rank 0 without printed cost and without statue; brings 1 victory point as a machine.
market-market_4_extra = extra market of level 4
    .text = One tile of rank 0 without printed cost and without statue; brings 1 victory point as a machine.
bonus_marker-bonus_crystal_5 = bonus marker 5 (crystal row)
    .text = Costs 1 crystal, brings no victory points. Lies on field 5; stones jump over it.
bonus_marker-bonus_crystal_4 = bonus marker 4 (crystal row)
    .text = Costs 2 crystals, brings 1 victory point. Lies on field 4; stones jump over it.
bonus_marker-bonus_crystal_3 = bonus marker 3 (crystal row)
    .text = Costs 2 crystals, brings 2 victory points. Lies on field 3; stones jump over it.
bonus_marker-bonus_crystal_2 = bonus marker 2 (crystal row)
    .text = Costs 3 crystals, brings 5 victory points. Lies on field 2 left or right; stones jump over it. The others may place parasites.
bonus_marker-bonus_cog_5 = bonus marker 5 (cog row)
    .text = Costs 1 cog, brings no victory points. Lies on field 5; stones jump over it.
bonus_marker-bonus_cog_4 = bonus marker 4 (cog row)
    .text = Costs 2 cogs, brings 1 victory point. Lies on field 4; stones jump over it.
bonus_marker-bonus_cog_3 = bonus marker 3 (cog row)
    .text = Costs 2 cogs, brings 2 victory points. Lies on field 3; stones jump over it.
bonus_marker-bonus_cog_2 = bonus marker 2 (cog row)
    .text = Costs 3 cogs, brings 5 victory points. Lies on field 2 left or right; stones jump over it. The others may place parasites.
bonus_marker-bonus_pink_3 = pink bonus marker 3
    .text = Belongs to character 7; works like any other bonus marker.

# ---------------------------------------------------------------- blocks with a cost

block-l2_left_1 = 2 cogs for 1 capacity tile
block-l4_left_2 = 1 crystal for each stone on gauge and board, in return 1 stone from the supply
block-l7_right_2 = 1 face-up tile of any level for sale; every other player may place 1 parasite afterwards
block-l8_right_2_1 = 1 stone for 4 victory points
block-m0_exchange_pump_1 = 1 cog for 2 crystals
block-m0_crystal_burner_1 = 1 crystal for pressure +3
block-m1_ballot_organ_1 = 1 cog and 1 crystal for 1 victory point and pressure +2
block-m2_gear_tribune_1 = 2 cogs for 2 victory points
block-m2_crystal_tribune_1 = 2 crystals for 2 victory points
block-m2_double_furnace_2 = 1 crystal for 1 victory point
block-m3_vote_press_1 = 1 cog and 1 crystal for 3 victory points
block-m3_grand_factory_2 = 2 cogs for 2 victory points
block-m3_sky_theatre_1 = 1 crystal for 1 victory point and pressure +1

# ---------------------------------------------------------------- the drawing for a terminal

board-letter =
    { $seat ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
board-person = { $letter } { $player }
board-round = Round { $round } · statues on the tower top: { $statues } of { $needed }
board-on-turn = On turn: { $person }
board-city = The city
board-level = level
board-districts = districts
board-market = market (price → victory points)
board-face-down = face down
board-passenger = passenger
board-stone = { $stone }
board-stone-arrow = { $stone }▸
board-shadow = (shadow)
board-empty = empty
board-goods = { $goods } ({ $price } → { $points })
board-amount =
    { $resource_id ->
        [cog] { $amount }G
       *[crystal] { $amount }C
    }
board-marker-of = ◆{ $number }
board-stack = Passenger tiles in the stack: { $count }
board-wants = { $passenger }: destination level { $level }
board-airships = The airships
board-score = victory points
board-character = character
board-gauge = pressure gauge
board-base-at = ▲{ $value }
board-spare-stones = stones in the supply
board-stored = storage
board-storage-filled = { $held } ({ $count }/{ $places })
board-boilers = boilers
board-helpers = sponsor, gala
board-sponsor-for =
    { $resource_id ->
        [cog] sponsor G
       *[crystal] sponsor C
    }
board-gala-for =
    { $resource_id ->
        [cog] gala G
       *[crystal] gala C
    }
board-parasites = parasites on the dock
board-banners = banners
board-passenger-tiles = passenger tiles

# ---------------------------------------------------------------- the fields on the plain board

board-round-number = round
board-start-player = start player
board-end-triggered = end triggered
board-final-round = final round
board-supply = supply
board-capacity-tiles = capacity tiles in the supply
board-sponsors = sponsors in the supply
board-galas = galas in the supply
board-tile-place = where the machine tiles are
board-statues = statues on the tower top
board-stack-size = passenger tiles in the stack
board-passenger-place = where the passenger tiles are
board-open-tile = open passenger tile
board-start-machine = start machine
board-base = base pressure marker
board-destination = destinations
board-room = machine room
board-stock = resources
board-sponsor = sponsors
board-sponsor-used = sponsors used in this turn
board-gala = gala
board-seat = player
board-arrow = with an arrow
board-stones = pressure stones
board-rank = rank
board-banner = banner
board-tile = tile
board-price = price
board-missing = you still lack
board-points = victory points
board-hidden = face-down tiles
board-marker = bonus marker
board-number = number
board-left = left
board-aboard = aboard the airship of
board-target = target level
board-other-target = other target level
board-storage = storage places
board-values = pressure values
board-tiles = tiles in the machine room
board-banner-points = victory points for the next banner
board-docked = parasites on the dock
board-at-stack = parasites at the stack
board-slots = parasites on the machines
board-value = pressure value
board-position = position
board-next = leads on to
board-turn-order = turn order
board-markets = markets
board-bonus-rows = rows of bonus markers
board-statues-waiting = markets with a statue
board-statues-to-end = statues until the end
board-passengers = passengers
board-rating = rating
board-removed-tiles = removed tiles
board-routed-stone = pressure stone in the machine room
board-market-tiles = Tiles in the market
board-passenger-level = Levels of the passengers
board-base-label = Base
board-supply-label = General supply
board-player-supply = Stones in supply

## Warnings

loss-scraps-machine = You lose this machine.
loss-replaces-machine = The machine that stands there is scrapped.
loss-gives-marker-up = The bonus marker goes into the box: you get nothing for it.

## What many options of a kind choose

board-fold-stone = Choose a stone
board-fold-slot = Choose a slot
board-fold-parasite = Choose a parasite
board-fold-place = Place it on a district
board-fold-position = Choose a position
board-fold-visit = Fly to a district
board-fold-peek = Look at a tile
board-fold-use = Use an effect
board-fold-district = Choose a district
board-fold-take = Take resources
board-fold-keep = Keep resources
