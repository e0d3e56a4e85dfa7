import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Game } from "../game/game.svelte";
import type { CribbageRules, FromPage, Presence } from "../protocol";
import { isMuted } from "../game/invited";
import { DEFAULTS } from "../lib/settings.svelte";
import { NOTHING, table as tableOf, updates as news, welcome, type CribbageUpdate as Update } from "../testing/game";
import Crib from "./Crib.svelte";
import TableView from "./TableView.svelte";

let sent: FromPage[] = [];

/** The table after entry `at`, with the entries up to `to` still to be shown. */
function sit(at: number, to = at): Game<"cribbage"> {
  sent = [];
  const table = tableOf({
    send: (message) => sent.push(message) > 0,
    settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0 },
  });
  const position = at === 1 ? welcome.position : (news.find((one) => one.at === at) as Update).position;
  table.hear({ ...welcome, at, position });
  for (const one of news) if (one.at > at && one.at <= to) table.hear(one);
  render(TableView, { game: table, lost: false });
  return table;
}

const root = (): HTMLElement => document.querySelector("[data-phase]") as HTMLElement;
const big = (): HTMLElement => document.querySelector("[data-primary]") as HTMLElement;
const hand = (): HTMLElement => screen.getByRole("group", { name: "Your hand" });
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

/** The last entry after which seat 0 must choose in this phase. */
function choosing(phase: string, fits: (one: Update) => boolean = () => true): number {
  const found = news.find((one) => one.position.scene.phase === phase && one.position.offer.legal.length > 0 && fits(one));
  if (found === undefined) throw new Error(`nobody chooses in ${phase}`);
  return found.at;
}

beforeEach(() => localStorage.clear());

test("number keys raise two cards and Enter sends them; nothing leaves the hand before", async () => {
  const at = choosing("discard");
  const table = sit(at);
  expect(root().dataset).toMatchObject({ phase: "discard", turn: "me", busy: "false" });
  expect(big().getAttribute("aria-disabled")).toBe("true");
  await key("1");
  await key("3");
  const raised = hand().querySelectorAll('[aria-pressed="true"]');
  expect(raised).toHaveLength(2);
  expect(big().textContent).toMatch(/^Throw .+ to (my|Simple’s) crib$/);
  expect(sent).toEqual([]);
  await key("3");
  await key("4");
  await key("Enter");
  const cards = [table.scene?.hands[0]?.[0], table.scene?.hands[0]?.[3]];
  expect(sent).toEqual([{ type: "Act", action: { type: "discard", seat: 0, cards }, at }]);
});

test("a game without a crib shows none, and names nobody's", () => {
  const rules = welcome.rules as CribbageRules;
  const table = tableOf({}, [0]);
  table.hear({ ...welcome, rules: { ...rules, crib: "none", cards_dealt: 4, discards: 0 }, position: { ...welcome.position, scene: { ...welcome.position.scene, phase: "starter", deals: 1 } } });
  render(TableView, { game: table, lost: false });
  expect(document.querySelector("[data-zone=stock]")).not.toBeNull();
  expect(document.querySelector("[data-anchor=crib]")).toBeNull();
  expect(screen.queryByText(/crib/)).toBeNull();
});

test("a spectator sees the discards of every seat in the crib, face down", () => {
  const props = { owner: "Ann’s crib", side: 0, dealt: [], slots: 4 };
  const label = (discarded: string[][], seat: number): string | null => {
    cleanup();
    const { container } = render(Crib, { ...props, discarded, seat });
    return container.querySelector("[data-anchor=crib]")?.getAttribute("aria-label") ?? null;
  };
  expect(label([["??", "??"], ["??", "??"]], 0)).toBe("Ann’s crib: 4 cards");
  expect(label([["5H", "6C"], ["??", "??"]], 0)).toMatch(/^Ann’s crib: 4 cards\. /);
});

test("screen readers hear the cards that were dealt, and which card a number raises", async () => {
  const table = sit(choosing("discard"));
  const said = (): string => hand().previousElementSibling?.textContent ?? "";
  const names = [...hand().querySelectorAll("button")].map((card) => card.ariaLabel);
  expect(names).toHaveLength(6);
  expect(said()).toBe(`Your hand: ${names.join(", ")}`);
  await key("2");
  expect(said()).toBe(names[1]);
  // A card that has the focus says itself that it is pressed.
  hand().querySelectorAll("button")[2]?.focus();
  await key("3");
  expect(said()).toBe("");
  expect(table.mine).toBe(true);
});

const DISK_FULL = "The game cannot be saved: the disk is full. Nothing is lost.";
const bar = (): HTMLElement => screen.getByRole("contentinfo");

