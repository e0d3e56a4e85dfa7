import { beforeEach, describe, expect, test } from "vitest";
import type { Asked, CribbageOffer, CribbageScene, FromPage } from "../../protocol";
import { DEFAULTS, type Settings } from "../../lib/settings.svelte";
import type { Game } from "../../game/game.svelte";
import { table as tableOf, welcome } from "../../testing/game";
import { answering, playing, previewWords, waitingFor } from "./answer";
import { Asking } from "./asking.svelte";
import { crashWords, foreseenWords, verdict } from "./words";

let sent: FromPage[] = [];

const ASKED: Asked = { seat: 0, what: "claim", whose: 0, of: "hand", cards: ["5C", "5D", "5H", "JS"], claim: null, to_name: [] };

/** A player at a table that asks this question. */
function ask(asked: Partial<Asked> | null, more: Partial<CribbageOffer> & { to_act?: number[]; scene?: Partial<CribbageScene> } = {}, settings: Partial<Settings> = {}): { table: Game<"cribbage">; asking: Asking } {
  const scene: CribbageScene = { ...welcome.position.scene, phase: "show", starter: "5S", asked: asked === null ? null : { ...ASKED, ...asked } };
  sent = [];
  const table = tableOf({ send: (message) => sent.push(message) > 0 });
  const { to_act = [0], scene: lies, ...offer } = more;
  table.hear({ ...welcome, position: { ...welcome.position, to_act, scene: { ...scene, ...lies }, offer: { ...welcome.position.offer, count_to: 29, ...offer } } });
  const asking = new Asking(table, { ...DEFAULTS, ...settings });
  asking.clear();
  return { table, asking };
}

const type = (asking: Asking, keys: string): void => [...keys].forEach((key) => asking.key(key));

beforeEach(() => localStorage.clear());

describe("the pad", () => {
  test("takes typed digits up to the highest count, and begins again beyond it", () => {
    const { table, asking } = ask({});
    expect(answering(table, asking)).toMatchObject({ label: "Claim …", ready: false });
    type(asking, "29");
    expect(asking.value).toBe(29);
    type(asking, "4");
    expect(asking.value).toBe(4);
    asking.key("Backspace");
    expect(asking.value).toBeNull();
    type(asking, "0");
    expect(answering(table, asking)).toMatchObject({ label: "Claim 0", ready: true });
    type(asking, "12");
    answering(table, asking)?.press();
    expect(sent).toEqual([{ type: "Act", action: { type: "claim", seat: 0, points: 12 }, at: 1 }]);
  });

  test("names the hand and the highest count, and reveals nothing about its points", () => {
    const { table, asking } = ask({});
    expect(answering(table, asking)?.prompt).toBe("Your hand: how many points? 0 to 29.");
  });

  test("appears for a call after muggins is called, and starts at one", () => {
    const { table, asking } = ask({ what: "call", whose: 1, claim: 6 });
    expect(answering(table, asking)).toMatchObject({ label: "Continue", ready: true });
    expect(answering(table, asking)?.prompt).toBe("Simple claims 6 for the hand.");
    expect(asking.pad).toBeNull();
    asking.key("m");
    expect(answering(table, asking)).toMatchObject({ label: "Muggins …", ready: false });
    expect(answering(table, asking)?.prompt).toBe("Simple claims 6 for the hand. How many points were missed?");
    type(asking, "0");
    expect(asking.value).toBeNull();
    type(asking, "2");
    expect(answering(table, asking)?.label).toBe("Muggins for 2");
    answering(table, asking)?.press();
    expect(sent).toEqual([{ type: "Act", action: { type: "call", seat: 0, points: 2 }, at: 1 }]);
  });

  test("appears for nobody else; the others are told who counts", () => {
    const { table, asking } = ask({ seat: 1, whose: 1 }, { to_act: [1] });
    expect(asking.pad).toBeNull();
    expect(asking.key("5")).toBe(false);
    expect(waitingFor(table)).toMatch(/is counting .* hand\.$/);
  });

  test("shows nothing while the player's answer is on its way", () => {
    expect(waitingFor(ask({ seat: 0 }, { to_act: [0] }).table)).toBe("");
  });
});

