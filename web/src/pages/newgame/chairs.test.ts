import { expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { MENU } from "../../testing/menu";
import { chairsOf, nameless, pairsOf, PERSON, sitters } from "./chairs";

const STEADY = { player: "steady", name: "", helped: false, misses: 0 };

test("by default one person plays against computer players, the nearest in strength", () => {
  const first = sitters(MENU, []);
  expect(first.map(({ player }) => player)).toEqual([null, "steady", "simple", "steady", "simple", "steady"]);
  const ladder = { players: ["beginner", "novice", "casual", "club", "strong", "expert"].map((player) => ({ ...MENU.players[0]!, player })) };
  expect(sitters(ladder, []).map(({ player }) => player)).toEqual([null, "club", "casual", "strong", "novice", "expert"]);
  expect(sitters(ladder, [], "expert").map(({ player }) => player)).toEqual([null, "expert", "strong", "club", "casual", "novice"]);
});

test("a saved chair is kept, unless its player no longer exists", () => {
  const bob = { player: null, name: "Bob", helped: true, misses: 0 };
  const [, second, third] = sitters(MENU, [PERSON, bob, { ...STEADY, player: "gone" }]);
  expect(second).toEqual(bob);
  expect(third).toEqual({ ...STEADY, player: "simple" });
});

test("the names of the chairs are unique", () => {
  expect(chairsOf(MENU, [{ ...PERSON, name: " Ann " }, STEADY, STEADY], false)).toEqual([
    { name: "Ann", player: null, helped: false },
    { name: "Kim", player: "steady", helped: false },
    { name: "Kim 2", player: "steady", helped: false },
  ]);
  const long = "x".repeat(24);
  expect(chairsOf(MENU, [{ ...PERSON, name: long }, { ...PERSON, name: long }], false).map(({ name }) => name.length)).toEqual([24, 24]);
});

test("a single person has the name that this browser stores, on any seat", () => {
  settings.name = "Ann";
  expect(chairsOf(MENU, [STEADY, PERSON], false)[1]?.name).toBe("Ann");
  settings.name = "";
});

test("a person without a name is You, or named by seat if there are several people", () => {
  expect(nameless([PERSON, STEADY], 0)).toBe("You");
  expect(chairsOf(MENU, [PERSON, STEADY, PERSON], false).map(({ name }) => name)).toEqual(["Player 1", "Kim", "Player 3"]);
});

test("only people are helped", () => {
  expect(chairsOf(MENU, [{ ...PERSON, helped: true }, { ...STEADY, helped: true }], false).map(({ helped }) => helped)).toEqual([true, false]);
});

test("a computer player misses sets as configured, where hands are counted by hand", () => {
  const careless = { ...STEADY, misses: 4 };
  expect(chairsOf(MENU, [careless], true)[0]?.player).toBe("steady:misses=all/every=4");
  expect(chairsOf(MENU, [careless], false)[0]?.player).toBe("steady");
});

test("partners sit opposite each other", () => {
  expect(pairsOf({ players: 4, teams: true, captain: false })).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(pairsOf({ players: 3, teams: false, captain: false })).toEqual([]);
});

test("a captain in the second seat plays against the two others", () => {
  expect(pairsOf({ players: 3, teams: false, captain: true })).toEqual([[0, 2], [1]]);
});
