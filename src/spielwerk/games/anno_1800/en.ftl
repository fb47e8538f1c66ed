# Anno 1800 in English. Names of components are in data.toml; costs and points of the components come from the data.

game-name = Anno 1800 – The Board Game
game-tagline = An island becomes an industrial city: train your population, build factories and ships, and keep everybody happy.
game-aid =
    Goal: whoever has the most influence points (IP) at the end wins. Played population cards bring most of them.

    Turn: take exactly one of the nine actions. Free actions (activating population cards and objective cards, shift ends) can be added at any time of your turn.

    Production: a population cube goes from its residential district to a workplace and makes one unit there, which is used at once. Every industry has two workplaces. Nothing is stored.

    Trade: for trade tokens you get what another player can make, each resource at most once in a turn: 1 token for farmers and workers, 2 for artisans, 3 for engineers. The other player gets 1 gold. Resources of your own New World islands cost 1 trade token.

    Shift end: for 1 to 5 gold, by class, a used cube returns to its district.

    Expand: one industry or one shipyard or ships (one for each shipyard). You may build over what is there, and you may give one built token back. Each industry only once.

    Cards: playing one costs the resources shown; its one-time effect waits until you activate the card. Swapping: up to 3 cards.

    Population: recruit up to 3 cubes (each brings a new hand card) or upgrade up to 3 times (no card).

    Exploring: Old World (new fields), New World (three resources and three cards), expedition cards (2 exploration tokens for 3 cards).

    Festival: all your cubes and naval tokens are free again.

    End: whoever gets rid of the last hand card takes the fireworks token (7 IP). The round is finished, then one more follows.

    Scoring: cards 3 / 5 / 8 IP, animals and artefacts with a matching visitor, 1 IP for 3 gold, fireworks, objective cards. Ties: visible industries, shipyards and ships, then fewer hand cards.

## What is asked

ask-turn-menu = What do you do next?
ask-expand-menu = Expand: what do you build, or what do you give back?
ask-build-field = “{ $token }”: on which field?
ask-pay-item = { $population_id ->
        [farmer] “{ $purchase }”: a farmer is asked for. Whose shift ends?
        [worker] “{ $purchase }”: a worker is asked for. Whose shift ends?
        [artisan] “{ $purchase }”: an artisan is asked for. Whose shift ends?
        [engineer] “{ $purchase }”: an engineer is asked for. Whose shift ends?
        [investor] “{ $purchase }”: an investor is asked for. Whose shift ends?
       *[none] “{ $purchase }”: where does the resource “{ $resource }” come from?
    }
ask-pay-tokens = “Beryl O'Mara”: { $amount ->
        [one] do you replace the trade token by exploration tokens?
       *[other] how many of the { $amount } trade tokens do you replace by exploration tokens?
    }
ask-play-card-choose = Which population card do you play?
ask-swap-menu = Swap cards: which card do you swap (up to 3)?
ask-recruit-menu = Increase the workforce: whom do you recruit (up to 3)?
ask-upgrade-menu = Upgrade: who moves up (up to 3 times)?
ask-upgrade-cube = { $card_id ->
        [none] { $upgrade }: which cube moves up?
       *[other] “{ $card }” ({ $upgrade }): which cube moves up?
    }
ask-pay-missing-card = “{ $old_world_island }”: no card is left for the cube { $population }. Do you pay { $gold } gold and take it?
ask-editor-card = “The Editor”: which hand card do you put under its deck?

## Options

option-expand = Expand
option-play-card = Play a population card
option-swap-cards = Swap population cards
option-recruit = Increase the workforce
option-recruit-menu-recruit = Recruit: { $population } ({ $recruit_cost }{ gold-as-well })
gold-as-well = { $gold ->
        [0] {""}
       *[other] , and { $gold } gold because the deck is empty
    }
option-upgrade = Upgrade
option-upgrade-menu-upgrade = Upgrade: { $upgrade_id ->
        [none] { $population }
       *[other] { $upgrade } ({ $cost })
    }
