"""Games for OpenSpiel: importing this module registers them. It needs OpenSpiel: pip install open_spiel.

`fifteentwo_cribbage` is whole games of two by any line of rules, `fifteentwo_play` the play of the cards from a small pack.
OpenSpiel reads the text of a game back only if no parameter has a "=" in it, so it cannot serialise states of rules such as
'standard target=61', but those of presets.

>>> import pyspiel
>>> import fifteentwo.envs.openspiel
>>> game = pyspiel.load_game("fifteentwo_cribbage", {"rules": "hoyle"})
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.legal_actions()[0])
>>> print(state)
hoyle: discard, scores 0 0, count 0 (no cards), starter None
>>> state.action_to_string(state.legal_actions()[0])
'discard 0 AC AD'
"""

from fifteentwo.envs.openspiel.play import SpielPlay
from fifteentwo.envs.openspiel.whole_games import SpielCribbage

__all__ = ["SpielCribbage", "SpielPlay"]
