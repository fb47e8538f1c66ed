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
ask-build-field = { $token }: on which field?
ask-pay-item = { $population_id ->
        [farmer] { $purchase }: a farmer is asked for. Whose shift ends?
        [worker] { $purchase }: a worker is asked for. Whose shift ends?
        [artisan] { $purchase }: an artisan is asked for. Whose shift ends?
        [engineer] { $purchase }: an engineer is asked for. Whose shift ends?
        [investor] { $purchase }: an investor is asked for. Whose shift ends?
       *[other] { $purchase }: where does the resource come from ({ $resource })?
    }
ask-pay-tokens = How many of the { $amount } trade tokens do you replace by exploration tokens?
ask-play-card-choose = Which population card do you play?
ask-swap-menu = Which card do you swap (up to 3)?
ask-recruit-menu = Increase the workforce: whom do you recruit (up to 3)?
ask-upgrade-menu = Upgrade: who moves up (up to 3 times)?
ask-upgrade-cube = { $upgrade }: which cube moves up?
ask-pay-missing-card = No card is left for this cube ({ $population }). Do you pay gold and take it?
ask-editor-card = Which hand card do you put under its deck?

## Options

option-expand = Expand
option-play-card = Play a population card
option-swap-cards = Swap population cards
option-recruit = Increase the workforce
option-recruit-menu-recruit = Recruit: { $population }
option-upgrade = Upgrade
option-upgrade-menu-upgrade = Upgrade: { $population }
option-open-old-world = Open up the Old World
option-explore-new-world = Explore the New World
option-take-expedition = Take expedition cards
option-festival = Celebrate a festival
option-end-turn = End turn
option-activate = Activate card: { $card }
option-objective = Use objective: { $objective }
option-shift-end = Shift end: { $population } ({ $place })
option-industry = Build: { $industry }
option-shipyard = Build: shipyard of strength { $strength }
option-ship = Build: { $ship }
option-remove = Give a token back: { $field }
option-finish = Finish expanding
option-field = { $field }
option-produce = Produce: { $field }
option-new-world = Fetch from the New World
option-new-world-beryl = Fetch from the New World{ replaced-tokens }
option-trade = Trade with { $partner }
option-trade-beryl = Trade with { $partner }{ replaced-tokens }
replaced-tokens = { $k ->
        [0] , with trade tokens only
        [one] , 1 trade token replaced by exploration tokens
       *[other] , { $k } trade tokens replaced by exploration tokens
    }
option-beryl = { $k ->
        [0] Replace none
       *[other] Replace { $k }
    }
option-card = { $card }
option-done = Done
option-place = { $place }
option-stop = No further upgrade
option-yes = Pay gold and take the cube
option-no = Forgo the cube

## What happened

note-objective-in-play = Objective card in play: { $objective }.
note-round-begins = Round { $number }.
note-last-round-begins = Round { $number }, the last one.
note-hands-drawn = Every player draws { $amount } hand cards.
note-turn-begins = { $player } is on turn.
note-takes-action = { $player }: { $action }.
note-produced = { $player } produces { $resource } ({ $population }, { $field }).
note-used-new-world = { $player } fetches { $resource } from the New World.
note-traded = { $player } trades for { $resource } with { $other }. { $other } gets { $gold } gold.
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
note-paid-for-missing-card = { $player } pays { $amount } gold because the deck { $deck } is empty.
note-built = { $player } builds: { $structure } ({ $field }).
note-covered = { $player } builds over: { $structure }.
note-returned-token = { $player } gives back: { $structure } ({ $field }).
note-pays-for-card = { $player } pays for the card { $card }.
note-played-card = { $player } plays { $card } ({ $points } IP).
note-activated = { $player } activates { $card }.
note-used-objective = { $player } uses the objective { $objective }.
note-gained-gold = { $player } gets { $amount } gold.
note-gained-bonus-tokens = { $player } gets { naval-tokens } for this turn.
note-gained-action = { $player } has { $amount ->
        [one] one more action.
       *[other] { $amount } more actions.
    }
note-upgraded = { $player } upgrades: { $from_population } → { $to_population } ({ $place }).
note-swapped-cards = { $player } has swapped { $amount ->
        [one] one card
       *[other] { $amount } cards
    }.
note-drew-from-deck = { $player } draws a card from the deck { $deck }.
note-drew-card = You draw { $card }.
note-returned-to-deck = { $player } puts a card under the deck { $deck }.
note-returned-card = You put { $card } back.
note-drew-expeditions = { $player } takes { $amount ->
        [one] one expedition card.
       *[other] { $amount } expedition cards.
    }
