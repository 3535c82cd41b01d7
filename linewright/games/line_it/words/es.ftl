about = Construye una línea de números, hacia arriba o hacia abajo. Para a tiempo, apuesta por ti y gana botes con tres cartas de un color.

# Why a move is refused
why-li-1 = esa carta no existe
why-li-20 = no es tu turno
why-li-21 = esa carta no está en el mercado
why-li-30 = en cada turno tomas exactamente una carta del mercado, ni más ni menos
why-li-31 = puedes jugar una carta de tu mano por turno, y solo una que tengas
why-li-34 = ya tienes dos cartas en la mano
why-li-40 = tu línea ya tiene una carta de apuesta
why-li-43 = ese número no continúa tu línea en su dirección
why-li-45 = tu línea ha llegado al último número; solo podría seguir una carta de apuesta
why-li-54 = tu línea está vacía: no hay nada que completar
why-li-61 = esta es la fase final: por turno, cada uno juega una carta de la mano que encaje, y nada más
why-li-64 = la partida ha terminado

# What happened
told-take-line = { $you ->
    [yes] Pones { $card } del mercado en tu línea.
   *[no] { $who } pone { $card } del mercado en su línea.
}
told-take-hand = { $you ->
    [yes] Llevas { $card } a tu mano.
   *[no] { $who } lleva { $card } a su mano.
}
told-play = { $you ->
    [yes] Juegas { $card } de tu mano.
   *[no] { $who } juega { $card } de su mano.
}
told-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $who } termina su turno.
}
told-no-last-card = { $you ->
    [yes] No juegas última carta.
   *[no] { $who } no juega última carta.
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
    [yes] Completas una línea de { $numbers } y conservas { $kept }.
   *[no] { $who } completa una línea de { $numbers } y conserva { $kept }.
}
told-complete-won = { $you ->
    [yes] Completas una línea de { $numbers }, conservas { $kept } y ganas la apuesta: +{ $stake }.
   *[no] { $who } completa una línea de { $numbers }, conserva { $kept } y gana la apuesta: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] Completas una línea de { $numbers }, conservas { $kept } y pierdes la apuesta: −{ $stake }.
   *[no] { $who } completa una línea de { $numbers }, conserva { $kept } y pierde la apuesta: −{ $stake }.
}
told-round-end = Termina la ronda; quedan en el mercado: { $cards }.
told-final-phase = El mazo se ha agotado; quedaban: { $cards }. Una última carta cada uno.
told-over = La partida ha terminado.

