import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { reset, settings } from "../settings.svelte";
import { strings } from "../strings";
import { MENU, serve } from "../testing/menu";
import NewGame from "./NewGame.svelte";

const say = strings.newGame;
const opened = { room: "r1", seats: [{ seat: 0, token: "t1" }] };
const line = (): string | null => document.querySelector("output code")?.textContent ?? null;

beforeEach(() => {
  localStorage.clear();
  reset();
  settings.name = "";
  location.hash = "";
});

async function dialog(answers: Record<string, unknown> = {}): Promise<ReturnType<typeof serve>> {
  const asked = serve({ "/api/menu": MENU, "/api/rooms": opened, ...answers });
  render(NewGame, { onclose: vi.fn() });
  await screen.findByRole("radio", { name: /Steady/ });
  return asked;
}

test("the choices come to a line of rules, as they are made", async () => {
  await dialog();
  expect(line()).toBe("standard");
  await fireEvent.click(screen.getByRole("radio", { name: /Hoyle/ }));
  expect(line()).toBe("hoyle");
  await fireEvent.click(screen.getByRole("radio", { name: "61" }));
  expect(line()).toBe("hoyle target=61");
  await fireEvent.input(screen.getByLabelText(say.targetOwn), { target: { value: "100" } });
  await fireEvent.change(screen.getByLabelText(say.match), { target: { value: "best_of" } });
  await fireEvent.change(screen.getByLabelText(say.heels), { target: { value: "0" } });
  expect(line()).toBe("hoyle target=100 match=best_of:3 heels=0");
  await fireEvent.input(screen.getByLabelText(say.bestOf), { target: { value: "5" } });
  expect(line()).toBe("hoyle target=100 match=best_of:5 heels=0");
  await fireEvent.click(screen.getByRole("radio", { name: /Standard/ }));
  expect(line()).toBe("standard");
});

test("starting opens a room and goes there", async () => {
  settings.name = " Ann ";
  const asked = await dialog();
  await fireEvent.click(screen.getByRole("radio", { name: /Simple/ }));
  await fireEvent.submit(document.querySelector("form")!);
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({
    rules: "standard",
    seats: [
      { name: "Ann", player: null, helped: false },
      { name: "Simple", player: "simple", helped: false },
    ],
  });
});

test("a refusal is shown where it was asked, and one may try again", async () => {
  await dialog({ "/api/rooms": new Error("target=17 is out of range: target is 31 to 361.") });
  await fireEvent.submit(document.querySelector("form")!);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("31 to 361"));
  expect(location.hash).toBe("");
  expect(screen.getByRole("button", { name: say.start })).toHaveProperty("disabled", false);
});

test("what is saved as the default is what the next dialog opens with", async () => {
  await dialog();
  await fireEvent.click(screen.getByRole("radio", { name: /Simple/ }));
  await fireEvent.click(screen.getByRole("radio", { name: /Hoyle/ }));
  await fireEvent.click(screen.getByRole("radio", { name: "181" }));
  await fireEvent.click(screen.getByRole("button", { name: say.save }));
  expect(settings.savedSetup).toEqual({ rules: "hoyle target=181", opponent: "simple" });
  document.body.replaceChildren();
  await dialog();
  expect(line()).toBe("hoyle target=181");
  expect(screen.getByRole("radio", { name: /Simple/ })).toHaveProperty("checked", true);
});

test("without a server the dialog says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  render(NewGame, { onclose: vi.fn() });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(strings.common.unreachable));
});