option-open-old-world = Open up the Old World ({ price-in-exploration })
option-explore-new-world = Explore the New World ({ price-in-exploration })
option-take-expedition = Take expedition cards ({ price-in-exploration })
price-in-exploration = { $price ->
        [one] 1 exploration token
       *[other] { $price } exploration tokens
    }
option-festival = Celebrate a festival
option-end-turn = End turn
option-activate = Activate card: “{ $card }”. { card-effect }{ $gold ->
        [0] {""}
       *[other] {" "}The deck is empty: instead of the card you pay { $gold } gold.
    }
option-objective = Use objective: “{ $objective }”{ $objective_id ->
        [alonso_graves] , { objective-tokens } and { $pay_gold } gold for one more action
        [aarhant] , an exhausted investor for { $gain_gold } gold
        [the_editor] , { objective-tokens } to get rid of a hand card
       *[other] {""}
    }
objective-tokens = { $pay_exploration_tokens ->
        [one] 1 exploration token
       *[other] { $pay_exploration_tokens } exploration tokens
    }
option-shift-end = Shift end: { $population }, { at-place } ({ $shift_end_gold } gold)
at-place = { $structure_id ->
        [none] { $place }
       *[other] { $structure }, { $place }
    }
option-industry = Build: { $industry } ({ $units ->
        [0] costs nothing
       *[other] { $cost }
    }{ $cube ->
        [farmer] , 1 farmer
        [worker] , 1 worker
        [artisan] , 1 artisan
        [engineer] , 1 engineer
        [investor] , 1 investor
       *[none] {""}
    })
option-shipyard = { $shipyard_id ->
        [none] Build: shipyard of strength { $strength }
       *[other] Build: shipyard of strength { $strength } ({ $cost })
    }
option-ship = Build: { $ship } ({ $cost })
option-remove = Give back: { $structure } ({ $field })
option-finish = Finish expanding
option-field = { $structure_id ->
        [none] { $field } (free)
       *[other] { $field } (over: { $structure })
    }
option-produce = Produce: { $resource } ({ $population }, { $structure }, { $field })
option-new-world = Fetch from the New World: { $resource } ({ trade-tokens })
option-new-world-beryl = Fetch from the New World: { $resource } ({ both-tokens })
option-trade = Trade: { $resource } from { $partner } ({ trade-tokens })
option-trade-beryl = Trade: { $resource } from { $partner } ({ both-tokens })
trade-tokens = { $trade_tokens ->
        [one] 1 trade token
       *[other] { $trade_tokens } trade tokens
    }
exploration-tokens = { $exploration_tokens ->
        [one] 1 exploration token
       *[other] { $exploration_tokens } exploration tokens
    }
both-tokens = { $exploration_tokens ->
        [0] { trade-tokens }
       *[other] { $trade_tokens ->
            [0] { exploration-tokens }
           *[other] { trade-tokens } and { exploration-tokens }
        }
    }
option-beryl = { $k ->
        [0] Replace none ({ both-tokens })
       *[other] Replace { $k } ({ both-tokens })
    }
option-card = “{ $card }”
option-play-card-choose-card = Play: “{ $card }” ({ $cost }{ card-tokens }; { $influence_points } IP)
option-swap-menu-card = Swap: “{ $card }”
option-editor-card-card = Put under its deck: “{ $card }”
option-done = Done
option-swap-menu-done = Swap the chosen cards
option-recruit-menu-done = Finish recruiting
option-upgrade-menu-done = Finish upgrading
option-place = Upgrade: { at-place }
option-stop = No further upgrade
option-yes = Pay { $gold } gold and take the cube ({ $population })
option-no = Forgo the cube ({ $population })

## What happened

note-objective-in-play = Objective card in play: { $objective }.
note-round-begins = Round { $number }.
note-last-round-begins = Round { $number }, the last one.
note-hands-drawn = Every player draws { $amount ->
        [one] one hand card.
       *[other] { $amount } hand cards.
    }
