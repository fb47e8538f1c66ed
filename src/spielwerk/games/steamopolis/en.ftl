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

# ---------------------------------------------------------------- questions

ask-setup-start-side = Which side of your start machine { $start_machine } do you use?
ask-setup-place-start-machine = Where do you install { $tile }?
ask-setup-place-capacity = Where do you install your capacity tile?
ask-move-arrow-stone = Which arrow stone do you move next?
ask-choose-action = Which action do you take?
ask-raise-pressure =
    { $left ->
        [one] Which stone do you move?
       *[other] Which stone do you move? { $left } steps to go.
    }
ask-choose-stone = Which stone do you place?
ask-route-stone = Pressure value { $value }: where do you place the stone, or do you lead pressure into the machine?
ask-choose-next-stop = Which destination do you fly to next?
ask-discard-bonus-marker = Which bonus marker do you throw away to make room for the stone?
ask-pick-up-passenger =
    { $passenger_id ->
        [banker] Do you take the banker aboard? He wants to level { $level }.
       *[stoker] Do you take the stoker aboard? She wants to level { $level }.
    }
ask-choose-stop-use = Stop at { $district }: what do you do here?
ask-choose-alternative =
    { $district_id ->
        [l7_left] { $district }: do you place parasites (top) or activate them (bottom)?
        [l8_right] { $district }: 1 victory point and another district (top), or 1 stone for 4 victory points (bottom)?
       *[other] { $district }: top or bottom effect?
    }
ask-use-block = Do you use the effect? { $block }.
ask-pay-cost = You pay { $cogs } × cog and { $crystals } × crystal. Which discounts do you use?
ask-choose-resources =
    { $amount ->
        [one] Which resource do you take?
       *[other] Which { $amount } resources do you take?
    }
ask-fill-storage = What do your storage places hold afterwards?
ask-store-resources = You have more resources than storage places. What do you keep?
ask-choose-sponsor-side = Which side of your new sponsor is visible?
ask-choose-gala-kind = Which donations do you ask for at your gala?
ask-place-capacity-tile = Where do you put the capacity tile? A tile that lies there leaves the game.
ask-peek-tile = Which face-down tile do you look at?
ask-flip-sponsor = Which sponsor do you flip?
ask-turn-arrow-stone =
    { $left ->
        [one] Which stone do you turn to its arrow side?
       *[other] Which stone do you turn to its arrow side? { $left } to go.
    }
ask-advance-base-pressure = Do you move your base pressure marker to { $field }?
ask-move-stone-to-8 = Do you put the stone you took back from { $field } on the field with the 8?
ask-choose-other-district = Which other district do you use?
ask-boost-stone = Which stone do you move up to { $most } times?
ask-boost-amount = How many times do you move the stone on { $field }?
ask-choose-purchase = Which face-up tile do you buy?
ask-scrap-machine = Which tile do you scrap?
ask-install-machine = Where do you install { $tile }?
ask-give-stone = Which stone do you return to your supply?
ask-buy-bonus-marker = Which bonus marker do you buy?
ask-place-bonus-marker = Where do you put the bonus marker { $number }?
ask-choose-parasite =
    { $left ->
        [one] Which parasite do you place or move?
       *[other] Which parasite do you place or move? { $left } to go.
    }
ask-place-parasite = Where do you put the parasite?
ask-activate-parasite =
    { $left ->
        [one] Which parasite do you activate without taking it back?
       *[other] Which parasite do you activate without taking it back? { $left } to go.
    }
ask-shake-off-parasite = Which enemy parasite do you shake off?
ask-answer-place-parasite = { $host } attracts parasites. Do you place one there?
ask-final-step =
    { $action_id ->
        [steam] Final turn: do you make steam?
        [set_destination] Final turn: do you set one destination?
       *[fly] Final turn: do you fly to all destinations?
    }
ask-solo-activate-effect = Which effect on a target level of the passengers do you use?
ask-solo-use-removed-effect = Do you take a parasite back and use the effect of a removed tile?
ask-shake-off-all = Do you shake off all enemy parasites?

# ---------------------------------------------------------------- options

