# El análisis de una partida: se carga cuando alguien lo pide
review-title = Análisis
review-ready = El análisis está listo.
review-failed = El análisis no se ha podido hacer ahora.
review-waiting = Se prueba a seguir desde cada posición…
review-seat = Análisis de
review-chances = { $measure ->
    [solved] Cuánto se resolvió
   *[win] Probabilidad de ganar
}
review-chances-about = por ciento, tras cada jugada
review-graph = { $measure ->
    [solved] Cuánto se resolvió, jugada a jugada
   *[win] Probabilidad de ganar, jugada a jugada
}
review-chance-of = { $who } { $chance } %
review-account = Suerte y decisiones
review-account-about = { $race ->
    [yes] En centésimas de victoria. Quien canta le quita algo al resto: lo que cantas tú son tus decisiones, lo demás son jugadas del resto.
   *[no] En centésimas de victoria. Las decisiones se miden con las de un bot sencillo: 0 es igual de bueno.
}
review-solved-title = El rompecabezas
review-solved = { $share ->
    [100] Resuelto después de { $moves } jugadas.
   *[other] { $share } % resuelto después de { $moves } jugadas; era posible el { $best } %.
}
review-possible = Se podía resolver más: el { $best } %
review-wait = esperar
review-weight = { $most ->
    [luck-good] Lo que más ayudó fue la suerte.
    [luck-bad] Lo que más costó fue la mala suerte.
    [choices-good] Lo que más ayudó fueron las buenas decisiones.
    [choices-bad] Lo que más costó fueron las decisiones flojas.
    [others-good] Lo que más ayudó fueron las jugadas del resto.
    [others-bad] Lo que más costó fueron las buenas jugadas del resto.
   *[nothing] La suerte y las decisiones se compensaron.
}
review-start = Tras el reparto
review-luck = Suerte con las cartas
review-choices = { $you ->
    [yes] Tus decisiones
   *[no] Decisiones propias
}
review-others = Jugadas del resto
review-result = Al final
review-per-cent = { $chance } %
review-average-about = centésimas de victoria perdidas por decisión:
review-form = En tus últimas { $matches } partidas analizadas: { $average }.
review-band = { $band ->
    [6] casi nada.
    [5] muy poco.
    [4] poco.
    [3] algunas oportunidades perdidas.
    [2] muchas oportunidades perdidas.
   *[other] la mayoría de las oportunidades perdidas.
}
review-moments = { $count ->
    [1] Un momento
    [2] Dos momentos
    [3] Tres momentos
   *[other] { $count } momentos
}
review-no-moments = Ninguna jugada ni ninguna carta cambió mucho por sí sola.
review-at-move = Jugada { $move }, { $who }
review-better = mejor: { $best }
review-played = Se jugó: { $played }.
review-instead = en lugar de
review-to = a
review-unit = por ciento
review-lucky = Suerte al robar
review-unlucky = Mala suerte al robar
review-see = Ver la jugada
review-again = Volver a intentar desde aquí
review-lost = perdió { $lost } centésimas de victoria
review-better-here = Mejor: { $best } (+{ $lost }).
