about = Juega una carta, cubre su casilla con una ficha de tu equipo y completa secuencias de cinco antes que el resto.

# What is wrong with a board
board-no-file = no se puede leer el tablero { $file }: { $why }
board-not-ten-rows = un tablero tiene diez filas de diez cartas; hay { $found }
board-not-ten-cards = la fila { $row } del tablero no tiene diez cartas: { $found }
board-corner-covered = la esquina { $cell } del tablero debe ser libre (**), pero muestra { $found }
board-free-square = solo las esquinas del tablero son libres; { $cell } también lo es
board-no-card = la casilla { $cell } del tablero no muestra ninguna carta: { $found }
board-jack = la casilla { $cell } del tablero muestra { $found }; las jotas no están en el tablero
board-not-twice = la carta { $card } debe estar dos veces en el tablero; está { $times ->
    [0] ninguna vez
    [one] una vez
   *[other] { $times } veces
} ({ $cells })

# Why a move is refused
why-sq-1 = esa casilla no existe en el tablero
why-sq-2 = esa carta no existe
why-sq-12 = no es tu turno
why-sq-20 = no tienes esa carta en la mano
why-sq-21 = la carta va en una casilla vacía que la muestre
why-sq-23 = no tienes ninguna carta que robar: se roba automáticamente, o ya es tarde
why-sq-25 = solo puedes pasar cuando no puedes jugar ninguna carta
why-sq-26 = las esquinas son de todos los equipos; allí no se pone ni se quita nada
why-sq-30 = una jota de dos ojos va en una casilla vacía
why-sq-31 = una jota de un ojo quita una ficha de otro equipo, y de una secuencia completa solo si la opción lo permite
why-sq-32 = una jota nunca es una carta muerta, y no se juega si no puede hacer nada
why-sq-40 = la carta no está muerta: una de sus casillas está libre
why-sq-41 = en cada turno se cambia una sola carta muerta, y ya lo has hecho
why-sq-53 = elige qué cinco forman la secuencia: fichas tuyas seguidas, con la nueva entre ellas
why-sq-55 = la partida ha terminado
why-sq-56 = la partida ha terminado
why-sq-60 = hablar de la partida se denuncia y se decide en la mesa; después, cada miembro del equipo descarta primero una carta

# What happened
told-place = { $who }: { $card } en { $cell }.
told-jack = { $who }: { $card } (dos ojos) en { $cell }.
told-take = { $who }: { $card } (un ojo); quita la ficha de { $cell }.
told-dead = { $who }: cambio de una carta muerta ({ $card }).
told-drop = { $you ->
    [yes] Descartas una carta: { $card }.
   *[no] { $who } descarta una carta: { $card }.
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
    [yes] Eliges como secuencia las fichas de { $first } a { $last }.
   *[no] { $who } elige como secuencia las fichas de { $first } a { $last }.
}
told-talk = El equipo { $team } ha hablado de la partida: cada miembro descarta una carta.
told-sequence = ¡El equipo { $team } tiene una secuencia de { $first } a { $last }!
told-broken = La secuencia del equipo { $team } de { $first } a { $last } se ha roto.
told-reshuffle = Los descartes se barajan y forman un nuevo mazo de robo.
told-too-late = { $you ->
    [yes] Se te ha olvidado robar, y ya es tarde.
   *[no] A { $who } se le ha olvidado robar, y ya es tarde.
}
told-won = ¡Gana el equipo { $team }!
told-won-most = Nadie puede seguir jugando: ¡el equipo { $team } tiene más secuencias y gana!
told-draw-game = Nadie puede seguir jugando y ningún equipo va por delante: empate.

# At the table
team = Equipo { $team }
draw-pile = Mazo de robo
your-hand = Tu mano
played = jugada
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
sequences-needed = { $count ->
    [one] se gana con una secuencia
   *[other] se gana con { $count } secuencias
}
phase-playing = En juego
phase-locking = Elige qué cinco forman la secuencia
phase-dropping = Toca descartar una carta
phase-over = La partida ha terminado
dead-card = muerta

# How cards, teams and squares are read
card-name = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jota
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
suit-name = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
team-A = Azul
team-B = Verde
team-C = Rojo
marker-A = azul, redonda
marker-B = verde, hexagonal
marker-C = roja, cuadrada
cell-empty = { $cell }, { $card }, vacía
cell-legal = { $cell }, { $card }, vacía, posible
cell-marked = { $cell }, { $card }, { $team }
cell-takeable = { $cell }, { $card }, { $team }, se puede quitar
cell-fixed = { $cell }, { $card }, { $team }, parte de una secuencia
cell-corner = { $cell }, esquina, cuenta para todos los equipos

