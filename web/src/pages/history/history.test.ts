import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { keep, recall } from "../../game/memory";
import { common } from "../../lib/strings";
import type { FinishedGame, Figures, History, HistoryStatistics } from "../../protocol";
import { serve } from "../../testing/menu";
import { averageRows, percent, winColumns } from "./charts";
import { about, badge, headline, rulesName, scores, seriesOf } from "./games";
import HistoryPage from "./History.svelte";
import StatisticsPage from "./Statistics.svelte";
import { historyWords as say, statisticsWords } from "./strings";

const chair = (name: string, player: string | null = null) => ({ name, player, helped: false });

function game(more: Partial<FinishedGame> = {}): FinishedGame {
  return {
    room: "r1",
    number: 1,
    ended: "2026-11-22T12:00:00.000000+00:00",
    own: [0],
    chairs: [chair("Ann"), chair("Walter", "novice")],
    sides: [0, 1],
    family: "cribbage",
    rules_text: "standard",
    rules_words: "Six-card cribbage.",
    match: "single",
    deal: null,
    day: null,
    result: "won",
    scores: [121, 88],
    winners: [0],
    titles: ["", "skunk"],
    resigned: null,
    out_of_time: false,
    assisted: false,
    demonstrated: false,
    deals: 9,
    best: null,
    series: null,
    ...more,
  };
}

function history(games: FinishedGame[], more: Partial<History> = {}): History {
  return {
    games,
    next: null,
    found: games.length,
    total: games.length,
    opponents: [{ name: "Walter", player: "novice", games: games.length, wins: 1 }],
    rules: [{ rules_text: "standard", rules_words: "", alone: false, games: games.length, wins: 1 }],
    ...more,
  };
}

const FIGURES: Figures = {
  games: 3,
  wins: 2,
  skunks_given: 1,
  skunks_taken: 0,
  streak: 1,
  longest_streak: 1,
  averaged: 2,
  averages: [
    { part: "hand", role: null, mine: 8.5, theirs: 7, expected: 8 },
    { part: "crib", role: "dealer", mine: null, theirs: null, expected: 4.7 },
  ],
};
const STATISTICS: HistoryStatistics = {
  figures: FIGURES,
  apart: 4,
  course: [
    { first: 1, games: 2, wins: 1, ended: "2026-11-20T12:00:00.000000+00:00" },
    { first: 3, games: 1, wins: 1, ended: "2026-11-22T12:00:00.000000+00:00" },
  ],
  best: [{ room: "r1", number: 1, ended: "2026-11-22T12:00:00.000000+00:00", hand: { seat: 0, crib: true, cards: ["5H", "5D", "5C", "JS"], starter: "5S", points: 29 } }],
  opponents: [{ name: "Walter", player: "novice", games: 3, wins: 2 }],
  rules: [{ rules_text: "standard", rules_words: "", alone: false, games: 3, wins: 2 }],
};

beforeEach(() => localStorage.clear());

test.each([
  [{}, "Game 3 of a series, 2 : 1"],
  [{ own: [1], result: "lost" }, "Game 3 of a series, 1 : 2"],
  [{ match: "best_of:3" }, "Match 3 of a series, 2 : 1"],
  [{ own: [0, 1], result: "shared" }, "Game 3 of a series, 2 : 1"],
  [{ series: null }, ""],
] as [Partial<FinishedGame>, string][])("a game says which of a series it was, from where one sat: %o", (more, words) => {
  expect(seriesOf(game({ series: { id: "s1", match: 3, won: [2, 1] }, ...more }))).toBe(words);
});

test.each([
  [{}, "Beat Walter"],
  [{ result: "lost", winners: [1] }, "Lost to Walter"],
  [{ result: "lost", winners: [1], resigned: 0 }, "Resigned against Walter"],
  [{ resigned: 1 }, "Walter resigned"],
  [{ result: "lost", winners: [1], resigned: 0, out_of_time: true }, "Lost on time to Walter"],
  [{ resigned: 1, out_of_time: true }, "Beat Walter on time"],
  [{ own: [0, 1], result: "shared" }, "Ann beat Walter"],
  [{ chairs: [chair("Ann")], sides: [0], scores: [64], winners: [0], titles: [""], rules_text: "bvs", family: "square" }, "Won at Cribbage Square"],
  [{ chairs: ["Ann", "Mei", "Bob", "Pip"].map((name) => chair(name)), sides: [0, 1, 0, 1], own: [2] }, "Beat Mei and Pip"],
] as [Partial<FinishedGame>, string][])("a game is told from where one sat: %o", (more, words) => {
  expect(headline(game(more))).toBe(words);
});

