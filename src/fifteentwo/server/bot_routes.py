"""The routes by which an owner makes bots, gives them seats, and revokes them."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fifteentwo.locales import CodedError
from fifteentwo.server import botting
from fifteentwo.server.bot_wire import BotCard, NewBot, SeatForBot, SecretBot
from fifteentwo.server.errors import refusal
from fifteentwo.server.invitation_routes import refusing
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token


@post("/api/bots", request_max_body_size=4096, middleware=[at_most(60, "bots")])
async def make_bot(data: JSONBody[NewBot], request: Asker, lobby: NamedDependency[Lobby]) -> SecretBot:
    """Makes a bot of this owner; its token is told once."""
    with refusing():
        return await botting.create(lobby, owner_token(request), data)


@get("/api/bots", middleware=[at_most(240, "lobby")])
async def my_bots(request: Asker, lobby: NamedDependency[Lobby]) -> list[BotCard]:
    """The bots of this owner, the oldest first."""
    rows = await lobby.store.bots.of_host(owner_token(request))
    return [BotCard(row.id, row.name, row.seconds) for row in rows]


@get("/api/bots/{bot:str}", middleware=[at_most(240, "lobby")])
async def bot_card(bot: FromPath[str], lobby: NamedDependency[Lobby]) -> BotCard:
    """The bot with this id."""
    row = await lobby.store.bots.find(bot)
    if row is None:
        raise refusal(404, CodedError("bot-unknown"))
    return BotCard(row.id, row.name, row.seconds)


@delete("/api/bots/{bot:str}", middleware=[at_most(60, "bots")])
async def revoke_bot(bot: FromPath[str], request: Asker, lobby: NamedDependency[Lobby]) -> None:
    """Revokes a bot of this owner: its token is worth nothing, and the computer takes its seats."""
    with refusing():
        await botting.revoke(lobby, owner_token(request), bot)


@post("/api/rooms/{room:str}/bots", request_max_body_size=4096, middleware=[at_most(60, "bots")])
async def seat_bot(
    data: JSONBody[SeatForBot], request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]
) -> SecretBot:
    """Gives a seat of this owner or of the computer to a bot."""
    with refusing():
        return await botting.seat(lobby, owner_token(request), room, data)


BOT_ROUTES: Final = [make_bot, my_bots, bot_card, revoke_bot, seat_bot]
