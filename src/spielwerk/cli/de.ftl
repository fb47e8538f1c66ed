# Was die Kommandozeile sagt, auf Deutsch. Die Texte eines Spiels stehen in dessen Ordner.

number = { $value }
percent = { $value } %
range = { $low } – { $high }

## Was schiefgeht

command-unknown = Den Befehl { $command } gibt es nicht; es gibt: { $commands }.
usage-missing = { $what } fehlt; siehe { $command } --help.
usage-no-option = Die Angabe { $option } gibt es nicht; siehe { $command } --help.
usage-no-value = Die Angabe { $option } ist so nicht möglich; siehe { $command } --help.
usage-wrong = Dieser Aufruf ist nicht zu verstehen; siehe { $command } --help.
value-unknown = { $option } ist eines von { $values }, nicht „{ $value }“.
number-wrong = { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
seconds-wrong = --seconds ist eine Zahl von { $low } bis { $high }, nicht „{ $value }“.
game-unknown = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
game-missing = Es fehlt, was gespielt wird: ein Spiel (`spielwerk games` zählt sie auf) oder mit --load eine gespeicherte Partie.
seats-wrong = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
player-unknown = Den Mitspieler „{ $player }“ gibt es nicht; es gibt: { $players }.
bots-count = --bots nennt { $bots } Mitspieler, --seats aber { $seats }.
level-native = { $bot } denkt nach, bevor er spielt; das geht hier nur mit --speed python.
threads-python = --threads gilt nur für die Geschwindigkeit native; mit Python wird eine Partie nach der anderen gespielt.
choice-form = Eine Spieloption wird als NAME=WERT angegeben, nicht als „{ $entry }“.
choice-unknown = { $game } hat keine Spieloption „{ $choice }“; es gibt: { $choices }.
data-broken = Mit der Datendatei { $file } lässt sich das Spiel nicht spielen: { $reason }
data-one-game = --data braucht genau ein Spiel.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
file-foreign = { $file } ist keine Partie von Spielwerk.
file-version = { $file } stammt von einer anderen Version von Spielwerk, deren Format hier nicht lesbar ist.
file-changed = { $file } wurde verändert oder ist beschädigt: Die Prüfsumme passt nicht.
file-game-unknown = { $file } ist eine Partie von „{ $game }“, das es hier nicht gibt.
file-rules = { $file } wurde nach einer anderen Fassung der Regeln von { $game } gespielt.
file-broken = { $file } ist beschädigt: { $reason }
file-players = { $file } ist beschädigt: Wer mitspielt, steht nicht richtig darin.
file-taken = { $file } gibt es schon; bitte eine andere Datei angeben oder sie mit --force überschreiben.
save-taken = { $file } gibt es schon; mit --load geht es damit weiter, sonst bitte anderswo speichern.
name-taken = Eine andere Partie heißt schon so: { $file }; bitte mit --name anders benennen.
name-wrong = „{ $name }“ ist kein Name für eine Partie: nur Buchstaben, Ziffern, „-“, „_“ und „.“.
move-missing = { $option }: Die Partie hat { $moves } Züge; einen Zug { $move } gibt es nicht.
load-settles = { $option } geht nicht zusammen mit --load: Das steht in der gespeicherten Partie fest.
load-seats = Die gespeicherte Partie hat { $seats } Plätze, --seats nennt aber { $players } Mitspieler.
load-game = { $file } ist eine Partie von { $found }, nicht von { $game }.
cache-unwritable = Die übersetzten Regeln lassen sich nicht in { $file } ablegen: { $reason }. Die Variable SPIELWERK_CACHE kann einen anderen Ordner nennen.
compile-failed = { $game } lässt sich nicht übersetzen: { $reason }
reason-missing = Datei oder Ordner gibt es nicht
reason-forbidden = das ist nicht erlaubt
reason-folder = das ist ein Ordner
reason-no-folder = ein Teil des Pfades ist kein Ordner
reason-full = der Datenträger ist voll
reason-long = der Name ist zu lang
reason-no-text = das ist kein Text
reason-other = { $detail }

## Was länger dauert

compiling = Die Regeln von { $game } werden übersetzt (nur dieses erste Mal)
simulating = Es wird gespielt
thinking = { $player } überlegt …

## games

game-seats = { $low ->
        [one] 1
       *[other] { $low }
    } bis { $high } Personen
game-choices = Spieloptionen (--choice NAME=WERT):
game-usual = (üblich)

## simulate

simulate-title = { $game }, { $seats } Personen, Startwerte ab { $seed }
simulate-speed = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $seconds } s: { $rate } Entscheidungen je Sekunde ({ $speed ->
        [python] mit Python
       *[native] übersetzt
    }, { $threads ->
        [one] 1 Thread
       *[other] { $threads } Threads
    })
wins-title = Siege je Platz
points-title = Punkte je Platz
histogram-title = Punkte aller Plätze
length-title = Entscheidungen in einer Partie
ledger-title = Woher die Punkte kamen (Mittel)
seat = Platz
seat-number = Platz { $number }
bot = Bot
wins = Siege
interval = 95 %
mean = Mittel
deviation = σ
least = min.
most = max.
quantile = { $percent ->
        [50] Median
       *[other] { $percent } %
    }
