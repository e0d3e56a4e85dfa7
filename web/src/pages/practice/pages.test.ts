import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../lib/api";
import type { ExploredOption, PuzzleAnswer, PuzzleCard, TrainerItem } from "../../protocol";
import { serve } from "../../testing/menu";
import Mistakes from "./Mistakes.svelte";
import Drill from "./Drill.svelte";
import Practice from "./Practice.svelte";
import Puzzle from "./Puzzle.svelte";

const POSITION = {
  text: "d.0-0.4D4H5D5H8DTC", what: "discard", dealer: true, scores: [0, 0], target: 121, rules_text: "standard",
  hand: ["4D", "4H", "5D", "5H", "8D", "TC"], discarded: [], starter: null, plays: [], count_from: 0, count: 0,
} satisfies PuzzleCard["position"];
const DAILY: PuzzleCard = { key: "abc", kind: "discard", rating: 1500, position: POSITION, day: "2026-11-23" };
const THEMES = { puzzles: 1, themes: [{ theme: "discard", name: "Discards", puzzles: 1 }], solver: null };
const RECORD = [{ drill: "discard", answers: 4, right: 3, seconds: 6.2, loss: 0.01, items: 2, due: 1 }];

function option(cards: string[]): ExploredOption {
  const figure = { value: 1, error: null };
  const unknown = { play: null, win: figure, match: null, spread: null, loss: null, often: null, now: null };
  return { ...unknown, action: { type: "discard", seat: 0, cards }, cards, total: figure, hand: figure, crib: figure, best_starters: [], worst_starters: [], starters: [], mistakes: [] } as ExploredOption;
}
const BEST = option(["8D", "TC"]);
function answered(cards: string[], solved: boolean): PuzzleAnswer {
  const verdict = { right: solved, band: solved ? "none" : "blunder", loss: { value: solved ? 0 : 0.06, error: null }, points: 0, mixed: false, chosen: solved ? BEST : option(cards), best: BEST } as const;
  return { solved, natural: false, verdict, rated: false, rating: 1500, solver: null };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
});

test("a server that cannot be reached is one sentence on every page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  for (const show of [() => render(Puzzle, { puzzle: "daily" }), () => render(Drill, { drill: "play" }), () => render(Practice)]) {
    const { unmount } = show();
    expect((await screen.findByRole("alert")).textContent).toContain("The game server cannot be reached");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    unmount();
  }
});

test("an unknown puzzle is one sentence, with the way to others", async () => {
  serve({ "/api/puzzles/nothing": new Refusal("There is no puzzle nothing.", 400) });
  render(Puzzle, { puzzle: "nothing" });
  expect((await screen.findByRole("alert")).textContent).toContain("There is no puzzle nothing.");
  expect(screen.getByRole("link", { name: "More puzzles" }).getAttribute("href")).toBe("#/puzzles");
});

test("the puzzle of the day tells the solution only when it is over", async () => {
  const asked = serve({
    "/api/puzzles/daily": DAILY,
    "/api/puzzles": THEMES,
    "/api/explore": { options: [BEST] },
    "/api/puzzles/abc": ({ cards }: { cards: string[] }) => answered(cards, cards.includes("8D")),
  });
  render(Puzzle, { puzzle: "daily" });
  await screen.findByRole("button", { name: "eight of diamonds" });
  for (const tries of ["2 tries left.", "One try left."]) {
    await fireEvent.keyDown(window, { key: tries.startsWith("2") ? "1" : "2" });
    if (tries.startsWith("2")) await fireEvent.keyDown(window, { key: "3" });
    await fireEvent.keyDown(window, { key: "Enter" });
    await waitFor(() => expect(document.querySelector(".verdict")?.textContent).toContain(tries));
    expect(document.body.textContent).not.toContain("Best was");
    expect(asked.mock.calls.map(([path]) => path)).not.toContain("/api/explore");
  }
  await fireEvent.click(screen.getByRole("button", { name: "eight of diamonds" }));
  await fireEvent.click(screen.getByRole("button", { name: "ten of clubs" }));
  await fireEvent.keyDown(window, { key: "Enter" });
  expect(await screen.findByRole("heading", { name: "Solved!" })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("fifteentwo.daily") ?? "")).toEqual({ "2026-11-23": ["blunder", "blunder", "none"] });
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(document.body.textContent).toContain("Copy this: fifteentwo 2026-11-23 \u{1f7e5}\u{1f7e5}\u{1f7e9}"));
});

