// Where the focus goes when one moves within the page: to the heading of the new place; on coming back, to what was pressed there.

/** What was pressed last at each address that was left. */
const left = new Map<string, string>();
let pressed = "";
let stop = (): void => undefined;

const signOf = (element: Element): string => element.getAttribute("href") ?? element.getAttribute("aria-label") ?? element.textContent;

/** A click, with the mouse or with a key: what was pressed may lead away. */
export function press({ target }: Event): void {
  const element = target instanceof Element ? target.closest("a[href], button") : null;
  if (element !== null) pressed = signOf(element);
}

/** The address has changed. The heading of the old place may still be there, and that of the new one may be replaced once it has loaded. */
export function arrive(oldURL: string): void {
  stop();
  const old = document.querySelector("h1");
  left.set(new URL(oldURL).hash, pressed);
  pressed = "";
  const known = (history.state as { known?: true } | null)?.known === true;
  const wanted = known ? (left.get(location.hash) ?? "") : "";
  history.replaceState({ known: true }, "");
  let first = true;

  function settle(): void {
    const heading = document.querySelector<HTMLElement>("h1");
    if (heading === null || heading === old || document.activeElement !== document.body) return;
    const target = wanted === "" ? undefined : [...document.querySelectorAll<HTMLElement>("a[href], button")].find((one) => signOf(one) === wanted);
    if (first && !known) scrollTo(0, 0);
    first = false;
    if (target === undefined && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    (target ?? heading).focus({ preventScroll: target === undefined });
  }

  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  // Whoever does something has arrived.
  const own = new AbortController();
  stop = () => {
    observer.disconnect();
    own.abort();
  };
  for (const sign of ["keydown", "pointerdown"]) addEventListener(sign, stop, { signal: own.signal, capture: true });
}

/** The address that the page was opened at is one to come back to. */
export function open(): void {
  history.replaceState({ known: true }, "");
}
