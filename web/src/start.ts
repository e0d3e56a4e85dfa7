// Shows the page.
import { mount } from "svelte";
import App from "./App.svelte";

export const start = (target: Element): unknown => mount(App, { target });
