import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";
import { routeOf } from "./route";

test("the address says where one is", () => {
  expect(routeOf("")).toEqual({ at: "lobby" });
  expect(routeOf("#/")).toEqual({ at: "lobby" });
  expect(routeOf("#/replay")).toEqual({ at: "replay" });
  expect(routeOf("#/replay/aB-9_z")).toEqual({ at: "replay", room: "aB-9_z" });
  expect(routeOf("#/room/aB-9_z")).toEqual({ at: "room", room: "aB-9_z" });
  expect(routeOf("#/room/../x")).toEqual({ at: "lobby" });
});

test("the page opens in the lobby, with nothing lying over it", async () => {
  const { container } = render(App);
  await expect.poll(() => container.textContent).not.toBe("");
  expect(container.querySelector("dialog")).toBeNull();
});
