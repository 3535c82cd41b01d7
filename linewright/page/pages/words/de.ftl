# Seiten, die die meisten selten öffnen: die Lektion, und wer man ist. Sie laden das selbst
learn-title = erste Partie
learn-lesson = Lektion
learn-where = Zeig es mir
learn-progress = Fortschritt in der Lektion
learn-play = Eine richtige Partie spielen
learn-again = Noch einmal
me-title = Du
me-about = Du kannst als Gast spielen, ganz ohne Konto. Die anderen am Tisch sehen dich unter deinem Namen.
me-name = Dein Name
me-name-label = Name am Tisch
me-keep = Speichern
me-named = Du heißt jetzt { $name }.
me-account = Konto
me-account-about = Mit einem Konto behältst du deine Tische, auch wenn du das Gerät wechselst oder deine Browserdaten löschst. Du brauchst dafür nur einen Namen und ein Passwort.
me-account-is = Dein Konto heißt { $account }.
me-account-name = Kontoname
me-passphrase = Passwort (mindestens 8 Zeichen)
me-make-account = Konto anlegen
me-account-made = Konto angelegt.
me-sign-in = Anmelden
me-sign-in-sure = { $count ->
    [one] Du sitzt als Gast an einem Tisch. Er wird nicht in dein Konto übernommen.
   *[other] Du sitzt als Gast an { $count } Tischen. Sie werden nicht in dein Konto übernommen.
}
me-signed-in = Willkommen zurück, { $name }.
me-sign-out = Abmelden
me-signed-out = Auf diesem Gerät bist du abgemeldet.
me-change = Passwort ändern
me-old = Bisheriges Passwort
me-new = Neues Passwort (mindestens 8 Zeichen)
me-end-others = Überall sonst abmelden
me-changed = Dein Passwort ist geändert.
me-sessions = Hier bist du angemeldet
me-session-here = dieses Gerät
me-session-unknown = Unbekanntes Gerät
me-session-used = Zuletzt benutzt: { $used }, angemeldet: { $made }
me-session-end = Abmelden: { $device }
me-session-ended = { $device } ist abgemeldet.
me-others-ended = Überall sonst bist du abgemeldet.
me-data = Deine Daten
me-data-about = Lade alles herunter, was dieser Server über dich gespeichert hat, oder lösche es endgültig.
me-take = Daten herunterladen
me-erase = Meine Daten löschen
me-erase-sure = Dein Name, deine Chatnachrichten und dein Konto werden gelöscht. Deine Partien bleiben; auf deinem Platz steht dann „früher dabei“. Das lässt sich nicht rückgängig machen.
me-erased = Deine Daten sind gelöscht.
