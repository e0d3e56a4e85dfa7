# Por qué el servidor rechaza una petición.

nothing-here = Aquí no hay nada.
method-not-allowed = Ese método no está permitido aquí.
request-too-long = Eso es demasiado largo.
requests-too-many = Demasiadas peticiones; espera un minuto.
games-too-many = Esta dirección ha abierto { $most } partidas hoy. Sigue con alguna de ellas o inténtalo de nuevo dentro de { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
request-unreadable = Esa petición no se puede leer: { $reason }.
request-too-deep = Esa petición no se puede leer: su JSON está anidado en exceso.
request-not-utf8 = Esa petición no se puede leer: su JSON no está en UTF-8.
refused = { OPENING($reason) }.
not-your-seat = Ese no es tu asiento.
hints-off = En esta mesa no hay pistas.
hints-too-many = Has pedido demasiadas pistas: espera un minuto.
hints-for-what = Solo hay pistas para descartar y para jugar.
hints-none = Ahora no hay ninguna pista disponible.
game-deleted = Esta partida se ha borrado.
no-such-game = No tienes ninguna partida así.
token-without-seat = No tienes asiento en esta mesa.
seat-not-to-give = Solo puedes invitar a alguien a un asiento tuyo.
seat-last = Quédate con un asiento para ti.
seat-may-return = Quien tenía este asiento aún puede volver. Mientras tanto puede jugar el ordenador.
seat-already-held = Ya tienes un asiento en esta mesa.
seat-open = La partida sigue en cuanto todos los asientos estén ocupados.
player-not-away = Aún no lleva fuera el tiempo suficiente.
proposal-first = Responde antes a la otra pregunta.
already-declined = Los demás han dicho que no. Sigue jugando antes.
nothing-proposed = Ya no hay nada propuesto.
no-stand-ins = En esta mesa el ordenador no sustituye a nadie.
cards-shown = Los espectadores ya ven las cartas de los repartos anteriores.
cards-not-shown = Los espectadores no ven las cartas de los repartos anteriores.
cards-never-hidden = En un juego para una sola persona no se oculta nada a los espectadores.
nothing-to-adjourn = No hay ninguna partida que aplazar.
not-adjourned = Esta partida no está aplazada.
game-adjourned = Esta partida está aplazada. Sigue cuando todos quieran.
said-too-much = Ya has dicho mucho. Espera un minuto.
rematch-player-gone = Alguien ha dejado esta mesa para siempre.
rematch-begun = Ya ha habido una revancha.
invitation-none-open = No hay ninguna invitación abierta para este asiento.
invitation-wrong = Esta invitación no existe.
invitation-used = Esta invitación ya se ha usado.
invitation-withdrawn = Esta invitación se ha retirado.
spectators-watch = Quien mira no puede jugar.
screen-covered = Antes alguien tiene que tomar la pantalla.
spectators-link-wrong = Este enlace para mirar ya no existe.
spectators-too-many = Ya hay demasiados espectadores; inténtalo más tarde.
say-hello = Envía primero Hello.
said-hello = Esta conexión ya ha enviado Hello.
too-many-windows = Este asiento está abierto en demasiadas ventanas.
page-too-slow = Esta página no pudo recibirlo todo a tiempo; volverá a conectarse.
message-not-text = Los mensajes tienen que ser texto.
message-too-long = Ese mensaje es demasiado largo: { NUMBER($most, useGrouping: 0) } caracteres como máximo.
message-unreadable = Ese mensaje no se puede leer: { $reason }.
server-broken = Algo ha fallado en el servidor.
room-broken = Algo ha fallado en el servidor. No se ha perdido nada; recarga la página para continuar.
result-not-over = La partida aún no ha terminado.
result-nothing-to-compare = No hay nada con que comparar esta partida.
no-statistics = Todavía no hay estadísticas de estas partidas.
record-not-text = Esto no es texto.
token-needed = Envía una clave Bearer de al menos { $least } caracteres.
tokens-too-many = Se pueden entregar como máximo { $most } claves a la vez.
history-last = Last es un número de partidas, al menos una.
history-delete-too-many = Se pueden borrar como máximo { $most } partidas a la vez.
history-no-recap = Esta partida no ha terminado, o no se cuenta reparto por reparto.
review-not-over = Esta partida aún no ha terminado: podrá analizarse cuando termine.
review-not-yours = Esta partida no está en este navegador, y solo quienes la jugaron pueden analizarla. Si la jugaste en otro navegador, inicia sesión. Si la jugaron otros, pide a uno de ellos que la descargue y abre aquí el archivo.
review-not-ready = El análisis de esta partida aún no ha terminado: ábrelo primero.
review-no-such-game = No hay ninguna partida así que analizar.
review-no-such-record = Este registro ya no se conserva aquí: ábrelo de nuevo.
review-no-such-position = No hay ninguna posición así desde la que seguir jugando.
review-failed = No se ha podido hacer este análisis: { $reason }.
review-worker-lost = El proceso que hacía este análisis ha terminado: analiza la partida otra vez.
reviews-too-many = El servidor tiene muchos análisis por hacer: inténtalo de nuevo dentro de unos minutos.

## Cuentas

account-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
account-passkey-refused = Esta llave de acceso no se ha aceptado.
account-passkey-late = Ha tardado demasiado, inténtalo otra vez.
account-too-many-passkeys = Una cuenta tiene como mucho { $most } llaves de acceso.
account-too-many-tries = Demasiadas contraseñas incorrectas. Inténtalo otra vez dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} o usa una llave de acceso.
account-name-taken = Otra persona ya tiene ese nombre.
account-wrong-password = El nombre o la contraseña no son correctos.
account-last-key = No tienes otra forma de iniciar sesión: pon antes una contraseña o añade otra llave de acceso.
account-sign-in-first = Vuelve a iniciar sesión para cambiar tu cuenta.
account-signed-in = Este navegador ya ha iniciado sesión. Ciérrala antes.
account-no-token = Esa no es la clave de un navegador.
account-settings-bad = Estos ajustes no se pueden guardar.
account-other-name = Ese no es el nombre de tu cuenta.

