# Refusals of the library
deck-no-list = { $deck } no es un mazo; un mazo es una lista de nombres de cartas como { $example }
deck-no-card = la carta { $place } del mazo, { $card }, no existe en { $game }
deck-too-often = la carta { $place } del mazo, { $card }, sobra: en la caja hay { $copies }
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
cli-verify = Comprueba el reparto de una partida terminada: ¿sale todo el azar de aquello con lo que se comprometió la mesa?
cli-verify-commit = Lo que mostró la mesa antes de repartir; si no se indica, lo que dice el archivo.

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
