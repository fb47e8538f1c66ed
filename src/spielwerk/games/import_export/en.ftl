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
ask-pay-action = With what do you pay for the action “{ $action }”?
ask-pay-joker-card = Which { $action } card do you play for the joker? ({ $cards_to_play } left)
ask-follow-or-draw = Follow the captain's action, or draw cards?
ask-use-swap = “{ $effect_card }”: perform another action instead?
ask-contract-card = { $effect_card_id ->
        [platinum_rings] “{ $effect_card }”: which card do you accept as a contract?
        [stretch_goals] “{ $effect_card }”: which card do you accept as a contract?
       *[other] Contract ({ $actions_left } left): which card do you accept?
    }
ask-contract-ship = On which ship do you accept the contract “{ $card }”?
ask-load-card = { $effect_card_id ->
        [platinum_rings] “{ $effect_card }”: which card do you load?
        [stretch_goals] “{ $effect_card }”: which card do you load?
        [nanobots] “{ $effect_card }”: which card do you load with the free Load action?
        [game_consoles] “{ $effect_card }” ({ $loads_left } left): which card do you load besides?
        [batteries] “{ $effect_card }”: which card do you load for the 2 credits?
        [peppers] “{ $effect_card }”: which card do you load at once?
        [satellite] “{ $effect_card }”: which card do you load?
       *[other] Load ({ $loads_left } left): which card do you load?
    }
ask-load-slot = { $pieces ->
        [2] “Robot Cats”: for which technology contract do you load the pair?
       *[other] For which contract do you load “{ $card }”?
    }
ask-deliver-ship = From which ship are containers delivered?
ask-bid = How much do you bid?
ask-deliver-take = { $cargo }: which container do you take? ({ $containers_left } left)
ask-deliver-place = What becomes of “{ $card }”?
ask-rob-target = { $effect_card_id ->
        [platinum_rings] “{ $effect_card }”: what do you rob?
        [stretch_goals] “{ $effect_card }”: what do you rob?
       *[other] Rob ({ $actions_left } left): what do you rob?
    }
ask-rob-container = { $effect_card_id ->
        [drugs] “{ $effect_card }” ({ $cargo }): which container do you take besides?
       *[other] { $cargo }: which container do you rob?
    }
ask-keep-or-load = “{ $effect_card }”: keep “{ $card }” as a good for 2 credits?
ask-rob-slot = For which contract do you load the robbed “{ $card }”?
ask-supply-choice = { $effect_card_id ->
        [platinum_rings] “{ $effect_card }”: sell a card, or import one?
        [stretch_goals] “{ $effect_card }”: sell a card, or import one?
       *[other] Supply ({ $actions_left } left): sell a card, or import one?
    }
ask-supply-card = { $selling ->
        [0] Which card of the island do you import?
       *[other] Which card do you sell to the island for 4 credits?
    }
ask-anytime-window = Use or discard anything else before the turn ends?
ask-effect-yes-no = { $effect_card_id ->
        [batteries] “Batteries”: pay 2 credits to load 1 more container?
        [satellite] “Satellite”: draw 1 card and load 1 container?
        [chicken_feed] “Chicken Feed”: { $distance ->
            [0] offer the card to the others for 6 credits?
           *[other] buy the card for 6 credits?
        }
        [beer] “Beer”: sell the card to the supply island for 6 credits?
        [flamethrowers] “Flamethrowers”: roll the credit cube?
        [dinosaur_bones] “Dinosaur Bones”: shall everybody put 1 card on the island, so that you can take 2?
        [stretch_goals] “Stretch Goals”: draw, gain and deliver for all, then 2 actions for you?
        [platinum_rings] “Platinum Rings”: draw up to 8 cards and perform actions?
        [tiny_poodles] “Tiny Poodles”: move the card to your goods?
        [flour] “Flour”: load all containers from your hand at once?
        [soy_sauce] “Soy Sauce”: move your Contract imports to your goods, for 2 credits each?
        [exclusive_cards] “Exclusive Cards”: pay 30 credits, name a goods type and draw 1 card?
        [machine_guns] “Machine Guns”: shall all others give you something? It may be illegal goods, and credits may end the game.
       *[other] “{ $effect_card }”: use the effect? It may end the game.
    }