# What a card in hand can do
can-place = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
can-anywhere = donde quieras
can-take = quita una
can-swap = muerta: cámbiala
can-nothing = no se puede jugar
jack-two-eyed = dos ojos: en cualquier casilla vacía
jack-one-eyed = un ojo: quita una ficha de otro equipo

# Presets and options
preset-standard = Estándar
preset-standard-about = Las cartas se roban solas; lo demás, como en las reglas impresas.
preset-like-at-home = Como en casa
preset-like-at-home-about = { $seats ->
    [2] Robas tú y se te puede olvidar.
    [3] Robas tú y se te puede olvidar.
   *[other] Robas tú y se te puede olvidar; hablar de la partida cuesta una carta a cada miembro del equipo.
}
preset-profi = Experta
preset-profi-about = Las jotas de un ojo también rompen secuencias completas.
option-teams = Equipos
option-draw = Robar
option-draw-automatic = automático
option-draw-by_hand = a mano (olvidarlo cuesta una carta)
option-dead_cards = Cartas muertas
option-dead_cards-one = cambiar una por turno
option-dead_cards-any = cambiar las que quieras
option-table_talk = Hablar de la partida
option-table_talk-false = se permite
option-table_talk-true = cuesta una carta a cada miembro del equipo
option-profi = Secuencias completas
option-profi-false = son seguras
option-profi-true = una jota de un ojo puede romperlas
option-board = Tablero
option-board-standard = estándar

# On the page
brief-swap = cambio
cap-anywhere = donde sea
cap-take = quita una
may-draw = puede robar
lock-brief = Tu ficha en { $cell } completa { $count } fichas seguidas; cinco quedan fijas. { $rule }
brief-anywhere = libre
brief-take = quita
nothing-yet = El tablero está vacío.
turn-of = Le toca a { $who }
choose-card = Elige una carta de tu mano.
or = o
place-on = { $card }: pon una ficha en { $cells } { $rule }
jack-place = { $card }, dos ojos: pon una ficha en cualquier casilla vacía. { $rule }
jack-take = { $card }, un ojo: quita del tablero una ficha de otro equipo. { $rule }
take-picked = { $cell }: { $marker } ({ $card })
take-off = Quitarla
card-dead = { $card }: carta muerta, sus dos casillas están ocupadas. { $rule }
card-nowhere = { $card }: ahora no se puede jugar.
card-waits = { $card }: podrás jugarla en tu turno.
swap = cambiar
swap-it = Cambiarla
swap-card = Cambiar la carta muerta: { $card }
pass = Pasar
pass-why = No puedes jugar ninguna carta de tu mano. { $rule }
draw-card = Robar una carta
draw-why = Aún tienes una carta por robar. Róbala a tiempo o la pierdes. { $rule }
drop-title = Descarta una carta
drop-why = Tu equipo ha hablado de la partida: elige qué carta descartas. { $rule }
drop-card = Descartar: { $card }
drop-waits = Esperando los descartes
move-place = { $card } en { $cell }
move-take = quitar la ficha de { $cell } ({ $card })
from-to = de { $first } a { $last }
lock-title = ¿Qué cinco forman la secuencia?
lock-why = Tu ficha en { $cell } completa { $count ->
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $count }
} fichas seguidas. Cinco forman la secuencia y quedan fijas; { $left ->
    [one] la otra sigue siendo una ficha corriente
   *[other] las demás siguen siendo fichas corrientes
} que una jota de un ojo puede quitar. { $rule } { $more }
lock-broken = Han quitado la ficha de { $cell } y la secuencia está rota, pero aún quedan { $count } fichas tuyas en línea. Cinco de ellas forman la secuencia. { $rule }
lock-leaves = fuera: { $cells }
lock-fix = Elegir de { $first } a { $last }
lock-keys = Flechas: elegir. Intro: confirmar. Después robas tu carta.
lock-broken-keys = Flechas: elegir. Intro: confirmar.
lock-waits = { $who } elige qué cinco forman la secuencia
jack-two = Jota de dos ojos
jack-one = Jota de un ojo
legend-two = { $jack } { $suits } pone una ficha en cualquier casilla vacía. { $rule }
legend-one = { $jack } { $suits } quita una ficha de otro equipo, nunca de una secuencia completa. { $rule }
legend-profi = { $jack } { $suits } quita una ficha de otro equipo, también de una secuencia completa. { $rule }
pile-left = { $number } { $count ->
    [one] carta por robar
   *[other] cartas por robar
}
table-tools = Mesa
own-side = Tu lado de la mesa
seats-label = Asientos por orden de turno
seats-order = Se juega de izquierda a derecha, fila por fila.
seats-all = Los { $count } asientos
seats-fewer = Menos asientos
made-of = { $made } de { $needed }
made-word = { $count ->
    [one] secuencia
   *[other] secuencias
}
tag-you = tú
tag-bot = bot
tag-resigned = se rindió
to-play = le toca
in-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
last-discard = último descarte: { $card }
board = Tablero
board-label = Tablero, columnas de la a a la j, filas del 1 al 10
board-rows = Fila
cell-last = última jugada
cell-gone = de aquí se ha quitado una ficha
cell-hint = pista
held-place = { $card }, va en { $cells }
held-anywhere = { $card }, dos ojos, va en cualquier casilla vacía
held-take = { $card }, un ojo, quita una ficha de otro equipo
held-dead = { $card }, carta muerta, sus dos casillas están ocupadas
end-result = Resultado
end-none = { $team }: ninguna secuencia.
end-no-sequence = ninguna secuencia
end-by = jugada { $move }, { $who }, { $card } en { $cell }
end-sequences = Las secuencias
end-seats = Estadísticas por asiento
end-seat = Asiento
end-finished = Secuencias completas
end-markers = Fichas puestas
end-wild = Jotas de dos ojos
end-taken = Fichas quitadas
end-dead = Cartas muertas cambiadas
keys-game = Tablero: flechas, Inicio y Fin para moverte; Intro para jugar; una letra y un número para ir a una casilla. 1 a 7: carta de tu mano. Esc: soltarla.

