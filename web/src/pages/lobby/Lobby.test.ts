import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Stand, Summary } from "../../protocol";
import { common } from "../../lib/strings";
import { lobbyWords } from "./strings";
import { recordWords } from "./strings.later";
import { sheetWords } from "../../game/strings.later";
import { keep, recall } from "../../game/memory";
import { scene } from "../../testing/scene";
import { WHOLE_MENU, serve } from "../../testing/menu";
import Lobby from "./Lobby.svelte";

const say = lobbyWords;

function game(name: string, { scores = [47, 52], standing = { points: [0, 0], wins: [0, 0], games: 0 }, match_over = false, match_winner = null, to_act = [0], resigned = null, adjourned = false, ...more }: Partial<Summary & Stand> = {}): Summary {
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
    targets: [121, 121],
    skunk_lines: [],
    stand: { scores, standing, match_over, match_winner, to_act, resigned, adjourned },
    updated: "2026-01-01T10:00:00Z",
    ...more,
  };
}

const PRESETS = [
  ...WHOLE_MENU.presets,
  { name: "bvs", words: "", today: 202601011, rules: { family: "square", win_at: 60 } },
  { name: "arnold", words: "", today: 202601015, rules: { family: "patience", win_at: 121 } },
];

/** Renders the lobby with these games; returns the requests to the server. */
function lobby(games: Summary[] | Error, more: Record<string, unknown> = {}): ReturnType<typeof serve> {
  const rooms = (body: unknown): unknown => (body === undefined ? games : { room: "new", seats: [0], token: "t" });
  const tables = games instanceof Error ? {} : Object.fromEntries(games.map(({ room }) => [`/api/rooms/${room}`, []]));
  const asked = serve({ "/api/menu": { ...WHOLE_MENU, presets: PRESETS }, "/api/rooms": rooms, ...tables, ...more });
  render(Lobby);
  return asked;
}

/** The last request body that opened a room. */
function opened(asked: ReturnType<typeof serve>): unknown {
  const body = asked.mock.calls.findLast(([path, init]) => path === "/api/rooms" && init?.method === "POST")?.[1]?.body;
  return JSON.parse(String(body));
}

const strip = (name: RegExp): Promise<HTMLElement> => screen.findByRole("link", { name });
const ended = { match_over: true, match_winner: 0, scores: [121, 88] };

beforeEach(() => {
  localStorage.clear();
  location.hash = "";
});

test("the first visit has its own text, and one tap opens a game with the weakest opponent", async () => {
  const asked = lobby([]);
  expect(await screen.findByRole("heading", { level: 1, name: say.first.title })).toBeDefined();
  expect(screen.getByRole("heading", { name: say.steps })).toBeDefined();
  expect(screen.queryByRole("heading", { name: say.continue })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: say.first.play("Pat") }));
  await waitFor(() => expect(location.hash).toBe("#/room/new"));
  expect(opened(asked)).toEqual({
    rules: "standard",
    seats: [
      { name: "You", player: null, helped: false },
      { name: "Pat", player: "simple", helped: false },
    ],
  });
});

test("a tap on an opponent opens a standard game, and the menu key offers a custom one", async () => {
  const asked = lobby([game("a", ended)]);
  const card = await screen.findByRole("button", { name: /Kim.*Minds the crib/ });
  await fireEvent.contextMenu(card);
  const item = await screen.findByRole("menuitem", { name: say.customWith("Kim") });
  expect(document.activeElement).toBe(item);
  await fireEvent.keyDown(item, { key: "Escape" });
  expect(screen.queryByRole("menuitem")).toBeNull();
  await fireEvent.contextMenu(card);
  await fireEvent.click(await screen.findByRole("menuitem"));
  expect(location.hash).toBe("#/custom/steady");
  await fireEvent.click(card);
  await waitFor(() => expect(location.hash).toBe("#/room/new"));
  expect(opened(asked)).toMatchObject({ rules: "standard", seats: [{ player: null }, { name: "Kim", player: "steady" }] });
});

