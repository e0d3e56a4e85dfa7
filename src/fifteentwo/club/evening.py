"""The state of an evening: the fold of its events, and which event may follow."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final, Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.club.events import (
    AnyEveningEvent,
    Closed,
    Entered,
    EveningOpened,
    Joined,
    KnockoutBegun,
    Left,
    Paired,
    Renamed,
    Reopened,
    Result,
    ResultSettled,
    Returned,
    RoomOpened,
    Settings,
    Voided,
)
from fifteentwo.locales import CodedError

MOST_PLAYERS: Final = 400

Report = Literal["none", "first", "second", "differ", "settled", "void"]


class NotAllowed(CodedError):  # noqa: N818 - the plainest name
    """This cannot happen now; the message is a sentence."""


class ClubPlayer(Struct, frozen=True):
    """Somebody who plays. `since` is the number of rounds that had begun before they came."""

    id: int
    name: str
    lot: int
    since: int
    here: bool = True


class ClubGame(Struct, frozen=True):
    """A game of a round, or a match of the knock-out; `first_says` and `second_says` are the reports of the two.

    If it was struck out, `byes` are the players who have a bye instead.
    """

    id: int
    round: int
    table: int
    first: int
    second: int
    knockout: bool = False
    first_says: Result | None = None
    second_says: Result | None = None
    result: Result | None = None
    is_void: bool = False
    byes: tuple[int, ...] = ()
    room: str | None = None

    @property
    def players(self) -> tuple[int, int]:
        """The two players."""
        return self.first, self.second

    @property
    def is_open(self) -> bool:
        """Whether there is no result yet."""
        return self.result is None and not self.is_void

    @property
    def report(self) -> Report:
        """Who has reported a result, and whether the two agree."""
        if self.is_void:
            return "void"
        if self.result is not None:
            return "settled"
        if self.first_says is not None and self.second_says is not None:
            return "differ"
        if self.first_says is not None:
            return "first"
        return "none" if self.second_says is None else "second"

    @property
    def signed(self) -> tuple[bool, bool]:
        """Which of the two have reported or confirmed the result that counts."""
        return self.first_says == self.result is not None, self.second_says == self.result is not None

    @property
    def is_disputed(self) -> bool:
        """Whether a player has objected to the result that counts."""
        return self.result is not None and not {self.first_says, self.second_says} <= {None, self.result}

    @property
    def winner(self) -> int | None:
        """The player who won, once there is a result."""
        if self.result is None:
            return None
        return self.first if self.result.first > self.result.second else self.second


class Round(Struct, frozen=True):
    """A round: its games, and the players who had a bye."""

    number: int
    games: tuple[int, ...]
    byes: tuple[int, ...]
    knockout: bool = False


class Evening(Struct, frozen=True):
    """Everything about an evening. Players and games are found by their number, which is their place."""

    settings: Settings
    players: tuple[ClubPlayer, ...] = ()
    games: tuple[ClubGame, ...] = ()
    rounds: tuple[Round, ...] = ()
    seeds: tuple[int, ...] = ()
    is_closed: bool = False

    @property
    def here(self) -> tuple[ClubPlayer, ...]:
        """The players who have not left."""
        return tuple(player for player in self.players if player.here)

    @property
    def open_games(self) -> tuple[ClubGame, ...]:
        """The games without a result."""
        return tuple(game for game in self.games if game.is_open)

    def game_of(self, player: int) -> ClubGame | None:
        """The open game of a player; None if there is none."""
        return next((game for game in reversed(self.games) if game.is_open and player in game.players), None)


def fold(events: Iterable[AnyEveningEvent]) -> Evening:
    """The state after these events, which begin with EveningOpened. Raises NotAllowed."""
    return reduce(evolve, events, Evening(Settings("")))


def evolve(evening: Evening, event: AnyEveningEvent) -> Evening:
    """The state after one more event, which must be allowed."""
    match event:
        case EveningOpened(settings):
            return Evening(settings)
        case Joined(player, name, lot):
            return replace(evening, players=(*evening.players, ClubPlayer(player, name, lot, len(evening.rounds))))
        case Renamed(player, name):
            return _with_player(evening, replace(evening.players[player], name=name))
        case Left(player):
            left = _with_player(evening, replace(evening.players[player], here=False))
            game = evening.game_of(player)
            return _void(left, game) if game is not None and game.report == "none" else left
        case Returned(player):
            return _with_player(evening, replace(evening.players[player], here=True))
        case Paired():
            return _paired(evening, event)
        case Entered(number, by, result):
            return _entered(evening, evening.games[number], by, result)
        case ResultSettled(number, result, at_table):
            return _settled(evening, evening.games[number], result, at_table)
        case Voided(number):
            return _void(evening, evening.games[number])
        case RoomOpened(number, room):
            return _with_game(evening, replace(evening.games[number], room=room))
        case KnockoutBegun(seeds):
            return replace(evening, seeds=seeds)
        case Closed() | Reopened():
            return replace(evening, is_closed=isinstance(event, Closed))
        case _ as never:
            assert_never(never)


def _paired(evening: Evening, event: Paired) -> Evening:
    number, knockout = len(evening.rounds) + 1, bool(evening.seeds)
    games = tuple(
        ClubGame(place, number, pairing.table, pairing.first, pairing.second, knockout)
        for place, pairing in enumerate(event.pairings, len(evening.games))
    )
    added = Round(number, tuple(game.id for game in games), event.byes, knockout)
    return replace(evening, games=evening.games + games, rounds=(*evening.rounds, added))


def _entered(evening: Evening, game: ClubGame, by: int, result: Result) -> Evening:
    says = {"first_says": result} if by == game.first else {"second_says": result}
    entered = replace(game, **says)
    agreed = game.result is None and entered.first_says == entered.second_says
    return _with_game(evening, replace(entered, result=result) if agreed else entered)


def _settled(evening: Evening, game: ClubGame, result: Result, at_table: bool) -> Evening:
    first, second = (result if at_table or says == result else None for says in (game.first_says, game.second_says))
    settled = replace(game, first_says=first, second_says=second, result=result, is_void=False, byes=())
    return _with_game(evening, settled)


def _void(evening: Evening, game: ClubGame) -> Evening:
    byes = tuple(player for player in game.players if evening.players[player].here)
    return _with_game(evening, replace(game, is_void=True, result=None, byes=byes))


def _with_game(evening: Evening, game: ClubGame) -> Evening:
    games = evening.games
    return replace(evening, games=(*games[: game.id], game, *games[game.id + 1 :]))


def _with_player(evening: Evening, player: ClubPlayer) -> Evening:
    players = evening.players
    return replace(evening, players=(*players[: player.id], player, *players[player.id + 1 :]))


def check(evening: Evening, event: AnyEveningEvent) -> None:
    """Raises NotAllowed if the event cannot follow."""
    if evening.is_closed and not isinstance(event, Reopened):
        raise NotAllowed("evening-closed")
    match event:
        case EveningOpened():
            raise NotAllowed("evening-open")
        case Joined(player):
            if player != len(evening.players) or player >= MOST_PLAYERS:
                raise NotAllowed("evening-full", most=MOST_PLAYERS)
        case Renamed(player) | Left(player) | Returned(player):
            known = _player(evening, player)
            if isinstance(event, Left | Returned) and known.here != isinstance(event, Left):
                raise NotAllowed("evening-left" if isinstance(event, Left) else "evening-here")
        case Paired():
            _check_pairings(evening, event)
        case Entered(number, by, result):
            game = _game(evening, number)
            if by not in game.players:
                raise NotAllowed("evening-not-yours")
            if game.is_void:
                raise NotAllowed("evening-settled")
            check_result(evening, game, result)
        case ResultSettled(number, result):
            game = _game(evening, number)
            check_result(evening, game, result)
            _check_in_time(evening, game, result)
        case Voided(number):
            if (game := _game(evening, number)).knockout or game.is_void:
                raise NotAllowed("evening-not-void")
        case RoomOpened(number):
            if not (game := _game(evening, number)).is_open or game.room is not None:
                raise NotAllowed("evening-room" if game.is_open else "evening-settled")
        case KnockoutBegun(seeds):
            if evening.seeds or evening.open_games:
                raise NotAllowed("evening-games-open" if evening.open_games else "evening-knockout")
            if len(set(seeds)) < max(2, len(seeds)) or any(not _player(evening, seed).here for seed in seeds):
                raise NotAllowed("evening-seeds")
        case Closed():
            if evening.open_games:
                raise NotAllowed("evening-games-open")
        case Reopened():
            if not evening.is_closed:
                raise NotAllowed("evening-open")
        case _ as never:
            assert_never(never)


def check_result(evening: Evening, game: ClubGame, result: Result) -> None:
    """Raises NotAllowed if no game comes out like this."""
    low, high = sorted((result.first, result.second))
    if game.knockout and evening.settings.best_of > 1:
        needed = evening.settings.best_of // 2 + 1
        if high != needed or not 0 <= low < needed:
            raise NotAllowed("evening-match-score", needed=needed)
    elif high != evening.settings.target or not 0 <= low < high:
        raise NotAllowed("evening-score", target=evening.settings.target)


def _check_in_time(evening: Evening, game: ClubGame, result: Result) -> None:
    """Refuses a correction of a knock-out match after its winner has played on."""
    later = game.knockout and any(other.round > game.round for other in evening.games)
    if later and replace(game, result=result).winner != game.winner:
        raise NotAllowed("evening-bracket")


def _check_pairings(evening: Evening, event: Paired) -> None:
    placed = [player for pairing in event.pairings for player in (pairing.first, pairing.second)]
    everybody = [*placed, *event.byes]
    busy = {player for game in evening.open_games for player in game.players}
    if not event.pairings:
        raise NotAllowed("evening-nobody")
    if len(set(everybody)) < len(everybody) or busy & set(everybody):
        raise NotAllowed("evening-twice")
    if any(not _player(evening, player).here for player in placed):
        raise NotAllowed("evening-left")


def _player(evening: Evening, player: int) -> ClubPlayer:
    if not 0 <= player < len(evening.players):
        raise NotAllowed("evening-no-player")
    return evening.players[player]


def _game(evening: Evening, number: int) -> ClubGame:
    if not 0 <= number < len(evening.games):
        raise NotAllowed("evening-no-game")
    return evening.games[number]
