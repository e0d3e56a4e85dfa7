// Moves the focus after navigation: to the new page's heading or, on going back, to the control pressed there.

/** The control pressed last on each page that was left. */
const left = new Map<string, string>();
let pressed = "";
let stop = (): void => undefined;

const signOf = (element: Element): string => element.getAttribute("href") ?? element.getAttribute("aria-label") ?? element.textContent;

/** Remembers the clicked control, because the click may navigate away. */
export function press({ target }: Event): void {
  const element = target instanceof Element ? target.closest("a[href], button") : null;
  if (element !== null) pressed = signOf(element);
}

/** Handles a change of address. The old heading may still be there, and the new one may yet be replaced by the loaded page. */
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
    const heading = [...document.querySelectorAll("h1")].find((one) => one.closest("[aria-busy=true]") === null);
    if (heading === undefined || heading === old || document.activeElement !== document.body) return;
    const target = wanted === "" ? undefined : [...document.querySelectorAll<HTMLElement>("a[href], button")].find((one) => signOf(one) === wanted);
    if (first && !known) scrollTo(0, 0);
    first = false;
    if (target === undefined && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    (target ?? heading).focus({ preventScroll: target === undefined });
  }

  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  // Once the player does something, the focus is not moved any more.
  const own = new AbortController();
  stop = () => {
    observer.disconnect();
    own.abort();
  };
  for (const sign of ["keydown", "pointerdown"]) addEventListener(sign, stop, { signal: own.signal, capture: true });
}

/** Marks the first page as known, so that coming back to it restores the focus. */
export function open(): void {
  history.replaceState({ known: true }, "");
}
