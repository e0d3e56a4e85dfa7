// What jsdom has not got and the page needs: media queries, the sizes of elements, scrolling, animations that end at once, modal dialogs.
import { configure } from "@testing-library/svelte";
import { beforeEach, vi } from "vitest";
import { load } from "../cribbage/prompts/later";

// All files share one document: what an earlier one left there is not on the next one's page.
beforeEach(() => document.body.replaceChildren());

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

// A busy machine is slow, and not wrong.
configure({ asyncUtilTimeout: 60_000 });

// The games of the tests ask for everything.
await load();
