# Asientos
line-seats = Quién juega
line-points = puntos
line-holds = tiene un { $number }

# A quién le toca, y qué hay que hacer
line-turn-yours = Te toca
line-turn-of = Le toca a { $who }
line-over = Partida terminada
line-they-placing = coloca una carta
line-they-paying = toma cartas de número
line-they-drawing = roba una carta
line-they-replacing = roba otra carta
line-do-placing = Busca un lugar para tu carta.
line-do-paying = Toma cartas de número por tus { $points } puntos.
line-do-drawing = Ahora roba tu siguiente carta.
line-do-replacing = Tu carta no encajaba. Roba otra y colócala enseguida.
line-do-under = Tu carta no encaja en ninguna parte.
line-left = { $count ->
    [one] Queda 1 carta en las pilas
   *[other] Quedan { $count } cartas en las pilas
}
line-last-round = Última ronda.
line-last-round-until = { $you ->
    [yes] La partida termina después de tu turno.
   *[no] La partida termina después del turno de { $who }.
}

# La carta en la mano, y dónde se prueba
line-card = Tu carta: un { $number }
line-card-turned = Tu carta: un { $number }, girada
line-turn = Girar
line-next = Otro lugar
line-each = { $colour } { $points }
line-brings = { $points } puntos ({ $lines })
line-place = Columna { $column }, fila { $row }: { $brings }
line-place-turns = Columna { $column }, fila { $row }: { $brings }, la carta se gira
line-let-go = Tu carta vuelve a tu mano.
line-board = Mesa con { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
line-board-places = Mesa con { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
} para tu carta
line-table-side = Turno y pilas

# Qué puntúa, y qué se toma por ello
line-score = Puntos
line-together = Total
line-scored = { $you ->
    [yes] Tus puntos
   *[no] Puntos de { $who }
}
line-sections = { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
}
line-try = Cada lugar muestra los puntos que daría tu carta. Elige uno para probarla.
line-take = Toma
line-or = o
line-take-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] dos cartas
}
line-leaves = quedan { $piles }
line-pile-keeps = { $number ->
    [2] { $count ->
        [one] 1 dos
       *[other] { $count } doses
    }
    [3] { $count ->
        [one] 1 tres
       *[other] { $count } treses
    }
    [4] { $count ->
        [one] 1 cuatro
       *[other] { $count } cuatros
    }
   *[5] { $count ->
        [one] 1 cinco
       *[other] { $count } cincos
    }
}
line-take-these = Tomar { $numbers }
line-take-none = No tomar nada
line-place-for = Colocar por { $points }
line-place-none = Elige un lugar
line-under = Debajo de la pila del { $number }
line-enter = Intro
line-paid-less = Recibes { $paid } de tus { $points } puntos.

# Las pilas
line-pile = Pila del { $number }: { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
line-draw-from = Robar de la pila del { $number }, { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
line-pile-left = quedan
line-draw-one = Roba de una pila
line-draw-now = roba una
line-draw-later = roba una después de tomar

# Jugadas, para las pistas
line-move-place = tu carta en la columna { $column }, fila { $row }
line-move-place-turned = tu carta girada, en la columna { $column }, fila { $row }
line-move-draw = robar de la pila del { $number }
line-move-under = meter tu carta debajo de su pila
keys-game = N: otro lugar. Flechas: de lugar en lugar, o mover la vista. R: girar tu carta. Intro: colocarla o tomar. 1, 2: elegir qué tomas. 2 a 5: robar de esa pila. L: letras en las líneas. + y −: acercar y alejar. 0: ver todo. Esc: la carta vuelve a la mano.

# El final
line-scores = Puntuación
line-scores-said = Los puntos, explicados
line-column-seat = Persona
line-column-placed = Cartas colocadas
line-column-numbers = Cartas de número
line-column-points = Puntos
line-best = la mejor: { $points }
line-count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
line-final-table = La mesa al final: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
line-every = Cada carta, y lo que dio
line-at = columna { $column }, fila { $row }
line-unpaid = nada que tomar

# La primera partida
line-guide-1 = ¡Te damos la bienvenida! Tu carta va junto a otra de la mesa, donde prolongue una línea (LL-11). El número de cada lugar dice cuánto daría. Elige el lugar con el 2 para probarla y púlsalo otra vez.
line-guide-2 = La línea roja tiene ahora dos tramos: son 2 puntos (LL-20). Se pagan con cartas de número de las pilas. Toma un 2.
line-guide-3 = Cada turno termina con una carta nueva (LL-38). Ves su número, pero no su anverso. Roba una de la pila del 5; después le toca a Awl.
line-guide-4 = Esta carta solo encaja aquí girada, como muestran las dos flechas (LL-2). Colócala: prolonga dos líneas a la vez, 3 + 2 puntos.
line-guide-5 = Por 5 puntos toma un 5, o un 2 y un 3: como quieras, si la suma es exacta (LL-35).
line-guide-6 = Fíjate en las pilas bajas: cuando no puedan pagar todo, se juega la última ronda (LL-37). Roba tu siguiente carta de la pila del 4.
line-guide-7 = En este lugar acaban dos líneas rojas. Tu carta las une en una sola y cada tramo cuenta (LL-21): 4 por el rojo y 3 por el verde. ¡Colócala!
line-guide-8 = ¡Siete puntos! Por una carta nunca se pagan más de 10 (LL-36). Toma 2 + 5 o 3 + 4.
line-guide-9 = Tienes 14 puntos. Una carta que no encaja va debajo de su pila, y robas otra (LL-33). Cuando las pilas no pueden pagar todo, acaba la ronda y gana quien tenga más puntos (LL-40). ¡Ya sabes jugar!
