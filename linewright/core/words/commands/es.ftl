# Refusals of the library
deck-no-list = { $deck } no es un mazo; un mazo es una lista de nombres de cartas como { $example }
deck-no-card = la carta { $place } del mazo, { $card }, no existe en { $game }
deck-too-often = la carta { $place } del mazo, { $card }, sobra: en la caja hay { $copies }
save-no-text = esto no es una partida guardada: se esperaba un texto y hay { $found }
save-no-match = línea { $line } de la partida guardada: se esperaba «{ $expected }» y hay { $found }
save-no-fact = línea { $line } de la partida guardada: se esperaban nombre, espacio y valor, cada nombre una sola vez; hay { $found }
save-no-moves = línea { $line } de la partida guardada: el texto acaba antes de la línea «{ $expected }»
save-lacks-fact = línea { $line } de la partida guardada: falta «{ $name }» antes de las jugadas
save-no-number = línea { $line } de la partida guardada: { $name } no es un número: { $found }
save-no-move = línea { $line } de la partida guardada: se esperaban asiento, espacio y jugada; hay { $found }
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
cli-replay-until = Se detiene tras este número de jugadas y muestra la mesa.
cli-bench = Mide la velocidad de los juegos y la compara con OpenSpiel, si está instalado.
cli-bench-seconds = Cuánto tiempo se mide cada cifra.
cli-serve = Abre mesas en el navegador: para este equipo, tu red doméstica o todo el mundo.
cli-serve-host = La dirección en la que se escucha.
cli-serve-port = El puerto (por defecto, el primero libre desde el 8000).
cli-serve-workers = Número de procesos; con más de uno hace falta PostgreSQL.
cli-serve-lan = Permite entrar a teléfonos y equipos de la misma red y muestra la dirección como código QR.
cli-serve-open = Abre el navegador.
cli-no-table = para abrir mesas hacen falta algunos paquetes más: pip install 'linewright[table]'
cli-backup = Copia todas las mesas en un archivo, incluso con el servidor en marcha.
cli-backup-file = El archivo de la copia.
cli-backup-force = Reemplaza un archivo que ya existe.
cli-restore = Llena una base de datos PostgreSQL vacía con una de esas copias.
cli-bench-what = Juegos que se miden (por defecto, todos), o «table» para poner un servidor bajo carga.
cli-bench-tables = Con «table»: número de mesas.
cli-bench-sockets = Con «table»: conexiones por mesa.
cli-bench-rate = Con «table»: jugadas por segundo, entre todas las mesas.
cli-bench-idle = Con «table»: conexiones que solo esperan, abiertas después.
cli-compile = Genera ya el código máquina de todos los juegos, para no tener que hacerlo después.
cli-game = Un juego; «linewright games» los enumera.
cli-seats = Número de asientos: el tuyo y los de los bots.
cli-seat = Cuál es tu asiento, desde 0.
cli-bot = Quién juega en los demás asientos: { $names }.
cli-seed = Un número que decide el reparto, para jugar otra vez el mismo.
cli-first = El asiento que empieza (por defecto, al azar).
cli-option = Una opción de reglas como nombre=valor; se puede repetir.
cli-load = Reanuda una partida guardada.
cli-save = Dónde se guarda la partida al salir.
cli-language = en, de o es (por defecto, el idioma del sistema).
cli-version = Muestra la versión.
cli-file = Una partida guardada.
cli-bad-option-text = { $text } no es una opción; escribe nombre=valor, por ejemplo { $example }
cli-no-file = no se puede leer { $file }: { $why }
cli-cannot-save = no se puede escribir { $file }: { $why }
cli-load-alone = una partida guardada ya trae su juego, asientos, semilla y opciones: --load no se combina con ninguno de ellos
cli-no-rule = { $game } no tiene la regla { $rule }; «linewright rules { $game }» las muestra todas
cli-no-extra = los comandos necesitan algunos paquetes más: pip install 'linewright[cli]'
cli-error = linewright: { $message }
cli-interrupted = interrumpido
cli-building = generando el código máquina de { $game }: { $done } de { $total }
cli-built = el código máquina de { $game } está listo
cli-build-failed = no se pudo generar el código máquina de { $game } (código { $code }); «python -m linewright.core.compile { $game }» dice por qué

# Measuring
bench-title = Partidas al azar hasta el final, un núcleo, { $machine }
bench-game = juego
bench-seats = asientos
bench-moves = jugadas por segundo
bench-games = partidas por segundo
bench-length = jugadas por partida
bench-ratio = frente al rival más rápido
bench-copy = copiar un estado ({ $bytes } bytes): { $nanoseconds } ns
bench-no-peers = OpenSpiel no está instalado, así que no hay con qué comparar: pip install 'linewright[peers]'
bench-measuring = midiendo { $what }
bench-note = Una jugada es una decisión; las cartas repartidas no cuentan, ni aquí ni en OpenSpiel.

# Deals that can be checked
cli-verify = Comprueba el reparto de una partida terminada: ¿sale todo el azar del secreto cuya huella mostró la mesa?
cli-verify-commit = La huella que mostró la mesa antes de repartir (por defecto, la del archivo).

# Bajo carga
load-title = { $tables } mesas, { $moves } jugadas por segundo durante { $seconds } s
load-what = cifra
load-measured = medido
load-bar = meta
load-met = cumplida
load-yes = sí
load-no = NO
load-sockets = conexiones abiertas
load-sent = jugadas enviadas por segundo
load-acknowledged = jugadas guardadas y confirmadas por segundo
load-told-50 = llega a toda la mesa, la mitad en
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
load-beside-95 = junto a ellas llega a toda la mesa, el 95 % en
load-note = Desde justo antes de enviar una jugada hasta que llega a la última conexión de su mesa. El retraso propio del medidor está incluido en cada cifra.
load-starting = arrancando un servidor…
load-opening = mesas: { $count } de { $all }…
load-playing = jugando durante { $seconds } s…
load-idling = conexiones en reposo: { $count } de { $all }…
load-beside = jugando junto a las conexiones en reposo…
load-not-started = el servidor no arrancó: { $why }
load-driver-failed = el medidor falló: { $why }
