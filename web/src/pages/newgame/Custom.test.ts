import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULTS, reset, settings } from "../../lib/settings.svelte";
import { settingsWords } from "../settings/strings";
import { common } from "../../lib/strings";
import { WHOLE_MENU, rulesCard, serve, labelOf } from "../../testing/menu";
import Custom from "./Custom.svelte";
import { say } from "./words";

const opened = { room: "r1", seats: [0], token: "t" };
const lineField = (): HTMLInputElement => screen.getByLabelText(say.rules);
const alert = (): string | null => document.querySelector("[role=alert]")!.textContent;
const start = (): Promise<boolean> => fireEvent.submit(document.querySelector("form")!);

beforeEach(() => {
  localStorage.clear();
  reset();
  settings.name = "";
  location.hash = "";
});

async function dialog(answers: Record<string, unknown> = {}): Promise<ReturnType<typeof serve>> {
  const asked = serve({ "/api/menu": WHOLE_MENU, "/api/rules": rulesCard, "/api/rooms": opened, ...answers });
  render(Custom);
  await screen.findByLabelText(say.sitter(1));
  return asked;
}

/** The last request body sent to a path. */
function sent(asked: ReturnType<typeof serve>, path: string): unknown {
  const body = asked.mock.calls.findLast(([to]) => to === path)?.[1]?.body;
  return JSON.parse(String(body));
}

test("each choice changes the line of rules", async () => {
  await dialog();
  expect(lineField().value).toBe("standard");
  await fireEvent.click(screen.getByLabelText(/Hoyle match/));
  expect(lineField().value).toBe("hoyle");
  await fireEvent.click(screen.getByLabelText("61"));
  expect(lineField().value).toBe("hoyle target=61");
});

test("changed fields are added to the line after the preset, and removed on reset", async () => {
  await dialog();
  await fireEvent.click(screen.getByLabelText(/Hoyle match/));
  await fireEvent.input(screen.getByLabelText(say.targetOwn), { target: { value: "100" } });
  await fireEvent.change(screen.getByLabelText(say.match), { target: { value: "best_of" } });
  await fireEvent.change(screen.getByLabelText(labelOf("heels")), { target: { value: "0" } });
  expect(lineField().value).toBe("hoyle target=100 match=best_of:3 heels=0");
  await fireEvent.input(screen.getByLabelText(say.bestOf), { target: { value: "5" } });
  expect(lineField().value).toBe("hoyle target=100 match=best_of:5 heels=0");
  expect(await screen.findByText(/Words on hoyle target=100/)).toBeDefined();
  await fireEvent.click(screen.getByText(say.asCard("Hoyle match")));
  expect(lineField().value).toBe("hoyle");
  expect(document.activeElement?.textContent).toBe(say.game);
});

test("typing a line changes card and fields", async () => {
  await dialog();
  await fireEvent.input(lineField(), { target: { value: "acc match=best_of:5 jokers=1" } });
  expect(screen.getByLabelText(/Tournament/)).toHaveProperty("checked", true);
  expect(screen.getByLabelText(say.bestOf)).toHaveProperty("value", "5");
  await waitFor(() => expect(screen.getByLabelText(labelOf("jokers"))).toHaveProperty("value", "1"));
  expect(await screen.findByText(/Words on acc match=best_of:5 jokers=1/)).toBeDefined();
});

test("a field can be reset, and keeps the focus", async () => {
  await dialog();
  await fireEvent.click(screen.getByLabelText(labelOf("nineteen")));
  expect(lineField().value).toBe("standard nineteen=on");
  await fireEvent.click(screen.getByLabelText(say.unsetThis(labelOf("nineteen"))));
  expect(lineField().value).toBe("standard");
  expect(document.activeElement).toBe(screen.getByLabelText(labelOf("nineteen")));
});

test("a game outside all groups has a card too", async () => {
  await dialog();
  await fireEvent.click(screen.getByLabelText(/Odd one/));
  expect(lineField().value).toBe("odd_one");
});

test("there are as many chairs as players, with partners together", async () => {
  await dialog();
  await fireEvent.click(screen.getByLabelText(say.tables["3"]));
  expect(lineField().value).toBe("standard players=3");
  await waitFor(() => expect(screen.getAllByLabelText(/Player of seat/)).toHaveLength(3));
  await fireEvent.click(screen.getByLabelText(say.tables["4 partners"]));
  const pair = await screen.findByLabelText(say.pair(1));
  expect(within(pair).getAllByLabelText(/Player of seat/)).toHaveLength(2);
  expect(within(pair).getByLabelText(say.sitter(3))).toBeDefined();
  expect(within(pair).queryByLabelText(say.sitter(2))).toBeNull();
});

