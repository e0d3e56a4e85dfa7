import { expect, test } from "vitest";
import type { PlayerCard, Summary } from "../../protocol";
import { heroOf } from "./hero";
import { duelOf, type Duel } from "./tally";

const KIM: PlayerCard = { name: "Kim", player: "steady", level: "Steady", words: "", pronoun: "she", rating: 1500 };
const PAT: PlayerCard = { name: "Pat", player: "simple", level: "Simple", words: "", pronoun: "he", rating: 1400 };

function game(mine: number, theirs: number, winner: number | null, { over = true, own = [0], player = "steady", demonstrated = false } = {}): Summary {
  const me = { name: "You", player: null, helped: false };
  const them = { name: "Kim", player, helped: false };
  return {
    room: "r",
    own,
    chairs: own[0] === 1 ? [them, me] : [me, them],
    family: "cribbage",
    rules_text: "standard",
    rules_words: "",
    match: "single",
    targets: [121, 121],
    skunk_lines: [],
    deal: null,
    day: null,
    assisted: false,
    demonstrated,
    stand: { scores: own[0] === 1 ? [theirs, mine] : [mine, theirs], standing: { points: [], wins: [], games: 1 }, match_over: over, match_winner: winner, to_act: [own[0] ?? 0], resigned: null, adjourned: false },
    updated: "2026-01-01T10:00:00Z",
  };
}
const duels = (...games: Summary[]): Duel[] => games.flatMap((one) => duelOf(one, [PAT, KIM]) ?? []);

test.each([
  ["a clear win", game(121, 88, 0), "won"],
  ["a close win", game(121, 117, 0), "close"],
  ["a close loss is a loss", game(120, 121, 1), "lost"],
  ["no winner", game(100, 100, null), "drawn"],
  ["a win from the second seat", game(121, 80, 1, { own: [1] }), "won"],
])("the last game decides what is said: %s", (_, last, how) => {
  expect(heroOf(duels(last, game(0, 121, 1)), [PAT, KIM])).toMatchObject({ kind: "again", how, duel: { opponent: KIM } });
});

test("a new player is offered the weakest opponent, and an unfinished game comes first", () => {
  expect(heroOf([], [PAT, KIM])).toEqual({ kind: "first", opponent: PAT });
  expect(heroOf([], [])).toBeNull();
  expect(heroOf(duels(game(10, 20, null, { over: false }), game(121, 0, 0)), [PAT])).toMatchObject({ kind: "waiting", mine: true });
});

test("only games with one computer opponent of the ladder count", () => {
  expect(duels(game(1, 2, null, { own: [0, 1] }))).toEqual([]);
  expect(duels(game(1, 2, null, { player: "gone" }))).toEqual([]);
  expect(duels(game(1, 2, null, { demonstrated: true }))).toEqual([]);
  expect(duels(game(1, 2, null, { player: "steady:misses=all/every=4" }))).toHaveLength(1);
});
