"""The first two cards of the play: what comes before its parts can be walked over, and what follows from them.

Below the first two cards there are 169 parts that have nothing to do with each other. `spread` goes down to them and
`gather` back up: both together, with `cfr.walk_on` for each part, come to the same bits as `cfr.walk`.
"""

from __future__ import annotations

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import Field, Learning, Work
from fifteentwo.engine.pegging.cfr import enter, follow, forget, go_back, leave, set_out
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats


@compiled
def spread(
    f: Field, w: Work, player: int, ranges: Floats, learning: Learning, reaches: Floats, rarities: Doubles
) -> None:
    """The way down of `walk` to where both have played a card, for hands of three or more.

    Leaves for each part how likely hands of one card less come there, (parts, 2, hands), and how much rarer both are
    together, (parts,).
    """
    set_out(w, ranges)
    part = 0
    enter(f, w, learning, 0, player, 0)
    for lead in range(13):
        node = f.child[0, lead]
        if node < 0:
            continue
        follow(f, w, 0, lead, 0, w.reach[0, 0])
        enter(f, w, learning, node, player, 1)
        for reply in range(13):
            if f.child[node, reply] < 0:
                continue
            follow(f, w, node, reply, 1, w.reach[1, 0])
            for hand in range(reaches.shape[2]):
                reaches[part, 0, hand] = w.reach[0, 1, hand]
                reaches[part, 1, hand] = w.reach[1, 2, hand]
            rarities[part] = 0.75 if lead == reply else 1.0
            part += 1


@compiled
def gather(f: Field, w: Work, player: int, learning: Learning, values: Floats) -> None:
    """The way back up after `spread`, with what each part is worth to the player, (parts, hands): as `walk` ends."""
    part = 0
    enter(f, w, learning, 0, player, 0)
    for lead in range(13):
        node = f.child[0, lead]
        if node < 0:
            if player == 0:
                forget(f, w, 0, lead, 0)
            continue
        enter(f, w, learning, node, player, 1)
        for reply in range(13):
            if f.child[node, reply] < 0:
                if player == 1:
                    forget(f, w, node, reply, 1)
                continue
            for hand in range(values.shape[1]):
                w.value[2, hand] = values[part, hand]
            part += 1
            go_back(f, w, node, reply, player, 1)
        leave(f, w, learning, node, player, 1, w.reach[1, 0])
        go_back(f, w, 0, lead, player, 0)
    leave(f, w, learning, 0, player, 0, w.reach[0, 0])
