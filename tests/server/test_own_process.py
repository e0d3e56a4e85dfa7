"""The server of a game in the terminal, which friends in the network can reach too."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from fifteentwo.server.own_process import running_server

JOINING = 20
"""The codes that one address may try in a minute."""


@pytest.mark.parametrize(("host", "last"), [("0.0.0.0", 429), ("127.0.0.1", 404)])  # noqa: S104 - reached from here only
def test_a_server_that_others_can_reach_has_rate_limits(tmp_path: Path, host: str, last: int) -> None:
    with running_server(tmp_path, host, 0) as address:
        own = f"http://127.0.0.1:{urlsplit(address).port}"
        answers = [httpx.post(f"{own}/api/invited", json={"secret": "GUESSED"}) for _ in range(JOINING + 1)]
    assert [answer.status_code for answer in answers] == [404] * JOINING + [last]
