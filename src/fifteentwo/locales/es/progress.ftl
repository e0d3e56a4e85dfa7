# La página del progreso: el nivel de las decisiones, la suerte, los errores que se repiten y las partidas.

progress-title = ¿Qué nivel tengo?
progress-stretch = Partidas
progress-last = últimas { $games }
progress-all = todas

## Figures

progress-level = Nivel
progress-level-name = { $band ->
    [expert] Experto
    [strong] Fuerte
    [club] Club
   *[novice] Principiante
}
progress-level-open = Por determinar
progress-level-next = { $left ->
    [one] se sabrá tras una partida más
   *[other] se sabrá tras { $left } partidas más
}
progress-level-also = { $band ->
    [expert] quizá experto
    [strong] quizá fuerte
    [club] quizá club
   *[novice] quizá principiante
}
progress-per-decision = Una decisión cuesta
progress-won = Ganadas
progress-of = de { $games }
progress-skunks = skunks dados { $given }, recibidos { $taken }
progress-luck = Suerte
progress-luck-none = –
progress-luck-why = victorias de más o de menos que con suerte igual
progress-points = Puntos
progress-points-why = de ventaja media al final
progress-adjusted = Con suerte igual
progress-adjusted-why = de partidas ganadas
progress-unreviewed = { $number ->
    [one] Una partida aún no tiene análisis; abre su análisis y contará.
   *[other] { $number } partidas aún no tienen análisis; abre un análisis y su partida contará.
}
progress-assisted = { $number ->
    [one] Una partida con ayuda no cuenta.
   *[other] { $number } partidas con ayuda no cuentan.
}

## Nothing to show

progress-none = Aún no hay partidas analizadas. Juega una partida de dos sin pistas: se analiza al terminar, y esta página muestra lo bien que decidiste y la suerte que tuviste.
progress-open = Tus partidas terminadas aún no tienen análisis. Abre el análisis de una: está listo en unos segundos, y la partida contará aquí.
progress-play = Jugar una partida
progress-games-link = Tus partidas

## The rating

progress-rating = Calidad de las decisiones
progress-rating-why = Probabilidad de ganar que se pierde por decisión. Aquí no cuentan los resultados ni la suerte.
progress-rating-value = { $loss } %
progress-rating-interval = de { $low } a { $high } %
progress-rating-label = Pierdes de media un { $loss } % de una victoria por decisión, con un intervalo del 95 % de { $low } a { $high } %; tus rivales, un { $theirs } %.
progress-rating-label-once = En esta única partida perdiste un { $loss } % de una victoria por decisión; tus rivales, un { $theirs } %.
progress-floor = El experto del ordenador pierde un { $loss } % según la misma medida: nadie puede medirse por debajo.
progress-you = tú, últimas { $games } partidas
progress-them = tus rivales
progress-game = Partida { $number }
progress-first = partida 1
progress-ended = Final
progress-table = Mostrar como tabla
progress-explain = Las flechas van de partida en partida; Intro abre el análisis.

## By phase

progress-phases = Por tipo de decisión
progress-phases-why = Pérdida de una decisión, con su intervalo del 95 %
progress-phase = Decisión
progress-decisions = Número
progress-loss = Pérdida
progress-interval = Intervalo
progress-claims = Recuento de manos: { $wrong } de { $counts } recuentos fueron incorrectos, lo que costó { $points } puntos por recuento (el rival, { $theirs }). Los puntos no entran en el nivel.

## Luck

progress-lucks = Suerte
progress-lucks-why = Victorias por encima de la suerte igual, sumadas en las partidas
progress-lucks-unit = victorias
progress-lucks-label = Tras { $games } partidas, tu suerte suma { $wins } victorias. Unas cartas justas quedan entre { $low } y { $high } en el 95 % de los casos.
progress-lucks-inside = Unas cartas justas quedan dentro de la banda en el 95 % de los casos. Las tuyas también; la suerte de tus rivales es la imagen inversa.
progress-lucks-outside = Unas cartas justas quedan dentro de la banda en el 95 % de los casos. Las tuyas se salieron, como le pasa a uno de cada veinte jugadores; la suerte de tus rivales es la imagen inversa.
progress-lucks-few = Con menos de { $games } partidas la banda es demasiado imprecisa para distinguir unas cartas justas de otras que no lo son.
progress-lucks-none = No hay suerte que mostrar: el balance de estas partidas no está completo.
progress-total = Suma

## Leaks

progress-leaks = Errores que se repiten
progress-leaks-why = Los más caros primero: probabilidad de ganar perdida por partida
progress-leaks-all = Mostrar los { $number }
progress-leaks-fewer = Mostrar menos
progress-leaks-none = Ningún tipo de error se repite lo bastante para nombrarlo.
progress-leak-times = { $times ->
    [one] una vez
   *[other] { $times } veces
}, { $phase }
progress-leak-cost = −{ $cost } %
progress-leak-error = por partida, ± { $error }
progress-leak-example = { $chosen } en vez de { $best } (−{ $loss } %)
progress-train = Practicar mis errores

## The games

progress-games = Partidas
progress-games-why = La pérdida por decisión y la suerte, de ambos lados de cada partida
progress-opponents = Rival
progress-you-head = Tú
progress-them-head = Rival
progress-yours = Tú: { $loss }
progress-theirs = Tu rival: { $loss }
progress-more = Todas las partidas
progress-standing = Tus puntuaciones
progress-standing-loss = { $loss } % por decisión
progress-standing-between = de { $low } a { $high }
progress-results = Puntuación por resultados
progress-results-why = De partidas sin ayuda contra otras personas y contra los seis rivales del ordenador, en la escala de estos. El intervalo contiene la puntuación real 19 de cada 20 veces.
progress-results-two = De dos
progress-results-more = De tres a seis
progress-results-teams = En equipos
progress-results-error = ± { $error }
progress-results-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
