import { preferred } from "./lib/language";
import "./lib/palette.css";
import "./lib/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
// The picture of index.html belongs to the lobby alone.
if (location.hash.length > 2) target.replaceChildren();

/** Whether an earlier version of the page kept seats here. */
function isOld(): boolean {
  try {
    return localStorage.getItem("fifteentwo.seats") !== null;
  } catch {
    return false;
  }
}

/** Fetches the language of the page, before any of its words are shown; English comes with them. */
async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  if (language !== "en") await import("./lib/language.later").then((later) => later.speak(language));
}

/** Every other script may make words as it comes, so the language is there first. */
async function begin(shown: HTMLElement): Promise<void> {
  await speak(preferred()).catch(() => undefined);
  if (isOld()) await import("./lib/adopt").then(({ adopt }) => adopt()).catch(() => undefined);
  (await import("./start")).start(shown);
  // Keeping the page can wait until all of it is here.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void import("./lib/renewal.later").then(({ keepPage }) => keepPage(navigator.serviceWorker));
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

void begin(target);
