// A learner's progress, stored in this browser: lessons done and results of counting.

const KEY = "fifteentwo.learn";
/** The number of counts kept for the averages. */
const KEPT = 100;

/** One counted hand: the kinds of points in it, and the result. */
export interface Counted {
  said: number;
  points: number;
  kinds: string[];
  milliseconds: number;
}

export interface Progress {
  done: string[];
  counts: Counted[];
}

function isCounted(value: unknown): value is Counted {
  const { said, points, kinds, milliseconds } = (value ?? {}) as Record<string, unknown>;
  return [said, points, milliseconds].every((number) => typeof number === "number") && Array.isArray(kinds);
}

/** The stored progress; unreadable entries are ignored. */
export function readProgress(text: string | null): Progress {
  try {
    const { done, counts } = JSON.parse(text ?? "{}") as Partial<Record<keyof Progress, unknown>>;
    return {
      done: Array.isArray(done) ? done.filter((id): id is string => typeof id === "string") : [],
      counts: Array.isArray(counts) ? counts.filter(isCounted) : [],
    };
  } catch {
    return { done: [], counts: [] };
  }
}

export function progress(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return readProgress(null);
  }
}

function keep(now: Progress): Progress {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Storage is unavailable: progress lasts as long as the page.
  }
  return now;
}

/** Records a finished lesson. */
export function finish(was: Progress, id: string): Progress {
  return keep({ ...was, done: [...new Set([...was.done, id])] });
}

/** Records a counted hand. */
export function addCount(was: Progress, counted: Counted): Progress {
  return keep({ ...was, counts: [...was.counts, counted].slice(-KEPT) });
}

/** Deletes the recorded counts. */
export function forgetCounts(was: Progress): Progress {
  return keep({ ...was, counts: [] });
}

export interface Totals {
  hands: number;
  right: number;
  /** Median seconds per hand; null before the first. */
  seconds: number | null;
  /** Current streak of right counts. */
  streak: number;
  /** For each kind of points: hands with it and how many were counted wrong, most errors first. */
  kinds: { name: string; hands: number; wrong: number }[];
}

const isRight = ({ said, points }: Counted): boolean => said === points;

/** Summarises the counts. */
export function totals(counts: readonly Counted[]): Totals {
  const times = counts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  const lastWrong = counts.findLastIndex((count) => !isRight(count));
  const kinds = [...new Set(counts.flatMap((count) => count.kinds))].map((name) => {
    const having = counts.filter((count) => count.kinds.includes(name));
    return { name, hands: having.length, wrong: having.filter((count) => !isRight(count)).length };
  });
  return {
    hands: counts.length,
    right: counts.filter(isRight).length,
    seconds: middle === undefined ? null : middle / 1000,
    streak: counts.length - 1 - lastWrong,
    kinds: kinds.sort((a, b) => b.wrong / b.hands - a.wrong / a.hands || a.name.localeCompare(b.name)),
  };
}
