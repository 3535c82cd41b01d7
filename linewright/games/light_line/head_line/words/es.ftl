# HEAD LINE en el navegador
head-round = Ronda { $round } de { $rounds }
head-section = Ronda { $round }
head-wanted = { $number ->
    [three] Tres cartas, un color
    [four] Cuatro cartas, un color
   *[five] Cinco cartas, un color
}
head-some = { $number ->
    [three] { $count ->
        [one] un tres
       *[other] { $count } treses
    }
    [four] { $count ->
        [one] un cuatro
       *[other] { $count } cuatros
    }
   *[five] { $count ->
        [one] un cinco
       *[other] { $count } cincos
    }
}
head-below = debajo quedan { $cards }
head-last-card = la última carta de ronda
head-again = otra vez la misma carta de ronda
head-players = Participantes
head-called = ha cantado
head-next = La próxima carta
head-open = { $count ->
    [0] Todavía no hay cartas boca arriba.
    [one] Hay una carta boca arriba.
   *[other] Hay { $count } cartas boca arriba.
}
head-pace = { $seconds ->
    [one] Se destapa una cada segundo.
   *[other] Se destapa una cada { $seconds } segundos.
}
head-then = Primero canta, luego muéstrala: tienes 30 segundos.
head-shout = LINE!
head-space = Espacio
head-call-now = LINE! Veo una línea
head-call-of = LINE! { $who } ve una línea
head-card = Carta { $card }
head-card-used = { $card }; número { $order } de tu línea
head-look-again = Lo último cantado
head-put-away = Quitar

# La prueba
head-proof = Coloca tu línea
head-proof-of = { $who }, coloca tu línea
head-proof-how = Elige el color y señala las { $wanted } cartas en orden. Cada una se une al final de tu línea.
head-which-colour = Color
head-bare = Señala arriba las cartas, en el orden de tu línea.
head-laid = Carta { $card }: { $count } de { $wanted }
head-taken-back = La carta { $card } ha vuelto
head-move-here = Mover la carta { $card } a { $cell }
head-turn = Girar
head-take-back = Retirar
head-anew = Empezar de nuevo
head-show = Mostrar la línea ({ $count } de { $wanted })
head-choose-colour = Elige el color
head-no-line = Al final no tengo línea
head-time-left = Tiempo para mostrar la línea
head-lays-out = { $you ->
    [yes] Colocas tu línea
   *[no] { $who } coloca una línea
}
head-late = Has cantado demasiado tarde.
head-waits = Las cartas se quedan como están hasta que se muestre una línea de { $wanted } o pasen 30 segundos.

# En qué quedó
head-wins = { $you ->
    [yes] Ganas el { $number }
   *[no] { $who } gana el { $number }
}
head-wrong = { $length ->
    [0] { $you ->
        [yes] No muestras ninguna línea
       *[no] { $who } no muestra ninguna línea
    }
    [one] { $you ->
        [yes] Tu línea solo tiene 1 carta, no { $number }
       *[no] La línea de { $who } solo tiene 1 carta, no { $number }
    }
   *[other] { $you ->
        [yes] Tu línea tiene { $length } cartas, no { $number }
       *[no] La línea de { $who } tiene { $length } cartas, no { $number }
    }
}
head-line-of = { $length ->
    [one] Una línea de 1 carta en { $colour }.
   *[other] Una línea de { $length } cartas en { $colour }.
}
head-shown = Una línea de { $length } en { $colour }, mostrada con las cartas { $cards }
head-loses = { $you ->
    [yes] Pierdes un { $number }.
   *[no] { $who } pierde un { $number }.
}
head-nothing-to-lose = { $you ->
    [yes] No tienes cartas que perder.
   *[no] { $who } no tiene cartas que perder.
}
head-new-cards = Cartas nuevas, la misma carta de ronda.
head-plays-on = { $you ->
    [yes] Estás fuera de esta ronda y el resto sigue jugando.
   *[no] { $who } está fuera de esta ronda y el resto sigue jugando.
}

