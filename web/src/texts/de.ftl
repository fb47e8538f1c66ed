## Allgemeines

close = Schließen
copy = Kopieren
copied = Kopiert
keep = Speichern
home = Startseite
loading = Einen Moment …
language = Sprache
name = Name
name-guest = Gast
try-again = Noch einmal
lost-title = Unter dieser Adresse gibt es nichts.
trouble-unknown = Das hat nicht geklappt. Bitte noch einmal.
trouble-unreachable = Der Server ist nicht zu erreichen. Läuft er?

## Startseite

front-lead = Moderne Brettspiele an einem Tisch: mit Freunden auf jedem Gerät und mit Bots auf den Plätzen, die frei bleiben.
front-api = Für Programmierer: die Schnittstelle des Tisches
games = Spiele
seats = { $min ->
    [one] { $max ->
        [one] 1 Person
       *[other] 1–{ $max } Personen
    }
   *[other] { $min }–{ $max } Personen
}
minutes = { $min }–{ $max } Min.
minutes-about = etwa { $min } Min.
quick-start = Jetzt gegen Bots spielen
quick-players = Zahl der Spieler
quick-seats = { $number ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] Zu { $number }
}
quick-level = Stärke der Bots
quick-bots = Bots: { $level }
learn = Spielend lernen
learn-titled = Spielend lernen: { $title }
learn-go-on = weiter, wo du warst
learn-finished = geschafft
corrected = berichtigte Daten
corrected-table = gespielt mit berichtigten Daten
corrected-note = Dieses Spiel wird hier mit Zahlen gespielt, die der Gastgeber berichtigt hat.
create-table = Mit Freunden …
my-tables = Meine Tische
my-tables-waiting = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
public-tables = Offene Tische
table-my-turn = Du bist am Zug
table-waits-for = Wartet auf { $name }
table-waiting = Wartet auf Mitspieler
table-playing = Im Gang
table-over = Zu Ende
table-archived = Archiviert
table-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
import = Gespeicherte Partie öffnen
import-failed = Diese Datei ist keine gespeicherte Partie.

## Ein neuer Tisch

create-title = Ein Tisch für { $game }
create-seats = Wer spielt mit?
create-count = Plätze
create-fixed = Diese Reihenfolge behalten
create-fixed-note = Sonst wird gelost, wer wo sitzt.
create-pace = Wie schnell?
pace-free = Ohne Uhr
pace-minutes = Minuten pro Zug
pace-days = Über Tage
pace-per-move = Minuten pro Zug
pace-days-per-move = Tage pro Zug
pace-expiry = Ist die Zeit um, spielt ein Bot weiter. Wer zurückkommt, nimmt seinen Platz mit einem Druck wieder ein.
create-public = Öffentlicher Tisch
create-public-note = Jeder darf einen freien Platz nehmen oder zuschauen.
create-name = Name des Tisches
create-rules = Hausregeln
create-open = Tisch eröffnen
seat-kind = Platz { $number }
seat-kind-me = Ich
seat-kind-guest = Gast an diesem Gerät
seat-kind-open = Freund mit Link
seat-kind-bot = Bot
seat-open-note = Du bekommst einen Link zum Verschicken.

## Mitspielen

join-title = Du bist eingeladen: { $game }
join-here = Dein Platz
join-used = Dieser Platz ist schon vergeben.
join-watch = Zuschauen
join = Platz nehmen

## Farben

colour = Farbe
colour-orange = Orange, Kreis
colour-purple = Lila, Dreieck
colour-green = Grün, Quadrat
colour-blue = Blau, Raute
colour-red = Rot, Stern
colour-teal = Türkis, Sechseck
colour-yellow = Gelb, Kreuz
colour-black = Schwarz, Herz

## Der Tisch

