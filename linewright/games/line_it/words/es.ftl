about = Construye una línea de números, ascendente o descendente. Para a tiempo, cumple objetivos y gana botes con tres cartas de un color.

# Why a move is refused
why-li-1 = esa carta no existe
why-li-20 = no es tu turno
why-li-21 = esa carta no está en el mercado
why-li-30 = en cada turno tomas exactamente una carta del mercado, ni más ni menos
why-li-31 = en cada turno puedes jugar desde tu mano una sola carta, y tiene que estar en ella
why-li-34 = ya tienes dos cartas en la mano: juega una, o completa tu línea y cualquier número encajará
why-li-40 = tu línea ya tiene una carta de objetivo
why-li-43 = ese número no sigue el orden de tu línea
why-li-45 = tu línea ha llegado al último número; solo podría seguir una carta de objetivo
why-li-54 = tu línea está vacía: no hay nada que completar
why-li-61 = esta es la fase final: por orden, cada cual juega desde su mano una última carta, y nada más
why-li-64 = la partida ha terminado

# What happened
told-take-line = { $you ->
    [yes] Añades el { $card } del mercado a tu línea.
   *[no] { $who } añade el { $card } del mercado a su línea.
}
told-take-hand = { $you ->
    [yes] Te llevas el { $card } a la mano.
   *[no] { $who } se lleva el { $card } a la mano.
}
told-play = { $you ->
    [yes] Juegas el { $card } desde tu mano.
   *[no] { $who } juega el { $card } desde su mano.
}
told-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $who } termina su turno.
}
told-no-last-card = { $you ->
    [yes] Pasas sin jugar una última carta.
   *[no] { $who } pasa sin jugar una última carta.
}
told-jackpot = { $colour ->
    [red] Tercera carta roja:
    [blue] Tercera carta azul:
    [green] Tercera carta verde:
   *[yellow] Tercera carta amarilla:
} ¡{ $you ->
    [yes] ganas
   *[no] { $who } gana
} el bote de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
told-empty-jackpot = { $colour ->
    [red] Tercera carta roja
    [blue] Tercera carta azul
    [green] Tercera carta verde
   *[yellow] Tercera carta amarilla
}, pero ese bote está vacío.
told-complete = { $you ->
    [yes] Completas una línea de { $numbers ->
        [one] un número
       *[other] { $numbers } números
    } y { $kept ->
        [0] no conservas ninguno
       *[other] conservas { $kept }
    }.
   *[no] { $who } completa una línea de { $numbers ->
        [one] un número
       *[other] { $numbers } números
    } y { $kept ->
        [0] no conserva ninguno
       *[other] conserva { $kept }
    }.
}
told-complete-won = { $you ->
    [yes] Completas una línea de { $numbers ->
        [one] un número
       *[other] { $numbers } números
    }, { $kept ->
        [0] no conservas ninguno
       *[other] conservas { $kept }
    } y cumples el objetivo: +{ $stake }.
   *[no] { $who } completa una línea de { $numbers ->
        [one] un número
       *[other] { $numbers } números
    }, { $kept ->
        [0] no conserva ninguno
       *[other] conserva { $kept }
    } y cumple el objetivo: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] Completas una línea de { $numbers ->
        [one] un número
       *[other] { $numbers } números
    }, { $kept ->
        [0] no conservas ninguno
       *[other] conservas { $kept }
    } y no cumples el objetivo: −{ $stake }.
   *[no] { $who } completa una línea de { $numbers ->
        [one] un número
       *[other] { $numbers } números
    }, { $kept ->
        [0] no conserva ninguno
       *[other] conserva { $kept }
    } y no cumple el objetivo: −{ $stake }.
}
told-round-end = Fin de la ronda; quedan en el mercado: { $cards }.
told-final-phase = El mazo de robo se ha agotado; quedaban: { $cards }. Cada cual juega una última carta.
told-over = La partida ha terminado.

# At the table
round = Ronda { $round } de { $rounds }
final = Fase final
over = Resultado final
market = Mercado
jackpots = Botes
deck = Mazo de robo
hand = mano
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
empty-line = aún sin línea
hidden-hand = { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
}
bet-progress = { $after } de { $stake }

