import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { becomes, owner } from "./api";
import type { FromServer } from "../protocol";
import { DELAYS } from "./reach";
import { BLINK, Line, type LineState } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.end(1000);
  }
  begin(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let states: LineState[] = [];
let heard: FromServer[] = [];
let since: number | null = null;
let drawn = 1;
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function call(): Line {
  const hearing = {
    since: () => since,
    hear: (message: FromServer) => heard.push(message),
    line: (state: LineState) => states.push(state),
  };
  return new Line("r1", 2, hearing, () => drawn);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  since = null;
  drawn = 1;
});
test("after another page has signed in, the connection goes on with the new token", () => {
  call();
  last().begin();
  becomes("n".repeat(48));
  last().end(4401);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(BLINK);
  last().begin();
  expect(last().sent).toEqual([{ type: "Hello", token: "n".repeat(48), seat: 2, since: null, salts: true }]);
  last().end(4401);
  expect(states.at(-1)).toBe("refused");
  localStorage.clear();
});

test("a room that cannot be opened is not retried", () => {
  call();
  last().begin();
  last().end(4422);
  expect(states.at(-1)).toBe("broken");
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refused = { type: "Refused", sentence: "no", code: "", arguments: {} } as const;

test("says hello with its token, and passes on messages", () => {
  const line = call();
  last().begin();
  last().tell(refused);
  expect(last().url).toMatch(/^ws:\/\/.*\/api\/rooms\/r1\/socket$/);
  expect(last().sent).toEqual([{ type: "Hello", token: owner(), seat: 2, since: null, salts: true }]);
  expect(heard).toEqual([refused]);
  expect(states).toEqual(["opening", "open"]);
  expect(line.send({ type: "TakeBack" })).toBe(true);
  line.close();
});

test("a spectator shows the secret of the link and a name", () => {
  const line = new Line("r1", { secret: "s3", name: "Zoe" }, { since: () => since, hear: () => undefined, line: () => undefined });
  since = 4;
  last().begin();
  expect(last().sent).toEqual([{ type: "Watch", secret: "s3", name: "Zoe", since: 4 }]);
  line.close();
});

test("answers a commitment with a salt of its own, the same one after a reconnection", () => {
  const line = call();
  last().begin();
  last().tell({ type: "Commitment", commitment: "c0" });
  last().tell({ type: "Commitment", commitment: "c0" });
  last().tell({ type: "Commitment", commitment: "c1" });
  const [one, again, other] = last().sent.slice(1) as { type: string; commitment: string; salt: string }[];
  expect(one).toEqual({ type: "Salt", commitment: "c0", salt: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  expect(again).toEqual(one);
  expect(other?.salt).not.toBe(one?.salt);
  expect(heard).toEqual([]);
  line.close();
});

test("reconnects from the last entry, with growing delays", () => {
  const line = call();
  last().begin();
  since = 17;
  for (const [n, delay] of [...DELAYS, DELAYS.at(-1) ?? 0].entries()) {
    last().end(1006);
    expect(states.at(-1)).toBe("lost");
    expect(line.send({ type: "TakeBack" })).toBe(false);
    vi.advanceTimersByTime(delay - 1);
    expect(FakeSocket.all).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(n + 2);
  }
  last().begin();
  expect(last().sent).toEqual([{ type: "Hello", token: owner(), seat: 2, since: 17, salts: true }]);
  last().tell(refused);
  expect(states.at(-1)).toBe("open");
  last().end(1006);
  vi.advanceTimersByTime(DELAYS[0]);
  expect(last().readyState).toBe(0);
  line.close();
});

test("a server that restarts is asked again at once, and then with growing delays", () => {
  const line = call();
  last().begin();
  last().tell(refused);
  for (const [n, wait] of [BLINK, DELAYS[1], DELAYS[2]].entries()) {
    last().end(1012);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(n + 2);
  }
  line.close();
});

test.each([
  [0, 0.5],
  [0.5, 0.75],
  [1, 1],
])("a draw of %d shortens each wait to %d of its longest", (draw, part) => {
  drawn = draw;
  const line = call();
  for (const [n, longest] of DELAYS.entries()) {
    last().end(1006);
    vi.advanceTimersByTime(longest * part - 1);
    expect(FakeSocket.all).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(n + 2);
  }
  line.close();
});

test("by default each delay is random", () => {
  const random = vi.spyOn(Math, "random").mockReturnValueOnce(0.5).mockReturnValueOnce(0);
  const line = new Line("r1", 0, { since: () => null, hear: () => undefined, line: () => undefined });
  for (const wait of [DELAYS[0] * 0.75, DELAYS[1] * 0.5]) {
    const before = FakeSocket.all.length;
    last().end(1006);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  line.close();
  random.mockRestore();
});

test("a connection without a network counts as lost at once, and is tried again", () => {
  const line = call();
  last().begin();
  last().tell(refused);
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  expect(line.send({ type: "TakeBack" })).toBe(false);
  expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
  last().begin();
  last().tell(refused);
  expect(states.at(-1)).toBe("open");
  line.close();
  dispatchEvent(new Event("offline"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("reconnects at once when the network is back", () => {
  const line = call();
  last().end(1006);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  line.close();
});

test("does not retry a token that the room refuses", () => {
  const line = call();
  last().begin();
  last().end(4401);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("refused");
  expect(FakeSocket.all).toHaveLength(1);
  line.close();
});

test("stays silent once closed", () => {
  const line = call();
  last().begin();
  line.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
});
