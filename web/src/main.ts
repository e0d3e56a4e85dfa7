import { mount } from "svelte";
import App from "./App.svelte";
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

const ready = isOld() ? import("./lib/adopt").then(({ adopt }) => adopt()) : Promise.resolve();
void ready.catch(() => undefined).then(() => mount(App, { target }));

// Keeping the page can wait until all of it is here.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void import("./lib/renewal.later").then(({ keepPage }) => keepPage(navigator.serviceWorker)));
}
