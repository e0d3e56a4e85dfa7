# Por qué la línea de órdenes rechaza lo escrito. Cada mensaje es una frase después de «fifteentwo:».

## Órdenes y opciones

wrong-play = no existe la orden «play»: fifteentwo sin orden abre el juego en el navegador; en la terminal hay { $known }
wrong-command = no existe la orden «{ $given }»: las órdenes son { $known }
wrong-word = { $command } no admite «{ $given }»: consulta { $help }
wrong-option = no existe la opción «{ $given }»: consulta { $help }
wrong-option-of = no existe la opción «{ $given }» de { $command }: consulta { $help }
wrong-kind = { $kind ->
    [number] { $name }: «{ $given }» no es un número entero
    [switch] { $name }: «{ $given }» no es yes ni no
    [decimal] { $name }: «{ $given }» no es un número
   *[other] { $name }: «{ $given }» no es un valor permitido
}
wrong-choice = { $name }: «{ $given }» no es { $known }
wrong-choices = { $first } o { $last }
wrong-missing = falta el valor de { $name }: consulta { $help }
wrong-twice = { $name } aparece dos veces: consulta { $help }
wrong-reason = { $where }: { $reason }
wrong-games = --games: { $given } está fuera de rango; juega de 1 a { NUMBER($most, useGrouping: 0) } partidas
wrong-deals = --deals: { $given } está fuera de rango; juega de 1 a { NUMBER($most, useGrouping: 0) } repartos
wrong-deal = { $option }: no existe el reparto { $given }: los repartos van de 0 a { NUMBER($most, useGrouping: 0) }
wrong-together = { $first } y { $second } no se pueden usar a la vez
wrong-out-needs-pairs = --out: solo --pairs escribe resultados en un archivo
wrong-pairs-aim = --pairs: elige otro objetivo que points y omite --to
wrong-processes = --processes: { $given } está fuera de rango; usa de 1 a { NUMBER($most, useGrouping: 0) }
wrong-here-or-cluster = --processes: el trabajo se hace aquí o en el clúster; omite --processes o --cluster

## El servidor

wrong-port = --port: { $given } está fuera de rango: los puertos van de 0 a { NUMBER($most, useGrouping: 0) }
wrong-data = --data y --database no se pueden usar a la vez: las partidas están en una carpeta o en una base de datos
wrong-database = --database: la URL está vacía; escríbela como postgresql://user@host/name
wrong-host = --host: «{ $given }» no es una dirección
wrong-metrics-port = --metrics-port: { $given } está fuera de rango: los puertos van de 1 a { NUMBER($most, useGrouping: 0) }
wrong-proxy = --proxy: «{ $given }» no es una dirección ni una red
wrong-public-url = --public-url: «{ $given }» no es la URL de un servidor: escríbela como https://cribbage.example.org

## Archivos y entrada estándar

wrong-standard-input = entrada estándar
wrong-closed = { $name } lee la entrada estándar, que está cerrada
wrong-extra = esta parte de fifteentwo necesita paquetes que no están instalados: pip install 'fifteentwo[{ $extra }]'
wrong-numba = esta orden necesita Numba, que no se puede cargar: { $reason }
wrong-line = línea { $number }: { $reason }
wrong-input-closed = la entrada estándar está cerrada
wrong-not-read = { $file } no se puede leer: { $reason }
wrong-not-written = { $option }: { $file } no se puede escribir: { $reason }
wrong-too-large = { $file } es demasiado grande para ser un registro: más de { $megabytes } MB
wrong-not-text = { $file } no es texto: el byte { $byte } no es UTF-8
wrong-leave-out-cards = { $command ->
    [peg] peg --jsonl lee sus cartas de la entrada estándar: omite las cartas
    [square] square par --jsonl lee sus repartos de la entrada estándar: omite todo lo demás que describa un reparto
   *[score] score --jsonl lee sus manos de la entrada estándar: omite las cartas
}

## Cartas y marcadores

