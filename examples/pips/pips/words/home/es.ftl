home-about-pips = Cada carta nombra una casilla. Ocúpala y pon cuatro fichas en línea antes que nadie.
