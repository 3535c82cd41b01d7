# The bar and what every page has
home = Inicio
rules = Reglas
language = Idioma
language-is = Idioma: { $language ->
    [de] Deutsch
    [es] Español
   *[en] English
}
theme-is = Tema: { $theme ->
    [light] claro
    [dark] oscuro
   *[system] el del sistema
}
sound = Sonido
sound-on = Sonido activado
sound-off = Sonido desactivado
settings = Ajustes
menu = Menú
table-menu = Menú de la mesa
skip = Ir al contenido
close = Cerrar
cancel = Cancelar
guest = Visitante
you-page = Tú
page-no = No ha funcionado
sent-away = Ya no estás en esta mesa
page-broken = Algo ha fallado en esta página. A menudo basta con volver a cargarla.
again = Intentar de nuevo
unreachable = ahora mismo no hay conexión con el servidor
no-table-yet = { $game } aún no tiene aquí una mesa con imágenes; puedes jugarlo como texto
link = Enlace
share = Compartir
copy = Copiar
link-copied = Enlace copiado.
qr = Código QR del enlace
install = Instalar como aplicación
invite = Invitar
learn = Aprender a jugar
new-tab = se abre en otra pestaña

# Home
home-title = { home-many } de líneas.
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
home-lesson = ¿Aún no conoces { $game }? Empieza con la lección.
home-bots = Número de bots
home-bots-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-friends = Con amigos
home-options = Opciones
home-friends-about = un enlace privado o un código QR
home-meet = Buscar partida
home-meet-about = con gente de este servidor
home-duplicates = Duplicado
home-duplicates-about = los repartos de hoy, los mismos para todo el mundo
home-code = Unirse con un código
home-join = Unirse
home-code-missing = Escribe el código que aparece en la mesa.
home-code-length = Un código tiene seis caracteres: letras y cifras.
home-mine = Tus mesas
home-none = No hay partidas en curso.
home-finished = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
home-with = con { $names }
home-with-many = con { $count } más
home-moves = { $count ->
    [0] recién empezada
    [one] una jugada
   *[other] { $count } jugadas
}
home-your-turn = te toca
home-others-turn = esperando al resto
home-status-open = sin empezar
home-status-paused = en pausa
home-status-table-damaged = dañada, no se puede abrir
home-status-other-rules = con reglas que este servidor no tiene
home-left = te fuiste
home-made = desde el { $day }
home-put-away = Quitar de esta lista: { $what }
home-older = Mostrar anteriores
home-won = victoria
home-shared = victoria compartida
home-lost = derrota
home-drawn = empate
home-result = { $count ->
    [0] Puntos: { $own } · { $day }
   *[other] { $own } a { $others } · { $day }
}
home-family = { home-many } con la misma baraja.
home-who = { $most ->
    [1] 1 persona, { $minutes } minutos
   *[other] De { $least } a { $most } personas, { $minutes } minutos
}
home-who-short = { $most ->
    [1] 1 persona, { $minutes } min
   *[other] { $least }–{ $most } personas, { $minutes } min
}
home-learn = Aprender
home-day = Rompecabezas del día
home-puzzles = Rompecabezas
home-boards = Clasificaciones
home-clubs = Clubes
home-profile = Tu perfil y todas tus partidas
home-plain = Modo texto
home-terminal = En la terminal
home-paper = Papel y terminal
home-terminal-about = Juega contra bots en modo texto. En un equipo con Linewright instalado, ejecuta:
home-print = En papel
home-print-about = Imprime las cartas, recórtalas y juega en una mesa de verdad. Este comando crea un PDF:
home-copy = Copiar
home-copied = Copiado
home-away = Podrás jugar en cuanto vuelva.
home-promise = No hace falta cuenta. Cada reparto se puede comprobar al terminar.
home-more = Más
home-plain-page = Versión sin JavaScript
home-authors = Para crear bots