option-stone = Stone: { $place }
option-discard-marker = Throw away bonus marker: { $field }
option-position = { $position }
option-scrap = Scrap { $position }
option-buy-machine = Buy as a machine: { $market }
option-buy-banner = Buy as a banner: { $market }
option-keep = { $cogs } × cog and { $crystals } × crystal
option-take = { $cogs } × cog and { $crystals } × crystal
option-slot = { $host }: { $position }, { $effect }
option-parasite = Parasite on { $host }: { $position }, { $effect }
option-shake-off-parasite-parasite = Parasite of { $host }: { $position }, { $effect }
option-crystal = Crystal
option-cog = Cog
option-yes = Yes
option-no = No
option-decline = Decline
option-stop = Stop
option-skip = None of this
option-final-step-skip = Leave it out
option-pass = Place no parasite
option-pay-none = Without discount
option-pay-sponsor-crystal = Sponsor (crystal)
option-pay-sponsor-cog = Sponsor (cog)
option-pay-sponsor-crystal-sponsor-crystal = Two sponsors (crystal)
option-pay-sponsor-crystal-sponsor-cog = Two sponsors (crystal and cog)
option-pay-sponsor-cog-sponsor-cog = Two sponsors (cog)
option-pay-gala = Gala
option-pay-sponsor-crystal-gala = Sponsor (crystal) and gala
option-pay-sponsor-cog-gala = Sponsor (cog) and gala
option-pay-sponsor-crystal-sponsor-crystal-gala = Two sponsors (crystal) and gala
option-pay-sponsor-crystal-sponsor-cog-gala = Two sponsors (crystal and cog) and gala
option-pay-sponsor-cog-sponsor-cog-gala = Two sponsors (cog) and gala
option-peek = { $market }, rank { $rank }
option-marker = Front marker of the { $row }
option-field = { $field }
option-box = Into the box
option-use = Use the effect
option-solo-activate-effect-use = { $market }: { $effect }
option-solo-use-removed-effect-use = { $tile }: { $effect }
option-none = Use no effect
option-done = Done
option-dock = Parasite from your dock
option-flip = Flip the sponsor that shows: { $resource }
option-place = { $district }
option-descend = Lead pressure into the machine
option-alternative = { $alternative }
option-district = Use the district
option-choose-other-district-district = { $district }
option-visit = { $district }
option-buy-bonus = Buy bonus markers
option-amount = { $boost } ×
option-steam = Make steam
option-set-destination = Set one destination
option-fly = Fly to all destinations
option-do = Do it
option-front = Front
option-back = Back (Standard Boiler)

# ---------------------------------------------------------------- log

note-drew-character = { $player } is { $character }.
note-starts = { $player } starts.
note-character-effects = { $player } carries out the effects of { $character }.
note-round-begins = Round { $number } begins.
note-final-round-begins = The final round begins.
note-turn-begins = It is { $player }'s turn.
note-makes-steam = { $player } makes steam: pressure +{ $amount }.
note-final-action-skipped = { $player } leaves out “{ $action }”.
note-stone-moved = { $player } moves a stone: { $from_field } → { $to_field }.
note-stone-returned = { $player } lays a stone on { $field }.
note-stone-to-supply = A stone of { $player } goes back to the supply.
note-marker-discarded = { $player } throws away the bonus marker: { $field }.
note-pressure-lost = { $player } lets pressure go: { $amount }.
note-base-advanced = { $player } moves the base pressure marker to { $field }.
note-arrow-turned = { $player } turns a stone to its arrow side: { $place }.
note-discharged = Static discharge: the stone of { $player } on { $field } loses its arrow.
note-stone-chosen = { $player } takes the stone from { $field }.
note-descended = { $player } leads pressure into the machine: { $position }, pressure value { $value }.
note-destination-set = { $player } sets a destination: { $district }.
note-took-off = { $player } flies to all destinations.
note-arrived = { $player } reaches { $district }.
note-stop-skipped = { $player } makes no use of the stop at { $district }.
note-district-used = { $player } uses the district { $district }.
note-alternative-chosen = { $player } chooses at { $district }: { $alternative }.
note-waits-for-end-of-turn = The effect of { $district } follows at the end of the turn.
note-block-used = { $player } uses: { $block }.
note-gained = { $player } gains { $amount } × { $resource }.
note-supply-short = The supply is short for { $player }: { $amount } × { $resource }.
note-returned = { $player } returns { $amount } × { $resource } to the supply.
note-paid = { $player } pays { $amount } × { $resource }.
note-sponsor-paid = The sponsor of { $player } pays 1 × { $resource } and is flipped.
note-gala-paid = { $player } cashes in the gala: { $resource }.
note-gave-stone = { $player } gives up the stone on { $field }.
note-sponsor-gained = { $player } wins a sponsor: { $resource }.
note-sponsor-flipped = { $player } flips a sponsor that showed { $resource }.
note-gala-gained = { $player } announces a gala: { $resource }.
note-machine-activated = { $player } activates { $tile }.
note-passive-effect = { $tile } of { $player } is triggered.
note-parasite-profits =
    { $effect_id ->
        [activation] { $player } shares in { $tile }.
       *[passive] { $player } shares in the passive effect of { $tile }.
    }
