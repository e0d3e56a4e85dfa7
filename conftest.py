"""Where OpenSpiel is not installed, its examples cannot be collected."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["src/fifteentwo/envs/openspiel", "docs/openspiel.md"]
