// Shows the page.
import { mount } from "svelte";
import App from "./App.svelte";

/** Puts the page where the picture of the first moment is. */
export function start(target: Element): void {
  target.replaceChildren();
  mount(App, { target });
}
