"""Machine code: the run that compiles it and the run that finds it on disk come to the same bits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LAY_AWAYS = """
import numpy as np
from fifteentwo.engine.cribs import crib_of, layout, pair_ways
from fifteentwo.engine.layaway import weigh_each
rng = np.random.default_rng(3)
hands = np.sort(np.array([rng.permutation(52)[:6] for _ in range(500)], np.uint8), axis=1)
print(weigh_each(hands, layout(), crib_of(rng.random(91) / pair_ways()))[1].tobytes().hex())
"""

PLAY = """
import numpy as np
from fifteentwo.engine.field import workspace
from fifteentwo.engine.play import advance, begin, even_ranges, field
on, work = field(4, np.isin(np.arange(13), [2, 4, 9]) * np.int64(4)), workspace()
solution = begin(on)
for _ in range(3):
    solution = advance(on, even_ranges(), solution, work)
print(solution.regrets.tobytes().hex())
"""


@pytest.mark.parametrize("program", [LAY_AWAYS, pytest.param(PLAY, marks=pytest.mark.exhaustive)])
def test_compiling_changes_nothing(program: str, tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    first, second = (
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment).stdout
        for _ in range(2)
    )
    assert len(first) > 1000
    assert first == second
