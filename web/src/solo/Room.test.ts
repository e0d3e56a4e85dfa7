import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../api";
import { reset, settings } from "../settings.svelte";
import { serve } from "../testing/menu";
// A Cribbage Square before its last card, a hint for it, what comes of it (its eight lines are not counted out), the verdict.
import square from "./game.json";
import Room from "./Room.svelte";
import { strings } from "./strings";

const DISK_FULL = "The game cannot be saved: the disk is full. Nothing is lost.";
const full = new Refusal(DISK_FULL, 503);
const open = (): HTMLElement => document.querySelector("[data-open=true]") as HTMLElement;
const bar = (): HTMLElement => screen.getByRole("contentinfo");
const strength = (): string | null => document.querySelector(".prompt .hint")?.textContent ?? null;
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.body, { key: name });

type Answers = Record<"act" | "undo" | "hint", unknown>;

/** Opens the game; `answers` are those of the server to each wish, and may be changed later. */
async function sit(answers: Partial<Answers> = {}): Promise<{ answers: Partial<Answers>; asked: (path: string) => number }> {
  const path = "/api/solo/abc";
  const fetched = serve({
    [path]: square.game,
    [`${path}/verdict`]: square.verdict,
    [`${path}/act`]: () => answers.act ?? square.news,
    [`${path}/undo`]: () => answers.undo,
    [`${path}/hint?aim=points`]: () => answers.hint ?? square.hint,
  });
  render(Room, { id: "abc" });
  await waitFor(() => expect(open()).not.toBeNull());
  return { answers, asked: (name) => fetched.mock.calls.filter(([to]) => String(to).startsWith(`${path}/${name}`)).length };
}

beforeEach(() => {
  localStorage.clear();
  reset();
  Object.assign(settings, { botPace: "instant", countSpeed: 0 });
  Element.prototype.scrollIntoView = vi.fn();
});

test("the game is the one heading of the first level", async () => {
  await sit();
  expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["Cribbage Square"]);
});

test("a game that is not there has its heading too", async () => {
  serve({ "/api/solo/abc": new Refusal("There is no such game.", 404) });
  render(Room, { id: "abc" });
  expect((await screen.findByRole("alert")).textContent).toBe(strings.gone);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(strings.title);
});

test("the end of the game puts the hint away, and none is offered any more", async () => {
  const { asked } = await sit();
  await key("h");
  await waitFor(() => expect(strength()).toBe(square.hint.nudge));
  await key("h");
  await waitFor(() => expect(strength()).toBe(square.hint.words));
  await fireEvent.click(open());
  await waitFor(() => expect(document.querySelector("[data-verdict]")).not.toBeNull());
  expect(strength()).toBeNull();
  expect(bar().textContent).toContain(strings.prompts.over(false));
  expect(screen.queryByRole("button", { name: /hint/i })).toBeNull();
  await key("h");
  expect(asked("hint")).toBe(1);
});

test("a card that could not be saved is told in the bar, and can be laid down again", async () => {
  const { answers, asked } = await sit({ act: full });
  await fireEvent.click(open());
  await waitFor(() => expect(bar().textContent).toContain(DISK_FULL));
  expect(open()).not.toBeNull();
  delete answers.act;
  await fireEvent.click(open());
  expect(asked("act")).toBe(2);
  await waitFor(() => expect(document.querySelector("[data-verdict]")).not.toBeNull());
  expect(bar().textContent).not.toContain(DISK_FULL);
});

test("nor is anything lost where taking back or a hint could not be saved", async () => {
  const { answers } = await sit({ undo: full, hint: full });
  await key("u");
  await waitFor(() => expect(bar().textContent).toContain(DISK_FULL));
  expect(screen.getByRole("log").textContent).not.toContain(strings.log.undone);
  answers.undo = { told: [], position: square.game.position };
  await key("u");
  await waitFor(() => expect(screen.getByRole("log").textContent).toContain(strings.log.undone));
  expect(bar().textContent).not.toContain(DISK_FULL);
  await key("h");
  await waitFor(() => expect(bar().textContent).toContain(DISK_FULL));
  delete answers.hint;
  await key("h");
  await waitFor(() => expect(bar().textContent).toContain(square.hint.nudge));
});
