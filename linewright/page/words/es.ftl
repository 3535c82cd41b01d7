# The bar and what every page has
home = Inicio
rules = Reglas
language = Idioma
language-is = Idioma: { $language ->
    [de] Deutsch
    [es] Español
   *[en] English
}
theme-is = Colores: { $theme ->
    [light] claros
    [dark] oscuros
   *[system] como el sistema
}
sound = Sonido
sound-on = El sonido está activado
sound-off = El sonido está desactivado
menu = Menú
table-menu = Menú de la mesa
skip = Ir al contenido
close = Cerrar
cancel = Cancelar
guest = Invitado
you-page = Tú
page-no = No ha funcionado
sent-away = Ya no estás en esta mesa
page-broken = Algo ha fallado en esta página. A menudo basta con volver a cargarla.
again = Intentar de nuevo
unreachable = ahora mismo no hay conexión con el servidor
no-table-yet = { $game } aún no tiene mesa en el navegador; sus reglas, la terminal y el papel están listos
link = Enlace
share = Compartir
copy = Copiar
link-copied = El enlace está copiado.
qr = Código QR del enlace
invite = Invitar
learn = Aprender a jugar

# Home
home-title = { home-many } en torno a una línea.
home-many = { $count ->
    [2] Dos juegos
    [3] Tres juegos
    [4] Cuatro juegos
    [5] Cinco juegos
    [6] Seis juegos
    [7] Siete juegos
    [8] Ocho juegos
    [9] Nueve juegos
   *[other] { $count } juegos
}
home-games = Juegos
home-play = Jugar ya
home-play-about = { $game } contra bots
home-bots = Cuántos bots
home-bots-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-friends = Con amigos
home-friends-about = un enlace privado o un código QR
home-code = Entrar con un código
home-join = Entrar
home-code-missing = Escribe el código que tus amigos ven en su mesa.
home-code-length = Un código tiene seis letras y cifras.
home-mine = Tus mesas
home-none = No hay ninguna partida en curso.
home-finished = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
home-with = con { $names }
home-with-many = con otros { $count }
home-moves = { $count ->
    [0] recién empezada
    [one] una jugada
   *[other] { $count } jugadas
}
home-your-turn = te toca
home-others-turn = juegan otros
home-status-open = sin empezar
home-status-paused = en pausa
home-won = victoria
home-shared = victoria compartida
home-lost = derrota
home-drawn = empate
home-result = { $count ->
    [0] { $own } puntos, { $day }
   *[other] { $own } a { $others }, { $day }
}
home-family = { home-many } con las mismas cartas.
home-who = { $most ->
    [1] 1 jugador, { $minutes } minutos
   *[other] De { $least } a { $most } jugadores, { $minutes } minutos
}
home-who-short = { $most ->
    [1] 1 jugador, { $minutes } min
   *[other] { $least }–{ $most } jugadores, { $minutes } min
}
home-learn = Aprender
home-plain = Mesa sencilla
home-terminal = En la terminal
home-paper = Papel, terminal
home-terminal-about = Contra bots, dibujado con letras. Escribe esto donde esté instalado Linewright:
home-print = En papel
home-print-about = Imprime las cartas, recórtalas y juega en una mesa de verdad. Esto crea un PDF:
home-copy = Copiar
home-copied = Copiado
home-away = En cuanto vuelva, podrás jugar aquí.
home-promise = No hace falta cuenta. Cada reparto se puede comprobar después.
home-more = Más
home-plain-page = Sin scripts
home-authors = Para autores de bots