# At the table
round = Ronda { $round } de { $rounds }
final = Fase final
over = Resultado final
market = Mercado
jackpots = Botes
deck = Mazo
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
line-open = hacia arriba o abajo desde { $last }
line-any = vale cualquier número
bet-needs = la apuesta +{ $stake } necesita { $missing } más
bet-made = apuesta +{ $stake } cumplida
bet-missed = apuesta +{ $stake } perdida: sobra una carta

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
offer-bet = apuesta por { $stake } más
offer-bet-made = cumple la apuesta, +{ $stake }
offer-bet-broken = una de más, −{ $stake }
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
}, apuesta ganada: { $kept } + { $stake } = { $points }
offer-complete-lost = { $kept ->
    [one] 1 punto
   *[other] { $kept } puntos
}, apuesta perdida: { $kept } − { $stake } = { $below ->
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
not-li-40 = una apuesta por línea
not-li-43 = no encaja
not-li-45 = ningún número encaja
not-li-54 = línea vacía

# How cards are read
card-heart = { $number }, corazón
card-diamond = { $number }, rombo
card-leaf = { $number }, hoja
card-star = { $number }, estrella
card-bet = apuesta +{ $stake }
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
page-final = El mazo se ha agotado. Por turno, cada uno juega una última carta de la mano, si alguna encaja.
page-over-said = Todas las líneas están completas y contadas.
page-first = jugador inicial
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
    [minus] ficha de menos { $stake }
   *[plus] ficha de más { $stake }
}
page-bot = bot
page-resigned = se rindió
page-market = mercado: toma una carta
page-market-closed = mercado
page-taken = sitio vacío
page-jackpot = { $colour }: { $cards ->
    [0] bote vacío
    [one] bote de 1 carta
   *[other] bote de { $cards } cartas
}
page-jackpot-mine = { $count } de 3 en tu línea
page-jackpot-done = esta línea ya tuvo su oportunidad
page-jackpot-yours = la carta elegida lo gana
page-in-your-hand = en tu mano
page-lay = Poner aquí
page-lay-short = Poner
page-keep = Guardar
page-lay-card = Poner { $card } al final de tu línea: { $offer }
page-keep-card = Llevar { $card } a la mano
page-short-fits = encaja
page-short-bet = apuesta
page-short-keep = mano
page-chosen = { $card }: elegida.
page-chosen-line = A tu línea: { $offer }.
page-chosen-hand = Puede ir a tu mano.
page-let-go = { $card }: devuelta a su sitio.
page-choose-first = Elige primero una carta.
page-hinted = pista
page-hinted-line = pista: a la línea
page-hinted-hand = pista: guárdala
page-moves = tus jugadas
page-complete = Completar línea
page-end = Terminar turno
page-end-final = Pasar
page-round = Ronda { $round }
keys-game = Del 1 al 7 eliges una carta del mercado, con 8 y 9 una de tu mano; la misma tecla otra vez, o Intro, la juega. L la pone en tu línea, K la lleva a tu mano, Escape la suelta. Las flechas van de carta en carta. C completa tu línea, E termina tu turno.
page-move-line = { $card } a la línea
page-move-hand = { $card } a la mano
page-move-play = { $card } de la mano
page-move-complete = completar la línea
page-move-end = terminar el turno
page-scores = Puntuación
page-scores-said = La puntuación, explicada
page-column-seat = Asiento
page-column-lines = Líneas
page-column-jackpots = Botes
page-column-bets = Fichas de apuesta
page-column-points = Puntos
page-none = ninguna
page-lines = { $count ->
    [0] ninguna línea
    [one] una línea: { $worths }
    [2] dos líneas: { $worths }
    [3] tres líneas: { $worths }
   *[other] { $count } líneas: { $worths }
}
page-bet-won = apuesta ganada, +{ $stake }
page-bet-lost = apuesta perdida, −{ $stake }
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
}, más la apuesta. { $kept } + { $stake } puntos

# Presets and options
preset-standard = Estándar
preset-standard-about = Las reglas impresas, sin cambios.
preset-first-game = Primera partida
preset-first-game-about = Todas las manos están a la vista, para aprender juntos.
preset-sharp = Difícil
preset-sharp-about = Una apuesta solo se gana con el número exacto de cartas, y los puntos son secretos hasta el final.
option-bet_exact = Apuestas
option-bet_exact-false = ese número de cartas o más
option-bet_exact-true = exactamente ese número de cartas
option-final_card = Última carta
option-final_card-must_if_fits = obligatoria si encaja
option-final_card-may = voluntaria
option-final_start = La fase final empieza con
option-final_start-token_passed = el siguiente jugador inicial
option-final_start-last_round_first = quien empezó la última ronda
option-open_hands = Manos
option-open_hands-false = ocultas
option-open_hands-true = a la vista
option-hidden_scores = Puntos
option-hidden_scores-false = siempre visibles
option-hidden_scores-true = secretos hasta el final

