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

    Construction: each worker allows one building and one propeller, in any order. Your building marker only moves when both are done, or when you forgo one of them. A building needs its cubes and your own land in its shape. Its number says from which round on it can be built. Built exactly in that round it brings 2 population. Your cube on it goes to one of two squares: production or prestige, paid in every income phase. Each income ends at 36.

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
cubes-listed = { $white ->
        [0] {""}
       *[other] {" · "}{ $white } white
    }{ $black ->
        [0] {""}
       *[other] {" · "}{ $black } black
    }{ $brown ->
        [0] {""}
       *[other] {" · "}{ $brown } brown
    }{ $purple ->
        [0] {""}
       *[other] {" · "}{ $purple } purple
    }
square-brings = { $hires ->
        [1] a new worker from the next round on
        [2] no new worker any more
       *[other] each round{ $money ->
            [0] {""}
            [one] {" "}+1 Aero
           *[other] {" "}+{ $money } Aeros
        }{ $cubes ->
            [0] {""}
            [one] {" "}+1 cube
           *[other] {" "}+{ $cubes } cubes
        }{ $prestige ->
            [0] {""}
           *[other] {" "}+{ $prestige } prestige
        }
    }
workers-bring = { $aeros ->
        [0] {""}
       *[other] {" "}for { aero-count }
    }{ $amount ->
        [0] {""}
       *[other] {" "}for { cube-count }
    }
field-of-target = { $target_id ->
        [reposition] Reposition cubes
        [white] White cubes
        [black] Black cubes
        [brown] Brown cubes
        [purple] Purple cubes
       *[other] { $target }
    }

## What is asked

ask-place-zeppelin = Where do you put your zeppelin? Prices count from its tip.
ask-buy-market = { $empty ->
        [0] What do you buy from your line?
        [one] What do you buy from your line? One space was empty and will be compensated.
       *[other] What do you buy from your line? { $empty } spaces were empty and will be compensated.
    }
ask-turn-menu = Where do you place workers?
ask-choose-workers = { field-of-target }: which workers do you place?
ask-end-turn-menu = Play another tile, or end your turn?
ask-land-menu = { $workers ->
        [0] No worker is left for land.
        [one] Which land do you buy? 1 worker is left.
       *[other] Which land do you buy? { $workers } workers are left.
    }{ $free_squares ->
        [0] {""}
       *[other] {" "}One square is free of charge.
    }
ask-choose-land = { $kind_id ->
        [land_claim] “{ $kind }”: which square do you take free of charge?
        [land_grant] “{ $kind }”: from which square do you take the medium land?
       *[other] { $space_effect_id ->
            [medium_land] Market space “{ $space_effect }”: from which square?
           *[other] { $land_size_id ->
                [small] { $land_size }: on which square?
               *[other] { $land_size }: from which square?
            }
        }
    }
ask-choose-land-far = { $land_size } from { $square }: to which square?
ask-build-menu = What do you build or buy? Still possible: { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $propellers ->
        [one] 1 propeller
       *[other] { $propellers } propellers
    }.
ask-choose-discount = { $building }: which cubes do you leave out?
ask-choose-site = { $building }: where does it stand?
ask-choose-square = { $building } on { $square }: on which square do you put your cube?
ask-buy-extra = What do you buy from the market in addition?
ask-choose-garden-square = { $kind_id ->
        [garden_permit] “{ $kind }”: where do you lay the garden?
       *[other] Gardens: on which of your squares do you lay a garden?
    }
ask-choose-switch = { $left ->
        [one] Which building do you switch? One more is allowed.
       *[other] Which building do you switch? Up to { $left } more are allowed.
    }
ask-choose-resource = { $space_effect_id ->
        [resources_4] Market space “{ $space_effect }”: which cube do you take?
       *[other] Bonus of the special worker: which cube do you take?
    }{ $left ->
        [one] {""}
       *[other] {" "}{ $left } are left to choose.
    }
ask-converter-give = “{ $kind }”: which cube do you give away?
ask-converter-take = “{ $kind }”: which cube do you take for it?
ask-pick-tile = Market space: which of the tiles set aside do you take?
ask-income-split = { $left ->
        [one] Income, 1 cube of your choice: is it { colour-name }?
       *[other] Income, { $left } cubes of your choice: how many of them are { colour-name }?
    }

