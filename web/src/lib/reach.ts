// Whether the server can be reached. Once it could not, it is asked again until it answers, and the page learns of it.

/** The longest wait before each new attempt, in milliseconds; the last repeats for ever. */
export const DELAYS = [250, 500, 1000, 2000, 4000, 8000] as const;

/** The longest wait before attempt `tries`, counted from 0. */
export const delayBefore = (tries: number): number => DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0;

const waiting = new Set<() => void>();
let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Runs this whenever the server has come back; the answer ends that. */
export function onBack(run: () => void): () => void {
  waiting.add(run);
  return () => void waiting.delete(run);
}

/** The server has answered after it could not be reached. */
export function back(): void {
  isLost = false;
  clearTimeout(timer);
  removeEventListener("online", hurry);
  document.removeEventListener("visibilitychange", hurry);
  for (const run of [...waiting]) run();
}

/** The server did not answer: it is asked until it does. */
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

/** Back on the network, or back on the page: no need to sit out the wait. */
function hurry(): void {
  if (document.visibilityState === "visible") later(0, 0);
}
