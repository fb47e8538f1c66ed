# Import / Export in English. Names of cards, ports, ships, goods types and actions come from data.toml.

game-name = Import / Export
game-tagline = Every card is an action, a contract, a container, an import and a good: ship the right ones and let the others pay for it.
game-aid =
    Goal: most credits in the end. Credits in cash count during the game; goods, majorities and bonuses are added at the end.

    Turn: the captain draws (up to 5 cards in hand, with 5 or more exactly 1), or announces one of the five actions by playing a card of its kind. Two cards that share another kind are a joker for any action. Then everybody else, clockwise, follows with a card of that kind (or a joker), or draws. Captain and followers perform the action once, and everybody, also who drew, once more for each own import of that kind.

    Contract: accept a hand card as a contract on one of your ships in port. You need its rank in its goods type: each good of the type counts 1, and so does the colour of your port. Each missing rank costs one more Contract action. A ship holds 6 containers; the requirements of its contracts must not exceed that.

    Load: put a hand card on board as a container for a contract of its type.

    Deliver: the captain chooses a ship at sea. Everybody with a Deliver action bids in secret; the captain wins ties. Only the winner pays, and takes up to 2 containers: at most 1 as an import, the rest as goods. If the ship belongs to somebody else, its owner gains 2 credits.

    Rob: take 1 container from a ship at sea or 1 card from the supply island. You must load it if you can, otherwise it is discarded.

    Supply: sell a hand card to the supply island for 4 credits (once in a turn), or take an island card as an import.

    Completing: when all contracts of a ship have their containers, the island is stocked with 1 card, you are paid by the number of containers, the effects come into force in the order of acceptance, and the ship goes to sea. It returns when it is empty.

    Limits: 1 import plus 1 for each completed contract; 2 goods plus 2 for each completed contract. What does not fit is discarded.

    Discarding contracts: the captain may discard accepted contracts at any time in the own turn; their containers stay on board.

    End: when somebody has 50 credits (80 in the long game), or when draw pile and discard pile are both empty. The turn is finished. Some cards win the game at once.

    Scoring: cash; 2 for each container on ships in port; goods 1 each, illegal ones 2; most technology, agriculture and consumer goods 6 each, most luxury goods 8, most illegal goods −6, ties share rounded up; 10 for goods of all five types; bonuses of completed contracts.

## What is asked

ask-captain-main = You are captain: draw cards, or announce an action?
ask-pay-action = With what do you pay for { $action }?
ask-pay-joker-card = Which { $action } card do you play as part of the joker?
ask-follow-or-draw = Follow the captain's action, or draw cards?
ask-use-swap = { $effect_card }: perform another action instead?
ask-contract-card = Contract ({ $left } left): which card do you accept?
ask-contract-ship = Onto which ship goes the contract { $card }?
ask-load-card = Load ({ $left } left): which card do you load?
ask-load-slot = For which contract do you load?
ask-deliver-ship = From which ship is delivered?
ask-bid = How much do you bid?
ask-deliver-take = { $cargo }: which container do you take? ({ $left } left)
ask-deliver-place = Where does { $card } go?
ask-rob-target = Rob ({ $left } left): what do you rob?
ask-rob-container = { $cargo }: which container do you rob?
ask-rob-slot = For which contract do you load { $card }?
ask-supply-choice = Supply ({ $left } left): sell a card, or import one?
ask-supply-card = { $selling ->
        [0] Which card of the island do you import?
       *[other] Which card do you sell to the island?
    }
