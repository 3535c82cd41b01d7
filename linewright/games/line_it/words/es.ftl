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
    [yes] Tomas { $card } en tu mano.
   *[no] { $who } toma { $card } en su mano.
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
told-final-phase = El mazo se ha agotado; sobran: { $cards }. Una última carta cada uno.
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