test("the player's own score comes first, and partners share one", () => {
  expect(scores(game({ own: [1], result: "lost" }))).toEqual([
    { names: "you", score: 88 },
    { names: "Ann", score: 121 },
  ]);
  const partners = game({ chairs: ["Ann", "Mei", "Bob", "Pip"].map((name) => chair(name)), sides: [0, 1, 0, 1], own: [2] });
  expect(scores(partners)[0]).toEqual({ names: "Ann and you", score: 121 });
});

test("a badge shows the skunk given or taken", () => {
  expect(badge(game())).toBe("Skunk");
  expect(badge(game({ titles: ["", ""] }))).toBe("");
  const three = { chairs: ["Ann", "Mei", "Pip"].map((name) => chair(name)), sides: [0, 1, 2], scores: [50, 121, 100], winners: [1], result: "lost" } as const;
  expect(badge(game({ ...three, sides: [0, 1, 2], scores: [50, 121, 100], winners: [1], chairs: [...three.chairs], titles: ["double skunk", "", ""] }))).toBe("Double skunk");
  expect(badge(game({ ...three, sides: [0, 1, 2], scores: [100, 121, 50], winners: [1], chairs: [...three.chairs], titles: ["", "", "skunk"] }))).toBe("");
});

test("rules have the names used in the form, and their changes", () => {
  expect(rulesName("standard")).toBe("Standard");
  expect(rulesName("hoyle match=first_to:3 crib_flush=four")).toBe("Hoyle match (match first to 3, crib flush four)");
  expect(rulesName("bvs")).toBe("Cribbage Square");
});

test("a row gives the date, the rules and the help used", () => {
  expect(about(game({ match: "best_of:3", number: 2, assisted: true })).slice(1)).toEqual(["Standard", say.gameOfMatch(2), say.assisted]);
  expect(about(game({ scores: [60], deal: 7, demonstrated: true, assisted: true })).slice(1)).toEqual([say.deal(7), say.demonstrated]);
});

test("the marks of the averages are placed relative to the expected value", () => {
  const [hand, crib] = averageRows(FIGURES.averages);
  expect(hand?.expected).toBe(50);
  expect(50 - (hand?.theirs ?? 0)).toBeCloseTo(2 * ((hand?.mine ?? 0) - 50));
  expect([crib?.mine, crib?.theirs]).toEqual([null, null]);
  const [unknown] = averageRows([{ part: "hand", role: null, mine: 9, theirs: 7, expected: null }]);
  expect(unknown?.expected).toBeNull();
  expect((unknown?.mine ?? 0) + (unknown?.theirs ?? 0)).toBeCloseTo(100);
});

test("the share won so far covers all games up to then", () => {
  expect(winColumns(STATISTICS.course).map(({ share, running }) => [share, running])).toEqual([
    [0.5, 0.5],
    [1, 2 / 3],
  ]);
  expect([percent(2, 3), percent(0, 0)]).toEqual([67, 0]);
});

test("an empty history links to a game", async () => {
  serve({ "/api/history": history([]) });
  render(HistoryPage);
  expect(await screen.findByText(say.none)).toBeTruthy();
  expect(screen.getByRole("link", { name: say.play }).getAttribute("href")).toBe("#/");
  expect(screen.queryByRole("search")).toBeNull();
});

test("a search asks the server, and the next page follows the first", async () => {
  const asked = serve({ "/api/history?before=c1": history([game({ room: "r2" })]), "/api/history?text=walter": history([game()], { total: 9 }), "/api/history": history([game()], { next: "c1", found: 2, total: 2 }) });
  render(HistoryPage);
  await fireEvent.click(await screen.findByRole("button", { name: say.more }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: say.more })).toBeNull();
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "walter" } });
  expect(await screen.findByText(say.gamesOf(1, 9))).toBeTruthy();
  expect(asked.mock.lastCall?.[0]).toBe("/api/history?text=walter");
  await fireEvent.click(screen.getByRole("button", { name: say.clear }));
  expect(await screen.findByText(say.games(2))).toBeTruthy();
});

