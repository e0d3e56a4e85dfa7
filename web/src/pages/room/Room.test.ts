import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { owner } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Summary } from "../../protocol";
import { updates, welcome } from "../../testing/game";
import { serve } from "../../testing/menu";
import Room from "./Room.svelte";

/** The connections to the room, as mock sockets. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(message: string): void {
    this.sent.push(message);
  }
  close(): void {
    this.readyState = 3;
  }
}

const now: Summary = {
  room: "room",
  own: [0, 1],
  family: "cribbage",
  deal: null,
  day: null,
  assisted: false,
  demonstrated: false,
  chairs: welcome.chairs,
  rules_text: "standard",
  rules_words: "",
  match: "single",
  targets: [121, 121],
  skunk_lines: [],
  stand: { scores: [0, 0], standing: welcome.position.standing, match_over: false, match_winner: null, to_act: [1], resigned: null, adjourned: false },
  updated: "2026-01-01T10:00:00Z",
};

beforeEach(() => {
  localStorage.clear();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => vi.useRealTimers());

test("a shared table starts with the curtain, and only the button of the player to act opens their table", async () => {
  serve({ "/api/rooms": [now] });
  render(Room, { room: "room" });
  const button = await screen.findByRole("button", { name: "I’m Simple" });
  expect(screen.queryByRole("button", { name: "I’m Ann" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("main").dataset.ready).toBe("true"));
  // Meanwhile a connection says that somebody is there, and nothing that it hears is drawn.
  const [there] = Socket.all;
  there?.onopen?.();
  there?.onmessage?.({ data: JSON.stringify(welcome) });
  expect(document.querySelector("[data-phase]")).toBeNull();
  await fireEvent.click(button);
  expect(Socket.all).toHaveLength(2);
  expect(there?.readyState).toBe(3);
  Socket.all[1]?.onopen?.();
  expect(Socket.all[1]?.sent.map((message) => JSON.parse(message))).toEqual([{ type: "Hello", token: owner(), seat: 1, since: null, salts: true }]);
});

test("if it is unknown whose turn it is, no cards are shown, and the player can retry", async () => {
  serve({ "/api/rooms": new Error("Too many requests; wait a minute.") });
  render(Room, { room: "room" });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many requests");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(Socket.all).toEqual([]);
  serve({ "/api/rooms": [{ ...now, stand: { ...now.stand, to_act: [], resigned: null } }] });
  await fireEvent.click(screen.getByRole("button"));
  expect(await screen.findByRole("button", { name: "I’m Ann" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "I’m Simple" })).toBeTruthy();
});

test("nothing moves before the whole table is drawn and painted", async () => {
  serve({ "/api/rooms": [{ ...now, own: [0] }] });
  settings.autoDeal = true;
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  try {
    render(Room, { room: "room" });
    await waitFor(() => expect(Socket.all).toHaveLength(1));
    const heard: string[] = [];
    const watching = new MutationObserver(() => {
      const isWhole = document.querySelector('[data-zone="centre"]') !== null;
      const isTold = document.querySelector('[role="log"] p') !== null;
      if (isWhole || isTold) heard.push(isTold ? "told" : "whole");
    });
    watching.observe(document.body, { childList: true, subtree: true });
    Socket.all[0]?.onopen?.();
    for (const message of [welcome, ...updates.slice(0, 1)]) Socket.all[0]?.onmessage?.({ data: JSON.stringify(message) });
    await waitFor(() => expect(document.querySelector('[role="log"] p')).not.toBeNull());
    watching.disconnect();
    expect(heard[0]).toBe("whole");
  } finally {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    settings.autoDeal = null;
  }
});
