// Finds room for a box so that it covers none of the elements that must stay visible.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 4;
const STEP = 8;

export function overlaps(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}

function distance(one: Box, other: Box): number {
  const away = (a: number, long: number, b: number, wide: number): number => Math.max(0, b - (a + long), a - (b + wide));
  const centres = Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2);
  return Math.hypot(away(one.x, one.width, other.x, other.width), away(one.y, one.height, other.y, other.height)) + centres / 10;
}

/** The position closest to `near` where a box of one of these sizes covers nothing; null if there is none. */
export function freePlace(sizes: readonly { width: number; height: number }[], near: Box, things: readonly Box[], within: Box): Box | null {
  let best: Box | null = null;
  // The columns are counted from the centre, so that a box as wide as a phone is in the middle.
  const first = (width: number): number => within.x + GAP + (Math.max(0, (within.width - width) / 2 - GAP) % STEP);
  let least = Infinity;
  for (const { width, height } of sizes) {
    for (let y = within.y + GAP; y + height <= within.y + within.height - GAP; y += STEP) {
      for (let x = first(width); x + width <= within.x + within.width - GAP; x += STEP) {
        const place = { x, y, width, height };
        const far = distance(place, near);
        if (far < least && !things.some((thing) => overlaps(place, thing, GAP))) [best, least] = [place, far];
      }
    }
    if (best !== null) return best;
  }
  return best;
}
