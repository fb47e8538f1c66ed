# What the command line says, in English. Texts of a game stand in its own folder.

number = { $value }
percent = { $value } %
range = { $low } – { $high }

## What goes wrong

command-unknown = There is no command { $command }; there are: { $commands }.
usage-missing = { $what } is missing; see { $command } --help.
usage-no-option = There is no option { $option }; see { $command } --help.
usage-no-value = The option { $option } is used the wrong way; see { $command } --help.
usage-wrong = This command can't be understood; see { $command } --help.
value-unknown = { $option } is one of { $values }, not “{ $value }”.
number-wrong = { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
seconds-wrong = --seconds is a number from { $low } to { $high }, not “{ $value }”.
game-unknown = There is no game “{ $game }”; there are: { $games }.
game-missing = Say which game to play, or give a saved one with --load; `spielwerk games` lists the games.
seats-wrong = { $game } is for { $low } to { $high } players, not { $seats }.
player-unknown = There is no player “{ $player }”; there are: { $players }.
bots-count = --bots names { $bots } players, but --seats says { $seats }.
level-native = { $bot } thinks before it plays and can do so at Python speed only: add --speed python.
ray-workers = --workers is for this machine; a Ray cluster has the workers that it has. Leave out one of --workers and --ray.
ray-not-installed = Ray is not installed: pip install 'spielwerk[ray]'.
ray-missing = There is no Ray cluster at { $address }.
ray-version = A machine of the cluster has Spielwerk { $there }; it needs { $here } like this one.
workers-lost = Workers died again and again of the same work; is there enough memory? What is done is kept where a checkpoint was asked for.
work-other = { $file } holds results of other bots, rules, options or versions; name another file.
work-foreign = { $file } holds no results of Spielwerk; name another file.
choice-form = A choice is given as NAME=VALUE, not “{ $entry }”.
choice-unknown = { $game } has no choice “{ $choice }”; there are: { $choices }.
data-broken = With the data file { $file } the game can't be played: { $reason }
data-one-game = --data needs exactly one game.
data-head = The data of { $game }, to be corrected with the printed game beside you. What is marked source = "reconstructed" was
    nowhere to be found. Check it: spielwerk data { $game } --data { $file }
    Play with it: spielwerk serve --data { $game }={ $file }
data-written = { $file } is written.
data-reconstructed = { $count ->
    [0] No number of this game is reconstructed.
    [one] One entry is reconstructed:
   *[other] { $count } entries are reconstructed:
}
data-changed = { $count ->
    [0] The file can be played with; it changes nothing.
    [one] The file can be played with; it changes one entry:
   *[other] The file can be played with; it changes { $count } entries:
}
data-entry = entry
data-own = so far
data-value = value
serve-data = --data wants GAME=FILE, not { $value }.
file-unreadable = { $file } can't be read: { $reason }.
file-unwritable = { $file } can't be written: { $reason }.
file-wrong = { $file }: { $reason }.
file-foreign = { $file } is no game of Spielwerk.
file-version = { $file } was saved by another version of Spielwerk, in a format that can't be read here.
file-changed = { $file } was changed or is broken: its checksum does not fit.
file-game-unknown = { $file } is a game of “{ $game }”, which is not here.
file-rules = { $file } was played by another version of the rules of { $game }.
file-broken = { $file } is broken: { $reason }
file-players = { $file } is broken: it does not say properly who plays.
file-taken = { $file } exists already; give another file, or overwrite it with --force.
save-taken = { $file } exists already; go on with it by --load, or save to another file.
name-taken = Another game has this name already: { $file }; give another one with --name.
name-wrong = “{ $name }” is no name for a stored game: letters, digits, “-”, “_” and “.” only.
move-missing = { $option }: the game has { $moves } moves; there is no move { $move }.
load-settles = { $option } can't be given with --load: the saved game has settled that.
load-seats = The saved game has { $seats } seats, but --seats names { $players } players.
load-game = { $file } is a game of { $found }, not of { $game }.
cache-unwritable = The compiled rules can't be kept in { $file }: { $reason }. The variable SPIELWERK_CACHE may name another folder.
compile-failed = { $game } can't be compiled: { $reason }
reason-missing = there is no such file or folder
reason-forbidden = it is not permitted
reason-folder = it is a folder
reason-no-folder = part of the path is no folder
reason-full = the disk is full
reason-long = the name is too long
reason-no-text = it is no text
reason-other = { $detail }

## Work that takes its time

compiling = Compiling the rules of { $game } (only this first time)
ray-joined = Working on a Ray cluster: { $nodes ->
        [one] 1 machine
       *[other] { $nodes } machines
    }, { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    }
simulating = Playing
thinking = { $player } is thinking …

## games

game-seats = { $low ->
        [one] 1
       *[other] { $low }
    } to { $high } players
game-choices = Options of the table (--choice NAME=VALUE):
game-usual = (usual)

## simulate

simulate-title = { $game }, { $seats } players, seeds from { $seed }
simulate-speed = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s: { $rate } decisions per second ({ $speed ->
        [python] Python speed
       *[native] compiled
    })
wins-title = Wins by seat
points-title = Points by seat
histogram-title = Points of all seats
length-title = Decisions in a game
ledger-title = Where the points came from (mean)
seat = seat
seat-number = seat { $number }
bot = bot
wins = wins
interval = 95 %
mean = mean
deviation = sd
least = least
most = most
quantile = { $percent ->
        [50] median
       *[other] { $percent } %
    }
all = all
points = points
share = share
use-title = Use of every option: how often a game offers it, how often it is taken, how many players take it, and how
    often those win (a player's share is { $parity })
option = option
offered = offered
taken = taken
rate = taken/offered
takers = players
takers-wins = they win
never-offered = Never offered

## study

study-done = { $games ->
        [one] 1 game is played.
       *[other] { $games } games are played.
    } Tables and report are in { $folder }
study-parquet = Tables need PyArrow: pip install 'spielwerk[study]'.

## bench

measuring = Measuring { $game }
bench-title = Speeds on { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    } ({ $processor }, Python { $python })
bench-seats = players
bench-compiled-one-core = decisions/s, compiled, one core
bench-compiled-all-cores = decisions/s, compiled, all cores
bench-python = decisions/s, Python speed
bench-batch-steps = batch steps/s with observations and masks, one core, { $rows } rows
bench-state-copies = copies of a state/s, one core
bench-state-bytes = bytes of a state
bench-cold-compile-seconds = seconds to compile from nothing
bench-warm-load-seconds = seconds to load what is compiled

## replay, export, import

replay-at = After move { $move } of { $moves }
exported = { $game }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } written to { $file }.
imported = { $game }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } stored under the name { $name }.

