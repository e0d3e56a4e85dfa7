"""The game in the whole terminal: `fifteentwo tui`.

It plays as the page does, over the same session: a room on a server, heard and asked by `fifteentwo.client`. Without another
server it runs one for itself, in a process of its own, with the games of the data folder.
"""
