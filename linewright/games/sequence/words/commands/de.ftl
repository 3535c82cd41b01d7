# Was in sehr vielen Partien gezählt wird
count-dead-cards = getauschte tote Karten
count-reshuffles = Neumischungen
count-wild-jacks = gespielte zweiäugige Buben
count-markers-taken = weggenommene Marker
count-passes = gepasste Züge
count-sequences = vollendete Sequenzen