# A new table with friends
invite-title = Una mesa para tus amigos
invite-summary = En resumen
invite-seats = Quién juega
invite-how-many = Cuántos sois
invite-seat = Asiento { $seat }
invite-name = Tu nombre
invite-friend = Amigo
invite-bot = Bot
invite-here = Aquí
invite-here-name = Nombre
invite-here-about = Quien juega aquí comparte esta pantalla contigo. Un telón oculta cada mano a los demás.
invite-rules = Reglas
invite-preset = Qué reglas
invite-own = A tu manera
invite-own-about = Como elijas abajo.
invite-options = Regla por regla
invite-house = En esta mesa
invite-clock = Reloj
invite-clock-none = Ninguno
invite-clock-turn = Por turno
invite-clock-game = Por partida
invite-time-turn = Tiempo por turno
invite-time-game = Tiempo por jugador
invite-then = Si se acaba el tiempo
invite-then-bot = sigue un bot
invite-then-resign = se pierde la partida
invite-then-nothing = no pasa nada
invite-pace = Los bots juegan
invite-pace-calm = con calma
invite-pace-usual = como siempre
invite-pace-fast = al instante
invite-fills = Los bots ocupan los asientos que queden libres
invite-takeover = Un bot sustituye a quien falte { $time }
invite-spectators = Otros pueden mirar
invite-hints = Se permiten las pistas
invite-create = Crear la mesa
invite-create-about = Recibes un enlace privado, un código y un código QR para compartir.
invite-begin = Empezar
invite-begin-about = No hay que esperar a nadie: la partida empieza enseguida.
invite-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
invite-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
invite-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
invite-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
invite-told-friends = { $friends ->
    [0] Tú
    [one] Tú y un amigo
   *[other] Tú y { $friends } amigos
}
invite-told-seats = { $bots ->
    [0] { invite-told-friends }
    [one] { invite-told-friends }, con un bot
   *[other] { invite-told-friends }, con { $bots } bots
}
invite-told-no-clock = Sin reloj: cada cual se toma su tiempo.
invite-told-turn = { $time } por turno; después { $then ->
    [bot] sigue un bot
    [resign] se pierde la partida
   *[nothing] no pasa nada
}.
invite-told-game = { $time } por jugador; después { $then ->
    [bot] sigue un bot
    [resign] se pierde la partida
   *[nothing] no pasa nada
}.
invite-told-takeover = Un bot sustituye a quien falte { $time }.
invite-told-no-takeover = La mesa espera a quien falte.
invite-told-spectators = Otros pueden mirar.
invite-told-no-spectators = Solo quienes juegan pueden mirar.
invite-told-hints = Se permiten las pistas.
invite-told-no-hints = No hay pistas.

