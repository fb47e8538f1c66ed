# Die erste Lektion von Dudo.

title = Die ersten Runden

goal = Alle haben fünf Würfel unter einem Becher. Wer als Letztes noch Würfel hat, gewinnt.
cup = Das sind deine: 1, 3, 5, 2, 5. Niemand sonst sieht sie, und du siehst die der anderen nicht.
first-bid = Behaupte etwas über alle 15 Würfel zusammen: Biete drei Fünfen. Zwei hast du schon, und auch die Eins hilft dir.
    .other = Auch das ist ein Gebot. Nimm jetzt „3 × 5“, damit ich dir zeigen kann, was daraus wird.
more-dice = Bruno bietet vier Vieren. Jedes Gebot muss höher sein als das davor: Mehr Würfel genügen, gleich mit welcher Zahl.
one-more = Auch Clara glaubt an die Vieren und legt eine drauf: fünf.
higher-face = Höher ist ein Gebot auch mit gleich vielen Würfeln einer höheren Zahl. Finde ein Gebot mit fünf Würfeln, das fünf Vieren schlägt.
    .other = Suche wieder fünf Würfel, aber mit einer höheren Zahl als Vier.
    .hint = Fünf Fünfen oder fünf Sechsen: Beides ist richtig.
six-fives = Bruno bietet sechs Fünfen. Vielleicht hat er welche, vielleicht glaubt er nur dir.
too-bold = Clara bietet neun Sechsen! Von deinen Würfeln zählt dafür nur die Eins; von den zehn anderen müssten also acht passen.
first-doubt = Glaub es nicht: Zweifle das Gebot an.
    .other = Du könntest noch höher bieten, aber schon neun Sechsen sind viel zu viele. Zweifle das Gebot an.
settled = Alle Becher wurden gehoben, und nur sechs Würfel zählen. Clara hatte unrecht: Sie verliert einen Würfel und beginnt die nächste Runde.
next-round = Alle haben neu gewürfelt; du hast 4, 6, 1, 4, 6. Clara beginnt mit fünf Vieren.
wild-ones = Einsen zählen für jede Zahl, du hast also drei Vieren. Ein Gebot auf die Einsen selbst braucht nur halb so viele Würfel, aufgerundet.
bid-on-ones = Die Hälfte von fünf, aufgerundet, ist drei: Biete drei Einsen.
    .other = Probiere zuerst die Einsen: „3 × 1“ ist das niedrigste Gebot auf sie.
leaving-ones = Bruno will wieder weg von den Einsen. Dafür braucht er doppelt so viele Würfel und einen mehr: mindestens sieben.
others-doubt = Clara zweifelt, und zu Recht: Es sind nur fünf. Dir geschieht nichts; Bruno verliert einen Würfel.
exact-chance = Eine andere Runde: Du hast schon einen Würfel verloren, und Clara bietet sieben Fünfen. Zwei hast du (5 und 1), und sieben ist genau das, womit du rechnest.
call-exact = Ist dir ein Gebot weder zu hoch noch zu niedrig, sag „genau“. Wer damit recht hat, bekommt einen verlorenen Würfel zurück.
    .other = Zweifeln und überbieten geht auch, aber sag hier „genau“.
practise = Richtig: sieben, und dein fünfter Würfel ist wieder da. Spiele nun drei Entscheidungen lang, wie du magst; es kann nichts schiefgehen, und jeder Schritt lässt sich zurücknehmen.
last-bid = Kurz vor dem Ende: Clara ist ausgeschieden, Bruno hat einen Würfel, du hast 1 und 3. Er bietet zwei Fünfen: Was sagst du?
    .other = Zähl noch einmal: Deine Eins gilt als Fünf, und Bruno hat nur einen Würfel.
    .hint = Für zwei Fünfen müsste Brunos einziger Würfel passen. Zweifle es an.
won = Es war eine Vier. Bruno hat seinen letzten Würfel verloren, du hast noch welche: Du hast gewonnen.
good-to-know = Eine Faustregel: Von den Würfeln, die du nicht siehst, passt ein Drittel zu jedem Gebot. Und jedes Gebot verrät etwas über den, der es macht, ob es stimmt oder nicht.

tip-bid-or-doubt = Überbieten, anzweifeln oder „genau“ sagen. Zähle deine eigenen Würfel und ein Drittel aller anderen: Liegt das Gebot darüber?
