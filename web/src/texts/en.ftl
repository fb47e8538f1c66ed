## General

close = Close
copy = Copy
copied = Copied
keep = Save
home = Front page
loading = One moment …
language = Language
name = Name
name-guest = Guest
try-again = Try again
lost-title = There is nothing at this address.
trouble-unknown = That did not work. Please try again.
trouble-unreachable = The server can't be reached. Is it running?

## Front page

front-lead = Modern board games at one table: with friends on any device, and with bots in the seats that stay empty.
front-api = For programmers: the interface of the table
games = Games
seats = { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1–{ $max } players
    }
   *[other] { $min }–{ $max } players
}
minutes = { $min }–{ $max } min
minutes-about = about { $min } min
quick-start = Play against bots now
quick-players = Number of players
quick-seats = { $number ->
    [one] 1 player
   *[other] { $number } players
}
quick-level = Strength of the bots
quick-bots = Bots: { $level }
learn = Learn by playing
learn-titled = Learn by playing: { $title }
learn-go-on = go on where you were
learn-finished = done
corrected = corrected data
corrected-table = played with corrected data
corrected-note = This game is played here with numbers that the host has corrected.
create-table = With friends …
my-tables = My tables
my-tables-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
public-tables = Open tables
table-my-turn = It is your turn
table-waits-for = Waiting for { $name }
table-waiting = Waiting for players
table-playing = In play
table-over = Over
table-archived = Archived
table-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
import = Bring a saved game
import-failed = This file is no saved game.

## A new table

create-title = A table for { $game }
create-seats = Who plays?
create-count = Seats
create-fixed = Keep this order
create-fixed-note = Otherwise it is drawn who sits where.
create-pace = How fast?
pace-free = No clock
pace-minutes = Minutes per move
pace-days = Over days
pace-per-move = Minutes per move
pace-days-per-move = Days per move
pace-expiry = When the time is up a bot plays on. Whoever comes back takes the seat again with one press.
create-public = Public table
create-public-note = Anybody may take an open seat or watch.
create-name = Name of the table
create-rules = Rules of the house
create-open = Open the table
seat-kind = Seat { $number }
seat-kind-me = Me
seat-kind-guest = Guest at this device
seat-kind-open = Friend with a link
seat-kind-bot = Bot
seat-open-note = You get a link to send.

## Joining

join-title = You are invited to { $game }
join-here = Your seat
join-used = This seat has been taken already.
join-watch = Watch
join = Sit down

## Colours

colour = Colour
colour-orange = Orange, circle
colour-purple = Purple, triangle
colour-green = Green, square
colour-blue = Blue, diamond
colour-red = Red, star
colour-teal = Teal, hexagon
colour-yellow = Yellow, cross
colour-black = Black, heart

## The table

table-menu = Table
board = Board
own-board = Your board
players = Players
sections = Parts of the table
section-choosable = something to choose here
options = What you can do
options-all = Show all choices
options-less = Show less
options-folded = { $words } ({ $count })
why-not = Why not …?
why-not-options = { $options }:
why-not-more = { $options } and { $more } more:
pick-possible = Possible: { $what }
rule-section = Rule { $section }
points-short = VP
watching = You are watching
points-long = Victory points
undo = Undo
redo = Redo
restart = Restart turn
confirm = End turn
hint = Hint
next-table = { $count ->
    [one] Another table waits
   *[other] { $count } tables wait
}
skip-animation = Skip
prompt-you = Your turn:
prompt-pending = Done? End your turn, or take something back.
prompt-theirs = is to act.
prompt-bot = is thinking …
prompt-over = The game is over.
prompt-waiting = Waiting for players.
prompt-archived = This table is archived.
notice-title = Your turn
connection-lost = The connection is lost. It comes back by itself; nothing is lost.
compiling = The rules are being compiled ({ $done } of { $total }); until then bots play more simply.

## Seats

seat-open = open
seat-you = you
seat-away = away
seat-menu = About this seat
seat-bot-level = Strength of the bot
bot-rating = { $level } ({ $rating })
bot-rating-note = In brackets: strength in this game; Greedy has 1000, and 400 more is ten times as strong.
seat-leave = Let a bot play for me
seat-leave-note = You can take your seat back at any time.
seat-replace = Put a bot here
seat-replace-note = The person can take the seat back.
seat-return = Take my seat back
seat-nothing = Only the person in this seat can change it.
seat-away-time-up = Your time ran out. A bot plays on for you.
seat-away-takeover = A bot plays for you at the moment.
seat-away-resigned = You have left the game. A bot plays for you.

