# What the server itself says, in English.

seat-name = Player { $number }
waiting-for = { $name } is deciding.
archived = This table was played with an older edition of the rules and can't be continued here. What was said at it is still to be read.
closed = Whoever runs this server has closed this table. What was said here can still be read.
not-built = The web app is not built yet. Build it with: make play
result = { $winners ->
        [0] The game is lost.
        [one] { $names } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $names } share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
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
event-kicked = The host has sent { $name } away.
event-rematch = { $name } opens a new table: the same people, seats drawn anew.
event-closed = The table was closed.
event-exported = { $name } saves the running game as a file.
event-copied = { $name } goes on with the running game at another table.

## What everybody should know as long as the table is there

mark-imported = This game came from a file: whoever brought it may know what is hidden.
mark-forked = This game goes on from another one: whoever opened it may know what is hidden.
mark-brought = The first moves of this game were not played here: whoever brought them may know what is hidden.
mark-exported = { $name } saved the game as a file after move { $move } and may know what is hidden.
mark-copied = { $name } went on with the game at another table after move { $move } and may know what is hidden.
mark-opened-late = A bot played the seat of { $name } up to move { $move }, then it was opened: whoever played alone with bots before may know what is hidden.
mark-passed = { $name } has played since move { $move } at a seat whose hidden things somebody else had seen before.

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

style-builder = builder
style-racer = racer
style-spoiler = spoiler

## What a bot has in mind

plan-brings = { $steps ->
        [one] It brings: { $changes }.
        [2] Both steps together bring: { $changes }.
       *[other] All { $steps } steps together bring: { $changes }.
    }
plan-change = { $what } { $by }
plan-next = Next: { $options }.
plan-enables = In the next turn that mostly leads to: { $options }. After “{ $other }” it rarely would.
plan-rather = That wins { $best } of 100 such games; “{ $other }” wins { $chance }.
plan-expects = In points, compared with “{ $other }”, expect by the end: { $changes }.
plan-points = { $more ->
        [true] +{ NUMBER($by, minimumFractionDigits: 1) }
       *[false] −{ NUMBER($by, minimumFractionDigits: 1) }
    }

## What goes wrong

error-archived = This table is archived; nobody plays here any more.
error-bad-message = The server does not understand this message.
error-banned = Whoever runs this server has shut you out.
error-bots-simple = The bots can't think properly at the moment and play more simply than they should.
error-choice = The game has no such option.
error-colour-taken = Somebody else has this colour already.
error-colour-unknown = There is no such colour.
error-damaged = The record of this table is damaged; all other tables are fine.
error-full = Too many people are watching this table; try again later.
error-hints-off = There are no hints at this table; it was opened that way.
error-host = The server is not known by this name. Its host can name it with --public-url.
error-id-used = This id was used for something else already; use a new one for every message.
error-inside = Something went wrong inside the server. The table is as it was.
error-invalid = Something is missing or has the wrong form: { $where }.
error-invitation-void = This invitation is not valid any more. Ask for a new link.
error-journal = This is no game of Spielwerk that can be played here ({ $detail }).
error-log-full = So much has happened at this table that the game is only played to its end.
error-muted = Whoever runs this server has stopped you from writing to others.
error-no-redo = Nothing was taken back that could be done again.
error-no-such-bot = There is no such bot.
error-no-such-call = This call does not exist.
error-no-such-game = There is no such game.
error-no-rules = The rules of this game are not written down here yet.
error-no-such-move = There is no such move; the game has { $moves }.
error-no-such-seat = The table has no such seat.
error-no-worker = Bots and hints need a worker, and none is there at the moment; the game goes on as soon as one is.
error-no-undo = This can't be taken back: somebody else has decided, something was revealed, chance has spoken, or the turn is confirmed.
error-not-absent = The person of this seat is here.
error-not-found = There is nothing here.
error-not-host = Only the host of the table can do this.
error-not-over = The game is not over yet.
error-not-possible = This is not possible now.
error-not-seated = Only those who sit at the table can do this.
error-not-your-turn = It is not this seat's turn.
error-not-yours = This seat is not yours to play.
error-notes-full = Your notes at all tables may have { $most } characters together; shorten them first.
error-nothing-to-confirm = There is no turn to confirm.
error-origin = This page may not speak to the server.
error-over = The game is over.
error-pending = The turn waits for its confirmation.
error-seat-count = The game is for { $low ->
        [one] 1
       *[other] { $low }
    } to { $high } players.
error-seat-has-secrets = The game is on and this seat holds hidden things: only a bot can play on here.
error-seat-taken = This seat is taken.
error-secret = The game still holds secrets of others; wait for its end.
error-stale = The table has changed meanwhile.
error-storage = The server can't reach its database. Nothing was changed; try again.
error-storage-busy = The database is busy. Nothing was changed; try again.
error-overtaken = This server makes way for a newer one. Nothing was changed; try again in a moment.
error-storage-full = The server's disk is full. Nothing was changed.
error-too-fast = That was too fast; wait a moment.
error-too-large = That is too large.
error-too-many = You have { $most } tables already that are not over. Finish one of them first.
error-too-many-public = You have { $most } public tables already; no more are listed at a time.
error-too-many-sockets = Too many tables are open from where you are; close the page of one first.
error-undo-off = Nothing is taken back at this table; it was opened that way.
error-waiting = The table waits for players.
error-begun = The game has begun: nobody can be sent away any more.
error-closed = The host has closed this table.
error-kicked = The host of this table has sent you away; you can't sit down here.
error-link-void = This link is not good any more: each adds one device, within ten minutes. Make a new one.
error-name-claimed = Somebody else has claimed this name on this server. Choose another one.
error-no-such-device = You have no such device.
error-no-way-back = This is your only device, and you have no passkey: you could never come back. Add one of them first.
error-nobody-there = There is nobody to do this to.
error-others-play = Others play at this table: it can't be closed before they are done.
error-passkey = This passkey could not be checked. Try again.
error-passkey-late = That took too long, or was answered already. Try again.
error-passkey-place = Passkeys need a name, not a number: open this server by its name, such as https://spielwerk.example or http://localhost.
error-passkey-unknown = This server does not know this passkey.
error-push-endpoint = This browser names an address for messages that this server does not go to.
error-same-table = You sit at the same running table with both: finish that game first.
error-too-many-devices = A person may have { $most } devices here; remove one first.
error-too-many-mutes = You may mute { $most } people; hear somebody again first.
error-too-many-claims = Many names were claimed today from where you are. Try again tomorrow.
error-too-many-reports = You have reported much today; the host will look at it first.
error-too-many-wishes = You may wait for { $most } games; give one up first.

## What is told while the page is closed

push-turn = Your turn
push-turn-at = It is your turn at { $table }.
push-wish = Somebody wants to play { $game }
push-wish-text = A table with a free seat is open.
