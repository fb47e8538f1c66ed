# Was der Server selbst sagt, auf Deutsch.

seat-name = Spieler { $number }
waiting-for = { $name } entscheidet.
archived = An diesem Tisch wurde nach einer älteren Fassung der Regeln gespielt; hier kann er nicht fortgesetzt werden. Was gesagt wurde, lässt sich noch nachlesen.
closed = Wer den Server betreibt, hat diesen Tisch geschlossen. Was gesagt wurde, lässt sich noch nachlesen.
not-built = Die Web-App ist noch nicht gebaut. So wird sie gebaut: make play
result = { $winners ->
        [0] Das Spiel ist verloren.
        [one] { $names } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $names } teilen sich den Sieg mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }

## Was am Tisch neben dem Spiel geschieht

event-joined = { $name } setzt sich an den Tisch.
event-left = { $name } verlässt den Platz.
event-bot = { $name } ist ein Bot.
event-takeover = Für { $name } spielt jetzt ein Bot.
event-resigned = { $name } geht; ein Bot spielt weiter.
event-time-up = Die Zeit von { $name } ist um; ein Bot spielt weiter.
event-back = { $name } spielt wieder selbst.
event-moved = { $name } ist auf ein anderes Gerät gewechselt.
event-changed = { $name } hat den eigenen Platz geändert.
event-kicked = { $name } wurde vom Tisch weggeschickt.
event-rematch = { $name } eröffnet einen neuen Tisch: dieselben Leute, die Plätze neu gelost.
event-closed = Der Tisch wurde geschlossen.
event-exported = { $name } speichert die laufende Partie als Datei.
event-copied = { $name } setzt die laufende Partie an einem anderen Tisch fort.

## Was alle wissen sollen, solange es den Tisch gibt

mark-imported = Diese Partie kam aus einer Datei: Wer sie mitgebracht hat, kann wissen, was verdeckt liegt.
mark-forked = Diese Partie setzt eine andere fort: Wer sie eröffnet hat, kann wissen, was verdeckt liegt.
mark-brought = Die ersten Züge dieser Partie wurden nicht hier gespielt: Wer sie mitgebracht hat, kann wissen, was verdeckt liegt.
mark-exported = { $name } hat die Partie nach Zug { $move } als Datei gespeichert und kann wissen, was verdeckt liegt.
mark-copied = { $name } hat die Partie nach Zug { $move } an einem anderen Tisch fortgesetzt und kann wissen, was verdeckt liegt.
mark-opened-late = Am Platz von { $name } spielte bis Zug { $move } ein Bot, dann wurde er frei: Wer vorher allein mit Bots spielte, kann wissen, was verdeckt liegt.
mark-passed = { $name } spielt seit Zug { $move } an einem Platz, dessen verdeckte Dinge vorher jemand anderes gesehen hat.

## Bots

bot-random = Zufall
bot-random-text = Tut irgendetwas, was die Regeln erlauben.
bot-greedy = Gierig
bot-greedy-text = Sieht nur den eigenen Zug und nimmt, was sofort am meisten bringt.
bot-easy = Leicht
bot-easy-text = Spielt mit und macht Fehler.
bot-medium = Mittel
bot-medium-text = Plant seine Züge; ein fairer Gegner.
bot-hard = Schwer
bot-hard-text = Denkt voraus und weiß, was die anderen wollen.
bot-expert = Experte
bot-expert-text = Denkt lange nach und schenkt nichts her.

style-builder = Baumeister
style-racer = Draufgänger
style-spoiler = Störenfried

## Was ein Bot vorhat

plan-brings = { $steps ->
        [one] Das bringt: { $changes }.
        [2] Beide Schritte zusammen bringen: { $changes }.
       *[other] Alle { $steps } Schritte zusammen bringen: { $changes }.
    }
plan-change = { $what } { $by }
plan-next = Danach: { $options }.
plan-enables = Im nächsten Zug folgt dann meist: { $options }. Nach „{ $other }“ wäre das selten.
plan-rather = So gewinnt man { $best } von 100 solchen Partien, mit „{ $other }“ { $chance }.
plan-expects = In Punkten ist bis zum Ende zu erwarten, verglichen mit „{ $other }“: { $changes }.
plan-points = { $more ->
        [true] +{ NUMBER($by, minimumFractionDigits: 1) }
       *[false] −{ NUMBER($by, minimumFractionDigits: 1) }
    }

## Was schiefgeht

