about = Juega una carta, cubre su casilla con una ficha de tu equipo y haz cinco en raya antes que los demás.

# What is wrong with a board
board-no-file = no se puede leer el tablero { $file }: { $why }
board-not-ten-rows = un tablero tiene diez filas de diez cartas; hay { $found }
board-not-ten-cards = la fila { $row } del tablero no tiene diez cartas: { $found }
board-corner-covered = la esquina { $cell } del tablero debe estar libre (**), pero muestra { $found }
board-free-square = solo las esquinas del tablero están libres; { $cell } también lo está
board-no-card = { $cell } del tablero no muestra ninguna carta: { $found }
board-jack = { $cell } del tablero muestra { $found }; las jotas no están en el tablero
board-not-twice = { $card } debe estar dos veces en el tablero; está { $times ->
    [0] ninguna vez
    [one] una vez
   *[other] { $times } veces
} ({ $cells })

# Why a move is refused
why-sq-1 = esa casilla no existe en el tablero
why-sq-2 = esa carta no existe
why-sq-12 = no es tu turno
why-sq-20 = no tienes esa carta
why-sq-21 = la carta va en una casilla vacía que la muestre
why-sq-23 = no tienes ninguna carta que robar: se roba por ti, o ya es tarde
why-sq-25 = solo puedes pasar cuando no puedes jugar ninguna carta
why-sq-26 = una esquina es de todos; allí no se pone ni se quita nada
why-sq-30 = una jota de dos ojos va en una casilla vacía
why-sq-31 = una jota de un ojo quita una ficha de otro equipo, y de una secuencia terminada solo con profi
why-sq-32 = las jotas nunca son cartas muertas, y una que no pueda hacer nada no se juega
why-sq-40 = la carta no está muerta: una de sus casillas está libre
why-sq-41 = una carta muerta por turno, y ya has cambiado una
why-sq-53 = di qué cinco quedan fijas: una fila seguida de tus fichas con la nueva entre ellas
why-sq-55 = la partida ha terminado
why-sq-56 = la partida ha terminado
why-sq-60 = hablar en la mesa: lo decide la mesa, donde vale la opción, y entonces cada uno del equipo entrega antes una carta

# What happened
told-place = { $you ->
    [yes] Juegas { $card } y pones una ficha en { $cell }.
   *[no] { $who } juega { $card } y pone una ficha en { $cell }.
}
told-take = { $you ->
    [yes] Juegas { $card } y quitas la ficha de { $cell }.
   *[no] { $who } juega { $card } y quita la ficha de { $cell }.
}
told-dead = { $you ->
    [yes] Cambias la carta muerta { $card }.
   *[no] { $who } cambia la carta muerta { $card }.
}
told-drop = { $you ->
    [yes] Entregas { $card }.
   *[no] { $who } entrega { $card }.
}
told-draw = { $you ->
    [yes] Robas una carta.
   *[no] { $who } roba una carta.
}
told-pass = { $you ->
    [yes] Pasas: no puedes jugar ninguna carta.
   *[no] { $who } pasa: no puede jugar ninguna carta.
}
told-lock = { $you ->
    [yes] Fijas las cinco de { $first } a { $last }.
   *[no] { $who } fija las cinco de { $first } a { $last }.
}
told-talk = El equipo { $team } ha hablado: cada miembro entrega una carta.
told-sequence = ¡El equipo { $team } tiene una secuencia de { $first } a { $last }!
told-broken = La secuencia del equipo { $team } de { $first } a { $last } se ha roto.
told-reshuffle = Las pilas de descarte se barajan y forman un nuevo mazo.
told-too-late = { $you ->
    [yes] Olvidaste robar; ya es tarde.
   *[no] { $who } olvidó robar; ya es tarde.
}
told-won = ¡Gana el equipo { $team }!
told-draw-game = Nadie puede jugar más y ningún equipo va por delante: empate.

# At the table
team = Equipo { $team }
draw-pile = Mazo
your-hand = Tu mano
played = jugada
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
sequences-needed = { $count ->
    [one] gana una secuencia
   *[other] ganan { $count } secuencias
}
phase-playing = Se juega
phase-locking = Elige qué cinco quedan fijas
phase-dropping = Se entrega una carta
phase-over = La partida ha terminado
dead-card = muerta
