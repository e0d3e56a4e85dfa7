import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { hidden } from "../../lib/api";
import type { Stand, Summary } from "../../protocol";
import { tableWords } from "../../cribbage/strings";
import { common } from "../../lib/strings";
import { lobbyWords } from "./strings";
import { keep, recall } from "../../game/memory";
import { serve } from "../../testing/menu";
import { gameWords } from "./strings.later";
import Lobby from "./Lobby.svelte";

const say = { ...lobbyWords, ...gameWords };

function game(name: string, { scores = [47, 52], standing = { points: [0, 0], wins: [0, 0], games: 0 }, match_over = false, match_winner = null, ...more }: Partial<Summary & Stand> = {}): Summary {
  return {
    room: `room-${name}`,
    own: [0],
    family: "cribbage",
    deal: null,
    day: null,
    assisted: false,
    demonstrated: false,
    chairs: [
      { name: "Ann", player: null, helped: false },
      { name: "Steady", player: "steady", helped: false },
    ],
    rules_text: "standard",
    rules_words: "The usual game.",
    match: "single",
    stand: { scores, standing, match_over, match_winner, to_act: [0] },
    updated: "2026-01-01T10:00:00Z",
    ...more,
  };
}

beforeEach(() => localStorage.clear());

test("an unfinished game can be resumed, with all that matters beside it", async () => {
  serve({ "/api/rooms": [game("a", { match: "first_to:7", standing: { points: [3, 1], wins: [2, 0], games: 2 } })] });
  render(Lobby);
  const way = await screen.findByRole("link", { name: say.forGame(say.resume, `${say.against("Steady")}, you 47, Steady 52`) });
  expect(way.getAttribute("href")).toBe("#/room/room-a");
  const text = screen.getByRole("article").textContent;
  for (const words of ["The usual game.", "47 – 52", tableWords.matchStands(3, 1, 7, false)]) expect(text).toContain(words);
});

test.each([
  [0, "won"],
  [1, "lost"],
  [null, "drawn"],
] as const)("a match that is over says how it ended: winner %s, %s", async (match_winner, how) => {
  serve({ "/api/rooms": [game("a", { match_over: true, match_winner, standing: { points: [0, 1], wins: [0, 1], games: 1 } })] });
  render(Lobby);
  const text = (await screen.findByRole("article")).textContent;
  expect(text).toContain(say[how]);
  expect(text).not.toContain("Match");
});

test("the best of several games is told by the games won", async () => {
  serve({ "/api/rooms": [game("a", { match: "best_of:3", standing: { points: [2, 3], wins: [1, 1], games: 2 } })] });
  render(Lobby);
  expect((await screen.findByRole("article")).textContent).toContain(tableWords.matchStands(1, 1, 2, true));
});

test("a room where several seats are held has one line, with everybody's name", async () => {
  const chairs = ["Ann", "Steady", "Bob"].map((name) => ({ name, player: name === "Steady" ? "steady" : null, helped: false }));
  const shared = { chairs, scores: [20, 30, 10], room: "room-a", updated: "2026-01-02T10:00:00Z" };
  serve({ "/api/rooms": [game("a", { ...shared, own: [0, 2] }), game("b")] });
  render(Lobby);
  const [first, ...others] = await screen.findAllByRole("article");
  expect(others).toHaveLength(1);
  for (const words of [say.table("Ann, Steady and Bob"), "20 – 30 – 10", "Ann 20, Steady 30, Bob 10"]) {
    expect(first!.textContent).toContain(words);
  }
  await fireEvent.click(within(first!).getByRole("button", { name: /Remove/ }));
  await fireEvent.click(await screen.findByRole("button", { name: say.removeYes }));
  expect([...hidden()]).toEqual(["room-a"]);
});

test("partners share a score, wherever I sit", async () => {
  const chairs = ["Ann", "Steady", "Bob", "Simple"].map((name) => ({ name, player: name === "Bob" ? null : "steady", helped: false }));
  serve({ "/api/rooms": [game("a", { chairs, own: [2], scores: [20, 30], match_over: true, match_winner: 0 })] });
  render(Lobby);
  const text = (await screen.findByRole("article")).textContent;
  for (const words of [say.withPartner("Ann", "Steady and Simple"), "Ann and you 20, Steady and Simple 30", say.won]) {
    expect(text).toContain(words);
  }
});

test("a match of people at one device is won by name", async () => {
  const chairs = ["Ann", "Bob"].map((name) => ({ name, player: null, helped: false }));
  const shared = { chairs, room: "room-a", match_over: true, match_winner: 1 };
  serve({ "/api/rooms": [game("a", { ...shared, own: [0, 1] })] });
  render(Lobby);
  expect((await screen.findByRole("article")).textContent).toContain(say.winner("Bob"));
});

test("my own score comes first wherever I sit", async () => {
  serve({ "/api/rooms": [game("a", { own: [1] })] });
  render(Lobby);
  expect((await screen.findByRole("article")).textContent).toContain("52 – 47");
});

test("removing a game asks first, and then this browser lists it no more", async () => {
  for (const room of ["room-a", "room-b"]) keep(room, { at: 1, events: 0, log: [] });
  serve({ "/api/rooms": [game("a"), game("b", { match_over: true, match_winner: 1 })] });
  render(Lobby);
  const [first] = await screen.findAllByRole("button", { name: say.forGame(say.remove, say.against("Steady")) });
  await fireEvent.click(first!);
  await fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: common.cancel }));
  expect(hidden().size).toBe(0);
  await fireEvent.click(first!);
  await fireEvent.click(await screen.findByRole("button", { name: say.removeYes }));
  expect([...hidden()]).toEqual(["room-a"]);
  expect(recall("room-a")).toBeNull();
  expect(recall("room-b")).not.toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: say.unfinished })));
});

test("a server that does not answer is said, and asked again", async () => {
  serve({ "/api/rooms": new Error("Something went wrong on the server.") });
  render(Lobby);
  expect((await screen.findByRole("alert")).textContent).toContain("went wrong");
  serve({ "/api/rooms": [game("a")] });
  await fireEvent.click(screen.getByRole("button", { name: common.tryAgain }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("numbered deals are listed where they are begun", async () => {
  serve({ "/api/rooms": [game("a"), game("b", { family: "square", deal: 7 })] });
  render(Lobby);
  expect(await screen.findAllByRole("article")).toHaveLength(1);
});
