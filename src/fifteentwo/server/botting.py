"""Bots take seats: for one seat with a token made for it, or as a bot that anybody can play against by its id."""

from __future__ import annotations

import secrets
from typing import Final

from fifteentwo.game import Seat
from fifteentwo.locales import CodedError, CodedValueError
from fifteentwo.locales.coded import coded
from fifteentwo.server import forfeiting, inviting
from fifteentwo.server.bot_rows import BotRow
from fifteentwo.server.bot_wire import NewBot, SeatForBot, SecretBot
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.names import clean_name
from fifteentwo.server.rooms import Room

MOST_SECONDS: Final = 600
MOST_BOTS: Final = 100
"""The most bots of one owner."""


async def create(lobby: Lobby, token: str, asked: NewBot) -> SecretBot:
    """A new bot of this owner; its token is shown once. Raises ValueError and CodedError."""
    name = clean_name(asked.name)
    if not 1 <= asked.seconds <= MOST_SECONDS:
        raise CodedValueError("bot-seconds", most=MOST_SECONDS)
    if len(await lobby.store.bots.of_host(token)) >= MOST_BOTS:
        raise CodedError("bots-too-many", most=MOST_BOTS)
    secret, row = secrets.token_urlsafe(32), BotRow(secrets.token_urlsafe(9), name, asked.seconds, "", "")
    await lobby.store.bots.create(token, secret, row)
    return SecretBot(row.id, name, asked.seconds, secret)


async def seat(lobby: Lobby, token: str, name: str, asked: SeatForBot) -> SecretBot:
    """Gives a seat of this owner, or of the computer, to a bot: a known one, or a new one. Raises CodedError and ValueError.

    The token of a known bot is not told.
    """
    await lobby.seat(token, name)
    made = None if asked.bot else await create(lobby, token, NewBot(asked.name, asked.seconds))
    row = await lobby.store.bots.find(asked.bot or "" if made is None else made.id)
    if row is None:
        raise Unknown("bot-unknown")
    room = await lobby.room(name)
    if name in {game for game, _ in await lobby.store.bots.games(row.token_sha256)}:
        raise CodedError("bot-seated")
    try:
        await _check_own(lobby, token, room, asked.seat)
        invitation = await inviting.invite(lobby, token, name, asked.seat)
    except (CodedError, ValueError):
        if made is not None:
            await lobby.store.bots.delete(token, row.id)
        raise
    async with room.lock:
        await lobby.store.bots.take(row, name, invitation.secret)
        chairs = await inviting.renamed(room, lobby, asked.seat, row.name)
        await room.reseat(chairs)
    return SecretBot(row.id, row.name, row.seconds, "" if made is None else made.token)


async def _check_own(lobby: Lobby, token: str, room: Room, seat: Seat) -> None:
    """Raises CodedError unless the seat is the computer's or this owner's: with a bot at that of somebody who has gone, the owner
    of the bot would see its cards.
    """
    is_computer = seat in range(len(room.chairs)) and room.chairs[seat].player is not None
    if not is_computer and seat not in await lobby.store.seats(token, room.row.id):
        raise CodedError("seat-not-to-give")


async def revoke(lobby: Lobby, token: str, bot: str) -> None:
    """Forgets a bot of this owner; the computer takes its seats. Raises Unknown."""
    row = await lobby.store.bots.find(bot)
    if row is None or row.id not in {each.id for each in await lobby.store.bots.of_host(token)}:
        raise Unknown("bot-unknown")
    await lobby.store.bots.delete(token, bot)
    for game, held in await lobby.store.bots.games(row.token_sha256):
        room = await lobby.room(game)
        async with room.lock:
            await room.catch_up()
            await forfeiting.lose_seat(room, held, coded(forfeiting.REVOKED))
