import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Game } from "../game.svelte";
import type { FromPage, Hint, HintOption } from "../../protocol";
import { DEFAULTS } from "../../lib/settings.svelte";
import { table as tableOf, updates as news, welcome, type CribbageUpdate as Update } from "../../testing/game";
import TableView from "../../cribbage/TableView.svelte";
import { figures, startersOf, withSigns } from "./figures";

const choosing = news.find(({ position }) => position.scene.phase === "discard" && position.offer.legal.length > 0) as Update;

const option: HintOption = {
  action: { type: "discard", seat: 0, cards: ["2S", "9D"] },
  total: { value: 22.151, error: 0 },
  hand: { value: 16.63, error: 0 },
  crib: { value: -4.2, error: 0.04 },
  play: { value: 1.318, error: null },
  win: { value: 0.5731, error: 0.0021 },
  match: null,
  now: null,
  best_starters: [{ rank: "T", hand: 18.24 }],
  worst_starters: [{ rank: "A", hand: 14 }],
  reason: "Keeping 5C TD is worth 16.63 in the hand, -4.20 in the other's crib; 5 (18.2) and T (17.0) help most.",
};

function hint(at: number, first: Partial<HintOption> = {}): Hint {
  const options = [{ ...option, ...first }, { ...option, action: { type: "discard" as const, seat: 0, cards: ["5H", "5C"] } }];
  return { type: "Hint", at, what: "discard", by: "win", nudge: "One is a two.", words: "Discard both.", basis: "It is so.", options, demonstrated: false, explore: null };
}

let sent: FromPage[] = [];
let connected = true;
let table: Game<"cribbage">;

function sit(at = choosing.at, hints = true): void {
  sent = [];
  connected = true;
  table = tableOf({
    send: (message) => connected && sent.push(message) > 0,
    settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0 },
  });
  const { position } = news.find((one) => one.at === at) as Update;
  table.hear({ ...welcome, at, position, hints });
  render(TableView, { game: table, lost: false });
}

const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const strength = (): string | undefined => document.querySelector<HTMLElement>("[data-hint]")?.dataset.hint;

beforeEach(() => localStorage.clear());

test("a figure shows its error or that it is a guess, and nothing if it is exact", () => {
  const { sums, parts } = figures(option);
  expect(sums).toEqual([
    { name: "win", text: "57.3\u00a0± 0.21\u00a0%" },
    { name: "net", text: "22.15" },
  ]);
  expect(parts.map(({ text }) => text)).toEqual(["16.63", "−4.20\u00a0± 0.04", "≈ +1.32"]);
  const card = { ...option, hand: null, crib: null, now: 2, win: null, match: { value: 0.5, error: null } };
  expect(figures(card).sums).toEqual([{ name: "win the match", text: "≈ 50.0\u00a0%" }]);
  expect(figures(card).parts[0]).toEqual({ name: "pegs now", text: "2" });
  expect(startersOf(option)).toBe("Best starters: 10 (18.2); worst: A (14.0)");
  expect(startersOf({ ...option, best_starters: [] })).toBe("");
  expect(withSigns("Keeping 5C TD *1 is worth -0.50; T (17.0) helps, A Th does not.")).toBe(
    "Keeping 5♣ 10♦ joker is worth −0.50; 10 (17.0) helps, A Th does not.",
  );
});

test("H requests a hint, then names the card, then the numbers; it disappears with the turn", async () => {
  sit();
  await key("h");
  expect(sent).toEqual([{ type: "AskHint", at: choosing.at }]);
  table.hear(hint(choosing.at));
  await waitFor(() => expect(strength()).toBe("0"));
  const said = (): string => document.querySelector("[role=status] [data-hint]")?.textContent ?? "";
  expect(said()).toContain("One is a two.");
  expect(said()).not.toContain("both");
  await fireEvent.click(screen.getByRole("button", { name: "The card" }));
  table.hear({ ...hint(choosing.at), words: "Discard both of them." });
  await waitFor(() => expect(said()).toContain("Discard both of them."));
  expect(said()).toContain("Keeping 5♣ 10♦ is worth");
  expect(document.querySelectorAll("[data-hint] li")).toHaveLength(0);
  await key("H");
  expect(document.querySelectorAll("[data-hint] li")).toHaveLength(2);
  expect(said()).not.toContain("It is so.");
  await fireEvent.click(screen.getByRole("button", { name: "Details" }));
  expect(said()).toContain("It is so.");
  await key("h");
  expect(sent).toHaveLength(1);
  await key("1");
  await key("2");
  await key("Enter");
  expect(sent.at(-1)?.type).toBe("Act");
  await waitFor(() => expect(strength()).toBeUndefined());
});

