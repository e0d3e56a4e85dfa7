// The switch for notifications about turns: where it is offered, and what it does.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Push from "./Push.svelte";
import { settingsWords as say } from "./strings";

const KEY = "BAEC-_8";
const asked: [string, string, unknown][] = [];
let isOn = false;
let current: object | null = null;
let permission = "default";
const unsubscribe = vi.fn(() => Promise.resolve((current = null) === null));

function subscription(applicationServerKey: Uint8Array<ArrayBuffer>): object {
  return {
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint: "https://push.example.org/x", keys: { p256dh: "own key", auth: "secret" } }),
    unsubscribe,
  };
}
const subscribe = vi.fn((options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => Promise.resolve((current = subscription(options.applicationServerKey))));

function offered(): void {
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(current) };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { getRegistration: () => Promise.resolve({ pushManager }) } });
}

beforeEach(() => {
  asked.length = 0;
  [isOn, current, permission] = [false, null, "granted"];
  subscribe.mockClear();
  unsubscribe.mockClear();
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit) => {
    asked.push([method, path, typeof body === "string" ? JSON.parse(body) : null]);
    if (method !== "GET") isOn = method === "POST";
    return Promise.resolve(method === "GET" ? new Response(JSON.stringify({ key: KEY, on: isOn })) : new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const shown = (): ReturnType<typeof render> => render(Push);
const isChecked = (): boolean => screen.getByRole<HTMLInputElement>("switch").checked;

test.each(["insecure", "unsupported", "denied"] as const)("where it cannot work one sentence says why: %s", (trouble) => {
  offered();
  if (trouble === "insecure") vi.stubGlobal("isSecureContext", false);
  if (trouble === "unsupported") Reflect.deleteProperty(globalThis, "PushManager");
  if (trouble === "denied") permission = "denied";
  shown();
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.getByText(say.pushTroubles[trouble])).toBeDefined();
  expect(asked).toEqual([]);
});

test("it subscribes with the key of the server, and ends it again", async () => {
  offered();
  shown();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(isChecked()).toBe(false);
  await fireEvent.click(screen.getByRole("switch"));
  await waitFor(() => expect(isOn).toBe(true));
  expect([...(subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([4, 1, 2, 251, 255]);
  expect(asked.at(-1)).toEqual(["POST", "/api/push", { endpoint: "https://push.example.org/x", p256dh: "own key", auth: "secret", language: document.documentElement.lang }]);
  expect(isChecked()).toBe(true);
  await fireEvent.click(screen.getByRole("switch"));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(asked.at(-1)?.slice(0, 2)).toEqual(["DELETE", "/api/push"]);
  expect(isChecked()).toBe(false);
});

test.each([
  ["on", [4, 1, 2, 251, 255], true, true],
  ["off where the server does not know the browser", [4, 1, 2, 251, 255], false, false],
  ["off where the subscription is for another server", [4, 9], true, false],
] as const)("it is %s", async (_, key, known, wanted) => {
  offered();
  [isOn, current] = [known, subscription(new Uint8Array(key))];
  shown();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(isChecked()).toBe(wanted));
});

test("a subscription for another server is replaced", async () => {
  offered();
  current = subscription(new Uint8Array([4, 9]));
  shown();
  await fireEvent.click(screen.getByRole("switch"));
  await waitFor(() => expect(isOn).toBe(true));
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("who does not allow it is told where to change that", async () => {
  offered();
  shown();
  permission = "denied";
  await fireEvent.click(screen.getByRole("switch"));
  await screen.findByText(say.pushTroubles.denied);
  expect(subscribe).not.toHaveBeenCalled();
});

test("a push service that does not answer is told, and the switch stays off", async () => {
  offered();
  shown();
  subscribe.mockRejectedValueOnce(new DOMException("Registration failed", "AbortError"));
  await fireEvent.click(screen.getByRole("switch"));
  expect((await screen.findByRole("alert")).textContent).toBe(say.pushFailed);
  expect(isChecked()).toBe(false);
});
