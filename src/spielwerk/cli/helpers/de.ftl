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
ray-workers = --workers gilt für diesen Rechner; ein Ray-Cluster hat seine eigenen Arbeiter. Lass --workers oder --ray weg.
ray-not-installed = Ray ist nicht installiert: pip install 'spielwerk[ray]'.
ray-missing = Unter { $address } gibt es keinen Ray-Cluster.
ray-version = Ein Rechner des Clusters hat Spielwerk { $there }; er braucht { $here } wie dieser hier.
workers-lost = An derselben Aufgabe sind immer wieder Prozesse gestorben; reicht der Speicher? Was fertig ist, bleibt erhalten, wenn ein Zwischenstand verlangt war.
work-other = { $file } enthält Ergebnisse anderer Bots, Regeln, Optionen oder Versionen; nenne eine andere Datei.
work-foreign = { $file } enthält keine Ergebnisse von Spielwerk; nenne eine andere Datei.
choice-form = Eine Spieloption wird als NAME=WERT angegeben, nicht als „{ $entry }“.
choice-unknown = { $game } hat keine Spieloption „{ $choice }“; es gibt: { $choices }.
data-broken = Mit der Datendatei { $file } lässt sich das Spiel nicht spielen: { $reason }
data-one-game = --data braucht genau ein Spiel.
data-head = Die Daten von { $game }, zu berichtigen mit dem gedruckten Spiel daneben. Was mit source = "reconstructed" bezeichnet ist,
    war nirgends zu finden. Prüfen: spielwerk data { $game } --data { $file }
    Damit spielen: spielwerk serve --data { $game }={ $file }
data-written = { $file } ist geschrieben.
data-reconstructed = { $count ->
    [0] Keine Zahl dieses Spiels ist rekonstruiert.
    [one] Ein Eintrag ist rekonstruiert:
   *[other] { $count } Einträge sind rekonstruiert:
}
data-changed = { $count ->
    [0] Mit der Datei lässt sich spielen; sie ändert nichts.
    [one] Mit der Datei lässt sich spielen; sie ändert einen Eintrag:
   *[other] Mit der Datei lässt sich spielen; sie ändert { $count } Einträge:
}
data-entry = Eintrag
data-own = bisher
data-value = Wert
serve-data = --data braucht SPIEL=DATEI, nicht { $value }.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
file-wrong = { $file }: { $reason }.
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
ray-joined = Gearbeitet wird auf einem Ray-Cluster: { $nodes ->
        [one] 1 Rechner
       *[other] { $nodes } Rechner
    }, { $cores ->
        [one] 1 Kern
       *[other] { $cores } Kerne
    }
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

## study

study-done = { $games ->
        [one] 1 Partie ist gespielt.
       *[other] { $games } Partien sind gespielt.
    } Tabellen und Bericht stehen in { $folder }
study-parquet = Für die Tabellen braucht es PyArrow: pip install 'spielwerk[study]'.

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
bench-batch-steps = Schritte/s im Stapel mit Beobachtungen und Masken, ein Kern, { $rows } Zeilen
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
        [0] Das Spiel ist verloren.
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
network-bad = { $bot }: { $reason }
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

## yardstick

yardstick-asking = Bots werden gefragt
yardstick-title = { $game }: { $silly ->
    [one] { $silly } Entscheidung
   *[other] { $silly } Entscheidungen
  } mit törichten Möglichkeiten, { $last ->
    [one] { $last } Entscheidung
   *[other] { $last } Entscheidungen
  } aus letzten Zügen
yardstick-silly = töricht
yardstick-given-away = verschenkte Punkte
yardstick-wrong = letzte Züge falsch
yardstick-regret = verschenkt vom Sieg
yardstick-less = weniger als darüber

## learn

learn-playing = Partien werden gespielt, um daraus zu lernen
learn-title = { $game }: aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } gelernt
learn-loss = Überraschung über das jeweils Beste: { $before } am Anfang, { $after } am Ende
learn-contests = Allein gegen einen Tisch, der mehr Wege auf gut Glück versucht, bei { $trials } Versuchen nach dem Netz:
learn-others = Versuche der anderen
learn-wins = Siege
learn-lead = Vorsprung in Punkten
learn-written = Geschrieben nach { $file }.

