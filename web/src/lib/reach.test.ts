import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { menu } from "./api.later";
import { back, DELAYS, onBack } from "./reach";
import { common } from "./strings";

const health = vi.fn<(path: string) => Promise<Response>>();
const returned = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  back(); // a test in another file may have lost the server
  health.mockReset().mockRejectedValue(new TypeError("no network"));
  returned.mockReset();
  vi.stubGlobal("fetch", health);
  stop = onBack(returned);
});
afterEach(() => {
  stop();
  back();
  vi.useRealTimers();
});

test("an unreachable server is retried with growing delays until it answers, and listeners are told once", async () => {
  await expect(menu()).rejects.toThrow(common.unreachable);
  await expect(menu()).rejects.toThrow(common.unreachable);
  health.mockClear();
  for (const [asked, delay] of [...DELAYS, DELAYS.at(-1) ?? 0].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(health).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(health).toHaveBeenLastCalledWith("/api/health");
  }
  expect(returned).not.toHaveBeenCalled();
  health.mockResolvedValue(new Response("{}"));
  await vi.advanceTimersByTimeAsync(DELAYS.at(-1) ?? 0);
  expect(returned).toHaveBeenCalledTimes(1);
  health.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(health).not.toHaveBeenCalled();
});

test("when the network is back, the server is tried at once", async () => {
  await expect(menu()).rejects.toThrow(common.unreachable);
  await vi.advanceTimersByTimeAsync(20_000);
  health.mockClear().mockResolvedValue(new Response("{}"));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(returned).toHaveBeenCalledTimes(1);
});

test("a refusal counts as an answer", async () => {
  health.mockResolvedValue(new Response(JSON.stringify({ sentence: "There is no such game." }), { status: 404 }));
  await expect(menu()).rejects.toThrow("There is no such game.");
  health.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(health).not.toHaveBeenCalled();
});
