// Feats worth a flourish: a great hand, and the last peg.
import type { CribbageScene, Told, Welcome } from "../protocol";

export interface Feat {
  /** The side it belongs to. */
  side: number;
  /** The points of a hand; null for the last peg. */
  points: number | null;
  /** The loss title, for example "skunk"; "" for a plain win. */
  title: string;
}

/** The least points of a great hand. */
const GREAT = 24;

/** The feat shown by an event; null for nearly all events. */
export function featOf({ event, scene }: Told, sides: readonly number[], about: Pick<Welcome, "targets" | "skunk_lines"> | null): Feat | null {
  if (event.type === "Shown" && event.points >= GREAT) return { side: sides[event.seat] ?? 0, points: event.points, title: "" };
  if (event.type !== "Pegged" || about === null) return null;
  const { side } = event;
  const { pegs } = scene as CribbageScene;
  const front = pegs[side]?.[1] ?? 0;
  if (front < (about.targets[side] ?? Infinity)) return null;
  const settled = about.skunk_lines.filter((line) => pegs.some(([, at], loser) => loser !== side && line.sides.includes(loser) && at < line.hole));
  const worst = settled.reduce((one, other) => (other.hole < one.hole ? other : one), { hole: Infinity, title: "" });
  return { side, points: null, title: worst.title };
}