table-menu = Tisch
board = Spielplan
own-board = Dein Tableau
players = Spieler
sections = Teile des Tisches
section-choosable = hier gibt es etwas zu wählen
options = Was du tun kannst
options-all = Alle Möglichkeiten zeigen
options-less = Wieder einklappen
options-folded = { $words } ({ $count })
why-not = Warum nicht …?
why-not-options = { $options }:
why-not-more = { $options } und { $more } weitere:
pick-possible = Möglich: { $what }
rule-section = Regel { $section }
points-short = SP
watching = Du schaust zu
points-long = Siegpunkte
undo = Zurücknehmen
redo = Wiederholen
restart = Zug von vorn
confirm = Zug beenden
hint = Tipp
next-table = { $count ->
    [one] Ein anderer Tisch wartet
   *[other] { $count } Tische warten
}
skip-animation = Überspringen
prompt-you = Du bist dran:
prompt-pending = Fertig? Beende deinen Zug oder nimm etwas zurück.
prompt-theirs = ist dran.
prompt-bot = überlegt …
prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Es fehlen noch Mitspieler.
prompt-archived = Dieser Tisch ist archiviert.
notice-title = Du bist dran
connection-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
compiling = Die Regeln werden übersetzt ({ $done } von { $total }); so lange spielen die Bots einfacher.

## Plätze

seat-open = frei
seat-you = du
seat-away = abwesend
seat-menu = Zu diesem Platz
seat-bot-level = Stärke des Bots
bot-rating = { $level } ({ $rating })
bot-rating-note = In Klammern: Stärke in diesem Spiel; Gierig hat 1000; 400 mehr sind die zehnfache Stärke.
seat-leave = Einen Bot für mich spielen lassen
seat-leave-note = Du kannst deinen Platz jederzeit wieder einnehmen.
seat-replace = Einen Bot hierher setzen
seat-replace-note = Wer hier saß, kann den Platz wieder einnehmen.
seat-return = Meinen Platz wieder einnehmen
seat-nothing = Nur wer hier sitzt, kann etwas ändern.
seat-away-time-up = Deine Zeit war um. Ein Bot spielt für dich weiter.
seat-away-takeover = Für dich spielt gerade ein Bot.
seat-away-resigned = Du hast die Partie verlassen. Ein Bot spielt für dich.

## Verlauf, Chat, Notizen

log = Verlauf
allowed-hints = { $allowed ->
        [yes] mit Tipps
       *[other] ohne Tipps
    }
allowed-undo = { $allowed ->
        [yes] Züge lassen sich zurücknehmen
       *[other] nichts wird zurückgenommen
    }
allowed-analysis = { $allowed ->
        [yes] Analyse der eigenen Züge während der Partie
       *[other] Analyse erst nach der Partie
    }
log-filter = Welche Zeilen
log-all = Alles
log-recap = Seit deinem letzten Zug
log-me = Über mich
log-earlier = Frühere Zeilen
log-look = Stellung nach Zug { $move } zeigen
log-empty = Noch nichts.
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = Chat stumm schalten
chat-unmute = Chat zeigen
chat-muted = Der Chat ist stumm.
chat-watching = Du schaust zu; im Chat sprechen die, die am Tisch sitzen.
notes = Notizen
notes-placeholder = Nur du kannst das lesen.
notes-loading = Einen Moment …
notes-typing = …
notes-kept = Gespeichert; nur du kannst es lesen.
notes-failed = Konnte nicht gespeichert werden.

## Rückschau

history = Rückschau
history-at = Zug { $move } von { $moves }
history-first = An den Anfang
history-back = Einen Zug zurück
history-forward = Einen Zug weiter
history-now = In die Gegenwart
history-own = Mein letzter Zug
history-link = Link zu diesem Zug
history-fork = Von hier weiterspielen
history-leave = Zurück zum Spiel

## Teilen

