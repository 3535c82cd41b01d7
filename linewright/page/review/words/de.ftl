# Die Analyse einer Partie: wird geladen, wenn jemand sie will
review-title = Analyse
review-ready = Die Analyse ist fertig.
review-failed = Die Analyse ging gerade nicht.
review-waiting = Jede Stellung wird weitergespielt…
review-seat = Analyse für
review-chances = { $measure ->
    [solved] Wie weit es gelöst war
   *[win] Gewinnchancen
}
review-chances-about = in Prozent, nach jedem Zug
review-graph = { $measure ->
    [solved] Wie weit es gelöst war, Zug für Zug
   *[win] Gewinnchancen, Zug für Zug
}
review-chance-of = { $who } { $chance } %
review-account = Glück und Entscheidungen
review-account-about = { $race ->
    [yes] In Hundertsteln eines Siegs. Wer ruft, nimmt den anderen etwas: eigene Rufe zählen als eigene Entscheidungen, fremde als Züge der anderen.
   *[no] In Hundertsteln eines Siegs. Entscheidungen werden an denen eines einfachen Bots gemessen: 0 heißt genauso gut.
}
review-solved-title = Das Rätsel
review-solved = { $share ->
    [100] Gelöst nach { $moves } Zügen.
   *[other] { $share } % gelöst nach { $moves } Zügen; { $best } % waren möglich.
}
review-possible = Mehr war zu lösen: { $best } %
review-wait = warten
review-weight = { $most ->
    [luck-good] Am meisten half das Glück.
    [luck-bad] Am meisten kostete Pech.
    [choices-good] Am meisten halfen gute Entscheidungen.
    [choices-bad] Am meisten kosteten schwache Entscheidungen.
    [others-good] Am meisten halfen die Züge der anderen.
    [others-bad] Am meisten kosteten gute Züge der anderen.
   *[nothing] Glück und Entscheidungen glichen sich aus.
}
review-start = Nach dem Austeilen
review-luck = Kartenglück
review-choices = { $you ->
    [yes] Deine Entscheidungen
   *[no] Eigene Entscheidungen
}
review-others = Züge der anderen
review-result = Am Ende
review-per-cent = { $chance } %
review-average-about = Hundertstel eines Siegs pro Entscheidung verloren:
review-form = In deinen letzten { $matches } analysierten Partien: { $average }.
review-band = { $band ->
    [6] so gut wie nichts.
    [5] sehr wenig.
    [4] wenig.
    [3] einige Chancen verpasst.
    [2] viele Chancen verpasst.
   *[other] die meisten Chancen verpasst.
}
review-moments = { $count ->
    [1] Ein Moment
    [2] Zwei Momente
    [3] Drei Momente
   *[other] { $count } Momente
}
review-no-moments = Kein einzelner Zug und keine einzelne Karte änderte viel.
review-at-move = Zug { $move }, { $who }
review-better = besser: { $best }
review-played = Gespielt: { $played }.
review-instead = statt
review-to = auf
review-unit = Prozent
review-lucky = Glück beim Ziehen
review-unlucky = Pech beim Ziehen
review-see = Zug ansehen
review-again = Ab hier neu versuchen
review-lost = { $lost } Hundertstel eines Siegs verloren
review-better-here = Besser: { $best } (+{ $lost }).