ask-anytime-window = Use an effect before the turn ends?
ask-effect-yes-no = { $effect_card_id ->
        [batteries] Batteries: pay 2 credits to load 1 more container?
        [satellite] Satellite: draw 1 card and load 1 container?
        [chicken_feed] Chicken Feed: { $c ->
            [0] offer the card to the others for 6 credits?
           *[other] buy the card for 6 credits?
        }
        [beer] Beer: sell the card to the supply island for 6 credits?
        [flamethrowers] Flamethrowers: roll the credit cube?
        [dinosaur_bones] Dinosaur Bones: does everybody put a card on the island, so that you can take 2?
        [stretch_goals] Stretch Goals: draw, gain and deliver for all, then 2 actions for you?
        [platinum_rings] Platinum Rings: draw up to 8 cards and perform actions?
        [tiny_poodles] Tiny Poodles: move the card to your goods?
        [flour] Flour: load all containers from your hand at once?
        [soy_sauce] Soy Sauce: move your Contract imports to your goods?
        [exclusive_cards] Exclusive Cards: pay 30 credits, name a goods type and draw 1 card?
       *[other] Use { $effect_card }?
    }
ask-choose-card = { $effect_card_id ->
        [telescopes] Telescopes: which technology good do you exchange for 4 credits?
        [autonomous_cars] Autonomous Cars: which card do you sell?
        [robot_cats] Robot Cats: which cards do you load as a pair?
        [wind_turbines] Wind Turbines: which effect do you copy?
        [glacier_water] Glacier Water: which agriculture card do you sell?
        [jasmine_tea] Jasmine Tea: sell a card for 2 credits?
        [flour] Flour: which card do you load?
        [apples] Apples: which agriculture card do you complete?
        [soy_sauce] Soy Sauce: which import becomes a good?
        [rope] Rope: { $a ->
            [0] which card do you give?
           *[other] which island card do you take?
        }
        [led_lamps] LED Lamps: { $a ->
            [2] which island card do you take?
           *[other] which card do you give?
        }
        [chairs] Chairs: discard a card?
        [dinosaur_bones] Dinosaur Bones: { $a ->
            [0] which card do you put on the island?
           *[other] which island card becomes your good?
        }
        [stolen_research] Stolen Research: which technology contract do you take?
        [small_tank] Small Tank: which card do you give?
        [shotguns] Shotguns: which card do you give?
        [machine_guns] Machine Guns: which card do you give?
        [vacuum_cleaners] Vacuum Cleaners: which luxury good do you give?
        [oysters] Oysters: which luxury contract do you accept?
       *[other] Which contract do you discard?
    }
ask-choose-ship = { $effect_card_id ->
        [bamboo] Bamboo: accept the card again on a ship?
        [dried_fish] Dried Fish: onto which ship?
        [oysters] Oysters: onto which ship goes { $card }?
        [drugs] Drugs: take another container from a ship?
        [paper] Paper: take a container from a ship at sea?
       *[other] { $effect_card }: from which ship do you deliver?
    }
ask-choose-container = { $effect_card }: which container of { $cargo } do you take?
ask-choose-place = { $effect_card_id ->
        [stem_cells] Stem Cells: keep { $card } as a good for 2 credits?
       *[other] { $effect_card }: where does { $card } go?
    }
ask-choose-type = { $effect_card }: which goods type do you name?
ask-choose-action-type = { $effect_card }: which action do you perform?
ask-choose-payment = { $effect_card }: what do you give { $owner }?
ask-credits-or-cards = { $effect_card }: 2 credits, or 2 cards?
ask-name-card = Limousines: which card do you name?
ask-complete-early = Prefab Houses: complete { $ship } now, without the missing containers?
ask-end-telescopes = Telescopes: exchange a technology good for 4 credits?
ask-end-diamond-rings = Diamond Rings: which completed contract becomes a good? ({ $left } left)
ask-end-cheap-shirts = Cheap Shirts: which import becomes a good?
ask-end-electric-cars = Electric Cars: as which goods type do your Supply imports count?
ask-end-cologne = Cologne: for which kind of imports do you gain 4 credits each?

## Options

