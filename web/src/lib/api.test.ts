import { beforeEach, expect, test, vi } from "vitest";
import { adopt } from "./adopt";
import { openRoom, owner, Refusal, rematch, roomNow } from "./api";
import { menu, recordOf } from "./api.later";
import { common } from "./strings";
import { serve, WHOLE_MENU } from "../testing/menu";

const SEATS = "fifteentwo.seats";
const ANN = { name: "Ann", player: null, helped: false };
const BOT = { name: "Simple", player: "simple", helped: false };

beforeEach(() => localStorage.clear());

const sent = (asked: ReturnType<typeof serve>, place = -1): unknown => JSON.parse(String(asked.mock.calls.at(place)?.[1]?.body));

test("a browser has one secret, and keeps the one it had for its solo games", () => {
  expect(owner()).toMatch(/^[0-9a-f]{48}$/);
  expect(owner()).toBe(owner());
  localStorage.setItem("fifteentwo.keeper", "k".repeat(40));
  expect(owner()).toBe("k".repeat(40));
});

test("seats of an earlier version are handed over once, in batches the server accepts", async () => {
  localStorage.setItem(SEATS, JSON.stringify(Array.from({ length: 201 }, (_, seat) => ({ token: `t${seat}`, room: "r", seat }))));
  const asked = serve({ "/api/seats": {} });
  await adopt();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/seats", "/api/seats"]);
  expect(sent(asked)).toEqual({ tokens: ["t200"] });
  expect(asked.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: `Bearer ${owner()}` });
  expect(localStorage.getItem(SEATS)).toBeNull();
  await adopt();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("seats that could not be handed over are kept", async () => {
  localStorage.setItem(SEATS, '[{"token": "t", "room": "r", "seat": 0}, 1]');
  serve({ "/api/seats": new Error("Something went wrong on the server.") });
  await adopt();
  expect(localStorage.getItem(SEATS)).toContain('"t"');
  const asked = serve({ "/api/seats": {} });
  await adopt();
  expect(sent(asked)).toEqual({ tokens: ["t"] });
});

test.each(["", "{", "{}", "null"])("unreadable seats are ignored: %s", async (text) => {
  localStorage.setItem(SEATS, text);
  const asked = serve({});
  await adopt();
  expect(asked).not.toHaveBeenCalled();
});

test("opening a room sends this browser's owner; a rematch keeps rules, chairs and hints, and names the dealer", async () => {
  const asked = serve({ "/api/rooms": { room: "r", seats: [0] } });
  await openRoom({ rules: "standard", seats: [ANN, BOT] });
  expect(asked.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: `Bearer ${owner()}` });
  await rematch({ rules_text: "hoyle target=61", chairs: [ANN, BOT], hints: false }, 1);
  expect(sent(asked)).toEqual({ rules: "hoyle target=61", seats: [ANN, BOT], dealer: 1, hints: false });
});

test("the seats held in a room come from the list of all games", async () => {
  serve({ "/api/rooms": [{ room: "q", own: [1] }, { room: "r", own: [0, 2] }] });
  expect((await roomNow("r"))?.own).toEqual([0, 2]);
  expect(await roomNow("s")).toBeNull();
});

test("an error shows the server's sentence, or our own if there is none", async () => {
  serve({ "/api/menu": new Error("Too many requests; wait a minute.") });
  await expect(menu()).rejects.toThrow(new Refusal("Too many requests; wait a minute.", 400));
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(menu()).rejects.toThrow(common.oddAnswer(502));
  vi.stubGlobal("fetch", async () => new Response("<html>"));
  await expect(menu()).rejects.toThrow(common.oddAnswer(200));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  await expect(menu()).rejects.toThrow(common.unreachable);
  serve({ "/api/menu": WHOLE_MENU });
  expect((await menu()).version).toBe("1.2.3");
});

test("a record is the view of the seat asked for, with its file name", async () => {
  const asked = vi.fn<typeof fetch>(
    async () => new Response("record", { headers: { "content-disposition": 'attachment; filename="cribbage-2026.txt"' } }),
  );
  vi.stubGlobal("fetch", asked);
  expect(await recordOf("r", 1)).toEqual({ text: "record", name: "cribbage-2026.txt" });
  expect(asked.mock.lastCall).toEqual(["/api/rooms/r/record?form=text&seat=1", { headers: { Authorization: `Bearer ${owner()}` } }]);
});

test("without storage, the secret lasts as long as the page", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "QuotaExceededError");
  });
  const made = owner();
  refuse.mockRestore();
  expect(owner()).toBe(made);
});