ask-choose-card = { $effect_card_id ->
        [telescopes] “Telescopes”: which technology good do you exchange for 4 credits?
        [autonomous_cars] “Autonomous Cars”: which card do you sell for 4 credits?
        [robot_cats] “Robot Cats”: which card do you load as part of the pair?
        [wind_turbines] “Wind Turbines”: which effect do you copy?
        [glacier_water] “Glacier Water”: which agriculture card do you sell for 2 credits?
        [jasmine_tea] “Jasmine Tea”: sell a card for 2 credits?
        [flour] “Flour”: which card do you load?
        [apples] “Apples”: which agriculture card do you complete?
        [soy_sauce] “Soy Sauce”: which import becomes a good, for 2 credits?
        [rope] “Rope”: { $subject ->
            [0] which card do you give?
           *[other] which island card do you take?
        }
        [led_lamps] “LED Lamps”: { $subject ->
            [2] which island card do you take?
           *[other] which card do you give?
        }
        [chairs] “Chairs”: discard a card?
        [dinosaur_bones] “Dinosaur Bones”: { $subject ->
            [0] which card do you put on the island?
           *[other] which island card becomes your good?
        }
        [stolen_research] “Stolen Research”: which technology contract do you take?
        [small_tank] “Small Tank”: which card do you give?
        [shotguns] “Shotguns”: which card do you give? ({ $detail } left)
        [machine_guns] “Machine Guns”: { $detail ->
            [0] which completed contract do you give?
           *[other] which good do you give? ({ $detail } left)
        }
        [vacuum_cleaners] “Vacuum Cleaners”: which luxury good do you give?
        [oysters] “Oysters”: which luxury contract do you accept?
       *[other] Which contract do you discard?
    }
ask-choose-ship = { $effect_card_id ->
        [bamboo] “Bamboo”: on which ship do you accept the card again?
        [dried_fish] “Dried Fish”: on which ship do you accept the contract?
        [oysters] “Oysters”: on which ship do you accept “{ $card }”?
        [drugs] “Drugs”: from which ship do you take another container?
        [paper] “Paper”: from which ship at sea do you take a container?
       *[other] “{ $effect_card }”: from which ship do you deliver?
    }
ask-choose-container = “{ $effect_card }” ({ $cargo }): which container do you take?
ask-choose-place = “{ $effect_card }”: what becomes of “{ $card }”?
ask-choose-type = “{ $effect_card }”: which goods type do you name?
ask-choose-action-type = “{ $effect_card }”: which action do you perform?
ask-choose-payment = “{ $effect_card }”: what do you give { $owner }?
ask-choose-shotgun-payment = “{ $effect_card }”: what do you give { $owner }?
ask-choose-vacuum-payment = “{ $effect_card }”: what do you give { $owner }?
ask-credits-or-cards = “{ $effect_card }”: take 2 credits, or draw 2 cards?
ask-name-card = “Limousines”: which card do you name?
ask-complete-early = “Prefab Houses”: complete now, without the missing containers ({ $ship })?
ask-end-telescopes = “Telescopes”: exchange a technology good for 4 credits?
ask-end-diamond-rings = “Diamond Rings”: which completed contract becomes a good? ({ $moves_left } left)
ask-end-cheap-shirts = “Cheap Shirts”: which import becomes a good?
ask-end-electric-cars = “Electric Cars”: as which goods type do your Supply imports count?
ask-end-cologne = “Cologne”: for which kind of imports do you gain 4 credits each?

## Options

