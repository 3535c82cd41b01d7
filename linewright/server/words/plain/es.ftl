# The plain pages
plain-play = Jugar ahora
plain-friends = Con amigos
plain-facts = { $most ->
    [one] Para un jugador, unos { $minutes } minutos
   *[other] { $seats } jugadores, unos { $minutes } minutos
}
plain-code = Código de una mesa
plain-join = Entrar
plain-own = Tus mesas
plain-home = Todos los juegos
plain-turn = Te toca.
plain-type = O escribe una jugada:
plain-do = Hacerla
plain-share = Otros entran con este enlace o con el código { $code }.
plain-free = libre
plain-sit = Sentarme
plain-start = Empezar
plain-undo = Deshacer
plain-resign = Rendirse
plain-rematch = Revancha
plain-guest = Invitado
plain-won = Victoria: { $names }
plain-nobody-won = No gana nadie.
plain-status-open = sin empezar
plain-status-playing = en curso
plain-status-paused = en pausa
plain-status-over = terminada