## Options

option-row = Zeppelin to row { $line }, { $row_end }
option-column = Zeppelin to column { $line }, { $column_end }
option-buy = { $last ->
        [0] Buy “{ $kind }” for { price-in-aeros } ({ $space })
       *[other] Buy the space “{ $space_effect }” for { price-in-aeros } ({ $space })
    }
option-stop = Buy nothing more
option-none = Nothing
option-buy-extra-none = Buy nothing
option-choose-land-none = Take no land
option-choose-garden-square-none = Lay no garden
option-pick-tile-none = Take no tile
option-place = { field-of-target }{ $aeros ->
        [0] {""}
       *[other] {" "}(circle for { aero-count })
    }
option-place-extra = { $extra_field_id ->
        [reposition] Reposition cubes
       *[other] { $extra_field }
    } (extra circle)
option-workers-0 = { $dark ->
        [one] 1 worker
       *[other] { $dark } workers
    }{ workers-bring }
option-workers-1 = { $dark ->
        [0] The special worker
        [one] The special worker and 1 other
       *[other] The special worker and { $dark } others
    }{ workers-bring }{ $bonus ->
        [0] {""}
       *[other] {" "}(with the bonus)
    }
option-tile = Play “{ $kind }”{ $aeros ->
        [0] {""}
       *[other] {" "}for { aero-count }
    }
option-idle = Let all remaining workers rest for this round
option-end-turn = End turn
option-small = Buy small land: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { price-in-aeros }
option-medium = Buy medium land: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { price-in-aeros }
option-large = Buy large land: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { price-in-aeros }
option-free-square = Take a single square free of charge
option-finish = Finish
option-land-menu-finish = Buy no more land{ $workers ->
        [0] {""}
        [one] ; 1 worker stays unused
       *[other] ; { $workers } workers stay unused
    }{ $free_squares ->
        [0] {""}
       *[other] ; the free square lapses
    }
option-choose-switch-finish = Switch nothing more
option-from = { $single ->
        [0] From { $square }
       *[other] Square { $square }
    }
option-to = To { $square }
option-building = Build: { $building }{ cubes-listed }{ $less ->
        [0] {""}
       *[other] {" "}({ $less } of your choice saved)
    }{ $points ->
        [0] {""}
       *[other] {" "}→ { $points } population
    }
option-propeller = Buy { $propeller } for { price-in-aeros } → { $points } prestige
option-end-step = { $open ->
        [0] End construction; { $workers ->
            [one] 1 worker stays unused
           *[other] { $workers } workers stay unused
        }
       *[other] { $workers ->
            [0] End construction
           *[other] Move the building marker now
        } and forgo { $propellers ->
            [0] { $buildings ->
                [one] 1 building
               *[other] { $buildings } buildings
            }
            [one] 1 propeller
           *[other] { $propellers } propellers
        }
    }
option-discount = Leave out{ $white_cubes ->
        [0] {""}
       *[other] {" · "}{ $white_cubes } white
    }{ $black_cubes ->
        [0] {""}
       *[other] {" · "}{ $black_cubes } black
    }{ $brown_cubes ->
        [0] {""}
       *[other] {" · "}{ $brown_cubes } brown
    }{ $purple_cubes ->
        [0] {""}
       *[other] {" · "}{ $purple_cubes } purple
    }
option-site = Build on { $site }
option-square-1 = Square 1: { square-brings }
option-square-2 = Square 2: { square-brings }
option-garden = Garden on { $square }{ $price ->
        [0] {" "}free of charge
       *[other] {" "}for { price-in-aeros }
    }
option-switch = Switch { $building } ({ $square }) to { $income_square }: { square-brings }
option-resource = Take a { colour-name } cube
option-give = Give away a { colour-name } cube
option-take = Take a { colour-name } cube
option-pick = Take “{ $kind }”
option-white = { $share ->
        [0] No white cube
        [one] 1 white cube
       *[other] { $share } white cubes
    }
