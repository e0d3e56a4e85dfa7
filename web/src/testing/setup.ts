// Browser features that jsdom lacks: media queries, element sizes, scrolling, animations (which end at once), modal dialogs.
import { configure } from "@testing-library/svelte";
import { beforeEach, vi } from "vitest";
import { load } from "../cribbage/prompts/later";
import { back } from "../lib/reach";

// All files share one document and its storage, so each test starts with an empty page and nothing stored,
// and no longer looks for a server that an earlier test could not reach.
beforeEach(() => {
  back();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// Nothing is painted, so that what is drawn in several frames is drawn at once.
Object.defineProperty(document, "hidden", { configurable: true, value: true });

vi.stubGlobal("matchMedia", (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
);

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

vi.stubGlobal("scrollTo", () => undefined);

class Finished extends EventTarget {
  onfinish: (() => void) | null = null;
  oncancel: (() => void) | null = null;
  playState = "finished";
  currentTime = 0;
  effect = null;
  finished = Promise.resolve(this);
  constructor() {
    super();
    queueMicrotask(() => this.onfinish?.());
  }
  cancel(): void {}
  finish(): void {}
}
Element.prototype.animate = () => new Finished() as unknown as Animation;
Element.prototype.getAnimations = () => [];

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.setAttribute("open", "");
  const inside = [...this.querySelectorAll<HTMLElement>("*")];
  (inside.find((element) => element.autofocus) ?? inside.find((element) => element.tabIndex >= 0))?.focus();
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.removeAttribute("open");
};

// Generous, because a busy machine is slow. Whether an element is hidden is not computed at every query: that takes a
// quarter of the time of all tests, and the browser tests see what users see.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

// The tests' games expect every step to be asked for.
await load();
