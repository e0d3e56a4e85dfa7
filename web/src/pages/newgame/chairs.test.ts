import { expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { MENU } from "../../testing/menu";
import { chairsOf, nameless, pairsOf, PERSON, sitters } from "./chairs";

const STEADY = { player: "steady", name: "", helped: false, misses: 0 };

test("at first one person sits down with players of the house", () => {
  const first = sitters(MENU, []);
  expect(first.map(({ player }) => player)).toEqual([null, "steady", "steady", "steady", "steady", "steady"]);
});

test("a saved chair is kept, unless its player has gone", () => {
  const bob = { player: null, name: "Bob", helped: true, misses: 0 };
  const [, second, third] = sitters(MENU, [PERSON, bob, { ...STEADY, player: "gone" }]);
  expect(second).toEqual(bob);
  expect(third).toEqual(STEADY);
});

test("chairs have names, each its own", () => {
  expect(chairsOf(MENU, [{ ...PERSON, name: " Ann " }, STEADY, STEADY], false)).toEqual([
    { name: "Ann", player: null, helped: false },
    { name: "Kim", player: "steady", helped: false },
    { name: "Kim 2", player: "steady", helped: false },
  ]);
  const long = "x".repeat(24);
  expect(chairsOf(MENU, [{ ...PERSON, name: long }, { ...PERSON, name: long }], false).map(({ name }) => name.length)).toEqual([24, 24]);
});

test("whoever sits down alone is known by the name this browser keeps, on any seat", () => {
  settings.name = "Ann";
  expect(chairsOf(MENU, [STEADY, PERSON], false)[1]?.name).toBe("Ann");
  settings.name = "";
});

test("whoever writes no name is you, or the player of a seat where several people sit", () => {
  expect(nameless([PERSON, STEADY], 0)).toBe("You");
  expect(chairsOf(MENU, [PERSON, STEADY, PERSON], false).map(({ name }) => name)).toEqual(["Player 1", "Kim", "Player 3"]);
});

test("only people are helped", () => {
  expect(chairsOf(MENU, [{ ...PERSON, helped: true }, { ...STEADY, helped: true }], false).map(({ helped }) => helped)).toEqual([true, false]);
});

test("a player of the house overlooks what it is told to, where hands are counted by hand", () => {
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
