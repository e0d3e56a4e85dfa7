import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";
import { routeOf } from "./lib/route";
import { serve } from "./testing/menu";

test("the address says where one is", () => {
  expect(routeOf("")).toEqual({ at: "lobby" });
  expect(routeOf("#/")).toEqual({ at: "lobby" });
  expect(routeOf("#/replay")).toEqual({ at: "replay" });
  expect(routeOf("#/replay/aB-9_z")).toEqual({ at: "replay", room: "aB-9_z" });
  expect(routeOf("#/room/aB-9_z")).toEqual({ at: "room", room: "aB-9_z", watch: false });
  expect(routeOf("#/room/aB-9_z/watch")).toEqual({ at: "room", room: "aB-9_z", watch: true });
  expect(routeOf("#/custom")).toEqual({ at: "custom" });
  expect(routeOf("#/custom/club")).toEqual({ at: "custom", opponent: "club" });
  expect(routeOf("#/learn")).toEqual({ at: "learn" });
  expect(routeOf("#/learn/count")).toEqual({ at: "learn", step: "count" });
  expect(routeOf("#/solo")).toEqual({ at: "solo" });
  expect(routeOf("#/history")).toEqual({ at: "history" });
  expect(routeOf("#/statistics")).toEqual({ at: "statistics" });
  expect(routeOf("#/room/../x")).toEqual({ at: "lobby" });
});

test("the address that a game for one had once leads to its room", async () => {
  location.hash = "#/solo/aB-9_z/watch";
  serve({ "/api/rooms": [] });
  render(App);
  await expect.poll(() => location.hash).toBe("#/room/aB-9_z");
  location.hash = "";
});

test("the page opens in the lobby, with nothing lying over it", async () => {
  const { container } = render(App);
  await expect.poll(() => container.textContent).not.toBe("");
  expect(container.querySelector("dialog")).toBeNull();
});

test("the focus goes to the heading of the page one goes to, and back to the link that led there", async () => {
  location.hash = "#/learn";
  render(App);
  const link = await screen.findByRole("link", { name: /Pairs and runs/ });
  link.focus();
  await fireEvent.click(link);
  location.hash = "#/learn/pairs-runs"; // where jsdom does not follow the link
  const heading = await screen.findByRole("heading", { level: 1, name: "Pairs and runs" });
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(document.title).toContain(heading.textContent);

  history.back();
  await expect.poll(() => document.activeElement?.getAttribute("href")).toBe("#/learn/pairs-runs");
  location.hash = "";
});

test("the focus stays with whoever has moved on before the page was there", async () => {
  location.hash = "#/learn";
  render(App);
  await screen.findByRole("heading", { level: 1 });
  location.hash = "#/solo";
  await expect.poll(() => document.title).not.toContain("Learn");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  (document.activeElement as HTMLElement).blur();
  document.body.append(document.createElement("p"));
  await new Promise((done) => queueMicrotask(() => done(null)));
  expect(document.activeElement).toBe(document.body);
  location.hash = "";
});