test("an action that could not be saved is reported beside the button, and can be retried", async () => {
  const at = choosing("discard");
  const table = sit(at);
  await key("1");
  await key("3");
  await key("Enter");
  expect(big().getAttribute("aria-disabled")).toBe("true");
  table.hear({ type: "Refused", sentence: DISK_FULL, code: "", arguments: {} });
  await waitFor(() => expect(bar().textContent).toContain(DISK_FULL));
  expect(hand().querySelectorAll('[aria-pressed="true"]')).toHaveLength(2);
  expect(big().getAttribute("aria-disabled")).toBe("false");
  await key("Enter");
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  await waitFor(() => expect(bar().textContent).not.toContain(DISK_FULL));
  table.hear(news.find((one) => one.at === at + 1) as Update);
  await waitFor(() => expect(root().dataset.busy).toBe("false"));
  expect(bar().textContent).not.toContain(DISK_FULL);
});

test("a take-back that could not be saved is reported until the table is set back", async () => {
  const { at } = news.find(({ position }) => position.can_take_back && position.offer.legal.length > 0) as Update;
  const table = sit(at);
  await key("u");
  table.hear({ type: "Refused", sentence: DISK_FULL, code: "", arguments: {} });
  await waitFor(() => expect(bar().textContent).toContain(DISK_FULL));
  await key("u");
  expect(sent).toEqual([{ type: "TakeBack" }, { type: "TakeBack" }]);
  table.hear({ type: "Refused", sentence: DISK_FULL, code: "", arguments: {} });
  table.hear({ ...welcome, at: at + 1 });
  await waitFor(() => expect(bar().textContent).not.toContain(DISK_FULL));
});

test("a third card is refused with the reason", async () => {
  sit(choosing("discard"));
  for (const name of ["1", "2", "3"]) await key(name);
  expect(hand().querySelectorAll('[aria-pressed="true"]')).toHaveLength(2);
  expect(document.querySelector(".trouble")?.textContent).toMatch(/Only two/);
});

test("a tap plays a card that fits", async () => {
  const at = choosing("play");
  const table = sit(at);
  const [action] = table.legal;
  if (action?.type !== "play") throw new Error("nothing to play");
  await fireEvent.click(hand().querySelector(`[data-card="${action.card}"]`) as HTMLElement);
  expect(sent).toEqual([{ type: "Act", action, at }]);
});

test("a card that would pass 31 is refused with the count", async () => {
  const tooMuch = (one: Update): boolean => one.position.offer.legal.length < (one.position.scene.hands[0]?.length ?? 0);
  const table = sit(choosing("play", tooMuch));
  const legal = table.legal.map((action) => (action.type === "play" ? action.card : ""));
  const not = table.scene?.hands[0]?.find((card) => !legal.includes(card)) ?? "";
  const button = hand().querySelector(`[data-card="${not}"]`) as HTMLElement;
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button);
  expect(sent).toEqual([]);
  expect(document.querySelector("footer [role=status] .trouble")?.textContent).toBe(`Over 31: the count is ${table.scene?.count}`);
  await key("ArrowRight");
  await fireEvent.click(hand().querySelector(`[data-card="${legal[0]}"]`) as HTMLElement);
  expect(document.querySelector(".trouble")).toBeNull();
});

test("arrow keys move along the hand, and Enter plays the focused card", async () => {
  const at = choosing("play");
  const table = sit(at);
  await key("ArrowRight");
  expect(document.activeElement?.getAttribute("data-card")).toBe(table.scene?.hands[0]?.[0]);
  await key("ArrowRight");
  await key("ArrowLeft");
  await key("Enter");
  expect(sent).toHaveLength(1);
});

test("events are announced to screen readers and logged", async () => {
  const table = sit(1, 4);
  expect(root().dataset).toMatchObject({ phase: "cut", gate: "cut", busy: "true" });
  expect(big().textContent).toBe("Cut");
  await fireEvent.click(big());
  await waitFor(() => expect(root().dataset.gate).toBe("deal"));
  await fireEvent.click(big());
  await waitFor(() => expect(root().dataset.busy).toBe("false"));
  expect(screen.getByRole("log").textContent).toMatch(/You cut .*Simple cuts/);
  expect(table.log.at(-1)?.text).toMatch(/deals?\.$/);
  await fireEvent.click(screen.getByRole("button", { name: "Log" }));
  expect((await screen.findByRole("dialog")).textContent).toMatch(/You cut/);
});

