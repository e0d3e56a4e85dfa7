import { expect, test } from "vitest";
import { MENU } from "../../testing/menu";
import { atTable, matchOf, matchParts, namedIn, own, presetOf, said, sameGame, tableOf, valuesOf, withField, without } from "./line";
import { say, titled } from "./words";

test("a line sets fields of its own, whatever its presets say", () => {
  expect(own(" hoyle target=61  jokers=1 nonsense = ")).toMatchObject({ target: "61", jokers: "1" });
  expect(own("hoyle")).toEqual({});
});

test.each([
  ["hoyle target=61", "hoyle"],
  ["target=61 jokers=1 acc", "acc"],
  ["", "standard"],
  ["gone target=61", "standard"],
])("the card of a line: %s is of %s", (line, name) => {
  expect(presetOf(MENU, line).name).toBe(name);
});

test("a field is added, replaced in its place, and removed when not needed", () => {
  expect(withField("hoyle", "target", "61", "121")).toBe("hoyle target=61");
  expect(withField("hoyle target=61 heels=0", "target", "181", "121")).toBe("hoyle target=181 heels=0");
  expect(withField("hoyle target=61 heels=0", "target", "121", "121")).toBe("hoyle heels=0");
  expect(withField("standard players=3", "cards_dealt", "6")).toBe("standard players=3 cards_dealt=6");
  expect(without("standard target=61", "target")).toBe("standard");
});

test("a refusal names its fields as the line writes them", () => {
  const fields = MENU.fields.map(({ name }) => name);
  expect(namedIn("muggins=on and counting=auto conflict: muggins needs counting=manual", fields)).toEqual(["counting", "muggins"]);
  expect(namedIn("nineteen_crib=on and nineteen=off conflict", fields)).toEqual(["nineteen", "nineteen_crib"]);
  expect(namedIn("there is no preset named 'gone': there are standard or hoyle", fields)).toEqual([]);
});

test("two lines are of the same game if they name the same presets", () => {
  expect(sameGame("acc target=61", "jokers=1  acc")).toBe(true);
  expect(sameGame("acc", "acc partners")).toBe(false);
});

test("a match is split into two parts", () => {
  expect(matchParts("first_to:7")).toEqual({ kind: "first_to", length: "7" });
  expect(matchParts("single")).toEqual({ kind: "single", length: "" });
  expect(matchParts("nonsense:3").kind).toBe("single");
  expect(matchOf("best_of", "5")).toBe("best_of:5");
  expect(matchOf("single", "5")).toBe("single");
});

test("a value is written as in a line of rules", () => {
  expect([true, false, 121, "five"].map(said)).toEqual(["on", "off", "121", "five"]);
});

test.each([
  ["standard", "3", "standard players=3"],
  ["standard", "4 partners", "standard players=4 teams=on"],
  ["standard players=4 teams=on", "4", "standard players=4"],
  ["standard players=3 target=61", "2", "standard target=61"],
  ["hoyle jokers=1", "4", "hoyle jokers=1 players=4"],
  // The preset sets its own number of players: with another number it is the standard game.
  ["three_players target=61", "2", "standard target=61"],
  ["partners", "4", "partners teams=off"],
  ["partners teams=off", "4 partners", "partners"],
  ["partners", "6 partners", "standard players=6 teams=on"],
  ["partners acc", "3", "acc players=3"],
] as const)("from %s to a table of %s: %s", (line, size, expected) => {
  expect(atTable(MENU, line, size)).toBe(expected);
});

test("the number of players that a line asks for", () => {
  expect(tableOf(valuesOf(presetOf(MENU, "partners").rules))).toBe("4 partners");
  expect(tableOf({ players: "5", teams: "off" })).toBe("5");
  expect(tableOf({ players: "3", teams: "on" })).toBeUndefined();
});

test("a field without a text is called by its name in the rules", () => {
  expect(titled(say.presets, "acc")).toBe("Tournament");
  expect(titled(say.presets, "some_new_game")).toBe("Some new game");
});
