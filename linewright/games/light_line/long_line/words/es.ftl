# La mesa de LONG LINE
long-bench = { $you ->
    [yes] Tu banco de trabajo
   *[no] Banco de trabajo de { $who }
}: la línea más larga tiene { $length ->
    [one] 1 carta
   *[other] { $length } cartas
}
long-longest = { $length ->
    [one] Tu línea más larga: { $colour }, una carta.
   *[other] Tu línea más larga: { $colour }, { $length } cartas.
}
long-no-line = Todavía sin línea
long-aside = { $cards ->
    [0] Todas tus cartas están colocadas.
    [one] Falta por colocar una carta.
   *[other] Faltan por colocar { $cards } cartas.
}
long-turn = { $you ->
    [yes] Construye tu línea
   *[no] Todo el mundo construye
}
long-calls = Cantar LINE
long-call = Cantar LINE { $number }
long-line-called = LINE { $number }
long-free = libre
long-your-line = tu línea
long-call-label = LINE { $number }: { $state ->
    [taken] ya lo ha cantado { $told }
    [called] lo has cantado tú
    [mine] canta tu línea
    [possible] canta tu línea de color { $told }
   *[free] libre, pero no tienes una línea de { $number }
}
long-false-sure = No tienes una línea de { $number } cartas. Si cantas mal, no puntúas en esta ronda.
long-you-called = Has cantado LINE { $number }. El resto sigue construyendo.
long-you-wrong = Has cantado mal: sin puntos para ti en esta ronda.
long-waiting = La ronda está a punto de acabar.
long-over = La partida ha terminado.
long-you-slower = Alguien ha cantado ese número antes que tú. ¡Sigue construyendo!
long-time = Tiempo restante
long-time-about = Después, quien no haya cantado queda en último lugar.
long-at-table = En la mesa
long-after = a los { $time }
long-slower = tarde con el { $number }
long-cap = { $calls ->
    [0] Quien quede puntúa como mucho { $cap }: uno menos que lo más bajo que se haya cantado.
    [one] Falta que cante una persona. Quien quede puntúa como mucho { $cap }: uno menos que lo más bajo que se haya cantado.
   *[other] Faltan { $calls } por cantar. Quien quede puntúa como mucho { $cap }: uno menos que lo más bajo que se haya cantado.
}
long-no-cap = Nadie ha cantado todavía. Quien quede puntuará menos que lo más bajo que se cante.
long-sheet = Hoja de puntos
long-round = Ronda
long-sum = Total
long-heading = Ronda { $round }
long-show-round = Ronda { $round }: ver las líneas
long-round-over = Ronda { $round }:
long-show-lines = Ver las líneas
long-how = Ronda a ronda
long-how-round = Ronda { $round }: todas las líneas
long-line-shown = Una línea de color { $colour } de { $length ->
    [one] 1 carta
   *[other] { $length } cartas
}
long-bare = No había nada colocado.
long-why-called = { $you ->
    [yes] Has cantado LINE { $number }
   *[no] Ha cantado LINE { $number }
}{ $time ->
    [none] .
   *[other] {" "}a los { $time }.
}
long-why-wrong = Cantó mal LINE { $number }: la línea tiene { $length ->
    [one] 1 carta
   *[other] { $length } cartas
}. Sin puntos.
long-why-capped = { $you ->
    [yes] No has cantado
   *[no] No ha cantado
}: la línea tiene { $length ->
    [one] 1 carta
   *[other] { $length } cartas
}, pero quien queda puntúa menos que lo más bajo que se haya cantado.
long-why-last = { $you ->
    [yes] No has cantado
   *[no] No ha cantado
}: la línea cuenta como estaba, { $length ->
    [one] 1 carta
   *[other] { $length } cartas
}.
long-why-slower = Tarde con LINE { $number }.
long-end-about = Seis rondas; gana quien tenga más puntos.
long-best = La línea más larga
long-best-whose = { $you ->
    [yes] La tuya
   *[no] { $who }
}, { $length ->
    [one] 1 carta
   *[other] { $length } cartas
}, en la ronda { $round }
long-watching = Todo el mundo construye
long-watching-about = Los bancos de trabajo son secretos mientras se construye. Verás todas las líneas al acabar la ronda.
long-move-lay = colocar una línea de color { $colour } de { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
keys-game = Elige una carta con Intro y luego: N: siguiente lugar. Flechas: moverla. R: girarla. Supr: apartarla. U: deshacer. C: cantar tu línea. L: letras en las líneas. + y −: acercar y alejar. 0: verlo todo. Esc: deja de elegirla.

# Una primera ronda
long-guide-1 = Todo el mundo construye a la vez con ocho cartas propias (LL-50). Construye la línea más larga de un color (LL-51). Elige la carta marcada y luego su lugar, en el centro.
long-guide-2 = Ahora prolonga la línea azul hacia la izquierda: elige la siguiente carta marcada y su lugar. Borde con borde, como siempre (LL-2).
long-guide-3 = Dos cartas, dice el número grande. Esta carta prolonga la línea hacia abajo si está girada. Colócala y elígela otra vez: así se gira.
long-guide-4 = Awl ha cantado LINE 5: ese número ya no está libre (LL-52), y ahora quien quede puntúa como mucho 4 (LL-53). ¡Rápido, una carta más!
long-guide-5 = Tu línea tiene cuatro cartas y el 4 está libre. Pulsa el botón relleno, o la C, para cantar LINE 4. Después ya has acabado esta ronda (LL-53).
long-guide-6 = Puntúas 4 (LL-54). Bevel no ha cantado: una línea de seis, pero solo 3 puntos. Tras seis rondas gana quien tenga más puntos. ¡Ya puedes jugar!
