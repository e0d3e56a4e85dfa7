import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { back } from "./reach";
import { isFree, keepPage } from "./renewal.later";

class Registration {
  update = vi.fn(() => Promise.resolve());
}
class Workers extends EventTarget {
  registration = new Registration();
  register = vi.fn(() => Promise.resolve(this.registration));
  constructor(readonly controller: object | null = {}) {
    super();
  }
}

let reload: () => void;

async function keep(workers: Workers): Promise<Registration> {
  await keepPage(workers as unknown as ServiceWorkerContainer, reload);
  return workers.registration;
}
const takeOver = (workers: Workers): boolean => workers.dispatchEvent(new Event("controllerchange"));
const moved = (): Promise<void> => {
  dispatchEvent(new Event("hashchange"));
  return Promise.resolve();
};

beforeEach(() => {
  location.hash = "";
  reload = vi.fn();
});
afterEach(() => (location.hash = ""));

test("the first worker takes over without a reload", async () => {
  const workers = new Workers(null);
  await keep(workers);
  takeOver(workers);
  expect(reload).not.toHaveBeenCalled();
});

test("in the lobby the page reloads once after a new version has taken over", async () => {
  const workers = new Workers();
  await keep(workers);
  await moved();
  expect(reload).not.toHaveBeenCalled();
  takeOver(workers);
  await moved();
  takeOver(workers);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a worker that takes over while being registered counts as the first", async () => {
  const workers = new Workers(null);
  const kept = keep(workers);
  takeOver(workers);
  await kept;
  expect(reload).not.toHaveBeenCalled();
  takeOver(workers);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a table with an outdated version reloads when the player leaves it", async () => {
  location.hash = "#/room/abc";
  const workers = new Workers();
  await keep(workers);
  takeOver(workers);
  await moved();
  expect(reload).not.toHaveBeenCalled();
  location.hash = "#/history";
  await moved();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("it reloads at once if a file of its version is gone from the server", async () => {
  location.hash = "#/room/abc";
  const workers = new Workers();
  await keep(workers);
  dispatchEvent(new Event("vite:preloadError"));
  expect(reload).not.toHaveBeenCalled(); // the server cannot be reached, and there is no other version
  takeOver(workers);
  dispatchEvent(new Event("vite:preloadError"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(["<dialog open></dialog>", "<div role=menu></div>", "<input>", "<textarea></textarea>", "<select></select>"])(
  "nothing is loaded again while something is chosen or written: %s",
  (html) => {
    expect(isFree()).toBe(true);
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = html;
    place.querySelector<HTMLElement>("input, textarea, select")?.focus();
    expect(isFree()).toBe(false);
    place.remove();
    expect(isFree()).toBe(true);
  },
);

test.each(["room/abc", "custom", "replay"])("at #/%s the page does not reload", (place) => {
  location.hash = `#/${place}`;
  expect(isFree()).toBe(false);
});

test("updates are checked for when the server or the player comes back", async () => {
  const { update } = await keep(new Workers());
  back();
  expect(update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(update).toHaveBeenCalledTimes(2);
});

test("the page works where no worker may be registered", async () => {
  const workers = new Workers();
  workers.register.mockRejectedValue(new DOMException("not secure", "SecurityError"));
  const { update } = await keep(workers);
  back();
  expect(update).not.toHaveBeenCalled();
});
