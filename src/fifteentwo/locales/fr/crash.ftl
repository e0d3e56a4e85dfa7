# La planche « crash », un huit que chaque camp parcourt dans son sens.

crash-label = La planche « crash », en forme de huit : { $sides }.
crash-side = { $way ->
    [clockwise] { $name } { $front }, cheville arrière { $rear }, dans le sens des aiguilles d’une montre
    [counter] { $name } { $front }, cheville arrière { $rear }, dans le sens inverse des aiguilles d’une montre
   *[none] { $name } { $front }, cheville arrière { $rear }, sens pas encore choisi
}
crash-side-won = { $side } (match { $won })