## tune

tuning = Aus Spielen wird gelernt
tune-impossible = Die Bewertung von { $game } hat keine Gewichte in einer Datei evaluation.toml.
tune-written = Gewichte nach { $file } geschrieben
tune-result = An zurückbehaltenen Stellungen irren sie um { $after } Punkte; die bisherigen irrten um { $before }.
tune-generation = Generation { $number }: { $way } Schritte vom Anfang entfernt
tune-proof = { $share } des Weges: allein { $wins } von { $games } Partien gewonnen, { $lead } Punkte vor den anderen

## new

new-written = Das neue Spiel steht in { $game }, seine Tests in { $tests }. So wird es gespielt: spielwerk play { $name } --seats human,greedy
new-name = „{ $name }“ ist kein Name für ein Spiel: Kleinbuchstaben, Ziffern und einzelne „_“ dazwischen, etwa night_market, und kein Wort von Python selbst.
new-taken = { $folder } gibt es schon; bitte das neue Spiel anders nennen.
new-checkout = { $folder } ist kein Arbeitsverzeichnis von Spielwerk: Spiele stehen dort in src/spielwerk/games; mit --checkout wird eines genannt.

## Einstellungen und die Datenbank eines Servers

setting-form = --set erwartet NAME=WERT, nicht { $entry }.
setting-unknown = { $where } ist keine Einstellung; docs/hosts/settings.md nennt sie alle.
setting-similar = { $where } ist keine Einstellung; ist { $similar } gemeint?
setting-file = { $where } ist kein TOML: { $reason }.
setting-limits = { $where } ist ein Abschnitt mit einer Zeile für jede Grenze.
setting-text = { $where } muss ein Text sein, nicht { $value }.
setting-texts = { $where } muss eine Liste von Texten sein, nicht { $value }.
setting-switch = { $where } muss true oder false sein, nicht { $value }.
setting-whole = { $where } muss eine ganze Zahl ab { $least } sein, nicht { $value }.
setting-number = { $where } muss eine Zahl über null sein, nicht { $value }.
setting-zero = { $where } muss eine Zahl ab null sein, nicht { $value }.
setting-port = { $where } muss eine ganze Zahl von 0 bis 65535 sein, nicht { $value }.
setting-public-url = { $where } muss eine ganze Adresse wie https://spiele.example.org sein, ohne Pfad, nicht { $value }.
setting-origins = { $where } müssen ganze Adressen wie http://localhost:5173 sein, ohne Pfad, nicht { $value }.
setting-trusted-proxies = { $where } müssen Adressen oder Netze wie 192.0.2.7 oder 10.0.0.0/8 sein, nicht { $value }.
setting-log-format = { $where } muss plain oder json sein, nicht { $value }.
database-unopened = Die Datenbank lässt sich nicht öffnen: { $reason }.
database-later = Die Datenbank stammt von einer späteren Ausgabe von Spielwerk; bitte diese verwenden.
database-overtaken = Eine spätere Ausgabe von Spielwerk hat die Datenbank auf ihren Stand gebracht. Dieser Prozess hat sich deshalb beendet; bitte mit jener Ausgabe neu starten. Nichts ist verloren.
database-encoding = Die Datenbank legt Texte als { $encoding } ab, Spielwerk braucht aber UTF8. Bitte eine neue anlegen: createdb --encoding UTF8 --template template0 NAME
database-earlier = Dort ist keine Datenbank dieser Ausgabe. Ein Server bringt sie beim Start auf den neuesten Stand: spielwerk serve
database-taken = Ein anderer Server hat diese Datei schon offen: { $file }. Bitte ihn beenden oder für mehrere PostgreSQL verwenden.
database-url = { $where } muss sqlite:///DATEI oder postgresql://… sein, nicht { $url }.

## backup, restore und admin

backed-up = { $tables ->
        [one] 1 Tisch liegt
       *[other] { $tables } Tische liegen
    } in { $file }. Die Datei enthält die Startwerte laufender Partien: bitte so hüten wie die Datenbank.
