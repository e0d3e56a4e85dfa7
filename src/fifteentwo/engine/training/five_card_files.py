"""The folder in which the five-card game is solved, and the file of its tables: made, read, checked and certified."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import FIVE_CARD
from fifteentwo.engine.equity.deal_counts import DealCounts, distribution_of, merged_counts
from fifteentwo.engine.equity.score_table import equities, first_to_target
from fifteentwo.engine.five_card.hands import STAY, WAYS, five_cards, rank_fives
from fifteentwo.engine.five_card.sampled_deals import sampled_counts
from fifteentwo.engine.five_card.solution import FILE, FLUSH_UNITS, POLICIES, USUAL, FiveCardSolution
from fifteentwo.engine.pegging.buffers import MEAN, new_scratch
from fifteentwo.engine.pegging.joint import NO_TREMBLE, joint_of
from fifteentwo.engine.pegging.solver import hand_values
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import TRIPLES, Doubles
from fifteentwo.engine.training.artifacts import BadData, load, read_provenance, save
from fifteentwo.engine.training.deals import BATCHES, made_by, summary
from fifteentwo.engine.training.export import archive_writer
from fifteentwo.engine.training.five_card import (
    FiveCardPlan,
    FiveCardPolicies,
    Progress,
    five_card_tree,
    kept_together,
    play_policy,
    rank_shares,
    solve_five_card,
)
from fifteentwo.engine.training.package_data import origin_of
from fifteentwo.engine.training.quantisation import dequantise, packed_size

DEALS: Final = "deals.npz"
CHUNK: Final = 50_000
"""Deals simulated at once."""


def make_five_card(out: Path, plan: FiveCardPlan, deals: int, progress: Progress) -> None:
    """Solves the game in a folder, simulates deals, and writes the file of its tables. What is there is not made again. Raises BadData."""
    out.mkdir(parents=True, exist_ok=True)
    if not (out / POLICIES).exists() or read_provenance(out / POLICIES).figures.get("rounds") != plan.rounds:
        policies = solve_five_card(plan, progress)
        arrays: dict[str, NDArray[Any]] = {
            "discards": policies.discards,
            "play": policies.packed,
            "pegging": policies.pegging,
        }
        save(out / POLICIES, arrays, {"made_by": f"fifteentwo lab make --rules {FIVE_CARD}", "rounds": plan.rounds}, {})
    simulate_five_card(out, deals, progress)
    export_five_card(out)


def read_policies(folder: Path) -> FiveCardPolicies:
    """The policies of a folder in which the game was solved. Raises BadData."""
    note, arrays = read_provenance(folder / POLICIES), load(folder / POLICIES)
    return FiveCardPolicies(arrays["discards"], arrays["play"], arrays["pegging"], int(note.figures["rounds"]))


def read_tables(path: Path) -> tuple[FiveCardPolicies, dict[str, str]]:
    """Those of a file of tables, and the SHA-256 of each file it was made from, by name. Raises BadData."""
    try:
        solution, origin = FiveCardSolution(path), origin_of(path)
        policies = FiveCardPolicies(solution.discards, solution.policy.chances, np.zeros((2, TRIPLES)), origin.rounds)
        return policies, origin.made_from
    except BadTables as error:
        raise BadData(str(error)) from None


def simulate_five_card(folder: Path, deals: int, progress: Progress) -> dict[str, Any]:
    """Simulates deals by the policies of a folder and writes them to deals.npz; returns the figures. Deals of these policies that are there
    are not simulated again. Raises BadData.
    """
    made_from = {POLICIES: read_provenance(folder / POLICIES).sha256}
    if (folder / DEALS).exists():
        note = read_provenance(folder / DEALS)
        if note.made_by == made_by(deals) and note.made_from == made_from:
            return note.figures
    policies = read_policies(folder)
    policy = play_policy(five_card_tree(), policies.packed)
    samples: list[list[DealCounts]] = [[] for _ in range(BATCHES)]
    for seed, begin in enumerate(range(0, deals, CHUNK)):
        progress(begin, deals, "deals")
        counted = sampled_counts(policy, policies.discards, min(CHUNK, deals - begin), seed)
        some = samples[seed % BATCHES]
        some[:] = [merged_counts((*some, counted))]
    progress(deals, deals, "deals")
    counts = [merged_counts(some) for some in samples if some]
    arrays = {name: np.stack(parts) for name, parts in zip(DealCounts._fields, zip(*counts, strict=True), strict=True)}
    whole = merged_counts(counts)
    table = equities(distribution_of(whole), first_to_target(USUAL.target))[0]
    # Pone begins with three points for last.
    figures = summary(whole) | {"first_dealer_wins": {str(USUAL.target): float(table[0, 0, 3])}}
    save(folder / DEALS, arrays, {"made_by": made_by(deals)} | figures, made_from)
    return figures


def export_five_card(folder: Path) -> None:
    """Writes five_card.zip, as `five_card.solution` reads it. Raises BadData."""
    policies, deals = read_policies(folder), load(folder / DEALS)
    policy = play_policy(five_card_tree(), policies.packed)
    made_from = {name: read_provenance(folder / name).sha256 for name in (POLICIES, DEALS)}
    partial = folder / f"{FILE}.half"
    with zipfile.ZipFile(partial, "w") as file:
        add = archive_writer(file, made_from, more={"rules": FIVE_CARD, "rounds": policies.rounds})
        add("discards", {"shares": policies.discards})
        add("play", {"child": policy.child.astype(np.int16), "begin": policy.begin, "chances": policy.chances})
        flushes = np.rint(FLUSH_UNITS * flushes_of_average(policies.average())).astype(np.uint16)
        add("hands", {"pegged": points_pegged(policies).astype(np.float32), "flushes": flushes})
        add("deals", {name: part.astype(np.int32) for name, part in deals.items()})
    partial.replace(folder / FILE)


def points_pegged(policies: FiveCardPolicies) -> Doubles:
    """By the role that holds the hand: the mean points it pegs by the policy, and those pegged against it, (2, 2, 455)."""
    joint = joint_of(kept_together(rank_shares(policies.average()), NO_TREMBLE))
    found, work = np.zeros((2, 2, TRIPLES)), new_scratch()
    for scorer in (PONE, DEALER):
        tree = five_card_tree(rates=(float(scorer == PONE), float(scorer == DEALER)))
        policy = dequantise(tree, policies.packed)
        for holder in (PONE, DEALER):
            values = hand_values(tree, joint, policy, holder, MEAN, work)
            found[holder, int(scorer != holder)] = values if scorer == holder else -values
    return found


def flushes_of_average(average: Doubles) -> Doubles:
    """How often each hand kept is a flush, by role and ranks, (2, 455); 0 where a hand is never kept."""
    fives = five_cards()
    kept = rank_fives().kept[fives.number].astype(np.int64)
    suits = fives.hands[:, np.array(STAY)] & 3
    flush = (suits == suits[:, :, :1]).all(axis=2)
    found = np.zeros((2, TRIPLES))
    for role in (PONE, DEALER):
        often = average[role] * fives.ways[:, None]
        whole = np.bincount(kept.ravel(), often.ravel(), TRIPLES)
        flushes = np.bincount(kept.ravel(), (often * flush).ravel(), TRIPLES)
        found[role] = np.divide(flushes, whole, out=np.zeros(TRIPLES), where=whole > 0)
    return found


def check_five_card(path: Path) -> None:
    """Reads a whole file of tables. Raises BadData where it is missing, damaged or incomplete, or for another game."""
    if origin_of(path).rules != FIVE_CARD:
        raise BadData(f"{path}: not made for {FIVE_CARD}")
    try:
        solution = FiveCardSolution(path)
        tree = five_card_tree()
        whole = (
            solution.discards.shape == (2, len(five_cards().hands), WAYS)
            and (solution.discards.sum(axis=2, dtype=np.int64) > 0).all()
            and np.array_equal(solution.policy.child, tree.child)
            and len(solution.policy.chances) == packed_size(tree)
            and solution.pegged.shape == (2, 2, TRIPLES)
            and solution.flushes.shape == (2, TRIPLES)
            and len(solution.samples) > 0
        )
    except (BadTables, KeyError, IndexError) as error:
        raise BadData(f"{path}: {error}") from None
    if not whole:
        raise BadData(f"{path}: a table is incomplete")
