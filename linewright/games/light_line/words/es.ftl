# What is wrong with a set of cards
cards-no-file = no se pueden leer las cartas { $file }: { $why }
cards-how-many = una baraja tiene de 1 a { $most } cartas; hay { $count }
cards-no-card = la línea { $line } del archivo no es una carta: { $found }; se esperaba número, reverso y líneas como R:N2-W3
cards-number = línea { $line } del archivo: el número { $number } está repetido o no va de 1 a { $most }
cards-back = línea { $line } del archivo: un reverso es 2, 3, 4 o 5; hay { $found }
cards-no-line = línea { $line } del archivo: { $found } no es una línea; se esperaba un color (B R G Y K) y dos conexiones, como R:N2-W3
cards-port-twice = línea { $line } del archivo: { $found } usa una conexión ya ocupada
cards-unknown = en esta baraja no hay ninguna carta { $number }
cards-none = indica al menos una carta, por ejemplo «3 17 42»
cards-paper = { $found } no es un tamaño de papel; se esperaba a4 o letter

# What a set is like
property-four-lines = cuatro líneas de cuatro colores distintos en cada carta
property-straight-or-bent = cada línea recta o con una sola curva
property-drawable = dibujable: nunca dos líneas por la misma vía, cada curva sola en su sitio
property-different = todos los bordes usados, y ninguna carta igual a otra, ni girada ni sin contar los colores
property-colours = cada color en 48 de 60 cartas, unas 8 veces en cada conexión
property-straights = el mismo número de líneas rectas en cada color, la mitad verticales
property-backs = reversos 13 x 2, 21 x 3, 13 x 4, 13 x 5, y ningún reverso delata su anverso
property-playable = suficientes para todos los juegos: 7 treses para LINE; 4 treses, 3 cuatros y 2 cincos para HEAD LINE
deck-good = { $count } cartas: se cumplen todas las propiedades.
deck-not-good = { $count } cartas: no se cumplen todas las propiedades. Para jugar solo hace falta la última.

# What the solver says
solve-answer = { $count ->
    [one] una carta
   *[other] { $count } cartas
} en { $colour }: { $layout }
solve-thinking = buscando…
printing = dibujando…
solver-building = preparando el solucionador de LIGHT LINE…
solver-built = el solucionador de LIGHT LINE está listo
solve-limit = La búsqueda se detuvo en su límite de { $nodes } pasos; puede haber una línea más larga.
solve-none = No hay ninguna línea de { $count } cartas.
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
colour-black = negro

# The command line
cli-deck = Herramientas para una baraja de LIGHT LINE.
cli-deck-check = Dice qué está mal en un archivo de cartas y qué propiedades tiene la baraja.
cli-cards = Un archivo de cartas (por defecto, la baraja estándar).
cli-solve = Busca la línea de un color más larga que pueden formar unas cartas de LIGHT LINE y la dibuja.
cli-solve-cards = Los números de las cartas, por ejemplo "3 17 42".
cli-solve-joker = Resuelve SOLO LINE: el negro es un comodín.
cli-solve-length = Busca una línea con exactamente este número de cartas.
cli-print = Crea un PDF para imprimir, anversos y reversos, nueve cartas por página.
cli-print-what = Qué imprimir: light-line.
cli-print-out = El PDF que se crea.
cli-print-paper = a4 o letter.
cards-print-what = { $found } no se puede imprimir; se esperaba light-line
cards-print-extra = para imprimir falta un paquete: pip install 'linewright[print]'
printed = { $pages } páginas en { $file }. Imprime a doble cara, volteando por el borde largo.

