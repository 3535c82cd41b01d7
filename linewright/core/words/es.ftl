# Refusals of the library
unreadable-move = no se puede leer { $text } como jugada; las jugadas son así: { $examples }
unknown-game = no hay ningún juego { $name }; los juegos son: { $names }
broken-game = el juego { $name } del paquete { $package } no se puede usar: { $why }
game-name-taken = otro juego ya se llama así
game-no-card = { $where } no es la ficha de { $name }
game-folder-taken = su carpeta { $taken } se llama como la de otro juego
game-no-file = falta su archivo { $file }
unknown-bot = no hay ningún bot { $name }; los bots son: { $names }
bad-seats = a { $game } no pueden jugar { $seats }; se juega con { $allowed } jugadores
no-such-seat = no hay ningún asiento { $seat }; los asientos van de 0 a { $last }
bad-seed = { $seed } no es una semilla; una semilla es un número entero de 0 a 4611686018427387903
unknown-option = { $game } no tiene la opción { $name }; tiene: { $names }
bad-option = { $name } no puede ser { $value }; puede ser: { $expected }
deck-no-list = { $deck } no es un mazo; un mazo es una lista de nombres de cartas como { $example }
deck-no-card = la carta { $place } del mazo, { $card }, no existe en { $game }
deck-too-often = la carta { $place } del mazo, { $card }, sobra: en la caja hay { $copies }
nothing-to-undo = no hay ninguna jugada que deshacer
not-a-race = { $at } no es un tiempo para una jugada de { $game }: solo las carreras llevan tiempos, en milisegundos enteros
nothing-to-choose = el asiento { $seat } no tiene ahora ninguna jugada que elegir
save-no-text = esto no es una partida guardada: se esperaba un texto y hay { $found }
save-no-match = línea { $line } de la partida guardada: se esperaba «{ $expected }» y hay { $found }
save-no-fact = línea { $line } de la partida guardada: se esperaba nombre, espacio y valor, cada nombre una vez; hay { $found }
save-no-moves = línea { $line } de la partida guardada: el texto acaba antes de la línea «{ $expected }»
save-lacks-fact = línea { $line } de la partida guardada: falta «{ $name }» antes de las jugadas
save-no-number = línea { $line } de la partida guardada: { $name } no es un número: { $found }
save-no-move = línea { $line } de la partida guardada: se esperaba asiento, espacio y jugada; hay { $found }
save-other-rules = línea { $line } de la partida guardada: se jugó con la versión { $found } de las reglas de { $game }; este programa conoce la versión { $expected }
save-wrong = línea { $line } de la partida guardada: { $why }

# The command line
cli = Juegos de líneas en la terminal: jugar, consultar las reglas, repetir partidas, medir.
cli-example = Ejemplo: { $example }
cli-games = Enumera los juegos, o las opciones de uno.
cli-games-game = El juego cuyas opciones se muestran.
cli-rules = Muestra las reglas numeradas de un juego, o una de ellas.
cli-rules-rule = Un número de regla como { $example }, o una palabra que buscar.
cli-play = Juega contra bots en la terminal.
cli-replay = Muestra una partida guardada jugada a jugada.
cli-replay-step = Espera la tecla Intro después de cada jugada.
cli-replay-until = Se detiene tras estas jugadas y muestra la mesa.
cli-bench = Mide la velocidad de los juegos, junto a los de OpenSpiel si está instalado.
cli-bench-seconds = Cuánto tiempo se mide cada cifra.
cli-serve = Abre mesas en el navegador: para este equipo, tu red doméstica o todo el mundo.
cli-serve-host = La dirección en la que se escucha.
cli-serve-port = El puerto; si no se indica, el primero libre desde el 8000.
cli-serve-workers = Cuántos procesos; más de uno necesita PostgreSQL.
cli-serve-lan = Deja entrar a los teléfonos y equipos de la misma red y muestra la dirección como código QR.
cli-serve-open = Abre el navegador.
cli-no-table = para servir mesas hacen falta algunos paquetes más: pip install 'linewright[table]'
cli-backup = Copia todas las mesas en un archivo, también mientras el servidor funciona.
cli-backup-file = El archivo de la copia.
cli-backup-force = Reemplaza un archivo que ya existe.
cli-restore = Llena un PostgreSQL vacío con una copia así.
cli-bench-what = Juegos que se miden, todos si no se indica; o «table» para poner un servidor bajo carga.
cli-bench-tables = Con «table»: cuántas mesas.
cli-bench-sockets = Con «table»: oyentes en cada una.
cli-bench-rate = Con «table»: jugadas por segundo, en todas las mesas juntas.
cli-bench-idle = Con «table»: oyentes que solo esperan, abiertos después.
cli-compile = Genera ahora el código máquina de todos los juegos, para que después no haga falta.
cli-game = Un juego; «linewright games» los enumera.
cli-seats = Cuántos juegan: tú y los bots.
cli-seat = Cuál es tu asiento, desde 0.
cli-bot = Quién juega en los demás asientos: { $names }.
cli-seed = Un número que decide el reparto, para jugar otra vez el mismo.
cli-first = El asiento que empieza; si no se indica, uno al azar.
cli-option = Una opción de reglas como nombre=valor; se puede repetir.
cli-load = Continúa una partida guardada.
cli-save = Dónde se guarda la partida al salir.
cli-language = en, de o es; si no se indica, el idioma del sistema.
cli-version = Muestra la versión.
cli-file = Una partida guardada.
cli-bad-option-text = { $text } no es una opción; escribe nombre=valor, por ejemplo { $example }
cli-no-file = no se puede leer { $file }: { $why }
cli-cannot-save = no se puede escribir { $file }: { $why }
cli-load-alone = una partida guardada tiene su propio juego, asientos, semilla y opciones: --load no va con ninguno de ellos
cli-no-rule = { $game } no tiene la regla { $rule }; «linewright rules { $game }» las muestra todas
cli-no-extra = la línea de órdenes necesita algunos paquetes más: pip install 'linewright[cli]'
cli-error = linewright: { $message }
cli-interrupted = interrumpido
cli-building = generando el código máquina de { $game }: { $done } de { $total }
cli-built = el código máquina de { $game } está listo
cli-build-failed = no se pudo generar el código máquina de { $game } (código { $code }); «python -m linewright.core.compile { $game }» dice por qué
games-game = juego
games-seats = jugadores
games-minutes = minutos
games-about = de qué trata
games-option = opción
games-choices = posibilidades, la habitual primero
games-rule = regla
games-title = { $title }: { $seats } jugadores, unos { $minutes } minutos. Opciones, por ejemplo --option NOMBRE=VALOR:

