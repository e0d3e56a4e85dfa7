# The crash board, a figure of eight that each side goes round in a direction of its own.

crash-label = The crash board, a figure of eight: { $sides }.
crash-side = { $way ->
    [clockwise] { $name } { $front }, rear peg { $rear }, clockwise
    [counter] { $name } { $front }, rear peg { $rear }, anticlockwise
   *[none] { $name } { $front }, rear peg { $rear }, no way chosen
}
crash-side-won = { $side } (match { $won })
