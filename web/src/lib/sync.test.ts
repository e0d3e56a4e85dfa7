import { expect, test } from "vitest";
import { deviceName, hasPasskeys } from "./account.later";
import { merged } from "./sync.svelte";

test("what two browsers have learned becomes one", () => {
  expect(merged({ done: ["a", "b"], counts: [{ said: 1 }] }, { done: ["b", "c"], counts: [{ said: 2 }, { said: 3 }] })).toEqual({
    done: ["a", "b", "c"],
    counts: [{ said: 2 }, { said: 3 }],
  });
  expect(merged({ "2026-01-01": ["none"] }, { "2026-01-02": ["blunder"] })).toEqual({ "2026-01-01": ["none"], "2026-01-02": ["blunder"] });
  expect(merged(null, { a: 1 })).toEqual({ a: 1 });
  expect(merged(undefined, null)).toBeNull();
  expect(merged(1, 2)).toBe(1);
});

test("a browser is called by its make and system", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1")).toBe("Safari, iPhone");
  expect(deviceName("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0")).toBe("Edge, Windows");
  expect(deviceName("")).toBe("");
});

test("there are no passkeys outside a secure context or at an IP address", () => {
  Object.assign(window, { isSecureContext: true, PublicKeyCredential: {} });
  expect(["localhost", "cards.example", "127.0.0.1", "[::1]"].map((host) => hasPasskeys(host))).toEqual([true, true, false, false]);
  Object.assign(window, { isSecureContext: false });
  expect(hasPasskeys("cards.example")).toBe(false);
});