note-turn-begins = { $player } is on turn.
note-takes-action = { $action_id ->
        [expand] { $player } expands the island.
        [play_card] { $player } plays a population card.
        [swap_cards] { $player } swaps population cards.
        [recruit] { $player } increases the workforce.
        [upgrade] { $player } upgrades cubes.
        [open_old_world] { $player } opens up the Old World.
        [explore_new_world] { $player } explores the New World.
        [take_expedition] { $player } goes on an expedition.
       *[festival] { $player } celebrates a festival.
    }
note-produced = { $player } produces: { $resource } ({ $population }, { $field }).
note-used-new-world = { $player } fetches from the New World: { $resource }.
note-traded = { $player } trades with { $other }: { $resource }. { $other } gets { $gold } gold.
naval-tokens = { $amount } { $naval_id ->
        [trade] trade
       *[exploration] exploration
    } { $amount ->
        [one] token
       *[other] tokens
    }
note-paid-tokens = { $player } uses { naval-tokens }.
note-paid-gold = { $player } pays { $amount } gold.
note-shift-ended = { $player } pays { $amount } gold for a shift end: { $population } ({ $place }).
note-cube-exhausted = { $player } exhausts { one-cube }.
one-cube = { $population_id ->
        [farmer] a farmer
        [worker] a worker
        [artisan] an artisan
        [engineer] an engineer
       *[investor] an investor
    }
note-gained-cube = { $player } gets { one-cube }.
note-paid-for-missing-card = { $player } pays { $amount } gold because the deck “{ $deck }” is empty.
note-built = { $player } builds: { $structure } ({ $field }).
note-covered = { $player } builds over: { $structure }.
note-returned-token = { $player } gives back: { $structure } ({ $field }).
note-played-card = { $player } lays out “{ $card }” ({ $points } IP).
note-activated = { $player } activates “{ $card }”.
note-used-objective = { $player } uses the objective “{ $objective }”.
note-gained-gold = { $player } gets { $amount } gold.
note-gained-bonus-tokens = { $player } gets { naval-tokens } for this turn.
note-gained-action = { $player } has { $amount ->
        [one] one more action.
       *[other] { $amount } more actions.
    }
note-upgraded = { $player } upgrades: { $from_population } → { $to_population } ({ $place }).
note-upgrade-lapsed = “{ $card }”: { $player } lacks a cube for a further upgrade ({ $upgrade }).
note-drew-from-deck = { $player } draws a card from the deck “{ $deck }”.
note-drew-card = Your new hand card: “{ $card }”.
note-returned-to-deck = { $player } puts a card under the deck “{ $deck }”.
note-returned-card = The card you put back: “{ $card }”.
note-drew-expeditions = { $player } takes { $amount ->
        [one] one expedition card.
       *[other] { $amount } expedition cards.
    }
note-drew-expedition = Your new expedition card: “{ $expedition }”.
note-expeditions-run-out = There are no more expedition cards for { $player }.
note-opened-old-world = { $player } attaches the island “{ $old_world_island }”.
note-explored-new-world = { $player } takes the island “{ $new_world_island }”.
note-cube-not-in-supply = { $player } does not get a cube of the island: none is left in the supply ({ $population }).
note-cube-forgone = { $player } forgoes { one-cube }.
note-cube-unaffordable = { $player } does not get a cube of the island ({ $population }): the deck “{ $deck }” is empty, and instead of the card { $needed } gold would have to be paid; there is { $have }.
note-end-triggered = { $player } has no hand card left and takes the fireworks token. { $rounds ->
        [0] The game ends with this round.
        [one] One more round follows this one.
       *[other] { $rounds } more rounds follow this one.
    }
note-game-ends = The game is over, for { $player } got rid of the last hand card. Now it is scored.
note-rounds-are-over = The game is over after round { $number } without anybody having got rid of the last hand card. Now it is scored.
note-expedition-shown = { $player } shows the expedition card “{ $expedition }”.
note-card-left-in-hand = { $player } still holds “{ $card }”.
note-scored = { $player } has { $points } IP.

