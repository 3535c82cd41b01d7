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
save-changed-rules = línea { $line } de la partida guardada: las jugadas ya no llevan a donde llevaban: se jugó con otras reglas de { $game } (resumen { $found }, aquí { $expected })
save-other-end = línea { $line } de la partida guardada: las jugadas llevan a { $expected }, no a { $found }; el texto se ha modificado
save-wrong = línea { $line } de la partida guardada: { $why }
broken-bot = el bot { $name } del paquete { $package } no se puede usar: { $why }
bot-name-taken = ya hay otro bot llamado { $name }
bot-not-found = no hay ningún bot en { $where }: { $why }
bot-no-kind = { $kind } no es un bot: se espera una subclase de linewright.Bot
bot-no-pick = el bot { $kind } aún no puede elegir una jugada: le falta un método pick(self, seen)
bot-no-name = el bot { $kind } no puede llamarse { $name }: un nombre tiene hasta 40 letras minúsculas, cifras, guiones y guiones bajos
bot-no-games = los juegos del bot { $kind } no pueden ser { $games }: se espera una lista de nombres, o None para todos los juegos
bot-other-name = { $where } se llama { $found }, pero su paquete lo llama { $name }
bot-other-table = este bot, { $bot }, es para { $game } y no puede elegir una jugada en { $found }

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
cli-serve-bot = Un bot tuyo contra el que se puede jugar, como módulo:Clase; se puede repetir.
cli-serve-host-name = Un nombre con el que se llega al servidor, además del de esta máquina; se puede repetir. * los permite todos.
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
cli-bench-peers = Con «table»: someter a boardgame.io y Colyseus a la misma carga y comparar (necesita Node.js).
cli-compile = Genera ya el código máquina de todos los juegos, para no tener que hacerlo después.
cli-game = Un juego; «linewright games» los enumera.
cli-seats = Número de asientos: el tuyo y los de los bots.
cli-seat = Cuál es tu asiento, desde 0.
cli-bot = Quién juega en los demás asientos: { $names }, o un bot tuyo como módulo:Clase.
cli-seed = Un número que decide el reparto, para jugar otra vez el mismo.
cli-daily = El rompecabezas de un día, igual para todo el mundo: today (hoy) o una fecha como 2026-11-16.
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
usage = Uso:
usage-options = Opciones:
usage-arguments = Argumentos:
usage-commands = Comandos:
usage-some-options = [OPCIONES]
usage-some-command = COMANDO …
usage-help = Muestra esta ayuda.
usage-install-completion = Instala el autocompletado con Tab en esta consola.
usage-show-completion = Muestra el autocompletado con Tab de esta consola.
usage-default = por defecto
usage-required = obligatorio
usage-no-command = no existe el comando { $name }; --help los muestra todos
usage-no-option = no existe la opción { $name }; --help las muestra todas
usage-no-argument = falta { $name }; --help dice qué es
usage-missing-command = falta un comando; --help los muestra todos
usage-too-many = sobra algo: { $name }
usage-no-value = falta un valor después de { $name }
usage-bad-value = { $name }: { $why }
usage-no-integer = se espera un número entero
usage-no-number = se espera un número
usage-too-small = se espera { $limit } o más
usage-too-large = se espera { $limit } o menos
cli-system = este ordenador no lo permite: { $why }
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

# Beside other servers
peers-title = { $tables } partidas con { $sockets } conexiones cada una, { $moves } jugadas por segundo
peers-server = servidor
peers-cpu = tiempo de procesador por jugada
peers-told = último oyente avisado, 95 % en
peers-most = máximo de jugadas por segundo
peers-memory = memoria
peers-driver = programa de medida por jugada
peers-note = Cada servidor tiene un núcleo y SQLite con synchronous=FULL, y no avisa de una jugada hasta que está guardada. Los otros juegan a un juego en el que cada cual ve { $bytes } bytes, como en los nuestros. Entre paréntesis: cuántas veces el nuestro. Máximo: 95 % avisados en 100 ms; con ≥ se llenó antes el núcleo del programa de medida.
peers-fetching = npm descarga los otros servidores…
peers-starting = { $server } arranca…
peers-playing = { $server }: { $rate } jugadas por segundo…
peers-no-node = boardgame.io y Colyseus se omiten: necesitan Node.js con npm, y aquí no está.
peers-old-node = boardgame.io y Colyseus se omiten: necesitan Node.js { $least } o posterior, y este es { $version }.
peers-not-installed = boardgame.io y Colyseus se omiten: npm no pudo instalarlos ({ $why }).