# What each game is
about-line = Coloca tu carta para que crezcan las líneas de colores. Cada tramo puntúa, y cobras en cartas de las mismas pilas de las que robas.
about-long-line = Ocho cartas por persona y todo el mundo a la vez: construye la línea más larga de un color y canta su longitud.
about-kidz-line = Destapa una carta y busca un lugar donde prolongue una línea.
about-solo-line = Un rompecabezas para una persona: diez cartas, una línea que pase por todas, y el negro es un comodín.
about-head-line = Las cartas se destapan una a una: imagina una línea de la longitud buscada y cántala antes que nadie.
cards-too-few = esta baraja de { $count } cartas es demasiado pequeña: hacen falta { $needed } (y, según los reversos: { $backs })

# Why a move is refused
why-ll-2 = cada carta va en un lugar propio, borde con borde con las demás, como mucho a 60 columnas o filas del centro
why-ll-10 = la carta va a un lugar vacío que comparta un borde entero con una carta de la mesa
why-ll-11 = la carta debe prolongar una línea: uno de sus colores tiene que encontrarse con el mismo color en una carta vecina
why-ll-31 = no es tu turno
why-ll-32 = el turno va por orden: colocar tu carta, tomar cartas de número y robar
why-ll-33 = tu carta se puede colocar, así que debes colocarla; y la sustituta se roba de una pila que tenga cartas
why-ll-34 = esa carta ya la has probado en este turno
why-ll-35 = toma una o dos cartas de número que sumen exactamente tus puntos, o 10 si tienes más
why-ll-37 = las pilas no permiten formar tus puntos: toma una o dos cartas con la suma más alta por debajo
why-ll-38 = esa pila está vacía
why-ll-39 = la partida ha terminado
why-ll-51 = construyes con tus propias ocho cartas, cada una solo una vez
why-ll-52 = ese número está ocupado, o no es un número de 1 a 8
why-ll-53 = ya has cantado; en esta ronda has terminado
why-ll-54 = la partida ha terminado
why-ll-55 = la línea de tu banco de trabajo no tiene tantas cartas
why-ll-56 = solo la mesa termina una ronda por tiempo, y solo si se ha elegido un límite
why-ll-61 = coloca la carta que has destapado, y ninguna otra
why-ll-62 = la partida ha terminado
why-ll-63 = la carta se puede colocar, así que debe colocarse
why-ll-70 = construyes con las cartas de tu mano, cada una solo una vez
why-ll-73 = ya has dado por terminada tu línea o te has rendido: la partida ha terminado
why-ll-81 = la mesa destapa las cartas y lleva el tiempo
why-ll-82 = la línea se forma con cartas destapadas, cada una solo una vez
why-ll-83 = cuando alguien canta dejan de destaparse cartas, y esa persona muestra su línea
why-ll-85 = estás fuera de esta ronda
why-ll-87 = la partida ha terminado