## play

play-title = { $game }, seed { $seed }
play-hint = Type the number or the key of an option; “help” says what else there is.
since-last = Since your last turn
hand-over = { $player } is next. Press Enter when you sit at the keyboard.
parted-saved = Saved. To go on: spielwerk play --load { $file }
parted-lost = This game was not saved. With --save FILE, or by typing “save FILE”, it can be gone on with.
option-number = There are options 1 to { $most }.
option-refused = { $key } is not possible: { $reason } (section { $section })
option-unknown = “{ $text }” is none of the options and no command; “help” says what can be typed.
undone = Taken back.
undo-impossible = The last decision can't be taken back: it was not yours, or something was revealed or dealt by it.
redo-impossible = Nothing was taken back.
why-nothing = Nothing is refused here.
why-option = not possible
why-reason = because
why-section = section
save-where = Say where to: save FILE
save-there = { $file } exists already; save to another file.
saved = Saved to { $file }; from now on after every decision.
results-title = Final scoring
sum = sum
winners = { $count ->
        [0] The game is lost.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
help-number-form = number or key
help-number = take that option
help-undo-form = undo
help-undo = take back your last decision
help-redo-form = redo
help-redo = take again what you took back
help-why-form = why [KEY]
help-why = what is not possible now, the reason and the section of the rules
help-log-form = log [N]
help-log = the last lines of the log
help-board-form = board
help-board = draw the position again
help-help-form = help
help-help = this list and the player aid
help-save-form = save FILE
help-save = save the game, and go on saving it there
help-quit-form = quit
help-quit = stop (Ctrl-D and Ctrl-C do too)

## arena

arena-playing = Playing matches
arena-bots = A match needs at least two different bots.
arena-bot = --bots: { $reason }
network-bad = { $bot }: { $reason }
arena-tournament = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } at mixed tables
arena-ladder = { $game }: each alone against a table of the one before, { $games ->
        [one] 1 game
       *[other] { $games } games
    } a pair