option-black = { $share ->
        [0] No black cube
        [one] 1 black cube
       *[other] { $share } black cubes
    }
option-brown = { $share ->
        [0] No brown cube
        [one] 1 brown cube
       *[other] { $share } brown cubes
    }

## Log

note-round-begins = Round { $number } begins.
note-order-drawn = { $player } is number { $place } in player order and starts with { aero-count }.
note-market-refilled = { $tiles ->
        [one] One new tile comes to the market.
       *[other] { $tiles } new tiles come to the market.
    }
note-market-not-full = Both stacks are empty; { $spaces ->
        [one] one space of the market stays
       *[other] { $spaces } spaces of the market stay
    } without a tile.
note-market-cleared = { $tiles ->
        [0] The market is empty; now its spaces are for sale.
        [one] The last tile of the market is set aside; now its spaces are for sale.
       *[other] { $tiles } tiles of the market are set aside; now its spaces are for sale.
    }
note-zeppelin-at-row = { $player } puts the zeppelin to row { $line }, { $row_end }.
note-zeppelin-at-column = { $player } puts the zeppelin to column { $line }, { $column_end }.
note-bought-tile = { $player } buys “{ $kind }”.
note-bought-space = { $player } buys the space in { $space }: “{ $space_effect }”.
note-stopped-buying = { $player } buys nothing more.
note-bought-nothing = { $player } buys nothing more from the market.
note-compensated = { $player } is compensated for { $spaces ->
        [one] one empty space
       *[other] { $spaces } empty spaces
    }.
note-prestige-income-rose = The prestige income of { $player } rises by { $points }.
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
    }: { field-of-target }.
note-bonus-earned = { $player } earns the bonus of the special worker: { $field }.
note-toll-received = The toll for the circle goes to { $player }.
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
note-house-at-end = The building marker of { $player } stands at the end of its track and moves no further.
note-claimed = { $player } marks land: { $site }.
note-land-declined = { $player } takes no more land.
note-free-square-used = { $player } takes a square free of charge.
note-built = { $player } puts { $building } on { $site }.
note-cube-put = The cube of { $player } is on { $income_square }: { $building }, { $square }.
note-worker-hired = { $player } gets a new worker from the next round on; { $left ->
        [0] the reserve is empty now
        [one] one is left in reserve
       *[other] { $left } are left in reserve
    }.
note-no-worker-left = No new worker comes: the reserve of { $player } is empty.
note-worker-sent-before = The building on { $square } has brought { $player } a worker before; no second one comes.
note-matched = { $building } is built exactly in the round of its number.
note-bought-propeller = { $player } buys { $propeller }.
note-stopped-building = { $player } builds nothing more.
note-garden-laid = { $player } lays a garden on { $square }; { $left ->
        [0] it was the last one
        [one] one is left in the supply
       *[other] { $left } are left in the supply
    }.
note-no-garden = { $player } lays no garden.
note-income-due = { $player } receives income.
note-income-limited = { $income_id ->
        [money] The money income
        [cubes] The resource income
       *[prestige] The prestige income
    } of { $player } would be { $produced }; the scale ends before that.
note-new-place = Number { $place } in player order: { $player }.
note-final-scoring-begins = The last round is over; the final scoring begins.
note-gained-at-last = { $player } takes { $amount ->
        [one] 1 cube; its colour no longer counts
       *[other] { $amount } cubes; their colours no longer count
    }.
note-scored-tile = { $player } scores “{ $kind }”: { $kind_id ->
        [stockpile] { $times ->
            [0] no complete set
            [one] 1 complete set
           *[other] { $times } complete sets
        }
       *[other] { $times ->
            [0] no majority tile
            [one] 1 majority tile
           *[other] { $times } majority tiles
        }
    }.
note-scored-gardens = { $player } scores buildings beside gardens: { $points } prestige.
note-scored-majority = { $player } scores “{ $kind }”: { $points } population.
note-kept-above-zero = The population of { $player } can’t fall below 0.

## Why something is not possible

