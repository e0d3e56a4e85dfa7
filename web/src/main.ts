import { preferred } from "./lib/language";
import "./lib/palette.css";
import "./lib/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");

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

const adopted = isOld() ? import("./lib/adopt").then(({ adopt }) => adopt()) : Promise.resolve();
// The words of the page are made as its scripts come, so the language is there first.
void Promise.allSettled([adopted, speak(preferred())])
  .then(() => import("./start"))
  .then(({ start }) => start(target));

// Keeping the page can wait until all of it is here.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void import("./lib/renewal.later").then(({ keepPage }) => keepPage(navigator.serviceWorker)));
}
