about = Cada carta nombra una casilla. Gana quien ponga antes cuatro fichas en línea.

# Por qué se rechaza una jugada: why- y el número de la regla
why-pi-3 = No es tu turno.
why-pi-4 = No tienes esta carta.
why-pi-5 = En esta casilla ya está tu propia ficha.
why-pi-6 = Solo puedes cambiar cuando no puedes jugar ninguna carta.
why-pi-8 = La partida ha terminado.

# Qué hizo una jugada
told-pip = { $you ->
    [yes] Pones una ficha en { $cell }.
   *[no] { $who } pone una ficha en { $cell }.
}
told-take = { $you ->
    [yes] Le quitas { $cell } a un rival.
   *[no] { $who } le quita { $cell } a un rival.
}
told-swap = { $you ->
    [yes] Cambias { $cards } cartas.
   *[no] { $who } cambia { $cards } cartas.
}
told-line = { $you ->
    [yes] Son cuatro en línea: ¡ganas!
   *[no] Son cuatro en línea: gana { $who }.
}
told-gone = No quedan cartas: gana quien tenga más fichas en línea.

# Qué traería una jugada, o por qué no se puede
offer-pips = { $pips ->
    [one] línea nueva
    [4] ¡gana!
   *[other] { $pips } en línea
}
offer-swap = cartas nuevas
not-pi-3 = no es tu turno
not-pi-5 = ya es tuya
not-pi-6 = puedes jugar
not-pi-8 = fin

# Por qué una jugada es buena
hint-line = Con { $cell } pones cuatro en línea.
hint-build = Con { $cell } pones { $pips } en una línea que es solo tuya.
hint-block = Con { $cell } cortas una línea de { $pips } fichas.
hint-open = { $lines ->
    [0] Por { $cell } ya no pasa ninguna línea abierta.
    [one] Por { $cell } aún pasa una línea abierta.
   *[other] Por { $cell } aún pasan { $lines } líneas abiertas.
}
hint-safe = Nadie puede quitarte ya { $cell }.
hint-swap = No puedes jugar ninguna de tus cartas.

# Opciones
option-corners = Las cuatro esquinas
option-corners-false = no son una línea
option-corners-true = son una línea
preset-standard = Estándar
preset-standard-about = Filas, columnas y diagonales.
preset-corners = Esquinas
preset-corners-about = Las cuatro esquinas también son una línea.

# La primera partida
guide-1 = ¡Hola! Cada carta nombra una casilla (PI-1), y tienes cinco (PI-2). Juega B2: allí irá tu ficha (PI-4).
guide-2 = Awl está en C3, donde sigue tu diagonal. Tú tienes el otro C3: juégalo, y tu ficha ocupa su lugar (PI-4).
guide-3 = Tu segundo B2 no se puede jugar mientras B2 sea tuya (PI-5), y nadie te la puede quitar. Te toca otra vez (PI-3): juega A1.
guide-4 = Con D4 pones cuatro en línea, y así se gana al instante (PI-7).
guide-5 = ¡Bien hecho! Si no puedes jugar ninguna carta, las cambias (PI-6). Cuando no quedan cartas, gana quien tenga más fichas en línea (PI-8).

# En el terminal y en la página
hand = Tu mano
deck = { $cards ->
    [one] 1 carta en el mazo
   *[other] { $cards } cartas en el mazo
}
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
swap = Cambiar
your-turn = Te toca
turn-of = Le toca a { $who }
over = Fin de la partida
board = Tablero
cell-free = { $cell }, libre
cell-of = { $cell }, { $who }
hinted = pista
keys-game = 1 a 5: jugar una carta de tu mano. S: cambiarlas. Tab: de carta en carta.