note-tile-removed = { $player } removes { $tile } ({ $position }).
note-tile-installed = { $player } installs { $tile }: { $position }.
note-machine-bought = { $player } buys { $tile } as a machine ({ $market }).
note-banner-bought = { $player } buys { $tile } as a banner ({ $banner }, { $market }).
note-tile-revealed = { $market }: { $tile } is revealed.
note-looked = { $player } looks at a face-down tile: { $market }, rank { $rank }.
note-saw = You have seen: { $market }, rank { $rank } is { $tile }.
note-marker-bought = { $player } buys bonus marker { $number } of the { $row }.
note-marker-laid = { $player } lays a bonus marker on { $field }.
note-marker-boxed = The bonus marker { $number } of { $player } goes to the box.
note-parasite-placed = { $player } places a parasite on { $host }: { $position }, { $effect }.
note-parasite-went-home = A parasite of { $owner } comes home from { $host }.
note-parasites-shaken-off = { $player } shakes off all enemy parasites.
note-picked-up =
    { $passenger_id ->
        [banker] { $player } takes the banker aboard. He wants to level { $level }.
       *[stoker] { $player } takes the stoker aboard. She wants to level { $level }.
    }
note-got-off =
    { $passenger_id ->
        [banker] { $player } sets the banker down on level { $level }.
       *[stoker] { $player } sets the stoker down on level { $level }.
    }
note-took-passenger-tile = { $player } gains: { $passenger_tile }.
note-passenger-tile-revealed = Revealed: { $passenger_tile }.
note-passenger-stack-empty = No passenger tile is left; the printed targets hold.
note-statue-raised =
    { $count ->
        [one] { $market } is empty: the first statue stands on the tower top.
       *[other] { $market } is empty: { $count } statues stand on the tower top.
    }
note-end-comes = The end of the game is triggered.
note-game-ends = The game is over.
note-scored =
    { $points ->
        [one] { $player } gains 1 victory point ({ $category }).
       *[other] { $player } gains { $points } victory points ({ $category }).
    }
note-time-passed =
    { $points ->
        [one] Time pressure: { $player } loses 1 victory point.
       *[other] Time pressure: { $player } loses { $points } victory points.
    }
note-solo-lost = { $player } has no victory points left and loses.
note-rated = { $player } ends the game with { $points } victory points: { $rating }.
note-parasite-at-stack = { $player } puts a parasite next to the passenger stack.
note-parasite-came-back = { $player } takes a parasite back from the passenger stack.
note-shadow-cast = Your shadow occupies { $district }.
note-tile-removed-by-shadow = The shadow removes { $tile } ({ $market }).
note-marker-removed-by-shadow = The shadow removes the front marker of the { $row }.
note-passenger-tile-removed = The shadow removes: { $passenger_tile }.

# ---------------------------------------------------------------- why something is not possible

refusal-no-stone-can-move = No stone on your gauge can move.
refusal-no-stone-can-be-placed = No stone on your gauge reaches a free district.
refusal-no-stone-on-board = You have no stone on the board.
refusal-no-free-field = No field right of { $field } is free.
refusal-shows-arrow = This stone shows its arrow already: { $place }.
refusal-moves-no-further =
    { $possible ->
        [one] The stone can be moved only once.
       *[other] The stone can be moved only { $possible } times.
    }
