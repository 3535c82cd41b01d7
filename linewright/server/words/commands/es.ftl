# El comando
serve-address = Linewright está en { $address }
serve-lan = Cualquiera en tu red puede abrir esta dirección o escanear el código.
serve-file-held = otro proceso ya sirve { $file }; varios procesos necesitan PostgreSQL: define LINEWRIGHT_DATABASE
serve-needs-postgresql = { $workers } procesos necesitan PostgreSQL: define LINEWRIGHT_DATABASE con su dirección
serve-no-port = no se puede escuchar en { $host }, puerto { $port }: { $why }
serve-no-store = no se pueden guardar mesas en { $place }: { $why }
serve-not-started = el servidor no pudo arrancar; las líneas de arriba dicen por qué
serve-bad-limit = { $name } contiene límites como moves=50, separados por comas; { $text } no es un límite; los límites son: { $names }
serve-bad-proxy = { $name } contiene direcciones o redes de proxies, como 10.0.0.5 o 10.0.0.0/8, separadas por comas; { $text } no es ninguna de las dos cosas

# Copias de los datos
backup-done = { $file }: { $megabytes } MB, mesas: { $tables }, sucesos: { $events }
backup-progress = { $percent } %…
backup-exists = { $file } ya existe; indica otro nombre, o --force para reemplazarlo
backup-is-store = { $file } forma parte de los propios datos; la copia necesita otro nombre
backup-beside = { $beside } está junto a { $file }: un servidor lo tiene abierto o no se cerró bien; indica otro nombre
backup-no-store = no hay datos en { $place }
backup-unreadable = no se pueden leer los datos en { $place }: { $why }
backup-other-version = los datos tienen la versión { $found } y este programa trabaja con la versión { $expected }; cópialos con el programa que los sirve
backup-failed = no se pudo escribir { $file }: { $why }
restore-done = { $file } se ha restaurado; mesas: { $tables }, sucesos: { $events }
restore-needs-postgresql = con SQLite no hay nada que restaurar: define LINEWRIGHT_DATABASE con { $file }, o con una copia, y arranca el servidor
restore-no-file = no existe el archivo { $file }
restore-newer = { $file } tiene la versión { $found }, que este programa no conoce; trabaja con la versión { $expected }
restore-not-empty = { $place } no está vacía; restaura en una base de datos nueva
restore-failed = no se pudo restaurar { $file }, y no se cambió nada: { $why }