all = alle
points = Punkte
share = Anteil
use-title = Gebrauch jeder Möglichkeit: wie oft ein Spiel sie bietet, wie oft sie gewählt wird, wie viele Spieler sie
    wählen und wie oft diese siegen (auf einen Spieler kommen { $parity })
option = Möglichkeit
offered = geboten
taken = gewählt
rate = Anteil
takers = Spieler
takers-wins = sie siegen
never-offered = Nie geboten

## bench

measuring = { $game } wird gemessen
bench-title = Geschwindigkeiten auf { $cores ->
        [one] 1 Kern
       *[other] { $cores } Kernen
    } ({ $processor }, Python { $python })
bench-seats = Personen
bench-compiled-one-core = Entscheidungen/s, übersetzt, ein Kern
bench-compiled-all-cores = Entscheidungen/s, übersetzt, alle Kerne
bench-python = Entscheidungen/s mit Python
bench-batch-steps = Schritte/s im Stapel mit Beobachtungen und Masken, ein Kern
bench-state-copies = Kopien eines Zustands/s, ein Kern
bench-state-bytes = Bytes eines Zustands
bench-cold-compile-seconds = Sekunden, um alles neu zu übersetzen
bench-warm-load-seconds = Sekunden, um Übersetztes zu laden

## replay, export, import

replay-at = Nach Zug { $move } von { $moves }
exported = { $game }: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } nach { $file } geschrieben.
imported = { $game }: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } unter dem Namen { $name } aufgenommen.

## play

play-title = { $game }, Startwert { $seed }
play-hint = Einfach Nummer oder Schlüssel einer Möglichkeit eintippen; „help“ sagt, was es sonst noch gibt.
since-last = Seit dem letzten eigenen Zug
hand-over = Jetzt ist { $player } dran. Bitte Enter drücken, wenn der Platz gewechselt ist.
parted-saved = Gespeichert. Weiter geht es mit: spielwerk play --load { $file }
parted-lost = Diese Partie wurde nicht gespeichert. Mit --save DATEI oder „save DATEI“ lässt sie sich fortsetzen.
option-number = Es gibt die Möglichkeiten 1 bis { $most }.
option-refused = { $key } geht nicht: { $reason } (Abschnitt { $section })
option-unknown = „{ $text }“ ist keine der Möglichkeiten und kein Befehl; „help“ sagt, was man eintippen kann.
undone = Zurückgenommen.
undo-impossible = Die letzte Entscheidung lässt sich nicht zurücknehmen: Es war keine eigene, oder es wurde dabei etwas aufgedeckt oder ausgelost.
redo-impossible = Es wurde nichts zurückgenommen.
why-nothing = Hier ist nichts verwehrt.
why-option = nicht möglich
why-reason = weil
why-section = Abschnitt
save-where = Bitte sagen, wohin: save DATEI
save-there = { $file } gibt es schon; bitte in eine andere Datei speichern.
saved = In { $file } gespeichert, von nun an nach jeder Entscheidung.
results-title = Schlusswertung
sum = Summe
winners = { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
help-number-form = Nummer oder Schlüssel
help-number = diese Möglichkeit wählen
help-undo-form = undo
help-undo = die letzte eigene Entscheidung zurücknehmen
help-redo-form = redo
help-redo = wieder tun, was zurückgenommen wurde
help-why-form = why [SCHLÜSSEL]
help-why = was gerade nicht geht, mit Grund und Abschnitt der Regeln
help-log-form = log [N]
help-log = die letzten Zeilen des Verlaufs
help-board-form = board
help-board = die Lage noch einmal zeichnen
help-help-form = help
help-help = diese Liste und die Spielhilfe
help-save-form = save DATEI
help-save = die Partie speichern, von da an immer dort
help-quit-form = quit
help-quit = aufhören (auch mit Strg-D oder Strg-C)

## arena

arena-playing = Spiele laufen
arena-bots = Für einen Wettkampf braucht es mindestens zwei verschiedene Bots.
arena-bot = --bots: { $reason }
arena-other = { $file } enthält Spiele anderer Bots, Regeln oder Versionen; nenne mit --out eine andere Datei.
arena-tournament = { $game }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } an gemischten Tischen
arena-ladder = { $game }: jeder allein gegen einen Tisch der Stufe darunter, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } je Paar
arena-parity = Gleichstand
arena-wanted = verlangt
arena-against = gegen
arena-played = Spiele
arena-verdict = stärker?
arena-answer = { $answer ->
        [stronger] ja
        [not-stronger] nein
       *[open] offen
    }
arena-stored = Abgelegt in { $file }
rating = Wertung
slowest = längste (s)

## analyse

analysing = Alle Entscheidungen werden betrachtet
analysis-title = Wo sich das Spiel gedreht hat
analysis-nothing = Keine Entscheidung hat etwas verschenkt.
analysis-move = Zug
analysis-who = Person
analysis-played = gespielt
analysis-better = besser
analysis-chance = Chance
analysis-loss = verschenkt

## tune

tuning = Aus Spielen wird gelernt
tune-impossible = Die Bewertung von { $game } hat keine Gewichte in einer Datei evaluation.toml.
tune-written = Gewichte nach { $file } geschrieben
tune-result = An zurückbehaltenen Stellungen irren sie um { $after } Punkte; die bisherigen irrten um { $before }.
