// Tracks whether the server can be reached. After a failure it retries until the server answers, then tells listeners.

/** The longest wait before each new attempt, in milliseconds; the last value repeats. */
export const DELAYS = [250, 500, 1000, 2000, 4000, 8000] as const;

/** The longest wait before attempt `tries`, counted from 0. */
export const delayBefore = (tries: number): number => DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0;

const waiting = new Set<() => void>();
let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls `run` whenever the server can be reached again; returns a function that stops this. */
export function onBack(run: () => void): () => void {
  waiting.add(run);
  return () => void waiting.delete(run);
}

/** Call when the server has answered after being unreachable. */
export function back(): void {
  isLost = false;
  clearTimeout(timer);
  removeEventListener("online", hurry);
  document.removeEventListener("visibilitychange", hurry);
  for (const run of [...waiting]) run();
}

/** Call when the server did not answer: starts retrying. */
export function missed(): void {
  if (isLost) return;
  isLost = true;
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  later(0);
}

function later(tries: number, wait = delayBefore(tries)): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    fetch("/api/health").then(back, () => later(tries + 1));
  }, wait);
}

/** Retries at once when the network is back or the page is visible again. */
function hurry(): void {
  if (document.visibilityState === "visible") later(0, 0);
}