## Why something is not possible

refusal-no-action-left = You have no action left in this turn.
refusal-action-first = You must take an action before you end your turn.
refusal-nothing-to-build = There is nothing you can build or give back now.
refusal-no-card-payable = You can't pay for any of your hand cards.
refusal-no-card-to-swap = The decks of your hand cards are empty.
refusal-nobody-to-recruit = There is nobody you can recruit now.
refusal-nobody-to-upgrade = There is nobody you can upgrade now.
refusal-no-source = You can't get this anywhere now: { $resource }{ $second_resource_id ->
        [none] {""}
       *[other] , { $second_resource }
    }{ $third_resource_id ->
        [none] {""}
       *[other] , { $third_resource }
    }.
refusal-not-enough-means = Cubes, workplaces, trade tokens and gold together are not enough for the whole cost.
refusal-lacks-gold-for-card = The deck “{ $deck }” is empty; instead of the card the cube costs { $needed } gold, you have { $have }.
refusal-lacks-trade-tokens = This costs { $needed ->
        [one] 1 trade token
       *[other] { $needed } trade tokens
    }; you have { $have }.
refusal-lacks-exploration-tokens = This costs { needed-exploration }; you have { $have }.
needed-exploration = { $needed ->
        [one] 1 exploration token
       *[other] { $needed } exploration tokens
    }
refusal-lacks-tokens-and-gold = This costs { needed-exploration } (you have { $have }) and { $gold_needed } gold (you have { $gold }).
refusal-lacks-cube-in-district = One of these must be in your district: { $population }.
refusal-shift-end-too-dear = This shift end costs { $needed } gold; you have { $have }.
refusal-other-class-needed = A cube of another class is asked for: { $population }.
refusal-activated-already = You have already used the effect of this card.
refusal-objective-used-already = You have already used this objective in this turn.
refusal-counts-at-the-end = This objective counts in the scoring only.
refusal-works-by-itself = This objective works by itself as soon as you pay trade tokens.
refusal-between-actions-only = You can use this objective before or after an action only.
refusal-action-goes-first = Free actions are possible before an action, or once it has done something.
refusal-nothing-done-yet = The action has not done anything yet.
refusal-no-hand-card = You have no hand card.
refusal-traded-already = You have already traded for this resource in this turn: { $resource }.
refusal-made-by-nobody-there = { $other } has no industry for this: { $resource }.
refusal-not-for-trade = Resources of the New World can't be traded: { $resource }.
refusal-workplaces-full = Both workplaces are occupied.
refusal-no-cube-in-district = Nobody in the district can do this work ({ $population }).
refusal-needed-elsewhere = Then you could not pay the rest of the cost any more.
refusal-industry-owned = You have this industry already.
refusal-no-token-left = No such token is left on the board.
refusal-no-shipyard-free = You need a shipyard of strength { $needed } or more that has built no ship in this action.
refusal-ships-only = After a ship you can build nothing but ships in this action.
refusal-built-just-now = You have built this ship in this action.
refusal-printed-stays = What is printed can't be given back.
refusal-given-back-already = You can't give back more than { $most ->
        [one] one token
       *[other] { $most } tokens
    } in an action.
refusal-industries-on-land = Industries stand on land and coast fields.
refusal-shipyards-on-coasts = Shipyards stand on coast fields.
refusal-ships-at-sea = Ships lie on sea fields.
refusal-islands-complete = You have { $most ->
        [one] one island
       *[other] { $most } islands
    } of this kind already; more are not allowed.
refusal-no-island-left = No such island is left.
refusal-no-expedition-left = There are no expedition cards left.
refusal-deck-empty = The deck “{ $deck }” is empty.
refusal-picked-already = You have chosen this card already.
refusal-pick-first = Choose a card first.
refusal-no-cube-left = No such cube is left in the supply: { $population }.
refusal-no-cube-to-upgrade = You have no such cube: { $population }.
refusal-highest-class = This is the highest class: { $population }.
refusal-recruited-enough = In one action you recruit at most { $most ->
        [one] one cube
       *[other] { $most } cubes
    }.
