# Airship City in English. Names of components come from data.toml. Costs and points are not repeated here: the screen
# shows them from the data. The few numbers of the player aid are compared with the data by a test.

game-name = Airship City
game-tagline = Engineers on a flying city whose districts never stay put: gather, build airships, and give them away at the right moment.
game-aid =
    Goal: most victory points (VP) after 5 stages of 4 rounds. You score for donated airships, public facilities, contracts, expansions and awards.

    Turn: move each of your workers once, in any order. After each movement you may perform the action of the tile reached, or skip it.

    Moving: one step up, down, left or right; the edges are not joined. If one of your own workers stands there you must hop on, but never back to where you set out. Other players' workers are not in your way; when you gather on their tile, they get a piggyback bonus.

    Shifting: pay 1 gear to push a row or column on by one. The tile pushed out comes back at the other end, and workers travel with their tiles. You can shift as long as one of your workers has yet to move, even while it pauses in mid-hop, and before the action of another one if gears would be lost by it otherwise.

    Actions: Forest, Mine, Factory and Valley yield resources. Shipyard: build an airship, then donate or sell it. Architect's Office: build a public facility. Guild Hall: hire a worker. Workshop: build an expansion (room for 20 instead of 10 of a resource) and develop a tile. Marketplace: take a contract. Lighthouse: shift twice for free. Harbour: bring all your workers home.

    Airships: a larger one needs 2 own donations of the next smaller one of its family. Each of your markers on a panel makes a certain action cheaper for you; the majority marker counts as well. Only a player who leads alone has the majority. Every sale lowers the price of that airship. Tourist, Passenger and Luxury Airships can only be donated.

    Bonus actions: 3 donations in one family unlock its bonus action (wood: Long-haul Flight, metal: Seasoned Negotiator, tourist: Barter). Each can be used once in a stage.

    Developed tiles: whoever performs their action also gets the resource bonus, if that player has built the expansion of the resource.

    Contracts: fulfil them between your movements or at the end of your turn, as many as you can pay. A contract that runs out costs you its VP, and so does every one still open at the end.

    New stage: everybody gains the stage bonus, used bonus actions are ready again, and open contracts come one stage closer to running out.

    End: after round 20. In the last stage the game ends earlier if at the end of a round all 9 airship majorities or at least 3 facility majorities are taken.

    Scoring: at the end there are awards for most airship majorities, most facility majorities and most fulfilled contracts; the second place scores too, and ties share. If the score is tied, wood, metal and gold together decide, then gears.

## Parts of sentences

amount-of-resource = { $amount } { $resource_id ->
        [wood] wood
        [metal] metal
        [gold] gold
        [gear] { $amount ->
            [one] gear
           *[other] gears
        }
       *[other] { $resource }
    }
plain-resource = { $resource_id ->
        [wood] wood
        [metal] metal
        [gold] gold
        [gear] gears
       *[other] { $resource }
    }

the-tile = { $tile_id ->
        [valley_1] the { $tile }
        [architects_office_1] the { $tile }
        [guild_hall_1] the { $tile }
        [workshop_1] the { $tile }
        [lighthouse_1] the { $tile }
        [harbour_1] the { $tile }
       *[other] { $tile }
    }
the-from-tile = { $from_tile_id ->
        [valley_1] the { $from_tile }
        [architects_office_1] the { $from_tile }
        [guild_hall_1] the { $from_tile }
        [workshop_1] the { $from_tile }
        [lighthouse_1] the { $from_tile }
        [harbour_1] the { $from_tile }
       *[other] { $from_tile }
    }
the-to-tile = { $to_tile_id ->
        [valley_1] the { $to_tile }
        [architects_office_1] the { $to_tile }
        [guild_hall_1] the { $to_tile }
        [workshop_1] the { $to_tile }
        [lighthouse_1] the { $to_tile }
        [harbour_1] the { $to_tile }
       *[other] { $to_tile }
    }

## Amounts: what is not among them is not named

amounts = { amount-wood }{ amount-metal }{ amount-gold }{ amount-gear }
amount-wood = { $wood ->
        [0] {""}
       *[other] { $wood } wood
    }