option-card = { $card }
option-ship = { $ship }
option-slot = { $contract } on { $ship }
option-bid = { $bid } credits
option-type = { $type }
option-action = { $action }
option-announce = Announce { $action }
option-joker = Joker: two { $action } cards
option-swap = { $action } instead
option-hand = A random card of { $seat }
option-place = { $place }
option-pay = { $payment }
option-free = { $free_option }{ $copy }
option-sell = Sell a card{ $copy }
option-draw = Draw cards
option-follow = Follow
option-follow-load = Follow with Load (AI Chips)
option-stop = Nothing more
option-pass = Pass
option-yes = Yes
option-no = No
option-keep = Leave it as it is
option-choose-place-keep = Load or discard it as usual
option-use-swap-keep = Keep the action
option-name-card-card = Name { $card }
option-import = Import a card
option-blind = Draw the container (Cell Phones)
option-pair = Two cards as a pair (Robot Cats)
option-island = Supply island
option-draw-pile = Top card of the draw pile
option-credits = 2 credits
option-cards = 2 cards

place-imports = Imports
place-goods = Goods
place-discard = Discard pile
place-load = Load it
place-hand = Hand
payment-credits = Credits
payment-contract = A completed contract
payment-goods = Goods
payment-cards = Hand cards
payment-hand = The whole hand
free_option-discard_contract = Discard a contract
free_option-rope = Rope: exchange a card with the island
free_option-led_lamps = LED Lamps: exchange 2 cards for 1 of the island
free_option-glacier_water = Glacier Water: sell an agriculture card
free_option-telescopes = Telescopes: exchange a technology good
free_option-segways = Segways: move the card
free_option-dried_fish = Dried Fish: accept the contract
free_option-oysters = Oysters: accept a luxury contract

## Log

note-port-dealt = { $player }: { $port }.
note-turn-begins = { $player } is captain.
note-announces = { $player } announces { $action }.
note-follows = { $player } follows: { $action }.
note-swaps = { $player } performs { $action } instead.
note-played = { $player } plays { $card }.
note-drew = { $player } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
note-drew-card = You draw { $card }.
note-showed = { $player } shows { $card }.
note-stocked = { $card } comes to the supply island.
note-shuffled = The discard pile ({ $number } cards) becomes the new draw pile.
note-piles-ran-out = Draw pile and discard pile are empty: the game ends after this turn.
note-gained = { $player } gains { $amount } credits.
note-paid = { $player } pays { $amount } credits.
note-paid-to = { $player } pays { $other } { $amount } credits.
note-uses-effect = { $player } uses { $effect_card }.
note-copies = { $player }'s Wind Turbines copy { $effect_card }.
note-effects-exhausted = { $number } effects this turn: no more until it ends.
note-accepted = { $player } accepts { $card } on { $ship }.
note-loaded = { $player } loads { $card } on { $ship } for { $contract }.
note-ship-completed = { $player } completes { $ship } with { $number } containers and is paid { $amount } credits.
note-completed = { $player } has completed { $card }.
note-departed = { $ship } goes to sea.
note-ship-returned = { $ship } returns to its port.
note-good-added = { $card } becomes a good of { $player }.
note-import-added = { $card } becomes an import of { $player }.
note-discarded = { $player } discards { $card }.
note-laid-on-island = { $player } puts { $card } on the supply island.
note-took-to-hand = { $player } takes { $card } to the hand.
note-gave-card = { $player } gives { $other } a hand card.
note-gave-which = You give { $other } { $card }.
note-received = You get { $card } from { $other }.
note-bought-feed = { $player } buys { $card } from { $other }.
note-shows-hand = { $player } shows all hand cards.
note-auction-opened = { $player } calls for bids on { $cargo }.
note-bid-shown = { $player } has bid { $amount }.
note-auction-won = { $player } wins with { $amount } credits.
note-took-from = { $player } takes { $card } from { $cargo }.
note-took-none = { $player } takes nothing.
note-robbed = { $player } robs { $card } from { $cargo }.
note-robbed-hand = { $player } robs { $card } from { $other }'s hand.
note-robbed-draw-pile = { $player } robs the draw pile.
note-named-type = { $player } names { $goods_type }.
note-named-card = { $player } names { $card }.
note-granted-action = { $effect_card }: { $player } performs { $action }.
note-extra-turn-won = { $player }'s next turn as captain will be followed by another one.
note-cube-blank = The credit cube shows a blank face.
note-cube-two = The credit cube shows a 2.
note-stole-research = { $player } swaps Stolen Research for { $other }'s { $card }.
note-gave-contract = { $player } gives { $other } the completed contract { $card }.
note-stored = { $amount } credits go onto the Helicopters; { $number } lie there now.
note-end-triggered = { $player } has { $amount } credits or more: the game ends after this turn.
note-end-withdrawn = The game goes on until somebody has { $amount } credits.
note-wins-at-once = { $player } wins at once by { $effect_card }!
note-scoring-begins = Final scoring.
note-electric-type-chosen = { $player }'s Supply imports count as { $goods_type }.
note-cologne-action-chosen = { $player } gains credits for { $action } imports.
note-scored = { $player }: { $points } credits.
note-wins-by-majorities = { $player } wins by Graphics Cards.

