import { preferred } from "./lib/language";
import "./lib/palette.css";
import "./lib/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
// The picture in index.html is of the lobby only.
if (location.hash.length > 2) target.replaceChildren();

/** Whether this browser has stored something by this name. */
function has(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Loads the page's language before any text is shown; English is built in. */
async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  if (language !== "en") await import("./lib/language.later").then((later) => later.speak(language));
}

/** Resolves once the browser has painted the page as it is; at once where it is hidden and nothing is painted. */
const painted = (): Promise<void> => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));

/** Other scripts may format texts while they load, so the language is loaded first. */
async function begin(shown: HTMLElement): Promise<void> {
  await painted();
  await speak(preferred()).catch(() => undefined);
  // Seats stored by an earlier version of the page.
  if (has("fifteentwo.seats")) await import("./lib/adopt").then(({ adopt }) => adopt()).catch(() => undefined);
  const { start } = await import("./start");
  // Reading the scripts and drawing the page are two tasks, between which the browser can answer.
  await painted();
  start(shown);
  if (has("fifteentwo.account")) void import("./lib/sync.svelte").then(({ follow }) => follow());
  // The service worker can wait until the page has loaded.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void import("./lib/renewal.later").then(({ keepPage }) => keepPage(navigator.serviceWorker));
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

void begin(target);
