// The service worker itself, loaded with a registration and clients that note what is done.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Client {
  url: string;
  focus: () => Promise<void>;
  navigate: (url: string) => Promise<Client | null>;
}

const done: string[] = [];
let clients: Client[] = [];
const note = (words: string): void => void done.push(words);

function client(hash: string, moves = true): Client {
  const own: Client = {
    url: `https://cribbage.example/${hash}`,
    focus: () => Promise.resolve(note(`focus ${hash}`)),
    navigate: (url) => (moves ? Promise.resolve((note(`navigate ${url}`), own)) : Promise.reject(new TypeError("not controlled"))),
  };
  return own;
}

/** Sends an event to the worker, and waits until it has done what it wants to do. */
async function happen(type: string, fields: object): Promise<void> {
  const tasks: Promise<unknown>[] = [];
  dispatchEvent(Object.assign(new Event(type), { waitUntil: (task: Promise<unknown>) => tasks.push(task) }, fields));
  expect(tasks).toHaveLength(1);
  await Promise.all(tasks);
}

const shown = vi.fn((title: string, options: object) => Promise.resolve(note(`${title} ${JSON.stringify(options)}`)));
const subscribe = vi.fn();

beforeEach(async () => {
  done.length = 0;
  clients = [];
  vi.stubGlobal("registration", { showNotification: shown, pushManager: { subscribe } });
  vi.stubGlobal("clients", { matchAll: () => Promise.resolve(clients), openWindow: (url: string) => Promise.resolve(note(`open ${url}`)) });
  await import("./worker");
});
afterEach(() => {
  vi.unstubAllGlobals();
  subscribe.mockReset();
});

const notification = (): object => ({ notification: { data: "abc", close: () => note("close") } });

test("a message is shown as it is, once for each table", async () => {
  const message = { title: "Your turn, Bea", body: "Table abc", room: "abc" };
  await happen("push", { data: { json: () => message } });
  expect(shown).toHaveBeenCalledWith("Your turn, Bea", { body: "Table abc", tag: "abc", renotify: true, icon: "/icons/icon-192.png", data: "abc" });
});

test("an empty message shows nothing", async () => {
  shown.mockClear();
  await happen("push", { data: null });
  expect(shown).not.toHaveBeenCalled();
});

test.each([
  ["a page that shows the table", ["#/history", "#/room/abc"], ["close", "focus #/room/abc"]],
  ["a page that shows the lobby", ["#/room/xyz", "#/"], ["close", "navigate /#/room/abc", "focus #/"]],
  ["a new page beside another game", ["#/room/xyz"], ["close", "open /#/room/abc"]],
  ["a new page where there is none", [], ["close", "open /#/room/abc"]],
])("a click opens the table in %s", async (_, hashes, wanted) => {
  clients = hashes.map((hash) => client(hash));
  await happen("notificationclick", notification());
  expect(done).toEqual(wanted);
});

test("a lobby that this worker does not control stays as it is", async () => {
  clients = [client("", false)];
  await happen("notificationclick", notification());
  expect(done).toEqual(["close", "open /#/room/abc"]);
});

const subscription = (name: string): object => ({
  endpoint: `https://push.example.org/${name}`,
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint: `https://push.example.org/${name}`, keys: { p256dh: `key of ${name}`, auth: "auth" } }),
});

test.each([true, false])("the server is told of a subscription that replaces another one (made by the browser: %s)", async (made) => {
  const fetched = vi.fn((..._asked: [string, RequestInit]) => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal("fetch", fetched);
  subscribe.mockResolvedValue(subscription("new"));
  await happen("pushsubscriptionchange", { oldSubscription: subscription("old"), newSubscription: made ? subscription("new") : null });
  expect(subscribe).toHaveBeenCalledTimes(made ? 0 : 1);
  const [path, { method, body }] = fetched.mock.calls[0] ?? ["", {}];
  expect([path, method]).toEqual(["/api/push/renewed", "POST"]);
  expect(JSON.parse(String(body))).toEqual({ former: "https://push.example.org/old", endpoint: "https://push.example.org/new", p256dh: "key of new", auth: "auth" });
});

test("where the browser does not say which subscription has ended, nothing is sent", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await happen("pushsubscriptionchange", { oldSubscription: null, newSubscription: null });
  expect(fetched).not.toHaveBeenCalled();
});