share = Teilen
share-invite = Einladen
share-watch = Zum Zuschauen
share-move = Genau diese Stellung
export = Partie speichern
export-note = Solange gespielt wird, kann sie nur speichern, wer alle menschlichen Plätze spielt: Die Datei enthält den Startwert des Zufalls.
invite-seat = Platz { $number }
invite-link = Link zu diesem Platz
invite-new = Link erzeugen
invite-renew = Neuer Link
invite-bot = Stattdessen ein Bot
waiting-title = Es fehlen noch Mitspieler
waiting-text = Schicke jedem Freund einen dieser Links. Niemand braucht ein Konto.

## Übersicht und einfacher Spielplan

overview = Alles Offene auf einen Blick
overview-what = Was
plain-field = Was
plain-hidden = verdeckt
plain-choices = Du kannst wählen

## Die erste Partie

guide = Begleitung
guide-next = Weiter
guide-end = Ohne Begleitung
guide-again = Führ mich durch den Tisch
guide-hints-on = Tipps einschalten
guide-aim = Willkommen! { $aim } Die Kurzregeln stehen hinter dem Fragezeichen; alles auf dem Plan erklärt sich, wenn du mit der Maus darauf stehen bleibst oder lange drückst.
guide-choose = Du bist dran. Was einen blaugrünen Rahmen hat, kannst du wählen: Drück darauf oder auf seinen Knopf in der Leiste.
guide-why = Etwas hat keinen Rahmen? Drück trotzdem darauf: Der Tisch sagt dir, warum es nicht geht, mit der Regel.
guide-undo = Vertan? Die Pfeile in der Leiste nehmen deinen letzten Schritt zurück oder den ganzen Zug. Nur was aufgedeckt wurde, bleibt.
guide-confirm = Dein Zug ist erst vorbei, wenn du „Zug beenden“ drückst. Bis dahin kannst du alles zurücknehmen.
guide-log = Die anderen haben gespielt. Der Verlauf erzählt, was seit deinem letzten Zug geschah; drück dort auf eine Zahl, um die Stellung noch einmal zu sehen.
guide-hint = Unsicher? Wenn Tipps eingeschaltet sind, kannst du einen starken Bot fragen, was er täte. Das war alles: viel Vergnügen!

## Was Bots denken

hint-considered = Woran er noch gedacht hat
bot-considered = Woran { $name } gedacht hat
thought-share = bedacht { $share } %
thought-chance = gewinnt { $chance } %
analysis = Die Partie im Rückblick
analysis-open = Wendepunkte
analysis-waiting = Erst werden die Regeln übersetzt …
analysis-working = Jeder Zug wird noch einmal durchdacht …
analysis-curve = Gewinnchancen im Lauf der Partie
analysis-moves = { $moves } Züge
analysis-points = Wendepunkte
analysis-point = Wendepunkt { $number }, Zug { $move }
analysis-played = Zug { $move }, { $name }: { $what }
analysis-better = Besser: { $what }
analysis-play-on = Ausspielen
analysis-step = { $name }: { $what }
analysis-loss = −{ $loss } %
analysis-none = Niemand hat etwas verschenkt.
analysis-note = Der Bot hat jede Entscheidung so betrachtet, wie sie damals zu sehen war. Drücke auf einen Wendepunkt, um die Stellung zu sehen.
analysis-back = Zurück zu den Wendepunkten

## Ehrlich gemischt

fair-title = Ehrlich gemischt
fair-promise = Der Startwert, aus dem aller Zufall dieser Partie folgt, wurde zu Beginn gezogen und bleibt bis zum Ende geheim. Das ist sein Fingerabdruck (SHA-256). Am Ende zeigt der Tisch den Startwert, und jeder kann ihn mit dem Fingerabdruck vergleichen.
fair-proof = Von Anfang an zeigte der Tisch das SHA-256 von „{ $table }:Salz:Startwert“. Mit diesen Werten lässt es sich nachrechnen:
fair-seed = Startwert
fair-salt = Salz

## Ende

end-title = Das Spiel ist zu Ende
end-category = Punkte für
end-total = Summe
end-look = Spielplan ansehen
end-show = Ergebnis
rematch = Noch einmal
rematch-go = Zum neuen Tisch