## Log, chat, notes

log = Log
allowed-hints = { $allowed ->
        [yes] with hints
       *[other] without hints
    }
allowed-undo = { $allowed ->
        [yes] moves can be taken back
       *[other] nothing is taken back
    }
allowed-analysis = { $allowed ->
        [yes] analysis of your own moves during the game
       *[other] analysis only after the game
    }
log-filter = Which lines
log-all = All
log-recap = Since your last turn
log-me = About me
log-earlier = Earlier lines
log-look = Show the position after move { $move }
log-empty = Nothing yet.
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-mute = Mute the chat
chat-unmute = Show the chat
chat-muted = The chat is muted.
chat-watching = You are watching; those at the table talk here.
notes = Notes
notes-placeholder = Only you can read this.
notes-loading = One moment …
notes-typing = …
notes-kept = Saved; only you can read it.
notes-failed = Could not be saved.

## History

history = History
history-at = Move { $move } of { $moves }
history-first = To the beginning
history-back = One move back
history-forward = One move on
history-now = To the present
history-own = My last turn
history-link = Link to this move
history-fork = Play on from here
history-leave = Back to the game

## Sharing

share = Share
share-invite = Invite
share-watch = To watch
share-move = This very position
export = Save the game
export-note = While the game runs, only somebody who plays all human seats can save it: the file holds the seed.
invite-seat = Seat { $number }
invite-link = Link to this seat
invite-new = Make a link
invite-renew = New link
invite-bot = Bot instead
waiting-title = Waiting for players
waiting-text = Send each friend one of these links. Nobody needs an account.

## Overview and generic board

overview = All open information
overview-what = What
plain-field = What
plain-hidden = hidden
plain-choices = You can choose

## The first game

guide = Guide
guide-next = Go on
guide-end = No guide
guide-again = Guide me through the table
guide-hints-on = Switch tips on
guide-aim = Welcome! { $aim } The short rules are behind the question mark; everything on the board explains itself when you rest on it or press long.
guide-choose = It is your turn. What has a blue-green frame can be chosen: press it on the board, or its button in the bar.
guide-why = Something has no frame? Press it all the same: the table says why it is not possible, with the rule.
guide-undo = A slip? The arrows in the bar take back your last step, or the whole turn. Only what was revealed can't be taken back.
guide-confirm = Your turn is done once you press “End turn”. Until then you can take everything back.
guide-log = The others have played. The log tells what happened since your last turn; press a number there to see that position again.
guide-hint = Not sure what to do? With tips switched on you can ask a strong bot what it would do. That was all: have fun!

## What bots think

hint-considered = What else it thought of
bot-considered = What { $name } thought of
thought-share = thought about { $share }%
thought-chance = wins { $chance }%
analysis = The game looked at again
analysis-open = Turning points
analysis-waiting = The rules are being compiled first …
analysis-working = Thinking about every move once more …
analysis-curve = Chances of winning through the game
analysis-moves = { $moves } moves
analysis-points = Turning points
analysis-point = Turning point { $number }, move { $move }
analysis-played = Move { $move }, { $name }: { $what }
analysis-better = Better: { $what }
analysis-play-on = Play it out
analysis-step = { $name }: { $what }
analysis-loss = −{ $loss }%
analysis-none = Nobody gave anything away.
analysis-note = The bot looked at every decision as its player could see it then. Press a turning point to see the position.
analysis-back = Back to the turning points

## An honest shuffle

fair-title = Honest shuffle
fair-promise = What decides all chance in this game, its seed, was drawn at the start and stays secret until the end. This is the seed's fingerprint (SHA-256). At the end the table shows the seed, and anybody can check it against the fingerprint.
fair-proof = Ever since its start the table has shown the SHA-256 of “{ $table }:salt:seed”. With these values it can be checked:
fair-seed = Seed
fair-salt = Salt

## End

