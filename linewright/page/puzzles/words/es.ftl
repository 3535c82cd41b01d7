# Rompecabezas: los cargan sus páginas
puzzle = rompecabezas
puzzles-about = Posiciones de partidas entre bots. Una jugada es claramente la mejor con lo que puedes saber: encuéntrala.

# Lo difícil que es
puzzle-grade = { $grade ->
    [1] fácil
    [2] con truco
   *[other] difícil
}

# La lista
puzzle-of-day-on = Rompecabezas del día, { $day }
puzzle-number = Rompecabezas { $number }
puzzle-open = { $state ->
    [first] Encontrado al primer intento
    [later] Encontrado
    [missed] Sin encontrar
   *[open] Resolver
}
puzzle-named = { puzzle-number }, { $state ->
    [first] encontrado al primer intento
    [later] encontrado
    [missed] sin encontrar
   *[open] sin intentar
}
puzzle-found-of = { $found } de { $count } encontrados
puzzle-count-of = { $found } de { $count }

# Días seguidos
puzzle-streak = Tu racha
puzzle-streak-unit = { $count ->
    [one] día seguido
   *[other] días seguidos
}
puzzle-streak-days = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
puzzle-streak-safe = Hoy cuenta.
puzzle-streak-open = Hoy aún no cuenta.
puzzle-streak-longest = La más larga: { puzzle-streak-days }.
puzzle-streak-rule = Un día cuenta si encuentras la mejor jugada de uno de sus rompecabezas al primer intento y sin pista. Solo lo sabe este navegador.

# En la mesa
puzzle-task = ¿Qué jugada te da la mayor probabilidad de ganar? Juégala.
puzzle-hint = Pista: es una de estas: { $moves }.
puzzle-show = Ver la solución
puzzle-wrong = No es la mejor: { $move }, { $chance } % en lugar de { $best } %.
puzzle-wrong-far = No es la mejor: { $move }, que no está entre las mejores. La mejor: { $best } %.
puzzle-again = Prueba otra jugada.
puzzle-again-streak = Prueba otra jugada; para tu racha solo cuenta el primer intento.
puzzle-right = { $tries ->
    [1] { $hinted ->
        [yes] Correcto, con una pista.
       *[no] ¡Correcto al primer intento!
    }
   *[other] Correcto, tras { $tries } intentos.
}
puzzle-shown = La mejor jugada
puzzle-best = { $move }: probabilidad de ganar { $chance } %.
puzzle-next-best = La segunda mejor: { $move }, { $chance } %.
puzzle-chances = Lo que valen las jugadas
puzzle-chances-about = Probabilidad de ganar, hallada al seguir jugando miles de veces con lo que puedes saber.
puzzle-tried = tu intento
puzzle-per-cent = { $chance } %
puzzle-next = Siguiente rompecabezas
puzzle-all = Todos los rompecabezas
puzzle-also = { $game }: rompecabezas del día

# El resultado, para amigos
puzzle-share = Tu resultado para compartir
puzzle-share-found = { $tries ->
    [1] encontrado al primer intento
   *[other] encontrado tras { $tries } intentos
}{ $hinted ->
    [yes] , con pista
   *[no] { "" }
}
puzzle-share-missed = sin encontrar
