import { beforeEach, expect, test, vi } from "vitest";
import { rulesCard, serve } from "../../testing/menu";
import { Asking } from "./asking.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const lines = (asked: ReturnType<typeof serve>): string[] =>
  asked.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { rules: string }).rules);

test("the first line is asked at once, of quick changes only the last", async () => {
  const asked = serve({ "/api/rules": rulesCard });
  const asking = new Asking();
  asking.ask("standard");
  await asking.settled();
  for (const line of ["standard t", "standard ta", "standard target=61"]) asking.ask(line);
  expect(asking.waiting).toBe(true);
  await vi.runAllTimersAsync();
  expect(lines(asked)).toEqual(["standard", "standard target=61"]);
  expect(asking.last?.rules.target).toBe(61);
  expect(asking.waiting).toBe(false);
});

test("a late answer is ignored", async () => {
  const waiting: Record<string, () => void> = {};
  serve({
    "/api/rules": (body: { rules: string }) =>
      new Promise((go) => (waiting[body.rules] = () => go(body.rules === "bad" ? new Error("bad=1 is bad") : rulesCard(body)))),
  });
  const asking = new Asking();
  asking.ask("bad");
  asking.ask("hoyle");
  await vi.runAllTimersAsync();
  waiting.hoyle?.();
  await vi.runAllTimersAsync();
  waiting.bad?.();
  await vi.runAllTimersAsync();
  expect(asking.refusal).toBe("");
  expect(asking.last?.rules.match).toBe("first_to:7");
});

test("a refusal stays until another line is answered, and the last valid rules stay meanwhile", async () => {
  serve({ "/api/rules": (body: { rules: string }) => (body.rules === "bad" ? new Error("no") : rulesCard(body)) });
  const asking = new Asking();
  asking.ask("standard");
  await asking.settled();
  asking.ask("bad");
  await asking.settled();
  expect(asking.refusal).toBe("no");
  expect(asking.last?.rules_text).toBe("standard");
  asking.ask("standard");
  await asking.settled();
  expect(asking.refusal).toBe("");
});

test("a known line is not asked again", async () => {
  const asked = serve({ "/api/rules": rulesCard });
  const asking = new Asking();
  for (const line of ["standard", "hoyle", "standard", "hoyle"]) {
    asking.ask(line);
    await asking.settled();
  }
  expect(lines(asked)).toEqual(["standard", "hoyle"]);
  expect(asking.known("hoyle")?.rules.match).toBe("first_to:7");
});

test("an unreachable server is not a refusal, and is asked again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  const asking = new Asking();
  asking.ask("standard");
  await asking.settled();
  expect(asking.trouble).not.toBe("");
  expect(asking.refusal).toBe("");
  serve({ "/api/rules": rulesCard });
  await asking.settled();
  expect(asking.trouble).toBe("");
  expect(asking.last?.rules_text).toBe("standard");
});