refusal-line-taken = The zeppelin of { $owner } lies at this line already.
refusal-beside-line = Your zeppelin lies at another line: { $berth }.
refusal-lacks-aeros = Costs { price-in-aeros }, you have { $have }.
refusal-space-empty = There is no tile on this space.
refusal-space-marked = { $owner } has bought this space already.
refusal-lacks-aeros-for-circle = The next free circle costs { price-in-aeros }, you have { $have }.
refusal-no-circle-free = All circles of this row are taken.
refusal-own-circle-used = You have used the circle of your colour in this round already.
refusal-in-order-already = You have a worker here already; a second one would be no use.
refusal-extra-circle-used = { $owner } has used the extra circle in this round already.
refusal-own-circle-first = First you must use the circle of your own colour here ({ field-of-target }).
refusal-must-place = You can’t pass: as long as there is a circle for you, you must place a worker.
refusal-special-is-placed = Your special worker has been placed in this round already.
refusal-one-worker-only = { field-of-target }: there is room for a single worker only.
refusal-lacks-dark-workers = { $have ->
        [0] You have no ordinary worker left.
        [one] You have only 1 ordinary worker left.
       *[other] You have only { $have } ordinary workers left.
    }
refusal-somebody-must-go = You must place one worker at least.
refusal-too-far = New land must touch your own land, buildings or propellers; corners count.
refusal-too-far-first = Your first land must touch the propeller in the centre or a propeller of yours. Only if nothing is free there, it may touch any player’s land.
refusal-no-room = { $land_size }: there is not enough free land around this square.
refusal-is-propeller = This is a propeller, not land.
refusal-outside-the-city = With { $players } players this square is not part of the city.
refusal-is-garden = There is a garden here already.
refusal-is-built-on = A building of { $owner } stands here already: { $building }.
refusal-is-land-of = This square belongs to { $owner } already.
refusal-land-is-chosen = You have just chosen this land; now it needs a place.
refusal-no-end = { $land_size } from { $square }: the other end lies { $land_size_id ->
        [medium] beside it, in its row or column
       *[other] exactly one square away across a corner
    }.
refusal-between-not-free = Not all four squares of this piece are free.
refusal-no-position = { $land_size }: you have no place for it in the city.
refusal-lacks-workers = Needs { $needed ->
        [one] 1 worker
       *[other] { $needed } workers
    }; { $have ->
        [0] none is
        [one] 1 is
       *[other] { $have } are
    } left of those placed just now.
refusal-lacks-aeros-for-land = Costs { price-in-aeros }, you have { $have }.
refusal-no-free-square = A free square comes only once, and only with the first special worker on this field.
refusal-too-early = Building number { $number } can be built from round { $number } on.
refusal-sold-out = No building of this type is left.
refusal-lacks-cubes = You lack cubes for it{ cubes-listed }
refusal-lacks-cubes-despite-foreman = You lack { $missing } of its cubes; foremen only save you { $less }.
refusal-no-site = You have no land in its shape ({ $land_size_id ->
        [small] 1 square
        [medium] 2 squares side by side
       *[large] 2×2 squares
    }).
refusal-not-your-land = You have no free land on { $square }.
refusal-rest-unpayable = Then too much is left to pay: { cube-count }.
refusal-all-have-built = Each worker erects one building only; none is left for another one.
refusal-all-have-bought = Each worker buys one propeller only; none is left for another one.
refusal-lacks-aeros-for-propeller = Costs { price-in-aeros }, you have { $have }.
refusal-propeller-taken = This propeller belongs to { $owner }.
refusal-switched-already = You have switched this building in this action already.
refusal-building-of = { $building } here belongs to { $owner }; you can only switch your own buildings.
refusal-no-building-here = You have no building here.
refusal-used-this-round = “{ $kind }” has been used in this round; it is ready again in the next one.
refusal-works-by-itself = “{ $kind }” works by itself whenever it applies.
refusal-counts-in-the-end = “{ $kind }” only counts in the final scoring.
refusal-no-building-of-size = You have no { $land_size_id ->
        [small] small
        [medium] medium
       *[large] large
    } building that could pay rent.
