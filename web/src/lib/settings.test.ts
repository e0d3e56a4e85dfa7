import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULTS, isStill, keepSettings, read, reset, settings } from "./settings.svelte";

const KEY = "fifteentwo.settings";
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  stop = keepSettings();
});
afterEach(() => {
  reset();
  settings.name = "";
  stop();
});

test.each(["", "null", "[]", "{", '"words"', "17", "undefined"])("unreadable settings give the defaults: %s", (text) => {
  expect(read(text)).toEqual(DEFAULTS);
});

test("an invalid value is replaced by its default, the others stay", () => {
  const odd = {
    name: 5,
    countSpeed: 12,
    botPace: "warp",
    autoGo: "yes",
    deck: "large",
    board: null,
    theme: "dark",
    motion: 1,
    volume: -1,
    sounds: { peg: false, go: "loud", bang: true },
    savedSetup: { rules: 3 },
    left: "over",
  };
  expect(read(JSON.stringify(odd))).toEqual({
    ...DEFAULTS,
    deck: "large",
    theme: "dark",
    sounds: { ...DEFAULTS.sounds, peg: false },
  });
});

const SETUP = {
  rules: "hoyle",
  chairs: [
    { player: null, name: "", helped: false, misses: 0 },
    { player: "simple", name: "", helped: false, misses: 0 },
  ],
  hints: null,
  countSpeed: null,
};

test.each([
  ["as it was kept when two played", { rules: "hoyle", opponent: "simple" }, SETUP],
  ["with no chairs to be read", { rules: "acc", opponent: 3, hints: 1 }, { rules: "acc", chairs: [], hints: null, countSpeed: null }],
  ["with odd chairs", { rules: "acc", chairs: [7, { player: "simple", name: "x".repeat(30), helped: 1, misses: 3 }] }, {
    rules: "acc",
    chairs: [SETUP.chairs[0], { player: "simple", name: "x".repeat(24), helped: false, misses: 0 }],
    hints: null,
    countSpeed: null,
  }],
  ["that has a word on hints", { rules: "acc", chairs: [], hints: false }, { rules: "acc", chairs: [], hints: false, countSpeed: null }],
  ["with a counting speed", { rules: "acc", chairs: [], countSpeed: 9 }, { rules: "acc", chairs: [], hints: null, countSpeed: 9 }],
  ["with a counting speed there is not", { rules: "acc", chairs: [], countSpeed: 10 }, { rules: "acc", chairs: [], hints: null, countSpeed: null }],
  ["without rules", { opponent: "simple" }, null],
])("a saved set-up %s", (_, savedSetup, setup) => {
  expect(read(JSON.stringify({ savedSetup })).savedSetup).toEqual(setup);
});

test("saved settings are read again", () => {
  Object.assign(settings, { name: "Ann", countSpeed: 0, savedSetup: SETUP });
  settings.sounds.go = false;
  flushSync();
  expect(read(localStorage.getItem(KEY))).toEqual({ ...settings });
  expect(read(localStorage.getItem(KEY)).sounds.go).toBe(false);
});

test("settings of the look are set on the page, for the style sheets", () => {
  settings.theme = "dark";
  settings.motion = "reduced";
  settings.deck = "four-colour";
  settings.felt = "wine";
  settings.contrast = "more";
  settings.hand = "left";
  flushSync();
  expect({ ...document.documentElement.dataset }).toMatchObject({
    theme: "dark",
    motion: "reduced",
    contrast: "more",
    deck: "four-colour",
    felt: "wine",
    back: "red",
    wood: "oak",
    pegs: "classic",
    hand: "left",
  });
  expect(isStill()).toBe(true);
});

test("without a mouse, keys are shown on buttons only after a key was pressed", () => {
  stop();
  delete document.documentElement.dataset.keys;
  stop = keepSettings();
  expect(document.documentElement.dataset.keys).toBeUndefined();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(document.documentElement.dataset.keys).toBe("shown");
});

test("a change in another tab is picked up", () => {
  const elsewhere = JSON.stringify({ ...DEFAULTS, board: "classic", name: "Bob" });
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: elsewhere }));
  expect(settings.board).toBe("classic");
  expect(settings.name).toBe("Bob");
});

test("a reset keeps the name", () => {
  Object.assign(settings, { name: "Ann", volume: 1, autoGo: true });
  reset();
  expect({ ...settings }).toEqual({ ...DEFAULTS, name: "Ann" });
});

test("on a phone large print is the default", async () => {
  vi.resetModules();
  const usual = globalThis.matchMedia;
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(usual(media), { matches: media === "(max-width: 30rem), (max-height: 31.25rem)" }));
  const there = await import("./settings.svelte");
  vi.stubGlobal("matchMedia", usual);
  vi.resetModules(); // the rest does not apply to a phone
  expect(there.read(null).deck).toBe("large");
  expect(there.read('{"deck":"classic"}').deck).toBe("classic");
  expect(read(null).deck).toBe("classic");
});

test("a stored name is never cut within an emoji", () => {
  const name = `${"x".repeat(23)}👋🏽`;
  expect(read(JSON.stringify({ name: `${name}!` })).name).toBe(name);
});
