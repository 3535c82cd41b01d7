# Duplicados: los mismos repartos para todo el mundo. Solo lo cargan sus propias páginas
dup-title = Duplicado
dup-about = Todo el mundo juega los mismos repartos contra los mismos bots. Solo cuenta cómo los juegas: la suerte del reparto no influye.
dup-today = Los de hoy
dup-yesterday = Los de ayer
dup-friends = Con amigos
dup-friends-none = Crea uno y envía el enlace: cada cual juega cuando le viene bien.
dup-new = Nuevo duplicado
dup-of-day = { $game }, { $day }
dup-deals = { $count ->
    [one] un reparto
   *[other] { $count } repartos
}
dup-against = bots: { $bot }
dup-teams-of-two = dos equipos de dos
dup-done-of = { $done } de { $count } repartos jugados
dup-people = { $count ->
    [0] Nadie ha jugado todavía.
    [one] Una persona hasta ahora.
   *[other] { $count } personas hasta ahora.
}
dup-open-until = Abierto hasta { $time }.
dup-until-time = las { $time }
dup-until-day = el { $day }
dup-closed = Cerrado.
dup-by = de { $host }
dup-start = { $state ->
    [new] Jugar
    [some] Seguir jugando
   *[all] Ver los resultados
}
dup-percent = { NUMBER($percent, minimumFractionDigits: 0, maximumFractionDigits: 1) } %
dup-percent-column = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
dup-percent-none = –
dup-your-percent = tu resultado
dup-place = { $place ->
    [0] sin posición
   *[other] posición { $place }
}
dup-streak = Tu racha
dup-streak-unit = { $count ->
    [one] día seguido
   *[other] días seguidos
}
dup-streak-rule = Un día cuenta si juegas todos los repartos de uno de sus duplicados.
dup-deal = Reparto { $number }
dup-deal-play = Jugar el reparto { $number }
dup-deal-resume = Reanudar el reparto { $number }
dup-deal-new = Sin jugar todavía
dup-deal-playing = En curso
dup-deal-missed = Sin jugar
dup-victory = { $victory ->
    [2] victoria
    [1] empate
    [0] derrota
   *[other] rendición
}
dup-lead = { $sign ->
    [plus] { $lead } por delante
    [minus] { $lead } por detrás
   *[none] con los mismos puntos
}
dup-compared = { $count ->
    [0] Nadie más ha jugado todavía este reparto.
    [one] Comparado con otro resultado.
   *[other] Comparado con otros { $count } resultados.
}
dup-show-deal = Cómo le fue al resto con el reparto { $number }
dup-deals-title = Los repartos
dup-ranking = Clasificación
dup-ranking-none = Verás la clasificación cuando hayas jugado un reparto hasta el final.
dup-ranking-some = { $count ->
    [one] Sobre el reparto que has jugado hasta ahora.
   *[other] Sobre los { $count } repartos que has jugado hasta ahora.
}
dup-ranking-all = Sobre todos los repartos.
dup-who = Persona
dup-you = tú
dup-somebody = alguien
dup-bot = bot
dup-column-place = Pos.
dup-column-percent = Resultado
dup-column-difference = Puntos
dup-column-game = Partida
dup-column-replay = Repetición
dup-difference-about = Puntos: en cuánto superó tu ventaja a la del resto, de media.
dup-percent-about = Resultado: a qué parte del resto superaste con las mismas cartas. Un empate cuenta la mitad.
dup-replay = Repetición
dup-replay-of = Repetición: { $name }
dup-share = Invita a tus amigos
dup-share-about = Quien abra este enlace jugará los mismos repartos cuando le venga bien.
dup-fair = El mismo reparto para todo el mundo
dup-fair-about = Estas son las huellas de los secretos de los que salen los repartos, publicadas antes de que nadie juegue. Los secretos se muestran cuando se cierra el duplicado; entonces se puede comprobar cada partida. Aquí nadie añade un número al azar: sería otro reparto.
dup-fingerprint = Huella
dup-secret = Secreto
dup-close = Cerrar ahora
dup-close-sure = Nadie podrá jugar más repartos y todo el mundo verá todos los resultados. No se puede deshacer.
dup-team = Equipo { $number }
dup-team-join = Unirse al equipo { $number }
dup-team-free = libre
dup-team-waiting = Primero hacen falta cuatro personas: dos en cada equipo. Después cada reparto se juega en dos mesas, cambiando de lado.
dup-team-yours = tu equipo
dup-new-about = Elige el juego y envía el enlace. Todo el mundo juega los mismos repartos.
dup-game = Juego
dup-name = Nombre del duplicado
dup-name-hint = opcional, p. ej. «Ronda del domingo»
dup-style = Quién juega contra quién
dup-style-bots = Todo el mundo contra los mismos bots
dup-style-pairs = Equipo contra equipo, dos personas en cada uno
dup-bot-level = Nivel de los bots
dup-boards = Número de repartos
dup-days = Abierto durante
dup-days-of = { $count ->
    [one] un día
   *[other] { $count } días
}
dup-create = Crear el duplicado
dup-back = Todos los duplicados
dup-one-try = Cada reparto se juega una vez, sin pistas. Solo se deshace lo que no te ha mostrado nada.