# A table before it begins
lobby-title-host = Trae a tus amigos
lobby-title-seated = Estás en la mesa
lobby-title-guest = Te han invitado
lobby-title-full = Todos los asientos están ocupados
lobby-about = { $you ->
    [yes] { $game }, tu mesa. { lobby-free }
   *[no] { $game }, la mesa de { $host }. { lobby-free }
}
lobby-free = { $free ->
    [0] Ya estáis todos.
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
lobby-host = quien te invita
lobby-way = Cómo llegan los demás
lobby-code = Código
lobby-copy = Copiar
lobby-copied = Copiado
lobby-seats = Asientos
lobby-name = Tu nombre
lobby-sit = Sentarme
lobby-stand = Levantarme
lobby-bot = Dar a un bot
lobby-open = Abrir de nuevo
lobby-remove = Echar
lobby-remove-sure = { $name } deja esta mesa y no podrá volver a sentarse aquí.
lobby-free-seat = Asiento libre
lobby-is-host = anfitrión
lobby-needed = reservado para un amigo
lobby-fills = si no viene nadie, juega un bot
lobby-begin = Empezar
lobby-begin-about = { $free ->
    [0] Ya estáis todos.
    [one] El asiento libre lo ocupa un bot.
   *[other] Los { $free } asientos libres los ocupan bots.
}
lobby-waits = { $host ->
    [none] Se empieza en cuanto estéis todos.
   *[other] { $host } empieza en cuanto estéis todos.
}
lobby-sits = Siéntate para jugar.
lobby-begin-kept = { $count ->
    [one] Queda un asiento reservado.
   *[other] Quedan { $count } asientos reservados.
}
lobby-begin-sure = { $count ->
    [one] Un asiento reservado sigue libre. Lo ocuparía un bot.
   *[other] { $count } asientos reservados siguen libres. Los ocuparían bots.
}
lobby-watches = Siéntate, o quédate a mirar.
lobby-terms = A qué se juega
lobby-promise = El reparto está sellado: { $seal }. Después de la partida cualquiera puede comprobar que no se cambió.
lobby-leave = Dejar la mesa
lobby-here = Alguien aquí
lobby-here-about = Alguien a tu lado juega también en esta pantalla.
lobby-is-here = en esta pantalla

# A table
curtain-title = Le toca a { $who }
curtain-who = ¿Quién mira ahora?
curtain-about = Pasa la pantalla. Las cartas se muestran al pulsar el botón.
curtain-show = Soy { $who }: mostrar mis cartas
curtain-since = Desde tu última jugada
curtain-away = Jugar sin telón
table-opening = Abriendo la mesa…
you = Tú
your-turn = Te toca
over = Terminada
with = con { $names }
seats-count = { $count ->
    [one] un asiento
   *[other] { $count } asientos
}
watching = estás mirando
free-seat = asiento libre
bot-greedy = bot
bot-random = bot, juega al azar
clock-of = Tiempo de { $who }
log = Historial
log-label = Lo que ha pasado, lo último al final
log-and-chat = Historial y chat
chat = Chat
say-something = Di algo
send = Enviar
unread = { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
}
hint = Pista
hint-is = Pista: { $move }.
hint-do = Hacerlo
undo = Deshacer
you-resigned = Te has rendido; los demás siguen, y un bot juega en tu asiento.
taken-back = Deshecho:
undo-ask = Pedir deshacer
pause = Pausa
resume = Seguir
is-paused = La partida está en pausa.
resign = Rendirse
resign-sure = { $seats ->
    [2] La partida termina y gana el otro lado. No se puede deshacer.
   *[other] Dejas tu asiento: ya no puedes ganar y, si los demás siguen, un bot juega por ti. No se puede deshacer.
}
people = Quién está en la mesa
mute = Silenciar
muted-you = El anfitrión te ha silenciado.
leave = Dejar la mesa
leave-sure = Un bot juega por ti hasta que vuelvas. El enlace te trae de nuevo a esta mesa.
not-possible = No es posible.
yes = Sí
no = No
question = Una pregunta para ti
question-undo = { $count ->
    [one] { $who } quiere deshacer la última jugada. ¿Estás de acuerdo?
   *[other] { $who } quiere deshacer una jugada; con ella se deshacen { $count }. ¿Estás de acuerdo?
}
question-undo-waiting = { $you ->
    [yes] Has pedido deshacer tu jugada; se pregunta a los demás.
   *[no] { $who } ha pedido deshacer una jugada.
}
question-finding = { $who } dice: { $what }. ¿Estás de acuerdo?
question-finding-waiting = Se pregunta a los demás qué han oído.
bot-for-you = Un bot está jugando por ti.
take-back-seat = Recuperar mi asiento
connection-lost = Conexión perdida, intentándolo de nuevo…
connection-back = Conectado de nuevo.
invite-watch = Quien tenga este enlace puede mirar u ocupar un asiento libre. El código es { $code }.
keys = Teclas
keys-frame = H: una pista. U: deshacer. Tab va de un lugar a otro, Intro o Espacio lo activa, Escape lo suelta. El signo de interrogación muestra esta lista.
whole-rulebook = El reglamento completo
log-sat = { $you ->
    [yes] Te sientas.
   *[no] { $who } se sienta.
}
log-left = { $who } deja la mesa.
log-bot = { $bot ->
    [none] Un asiento vuelve a estar libre.
   *[other] Un bot se sienta.
}
log-removed = El anfitrión ha echado a alguien.
log-started = { $match ->
    [1] Empieza la partida.
   *[other] Empieza la partida { $match }.
}
log-sealed = El reparto está sellado: { $seal }.
log-undo-asked = { $you ->
    [yes] Pides deshacer una jugada.
   *[no] { $who } pide deshacer una jugada.
}
log-undo-answered = { $yes ->
    [yes] { $you ->
        [yes] Estás de acuerdo.
       *[no] { $who } está de acuerdo.
    }
   *[no] { $you ->
        [yes] No estás de acuerdo.
       *[no] { $who } no está de acuerdo.
    }
}
log-undone = { $you ->
    [yes] Deshaces tu jugada.
   *[no] { $who } deshace una jugada.
}
log-resigned = { $you ->
    [yes] Te rindes.
   *[no] { $who } se rinde.
}
log-paused = La partida está en pausa.
log-resumed = La partida sigue.
log-late = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $who } se le ha acabado el tiempo.
}
log-stood-in = Un bot juega por { $who }.
log-came-back = { $you ->
    [yes] Has vuelto.
   *[no] { $who } ha vuelto.
}
log-accused = { $you ->
    [yes] Dices: { $what }.
   *[no] { $who } dice: { $what }.
}
log-voted = { $yes ->
    [yes] { $you ->
        [yes] Estás de acuerdo.
       *[no] { $who } está de acuerdo.
    }
   *[no] { $you ->
        [yes] No estás de acuerdo.
       *[no] { $who } no está de acuerdo.
    }
}

