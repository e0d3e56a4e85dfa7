import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromPage, Welcome } from "../../protocol";
import { DEFAULTS } from "../../lib/settings.svelte";
import { table as tableOf, updates as news, welcome, type CribbageUpdate as Update } from "../../testing/game";
import type { Game } from "../../game/game.svelte";
import { Handover, type Sitting } from "./handover.svelte";
import { recall } from "../../game/memory";

// The two-player game of game.test.ts; here both seats are people, and each sees what is sent to them.
const [ann, bob] = [0, 1];
const seats = [ann, bob];

/** The open connections, and what each has been sent. */
let lines: number[] = [];
let most = 0;
let sent: FromPage[] = [];

function open(seat: number | null): Sitting {
  const table = tableOf({ send: (message) => sent.push(message) > 0, settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0 } }, [0, 1]);
  lines.push(seat ?? -1);
  most = Math.max(most, lines.length);
  return { table: table as unknown as Game, close: () => void lines.splice(lines.indexOf(seat ?? -1), 1) };
}

/** The position after an entry, as the room sends it to a seat while `toAct` have to act. */
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

test("a single player gets the table at once, and nobody else is called", () => {
  const handover = new Handover([ann], open);
  expect(handover.seat).toBe(ann);
  expect(lines).toEqual([0]);
  handover.table?.hear(after(5, 0, [1]));
  expect(handover.due).toBeNull();
  handover.pass();
  expect(handover.seat).toBe(ann);
});

describe("a screen for two", () => {
  test("at first no connection is open, and the player to act is called", () => {
    const handover = new Handover(seats, open);
    expect([handover.table, handover.called, lines]).toEqual([null, [], []]);
    handover.arrive([1], 2);
    expect(handover.called).toEqual([bob]);
    expect(lines).toEqual([]);
    handover.sit(bob);
    expect([handover.seat, handover.called, lines]).toEqual([bob, [], [1]]);
  });

  test("if both may act the first in order is called, and if neither may, either can look", () => {
    const handover = new Handover(seats, open);
    handover.arrive([1, 0], 2);
    expect(handover.called).toEqual([ann]);
    handover.arrive([], 2);
    expect(handover.called).toEqual(seats);
    handover.arrive([-1], 2);
    expect(handover.called).toEqual(seats);
  });

  test("the screen is passed on when the other has to act, and only when everything has been shown", async () => {
    const handover = new Handover(seats, open);
    handover.arrive([0], 2);
    handover.sit(ann);
    handover.table?.hear(after(5, 0, [0, 1]));
    expect(handover.due).toBeNull(); // she still has to discard
    const laid = news.find(({ at }) => at === 6) as Update;
    handover.table?.hear({ ...laid, position: { ...laid.position, to_act: [1] } });
    expect(handover.due).toBeNull(); // her discard is on its way
    await vi.advanceTimersByTimeAsync(5000);
    expect(handover.due).toEqual(bob);
    expect(lines).toEqual([0]);
    handover.pass();
    expect([handover.table, handover.seat, handover.called, lines]).toEqual([null, null, [bob], []]);
    handover.sit(bob);
    expect(lines).toEqual([1]);
    expect(most).toBe(1);
    // Bob has seen what Ann was shown, so his connection continues from there.
    expect(handover.table?.since).toBe(6);
  });

  test("behind the curtain somebody is there, until a player sits down or the page is left", () => {
    const there: number[] = [];
    const wait = (seat: number) => (there.push(seat), () => void there.splice(there.indexOf(seat), 1));
    const handover = new Handover(seats, open, wait);
    expect(there).toEqual([]);
    handover.arrive([1], 2);
    expect([there, lines]).toEqual([[bob], []]);
    handover.sit(bob);
    expect([there, lines]).toEqual([[], [1]]);
    handover.table?.hear(after(5, 1, [0]));
    handover.pass();
    expect([there, lines]).toEqual([[ann], []]);
    handover.leave();
    expect(there).toEqual([]);
  });

  test("the screen stays with the player while the computer or chance acts, and at the end", () => {
    const handover = new Handover(seats, open);
    handover.sit(ann);
    handover.table?.hear(after(5, 0, [-1]));
    expect(handover.due).toBeNull();
    handover.table?.hear({ ...after((news.at(-1) as Update).at, 0, []), at: 7 });
    expect(handover.due).toBeNull();
  });

  test("nobody is called while an action is on its way", () => {
    const handover = new Handover(seats, open);
    handover.sit(bob);
    handover.table?.hear(after(5, 1, [0]));
    expect(handover.due).toEqual(ann);
    if (handover.table) handover.table.sent = true;
    expect(handover.due).toBeNull();
  });

  test("names replace You, and the shared log reveals no private cards", async () => {
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
