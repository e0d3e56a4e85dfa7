import { expect, test } from "vitest";
import type { Outcome } from "../protocol";
import { sentence, settled } from "./telling";

const three: Outcome = {
  winners: [0],
  scores: [121, 80, 95],
  points: 1,
  title: "",
  resigned: null,
  out_of_time: false,
  losses: [
    { side: 1, points: 2, title: "skunk" },
    { side: 2, points: 1, title: "" },
  ],
};

test("losers who settle differently are each told so", () => {
  const names = ["Ann", "You", "Cid"];
  expect(settled(three, names)).toBe("You are skunked.");
  const told = sentence({ type: "GameEnded", outcome: three }, "Game, and a skunk!", { seats: names, sides: names });
  expect(told).toBe("Game, and a skunk! Ann wins, 121 – 80 – 95. You are skunked.");
});

test("losers who settle alike, or a single loser, are not mentioned", () => {
  const alike = three.losses.map((loss) => ({ ...loss, points: 2, title: "skunk" }));
  expect(settled({ ...three, losses: alike }, ["Ann", "Bob", "Cid"])).toBe("");
  expect(settled({ ...three, losses: [] }, ["Ann", "Bob"])).toBe("");
});

test("the cuts are one sentence, in which only the first player begins with a capital letter", () => {
  const cut = (seats: string[]): string =>
    sentence({ type: "CardsCut", cards: ["3S", "5D"], dealer: 0 }, "", { seats, sides: seats });
  expect(cut(["Martin", "You"])).toBe("Martin cuts 3♠, you cut 5♦: Martin deals first.");
  expect(cut(["You", "Martin"])).toBe("You cut 3♠, Martin cuts 5♦: you deal first.");
});

test("a side that is out of time has not resigned", () => {
  const lost = (who: string[]): string => sentence({ type: "GameEnded", outcome: { ...three, scores: [121, 80], losses: [], resigned: 1, out_of_time: true } }, "", { seats: who, sides: who });
  expect(lost(["Ann", "You"])).toBe("You run out of time. Ann wins.");
  expect(lost(["You", "Bob"])).toBe("Bob runs out of time. You win.");
});