## Why not

refusal-no-card-for = You have no { $action } card and no two cards that share another action.
refusal-other-action = This card's action is { $action }.
refusal-too-few-for-joker = A joker takes { $number } { $action } cards.
refusal-no-ship-in-port = You have no ship in port.
refusal-no-room-on-ship = It needs room for { $number } containers, and no ship in port has that.
refusal-rank-too-low = It needs rank { $needed } in { $goods_type }, you have { $have }: that takes { $actions } Contract actions at once.
refusal-rank-not-skipped = It needs rank { $needed } in { $goods_type }, you have { $have }; ranks can't be skipped here.
refusal-nothing-takes-type = No open contract on your ships in port takes { $goods_type } containers.
refusal-imports-full = You can't have more than { $number ->
        [one] 1 import
       *[other] { $number } imports
    } now.
refusal-goods-full = You can't have more than { $number } goods now.
refusal-one-import-only = Only one card of a delivery can become an import.
refusal-ship-in-port = Ships in port can only be robbed with Vans.
refusal-already-sold = You have sold a card this turn already.
refusal-hand-empty = You have no hand card to sell.
refusal-island-empty = There is no card on the supply island.
refusal-action-without-use = You can't do anything with { $action } now.

## Table options

choice-target = Length
choice-target-normal = Until somebody has 50 credits
choice-target-long = Long game: until somebody has 80 credits
choice-surplus = Surplus card (Lumber)
choice-surplus-off = without
choice-surplus-on = with
choice-jutaku = Jutaku expansion (10 cards)
choice-jutaku-off = without
choice-jutaku-on = with
choice-kickstarter = Kickstarter expansion (15 cards)
choice-kickstarter-off = without
choice-kickstarter-on = with
choice-captain = Captain's edition (3 cards)
choice-captain-off = without
choice-captain-on = with

category-credits = Credits in cash
category-containers = Containers in port
category-goods = Goods
category-majorities = Majorities
category-set_bonus = Goods of all types
category-card_bonuses = Completed contracts

## Components

action-contract =
    .text = Accept a hand card as a contract on a ship in your port. You need its rank; each missing rank costs one more Contract action.
action-load =
    .text = Load a hand card as a container for a contract on a ship in your port. Its type must be that of the contract.
action-deliver =
    .text = Bid for the containers of a ship at sea that the captain chooses. The winner pays and takes up to 2: at most 1 as an import, the others as goods.
action-rob =
    .text = Take 1 container from a ship at sea, or 1 card from the supply island. Load it if you can, otherwise it is discarded.
action-supply =
    .text = Sell 1 hand card to the supply island for 4 credits (once in a turn), or take 1 island card as an import.
type-technology =
    .text = Technology cards are Load actions. A good is worth 1; the most are worth 6.
type-agrar =
    .text = Agriculture cards are Contract actions. A good is worth 1; the most are worth 6.