# What happened
told-place = { $you ->
    [yes] Colocas la carta { $card } en { $cell } y ganas { $points } puntos.
   *[no] { $who } coloca la carta { $card } en { $cell } y gana { $points } puntos.
}
told-take = { $you ->
    [yes] Tomas cartas de número: { $numbers }.
   *[no] { $who } toma cartas de número: { $numbers }.
}
told-take-none = { $you ->
    [yes] No tomas nada: las pilas no tienen cartas tan bajas.
   *[no] { $who } no toma nada: las pilas no tienen cartas tan bajas.
}
told-draw = { $you ->
    [yes] Robas de la pila del { $number }.
   *[no] { $who } roba de la pila del { $number }.
}
told-under = { $you ->
    [yes] Tu carta no encaja en ninguna parte y va debajo de la pila del { $number }.
   *[no] { $who } tiene una carta que no encaja en ninguna parte; va debajo de la pila del { $number }.
}
told-ending = No se han podido pagar todos los puntos: esta es la última ronda.
told-over = La partida ha terminado.
told-lay = { $you ->
    [yes] Colocas la carta { $card } en { $cell }.
   *[no] { $who } coloca la carta { $card } en { $cell }.
}
told-missed = { $you ->
    [yes] Metes la carta { $card } debajo de tu pila.
   *[no] { $who } mete la carta { $card } debajo de su pila.
}
told-solo-lay = { $you ->
    [yes] Tu línea más larga tiene { $length } de { $size } cartas.
   *[no] La línea más larga de { $who } tiene { $length } de { $size } cartas.
}
told-solved = { $you ->
    [yes] Resuelto: ¡tu línea pasa por las { $size } cartas!
   *[no] Resuelto: ¡{ $who } tiene una línea que pasa por las { $size } cartas!
}
told-not-solved = { $you ->
    [yes] Sin resolver: tu línea tiene { $length } de { $size } cartas.
   *[no] Sin resolver: la línea de { $who } tiene { $length } de { $size } cartas.
}
told-give-up = { $you ->
    [yes] Te rindes con una línea de { $length ->
        [one] 1 carta
       *[other] { $length } cartas
    }.
   *[no] { $who } se rinde con una línea de { $length ->
        [one] 1 carta
       *[other] { $length } cartas
    }.
}
told-bench = { $you ->
    [yes] Pones cartas en tu banco de trabajo.
   *[no] { $who } pone cartas en su banco de trabajo.
}
told-call = { $you ->
    [yes] Cantas LINE { $number }.
   *[no] { $who } canta LINE { $number }.
}
told-false-call = { $you ->
    [yes] Cantas LINE { $number }, pero la línea no tiene esa longitud: ningún punto en esta ronda.
   *[no] { $who } canta LINE { $number }, pero la línea no tiene esa longitud: ningún punto en esta ronda.
}
told-slower = { $you ->
    [yes] Otra persona ha cantado antes ese número; sigues construyendo.
   *[no] { $who } ha llegado tarde a ese número y sigue construyendo.
}
told-time = Se ha acabado el tiempo.
told-round = La ronda { $round } ha terminado.
told-round-points = { $you ->
    [yes] Ganas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[no] { $who } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
told-round-capped = { $you ->
    [yes] No has cantado: tu línea de { $length ->
        [one] 1 carta
       *[other] { $length } cartas
    } da { $points }, menos que a quienes han cantado.
   *[no] { $who } no ha cantado: su línea de { $length ->
        [one] 1 carta
       *[other] { $length } cartas
    } da { $points }, menos que a quienes han cantado.
}
told-all-open = Todas las cartas están destapadas y nadie ha cantado: se barajan y la ronda empieza de nuevo.
told-turn = Se destapa la carta { $card }.
told-head-call = { $you ->
    [yes] ¡Cantas LINE!
   *[no] ¡{ $who } canta LINE!
}
told-same-time = Varias personas han cantado a la vez: la ronda se repite con cartas nuevas.
told-right = { $you ->
    [yes] Correcto: ganas el { $number }.
   *[no] Correcto: { $who } gana el { $number }.
}
told-wrong = { $you ->
    [yes] Fallo: tu línea tiene { $length ->
        [one] 1 carta
       *[other] { $length } cartas
    }, no { $number }.
   *[no] Fallo: la línea de { $who } tiene { $length ->
        [one] 1 carta
       *[other] { $length } cartas
    }, no { $number }.
}
told-time-over = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $who } se le ha acabado el tiempo.
}
told-lost = { $you ->
    [yes] Pierdes un { $number }.
   *[no] { $who } pierde un { $number }.
}

