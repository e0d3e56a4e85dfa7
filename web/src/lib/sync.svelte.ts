// Settings, lessons and puzzle days follow the account from browser to browser. Loaded only where somebody is signed in.
import type { KeptSettings } from "../protocol";
import { isSignedIn } from "./account.later";
import { answer, ask } from "./api";
import { read, settings } from "./settings.svelte";

const SETTINGS = "fifteentwo.settings";
/** Stored by the pages for learning and practice. */
const OTHERS = ["fifteentwo.learn", "fifteentwo.daily"];
/** Milliseconds after the last change until it is sent. */
const CALM = 1500;

/** Two values of the same kind as one: objects key by key, lists of words as a union, of other lists the longer one; otherwise the first. */
export function merged(first: unknown, second: unknown): unknown {
  if (first === undefined || first === null) return second;
  if (Array.isArray(first) && Array.isArray(second)) {
    const words = [...(first as unknown[]), ...(second as unknown[])];
    return words.every((word) => typeof word === "string") ? [...new Set(words)] : first.length >= second.length ? first : second;
  }
  if (typeof first !== "object" || typeof second !== "object" || second === null || Array.isArray(first) || Array.isArray(second)) return first;
  const [one, other] = [first as Record<string, unknown>, second as Record<string, unknown>];
  return Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, merged(one[key], other[key])]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** What this browser has, as it is sent. */
function own(): string {
  return JSON.stringify({ [SETTINGS]: $state.snapshot(settings), ...Object.fromEntries(OTHERS.map((key) => [key, parsed(localStorage.getItem(key))])) });
}

let known = "";

/** Takes over what the account keeps; what this browser has done besides is added. */
export async function takeOver(): Promise<void> {
  const { settings: text } = await answer<KeptSettings>("/api/account/settings");
  if (text === null) return;
  const kept = parsed(text) as Record<string, unknown>;
  if (kept[SETTINGS]) Object.assign(settings, read(JSON.stringify(kept[SETTINGS])));
  for (const key of OTHERS) {
    const both = merged(kept[key], parsed(localStorage.getItem(key)));
    if (both) localStorage.setItem(key, JSON.stringify(both));
  }
  known = text;
}

/** Sends what this browser has, if it has changed. */
export async function send(): Promise<void> {
  const now = own();
  if (now === known || !isSignedIn()) return;
  await ask("/api/account/settings", { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ settings: now }), keepalive: true });
  known = now;
}

let isFollowing = false;

/** Takes over what the account keeps, and sends every change from now on. */
export async function follow(): Promise<void> {
  await takeOver().catch(() => undefined); // offline, or signed out elsewhere
  if (isFollowing) return;
  isFollowing = true;
  const later = (): void => void send().catch(() => undefined); // the next change is sent with this one
  $effect.root(() => {
    $effect(() => {
      $state.snapshot(settings);
      const timer = setTimeout(later, CALM);
      return () => clearTimeout(timer);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") later();
  });
}