type-consumer =
    .text = Consumer cards are Deliver actions. A good is worth 1; the most are worth 6.
type-illegal =
    .text = Illegal cards are Rob actions. A good is worth 2; whoever has the most loses 6.
type-luxury =
    .text = Luxury cards are Supply actions. A good is worth 1; the most are worth 8.
port-port_green =
    .text = Begins with rank 1 in technology.
port-port_yellow =
    .text = Begins with rank 1 in agriculture.
port-port_black =
    .text = Begins with rank 1 in consumer goods.
port-port_red =
    .text = Begins with rank 1 in illegal goods.
port-port_blue =
    .text = Begins with rank 1 in luxury.
port-port_light_grey =
    .text = Begins with 4 extra credits instead of a rank. Only with 6 players.
ship-ship_green_a =
    .text = Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
ship-ship_green_b =
    .text = Begins in port. It holds 6 containers for all its contracts together.
ship-ship_yellow_a =
    .text = Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
ship-ship_yellow_b =
    .text = Begins in port. It holds 6 containers for all its contracts together.
ship-ship_black_a =
    .text = Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
ship-ship_black_b =
    .text = Begins in port. It holds 6 containers for all its contracts together.
ship-ship_red_a =
    .text = Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
ship-ship_red_b =
    .text = Begins in port. It holds 6 containers for all its contracts together.
ship-ship_blue_a =
    .text = Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
ship-ship_blue_b =
    .text = Begins in port. It holds 6 containers for all its contracts together.
ship-ship_light_grey_a =
    .text = Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
ship-ship_light_grey_b =
    .text = Begins in port. It holds 6 containers for all its contracts together.
pile-draw_pile = Draw pile
    .text = You draw from here: up to 5 cards in hand, with 5 or more exactly 1. When it is empty the discard pile is shuffled. When both are empty the game ends after this turn.
pile-discard_pile = Discard pile
    .text = Played and discarded cards, open to everybody. It becomes the new draw pile when the old one is empty.
shore-supply_island =
    .text = A face-up row of goods cards. It is stocked with 1 card when a ship is completed; cards sold come here, and Supply and Rob take cards from here.

## Technology

card-autonomous_cars =
    .text = Instead of one of your Load actions you may sell 1 hand card to the supply island for 4 credits. Once in a turn.
card-batteries =
    .text = After one of your Load actions you may pay 2 credits to load 1 more container. Once in a turn.
card-drones =
    .text = Draw 1 card whenever you accept a contract.
card-televisions =
    .text = With Load and Rob actions you may load technology containers as any colour.
card-generators =
    .text = Your technology contracts take containers of any colour.
card-cell_phones =
    .text = For a Load action you may turn over the top card of the draw pile instead of using a hand card. You must load it if you can; otherwise it goes to your hand.
card-ai_chips =
    .text = You may perform Load for the whole turn instead of the announced action, also when you follow with a Load card.
card-compact_cars =
    .text = Draw 1 card whenever another player draws.
card-refrigerators =
    .text = Every 2 technology goods of yours count as 1 more Load import. They do not count for the import limit.
card-laptops =
    .text = Draw 2 cards whenever you complete a contract for which at least 1 technology container was loaded.
card-mri_machines =
    .text = The game ends at 70 credits, for everybody and also in the long game.
card-nanobots =
    .text = Whenever you draw cards you may use 1 free Load action.
card-robot_cats =
    .text = When loading, 2 cards of one type may take the place of 1 technology container. They count as 1 for the contract and the ship, otherwise as 2.
card-satellite =
    .text = Whenever any ship goes to sea you may draw 1 card and load 1 container.
card-segways =
    .text = After completion you may at any time move this card to your imports or goods, or load it as a container.
card-game_consoles =
    .text = With each of your Load actions you may load 1 more container for every 2 technology goods of yours.
card-tablets =
    .text = Your ships hold 8 containers. A ship that leaves with 8 pays 18 credits.
