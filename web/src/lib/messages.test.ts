// The catalogues of the page: every code is used, all languages have the same ones, and there is no text outside them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogue as english, PAGES, PYTHON } from "../testing/catalogues";
import { plainTexts, plainTextsOf, pseudo, speakPseudo } from "../testing/pseudo";
import { choose, chosen, LANGUAGES, preferred, said, spoken } from "./language";
import { OF_SERVER } from "./language.later";

const SOURCE = join(import.meta.dirname, "..");
const codesOf = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);

/** The modules that use a catalogue: their source, and the name of the catalogue. */
const modules = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .flatMap((name) => {
    const text = readFileSync(join(SOURCE, name), "utf8");
    return [...text.matchAll(/locales\/en\/(\w+)\.ftl(?:\?raw)?"/g)].map(([, catalogue = ""]) => ({ name, text, catalogue }));
  });

const before = { ...spoken };
beforeEach(() => localStorage.clear());
afterEach(() => {
  Object.assign(spoken, before);
  vi.resetModules();
});

test("every catalogue of the page is used by one module, with all its codes", () => {
  expect(modules.map(({ catalogue }) => catalogue).sort()).toEqual([...PAGES].sort());
  for (const { text, catalogue, name } of modules) {
    const codes = codesOf(english(catalogue));
    // A code is written out, or assembled if there is a list: `help-key-${key}`.
    const heads = [...text.matchAll(/(?:say|text)\(`([\w-]+-)\$\{/g)].map(([, head = ""]) => head);
    const quoted = [...text.matchAll(/(?:say|text)\("([\w-]+)"/g)].map(([, code = ""]) => code);
    expect(quoted.filter((code) => !codes.includes(code)), name).toEqual([]);
    expect(codes.filter((code) => !quoted.includes(code) && !heads.some((head) => code.startsWith(head))), name).toEqual([]);
  }
});

describe.each(Object.keys(LANGUAGES).filter((language) => language !== "en"))("in %s", (language) => {
  test("every page has its texts, and the server its refusals", async () => {
    vi.resetModules();
    const later = await import("./language.later");
    const { spoken: now, said: saidNow } = await import("./language");
    await later.speak(language);
    for (const { name } of modules) await import(/* @vite-ignore */ join(SOURCE, name));
    const coded = { sentence: "in English", code: "not-in-stock", arguments: { card: "5H" } };
    expect(now.refusal(coded)).toMatch(/Herz-Fünf|cinq de cœur|cinco de corazones/);
    expect(now.refusal({ sentence: "Only English." })).toBe("Only English.");
    expect(now.refusal({ sentence: "Newer than the page.", code: "not-there-yet", arguments: {} })).toBe("Newer than the page.");
    const line = (total: number) => ({ sentence: "in English", code: "call-fifteen", arguments: { total } });
    const call = { sentence: "in English", code: "call", arguments: { lines: [line(2), line(4)] } };
    const told = { words: { sentence: "in English", code: "called", arguments: { words: call } }, refusal: { sentence: "", code: "", arguments: {} } };
    const { words, refusal } = JSON.parse(JSON.stringify(told), saidNow) as Record<string, string>;
    expect(words).toMatch(/^(Fünfzehn zwei, fünfzehn vier|Quinze deux, quinze quatre|Quince dos, quince cuatro)$/);
    expect(refusal).toBe("");
  });
});

test("other languages load every catalogue the server uses", () => {
  // The log of a game and the report of a review are told in the terminal, and in files it writes, only.
  expect([...OF_SERVER, "cli", "log", "report", "terminal", "tui", "usage", "wrong"].sort()).toEqual([...PYTHON].sort());
});

test("messages of the server are shown in English, and a refusal keeps its code", () => {
  const message = { sentence: "fifteen two", code: "call-fifteen", arguments: { total: 2 } };
  const refused = { type: "Refused", ...message };
  expect(JSON.parse(JSON.stringify({ words: message, refused }), said)).toEqual({ words: "fifteen two", refused });
});

test("the language is the one chosen, otherwise the first available of the browser's", () => {
  expect(preferred(["pt-BR", "de-AT", "fr"])).toBe("de");
  expect(preferred(["pt-BR"])).toBe("en");
  choose("fr");
  expect([chosen(), preferred(["de"])]).toEqual(["fr", "fr"]);
  choose("");
  expect([chosen(), preferred(["de"])]).toEqual([null, "de"]);
  localStorage.setItem("fifteentwo.language", "xx");
  expect(chosen()).toBeNull();
});

describe("in the pseudo-language", () => {
  // The names of the program and of the languages are the same everywhere.
  const without: string[] = ["fifteentwo", ...Object.values(LANGUAGES)];

  const nothing = (): void => undefined;
  Object.assign(HTMLElement.prototype, { showPopover: nothing }); // jsdom has none
  const OPPONENT = { player: "simple", name: "Åñ", level: "ñ", line: "ñ", pronoun: "she", rating: 1234 };
  const FIGURES = {
    games: 3, wins: 1, skunks_given: 1, skunks_taken: 0, streak: 1, longest_streak: 2,
    averages: [{ part: "hand", role: null, mine: 8.1, expected: 8 }, { part: "pegging", role: null, mine: 3, expected: 3.1 }],
  };
  const CLAIMS = { counts: 3, wrong: 1, points: 0.3, error: 0.1 };
  const BRANCH = { card: "5H", count: 25, replies: [{ rank: "6", chance: 0.4, points: 2, position: null }], go: 0.6, after_go: [{ rank: "7", cards: 1, held: 1 }], position: null };
  const POSITION = {
    text: "", what: "play", dealer: true, scores: [1, 2], target: 121, hand: ["5H"], discarded: ["2C", "3C"], starter: "KH",
    plays: [{ mine: false, card: "4C" }], count_from: 0, count: 4,
  };
  test.each<[string, Record<string, unknown>]>([
    ["pages/help/Help.svelte", { onclose: nothing }],
    ["pages/room/Curtain.svelte", { called: [{ seat: 0, name: "Åñ", side: 0 }], log: [], onsit: nothing }],
    ["pages/replay/Replay.svelte", {}],
    ["pages/settings/Settings.svelte", { onclose: nothing }],
    ["pages/learn/Learn.svelte", {}],
    ...["fifteens", "pairs-runs", "show", "play", "discard", "pegging", "board"].map((step): [string, Record<string, unknown>] => ["pages/learn/Learn.svelte", { step }]),
    ["pages/learn/Trainer.svelte", {}],
    ["pages/learn/Print.svelte", {}],
    ["pages/solitaires/Home.svelte", {}],
    ["solitaire/Totals.svelte", { hand: { points: 3, sets: [] }, title: "Åñ", lit: false, onlook: nothing }],
    ["solitaire/Chart.svelte", { bars: [{ least: 20, games: 2 }], width: 5 }],
    ["lib/terms/Explain.svelte", { term: "nobs", from: document.body, onclose: nothing }],
    ["pages/lobby/Explore.svelte", { day: "2026-11-23" }],
    ["pages/explore/Deck.svelte", { chosen: ["5H"], onpick: nothing }],
    ["pages/explore/Replies.svelte", { branch: BRANCH, range: BRANCH.after_go, onstep: nothing }],
    ["pages/explore/Range.svelte", { now: BRANCH.after_go, branch: BRANCH, left: 2 }],
    ["pages/practice/Practice.svelte", {}],
    ["pages/practice/Table.svelte", { position: POSITION, chosen: ["5H"], open: true, onchoose: nothing, onanswer: nothing }],
    ["pages/progress/Phases.svelte", { report: { bounds: [0.1], phases: [{ phase: "ñ", decisions: 3, loss: 0.1, error: 0.1 }], claims: CLAIMS, their_claims: CLAIMS } }],
    ["pages/progress/Leaks.svelte", { leaks: [{ kind: "ñ", phase: "ñ", times: 3, cost: 0.1, error: 0.1, examples: [{ room: "r", number: 1, step: 2, chosen: "5H", best: "2S", loss: 0.1 }] }] }],
    ["pages/lobby/Steps.svelte", {}],
    ["pages/lobby/Record.svelte", { figures: FIGURES, assisted: 2 }],
    ["pages/lobby/Hero.svelte", { hero: { kind: "first", opponent: OPPONENT }, still: null, busy: false, onplay: nothing, onlearn: nothing }],
    ["pages/lobby/Opponents.svelte", { title: "", players: [OPPONENT], tallies: {}, last: "simple", busy: false, onplay: nothing }],
    ["pages/history/Delete.svelte", { games: [{ match: "best_of" }, { match: "single" }], onclose: nothing, ondelete: nothing }],
  ])("%s says nothing that is not in a catalogue", async (path, props) => {
    await speakPseudo();
    const { default: component } = (await import(/* @vite-ignore */ join(SOURCE, path))) as { default: unknown };
    expect((await plainTextsOf(component, props)).filter((text) => !without.includes(text))).toEqual([]);
  });

  test("a word outside the catalogues is found", () => {
    const root = document.createElement("p");
    root.innerHTML = `ĥéééļþ <b>Help</b><i aria-label="More"></i>`;
    expect(plainTexts(root)).toEqual(["Help", "More"]);
    expect(pseudo("a-code = Say { $word }\n    [one] it\n")).toBe("a-code = Šååý { $word }\n    [one] îîţ\n");
  });
});