# Match-ups and tournaments
cli-match = Enfrenta a dos bots con los mismos repartos y los bandos cambiados, y dice cuál es más fuerte.
cli-tournament = Enfrenta a muchos bots: una tabla de todos contra todos, y su nivel en números.
cli-bots = Bots separados por comas: { $names }, uno tuyo como módulo:Clase, un programa como «cmd:python my_bot.py»; nombre@0.1 piensa 0,1 segundos por jugada.
cli-match-games = Al menos estas partidas; cada reparto se juega una vez con cada disposición de los bandos.
cli-tournament-games = Al menos estas partidas entre cada dos bots, o en todas las mesas si juegan más de dos bandos.
cli-match-seats = Número de asientos (por defecto, los menos que admite el juego).
cli-match-seconds = Segundos por jugada para los bots a los que se les puede decir cuánto pensar.
cli-match-limit = Segundos tras los que un bot que no ha jugado pierde la partida (por defecto, 30, o 5 veces lo que se le dio).
cli-match-jobs = Número de procesos (por defecto, uno por núcleo); el resultado no depende de él.
cli-match-sprt = Se detiene en cuanto está claro cuál de dos diferencias de Elo encaja mejor, por ejemplo: 0 20.
cli-match-json = Muestra el resultado como JSON.
contest-few-bots = hacen falta al menos dos bots para enfrentarse; hay: { $names }
contest-two-bots = un duelo es entre dos bots, no { $count }; para más está «tournament»
contest-bad-names = no se pueden leer los nombres de los bots en { $text }: sepáralos con comas, y pon comillas alrededor de una coma que sea parte de un comando
contest-bad-games = { $count } no es un número de partidas: se espera 1 o más
contest-bad-jobs = { $count } no es un número de procesos: se espera 1 o más
contest-bad-sprt = { $bounds } no se puede contrastar: se esperan dos diferencias de Elo, la menor primero, por ejemplo 0 20
contest-no-worker = los procesos que juegan las partidas no arrancan o no aguantan: { $why }
contest-no-openskill = para valorar a más de dos bandos hace falta openskill: pip install 'linewright[cli]'
bot-bad-seconds = { $seconds } no es un tiempo para pensar: se esperan segundos, más de 0
bot-takes-no-time = al bot { $bot } no se le puede decir cuánto pensar: su método choose no toma budget_ms
bot-bad-command = { $command } no es un comando: { $why }
bot-no-answer = el programa del bot no respondió: { $why }
bot-no-program = en este equipo no hay ningún programa { $program }
contest-title = { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, semilla { $seed }: { $one } contra { $other }, { $games } partidas, { $deals } repartos
contest-tournament-title = { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, semilla { $seed }: { $bots } bots, { $games } partidas, { $deals } repartos
contest-bot = bot
contest-victories = victorias
contest-solved = resueltos
contest-points = puntos
contest-moves = jugadas
contest-median = ms por jugada, mediana
contest-longest = ms por jugada, máximo
contest-rating-elo = Elo
contest-rating-openskill = nivel
contest-table-note = En cada fila: con qué frecuencia ese bot fue mejor que el del número de arriba; los empates cuentan la mitad.
contest-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
contest-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
contest-whole = { $number }
contest-share = { $bot } gana el { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (con un 95 % de confianza, del { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } al { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); las victorias compartidas cuentan en parte
contest-even = con { $sides } bandos, lo igualado sería el { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-elo = Diferencia de Elo: { $elo } (con un 95 % de confianza, de { $low } a { $high })
contest-test-better = El contraste ha terminado: { $bot } es más fuerte que { $other }, antes por { $to } que por { $from } de Elo (LLR { $ratio }, límite { $upper }).
contest-test-not-better = El contraste ha terminado: { $bot } no supera a { $other } por { $to } de Elo; { $from } encaja mejor (LLR { $ratio }, límite { $lower }).
contest-test-open = El contraste no está decidido: { $bot } puede estar { $from } o { $to } de Elo por encima de { $other } (LLR { $ratio }, límites { $lower } y { $upper }); hacen falta más partidas.
contest-lost-raised = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por un error.
contest-lost-illegal = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por una jugada que no es legal.
contest-lost-nonsense = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por una respuesta que no se puede leer.
contest-lost-late = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por no responder a tiempo.
contest-lost-died = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} porque el programa terminó.
contest-lost-killed = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} porque su proceso murió.
contest-lost-stalled = { $bot } perdió { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por jugar sin fin sin cambiar nada.
contest-why = La primera vez: { $why }
contest-stopped = Se detuvo antes de tiempo; este es el resultado hasta aquí.

# Reviews
cli-review = Analiza una partida guardada: qué valía cada decisión y qué trajo la suerte.
cli-review-seat = El asiento que se analiza, contado desde 0; se puede repetir (por defecto: todos).
cli-review-json = Muestra el análisis como JSON.
cli-review-seconds = Cuánto tiempo se analiza (por defecto: unos diez segundos).
cli-review-working = analizando la jugada { $done } de { $total }
review-not-over = Esta partida no ha terminado: el resultado es lo que cabía esperar en la última jugada.
review-graph = Probabilidad de ganar: { $graph }
review-start = inicio
review-choices = decisiones propias
review-others = el resto
review-luck = suerte
review-result = resultado
review-move = jugada
review-played = se jugó
review-best = lo mejor
review-loss = pérdida, centésimas de victoria
review-points = en puntos
review-decisions = Decisiones: { $count }, de las que { $costly } se podían mejorar.

review-moment-choice = Jugada { $move }: { $best } era mejor que { $played }. La probabilidad de ganar habría sido del { $better } %, no del { $chance } %.
review-moment-hasty = Jugada { $move }: era mejor esperar que { $played }. La probabilidad de ganar habría sido del { $better } %, no del { $chance } %.
review-moment-missed = Jugada { $move }: { $best } era posible, y no se hizo nada. La probabilidad de ganar habría sido del { $better } %, no del { $chance } %.
review-moment-unsolved = Jugada { $move }: { $best } era mejor. Así se resuelve el { $better } %, no el { $chance } %.
review-solving = Resuelto: { $graph }
review-solved = { $share ->
    [100] Resuelto después de { $moves } jugadas.
   *[other] { $share } % resuelto después de { $moves } jugadas; era posible el { $best } %.
}
review-moment-good-luck = Jugada { $move }, { $played }: suerte con las cartas. La probabilidad de ganar subió { $change } puntos porcentuales.
review-moment-bad-luck = Jugada { $move }, { $played }: mala suerte con las cartas. La probabilidad de ganar bajó { $change } puntos porcentuales.
review-average = { $loss } centésimas de victoria perdidas por decisión: { $band ->
    [6] casi nada.
    [5] muy poco.
    [4] poco.
    [3] algunas oportunidades perdidas.
    [2] muchas oportunidades perdidas.
   *[other] la mayoría de las oportunidades perdidas.
}

# Puzzles
no-puzzles = { $game } no tiene rompecabezas
no-such-puzzle = { $game } no tiene ningún rompecabezas { $name }; «linewright puzzle { $game } --list» los muestra todos
cli-puzzle = Resuelve un rompecabezas: una posición en la que una jugada es claramente la mejor. Sin más, el de hoy, igual para todo el mundo.
cli-puzzle-game = Un juego que tenga rompecabezas (por defecto: el primero que los tenga).
cli-puzzle-name = El rompecabezas con este nombre; --list los muestra todos.
cli-puzzle-day = El rompecabezas de este día: today (hoy) o una fecha como 2026-11-16.
cli-puzzle-random = Un rompecabezas cualquiera.
cli-puzzle-list = Muestra los rompecabezas del juego.
cli-puzzle-move = Tu respuesta: se dice enseguida cuánto vale la jugada.
cli-puzzle-json = Lo muestra como JSON: el rompecabezas sin solución o, con --move, cuánto vale la jugada.
cli-puzzle-one = los rompecabezas, de uno en uno: solo una opción de --name, --day y --random
table-puzzle = { $game }, rompecabezas { $name }, { $grade ->
    [1] fácil
    [2] con truco
   *[other] difícil
}. Es la jugada { $move } de una partida entre bots.
table-puzzle-news = Desde tu último turno:
table-puzzle-ask = Te toca, y una jugada es claramente la mejor. ¿Cuál?
table-puzzle-help = Escribe una jugada (Tab la completa), o: ? qué se puede jugar · hint (pista) · answer (solución) · rules REGLA · log · quit (salir)
table-puzzle-right = Correcto: { $move } es la mejor jugada.
table-puzzle-wrong = { $move } no es la mejor jugada. Probabilidad de ganar: { $chance } %; la mejor da { $loss } puntos porcentuales más. ¡Inténtalo otra vez!
table-puzzle-far = { $move } no es de las mejores jugadas: la mejor da al menos { $loss } puntos porcentuales más. ¡Inténtalo otra vez!
table-puzzle-hint = Con la mejor jugada, la probabilidad de ganar es del { $chance } %; con la segunda mejor, del { $next } %. A favor de la mejor:
table-puzzle-answer = La mejor jugada es { $move }.
table-puzzle-name = rompecabezas
table-puzzle-grade = dificultad
table-puzzle-grade-of = { $grade ->
    [1] fácil
    [2] con truco
   *[other] difícil
}
table-puzzle-seats = personas
table-puzzle-number = jugada
table-puzzle-today = de hoy
table-puzzle-move = jugada
table-puzzle-chance = probabilidad de ganar, %

# El laboratorio
cli-simulate = Juega muchísimas partidas a la vez y dice qué salió de ellas.
cli-report = Escribe un informe sobre un juego: quién gana, cuánto dura, suerte y decisión, qué cambian las opciones.
cli-lab-games = Número de partidas.
cli-lab-seats = Número de asientos.
cli-lab-bots = Quién juega: uno en todos los asientos o uno por asiento, separados por comas: random, greedy o un nivel que decide a primera vista.
cli-lab-device = cpu (todos los núcleos) o cuda (una GPU de NVIDIA).
cli-lab-on = Un clúster de Ray como ray://10.0.0.5:10001, o local para arrancar Ray en este equipo.
cli-lab-workers = Cuántos hilos o procesos de Ray juegan (por defecto, uno por núcleo); el resultado no depende de ello.
cli-lab-out = Un archivo con cada partida: .parquet o .json.
cli-lab-json = Muestra el resumen como JSON.
cli-lab-what-if = Cambia las reglas: un número como NAME=2, varios separados por comas, o un archivo de Python que sustituye funciones.
cli-report-games = Número de partidas para cada dato del informe.
cli-report-out = El informe: un archivo HTML.
cli-report-csv = Una carpeta para todos los datos en CSV.
lab-bad-games = no se pueden jugar { $games } partidas: se espera un número entero desde 1
lab-bad-batch = no se pueden tener { $games } partidas a la vez: se espera un número entero de 1 a { $most }
lab-no-race = los asientos de { $game } actúan uno tras otro: lo juega env; parallel_env juega carreras: { $races }
lab-bad-bots = { $bots } no dice quién juega: se espera uno para todos o uno para cada uno de los { $seats } asientos
lab-unknown-bot = { $bot } no juega a { $game } en el laboratorio; juegan: { $names }
lab-bot-thinks = { $bot } sopesa cada jugada en muchos mundos y es demasiado lento para el laboratorio (para eso está el torneo de bots); en el laboratorio juegan: { $names }
lab-bad-device = no existe el dispositivo { $device }: se espera uno de { $devices }
lab-bad-workers = no pueden jugar { $workers } procesos: se espera un número entero desde 1
lab-one-place = se juega o bien en una GPU (--device cuda) o bien en un clúster (--on), no en ambos
lab-no-gpu = aquí no hay ninguna GPU de NVIDIA que se pueda usar: hace falta una GPU con su controlador y pip install 'linewright[cuda]'; --device cpu juega las mismas partidas
lab-bad-actions = estas no son jugadas para { $n } partidas: se espera un número entero para cada una, y hay { $shape }
lab-bad-array = en esta matriz no se puede escribir: se espera { $shape } sin huecos
lab-no-package = para esto hace falta el paquete { $package }: pip install 'linewright[{ $extra }]'
lab-no-cluster = no hay ningún clúster de Ray en { $address }: { $why }
lab-bad-file = no se pueden escribir partidas en { $file }: el nombre debe terminar en uno de { $kinds }
lab-what-if-text = { $text } no dice qué cambiar: se espera NOMBRE=número o un archivo .py; los números son { $names }
lab-what-if-no-name = las reglas de { $game } no tienen ningún número { $name }; tienen { $names }
lab-what-if-no-numbers = las reglas de { $game } no nombran números, así que no existe { $name }; un archivo de Python puede sustituir sus funciones
lab-what-if-no-number = { $name } no puede ser { $value }: se espera un número entero como { $usual }
lab-what-if-raises = no se puede ejecutar { $file }: { $why }
lab-what-if-no-function = { $name } no sustituye ninguna función de { $game } ni ayuda a una que lo haga; sus funciones son { $names }
lab-what-if-arguments = { $name } en { $file } debe tomar los mismos argumentos que la función que sustituye: { $arguments }
lab-what-if-fails = con { $change } no se puede jugar: { $why }
lab-what-if-breaks = con { $change } el juego se rompe: su propia comprobación encuentra el fallo { $number }
lab-what-if-not-compiled = { $change } no se puede traducir a código máquina: { $why }
lab-title = { $game }, { $seats } asientos: { NUMBER($games) } partidas en { NUMBER($seconds, maximumFractionDigits: 1) } s, semilla { $seed }
lab-rate = { NUMBER($games, maximumFractionDigits: 0) } partidas y { NUMBER($moves, maximumFractionDigits: 1) } millones de jugadas por segundo
lab-seat = Asiento
lab-bot = Bot
lab-victories = Victorias
lab-points = Puntos
lab-counted = Media por partida
lab-figure = Media
lab-interval = 95 %
lab-count-moves = jugadas
lab-count-lead = ventaja en puntos
lab-count-best = puntuación más alta
lab-part = { $part } (de { $whole })
lab-undecided = { NUMBER($games) } partidas seguían sin decidirse tras { NUMBER($turns) } jugadas.
lab-written = Todas las partidas están en { $file }.
lab-stopped = Se detuvo antes de tiempo: estas son las primeras { NUMBER($games) } partidas.
lab-compiling = Preparando el código máquina …
lab-progress = Jugando …
report-about = Lo que dicen de este juego muchísimas partidas entre bots. Todos los intervalos valen con un 95 % de confianza; las diferencias se miden partida a partida con los mismos repartos.
report-fact-games = Partidas por dato
report-fact-seats = Asientos
report-fact-seed = Semilla
report-fact-options = Opciones
report-fact-usual = las habituales
report-figures = Los datos en una tabla
report-end = Escrito por Linewright. ± es la mitad del intervalo del { $error } %; las líneas discontinuas marcan lo que sería igualado o ninguna diferencia. La misma semilla da el mismo informe.
report-seat = Asiento { $seat }
report-player-random = al azar
report-player-greedy = voraz
report-level-newcomer = novato
report-level-apprentice = aprendiz
report-level-journeyman = oficial
report-level-artisan = artesano
report-level-master = maestro
report-level-wright = wright
report-share-first = victorias del asiento que empieza
report-points-first = puntos
report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-percent-sign =  %
report-points-of-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
report-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-head-seat = Asiento
report-head-player = Bots
report-head-victories = Victorias
report-head-points = Puntos
report-head-figure = Media por partida
report-head-usual = Como es
report-head-other = Cambiado
report-head-difference = Diferencia
report-head-option = Opción
report-head-one-among = Uno entre otros
report-head-mean = Media
report-head-deviation = Desviación
report-head-least = Mínimo
report-head-low = 10 % por debajo
report-head-median = Mediana
report-head-high = 90 % por debajo
report-head-most = Máximo
report-seats-title = Quién gana, por asiento
report-seats-about = El asiento 1 empieza y en todos los asientos hay bots voraces. La línea discontinua es una parte igual, { NUMBER($share, maximumFractionDigits: 1) } %; una victoria compartida cuenta por partes.
report-points-title = Puntos de un asiento
report-points-about = Con qué frecuencia un asiento acaba con cuántos puntos; en la imagen está el { NUMBER($share, maximumFractionDigits: 1) } % de las partidas.
report-moves-title = Cuánto duran las partidas
report-moves-about = Jugadas de todos los asientos juntos; en la imagen está el { NUMBER($share, maximumFractionDigits: 1) } % de las partidas.
report-counts-title = Qué pasa en una partida
report-counts-about = Media por partida, cuando todos juegan de forma voraz y cuando todos juegan al azar.
report-luck-title = Suerte y decisión
report-luck-about = Con qué frecuencia gana un bot contra otros que juegan al azar, por turno en cada asiento. Cuanto más lejos de la parte igual del { NUMBER($share, maximumFractionDigits: 1) } %, más cuentan las decisiones. La tabla muestra cada tipo de bot entre cada uno de los demás.
report-luck-deal = Cuando el mismo reparto se juega dos veces con otras decisiones ({ $bots } en todos los asientos), vuelve el { NUMBER($share, maximumFractionDigits: 1) } % de las diferencias de puntos: eso es lo que decide el reparto por sí solo.
report-options-title = Qué cambia cada opción
report-options-about = Cada opción por sí sola frente al juego tal como es, con bots voraces. Un punto relleno es una diferencia bastante segura: su intervalo deja fuera el cero.
report-options-idle = Sin efecto en los bots, porque solo cambia lo que se ve o no se dio: { $options }.
report-what-if = ¿Qué pasaría si…? { $change }
report-what-if-about = El juego tal como es junto al cambiado: los mismos repartos, bots voraces en todos los asientos.
report-what-if-idle = Todas las partidas fueron iguales: el cambio nunca se dio.
report-relative = Diferencia como parte de lo habitual
report-done = El informe está en { $file }.
report-csv-done = Hay { $files } tablas en { $folder }.
