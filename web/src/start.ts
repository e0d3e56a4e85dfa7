// Mounts the page.
import { mount } from "svelte";
import App from "./App.svelte";

/** Replaces the initial picture with the page. */
export function start(target: Element): void {
  target.replaceChildren();
  mount(App, { target });
}
