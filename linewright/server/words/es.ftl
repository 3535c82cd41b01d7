# Negativas de la mesa; cada identificador es también el código para los programas
bad-request = esto no se puede leer: { $problem }
bad-seat-wish = un asiento no puede ser para { $wish }; puede ser para: me, human, open, { $bots }
file-option = { $name } no puede ser aquí un archivo; puede ser: { $choices }
no-person = ¿quién eres? Da primero un nombre
wrong-passphrase = ninguna cuenta tiene este nombre y esta contraseña
not-host = eso solo puede hacerlo el anfitrión
not-your-seat = el asiento { $seat } no es tuyo
not-seated = no tienes asiento en esta mesa
muted = el anfitrión te ha silenciado
removed = el anfitrión te ha echado de esta mesa
no-spectators = en esta mesa solo pueden mirar quienes juegan
no-hints = aquí no se dan pistas
other-origin = esta petición viene de la página de otro sitio
no-such-page = aquí no hay nada
no-such-table = no existe esa mesa
no-such-code = ninguna mesa abierta tiene este código
no-such-person = esa persona no está en esta mesa
no-such-match = la partida { $match } no se ha jugado en esta mesa
no-such-language = no hay reglas en { $language }; las hay en: { $languages }
no-deal = esta partida no se repartió a partir de un secreto: no hay nada que comprobar
wrong-method = esto no se puede pedir así
seat-taken = el asiento { $seat } está ocupado
seats-full = no hay ningún asiento libre
seats-empty = alguien tiene que sentarse todavía: asiento { $seats }
already-started = la partida ya ha empezado
not-started = la partida no ha empezado
not-over = la partida no ha terminado
match-over = la partida ha terminado
paused = la partida está en pausa
not-paused = la partida no está en pausa
stale = ha pasado algo que no habías visto; el último suceso es el número { $number }
bot-plays = { $bot } juega por ti en el asiento { $seat }; recupera primero tu asiento
seat-resigned = el asiento { $seat } se ha rendido
nothing-asked = nadie te pregunta nada
already-asked = una pregunta sigue abierta
no-such-finding = esta mesa no puede decidir eso ahora
account-taken = este nombre pertenece a otra cuenta
has-account = ya tienes una cuenta
other-rules = esta mesa juega con la versión { $found } de las reglas de { $game }; este servidor conoce la versión { $expected }
too-large = es demasiado grande; como mucho { $most } bytes
too-many = demasiado de golpe; inténtalo de nuevo enseguida
too-many-tables = tienes { $most } mesas abiertas, y no puede haber más
too-many-listeners = tienes { $most } conexiones abiertas, y no puede haber más
broken = algo ha fallado aquí; no es culpa tuya
not-writing = ahora mismo no se puede guardar nada; inténtalo de nuevo dentro de poco
stopping = el servidor se está deteniendo

# Asientos
former-player = alguien que jugaba antes

# La orden
serve-address = Linewright está en { $address }
serve-lan = Todos en tu red pueden abrir esta dirección o escanear el código.
serve-file-held = otro proceso ya sirve { $file }; varios procesos necesitan PostgreSQL: define LINEWRIGHT_DATABASE
serve-needs-postgresql = { $workers } procesos necesitan PostgreSQL: define LINEWRIGHT_DATABASE con su dirección
serve-no-port = no se puede escuchar en { $host }, puerto { $port }: { $why }
serve-not-started = el servidor no pudo arrancar; las líneas de arriba dicen por qué
serve-bad-limit = { $name } contiene límites como moves=50, separados por comas; { $text } no lo es; los límites son: { $names }
serve-bad-proxy = { $name } contiene direcciones o redes de proxies, como 10.0.0.5 o 10.0.0.0/8, separadas por comas; { $text } no es ninguna

# Copias de los datos
backup-done = { $file }: { $megabytes } MB, mesas: { $tables }, sucesos: { $events }
backup-progress = { $percent } % …
backup-exists = { $file } ya existe; da otro nombre, o --force para reemplazarlo
backup-is-store = { $file } pertenece a los propios datos; una copia necesita un nombre propio
backup-beside = { $beside } está junto a { $file }: un servidor lo tiene abierto o no se detuvo en orden; da otro nombre
backup-no-store = no hay datos en { $place }
backup-other-version = los datos tienen la versión { $found } y este programa trabaja con la versión { $expected }; cópialos con el programa que los sirve
backup-failed = no se pudo escribir { $file }: { $why }
restore-done = { $file } está restaurado; mesas: { $tables }, sucesos: { $events }
restore-needs-postgresql = con SQLite no hay nada que restaurar: define LINEWRIGHT_DATABASE con { $file }, o con una copia, y arranca el servidor
restore-no-file = no existe el archivo { $file }
restore-newer = { $file } tiene la versión { $found }, que este programa no conoce; trabaja con la versión { $expected }
restore-not-empty = { $place } no está vacía; restaura en una base de datos nueva
restore-failed = no se pudo restaurar { $file }, y no se cambió nada: { $why }

# The plain pages
plain-play = Jugar ahora
plain-friends = Con amigos
plain-facts = { $most ->
    [one] Para un jugador, unos { $minutes } minutos
   *[other] { $seats } jugadores, unos { $minutes } minutos
}
plain-code = Código de una mesa
plain-join = Entrar
plain-own = Tus mesas
plain-home = Todos los juegos
plain-turn = Te toca.
plain-type = O escribe una jugada:
plain-do = Hacerla
plain-share = Otros entran con este enlace o con el código { $code }.
plain-free = libre
plain-sit = Sentarme
plain-start = Empezar
plain-undo = Deshacer
plain-resign = Rendirse
plain-rematch = Revancha
plain-guest = Invitado
plain-won = Victoria: { $names }
plain-nobody-won = No gana nadie.
plain-status-open = sin empezar
plain-status-playing = en curso
plain-status-paused = en pausa
plain-status-over = terminada
