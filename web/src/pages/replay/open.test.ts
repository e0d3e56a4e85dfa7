import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../lib/api";
import { replayWords as say } from "./strings";
import { MENU, serve } from "../../testing/menu";
import Replay from "./Replay.svelte";

const RECORD = { chairs: [], rules: MENU.presets[0]!.rules, rules_text: "", rules_words: "", targets: [], skunk_lines: [], sides: [], deal: null, first: 0, total: 0, steps: [], unchecked: [] };

/** The records that were sent to be replayed. */
const sent = (asked: ReturnType<typeof serve>): unknown[] => asked.mock.calls.filter(([path]) => path === "/api/replay?first=0").map(([, init]) => init?.body);

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/replay";
});

test("a pasted record is sent unchanged, and a refusal says where it is wrong", async () => {
  const asked = serve({ "/api/replay?first=0": new Error("Line 3: there is no card 1H.") });
  render(Replay);
  await fireEvent.input(screen.getByLabelText(say.paste), { target: { value: "game\ndeal 1H" } });
  await fireEvent.click(screen.getByRole("button", { name: say.read }));
  expect((await screen.findByRole("alert")).textContent).toContain("no card 1H");
  expect(sent(asked)).toEqual(["game\ndeal 1H"]);
  expect(screen.getByLabelText(say.paste)).toHaveProperty("value", "game\ndeal 1H");
});

test("a file is read when chosen and when dropped", async () => {
  const asked = serve({ "/api/replay?first=0": RECORD });
  render(Replay);
  const file = { text: async () => "the record" }; // jsdom's own files cannot be read
  await fireEvent.drop(window, { dataTransfer: { files: [file] } });
  await screen.findByRole("button", { name: say.another });
  expect(sent(asked)).toEqual(["the record"]);
  await fireEvent.click(screen.getByRole("button", { name: say.another }));
  expect(screen.getByRole("heading", { name: say.title })).toBeDefined();
});

test("an address with a room opens the record of that match, from this browser's seat", async () => {
  location.hash = "#/replay/room-1";
  serve({ "/api/rooms": [], "/api/rooms/room-1/record?form=text": new Refusal("There is no such game.", 404) });
  const { unmount } = render(Replay);
  expect((await screen.findByRole("alert")).textContent).toBe(say.noSeat);
  unmount();
  const asked = vi.fn<typeof fetch>(async (path) => (path === "/api/replay?first=0" ? Response.json(RECORD) : path === "/api/rooms" ? Response.json([]) : new Response("seen")));
  vi.stubGlobal("fetch", asked);
  render(Replay);
  await screen.findByRole("button", { name: say.another });
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/rooms", "/api/rooms/room-1/record?form=text", "/api/replay?first=0"]);
});

test("on a shared screen the record is withheld until the match is over", async () => {
  location.hash = "#/replay/room-2";
  const asked = serve({ "/api/rooms": [{ room: "room-2", own: [0, 1], stand: { match_over: false } }] });
  render(Replay);
  expect((await screen.findByRole("alert")).textContent).toBe(say.later);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/rooms"]);
});
