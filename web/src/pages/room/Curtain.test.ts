import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Curtain from "./Curtain.svelte";

const ANN = { seat: 0, name: "Ann", side: 0 };
const BOB = { seat: 2, name: "Bob", side: 1 };
const log = [{ id: 1, side: 0, text: "Ann plays 5♣.", opens: false }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function hang(called: (typeof ANN)[]): ReturnType<typeof vi.fn<(seat: number) => void>> {
  const onsit = vi.fn<(seat: number) => void>();
  render(Curtain, { called, log, onsit });
  return onsit;
}

test("it says who gets the screen, and only that player's button opens it", async () => {
  const onsit = hang([BOB]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Pass to Bob");
  const button = screen.getByRole("button", { name: "I’m Bob" });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole("region").textContent).toContain("Ann plays 5♣.");
  vi.advanceTimersByTime(1000);
  await fireEvent.click(button);
  expect(onsit).toHaveBeenCalledWith(2);
});

test("a key or tap meant for the table does not open it: neither a second tap nor a key held down", async () => {
  const onsit = hang([BOB]);
  const button = screen.getByRole("button", { name: "I’m Bob" });
  await fireEvent.click(button);
  expect(onsit).not.toHaveBeenCalled();
  expect(await fireEvent.keyDown(button, { key: "Enter", repeat: true })).toBe(false); // it is ignored
  expect(await fireEvent.keyDown(button, { key: "Enter" })).toBe(true);
});

test("if nobody here has to act, any of the players may take the screen", async () => {
  const onsit = hang([ANN, BOB]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["I’m Ann", "I’m Bob"]);
  vi.advanceTimersByTime(1000);
  await fireEvent.click(screen.getByRole("button", { name: "I’m Ann" }));
  expect(onsit).toHaveBeenCalledWith(0);
});
