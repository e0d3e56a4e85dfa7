"""Pairs players so that as many as possible play, at the lowest total cost.

A pairing of players is a matching in a graph: players are nodes, and an edge joins two who may meet. Among the matchings
with the most edges one of the least cost is found by Edmonds' blossom algorithm (rustworkx).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Cost = Callable[[int, int], int | None]
"""The cost of a pairing of two players, a whole number of at least 0; None: they must not meet."""


def pair_off(players: Sequence[int], cost: Cost, bye: Callable[[int], int]) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs, and the players left over. If their number is odd, `bye` is the cost of leaving one out."""
    import rustworkx  # noqa: PLC0415 - only a round that is paired needs it

    nodes: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    costs: list[tuple[int, int, int]] = []
    for left, one in enumerate(nodes):
        for right, other in enumerate(nodes[:left]):
            assert other is not None  # the bye is the last node
            price = bye(other) if one is None else cost(other, one)
            if price is not None:
                costs.append((right, left, price))
    dearest = max((price for *_, price in costs), default=0)
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(nodes)
    graph.add_edges_from([(right, left, dearest - price) for right, left, price in costs])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    pairs = sorted((players[min(pair)], players[max(pair)]) for pair in found if nodes[max(pair)] is not None)
    playing = {player for pair in pairs for player in pair}
    return pairs, [player for player in players if player not in playing]
