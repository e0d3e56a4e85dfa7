import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "./protocol";
import { DELAYS, Line, type LineState } from "./socket";

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
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function call(): Line {
  return new Line("r1", "secret", {
    since: () => since,
    hear: (message) => heard.push(message),
    line: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  since = null;
});
test("a room that cannot be opened is not called again", () => {
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

const refused = { type: "Refused", sentence: "no" } as const;

test("says hello with its token, and hands on what it hears", () => {
  const line = call();
  last().begin();
  last().tell(refused);
  expect(last().url).toMatch(/^ws:\/\/.*\/api\/rooms\/r1\/socket$/);
  expect(last().sent).toEqual([{ type: "Hello", token: "secret", since: null }]);
  expect(heard).toEqual([refused]);
  expect(states).toEqual(["opening", "open"]);
  expect(line.send({ type: "TakeBack" })).toBe(true);
  line.close();
});

test("calls again by itself, from the last entry, ever more patiently", () => {
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
  expect(last().sent).toEqual([{ type: "Hello", token: "secret", since: 17 }]);
  last().tell(refused);
  expect(states.at(-1)).toBe("open");
  last().end(1006);
  vi.advanceTimersByTime(DELAYS[0]);
  expect(last().readyState).toBe(0);
  line.close();
});

test("does not wait when the network is back", () => {
  const line = call();
  last().end(1006);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  line.close();
});

test("a token that is none of the room's is not tried again", () => {
  const line = call();
  last().begin();
  last().end(4401);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("refused");
  expect(FakeSocket.all).toHaveLength(1);
  line.close();
});

test("once hung up it is silent", () => {
  const line = call();
  last().begin();
  line.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
});