test("the last opponent is offered again with the same rules, and the loser deals", async () => {
  const asked = lobby([game("a", { ...ended, rules_text: "acc" })]);
  const title = await screen.findByRole("heading", { level: 1, name: "Kim wants her revenge." });
  expect(title).toBeDefined();
  await fireEvent.click(screen.getByRole("button", { name: say.first.play("Kim") }));
  await waitFor(() => expect(location.hash).toBe("#/room/new"));
  expect(opened(asked)).toMatchObject({ rules: "acc", seats: [{ name: "Ann" }, { name: "Steady" }], dealer: 1 });
});

test("an unfinished game is offered first", async () => {
  lobby([game("a"), game("b", ended)]);
  expect(await screen.findByRole("heading", { level: 1, name: say.waiting.mine("Kim") })).toBeDefined();
  expect(screen.getByRole("link", { name: say.waiting.resume }).getAttribute("href")).toBe("#/room/room-a");
});

test("an unfinished game shows its scores and whose turn it is", async () => {
  lobby([game("a", { match: "first_to:7", standing: { points: [3, 1], wins: [2, 0], games: 2 } }), game("b", { to_act: [1] })]);
  const way = await strip(/Continue:\s*Steady.*you 47, Steady 52.*Your turn/);
  expect(way.getAttribute("href")).toBe("#/room/room-a");
  expect(way.textContent).toContain("3");
  expect(screen.getByRole("link", { name: /Steady’s turn/ }).getAttribute("href")).toBe("#/room/room-b");
});

test("games where it is the player's turn come first", async () => {
  lobby([game("a", { to_act: [1] }), game("b"), game("c")]);
  const ways = (await screen.findAllByRole("article")).map((one) => one.querySelector("a")?.getAttribute("href"));
  expect(ways).toEqual(["#/room/room-b", "#/room/room-c"]);
});

test("two games are shown, and the others on request", async () => {
  lobby(["a", "b", "c"].map((name) => game(name)));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: say.allOpen(3) }));
  expect(screen.getAllByRole("article")).toHaveLength(3);
});

test("people at one device and partners are listed in full", async () => {
  const chairs = (...names: string[]): Summary["chairs"] =>
    names.map((name) => ({ name, player: name === "Steady" || name === "Kim" ? "steady" : null, helped: false }));
  lobby([
    game("a", { chairs: chairs("Ann", "Steady", "Bob"), own: [0, 2], scores: [20, 30, 10], targets: [121, 121, 121] }),
    game("b", { chairs: chairs("Steady", "Kim", "Ann", "Kim"), own: [2], scores: [20, 30] }),
  ]);
  expect(await strip(/Table of Ann, Steady and Bob.*Ann 20, Steady 30, Bob 10/)).toBeDefined();
  expect(await strip(/With Steady against Kim and Kim.*you 20, Kim and Kim 30/)).toBeDefined();
});

