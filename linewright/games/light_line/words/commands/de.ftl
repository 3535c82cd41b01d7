# Was in sehr vielen Partien gezählt wird
count-cards = Karten
count-no-place = Karten ohne Platz
count-points-made = Punkte durch Linien
count-points-unpaid = Punkte, die niemand bekommt
count-calls = Rufe
count-calls-wrong = falsche Rufe
count-times-up = durch Zeitablauf beendete Runden
count-turned = aufgedeckte Karten
count-repeats = wiederholte Runden