# At the table
colours = Colores
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
piles = Pilas
pile = pila del { $number }: { $count }
holds-number = un { $number } en la mano
holds-card = la carta { $card } en la mano
holds-nothing = ninguna carta en la mano
number-cards = cartas de número { $numbers }
no-number-cards = ninguna carta de número
your-card = Tu carta
card-of = { $who } { $you ->
    [yes] has destapado
   *[no] ha destapado
}
as-it-is = tal como está
turned = girada
last-round = Se juega la última ronda.
columns-shown = Se ven las columnas { $first } a { $last } de { $least } a { $most }; en una ventana más ancha se ven más.
do-place = Coloca tu carta: place { $card } COLUMNA,FILA, y «turned» detrás para girarla. Los números junto a las cartas son los lugares.
do-under = Tu carta no encaja en ninguna parte: con «under» la metes debajo de su pila.
do-replace = Roba otra carta y juégala enseguida: { $moves }
do-take = Tu carta da { $points } puntos. Toma cartas de número que valgan { $total }: { $moves }
do-take-less = Tu carta da { $points } puntos, y con las pilas se llega como máximo a { $total }: { $moves }
do-draw = Roba tu siguiente carta de líneas: { $moves }
do-wait = Le toca a: { $names }.
do-over = La partida ha terminado.
do-kidz-place = Busca un lugar donde la carta prolongue una línea: place { $card } COLUMNA,FILA, y «turned» detrás para girarla.
do-kidz-may-miss = Si no ves ninguno, escribe «under».
do-kidz-under = La carta no prolonga ninguna línea: con «under» va debajo de tu pila.
round-of = Ronda { $round } de { $rounds }
placed-cards = { $count ->
    [one] 1 carta colocada
   *[other] { $count } cartas colocadas
}
face-down = { $count } boca abajo
put-under = debajo de la pila: { $cards }
your-cards = Tus cartas
cards-not-laid = Cartas que aún no has puesto en el banco de trabajo
bench = Banco de trabajo
bench-bare = Aún no hay nada en tu banco de trabajo.
bench-line = Tu línea más larga en { $colour }: { $length } de { $size } cartas
layout-help = R es el color (B, R, G, Y o K), 3@0,0 es la carta 3 en la columna 0, fila 0, y t la gira; las filas crecen hacia abajo.
do-solo-lay = Pon cartas en el banco de trabajo, por ejemplo así: { $move }
do-solo-more = Así están ahora; escríbelo otra vez con más cartas o de otra manera: { $move }
do-solo-end = ¿Has terminado? Escribe «line». ¿Ninguna idea? Escribe «hint», o «give up» para rendirte.
called-number = ha cantado { $number }
called-wrong = ha cantado mal
still-building = construyendo
points-of-rounds = { $points } = { $total }
numbers-taken = Números ocupados: { $numbers }
no-numbers-taken = Aún no hay ningún número ocupado.
do-long-call = ¿Has terminado? Con { $move } cantas tu línea. Intro: el resto sigue construyendo.
do-long-taken = El { $number } está ocupado: construye otra línea. Intro: el resto sigue construyendo.
do-long-wait = Intro: el resto sigue construyendo. Quien no llega a cantar puntúa menos que cualquiera que haya cantado (LL-53).
wanted = Se busca: una línea de exactamente { $number } cartas de un solo color
open-cards = Cartas destapadas
no-open-cards = Aún no hay ninguna carta destapada.
cards-in-deck = { $count ->
    [one] 1 carta sin ver en el mazo
   *[other] { $count } cartas sin ver en el mazo
}
round-cards-left = Cartas de ronda que quedan: { $numbers }
won-cards = cartas ganadas: { $numbers }
won-nothing = aún sin cartas ganadas
out-of-round = fuera de esta ronda
do-head-look = ¿Ves una línea así? Escribe «call». Intro: se destapa la carta siguiente, si nadie canta.
do-head-show = Muestra tu línea, escrita así: { $move }
do-head-out = Estás fuera de esta ronda.
table-idle = El resto espera: juega, o escribe «time» para dejar que se acabe el tiempo.

