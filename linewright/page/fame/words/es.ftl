# What people have played, and with whom. Loaded by those pages only
ways = Tú y el resto
way-profile = Perfil
way-players = Gente
way-clubs = Clubes
way-boards = Clasificaciones
way-account = Cuenta
guest-keeps = Estás como visitante: lo que has jugado se guarda solo mientras este navegador conserve su cookie. Con una cuenta se guarda para siempre y en todos tus dispositivos.
guest-account = Crear una cuenta

# A profile
profile-since = Aquí desde el { $day }
profile-nobody = Aún no has jugado en este servidor. Cuando lo hagas, aquí verás tus partidas, tus victorias y, si quieres, tus valoraciones.
profile-public = Todo el mundo puede ver este perfil.
profile-friends = Este perfil es solo para amigos, como tú.
profile-games = Estadísticas
profile-none = Aún no hay partidas terminadas.
you-two = { $name } y tú
between = Quedaste por delante en { $won } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ $even ->
    [0] {""}
   *[other] ; en { $even } hubo empate
}.
between-none = Todavía no os habéis enfrentado.
tally-people = Contra personas
tally-bots = Solo contra bots
tally-alone = En solitario
tally-played = partidas
tally-won = ganadas
tally-shared = compartidas
tally-lost = perdidas
tally-drawn = empates
tally-place = posición media
tally-best = más puntos

# Ratings
rating = Valoración
rating-new = nueva
rating-settling = aún incierta
rating-settled = estable
rating-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
rating-none = aún sin partidas valoradas
rating-no = sin valoración
rating-off = Dejar de jugar con valoración
rating-off-sure = Se borrarán todas tus valoraciones. Si las vuelves a activar, empezarán de nuevo. No se puede deshacer.
switches = Valoración y visibilidad
switch-rated = Jugar con valoración
switch-rated-about = Todo el mundo empieza en 1200. Tu valoración dice qué nivel tienes en un juego según tus resultados: al principio es nueva y tras suficientes partidas, estable. Solo la ves tú, salvo que muestres tu perfil; los miembros de tus clubes también la ven.
switch-rated-on = Juegas con valoración desde tu próxima partida.
switch-rated-off = Se han borrado tus valoraciones.
switch-public = Mostrar mi perfil a todo el mundo
switch-public-about = Tus estadísticas y valoraciones, nunca con quién has jugado. Tus amigos siempre ven tu perfil. Con una valoración estable apareces en la clasificación.
switch-public-on = Todo el mundo puede ver tu perfil.
switch-public-off = Solo tú y tus amigos podéis ver tu perfil.
switch-seen = Mostrar a mis amigos que estoy aquí
switch-seen-about = Tus amigos ven cuándo estás aquí, y el camino a tu mesa si está abierta a todo el mundo o a un club suyo. En una misma mesa, todo el mundo se ve de todos modos.
switch-seen-on = Tus amigos ven cuándo estás aquí.
switch-seen-off = Tus amigos no ven si estás aquí.
counts = ¿Qué partidas cuentan?
counts-finished = Las que empiezan después de activar la valoración y terminan según las reglas.
counts-against = Contra gente que juega con valoración y contra bots, de novato a wright.
counts-not = No cuentan los rompecabezas, el reparto del día, las cartas propias, las partidas reanudadas desde una repetición ni aquellas en las que una persona tiene varios asientos.
counts-resigned = Quien se rinde, se va o se queda sin tiempo ocupa la última posición.
counts-helped = Con una pista puedes perder valoración, pero no ganarla; tampoco si deshaces una jugada cuando solo juegan bots contra ti.
counts-removed = Si quien organiza expulsa a alguien, la valoración de esa persona no cambia y quien organiza ocupa la última posición.

# One's finished games
history = Partidas terminadas
history-game = Juego
history-all = Todos los juegos
history-none = Aún no hay partidas terminadas.
history-with = Con
history-place = posición { $place } de { $sides }
history-points = puntos { $points }
history-rating = valoración { $change }
history-screen = no cuenta: una persona tenía varios asientos
history-review = Análisis
games-won = Partidas ganadas { $figures }
games-won-here = Partidas ganadas en esta mesa
again-invite = Invitar otra vez