wrong-needs = { $command ->
    [score] score necesita las cartas de una mano, por ejemplo 5H 5C 5D JS --starter 5S
    [peg] peg necesita las cartas de una cuenta en el orden en que se jugaron, por ejemplo 4 2 3
    [discard] discard necesita las cartas repartidas, por ejemplo 5H 5C 5D JS 2S 9D --dealer
    [dealer] discard necesita saber de quién es el crib: añade --dealer o --pone
    [hand] play-advice necesita las cartas de tu mano, por ejemplo --hand 5H JS
    [starter] play-advice necesita la carta de corte: añade, por ejemplo, --starter 2H
    [square] square par necesita la carta de corte: añade, por ejemplo, --starter 5S
   *[rating] rating necesita registros de partidas, por ejemplo fifteentwo rating match.txt
}
wrong-needs-record = { $command } necesita el registro de una partida: fifteentwo { $command } match.txt
wrong-card = { $where }: «{ $given }» no es una carta: escribe un valor (A 2-9 10 J Q K) y un palo (C D H S), por ejemplo 5H
wrong-not-in-pack = { $where }: «{ $given }» no es una carta de la baraja
wrong-card-twice = { $where }: { CARD($card) } aparece dos veces
wrong-hand = la mano
wrong-argument = un argumento
wrong-two-places = { CARD($card) } aparece en dos sitios
wrong-score = --score: «{ $given }» no es un marcador: escríbelo como MÍO-RIVAL, por ejemplo 100-95
wrong-score-sides = --score: { $given } es para { $sides } bandos, pero este juego tiene { $wanted }
wrong-score-high = --score: { $given } es demasiado alto: la partida termina en { $target }
wrong-dealt = { $given ->
    [one] se nombra { $given } carta, pero estas reglas reparten { $wanted }
   *[other] se nombran { $given } cartas, pero estas reglas reparten { $wanted }
}
wrong-discarded = --discarded: se nombran { $given } cartas, pero con estas reglas cada jugador descarta { $wanted }
wrong-no-captain = --captain: estas reglas no tienen capitán
wrong-no-partners = --partner: estas reglas no tienen compañeros
wrong-no-discard = --rules: con estas reglas no se descarta nada
wrong-dealer-keeps = --rules: con estas reglas el bando del repartidor no descarta nada
wrong-two-players = --rules: play-advice es para dos jugadores, pero este juego tiene { $players }
wrong-no-starter = --starter: nombra la carta de corte, por ejemplo 2H
wrong-order = --played: las cartas no pueden haberse jugado en este orden, con esta mano y siendo tu turno
wrong-unclear = --played: no está claro quién jugó cada carta; escribe las cartas del rival en minúsculas, por ejemplo 9d
wrong-deal-cards = square par --deal reparte sus propias cartas: omite las cartas
wrong-deal-heels = square par --deal toma heels de sus reglas: escribe --rules '{ $rules }'

## Análisis, valoraciones y problemas

wrong-one-seat = { $file }: el análisis de juegos en solitario tiene un solo asiento y no tiene página HTML
wrong-other-seat = { $file }: este análisis es desde el asiento { $seat }: analiza el registro en su lugar
wrong-last = --last: no se pueden valorar { $given } partidas
wrong-many = --many: indica de 1 a { NUMBER($most, useGrouping: 0) }

## Las cartas de score y peg

cards-where = { $where ->
    [hand] la mano
    [crib] el crib
    [starter] la carta de corte
   *[card] carta { $place }, { $word }
}
cards-not-card = { cards-where }: «{ $given }» no es una carta: escribe un valor (A 2-9 10 J Q K) y un palo (C D H S), por ejemplo 5H
cards-not-rank = { cards-where }: «{ $given }» no es una carta: escribe un valor (A 2-9 10 J Q K), con palo o sin él
cards-no-joker = { $jokers ->
    [0] { cards-where }: «{ $given }»: con estas reglas la baraja no tiene comodines; --rules jokers tiene dos
   *[1] { cards-where }: «{ $given }»: con estas reglas la baraja tiene un comodín, *1; --rules jokers tiene dos
}
cards-name-played = { cards-where }: un comodín recibe su nombre al jugarlo, por ejemplo { $joker }=5H
cards-name-counted = { cards-where }: { $joker } necesita un nombre cuando no hay carta de corte, por ejemplo { $joker }=5H
cards-fifth = { cards-where }: la baraja solo tiene cuatro cartas de cada valor, y el valor «{ card-rank }» sale aquí por quinta vez
cards-twice = { cards-where }: { CARD($card) } aparece dos veces
cards-joker-twice = { cards-where }: { $joker } aparece dos veces
cards-past-31 = { cards-where }: la cuenta llegaría a { $count }, más de 31
cards-go-first = una cuenta empieza con una carta, no con un go
cards-no-crib = con crib=none no hay crib que contar
cards-crib-needs-starter = un crib se cuenta con la carta de corte: añade, por ejemplo, --starter 5S
cards-starter-held = { $where ->
    [crib] la carta de corte: { CARD($card) } ya está en el crib
   *[hand] la carta de corte: { CARD($card) } ya está en la mano
}
cards-size = { cards-where }: hay { $wanted } cartas además de la carta de corte, no { $given }
cards-size-hint = { cards-where }: hay { $wanted } cartas además de la carta de corte, no { $given }; para manos de { $given } cartas usa --rules "{ $rules }"
cards-no-rank = { cards-where }: «{ $given }» no tiene valor y no se puede contar