test("starting opens a room for everyone at the table and goes there", async () => {
  settings.name = " Ann ";
  const asked = await dialog({ "/api/rooms": { room: "r1", seats: [0, 1], token: "t" } });
  await fireEvent.click(screen.getByLabelText(/Tournament/));
  await fireEvent.change(screen.getByLabelText(say.sitter(2)), { target: { value: "person" } });
  await fireEvent.input(screen.getByLabelText(say.nameOf(2)), { target: { value: "Bob" } });
  await fireEvent.click(await screen.findByLabelText(say.helpedOf(2)));
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(sent(asked, "/api/rooms")).toEqual({
    rules: "acc",
    seats: [
      { name: "Ann", player: null, helped: false },
      { name: "Bob", player: null, helped: true },
    ],
    dealer: null,
    hints: null,
  });
});

test("hints are on for a single person against the computer, unless changed", async () => {
  const asked = await dialog();
  expect(screen.getByLabelText(say.hints)).toHaveProperty("checked", true);
  await fireEvent.change(screen.getByLabelText(say.sitter(2)), { target: { value: "person" } });
  expect(screen.getByLabelText(say.hints)).toHaveProperty("checked", false);
  await fireEvent.click(screen.getByLabelText(say.hints));
  await fireEvent.click(screen.getByText(say.save));
  expect(settings.savedSetup?.hints).toBe(true);
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(sent(asked, "/api/rooms")).toMatchObject({ hints: true });
});

test("where the dealer is chosen, the form asks for one", async () => {
  const asked = await dialog();
  await fireEvent.change(screen.getByLabelText(labelOf("first_deal")), { target: { value: "chosen" } });
  await fireEvent.change(await screen.findByLabelText(say.dealer), { target: { value: "1" } });
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(sent(asked, "/api/rooms")).toMatchObject({ rules: "standard first_deal=chosen", dealer: 1 });
});

test("at least one person must play", async () => {
  const asked = await dialog();
  await fireEvent.change(screen.getByLabelText(say.sitter(1)), { target: { value: "steady" } });
  expect(alert()).toBe(say.nobody);
  expect(screen.getByText(say.start)).toHaveProperty("disabled", true);
  await start();
  await fireEvent.change(screen.getByLabelText(say.sitter(2)), { target: { value: "person" } });
  expect(alert()).toBe("");
  expect(screen.getByText(say.start)).toHaveProperty("disabled", false);
  expect(asked.mock.calls.some(([path]) => path === "/api/rooms")).toBe(false);
});

test("a refusal is shown at the fields it names, and Start is disabled until it is fixed", async () => {
  const sentence = "muggins=on and counting=auto conflict: muggins needs counting=manual";
  const asked = await dialog({
    "/api/rules": (body: { rules: string }) => (body.rules.includes("muggins=on") ? new Error(sentence) : rulesCard(body)),
  });
  const muggins = screen.getByLabelText(labelOf("muggins"));
  await fireEvent.click(muggins);
  await waitFor(() => expect(alert()).toBe(sentence));
  const places = [...document.querySelectorAll("[data-field] .refused")].map((one) => one.closest<HTMLElement>("[data-field]")!.dataset.field);
  expect(places).toEqual(["counting", "muggins"]);
  expect(muggins.getAttribute("aria-invalid")).toBe("true");
  const described = muggins.getAttribute("aria-describedby")!.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain(sentence);
  expect(screen.getByText(say.more).closest("details")).toHaveProperty("open", true);
  expect(screen.getByText(say.start)).toHaveProperty("disabled", true);
  await start();
  expect(asked.mock.calls.some(([path]) => path === "/api/rooms")).toBe(false);
  await fireEvent.click(muggins);
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
});

test("a refusal that names no field is shown at the line", async () => {
  const sentence = "there is no preset named 'gone': there are standard or hoyle";
  await dialog({ "/api/rules": (body: { rules: string }) => (body.rules === "gone" ? new Error(sentence) : rulesCard(body)) });
  await fireEvent.input(lineField(), { target: { value: "gone" } });
  await waitFor(() => expect(lineField().getAttribute("aria-invalid")).toBe("true"));
  const described = lineField().getAttribute("aria-describedby")!.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain(sentence);
});

test("a refused room is reported, and can be tried again", async () => {
  await dialog({ "/api/rooms": new Error("Too many rooms are open.") });
  await start();
  await waitFor(() => expect(alert()).toContain("Too many rooms"));
  expect(location.hash).toBe("");
  expect(screen.getByText(say.start)).toHaveProperty("disabled", false);
});

test("a setup saved as default is preselected next time", async () => {
  await dialog();
  await fireEvent.change(screen.getByLabelText(say.sitter(2)), { target: { value: "simple" } });
  await fireEvent.click(screen.getByLabelText(/Hoyle match/));
  await fireEvent.click(screen.getByLabelText("181"));
  await fireEvent.click(screen.getByText(say.save));
  expect(settings.savedSetup?.rules).toBe("hoyle target=181");
  document.body.replaceChildren();
  await dialog();
  expect(lineField().value).toBe("hoyle target=181");
  expect(screen.getByLabelText(say.sitter(2))).toHaveProperty("value", "simple");
});