# A new table with friends
invite-title = Una mesa con amigos
invite-title-alone = Tu propia mesa
invite-summary = En resumen
invite-seats = Quién juega
invite-how-many = Número de asientos
invite-seat = Asiento { $seat }
invite-name = Tu nombre
invite-friend = Por enlace
invite-bot = Bot
invite-here = Esta pantalla
invite-here-name = Nombre
invite-here-about = Quienes juegan en esta pantalla la comparten contigo. Si hay manos que ocultar, un telón las oculta.
invite-rules = Reglas
invite-preset = Modalidad
invite-own = A medida
invite-own-about = Con las opciones que elijas abajo.
invite-options = Opciones de las reglas
invite-house = Ajustes de la mesa
invite-clock = Reloj
invite-clock-none = Sin reloj
invite-clock-turn = Por turno
invite-clock-game = Por persona
invite-time-turn = Tiempo por turno
invite-time-game = Tiempo por persona
invite-then = Si se acaba el tiempo
invite-then-bot = un bot toma el relevo
invite-then-resign = se pierde la partida
invite-then-nothing = no pasa nada
invite-pace = Ritmo de los bots
invite-pace-calm = pausado
invite-pace-usual = normal
invite-pace-fast = inmediato
invite-room = Jugar en una pantalla grande: este dispositivo muestra la mesa y cada cual se une con el móvil
invite-phone = Móvil
invite-told-room = { $count ->
    [one] Un móvil y esta pantalla grande
   *[other] { $count } móviles y esta pantalla grande
}
invite-room-about = Esta pantalla muestra entonces un código y un código QR para los móviles.
invite-fills = Ocupar con bots los asientos libres
invite-fills-level = Nivel de los bots en asientos libres
invite-which-bot = Qué bot juega
invite-own-bot = el de Linewright
invite-takeover = Un bot sustituye a quien se ausente durante { $time }
invite-listed = Abrir esta mesa a todo el mundo
invite-spectators = Admitir público
invite-hints = Permitir pistas (se dice quién las pide)
invite-create = Crear la mesa
invite-create-about = Recibirás un enlace privado, un código y un código QR para compartir.
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
    [one] Tú y otra persona
   *[other] Tú y otras { $friends } personas
}
invite-told-seats = { $bots ->
    [0] { invite-told-friends }
    [one] { invite-told-friends }, con un bot
   *[other] { invite-told-friends }, con { $bots } bots
}
invite-told-no-clock = Sin reloj: no hay prisa.
invite-told-turn = { $time } por turno; después, { $then ->
    [bot] un bot toma el relevo
    [resign] se pierde la partida
   *[nothing] no pasa nada
}.
invite-told-game = { $time } por persona; después, { $then ->
    [bot] un bot toma el relevo
    [resign] se pierde la partida
   *[nothing] no pasa nada
}.
invite-told-takeover = Un bot sustituye a quien se ausente durante { $time }.
invite-told-no-takeover = Si alguien se ausenta, la mesa espera.
invite-told-spectators = Se admite público.
invite-told-no-spectators = No se admite público.
invite-told-hints = Se permiten pistas; se dice quién las pide.
invite-told-no-hints = Sin pistas.

# Lines of one's own for an option
invite-lines-file = Elegir un archivo
invite-lines-sample = Descargar un archivo de ejemplo
invite-lines-forget = Vaciar
invite-lines-faults = { $count ->
    [one] Falta corregir una cosa:
   *[other] Falta corregir { $count } cosas:
}
invite-lines-more = … y { $count } más.
invite-lines-good = Ya puedes jugar. Este navegador lo recordará para la próxima vez.
invite-lines-findings = Se cumplen { $count } de { $all } propiedades; puedes jugar igualmente
invite-lines-holds = Se cumple
invite-lines-lacks = No se cumple
invite-lines-long = Ese archivo no es un texto de { $most } caracteres como máximo.
invite-lines-wrong = Lo que has escrito aún no se puede usar. Corrígelo arriba o elige lo habitual.

