"""The pegs of each side, (rear, front), and crashes on the crash board."""

from collections.abc import Callable, Sequence

Pegs = tuple[int, int]

LAST_STEP = 121
CENTRE = 31
MOST_CRASHES = 8


def hole(step: int, clockwise: bool) -> int:
    """The hole, 1 to 120, after some steps: step k one way is step 122 - k the other way."""
    place = step if clockwise else LAST_STEP + 1 - step
    if place == 91:  # the track crosses itself here
        return CENTRE
    return 1 if place == LAST_STEP else place


def advance(pegs: Pegs, points: int, target: int) -> Pegs:
    """The rear peg goes in front by the points pegged, but no further than the last."""
    return pegs[1], min(pegs[1] + points, target)


def throw(pegs: Pegs, front_was_hit: bool) -> tuple[Pegs, int]:
    """The pegs after one was hit, and its new hole: as far behind or ahead of the other as before."""
    rear, front = pegs
    distance = front - rear
    if front_was_hit:
        landed = max(0, rear - distance)
        return (landed, rear), landed
    landed = min(front + distance, LAST_STEP)
    return (front, landed), landed


def crash(
    pegs: list[Pegs], paths: Sequence[bool | None], mover: int, over: Callable[[], bool]
) -> list[tuple[int, Pegs]]:
    """Moves every peg hit by the mover's landing; yields whose it was, and its new hole."""
    thrown: list[tuple[int, Pegs]] = []
    landing, landed_on = mover, pegs[mover][1]
    while len(thrown) < MOST_CRASHES and landed_on > 0 and not over():
        way = paths[landing]
        assert way is not None
        victim = hit_at(hole(landed_on, way), pegs, paths, landing)
        if victim is None:
            break
        side, front_was_hit = victim
        pegs[side], landed_on = throw(pegs[side], front_was_hit)
        landing = side
        thrown.append((side, pegs[side]))
    return thrown


def hit_at(place: int, pegs: Sequence[Pegs], paths: Sequence[bool | None], landing: int) -> tuple[int, bool] | None:
    """The next side to the left with a peg in this hole, and whether it is its front peg."""
    for side in [*range(landing + 1, len(pegs)), *range(landing)]:
        rear, front = pegs[side]
        way = paths[side]
        if way is None:
            continue
        if front > 0 and hole(front, way) == place:
            return side, True
        if rear > 0 and hole(rear, way) == place:
            return side, False
    return None
