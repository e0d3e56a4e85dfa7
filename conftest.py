"""For tests and examples: garbage is looked for as seldom as in the program; which of them ./test leaves out."""

import gc
from importlib.util import find_spec

import pytest

from fifteentwo.cli import COLLECT_AFTER
from tests.thorough import THOROUGH

gc.set_threshold(COLLECT_AFTER)

collect_ignore = [] if find_spec("pyspiel") else ["src/fifteentwo/envs/openspiel", "docs/openspiel.md"]
collect_ignore += [] if find_spec("pyarrow") else ["src/fifteentwo/datasets"]
collect_ignore += [] if find_spec("griffe") else ["docs/site/examples.py"]
# Scripts without examples, which need what is installed for the papers only. To import a notebook is to execute it.
collect_ignore += ["docs/site/notebooks.py", "docs/paper/build.py", "tests/server/preloaded.py"]
collect_ignore_glob = ["docs/notebooks/*.py"]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Marks what only `./test --thorough` and `./test --all` run."""
    if item.nodeid.startswith(THOROUGH):
        item.add_marker(pytest.mark.thorough)
