# Lo que se cuenta en muchísimas partidas
count-completed = líneas completadas por decisión
count-bets = objetivos resueltos
count-bets-won = objetivos cumplidos
count-jackpots = botes ganados
count-jackpot-cards = cartas en botes ganados
