import { afterEach, expect, test } from "vitest";
import { decimals, spoken } from "./language";
import { sayer } from "./language.later";

afterEach(() => {
  spoken.language = "en";
});

test.each([["en", "1,234.50"], ["de", "1.234,50"], ["es", "1234,50"]])("decimals are written as in %s", (language, written) => {
  spoken.language = language;
  expect(decimals(1234.5, 2)).toBe(written);
});

test("in French, de is elided before a vowel", () => {
  const say = sayer("fr", ["crib = Crib { DE($name) }\n"]);
  expect(["Walter", "Odile", "Élodie", "Imani"].map((name) => say("crib", { name }))).toEqual(["Crib de Walter", "Crib d’Odile", "Crib d’Élodie", "Crib d’Imani"]);
});
