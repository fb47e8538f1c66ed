# Dilluvia Project in English. Names of components come from data.toml, and so do the numbers in the long descriptions.
# The few numbers of the player aid are compared with the data by a test.

game-name = Dilluvia Project
game-tagline = The first city in the clouds needs inhabitants: buy land, build, earn prestige, and draw people up into the sky.
game-aid =
    Goal: most population after 7 rounds. Prestige is the way there: whenever your prestige reaches or passes a multiple of 10, people move in, as many as your building marker says. Each building and each propeller moves that marker on; every second step raises the number by 1.

    Round: market phase, action phase, income phase. Round 7 has no income phase; the final scoring follows instead, and it begins with your income.

    Market: in player order everybody puts a zeppelin to a row or column that has none. Then everybody buys from the own line, as much as wanted; the space at the tip costs 1 Aero, the others 2, 3 and 4. Some tiles have a fixed price of 5. Spaces that were empty when you began bring 1 Aero each after you stop. In round 7 the spaces themselves are for sale, and what is printed on them happens at once.

    Turn: place workers on one circle and do what its field does. Nobody may pass while they have workers. Some circles cost 1 Aero. The first special worker on each field in a round earns that field's bonus. During your turn you may also play your tiles.

    Fields: Player Order (come earlier next round), Money (1 Aero for each worker, 1 more for every 3), Resources (1 cube of the row's colour for each worker), Land Purchase, Construction, Buy Market Tile (any tile for 3 Aeros), Gardens (1 Aero, on your own land), Reposition Cubes (switch up to 2 of your buildings).

    Land: small 1 worker and 1 Aero, medium 2 and 2, large (2×2) 3 and 4. Your first piece touches the propeller in the centre or one of your own, later ones touch your land, buildings or propellers; corners count.

    Construction: each worker gives a step with at most one building and one propeller. A building needs its cubes and your own land in its shape. Its number says from which round on it can be built. Built exactly in that round it brings 2 population. Your cube on it goes to one of two squares: production or prestige, paid in every income phase. Each income ends at 36.

    Workers: Building 0 with the cube on square 1 brings a new worker from the next round on, up to 3 in the game.

    End: income, prestige from tiles, prestige for buildings beside gardens (small 1, medium 2, large 4 for each garden), population from majorities (4 alone in front, 3 tied, otherwise 1 less). Ties are won by the prestige closer to its next multiple of 10.

## Parts of sentences

aero-count = { $aeros ->
        [one] 1 Aero
       *[other] { $aeros } Aeros
    }
price-in-aeros = { $price ->
        [one] 1 Aero
       *[other] { $price } Aeros
    }
cube-count = { $amount } { $resource_id ->
        [white] white
        [black] black
        [brown] brown
        [purple] purple
       *[other] { $resource }
    } { $amount ->
        [one] cube
       *[other] cubes
    }
colour-name = { $resource_id ->
        [white] white
        [black] black
        [brown] brown
        [purple] purple
       *[other] { $resource }
    }

## What is asked

ask-place-zeppelin = Where do you put your zeppelin? Prices count from its tip.
ask-buy-market = { $empty ->
        [0] What do you buy from your line?
        [one] What do you buy from your line? One space was empty and will be compensated.
       *[other] What do you buy from your line? { $empty } spaces were empty and will be compensated.
    }
ask-turn-menu = Where do you place workers?
ask-choose-workers = { $target }: which workers do you place?
ask-end-turn-menu = Play another tile, or end your turn?
ask-land-menu = { $workers ->
        [0] No worker is left for land.
        [one] Which land do you buy? 1 worker is left.
       *[other] Which land do you buy? { $workers } workers are left.
    }{ $free_squares ->
        [0] {""}
       *[other] {" "}One square is free of charge.
    }
ask-choose-land = { $land_size }: from which square?
ask-choose-land-far = { $land_size } from { $square }: to which square?
ask-build-menu = { $done ->
        [1] A propeller as well?
        [2] A building as well?
       *[other] What do you build or buy?
    } { $steps ->
        [one] This is the last step.
       *[other] { $steps } steps are left, this one included.
    }
ask-choose-discount = { $building }: which cubes do you leave out?
ask-choose-site = { $building }: where does it stand?
ask-choose-square = { $building } on { $square }: on which square do you put your cube?
ask-buy-extra = Which tile do you buy?
ask-choose-garden-square = { $permit ->
        [0] On which of your squares do you lay a garden?
       *[other] Where do you lay the garden?
    }
ask-choose-switch = { $left ->
        [one] Which building do you switch? One may be switched.
       *[other] Which building do you switch? { $left } may be switched.
    }
ask-choose-resource = { $left ->
        [one] Which cube do you take?
       *[other] Which cube do you take? { $left } are left to choose.
    }
ask-converter-give = Which cube do you give away?
ask-converter-take = Which cube do you take for it?
ask-pick-tile = Which of the tiles set aside do you take?
ask-income-split = { $left ->
        [one] 1 cube to choose: is it { colour-name }?
       *[other] { $left } cubes to choose: how many of them are { colour-name }?
    }

## Options

option-row = Row { $line }, { $row_end }
option-column = Column { $line }, { $column_end }
option-buy = Buy: { $space }
option-stop = Buy nothing more
option-none = Nothing
option-buy-extra-none = Buy nothing
option-choose-land-none = Take no land
option-choose-garden-square-none = Lay no garden
option-pick-tile-none = Take no tile
option-place = Field: { $target_id ->
        [reposition] Reposition cubes
       *[other] { $target }
    }
option-place-extra = Field: { $extra_field_id ->
        [reposition] Reposition cubes
       *[other] { $extra_field }
    } (extra circle)
option-workers-0 = { $dark_workers }
option-workers-1 = The special worker and { $dark_workers }
option-tile = Play: { $kind }
option-idle = Let all remaining workers rest
option-end-turn = End turn
option-small = Small land
option-medium = Medium land
option-large = Large land
option-free-square = Take the free square
option-finish = Finish
option-from = From { $square }
option-to = To { $square }
option-building = Build: { $building }
option-propeller = Buy: { $propeller }
option-end-step = End this step
option-discount = Left out: white { $white_cubes }, black { $black_cubes }, brown { $brown_cubes }, purple { $purple_cubes }
option-site = On { $site }
option-square-1 = Square 1 (production)
option-square-2 = Square 2 (prestige)
option-garden = Garden on { $square }
option-switch = Switch the building on { $square }
option-resource = Cube: { $resource }
option-give = Give: { $resource }
option-take = Take: { $resource }
option-pick = Take: { $kind }
option-white = White: { $share }
option-black = Black: { $share }
option-brown = Brown: { $share }

## Log

note-round-begins = Round { $number }.
note-order-drawn = { $player } is number { $place } in player order and starts with { aero-count }.
note-market-refilled = { $tiles ->
        [one] One new tile comes to the market.
       *[other] { $tiles } new tiles come to the market.
    }
note-market-cleared = { $tiles ->
        [0] The market is empty; now its spaces are for sale.
        [one] The last tile of the market is set aside; now its spaces are for sale.
       *[other] { $tiles } tiles of the market are set aside; now its spaces are for sale.
    }
note-zeppelin-at-row = { $player } puts the zeppelin to row { $line }, { $row_end }.
note-zeppelin-at-column = { $player } puts the zeppelin to column { $line }, { $column_end }.
note-bought-tile = { $player } buys “{ $kind }”.
note-bought-space = { $player } buys the space { $space }.
note-stopped-buying = { $player } buys nothing more.
note-bought-nothing = { $player } buys no extra tile.
note-compensated = { $player } is compensated for { $spaces ->
        [one] one empty space
       *[other] { $spaces } empty spaces
    }.
note-tile-kept = { $player } keeps “{ $kind }”.
note-tile-resolved = “{ $kind }” takes effect at once.
note-prestige-income-rose = { $player } raises the prestige income by { $points }.
note-space-resolved = The space gives { $player }: { $space_effect }.
note-tile-played = { $player } plays “{ $kind }”.
note-tile-picked = { $player } takes “{ $kind }” from the tiles set aside.
note-nothing-picked = { $player } takes none of the tiles set aside.
note-workers-placed = { $player } places { $special ->
        [0] { $dark ->
            [one] 1 worker
           *[other] { $dark } workers
        }
       *[other] { $dark ->
            [0] the special worker
            [one] 1 worker and the special worker
           *[other] { $dark } workers and the special worker
        }
    }: { $target }.
note-bonus-earned = { $player } earns the bonus of the special worker ({ $field }).
note-toll-received = { $player } collects the toll.
note-toll-saved = { $player } has the toll right and pays nothing for the circle.
note-went-idle = { $player } finds no circle; { $workers ->
        [one] one worker rests
       *[other] { $workers } workers rest
    } for this round.
note-earned = { $player } gets { aero-count }.
note-paid = { $player } pays { aero-count }.
note-gained = { $player } takes { cube-count }.
note-gave = { $player } gives away { cube-count }.
note-populated = { $player } gains { $points } population.
note-rose = { $player } gains { $points } prestige and has { $total }.
note-passed-tens = { $tens ->
        [one] That reaches a multiple of 10
       *[other] That reaches { $tens } multiples of 10
    }: { $points } population for { $player }.
note-house-moved = The building marker of { $player } moves { $steps ->
        [one] one step
       *[other] { $steps } steps
    }; now { $value } population for every 10 prestige.
note-claimed = { $player } marks land: { $site }.
note-land-declined = { $player } takes no land.
note-free-square-used = { $player } takes a square free of charge.
note-built = { $player } puts { $building } on { $site }.
note-cube-put = { $building } on { $square }: the cube of { $player } is on { $income_square }.
note-worker-hired = { $player } gets a new worker for the next round; { $left } left in reserve.
note-no-worker-left = { $player } has no worker left in reserve.
note-matched = { $building } is built in its matching round.
note-bought-propeller = { $player } buys { $propeller }.
note-stopped-building = { $player } builds nothing more.
note-garden-laid = { $player } lays a garden on { $square }; { $left } left in the supply.
note-no-garden = { $player } lays no garden.
note-income-due = { $player } receives income.
note-new-place = Number { $place } in player order: { $player }.
note-final-scoring-begins = The last round is over; the final scoring begins.
note-scored-tile = { $player } scores “{ $kind }”.
note-scored-gardens = { $player } scores buildings beside gardens.
note-scored-majority = { $player } scores “{ $kind }”: { $points } population.
note-kept-above-zero = The population of { $player } can’t fall below 0.

## Why something is not possible

refusal-line-taken = The zeppelin of { $owner } lies at this line already.
refusal-lacks-aeros = Costs { price-in-aeros }, you have { $have }.
refusal-space-empty = There is no tile on this space.
refusal-space-marked = { $owner } has bought this space already.
refusal-lacks-aeros-for-circle = The next free circle costs { price-in-aeros }, which you don’t have.
refusal-no-circle-free = All circles of this row are taken.
refusal-own-circle-used = You have used the circle of your colour in this round already.
refusal-in-order-already = You have a worker here already; a second one would be no use.
refusal-extra-circle-used = { $owner } has used the extra circle in this round already.
refusal-own-circle-first = First you must use the circle of your own colour ({ $target }).
refusal-must-place = You can’t pass: as long as there is a circle for you, you must place a worker.
refusal-too-far = New land must touch your own land, buildings or propellers; corners count.
refusal-too-far-first = Your first land must touch the propeller in the centre or a propeller of yours. Only if nothing is free there, it may touch any player’s land.
refusal-no-room = { $land_size }: there is not enough free land around this square.
refusal-no-position = { $land_size }: you have no place for it in the city.
refusal-lacks-workers = Needs { $needed ->
        [one] 1 worker
       *[other] { $needed } workers
    }, { $have } left from this placement.
refusal-lacks-aeros-for-land = Costs { price-in-aeros }, you have { $have }.
refusal-too-early = Building number { $number } can be built from round { $number } on.
refusal-sold-out = No building of this type is left.
refusal-lacks-cubes = Costs { $needed } { colour-name }, you have { $have }.
refusal-lacks-cubes-despite-foreman = You lack { $missing } of its cubes; your foremen only save you { $less }.
refusal-no-site = You have no land in its shape ({ $land_size_id ->
        [small] 1 square
        [medium] 2 squares side by side
       *[large] 2×2 squares
    }).
refusal-one-building-a-step = Only one building in each step; another one needs another worker.
refusal-one-propeller-a-step = Only one propeller in each step; another one needs another worker.
refusal-lacks-aeros-for-propeller = Costs { price-in-aeros }, you have { $have }.
refusal-propeller-taken = This propeller belongs to { $owner }.
refusal-switched-already = You have switched this building in this action already.
refusal-used-this-round = “{ $kind }” has been used in this round; it is ready again in the next one.
refusal-no-building-of-size = You have no { $land_size_id ->
        [small] small
        [medium] medium
       *[large] large
    } building that could pay rent.
refusal-nothing-to-convert = You have no cube to exchange.
refusal-no-garden-possible = { $left ->
        [0] No garden is left in the supply.
       *[other] You have neither land nor a building with a free square beside it.
    }

## Words of keys

extra_field-market_extra = Buy Market Tile
extra_field-reposition = Reposition Cubes
row_end-left = from the left
row_end-right = from the right
column_end-top = from the top
column_end-bottom = from the bottom
dark_workers-0 = no other
dark_workers-1 = 1 worker
dark_workers-2 = 2 workers
dark_workers-3 = 3 workers
dark_workers-4 = 4 workers
dark_workers-5 = 5 workers
dark_workers-6 = 6 workers
dark_workers-7 = 7 workers
dark_workers-8 = 8 workers
berth = { $direction ->
        [row] Row
       *[column] Column
    } { $number }, { $end ->
        [left] left end
        [right] right end
        [top] top end
       *[bottom] bottom end
    }
income-money = money
income-cubes = cube(s)
income-prestige = prestige
income_square-square_1 = square 1
income_square-square_2 = square 2
space = row { $row }, column { $column }

## Where population came from

category-tens = Multiples of 10 prestige
category-matching = Buildings in their matching round
category-tiles = Market tiles and spaces
category-garden_bonus = Bonus of the special worker in the gardens
category-majorities = Majorities

## Components in full: resources and land

resource-white =
    .text = A white cube, needed for buildings. The supply never runs out.
resource-black =
    .text = A black cube, needed for buildings. The supply never runs out.
resource-brown =
    .text = A brown cube, needed for buildings. The supply never runs out.
resource-purple =
    .text = A purple cube, needed for buildings. The supply never runs out.
land_size-small =
    .text = One square, for { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and { $price ->
            [one] 1 Aero
           *[other] { $price } Aeros
        }.
land_size-medium =
    .text = Two squares side by side, for { $workers } workers and { $price } Aeros.
land_size-large =
    .text = Four squares in a block of 2×2, for { $workers } workers and { $price } Aeros.

## Components in full: action fields

field-player_order =
    .text = One worker of each player. In the next round the players here come first, from left to right; the others follow in their old order. Bonus of the first special worker: prestige equal to your present place.
field-income =
    .text = { $income_aeros_per_worker } Aero for each worker, and { $income_bonus_per_three_workers } more for every three on the circle. Bonus of the first special worker: { $income_special_aeros } Aeros.
field-resources =
    .text = { $resource_cubes_per_worker } cube of the row’s colour for each worker. Bonus of the first special worker: { $resource_special_cubes } more of the same colour; the four rows share one bonus.
field-land =
    .text = Your workers here buy land, in any combination: small land takes { $small_land_workers ->
            [one] 1 worker
           *[other] { $small_land_workers } workers
        }, medium { $medium_land_workers }, large { $large_land_workers }. Every piece touches your own land, buildings or propellers, the first one the centre. Bonus of the first special worker: { $land_special_free_squares ->
            [one] one square
           *[other] { $land_special_free_squares } squares
        } without worker and price.
field-build =
    .text = Each worker gives a step with at most one building and one propeller, in any order. After the step your building marker moves one position for each. Bonus of the first special worker: { $build_special_prestige } prestige, before the first step.
field-market_extra =
    .text = Buy one tile anywhere on the market for { $market_extra_price } Aeros, even one with a fixed price. In the last round a space. Whoever has used the own circle may use the extra one. Bonus of the first special worker: { $market_extra_special_cubes } cube of your choice, even if you buy nothing.
field-garden =
    .text = Pay { $garden_price } Aero to lay a garden on one of your land squares. The square belongs to nobody then. In the end every building orthogonally beside a garden brings its owner prestige. Bonus of the first special worker: { $garden_special_population } population, even without a garden.
field-reposition =
    .text = Move the cubes of up to { $reposition_buildings } of your buildings to their other squares. Whoever has used the own circle may use the extra one. Bonus of the first special worker: { $reposition_special_buildings } more building.

## Components in full: buildings

building-b0 =
    .text = { $flavor_en }, 1 square, in any round. Costs { $cost }. Square 1: a new worker from the next round on, once. Square 2: { $square_2 } each round.
building =
    .text = { $flavor_en }, { $size ->
            [small] 1 square
            [medium] 2 squares
           *[large] 2×2 squares
        }, from round { $number } on. Costs { $cost }. Square 1: { $square_1 } each round. Square 2: { $square_2 } each round.

## Components in full: propellers

propeller =
    .text = Costs { $price } Aeros, brings { $prestige } prestige at once and moves your building marker. You may take land beside it.
propeller-G7 =
    .text = The propeller in the centre: everybody’s first land may touch it. Costs { $price } Aeros, brings { $prestige } prestige at once and moves your building marker.

## Components in full: market tiles

kind-stockpile =
    .text = Final scoring: { $prestige } prestige for every complete set of { $aeros } Aeros and { $resources } cubes of any colours that you have.
kind-garden_permit =
    .text = Once in the game, in your turn: lay a garden from the supply free of charge on your own land, or on a free square that touches one of your buildings; corners count.
kind-punctual_builder =
    .text = Always: { $prestige } prestige for each building you build exactly in the round of its number.
kind-settlers =
    .text = At once: { $population } population.
kind-land_agent =
    .text = Always: each medium or large land you buy costs { $aeros } Aero less. +1 prestige income.
kind-converter =
    .text = Once in each round, in your turn: exchange { $cubes } of your cubes for one of another colour. +1 prestige income.
kind-visionary =
    .text = Always: you may build buildings up to number { $max_number } before their round. Built early they do not count as matching.
kind-land_claim =
    .text = Once in the game, in your turn: take up to { $pieces } single squares free of charge, one after the other, each by the usual rule of position.
kind-land_grant =
    .text = Once in the game, in your turn: take one medium land free of charge by the usual rule of position.
kind-toll_right =
    .text = Always: whoever places workers on a circle that costs an Aero pays it to you instead of the bank. You use such circles for nothing. +1 prestige income.
kind-insurance =
    .text = Always: { $aeros_per_empty_space } Aeros of compensation for each empty space of your line in the market phase. Two insurances do not add up. +1 prestige income.
kind-small_rents =
    .text = Once in the game, in your turn: { $aeros } Aeros for each of your small buildings.
kind-medium_rents =
    .text = Once in the game, in your turn: { $aeros } Aeros for each of your medium buildings.
kind-large_rents =
    .text = Once in the game, in your turn: { $aeros } Aeros for each of your large buildings.
kind-foreman_2_3 =
    .text = Always: your buildings with number 2 or 3 cost { $cubes } cubes less; you choose which ones.
kind-foreman_4_5 =
    .text = Always: your buildings with number 4 or 5 cost { $cubes } cubes less; you choose which ones.
kind-two_white =
    .text = At once: { $white } white cubes.
kind-two_black =
    .text = At once: { $black } black cubes.
kind-two_brown =
    .text = At once: { $brown } brown cubes.
kind-two_purple =
    .text = At once: { $purple } purple cubes.
kind-three_white =
    .text = At once: { $white } white cubes.
kind-three_black =
    .text = At once: { $black } black cubes.
kind-three_brown =
    .text = At once: { $brown } brown cubes.
kind-three_purple =
    .text = At once: { $purple } purple cubes.
kind-five_aeros =
    .text = At once: { $aeros } Aeros.
kind-six_aeros =
    .text = At once: { $aeros } Aeros.
kind-building_boost =
    .text = At once: your building marker moves { $house_steps ->
            [one] one position
           *[other] { $house_steps } positions
        } forward. Fixed price { $fixed_price } in the market phase.
kind-seven_prestige =
    .text = At once: { $prestige } prestige. Fixed price { $fixed_price } in the market phase.
kind-propeller_majority =
    .text = Final scoring: { $majority_alone } population if you alone have the most propellers, { $majority_tied } if you share the lead, otherwise { $majority_lost }. Fixed price { $fixed_price } in the market phase.
kind-small_majority =
    .text = Final scoring: { $majority_alone } population if you alone have the most small buildings, { $majority_tied } if you share the lead, otherwise { $majority_lost }. Fixed price { $fixed_price } in the market phase.
kind-medium_majority =
    .text = Final scoring: { $majority_alone } population if you alone have the most medium buildings, { $majority_tied } if you share the lead, otherwise { $majority_lost }. Fixed price { $fixed_price } in the market phase.
kind-large_majority =
    .text = Final scoring: { $majority_alone } population if you alone have the most large buildings, { $majority_tied } if you share the lead, otherwise { $majority_lost }. With fewer than { $minimum } you always get { $majority_lost }. Fixed price { $fixed_price } in the market phase.
kind-sector_majority =
    .text = Final scoring: { $majority_alone } population if you alone have buildings in the most sectors, { $majority_tied } if you share the lead, otherwise { $majority_lost }. A building across a border counts for one of its sectors. Fixed price { $fixed_price } in the market phase.
kind-worker_majority =
    .text = Final scoring: { $majority_alone } population if you alone have the most workers in play, { $majority_tied } if you share the lead, otherwise { $majority_lost }. Fixed price { $fixed_price } in the market phase.
kind-patron =
    .text = Final scoring: { $prestige } prestige for each of your majority tiles.

## Components in full: the spaces of the market in the last round

space_effect-population_2 =
    .text = At once: { $population } population.
space_effect-resources_4 =
    .text = At once: { $cubes } cubes of any colours.
space_effect-aeros_8 =
    .text = At once: { $aeros } Aeros.
space_effect-prestige_4 =
    .text = At once: { $prestige } prestige.
space_effect-medium_land =
    .text = At once: one medium land free of charge by the usual rule of position. You may decline it.
space_effect-pick_tile =
    .text = At once: take one of the tiles that were set aside at the beginning of the round, as if you had bought it.

## The drawing for a terminal

board-letter = { $seat ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
board-person = { $letter } { $player }
board-round = Round { $round } of { $rounds } · gardens in the supply: { $gardens }
board-order = Player order:
board-market = Market · { $tiles ->
        [one] 1 tile in the stacks
       *[other] { $tiles } tiles in the stacks
    }
board-side = { $side ->
        [left] →
        [right] ←
        [top] ↓
       *[bottom] ↑
    }
board-zeppelin = { $letter }{ $side }
board-fields = Action fields
board-field = Row
board-circles = Circles
board-fields-legend = ○ free · ① free, costs an Aero · A3 three workers of A · A3* with the special worker
board-circle = { $aeros ->
        [0] ○
       *[other] ①
    }
board-workers = { $letter }{ $dark }{ $special ->
        [0] {""}
       *[other] *
    }
board-city = The city
board-city-legend = · free · (A) land of A · A2B1 building 2B of A with the cube on square 1 · ✿ garden · ✣6 propeller for 6 Aeros · ✣A propeller of A
board-propeller = ✣{ $price }
board-owned-propeller = ✣{ $letter }
board-garden = ✿
board-building = { $letter }{ $building }{ $cube }
board-land = ({ $letter })
board-free = ·
board-stacks = Buildings
board-type = Type
board-left = Left
board-new-worker = new worker
board-players = Players
board-population = Population
board-prestige = Prestige
board-house = Population for every ten
board-money = Aeros
board-income = Income: { $income }
board-available = Workers to place
board-available-workers = { $dark }{ $special ->
        [0] {""}
       *[other] {" "}+ special
    }
board-reserve = Workers in reserve
board-tiles = Tiles
board-copies = { $copies ->
        [one] { $kind }
       *[other] { $copies }× { $kind }
    }
