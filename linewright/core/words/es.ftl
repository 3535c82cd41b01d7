# Refusals of the library
unreadable-move = { $text } no se entiende como jugada; las jugadas se escriben así: { $examples }
unknown-game = no hay ningún juego { $name }; los juegos son: { $names }
broken-game = el juego { $name } del paquete { $package } no se puede usar: { $why }
game-name-taken = otro juego ya se llama así
game-no-card = { $where } no es la portada del juego { $name }
game-folder-taken = su carpeta { $taken } se llama como la de otro juego
game-no-file = falta su archivo { $file }
unknown-bot = no hay ningún bot { $name }; los bots son: { $names }
bot-other-game = el bot { $bot } no juega a { $game }; juega a: { $games }
bad-seats = { $game } no se puede jugar con { $seats } asientos; posibles: { $allowed }
no-such-seat = no hay ningún asiento { $seat }; los asientos van de 0 a { $last }
no-such-action = no existe la jugada número { $action }; los números van de 0 a { $last }
bad-seed = { $seed } no es una semilla; una semilla es un número entero de 0 a 4611686018427387903
unknown-option = { $game } no tiene la opción { $name }; tiene: { $names }
bad-option = { $name } no puede ser { $value }; puede ser: { $expected }
nothing-to-undo = no hay ninguna jugada que deshacer
not-a-race = { $at } no es un tiempo válido para una jugada de { $game }: solo las carreras llevan tiempos, en milisegundos enteros
nothing-to-choose = el asiento { $seat } no tiene ahora ninguna jugada posible

# The command line
games-game = juego
games-seats = personas
games-minutes = minutos
games-about = de qué trata
games-option = opción
games-choices = valores posibles, el habitual primero
games-rule = regla
games-title = { $title }: { $seats } personas, unos { $minutes } minutos. Opciones, por ejemplo --option NOMBRE=VALOR:

# At the terminal table
you = Tú
seat-name = Asiento { $seat }
bot-tool = { $seat ->
    [0] Adze
    [1] Bevel
    [2] Chisel
    [3] Awl
    [4] Dowel
    [5] Gouge
    [6] Jig
    [7] Mallet
    [8] Plane
    [9] Rasp
    [10] Scribe
   *[other] Trammel
}
table-prompt = tu jugada
table-help = Escribe una jugada (Tab la completa), o: ? qué se puede jugar · hint (pista) · undo (deshacer) · rules REGLA · log · save ARCHIVO · quit (salir) · Intro: que siga el resto
table-legal = Puedes:
table-examples = Las jugadas se escriben así:
table-idle = Todo depende de ti: el resto espera.
table-hint = Pista: { $move }
table-hint-chance = Probabilidad de ganar: { $chance } %.
table-hint-next = La segunda mejor: { $move }, { $chance } %.
table-hint-wait = esperar
table-undone = Deshecho hasta antes de tu última jugada.
table-saved = Guardado en { $file }.
table-quit = Reanúdala más tarde con: { $command }
table-not-saved = La partida no se pudo guardar en ningún sitio. Sigue en marcha: «save ARCHIVO» prueba otro lugar; «quit» otra vez sale y la muestra como texto.
table-lost = la partida no se pudo guardar en ningún sitio; copia el texto de arriba en un archivo y reanúdala con --load
table-bye = Hasta pronto.
table-winner = { $count ->
    [one] { $names } gana: { $score }.
   *[other] { $names } comparten la victoria: { $score }.
}
table-you-win = Ganas: { $score }.
table-nobody-wins = No gana nadie: empate.
table-score = { $name }: { $score }
table-thinking = generando el código máquina de los bots: { $done } de { $total }
table-review = Escribe «review» para ver qué valía cada una de tus decisiones, o pulsa Intro para salir.
replay-end = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
replay-step = Intro: siguiente jugada, q: parar

# Deals that can be checked
deal-no-secret = { $found } no es el secreto de una mesa: se esperaban 64 cifras hexadecimales
deal-no-nonce = { $found } no es un número al azar: se esperaban de 16 a 64 cifras hexadecimales, en una partida guardada como asiento:número
deal-other-commit = la huella de la mesa era { $found }, pero la de su secreto es { $expected }
verify-good = El reparto es correcto: el secreto corresponde a la huella, y las { $moves } jugadas son legales en la partida que se repartió con él.
verify-day = Este es el reparto del { $day }: sale solo de la fecha, y las { $moves } jugadas son válidas en él.
verify-commit = huella { $commit }
verify-no-deal = esta partida se repartió con una semilla, no con un secreto: no hay nada que comprobar
verify-not-over = todas las jugadas hasta aquí son correctas; la partida aún no ha terminado

# The first-game guide
guide-elsewhere = { $move } también valdría, pero probemos antes otra cosa: { $expected }
guide-over = la lección ha terminado: te espera una partida de verdad
no-daily = { $game } no tiene rompecabezas del día
no-guide = { $game } aún no tiene lección

# Reviews
review-none = no hay análisis de { $game }: no se pueden seguir jugando sus posiciones
