# Lo que se cuenta en muchísimas partidas
count-cards = cartas
count-no-place = cartas sin lugar
count-points-made = puntos hechos con líneas
count-points-unpaid = puntos que nadie cobra
count-calls = líneas cantadas
count-calls-wrong = líneas mal cantadas
count-times-up = rondas acabadas por el reloj
count-turned = cartas destapadas
count-repeats = rondas repetidas
