// Keeps the page in this browser by a service worker, so that it starts without the server. Once a new version has taken
// over, this page is loaded again as soon as nobody is in the middle of a choice.
import { onBack } from "./reach";
import { routeOf } from "./route";

const HOUR = 3_600_000;
/** Where nothing is lost by loading the page again. */
const CALM: readonly string[] = ["lobby", "solo", "history", "statistics"];
/** What somebody may be about to choose or write. */
const CHOICE = "dialog[open], [role=menu], input:not([type=radio], [type=checkbox]):focus, select:focus, textarea:focus";

/** Whether the page can be loaded again without disturbing anybody. */
export function isFree(): boolean {
  return CALM.includes(routeOf(location.hash).at) && document.querySelector(CHOICE) === null;
}

export async function keepPage(workers: ServiceWorkerContainer, reload = (): void => location.reload()): Promise<void> {
  /** Another version has taken over from the one this page belongs to. */
  let isStale = false;
  let hasReloaded = false;
  let isFirst = workers.controller === null;

  function renew(): void {
    if (!isStale || hasReloaded || !isFree()) return;
    hasReloaded = true;
    reload();
  }
  workers.addEventListener("controllerchange", () => {
    isStale = !isFirst;
    isFirst = false;
    renew();
  });
  const registration = await workers.register("/sw.js").catch(() => undefined);
  if (registration === undefined) return; // a browser that allows none: the page comes from the server

  const look = (): void => void registration.update().catch(() => undefined); // without the server nothing is new

  for (const moment of ["hashchange", "focusin", "focusout"]) addEventListener(moment, () => queueMicrotask(renew));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
    renew();
  });
  // A file of the old version that is gone from the server: only the new version can go on.
  addEventListener("vite:preloadError", () => {
    if (isStale && !hasReloaded) {
      hasReloaded = true;
      reload();
    }
  });
  setInterval(look, HOUR);
  onBack(look); // a server that was started again may bring a new version
}