## Los rivales del ordenador

opponent-level = { $player ->
    [beginner] Principiante
    [novice] Novato
    [casual] Ocasional
    [club] Club
    [strong] Fuerte
   *[expert] Experta
}
opponent-words = { $player ->
    [beginner] Se queda con cada pareja que recibe.
    [novice] Cuenta historias y se le escapan quinces.
    [casual] Puntúa rápido, nunca se defiende.
    [club] Descarta bien. ¿De quién es el crib? Se le olvida.
    [strong] Sale bajo y espera tu diez.
   *[expert] Casi perfecta. Juega según el marcador.
}

## El almacén

store-not-kept = Las partidas no se pueden guardar en { $where }: { $reason }.
store-not-read = Las partidas no se pueden leer: { $reason }.
store-not-saved = La partida no se puede guardar: { $reason }. No se ha perdido nada.
store-newer = Una versión más reciente de fifteentwo guardó las partidas (versión { $version } del almacén); actualiza el programa.
store-in-use = Otro fifteentwo ya está usando { $folder }; ciérralo antes o elige otra carpeta.
store-in-use-at = Otro fifteentwo ya está usando { $folder }; responde en { $address }.
store-url = La URL de la base de datos no se entiende; escríbela como postgresql://user@host/name.
store-only-postgres = aquí solo PostgreSQL (postgresql://...) tiene URL
store-asyncpg = PostgreSQL necesita el paquete asyncpg, que no está instalado: pip install 'fifteentwo[postgres]'.
store-disk-full = el disco está lleno
store-disk-error = el disco da un error
store-read-only = el archivo es de solo lectura
store-damaged = el archivo está dañado
store-no-database = el archivo no es una base de datos
store-not-opened = el archivo no se puede abrir
store-busy = otro programa está usando el archivo
listen-range = el puerto { $port } está fuera de rango: los puertos van de 0 a { $most }.
listen-not = el puerto { $port } de { $host } no se puede usar: { $reason }.
listen-none = los puertos { $port } a { $last } de { $host } no se pueden usar: { $reason }.
log-head = Esta partida no se puede abrir: sus reglas o sus asientos no se pueden leer ({ $reason }).
log-entry-unreadable = Esta partida no se puede abrir: la entrada { $number } de su registro no se puede leer ({ $reason }).
log-entry-unplayable = Esta partida no se puede abrir: la entrada { $number } de su registro no se puede jugar ({ $reason }).

## Otros sitios

host-unknown = Este servidor no responde a ese nombre de host.
origin-other = Las páginas de otros sitios no pueden usar este servidor.
docs-not-built = La documentación no se ha generado aquí: ./site, en la carpeta del código fuente, la genera.

## Programas y bots

program-name = «{ $given }» no sirve de nombre para un programa: usa letras, cifras, - y _
program-not-here = este servidor no tiene el programa «{ $given }»
bot-unknown = Ese bot no existe.
bot-seconds = Un bot tiene de 1 a { $most } segundos para elegir.
bots-too-many = Ya tienes { $most } bots: revoca uno primero.
bot-seated = Este bot ya juega en esta mesa.
bot-late = no eligió en { $seconds } segundos
bot-illegal = hizo algo no permitido ({ $reason })
bot-unreadable = un mensaje ilegible
bot-revoked = su dueño lo ha revocado

client-invitation = «{ $text }» no es una invitación: usa su enlace, o su código junto con la dirección del servidor
client-spectate = «{ $text }» no es un enlace para espectadores, que contiene #/spectate/
client-unreachable = no se puede conectar con { $address }: { $reason }
client-stranger = { $address } no responde como un servidor de fifteentwo
client-lost = { $address } ha cerrado la conexión
client-closed = la conexión está cerrada

## Juego duplicado

set-of-deals-rules = Los repartos de una serie se juegan con reglas para dos, en una sola partida.
set-of-deals-number = { $given } no es el número de una serie: tiene de 1 a { $most } cifras.
set-of-deals-hidden = Los espectadores no ven las cartas de una serie, porque otros juegan los mismos repartos.
set-of-deals-none = Las cartas de esta partida no vienen de ninguna serie.
set-of-deals-not-over = La serie se revela cuando la partida ha terminado.

## Notificaciones

push-endpoint = No se pueden enviar mensajes a esa dirección.
push-keys = Con estas claves no se pueden cifrar mensajes.
push-turn = Te toca, { $name }
push-table = Mesa { $room }