refusal-no-district-in-reach = With pressure value { $value } you reach no free district.
refusal-district-occupied = { $district } is occupied.
refusal-too-high = Level { $level } is above your pressure value { $value }.
refusal-no-pipe = No pipe leads on from here.
refusal-nothing-free-below = With pressure value { $value } you could not place the stone anywhere.
refusal-visited-in-this-turn = { $district } was your destination or was used in this turn already.
refusal-uses-other-district-itself = { $district } itself uses another district.
refusal-lacks-resource = Costs { $needed } × { $resource } with all discounts, you have { $have }.
refusal-needs-discount = Without a discount your resources are not enough.
refusal-supply-lacks = The supply does not hold enough of this: { $resource }.
refusal-market-empty = { $market } is empty.
refusal-nothing-to-scrap = You have no tile to scrap.
refusal-last-stone = You can't give up a stone: one must remain, and the one you give must lie on the gauge.
refusal-no-marker-payable = You can't pay any of the front bonus markers.
refusal-row-empty = The { $row } is empty.
refusal-base-marker-there = Your base pressure marker lies on { $field }.
refusal-position-occupied = { $position } is occupied.
refusal-tile-full = Enough of your parasites lie on this tile already: { $position }.
refusal-parasite-handled = This parasite has had its turn in this effect.
refusal-no-slot-for-parasite = There is no other permitted slot for this parasite.

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
    .text = Occupies a field of the gauge that your stones jump over. You may throw it away to make room.
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
    .text = Stones you take back are laid right of this marker. It goes no further than the field with value 4.
equipment-statues = statues
    .text = A market that is bought empty raises its statue onto the spire. The third one brings its buyer 3 victory points and the end of the game.
equipment-printed_targets = printed targets
    .text = No passenger tile is left. The banker wants to level 8 (alternatively 5), the stoker to level 1 (alternatively 4). There are rewards, but no more tiles.
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
field-g1 = field 1 (pressure 1)
field-g2 = field 2 (pressure 1)
field-g3 = field 3 (pressure 2)
field-g4 = field 4 (pressure 2)
field-g5 = field 5 (pressure 3)
field-g6 = field 6 (pressure 4)
field-g7 = field 7 (pressure 5)
field-g8 = field 8 (pressure 6)
field-g9 = field 9 (pressure 7)
field-g10 = field 10 (pressure 8)
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
    .text = Number 7. Gain 3 resources in any mix, then put the pink bonus marker on the field with number 3.
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
passenger_tile-passenger_5_1 = passenger tile 5/1
    .text = The banker wants to level 5 (alternatively 6), the stoker to level 1 (alternatively 2).
passenger_tile-passenger_5_2 = passenger tile 5/2
    .text = The banker wants to level 5 (alternatively 7), the stoker to level 2 (alternatively 3).
passenger_tile-passenger_5_3 = passenger tile 5/3
    .text = The banker wants to level 5 (alternatively 8), the stoker to level 3 (alternatively 4).
passenger_tile-passenger_5_4 = passenger tile 5/4
    .text = The banker wants to level 5 (alternatively 7), the stoker to level 4 (alternatively 1).
passenger_tile-passenger_6_1 = passenger tile 6/1
    .text = The banker wants to level 6 (alternatively 7), the stoker to level 1 (alternatively 3).
passenger_tile-passenger_6_2 = passenger tile 6/2
    .text = The banker wants to level 6 (alternatively 8), the stoker to level 2 (alternatively 4).
passenger_tile-passenger_6_3 = passenger tile 6/3
    .text = The banker wants to level 6 (alternatively 5), the stoker to level 3 (alternatively 1).
passenger_tile-passenger_6_4 = passenger tile 6/4
    .text = The banker wants to level 6 (alternatively 8), the stoker to level 4 (alternatively 2).
passenger_tile-passenger_7_1 = passenger tile 7/1
    .text = The banker wants to level 7 (alternatively 8), the stoker to level 1 (alternatively 4).
passenger_tile-passenger_7_2 = passenger tile 7/2
    .text = The banker wants to level 7 (alternatively 5), the stoker to level 2 (alternatively 1).
passenger_tile-passenger_7_3 = passenger tile 7/3
    .text = The banker wants to level 7 (alternatively 6), the stoker to level 3 (alternatively 2).
passenger_tile-passenger_7_4 = passenger tile 7/4
    .text = The banker wants to level 7 (alternatively 5), the stoker to level 4 (alternatively 3).
