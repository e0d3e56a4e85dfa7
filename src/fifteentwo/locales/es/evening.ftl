# Por qué una velada de club rechaza algo.

evening-unknown = Esa velada no existe, o no participas en ella.
evening-code-wrong = Ese no es el código de ninguna velada.
evening-organiser-only = Solo puede hacerlo la organización.
evening-not-yours = Esa no es tu partida.
evening-closed = La velada está cerrada.
evening-open = La velada ya está abierta.
evening-full = La sala está llena: { $most } jugadores como máximo.
evening-left = Ese jugador se ha ido.
evening-here = Ese jugador está presente.
evening-no-player = Ese jugador no existe.
evening-no-game = Esa partida no existe.
evening-settled = Esa partida ya tiene resultado.
evening-room = Esa partida ya se juega aquí.
evening-no-phone = Para jugar aquí, los dos jugadores necesitan su propio móvil.
evening-not-void = Esa partida no se puede anular.
evening-games-open = Algunas partidas aún no tienen resultado.
evening-knockout = La eliminatoria ha empezado.
evening-seeds = Esos jugadores no pueden seguir.
evening-qualifiers = Pueden clasificarse de 2 a { $most } jugadores.
evening-match-score = Quien gana la serie tiene { $needed } partidas; el otro, menos.
evening-score = Quien gana tiene { $target } puntos; el otro, menos.
evening-bracket = Quien ganó esa serie ya ha jugado la siguiente.
evening-nobody = Ya no queda nadie que pueda enfrentarse.
evening-twice = Nadie puede estar en dos mesas.
evening-too-few = Hacen falta al menos dos jugadores.
evening-rounds-over = Se han jugado todas las rondas.
evening-final-over = La final ya se ha jugado.
evening-rounds = Una velada tiene de 1 a { $most } rondas.
evening-target = Una partida es a 61 o a 121.
evening-best-of = Una serie es al mejor de 1, 3, 5 o 7 partidas.
evening-minutes = Una arena dura de { $least } a { $most } minutos.
club-unknown = No participas en ese club.
club-best = Pueden contar de 1 a 366 veladas.

## La velada que abre una orden

hall-name = Velada de club
hall-join = Para participar: { $address }
hall-code = o introduce el código { $code } en { $address }
hall-desk = La organización, solo para ti: { $address }
hall-goes-on = «{ $name }» continúa (jugadores: { $players }, rondas hasta ahora: { $rounds }). Con --new se abre otra velada.
hall-no-network = No se ha encontrado ninguna red local: solo este equipo puede acceder a la velada. Conéctalo a la red de la sala y empieza de nuevo.