refusal-nothing-to-convert = You have no cube to exchange.
refusal-none-of-this-colour = You have no { colour-name } cube.
refusal-same-colour = You have just given this colour away; you get another one.
refusal-not-set-aside = This tile is not among those set aside.
refusal-nothing-set-aside = No tile is left among those set aside.
refusal-no-garden-possible = { $left ->
        [0] No garden is left in the supply.
       *[other] You have neither land nor a building with a free square beside it.
    }
refusal-no-garden-left = No garden is left in the supply.
refusal-lacks-aeros-for-garden = A garden costs { price-in-aeros }, you have { $have }.
refusal-garden-needs-land = A garden needs a square with your cube; this one belongs to nobody.
refusal-garden-too-far = This free square touches none of your buildings.
refusal-permit-is-played = “{ $kind }” has been played; now the garden must be laid.
refusal-only-so-many = Only { $left ->
        [one] 1 cube is
       *[other] { $left } cubes are
    } left to share out.
refusal-another-colour = Another colour is asked for now: { colour-name }.

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
    .amount = { $amount ->
        [one] 1 Aero
       *[other] { $amount } Aeros
    }
income-cubes = cubes
    .amount = { $amount ->
        [one] 1 cube
       *[other] { $amount } cubes
    }
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
    .amount = { $amount ->
            [one] 1 white cube
           *[other] { $amount } white cubes
        }
resource-black =
    .text = A black cube, needed for buildings. The supply never runs out.
    .amount = { $amount ->
            [one] 1 black cube
           *[other] { $amount } black cubes
        }
resource-brown =
    .text = A brown cube, needed for buildings. The supply never runs out.
    .amount = { $amount ->
            [one] 1 brown cube
           *[other] { $amount } brown cubes
        }
resource-purple =
    .text = A purple cube, needed for buildings. The supply never runs out.
    .amount = { $amount ->
            [one] 1 purple cube
           *[other] { $amount } purple cubes
        }
