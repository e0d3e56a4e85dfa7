import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { ChoiceVerdict, ExploredOption, FromPage, TutorSays } from "../../protocol";
import { DEFAULTS, type Settings } from "../../lib/settings.svelte";
import { table as tableOf, updates as news, welcome, type CribbageUpdate as Update } from "../../testing/game";
import type { Game } from "../game.svelte";
import { limitOf } from "../tutor.svelte";
import Says from "./Says.svelte";

const choosing = news.find(({ position }) => position.scene.phase === "discard" && position.offer.legal.length > 0) as Update;
const [choice, other] = choosing.position.offer.legal as [ExploredOption["action"], ExploredOption["action"]];

const exact = (value: number): { value: number; error: number } => ({ value, error: 0 });
const option = (cards: string[], hand: number, win: number): ExploredOption => ({
  action: { type: "discard", seat: 0, cards },
  cards,
  total: exact(hand + 1),
  hand: exact(hand),
  crib: exact(1),
  play: exact(0),
  win: exact(win),
  match: null,
  spread: null,
  loss: null,
  often: null,
  now: null,
  best_starters: [],
  worst_starters: [],
  starters: [],
  mistakes: hand < 3 ? ["Breaking up a pair of fives"] : [],
});
const verdict: ChoiceVerdict = { right: false, band: "blunder", loss: exact(0.075), points: 0.7, mixed: false, chosen: option(["5H", "5C"], 2, 0.21), best: option(["2S", "9D"], 7, 0.285) };

let sent: FromPage[] = [];
let table: Game<"cribbage">;

function sit(tutor: Settings["tutor"], hints = true): void {
  sent = [];
  table = tableOf({ send: (message) => sent.push(message) > 0, settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0, tutor } });
  table.hear({ ...welcome, at: choosing.at, position: choosing.position, hints });
}
const says = (found: ChoiceVerdict | null): TutorSays => ({ type: "TutorSays", at: choosing.at, action: choice, verdict: found });
const types = (): string[] => sent.map(({ type }) => type);

beforeEach(cleanup);

test("the tutor is off by default, and where hints are not allowed", () => {
  expect(DEFAULTS.tutor).toBe("off");
  sit("off");
  table.act(choice);
  sit("2%", false);
  table.act(choice);
  expect(types()).toEqual(["Act"]);
});

test("its amount is a chance to win or points", () => {
  expect(limitOf("off")).toBeNull();
  expect(limitOf("2%")).toEqual({ chance: 0.02, points: -Infinity });
  expect(limitOf("0.5")).toEqual({ chance: 0, points: 0.5 });
});

test("a choice that costs little is made at once", () => {
  sit("2%");
  table.act(choice);
  expect(sent).toEqual([{ type: "AskTutor", action: choice, at: choosing.at, least: 0.02 }]);
  expect(table.mine).toBe(false);
  table.hear(says(null));
  expect(sent.at(-1)).toEqual({ type: "Act", action: choice, at: choosing.at });
  expect(table.tutor.verdict).toBeNull();
});

test("one that costs too much waits until it is kept, or is thought over", () => {
  sit("2%");
  table.act(choice);
  table.hear(says(verdict));
  expect([types(), table.tutor.verdict]).toEqual([["AskTutor"], verdict]);
  table.tutor.rethink();
  expect(table.mine).toBe(true);
  table.act(other);
  table.hear({ ...says(verdict), action: other });
  table.tutor.keep();
  expect([types(), sent.at(-1)]).toEqual([["AskTutor", "AskTutor", "Act"], { type: "Act", action: other, at: choosing.at }]);
});

test("an amount in points is compared with the points lost", () => {
  sit("1");
  table.act(choice);
  table.hear(says(verdict));
  expect(types()).toEqual(["AskTutor", "Act"]);
  sit("0.5");
  table.act(choice);
  table.hear(says(verdict));
  expect(types()).toEqual(["AskTutor"]);
});

test("a choice is made if the tutor cannot judge it, and forgotten with the connection", () => {
  sit("2%");
  table.act(choice);
  table.hear({ type: "Refused", sentence: "No hint was found.", code: "hints-none", arguments: {} });
  expect([types(), table.refusal]).toEqual([["AskTutor", "Act"], ""]);
  sit("2%");
  table.act(choice);
  table.lost();
  table.hear(says(verdict));
  expect([types(), table.mine, table.tutor.verdict]).toEqual([["AskTutor"], true, null]);
});

test("it shows the cost, and the best choice only on request", async () => {
  const done: string[] = [];
  render(Says, { tutor: { keep: () => void done.push("keep"), rethink: () => void done.push("rethink") }, verdict });
  expect(screen.getByText("Discarding 5♥ 5♣ costs you 7.5 % of a win and 0.7 points.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Show why" }));
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual(["PointsYours 5♥ 5♣Best 2♠ 9♦", "Hand2.007.00", "Crib1.001.00", "Pegging0.000.00", "Net3.008.00", "Chance to win21.0 %28.5 %"]);
  expect(screen.getByText("Breaking up a pair of fives")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await fireEvent.keyDown(screen.getByRole("heading"), { key: "Enter" });
  expect(done).toEqual(["keep", "rethink"]);
});
