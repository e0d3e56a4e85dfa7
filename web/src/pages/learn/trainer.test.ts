import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { Refusal } from "../../lib/api";
import { serve } from "../../testing/menu";
import Learn from "./Learn.svelte";

const ITEM = { drill: "count", again: false, position: null, hand: { text: "h.5C5D5HJS.5S", hand: ["5C", "5D", "5H", "JS"], starter: "5S", crib: false } };
const THEMES = { puzzles: 0, themes: [], solver: null, counts: [{ theme: "nobs", name: "His nobs" }, { theme: "nothing", name: "Hands worth nothing" }] };

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/learn/count";
});

test("the counting trainer asks for hands with the theme that is chosen", async () => {
  const asked = serve({
    "/api/trainer/next?drill=count&source=any": ITEM,
    "/api/trainer/next?drill=count&theme=nobs": ITEM,
    "/api/trainer/next?drill=count&source=mistakes": new Refusal("Nothing you missed is waiting.", 400),
    "/api/puzzles": THEMES,
  });
  const paths = (): string[] => asked.mock.calls.map(([path]) => path as string).filter((path) => path.includes("/next"));
  const { rerender } = render(Learn, { step: "count" });
  await screen.findByRole("option", { name: "Theme: His nobs" });
  const choice = screen.getByRole("combobox", { name: "What to practise" });
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Random deals", "My mistakes", "Theme: His nobs", "Theme: Hands worth nothing"]);
  expect(paths()).toEqual(["/api/trainer/next?drill=count&source=any"]);
  await fireEvent.change(choice, { target: { value: "nobs" } });
  expect(location.hash).toBe("#/learn/count/theme/nobs");
  await rerender({ step: "count", theme: "nobs" });
  await waitFor(() => expect(paths().at(-1)).toBe("/api/trainer/next?drill=count&theme=nobs"));
  await fireEvent.change(choice, { target: { value: "mistakes" } });
  expect(location.hash).toBe("#/learn/count/mistakes");
  await rerender({ step: "count", source: "mistakes", theme: undefined });
  expect((await screen.findByRole("alert")).textContent?.trim()).toBe("Nothing you missed is waiting.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await fireEvent.change(choice, { target: { value: "any" } });
  expect(location.hash).toBe("#/learn/count");
});
