"""The lobby, the forms and the pages, set up."""

from __future__ import annotations

from fifteentwo.cards import Card, cards
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.game import Standing
from fifteentwo.rules import described, parse
from fifteentwo.server.history_wire import FinishedGame, History, Result
from fifteentwo.server.http_wire import SecretInvitation, Stand, Summary
from fifteentwo.server.spectating_wire import PastDeal
from fifteentwo.server.wire import Chair
from fifteentwo.tui.cribbage.past_deal_screen import PastDealScreen
from fifteentwo.tui.curtain_screen import CurtainScreen
from fifteentwo.tui.friend_screens import InvitationsScreen
from fifteentwo.tui.names import Names
from fifteentwo.tui.sharing import SharedRoom
from tests.tui.scenes_tables import in_play
from tests.tui.stage import NOWHERE, Stage, scene


@scene
async def lobby(stage: Stage) -> None:
    await stage.until(lambda: stage.app.screen.is_mounted)


@scene
async def lobby_with_games(stage: Stage) -> None:
    stage.lounge.answers["rooms"] = [
        _game("a", (0,), ("Ann", "Odile"), "standard", (77, 81), "expert"),
        _game("b", (0, 1), ("Ann", "Bob"), "hoyle target=61", (12, 3)),
        _game("c", (0,), ("Ann",), "bvs", (31,)),
    ]
    stage.app.screen.on_screen_resume()  # type: ignore[attr-defined]  # the lobby asks again
    await stage.until(lambda: stage.app.screen._games.get(NOWHERE.rstrip("/")))  # type: ignore[attr-defined]


def _game(
    room: str,
    own: tuple[int, ...],
    names: tuple[str, ...],
    rules: str,
    scores: tuple[int, ...],
    player: str | None = None,
) -> Summary:
    of = parse(rules)
    chairs = tuple(Chair(name, player if seat not in own else None) for seat, name in enumerate(names))
    stand = Stand(scores, Standing((0,) * len(scores), (0,) * len(scores), 0), False, None, (0,))
    return Summary(
        room, own, chairs, "cribbage", rules, described(of), "", (121,) * len(scores), (), None, None, False, False, stand, "2026-11-26"
    )  # fmt: skip


@scene
async def custom_form(stage: Stage) -> None:
    stage.app.open("custom")
    await stage.press("down", "down", "right", "right")


@scene
async def friend_form(stage: Stage) -> None:
    stage.app.open("friend")
    await stage.press(*"Ann")


@scene
async def rules_form(stage: Stage) -> None:
    stage.app.open("custom")
    await stage.press(*["down"] * 4, "enter", *["down"] * 9)


@scene
async def rules_refused(stage: Stage) -> None:
    stage.app.open("custom")
    await stage.press(*["down"] * 4, "enter", "down", "right")


@scene
async def join_form(stage: Stage) -> None:
    stage.app.open("join")
    await stage.press(*"http://192.168.1.5:1502/#/join/Room/Secret")


@scene
async def solo_form(stage: Stage) -> None:
    stage.app.open("solo")


@scene
async def settings(stage: Stage) -> None:
    stage.app.open("settings")
    await stage.press("down", "down")


@scene
async def help_page(stage: Stage) -> None:
    stage.app.open_help()


@scene
async def invitations(stage: Stage) -> None:
    asked = [SecretInvitation("zXg96Y3I_Wc0", seat, f"AMFAQ2823{seat}") for seat in (1, 2)]
    stage.app.push_screen(InvitationsScreen("http://127.0.0.1:1502/", asked, is_far=False))


@scene
async def curtain(stage: Stage) -> None:
    shared = SharedRoom(NOWHERE, "room", (0, 1), ("Ann", "Bob"))
    shared.log = ["Ann cuts 7♠, Bob cuts 3♣: Bob deals first.", "Bob deals.", "Ann discards 2 cards."]
    stage.app.push_screen(CurtainScreen(shared, 1))


def finished_game(room: str, name: str, result: Result, scores: tuple[int, ...]) -> FinishedGame:
    """A finished game of Ann against this computer player."""
    return FinishedGame(
        room, 1, "2026-11-26T20:00:00", (0,), (Chair("Ann"), Chair(name, "expert")), (0, 1), "cribbage", "standard",
        described(parse("standard")), "", None, None, result, scores, (0,), ("", ""), None, False, False, 9, None,
    )  # fmt: skip


@scene
async def finished(stage: Stage) -> None:
    games = (finished_game("a", "Odile", "won", (121, 96)), finished_game("b", "Walter", "lost", (88, 121)))
    stage.lounge.answers["history"] = History(games, None, 2, 2, (), ())
    stage.app.open("finished")
    await stage.until(lambda: len(stage.app.screen.form.rows) == 2)  # type: ignore[attr-defined]


@scene
async def past_deal(stage: Stage) -> None:
    table = await stage.table("players=3 cards_dealt=5 discards=1 crib=discards+1_from_stock", in_play(2), seed=2)
    of = table.game.scene
    assert isinstance(of, CribbageScene)
    dealt = (cards("5H 6H 7C JD AS"), cards("4C 4D 9S TH KD"), cards("2C 3C QD QS 8S"))
    thrown = (cards("AS"), cards("KD"), cards("8S"))
    over = type(of)(
        **{
            **{name: getattr(of, name) for name in of.__struct_fields__},
            "crib": (Card("9C"), *cards("AS KD 8S")),
            "discarded": ((), (), ()),
        }
    )
    past = PastDeal(1, 3, dealt, thrown, over, Standing((0, 0, 0), (0, 0, 0), 0))
    stage.app.push_screen(PastDealScreen(past, Names(table.game.welcome.chairs, (0, 1, 2), None)))  # type: ignore[union-attr]
