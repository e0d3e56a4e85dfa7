import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { asks } from "../../cribbage/prompts/strings";
import { DEFAULTS, read, reset, settings } from "../../lib/settings.svelte";
import { exported, FILE_NAME, imported } from "./file";
import { found, SECTIONS } from "./list";
import Settings from "./Settings.svelte";
import { settingsWords as say } from "./strings";

/** jsdom's own files cannot be read. */
const fileOf = (text: string): unknown => ({ text: async () => text });
const labels = (search: string): string[] => found(search).flatMap(({ entries }) => entries.map(({ label }) => label));

beforeEach(() => {
  reset();
  settings.name = "";
});

test("name, speed, cards and sound come first", () => {
  expect(SECTIONS.slice(0, 4).map(({ title }) => title)).toEqual([say.you, say.pace, say.table, say.sound]);
  expect(labels("")[0]).toBe(say.name);
});

test.each([
  ["dark", [say.theme]],
  ["  SPEED computer ", [say.botPace]],
  ["muggins", [asks.call.always]],
  ["left", [say.leftHanded]],
  ["wálnut", [say.wood]],
  ["pegs sound", []],
])("a search finds what has all its words: %s", (search, wanted) => {
  expect(labels(search)).toEqual(wanted);
});

test("a search shows the matches and their number, and clearing it shows everything", async () => {
  render(Settings, { onclose: () => undefined });
  const all = screen.getAllByRole("switch").length;
  const search = screen.getByRole("searchbox", { name: say.search });
  await fireEvent.input(search, { target: { value: "motion" } });
  expect(screen.getAllByRole("switch")).toHaveLength(1);
  expect(screen.getByText(say.found(1))).toBeDefined();
  await fireEvent.input(search, { target: { value: "zither" } });
  expect(screen.queryAllByRole("switch")).toEqual([]);
  expect(screen.getByText(say.notFound("zither"))).toBeDefined();
  await fireEvent.click(screen.getByRole("button", { name: say.clear }));
  expect(screen.getAllByRole("switch")).toHaveLength(all);
});

test("a left-handed layout can be chosen", async () => {
  render(Settings, { onclose: () => undefined });
  await fireEvent.click(screen.getByRole("switch", { name: say.leftHanded }));
  expect(settings.hand).toBe("left");
});

test("exported settings can be imported elsewhere, with the setup and its counting speed", async () => {
  Object.assign(settings, {
    name: "Ann",
    deck: "large",
    countSpeed: 7,
    hand: "left",
    savedSetup: { rules: "acc", chairs: [], hints: null, countSpeed: 2 },
  });
  settings.sounds.peg = false;
  const text = exported();
  const wanted = read(JSON.stringify(settings));
  Object.assign(settings, structuredClone(DEFAULTS), { name: "Bob" });
  render(Settings, { onclose: () => undefined });
  await fireEvent.change(screen.getByLabelText(say.import), { target: { files: [fileOf(text)] } });
  await screen.findByText(say.importDone);
  expect({ ...settings }).toEqual(wanted);
});

test.each(["", "null", "[]", "{}", '{"name": "Ann"}', '{"kind": "fifteentwo settings"}', "no JSON", `"${"x".repeat(200_000)}"`])(
  "a file that is none of ours changes nothing: %#",
  async (text) => {
    expect(imported(text)).toBeNull();
    settings.name = "Ann";
    const before = { ...settings };
    render(Settings, { onclose: () => undefined });
    await fireEvent.change(screen.getByLabelText(say.import), { target: { files: [fileOf(text)] } });
    await screen.findByText(say.importBad);
    expect({ ...settings }).toEqual(before);
  },
);

test("invalid values in a file are replaced by the defaults", () => {
  expect(imported(JSON.stringify({ kind: "fifteentwo settings", settings: { deck: "tarot", hand: "left" } }))).toEqual({ ...DEFAULTS, hand: "left" });
});

test("the export is saved as a file", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => "blob:settings", revokeObjectURL: () => undefined });
  render(Settings, { onclose: () => undefined });
  await fireEvent.click(screen.getByRole("button", { name: say.export }));
  await waitFor(() => expect(saved).toEqual([FILE_NAME]));
  vi.restoreAllMocks();
});
