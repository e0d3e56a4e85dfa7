// Registers the service worker, so that the page starts without the server. Once a new version has taken over, the
// page reloads as soon as the player is not in the middle of a choice.
import { onBack } from "./reach";
import { routeOf } from "./route";

const HOUR = 3_600_000;
/** Pages that lose nothing when reloaded. */
const CALM: readonly string[] = ["lobby", "solo", "history", "statistics", "progress"];
/** Elements in which the player may be choosing or typing. */
const CHOICE = "dialog[open], [role=menu], input:not([type=radio], [type=checkbox]):focus, select:focus, textarea:focus";

/** Whether the page can reload without disturbing the player. */
export function isFree(): boolean {
  return CALM.includes(routeOf(location.hash).at) && document.querySelector(CHOICE) === null;
}

export async function keepPage(workers: ServiceWorkerContainer, reload = (): void => location.reload()): Promise<void> {
  /** Another version has replaced the one this page belongs to. */
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
  if (registration === undefined) return; // the browser allows none: the page comes from the server

  const look = (): void => void registration.update().catch(() => undefined); // offline there is no update

  for (const moment of ["hashchange", "focusin", "focusout"]) addEventListener(moment, () => queueMicrotask(renew));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
    renew();
  });
  // If a file of the old version is gone from the server, only a reload helps.
  addEventListener("vite:preloadError", () => {
    if (isStale && !hasReloaded) {
      hasReloaded = true;
      reload();
    }
  });
  setInterval(look, HOUR);
  onBack(look); // a restarted server may have a new version
}