# A table before it begins
lobby-title-host = Invita a tus amigos
lobby-title-seated = Ya tienes asiento
lobby-title-guest = Te han invitado
lobby-title-full = Todos los asientos están ocupados
lobby-about = { $you ->
    [yes] { $game }, tu mesa. { lobby-free }
   *[no] { $game }, la mesa de { $host }. { lobby-free }
}
lobby-free = { $free ->
    [0] Ya no falta nadie.
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
lobby-host = quien te invita
lobby-way = Cómo unirse
lobby-code = Código
lobby-copy = Copiar
lobby-copied = Copiado
lobby-seats = Asientos
lobby-name = Tu nombre
lobby-sit = Sentarme
lobby-stand = Levantarme
lobby-bot = Poner un bot
lobby-open = Dejar libre
lobby-remove = Expulsar
lobby-remove-sure = Se expulsará a { $name } de esta mesa y no podrá volver.
lobby-free-seat = Asiento libre
lobby-is-host = organiza
lobby-needed = reservado
lobby-fills = si nadie lo ocupa, juega un bot
lobby-begin = Empezar
lobby-begin-about = { $free ->
    [0] Ya no falta nadie.
    [one] Un bot ocupará el asiento libre.
   *[other] Los { $free } asientos libres los ocuparán bots.
}
lobby-waits = { $host ->
    [none] La partida empezará cuando no falte nadie.
   *[other] { $host } pondrá en marcha la partida cuando no falte nadie.
}
lobby-sits = Siéntate para jugar.
lobby-begin-kept = { $count ->
    [one] Queda libre un asiento reservado.
   *[other] Quedan libres { $count } asientos reservados.
}
lobby-begin-sure = { $count ->
    [one] Queda libre un asiento reservado. Lo ocupará un bot.
   *[other] Quedan libres { $count } asientos reservados. Los ocuparán bots.
}
lobby-watches = Siéntate o quédate a mirar.
lobby-stays = Puedes quedarte a mirar.
lobby-terms = Ajustes de la partida
lobby-promise = La huella del reparto es { $seal }. Al terminar la partida, cualquiera podrá comprobar que no se ha cambiado.
lobby-leave = Dejar la mesa
lobby-here = Añadir en esta pantalla
lobby-here-about = Alguien que está a tu lado juega también en esta pantalla.
lobby-is-here = en esta pantalla

# A table
curtain-title = Le toca a { $who }
curtain-who = ¿Quién tiene la pantalla?
curtain-about = Pasa la pantalla. Las cartas seguirán ocultas hasta que pulses el botón.
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
bot-level = bot, { $level }
level = Nivel
level-newcomer = novato
level-newcomer-about = acaba de aprender las reglas
level-apprentice = aprendiz
level-apprentice-about = sabe lo básico
level-journeyman = oficial
level-journeyman-about = juega con solidez
level-artisan = artesano
level-artisan-about = piensa por adelantado
level-master = maestro
level-master-about = cuesta ganarle
level-wright = wright
level-wright-about = lo más fuerte que sabemos hacer
clock-of = Reloj de { $who }
thinks = { $count ->
    [one] { $who } está pensando.
   *[other] { $who } están pensando.
}
log = Historial
log-label = Historial de la partida, lo más reciente al final
log-and-chat = Historial y chat
chat = Chat
say-something = Escribe un mensaje
send = Enviar
phrases = Frases rápidas
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-back-again = Ya estoy aquí.
phrase-must-go = Tengo que irme pronto.
phrase-good-game = ¡Buena partida!
heard = Qué veo
heard-phrases = Frases rápidas en esta mesa
heard-person = Lo que escribe { $who }
aside = Chat del público
aside-about = Quienes juegan no ven esto hasta que termina la partida.
aside-over = Lo que el público escribió durante la partida
presence = Quién está
presence-here = aquí
presence-away = fuera
presence-bot = juega un bot
presence-free = libre
presence-nameless = { $count ->
    [one] una persona sin nombre
   *[other] { $count } personas sin nombre
}
presence-came = { $who } está aquí.
presence-gone = { $who } se ha ido.
calls-offer = Aquí un turno puede durar mucho. Este navegador puede avisarte cuando te toque.
calls-on = Avisarme cuando me toque
calls-later = Ahora no
calls-are-on = Te avisaremos cuando te toque.
calls-refused = Tu navegador no permite avisos de esta página.
vacation = Vacaciones
vacation-about = Tu reloj se detiene mientras no estás, y todo el mundo sabe hasta cuándo. Tienes 21 días de vacaciones en cada partida.
vacation-how-long = Cuánto tiempo
vacation-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
vacation-everywhere = En todas mis partidas con turnos largos
vacation-go = Irme de vacaciones
vacation-taken = Estás de vacaciones.
vacation-own = Estás de vacaciones hasta el { $day }. Tu reloj está detenido.
vacation-back = He vuelto
vacation-of = { $who } está de vacaciones hasta el { $day }.
sat-down = { $who } se sienta
spectators = Público
spectators-none = No hay nadie mirando.
spectators-count = { $count ->
    [0] nadie mira
    [one] 1 mirando
   *[other] { $count } mirando
}
unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
hint = Pista
hint-is = Pista: { $move }.
hint-wait = Pista: espera.
hint-do = Hacer esta jugada
hint-chance = Probabilidad de ganar: { $chance } %.
hint-next = { $same ->
    [yes] Casi igual de buena: { $move } ({ $chance } %).
   *[no] La segunda mejor: { $move }, { $chance } %.
}
undo = Deshacer
you-resigned = Te has rendido. La partida sigue, y un bot ocupa tu asiento.
taken-back = Jugada deshecha:
undo-ask = Pedir deshacer
pause = Pausar
resume = Reanudar
is-paused = La partida está en pausa.
is-paused-by = { $who } ha puesto la partida en pausa.
resign = Rendirse
resign-sure = { $seats ->
    [2] La partida termina y gana tu rival. No se puede deshacer.
   *[other] Te rindes y ya no podrás ganar. Si la partida sigue, un bot ocupará tu asiento. No se puede deshacer.
}
people = Quién está en la mesa
mute = Silenciar
door = Quién puede entrar
door-listed = Todo el mundo: está entre las mesas abiertas
door-open = Cualquiera con el enlace o el código
door-link = Cualquiera con el enlace
door-locked = Nadie más
door-about = Quien ya se ha sentado o ha escrito aquí puede volver siempre, salvo que expulses a esa persona.
door-renew = Crear un enlace nuevo
door-renew-sure = El enlace y el código de antes dejarán de servir a quien no se haya sentado ni haya escrito aquí.
muted-you = Te han silenciado en esta mesa.
leave = Dejar la mesa
leave-sure = Un bot jugará por ti hasta que vuelvas. Con el enlace puedes volver a esta mesa.
not-possible = No se puede.
yes = Sí
no = No
question = Una pregunta para ti
question-undo = { $count ->
    [one] { $who } quiere deshacer la última jugada. ¿Te parece bien?
   *[other] { $who } quiere deshacer una jugada; en total se deshacen { $count }. ¿Te parece bien?
}
question-undo-waiting = { $you ->
    [yes] Has pedido deshacer tu jugada. Esperando respuesta…
   *[no] { $who } ha pedido deshacer una jugada.
}
question-finding = { $who } dice: { $what }. ¿Estás de acuerdo?
question-finding-waiting = Esperando las demás respuestas…
bot-for-you = Un bot está jugando por ti.
take-back-seat = Recuperar mi asiento
connection-lost = Se ha perdido la conexión. Reconectando…
connection-back = Conexión recuperada.
invite-watch = Con este enlace se puede mirar la partida u ocupar un asiento libre. Código: { $code }
turn-ended = No quedaba nada más que hacer: tu turno ha terminado.
keys = Atajos de teclado
keys-frame = H: pista. U: deshacer. Tab: siguiente elemento. Intro o Espacio: elegir. Esc: cancelar. ?: esta lista.
whole-rulebook = El reglamento completo
log-sat = { $you ->
    [yes] Te sientas.
   *[no] { $who } se sienta.
}
log-left = { $you ->
    [yes] Dejas la mesa.
   *[no] { $who } deja la mesa.
}
log-bot = { $bot ->
    [none] Un asiento vuelve a estar libre.
   *[other] Un bot se sienta.
}
log-removed = { $who ->
    [none] Se ha expulsado a alguien de la mesa.
   *[other] Se ha expulsado a { $who } de la mesa.
}
log-access = { $access ->
    [listed] La mesa está abierta a todo el mundo.
    [locked] La mesa está cerrada: ya no puede entrar nadie más.
    [link] Ahora solo se entra con el enlace.
   *[open] Ahora se entra con el enlace o con el código.
}
log-link = Hay un enlace y un código nuevos. Con los de antes ya no entra nadie más.
log-started = { $match ->
    [1] Empieza la partida.
   *[other] Empieza la partida número { $match }.
}
log-ready = { $yes ->
    [yes] { $you ->
        [yes] Aceptas la revancha.
       *[no] { $who } acepta la revancha.
    }
   *[no] { $you ->
        [yes] Ya no aceptas la revancha.
       *[no] { $who } ya no acepta la revancha.
    }
}
log-ready-host = Se propone una revancha.
log-hinted = { $you ->
    [yes] Pides una pista.
   *[no] { $who } pide una pista.
}
log-sealed = Huella del reparto: { $seal }.
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
log-paused = { $you ->
    [yes] Pones la partida en pausa.
   *[no] { $who ->
        [none] La partida queda en pausa.
       *[other] { $who } pone la partida en pausa.
    }
}
log-resumed = La partida se reanuda.
log-vacation = { $you ->
    [yes] Te vas de vacaciones.
   *[no] { $who } se va de vacaciones.
}
log-vacation-over = { $you ->
    [yes] Se acabaron tus vacaciones.
   *[no] Se acabaron las vacaciones de { $who }.
}
log-late = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $who } se le ha acabado el tiempo.
}
log-stood-in = { $you ->
    [yes] Un bot juega por ti.
   *[no] Un bot juega por { $who }.
}
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

