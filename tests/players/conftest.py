"""Small samples for players that sample: the properties tested do not depend on the number of samples."""

from collections.abc import Iterator

import pytest

from fifteentwo.engine.monte_carlo import evaluation

FEW = evaluation.SampleSizes(40, 2, 6, (6, 6), 20, (6, 6), (6, 8), (6, 8))


@pytest.fixture(scope="module", autouse=True)
def few_deals() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(evaluation, "SAMPLE_SIZES", FEW)
        yield
