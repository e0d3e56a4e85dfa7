import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gateBefore } from "../cribbage/pace";
import type { FromPage, Outcome, Told } from "../protocol";
import { DEFAULTS, type Settings } from "../lib/settings.svelte";
import { table as tableOf, updates as news, welcome, type CribbageUpdate as Update } from "../testing/game";
import type { Game } from "./game.svelte";
import { drop } from "./memory";
import { pauseOfLine } from "./timing";

type Table = Game<"cribbage">;
const linePause = (countSpeed: number): number => pauseOfLine({ countSpeed });
const entry = (at: number): Update => {
  const found = news.find((one) => one.at === at);
  if (found === undefined) throw new Error(`there is no entry ${at}`);
  return found;
};

let sent: FromPage[] = [];
let shown: string[] = [];

function open(settings: Partial<Settings> = {}): Table {
  sent = [];
  shown = [];
  return tableOf({
    send: (message) => {
      sent.push(message);
      return true;
    },
    settings: { ...DEFAULTS, ...settings },
    shown: ({ event }: Told) => shown.push(event.type),
  });
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Runs a table to its end or the next gate. */
async function settle(table: Table): Promise<void> {
  for (let n = 0; n < 300 && table.busy && table.gate === null; n += 1) await pass(100);
}

/** Like settle, but continues through every gate; returns the gates met. */
async function through(table: Table): Promise<string[]> {
  const gates: string[] = [];
  for (let n = 0; n < 200; n += 1) {
    await settle(table);
    if (table.gate === null) return gates;
    gates.push(table.gate);
    table.goOn();
    await pass(1);
  }
  return gates;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("people whose page is not connected are away, computer players and one's own seats are not", () => {
  const table = open();
  table.hear(welcome);
  const others = table.chairs.map((_, seat) => seat).filter((seat) => seat !== table.seat);
  const away = (): number[] => table.chairs.map((_, seat) => seat).filter((seat) => table.whereIs(seat) !== "here");
  expect(away()).toEqual([]);
  table.hear({ type: "Presence", here: [table.seat ?? 0], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  expect(away()).toEqual(others.filter((seat) => table.chairs[seat]?.player === null));
  table.about = { ...welcome, chairs: welcome.chairs.map((chair) => ({ ...chair, player: null })) };
  expect(away()).toEqual(others);
  table.hear({ type: "Presence", here: table.chairs.map((_, seat) => seat), open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  expect(away()).toEqual([]);
});

describe("the queue", () => {
  test("a welcome takes effect at once", () => {
    const table = open();
    table.hear(welcome);
    expect(table.scene).toEqual(welcome.position.scene);
    expect(table.busy).toBe(false);
    expect(table.names).toEqual(["You", "Simple"]);
  });

  test("updates are shown one event after the other, and only then the position takes effect", async () => {
    const table = open();
    table.hear(welcome);
    for (const at of [2, 3, 4, 5]) table.hear(entry(at));
    expect(table.gate).toBe("cut");
    expect(table.mine).toBe(false);
    expect(await through(table)).toEqual(["cut", "deal"]);
    expect(shown).toEqual(["CardsCut", "CardsCut", "Dealt", "Discarded"]);
    expect(table.scene).toEqual(entry(5).position.scene);
    expect(table.position).toEqual(entry(5).position);
    expect(table.mine).toBe(true);
    expect(table.legal).toHaveLength(15);
  });

  test.each([[false, ["CardsCut"]], [true, ["CardsCut", "CardsCut"]]])("without pauses the browser can answer between two events, unless the page is hidden (%s)", async (hidden, first) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    try {
      const table = open({ botPace: "instant", autoDeal: true });
      table.hear(welcome);
      for (const at of [2, 3]) table.hear(entry(at));
      for (let n = 0; n < 50; n += 1) await Promise.resolve();
      expect(shown).toEqual(first);
      await settle(table);
      expect(shown).toEqual(["CardsCut", "CardsCut"]);
    } finally {
      Object.defineProperty(document, "hidden", { configurable: true, value: true });
    }
  });

  test("equal cards stay for a while and are cut again automatically", async () => {
    const table = open();
    table.hear(welcome);
    table.hear(entry(2));
    table.hear(entry(3));
    table.goOn();
    await pass(50);
    expect(table.scene?.cut).toEqual(entry(2).position.scene.cut);
    await pass(2500);
    expect(table.scene?.cut).toEqual(entry(3).position.scene.cut);
  });

  test("a whole game is shown in order, every event once, each with the scene after it", async () => {
    const table = open({ botPace: "instant", countSpeed: 0 });
    table.hear(welcome);
    for (const one of news) table.hear(one);
    await through(table);
    expect(shown).toEqual(news.flatMap(({ told }) => told.map(({ event }) => event.type)));
    expect(table.scene).toEqual(news.at(-1)?.position.scene);
    expect(table.position?.outcome).not.toBeNull();
    expect(table.legal).toEqual([]);
  });

  test("a resignation ends the game at once, whatever the page waits for", async () => {
    const table = open();
    table.hear(welcome);
    for (const at of [2, 3, 4, 5]) table.hear(entry(at));
    expect(table.gate).toBe("cut");
    const last = news.at(-1) as Update;
    const outcome = { ...(last.position.outcome as Outcome), resigned: 0 };
    const told: Told = { event: { type: "GameEnded", outcome }, scene: entry(5).position.scene, words: "", lines: [], groups: [] };
    table.hear({ type: "Update", at: 6, told: [told], position: { ...last.position, outcome } });
    await pass(100);
    expect(table.gate).toBeNull();
    expect(table.over).toBe(true);
    expect(shown).toEqual(["CardsCut", "CardsCut", "Dealt", "Discarded", "GameEnded"]);
  });

  test("events seen before are not shown again", async () => {
    const table = open();
    table.hear(welcome);
    table.hear(entry(2));
    table.hear(entry(2));
    await through(table);
    expect(shown).toEqual(["CardsCut"]);
  });
});

describe("gates", () => {
  const gatesOf = async (seat: number): Promise<string[]> => {
    const table = open({ botPace: "instant", countSpeed: 0 });
    table.hear({ ...welcome, seat });
    for (const one of news) table.hear(one);
    return through(table);
  };

  test("the player makes each own gesture, and each stage of the show waits", async () => {
    const gates = await gatesOf(0);
    expect(gates.filter((gate) => gate === "cut")).toHaveLength(1);
    expect(gates.filter((gate) => gate === "next-deal")).toHaveLength(2);
    const events = news.flatMap(({ told }) => told.map(({ event }) => event));
    const goes = events.filter((event) => event.type === "SaidGo" && event.seat === 0);
    expect(goes.length).toBeGreaterThan(0);
    expect(gates.filter((gate) => gate === "go")).toHaveLength(goes.length);
    const turned = news.filter(({ told, position }) => told[0]?.event.type === "StarterTurned" && position.scene.dealer === 1);
    expect(gates.filter((gate) => gate === "starter")).toHaveLength(turned.length);
  });

  test("players who move their own pegs are waited for at their own points only", async () => {
    const table = open({ botPace: "instant", countSpeed: 0, ownPegs: true });
    table.hear(welcome);
    for (const one of news) table.hear(one);
    const gates = await through(table);
    const mine = news.flatMap(({ told }) => told.filter(({ event }) => event.type === "Pegged" && event.side === 0));
    expect(gates.filter((gate) => gate === "peg")).toHaveLength(mine.length);
  });

  test("a spectator makes no gesture", () => {
    const starter = entry(7).told[0] as Told;
    expect(gateBefore(starter, entry(6).position.scene, { seat: null, side: null, own: [] })).toBeNull();
  });

  test("for a spectator only counts wait, and go on by themselves", async () => {
    const table = open({ botPace: "instant", countSpeed: 0 });
    table.hear({ ...welcome, seat: null });
    for (const one of news) table.hear(one);
    const gates = new Set<string>();
    for (let n = 0; n < 3000 && table.busy; n += 1) {
      if (table.gate !== null) gates.add(table.gate);
      await pass(100);
    }
    expect([...gates].sort()).toEqual(["continue", "next-deal"]);
    expect(shown).toEqual(news.flatMap(({ told }) => told.map(({ event }) => event.type)));
    expect(table.over).toBe(true);
  });

  test("auto-go says go after 600 ms, and not before", async () => {
    const table = open({ autoGo: true, botPace: "instant", countSpeed: 0 });
    const before = news.find(({ told }) => told.some(({ event }) => event.type === "SaidGo" && event.seat === 0)) as Update;
    table.hear({ ...welcome, at: before.at - 1, position: entry(before.at - 1).position });
    table.hear(before);
    for (let n = 0; n < 50 && table.gate === null; n += 1) await pass(20);
    expect(table.gate).toBe("go");
    await pass(540);
    expect(table.gate).toBe("go");
    await pass(100);
    expect(table.gate).toBeNull();
  });
});

describe("the count", () => {
  const show = news.find(({ told }) => told.some(({ lines }) => lines.length > 1)) as Update;
  const hand = show.told.find(({ lines }) => lines.length > 1) as Told;

  async function counting(settings: Partial<Settings>): Promise<Table> {
    const table = open({ botPace: "instant", ...settings });
    table.hear({ ...welcome, at: show.at - 1, position: entry(show.at - 1).position });
    table.hear(show);
    for (let n = 0; n < 500 && table.counting?.told !== hand; n += 1) {
      if (table.gate !== null) table.goOn();
      await pass(20);
    }
    return table;
  }

  test("goes line by line, more slowly at higher settings", async () => {
    expect(linePause(0)).toBe(0);
    for (let speed = 1; speed < 9; speed += 1) expect(linePause(speed)).toBeLessThan(linePause(speed + 1));
    const table = await counting({ countSpeed: 9 });
    expect(table.counting?.done).toBe(0); // the cards are on their way
    await pass(linePause(9));
    expect(table.counting?.done).toBe(1);
    expect(table.isCounting).toBe(true);
    await pass(linePause(9));
    expect(table.counting?.done).toBe(2);
  });

  test("ends at once when the player continues, and then waits", async () => {
    const table = await counting({ countSpeed: 9 });
    table.goOn();
    await pass(1);
    expect(table.counting?.done).toBe(hand.lines.length);
    expect(table.isCounting).toBe(false);
    await settle(table);
    expect(table.counting?.told).toBe(hand);
    expect(["continue", "next-deal"]).toContain(table.gate ?? "next-deal");
  });

  test("any line raises its cards again", async () => {
    const table = await counting({ countSpeed: 0 });
    await settle(table);
    table.replay(0);
    expect(table.counting?.lit).toBe(0);
    expect(table.counting?.done).toBe(hand.lines.length);
  });

  test("holding the button runs through the show without waiting", async () => {
    const table = open({ botPace: "instant", countSpeed: 9 });
    const shows = news.filter(({ told }) => told.filter(({ event }) => event.type === "Shown").length === 3)[0] as Update;
    table.hear({ ...welcome, at: shows.at - 1, position: entry(shows.at - 1).position });
    table.hear(shows);
    table.rush(true);
    await pass(8000);
    expect(table.gate).toBeNull();
    expect(table.busy).toBe(false);
    expect(shown.filter((type) => type === "Shown")).toHaveLength(3);
  });
});

describe("acting", () => {
  async function atDiscard(): Promise<Table> {
    const table = open({ botPace: "instant" });
    table.hear(welcome);
    for (const at of [2, 3, 4, 5]) table.hear(entry(at));
    await through(table);
    return table;
  }

  test("an action refers to the last entry, and a second one waits for the answer", async () => {
    const table = await atDiscard();
    const [action] = table.legal;
    if (action === undefined) throw new Error("nothing is legal");
    table.act(action);
    table.act(action);
    expect(sent).toEqual([{ type: "Act", action, at: 5 }]);
    expect(table.mine).toBe(false);
    table.hear({ type: "Refused", sentence: "Not that.", code: "", arguments: {} });
    expect(table.refusal).toBe("Not that.");
    expect(table.mine).toBe(true);
  });

  test("an action on its way when the connection broke can be repeated", async () => {
    const table = await atDiscard();
    const [action] = table.legal;
    if (action) table.act(action);
    table.lost();
    expect(table.mine).toBe(true);
  });

  test("taking back sets the table to the room's state, whatever was being shown", async () => {
    const table = await atDiscard();
    for (const at of [6, 7, 8]) table.hear(entry(at));
    expect(table.busy).toBe(true);
    table.takeBack();
    expect(sent.at(-1)).toEqual({ type: "TakeBack" });
    table.hear({ ...welcome, at: 9, position: entry(5).position });
    expect(table.busy).toBe(false);
    expect(table.gate).toBeNull();
    expect(table.scene).toEqual(entry(5).position.scene);
    await pass(5000);
    expect(table.scene).toEqual(entry(5).position.scene);
    expect(table.mine).toBe(true);
    table.hear({ ...entry(6), at: 10 });
    await through(table);
    expect(table.scene).toEqual(entry(6).position.scene);
  });
});

describe("coming back", () => {
  test("a reload continues at the same event, with the log", async () => {
    const first = open({ botPace: "instant", countSpeed: 0 });
    const show = news.find(({ told }) => told.filter(({ event }) => event.type === "Shown").length === 3) as Update;
    first.hear({ ...welcome, at: show.at - 1, position: entry(show.at - 1).position });
    first.hear(show);
    await settle(first);
    expect(first.gate).toBe("continue");
    const before = { scene: first.scene, counting: first.counting?.told, log: first.log.length };
    first.close();

    const second = open({ botPace: "instant", countSpeed: 0 });
    expect(second.since).toBe(show.at - 1);
    second.hear({ ...welcome, at: show.at - 1, position: entry(show.at - 1).position });
    second.hear(show);
    await pass(10);
    expect(second.gate).toBe("continue");
    expect(second.scene).toEqual(before.scene);
    expect(second.counting?.told).toEqual(before.counting);
    expect(second.counting?.done).toBe(before.counting?.lines.length);
    expect(second.log).toHaveLength(before.log);
    expect(shown).toEqual([]);
  });

  test("a broken connection does not interrupt what is being shown", async () => {
    const table = open();
    table.hear(welcome);
    for (const at of [2, 3, 4]) table.hear(entry(at));
    expect(table.gate).toBe("cut");
    expect(table.since).toBe(4);
    table.lost();
    table.hear({ ...welcome, at: 4, position: entry(4).position });
    table.hear(entry(5));
    expect(table.gate).toBe("cut");
    await through(table);
    expect(shown).toEqual(["CardsCut", "CardsCut", "Dealt", "Discarded"]);
  });

  test("if storage is full, what was seen of other rooms is dropped", () => {
    localStorage.setItem("fifteentwo.seen.old", "{}");
    const set = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, name, value) {
      if (this.getItem("fifteentwo.seen.old") !== null) throw new DOMException("full", "QuotaExceededError");
      set.call(this, name, value);
    });
    open().hear(welcome);
    full.mockRestore();
    expect(open().since).toBe(welcome.at);
    drop("room");
    expect(open().since).toBeNull();
  });

  test("an invalid memory is ignored", () => {
    localStorage.setItem("fifteentwo.seen.room", '{"at":"x"}');
    expect(open().since).toBeNull();
    localStorage.setItem("fifteentwo.seen.room", "{");
    expect(open().since).toBeNull();
  });
});