error-archived = Dieser Tisch ist archiviert; hier wird nicht mehr gespielt.
error-bad-message = Der Server versteht diese Nachricht nicht.
error-banned = Wer den Server betreibt, hat dich ausgesperrt.
error-bots-simple = Die Bots können gerade nicht richtig nachdenken und spielen einfacher, als sie sollten.
error-choice = Diese Einstellung hat das Spiel nicht.
error-colour-taken = Diese Farbe hat schon jemand.
error-colour-unknown = Diese Farbe gibt es nicht.
error-damaged = Die Aufzeichnung dieses Tisches ist beschädigt; alle anderen Tische sind in Ordnung.
error-full = An diesem Tisch sehen schon zu viele zu; bitte später noch einmal versuchen.
error-hints-off = An diesem Tisch gibt es keine Tipps; so wurde er eröffnet.
error-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, nennt ihn mit --public-url.
error-id-used = Diese id wurde schon für etwas anderes verwendet; jede Nachricht braucht eine neue.
error-inside = Im Server ist etwas schiefgegangen. Der Tisch ist, wie er war.
error-invalid = Etwas fehlt oder hat die falsche Form: { $where }.
error-invitation-void = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
error-journal = Das ist keine Partie von Spielwerk, die hier gespielt werden kann ({ $detail }).
error-log-full = An diesem Tisch ist schon so viel geschehen, dass nur noch zu Ende gespielt wird.
error-muted = Wer den Server betreibt, hat dir das Schreiben an andere gesperrt.
error-no-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.
error-no-such-bot = Diesen Bot gibt es nicht.
error-no-such-call = Diesen Aufruf gibt es nicht.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-rules = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.
error-no-such-move = Diesen Zug gibt es nicht; die Partie hat { $moves }.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-no-worker = Bots und Tipps brauchen einen Worker, und gerade ist keiner da; sobald einer kommt, geht es weiter.
error-no-undo = Das lässt sich nicht zurücknehmen: Jemand anderes hat entschieden, etwas wurde aufgedeckt, der Zufall hat gesprochen, oder der Zug ist bestätigt.
error-not-absent = Die Person an diesem Platz ist da.
error-not-found = Hier ist nichts.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-possible = Das ist jetzt nicht möglich.
error-not-seated = Das können nur die, die am Tisch sitzen.
error-not-your-turn = Dieser Platz ist nicht am Zug.
error-not-yours = Diesen Platz spielst du nicht.
error-notes-full = Deine Notizen an allen Tischen haben zusammen höchstens { $most } Zeichen; kürze sie zuerst.
error-nothing-to-confirm = Es gibt keinen Zug zu bestätigen.
error-origin = Diese Seite darf nicht mit dem Server sprechen.
error-over = Die Partie ist zu Ende.
error-pending = Der Zug wartet auf seine Bestätigung.
error-seat-count = Das Spiel ist für { $low ->
        [one] 1
       *[other] { $low }
    } bis { $high } Personen.
error-seat-has-secrets = Die Partie läuft, und zu diesem Platz gehören verdeckte Dinge: Nur ein Bot kann hier weiterspielen.
error-seat-taken = Dieser Platz ist besetzt.
error-secret = In der Partie stecken noch Geheimnisse anderer; warte ihr Ende ab.
error-stale = Der Tisch hat sich inzwischen verändert.
error-storage = Der Server erreicht seine Datenbank nicht. Nichts wurde geändert; bitte noch einmal versuchen.
error-storage-busy = Die Datenbank ist beschäftigt. Nichts wurde geändert; bitte noch einmal versuchen.
error-overtaken = Dieser Server macht einem neueren Platz. Nichts wurde geändert; bitte gleich noch einmal versuchen.
error-storage-full = Die Festplatte des Servers ist voll. Nichts wurde geändert.
error-too-fast = Das war zu schnell; warte einen Augenblick.
error-too-large = Das ist zu groß.
error-too-many = Du hast schon { $most } Tische, die noch nicht zu Ende gespielt sind. Spiel erst einen davon zu Ende.
error-too-many-public = Du hast schon { $most } öffentliche Tische; mehr stehen nicht zugleich in der Liste.
error-too-many-sockets = Von deinem Anschluss aus sind schon zu viele Tische offen; schließe zuerst einen davon.
error-undo-off = An diesem Tisch wird nichts zurückgenommen; so wurde er eröffnet.
error-waiting = Am Tisch fehlen noch Mitspieler.
error-begun = Die Partie hat begonnen: niemand kann mehr weggeschickt werden.
error-closed = Der Tisch wurde von der Person geschlossen, die ihn eröffnet hat.
error-kicked = Du wurdest von diesem Tisch weggeschickt und kannst dich hier nicht mehr setzen.
error-link-void = Dieser Link gilt nicht mehr: Jeder fügt ein Gerät hinzu, innerhalb von zehn Minuten. Erzeuge einen neuen.
error-name-claimed = Diesen Namen hat auf diesem Server schon jemand. Wähle einen anderen.
error-no-such-device = Du hast kein solches Gerät.
error-no-way-back = Das ist dein einziges Gerät, und du hast keinen Passkey: Du kämst nie wieder zurück. Füge zuerst eines von beiden hinzu.
error-nobody-there = Da ist niemand, für den das gelten könnte.
error-others-play = An diesem Tisch spielen andere: Er kann erst geschlossen werden, wenn sie fertig sind.
error-passkey = Dieser Passkey ließ sich nicht prüfen. Versuche es noch einmal.
error-passkey-late = Das hat zu lange gedauert oder wurde schon beantwortet. Versuche es noch einmal.
error-passkey-place = Passkeys brauchen einen Namen statt einer Nummer: Öffne diesen Server unter seinem Namen, etwa https://spielwerk.example oder http://localhost.
error-passkey-unknown = Diesen Passkey kennt dieser Server nicht.
error-push-endpoint = Dieser Browser nennt für Nachrichten eine Adresse, die dieser Server nicht aufsucht.
error-same-table = Du sitzt mit beiden an demselben laufenden Tisch: Spiele diese Partie zuerst zu Ende.
error-too-many-devices = Eine Person kann hier { $most } Geräte haben; entferne zuerst eines.
error-too-many-mutes = Du kannst { $most } Personen stumm schalten; höre zuerst wieder eine davon.
error-too-many-claims = Von deinem Anschluss aus wurden heute schon viele Namen beansprucht. Versuche es morgen wieder.
error-too-many-reports = Du hast heute schon viel gemeldet; das wird zuerst angesehen.
error-too-many-wishes = Du kannst auf { $most } Spiele warten; gib zuerst eines auf.

## Was gesagt wird, während die Seite geschlossen ist

push-turn = Du bist dran
push-turn-at = Du bist am Zug: { $table }.
push-wish = Jemand möchte { $game } spielen
push-wish-text = Ein Tisch mit einem freien Platz ist offen.
