# What people have played, and with whom. Loaded by those pages only
ways = Du und andere
way-profile = Profil
way-players = Leute
way-clubs = Clubs
way-boards = Bestenlisten
way-account = Konto
guest-keeps = Du bist als Gast hier: Was du gespielt hast, bleibt nur so lange, wie dieser Browser sein Cookie behält. Mit einem Konto bleibt es, auf jedem Gerät.
guest-account = Konto anlegen

# A profile
profile-since = Hier seit { $day }
profile-nobody = Du hast auf diesem Server noch nicht gespielt. Sobald du gespielt hast, stehen hier deine Partien, deine Siege und, wenn du magst, deine Wertungen.
profile-public = Alle können dieses Profil sehen.
profile-friends = Dieses Profil sehen nur Freunde. Ihr seid befreundet.
profile-games = Statistik
profile-none = Noch keine beendeten Partien.
you-two = { $name } und du
between = Du lagst in { $won } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} vorn{ $even ->
    [0] {""}
   *[other] , in { $even } gleichauf
}.
between-none = Ihr habt noch nicht gegeneinander gespielt.
tally-people = Gegen Menschen
tally-bots = Nur gegen Bots
tally-alone = Allein
tally-played = gespielt
tally-won = gewonnen
tally-shared = gemeinsam
tally-lost = verloren
tally-drawn = unentschieden
tally-place = mittlerer Rang
tally-best = meiste Punkte

# Ratings
rating = Wertung
rating-new = neu
rating-settling = noch unsicher
rating-settled = gefestigt
rating-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
rating-none = noch keine gewerteten Partien
rating-no = keine Wertung
rating-off = Nicht mehr um Wertungen spielen
rating-off-sure = Alle deine Wertungen werden gelöscht. Schaltest du sie wieder ein, fangen sie von vorn an. Das lässt sich nicht rückgängig machen.
switches = Wertung und Sichtbarkeit
switch-rated = Um Wertungen spielen
switch-rated-about = Alle fangen bei 1.200 an. Deine Wertung sagt, wie stark du in einem Spiel bist, so gut es deine Ergebnisse erkennen lassen: erst neu, nach genügend Partien gefestigt. Nur du siehst sie, außer du zeigst dein Profil; in deinen Clubs sehen sie auch die Mitglieder.
switch-rated-on = Du spielst ab der nächsten Partie um Wertungen.
switch-rated-off = Deine Wertungen sind gelöscht.
switch-public = Mein Profil allen zeigen
switch-public-about = Deine Statistik und deine Wertungen, aber nie, mit wem du gespielt hast. Freunde sehen dein Profil immer. Mit einer gefestigten Wertung stehst du in der Bestenliste.
switch-public-on = Alle können dein Profil sehen.
switch-public-off = Nur du und deine Freunde können dein Profil sehen.
switch-seen = Freunden zeigen, dass ich da bin
switch-seen-about = Freunde sehen, wann du da bist, und den Weg an deinen Tisch, wenn er allen oder einem ihrer Clubs offensteht. Am selben Tisch sehen sich alle ohnehin.
switch-seen-on = Freunde sehen, wann du da bist.
switch-seen-off = Freunde sehen nicht, ob du da bist.
counts = Welche Partien zählen?
counts-finished = Partien, die nach dem Einschalten beginnen und nach den Regeln zu Ende gespielt werden.
counts-against = Gegen andere, die um Wertungen spielen, und gegen Bots von Neuling bis Wright.
counts-not = Es zählen nicht: Rätsel, die Karten des Tages, eigene Karten, aus einer Wiederholung weitergespielte Partien und Partien, in denen eine Person mehrere Plätze hat.
counts-resigned = Wer aufgibt, den Tisch verlässt oder keine Bedenkzeit mehr hat, kommt auf den letzten Rang.
counts-helped = Mit einem Tipp kannst du Wertung verlieren, aber keine gewinnen; ebenso mit einer Rücknahme, wenn nur Bots gegen dich spielen.
counts-removed = Entfernt der Host jemanden, bleibt die Wertung dieser Person, wie sie ist, und der Host kommt auf den letzten Rang.

# One's finished games
history = Beendete Partien
history-game = Spiel
history-all = Alle Spiele
history-none = Noch keine beendeten Partien.
history-with = Mit
history-place = Rang { $place } von { $sides }
history-points = Punkte { $points }
history-rating = Wertung { $change }
history-screen = zählt nicht: eine Person hatte mehrere Plätze
history-review = Analyse
games-won = Gewonnene Partien { $figures }
games-won-here = Gewonnene Partien an diesem Tisch
again-invite = Wieder einladen

