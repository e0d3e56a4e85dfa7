"""Figures of the running server for Prometheus, on a port of this machine only. None of them names a room or a person."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

_SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

REQUESTS: Final = Histogram(
    "fifteentwo_request_seconds",
    "Time from a message of a player to the end of the turn, stored and queued for everybody.",
    ["kind"],
    buckets=_SECONDS,
)
OVERTAKEN: Final = Counter("fifteentwo_overtaken", "Turns that another process had played already.")
NOTICES: Final = Counter("fifteentwo_notices", "Notices of other processes about rooms in use here.")
CUT_OFF: Final = Counter("fifteentwo_cut_off", "How often the connection for notices had to be made again.")
STORE_FAILURES: Final = Counter("fifteentwo_store_failures", "Reads and writes that the database refused.", ["kind"])
PUSHES: Final = Counter(
    "fifteentwo_pushes", "Messages to browsers that are not connected, by what became of them.", ["outcome"]
)
_ROOMS: Final = Gauge("fifteentwo_rooms", "Rooms with somebody connected to this process.")
_PLAYERS: Final = Gauge("fifteentwo_players", "Pages of players connected to this process.")
_SPECTATORS: Final = Gauge("fifteentwo_spectators", "Pages of spectators connected to this process.")


@contextmanager
def timed(request: object) -> Iterator[None]:
    """Observes how long this request takes."""
    begun = perf_counter()
    try:
        yield
    finally:
        REQUESTS.labels(type(request).__name__).observe(perf_counter() - begun)


def count_rooms(rooms: Callable[[], Iterable[Room]]) -> None:
    """Lets the gauges of rooms and pages count these rooms whenever they are asked for."""
    _ROOMS.set_function(lambda: sum(bool(room.present) for room in rooms()))
    _PLAYERS.set_function(lambda: sum(each.seat is not None for room in rooms() for each in (*room.present,)))
    _SPECTATORS.set_function(lambda: sum(each.seat is None for room in rooms() for each in (*room.present,)))


def serve_metrics(port: int) -> Callable[[], None]:
    """Answers Prometheus on this port of 127.0.0.1, in a thread; returns the function that ends this. Raises OSError."""
    server, _ = start_http_server(port, addr="127.0.0.1")

    def end() -> None:
        server.shutdown()
        server.server_close()

    return end