option-card = Choose “{ $card }”
option-pay-action-card = Play “{ $card }”
option-pay-joker-card-card = Play “{ $card }”
option-contract-card-card = Accept “{ $card }”
option-load-card-card = Load “{ $card }”
option-deliver-take-card = Take “{ $card }”
option-choose-container-card = Take “{ $card }”
option-rob-container-card = Rob “{ $card }”
option-name-card-card = Name “{ $card }”
option-end-telescopes-card = Exchange “{ $card }” for 4 credits
option-end-diamond-rings-card = Move “{ $card }” to the goods
option-end-cheap-shirts-card = Move “{ $card }” to the goods
option-ship = { $ship }
option-deliver-ship-ship = Deliver from { $ship }
option-rob-target-ship = Rob { $ship }
option-slot = For “{ $contract }” on { $ship }
option-bid = { $bid ->
        [0] Bid nothing
       *[other] Bid { $bid } credits
    }
option-type = Name “{ $type }”
option-end-electric-cars-type = Count as “{ $type }”
option-action = Perform “{ $action }”
option-end-cologne-action = 4 credits for each { $action } import
option-announce = Announce “{ $action }”
option-joker = Joker: two { $action } cards
option-swap = Perform “{ $action }” instead
option-hand = Rob a random hand card of { $seat }
option-place = { $place }
option-keep-or-load-place = Move it to the goods for 2 credits
option-pay = { $payment }
option-choose-payment-pay = { $payment_id ->
        [credits] Give 4 credits
        [contract] Give 1 completed contract
       *[goods] Give 2 goods
    }
option-choose-shotgun-payment-pay = { $payment_id ->
        [credits] Give 2 credits
       *[cards] Give hand cards (up to 2)
    }
option-choose-vacuum-payment-pay = { $payment_id ->
        [hand] Give the whole hand
       *[goods] Give 1 luxury good
    }
option-free = { $free_option }{ $copy }
option-sell = Sell a hand card for 4 credits{ $copy }
option-load-card-sell = “Autonomous Cars”: instead of loading sell 1 hand card for 4 credits{ $copy }
option-draw = Draw cards
option-follow = Follow the action
option-follow-load = “AI Chips”: follow with Load
option-stop = Nothing more
option-choose-card-stop = Do without
option-choose-ship-stop = Do without
option-choose-container-stop = Do without
option-choose-type-stop = Do without
option-name-card-stop = Do without
option-credits-or-cards-stop = Do without both
option-deliver-take-stop = Take nothing more
option-pass = Pass
option-yes = Yes
option-no = No
option-keep = Load or discard it as usual
option-use-swap-keep = Keep the action
option-import = Import a card of the supply island
option-blind = “Cell Phones”: load the top card of the draw pile
option-pair = “Robot Cats”: load two cards as 1 container
option-island = Supply island
option-draw-pile = Rob the top card of the draw pile
option-credits = Take 2 credits
option-cards = Draw 2 cards

place-imports = Move it to the imports
place-goods = Move it to the goods
place-discard = Discard it
place-load = Load it on a ship
place-hand = Take it to the hand
payment-credits = Credits
payment-contract = A completed contract
payment-goods = Goods
payment-cards = Hand cards
payment-hand = The whole hand
free_option-discard_contract = Discard a contract
free_option-rope = “Rope”: exchange 1 hand card for 1 island card
free_option-led_lamps = “LED Lamps”: exchange 2 hand cards for 1 island card
free_option-glacier_water = “Glacier Water”: sell 1 agriculture card for 2 credits
free_option-telescopes = “Telescopes”: exchange 1 technology good for 4 credits
free_option-segways = “Segways”: move or load the card
free_option-dried_fish = “Dried Fish”: accept the contract for free
free_option-oysters = “Oysters”: accept a luxury contract for free

## Log

