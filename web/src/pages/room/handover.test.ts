import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromPage, Welcome } from "../../protocol";
import { DEFAULTS } from "../../lib/settings.svelte";
import { table as tableOf, updates as news, welcome, type CribbageUpdate as Update } from "../../testing/game";
import type { Game } from "../../game/game.svelte";
import { Handover, type Sitting } from "./handover.svelte";
import { recall } from "../../game/memory";

// The game of two that game.test.ts has; here both seats are people, and what one sees is what is sent to him.
const [ann, bob] = [0, 1];
const seats = [ann, bob];

/** What has been opened and is not closed yet, and what each line was sent. */
let lines: number[] = [];
let most = 0;
let sent: FromPage[] = [];

function open(seat: number | null): Sitting {
  const table = tableOf({ send: (message) => sent.push(message) > 0, settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0 } }, [0, 1]);
  lines.push(seat ?? -1);
  most = Math.max(most, lines.length);
  return { table: table as unknown as Game, close: () => void lines.splice(lines.indexOf(seat ?? -1), 1) };
}

/** The position after an entry, as the room tells it to a seat when `toAct` are waited for. */
const after = (at: number, seat: number, toAct: number[]): Welcome => {
  const one = news.find((entry) => entry.at === at) as Update;
  return { ...welcome, seat, at, position: { ...one.position, to_act: toAct } };
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  lines = [];
  most = 0;
  sent = [];
});
afterEach(() => vi.useRealTimers());

test("who has the screen to himself sits down at once, and nobody else is ever called", () => {
  const handover = new Handover([ann], open);
  expect(handover.seat).toBe(ann);
  expect(lines).toEqual([0]);
  handover.table?.hear(after(5, 0, [1]));
  expect(handover.due).toBeNull();
  handover.pass();
  expect(handover.seat).toBe(ann);
});

describe("a screen for two", () => {
  test("at first nobody sits there, no line is open, and the one to act is called", () => {
    const handover = new Handover(seats, open);
    expect([handover.table, handover.called, lines]).toEqual([null, [], []]);
    handover.arrive([1], 2);
    expect(handover.called).toEqual([bob]);
    expect(lines).toEqual([]);
    handover.sit(bob);
    expect([handover.seat, handover.called, lines]).toEqual([bob, [], [1]]);
  });

  test("where both may act the first in order is called, and where neither can either may look", () => {
    const handover = new Handover(seats, open);
    handover.arrive([1, 0], 2);
    expect(handover.called).toEqual([ann]);
    handover.arrive([], 2);
    expect(handover.called).toEqual(seats);
    handover.arrive([-1], 2);
    expect(handover.called).toEqual(seats);
  });

  test("the screen goes on when the table waits for the other, and only when all is shown", async () => {
    const handover = new Handover(seats, open);
    handover.arrive([0], 2);
    handover.sit(ann);
    handover.table?.hear(after(5, 0, [0, 1]));
    expect(handover.due).toBeNull(); // she has still to discard
    const laid = news.find(({ at }) => at === 6) as Update;
    handover.table?.hear({ ...laid, position: { ...laid.position, to_act: [1] } });
    expect(handover.due).toBeNull(); // her cards are on their way
    await vi.advanceTimersByTimeAsync(5000);
    expect(handover.due).toEqual(bob);
    expect(lines).toEqual([0]);
    handover.pass();
    expect([handover.table, handover.seat, handover.called, lines]).toEqual([null, null, [bob], []]);
    handover.sit(bob);
    expect(lines).toEqual([1]);
    expect(most).toBe(1);
    // What Ann was shown, Bob has seen as well: his line goes on from there.
    expect(handover.table?.since).toBe(6);
  });

  test("it stays with the one who sits there while the computer or chance acts, and at the end", () => {
    const handover = new Handover(seats, open);
    handover.sit(ann);
    handover.table?.hear(after(5, 0, [-1]));
    expect(handover.due).toBeNull();
    handover.table?.hear({ ...after((news.at(-1) as Update).at, 0, []), at: 7 });
    expect(handover.due).toBeNull();
  });

  test("nothing is due while an action is on its way", () => {
    const handover = new Handover(seats, open);
    handover.sit(bob);
    handover.table?.hear(after(5, 1, [0]));
    expect(handover.due).toEqual(ann);
    if (handover.table) handover.table.sent = true;
    expect(handover.due).toBeNull();
  });

  test("the names are used instead of You, and the log they share names no card that only one has seen", async () => {
    const handover = new Handover(seats, open);
    handover.sit(ann);
    handover.table?.hear(after(5, 0, [0, 1]));
    expect(handover.table?.names).toEqual(["Ann", "Simple"]);
    const laid = news.find(({ told }) => told.some(({ event }) => event.type === "Discarded" && event.seat === 0)) as Update;
    handover.table?.hear(laid);
    await vi.advanceTimersByTimeAsync(5000);
    const line = recall("room")?.log.find(({ text }) => text.startsWith("Ann discards"));
    expect(line?.text).toBe("Ann discards 2 cards.");
  });
});