describe("muggins in the flow of play", () => {
  const play = (card: string) => ({ type: "play" as const, seat: 0, card });
  const card: Partial<Asked> = { of: "card", cards: ["8C"] };
  const plays: [number, string][] = [[1, "7C"], [0, "TD"], [1, "8C"]];

  /** A table with muggins: what is asked, and the room's next message. */
  function muggins(asked: Partial<Asked> | null, offer: Partial<CribbageOffer>, to_act = [0]): ReturnType<typeof ask> {
    const scene = { phase: "play" as const, plays, count_from: 0, turn: 0 };
    const made = ask(asked, { ...offer, to_act, scene });
    return made;
  }
  const next = ({ table }: ReturnType<typeof ask>, at: number, asked: Partial<Asked> | null, offer: Partial<CribbageOffer>): void => {
    const scene: CribbageScene = { ...(table.scene as CribbageScene), asked: asked === null ? null : { ...ASKED, ...asked } };
    table.hear({ type: "Update", at, told: [], position: { ...welcome.position, to_act: [0], scene, offer: { ...welcome.position.offer, legal: [], ...offer } } });
  };

  test("playing a card passes the claim before it, and its own claim follows", () => {
    const made = muggins({ ...card, what: "call", whose: 1, claim: 2 }, { legal: [{ type: "pass", seat: 0 }], then: [play("5C")] });
    const { claiming } = made.asking;
    expect(claiming.playsOn).toBe(true);
    expect(answering(made.table, made.asking)).toBeNull();
    claiming.choose(2);
    expect(playing(made.table, made.asking, "5C")).toEqual({ label: "Play 5♣ for 2", prompt: "Simple claims 2 for the 8♣. Your turn." });
    made.asking.claiming.play(play("5C"));
    expect(sent).toEqual([{ type: "Act", action: { type: "pass", seat: 0 }, at: 1 }]);
    next(made, 2, null, { legal: [play("5C")] });
    claiming.follow();
    expect(sent.at(-1)).toEqual({ type: "Act", action: play("5C"), at: 2 });
    next(made, 3, { ...card, what: "claim" }, {});
    claiming.follow();
    expect(sent.at(-1)).toEqual({ type: "Act", action: { type: "claim", seat: 0, points: 2 }, at: 3 });
    next(made, 4, { ...card, what: "claim" }, {});
    claiming.follow();
    expect(sent).toHaveLength(3);
  });

  test("no number means no claim, and choosing a number twice clears it", () => {
    const made = muggins(null, { legal: [play("5C")] });
    const { claiming } = made.asking;
    made.asking.key("+");
    made.asking.key("+");
    expect(claiming.points).toBe(3);
    made.asking.key("-");
    claiming.choose(2);
    expect(claiming.points).toBeNull();
    claiming.play(play("5C"));
    next(made, 2, { ...card, what: "claim" }, {});
    claiming.follow();
    expect(sent.at(-1)).toEqual({ type: "Act", action: { type: "claim", seat: 0, points: 0 }, at: 2 });
  });

  test("a question with a single answer is answered automatically, and a refusal ends it", () => {
    const made = muggins({ ...card, what: "call", whose: 1, claim: 0 }, { obvious: { type: "pass", seat: 0 } });
    made.asking.claiming.follow();
    expect(sent).toEqual([{ type: "Act", action: { type: "pass", seat: 0 }, at: 1 }]);
    made.table.hear({ type: "Refused", sentence: "The game cannot be saved.", code: "", arguments: {} });
    made.asking.claiming.follow();
    expect(sent).toHaveLength(1);
  });

  test("a claim for a card that was not played here is asked for", () => {
    const made = muggins({ ...card, what: "claim" }, {});
    made.asking.claiming.follow();
    expect(sent).toEqual([]);
    expect(made.asking.isInMiddle).toBe(true);
    expect(made.asking.pad).toEqual({ from: 0, to: 29 });
  });
});

