"""The cards of a room: one shuffle for each deal, which no take-back can change."""

from __future__ import annotations

from tests.server.harness import Server


async def test_another_discard_gets_the_same_starter(server: Server) -> None:
    opened = server.open_room(dealer=0)
    async with server.sit(opened) as page:
        starters = []
        for place in range(4):
            position = await page.until_due()
            await page.act(position["offer"]["legal"][3 * place])
            await page.until_due()
            starters.append(page.position["scene"]["starter"])
            await page.send({"type": "TakeBack"})
            await page.receive_a("Welcome")
        assert starters[0] is not None
        assert set(starters) == {starters[0]}


async def test_two_rooms_are_dealt_different_cards(server: Server) -> None:
    hands = []
    for _ in range(2):
        opened = server.open_room(dealer=0)
        async with server.sit(opened) as page:
            hands.append((await page.until_due())["scene"]["hands"][0])
    assert hands[0] != hands[1]