# Why a move is good
hint-wins = ¡Con esto ganas la partida!
hint-sequence = Con esto completas una secuencia: cinco en línea.
hint-extends = Ya son { $count } de cinco, y nada corta el paso.
hint-follow = { $count ->
    [one] Otra de tus cartas va
   *[other] Otras { $count } de tus cartas van
} a esa misma línea de cinco.
hint-blocks = Corta el paso al equipo { $team }, que ahí tiene { $count } en línea.
hint-takes = { $count ->
    [one] Le quita una ficha al equipo { $team }.
   *[other] Rompe una línea de { $count } del equipo { $team }.
}
hint-opens = Despeja el camino a tu línea de { $count }.
hint-breaks = Rompe una secuencia completa del equipo { $team }.
hint-jack-spared = { $jacks ->
    [one] Tu jota se queda en la mano para cuando haga falta.
   *[other] Tus jotas se quedan en la mano para cuando hagan falta.
}
hint-open = { $count ->
    [one] Por esta casilla aún puede pasar una secuencia tuya.
   *[other] Por esta casilla aún pueden pasar { $count } secuencias tuyas.
}
hint-quiet = Por esta casilla ya no puede pasar ninguna secuencia tuya: ganas poco, pero no pierdes nada.
hint-dead = Las dos casillas de esta carta están ocupadas: cambiarla no cuesta nada.
hint-draw = Roba antes de que sea tarde.
hint-pass = No puedes jugar ninguna carta.
hint-lock = { $count ->
    [one] Al lado espera una ficha más
   *[other] Al lado esperan { $count } fichas más
} para una segunda secuencia.
hint-lock-room = Al lado queda sitio para una segunda secuencia.
hint-lock-any = Estas cinco valen tanto como las otras.
hint-drop = La carta que menos te sirve ahora: { $card }.
hint-drop-dead = Es una carta muerta ({ $card }): no pierdes nada.

# The first game
guide-1 = ¡Hola! Con una carta pones una ficha en una de sus dos casillas (SQ-21). Juega el 2 de picas en b1: la esquina de al lado también cuenta para ti (SQ-26).
guide-2 = Se trata de poner cinco en línea (SQ-50). Sigue con el 3 de picas en c1, y mira qué hace Awl.
guide-3 = ¡Awl te corta el paso! Una jota de un ojo quita una ficha del tablero: juega la jota de picas en d1 (SQ-31).
guide-4 = Una jota de dos ojos va en cualquier casilla vacía (SQ-30). Pon la jota de diamantes en e1.
guide-5 = Has robado el 5 de picas, pero sus dos casillas están ocupadas: es una carta muerta (SQ-40). Cámbiala por otra; tu turno sigue (SQ-41).
guide-6 = Ya solo falta d1. ¡Juega ahí el 4 de picas!
guide-7 = ¡Tu primera secuencia! Queda fija y ya no cambia (SQ-51). Con dos se gana la partida, o con una sola si hay tres equipos (SQ-55). ¡Ya sabes jugar!
end-you = { $count ->
    [one] Ganas.
   *[other] Gana tu equipo.
}
end-them = { $count ->
    [one] { $names } gana.
   *[other] Gana el equipo { $team }.
}
find-talk = Denunciar: el equipo { $team } ha hablado
found-talk = el equipo { $team } ha hablado de la partida
