# La mesa de SOLO LINE
solo-puzzle = El rompecabezas
solo-title = { $cards ->
    [8] Una línea, ocho cartas
    [9] Una línea, nueve cartas
    [10] Una línea, diez cartas
    [11] Una línea, once cartas
    [12] Una línea, doce cartas
   *[other] Una línea, { $cards } cartas
}
solo-about = Un color a tu elección. El negro cuenta como ese color.
solo-board = Tu banco de trabajo: una línea de { $length } de { $size } cartas
solo-hand = Cartas sin colocar
solo-colour = Color de la línea
solo-colour-length = { $length ->
    [0] todavía sin línea
    [one] una línea de 1 carta
   *[other] una línea de { $length } cartas
}
solo-joker = comodín, siempre vale
solo-of = de { $size }
solo-sections = La línea hasta ahora
solo-declare = Esta es mi línea
solo-solves = Tu línea pasa por todas las cartas: así queda resuelto.
solo-why = { $length ->
    [0] Puedes declarar tu línea cuando quieras. Las { $size } cartas en una sola línea resuelven el rompecabezas.
    [one] Puedes declarar tu línea cuando quieras: tu resultado sería 1 carta. Las { $size } lo resuelven.
   *[other] Puedes declarar tu línea cuando quieras: tu resultado serían { $length } cartas. Las { $size } lo resuelven.
}
solo-left = { $cards ->
    [0] Todas las cartas están colocadas.
    [one] Queda una carta
   *[other] Quedan { $cards } cartas
}
solo-help = Elige una carta y luego un lugar. Si la eliges otra vez, se gira; las flechas la mueven.
solo-free = Rompecabezas libre
solo-day = Rompecabezas del día · { $day }
solo-tries = Intentos
solo-time = Tiempo
solo-hints = Pistas
solo-best = Mejor con { $size } cartas
solo-other = Otro rompecabezas
solo-other-about = ¿Cuántas cartas? Cuantas más, más difícil. Todos los rompecabezas tienen solución.
solo-size = { $size } cartas
solo-best-is = mejor { $time }
solo-result = El resultado
solo-solved = ¡Resuelto!
solo-result-of = { $length } de { $size }
solo-solved-about = Una línea pasa por todas las cartas.
solo-record = ¡Resuelto, y con tu mejor tiempo hasta ahora!
solo-not-solved-about = Tu línea más larga tiene { $length } de { $size } cartas. Así se podía hacer:
solo-gave-up-about = Te has rendido con una línea de { $length }. Así se podía hacer:
solo-next = Siguiente rompecabezas
solo-again = Intentarlo otra vez
solo-show-solution = Ver una solución
solo-show-own = Ver mi línea
solo-solution = Una solución: una línea de { $length } cartas de color { $colour }
solo-share = Tu resultado para compartir
solo-share-day = rompecabezas del día, { $day }
solo-share-free = un rompecabezas de { $size } cartas
solo-share-solved = Resuelto en { $time }, { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
}, { $hints ->
    [0] sin pistas
    [one] 1 pista
   *[other] { $hints } pistas
}
solo-share-not = { $length } de { $size } cartas en { $time }, { $hints ->
    [0] sin pistas
    [one] 1 pista
   *[other] { $hints } pistas
}
solo-give-up = Rendirse
solo-give-up-sure = El rompecabezas acaba aquí y verás una solución.
solo-move-line = declarar tu línea
solo-move-colour = elegir { $colour }
solo-move-lay = colocar la carta { $card } en la columna { $column }, fila { $row }, para una línea de color { $colour }
solo-move-lay-turned = colocar la carta { $card } girada en la columna { $column }, fila { $row }, para una línea de color { $colour }
keys-game = Intro: elige una carta, otra vez: la gira. N: siguiente lugar. Flechas: mueven la carta o la vista. R: girar. Supr: apartar. U: deshacer. L: letras en las líneas. + y −: acercar y alejar. 0: verlo todo. Esc: deja de elegirla.

# Un primer rompecabezas
solo-guide-1 = Ocho cartas, y una línea tiene que pasar por todas (LL-70). Usaremos el azul. Elige la carta marcada y luego su lugar, en el centro.
solo-guide-2 = Las cartas van borde con borde (LL-2) y una línea sigue donde se encuentra su color (LL-5). Prolonga la azul hacia la derecha: elige la carta marcada y su lugar.
solo-guide-3 = La línea sigue hacia abajo, pero para eso esta carta tiene que estar girada. Colócala debajo y elígela otra vez: así se gira (LL-2).
solo-guide-4 = Esta carta no tiene azul. No importa: el negro es un comodín y cuenta como tu color (LL-71). Colócala a la derecha.
solo-guide-5 = Ya hemos colocado tres más. Las cuentas numeran tu línea: siete de ocho. Pon la última carta donde señala la flecha (LL-72).
solo-guide-6 = ¡Las ocho! Puedes declarar tu línea cuando quieras, aunque sea más corta (LL-73). Pulsa «Esta es mi línea».
solo-guide-7 = ¡Resuelto! Prueba el rompecabezas del día, o de 8 a 20 cartas; una pista te enseña una carta. ¡Ya puedes jugar!
