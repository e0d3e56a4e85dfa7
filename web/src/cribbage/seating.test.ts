import { describe, expect, test } from "vitest";
import { others } from "../game/seats";
import { dealsAgain, placed, placeOf, scorer } from "./seating";

describe("the order round the table", () => {
  test("the next to play sits at the player's left, and so on clockwise", () => {
    expect(others(4, 0)).toEqual([1, 2, 3]);
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(2, 1)).toEqual([0]);
    expect(others(6, 5)).toEqual([0, 1, 2, 3, 4]);
  });

  test("every seat has one place, from every chair", () => {
    for (let players = 2; players <= 6; players += 1) {
      for (let me = 0; me < players; me += 1) {
        const seats = [me, ...(["left", "top", "right"] as const).flatMap((place) => placed(players, me, place))];
        expect(seats, `${players} from ${me}`).toEqual([me, ...others(players, me)]);
        expect(placeOf(players, me, me)).toBe("me");
      }
    }
  });

  test("with two players the other is opposite, with three one at each side, with four the partner opposite", () => {
    expect(placeOf(2, 1, 0)).toBe("top");
    expect([0, 2].map((seat) => placeOf(3, 1, seat))).toEqual(["right", "left"]);
    for (let me = 0; me < 4; me += 1) expect(placed(4, me, "top")).toEqual([(me + 2) % 4]);
    expect(placed(5, 0, "top")).toEqual([2, 3]);
    expect(placed(6, 0, "top")).toEqual([2, 3, 4]);
  });
});

describe("the seat that pegs for its side", () => {
  const sides = [0, 1, 0, 1];
  const plays: [number, string][] = [[1, "5H"], [2, "TC"], [3, "9D"]];
  const by = (side: number, why: "card" | "go" | "heels" | "hand" | "crib" | "muggins", counted: number | null = null): number =>
    scorer({ side, why }, { dealer: 0, plays }, sides, counted);

  test("in the play it is the one who played last, for heels and the crib the dealer", () => {
    expect(by(1, "card")).toBe(3);
    expect(by(0, "go")).toBe(2);
    expect(by(0, "heels")).toBe(0);
    expect(by(0, "crib", 2)).toBe(0);
  });

  test("in the show it is the one whose hand is counted; the other side's points go to its first seat", () => {
    expect(by(1, "hand", 1)).toBe(1);
    expect(scorer({ side: 1, why: "muggins" }, { dealer: 0, plays: [] }, sides, 0)).toBe(1);
  });
});

test("the loser deals the rematch, of partners the next in turn; several losers cut for it", () => {
  expect(dealsAgain([0, 1], [0], 1)).toBe(1);
  expect(dealsAgain([0, 1, 0, 1], [0], 1)).toBe(3);
  expect(dealsAgain([0, 1, 0, 1], [0], 2)).toBe(3);
  expect(dealsAgain([0, 1, 0, 1], [1], -1)).toBe(0);
  expect(dealsAgain([0, 1, 2], [2], 0)).toBeNull();
});
