import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { helpWords } from "./help/strings";
import { settingsWords } from "./settings/strings";
import { hide, overlays, show } from "../lib/dialog/overlays.svelte";
import Overlays from "./Overlays.svelte";

beforeEach(hide);

test("F1 opens help and F9 a custom game from anywhere; with a modifier they are the browser's", async () => {
  render(Overlays);
  await fireEvent.keyDown(document.body, { key: "F1" });
  expect(await screen.findByRole("heading", { name: helpWords.title })).toBeDefined();
  await fireEvent.keyDown(screen.getByRole("dialog"), { key: "F9" });
  expect(overlays.open).toBeNull();
  expect(location.hash).toBe("#/custom");
  location.hash = "";
  await fireEvent.keyDown(document.body, { key: "F1", ctrlKey: true });
  expect(overlays.open).toBeNull();
});

test("? lists the keys, except when typed into a field", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  render(Overlays);
  await fireEvent.keyDown(field, { key: "?" });
  expect(overlays.open).toBeNull();
  await fireEvent.keyDown(document.body, { key: "?" });
  expect(await screen.findByRole("table", { name: helpWords.keys })).toBeDefined();
  field.remove();
});

test("the focus moves into a sheet, stays there, and returns when Escape closes it", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  render(Overlays);
  show("settings");
  const title = await screen.findByRole("heading", { name: settingsWords.title });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(overlays.open).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
  button.remove();
});

test("keys pressed in a sheet do not reach the table", async () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent): void => void heard.push(event.key);
  addEventListener("keydown", listen);
  render(Overlays);
  show("help");
  await fireEvent.keyDown(await screen.findByRole("dialog"), { key: "1" });
  removeEventListener("keydown", listen);
  expect(heard).toEqual([]);
});

test("a changed setting takes effect at once", async () => {
  render(Overlays);
  show("settings");
  await fireEvent.click(await screen.findByRole("radio", { name: settingsWords.decks.large }));
  await fireEvent.click(screen.getByRole("switch", { name: settingsWords.autoGo }));
  await fireEvent.click(screen.getByRole("switch", { name: settingsWords.motion }));
  await fireEvent.click(screen.getByRole("switch", { name: settingsWords.sounds.peg }));
  await fireEvent.input(screen.getByRole("slider", { name: /Volume/ }), { target: { value: "60" } });
  await fireEvent.input(screen.getByRole("slider", { name: /Counting/ }), { target: { value: "0" } });
  flushSync();
  expect(settings).toMatchObject({ deck: "large", autoGo: true, motion: "reduced", volume: 0.6, countSpeed: 0 });
  expect(settings.sounds.peg).toBe(false);
  expect(screen.getByRole("slider", { name: /Counting/ }).getAttribute("aria-valuetext")).toBe("at once");
  await fireEvent.click(screen.getByRole("button", { name: settingsWords.reset }));
  expect(settings).toMatchObject({ deck: "classic", autoGo: false, motion: "system" });
});