arena-parity = parity
arena-wanted = wanted
arena-against = against
arena-played = games
arena-verdict = stronger?
arena-answer = { $answer ->
        [stronger] yes
        [not-stronger] no
       *[open] open
    }
arena-stored = Stored in { $file }
rating = rating
slowest = slowest (s)

## analyse

analysing = Looking at every decision
analysis-title = Where the game turned
analysis-nothing = No decision gave anything away.
analysis-move = move
analysis-who = player
analysis-played = played
analysis-better = better
analysis-chance = chance
analysis-loss = lost

## yardstick

yardstick-asking = Asking bots
yardstick-title = { $game }: { $silly ->
    [one] { $silly } decision
   *[other] { $silly } decisions
  } with silly options, { $last ->
    [one] { $last } decision
   *[other] { $last } decisions
  } of last turns
yardstick-silly = silly
yardstick-given-away = points given away
yardstick-wrong = last turns wrong
yardstick-regret = given away of a win
yardstick-less = less than above

## learn

learn-playing = Playing games to learn from
learn-title = { $game }: learned from { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
learn-loss = Surprise at what was best: { $before } at the beginning, { $after } at the end
learn-contests = Alone against a table that tries more ways at random, with { $trials } tries drawn by the network:
learn-others = tries of the others
learn-wins = wins
learn-lead = lead in points
learn-written = Written to { $file }.

## tune

tuning = Learning from games
tune-impossible = The evaluation of { $game } has no weights in a file evaluation.toml.
tune-written = Weights written to { $file }
tune-result = On positions kept back they are off by { $after } points; the present ones by { $before }.
tune-generation = Generation { $number }: { $way } shakes from the beginning
tune-proof = { $share } of the way: { $wins } of { $games } games won alone, { $lead } points ahead of the others

## new

new-written = The new game stands in { $game }, its tests in { $tests }. Play it: spielwerk play { $name } --seats human,greedy
new-name = “{ $name }” is no name for a game: small letters, digits and single “_” between them, such as night_market, and no word of Python itself.
new-taken = { $folder } exists already; give the new game another name.
new-checkout = { $folder } is no checkout of Spielwerk: games are written in its folder src/spielwerk/games; name one with --checkout.

## settings and the database of a server

setting-form = --set wants NAME=VALUE, not { $entry }.
setting-unknown = { $where } is no setting; docs/hosts/settings.md lists them all.
setting-similar = { $where } is no setting; did you mean { $similar }?
setting-file = { $where } is no TOML: { $reason }.
setting-limits = { $where } is a section with one line for each limit.
setting-text = { $where } must be a text, not { $value }.
setting-texts = { $where } must be a list of texts, not { $value }.
setting-switch = { $where } must be true or false, not { $value }.
setting-whole = { $where } must be a whole number of at least { $least }, not { $value }.
setting-number = { $where } must be a number above zero, not { $value }.
setting-zero = { $where } must be a number, zero or more, not { $value }.
setting-port = { $where } must be a whole number from 0 to 65535, not { $value }.
setting-public-url = { $where } must be a whole address such as https://games.example.org, without a path, not { $value }.
setting-origins = { $where } must be whole addresses such as http://localhost:5173, without a path, not { $value }.
setting-trusted-proxies = { $where } must be addresses or networks such as 192.0.2.7 or 10.0.0.0/8, not { $value }.
setting-log-format = { $where } must be plain or json, not { $value }.
database-unopened = The database can't be opened: { $reason }.
database-later = The database was made by a later edition of Spielwerk; use that one.
database-overtaken = A later edition of Spielwerk has brought the database up to date. This process has ended because of that; start it again with that edition. Nothing is lost.
database-encoding = The database keeps its texts as { $encoding }, but Spielwerk needs UTF8. Make another one: createdb --encoding UTF8 --template template0 NAME
database-earlier = There is no database of this edition there. A server brings it up to date when it starts: spielwerk serve
database-taken = Another server has this file open already: { $file }. Stop it, or use PostgreSQL for several.
database-url = { $where } must be sqlite:///FILE or postgresql://…, not { $url }.

## backup, restore and admin

backed-up = { $tables ->
        [one] 1 table is
       *[other] { $tables } tables are
    } in { $file }. It holds the seeds of running games: keep it like the database.
restored = { $tables ->
        [one] 1 table was
       *[other] { $tables } tables were
    } restored into { $database }.
backup-place = { $file } is the database itself or a device; a backup needs a file of its own.
restore-no-backup = { $file } is no backup of Spielwerk.
restore-not-empty = The database holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } already; --replace removes what is there.
admin-table = { $table }  { $updated }  { $status }  { $game }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }  “{ $name }”  host { $host }
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-over = over
admin-status-archived = archived
admin-seat = { "  " }Seat { $seat }: { $who }, visitor { $visitor }
admin-seat-human = { $name }
admin-seat-bot = { $name }, played by the bot { $bot }
admin-seat-open = free
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-banned = { $who } is kept out.
admin-unbanned = { $who } may come in again.
admin-muted = { $who } may not chat any more.
admin-unmuted = { $who } may chat again.
admin-ban = { $since }  { $what }  { $who }
admin-what-ban = kept out
admin-what-mute = muted
admin-forgotten = The person's data is deleted at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }.
admin-report = No. { $number }  { $time }  table { $table } after entry { $entry }: { $reason }; about “{ $name }” ({ $about }), by { $by }{ $state }
admin-report-resolved = , dealt with { $time }
admin-reason-words = what was said
admin-reason-name = the name
admin-reason-play = the way of playing
admin-reason-other = something else
admin-no-tables = There are no such tables.
admin-no-bans = Nobody is kept out or muted.
admin-archived = Nobody plays at that table any more.
admin-no-reports = Nothing is to be dealt with.
admin-no-report = There is no open report with the number { $number }.
admin-resolved = Report { $number } is dealt with.
admin-missing = There is no such table.
admin-refused = That can't be done ({ $code }).
admin-unsure = That can't be taken back; say --yes if you mean it.
admin-who = “{ $who }” is no address and no beginning of a visitor's hash (at least { $least } of 0–9 and a–f).
admin-nobody = Nothing is kept of a visitor whose hash begins with { $who }.
admin-several = Several visitors' hashes begin with { $who }; type more of it.
admin-no-ban = There is nothing to take back for { $who }.

## serve and bot-client

serving = Spielwerk is served at { $address } (Ctrl-C ends it).
serve-address = { $host }:{ $port } can't be listened on: { $reason }.
worker-database = A worker takes its work from PostgreSQL: --database must be postgresql://…, not { $url }.
worker-no-tables = No server has used this database yet; start one first, then the worker.
working = { $processes ->
    [one] One process thinks for bots. SIGTERM or Ctrl-C ends it.
   *[other] { $processes } processes think for bots. SIGTERM or Ctrl-C ends them.
 }
client-joined = Joined. To come back: --table { $table } --token { $token }
client-where = Say where to play: --join LINK, or --table ID with --token TOKEN.
client-refused = The server refuses: { $text }
client-unreachable = { $url } can't be reached, or is no server of Spielwerk.
client-no-seat = This token has no seat at the table.
