// Explains a glossary term beside the button that asked: any button with `data-term`.
import { mount, unmount } from "svelte";
import Explain from "./Explain.svelte";
import { TERMS, type Term } from "./terms";

let open: { from: HTMLElement; shown: Record<string, unknown> } | null = null;

/** Closes the explanation and restores the focus. */
function putAway(): void {
  if (open === null) return;
  const { from, shown } = open;
  open = null;
  void unmount(shown);
  from.setAttribute("aria-expanded", "false");
  from.focus();
}

/** Explains the button's term; a second press closes the explanation. */
export function explain(from: HTMLElement): void {
  const again = open?.from === from;
  putAway();
  const term = from.dataset.term ?? "";
  if (again || !(term in TERMS)) return;
  from.setAttribute("aria-expanded", "true");
  open = { from, shown: mount(Explain, { target: document.body, props: { term: term as Term, from, onclose: putAway } }) };
}
