# Duplikate: für alle dieselben Karten. Nur ihre eigenen Seiten laden das
dup-title = Duplikat
dup-about = Alle spielen dieselben Kartenverteilungen gegen dieselben Bots. Es zählt nur, was du daraus machst: Kartenglück spielt keine Rolle.
dup-today = Von heute
dup-yesterday = Von gestern
dup-friends = Mit Freunden
dup-friends-none = Lege eines an und schicke den Link weiter: Alle spielen, wann sie mögen.
dup-new = Neues Duplikat
dup-of-day = { $game }, { $day }
dup-deals = { $count ->
    [one] eine Kartenverteilung
   *[other] { $count } Kartenverteilungen
}
dup-against = Bots: { $bot }
dup-teams-of-two = zwei Teams zu zweit
dup-done-of = { $done } von { $count } gespielt
dup-people = { $count ->
    [0] Noch niemand hat gespielt.
    [one] Bisher eine Person.
   *[other] Bisher { $count } Personen.
}
dup-open-until = Offen bis { $time }.
dup-until-time = { $time } Uhr
dup-until-day = { $day } Uhr
dup-closed = Abgeschlossen.
dup-by = von { $host }
dup-start = { $state ->
    [new] Spielen
    [some] Weiterspielen
   *[all] Ergebnisse ansehen
}
dup-percent = { NUMBER($percent, minimumFractionDigits: 0, maximumFractionDigits: 1) } %
dup-percent-column = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
dup-percent-none = –
dup-your-percent = dein Ergebnis
dup-place = { $place ->
    [0] ohne Rang
   *[other] Rang { $place }
}
dup-streak = Deine Serie
dup-streak-unit = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
dup-streak-rule = Ein Tag zählt, wenn du eines seiner Duplikate ganz spielst.
dup-deal = Nr. { $number }
dup-deal-play = Nr. { $number } spielen
dup-deal-resume = Nr. { $number } fortsetzen
dup-deal-new = Noch nicht gespielt
dup-deal-playing = Läuft
dup-deal-missed = Nicht gespielt
dup-victory = { $victory ->
    [2] gewonnen
    [1] unentschieden
    [0] verloren
   *[other] aufgegeben
}
dup-lead = { $sign ->
    [plus] { $lead } vorn
    [minus] { $lead } zurück
   *[none] gleichauf
}
dup-compared = { $count ->
    [0] Sonst hat das noch niemand gespielt.
    [one] Verglichen mit einem anderen Ergebnis.
   *[other] Verglichen mit { $count } anderen Ergebnissen.
}
dup-show-deal = Wie Nr. { $number } bei den anderen lief
dup-deals-title = Die Kartenverteilungen
dup-ranking = Rangfolge
dup-ranking-none = Die Rangfolge siehst du, sobald du eine Kartenverteilung zu Ende gespielt hast.
dup-ranking-some = { $count ->
    [one] Über die eine Kartenverteilung, die du bisher gespielt hast.
   *[other] Über die { $count } Kartenverteilungen, die du bisher gespielt hast.
}
dup-ranking-all = Über alle Kartenverteilungen.
dup-who = Person
dup-you = du
dup-somebody = jemand
dup-bot = Bot
dup-column-place = Rang
dup-column-percent = Ergebnis
dup-column-difference = Punkte
dup-column-game = Partie
dup-column-replay = Wiederholung
dup-difference-about = Punkte: um wie viel dein Vorsprung im Schnitt größer war als der der anderen.
dup-percent-about = Ergebnis: wie viele der anderen du mit denselben Karten übertroffen hast. Gleichstand zählt halb.
dup-replay = Wiederholung
dup-replay-of = Wiederholung: { $name }
dup-share = Freunde einladen
dup-share-about = Wer diesen Link öffnet, spielt dieselben Karten, wann es passt.
dup-fair = Für alle dieselben Karten
dup-fair-about = Das sind die Fingerabdrücke der Geheimnisse, aus denen ausgeteilt wird, veröffentlicht, bevor jemand spielt. Die Geheimnisse stehen hier, sobald das Duplikat abgeschlossen ist; dann lässt sich jede Partie prüfen. Niemand fügt eine Zufallszahl hinzu: Sonst wären es andere Karten.
dup-fingerprint = Fingerabdruck
dup-secret = Geheimnis
dup-close = Jetzt abschließen
dup-close-sure = Danach kann niemand mehr spielen, und alle sehen alle Ergebnisse. Das lässt sich nicht rückgängig machen.
dup-team = Team { $number }
dup-team-join = Team { $number } beitreten
dup-team-free = frei
dup-team-waiting = Erst müssen vier da sein: zwei in jedem Team. Dann wird alles an zwei Tischen gespielt, mit vertauschten Seiten.
dup-team-yours = dein Team
dup-new-about = Wähle das Spiel und schicke den Link weiter. Alle spielen dieselben Karten.
dup-game = Spiel
dup-name = Name des Duplikats
dup-name-hint = nach Belieben, etwa „Sonntagsrunde“
dup-style = Wer gegen wen
dup-style-bots = Alle gegen dieselben Bots
dup-style-pairs = Team gegen Team, je zwei Personen
dup-bot-level = Wie stark die Bots sind
dup-boards = Anzahl der Kartenverteilungen
dup-days = Offen für
dup-days-of = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
dup-create = Duplikat anlegen
dup-back = Alle Duplikate
dup-one-try = Du spielst jede Kartenverteilung nur einmal, ohne Tipps. Zurücknehmen kannst du nur, was dir nichts gezeigt hat.