test("each hand of the show waits, and is counted in lines and as a table", async () => {
  const shows = news.find(({ told }) => told.filter(({ event }) => event.type === "Shown").length === 3) as Update;
  sit(shows.at - 1, shows.at);
  await waitFor(() => expect(root().dataset.gate).toBe("continue"));
  const first = shows.told.find(({ event }) => event.type === "Shown");
  const region = document.querySelector("section.show") as HTMLElement;
  for (const line of first?.lines ?? []) expect(region.textContent).toContain(line.words);
  for (const { name, points } of first?.groups ?? []) expect(region.textContent).toContain(`${name} ${points}`);
  expect(document.querySelectorAll(".laid.started img")).toHaveLength(5);
});

test("the end shows the score, the margin and what to do next", async () => {
  const last = news.at(-1) as Update;
  sit(last.at);
  expect(root().dataset.phase).toBe("over");
  const card = await screen.findByRole("region", { name: /wins?[.!]$/ });
  expect(card.textContent).toContain(last.position.outcome?.scores.join(" – "));
  expect(big().textContent).toBe("Rematch");
  expect(screen.queryByRole("button", { name: /hint|review|share/i })).toBeNull();
  expect(card.textContent).not.toContain("hints");
});

test("a game with hints says so at its end", async () => {
  const last = news.at(-1) as Update;
  const table = sit(last.at);
  table.hear({ ...welcome, at: last.at + 1, position: { ...last.position, assisted: [0] } });
  await waitFor(() => expect(document.querySelector("section.over")?.textContent).toContain("You had help."));
});

