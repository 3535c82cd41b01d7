# What the shell of the page says before its scripts run, or without them
plain-description = Juegos de mesa en los que se construyen líneas: juega ya, con amigos o contra bots.
plain-no-script = Usar Linewright sin JavaScript

# Cómo se ve en otros sitios un enlace a una mesa
preview-open = Tienes una invitación. { $free ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
}
preview-playing = En curso, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} hasta ahora
preview-over = Terminada tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
preview-seat = Asiento { $seat }
preview-picture = { $game }: la mesa como la ve todo el mundo

# The plain pages
plain-play = Jugar ya
plain-friends = Con amigos
plain-facts = { $most ->
    [one] Para una persona, unos { $minutes } minutos
   *[other] { $least }–{ $most } personas, unos { $minutes } minutos
}
plain-duplicates = Duplicados: los mismos repartos para todo el mundo
plain-deal = Duplicado: reparto { $number } de { $count }
plain-code = Código de la mesa
plain-join = Unirse
plain-own = Tus mesas
plain-home = Todos los juegos
plain-turn = Te toca.
plain-type = O escribe una jugada:
plain-do = Jugar
plain-type-here = Escribir una jugada (la página se queda quieta)
plain-share = Para unirse a la mesa: este enlace o el código { $code }.
plain-free = libre
plain-sit = Sentarme
plain-start = Empezar
plain-undo = Deshacer
plain-resign = Rendirse
plain-sure-resign = ¿Rendirte? La partida se acaba para ti y no podrás deshacerlo.
plain-back = No, seguir jugando
plain-rematch = Revancha
plain-shut = Cerrar la mesa
plain-open = Volver a abrir la mesa
plain-link = Crear un enlace nuevo
plain-guest = Visitante
plain-won = Victoria: { $names }
plain-nobody-won = No gana nadie.
plain-status-open = sin empezar
plain-status-playing = en curso
plain-status-paused = en pausa
plain-status-over = terminada
plain-status-table-damaged = dañada, no se puede abrir
plain-status-other-rules = con reglas que este servidor no tiene
