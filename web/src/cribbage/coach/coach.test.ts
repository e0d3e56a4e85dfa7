import { expect, test } from "vitest";
import { TERMS } from "../../lib/terms/terms";
import type { CribbageScene, Told } from "../../protocol";
import { greeting, stepAt, tipsFor } from "./coach.svelte";
import { breaths, parts, TIPS, wordsOf, type TipId } from "./tips";

const told = (event: unknown, scene: Partial<CribbageScene> = {}): Told => ({ event, words: "", scene, lines: [], groups: [] }) as unknown as Told;

test("each rule is explained when it first applies", () => {
  expect(tipsFor(told({ type: "Dealt", dealer: 0 }), 0)).toEqual(["cribMine"]);
  expect(tipsFor(told({ type: "Dealt", dealer: 1 }), 0)).toEqual(["cribTheirs"]);
  expect(tipsFor(told({ type: "StarterTurned" }, { turn: 0 }), 0)).toEqual(["starter", "lead"]);
  expect(tipsFor(told({ type: "Played", seat: 0 }), 0)).toEqual([]);
  expect(tipsFor(told({ type: "Played", seat: 1 }), 0)).toEqual(["count"]);
  expect(tipsFor(told({ type: "Pegged", why: "card", combos: [{ kind: "thirty_one" }, { kind: "run" }] }), 0)).toEqual(["thirtyOne", "run"]);
  expect(tipsFor(told({ type: "Pegged", why: "heels", combos: [] }), 0)).toEqual(["heels"]);
  const shown = (cards: string[], crib = false): unknown => ({ type: "Shown", cards, crib });
  expect(tipsFor(told(shown(["JS", "2H", "3H", "4H"], true), { starter: "5S" }), 0)).toEqual(["showCrib", "nobs"]);
  expect(tipsFor(told(shown(["JH", "2H", "3H", "4H"]), { starter: "5S" }), 0)).toEqual(["show", "flush"]);
  expect(tipsFor(told(shown(["JH", "2H", "3H", "4H"], true), { starter: "5S" }), 0)).toEqual(["showCrib"]);
});

test("before the first deal she speaks of a short game to deal only where that is so", () => {
  const at = (scene: Partial<CribbageScene>): CribbageScene => scene as CribbageScene;
  expect(greeting(at({ phase: "deal", dealer: 0 }), 0, 61)).toBe("welcome");
  expect(greeting(at({ phase: "cut", dealer: null }), 0, 61)).toBe("hello");
  expect(greeting(at({ phase: "deal", dealer: 1 }), 0, 61)).toBe("hello");
  expect(greeting(at({ phase: "deal", dealer: 0 }), 0, 121)).toBe("hello");
});

test("the step follows the first deal, never goes back, and ends with that deal", () => {
  const at = (phase: CribbageScene["phase"], deals: number): CribbageScene => ({ phase, deals }) as CribbageScene;
  expect(stepAt(at("deal", 0), "welcome", null)).toBe("deal");
  expect(stepAt(at("play", 1), "starter", "crib")).toBe("starter");
  expect(stepAt(at("play", 1), null, "starter")).toBe("play");
  expect(stepAt(at("show", 1), null, "play")).toBe("show");
  expect(stepAt(at("show", 1), "board", "show")).toBe("board");
  expect(stepAt(at("show", 1), "showCrib", "board")).toBe("board");
  expect(stepAt(at("deal", 1), "next", "board")).toBeNull();
  expect(stepAt(at("discard", 2), "cribTheirs", null)).toBeNull();
});

test("every word in brackets is a glossary term", () => {
  const named = (Object.keys(TIPS) as TipId[])
    .flatMap((id) => wordsOf(id, "Pip"))
    .flatMap(parts)
    .flatMap((part) => (typeof part === "string" ? [] : [part.term]));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((term) => !(term in TERMS))).toEqual([]);
});

test("a sentence is split at terms, and a long text into sentences", () => {
  expect(parts("The [crib|cribs] of the [dealer|dealer].")).toEqual(["The ", { term: "crib", words: "cribs" }, " of the ", { term: "dealer", words: "dealer" }, "."]);
  expect(breaths(["Say [go|go]. Then wait!", "[thirtyOne|Thirty-one] pegs two."])).toEqual(["Say [go|go].", "Then wait!", "[thirtyOne|Thirty-one] pegs two."]);
});
