# Was der Server selbst sagt, auf Deutsch.

seat-name = Spieler { $number }
waiting-for = { $name } entscheidet.
archived = An diesem Tisch wurde nach einer älteren Fassung der Regeln gespielt; hier kann er nicht fortgesetzt werden. Was gesagt wurde, lässt sich noch nachlesen.
not-built = Die Web-App ist noch nicht gebaut. So wird sie gebaut: make web
result = { $winners ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
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
event-rematch = { $name } eröffnet einen neuen Tisch für eine weitere Partie.

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

## Spiele, die noch kommen

coming-steamopolis = Steamopolis
coming-steamopolis-tagline = Druck, Rohre und Stimmen in einer Stadt aus Dampf.
coming-import-export = Import / Export
coming-import-export-tagline = Jede Karte ist Auftrag, Container, Import oder Ware: Kapitäne des Handels sagen an, die anderen ziehen mit.
coming-dilluvia-project = Dilluvia Project
coming-dilluvia-project-tagline = Die erste Stadt in den Wolken, gebaut aus Marktplättchen, Arbeitern und Ansehen.
coming-anno-1800 = Anno 1800
coming-anno-1800-tagline = Eine Insel auf dem Weg ins Industriezeitalter: Betriebe, Schiffe und Menschen mit Wünschen.

## Was schiefgeht

error-archived = Dieser Tisch ist archiviert: Er wurde nach einer älteren Fassung der Regeln gespielt.
error-bad-message = Der Server versteht diese Nachricht nicht.
error-choice = Diese Einstellung hat das Spiel nicht.
error-colour-taken = Diese Farbe hat schon jemand.
error-colour-unknown = Diese Farbe gibt es nicht.
error-full = An diesem Tisch sehen schon zu viele zu; bitte später noch einmal versuchen.
error-id-used = Diese id wurde schon für etwas anderes verwendet; jede Nachricht braucht eine neue.
error-inside = Im Server ist etwas schiefgegangen. Der Tisch ist, wie er war.
error-invalid = Etwas fehlt oder hat die falsche Form: { $where }.
error-invitation-void = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
error-journal = Das ist keine Partie von Spielwerk, die hier gespielt werden kann ({ $detail }).
error-no-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.
error-no-such-bot = Diesen Bot gibt es nicht.
error-no-such-call = Diesen Aufruf gibt es nicht.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-move = Diesen Zug gibt es nicht; die Partie hat { $moves }.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-no-undo = Das lässt sich nicht zurücknehmen: Jemand anderes hat entschieden, etwas wurde aufgedeckt, der Zufall hat gesprochen, oder der Zug ist bestätigt.
error-not-absent = Die Person an diesem Platz ist da.
error-not-found = Hier ist nichts.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-possible = Das ist jetzt nicht möglich.
error-not-seated = Das können nur die, die am Tisch sitzen.
error-not-your-turn = Dieser Platz ist nicht am Zug.
error-not-yours = Diesen Platz spielst du nicht.
error-nothing-to-confirm = Es gibt keinen Zug zu bestätigen.
error-origin = Diese Seite darf nicht mit dem Server sprechen.
error-over = Die Partie ist zu Ende.
error-pending = Der Zug wartet auf seine Bestätigung.
error-seat-count = Das Spiel ist für { $low ->
        [one] 1
       *[other] { $low }
    } bis { $high } Personen.
error-seat-taken = Dieser Platz ist besetzt.
error-secret = In der Partie stecken noch Geheimnisse anderer; warte ihr Ende ab.
error-stale = Der Tisch hat sich inzwischen verändert.
error-storage = Der Server erreicht seine Datenbank nicht. Nichts wurde geändert; bitte noch einmal versuchen.
error-storage-busy = Die Datenbank ist beschäftigt. Nichts wurde geändert; bitte noch einmal versuchen.
error-storage-full = Die Festplatte des Servers ist voll. Nichts wurde geändert.
error-too-fast = Das war zu schnell; warte einen Augenblick.
error-too-large = Das ist zu groß.
error-waiting = Am Tisch fehlen noch Mitspieler.

## Die Befehle serve und bot-client

serving = Spielwerk ist unter { $address } zu erreichen (Strg-C beendet es).
serve-address = Auf { $host }:{ $port } lässt sich nicht warten: { $reason }.
serve-public-url = --public-url braucht eine ganze Adresse wie https://spiele.example.org, ohne Pfad, nicht { $url }.
serve-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
serve-database-later = Die Datenbank stammt von einer späteren Ausgabe von Spielwerk; verwende diese.
serve-database-url = --database braucht sqlite:///DATEI oder postgresql://…, nicht { $url }.
client-joined = Am Tisch. Zum Wiederkommen: --table { $table } --token { $token }
client-where = Sag, wo gespielt wird: --join LINK, oder --table ID mit --token TOKEN.
client-refused = Der Server lehnt ab: { $text }
client-unreachable = { $url } ist nicht zu erreichen oder kein Server von Spielwerk.
client-no-seat = Dieses Token hat keinen Platz an dem Tisch.
