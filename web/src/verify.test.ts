// The standalone page that checks records, against the vectors of the Python code; and its words against the catalogues.
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

type Sentence = [kind: string, text: string];
interface Found {
  seals: { commitment: string; salts: string[] }[];
}
interface Page {
  verify: (text: string) => Promise<Found>;
  sentences: (language: string, found: Found, kept?: Record<string, string>) => Sentence[];
  SAYS: Record<string, Record<string, string>>;
}

const page = readFileSync("public/verify.html", "utf-8");
const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? "";
const { verify, sentences, SAYS } = new Function(`${script}; return { verify, sentences, SAYS };`)() as Page;
const vectors = JSON.parse(readFileSync("../tests/match/verified.json", "utf-8")) as { record: string; says: string[] }[];

test.each(vectors.map(({ record, says }) => [says[0], record, says] as const))("%s", async (_, record, says) => {
  expect(sentences("en", await verify(record)).map(([, sentence]) => sentence)).toEqual(says);
});

test("it says whether the salt that this browser has kept was used", async () => {
  const found = await verify(vectors[0]?.record ?? "");
  const { commitment = "", salts = [] } = found.seals[0] ?? {};
  const salt = salts.find(Boolean) ?? "";
  expect(sentences("en", found, { [commitment]: salt }).at(-1)).toEqual(["good", SAYS.en?.kept?.replace("{ $game }", "1")]);
  expect(sentences("en", found, { [commitment]: "ee" }).at(-1)?.[0]).toBe("bad");
});

test("it leads back to the room that it was opened for", () => {
  document.body.innerHTML = /<body>(.*?)<script>/s.exec(page)?.[1] ?? "";
  location.hash = "#a-room/1";
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("navigator", { languages: ["en"] });
  new Function(script)();
  const back = document.getElementById("back") as HTMLAnchorElement;
  expect([back.hidden, back.getAttribute("href"), back.textContent]).toEqual([false, "/#/room/a-room", "Back to the game"]);
});

test("a text that is no record is refused", async () => {
  await expect(verify("no record")).rejects.toThrow();
  await expect(verify('{"games": []}')).rejects.toThrow();
});

test("it loads nothing, and speaks every language as the catalogues do", () => {
  expect(page).not.toMatch(/src=|href=|@import|url\(/);
  for (const [language, words] of Object.entries(SAYS)) {
    expect(Object.keys(words)).toEqual(Object.keys(SAYS.en ?? {}));
    const catalogue = readFileSync(`../src/fifteentwo/locales/${language}/log.ftl`, "utf-8");
    for (const code of ["none", "game-open", "secret", "cut", "deal"]) expect(catalogue).toContain(`verify-${code} = ${words[code]}\n`);
    expect(catalogue).toContain(`[one] ${words["agree-one"]}\n   *[other] ${words["agree-other"]}\n`);
  }
  expect(Object.keys(SAYS)).toEqual(["en", "de", "fr", "es"]);
});

test("a cut with a card too few or too many does not agree", async () => {
  const record = vectors[0]?.record ?? "";
  const [line = ""] = /^cut .*$/m.exec(record) ?? [];
  for (const wrong of [line.replace(/ \S+$/, ""), line.replace(/\S+$/, "-"), `${line} 2C`, `${line}\n${line}`])
    expect(sentences("en", await verify(record.replace(line, wrong)))[0]).toEqual(["bad", SAYS.en?.cut?.replace("{ $game }", "1")]);
});

test("after a tie only those who tied cut again", async () => {
  const { cutBy } = new Function(`${script}; return { cutBy };`)() as { cutBy: (cards: (string | null)[], before: (string | null)[]) => boolean };
  const tie = ["5H", "5C", "KD"];
  expect(cutBy(["2C", "9D", null], tie)).toBe(true);
  for (const cards of [["2C", "9D", "3D"], ["2C", null, "3D"], ["2C", "9D"], [null, null, null]]) expect(cutBy(cards, tie)).toBe(false);
});
