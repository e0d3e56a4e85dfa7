// Runs inside the page, before anything is painted and before any other script has arrived; so it imports none.
import board from "./board/long.svg";

const [, place = "", name = ""] = /^#\/(\w+)(?:\/([\w-]+))?/.exec(location.hash) ?? [];
const page = document.documentElement;

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
if (looks !== null) ["theme", "felt", "wood"].forEach((look, at) => (page.dataset[look] = looks[at + 1]));

// The picture in index.html is of the lobby only. A table begins with its board, if that was shown here before.
if (place !== "") page.classList.add("elsewhere");
if (place === "room" && kept("fifteentwo.board") === name) {
  const shell = document.createElement("div");
  shell.className = "shell";
  shell.append(Object.assign(new Image(478, 130), { src: board, alt: "" }));
  document.body.prepend(shell);
}

/** Requests a file that is needed later. */
function request(href: string, as: string): void {
  const link = Object.assign(document.createElement("link"), { rel: as === "script" ? "modulepreload" : "preload", as, href });
  if (as !== "image") link.crossOrigin = "";
  document.head.append(link);
}
// What every page (*) and this one need arrives at the same time; one script would request the next only once it runs.
const kinds: Record<string, string> = { js: "script", css: "style", woff2: "font", svg: "image" };
const parts = document.currentScript?.dataset.parts?.split(",").map((one) => one.split(" ")) ?? [];
for (const part of parts.flatMap(([of, ...names]) => (of === "*" || of === place ? names : []))) request(`/assets/${part}`, kinds[part.split(".").at(-1) ?? ""] ?? "");
if (place === "") request("/api/menu", "fetch");
