import { beforeEach, expect, test, vi } from "vitest";
import { forget, hold, menu, myGames, openRoom, recordOf, Refusal, rematch, seatIn, seats } from "./api";
import { strings } from "./strings";
import { MENU, serve } from "./testing/menu";

const KEY = "fifteentwo.seats";
const ANN = { name: "Ann", player: null, helped: false };
const BOT = { name: "Simple", player: "simple", helped: false };

beforeEach(() => localStorage.clear());

test.each(["", "{", "{}", "null", '[1, {"token": "x"}]'])("seats that cannot be read are none: %s", (text) => {
  localStorage.setItem(KEY, text);
  expect(seats()).toEqual([]);
});

test("a seat is held, found by its room, and given up", () => {
  hold({ token: "a", room: "one", seat: 0 });
  hold({ token: "b", room: "two", seat: 1 });
  hold({ token: "a", room: "one", seat: 0 });
  expect(seats().map((seat) => seat.token)).toEqual(["b", "a"]);
  expect(seatIn("two")).toEqual({ token: "b", room: "two", seat: 1 });
  forget("b");
  expect(seatIn("two")).toBeUndefined();
});

test("opening a room keeps its seat; a rematch asks for the same rules, chairs, and who deals", async () => {
  const asked = serve({ "/api/rooms": { room: "r", seats: [{ seat: 0, token: "t" }, { seat: 1, token: "u" }] } });
  await openRoom({ rules: "standard", seats: [ANN, BOT] });
  expect(seatIn("r")?.token).toBe("t");
  await rematch({ rules_text: "hoyle target=61", chairs: [ANN, BOT] }, 1);
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({
    rules: "hoyle target=61",
    seats: [ANN, BOT],
    dealer: 1,
  });
});

test("no seats, nothing asked; else the last played comes first", async () => {
  const asked = serve({ "/api/rooms/mine": [{ updated: "2026-01-01T10:00:00Z" }, { updated: "2026-01-02T10:00:00Z" }] });
  expect(await myGames()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  hold({ token: "a", room: "one", seat: 0 });
  expect((await myGames()).map((game) => game.updated)).toEqual(["2026-01-02T10:00:00Z", "2026-01-01T10:00:00Z"]);
});

test("what the server refuses is its sentence, what it cannot say is ours", async () => {
  serve({ "/api/menu": new Error("That was too often; wait a minute.") });
  await expect(menu()).rejects.toEqual(new Refusal("That was too often; wait a minute.", 400));
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(menu()).rejects.toThrow(strings.common.oddAnswer(502));
  vi.stubGlobal("fetch", async () => new Response("<html>"));
  await expect(menu()).rejects.toThrow(strings.common.oddAnswer(200));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  await expect(menu()).rejects.toThrow(strings.common.unreachable);
  serve({ "/api/menu": MENU });
  expect((await menu()).version).toBe("1.2.3");
});

test("a record comes with the token in the head and the name of its file", async () => {
  const asked = vi.fn<typeof fetch>(
    async () => new Response("record", { headers: { "content-disposition": 'attachment; filename="cribbage-2026.txt"' } }),
  );
  vi.stubGlobal("fetch", asked);
  expect(await recordOf({ room: "r", token: "t" })).toEqual({ text: "record", name: "cribbage-2026.txt" });
  expect(asked.mock.lastCall?.[1]?.headers).toEqual({ Authorization: "Bearer t" });
});

test("of very many seats the newest are held", () => {
  for (let n = 0; n < 205; n += 1) hold({ token: `t${n}`, room: "r", seat: 0 });
  expect(seats()).toHaveLength(200);
  expect(seats().at(-1)?.token).toBe("t204");
});

test("where the browser keeps nothing, a seat lasts as long as the page", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "QuotaExceededError");
  });
  hold({ token: "a", room: "one", seat: 0 });
  refuse.mockRestore();
  expect(seatIn("one")?.token).toBe("a");
});