note-port-dealt = { $player } plays with: { $port }.
note-turn-begins = { $player } is captain.
note-turns-ran-out = { $number } turns have been played: the game ends.
note-announces = { $player } announces “{ $action }”.
note-follows = { $player } follows with “{ $action }”.
note-acts-without-cards = { $player } has no hand cards for the action “{ $action }”.
note-swaps = { $player } performs “{ $action }” instead.
note-played = { $player } plays “{ $card }”.
note-drew = { $player } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
note-drew-nothing = { $player } draws no card: draw pile and discard pile are empty.
note-drew-card = New in your hand: “{ $card }”.
note-showed = { $player } shows “{ $card }”.
note-found-again = The goods type “{ $goods_type }” has come twice, after { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
note-stocked = New on the supply island: “{ $card }”.
note-shuffled = The discard pile ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    }) becomes the new draw pile.
note-piles-ran-out = Draw pile and discard pile are empty: the game ends after this turn.
note-gained = { $player } gains { $amount } credits.
note-paid = { $player } pays { $amount } credits.
note-paid-to = { $player } pays { $other } { $amount } credits.
note-uses-effect = { $player } uses “{ $effect_card }”.
note-no-use = “{ $effect_card }” has nothing to do now.
note-copies = { $player } copies the effect of “{ $effect_card }” with “Wind Turbines”.
note-effects-exhausted = The chain of effects is too long ({ $number ->
        [one] 1 effect
       *[other] { $number } effects
    }): there are no more until the turn ends.
note-accepted = { $player } accepts the contract “{ $card }” on { $ship }.
note-loaded = { $player } loads “{ $card }” on { $ship } for “{ $contract }”.
note-ship-completed = { $player } has shipped { $number ->
        [one] 1 container
       *[other] { $number } containers
    } on { $ship } and gains { $amount } credits for it.
note-completed = { $player } has completed “{ $card }”.
note-departed = { $ship } goes to sea.
note-ship-returned = { $ship } returns to the port of { $player }.
note-good-added = New good of { $player }: “{ $card }”.
note-no-room-for-good = { $player } has no room for another good: “{ $card }” is discarded.
note-import-added = New import of { $player }: “{ $card }”.
note-discarded = { $player } discards “{ $card }”.
note-laid-on-island = { $player } puts “{ $card }” on the supply island.
note-took-to-hand = { $player } takes “{ $card }” to the hand.
note-gave-card = { $player } gives { $other } a hand card.
note-gave-which = No longer in your hand: “{ $card }”.
note-received = New in your hand: “{ $card }”.
note-bought-feed = { $player } buys “{ $card }” from { $other }.
note-shows-hand = { $player } shows all hand cards.
note-auction-opened = { $player } calls for bids on { $cargo }.
note-bid-shown = { $player } has bid { $amount ->
        [0] nothing
       *[other] { $amount } credits
    }.
note-auction-won = { $player } wins the delivery.
note-delivers-unopposed = { $player } delivers, and nobody bids against it.
note-nothing-to-deliver = There is nothing to deliver: the Deliver actions left expire.
note-owner-fee = { $player } gains { $amount } credits, as somebody else takes containers from { $ship }.
note-took-from = { $player } takes “{ $card }” from { $cargo }.
note-took-none = { $player } takes nothing.
note-robbed = { $player } robs “{ $card }” from { $cargo }.
note-robbed-hand = { $player } robs “{ $card }” from the hand of { $other }.
note-robbed-draw-pile = { $player } robs the draw pile.
note-named-type = { $player } names the goods type “{ $goods_type }”.
note-named-card = { $player } names “{ $card }”.
note-granted-action = { $player } performs the action “{ $action }” by “{ $effect_card }”.
note-extra-turn-won = The next turn of { $player } as captain will be followed by another one.
note-cube-blank = The credit cube shows a blank face.
note-cube-two = The credit cube shows a 2.
note-stole-research = { $player } swaps “Stolen Research” for “{ $card }” of { $other }.
note-gave-contract = { $player } gives { $other } the completed contract “{ $card }”.
note-stored = { $amount } credits go onto the card “Helicopters”; { $number } lie there now.
note-end-triggered = { $player } has { $amount } credits or more: the game ends after this turn.
note-end-withdrawn = The game goes on until somebody has { $amount } credits.
note-wins-at-once = { $player } wins at once by “{ $effect_card }”!
note-scoring-begins = The final scoring begins.
note-electric-type-chosen = The Supply imports of { $player } count as “{ $goods_type }”.
note-cologne-action-chosen = { $player } gains credits for { $action } imports.
note-scored = { $player } comes to { $points ->
        [one] 1 credit
       *[other] { $points } credits
    }.