refusal-upgraded-enough = In one action there is at most { $most ->
        [one] one upgrade
       *[other] { $most } upgrades
    }.
refusal-one-must-move-up = At least one cube moves up now.

## Words

amount-of = { $amount ->
        [one] { $thing }
       *[other] { $amount } × { $thing }
    }
naval-trade = trade tokens
    .text = Lies on merchant ships. Pays for trades with other players and for resources of your own New World islands.
naval-exploration = exploration tokens
    .text = Lies on exploration ships. Pays for islands of the Old and the New World and for expedition cards.
field = { $island ->
        [0] home island { $row }-{ $column }
       *[other] Old World island { $island }, { $terrain ->
            [land] land
            [coast] coast
           *[sea] sea
        } { $number }
    }
place-district = residential district
place-exhausted = exhausted area
action-expand = Expand
action-play_card = Play a population card
action-swap_cards = Swap population cards
action-recruit = Increase the workforce
action-upgrade = Upgrade
action-open_old_world = Open up the Old World
action-explore_new_world = Explore the New World
action-take_expedition = Take expedition cards
action-festival = Celebrate a festival
side-animal = Animal
side-artefact = Artefact
category-population_cards = Population cards
category-expeditions = Expedition cards
category-gold = Gold
category-fireworks = Fireworks
category-objectives = Objective cards

## What is settled when a table is opened

choice-alternative-industry-mode = A workers' industry for a resource of a start industry
choice-alternative-industry-mode-replace = is built over the start industry
choice-alternative-industry-mode-additional = may stand next to it
choice-objective-selection = Objective cards
choice-objective-selection-random = five random ones
choice-objective-selection-first-game = those for the first game
choice-objective-selection-custom = five of your choice

choice-objective-1 = Objective card of your choice, no. 1
choice-objective-2 = Objective card of your choice, no. 2
choice-objective-3 = Objective card of your choice, no. 3
choice-objective-4 = Objective card of your choice, no. 4
choice-objective-5 = Objective card of your choice, no. 5
wrong-choices-objective-twice = The objective card “{ $objective }” is chosen more than once; there are { $amount } different ones on the table.

## Components: population

population-farmer =
    .text = Makes the raw materials of the upper row. Recruiting: { $recruit_cost }. Shift end: { $shift_end_gold } gold.
population-worker =
    .text = Works in most of the industries that are built. Recruiting: { $recruit_cost }. Shift end: { $shift_end_gold } gold.
population-artisan =
    .text = Works in the start industries of the second row and makes finer goods; visits zoo and museum. Recruiting: { $recruit_cost }. Shift end: { $shift_end_gold } gold.
population-engineer =
    .text = Makes the dearest goods; visits zoo and museum. Recruiting: { $recruit_cost }. Shift end: { $shift_end_gold } gold.
population-investor =
    .text = Does not work but is asked for by large industries; visits zoo and museum. Recruiting: { $recruit_cost }. Shift end: { $shift_end_gold } gold.
upgrade =
    .text = Cost: { $cost }. The cube is exchanged where it is; there is no card.
upgrade-upgrade_farmer_worker = Farmer → Worker
upgrade-upgrade_worker_artisan = Worker → Artisan
upgrade-upgrade_artisan_engineer = Artisan → Engineer
upgrade-upgrade_engineer_investor = Engineer → Investor
deck =
    .text = Each played card of this deck brings { $influence_points } IP.

## Components: resources, industries, shipyards, ships

resource =
    .text = { $origin ->
        [new_world] Only from New World islands, for { $price ->
            [one] 1 trade token
           *[other] { $price } trade tokens
        }; nobody can trade for it.
       *[other] Comes from: { $structure_name }.
    }
