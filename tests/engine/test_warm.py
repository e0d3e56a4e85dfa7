"""What `decisions.warm` compiles ahead is all that *expert* needs."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc
from numba.core.dispatcher import Dispatcher
from fifteentwo.engine.expert import decisions
from fifteentwo.rules import CribbageRules
from fifteentwo.simulate import play_games

def loaded():
    found = (each for each in gc.get_objects() if isinstance(each, Dispatcher))
    return {f"{each.py_func.__module__}.{each.py_func.__qualname__}": len(each.overloads) for each in found}

decisions.warm()
before = loaded()
for rules in (CribbageRules(), CribbageRules(target=61, match="first_to:7", skunk_scale="skunk")):
    play_games(("expert", "expert"), rules, 1, range(3))
print("before", len(before))
print("later", sorted(name for name, number in loaded().items() if number > before.get(name, 0)))
"""


def test_no_decision_of_a_game_compiles_anything() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert "later []" in done.stdout.splitlines(), done.stdout
    assert "before 0" not in done.stdout.splitlines()