# People one knows
players-about = Alle, mit denen du zuletzt gespielt hast, und deine Freunde. „{ again-invite }“ eröffnet einen Tisch wie bei eurer letzten Partie: dasselbe Spiel, dieselben Regeln, dieselben Personen. Die Einladung steht bei ihnen auf der Startseite.
players-requests = Freundschaftsanfragen
players-friends = Freunde
players-asked = Noch ohne Antwort
players-recent = Zuletzt dabei
players-blocked = Blockiert
players-no-friends = Noch keine Freunde. Frage jemanden, mit dem du gespielt hast.
players-none = Noch niemand: Spiele eine Partie mit anderen, dann stehen sie hier.
players-last = Letzte gemeinsame Partie: { $day }
friends-here = gerade da
friends-sit = an einem Tisch: { $game }
friends-watch = spielt { $game }
friends-play = an deinem Tisch: { $game }
friends-way-sit = Zum Tisch
friends-way-watch = Zusehen
friends-way-play = Zu deinem Tisch
friends-came = { $name } ist jetzt da.
deed-again = Wieder einladen
deed-befriend = Freundschaft anfragen
deed-befriend-done = { $name } bekommt deine Anfrage zu sehen.
deed-agree = Annehmen
deed-agree-done = { $name } und du seid jetzt befreundet.
deed-decline = Ablehnen
deed-decline-done = Du hast die Anfrage von { $name } abgelehnt.
deed-withdraw = Anfrage zurückziehen
deed-withdraw-done = Deine Anfrage an { $name } ist zurückgezogen.
deed-part = Freundschaft beenden
deed-part-sure = { $name } sieht dein Profil dann nur noch, wenn du es allen zeigst. Du kannst später wieder anfragen.
deed-part-done = { $name } und du seid nicht mehr befreundet.
deed-block = Blockieren
deed-block-sure = Anfragen und Einladungen von { $name } erreichen dich nicht mehr. { $name } erfährt davon nichts.
deed-block-done = { $name } ist blockiert.
deed-unblock = Nicht mehr blockieren
deed-unblock-done = { $name } ist nicht mehr blockiert.
invited = Einladungen
invited-by = { $name } lädt dich ein.
invited-accept = Platz nehmen
invited-decline = Ablehnen
invited-declined = Du hast die Einladung von { $name } abgelehnt.
invited-requests = { $count ->
    [one] Jemand möchte mit dir befreundet sein
   *[other] { $count } Personen möchten mit dir befreundet sein
}

# Leaderboards
board-title = Bestenliste: { $game }
board-games = Spiele mit Bestenliste
board-about = Alle auf diesem Server, deren Wertung gefestigt ist und die sie zeigen.
board-place = Rang
board-no-place = noch kein Rang
board-name = Name
board-won = Siege gegen Menschen
board-won-of = { $won } von { $played }
board-you = du
board-none = Noch steht niemand in dieser Bestenliste.
board-way = Um hier zu stehen, spiele um Wertungen und zeige dein Profil allen.
board-way-link = Dein Profil öffnen

# Clubs
clubs-about = Ein Club ist eine Gruppe mit einem Link: Die Mitglieder sehen einander, die offenen Tische des Clubs und seine Bestenlisten. Ohne den Link findet ihn niemand.
clubs-own = Deine Clubs
clubs-none = Du bist noch in keinem Club. Um einem beizutreten, öffne den Link, den dir ein Mitglied geschickt hat.
clubs-found = Club gründen
club-name = Name des Clubs
club-members-count = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
club-host = Host: { $name }
club-joining = Mitglieder sehen voneinander Namen, Ergebnisse und Wertungen in den Bestenlisten des Clubs und die Tische, die für ihn offen sind. Du kannst den Club jederzeit verlassen.
club-joined = Du bist schon Mitglied in diesem Club.
club-join = Dem Club beitreten
club-open = Zum Club
club-tables = Offene Tische
club-tables-none = Gerade gibt es keine offenen Tische.
club-table-open = Tisch für den Club eröffnen
club-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
club-invite = Andere einladen
club-invite-about = Wer diesen Link hat, kann dem Club beitreten.
club-renew = Neuen Link erzeugen
club-renew-sure = Der alte Link gilt dann nicht mehr. Wer Mitglied ist, bleibt es.
club-renewed = Der Club hat einen neuen Link.
club-board = Bestenliste
club-board-none = Noch kein Mitglied hat dieses Spiel gegen Menschen gespielt.
club-members = Mitglieder
club-since = seit { $day }
club-remove-sure = { $name } ist dann kein Mitglied mehr. Der Club bekommt einen neuen Link, denn der alte ist bekannt.
club-removed = { $name } ist kein Mitglied mehr. Der Club hat einen neuen Link.
club-pass-on = Zum Host machen
club-pass-on-sure = { $name } wird Host. Du bleibst Mitglied.
club-passed-on = { $name } ist jetzt Host.
club-rename = Club umbenennen
club-keep = Speichern
club-renamed = Der Club heißt jetzt { $name }.
club-leaving = Verlassen
club-leaving-about = Um zurückzukommen, brauchst du den Link.
club-leaving-host = Verlässt du den Club, wird Host, wer am längsten Mitglied ist. Löschst du ihn, endet er für alle.
club-leave = Club verlassen
club-leave-sure = Du siehst dann Mitglieder, Tische und Bestenlisten des Clubs nicht mehr.
club-close = Club löschen
club-close-sure = Der Club wird für alle gelöscht. Partien, Ergebnisse und Wertungen bleiben. Das lässt sich nicht rückgängig machen.
club-choice = Diesen Tisch dem Club { $name } zeigen
club-show = Dem Club { $name } zeigen
club-shown = Der Club { $name } sieht diesen Tisch.
