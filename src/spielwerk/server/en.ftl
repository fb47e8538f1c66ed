# What the server itself says, in English.

seat-name = Player { $number }
waiting-for = { $name } is deciding.
archived = This table was played with an older edition of the rules and can't be continued here. What was said at it is still to be read.
not-built = The web app is not built yet. Build it with: make web
result = { $winners ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the win with { $points } points.
    }

## What happens at the table beside the game

event-joined = { $name } takes a seat.
event-left = { $name } leaves the seat.
event-bot = { $name } is a bot.
event-takeover = A bot plays for { $name } now.
event-resigned = { $name } leaves; a bot plays on.
event-time-up = The time of { $name } is up; a bot plays on.
event-back = { $name } plays again.
event-moved = { $name } has changed to another device.
event-changed = { $name } has changed seat settings.
event-rematch = { $name } opens a new table for another game.

## Bots

bot-random = Random
bot-random-text = Does anything the rules allow.
bot-greedy = Greedy
bot-greedy-text = Looks at its own turn and takes what brings the most at once.
bot-easy = Easy
bot-easy-text = Plays along and makes mistakes.
bot-medium = Medium
bot-medium-text = Plans its turns; a fair opponent.
bot-hard = Hard
bot-hard-text = Thinks ahead and knows what others want.
bot-expert = Expert
bot-expert-text = Thinks long and gives nothing away.

## Games that are coming

coming-steamopolis = Steamopolis
coming-steamopolis-tagline = Pressure, pipes and votes in a city of steam.
coming-import-export = Import / Export
coming-import-export-tagline = Every card is an order, a container, an import or a good: captains of trade announce, the others follow.
coming-dilluvia-project = Dilluvia Project
coming-dilluvia-project-tagline = The first city in the clouds, built from market tiles, workers and prestige.
coming-anno-1800 = Anno 1800
coming-anno-1800-tagline = An island on the way into the industrial age: industries, ships, and people with wishes.

## What goes wrong

error-archived = This table is archived: it was played with an older edition of the rules.
error-bad-message = The server does not understand this message.
error-choice = The game has no such option.
error-colour-taken = Somebody else has this colour already.
error-colour-unknown = There is no such colour.
error-full = Too many people are watching this table; try again later.
error-id-used = This id was used for something else already; use a new one for every message.
error-inside = Something went wrong inside the server. The table is as it was.
error-invalid = Something is missing or has the wrong form: { $where }.
error-invitation-void = This invitation is not valid any more. Ask for a new link.
error-journal = This is no game of Spielwerk that can be played here ({ $detail }).
error-no-redo = Nothing was taken back that could be done again.
error-no-such-bot = There is no such bot.
error-no-such-call = This call does not exist.
error-no-such-game = There is no such game.
error-no-such-move = There is no such move; the game has { $moves }.
error-no-such-seat = The table has no such seat.
error-no-undo = This can't be taken back: somebody else has decided, something was revealed, chance has spoken, or the turn is confirmed.
error-not-absent = The person of this seat is here.
error-not-found = There is nothing here.
error-not-host = Only the host of the table can do this.
error-not-over = The game is not over yet.
error-not-possible = This is not possible now.
error-not-seated = Only those who sit at the table can do this.
error-not-your-turn = It is not this seat's turn.
error-not-yours = This seat is not yours to play.
error-nothing-to-confirm = There is no turn to confirm.
error-origin = This page may not speak to the server.
error-over = The game is over.
error-pending = The turn waits for its confirmation.
error-seat-count = The game is for { $low ->
        [one] 1
       *[other] { $low }
    } to { $high } players.
error-seat-taken = This seat is taken.
error-secret = The game still holds secrets of others; wait for its end.
error-stale = The table has changed meanwhile.
error-storage = The server can't reach its database. Nothing was changed; try again.
error-storage-busy = The database is busy. Nothing was changed; try again.
error-storage-full = The server's disk is full. Nothing was changed.
error-too-fast = That was too fast; wait a moment.
error-too-large = That is too large.
error-waiting = The table waits for players.

## The commands serve and bot-client

serving = Spielwerk is served at { $address } (Ctrl-C ends it).
serve-address = { $host }:{ $port } can't be listened on: { $reason }.
serve-public-url = --public-url must be a whole address such as https://games.example.org, without a path, not { $url }.
serve-database = The database can't be opened: { $reason }.
serve-database-later = The database was made by a later edition of Spielwerk; use that one.
serve-database-url = --database must be sqlite:///FILE or postgresql://…, not { $url }.
client-joined = Joined. To come back: --table { $table } --token { $token }
client-where = Say where to play: --join LINK, or --table ID with --token TOKEN.
client-refused = The server refuses: { $text }
client-unreachable = { $url } can't be reached, or is no server of Spielwerk.
client-no-seat = This token has no seat at the table.
