// The subjects of sentences, in each language.
import { afterEach, expect, test, vi } from "vitest";
import { catalogue } from "../testing/catalogues";
import { spoken } from "./language";

const before = { ...spoken };
afterEach(() => {
  Object.assign(spoken, before);
  vi.resetModules();
});

async function wordsIn(language: string): Promise<typeof import("./strings")> {
  vi.resetModules();
  if (language !== "en") {
    const { speakFrom } = await import("./language.later");
    speakFrom(language, new Map([["common", catalogue("common", language)]]));
  }
  return await import("./strings");
}

test.each([
  ["en", "You", "You and Ann", "Ann, Bob and Imani"],
  ["de", "Du", "Du und Ann", "Ann, Bob und Imani"],
  ["fr", "Vous", "Vous et Ann", "Ann, Bob et Imani"],
  ["es", "Tú", "Tú y Ann", "Ann, Bob e Imani"],
])("in %s several names are one, and a sentence knows whom it speaks of", async (language, you, ours, they) => {
  const { about, common } = await wordsIn(language);
  expect([common.you, common.both([you, "Ann"]), common.both(["Ann", "Bob", "Imani"])]).toEqual([you, ours, they]);
  const people = [you, ours, common.both([you, "Ann", "Bob"]), they, common.both(["Ann", "Imani"]), "Ann", `${you}ri`].map((who) => about(who).person);
  expect(people).toEqual(["you", "ours", "ours", "they", "they", "single", "single"]);
});

test("a name with \"and\" in it is one player's, and lists are formatted only for several names", async () => {
  const { about, common } = await wordsIn("en");
  const formats = vi.spyOn(Intl, "ListFormat");
  expect([common.both([]), common.both(["Ann"]), about("Mary and Joe").person]).toEqual(["", "Ann", "single"]);
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
  expect(about(common.both(["Ann", "Mary and Joe"])).person).toBe("they");
});
