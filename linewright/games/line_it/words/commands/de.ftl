# Was in sehr vielen Partien gezählt wird
count-completed = freiwillig beendete Reihen
count-bets = abgerechnete Wettkarten
count-bets-won = erfüllte Wettkarten
count-jackpots = gewonnene Jackpots
count-jackpot-cards = Karten in gewonnenen Jackpots
