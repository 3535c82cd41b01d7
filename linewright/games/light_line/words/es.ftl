# What is wrong with a set of cards
cards-no-file = no se pueden leer las cartas { $file }: { $why }
cards-how-many = un juego de cartas tiene de 1 a { $most } cartas; hay { $count }
cards-no-card = la línea { $line } de las cartas no es una carta: { $found }; se esperaba número, reverso y líneas como R:N2-W3
cards-number = línea { $line } de las cartas: el número { $number } está repetido o no va de 1 a { $most }
cards-back = línea { $line } de las cartas: un reverso es 2, 3, 4 o 5; hay { $found }
cards-no-line = línea { $line } de las cartas: { $found } no es una línea; se esperaba un color (B R G Y K) y dos conexiones, como R:N2-W3
cards-port-twice = línea { $line } de las cartas: { $found } usa una conexión que ya está usada
cards-unknown = no hay ninguna carta { $number } en este juego de cartas
cards-none = nombra al menos una carta, por ejemplo «3 17 42»
cards-paper = { $found } no es un papel; se esperaba a4 o letter

# What a set is like
property-four-lines = cuatro líneas de cuatro colores distintos en cada carta
property-straight-or-bent = cada línea recta o con un solo codo
property-drawable = dibujable: nunca dos líneas por la misma vía, cada codo solo en su sitio
property-different = todos los bordes usados, y ninguna carta igual a otra, ni girada ni sin colores
property-colours = cada color en 48 de 60 cartas, unas 8 veces en cada conexión
property-straights = tantas líneas rectas en cada color, la mitad verticales
property-backs = reversos 13 x 2, 21 x 3, 13 x 4, 13 x 5, y ningún reverso delata su anverso
property-playable = suficientes para todos los juegos: 7 treses para LINE; 4 treses, 3 cuatros y 2 cincos para HEAD LINE
deck-good = { $count } cartas: se cumplen todas las propiedades.
deck-not-good = { $count } cartas: no se cumplen todas las propiedades. Para jugar solo hace falta la última.

# What the solver says
solve-answer = { $count ->
    [one] una carta
   *[other] { $count } cartas
} en { $colour }: { $layout }
solve-thinking = buscando …
printing = dibujando …
solve-limit = La búsqueda se detuvo en su límite de { $nodes } pasos; puede haber una línea más larga.
solve-none = No hay ninguna línea de { $count } cartas.
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
colour-black = negro

# The command line
cli-deck = Cuida de un juego de cartas de LIGHT LINE.
cli-deck-check = Dice qué está mal en un archivo de cartas y cómo es el juego de cartas.
cli-cards = Un archivo de cartas; si no se indica, las cartas estándar.
cli-solve = Encuentra la línea de un color más larga que pueden formar unas cartas de LIGHT LINE, y la dibuja.
cli-solve-cards = Los números de las cartas, por ejemplo "3 17 42".
cli-solve-joker = Resuelve SOLO LINE: el negro acompaña al color.
cli-solve-length = Busca una línea de exactamente estas cartas.
cli-print = Hace un PDF para imprimir, anversos y reversos, nueve cartas por página.
cli-print-what = Qué imprimir: light-line.
cli-print-out = El PDF que se escribe.
cli-print-paper = a4 o letter.
cards-print-what = { $found } no se puede imprimir; se esperaba light-line
cards-print-extra = para imprimir falta un paquete: pip install 'linewright[print]'
printed = { $pages } páginas en { $file }. Imprime a doble cara, girando por el borde largo.