test("opponents show the results against them, and there are overall figures", async () => {
  const average = { role: null, theirs: 8, expected: 8.12 };
  const figures = {
    games: 4, wins: 3, skunks_given: 1, skunks_taken: 0, streak: 2, longest_streak: 2, averaged: 4,
    averages: [{ ...average, part: "hand", mine: 8.24 }, { ...average, part: "hand", role: "pone", mine: 7 }, { ...average, part: "crib", role: "dealer", mine: 4.5, expected: null }, { ...average, part: "pegging", mine: null }],
  };
  const opponents = [
    { name: "Kim", player: "steady", games: 3, wins: 2 },
    { name: "Kim 2", player: "steady:misses=runs", games: 1, wins: 1 },
    { name: "Ann", player: null, games: 5, wins: 5 },
  ];
  lobby([game("a", ended)], { "/api/history/figures": { figures, assisted: 2, opponents } });
  expect(await screen.findByRole("button", { name: /Kim.*Your record: 3 won, 1 lost/ })).toBeDefined();
  expect(screen.getByRole("button", { name: new RegExp(`Pat.*${say.notPlayed}`) })).toBeDefined();
  await screen.findByRole("heading", { name: recordWords.yourRecord });
  const shown = [...document.querySelectorAll("dd")].map((figure) => figure.textContent.trim());
  expect(shown).toEqual(["4", "3 75 %", `1 ${recordWords.taken(0)}`, `2 ${recordWords.best(2)}`]);
  const section = screen.getByRole("heading", { name: recordWords.yourRecord }).closest("section")!;
  expect([...section.querySelectorAll("li b")].map((points) => points.textContent)).toEqual(["8.2", "4.5"]);
  expect(section.textContent).toContain(recordWords.assisted(2));
  expect(screen.getByRole("link", { name: recordWords.statistics }).getAttribute("href")).toBe("#/statistics");
});

test("today's deals can be started and continued, and show par once played", async () => {
  const solo = { family: "square", rules_text: "bvs", deal: 202601011, day: WHOLE_MENU.day, targets: [], chairs: [{ name: "You", player: null, helped: false }] };
  const result = { total: 71, pars: [{ name: "par", least: 96, most: 96, scene: null, deals: [] }], engine: null, percentile: null, coming: false, share: "" };
  const asked = lobby([game("s", { ...solo, match_over: true, match_winner: 0, scores: [71] })], { "/api/rooms/room-s/result": result });
  expect(await screen.findByRole("link", { name: /Cribbage Square.*done.*71 points.*par 96/ })).toBeDefined();
  expect(screen.getByRole("img", { name: /Thursday/ })).toBeDefined();
  await fireEvent.click(screen.getByRole("button", { name: /Cribbage Solitaire/ }));
  await waitFor(() => expect(location.hash).toBe("#/room/new"));
  expect(opened(asked)).toEqual({ rules: "arnold", daily: true });
});

test("a game is deleted on the server together with its stored view, after confirmation", async () => {
  for (const room of ["room-a", "room-b"]) keep(room, { at: 3, events: 0, log: [] });
  const deleted: unknown[] = [];
  lobby([game("a"), game("b")], { "/api/history/delete": (asked: unknown) => deleted.push(asked) });
  const [first] = await screen.findAllByRole("article");
  await fireEvent.click(within(first!).getByRole("button", { name: say.menuOf("Steady") }));
  await fireEvent.click(await screen.findByRole("menuitem", { name: say.delete }));
  await fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: common.cancel }));
  expect(deleted).toEqual([]);
  await fireEvent.click(within(first!).getByRole("button", { name: say.menuOf("Steady") }));
  await fireEvent.click(await screen.findByRole("menuitem", { name: say.delete }));
  await fireEvent.click(await screen.findByRole("button", { name: recordWords.deleteYes }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  expect(deleted).toEqual([{ rooms: ["room-a"] }]);
  expect(recall("room-a")).toBeNull();
  expect(recall("room-b")).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: say.continue })));
});

test("the picture shows the cards and pegs of the last game", async () => {
  const table = { type: "Welcome", seat: 1, sides: [0, 1], targets: [121, 121], position: { scene: scene([60, 121], { hands: [["??"], ["4S"]], plays: [[0, "9C"], [1, "6H"]], starter: "7D" }) } };
  lobby([game("a")], { "/api/rooms/room-a": [table] });
  const pictures = (): string[] => [...document.querySelectorAll(".scene image")].map((image) => image.getAttribute("href") ?? "");
  await waitFor(() => expect(pictures().filter((picture) => picture.includes("face1-")).map((picture) => /face1-(..)/.exec(picture)?.[1])).toEqual(["7D", "4S", "6H"]));
  const pegs = [...document.querySelectorAll(".scene .peg")].map((peg) => peg.getAttribute("transform"));
  expect(pegs).toEqual(["translate(24 78)", "translate(24 14)", "translate(24 96)", "translate(449 96)"]);
});

