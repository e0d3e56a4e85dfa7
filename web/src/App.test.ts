import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";
import { placeOf } from "./pages/club/addresses";
import { routeOf } from "./lib/route";
import { serve } from "./testing/menu";

test("the address selects the page", () => {
  expect(routeOf("")).toEqual({ at: "lobby" });
  expect(routeOf("#/")).toEqual({ at: "lobby" });
  expect(routeOf("#/replay")).toEqual({ at: "replay" });
  expect(routeOf("#/replay/aB-9_z")).toEqual({ at: "replay", room: "aB-9_z" });
  expect(routeOf("#/room/aB-9_z")).toEqual({ at: "room", room: "aB-9_z", watch: false });
  expect(routeOf("#/room/aB-9_z/watch")).toEqual({ at: "room", room: "aB-9_z", watch: true });
  expect(routeOf("#/custom")).toEqual({ at: "custom" });
  expect(routeOf("#/custom/club")).toEqual({ at: "custom", opponent: "club" });
  expect(routeOf("#/club")).toEqual({ at: "club", path: "" });
  expect(routeOf("#/club/join/HA3X15XFS5")).toEqual({ at: "club", path: "join/HA3X15XFS5" });
  expect(placeOf("")).toEqual({});
  expect(placeOf("join/HA3X15XFS5")).toEqual({ code: "HA3X15XFS5" });
  expect(placeOf("season/aB-9_z")).toEqual({ season: "aB-9_z" });
  expect(placeOf("aB-9_z")).toEqual({ evening: "aB-9_z" });
  expect(placeOf("aB-9_z/cards")).toEqual({ evening: "aB-9_z", view: "cards" });
  expect(placeOf("aB-9_z/screen/HA3X15XFS5")).toEqual({ evening: "aB-9_z", view: "screen", code: "HA3X15XFS5" });
  expect(placeOf("desk/aB-9_z/H43WSPXVTX")).toEqual({ evening: "aB-9_z", claim: "H43WSPXVTX" });
  expect(placeOf("place/aB-9_z/H43WSPXVTX")).toEqual({ evening: "aB-9_z", claim: "H43WSPXVTX" });
  expect(routeOf("#/learn")).toEqual({ at: "learn" });
  expect(routeOf("#/learn/count")).toEqual({ at: "learn", step: "count" });
  expect(routeOf("#/learn/count/mistakes")).toEqual({ at: "learn", step: "count", source: "mistakes" });
  expect(routeOf("#/learn/count/theme/big-hand")).toEqual({ at: "learn", step: "count", theme: "big-hand" });
  expect(routeOf("#/practice")).toEqual({ at: "practice", mistakes: false });
  expect(routeOf("#/practice/mistakes")).toEqual({ at: "practice", mistakes: true });
  expect(routeOf("#/practice/play/mistakes")).toEqual({ at: "drill", drill: "play", source: "mistakes", theme: "" });
  expect(routeOf("#/practice/discard/theme/give-pair")).toEqual({ at: "drill", drill: "discard", source: "any", theme: "give-pair" });
  expect(routeOf("#/puzzles")).toEqual({ at: "puzzles", puzzle: "", theme: "" });
  expect(routeOf("#/puzzles/daily")).toEqual({ at: "puzzles", puzzle: "daily", theme: "" });
  expect(routeOf("#/puzzles/theme/endgame")).toEqual({ at: "puzzles", puzzle: "", theme: "endgame" });
  expect(routeOf("#/solo")).toEqual({ at: "solo" });
  expect(routeOf("#/history")).toEqual({ at: "history" });
  expect(routeOf("#/statistics")).toEqual({ at: "statistics" });
  expect(routeOf("#/room/../x")).toEqual({ at: "lobby" });
});

test("the former address of a solo game leads to its room", async () => {
  location.hash = "#/solo/aB-9_z/watch";
  serve({ "/api/rooms": [] });
  render(App);
  await expect.poll(() => location.hash).toBe("#/room/aB-9_z");
  location.hash = "";
});

test("the page opens in the lobby without any dialog", async () => {
  const { container } = render(App);
  await expect.poll(() => container.textContent).not.toBe("");
  expect(container.querySelector("dialog")).toBeNull();
});

test("the focus moves to the heading of a new page, and on going back to the link that led there", async () => {
  location.hash = "#/learn";
  render(App);
  const link = await screen.findByRole("link", { name: /Pairs and runs/ });
  link.focus();
  await fireEvent.click(link);
  location.hash = "#/learn/pairs-runs"; // if jsdom does not follow the link
  const heading = await screen.findByRole("heading", { level: 1, name: "Pairs and runs" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toContain(heading.textContent);

  history.back();
  await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("#/learn/pairs-runs"));
  location.hash = "";
});

test("the focus is not moved if the player moved on before the page had loaded", async () => {
  location.hash = "#/learn";
  render(App);
  await screen.findByRole("heading", { level: 1 });
  location.hash = "#/solo";
  await waitFor(() => expect(document.title).not.toContain("Learn"));
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  (document.activeElement as HTMLElement).blur();
  document.body.append(document.createElement("p"));
  await new Promise((done) => queueMicrotask(() => done(null)));
  expect(document.activeElement).toBe(document.body);
  location.hash = "";
});