passenger_tile-passenger_8_1 = passenger tile 8/1
    .text = The banker wants to level 8 (alternatively 5), the stoker to level 1 (alternatively 3).
passenger_tile-passenger_8_2 = passenger tile 8/2
    .text = The banker wants to level 8 (alternatively 6), the stoker to level 2 (alternatively 4).
passenger_tile-passenger_8_3 = passenger tile 8/3
    .text = The banker wants to level 8 (alternatively 7), the stoker to level 3 (alternatively 1).
passenger_tile-passenger_8_4 = passenger tile 8/4
    .text = The banker wants to level 8 (alternatively 6), the stoker to level 4 (alternatively 2).

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
    .text = Costs 1 crystal, brings 0 victory points. Lies on a field with number 5; stones jump over it.
bonus_marker-bonus_crystal_4 = bonus marker 4 (crystal row)
    .text = Costs 2 crystals, brings 1 victory point. Lies on a field with number 4; stones jump over it.
bonus_marker-bonus_crystal_3 = bonus marker 3 (crystal row)
    .text = Costs 2 crystals, brings 2 victory points. Lies on a field with number 3; stones jump over it.
bonus_marker-bonus_crystal_2 = bonus marker 2 (crystal row)
    .text = Costs 3 crystals, brings 5 victory points. Lies on a field with number 2; stones jump over it. The others may place parasites.
bonus_marker-bonus_cog_5 = bonus marker 5 (cog row)
    .text = Costs 1 cog, brings 0 victory points. Lies on a field with number 5; stones jump over it.
bonus_marker-bonus_cog_4 = bonus marker 4 (cog row)
    .text = Costs 2 cogs, brings 1 victory point. Lies on a field with number 4; stones jump over it.
bonus_marker-bonus_cog_3 = bonus marker 3 (cog row)
    .text = Costs 2 cogs, brings 2 victory points. Lies on a field with number 3; stones jump over it.
bonus_marker-bonus_cog_2 = bonus marker 2 (cog row)
    .text = Costs 3 cogs, brings 5 victory points. Lies on a field with number 2; stones jump over it. The others may place parasites.
bonus_marker-bonus_pink_3 = pink bonus marker 3
    .text = Belongs to character 7; works like any other bonus marker.

# ---------------------------------------------------------------- blocks with a cost

block-l2_left_1 = Pay 2 cogs: gain 1 capacity tile
block-l4_left_2 = Pay as many crystals as you have stones on gauge and board: gain 1 pressure stone from your supply
block-l7_right_2 = Buy 1 face-up tile of any level; every other player may then place 1 parasite on you
block-l8_right_2_1 = Return 1 stone to your supply: gain 4 victory points
block-m0_exchange_pump_1 = Pay 1 cog: gain 2 crystals
block-m0_crystal_burner_1 = Pay 1 crystal: raise the pressure by 3
block-m1_ballot_organ_1 = Pay 1 cog and 1 crystal: gain 1 victory point, then raise the pressure by 2
block-m2_gear_tribune_1 = Pay 2 cogs: gain 2 victory points
block-m2_crystal_tribune_1 = Pay 2 crystals: gain 2 victory points
block-m2_double_furnace_2 = Pay 1 crystal: gain 1 victory point
block-m3_vote_press_1 = Pay 1 cog and 1 crystal: gain 3 victory points
block-m3_grand_factory_2 = Pay 2 cogs: gain 2 victory points
block-m3_sky_theatre_1 = Pay 1 crystal: gain 1 victory point, then raise the pressure by 1

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
board-marker = ◆{ $number }
board-stack = Passenger tiles in the stack: { $count }
board-wants = { $passenger } wants to level { $level }.
board-airships = The airships
board-score = victory points
board-character = character
board-gauge = pressure gauge
board-base = ▲{ $value }
board-supply = stones in the supply
board-stored = storage
board-storage = { $held } ({ $count }/{ $places })
board-boilers = boilers
board-helpers = sponsor, gala
board-sponsor =
    { $resource_id ->
        [cog] sponsor G
       *[crystal] sponsor C
    }
board-gala =
    { $resource_id ->
        [cog] gala G
       *[crystal] gala C
    }
board-parasites = parasites on the dock
board-banners = banners
board-passenger-tiles = passenger tiles
