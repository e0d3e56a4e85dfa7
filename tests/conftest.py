"""Settings for all tests: the profiles of Hypothesis."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# ./test --quick runs ten examples, and HYPOTHESIS_PROFILE=deep a hundred times as many as ./test. In continuous
# integration the examples are the same in every run, so that what is told is the change and not the dice.
EXAMPLES = 25
settings.register_profile(
    "default",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("default"), max_examples=10)
settings.register_profile("deep", settings.get_profile("default"), max_examples=100 * EXAMPLES, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# The computer players and the analysis use tables that the user has made for other rules: tests do without.
os.environ["FIFTEENTWO_TABLES"] = str(Path(__file__).with_name("no-tables"))

# A shell starts background jobs with Ctrl-C ignored, which the programs that the tests interrupt would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)


LAWS = {"laws", "referee", "variants"}
OTHERS = {"envs", "locales", "perft", "place"}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Excludes most laws and tests beside the rules from coverage, which would triple their time.

    Other tests cover every branch without them.
    """
    folder = item.path.parent.name
    is_law = folder in LAWS and getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    if is_law or folder in OTHERS:
        item.add_marker(pytest.mark.no_cover)