test("a second request while one is pending sends nothing, and more is shown when it arrives", async () => {
  sit();
  await key("h");
  await key("h");
  expect(sent).toHaveLength(1);
  table.hear(hint(choosing.at));
  await waitFor(() => expect(strength()).toBe("1"), { timeout: 20_000 });
});

test("Escape dismisses a hint, which can be requested again", async () => {
  sit();
  await key("h");
  table.hear(hint(choosing.at));
  await waitFor(() => expect(strength()).toBe("0"));
  await key("Escape");
  await waitFor(() => expect(strength()).toBeUndefined());
  await key("h");
  expect(sent).toHaveLength(2);
  table.hear({ type: "Refused", sentence: "You have asked for too many hints.", code: "", arguments: {} });
  expect(table.refusal).toBe("You have asked for too many hints.");
  expect(table.advice.asked).toBeNull();
});

test("the end of the game removes the hint, and none is offered any more", async () => {
  sit();
  await key("h");
  table.hear(hint(choosing.at));
  await waitFor(() => expect(strength()).toBe("0"));
  // The player resigned, here or in another tab.
  const last = news.at(-1) as Update;
  table.hear({ ...last, at: choosing.at + 1, told: last.told.slice(-1) });
  await waitFor(() => expect(document.querySelector("section.over")).not.toBeNull());
  expect(strength()).toBeUndefined();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  await key("h");
  expect(sent.filter(({ type }) => type === "AskHint")).toHaveLength(1);
  table.hear(hint(choosing.at));
  expect(table.advice.hint).toBeNull();
});

test("a hint that comes too late, or for another moment, is not shown", () => {
  sit();
  table.advice.ask();
  table.hear(hint(choosing.at - 1));
  expect(table.advice.hint).toBeNull();
  table.advice.ask();
  const [action] = table.legal;
  if (action === undefined) throw new Error("nothing to do");
  table.act(action);
  table.hear(hint(choosing.at));
  expect(table.advice.hint).toBeNull();
});

test("a hint without a connection is answered at once, and can be asked for again when the connection is back", () => {
  sit();
  const lost = "Connection lost, trying again …";
  connected = false;
  table.advice.ask();
  expect([table.refusal, table.advice.asked]).toEqual([lost, null]);
  connected = true;
  table.hear({ ...welcome, hints: true, at: choosing.at, position: choosing.position });
  expect(table.refusal).toBe("");
  table.advice.ask();
  expect(table.advice.asked).toBe(choosing.at);
  table.lost();
  expect([table.refusal, table.advice.open]).toEqual([lost, true]);
});

test("a better version of a dismissed hint does not replace the next one", () => {
  sit();
  table.advice.ask();
  table.hear(hint(choosing.at - 1));
  expect(table.advice.hint).toBeNull();
  table.hear(hint(choosing.at));
  expect(table.advice.hint?.at).toBe(choosing.at);
});

test("without hints there is no button, and H does nothing", async () => {
  sit(choosing.at, false);
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  await key("h");
  expect(sent).toEqual([]);
});

test("the log tells everyone that somebody asked, and nothing else changes", () => {
  sit();
  table.hear({ type: "Update", at: choosing.at + 1, told: [], position: { ...choosing.position, assisted: [1] } });
  expect(table.log.at(-1)?.text).toBe("Simple asks for a hint.");
  expect(table.mine).toBe(true);
  table.hear({ type: "Update", at: choosing.at + 2, told: [], position: { ...choosing.position, assisted: [0, 1] } });
  expect(table.log.at(-1)?.text).toBe("You ask for a hint.");
});

test("U takes back, if something can be", async () => {
  sit(news.find(({ position }) => position.can_take_back && position.offer.legal.length > 0)?.at);
  await key("u");
  expect(sent).toEqual([{ type: "TakeBack" }]);
  cleanup();
  sit();
  await key("u");
  expect(sent, "nothing was done yet").toEqual([]);
});