# People one knows
players-about = La gente con la que has jugado últimamente y tus amigos. «{ again-invite }» abre una mesa como en vuestra última partida: mismo juego, mismas reglas, mismas personas. Verán la invitación en su página de inicio.
players-requests = Solicitudes de amistad
players-friends = Amigos
players-asked = A la espera de respuesta
players-recent = Con quién jugaste hace poco
players-blocked = Personas bloqueadas
players-no-friends = Aún no tienes amigos. Pregunta a alguien con quien hayas jugado.
players-none = Aún no hay nadie: juega una partida con más gente y aparecerá aquí.
players-last = Última partida en común: { $day }
friends-here = aquí ahora
friends-sit = en una mesa: { $game }
friends-watch = juega a { $game }
friends-play = en tu mesa: { $game }
friends-way-sit = Ir a la mesa
friends-way-watch = Mirar
friends-way-play = Ir a tu mesa
friends-came = { $name } está aquí.
deed-again = Invitar otra vez
deed-befriend = Pedir amistad
deed-befriend-done = { $name } verá tu solicitud.
deed-agree = Aceptar
deed-agree-done = Ahora { $name } y tú sois amigos.
deed-decline = Rechazar
deed-decline-done = Has rechazado la solicitud de { $name }.
deed-withdraw = Retirar solicitud
deed-withdraw-done = Has retirado tu solicitud a { $name }.
deed-part = Dejar de ser amigos
deed-part-sure = { $name } solo verá tu perfil si lo muestras a todo el mundo. Más adelante puedes volver a pedir su amistad.
deed-part-done = { $name } y tú ya no sois amigos.
deed-block = Bloquear
deed-block-sure = Ya no te llegarán solicitudes ni invitaciones de { $name }, que no se enterará.
deed-block-done = Has bloqueado a { $name }.
deed-unblock = Desbloquear
deed-unblock-done = Ya no bloqueas a { $name }.
invited = Invitaciones
invited-by = { $name } te invita.
invited-accept = Sentarse
invited-decline = Rechazar
invited-declined = Has rechazado la invitación de { $name }.
invited-requests = { $count ->
    [one] Alguien te pide amistad
   *[other] { $count } personas te piden amistad
}

# Leaderboards
board-title = Clasificación: { $game }
board-games = Juegos con clasificación
board-about = Quienes tienen una valoración estable en este servidor y la muestran.
board-place = Pos.
board-no-place = aún sin posición
board-name = Nombre
board-won = Victorias contra personas
board-won-of = { $won } de { $played }
board-you = tú
board-none = Aún no hay nadie en esta clasificación.
board-way = Para aparecer aquí, juega con valoración y muestra tu perfil a todo el mundo.
board-way-link = Abrir tu perfil

# Clubs
clubs-about = Un club es un grupo con un enlace: sus miembros se ven entre sí y ven las mesas abiertas y las clasificaciones del club. Sin el enlace nadie lo encuentra.
clubs-own = Tus clubes
clubs-none = Aún no estás en ningún club. Para unirte a uno, abre el enlace que te haya enviado un miembro.
clubs-found = Fundar un club
club-name = Nombre del club
club-members-count = { $count ->
    [one] un miembro
   *[other] { $count } miembros
}
club-host = organiza { $name }
club-joining = Los miembros ven los nombres, resultados y valoraciones del resto en las clasificaciones del club y las mesas abiertas para él. Puedes dejarlo cuando quieras.
club-joined = Ya eres miembro de este club.
club-join = Unirse al club
club-open = Ir al club
club-tables = Mesas abiertas
club-tables-none = Ahora no hay mesas abiertas.
club-table-open = Abrir una mesa para el club
club-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
club-invite = Invitar a más gente
club-invite-about = Quien tenga este enlace puede unirse al club.
club-renew = Crear un enlace nuevo
club-renew-sure = El enlace antiguo dejará de funcionar. Los miembros siguen siéndolo.
club-renewed = El club tiene un enlace nuevo.
club-board = Clasificación
club-board-none = Ningún miembro ha jugado aún a este juego contra personas.
club-members = Miembros
club-since = desde el { $day }
club-remove-sure = { $name } dejará de ser miembro. El club tendrá un enlace nuevo, ya que el antiguo se conoce.
club-removed = { $name } ya no es miembro. El club tiene un enlace nuevo.
club-pass-on = Ceder el club
club-pass-on-sure = A partir de ahora organiza { $name }. Tú sigues siendo miembro.
club-passed-on = Ahora organiza { $name }.
club-rename = Cambiar el nombre del club
club-keep = Guardar
club-renamed = El club se llama ahora { $name }.
club-leaving = Dejar el club
club-leaving-about = Para volver necesitas el enlace.
club-leaving-host = Si lo dejas, pasará a organizar el miembro más antiguo. Si lo cierras, se acaba para todo el mundo.
club-leave = Dejar el club
club-leave-sure = Ya no verás a los miembros, las mesas ni las clasificaciones del club.
club-close = Cerrar el club
club-close-sure = El club se borrará para todo el mundo. Las partidas, los resultados y las valoraciones se conservan. No se puede deshacer.
club-choice = Mostrar esta mesa al club { $name }
club-show = Mostrar al club { $name }
club-shown = El club { $name } ve esta mesa.