card-telescopes =
    .text = You may exchange technology goods for 4 credits each at any time, also at the end before the bonuses.
card-usb_sticks =
    .text = When you have sent a ship to sea you may take 1 of its containers to your hand.
card-wind_turbines =
    .text = Choose any other completed contract of rank 0 or 1: this card has its effect. Immediate effects happen now, lasting ones stay.

## Agriculture

card-apples =
    .text = Add 1 agriculture card from your hand to your completed contracts, whatever its rank, and use it as if you had just completed it.
card-bamboo =
    .text = If one of your ships is in port you may accept this card again for free.
card-beer =
    .text = Instead of keeping this card you may sell it to the supply island for 6 credits.
card-glacier_water =
    .text = You may at any time sell agriculture cards from your hand to the supply island for 2 credits each.
card-hawaii_salt =
    .text = All others show their hands. You get all agriculture cards, and 2 credits from the bank for each.
card-honey =
    .text = Gain 2 credits for every agriculture good of every player, yours included.
card-chicken_feed =
    .text = You may offer this card: one other player can buy it for 6 credits and put it to the completed contracts. Otherwise you keep it.
card-jasmine_tea =
    .text = After a Contract action you may sell 1 hand card to the supply island for 2 credits. Once in a turn.
card-coffee =
    .text = Your agriculture contracts take containers of any colour.
card-potatoes =
    .text = Gain 2 credits and draw 2 cards.
card-almonds =
    .text = If you have less than 19 credits after completing this, gain 8 credits, otherwise 4.
card-flour =
    .text = When you accept this contract with the rank and hold all its containers, you may load them at once for free.
card-pak_choi =
    .text = Loaded for a contract of another type it pays 2 more credits when that contract is completed.
card-peppers =
    .text = Whenever you accept a contract you may load 1 container at once.
card-rice =
    .text = Gain 2 credits for each of your completed agriculture contracts, this one included.
card-soy_sauce =
    .text = You may move all your Contract imports to your goods. Gain 2 credits for each.
card-dried_fish =
    .text = While you hold this card and have its rank you may accept it for free at any time.
card-wheat =
    .text = With Load and Rob actions you may load agriculture containers as any colour.
card-sugar =
    .text = Gain 2 credits whenever you accept an agriculture contract.
card-onions =
    .text = Gain 2 credits whenever you complete an agriculture contract, this one included.
card-lumber =
    .text = Draw 1 card whenever another player draws.

## Consumer goods

card-eyeglasses =
    .text = Perform 1 Deliver action alone, without a bid.
card-books =
    .text = If you announce Deliver and somebody follows, gain 2 credits. Once in a turn.
card-bicycles =
    .text = Gain 2 credits for every container that anybody loads with a Load action.
card-trousers =
    .text = When another player delivers from one of your ships you gain 4 credits instead of 2.
card-chewing_gum =
    .text = Gain 4 credits for every consumer card that anybody adds to the goods by a delivery.
card-lipstick =
    .text = Gain 2 credits whenever a consumer card is added to anybody's goods.
card-mouthwash =
    .text = Gain 2 credits whenever anybody completes a consumer contract after this one.
card-paper =
    .text = When you complete a consumer contract, this one included, you may move 1 container from a ship at sea to your imports or goods. The owner of the ship gains nothing.
card-backpacks =
    .text = Draw 1 card whenever a ship returns to its port.
card-shampoo =
    .text = You may take 3 containers instead of 2 when you deliver.
card-shoes =
    .text = Draw 1 card whenever a ship goes to sea, this one included.
card-soap =
    .text = With Load and Rob actions you may load consumer containers as any colour.
card-rope =
    .text = As captain you may exchange 1 hand card for 1 card of the supply island. Once in a turn.
card-pens =
    .text = Gain 2 credits for every consumer good of every player, yours included.
card-chairs =
    .text = Whenever another player draws you may discard 1 hand card.
card-candy =
    .text = Your consumer contracts take containers of any colour.