workers-at = { $worker ->
        [farmer] Farmers
        [worker] Workers
        [artisan] Artisans
        [engineer] Engineers
       *[investor] Investors
    }
start_industry =
    .text = { workers-at } make here: { $resource_name }. { places-to-work }; printed on every home island.
places-to-work = { $workplaces ->
        [one] 1 workplace
       *[other] { $workplaces } workplaces
    }
exhausted-as-well = { $cube ->
        [farmer] {" "}Exhaust a farmer as well.
        [worker] {" "}Exhaust a worker as well.
        [artisan] {" "}Exhaust an artisan as well.
        [engineer] {" "}Exhaust an engineer as well.
        [investor] {" "}Exhaust an investor as well.
       *[none] {""}
    }
industry =
    .text = { $units ->
        [0] Costs nothing.
       *[other] Cost: { $cost }.
    }{ exhausted-as-well } { workers-at } make here: { $resource_name }. { places-to-work }.{ $kind ->
        [alternative] {" "}There is a start industry for the same resource.
       *[plain] {""}
    }
shipyard =
    .text = Cost: { $cost }. Only on coast fields. Builds one ship of strength { $strength } or less in an action.
ship =
    .text = Cost: { $cost }. Only on sea fields. Carries { $strength } { $naval_type ->
        [trade] trade
       *[exploration] exploration
    } { $strength ->
        [one] token.
       *[other] tokens.
    }

## Components: islands

old_world_island =
    .text = { $land ->
        [one] 1 land field
       *[other] { $land } land fields
    }, { $coast ->
        [one] 1 coast field
       *[other] { $coast } coast fields
    }, { $sea ->
        [one] 1 sea field
       *[other] { $sea } sea fields
    }. { $bonus ->
        [cubes] At once, each with a card: { $population_name }.
        [expeditions] At once: { $gain_expedition_cards ->
            [one] 1 expedition card.
           *[other] { $gain_expedition_cards } expedition cards.
        }
       *[printed] Printed on it: { $structure_name }.
    }
new_world_island =
    .text = For { $price ->
        [one] 1 trade token
       *[other] { $price } trade tokens
    } each: { $resource_name }. Nothing is built here.

## Components: population cards

card =
    .text = Cost: { $cost }{ card-tokens }. { $influence_points } IP. Once: { card-effect }
card-tokens = { $trade_tokens ->
        [0] {""}
        [one] , 1 trade token
       *[other] , { $trade_tokens } trade tokens
    }{ $exploration_tokens ->
        [0] {""}
        [one] , 1 exploration token
       *[other] , { $exploration_tokens } exploration tokens
    }
card-effect = { $effect_kind ->
        [gain_population] { card-effect-cube } into its district and draw a card from its deck.
        [gain_naval_tokens] You have { $effect_amount } more { $effect_naval_type ->
            [trade] trade
           *[exploration] exploration
        } { $effect_amount ->
            [one] token in this turn.
           *[other] tokens in this turn.
        }
        [gain_gold] Take { $effect_amount } gold.
        [free_upgrade] { card-effect-upgrade } without cost.
        [draw_expedition] { $effect_amount ->
            [one] Draw an expedition card.
           *[other] Draw { $effect_amount } expedition cards.
        }
       *[extra_action] { $effect_amount ->
            [one] Take one more action in this turn.
           *[other] Take { $effect_amount } more actions in this turn.
        }
    }
card-effect-cube = { $effect_population ->
        [farmer] Take a farmer
        [worker] Take a worker
        [artisan] Take an artisan
        [engineer] Take an engineer
       *[investor] Take an investor
    }
card-effect-upgrade = { $effect_amount ->
        [one] { $effect_from ->
            [farmer] Upgrade a farmer to a worker
            [worker] Upgrade a worker to an artisan
            [artisan] Upgrade an artisan to an engineer
           *[engineer] Upgrade an engineer to an investor
        }
       *[other] { $effect_from ->
            [farmer] Upgrade up to { $effect_amount } farmers to workers
            [worker] Upgrade up to { $effect_amount } workers to artisans
            [artisan] Upgrade up to { $effect_amount } artisans to engineers
           *[engineer] Upgrade up to { $effect_amount } engineers to investors
        }
    }