note-wins-by-majorities = { $player } wins by “Graphics Cards”.
note-wins-tie = { $player } wins the tie by “{ $effect_card }”.

## Why not

refusal-no-card-for = You have no { $action } card and no two cards that share another action.
refusal-other-action = The action of this card is “{ $action }”.
refusal-too-few-for-joker = A joker takes { $number } { $action } cards.
refusal-joker-is-other = A joker consists of two cards of another action than “{ $action }”.
refusal-single-card-only = It takes a single { $action } card; a joker does not help here.
refusal-announced-already = “{ $action }” is announced already.
refusal-swaps-only-to = “{ $effect_card }” allows only “{ $action }” instead of your action.
refusal-no-ship-in-port = You have no ship in port.
refusal-ship-not-in-port = This ship is not in port.
refusal-not-your-ship = You accept contracts on your own ships.
refusal-ship-not-at-sea = This ship is not at sea with containers.
refusal-ship-in-port = Ships in port can only be robbed with “Vans”.
refusal-ship-empty = There are no containers on this ship.
refusal-no-room-on-ship = { $number ->
        [one] For 1 container
       *[other] For { $number } containers
    } there is no room on any of your ships in port.
refusal-ship-too-small = With this contract the ship would have to carry { $number ->
        [one] 1 container
       *[other] { $number } containers
    }; it holds { $most }.
refusal-rank-too-low = You need rank { $needed } in { $goods_type } and have { $have }: that takes { $actions } Contract actions at once.
refusal-rank-not-skipped = You need rank { $needed } in { $goods_type } and have { $have }; ranks can't be skipped here.
refusal-rank-too-high = The rank of this contract is { $have }; effects up to rank { $most } can be copied.
refusal-nothing-takes-type = No open contract on your ships in port takes this goods type ({ $goods_type }).
refusal-contract-full = This contract has all its containers.
refusal-contract-takes-others = This contract does not take this goods type ({ $goods_type }).
refusal-pair-for-technology = A pair takes the place of a container of this goods type only: { $goods_type }.
refusal-same-ship = What was robbed does not go back to the same ship.
refusal-no-open-slot = No contract on your ships in port needs a container.
refusal-no-slot-of-type = No contract of this type ({ $goods_type }) on your ships in port needs a container.
refusal-no-pair-in-hand = You have no two hand cards of the same goods type.
refusal-only-one-of-type = You have only one card of this goods type ({ $goods_type }).
refusal-no-load-action = “{ $effect_card }” gives you a container, but no Load action.
refusal-already-paid = You have paid for “{ $effect_card }” already.
refusal-imports-full = You can't have more than { $number ->
        [one] 1 import
       *[other] { $number } imports
    } now.
refusal-goods-full = You can't have more than { $number } goods now.
refusal-no-room-left = There is no room, neither among your imports nor among your goods.
refusal-room-is-left = Only what has no room is discarded.
refusal-one-import-only = Only one card of a delivery can become an import.
refusal-already-sold = You have sold a card this turn already.
refusal-hand-empty = You have no hand cards.
refusal-other-hand-empty = This hand is empty.
refusal-island-empty = There is no card on the supply island.
refusal-piles-are-empty = Draw pile and discard pile are empty.
refusal-action-without-use = You can't do anything with the action “{ $action }” now.
refusal-captain-only = Only the captain may do that.
refusal-not-within-effect = First “{ $effect_card }” must be finished.
refusal-used-this-turn = You have used “{ $effect_card }” this turn already.
refusal-too-few-hand-cards = It takes { $needed ->
        [one] 1 hand card
       *[other] { $needed } hand cards
    }, and you have { $have }.