# Why a move is good
hint-jackpot = { $colour ->
    [red] { $card } es tu tercer corazón
    [blue] { $card } es tu tercer rombo
    [green] { $card } es tu tercera hoja
   *[yellow] { $card } es tu tercera estrella
}: el bote de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} es tuyo.
hint-second = { $colour ->
    [red] { $card } es tu segundo corazón; uno más
    [blue] { $card } es tu segundo rombo; uno más
    [green] { $card } es tu segunda hoja; una más
   *[yellow] { $card } es tu segunda estrella; una más
} gana el bote, que ya tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
hint-start = { $card } es un buen comienzo: en su lado más largo { $room ->
    [one] hay un número
   *[other] hay { $room } números
}.
hint-close = { $card } está cerca de { $last } y deja { $room ->
    [one] un número
   *[other] { $room } números
} por venir.
hint-room = Después de { $card } aún { $room ->
    [one] queda un número
   *[other] quedan { $room } números
} por venir.
hint-follow = { $next } de tu mano puede seguir a { $card }.
hint-point = { $card } es el número { $numbers } de tu línea: a partir del cuarto, cada uno es un punto.
hint-longer = Con { $card } tu línea tiene { $numbers ->
    [one] un número
   *[other] { $numbers } números
}.
hint-bet = La apuesta +{ $stake } tiene por delante { $room ->
    [one] un número
   *[other] { $room } números
}.
hint-bet-early = Antes del primer número, la apuesta +{ $stake } tiene toda la línea para cumplirse.
hint-bet-made = Con ella cumples tu apuesta: +{ $stake }.
hint-bet-nearer = A tu apuesta +{ $stake } ya solo le { $missing ->
    [one] faltará { $missing }
   *[other] faltarán { $missing }
}.
hint-bet-dead = La apuesta +{ $stake } ya no se puede ganar.
hint-keep = { $card } no encaja ahora, pero puede servir en tu próxima línea.
hint-keep-bet = La apuesta +{ $stake } puede esperar en tu mano a la línea adecuada.
hint-keep-fits = { $card } encaja y puede esperar en tu mano hasta que la necesites.
hint-keep-room = Así tu línea conserva su espacio: { $room ->
    [one] un número
   *[other] { $room } números
} después de { $last }.
hint-keep-start = { $card } puede esperar en tu mano mientras la línea siga abierta.
hint-none-fits = Ningún número del mercado encaja en tu línea.
hint-complete-points = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora.
hint-complete-bet = Tu apuesta está ganada: +{ $stake } seguros.
hint-complete-room = { $room ->
    [0] Ya ningún número puede seguir a { $last }.
    [one] Solo un número podría seguir a { $last }.
   *[other] Solo { $room } números podrían seguir a { $last }.
}
hint-complete-start = { $card } es un buen comienzo para una línea nueva.
hint-complete-fresh = Una línea nueva vuelve a tener todos los números abiertos.
hint-end = En este turno no vale la pena hacer nada más.
hint-end-keep = { $card } puede esperar en tu mano a otro turno.
hint-end-line = Tu línea aún puede crecer: { $room ->
    [one] un número
   *[other] { $room } números
} después de { $last }.
hint-end-final = Tu línea se queda como está.
hint-end-bet = La apuesta +{ $stake } está cumplida con las cartas justas: con una más se perdería.

# The first game
guide-1 = ¡Hola! Estas cuatro cartas son el mercado (LI-21). Empieza tu línea con el 5: un número bajo deja mucho sitio por encima (LI-41).
guide-2 = Esa era tu carta de este turno (LI-30). Termínalo y juega Awl; después, aquí tus turnos terminan solos.
guide-3 = Ahora pon el 12. Es mayor que 5, así que desde aquí tu línea sube (LI-42).
guide-4 = El 3 ya no encaja: una línea que sube solo sube (LI-43). El 41 es un gran salto, así que guárdalo en la mano para luego; caben dos cartas (LI-34).
guide-5 = ¡Una carta de apuesta! Ponla: tres números después de ella te dan 3 puntos más; con menos pierdes 3 (LI-50).
guide-6 = Toma el 17: es tu segundo corazón, y en el bote de corazones hay tres cartas. El tercer corazón se las lleva (LI-56).
guide-7 = Una vez por turno también puedes jugar de la mano (LI-31). Pon el 41, tu tercer corazón, ¡y el bote es tuyo!
guide-8 = ¡Tres puntos de golpe! Ahora pon el 60: es el tercer número después de tu apuesta, y así queda cumplida.
guide-9 = Hora de cobrar: completa tu línea. Tres números se descartan, cada uno de los demás es un punto (LI-51), y la apuesta suma 3.
guide-10 = Ocho puntos: 3 del bote, 2 de la línea y 3 de la apuesta. Se sigue así hasta que se acaba el mazo (LI-60), y gana quien tenga más puntos (LI-64). ¡Ya sabes jugar!
