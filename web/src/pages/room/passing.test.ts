import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { owner } from "../../lib/api";
import type { FromPage } from "../../protocol";
import { beThere, letStand } from "./passing";


class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

/** The room says who is here. */
function answer(): FakeSocket {
  const { last } = FakeSocket;
  last.onopen?.();
  last.onmessage?.({ data: JSON.stringify({ type: "Presence", here: [0, 1], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] }) });
  return last;
}
const refusal = { data: JSON.stringify({ type: "Refused", sentence: "It is not your turn.", code: "", arguments: {} }) };
/** The first message: it asks for none of the seat's cards. */
const attend = () => ({ type: "Attend", token: owner(), seat: 1, salts: true });

beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => vi.unstubAllGlobals());

test("a claim is accepted by a connection that sees no card of the seat", () => {
  const otherwise = vi.fn();
  const end = letStand("r1", 1, 12, otherwise);
  const line = answer();
  answer();
  expect(line.sent.slice(0, 2)).toEqual([attend(), { type: "Act", action: { type: "pass", seat: 1 }, at: 12 }]);
  expect(line.sent.filter((message) => (message as FromPage).type === "Act")).toHaveLength(1);
  expect(line.readyState).toBe(1);
  end();
  expect(line.readyState).toBe(3);
  expect(otherwise).not.toHaveBeenCalled();
});

test("if something else is asked, or nothing of the game is known, the player is called after all", () => {
  const otherwise = vi.fn();
  letStand("r1", 1, 12, otherwise);
  const line = answer();
  line.onmessage?.(refusal);
  expect(otherwise).toHaveBeenCalledOnce();
  expect(line.readyState).toBe(3);
  letStand("r1", 1, null, otherwise);
  expect(answer().sent).toEqual([attend()]);
  expect(otherwise).toHaveBeenCalledTimes(2);
});

test("it can be cancelled before the room has answered", () => {
  const end = letStand("r1", 1, 12, vi.fn());
  end();
  expect(FakeSocket.last.readyState).toBe(3);
  expect(FakeSocket.last.sent).toEqual([]);
});

test("behind the curtain a connection announces the seat, and asks for none of its cards", () => {
  const end = beThere("r1", 1);
  const line = answer();
  expect(line.sent).toEqual([attend()]);
  expect(line.readyState).toBe(1);
  end();
  expect(line.readyState).toBe(3);
});
