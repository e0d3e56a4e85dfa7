"""For tests and examples: garbage is looked for as seldom as in the program; without OpenSpiel its examples are left out."""

import gc
from importlib.util import find_spec

from fifteentwo.cli import COLLECT_AFTER

gc.set_threshold(COLLECT_AFTER)

collect_ignore = [] if find_spec("pyspiel") else ["src/fifteentwo/envs/openspiel", "docs/openspiel.md"]