## Ein Gerät für alle

cover-title = { $name } ist an der Reihe
cover-text = Gib das Gerät weiter. Die anderen schauen jetzt nicht hin.
cover-ready = Ich bin { $name }

## Einstellungen

settings = Einstellungen
theme = Licht
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung auf dem Plan
motion-auto = Wie das Gerät
motion-full = Voll
motion-reduced = Wenig
speed = Züge der anderen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
confirm-turns = Züge selbst beenden
confirm-turns-note = Der Nächste ist erst dran, wenn du deinen Zug beendet hast.
hints = Tipps
hints-note = Zeigt einen Knopf, der einen Bot fragt.
sound = Ton
notify = Benachrichtigungen
notify-note = Wenn du dran bist und diese Seite im Hintergrund liegt.
plain-board = Einfacher Spielplan
plain-board-note = Tabellen statt Bilder.

## Hilfe

help = Regeln und Hilfe
help-title = { $game }: Regeln und Hilfe
help-aid = Kurzregeln
help-components = Alles auf dem Tisch
help-keys = Tasten
help-search = Suchen
key-option = die Möglichkeit mit dieser Nummer nehmen
key-board = zum Spielplan: das Erste, was du wählen kannst
key-options = zu den Möglichkeiten
key-arrows = von Ding zu Ding
key-press = wählen, oder erfahren, warum nicht
key-info = was ist das?
key-undo = zurücknehmen
key-redo = wiederholen
key-restart = Zug von vorn
key-confirm = Zug beenden
key-skip = Bewegung überspringen
key-hint = Tipp, wenn eingeschaltet
key-history = vor und zurück durch die Partie
key-log = zum Verlauf
key-rules = die Regeln
key-overview = alles Offene auf einen Blick
key-help = diese Hilfe
key-escape = schließen

## Regeln zum Lesen

rules = Regeln
rules-read = Regeln lesen
rules-page = Als Seite
rules-none = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben. Die Kurzfassung steht hinter dem Fragezeichen.
rules-search = In den Regeln suchen
rules-found = In den Regeln gefunden
rules-nothing-found = Nichts gefunden.
rules-contents = Inhalt
rules-legend = Was die Zeichen bedeuten
rules-print = Drucken
rules-try = Auf dem Brett ausprobieren
rules-back = Zurück zu den Regeln
rules-numbers = Rekonstruierte Zahlen
rules-numbers-note = Diese Zahlen stehen nicht in der veröffentlichten Anleitung. Sie sind so gewählt, dass sie zu allem Bekannten passen; in den Regeln sind sie gepunktet unterstrichen. Wer das Spiel besitzt, kann sie in einer Datei berichtigen:
rules-numbers-none = Dieses Spiel hat keine.
rules-number-thing = Was
rules-number-entry = Eintrag
rules-number-value = Wert
rule-open = Regel { $section }: { $title }

## Lektionen

lesson = Lektion
lesson-step = Schritt { $number } von { $total }
lesson-progress = Wie weit du bist
lesson-leave = Lektion verlassen; du kannst zu diesem Schritt zurückkommen
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-repeat = Diesen Schritt noch einmal
lesson-skip = Zeig es mir
lesson-free-left = { $left ->
    [one] noch eine Entscheidung
   *[other] noch { $left } Entscheidungen
}
lesson-not-now = Das geht auch, aber zuerst machen wir, was ich gerade beschrieben habe.
lesson-read-on = Einen Augenblick: Drücke zuerst „Weiter“.
lesson-one-moment = Einen Augenblick …
lesson-finished = Das war die Lektion. Spiele nun eine ganze Partie gegen leichte Gegner: Immer wenn etwas Neues gefragt wird, steht ein Wort dazu da.
lesson-play-on = Gegen leichte Bots weiterspielen
lesson-again = Noch einmal von vorn
lesson-tip = Ein Wort zu dieser Entscheidung
lesson-new-decision = Das ist neu: { $title }.
lesson-understood = Verstanden
lesson-no-tips = Keine Tipps