test("a plate says who is away, and the title of the window whose turn it is", async () => {
  const at = choosing("discard");
  const table = sit(at);
  expect(document.title).toMatch(/^Your turn · /);
  expect(screen.queryByText("away")).toBeNull();
  table.about = { ...welcome, chairs: welcome.chairs.map((chair) => ({ ...chair, player: null })) };
  table.hear({ type: "Presence", here: [0], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  await screen.findByText("away");
  table.hear({ type: "Presence", here: [0, 1], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  await waitFor(() => expect(screen.queryByText("away")).toBeNull());
  table.sent = true;
  await waitFor(() => expect(document.title).not.toContain("Your turn"));
});

test("a spectator sees the backs of both hands, everybody by name, and nothing to press", async () => {
  const at = choosing("discard");
  const last = news.at(-1) as Update;
  const backs = { hands: [0, 1].map(() => Array<string>(6).fill("??")) };
  const position = { ...(news.find((one) => one.at === at) as Update).position, offer: { ...last.position.offer, legal: [] } };
  const table = tableOf({ send: (message) => sent.push(message) > 0 });
  table.hear({ ...welcome, seat: null, at, position: { ...position, scene: { ...position.scene, ...backs } } });
  sent = [];
  const { unmount } = render(TableView, { game: table, lost: false });
  expect(document.querySelectorAll(".backs .card")).toHaveLength(12);
  expect(screen.queryByText("You")).toBeNull();
  expect(document.title).toBe(`0 – 0 · ${welcome.chairs.map(({ name }) => name).join(" and ")} · fifteentwo`);
  await key("1");
  await key("Enter");
  expect(document.querySelector("[data-primary]")).toBeNull();
  unmount();
  table.hear({ ...welcome, seat: null, at: last.at, position: last.position });
  render(TableView, { game: table, lost: false });
  await screen.findByText(/wins/);
  expect(document.querySelector("[data-primary]")).toBeNull();
  table.nextGame();
  expect(sent).toEqual([]);
});

test("a button says who watches", async () => {
  const table = sit(choosing("discard"));
  table.hear({ type: "Presence", here: [0, 1], open: [], spectators: ["Max", "Zoe"], stand_ins: [], replaceable: [], gone: [] });
  await fireEvent.click(await screen.findByRole("button", { name: "Watching: Max and Zoe" }));
  table.hear({ type: "Presence", here: [0, 1], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  await waitFor(() => expect(screen.queryByRole("button", { name: /Watching/ })).toBeNull());
});

test("somebody who is away too long can be replaced by the computer until they are back", async () => {
  const at = choosing("discard");
  const table = sit(at);
  const presence = (stand_ins: number[], replaceable: number[]): Presence => ({ type: "Presence", here: [0], open: [], spectators: [], stand_ins, replaceable, gone: [] });
  const position = { ...(news.find((one) => one.at === at) as Update).position, to_act: [1] };
  const chairs = ["Ann", "Bea"].map((name) => ({ name, player: null, helped: false }));
  table.hear({ ...welcome, chairs, at: at + 1, position });
  table.hear(presence([], []));
  await screen.findByText("away");
  table.hear(presence([], [1]));
  const button = await screen.findByRole("button", { name: "Let the computer play for Bea" });
  await screen.findByText("Bea has been away for a while.");
  await fireEvent.click(screen.getByRole("button", { name: "Adjourn the game" }));
  await fireEvent.click(button);
  expect(sent).toEqual([{ type: "Propose", matter: "adjourn" }, { type: "StandIn", seat: 1 }]);
  table.hear(presence([1], []));
  await screen.findByText("the computer plays");
  expect(screen.queryByText("away")).toBeNull();
});

test("what somebody proposes is answered above the table, and one's own proposal waits for the others", async () => {
  const table = sit(choosing("discard"));
  table.about = { ...welcome, chairs: ["Ann", "Bea"].map((name) => ({ name, player: null, helped: false })) };
  table.hear({ ...NOTHING, matter: "take_back", proposer: 1, agreed: [1] });
  await screen.findByText("Bea asks to take back the last move.");
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(sent).toEqual([{ type: "Respond", yes: true }, { type: "Respond", yes: false }]);
  table.hear({ ...NOTHING, matter: "adjourn", proposer: 0, agreed: [0] });
  await screen.findByText(/Waiting for Bea/);
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  table.hear({ ...NOTHING, declined: [[0, "adjourn"]] });
  await screen.findByText("The answer is no.");
  table.hear({ ...NOTHING, adjourned: true });
  await fireEvent.click(await screen.findByRole("button", { name: "Play on" }));
  expect(sent.at(-1)).toEqual({ type: "Propose", matter: "go_on" });
});

test("somebody who comes back is told what the computer has done for them, until they close it", async () => {
  const table = sit(choosing("discard"));
  table.about = { ...welcome, chairs: ["Ann", "Bea"].map((name) => ({ name, player: null, helped: false })) };
  const stood_in = [1, 0].map((seat) => ({ seat, name: "Arthur", choices: 7 - seat, deal: 3, game: 1 }));
  table.hear({ ...NOTHING, stand_ins: [0], stood_in });
  expect(screen.queryByText(/While you were away/)).toBeNull();
  table.hear({ ...NOTHING, stood_in });
  await screen.findByText("While you were away, Arthur (the computer) played for you: 7 choices, from deal 3 on.");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(/While you were away/)).toBeNull();
});

test("people elsewhere say preset phrases, and can be muted", async () => {
  const at = choosing("discard");
  const table = sit(at);
  expect(screen.queryByRole("button", { name: "Say something" })).toBeNull();
  const chairs = ["Ann", "Bea"].map((name) => ({ name, player: null, helped: false }));
  table.about = { ...welcome, chairs };
  table.hear({ type: "Presence", here: [0, 1], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  table.hear({ type: "Said", seat: 1, phrase: "laughter" });
  await screen.findByText("Ha ha!", { selector: ".bubble" });
  expect(table.log.at(-1)?.text).toBe("Bea: Ha ha!");
  await fireEvent.click(await screen.findByRole("button", { name: "Say something" }));
  const mute = await screen.findByRole("switch", { hidden: true });
  await fireEvent.click(mute);
  expect(isMuted(table.room)).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Good luck!", hidden: true }));
  expect(sent).toEqual([{ type: "Say", phrase: "good-luck" }]);
  const lines = table.log.length;
  table.hear({ type: "Said", seat: 1, phrase: "hello" });
  table.hear({ type: "Said", seat: 0, phrase: "good-luck" });
  await screen.findByText("Good luck!", { selector: ".bubble" });
  expect(screen.queryByText("Hello!")).toBeNull();
  expect(table.log).toHaveLength(lines + 1);
});

test("the table is drawn in several frames, and is busy until then", async () => {
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  try {
    const table = sit(choosing("discard"));
    let drawn = false;
    void table.drawn.then(() => (drawn = true));
    expect(document.querySelector("header nav")).not.toBeNull();
    expect(screen.queryByRole("img", { name: /board/i })).toBeNull();
    expect(await screen.findByRole("img", { name: /board/i })).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Your hand" })).toBeNull();
    expect([root().dataset.busy, drawn]).toEqual(["true", false]);
    await waitFor(() => expect(root().dataset.busy).toBe("false"));
    expect(drawn).toBe(true);
    expect(hand().querySelectorAll("[data-card]")).toHaveLength(6);
    expect(document.querySelector('[data-zone="centre"]')).not.toBeNull();
  } finally {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
  }
});

test("a table that is left before it is drawn completely holds nothing up", async () => {
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  try {
    const table = sit(choosing("discard"));
    cleanup();
    await table.drawn;
    expect(document.querySelector("[data-phase]")).toBeNull();
  } finally {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
  }
});