land_size-small =
    .text = One square, for { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and { price-in-aeros }.
land_size-medium =
    .text = Two squares side by side, for { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and { price-in-aeros }.
land_size-large =
    .text = Four squares in a block of 2×2, for { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and { price-in-aeros }.

## Components in full: action fields

field-player_order =
    .text = One worker of each player. In the next round the players here come first, from left to right; the others follow in their old order. Bonus of the first special worker: prestige equal to your present place.
field-income =
    .text = { $income_aeros_per_worker ->
            [one] 1 Aero
           *[other] { $income_aeros_per_worker } Aeros
        } for each worker, and { $income_bonus_per_three_workers } more for every three on the circle. Bonus of the first special worker: { $income_special_aeros ->
            [one] 1 Aero
           *[other] { $income_special_aeros } Aeros
        }.
field-resources =
    .text = { $resource_cubes_per_worker ->
            [one] 1 cube
           *[other] { $resource_cubes_per_worker } cubes
        } of the row’s colour for each worker. Bonus of the first special worker: { $resource_special_cubes } more of the same colour; the four rows share one bonus.
field-land =
    .text = Your workers here buy land, in any combination: small land takes { $small_land_workers ->
            [one] 1 worker
           *[other] { $small_land_workers } workers
        }, medium { $medium_land_workers }, large { $large_land_workers }. Every piece touches your own land, buildings or propellers, the first one the centre. Bonus of the first special worker: { $land_special_free_squares ->
            [one] one square
           *[other] { $land_special_free_squares } squares
        } without worker and price.
field-build =
    .text = Each worker allows one building and one propeller, in any order. When both are done, or you forgo one of them, your building marker moves one position for each building and each propeller. Bonus of the first special worker: { $build_special_prestige } prestige, before anything else.
field-market_extra =
    .text = Buy one tile anywhere on the market for { $market_extra_price ->
            [one] 1 Aero
           *[other] { $market_extra_price } Aeros
        }, even one with a fixed price. In the last round a space. Whoever has used the own circle may use the extra one. Bonus of the first special worker: { $market_extra_special_cubes ->
            [one] 1 cube
           *[other] { $market_extra_special_cubes } cubes
        } of your choice, even if you buy nothing.
field-garden =
    .text = Pay { $garden_price ->
            [one] 1 Aero
           *[other] { $garden_price } Aeros
        } to lay a garden on one of your land squares. The square belongs to nobody then. In the end every building orthogonally beside a garden brings its owner prestige. Bonus of the first special worker: { $garden_special_population } population, even without a garden.
field-reposition =
    .text = Move the cubes of up to { $reposition_buildings } of your buildings to their other squares. Whoever has used the own circle may use the extra one. Bonus of the first special worker: { $reposition_special_buildings ->
            [one] 1 more building
           *[other] { $reposition_special_buildings } more buildings
        }.

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
    .text = Costs { price-in-aeros }, brings { $prestige } prestige at once and moves your building marker. You may take land beside it.
propeller-G7 =
    .text = The propeller in the centre: everybody’s first land may touch it. Costs { price-in-aeros }, brings { $prestige } prestige at once and moves your building marker.

## Components in full: market tiles

kind-stockpile =
    .text = Final scoring: { $prestige } prestige for every complete set of { aero-count } and { $resources ->
            [one] 1 cube
           *[other] { $resources } cubes
        } of any colours that you have.
kind-garden_permit =
    .text = Once in the game, in your turn: lay a garden from the supply free of charge on your own land, or on a free square that touches one of your buildings; corners count.
kind-punctual_builder =
    .text = Always: { $prestige } prestige for each building you build exactly in the round of its number.
kind-settlers =
    .text = At once: { $population } population.
kind-land_agent =
    .text = Always: each medium or large land you buy costs { aero-count } less. +1 prestige income.
kind-converter =
    .text = Once in each round, in your turn: exchange { $cubes ->
            [one] one of your cubes for one
           *[other] { $cubes } of your cubes for as many
        } of another colour. +1 prestige income.
kind-visionary =
    .text = Always: you may build buildings up to number { $max_number } before their round. Built early they do not count as matching.
kind-land_claim =
    .text = Once in the game, in your turn: take up to { $pieces } single squares free of charge, one after the other, each by the usual rule of position.
kind-land_grant =
    .text = Once in the game, in your turn: take one medium land free of charge by the usual rule of position.
kind-toll_right =
    .text = Always: whoever places workers on a circle that costs an Aero pays it to you instead of the bank. You use such circles for nothing. +1 prestige income.
kind-insurance =
    .text = Always: { $aeros_per_empty_space ->
            [one] 1 Aero
           *[other] { $aeros_per_empty_space } Aeros
        } of compensation for each empty space of your line in the market phase. Two insurances do not add up. +1 prestige income.
kind-small_rents =
    .text = Once in the game, in your turn: { aero-count } for each of your small buildings.
kind-medium_rents =
    .text = Once in the game, in your turn: { aero-count } for each of your medium buildings.
kind-large_rents =
    .text = Once in the game, in your turn: { aero-count } for each of your large buildings.
kind-foreman_2_3 =
    .text = Always: your buildings with number 2 or 3 cost { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        } less; you choose which ones.
kind-foreman_4_5 =
    .text = Always: your buildings with number 4 or 5 cost { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        } less; you choose which ones.
kind-two_white =
    .text = At once: { $white ->
            [one] 1 white cube
           *[other] { $white } white cubes
        }.
kind-two_black =
    .text = At once: { $black ->
            [one] 1 black cube
           *[other] { $black } black cubes
        }.
kind-two_brown =
    .text = At once: { $brown ->
            [one] 1 brown cube
           *[other] { $brown } brown cubes
        }.
kind-two_purple =
    .text = At once: { $purple ->
            [one] 1 purple cube
           *[other] { $purple } purple cubes
        }.
kind-three_white =
    .text = At once: { $white ->
            [one] 1 white cube
           *[other] { $white } white cubes
        }.
kind-three_black =
    .text = At once: { $black ->
            [one] 1 black cube
           *[other] { $black } black cubes
        }.
kind-three_brown =
    .text = At once: { $brown ->
            [one] 1 brown cube
           *[other] { $brown } brown cubes
        }.
kind-three_purple =
    .text = At once: { $purple ->
            [one] 1 purple cube
           *[other] { $purple } purple cubes
        }.
kind-five_aeros =
    .text = At once: { aero-count }.
kind-six_aeros =
    .text = At once: { aero-count }.
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
    .text = At once: { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        } of any colours.
space_effect-aeros_8 =
    .text = At once: { aero-count }.
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
board-order-line = Player order:
board-market-heading = Market · { $tiles ->
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
board-workers-on-circle = { $letter }{ $dark }{ $special ->
        [0] {""}
       *[other] *
    }
board-city = The city
board-city-legend = · free · (A) land of A · A2B1 building 2B of A with the cube on square 1 · ✿ garden · ✣6 propeller for 6 Aeros · ✣A propeller of A
board-propeller = ✣{ $price }
board-owned-propeller = ✣{ $letter }
board-garden = ✿
board-building-on = { $letter }{ $building }{ $cube }
board-land = ({ $letter })
board-free = ·
board-buildings-heading = Buildings
board-type = Type
board-left = Left
board-new-worker = new worker
board-players = Players
board-population = Population
board-prestige = Prestige
board-house-value = Population for every ten
board-money = Aeros
board-income-of = Income: { $income }
board-available = Workers to place
board-available-workers = { $dark }{ $special ->
        [0] {""}
       *[other] {" "}+ special
    }
board-reserve = Workers in reserve
board-tiles = Tiles
board-copies-of = { $copies ->
        [one] { $kind }
       *[other] { $copies }× { $kind }
    }

## What stands over the entries of the plain board

board-round-number = Round
board-rounds = Rounds in all
board-phase = Phase
board-order = Player order
board-market = Market
board-marked = Bought by
board-deck-size = Tiles in the stacks
board-set-aside = Tiles set aside
board-supply = Buildings in the supply
board-gardens = Gardens in the supply
board-owner = Owner
board-tile = Tile
board-cube = Cube on
board-cubes = Resources
board-house = Building marker
board-income = Income
board-dark = Dark workers
board-special = Special worker
board-pending = Workers from the next round on
board-berth = Zeppelin
board-used = Used
board-printed-for-sale = Printed spaces are for sale
board-matching = Buildings that match the round
board-boards = Player boards
board-spaces = Market spaces
board-stacks = Stacks
board-beige = Beige
board-grey = Grey
board-bonus-left = Bonuses still to be had
board-standing = Buildings in the city
board-propellers = Propellers
board-playable = Squares in play
board-criteria = Majorities
board-place = Place in player order
board-income-limit = Income limit
board-to-ten = Prestige to the next ten
board-workers-in-play = Workers in play
board-workers-placed = Workers placed
board-buildings = Buildings
board-kind = Kind
board-copies = Copies
board-points = Points
board-prices = Prices in the own line
board-land-prices = Prices of land
board-discounts = Resources saved
board-lacking = Colours lacking
board-too-early = Too early to build
board-bonus = Bonus of the special worker
board-garden-prestige = Prestige from gardens
board-effect = Printed
board-shows = Shows
board-for-sale = For sale
board-id = Circle
board-aeros = Aeros
board-colour-of = Only for
board-extra = Extra circle
board-square = Square
board-squares = Squares
board-building = Building
board-worker-sent = Has sent its worker
board-price = Price
board-small-buildings = Small buildings
board-medium-buildings = Medium buildings
board-large-buildings = Large buildings
board-sectors = Sectors
board-workers = Workers
board-circle-owner = Circles taken
board-circle-dark = Dark workers
board-market-label = Market
board-income-label = Income

## Warnings

loss-rest-lapses = Your workers could still build here: what is left lapses.
loss-free-square-lapses = A free square of land is still yours to take: it lapses.

## What many options of a kind choose

board-fold-row = Zeppelin to a row
board-fold-column = Zeppelin to a column
board-fold-buy = Buy a tile
board-fold-place = Place workers
board-fold-workers-0 = Without the special worker
board-fold-workers-1 = With the special worker
board-fold-from = Choose a square
board-fold-to = Choose a square
board-fold-propeller = Buy a propeller
board-fold-building = Build
board-fold-pick = Take a tile
board-fold-site = Choose a site
board-fold-garden = Choose a square for the garden
board-fold-switch = Choose a square
board-fold-tile = Use a tile
board-fold-discount = Leave cubes out
