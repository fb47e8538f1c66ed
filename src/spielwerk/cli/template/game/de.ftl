# __NAME__ auf Deutsch.

game-name = __NAME__
game-tagline = Ein Würfel, und alles steht auf dem Spiel: Wie oft traust du dich?
game-aid =
    Ziel: Wer nach der letzten Runde die meisten Punkte hat, gewinnt.

    Zug: Würfle, so oft du magst. Jede Zahl kommt zu dem, was du gesammelt hast; eine Eins aber nimmt dir alles Gesammelte, und dein Zug ist vorbei. Sichere es, bevor das geschieht.

    Geschenk: Am Anfang bekommen alle ein geheimes Geschenk von einigen Punkten, das am Ende geöffnet wird.

## Fragen und Möglichkeiten

ask-roll-or-keep = { $player }, würfeln oder sichern?
option-roll = Würfeln
option-keep = Das Gesammelte sichern

## Protokoll

note-round-begins = Runde { $round_number } beginnt.
note-rolled = { $player } würfelt eine { $face } und hat { $gathered } gesammelt.
note-lost-all = { $player } würfelt eine 1 und verliert alles Gesammelte.
note-kept = { $player } sichert { $gathered } und hat { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
note-gift-opened = { $player } öffnet ein Geschenk: { $gift ->
        [one] { $gift } Punkt.
       *[other] { $gift } Punkte.
    }

## Warum nicht

refusal-must-keep = Du hast { $gathered } gesammelt: Das genügt, sichere sie.
refusal-nothing-gathered = Du hast noch nichts gesammelt.

## Tischregeln

choice-ones-are-harmless = Einsen schaden nicht
choice-ones-are-harmless-true = ja
choice-ones-are-harmless-false = nein

## Das Spielbrett

board-points = Punkte
board-gift = Geschenk
board-round-number = Runde
board-gathered = Gesammelt
board-rounds-left = Runden danach