note-drew-expedition = You draw the expedition card { $expedition }.
note-opened-old-world = { $player } opens up the Old World: { $old_world_island }.
note-explored-new-world = { $player } explores the New World: { $new_world_island }.
note-cube-not-in-supply = No { $population } is left in the supply for { $player }.
note-cube-forgone = { $player } forgoes { one-cube }.
note-end-triggered = { $player } has no hand card left and takes the fireworks token. { $rounds ->
        [one] One more round follows
       *[other] { $rounds } more rounds follow
    } this one.
note-game-ends = The game is over. Now it is scored.
note-expedition-shown = { $player } shows the expedition card { $expedition }.
note-card-left-in-hand = { $player } still holds { $card }.
note-scored = { $player } has { $points } IP.

## Why something is not possible

refusal-no-action-left = You have no action left in this turn.
refusal-action-first = You must take an action before you end your turn.
refusal-nothing-to-build = There is nothing you can build or give back now.
refusal-no-card-payable = You can't pay for any of your hand cards.
refusal-no-card-to-swap = The decks of your hand cards are empty.
refusal-nobody-to-recruit = There is nobody you can recruit now.
refusal-nobody-to-upgrade = There is nobody you can upgrade now.
refusal-no-source = You can't get this resource anywhere now: { $resource }.
refusal-not-enough-means = Cubes, workplaces, trade tokens and gold together are not enough for the whole cost.
refusal-not-enough-gold = The deck is empty, and you lack the gold to pay instead.
refusal-not-enough-trade-tokens = You lack trade tokens.
refusal-not-enough-exploration-tokens = You lack exploration tokens.
refusal-shift-end-too-dear = This shift end costs { $needed } gold; you have { $have }.
refusal-effect-does-nothing = The effect of this card does nothing now.
refusal-objective-used-already = You have already used this objective in this turn.
refusal-objective-too-dear = You can't pay for this objective.
refusal-no-hand-card = You have no hand card.
refusal-traded-already = You have already traded for this resource in this turn: { $resource }.
refusal-trade-too-dear = This costs { $needed ->
        [one] 1 trade token
       *[other] { $needed } trade tokens
    }; you have { $have }.
refusal-workplaces-full = Both workplaces are occupied.
refusal-no-cube-in-district = Nobody in the district can do this work ({ $population }).
refusal-needed-elsewhere = Then you could not pay the rest of the cost any more.
refusal-industry-owned = You have this industry already.
refusal-no-token-left = No such token is left on the board.
refusal-no-shipyard-free = You need a shipyard of strength { $needed } or more that has built no ship in this action.
refusal-built-just-now = You have built this ship in this action.
refusal-islands-complete = You have as many islands of this kind as allowed.
refusal-no-island-left = No such island is left.
refusal-lacks-exploration-tokens = This costs { $needed ->
        [one] 1 exploration token
       *[other] { $needed } exploration tokens
    }; you have { $have }.
refusal-no-expedition-left = There are no expedition cards left.
refusal-deck-empty = The deck { $deck } is empty.
refusal-no-cube-left = No such cube is left in the supply: { $population }.
refusal-no-cube-to-upgrade = You have no such cube: { $population }.

