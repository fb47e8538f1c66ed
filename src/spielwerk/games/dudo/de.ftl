# Dudo auf Deutsch.

game-name = Dudo
game-tagline = Fünf Würfel unter dem Becher und ein Gebot auf alle zusammen: überbieten oder anzweifeln?
game-aid =
    Ziel: Wer als Letztes noch Würfel hat, gewinnt.

    Runde: Alle würfeln unter ihren Bechern und sehen nur die eigenen Würfel an. Wer beginnt, behauptet, dass von den Würfeln aller zusammen mindestens so viele eine bestimmte Zahl zeigen. Reihum wird überboten oder angezweifelt.

    Überbieten: mehr Würfel mit beliebiger Zahl oder gleich viele mit einer höheren Zahl.

    Einsen: Sie zählen für jede Zahl. Ein Gebot auf Einsen braucht nur halb so viele Würfel (aufgerundet); wer nach Einsen wieder auf eine andere Zahl bietet, braucht doppelt so viele und einen mehr. Das erste Gebot einer Runde gilt nicht den Einsen.

    Anzweifeln: Alle heben die Becher. Sind es weniger Würfel als geboten, verliert der Bieter einen Würfel, sonst verliert ihn, wer gezweifelt hat. Wer unrecht hatte, beginnt die nächste Runde.

    Genau: Statt zu zweifeln, darfst du sagen, dass es genau so viele sind wie geboten. Stimmt es, bekommst du einen Würfel zurück (nie einen sechsten), sonst verlierst du einen.

## Fragen und Möglichkeiten

ask-bid-or-doubt = Was sagst du?
option-bid = { $count } × { $face } bieten
option-doubt = Das Gebot anzweifeln
option-exact = „Genau“ sagen

## Protokoll

note-round-begins = Runde { $round_number }: { $dice } Würfel rollen. { $player } beginnt.
note-bid-made = { $player } bietet { $count } × { $face }.
note-doubted = { $player } zweifelt das Gebot von { $rival } an.
note-called-exact = { $player } sagt „genau“ zum Gebot von { $rival }.
note-shows = { $player } zeigt { $found ->
        [0] keinen Würfel, der für die { $face } zählt.
        [one] { $found } Würfel, der für die { $face } zählt.
       *[other] { $found } Würfel, die für die { $face } zählen.
    }
note-bid-settled = Geboten: { $bid } × { $face }. Gefunden: { $found }.
note-die-lost = { $player } verliert einen Würfel und hat { $dice ->
        [0] keinen mehr.
       *[other] noch { $dice }.
    }
note-die-won-back = { $player } bekommt einen Würfel zurück und hat nun { $dice }.
note-player-is-out = { $player } scheidet aus.

## Warum nicht

refusal-too-low = Das Gebot auf dem Tisch ist höher: Auf die { $face } brauchst du mindestens { $least } Würfel.
refusal-more-than-there-are = Es sind nur { $dice } Würfel im Spiel.
refusal-not-on-ones-first = Einsen zählen für jede Zahl: Das erste Gebot einer Runde gilt einer anderen Zahl.
refusal-nothing-to-doubt = In dieser Runde hat noch niemand geboten.
refusal-never-exact = An diesem Tisch sagt niemand „genau“.

## Tischregeln

choice-ones-are-wild = Einsen zählen für jede Zahl
choice-ones-are-wild-true = ja
choice-ones-are-wild-false = nein
choice-exact-allowed = „Genau“ sagen ist erlaubt
choice-exact-allowed-true = ja
choice-exact-allowed-false = nein

## Das Spielbrett

board-round-number = Runde
board-count = Anzahl
board-face = Zahl
board-dice = Würfel
board-cup = Unter dem Becher
board-shown = Zuletzt gezeigt
board-outlived = Überdauerte Mitspieler
board-bid-count = Gebotene Würfel
board-bid-face = Gebotene Zahl
board-bidder = Bieter
board-starter = Beginnt
board-dice-in-play = Würfel im Spiel

## Was viele Optionen einer Art wählen

board-fold-bid = Bieten
