# The KIDZ LINE table: nothing of it is seen, all of it can be heard
kidz-cat = gato
kidz-owl = búho
kidz-fish = pez
kidz-rabbit = conejo
kidz-bear = oso
kidz-frog = rana
kidz-elephant = elefante
kidz-hedgehog = erizo
kidz-everybody = Quienes juegan
kidz-seat = { $who }, { $animal }: { $count } de { $all } cartas colocadas{ $now ->
    [yes] , turno actual
   *[no] { "" }
}{ $won ->
    [yes] , victoria
   *[no] { "" }
}
kidz-board = Mesa
kidz-own = Tu carta
kidz-card-of = La carta de { $who }
kidz-end = La partida ha terminado
kidz-card = { $card }. Púlsala para girarla.
kidz-acts = Lo que puedes hacer
kidz-pile = { $count ->
    [0] No quedan cartas en la pila
    [one] Queda una carta en la pila
   *[other] Quedan { $count } cartas en la pila
}
kidz-turn = Girar la carta
kidz-place = Colocar la carta aquí
kidz-under = Meter la carta debajo de la pila
kidz-cell = Columna { $column }, fila { $row }
kidz-cell-fits = Columna { $column }, fila { $row }: la carta prolonga { $colours }
kidz-tried = Aquí la carta prolonga { $colours }. Pulsa otra vez para colocarla.
kidz-again = { $count ->
    [0] Mira otra vez: aquí no termina ninguna línea.
   *[other] Mira otra vez. Aquí terminan estas líneas: { $colours }.
}
kidz-turned = { $count ->
    [0] La carta está girada.
    [one] La carta está girada. Cabe en un lugar.
   *[other] La carta está girada. Cabe en { $count } lugares.
}
kidz-back = La carta vuelve a estar delante de ti.
kidz-move = colocar la carta { $card } en { $column },{ $row }
kidz-move-turned = girar la carta { $card } y colocarla en { $column },{ $row }
kidz-move-under = meter la carta debajo de la pila
kidz-scores = Cartas colocadas
kidz-column-seat = Quién
kidz-column-placed = Colocadas
kidz-column-missed = Debajo de la pila
keys-game = R: girar la carta. N: siguiente lugar donde cabe; flechas: de un lugar a otro. Intro: probarla ahí; otra vez: colocarla. Esc: recogerla. + y -: acercar y alejar, 0: verlo todo, L: letras en las líneas.

# A first game
guide-kidz-1 = Te toca: esta carta se ha destapado para ti (LL-61). Donde brilla un lugar sigue el amarillo. Tócalo y luego la marca, o arrastra la carta hasta allí.
guide-kidz-2 = Esta no cabe en ningún lugar tal como está. Toca la carta: se gira (LL-2). Ahora sigue el amarillo.
guide-kidz-3 = Aquí siguen dos líneas a la vez, la amarilla y la negra. Con una basta (LL-11); los demás extremos pueden dar con cualquier cosa.
guide-kidz-4 = Las líneas pueden cruzarse sin tocarse (LL-4). Toca un lugar, mira la línea y decide después: probar no cuesta nada (LL-12).
guide-kidz-5 = Una carta va siempre borde con borde con otra (LL-10), y una vez colocada se queda (LL-13).
guide-kidz-6 = Tu última carta. La que no cabe en ningún lugar va debajo de tu pila y se pierde (LL-61); la que cabe hay que colocarla (LL-63).
guide-kidz-7 = Seis cartas por persona (LL-60), seis rondas y todo colocado: gana quien haya colocado más, ¡y a menudo son todos (LL-62)!