## Components: expedition cards

expedition =
    .text = Animal: { $animal_points } IP with { $animal_visitor ->
        [artisan] an artisan
        [engineer] an engineer
       *[investor] an investor
    } as visitor. Artefact: { $artefact_points } IP with { $artefact_visitor ->
        [artisan] an artisan
        [engineer] an engineer
       *[investor] an investor
    } as visitor.

## Components: objective cards

objective-alonso_graves =
    .text = Once a turn: exhaust { objective-tokens } and pay { $pay_gold } gold to take one more action.
objective-aarhant =
    .text = Once a turn: exhaust an investor of the district and take { $gain_gold } gold.
objective-the_editor =
    .text = Once a turn: exhaust { objective-tokens } and put a hand card under its deck. You draw no other one.
objective-beryl_omara =
    .text = Whenever you pay trade tokens, { $exploration_tokens_per_trade_token ->
        [one] 1 exploration token
       *[other] { $exploration_tokens_per_trade_token } exploration tokens
    } may stand for one of them.
objective-zoo =
    .text = Scoring: { $points_per_visited } more IP for each of your animals that has a visitor.
objective-museum =
    .text = Scoring: { $points_per_visited } more IP for each of your artefacts that has a visitor.
objective-pyrphorian =
    .text = Scoring: { $points_per_hand_card } IP for each card left in your hand.
objective =
    .text = { $kind ->
        [industries] Scoring for industries that are visible on your islands, each after its IP: { $industry_points }.
        [majority] Scoring: { $counts ->
            [workers] most workers
            [engineers] most engineers
            [investors] most investors
            [expedition_cards] most expedition cards
           *[islands] most islands of the Old and the New World together
        } { $first } IP, second most { $second } IP.
       *[islands] Scoring: { $points_per_island } IP for each of your { $counts ->
            [new_world_islands] New World islands.
           *[old_world_islands] Old World islands.
        }
    }

## Names of fields on the plain board and in the terminal

board-round-number = Round
board-end-trigger-round = End triggered in round
board-fireworks = Fireworks
board-objective = Objective cards
board-supply = General supply
board-cubes = Cubes in the supply
board-pile-size = Cards in the piles
board-expedition-pile-size = Expedition cards in the pile
board-old-world-left = Old World islands in the stack
board-new-world-left = New World islands in the stack
board-actions-left = Actions left
board-bonus = Bonus
board-gold = Gold
board-hand = Hand
board-hand-size = Cards in hand
board-hand-of-deck = Hand by piles
board-expedition = Expedition cards
board-expeditions = Number of expedition cards
board-district = Districts
board-exhausted = Exhausted
board-workplace = Workplaces
board-built = Built
board-tokens = Tokens
board-tokens-exhausted = Exhausted tokens
board-old-world = Old World islands
board-old-worlds = Number of Old World islands
board-new-world = New World islands
board-new-worlds = Number of New World islands
board-resources = Resources
board-cube = Cube
board-islands = Islands
board-shows = shows
board-covered = covered
board-makes = makes
board-cards-in-hand = Cards in hand
board-expedition-cards = Expedition cards
board-tableau = Cards laid out
board-open = open
board-used = used
board-cubes-owned = Cubes owned
board-new-world-resources = Resources of the New World
board-trade-prices = Trade prices
board-exploration-prices = Exploration prices
board-missing-card-gold = Gold for missing cards
board-visited-points = Points for visits
board-objective-points = Points for objective cards
board-points = Points
board-structures = Structures

## Warnings

loss-builds-over = What stands there will be covered and can't be used any more.
loss-action-lapses = You still have an action: it lapses.
loss-tokens-lapse = You still have tokens that count in this turn only: they lapse.
loss-gives-back = You give up something that you have built.