const speed = (): HTMLInputElement => screen.getByLabelText(new RegExp(`^${settingsWords.countSpeed}`));

test("the counting speed is saved with the setup and used for every new game", async () => {
  settings.countSpeed = 7;
  await dialog();
  expect(speed().value).toBe("7");
  await fireEvent.input(speed(), { target: { value: "2" } });
  await fireEvent.click(screen.getByText(say.save));
  expect(settings.savedSetup?.countSpeed).toBe(2);
  expect(settings.countSpeed, "the game that is being played goes on as it was").toBe(7);
  cleanup();
  await dialog();
  expect(speed().value).toBe("2");
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(settings.countSpeed).toBe(2);
  // A change in the settings applies to this game only.
  settings.countSpeed = 9;
  cleanup();
  location.hash = "";
  await dialog();
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(settings.countSpeed).toBe(2);
  expect(settings.savedSetup?.countSpeed).toBe(2);
});

test("another speed can be chosen for one game, and nothing changes if the game is not opened", async () => {
  settings.savedSetup = { rules: "standard", chairs: [], hints: null, countSpeed: 2 };
  await dialog({ "/api/rooms": new Error("Too many rooms are open.") });
  await fireEvent.input(speed(), { target: { value: "5" } });
  await start();
  await waitFor(() => expect(alert()).toContain("Too many rooms"));
  expect(settings.countSpeed).toBe(DEFAULTS.countSpeed);
  serve({ "/api/rules": rulesCard, "/api/rooms": opened });
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(settings.countSpeed).toBe(5);
  expect(settings.savedSetup.countSpeed).toBe(2);
});

test("a saved game that no longer exists is refused, and another can be chosen", async () => {
  settings.savedSetup = { rules: "gone", chairs: [], hints: null, countSpeed: null };
  serve({
    "/api/menu": WHOLE_MENU,
    "/api/rules": (body: { rules: string }) => (body.rules === "gone" ? new Error("there is no preset named 'gone'") : rulesCard(body)),
  });
  render(Custom);
  await waitFor(() => expect(alert()).toContain("'gone'"));
  await fireEvent.click(screen.getByText(say.asCard("Standard")));
  await waitFor(() => expect(alert()).toBe(""));
  expect(await screen.findByLabelText(say.sitter(2))).toBeDefined();
});

test("without a server the form says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  render(Custom);
  await waitFor(() => expect(alert()).toBe(common.unreachable));
});

test("a name that is too long is cut between characters, never within an emoji", async () => {
  await dialog();
  const field = screen.getByLabelText<HTMLInputElement>(say.nameOf(1));
  await fireEvent.input(field, { target: { value: `${"x".repeat(23)}👋🏽!` } });
  expect(field.value).toBe(`${"x".repeat(23)}👋🏽`);
  expect(settings.name).toBe(field.value);
  await fireEvent.input(field, { target: { value: "👨🏻‍👩🏿‍👧🏽‍👦🏼" } });
  expect(settings.name).toBe("👨🏻‍👩🏿‍👧🏽‍👦🏼");
});

test("the ticket names opponents and rules, and follows every choice", async () => {
  await dialog();
  const words = (): string | null => document.querySelector("[aria-live=polite]")!.textContent;
  await waitFor(() => expect(words()).toBe(say.sentence("Kim", WHOLE_MENU.presets[0]!.words)));
  await fireEvent.click(screen.getByRole("radio", { name: /Pat/ }));
  expect(words()).toContain("Pat");
  await fireEvent.click(screen.getByRole("radio", { name: /A friend/ }));
  expect(words()).toContain(say.aFriend);
  await fireEvent.click(screen.getByLabelText("61"));
  await waitFor(() => expect(words()).toContain("Words on standard target=61."));
});

test("the opponent named in the address is preselected", async () => {
  const asked = serve({ "/api/menu": WHOLE_MENU, "/api/rules": rulesCard, "/api/rooms": opened });
  settings.savedSetup = { rules: "standard", chairs: [], hints: null, countSpeed: null };
  render(Custom, { opponent: "simple" });
  expect(await screen.findByRole("radio", { name: /Pat/ })).toHaveProperty("checked", true);
  await start();
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
  expect(sent(asked, "/api/rooms")).toMatchObject({ seats: [{ name: "You" }, { name: "Pat", player: "simple" }] });
});

test("Enter on the title, where the focus is at first, starts the game", async () => {
  await dialog();
  const title = screen.getByRole("heading", { level: 1 });
  expect(document.activeElement).toBe(title);
  await fireEvent.keyDown(title, { key: "Enter" });
  await waitFor(() => expect(location.hash).toBe("#/room/r1"));
});
