import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spoken } from "../lib/language";
import { settings } from "../lib/settings.svelte";
import type { Told } from "../protocol";
import { sense } from "./effects";

const ME = { seat: 0, side: 0 };
const PLAYED = { event: { type: "Played", seat: 0, card: "5H", count: 15 }, words: "Fifteen for two", scene: {} } as unknown as Told;
const SILENT = { event: { type: "CountEnded", count: 31 }, words: "", scene: {} } as unknown as Told;

const vibrate = vi.fn(() => true);
const voice = { pending: false, cancel: vi.fn(), speak: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, vibrate });
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      lang = "";
      constructor(readonly text: string) {}
    },
  );
  spoken.language = "de";
  Object.assign(settings, { haptics: true, spoken: true, volume: 0 });
  voice.pending = false;
  vi.clearAllMocks();
});
afterEach(() => {
  spoken.language = "en";
  vi.unstubAllGlobals();
});

test("the device vibrates for a card of the player's, and speaks the player's calls in the language of the page", () => {
  sense(PLAYED, ME);
  expect(vibrate).toHaveBeenCalledOnce();
  expect(voice.speak).toHaveBeenCalledWith(expect.objectContaining({ text: "Fifteen for two", lang: "de" }));
});

test("a card of another player is only spoken", () => {
  sense(PLAYED, { seat: 1, side: 1 });
  expect(vibrate).not.toHaveBeenCalled();
  expect(voice.speak).toHaveBeenCalledOnce();
});

test("nothing vibrates or is spoken if switched off", () => {
  Object.assign(settings, { haptics: false, spoken: false });
  sense(PLAYED, ME);
  expect(vibrate).not.toHaveBeenCalled();
  expect(voice.speak).not.toHaveBeenCalled();
});

test("an event without words is not spoken", () => {
  sense(SILENT, ME);
  expect(voice.speak).not.toHaveBeenCalled();
});

test("the voice does not lag behind the game", () => {
  voice.pending = true;
  sense(PLAYED, ME);
  expect(voice.cancel).toHaveBeenCalledOnce();
  expect(voice.speak).toHaveBeenCalledOnce();
});
