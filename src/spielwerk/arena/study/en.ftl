# What studies say, in English. Names of components stand in the folder of their game.

number = { $value }
percent = { $value } %
interval = { $low } to { $high }
more = +{ $value }
less = −{ $value }
printed = as printed

## What is wrong with a file

study-no-toml = it is no TOML: { $reason }
study-no-game = there is no game “{ $game }”; there are: { $games }
study-unknown = there is no entry “{ $entry }”; there are: { $known }
study-missing = the entry “{ $entry }” is missing or no text
study-number = “{ $entry }” is a whole number from { $low } to { $high }
study-list = “{ $entry }” is a list of at least one value
study-texts = “{ $entry }” has a text for de and one for en
study-seats = the game is for { $low } to { $high } players, not { $seats }
study-bots = { $bots } bots can't fill { $seats } seats: name one for all, or one for each
study-bot = { $reason }
study-no-id = every variant needs an id
study-variant-twice = the variant “{ $id }” is there twice, or there are more than { $most } variants
study-vary = “{ $path }” in [vary] begins neither with “data.” nor with “choices.”
study-choices = choices: { $reason }
study-no-entry = the data file of the game has no entry “{ $path }”
study-other-kind = “{ $path }” is { $before } in the data file; a value of another kind can't stand there
study-broken = the variant “{ $variant }” can't be played: { $reason }

## The report

compared = What was compared
unchanged = Nothing is changed.
played = { NUMBER($games) } games of each variant at each table, { NUMBER($total) } in all. The seeds count on from { $seed } and are the
    same for all variants, so that all play with the same shuffles.
at-table = { $seats } players, played by { $bots }
against = “{ $variant }” beside “{ $first }”
finding-length = { $kind ->
        [more] A game takes { $amount } decisions more (95 %: { $interval }); before, it took { $before }.
        [less] A game takes { $amount } decisions less (95 %: { $interval }); before, it took { $before }.
       *[none] A game takes { $before } decisions; a change can't be told from chance (95 %: { $interval }).
    }
finding-points = { $kind ->
        [more] Players score { $amount } points more on average (95 %: { $interval }); before, they scored { $before }.
        [less] Players score { $amount } points less on average (95 %: { $interval }); before, they scored { $before }.
       *[none] Players score { $before } points on average; a change can't be told from chance (95 %: { $interval }).
    }
finding-seats = Seat { $seat } wins most: { $share } (95 %: { $low } to { $high }); before, it was seat { $before } with { $earlier }.
finding-used-more = { $count ->
        [one] One component is used by clearly more players: { $told }.
       *[other] { $count } components are used by clearly more players, most of all { $told }.
    }
finding-used-less = { $count ->
        [one] One component is used by clearly fewer players: { $told }.
       *[other] { $count } components are used by clearly fewer players, most of all { $told }.
    }
finding-use-same = No component is used by clearly more or fewer players.
changed-use = { $name } ({ $before } → { $after })
length = Length
length-mean = Decisions in a game, mean
length-spread = Decisions in a game: how often which number came
length-note = The mean with its interval of 95 %.
points = Points
points-mean = Points of a player, mean
points-spread = Points of all players at the end: how often which number came
points-note = The mean over the players of a game, with its interval of 95 %.
seats = Seats
seat = Seat { $number }
wins = share of wins
seats-note = The dashed line is what every seat would win if seats made no difference. A shared win counts in parts.
components = Components
components-note = How many players use a component at least once in a game, and how often those who do win. The dashed line is what
    everybody would win if it made no difference; intervals of 95 %.
components-none = The options of this game name no components.
never-offered = Never on offer in these games: { $names }.
used = players who use it
users-win = their share of wins
options = Every option in numbers
option = option
offered = offered per game
taken = taken per game
how = How to read this
how-bots = Bots played these games, not people. They play by a simple judgement of positions that was made for the printed game; a change
    to which good players would adapt may show weaker here than at a real table.
how-intervals = An interval of 95 % holds the number that endless games would come to in 19 of 20 studies. Where the intervals of two
    variants are apart, the difference is real for these bots.
how-components = A component counts as used when a player takes an option that names it. That its users win more often does not say that it
    makes them win: who is ahead can also afford more.
how-made = Made by spielwerk study, Spielwerk { $version }, rules of { $slug } version { $rules }. The same file gives the same numbers on every
    machine.