card-cups =
    .text = Draw 5 cards.
card-protractors =
    .text = Whenever a player delivers you may move 1 container from the same ship to your imports or goods for free.
card-fluffy_pillows =
    .text = Gain 2 credits for each of your completed contracts, this one included.
card-shower_heads =
    .text = Name a goods type and draw 2 cards. If one of them has that type, gain 8 credits.

## Illegal goods

card-mother_lode =
    .text = You win at once when you have 8 illegal goods.
card-dinosaur_bones =
    .text = Every player puts 1 hand card on the supply island. Then you move up to 2 island cards to your goods.
card-drugs =
    .text = With a Rob action you may take 1 more container from any ship at sea. Once in a turn.
card-counterfeit_money =
    .text = Take 1 container from each ship of the other players, at sea or in port. Load it if you can, or take it to your hand.
card-flamethrowers =
    .text = You may roll a credit cube. Blank: all others pay you 4 credits. 2: you pay each of them 2 credits.
card-dangerous_animals =
    .text = All others give you 2 credits.
card-stolen_research =
    .text = Swap this card for another player's completed technology contract and use that one as if you had just completed it.
card-poison_bottles =
    .text = Others who use a Rob action pay you 2 credits. Once per player and turn.
card-large_calibre_ammo =
    .text = When you rob another player's ship you also get a random hand card of its owner.
card-big_cats =
    .text = With Load and Rob actions you may load illegal containers as any colour.
card-cannabis =
    .text = When another player takes illegal containers with a delivery, you are paid 2 credits.
card-cannons =
    .text = When Rob is announced you have as many extra Rob actions as there are Rob imports in all ports.
card-small_tank =
    .text = Every other player who completes a contract must give you 1 hand card for it.
card-vans =
    .text = Your Rob actions may also take a container from a ship in port, the top card of the draw pile, or a random card of another hand.
card-machine_guns =
    .text = All others must give you 4 credits, or 1 completed contract, or 2 goods.
card-ammunition =
    .text = All others with illegal goods pay you 2 credits.
card-pistols =
    .text = Another player who completes an illegal contract pays you 2 credits.
card-pirated_copies =
    .text = Gain 2 credits whenever another player spends or loses 4 or more credits at once.
card-seeds =
    .text = Your illegal contracts take containers of any colour.
card-shotguns =
    .text = When you first use a Rob action in a turn, everybody who robbed before you gives you 2 credits or 2 hand cards.

## Luxury

card-cars =
    .text = With Load and Rob actions you may load luxury containers as any colour.
card-champagne =
    .text = As a good it is worth 8 if you have the most completed contracts at the end, and rank 1 in luxury.
card-diamond_rings =
    .text = At the end you may move up to 2 completed contracts to your goods, beyond the limit.
card-electric_cars =
    .text = At the end choose a goods type: your Supply imports count as goods of that type.
card-foxes =
    .text = You win all ties, for bids and majorities too; the illegal penalty stays shared.
card-golden_toilets =
    .text = At the end gain 6 credits for each of your completed luxury contracts.
card-golden_watches =
    .text = Your luxury contracts take containers of any colour.
card-fine_wine =
    .text = At the end gain 20 credits if you have at least 2 goods of every type.
card-helicopters =
    .text = Whenever anybody accepts a luxury contract, 4 credits from the bank go onto this card. You get them at the end.
card-jets =
    .text = Whenever you complete a contract you may move 1 container of that ship to your goods.
card-tiny_poodles =
    .text = After completion this card may move to your goods.
card-cologne =
    .text = At the end choose an action: gain 4 credits for each of your imports of that kind.
card-leather_coats =
    .text = Your luxury goods are worth 3 instead of 1.
card-limousines =
    .text = Name any card and draw the top card of the draw pile. If it is that card, you win at once.
card-massage_chairs =
    .text = Draw cards until two of them have the same type. Gain as many credits as you drew cards, rounded up to an even number.
