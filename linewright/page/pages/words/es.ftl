# Páginas que casi nadie abre a menudo: la lección y quién es uno. Las cargan ellas
learn-title = primera partida
learn-lesson = Lección
learn-where = Muéstramelo
learn-progress = Progreso de la lección
learn-play = Jugar una partida de verdad
learn-again = Repetir la lección
me-title = Tú
me-about = Puedes jugar sin cuenta. Tu nombre es lo que se ve en la mesa.
me-name = Tu nombre
me-name-label = Nombre en la mesa
me-keep = Guardar
me-named = Ahora te llamas { $name }.
me-account = Cuenta
me-account-about = Con una cuenta conservas tus mesas aunque cambies de dispositivo o borres los datos del navegador. Solo hacen falta un nombre y una contraseña.
me-account-is = Tu cuenta es { $account }.
me-account-name = Nombre de la cuenta
me-passphrase = Contraseña (mínimo 8 caracteres)
me-make-account = Crear una cuenta
me-account-made = Cuenta creada.
me-sign-in = Iniciar sesión
me-sign-in-sure = { $count ->
    [one] Estás en una mesa sin haber iniciado sesión; esa mesa no pasará a tu cuenta.
   *[other] Estás en { $count } mesas sin haber iniciado sesión; esas mesas no pasarán a tu cuenta.
}
me-signed-in = Hola de nuevo, { $name }.
me-sign-out = Cerrar sesión
me-signed-out = Has cerrado sesión en este dispositivo.
me-change = Cambiar la contraseña
me-old = Contraseña actual
me-new = Nueva contraseña (mínimo 8 caracteres)
me-end-others = Cerrar sesión en el resto de dispositivos
me-changed = Has cambiado la contraseña.
me-sessions = Dónde has iniciado sesión
me-session-here = este dispositivo
me-session-unknown = Dispositivo desconocido
me-session-used = Último uso: { $used }; inicio de sesión: { $made }
me-session-end = Cerrar sesión: { $device }
me-session-ended = { $device }: sesión cerrada.
me-others-ended = Has cerrado sesión en el resto de dispositivos.
me-data = Tus datos
me-data-about = Descarga todo lo que este servidor guarda sobre ti o bórralo para siempre.
me-take = Descargar mis datos
me-erase = Borrar mis datos
me-erase-sure = Se borrarán tu nombre, tus mensajes y tu cuenta. Tus partidas se conservan, con «perfil borrado» en tu asiento. No se puede deshacer.
me-erased = Se han borrado todos tus datos.