end-title = The game is over
end-category = Points for
end-total = Total
end-look = Look at the board
end-show = Result
rematch = Play again
rematch-go = To the new table

## Hot-seat

cover-title = { $name } is next
cover-text = Pass the device on. Nobody else should look now.
cover-ready = I am { $name }

## Settings

settings = Settings
theme = Light
theme-auto = As the device
theme-light = Light
theme-dark = Dark
motion = Movement on the board
motion-auto = As the device
motion-full = Full
motion-reduced = Little
speed = Others' moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
confirm-turns = End turns myself
confirm-turns-note = The next player acts only after you have ended your turn.
hints = Hints
hints-note = Shows a button that asks a bot.
sound = Sound
notify = Notifications
notify-note = When it is your turn and this page is in the background.
plain-board = Plain board
plain-board-note = Tables instead of pictures.

## Help

help = Rules and help
help-title = { $game }: rules and help
help-aid = Player aid
help-components = Everything on the table
help-keys = Keys
help-search = Search
key-option = take an option by its number
key-board = to the board: the first thing you can choose
key-options = to the options
key-arrows = from component to component
key-press = choose, or learn why not
key-info = what is this?
key-undo = undo
key-redo = redo
key-restart = restart the turn
key-confirm = end the turn
key-skip = skip the animation
key-hint = hint, if switched on
key-history = back and forth through the game
key-log = to the log
key-rules = the rules
key-overview = all open information
key-help = this help
key-escape = close

## Rules to read

rules = Rules
rules-read = Read the rules
rules-page = As a page
rules-none = The rules of this game are not written down here yet. The player aid behind the question mark has the short ones.
rules-search = Search the rules
rules-found = Found in the rules
rules-nothing-found = Nothing found.
rules-contents = Contents
rules-legend = What the signs mean
rules-print = Print
rules-try = Try it on the board
rules-back = Back to the rules
rules-numbers = Numbers that are reconstructed
rules-numbers-note = These numbers are not in the published rules. They were chosen so that they fit everything that is known; in the rules they are underlined with dots. Whoever owns the game can correct them in one file:
rules-numbers-none = This game has none.
rules-number-thing = What
rules-number-entry = Entry
rules-number-value = Value
rule-open = Rule { $section }: { $title }

## Lessons

lesson = Lesson
lesson-step = Step { $number } of { $total }
lesson-progress = How far you are
lesson-leave = Leave the lesson; you can come back to this step
lesson-next = Go on
lesson-back = One step back
lesson-repeat = This step again
lesson-skip = Show me
lesson-free-left = { $left ->
    [one] one more decision
   *[other] { $left } more decisions
}
lesson-not-now = That is possible, but first let us do what I have just described.
lesson-read-on = One moment: press “Go on” first.
lesson-one-moment = One moment …
lesson-finished = That was the lesson. Now play a whole game against easy opponents: whenever something new is asked, there will be a word about it.
lesson-play-on = Play on against easy bots
lesson-again = Once more from the beginning
lesson-tip = A word about this decision
lesson-new-decision = This is new: { $title }.
lesson-understood = Understood
lesson-no-tips = No tips

## What comes of something

outcome-open = and more that nobody knows yet
options-choices = Choices
about-thinking = Looking for a way …
about-go = { $count ->
    [one] Do this
   *[other] Do these { $count } steps
  }
about-up-to = Up to here
about-then = … then: { $step }
about-press = { $ways ->
    [one] Press it to go this way.
   *[other] Press it to choose one of these { $ways } ways.
}
about-after = After: { $steps }
about-nothing = In this turn none of your next steps leads there.
warning-back = Back
warning-go-on = Do it all the same

## Finding others