card-platinum_rings =
    .text = Draw up to 8 hand cards. Then perform any number of actions, each paid with hand cards. Nobody follows, imports do not count, no rank can be skipped, and at most 1 card can be sold.
card-velvet_robes =
    .text = At the end gain 1 credit for each card in your hand.
card-sauna =
    .text = At the end your majority bonuses count double, and so does the illegal penalty.
card-fancy_suits =
    .text = At the end gain 16 credits if your ships carry the most containers, in port and at sea together.
card-sports_cars =
    .text = Counts as 1 good of every type.

## Extra sets

card-oysters =
    .text = You may accept luxury contracts from your hand for free at any time.
card-cheap_shirts =
    .text = At the end you may move your imports to your goods, up to the limit.
card-graphics_cards =
    .text = If you have the majority in 4 goods types at the end, you win.
card-led_lamps =
    .text = As captain you may exchange 2 hand cards for 1 card of the supply island. Once in a turn.
card-pick_up_sticks =
    .text = Gain 2 credits, draw 2 cards, and deliver 1 container from a ship at sea.
card-rice_cookers =
    .text = You may turn all your Load actions of a turn into Contract actions, or the other way round.
card-smartwatches =
    .text = At the end gain 6 credits for each pair of 1 luxury and 1 consumer good.
card-stem_cells =
    .text = When you rob a container you may pay 2 credits to keep it as a good.
card-vacuum_cleaners =
    .text = All others must give you their whole hand or 1 luxury good.
card-whole_grain_wheat =
    .text = Whenever anybody loads an agriculture container, gain 2 credits or draw 2 cards.
card-printers_3d =
    .text = You may follow with any single card.
card-aeroponic_crops =
    .text = Your ships return to port as soon as only 1 container is left. It stays on board and may count for a later contract.
card-board_games =
    .text = With a completed contract of every type you have no import limit.
card-can_openers =
    .text = Your credits never end the game.
card-dragon_fruit =
    .text = Whenever you announce Rob, gain 2 credits or draw 2 cards.
card-ivory =
    .text = If you have the most illegal goods at the end, you gain 6 credits instead of paying.
card-prefab_houses =
    .text = You may complete luxury contracts with half of their containers.
card-stolen_tires =
    .text = Whenever you use a Rob action, draw 1 card and stock the supply island.
card-stolen_rice =
    .text = Whenever you take an agriculture container with a Rob action, gain 2 credits.
card-ceramics =
    .text = At the end every 2 consumer goods of yours also count as 1 luxury good.
card-scotch_whisky =
    .text = Every 2 luxury goods of yours count as 1 for the goods limit.
card-rare_metals =
    .text = When you complete a technology and a consumer contract on one ship, gain 4 more credits.
card-stretch_goals =
    .text = All players draw 1 card, gain 2 credits and may deliver 1 good. Then you perform 2 actions of your choice.
card-tortillas =
    .text = This contract takes containers of any colour.
card-delayed_board_games =
    .text = All others pay 10 credits to the bank. After your next turn as captain you take another one at once.
card-dark_flight_games =
    .text = As captain you may deliver from the supply island. You get the winning bid, and keep your own.
card-exclusive_cards =
    .text = You may pay 30 credits, name a goods type and draw 1 card. If it has that type, gain 50 credits.
card-exotic_fish =
    .text = You win at once when you have at least twice as many credits as everybody else, and the most goods.

## The drawing in a terminal

board-turn = Turn { $turn } · captain: { $player } · announced: { $action }
board-sea = Open sea
board-ship = Ship
board-cargo = Containers
board-island = Supply island
board-piles = Draw pile: { $draw } · discard pile: { $discard }
board-port = { $player } · { $credits } credits · { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }
board-ranks = Ranks
board-imports = Imports { $number }/{ $limit }
board-goods = Goods { $number }/{ $limit }
board-completed = Completed
board-hand = Hand of { $player }
board-card = Card
board-action = Action
board-rank = Rank
board-containers = Containers