## Was daraus wird

outcome-open = und mehr, was noch niemand weiß
options-choices = Auswahl
about-thinking = Ein Weg wird gesucht …
about-go = { $count ->
    [one] So machen
   *[other] Diese { $count } Schritte machen
  }
about-up-to = Bis hierher
about-then = … dann: { $step }
about-press = { $ways ->
    [one] Drück darauf, um diesen Weg zu gehen.
   *[other] Drück darauf, um einen dieser { $ways } Wege zu wählen.
}
about-after = Nach: { $steps }
about-nothing = In diesem Zug führt keiner deiner nächsten Schritte dorthin.
warning-back = Zurück
warning-go-on = Trotzdem machen

## Andere finden

places = Weitere Orte
lobby = Lobby
lobby-title = Wer möchte spielen?
lobby-go = Alle, und wer worauf wartet
lobby-filter = Nur manche Tische zeigen
lobby-game = Spiel
lobby-all = Alle
lobby-strength = Gewünschte Stärke
lobby-live = Jetzt gleich
lobby-days = Über Tage
lobby-empty = Gerade wartet niemand auf andere. Eröffne selbst einen Tisch oder lass dir sagen, wenn jemand das tut.
lobby-open = Einen Tisch { $game } eröffnen
lobby-running = Laufende Partien zum Zuschauen
lobby-wishes = Sag mir Bescheid, wenn jemand spielen möchte: …
lobby-wishes-note = Du erfährst es hier, solange diese Seite offen ist.
lobby-news-title = Jemand möchte spielen
strength-any = Alle
strength-beginners = Neulinge willkommen
strength-casual = Zum Spaß
strength-strong = Starke Gegner
terms-days = { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
terms-seconds = { $seconds ->
        [one] 1 Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
terms-minutes = { $minutes ->
        [one] 1 Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
create-spectators = Wer zuschaut, darf mitreden
create-spectators-note = Auch wer nur zuschaut, kann etwas sagen; alle können andere für sich stumm schalten.

## Wer man ist

me = Ich
me-title = Du bist zu Gast
me-lead = Niemand braucht ein Konto. Wenn du magst, bekommst du hier einen eigenen Namen, dieselben Tische auf mehreren Geräten und Bescheid, wenn du dran bist.
me-leave = Gehen
me-sign-out = Auf diesem Gerät abmelden
me-forget = Meinen Namen löschen …
me-forget-sure = Wirklich endgültig löschen
me-leave-note = Nach dem Abmelden bleiben deine Tische bei deinen anderen Geräten. Das Löschen entfernt Namen, Passkeys, Wertungen und alle anderen Geräte; deine Plätze bleiben bei diesem.
me-host = Wer diesen Server betreibt, kennt dich als { $visitor }.
me-host-note = Nenne das, wenn alles gelöscht werden soll, was es hier von dir gibt.
name-title = Dein Name
name-note = Sichere dir mit einem Passkey einen Namen auf diesem Server: ohne Passwort, ohne Mailadresse. Dein Gerät bewahrt den Schlüssel auf und fragt nach Finger, Gesicht oder PIN.
name-claim = Namen mit einem Passkey sichern
name-yours = „{ $name }“ gehört auf diesem Server dir. In Listen und am Tisch steht daneben ein kleines Schloss.
name-claimed = Dieser Name ist mit einem Passkey gesichert
passkey = Passkey von { $device }
passkey-more = Einen weiteren Passkey anlegen
passkey-none = Passkeys brauchen eine sichere Seite mit einem Namen (https) und einen neueren Browser. Der Link weiter unten geht überall.
passkey-cancelled = Es hat sich nichts geändert: Der Passkey wurde nicht verwendet.
sign-in = Mit einem Passkey anmelden
sign-in-note = Hast du auf einem anderen Gerät schon einen Namen?
sign-in-keep-note = Sie werden zu Tischen der Person, die sich anmeldet.
remove = Entfernen
devices-title = Deine Geräte
devices-note = Alle haben dieselben Plätze, Tische und Notizen.
devices-add = Ein weiteres Gerät hinzufügen
devices-how = Scanne das mit dem anderen Gerät oder öffne dort den Link. Er fügt ein einziges Gerät hinzu, innerhalb von zehn Minuten.
devices-warning = Wer diesen Link öffnet, ist hier du, mit allen deinen Tischen. Gib ihn niemandem.
devices-link = Link für das andere Gerät
devices-qr = Der Link als QR-Code
devices-void = Link ungültig machen
device = Gerät
device-this = dieses Gerät
device-since = hinzugefügt am { $day }
device-title = Dieses Gerät hinzufügen?
device-mine = Dieses Gerät gehört schon dir. Öffne den Link auf dem anderen.
device-what = { $named ->
        [yes] Dieses Gerät gehört dann zu { $name }: dieselben Plätze, Tische und Notizen.
       *[other] Dieses Gerät gehört dann zu der Person, die den Link erzeugt hat: dieselben Plätze, Tische und Notizen.
    }
device-warning = Mach nur weiter, wenn du diesen Link selbst erzeugt hast. Wer ihn erzeugt hat, teilt dann alles mit diesem Gerät und kann es entfernen.
device-keep = { $count ->
        [one] Den Tisch dieses Geräts mitnehmen
       *[other] Die { $count } Tische dieses Geräts mitnehmen
    }
device-keep-note = Sie werden zu Tischen der Person, die den Link erzeugt hat.
device-add = Ja, dieses Gerät hinzufügen
device-no = Nein
push-title = Wenn du dran bist
push = Bescheid geben, wenn die Seite geschlossen ist
push-note = „Du bist am Zug …“ als Nachricht dieses Geräts. Von deinen Karten steht nichts darin.
push-none = Diesem Browser kann bei geschlossener Seite niemand Bescheid geben. Installiere auf dem Telefon zuerst die App („Zum Startbildschirm“).
push-forbidden = Der Browser erlaubt dieser Seite keine Nachrichten. Das kannst du in seinen Einstellungen ändern.
push-failed = Der Nachrichtendienst des Browsers war nicht zu erreichen. Versuche es später noch einmal.
ratings-title = Wertungen
ratings-on = Meine beendeten Partien für Wertungen aufheben
ratings-note = Nur du siehst sie. Ausschalten löscht sie.
ratings-none = Noch hat keine Partie gezählt: Sie muss hier zu Ende gespielt werden, von allen selbst.
ratings-game = Spiel
ratings-games = Partien
ratings-wins = Gewonnen
ratings-rating = Wertung
ratings-explained = 1000 heißt: so stark, wie die anderen an deinen Tischen im Schnitt waren; in 19 von 20 Fällen liegt der wahre Wert zwischen den Zahlen in Klammern.

## Umgang

kick = Wegschicken
kick-note = Bevor die Partie beginnt, kannst du jemanden wegschicken; an diesen Tisch kommt die Person dann nicht zurück.
person-mute = Für mich stumm schalten
person-unmute = Wieder hören
report = Melden …
report-reason = Worum geht es?
report-words = Was gesagt wurde
report-name = Der Name
report-play = Die Art zu spielen
report-other = Etwas anderes
report-text = In deinen Worten
report-note = Das liest nur, wer diesen Server betreibt.
report-send = Melden
report-cancel = Abbrechen
report-done = Danke; wer diesen Server betreibt, wird es lesen.
close-table = Diesen Tisch schließen …
close-table-sure = Endgültig schließen
close-table-no = Behalten
chat-watcher = Zuschauer { $number }
chat-watcher-note = Jemand, der zuschaut.
