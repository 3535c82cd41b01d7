# Lo que se cuenta en muchísimas partidas
count-dead-cards = cartas muertas cambiadas
count-reshuffles = rebarajados
count-wild-jacks = jotas de dos ojos jugadas
count-markers-taken = fichas quitadas
count-passes = turnos pasados
count-sequences = secuencias completadas