test.each([
  { resigned: 0, told: say.again.youResigned(61, 35, say.justNow) },
  { resigned: null, told: say.again.youLost("Kim", 35, 61, say.justNow) },
])("only a game that was resigned is called so, whoever had more points: $resigned", async ({ resigned, told }) => {
  lobby([game("last", { scores: [61, 35], match_over: true, match_winner: 1, resigned, to_act: [], updated: new Date().toISOString() })]);
  expect(await screen.findByText(told)).toBeDefined();
});

test("a game can be resigned from its strip, after its cost is shown", async () => {
  const cost = { winners: [1], scores: [47, 52], points: 2, title: "skunk", resigned: 0, losses: [], out_of_time: false };
  const table = { type: "Welcome", seat: 0, sides: [0, 1], targets: [121, 121], position: { scene: scene([47, 52]), resigning: cost } };
  const sent: unknown[] = [];
  const room = (body: unknown): unknown => (body === undefined ? [table] : (sent.push(body), sent.length === 1 ? [{ type: "Refused", sentence: "It is over." }] : []));
  lobby([game("a")], { "/api/rooms/room-a": room });
  for (const outcome of ["refused", "resigned"]) {
    await fireEvent.click(await screen.findByRole("button", { name: say.menuOf("Steady") }));
    await fireEvent.click(await screen.findByRole("menuitem", { name: say.resign }));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText(/skunk, 2 game points for Steady/);
    await fireEvent.click(within(dialog).getByRole("button", { name: sheetWords.giveUpYes }));
    if (outcome === "refused") {
      expect((await within(dialog).findByRole("alert")).textContent).toContain("It is over.");
      await fireEvent.click(within(dialog).getByRole("button", { name: common.cancel }));
    }
  }
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ type: "GiveUp" }, { type: "GiveUp" }]);
  expect(screen.getByText(say.resigned)).toBeDefined();
});

test("a table of several people at this device cannot be resigned here", async () => {
  lobby([game("a", { own: [0, 1] })]);
  await fireEvent.click(await screen.findByRole("button", { name: /^More for the game/ }));
  expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent.trim())).toEqual([say.delete]);
});

test("a started deal of the day shows its cells", async () => {
  const solo = { family: "square", rules_text: "bvs", deal: 202601011, day: WHOLE_MENU.day, targets: [], chairs: [{ name: "You", player: null, helped: false }] };
  const grid = Array.from({ length: 16 }, (_, place) => (place === 0 || place === 5 ? "5H" : null));
  lobby([game("s", { ...solo, scores: [2] })], { "/api/rooms/room-s": [{ type: "Welcome", position: { scene: { type: "SquareScene", grid } } }] });
  await waitFor(() => expect([...document.querySelectorAll(".part rect")].map((cell, place) => (cell.classList.contains("done") ? place : -1)).filter((place) => place >= 0)).toEqual([0, 5]));
  expect(screen.getByRole("link", { name: /Cribbage Square.*2 of 16 cards placed/ })).toBeDefined();
});

test("an unreachable server is reported, and asked again", async () => {
  lobby(new Error("Something went wrong on the server."));
  expect((await screen.findByRole("alert")).textContent).toContain("went wrong");
  serve({ "/api/menu": WHOLE_MENU, "/api/rooms": [game("a")] });
  await fireEvent.click(screen.getByRole("button", { name: common.tryAgain }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("in an adjourned game it is nobody's turn, and games with a turn come first", async () => {
  lobby([game("stopped", { adjourned: true }), game("mine")]);
  const turns = (await screen.findAllByRole("article")).map((strip) => strip.querySelector(".turn")?.textContent);
  expect(turns).toEqual([say.yourTurn, say.adjourned]);
});