describe("counting by sets", () => {
  const bySets = { bySets: true };

  test("sends the sets found, the last one new, and claims their total", () => {
    const { table, asking } = ask({}, {}, bySets);
    type(asking, "14");
    expect(asking.raised).toEqual(["5C", "JS"]);
    asking.key("Enter");
    expect(sent).toEqual([{ type: "CountSets", groups: [["5C", "JS"]] }]);
    table.hear({ type: "SetsCounted", lines: [{ words: "fifteen two", cards: ["5C", "JS"], total: 2 }], total: 2, refusal: "" });
    asking.raised = [];
    type(asking, "12");
    asking.count();
    expect(sent.at(-1)).toEqual({ type: "CountSets", groups: [["5C", "JS"], ["5C", "5D"]] });
    table.hear({ type: "SetsCounted", lines: [], total: 2, refusal: "no set" });
    asking.raised = ["JS", "5S"];
    asking.count();
    expect(sent.at(-1)).toEqual({ type: "CountSets", groups: [["5C", "JS"], ["JS", "5S"]] });
    expect(answering(table, asking)?.label).toBe("Done: claim\u00a02");
    answering(table, asking)?.press();
    expect(sent.at(-1)).toEqual({ type: "Act", action: { type: "claim", seat: 0, points: 2 }, at: 1 });
  });

  test("is not for a card that was played", () => {
    expect(ask({ of: "card", cards: ["5C"] }, {}, bySets).asking.pad).toEqual({ from: 0, to: 29 });
  });
});

describe("naming a joker", () => {
  test("starts with the best name, which can be changed by the arrows and by rank", () => {
    const advice = { type: "name" as const, seat: 0, cards: ["*1=5H"] };
    const { table, asking } = ask({ what: "name", to_name: ["*1"], cards: ["5C", "5D", "JS", "*1"] }, { advice });
    expect(answering(table, asking)).toMatchObject({ label: "Count it as the 5♥", ready: true });
    asking.key("ArrowRight");
    asking.key("ArrowDown");
    expect(asking.face).toBe("6S");
    type(asking, "k");
    answering(table, asking)?.press();
    expect(sent).toEqual([{ type: "Act", action: { type: "name", seat: 0, cards: ["*1=KS"] }, at: 1 }]);
  });

  test("of two jokers waits for both", () => {
    const { table, asking } = ask({ what: "name", to_name: ["*1", "*2"] });
    asking.name("5H");
    expect(answering(table, asking)?.ready).toBe(false);
    asking.place = 1;
    asking.name("5D");
    expect(asking.answer).toEqual({ type: "name", seat: 0, cards: ["*1=5H", "*2=5D"] });
  });

  test("when playing, leaves out names that would pass thirty-one", () => {
    const { table, asking } = ask(null, { jokers: ["*2"], joker_most: 4 });
    asking.pickUp("*2");
    expect(asking.allows("4")).toBe(true);
    expect(asking.allows("5")).toBe(false);
    asking.name("KS");
    expect(asking.answer).toBeNull();
    asking.key("3");
    asking.key("ArrowLeft");
    asking.key("ArrowLeft");
    asking.key("ArrowLeft");
    expect(asking.answer).toEqual({ type: "play", seat: 0, card: "*2=4C" });
    expect(answering(table, asking)?.label).toBe("Play it as the 4♣");
    asking.key("Escape");
    expect(answering(table, asking)).toBeNull();
  });
});

