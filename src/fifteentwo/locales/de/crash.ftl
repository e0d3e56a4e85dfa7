# Das Crash-Brett, eine Acht, um die jede Seite in ihrer Richtung läuft.

crash-label = Das Crash-Brett, eine Acht: { $sides }.
crash-side = { $way ->
    [clockwise] { $name } { $front }, hinterer Stift { $rear }, im Uhrzeigersinn
    [counter] { $name } { $front }, hinterer Stift { $rear }, gegen den Uhrzeigersinn
   *[none] { $name } { $front }, hinterer Stift { $rear }, noch keine Richtung gewählt
}
crash-side-won = { $side } (Partie { $won })
