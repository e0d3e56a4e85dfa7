import board from "./board/long.svg";
import { preferred } from "./lib/language";
import { painted } from "./lib/painted";
import "./lib/palette.css";
import "./lib/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
const [, place = "", name = ""] = /^#\/(\w+)(?:\/([\w-]+))?/.exec(location.hash) ?? [];

/** What this browser has stored by this name. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// The colours of the first picture; the settings are read later.
const looks = /"theme":"(\w+)".*"felt":"(\w+)".*"wood":"(\w+)"/.exec(kept("fifteentwo.settings") ?? "");
if (looks !== null) ["theme", "felt", "wood"].forEach((look, at) => (document.documentElement.dataset[look] = looks[at + 1]));

// The picture in index.html is of the lobby only. A table begins with its board, if that was shown here before.
if (place !== "") target.replaceChildren();
if (place === "room" && kept("fifteentwo.board") === name) {
  const shell = document.createElement("div");
  shell.className = "shell";
  shell.append(Object.assign(new Image(478, 130), { src: board, alt: "" }));
  document.body.prepend(shell);
}

/** Requests a file that a later script needs. */
function request(href: string, as: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: as === "script" ? "modulepreload" : "preload", as, crossOrigin: "", href }));
}
// The scripts of this page arrive with those of every page, which would request them only once they run.
const parts = target.dataset.parts?.split(",").map((one) => one.split(" ")) ?? [];
for (const part of parts.find(([of]) => of === place)?.slice(1) ?? []) request(`/assets/${part}`, part.endsWith(".js") ? "script" : "style");
if (place === "") request("/api/menu", "fetch");

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
  await painted();
  start(shown);
  if (kept("fifteentwo.account") !== null) void import("./lib/sync.svelte").then(({ follow }) => follow());
  // The service worker can wait until the page has loaded.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void import("./lib/renewal.later").then(({ keepPage }) => keepPage(navigator.serviceWorker));
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

void begin(target);