# The end, the replay
end-over = La partida ha terminado después de { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
end-nobody = No gana nadie.
gave-up = se rindió
end-gave-up = { $who } se rindió tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
end-you = { $figures ->
    [yes] Ganas por { $best } a { $next }.
   *[no] { $count ->
        [one] Ganas.
       *[other] Ganáis juntos.
    }
}
end-them = { $figures ->
    [yes] { $names } gana por { $best } a { $next }.
   *[no] { $count ->
        [one] { $names } gana.
       *[other] { $names } ganan.
    }
}
rematch = Revancha
watch-replay = Ver la repetición
leave-table = Dejar la mesa
deal-title = Un reparto limpio
deal-about = Antes de la primera carta el servidor prometió su secreto con esta huella. Ahora el secreto está a la vista y cualquiera puede volver a repartir las cartas.
deal-promise = Promesa
deal-secret = Secreto
deal-yours = Tu parte
deal-check = Comprobar este reparto
deal-agrees = { $cards } cartas, repartidas como se prometió
deal-agrees-not = Las cartas no son las de este reparto
deal-hash = El secreto tiene la huella prometida
deal-hash-not = El secreto no tiene la huella prometida
deal-noted = La promesa es la que este navegador anotó antes del reparto
deal-noted-not = La promesa no es la que este navegador anotó antes del reparto
deal-chance = Tu propia parte está dentro
deal-chance-not = Falta tu propia parte
deal-failed = Ahora mismo no se ha podido comprobar el reparto.
deal-yourself = Para comprobarlo sin fiarte de este servidor, guarda la partida y pásala por la orden linewright verify.
deal-export = Guardar la partida
replay = Repetición
replay-opening = Abriendo la repetición…
replay-deal = El reparto.
replay-first = Al principio
replay-back = Una jugada atrás
replay-forth = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-step = Jugada
replay-step-of = Jugada { $step } de { $steps }
replay-eyes = Visto por
replay-everybody = todos
replay-table = A la mesa

# Learning
learn-title = primera partida
learn-lesson = Lección
learn-where = Muéstramelo
learn-progress = Avance de la lección
learn-play = Jugar una partida de verdad
learn-again = Otra vez

# The rulebook
rulebooks = Reglamentos
rulebook-find = Buscar en las reglas
rulebook-contents = En este libro
rulebook-found = { $count ->
    [0] ninguna regla
    [one] una regla
   *[other] { $count } reglas
}
rulebook-nothing = Ninguna regla contiene todas estas palabras.

# Settings, and who one is
me-title = Tú
me-about = Puedes jugar como invitado, sin cuenta. Tu nombre es lo que los demás ven en la mesa.
me-name = Tu nombre
me-name-label = Nombre en la mesa
me-keep = Guardar
me-named = Ahora te llamas { $name }.
me-account = Cuenta
me-account-about = Una cuenta conserva tus mesas si cambias de dispositivo o vacías este navegador. Solo necesita un nombre y una contraseña.
me-account-is = Tu cuenta es { $account }.
me-account-name = Nombre de la cuenta
me-passphrase = Contraseña, 8 caracteres o más
me-make-account = Crear una cuenta
me-account-made = La cuenta está creada.
me-sign-in = Entrar
me-sign-in-sure = { $count ->
    [one] Estás en una mesa como invitado. Se queda con el invitado y no pasa a tu cuenta.
   *[other] Estás en { $count } mesas como invitado. Se quedan con el invitado y no pasan a tu cuenta.
}
me-signed-in = Hola de nuevo, { $name }.
me-sign-out = Salir
me-signed-out = Has salido en este dispositivo.
me-data = Lo que se guarda de ti
me-data-about = Todo lo que este servidor sabe de ti, en un archivo; o borrado para siempre.
me-take = Llevármelo
me-erase = Borrarme
me-erase-sure = Se borran tu nombre, tus palabras y tu cuenta. Tus partidas quedan, con un antiguo jugador en tu asiento. No se puede deshacer.
me-erased = Todo lo tuyo está borrado.