## Words

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
choice-objective-1-alonso-graves = Alonso Graves
choice-objective-1-aarhant = Aarhant
choice-objective-1-the-editor = The Editor
choice-objective-1-beryl-omara = Beryl O'Mara
choice-objective-1-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-1-eli-bleakworth = Eli Bleakworth
choice-objective-1-the-queen = The Queen
choice-objective-1-edvard-goode = Edvard Goode
choice-objective-1-willie-wibblesock = Willie Wibblesock
choice-objective-1-princess-qing = Princess Qing
choice-objective-1-hannah-goode = Hannah Goode
choice-objective-1-university = University
choice-objective-1-worlds-fair = World's Fair
choice-objective-1-madame-kahina = Madame Kahina
choice-objective-1-the-tourist = The Tourist
choice-objective-1-zoo = Zoo
choice-objective-1-museum = Museum
choice-objective-1-pyrphorian = The Pyrphorian
choice-objective-1-isabel-sarmento = Isabel Sarmento
choice-objective-1-sir-archibald-blake = Sir Archibald Blake
choice-objective-2 = Objective card of your choice, no. 2
choice-objective-2-alonso-graves = Alonso Graves
choice-objective-2-aarhant = Aarhant
choice-objective-2-the-editor = The Editor
choice-objective-2-beryl-omara = Beryl O'Mara
choice-objective-2-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-2-eli-bleakworth = Eli Bleakworth
choice-objective-2-the-queen = The Queen
choice-objective-2-edvard-goode = Edvard Goode
choice-objective-2-willie-wibblesock = Willie Wibblesock
choice-objective-2-princess-qing = Princess Qing
choice-objective-2-hannah-goode = Hannah Goode
choice-objective-2-university = University
choice-objective-2-worlds-fair = World's Fair
choice-objective-2-madame-kahina = Madame Kahina
choice-objective-2-the-tourist = The Tourist
choice-objective-2-zoo = Zoo
choice-objective-2-museum = Museum
choice-objective-2-pyrphorian = The Pyrphorian
choice-objective-2-isabel-sarmento = Isabel Sarmento
choice-objective-2-sir-archibald-blake = Sir Archibald Blake
choice-objective-3 = Objective card of your choice, no. 3
choice-objective-3-alonso-graves = Alonso Graves
choice-objective-3-aarhant = Aarhant
choice-objective-3-the-editor = The Editor
choice-objective-3-beryl-omara = Beryl O'Mara
choice-objective-3-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-3-eli-bleakworth = Eli Bleakworth
choice-objective-3-the-queen = The Queen
choice-objective-3-edvard-goode = Edvard Goode
choice-objective-3-willie-wibblesock = Willie Wibblesock
choice-objective-3-princess-qing = Princess Qing
choice-objective-3-hannah-goode = Hannah Goode
choice-objective-3-university = University
choice-objective-3-worlds-fair = World's Fair
choice-objective-3-madame-kahina = Madame Kahina
choice-objective-3-the-tourist = The Tourist
choice-objective-3-zoo = Zoo
choice-objective-3-museum = Museum
choice-objective-3-pyrphorian = The Pyrphorian
choice-objective-3-isabel-sarmento = Isabel Sarmento
choice-objective-3-sir-archibald-blake = Sir Archibald Blake
choice-objective-4 = Objective card of your choice, no. 4
choice-objective-4-alonso-graves = Alonso Graves
choice-objective-4-aarhant = Aarhant
choice-objective-4-the-editor = The Editor
choice-objective-4-beryl-omara = Beryl O'Mara
choice-objective-4-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-4-eli-bleakworth = Eli Bleakworth
choice-objective-4-the-queen = The Queen
choice-objective-4-edvard-goode = Edvard Goode
choice-objective-4-willie-wibblesock = Willie Wibblesock
choice-objective-4-princess-qing = Princess Qing
choice-objective-4-hannah-goode = Hannah Goode
choice-objective-4-university = University
choice-objective-4-worlds-fair = World's Fair
choice-objective-4-madame-kahina = Madame Kahina
choice-objective-4-the-tourist = The Tourist
choice-objective-4-zoo = Zoo
choice-objective-4-museum = Museum
choice-objective-4-pyrphorian = The Pyrphorian
choice-objective-4-isabel-sarmento = Isabel Sarmento
choice-objective-4-sir-archibald-blake = Sir Archibald Blake
choice-objective-5 = Objective card of your choice, no. 5
choice-objective-5-alonso-graves = Alonso Graves
choice-objective-5-aarhant = Aarhant
choice-objective-5-the-editor = The Editor
choice-objective-5-beryl-omara = Beryl O'Mara
choice-objective-5-carl-leonard-von-malching = Carl Leonard von Malching
choice-objective-5-eli-bleakworth = Eli Bleakworth
choice-objective-5-the-queen = The Queen
choice-objective-5-edvard-goode = Edvard Goode
choice-objective-5-willie-wibblesock = Willie Wibblesock
choice-objective-5-princess-qing = Princess Qing
choice-objective-5-hannah-goode = Hannah Goode
choice-objective-5-university = University
choice-objective-5-worlds-fair = World's Fair
choice-objective-5-madame-kahina = Madame Kahina
choice-objective-5-the-tourist = The Tourist
choice-objective-5-zoo = Zoo
choice-objective-5-museum = Museum
choice-objective-5-pyrphorian = The Pyrphorian
choice-objective-5-isabel-sarmento = Isabel Sarmento
choice-objective-5-sir-archibald-blake = Sir Archibald Blake

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
    .text = { workers-at } make here: { $resource_name }. { $workplaces } workplaces; printed on every home island.
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
    }{ exhausted-as-well } { workers-at } make here: { $resource_name }. { $workplaces } workplaces.{ $kind ->
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
    .text = { $land } land fields, { $coast } coast fields, { $sea } sea fields. { $bonus ->
        [cubes] At once, each with a card: { $population_name }.
        [expeditions] At once: { $gain_expedition_cards } expedition cards.
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
    .text = Once a turn: exhaust { $pay_exploration_tokens } exploration tokens and pay { $pay_gold } gold to take one more action.
objective-aarhant =
    .text = Once a turn: exhaust an investor of the district and take { $gain_gold } gold.
objective-the_editor =
    .text = Once a turn: exhaust { $pay_exploration_tokens } exploration tokens and put a hand card under its deck. You draw no other one.
objective-beryl_omara =
    .text = Whenever you pay trade tokens, { $exploration_tokens_per_trade_token } exploration tokens may stand for one of them.
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
