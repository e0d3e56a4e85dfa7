"""The game line by line, for a terminal that cannot place its cursor, or a reader that reads aloud: `fifteentwo tui --plain`.

The same presenter, tables, forms and exercises as on the whole screen: what happens is printed sentence by sentence, the table where
the player must choose, and what is typed are the keys.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import Final

from fifteentwo.cli.language import reason, say, spoken
from fifteentwo.client import join, sit, watch
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message
from fifteentwo.players import KINDS
from fifteentwo.rules import PRESETS, parse, write
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation, Summary
from fifteentwo.server.wire import Chair
from fifteentwo.tui.console import Console
from fifteentwo.tui.lounge import Lounge, summary
from fifteentwo.tui.plain_explore import explore, explore_position
from fifteentwo.tui.plain_finished import show_finished
from fifteentwo.tui.plain_form import custom_game
from fifteentwo.tui.plain_lines import LEAVE, Read, TypedLines
from fifteentwo.tui.plain_practice import practise
from fifteentwo.tui.plain_sheet import RoomServices
from fifteentwo.tui.plain_solo import solo_game
from fifteentwo.tui.plain_table import PlainTable
from fifteentwo.tui.profile import KeptProfile
from fifteentwo.tui.room_place import RoomPlace
from fifteentwo.tui.sharing import SharedRoom

LAST: Final = 5
"""The sentences that are repeated for the next player at a shared screen."""

Choice = Callable[[], Awaitable[None]]


class Plain:
    """The program line by line; `base` is the address at which friends reach the server, if it is another one."""

    def __init__(
        self, lounge: Lounge, kept: KeptProfile, console: Console, read: Read = input, base: str | None = None
    ) -> None:
        self._lounge, self._kept, self._base = lounge, kept, base
        self._lines = TypedLines(console, read)
        self._others: dict[str, Lounge] = {}

    async def run(self, invitation: str | None = None) -> None:
        """The list of games, and each game that is chosen, until the input ends or the player has had enough.

        The game of an invitation comes first.
        """
        with suppress(EOFError), ExitStack() as open_until_the_end:
            open_until_the_end.callback(self._close_others)
            while True:
                try:
                    chosen = await self._choose() if invitation is None else partial(self._join, invitation)
                    invitation = None
                    if chosen is None:
                        return
                    await chosen()
                except CodedError as error:
                    self._lines.print(reason(error))

    async def _choose(self) -> Choice | None:
        """What to do; None to end."""
        entries = [*self._entries()]
        self._lines.print("")
        self._lines.number_all([told for told, _ in entries])
        while True:
            chosen = await self._lines.chosen(say("tui-plain-choose"), len(entries))
            if isinstance(chosen, int):
                return entries[chosen][1]
            if chosen.lower() in LEAVE:
                return None
            if "/join/" in chosen or "/spectate/" in chosen:
                return partial(self._join, chosen)
            try:
                return partial(self._open, write(parse(chosen)), self._kept.profile.opponent)
            except ValueError as error:
                self._lines.print(reason(error))

    def _entries(self) -> list[tuple[str, Choice]]:
        """What can be chosen by its number."""
        entries: list[tuple[str, Choice]] = [
            (_game(game), partial(self._enter, game.room, self._lounge.address, game.own))
            for game in self._lounge.get("rooms", list[Summary])
            if not game.stand.match_over
        ]
        for kind in KINDS.values():
            who = kind.character
            level = Message(who.level, "opponent-level", {"player": kind.name}).in_language(spoken())
            entries.append((f"{who.name} ({level})", partial(self._open, "standard", kind.name)))
        alone = [name for name, preset in PRESETS.items() if preset.rules.players == 1]
        entries += [(say(f"game-{name}"), partial(self._alone, name)) for name in alone]
        entries += [
            (say("custom-title"), self._custom),
            (say("lobby-friend"), partial(self._custom, friends=True)),
            (say("train-title"), partial(practise, self._lines, self._lounge)),
            (say("tui-finished"), self._finished),
            (say("explore-explorers"), partial(explore, self._lines, self._lounge)),
        ]
        return entries

    @property
    def _name(self) -> str:
        return self._kept.profile.name or say("tui-player")

    def _lounge_of(self, server: str) -> Lounge:
        """A server as this player asks it."""
        if server == self._lounge.address:
            return self._lounge
        if server not in self._others:
            self._others[server] = Lounge(server, self._kept.profile.token)
        return self._others[server]

    def _close_others(self) -> None:
        for lounge in self._others.values():
            lounge.close()

    # Games

    async def _open(self, rules: str, player: str = "novice") -> None:
        """A game against the computer, or one for one."""
        others = parse(rules).players - 1
        chairs = (Chair(self._name), *[Chair(KINDS[player].character.name, player)] * others)
        opened = self._lounge.post("rooms", NewRoom(rules, chairs), Opened)
        await self._enter(opened.room, self._lounge.address)

    async def _alone(self, preset: str) -> None:
        """A game for one: the deal of the day, a new deal, one by its number, or one that the computer plays."""
        asked = await solo_game(self._lines, preset, self._name)
        if asked is not None:
            room = self._lounge.post("rooms", asked.room, Opened).room
            await self._enter(room, self._lounge.address, is_watched=asked.is_watched)

    async def _custom(self, friends: bool = False) -> None:
        """A game by the form: with people at this screen, friends by a link, and the computer."""
        profile = self._kept.profile
        game = await custom_game(self._lines, profile.opponent, profile.name, friends=friends)
        if game is None:
            return
        if game.name and game.name != profile.name:
            profile.name = game.name
            self._kept.save()
        room = self._lounge.post("rooms", game.room, Opened).room
        for seat in game.friends:
            asked = self._lounge.post(f"rooms/{room}/invitations", InvitedSeat(seat), SecretInvitation)
            self._lines.print(
                say("friend-seat", number=seat + 1),
                f"  {self._lounge.link(room, asked.secret, self._base)}",
                f"  {say('friend-or-code')} {asked.secret}",
            )
        await self._enter(room, self._lounge.address, game.own)

    async def _join(self, link: str) -> None:
        """The seat of an invitation, or the place of a spectator."""
        profile = self._kept.profile
        if "/spectate/" in link:
            await self._watch(link.strip())
            return
        with join(link, self._name, server=self._lounge.address, token=profile.token) as table:
            room, server = table.welcome.room, table.server
        if server not in {self._lounge.address, *profile.servers}:
            profile.servers.append(server)
            self._kept.save()
        await self._enter(room, server)

    async def _watch(self, link: str) -> None:
        """The place of a spectator, in a room and in those of its rematches."""
        while link:
            table = PlainTable(self._lines)
            await table.run(partial(watch, link, self._name, stays=True), lambda _: None)
            room = link.partition("/spectate/")[2].partition("/")[0]
            link = link.replace(f"/{room}/", f"/{table.following}/") if table.following else ""

    async def _enter(self, room: str, server: str, own: Sequence[Seat] = (), *, is_watched: bool = False) -> None:
        """Plays in a room, or lets the computer play there if `is_watched`, and then in those of its rematches."""
        while room:
            following = await self._play(room, server, own, is_watched=is_watched)
            is_watched = False
            if isinstance(following, str):
                room = following
                continue
            opened = self._lounge_of(server).post("rooms", following, Opened)
            room, own = opened.room, opened.seats

    async def _play(self, room: str, server: str, own: Sequence[Seat], *, is_watched: bool) -> NewRoom | str:
        """Plays in a room; where several seats share this screen, it is covered between them. Returns what follows it."""
        explore = partial(explore_position, self._lines, self._lounge)
        place = RoomPlace(self._lounge_of(server), room, self._base)
        services = RoomServices(partial(self._review, server, room), explore, place)
        if len(own) < 2:
            table = PlainTable(self._lines, None, services, self._kept.profile.pace, is_watched=is_watched)
            await self._sit(table, server, room, None)
            return table.following
        game = summary(server, self._kept.profile.token, room)
        shared = SharedRoom(server, room, own, [chair.name for chair in game.chairs])
        called = shared.called(game.stand.to_act, len(game.chairs) - 1)
        while (seat := await self._called(shared, called)) is not None:
            table = PlainTable(self._lines, shared, services)
            await self._sit(table, server, room, seat)
            if table.due is None:
                return table.following
            called = table.due
        return ""

    async def _review(self, server: str, room: str, number: int) -> None:
        from fifteentwo.tui.plain_review import PlainReview  # noqa: PLC0415 - it loads the engine's values

        await PlainReview(self._lines, self._lounge_of(server), room, number).show()

    async def _finished(self) -> None:
        """The finished games of every server, the last one first, and their reviews."""
        lounges = [self._lounge_of(server) for server in (self._lounge.address, *self._kept.profile.servers)]
        await show_finished(self._lines, lounges, self._review)

    async def _sit(self, table: PlainTable, server: str, room: str, seat: Seat | None) -> None:
        profile = self._kept.profile

        def keep(shown: int) -> None:
            if profile.shown.get(room) != shown:
                profile.shown[room] = shown
                self._kept.save()

        await table.run(
            partial(sit, server, room, profile.token, seat, since=profile.shown.get(room), stays=True), keep
        )

    async def _called(self, shared: SharedRoom, called: Seat | None) -> Seat | None:
        """Covers what was printed, and calls those who may take the screen; None if they leave."""
        seats = shared.own if called is None else (called,)
        self._lines.cover()
        self._lines.print(
            say("curtain-who") if called is None else say("curtain-pass-to", name=shared.names[called]),
            say("curtain-why"),
        )
        labels = [say("curtain-i-am", name=shared.names[seat]) for seat in seats]
        while True:
            if len(seats) > 1:
                chosen = await self._lines.number(say("tui-plain-pick"), labels)
            else:
                chosen = await self._lines.press(labels[0]) or 0
            if isinstance(chosen, int):
                break
            if chosen.lower() in LEAVE:
                return None
            self._lines.unknown(chosen)
        if shared.log:
            self._lines.print("", say("curtain-since"), *(f"  {sentence}" for sentence in shared.log[-LAST:]))
        return seats[chosen]


def _game(game: Summary) -> str:
    """A game in progress in one line."""
    others = ", ".join(chair.name for seat, chair in enumerate(game.chairs) if seat not in game.own)
    if len(game.chairs) == 1:
        told = say(f"game-{game.rules_text.split()[0]}")
    elif others:
        told = say("lobby-against", others=others)
    else:
        told = ", ".join(chair.name for chair in game.chairs)
    return f"{say('lobby-continue')}: {told}  {' – '.join(map(str, game.stand.scores))}"
