# El final de una partida, la imagen de una partida guardada, por qué una mano vale lo que vale y lo que se celebra.

end-wins = { $person ->
    [you] ¡Ganas!
    [ours] ¡{ $who } ganáis!
    [they] { $who } ganan.
   *[other] { $who } gana.
}
end-wins-match = { $person ->
    [you] ¡Ganas el encuentro!
    [ours] ¡{ $who } ganáis el encuentro!
    [they] { $who } ganan el encuentro.
   *[other] { $who } gana el encuentro.
}
end-match-drawn = El encuentro acaba en empate.
end-score = Marcador
end-margin = Diferencia
end-worth = Puntos de encuentro
end-match = Encuentro
end-resigned = { $person ->
    [you] Has abandonado.
    [ours] { $who } habéis abandonado.
    [they] { $who } han abandonado.
   *[other] { $who } ha abandonado.
}
end-out-of-time = { $person ->
    [you] Se te ha acabado el tiempo.
    [ours] Se os ha acabado el tiempo.
   *[other] A { $who } se le ha acabado el tiempo.
}
end-assisted = { $person ->
    [you] Has tenido ayuda.
    [ours] { $who } habéis tenido ayuda.
    [they] { $who } han tenido ayuda.
   *[other] { $who } ha tenido ayuda.
}
end-recap = Resumen
end-compare = Comparar
end-known-cards = Las cartas podían conocerse de la partida anterior, así que esta cuenta como asistida.
end-title = { $title ->
    [lurch] ¡Lurch!
    [skunk] ¡Skunk!
    [double] ¡Doble skunk!
   *[none] ¡Partida!
}
end-great = { $points ->
    [29] la mano perfecta
   *[other] vaya mano
}

## La imagen de una partida guardada

picture-crib = { $person ->
    [you] Tu crib
   *[other] Crib de { $who }
}
picture-hand = { $person ->
    [you] Tus cartas: { $cards }
   *[other] Cartas de { $who }: { $cards }
}

## Por qué una mano vale lo que vale

reason-nothing = En esta mano no puntúa nada.
reason-sum = { $points ->
    [one] 1 punto en total.
   *[other] { $points } puntos en total.
}
