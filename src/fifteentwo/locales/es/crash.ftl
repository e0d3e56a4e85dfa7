# El tablero «crash», un ocho que cada lado recorre en su sentido.

crash-label = El tablero «crash», en forma de ocho: { $sides }.
crash-side = { $way ->
    [clockwise] { $name } { $front }, clavija de atrás { $rear }, en sentido horario
    [counter] { $name } { $front }, clavija de atrás { $rear }, en sentido antihorario
   *[none] { $name } { $front }, clavija de atrás { $rear }, sin sentido elegido
}
crash-side-won = { $side } (encuentro { $won })