# What a move would bring, or why it may not be, in short
offer-place = { $points } puntos
offer-take = tomar { $numbers }
offer-take-none = no tomar nada
offer-draw = robar de la pila del { $number } (quedan { $left })
offer-under = no encaja en ninguna parte: va debajo de la pila del { $number }
offer-lay = { $count ->
    [one] prolonga 1 línea
   *[other] prolonga { $count } líneas
}
offer-miss = va debajo de tu pila
offer-line = { $length ->
    [one] 1 carta de { $size }
   *[other] { $length } cartas de { $size }
}
offer-line-solved = una línea por las { $size } cartas
offer-give-up = rendirte y ver una solución
offer-call = LINE { $number } { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
}
offer-call-wrong = ninguna línea de { $number }: no daría nada
offer-head-call = una línea de { $number }
not-ll-33 = tu carta se puede colocar
not-ll-34 = ya probada
not-ll-38 = vacía
not-ll-52 = el { $number } está ocupado
not-ll-55 = ninguna línea de { $number }

# Why a hint is good
hint-line-points = Da { $points } puntos y prolonga { $count ->
    [one] una línea
   *[other] { $count } líneas
}.
hint-line-joins = Tu carta une una línea de { $length } tramos { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
}.
hint-line-best = Ninguna otra de las { $count } maneras de colocarla da tanto.
hint-line-one-card = Una carta en vez de dos: con los mismos puntos gana quien tiene menos cartas de número.
hint-line-only = No hay otra manera de pagar los puntos.
hint-line-none = Las pilas no tienen cartas tan bajas.
hint-line-leaves = Así { $left ->
    [0] no queda ninguna carta
    [one] queda una carta
   *[other] quedan { $left } cartas
} en la pila del { $number }.
hint-line-tallest = Ninguna pila es más alta que la del { $number }: { $left ->
    [0] no queda ninguna carta
    [one] queda una carta
   *[other] quedan { $left } cartas
} para pagar puntos.
hint-line-under = Tu carta no encaja en ninguna parte.
hint-kidz-goes-on = Ahí tu carta prolonga una línea: { $length } cartas { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
}.
hint-kidz-lines = Prolonga { $count } líneas a la vez.
hint-kidz-under = La carta no encaja en ninguna parte.
hint-solo-declare = ¡Tu línea pasa por las { $size } cartas!
hint-solo-start = Una línea { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
} puede pasar por las { $size } cartas, con la { $card } junto a la { $next }.
hint-solo-next = Con la { $card } ahí, una línea { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
} todavía puede llegar a las { $size } cartas.
hint-solo-back = { $proven ->
    [yes] Así no se puede pasar por todas las cartas
   *[no] No veo cómo pasar así por todas las cartas
}; sin { $count ->
    [one] una de ellas
   *[other] { $count } de ellas
} y con la { $card } ahí, una línea { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
} puede llegar a las { $size }.
hint-solo-anew = No veo cómo pasar así por todas las cartas. Una línea { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
} por las { $size } tiene la { $card } junto a la { $next }.
hint-solo-longest = No veo una línea por las { $size } cartas; esta tiene { $length } { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
}.
hint-long-lay = Da una línea de { $length } cartas { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
}.
hint-long-call = Tu línea de { $length } cartas { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
} tiene un número que sigue libre.
hint-long-longest = Tus cartas no dan una línea más larga.
hint-long-cap = Quien no cante tendrá entonces como máximo { $cap }.
hint-head-wait = Aún no hay ninguna línea de { $number } entre las cartas destapadas.
hint-head-call = Hay una línea de { $number } entre las cartas destapadas.
hint-head-show = Es una línea de { $number } { $colour ->
    [B] en azul
    [R] en rojo
    [G] en verde
    [Y] en amarillo
   *[K] en negro
}.