# Una pantalla grande, y móviles para las manos
screen = Pantalla grande
screen-offer = Jugar en una pantalla grande
screen-about = Un televisor o un portátil muestra la mesa, y cada cual tiene sus cartas en el móvil.
screen-elsewhere = En la pantalla grande, abre { $address } y escribe el código { $code }.
screen-here = Usar esta pantalla
screen-hand = Solo mi mano en este dispositivo
screen-whole = Mesa completa
screen-this = Esta es la pantalla grande
screen-full = Pantalla completa
screen-join = Únete con el móvil.
screen-full-table = Ya no falta nadie.
screen-scan = Escanea el código QR
screen-address = o abre
screen-code = y escribe el código
screen-only-here = Los móviles no pueden abrir esta dirección. Arranca el servidor con { $command }.
screen-turn = { $count ->
    [one] Le toca a { $who }
   *[other] Les toca a { $who }
}
screen-turn-all = Juega todo el mundo
screen-rematch = Para la revancha, pulsa el botón en un móvil.
hand-in = Ya estás en la mesa, { $name }.
hand-join = Únete a { $game }
hand-sit = Unirse
hand-look = Mira la pantalla grande.
hand-watch = No quedan asientos libres, pero puedes mirar.
hand-scores = La puntuación está en la pantalla grande.
join-title = Unirse a una mesa
join-about = Escribe el código de la pantalla grande.
join-screen-about = En el televisor o portátil que todo el mundo ve, escribe también el código y pulsa «{ screen-this }».