# La foto de llegada
head-tie = Demasiado justo
head-apart = { $side ->
    [first] Entre tú y { $second } hay { $ms } ms.
    [second] Entre tú y { $first } hay { $ms } ms.
   *[none] Entre { $first } y { $second } hay { $ms } ms.
}
head-tie-sure = La medida es segura hasta { $ms } ms, así que nadie fue primero: cartas nuevas, la misma carta de ronda.
head-tie-within = En esta mesa, cantar con menos de { $ms } ms de diferencia es cantar a la vez: cartas nuevas, la misma carta de ronda.
head-before = { $side ->
    [first] Tú, { $ms } ms antes que { $second }
    [second] { $first }, { $ms } ms antes que tú
   *[none] { $first }, { $ms } ms antes que { $second }
}
head-after = { $you ->
    [yes] Has cantado { $ms } ms después de la última carta
   *[no] { $who } ha cantado { $ms } ms después de la última carta
}
head-ms = { $ms } ms
head-tick = { $ms }
head-band = ± { $ms } ms
head-photo-call = { $you ->
    [yes] Has reaccionado a los { $ms } milisegundos, con un margen de { $band }.
   *[no] { $who } ha reaccionado a los { $ms } milisegundos, con un margen de { $band }.
}
head-photo-overlap = Los márgenes se solapan.
head-photo-apart = Los márgenes no se solapan.
head-times = Cómo se ha medido
head-heard = Oído en la mesa
head-trip = Ida y vuelta
head-no-trip = ninguna
head-reaction = Reacción
head-sure = Margen
head-how = La reacción es el tiempo oído desde la última carta, menos la ida y vuelta que ha medido la propia mesa.
head-how-late = También se compensa lo que la mesa tardó en enviar.
head-heard-later = { $you ->
    [yes] Se te oyó antes; la conexión de { $second } es más lenta.
   *[no] { $other ->
        [yes] Se oyó antes a { $first }; tu conexión es más lenta.
       *[no] Se oyó antes a { $first }; la conexión de { $second } es más lenta.
    }
}

# El final
head-scores = Puntuación
head-player = Quién
head-won = Ganadas
head-lost = Perdidas
head-points = Puntos
head-none = ninguna
head-every-call = Cada vez que se cantó
head-round-card = Carta de ronda { $number }
head-after-cards = { $count ->
    [one] Después de 1 carta.
   *[other] Después de { $count } cartas.
}
head-reacted = { $ms } ms después de la última.

# Jugadas en palabras
head-move-call = cantar LINE!
head-move-show = mostrar una línea
head-move-line = una línea en { $colour }: cartas { $cards }
head-turned = { $card } (girada)
keys-game = Espacio o Intro: LINE! Después: C: siguiente color. 1 a 9, 0: señalar una carta. R: girarla. Flechas: moverla. Supr: retirarla. N: empezar de nuevo. Intro: mostrar la línea. Esc: quitar. L: letras en las líneas. Varias personas en una pantalla: 1 a 4 cantan.

# La primera partida
head-guide-1 = La carta de ronda pide una línea de tres cartas de un color (LL-80). Las cartas se destapan una a una (LL-81). Hay tres boca arriba y el rojo pasa por todas: ¡canta LINE!
head-guide-2 = Al cantar no se destapan más, y tienes 30 segundos (LL-83). Elige el rojo y señala las tres cartas: cada una se une a tu línea. Luego muéstrala.
head-guide-3 = Bien: el 3 es tuyo (LL-84). Awl fue más rápido en la ronda siguiente. Ahora tienen que ser exactamente cuatro (LL-82), y el azul pasa por cuatro de estas cinco. ¡Canta!
head-guide-4 = Elige el azul y señala las cuatro cartas en orden. La que solo encaja del revés se gira sola. También puedes girar y mover cartas tú.
head-guide-5 = Solo hay dos cartas boca arriba: no puede haber una línea de tres. Canta de todos modos y mira lo que cuesta.
head-guide-6 = No tienes nada que mostrar: dilo, o coloca cualquier cosa. Una línea mala te cuesta la carta más baja que hayas ganado (LL-84).
head-guide-7 = Tu 3 se ha ido y la ronda se repite con cartas nuevas (LL-85). Hay cuatro boca arriba, y el negro hace una línea de tres. ¡Canta!
head-guide-8 = Muéstrala. Por cierto: si dos cantan a la vez, nadie fue primero, y la ronda se repite con cartas nuevas (LL-86).
head-guide-9 = Esto es HEAD LINE. Cuando se acaban las nueve cartas de ronda, ganan los puntos (LL-87). En una partida de verdad nadie te espera para destapar, y el resto también mira.