# Options
option-cards = Cartas
option-cards-standard = nuestra baraja de 60
option-cards-own = tus propias cartas
option-cards-lines = { $you ->
    [yes] tu propia baraja de { $count } cartas
   *[no] la baraja de { $host }, con { $count } cartas
}
option-cards-write = Tus cartas, una por línea
option-cards-example = 1 3 R:N2-W3 G:N1-S1 Y:E1-W1 K:N3-E2
option-cards-help = Copia una vez tus cartas impresas: por cada carta, una línea con su número (1, 2, 3…), el número de su reverso y sus líneas de colores. Una línea es un color y sus dos extremos. Colores: B azul, R rojo, G verde, Y amarillo, K negro. Extremos: N1 N2 N3 arriba y S1 S2 S3 abajo, de izquierda a derecha; W1 W2 W3 a la izquierda y E1 E2 E3 a la derecha, de arriba abajo. Así, R:N2-W3 va en rojo desde arriba en el centro hasta la izquierda, abajo. Una nota empieza por #.
option-open_hands = Cartas en la mano
option-open_hands-false = solo tú ves la tuya
option-open_hands-true = a la vista
option-final_draw = Robar en la última ronda
option-final_draw-true = como siempre
option-final_draw-false = ya nadie roba
option-false_call = Cantar mal
option-false_call-refuse = no se acepta
option-false_call-zero = da 0 puntos en esa ronda
option-round_timer = Segundos por ronda (0: sin límite)
option-strict_kids = Una carta que se puede colocar
option-strict_kids-true = debe colocarse
option-strict_kids-false = se puede pasar por alto
option-hand_size = Cartas del rompecabezas
option-solvable = Reparto
option-solvable-true = con solución (hasta 20 cartas)
option-solvable-false = como salga
option-day = Rompecabezas del día
option-day-none = cualquier reparto
option-wrong_call = Después de un fallo
option-wrong_call-repeat = se repite la ronda
option-wrong_call-continue = sigue el resto
option-same_call_ms = Milisegundos que cuentan como «a la vez»
option-pace = Segundos entre carta y carta

# Cartas y mesa en el navegador, en los cinco juegos
neon-card = Carta { $card }: { $lines }
neon-card-turned = Carta { $card }, girada: { $lines }
neon-tube = { $colour } de { $from } a { $to }
letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
letter-black = K
board-view = Vista
board-nearer = Acercar
board-farther = Alejar
board-all = Ver todo
board-letters = Letras
laid-last = colocada la última

# El banco de trabajo en la página
bench-strip = Cartas sin colocar
bench-all-laid = Todas las cartas están en el banco de trabajo.
bench-tools = La carta elegida
bench-turn = Girar
bench-aside = Apartar
bench-undo = Deshacer
bench-card = Columna { $column }, fila { $row }: { $card }
bench-place = Colócala en la columna { $column }, fila { $row }
bench-picked = Elegida: { $card }
bench-laid = La carta { $card } está en la columna { $column }, fila { $row }.
bench-turned = La carta { $card } está girada.
bench-taken = La carta { $card } está apartada.
bench-undone = Deshecho.

# Sets of rules
preset-standard = Estándar
preset-standard-about = Las reglas impresas, sin cambios.
preset-open = Cartas a la vista
preset-open-about = Todas las cartas de líneas están a la vista, para ayudaros.
preset-sudden = Final rápido
preset-sudden-about = Cuando ya no se pueden pagar todos los puntos, nadie roba más.
preset-timed = Contrarreloj
preset-timed-about = Cada ronda dura como máximo 90 segundos.
preset-bold = Con riesgo
preset-bold-about = Cantar mal se acepta, pero da 0 puntos en esa ronda.
preset-looking = Buena vista
preset-looking-about = Si no ves ningún lugar, la carta va debajo de tu pila.
preset-eight = Calentamiento
preset-eight-about = Ocho cartas.
preset-fourteen = Difícil
preset-fourteen-about = Catorce cartas.
preset-twenty = Muy difícil
preset-twenty-about = Veinte cartas.
preset-calm = Con calma
preset-calm-about = Una carta nueva cada ocho segundos.
preset-brisk = Rápido
preset-brisk-about = Una carta nueva cada dos segundos.
preset-on = Sin parar
preset-on-about = Después de un fallo, el resto sigue con las mismas cartas.