refusal-no-card-of-type = You have no hand card of this goods type: { $goods_type }.
refusal-no-good-of-type = You have no good of this type: { $goods_type }.
refusal-wrong-type = This is about another goods type: { $goods_type }.
refusal-nowhere-to-go = There is no room among imports and goods, and no open contract takes the card.
refusal-none-acceptable = For no hand card of this type ({ $goods_type }) you have both rank and room.
refusal-just-given = You have just given this card away.
refusal-must-choose = You have to choose something here.
refusal-own-contract = This is your own contract.
refusal-not-itself = The card can't copy itself.
refusal-works-elsewhere = The effect of this card does not work once it is completed.
refusal-too-few-credits = It takes { $needed } credits, and you have { $have }.
refusal-too-few-goods = It takes { $needed } goods, and you have { $have }.
refusal-nothing-completed = You have no completed contract.

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
ship =
    .text = { $start_location ->
        [sea] Begins at sea with 4 containers. It holds 6 containers; empty it returns to its port.
       *[port] Begins in port. It holds 6 containers for all its contracts together.
    }
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
    .text = Whenever a player delivers you may move 1 container from the same ship to your imports or goods for free. The bank pays its owner 2 credits for that.
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
    .text = You win all ties: for bids, for majorities and for the victory. Only the penalty for illegal goods stays shared.
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

drawn-turn = Turn { $turn } · captain: { $player } · announced: { $action }
board-sea = Open sea
board-ship = Ship
board-cargo = Containers
board-island = Supply island
board-piles = Draw pile: { $draw } · discard pile: { $discard }
drawn-port = { $player } · { $credits } credits · { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }
board-ranks = Ranks
drawn-imports = Imports { $number }/{ $limit }
drawn-goods = Goods { $number }/{ $limit }
board-completed = Completed
drawn-hand = Hand of { $player }
board-card = Card
board-action = Action
board-rank = Rank
board-containers = Containers

## Labels of what a plain board shows

board-turn = Turn
board-announced = Announced
board-copied = Copied by the Wind Turbines
board-on-helicopters = Credits on the Helicopters
board-credits-to-end = Credits that end the game
board-credits-reached = Somebody has enough credits to end the game
board-piles-empty = Draw pile and discard pile are empty
board-winner = Has won by a card
board-electric-type = Electric Cars count Supply imports as
board-cologne-action = Cologne pays for imports of
board-draw-pile-size = Cards in the draw pile
board-discard-pile = Discard pile
board-shown = Shown to all
board-asking = Effect in question
board-auction = Containers are taken from
board-ports = Ports
board-port = Port
board-majorities = Majorities
board-sharers = Players who share the majority
board-hand = Hand
board-hand-size = Cards in hand
board-imports = Imports
board-goods = Goods
board-played = Played
board-import-limit = Room for imports
board-goods-limit = Room for goods
board-goods-counted = Goods that need room
board-import-room = Room left for imports
board-goods-room = Room left for goods
board-at-sea = At sea
board-needs = Containers still needed
board-pays = Payment on completion
board-most-credits = Most credits
board-ending = The end has been triggered
board-followers = Who has followed
board-actions = Actions by imports and cards
board-turn-label = Turn
board-owner = Owner
board-ship-place = Where the ships are
board-port-label = Port
board-ships = Ships
board-place = Place
board-capacity = Capacity
board-contracts = Contracts
board-open = Open slots
board-for-contract = Loaded for
board-paired = Shares its slot
board-credits = Credits
board-followed = Has announced or followed
board-kind = Kind of action
board-deliver-left = Deliver actions left
board-bid = Bid
board-sold = Has sold this turn
board-extra-turn-won = Has won an extra turn
board-extra-turn-next = Extra turn comes next

## Warnings

loss-discards-card = The card goes to the discard pile.
loss-discards-contract = You give the contract up, with all that is loaded for it.

## What many options of a kind choose

board-fold-card = Choose a card
board-fold-ship = Choose a ship
board-fold-slot = Load for a contract
board-fold-bid = Bid
board-fold-free = Use a card
board-fold-announce = Announce an action