describe("round the crash board", () => {
  const names = ["You", "Bob"];
  const scene = { pegs: [[4, 9], [20, 24]] as [number, number][] };
  const action = { type: "play" as const, seat: 0, card: "5C" };

  test("the effect of a card is described: where the peg lands, and whom it throws", () => {
    const crashes = [{ type: "Crashed" as const, side: 1, pegs: [16, 20] as [number, number] }];
    const what = { action, points: 2, pegs: [[9, 11], [16, 20]] as [number, number][], crashes };
    expect(foreseenWords(what, scene, names, 0)).toBe("It pegs 2: your peg goes to 11. It throws Bob’s front peg back to 16.");
    const on = [{ type: "Crashed" as const, side: 1, pegs: [24, 28] as [number, number] }];
    expect(foreseenWords({ ...what, crashes: on }, scene, names, 0)).toContain("throws Bob’s rear peg on to 28");
    expect(foreseenWords({ ...what, points: 0 }, scene, names, 0)).toBe("It pegs nothing.");
    expect(foreseenWords({ ...what, pegs: scene.pegs }, scene, names, 0)).toBe("It pegs 2; then you choose your way.");
  });

  test("a chain that comes back is described as the player's own", () => {
    const crashes = [
      { type: "Crashed" as const, side: 1, pegs: [24, 28] as [number, number] },
      { type: "Crashed" as const, side: 0, pegs: [0, 9] as [number, number] },
    ];
    const what = { action, points: 2, pegs: [[0, 9], [24, 28]] as [number, number][], crashes };
    expect(foreseenWords(what, { pegs: [[4, 9], [20, 24]] }, names, 0)).toMatch(/^It pegs 2\. It throws Bob’s rear peg on to 28\. Your own/);
  });

  test("the direction is chosen with the effect of both", () => {
    const choose = (clockwise: boolean) => ({
      action: { type: "choose" as const, seat: 0, clockwise },
      points: 2,
      pegs: [[0, 2], [0, 0]] as [number, number][],
      crashes: [],
    });
    const { table, asking } = ask({ what: "way", of: "path", cards: [] }, { foreseen: [choose(true), choose(false)] });
    expect(answering(table, asking)).toMatchObject({ label: "Choose your way", ready: false });
    asking.key("ArrowRight");
    expect(answering(table, asking)).toMatchObject({ label: "Go clockwise", ready: true });
    expect(previewWords(table, asking, null)).toContain("your peg goes to 2");
    asking.key("ArrowLeft");
    answering(table, asking)?.press();
    expect(sent).toEqual([{ type: "Act", action: { type: "choose", seat: 0, clockwise: false }, at: 1 }]);
  });

  test("a crash is narrated with what became of the peg", () => {
    expect(crashWords({ side: 1, pegs: [16, 20] }, scene.pegs, names)).toBe("Crash! Bob’s front peg is thrown back to 16.");
    expect(crashWords({ side: 0, pegs: [9, 14] }, scene.pegs, names)).toBe("Crash! Your rear peg is thrown on to 14.");
    expect(crashWords({ side: 0, pegs: [0, 4] }, scene.pegs, names)).toBe("Crash! Your front peg is thrown back off the track.");
    expect(crashWords({ side: 0, pegs: [9, 14] }, null, names)).toContain("stand at 9 and 14 now");
  });
});

describe("a wrong claim", () => {
  const rules = { muggins: false, underclaim: "correct", overclaim: "correct" } as const;
  const of = (claim: number) => ({ claim, of: "hand" as const, cards: [] });

  test("is explained by the rules in force", () => {
    expect(verdict(rules, of(6), 8)).toBe("6 claimed, and there are 8. It is put right.");
    expect(verdict(rules, of(0), 1)).toBe("Nothing claimed, and there is 1. It is put right.");
    expect(verdict(rules, { claim: 2, of: "card", cards: ["7C"] }, 0)).toBe("7♣: 2 claimed, but there is nothing. It is put right.");
    expect(verdict({ ...rules, underclaim: "lost" }, of(6), 8)).toContain("is lost");
    expect(verdict({ ...rules, muggins: true }, of(6), 8)).toContain("whoever called it");
    expect(verdict(rules, of(10), 8)).toBe("10 claimed, but there are only 8. It is put right.");
    expect(verdict({ ...rules, overclaim: "penalty_2" }, of(10), 8)).toContain("penalty");
    expect(verdict({ ...rules, overclaim: "give_excess" }, of(10), 8)).toContain("goes to the other side");
  });

  test("is not reported if the claim was right, or nothing was claimed", () => {
    expect(verdict(rules, of(8), 8)).toBe("");
    expect(verdict(rules, null, 8)).toBe("");
  });
});