test("the mistakes of a game come one after the other, and at the end it is told how many were right", async () => {
  const item: TrainerItem = { drill: "discard", again: false, position: POSITION, hand: null };
  const graded = ({ cards }: { cards: string[] }): unknown => {
    const { solved, verdict } = answered(cards, cards.includes("8D"));
    return { right: solved, due: solved ? null : new Date(Date.now() + 600_000).toISOString(), verdict, points: null, combos: [] };
  };
  serve({ "/api/reviews/room/2/mistakes?seat=1": { items: [item, item] }, "/api/trainer": graded, "/api/explore": { options: [BEST] } });
  render(Mistakes, { source: "room", number: 2, seat: 1 });
  for (const [place, cards] of [["1 of 2", ["four of diamonds", "four of hearts"]], ["2 of 2", ["eight of diamonds", "ten of clubs"]]] as const) {
    expect(await screen.findByText(place)).toBeTruthy();
    for (const name of cards) await fireEvent.click(screen.getByRole("button", { name }));
    await fireEvent.keyDown(window, { key: "Enter" });
    await screen.findByRole("heading", { name: place.startsWith("1") ? "Not the best" : "Right!" });
    expect(document.body.textContent?.includes("It comes back in 10 minutes.")).toBe(place.startsWith("1"));
    await fireEvent.click(screen.getByRole("button", { name: "Next position" }));
  }
  expect((await screen.findByRole("status")).textContent).toContain("1 of 2 right");
  expect(screen.getByRole("link", { name: "Back to the review" }).getAttribute("href")).toBe("#/review/room/2");
  await fireEvent.click(screen.getByRole("button", { name: "Once more" }));
  expect(await screen.findByText("1 of 2")).toBeTruthy();
});

test("one's own mistakes lead to the trainer with most of them due, also that of counts", async () => {
  for (const [drill, address] of [["count", "#/learn/count/mistakes"], ["play", "#/practice/play/mistakes"]] as const) {
    serve({
      "/api/puzzles/daily": DAILY,
      "/api/puzzles": THEMES,
      "/api/trainer": [...RECORD, { ...RECORD[0], drill, due: 3 }],
      "/api/rating/mistakes": { added: 2 },
    });
    const { unmount } = render(Practice, { mistakes: true });
    await waitFor(() => expect(location.hash).toBe(address));
    unmount();
  }
});

test("a trainer with nothing due says so, and offers other positions", async () => {
  serve({
    "/api/trainer/next?drill=discard&source=mistakes": new Refusal("Nothing you missed is waiting.", 400),
    "/api/trainer": RECORD,
    "/api/puzzles": THEMES,
  });
  render(Drill, { drill: "discard", source: "mistakes" });
  expect((await screen.findByRole("alert")).textContent?.trim()).toBe("Nothing you missed is waiting.");
  expect(screen.getByRole("combobox", { name: "What to practise" })).toBeTruthy();
});

test("a trainer keeps score, and tells when a missed position comes back", async () => {
  const item: TrainerItem = { drill: "discard", again: true, position: POSITION, hand: null };
  serve({
    "/api/trainer/next?drill=discard&source=any": item,
    "/api/trainer": (given?: unknown) => (given === undefined ? RECORD : { right: false, due: new Date(Date.now() + 600_000).toISOString(), verdict: answered(["4D", "4H"], false).verdict, points: null, combos: [] }),
    "/api/puzzles": THEMES,
    "/api/explore": { options: [BEST] },
  });
  render(Drill, { drill: "discard" });
  expect(await screen.findByText("You missed this one before.")).toBeTruthy();
  await fireEvent.click(await screen.findByRole("button", { name: "four of diamonds" }));
  await fireEvent.click(screen.getByRole("button", { name: "four of hearts" }));
  await waitFor(() => expect(screen.getByRole("region", { name: "How it goes" }).textContent).toContain("75 %"));
  await fireEvent.click(screen.getByRole("button", { name: "Throw 4♦ 4♥" }));
  await waitFor(() => expect(document.querySelector(".verdict")?.textContent).toContain("It comes back in 10 minutes."));
  expect(document.querySelector(".verdict")?.textContent).toContain("Best was 8♦ 10♣");
});