restored = { $tables ->
        [one] 1 Tisch wurde
       *[other] { $tables } Tische wurden
    } in { $database } wiederhergestellt.
backup-place = { $file } ist die Datenbank selbst oder ein Gerät; eine Sicherung braucht eine eigene Datei.
restore-no-backup = { $file } ist keine Sicherung von Spielwerk.
restore-not-empty = In der Datenbank { $tables ->
        [one] steht schon 1 Tisch
       *[other] stehen schon { $tables } Tische
    }; --replace entfernt, was dort ist.
admin-table = { $table }  { $updated }  { $status }  { $game }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }  „{ $name }“  eröffnet von { $host }
admin-status-waiting = wartet
admin-status-playing = läuft
admin-status-over = zu Ende
admin-status-archived = archiviert
admin-seat = { "  " }Platz { $seat }: { $who }, Besucher { $visitor }
admin-seat-human = { $name }
admin-seat-bot = { $name }, gespielt vom Bot { $bot }
admin-seat-open = frei
admin-closed = Der Tisch { $table } ist geschlossen.
admin-deleted = Der Tisch { $table } ist gelöscht.
admin-banned = { $who } ist ausgesperrt.
admin-unbanned = { $who } ist nicht mehr ausgesperrt.
admin-muted = { $who } kann nicht mehr chatten.
admin-unmuted = { $who } kann wieder chatten.
admin-ban = { $since }  { $what }  { $who }
admin-what-ban = ausgesperrt
admin-what-mute = stumm
admin-forgotten = Die Daten der Person sind an { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tischen
    } gelöscht.
admin-report = Nr. { $number }  { $time }  Tisch { $table } nach Eintrag { $entry }: { $reason }; über „{ $name }“ ({ $about }), von { $by }{ $state }
admin-report-resolved = , erledigt { $time }
admin-reason-words = was gesagt wurde
admin-reason-name = der Name
admin-reason-play = die Art zu spielen
admin-reason-other = etwas anderes
admin-no-tables = Es gibt keine solchen Tische.
admin-no-bans = Niemand ist ausgesperrt oder stumm.
admin-archived = An diesem Tisch spielt schon niemand mehr.
admin-no-reports = Es ist nichts zu erledigen.
admin-no-report = Es gibt keine offene Meldung mit der Nummer { $number }.
admin-resolved = Meldung { $number } ist erledigt.
admin-missing = Diesen Tisch gibt es nicht.
admin-refused = Das geht nicht ({ $code }).
admin-unsure = Das lässt sich nicht zurücknehmen; mit --yes wird es getan.
admin-who = „{ $who }“ ist keine Adresse und kein Anfang eines Besucher-Hashs (mindestens { $least } Zeichen aus 0–9 und a–f).
admin-nobody = Von einem Besucher, dessen Hash mit { $who } beginnt, ist nichts gespeichert.
admin-several = Mehrere Besucher-Hashs beginnen mit { $who }; bitte mehr davon angeben.
admin-no-ban = Für { $who } gibt es nichts zurückzunehmen.

## serve und bot-client

serving = Spielwerk ist unter { $address } zu erreichen (Strg-C beendet es).
serve-address = Auf { $host }:{ $port } lässt sich nicht warten: { $reason }.
worker-database = Ein Worker holt sich seine Arbeit aus PostgreSQL: --database braucht postgresql://…, nicht { $url }.
worker-no-tables = Diese Datenbank hat noch kein Server benutzt; starte erst einen, dann den Worker.
working = { $processes ->
    [one] Ein Prozess denkt für Bots. SIGTERM oder Strg-C beendet ihn.
   *[other] { $processes } Prozesse denken für Bots. SIGTERM oder Strg-C beendet sie.
 }
client-joined = Am Tisch. Zum Wiederkommen: --table { $table } --token { $token }
client-where = Sag, wo gespielt wird: --join LINK, oder --table ID mit --token TOKEN.
client-refused = Der Server lehnt ab: { $text }
client-unreachable = { $url } ist nicht zu erreichen oder kein Server von Spielwerk.
client-no-seat = Dieses Token hat keinen Platz an dem Tisch.
