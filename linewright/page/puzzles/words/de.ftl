# Rätsel: werden von ihren Seiten geladen
puzzle = Rätsel
puzzles-about = Stellungen aus Partien zwischen Bots. Ein Zug ist nach allem, was du wissen kannst, klar der beste: finde ihn.

# Wie schwer ein Rätsel ist
puzzle-grade = { $grade ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}

# Die Liste
puzzle-of-day-on = Rätsel des Tages, { $day }
puzzle-number = Rätsel { $number }
puzzle-open = { $state ->
    [first] Beim ersten Versuch gefunden
    [later] Gefunden
    [missed] Noch nicht gefunden
   *[open] Lösen
}
puzzle-named = { puzzle-number }, { $state ->
    [first] beim ersten Versuch gefunden
    [later] gefunden
    [missed] noch nicht gefunden
   *[open] noch nicht versucht
}
puzzle-found-of = { $found } von { $count } gefunden
puzzle-count-of = { $found } von { $count }

# Tage in Folge
puzzle-streak = Deine Serie
puzzle-streak-unit = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
puzzle-streak-days = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzle-streak-safe = Heute zählt.
puzzle-streak-open = Heute zählt noch nicht.
puzzle-streak-longest = Längste Serie: { puzzle-streak-days }.
puzzle-streak-rule = Ein Tag zählt, wenn du in einem seiner Rätsel den besten Zug beim ersten Versuch und ohne Tipp findest. Das weiß nur dieser Browser.

# Am Tisch
puzzle-task = Welcher Zug gibt dir die beste Gewinnchance? Spiele ihn.
puzzle-hint = Tipp: Es ist einer von diesen: { $moves }.
puzzle-show = Lösung zeigen
puzzle-wrong = Nicht der beste: { $move }, { $chance } % statt { $best } %.
puzzle-wrong-far = Nicht der beste: { $move }, keiner der besseren Züge. Der beste: { $best } %.
puzzle-again = Versuche einen anderen Zug.
puzzle-again-streak = Versuche einen anderen Zug; für deine Serie zählt nur der erste Versuch.
puzzle-right = { $tries ->
    [1] { $hinted ->
        [yes] Richtig, mit einem Tipp.
       *[no] Richtig beim ersten Versuch!
    }
   *[other] Richtig, nach { $tries } Versuchen.
}
puzzle-shown = Der beste Zug
puzzle-best = { $move }: Gewinnchance { $chance } %.
puzzle-next-best = Am zweitbesten: { $move }, { $chance } %.
puzzle-chances = Was die Züge wert sind
puzzle-chances-about = Gewinnchance, gefunden durch tausendfaches Weiterspielen nach allem, was du wissen kannst.
puzzle-tried = dein Versuch
puzzle-per-cent = { $chance } %
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-also = { $game }: Rätsel des Tages

# Das Ergebnis, für Freunde
puzzle-share = Dein Ergebnis zum Teilen
puzzle-share-found = { $tries ->
    [1] beim ersten Versuch gefunden
   *[other] nach { $tries } Versuchen gefunden
}{ $hinted ->
    [yes] , mit Tipp
   *[no] { "" }
}
puzzle-share-missed = nicht gefunden
