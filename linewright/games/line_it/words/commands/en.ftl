# What is counted in very many games
count-completed = lines completed by choice
count-bets = bets settled
count-bets-won = bets met
count-jackpots = jackpots won
count-jackpot-cards = cards in jackpots won
