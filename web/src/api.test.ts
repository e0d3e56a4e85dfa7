import { beforeEach, expect, test, vi } from "vitest";
import { byRoom, forget, hold, leave, menu, myGames, openRoom, recordOf, Refusal, rematch, roomNow, seatIn, seats, seatsIn } from "./api";
import type { Summary } from "./protocol";
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

test("opening a room keeps its seat; a rematch asks for the same rules, chairs and hints, and who deals", async () => {
  const asked = serve({ "/api/rooms": { room: "r", seats: [{ seat: 0, token: "t" }, { seat: 1, token: "u" }] } });
  await openRoom({ rules: "standard", seats: [ANN, BOT] });
  expect(seatIn("r")?.token).toBe("t");
  await rematch({ rules_text: "hoyle target=61", chairs: [ANN, BOT], hints: false }, 1);
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({
    rules: "hoyle target=61",
    seats: [ANN, BOT],
    dealer: 1,
    hints: false,
  });
});

test("where several people play, their seats are all held, and left together", async () => {
  const seats = [2, 0].map((seat) => ({ seat, token: `t${seat}` }));
  serve({ "/api/rooms": { room: "r", seats }, "/api/rooms/mine": [{ room: "r", to_act: [2] }] });
  hold({ token: "other", room: "s", seat: 1 });
  await openRoom({ rules: "partners", seats: [ANN, BOT, ANN, BOT] });
  expect(seatsIn("r").map(({ seat, token }) => [seat, token])).toEqual([[0, "t0"], [2, "t2"]]);
  expect((await roomNow("r"))?.to_act).toEqual([2]);
  leave("r");
  expect(seatsIn("r")).toEqual([]);
  expect(seatsIn("s")).toHaveLength(1);
});

test("a room is one line, however many of its seats are held", () => {
  const line = (room: string, seat: number): Summary => ({ room, seat }) as Summary;
  const rooms = byRoom([line("b", 3), line("b", 1), line("a", 0), line("c", 2)]);
  expect(rooms.map(({ game, own }) => [game.room, game.seat, own])).toEqual([
    ["b", 1, [1, 3]],
    ["a", 0, [0]],
    ["c", 2, [2]],
  ]);
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
  await expect(menu()).rejects.toThrow(new Refusal("That was too often; wait a minute.", 400));
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