places = Other places
lobby = Lobby
lobby-title = Who wants to play?
lobby-go = All of them, and who waits for what
lobby-filter = Show only some tables
lobby-game = Game
lobby-all = All
lobby-strength = Strength wished
lobby-live = At once
lobby-days = Over days
lobby-empty = Nobody waits for others at the moment. Open a table yourself, or be told when somebody does.
lobby-open = Open a table of { $game }
lobby-running = Running games to watch
lobby-wishes = Tell me when somebody wants to play …
lobby-wishes-note = You are told here, as long as this page is open.
lobby-news-title = Somebody wants to play
strength-any = Anybody
strength-beginners = Beginners welcome
strength-casual = For fun
strength-strong = Strong players
terms-days = { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
terms-seconds = { $seconds ->
        [one] 1 second per move
       *[other] { $seconds } seconds per move
    }
terms-minutes = { $minutes ->
        [one] 1 minute per move
       *[other] { $minutes } minutes per move
    }
create-spectators = Spectators may chat
create-spectators-note = Whoever watches can speak too; anybody may mute anybody for themselves.

## Who one is

me = Me
me-title = You are a visitor
me-lead = Nobody needs an account. What you can have here is a name of your own, the same tables on several devices, and word of your turn.
me-leave = Leave
me-sign-out = Sign out on this device
me-forget = Delete my name …
me-forget-sure = Really delete it for good
me-leave-note = Signing out leaves your tables with your other devices. Deleting removes name, passkeys, ratings and all other devices; your seats stay with this one.
me-host = For the host of this server you are { $visitor }.
me-host-note = Tell them if you want everything deleted that they have of you.
name-title = Your name
name-note = Claim a name on this server with a passkey: no password, no mail address. Your device keeps the key and asks for your finger, face or PIN.
name-claim = Claim the name with a passkey
name-yours = “{ $name }” is yours on this server. Lists and tables show a small lock beside it.
name-claimed = This name is claimed with a passkey
passkey = Passkey made with { $device }
passkey-more = Make a further passkey
passkey-none = Passkeys need a secure page with a name (https) and a recent browser. The link below works everywhere.
passkey-cancelled = Nothing was changed: the passkey was not used.
sign-in = Sign in with a passkey
sign-in-note = Have you claimed a name on another device?
sign-in-keep-note = They become tables of the person who signs in.
remove = Remove
devices-title = Your devices
devices-note = All of them have the same seats, tables and notes.
devices-add = Add another device
devices-how = Scan this with the other device, or open the link there. It adds one device, once, within ten minutes.
devices-warning = Whoever opens this link becomes you here, with all your tables. Give it to nobody.
devices-link = Link for the other device
devices-qr = The link as a QR code
devices-void = Make the link void
device = Device
device-this = this device
device-since = added { $day }
device-title = Add this device?
device-mine = This device is yours already. Open the link on the other one.
device-what = { $named ->
        [yes] This device becomes one of { $name }: the same seats, tables and notes.
       *[other] This device becomes one of the person who has made the link: the same seats, tables and notes.
    }
device-warning = Go on only if you have made this link yourself. Whoever made it will share everything with this device, and can remove it.
device-keep = { $count ->
        [one] Bring along the table of this device
       *[other] Bring along the { $count } tables of this device
    }
device-keep-note = They become tables of the person who has made the link.
device-add = Yes, add this device
device-no = No
push-title = When it is your turn
push = Tell me when the page is closed
push-note = “Your turn at …”, as a message of this device. Nothing of your cards is in it.
push-none = This browser can't be told anything while the page is closed. On a phone, install the app first (“Add to home screen”).
push-forbidden = The browser does not allow messages of this page. You can change that in its settings.
push-failed = The browser's message service could not be reached. Try again later.
ratings-title = Ratings
ratings-on = Keep my finished games for ratings
ratings-note = Only you see them. Switching it off deletes them.
ratings-none = No game has counted yet: it must be played to its end here, by everybody themselves.
ratings-game = Game
ratings-games = Games
ratings-wins = Won
ratings-rating = Rating
ratings-explained = 1000 is as strong as the others at your tables were on average; the true value lies between the numbers in brackets, 19 times out of 20.

## Manners

kick = Send away
kick-note = Before the game begins you may send somebody away; they can't sit down here again.
person-mute = Mute for me
person-unmute = Hear again
report = Report …
report-reason = What is it about?
report-words = What was said
report-name = The name
report-play = The way of playing
report-other = Something else
report-text = In your own words
report-note = Only the host of this server reads it.
report-send = Report
report-cancel = Cancel
report-done = Thank you; the host of this server will read it.
close-table = Close this table …
close-table-sure = Close it for good
close-table-no = Keep it
chat-watcher = Spectator { $number }
chat-watcher-note = Somebody who watches.