amount-metal = { $metal ->
        [0] {""}
       *[other] { $wood ->
            [0] {""}
           *[other] {", "}
        }{ $metal } metal
    }
amount-gold = { $gold ->
        [0] {""}
       *[other] { $wood ->
            [0] { $metal ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $gold } gold
    }
amount-gear = { $gear ->
        [0] {""}
       *[other] { $wood ->
            [0] { $metal ->
                [0] { $gold ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
           *[other] {", "}
        }{ gears }
    }
gears = { $gear ->
        [one] { $gear } gear
       *[other] { $gear } gears
    }
price = { $wood ->
        [0] { $metal ->
            [0] { $gold ->
                [0] { $gear ->
                    [0] free
                   *[other] { amounts }
                }
               *[other] { amounts }
            }
           *[other] { amounts }
        }
       *[other] { amounts }
    }

## What is asked

ask-turn-main = What do you do next?
ask-choose-destination = { $tile }: where does this worker go?
ask-perform-action = { $tile }: what does your worker do here?
ask-donate-or-sell = Shipyard: do you give the { $airship } to the city, or sell it?
ask-develop-tile = { $resource } expansion: which tile with this symbol do you develop?
ask-lighthouse-second-shift = Lighthouse: first you shifted { $first_shift }. Do you shift a second time?
ask-choose-resource-bonus = Resource bonus ({ $tile }): which resource do you take?
ask-piggyback-resource = Piggyback bonus ({ $tile }): which resource do you take?
ask-piggyback-negotiator = Piggyback bonus: do you use the Seasoned Negotiator for 1 more { $resource_id ->
        [wood] wood
        [metal] metal
        [gold] gold
        [gear] gear
       *[other] { $resource }
    }?
ask-barter-exchange = Barter: which resource do you give, and which do you take?

## Options

option-move = Move worker: { $tile }
option-to = Go to { the-tile }
option-to-long = Long-haul Flight to { the-tile }
option-pause = Pause on { the-tile } to shift
option-shift = Shift: { $shift }
option-turn-main-shift = Shift { $shift } for { gears }
option-shift-first = Shift { $shift } for { gears } before the action
option-perform-action-shift = Shift for free: { $shift }
option-lighthouse-second-shift-shift = Shift for free: { $shift }
option-stop = No second shift
option-end-turn = End turn
option-skip = Skip the action
option-gather = Gather { amounts }
option-build = Build: { $airship } ({ price })
option-donate = Donate the { $airship } to the city for { $points } VP
option-sell = Sell the { $airship } for { $gold } gold
option-construct = Build: { $facility } ({ price }) for { $points } VP
option-hire = Hire a worker ({ price })
option-recall = Bring all workers to the Harbour
option-expand = Build expansion: { $resource } ({ price }) for { $points } VP
option-develop = Develop: { $tile }
option-develop-tile-decline = Develop nothing
option-take = Take contract: “{ $contract }” ({ amounts } for { $points } VP and { $reward_gold } gold, { $stages ->
        [one] this stage only
       *[other] { $stages } stages
    })
option-fulfil = Fulfil contract: “{ $contract }” ({ amounts } for { $points } VP and { $reward_gold } gold)
option-barter = Barter: exchange one resource for another
option-give-take = Exchange 1 { $given_id ->
        [wood] wood
        [metal] metal
        [gold] gold
        [gear] gear
       *[other] { $given }
    } for 1 { $taken_id ->
        [wood] wood
        [metal] metal
        [gold] gold
        [gear] gear
       *[other] { $taken }
    }
option-bonus = Take { amount-of-resource }
option-piggyback = Take { amount-of-resource }
option-use = Use the negotiator: { amount-of-resource } more
option-decline = Decline
option-piggyback-negotiator-decline = Save the negotiator for later

## Log

note-round-begins = Round { $number }.
note-stage-begins = Stage { $number } begins: { $stage_bonus } for everybody.
note-ready-again = { $player } has a bonus action ready again: { $bonus_action }.
note-turn-begins = { $player } is on turn.
note-moved = { $player } moves from { the-from-tile } to { the-to-tile }.
note-flew = { $player } takes a Long-haul Flight from { the-from-tile } to { the-to-tile }.
note-paused = { $player } moves from { the-from-tile } to { the-to-tile } and pauses there in mid-hop.
note-shifted = { $player } shifts { $shift }.
note-skipped = { $player } skips the action of { the-tile }.
note-gained = { $player } gains { amount-of-resource }.
note-wasted = { $player } has no room for { amount-of-resource }.
note-paid = { $player } pays { amount-of-resource }.
note-built = { $player } builds a { $airship }.
note-donated = { $player } donates a { $airship }: { $points } VP.
note-sold = { $player } sells a { $airship }.
note-price-fell = The price falls to { $price } gold: { $airship }.
note-constructed = { $player } builds a { $facility }: { $points } VP.
note-took-majority = { $player } now has the majority: { $panel }.
note-lost-majority = { $player } loses the majority: { $panel }.
note-unlocked = { $player } unlocks a bonus action: { $bonus_action }.
note-hired = { $player } hires a worker, who waits on the Harbour.
note-recalled = { $player } brings all workers home to the Harbour.
note-expanded = { $player } builds the { $resource } expansion.
note-developed = { $player } develops { the-tile }.
note-nothing-to-develop = { $player } develops no tile: all with the symbol { $resource } are developed.
note-scored-expansion = { $player } scores { $points } VP for the expansion.
note-took-contract = { $player } takes the contract “{ $contract }”, with { $stages ->
        [one] only this stage
       *[other] { $stages } stages
    } to fulfil it.
note-contract-revealed = New on display: “{ $contract }”.
note-no-contract-revealed = The contract deck is empty; the display shrinks.
note-fulfilled = { $player } fulfils “{ $contract }”: { $points } VP.
note-contract-failed = { $player } fails “{ $contract }” and loses { $points } VP.
note-resource-bonus-due = { $player } gets the resource bonus of { the-tile }.
note-resource-bonus-lost = { $player } has no room for the resource bonus of { the-tile }.
note-piggybacked = { $player } gets the piggyback bonus of { the-tile }.
note-piggyback-lost = { $player } has no room for the piggyback bonus of { the-tile }.
note-negotiated = { $player } sends the Seasoned Negotiator.
note-bartered = { $player } uses Barter.
note-last-round-over = Round { $number } was the last one.
note-airship-majorities-taken = The game ends early: all { $number } airship majorities are taken.
note-facility-majorities-taken = The game ends early: { $number } facility majorities are taken.
note-final-scoring-begins = The final scoring.
note-awarded = { $player } scores { $points } VP: { $award }.

## Why something is not possible

refusal-workers-left = { $number ->
        [one] One worker still has to move
       *[other] { $number } workers still have to move
    } before you can end your turn.
refusal-worker-done = Your worker there is done for this turn; it moves again in your next one.
refusal-other-worker-pauses = First your worker that pauses in mid-hop has to go on ({ $tile }).
refusal-all-moved = All your workers have moved; you can shift only while one has yet to move.
refusal-lacks = For this you still need { amounts }.
refusal-out-of-reach = Too far: a worker goes to a neighbouring tile, and further only over your own workers or with Long-haul Flight.
refusal-own-worker-there = One of your own workers stands there, so the worker has to hop on to a tile without one.
refusal-stands-there = That is where the worker stands; it has to move to another tile.
refusal-movement-began-there = That is where the worker set out; it may not return there in this movement.
refusal-paused-there = The worker has paused there in this movement already.
refusal-gathering-full = You have no room for anything { the-tile } yields.
refusal-exact-reverse = That would just undo the first shift ({ $shift }); take another line or go on in the same direction.
refusal-needs-lower-ship = Needs { $needed ->
        [one] one own donation
       *[other] { $needed } own donations
    } of the { $airship }, you have { $have ->
        [0] none
        [one] one
       *[other] { $have }
    }.
refusal-no-space-left = { $panel }: all donation spaces are taken.
refusal-no-marker-left = You have no donation marker left in your supply.
refusal-not-for-sale = The { $airship } can't be sold, only donated; buyers want wooden and metal airships.
refusal-all-workers-hired = All your workers are hired.
refusal-expansion-built = You have built the { $resource } expansion already; there is one for each resource.
refusal-tile-developed = { $tile }: developed already.
refusal-other-colour = { $tile }: does not show the symbol { $resource }; the new expansion develops a tile of its own colour.
refusal-must-develop = The { $resource } expansion always develops a tile while one with its symbol is left.
refusal-no-contracts-left = No contracts are left on display.
refusal-not-on-display = You can take only a contract on display.
refusal-not-taken-yet = This contract is still on display; take it at a Marketplace first.
refusal-taken-by-other = { $owner } has taken this contract.
refusal-expansion-missing = For this you need the { $resource } expansion.
refusal-stock-full = You have no room for more { plain-resource }.
refusal-bonus-locked = { $bonus_action } is still locked: { $have } of { $needed } donations ({ $bonus_action_id ->
        [long_haul_flight] wooden airships
        [seasoned_negotiator] metal airships
       *[barter] Tourist, Passenger or Luxury Airships
    }).
refusal-bonus-used = { $bonus_action } has been used in this stage; it is ready again when the next one begins.
refusal-nothing-to-exchange = You have nothing to give away for which another resource would fit into your store.
refusal-nothing-to-give = You have no { plain-resource } to give.

## Shifts: lines are counted from 1, rows from the top, columns from the left

shift-row0_left = row 1 to the left
shift-row0_right = row 1 to the right
shift-row1_left = row 2 to the left
shift-row1_right = row 2 to the right
shift-row2_left = row 3 to the left
shift-row2_right = row 3 to the right
shift-row3_left = row 4 to the left
shift-row3_right = row 4 to the right
shift-col0_up = column 1 up
shift-col0_down = column 1 down
shift-col1_up = column 2 up
shift-col1_down = column 2 down
shift-col2_up = column 3 up
shift-col2_down = column 3 down
shift-col3_up = column 4 up
shift-col3_down = column 4 down

## Where points come from

category-airships = Donated airships
category-facilities = Public facilities
category-contracts = Fulfilled contracts
category-penalties = Failed contracts
category-expansions = Expansions
category-awards = Awards

## Components in full: resources

resource-wood =
    .text = For wooden airships and those of the tourist family, for expansions, contracts, Signpost and Park. Gathered in the Forest and the Valley.
resource-metal =
    .text = For metal airships and those of the tourist family, for expansions, contracts, Statue and Clock Tower. Gathered in the Mine and the Valley.
resource-gold =
    .text = Hires workers and pays for expansions and some public facilities. Comes from selling airships and from fulfilled contracts.
resource-gear =
    .text = Every airship needs gears, and so do many contracts. A gear also pays for shifting a row or column. Made in the Factory.

## Components in full: tiles

action_kind-forest =
    .text = Gather wood. Other players with a worker here get wood as a piggyback bonus. Developed: additional wood for you, if you have built the wood expansion.
action_kind-mine =
    .text = Gather metal. Other players with a worker here get metal as a piggyback bonus. Developed: additional metal for you, if you have built the metal expansion.
action_kind-factory =
    .text = Gather gears. Other players with a worker here get a gear as a piggyback bonus. Developed: an additional gear for you, if you have built the gear expansion.
action_kind-valley =
    .text = Gather wood and metal. Other players with a worker here choose wood or metal as a piggyback bonus. Developed: additional wood or metal for you, whichever expansion you have built.
action_kind-shipyard =
    .text = Build one airship. Then donate it to the city for VP, a marker and a lasting discount, or sell it for gold. Developed: a gear as well, if you have built the gear expansion.
action_kind-architects_office =
    .text = Build one public facility: pay for it, put a marker on it and score its VP. Developed: gold as well, if you have built the gold expansion.
action_kind-guild_hall =
    .text = Pay gold to hire a worker. It arrives on the Harbour and moves from your next turn on. Developed: gold as well, if you have built the gold expansion.
action_kind-workshop =
    .text = Build one of your expansions: more room for a resource, resource bonuses of that kind, VP, and a tile of that colour is developed. Developed: one resource of your choice as well, out of those whose expansion you have built.
action_kind-marketplace =
    .text = Take one of the contracts on display. Its number says how many stages you have, the current one included. Developed: gold as well, if you have built the gold expansion.
action_kind-lighthouse =
    .text = Shift two lines, or one line twice in the same direction, without paying. Workers travel along. One shift alone is fine too. Developed: a gear as well, if you have built the gear expansion.
action_kind-harbour =
    .text = Bring all your workers on the board here. Those that have not moved yet must still move this turn. Developed: one resource of your choice as well, out of those whose expansion you have built.

tile-forest_1 =
    .text = { action_kind-forest.text }
tile-forest_2 =
    .text = { action_kind-forest.text }
tile-mine_1 =
    .text = { action_kind-mine.text }
tile-mine_2 =
    .text = { action_kind-mine.text }
tile-factory_1 =
    .text = { action_kind-factory.text }
tile-factory_2 =
    .text = { action_kind-factory.text }
tile-valley_1 =
    .text = { action_kind-valley.text }
tile-shipyard_1 =
    .text = { action_kind-shipyard.text }
tile-shipyard_2 =
    .text = { action_kind-shipyard.text }
tile-architects_office_1 =
    .text = { action_kind-architects_office.text }
tile-guild_hall_1 =
    .text = { action_kind-guild_hall.text }
tile-workshop_1 =
    .text = { action_kind-workshop.text }
tile-marketplace_1 =
    .text = { action_kind-marketplace.text }
tile-marketplace_2 =
    .text = { action_kind-marketplace.text }
tile-lighthouse_1 =
    .text = { action_kind-lighthouse.text }
tile-harbour_1 =
    .text = { action_kind-harbour.text }

## Components in full: airships

airship-private_wood =
    .text = The smallest wooden airship; can be built from the start, can be sold. Each of your markers here saves you wood in the Shipyard.
airship-private_metal =
    .text = The smallest metal airship; can be built from the start, can be sold. Each of your markers here saves you metal in the Shipyard.
airship-tourist =
    .text = The smallest of the tourist family; can be built from the start, can't be sold. Each of your markers here saves you gold in the Workshop.
airship-residential_wood =
    .text = Needs own donations of the Wooden Private Airship; can be sold. Each of your markers here saves you wood in the Workshop.
airship-residential_metal =
    .text = Needs own donations of the Metal Private Airship; can be sold. Each of your markers here saves you metal in the Workshop.
airship-passenger =
    .text = Tourist family. Needs own donations of the Tourist Airship; can't be sold. Each of your markers here saves you gold when you hire in the Guild Hall.
airship-cargo_wood =
    .text = Needs own donations of the Wooden Residential Airship; can be sold. Each of your markers here saves you wood in the Architect's Office.
airship-cargo_metal =
    .text = Needs own donations of the Metal Residential Airship; can be sold. Each of your markers here saves you metal in the Architect's Office.
airship-luxury =
    .text = Tourist family. Needs own donations of the Passenger Airship; can't be sold. Each of your markers here saves you gold in the Architect's Office.

## Components in full: public facilities

facility-signpost =
    .text = Paid with wood; markers on Wooden Cargo Airships make it cheaper. You may build it several times while there are free spaces.
facility-statue =
    .text = Paid with metal; markers on Metal Cargo Airships make it cheaper. You may build it several times while there are free spaces.
facility-fountain =
    .text = Paid with gold; markers on Luxury Airships make it cheaper. You may build it several times while there are free spaces.
facility-park =
    .text = Paid with wood and gold; markers on Wooden Cargo and Luxury Airships make it cheaper. You may build it several times while there are free spaces.
facility-clock_tower =
    .text = Paid with metal and gold; markers on Metal Cargo and Luxury Airships make it cheaper. You may build it several times while there are free spaces.

## Components in full: bonus actions

bonus_action-long_haul_flight =
    .text = Once a stage one of your workers may fly on over a tile without an own worker, one step further than usual. Unlocked by donating wooden airships of any size.
bonus_action-seasoned_negotiator =
    .text = Once a stage, when you get a piggyback bonus, take one more of the same resource. Unlocked by donating metal airships of any size.
bonus_action-barter =
    .text = Once a stage, on your turn, exchange one of your resources for another one. Unlocked by donating Tourist, Passenger or Luxury Airships.

## Components in full: contracts

contract-contract_01 =
    .text = The carpenters of the lower deck are out of beams, and the hoist that lifts them needs a gear.
contract-contract_02 =
    .text = Hinges, brackets and a winch for the new gangways.
contract-contract_03 =
    .text = Sturdy chests with metal corners for the apprentices of the shipyards.
contract-contract_04 =
    .text = The clockmakers want a box of gears, and they want it soon.
contract-contract_05 =
    .text = A mill high above the clouds, where the wind never stops.
contract-contract_06 =
    .text = Rainwater has to reach the upper terraces somehow.
contract-contract_07 =
    .text = A jetty of planks, far out over the edge of the city, for those with a head for heights.
contract-contract_08 =
    .text = Chains strong enough to hold a freighter in a storm.
contract-contract_09 =
    .text = Room for crates between two moorings, carried by beams and girders.
contract-contract_10 =
    .text = Up and down all day, with whatever the market needs.
contract-contract_11 =
    .text = The drive for a cable car between the two highest districts.
contract-contract_12 =
    .text = The theatre would like its scenery to turn as the city does.
contract-contract_13 =
    .text = Four storeys, a pitched roof and a balcony for every family.
contract-contract_14 =
    .text = A tank of riveted plates that keeps the airships aloft.
contract-contract_15 =
    .text = A roof over the stalls, so that trade goes on in any weather.
contract-contract_16 =
    .text = Boilers, turbines and a great many cogs: light for the whole city.
contract-contract_17 =
    .text = Blades that never rest, driven by belts and gears.
contract-contract_18 =
    .text = A bridge of steel on rails that lifts whole hulls out of the dock.
contract-contract_19 =
    .text = A dome that opens at night, closer to the stars than any other.
contract-contract_20 =
    .text = A house for grand voices, the largest wooden hall that ever flew.

## Components in full: stage bonuses

stage_bonus-stage_bonus_wood =
    .text = At the start of its stage every player gains wood.
stage_bonus-stage_bonus_metal =
    .text = At the start of its stage every player gains metal.
stage_bonus-stage_bonus_gear =
    .text = At the start of its stage every player gains gears.
stage_bonus-stage_bonus_gold =
    .text = At the start of its stage every player gains gold.
stage_bonus-stage_bonus_materials =
    .text = At the start of its stage every player gains wood and metal.
stage_bonus-stage_bonus_gears =
    .text = At the start of its stage every player gains many gears.
stage_bonus-stage_bonus_grant =
    .text = At the start of its stage every player gains plenty of gold.

## Components in full: awards

award-award_shipbuilding =
    .text = At the end of the game for the two players with most airship majorities. Ties share; without a majority there is nothing.
award-award_facilities =
    .text = At the end of the game for the two players with most facility majorities. Ties share; without a majority there is nothing.
award-award_trade =
    .text = At the end of the game for the two players with most fulfilled contracts. Ties share; without a fulfilled contract there is nothing.

## Table options

choice-workers-stay-on-shifted-tile = When a line is shifted, workers
choice-workers-stay-on-shifted-tile-true = travel with their tile
choice-workers-stay-on-shifted-tile-false = keep their place in the grid
choice-score-may-be-negative = Penalties may take a score below zero
choice-score-may-be-negative-true = yes
choice-score-may-be-negative-false = no, it stops at zero
choice-prerequisite-counts-majority-marker = The majority marker counts as a donation for larger airships
choice-prerequisite-counts-majority-marker-true = yes
choice-prerequisite-counts-majority-marker-false = no
choice-bonus-unlock-counts-majority-marker = The majority marker counts towards unlocking bonus actions
choice-bonus-unlock-counts-majority-marker-true = yes
choice-bonus-unlock-counts-majority-marker-false = no
choice-majority-needs-strict-lead = When the lead on a panel is tied, the majority
choice-majority-needs-strict-lead-true = belongs to nobody
choice-majority-needs-strict-lead-false = stays where it was
choice-shift-in-mid-hop = A worker may pause in mid-hop so that lines can be shifted
choice-shift-in-mid-hop-true = yes
choice-shift-in-mid-hop-false = no
choice-expansion-must-develop-if-possible = Building an expansion develops a tile
choice-expansion-must-develop-if-possible-true = always, if one is left
choice-expansion-must-develop-if-possible-false = if the player wants it
choice-resource-bonus-tile-side-checked = For the resource bonus the tile must be developed
choice-resource-bonus-tile-side-checked-before-action = before the action
choice-resource-bonus-tile-side-checked-after-action = after the action
choice-resource-bonus-expansion-checked = For the resource bonus the expansion must be built
choice-resource-bonus-expansion-checked-before-action = before the action
choice-resource-bonus-expansion-checked-after-action = after the action

## The drawing for a terminal

board-letter = { $seat ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
board-person = { $letter } { $player }
board-round = Round { $round } of { $rounds } · Stage { $stage } of { $stages }
board-on-turn = On turn: { $person }
board-stage-brings = Stage { $stage } brings: { $stage_bonus } ({ $gain })
board-amount = { amount-of-resource }
board-city = The city
board-tile-developed = ◆ { $tile }
board-worker-letter = { $letter }
board-worker-moved = ({ $letter })
board-city-legend = A worker · (A) has moved · ◆ developed
board-panels-of = Donation board and prices for { $person }
board-thing = Build
board-vp = VP
board-markers = Markers
board-marker = { $letter }{ $count }
board-marker-majority = { $letter }{ $count }★
board-spaces = Spaces
board-spaces-taken = { $taken }/{ $spaces }
board-sale = Sale
board-expansion-of = Expansion: { $resource }
board-hire = Hire a worker
board-panels-legend = ★ majority · Sale: gold for selling one now
board-contracts = Contracts · { $deck ->
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }
board-contract = Contract
board-owner = Held by
board-on-display = on display
board-contract-stages = Stages
board-reward-gold = + Gold
board-players = Players
board-score = Victory points
board-stock-of-capacity = { $amount }/{ $capacity }
board-workers-and-supply = Workers on the board + in supply
board-workers-count = { $board } + { $supply }
board-donation-markers = Donation markers left
board-fulfilled = Fulfilled contracts
board-failed = Failed contracts
board-award-standing = { $count } → { $points } VP
board-bonus-locked = locked
board-bonus-ready = ready
board-bonus-used = used

## Names of fields on the generic board

board-round-number = Round
board-rounds = Rounds in all
board-stage = Stage
board-stages = Stages in all
board-stage-bonus = Stage bonuses
board-grid = Size of the city
board-rows = Rows
board-columns = Columns
board-tile-at = Tiles in the grid
board-developed = Developed
board-shifts = Shifts
board-shift = Shift
board-direction = Direction
board-positions = Spaces in this direction
board-donations = Donations
board-majority = Majorities
board-panels = Donation panels
board-taken = taken
board-price-row = Price step
board-sale-price = Sale prices
board-prices = Prices
board-missing = What is missing for them
board-airship = Airships
board-facility = Public facilities
board-expansion = Expansions
board-prerequisites = Conditions of larger airships
board-unlocking = Unlocking bonus actions
board-have = held
board-needed = needed
board-met = met
board-display = Display
board-deck-size = Cards in the deck
board-contract-owner = Contracts taken
board-stages-left = Stages left
board-awards = Awards
board-count = Number
board-points = Points
board-stock = Stock
board-capacity = Capacity
board-expanded = Expanded
board-bonus = Bonus actions
board-workers = Workers
board-worker = Worker
board-tile = Tile
board-position = Space
board-moved = moved
board-pausing = pausing
board-may-move = may move
board-workers-in-supply = Workers in supply

## What many options of a kind choose

board-fold-shift = Shift a line
board-fold-shift-first = Shift a line first
board-fold-to = Go to a tile
board-fold-give-take = Exchange resources
board-fold-develop = Develop a tile
