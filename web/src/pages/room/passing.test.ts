import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { owner } from "../../lib/api";
import type { CribbageOffer } from "../../protocol";
import { welcome } from "../../testing/game";
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

/** The room's answer, with this seat's legal actions. */
function answer(legal: CribbageOffer["legal"]): FakeSocket {
  const { last } = FakeSocket;
  last.onopen?.();
  last.onmessage?.({ data: JSON.stringify({ ...welcome, at: 12, position: { ...welcome.position, offer: { ...welcome.position.offer, legal } } }) });
  return last;
}

beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => vi.unstubAllGlobals());

test("a claim is accepted on the seat's own connection, which is then closed", () => {
  const otherwise = vi.fn();
  letStand("r1", 1, otherwise);
  const line = answer([{ type: "pass", seat: 1 }]);
  expect(line.sent).toEqual([
    { type: "Hello", token: owner(), seat: 1, since: null, salts: true },
    { type: "Act", action: { type: "pass", seat: 1 }, at: 12 },
  ]);
  expect(line.readyState).toBe(1);
  line.onmessage?.({ data: JSON.stringify({ type: "Update", at: 13, told: [], position: welcome.position }) });
  expect(line.readyState).toBe(3);
  expect(otherwise).not.toHaveBeenCalled();
});

test("if something else is asked, or the room refuses, the player is called after all", () => {
  const otherwise = vi.fn();
  letStand("r1", 1, otherwise);
  expect(answer([{ type: "play", seat: 1, card: "5H" }]).sent).toHaveLength(1);
  expect(otherwise).toHaveBeenCalledOnce();
  letStand("r1", 1, otherwise);
  const line = answer([{ type: "pass", seat: 1 }]);
  line.onmessage?.({ data: JSON.stringify({ type: "Refused", sentence: "Too late.", code: "", arguments: {} }) });
  expect(otherwise).toHaveBeenCalledTimes(2);
  expect(line.readyState).toBe(3);
});

test("it can be cancelled before the room has answered", () => {
  const end = letStand("r1", 1, vi.fn());
  end();
  expect(FakeSocket.last.readyState).toBe(3);
  expect(FakeSocket.last.sent).toEqual([]);
});

test("behind the curtain a connection of the seat shows nothing and does nothing", () => {
  const end = beThere("r1", 1);
  const line = answer([{ type: "pass", seat: 1 }]);
  expect(line.sent).toEqual([{ type: "Hello", token: owner(), seat: 1, since: null, salts: true }]);
  expect(line.readyState).toBe(1);
  end();
  expect(line.readyState).toBe(3);
});