# How a line stands
line-up = ascendente desde { $last }
line-down = descendente desde { $last }
line-open = hacia arriba o hacia abajo desde { $last }
line-any = vale cualquier número
bet-needs = objetivo +{ $stake }: { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
bet-made = objetivo +{ $stake } cumplido
bet-missed = objetivo +{ $stake } no cumplido: sobra una carta

# What a move would bring
offer-fits = encaja
offer-start = empieza tu línea
offer-third = { $colour ->
    [red] tercer corazón, +{ $cards }
    [blue] tercer rombo, +{ $cards }
    [green] tercera hoja, +{ $cards }
   *[yellow] tercera estrella, +{ $cards }
}
offer-third-empty = { $colour ->
    [red] tercer corazón, bote vacío
    [blue] tercer rombo, bote vacío
    [green] tercera hoja, bote vacío
   *[yellow] tercera estrella, bote vacío
}
offer-bet = objetivo: { $stake } más
offer-bet-made = cumple el objetivo, +{ $stake }
offer-bet-broken = sobra una, −{ $stake }
offer-last = última carta
offer-keep = a la mano
offer-complete = { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
}
offer-complete-won = { $kept ->
    [one] 1 punto
   *[other] { $kept } puntos
}, objetivo cumplido: { $kept } + { $stake } = { $points }
offer-complete-lost = { $kept ->
    [one] 1 punto
   *[other] { $kept } puntos
}, objetivo no cumplido: { $kept } − { $stake } = { $below ->
    [0] { $points }
   *[other] −{ $below }
}
offer-end = fin de tu turno
offer-end-final = sin última carta

# Why a thing cannot be reached for, in three words
not-li-30 = una carta por turno
not-li-30-end = primero toma una carta
not-li-31 = una por turno
not-li-34 = mano llena
not-li-40 = un objetivo por línea
not-li-43 = no encaja
not-li-45 = ningún número encaja
not-li-54 = línea vacía

# How cards are read
card-heart = { $number } de corazones
card-diamond = { $number } de rombos
card-leaf = { $number } de hojas
card-star = { $number } de estrellas
card-bet = objetivo +{ $stake }
colour-red = rojo, corazón
colour-blue = azul, rombo
colour-green = verde, hoja
colour-yellow = amarillo, estrella
cards-red = { $cards ->
    [one] 1 corazón
   *[other] { $cards } corazones
}
cards-blue = { $cards ->
    [one] 1 rombo
   *[other] { $cards } rombos
}
cards-green = { $cards ->
    [one] 1 hoja
   *[other] { $cards } hojas
}
cards-yellow = { $cards ->
    [one] 1 estrella
   *[other] { $cards } estrellas
}

# On the page
page-your-turn = Te toca
page-turn-of = Le toca a { $who }
page-your-last-card = Tu última carta
page-last-card-of = Última carta de { $who }
page-over = Fin de la partida
page-final = El mazo de robo se ha agotado. Por orden, cada cual juega desde su mano una última carta, si alguna encaja.
page-over-said = Todas las líneas se han completado y contado.
page-first = turno inicial
page-pile = { $cards ->
    [one] 1 carta en el mazo
   *[other] { $cards } cartas en el mazo
}
page-points = puntos
page-seat = { $points ->
    [none] { $who }
   *[other] { $who }, { $points }
}
page-your-seat = Tu línea y tu mano
page-line-of = { $you ->
    [yes] tu línea
   *[no] línea de { $who }
}
page-hand = Mano
page-hand-count = { $cards } de 2
page-your-hand = tu mano
page-in-hand = { $cards ->
    [0] ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
page-token = { $sign ->
    [minus] ficha de objetivo −{ $stake }
   *[plus] ficha de objetivo +{ $stake }
}
page-bot = bot
page-resigned = se rindió
page-market = mercado: toma una carta
page-market-closed = mercado
page-taken = hueco vacío
page-jackpot = { $colour }: { $cards ->
    [0] bote vacío
    [one] bote de 1 carta
   *[other] bote de { $cards } cartas
}
page-jackpot-mine = { $count } de 3 en tu línea
page-jackpot-done = esta línea ya tuvo su oportunidad
page-jackpot-yours = la carta elegida lo gana
page-in-your-hand = en tu mano
page-lay = Colocar aquí
page-lay-short = Aquí
page-keep = A la mano
page-lay-card = Añadir el { $card } a tu línea: { $offer }
page-keep-card = Llevarte el { $card } a la mano
page-short-fits = sirve
page-short-bet = sirve
page-short-keep = mano
page-chosen = Has elegido el { $card }.
page-chosen-line = A tu línea: { $offer }.
page-chosen-hand = Puede ir a tu mano.
page-let-go = Has soltado el { $card }.
page-choose-first = Elige primero una carta.
page-hinted = pista
page-hinted-line = pista: a tu línea
page-hinted-hand = pista: a la mano
page-moves = tus jugadas
page-complete = Completar línea
page-end = Terminar turno
page-end-final = Pasar
page-round = Ronda { $round }
keys-game = 1 a 7: carta del mercado. 8 y 9: carta de tu mano. La misma tecla otra vez, o Intro: jugarla. L: a tu línea. K: a tu mano. Esc: soltarla. Flechas: de carta en carta. C: completar la línea. E: terminar el turno.
page-move-line = { $card } a la línea
page-move-hand = { $card } a la mano
page-move-play = { $card } desde la mano
page-move-complete = completar la línea
page-move-end = terminar el turno
page-scores = Puntuación
page-scores-said = La puntuación, en detalle
page-column-seat = Asiento
page-column-lines = Líneas
page-column-jackpots = Botes
page-column-bets = Objetivos
page-column-points = Puntos
page-none = ninguna
page-lines = { $count ->
    [0] ninguna línea
    [one] una línea: { $worths }
    [2] dos líneas: { $worths }
    [3] tres líneas: { $worths }
   *[other] { $count } líneas: { $worths }
}
page-bet-won = objetivo cumplido, +{ $stake }
page-bet-lost = objetivo no cumplido, −{ $stake }
page-line-worth = { $numbers ->
    [one] 1 número
   *[other] { $numbers } números
}, { $kept ->
    [one] 1 conservado
   *[other] { $kept } conservados
}
page-every-line = Cada línea, carta por carta
page-best = { $you ->
    [yes] Tu mejor línea
   *[no] La mejor línea de { $who }
}: { $numbers ->
    [one] 1 número
   *[other] { $numbers } números
}, { $kept ->
    [one] 1 conservado
   *[other] { $kept } conservados
}
page-best-bet = { $you ->
    [yes] Tu mejor línea
   *[no] La mejor línea de { $who }
}: { $numbers ->
    [one] 1 número
   *[other] { $numbers } números
}, { $kept ->
    [one] 1 conservado
   *[other] { $kept } conservados
}, más el objetivo. { $kept } + { $stake } puntos

# Presets and options
preset-standard = Estándar
preset-standard-about = Las reglas impresas, sin cambios.
preset-first-game = Primera partida
preset-first-game-about = Todas las manos están a la vista, para ayudaros al aprender.
preset-sharp = Estricta
preset-sharp-about = Un objetivo solo se cumple con el número exacto de cartas, y la puntuación es secreta hasta el final.
option-bet_exact = Objetivos
option-bet_exact-false = ese número de cartas o más
option-bet_exact-true = exactamente ese número de cartas
option-final_card = Última carta
option-final_card-must_if_fits = obligatoria si alguna encaja
option-final_card-may = voluntaria
option-final_start = La fase final la empieza
option-final_start-token_passed = quien recibe la ficha de turno inicial
option-final_start-last_round_first = quien empezó la última ronda
option-open_hands = Manos
option-open_hands-false = ocultas
option-open_hands-true = a la vista
option-hidden_scores = Puntuación
option-hidden_scores-false = siempre visible
option-hidden_scores-true = secreta hasta el final

# Why a move is good
hint-jackpot = { $colour ->
    [red] El { $card } es tu tercer corazón
    [blue] El { $card } es tu tercer rombo
    [green] El { $card } es tu tercera hoja
   *[yellow] El { $card } es tu tercera estrella
}: el bote de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} es tuyo.
hint-second = { $colour ->
    [red] El { $card } es tu segundo corazón; con otro más
    [blue] El { $card } es tu segundo rombo; con otro más
    [green] El { $card } es tu segunda hoja; con otra más
   *[yellow] El { $card } es tu segunda estrella; con otra más
} ganas el bote, que ya tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
hint-start = El { $card } es un buen comienzo: después { $room ->
    [one] cabe un número
   *[other] caben hasta { $room } números
}.
hint-close = El { $card } está cerca del { $last } y deja sitio para { $room ->
    [one] un número
   *[other] { $room } números
} más.
hint-room = Después del { $card } aún { $room ->
    [one] cabe un número
   *[other] caben { $room } números
}.
hint-follow = Después del { $card } puede ir el { $next } de tu mano.
hint-point = El { $card } es el número { $numbers } de tu línea: a partir del cuarto, cada uno vale un punto.
hint-longer = Con el { $card }, tu línea tiene { $numbers ->
    [one] un número
   *[other] { $numbers } números
}.
hint-bet = Después del objetivo +{ $stake } { $room ->
    [one] cabe un número
   *[other] caben { $room } números
}.
hint-bet-early = Antes del primer número, el objetivo +{ $stake } tiene toda la línea para cumplirse.
hint-bet-made = Así cumples tu objetivo: +{ $stake }.
hint-bet-nearer = A tu objetivo +{ $stake } ya solo le { $missing ->
    [one] faltará { $missing }
   *[other] faltarán { $missing }
}.
hint-bet-dead = El objetivo +{ $stake } ya no se puede cumplir.
hint-keep = El { $card } no encaja ahora, pero puede servirte en tu próxima línea.
hint-keep-bet = El objetivo +{ $stake } puede esperar en tu mano a la línea adecuada.
hint-keep-fits = El { $card } encaja y puede esperar en tu mano hasta que lo necesites.
hint-keep-room = Así tu línea conserva su margen: { $room ->
    [one] un número
   *[other] { $room } números
} después del { $last }.
hint-keep-start = El { $card } puede esperar en tu mano: tu línea aún no tiene ningún número.
hint-none-fits = Ningún número del mercado encaja en tu línea.
hint-complete-points = Ahora da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hint-complete-bet = Has cumplido tu objetivo: +{ $stake } seguros.
hint-complete-room = { $room ->
    [0] Ya ningún número puede ir después del { $last }.
    [one] Solo un número podría ir después del { $last }.
   *[other] Solo { $room } números podrían ir después del { $last }.
}
hint-complete-start = El { $card } es un buen comienzo para una línea nueva.
hint-complete-fresh = Una línea nueva puede empezar con cualquier número.
hint-end = En este turno no vale la pena hacer nada más.
hint-end-keep = El { $card } puede esperar en tu mano a otro turno.
hint-end-line = Tu línea aún puede crecer: { $room ->
    [one] cabe un número
   *[other] caben { $room } números
} después del { $last }.
hint-end-final = Tu línea se queda como está.
hint-end-bet = Tienes justo las cartas que pide el objetivo +{ $stake }: con una más dejarías de cumplirlo.

# The first game
guide-1 = ¡Hola! Estas cuatro cartas son el mercado (LI-21). Empieza tu línea con el 5: un número bajo deja mucho sitio por encima (LI-41).
guide-2 = Esa era tu carta de este turno (LI-30). Termínalo y le tocará a Awl; después, en esta lección, tus turnos terminan solos.
guide-3 = Ahora coloca el 12. Es mayor que el 5, así que desde aquí tu línea es ascendente (LI-42).
guide-4 = El 3 ya no encaja: en una línea ascendente, cada número es mayor que el anterior (LI-43). El 41 es un gran salto, así que llévatelo a la mano para luego; caben dos cartas (LI-34).
guide-5 = ¡Una carta de objetivo! Colócala: con tres números después de ella ganas 3 puntos más; con menos, pierdes 3 (LI-50).
guide-6 = Toma el 17: es tu segundo corazón, y en el bote de corazones hay tres cartas. Con el tercer corazón te las llevas (LI-56).
guide-7 = Una vez por turno también puedes jugar una carta desde tu mano (LI-31). Juega el 41, tu tercer corazón, ¡y el bote es tuyo!
guide-8 = ¡Tres puntos de golpe! Ahora coloca el 60: es el tercer número después de tu carta de objetivo, así que el objetivo queda cumplido.
guide-9 = Hora de puntuar: completa tu línea. Se descartan tres números, cada uno de los demás vale un punto (LI-51), y el objetivo suma 3.
guide-10 = Ocho puntos: 3 del bote, 2 de la línea y 3 del objetivo. Se sigue así hasta que se agota el mazo de robo (LI-60), y gana quien tenga más puntos (LI-64). ¡Ya sabes jugar!