test("deleting asks first, and says that it cannot be undone", async () => {
  keep("r1", { at: 1, events: 0, log: [] });
  const asked = serve({ "/api/history/delete": {}, "/api/history": history([game()]) });
  render(HistoryPage);
  await fireEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
  let dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("This can’t be undone.");
  await fireEvent.click(within(dialog).getByRole("button", { name: common.cancel }));
  expect(asked.mock.calls.some(([path]) => path === "/api/history/delete")).toBe(false);
  await fireEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  dialog = await screen.findByRole("dialog");
  await fireEvent.click(within(dialog).getByRole("button", { name: say.delete }));
  await screen.findByText(say.deleted(1));
  const [, sent] = asked.mock.calls.find(([path]) => path === "/api/history/delete") ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({ rooms: ["r1"] });
  expect(recall("r1")).toBeNull();
});

test("several games can be selected and deleted together, a match once", async () => {
  const match = { room: "m", match: "best_of:3" };
  const asked = serve({ "/api/history/delete": {}, "/api/history": history([game({ ...match, number: 2 }), game({ ...match, number: 1 }), game()]) });
  render(HistoryPage);
  await fireEvent.click(await screen.findByRole("button", { name: say.select }));
  for (const box of screen.getAllByRole("checkbox")) await fireEvent.click(box);
  expect(screen.getByText(say.selected(3))).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: say.deleteSelected }));
  const dialog = await screen.findByRole("dialog", { name: say.deleteTitle(3) });
  expect(dialog.textContent).toContain(say.deleteMatch);
  await fireEvent.click(within(dialog).getByRole("button", { name: say.delete }));
  await screen.findByText(say.deleted(3));
  const [, sent] = asked.mock.calls.find(([path]) => path === "/api/history/delete") ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({ rooms: ["m", "r1"] });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("an unreachable server is reported, and asked again", async () => {
  serve({ "/api/history": new Error("Something went wrong on the server.") });
  render(HistoryPage);
  expect((await screen.findByRole("alert")).textContent).toContain("went wrong");
  serve({ "/api/history": history([game()]) });
  await fireEvent.click(screen.getByRole("button", { name: common.tryAgain }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("every chart of the statistics has its table", async () => {
  serve({ "/api/history/statistics?assisted=false": STATISTICS, "/api/history": history([game()]) });
  const { container } = render(StatisticsPage);
  await screen.findByRole("heading", { name: statisticsWords.averages });
  const charts = [statisticsWords.averages, statisticsWords.course, statisticsWords.opponents, statisticsWords.rules];
  expect([...container.querySelectorAll("table caption")].map(({ textContent }) => textContent)).toEqual(charts);
  const [averages] = [...container.querySelectorAll("table")];
  expect([...(averages?.querySelectorAll("tbody tr:first-child > *") ?? [])].map(({ textContent }) => textContent)).toEqual(["Hand", "8.50", "7.00", "8.00"]);
  expect(container.textContent).toContain(statisticsWords.apartAssisted(4));
  expect(container.textContent).toContain(statisticsWords.averagedUsual(2, 3));
});

test("solo statistics are shown in the same place", async () => {
  const none = { games: 0, wins: 0, best: null, mean: null, streak: 0, longest_streak: 0, bars: [] };
  const alone = { games: 2, wins: 1, best: 70, mean: 60, streak: 1, longest_streak: 1, bars: [{ least: 50, games: 1 }, { least: 70, games: 1 }] };
  serve({
    "/api/statistics?rules=bvs": { rules_text: "bvs", rules_words: "", width: 5, alone, assisted: none },
    "/api/history/statistics?assisted=false": STATISTICS,
    "/api/history": history([game()], { rules: [{ rules_text: "bvs", rules_words: "", alone: true, games: 2, wins: 1 }] }),
  });
  render(StatisticsPage);
  await fireEvent.change(await screen.findByLabelText(say.game), { target: { selectedIndex: 1 } });
  expect(await screen.findByText("60.0")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: statisticsWords.averages })).toBeNull();
});
