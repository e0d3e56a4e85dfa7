"""Cribbage Shuffle in a room: swaps and take-backs, hints, the result, and the size of messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fifteentwo import record
from fifteentwo.engine.solitaire import solo
from fifteentwo.rules import ShuffleRules
from tests.server.harness import client_of

DEAL = 7
PAR = 76
OWNER = {"authorization": f"Bearer {'shuffler':x<48}"}


class Sitting:
    """A room of Cribbage Shuffle, and the last messages to its owner."""

    def __init__(self, client: httpx.AsyncClient, room: str) -> None:
        self._client, self.room = client, room
        self.position: dict[str, Any] = {}
        self.at = 0

    async def ask(self, kind: str, **more: Any) -> list[dict[str, Any]]:
        """Sends a message to the room; returns the answers."""
        answer = await self._client.post(f"/api/rooms/{self.room}", json={"type": kind, **more}, headers=OWNER)
        assert answer.status_code == 200, answer.text
        return self._heard(answer.json())

    async def get(self, path: str = "") -> Any:
        answer = await self._client.get(f"/api/rooms/{self.room}{path}", headers=OWNER)
        assert answer.status_code == 200, answer.text
        return answer.text if path.startswith("/record") else answer.json()

    async def swap(self, first: int, second: int) -> list[dict[str, Any]]:
        return await self.act({"type": "swap", "seat": 0, "first": first, "second": second})

    async def act(self, action: dict[str, Any]) -> list[dict[str, Any]]:
        return await self.ask("Act", action=action, at=self.at)

    def _heard(self, messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
        for message in messages:
            self.position = message.get("position") or self.position
            if message["type"] in ("Welcome", "Update"):
                self.at = message["at"]
        return messages

    async def begun(self) -> Sitting:
        self._heard(await self.get())
        return self


@pytest.fixture
async def sitting(own_data: Path) -> AsyncIterator[Sitting]:
    async with client_of(own_data) as client:
        asked = {"rules": "shuffle", "deal": DEAL}
        answer = await client.post("/api/rooms", json=asked, headers=OWNER)
        assert answer.status_code == 201, answer.text
        yield await Sitting(client, answer.json()["room"]).begun()


async def test_cards_are_swapped_taken_back_and_counted(sitting: Sitting) -> None:
    dealt = sitting.position["scene"]
    assert (dealt["phase"], dealt["made"], len(dealt["grid"])) == ("swap", 45, 16)
    assert sitting.position["offer"]["cells"] == list(range(16))
    (told,) = await sitting.swap(0, 10)
    assert told["told"][0]["event"] == {"type": "Swapped", "first": 0, "second": 10}
    assert sitting.position["scene"]["made"] == 48
    assert sitting.position["can_take_back"]
    await sitting.ask("TakeBack")
    assert sitting.position["scene"] == dealt
    assert sitting.position["assisted"] == []
    (refused,) = await sitting.swap(3, 3)
    assert refused == {
        "type": "Refused",
        "sentence": "Choose two different cards to swap.",
        "code": "shuffle-two-cards",
        "arguments": {},
    }
    (told,) = await sitting.act({"type": "done", "seat": 0})
    assert sum(each["event"]["type"] == "LineShown" for each in told["told"]) == 8
    assert sitting.position["outcome"]["scores"] == [45]
    assert record.load(await sitting.get("/record")).record.deal == DEAL


async def test_a_hint_leads_to_par(sitting: Sitting) -> None:
    solo.warm(ShuffleRules())
    hints = await sitting.ask("AskHint", at=sitting.at, aim="points")
    hint = next(message for message in hints if message["type"] == "Hint")
    assert (hint["what"], len(hint["options"])) == ("swap", 121)
    assert hint["options"][0]["reason"]["sentence"].endswith(f"from a layout of {PAR}")
    many = 0
    while not sitting.position["outcome"]:
        await sitting.ask("Demonstrate", at=sitting.at)
        many += 1
    assert sitting.position["outcome"]["scores"] == [PAR]
    assert sitting.position["assisted"] == [0]
    assert sitting.position["demonstrated"]
    assert many <= 16


async def test_the_result_has_par_and_its_layout(sitting: Sitting) -> None:
    await sitting.act({"type": "done", "seat": 0})
    result = await sitting.get("/result")
    while result["coming"]:
        result = await sitting.get("/result")
    (par,) = result["pars"]
    assert (par["least"], par["most"], par["scene"]["made"], par["scene"]["type"]) == (PAR, PAR, PAR, "ShuffleScene")
    assert (result["total"], result["engine"]) == (45, PAR)
    assert result["percentile"]["percent"] < 10
    assert result["share"] == f"fifteentwo shuffle, deal {DEAL}: 45 of 61 (par {PAR}, computer {PAR})"


async def test_a_swap_sends_a_few_kilobytes(sitting: Sitting) -> None:
    answer = await sitting.swap(0, 10)
    assert len(str(answer)) < 12_000  # listing the 120 swaps would add 6,000