# The end, the replay
end-over = Fin de la partida tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
end-nobody = No gana nadie.
gave-up = se rindió
end-gave-up = { $you ->
    [yes] { $count ->
        [other] { $who } os rendisteis
       *[one] Te rendiste
    }
   *[no] { $count ->
        [other] { $who } se rindieron
       *[one] { $who } se rindió
    }
} tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
end-you = { $figures ->
    [yes] Ganas por { $best } a { $next }.
   *[no] { $count ->
        [one] Ganas.
       *[other] Compartís la victoria.
    }
}
end-them = { $figures ->
    [yes] { $names } gana por { $best } a { $next }.
   *[no] { $count ->
        [one] { $names } gana.
       *[other] { $names } comparten la victoria.
    }
}
rematch = Revancha
ready-you = Revancha aceptada: falta el resto
ready-others = { $count ->
    [one] { $who } la acepta
   *[other] { $who } la aceptan
}
ready-list = Quién acepta la revancha
ready-yes = acepta
ready-no = aún no
watch-replay = Ver la repetición
review-open = Analizar la partida
leave-table = Dejar la mesa
duplicate-deal-of = Reparto { $number } de { $count }
duplicate-results = Todos los resultados
duplicate-sealed = El secreto de este reparto se muestra cuando se cierra el duplicado: quizá alguien lo juegue todavía. Entonces se podrá comprobar esta partida.
deal-title = Un reparto limpio
deal-about = Antes de la primera carta, el servidor publicó esta huella de su secreto. Ahora el secreto es público y cualquiera puede repetir el reparto.
deal-promise = Huella
deal-secret = Secreto
deal-yours = Tu número al azar
deal-check = Comprobar este reparto
deal-agrees = { $cards } cartas, repartidas según el secreto
deal-agrees-not = Las cartas no son las de este reparto
deal-hash = El secreto corresponde a la huella
deal-hash-not = El secreto no corresponde a la huella
deal-noted = La huella es la que este navegador anotó antes del reparto
deal-noted-not = La huella no es la que este navegador anotó antes del reparto
deal-chance = Se ha usado tu número al azar
deal-chance-not = No se ha usado tu número al azar
deal-failed = No se ha podido comprobar el reparto.
deal-yourself = Para comprobarlo sin fiarte de este servidor, guarda la partida y compruébala con el comando linewright verify.
deal-export = Guardar la partida
replay = Repetición
replay-opening = Abriendo la repetición…
replay-deal = El reparto.
replay-first = Al principio
replay-back = Jugada anterior
replay-forth = Jugada siguiente
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-step = Jugada
replay-step-of = Jugada { $step } de { $steps }
replay-pace = Velocidad
replay-pace-is = { $pace ->
    [slow] lenta
    [fast] rápida
   *[usual] normal
}
replay-eyes = Ver como
replay-everybody = público
replay-table = Volver a la mesa

# The rulebook
rulebooks = Reglamentos
rulebook-find = Buscar en las reglas
rulebook-contents = Índice
rulebook-found = { $count ->
    [0] ninguna regla
    [one] una regla
   *[other] { $count } reglas
}
rulebook-nothing = Ninguna regla contiene todas estas palabras.