# At the terminal table
you = Tú
seat-name = Asiento { $seat }
bot-name = { $bot } { $seat }
table-prompt = tu jugada
table-help = Escribe una jugada (Tab la completa), o: ? qué se puede · hint (pista) · undo (deshacer) · rules REGLA · log · save ARCHIVO · quit (salir) · Intro: que sigan los demás
table-legal = Puedes:
table-idle = Nadie más hace nada ahora: te toca a ti.
table-hint = { $bot } jugaría: { $move }
table-hint-wait = esperar
table-undone = Deshecho hasta tu última jugada.
table-saved = Guardado en { $file }.
table-quit = Continúa más tarde con: { $command }
table-bye = Hasta pronto.
table-winner = { $count ->
    [one] { $names } gana: { $score }.
   *[other] { $names } ganan: { $score }.
}
table-you-win = Ganas: { $score }.
table-nobody-wins = Nadie gana: empate.
table-score = { $name }: { $score }
table-thinking = se genera el código máquina de los bots: { $done } de { $total }
replay-end = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
replay-step = Intro: siguiente jugada, q: parar

# Measuring
bench-title = Partidas al azar hasta el final, un núcleo, { $machine }
bench-game = juego
bench-seats = asientos
bench-moves = jugadas por segundo
bench-games = partidas por segundo
bench-length = jugadas por partida
bench-ratio = veces el rival más rápido
bench-copy = copiar un estado ({ $bytes } bytes): { $nanoseconds } ns
bench-no-peers = OpenSpiel no está instalado, así que no hay con qué comparar: pip install 'linewright[peers]'
bench-measuring = midiendo { $what }
bench-note = Una jugada es una decisión; las cartas repartidas no cuentan, ni aquí ni allí.

# Deals that can be checked
deal-no-secret = { $found } no es el secreto de una mesa: se esperaban 64 cifras hexadecimales
deal-no-nonce = { $found } no es un valor al azar: se esperaban de 16 a 64 cifras hexadecimales, en una partida guardada como asiento:valor
deal-other-commit = la mesa se había comprometido con { $found }, pero su secreto da { $expected }
cli-verify = Comprueba el reparto de una partida terminada: ¿sale todo el azar de aquello con lo que se comprometió la mesa?
cli-verify-commit = Lo que mostró la mesa antes de repartir; si no se indica, lo que dice el archivo.
verify-good = El reparto es correcto: el secreto y el compromiso coinciden, y las { $moves } jugadas son legales en la partida repartida con ellos.
verify-commit = compromiso { $commit }
verify-no-deal = esta partida se repartió con una semilla, no con un secreto: no hay nada que comprobar
verify-not-over = todas las jugadas hasta aquí son correctas; la partida no ha terminado

# The first-game guide
guide-elsewhere = { $move } también se puede jugar, pero probemos antes otra cosa: { $expected }
guide-over = la lección ha terminado: te espera una partida de verdad
no-guide = { $game } aún no tiene lección

# Bajo carga
load-title = { $tables } mesas, { $moves } jugadas por segundo durante { $seconds } s
load-what = cifra
load-measured = medido
load-bar = meta
load-met = cumplida
load-yes = sí
load-no = NO
load-sockets = conexiones que escuchan
load-sent = jugadas enviadas por segundo
load-acknowledged = jugadas guardadas y confirmadas por segundo
load-told-50 = lo sabe toda la mesa, la mitad en
load-told-95 = … el 95 % en
load-told-99 = … el 99 % en
load-told-max = … todas en
load-post = respondidas, el 50 / 95 / 99 % en
load-late = retraso propio del medidor, 50 / 95 / 99 %
load-driver = tiempo de procesador del medidor
load-commit = una transacción tarda
load-appends = sucesos en una transacción
load-cpu = tiempo de procesador del servidor por suceso
load-memory = memoria del servidor, como máximo
load-held = conexiones en reposo mantenidas
load-memory-idle = memoria con ellas, como máximo
load-beside-95 = junto a ellas lo sabe toda la mesa, el 95 % en
load-note = Desde justo antes de enviar una jugada hasta que la tiene la última conexión de su mesa. El retraso propio del medidor está en cada cifra.
load-starting = arranca un servidor …
load-opening = mesas: { $count } de { $all } …
load-playing = se juega durante { $seconds } s …
load-idling = conexiones en reposo: { $count } de { $all } …
load-beside = se juega junto a las conexiones en reposo …
load-not-started = el servidor no arrancó: { $why }
load-driver-failed = el medidor falló: { $why }
