# El resumen de una partida: quién ganó, qué la decidió, el gráfico, de dónde salieron los puntos, la imagen para compartir.

recap-beat-by = { $them ->
    [you] { $person ->
        [they] { $who } te ganan por { $points }.
       *[other] { $who } te gana por { $points }.
    }
    [ours] { $person ->
        [they] { $who } os ganan por { $points }.
       *[other] { $who } os gana por { $points }.
    }
   *[other] { $person ->
        [you] { $who } ganas a { $other } por { $points }.
        [ours] { $who } ganáis a { $other } por { $points }.
        [they] { $who } ganan a { $other } por { $points }.
       *[other] { $who } gana a { $other } por { $points }.
    }
}
recap-beat = { $them ->
    [you] { $person ->
        [they] { $who } te ganan.
       *[other] { $who } te gana.
    }
    [ours] { $person ->
        [they] { $who } os ganan.
       *[other] { $who } os gana.
    }
   *[other] { $person ->
        [you] { $who } ganas a { $other }.
        [ours] { $who } ganáis a { $other }.
        [they] { $who } ganan a { $other }.
       *[other] { $who } gana a { $other }.
    }
}
recap-won = { $person ->
    [you] { $who } has ganado.
    [ours] { $who } habéis ganado.
    [they] { $who } han ganado.
   *[other] { $who } ha ganado.
}

## Lo que la decidió

recap-trailed = { $person ->
    [you] { $who } remontaste { $points } puntos tras el reparto { $deal }.
    [ours] { $who } remontasteis { $points } puntos tras el reparto { $deal }.
    [they] { $who } remontaron { $points } puntos tras el reparto { $deal }.
   *[other] { $who } remontó { $points } puntos tras el reparto { $deal }.
}
recap-led = { $person ->
    [you] { $who } fuiste por delante del primer reparto al último.
    [ours] { $who } fuisteis por delante del primer reparto al último.
    [they] { $who } fueron por delante del primer reparto al último.
   *[other] { $who } fue por delante del primer reparto al último.
}
recap-hand = { $them ->
    [you] Puntos en las manos: { $who } { $points }, tú { $against }.
    [ours] Puntos en las manos: { $who } { $points }, vosotros { $against }.
   *[other] Puntos en las manos: { $who } { $points }, { $other } { $against }.
}
recap-crib = { $them ->
    [you] Puntos en el crib: { $who } { $points }, tú { $against }.
    [ours] Puntos en el crib: { $who } { $points }, vosotros { $against }.
   *[other] Puntos en el crib: { $who } { $points }, { $other } { $against }.
}
recap-pegging = { $them ->
    [you] Puntos en el juego: { $who } { $points }, tú { $against }.
    [ours] Puntos en el juego: { $who } { $points }, vosotros { $against }.
   *[other] Puntos en el juego: { $who } { $points }, { $other } { $against }.
}
recap-short = { $holes ->
    [one] { $person ->
        [you] Un agujero más te habría salvado del { $loss }.
        [ours] Un agujero más os habría salvado del { $loss }.
       *[other] Un agujero más habría salvado a { $who } del { $loss }.
    }
   *[other] { $person ->
        [you] { $holes } agujeros más te habrían salvado del { $loss }.
        [ours] { $holes } agujeros más os habrían salvado del { $loss }.
       *[other] { $holes } agujeros más habrían salvado a { $who } del { $loss }.
    }
}
recap-past = { $holes ->
    [0] { $person ->
        [you] Te libraste por poco del { $loss }.
        [ours] Os librasteis por poco del { $loss }.
        [they] { $who } se libraron por poco del { $loss }.
       *[other] { $who } se libró por poco del { $loss }.
    }
    [one] { $person ->
        [you] Te libraste del { $loss } por un agujero.
        [ours] Os librasteis del { $loss } por un agujero.
        [they] { $who } se libraron del { $loss } por un agujero.
       *[other] { $who } se libró del { $loss } por un agujero.
    }
   *[other] { $person ->
        [you] Te libraste del { $loss } por { $holes } agujeros.
        [ours] Os librasteis del { $loss } por { $holes } agujeros.
        [they] { $who } se libraron del { $loss } por { $holes } agujeros.
       *[other] { $who } se libró del { $loss } por { $holes } agujeros.
    }
}
recap-loss = { $title ->
    [lurch] lurch
    [double] doble skunk
   *[skunk] skunk
}
recap-line = { $title ->
    [lurch] línea de lurch
    [double] línea de doble skunk
   *[skunk] línea de skunk
}
recap-match-won = { $person ->
    [you] { $who } ganas el encuentro, { $score }.
    [ours] { $who } ganáis el encuentro, { $score }.
    [they] { $who } ganan el encuentro, { $score }.
   *[other] { $who } gana el encuentro, { $score }.
}
recap-final = Marcador final: { $scores }
recap-game-points = { $points ->
    [one] 1 punto de encuentro
   *[other] { $points } puntos de encuentro
}

