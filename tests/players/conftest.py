"""Players that sample think of few deals here: what they must be does not hang on how many."""

from collections.abc import Iterator

import pytest

from fifteentwo.engine.monte_carlo import evaluation

FEW = evaluation.SampleSizes(40, 12, 2, 20, 8, 2, 12)


@pytest.fixture(scope="module", autouse=True)
def few_deals() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(evaluation, "SAMPLE_SIZES", FEW)
        yield
