import { preferred } from "./lib/language";
import { painted, presented } from "./lib/painted";
import "./lib/palette.css";
import "./lib/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");

/** What this browser has stored by this name. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Loads the page's language before any text is shown; English is built in. */
async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  if (language !== "en") await import("./lib/language.later").then((later) => later.speak(language));
}

/** Other scripts may format texts while they load, so the language is loaded first. */
async function begin(shown: HTMLElement): Promise<void> {
  await painted();
  await speak(preferred()).catch(() => undefined);
  // Seats stored by an earlier version of the page.
  if (kept("fifteentwo.seats") !== null) await import("./lib/adopt").then(({ adopt }) => adopt()).catch(() => undefined);
  const { start } = await import("./start");
  // Reading the scripts and drawing the page are two tasks, between which the browser can answer.
  await Promise.all([painted(), presented()]);
  start(shown);
  if (kept("fifteentwo.account") !== null) void import("./lib/sync.svelte").then(({ follow }) => follow());
  // The service worker can wait until the page has loaded.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void import("./lib/renewal.later").then(({ keepPage }) => keepPage(navigator.serviceWorker));
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

void begin(target);