## Y ahora

recap-check = Comprobar las cartas
recap-home = Inicio
recap-table = Ver la mesa
recap-other = Otro rival
recap-other-game = Otra partida
recap-share = Compartir
recap-ways = Y ahora

## Reparto a reparto

recap-chart = Reparto a reparto
recap-deals = { $deals ->
    [one] Un reparto.
   *[other] { $deals } repartos.
}
recap-chart-how = Las marcas bajo el gráfico muestran quién repartió. Toca un reparto o usa las flechas.
recap-chart-label = Marcador tras cada reparto
recap-deal-head = Reparto
recap-deal = Reparto { $deal }
recap-dealer = { $person ->
    [you] repartiste tú
   *[other] repartió { $who }
}
recap-dealt = Repartidor
recap-row = Reparto { $deal }, { $dealer }: { $scores }
recap-gained = { $who } { $gained } hasta { $score }
recap-as-table = Mostrar como tabla
recap-no-deals = No se terminó ningún reparto.

## Las partidas del encuentro

recap-games = Las partidas del encuentro
recap-game = Partida
recap-winner = Ganador
recap-review-game = Analizar la partida { $game }

## De dónde salieron los puntos

recap-parts = De dónde salieron los puntos
recap-parts-how = Medias por reparto. El punto marca quién lo hizo mejor.
recap-parts-usual = Medias por reparto. El punto marca quién lo hizo mejor; «Habitual» es la media de dos expertos.
recap-part = Puntos de
recap-of-hand = Mano
recap-of-crib = Crib
recap-of-pegging = Juego
recap-of-heels = His heels
recap-best = { $aim ->
    [low] Mano más alta
   *[high] Mejor mano
}
recap-usual = Habitual
recap-better = mejor

## La mejor mano

recap-hand-won = La mano de la victoria
recap-best-of = { $aim ->
    [low] { $person ->
            [you] Tu mano más alta
           *[other] Mano más alta de { $who }
    }
   *[high] { $person ->
            [you] Tu mejor mano
           *[other] Mejor mano de { $who }
    }
}
recap-deal-crib = { $person ->
    [you] Reparto { $deal }, tu crib
   *[other] Reparto { $deal }, crib de { $who }
}
recap-deal-hand = { $person ->
    [you] Reparto { $deal }, tu mano
   *[other] Reparto { $deal }, mano de { $who }
}
recap-starter = Corte
recap-call = «{ $words }».

## La imagen para compartir

image-beat = { $them ->
    [you] { $person ->
        [they] { $who } te ganan
       *[other] { $who } te gana
    }
    [ours] { $person ->
        [they] { $who } os ganan
       *[other] { $who } os gana
    }
   *[other] { $person ->
        [you] { $who } ganas a { $other }
        [ours] { $who } ganáis a { $other }
        [they] { $who } ganan a { $other }
       *[other] { $who } gana a { $other }
    }
}
image-deals = { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}
image-best = { $aim ->
    [low] mano más alta { $points }
   *[high] mejor mano { $points }
}
image-what = cribbage · { $day }
image-title = Una partida de cribbage
image-saved = Se ha guardado la imagen.
image-failed = No se ha podido crear la imagen.
