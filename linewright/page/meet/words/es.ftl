meet-title = Buscar partida
meet-about = Juega con gente de este servidor. Los bots ocupan los asientos que queden libres.
meet-seek = Una partida para mí
meet-game = Juego
meet-any-game = Cualquier juego
meet-any-number = Da igual con cuánta gente
meet-seats = { $count } personas
meet-pace = Ritmo
meet-pace-fast = Rápido: 20 segundos por turno
meet-pace-calm = Tranquilo: 90 segundos por turno
meet-pace-days = Varios días: 3 días por turno
meet-level = Nivel de los bots
meet-go = Buscarme una partida
meet-go-about = Empieza en cuanto haya gente suficiente
meet-waiting = Buscando gente. { $game } · { $seats } · { $pace }
meet-others = { $count ->
    [0] Ahora mismo nadie más busca algo así.
    [one] Otra persona busca algo que encaja.
   *[other] Otras { $count } personas buscan algo que encaja.
}
meet-bots-in = { $seconds ->
    [0] Los bots ocupan ya los asientos libres.
    [one] En un segundo, los bots ocupan los asientos libres.
   *[other] En { $seconds } segundos, los bots ocupan los asientos libres.
}
meet-bots-now = Empezar ya con bots
meet-stop = Dejar de buscar
meet-found = Ya tienes compañía. La partida empieza.
meet-open = Mesas abiertas
meet-none = Ahora mismo no hay mesas abiertas.
meet-open-own = Abrir una mesa para todo el mundo
meet-club = Mesa del club { $name }.
meet-there = En la mesa: { $names }.
meet-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
