// The picture of the chances to win: colours, and lines of equal chance.

/** The dealer's chances in hundredths of a percent, by the dealer's score, then by pone's. */
type Chances = readonly (readonly number[])[];

/** My chance to win from these scores. */
export function chanceAt(chances: Chances, dealer: boolean, mine: number, theirs: number): number {
  const of = (own: number, other: number): number => (chances[own]?.[other] ?? 0) / 10_000;
  return dealer ? of(mine, theirs) : 1 - of(theirs, mine);
}

type Colour = readonly [number, number, number];
/** From a sure loss over an even game to a sure win; light and dark. */
export const SCALES: Record<"light" | "dark", readonly [Colour, Colour, Colour]> = {
  light: [[176, 67, 15], [250, 244, 230], [31, 95, 174]],
  dark: [[226, 122, 58], [40, 37, 32], [98, 165, 235]],
};

/** The colour of a chance on a scale. */
export function colourOf(chance: number, [low, middle, high]: readonly [Colour, Colour, Colour]): Colour {
  const [from, to, part] = chance < 0.5 ? [low, middle, chance * 2] : [middle, high, chance * 2 - 1];
  return [0, 1, 2].map((at) => Math.round((from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * part)) as unknown as Colour;
}

/** Whether black is read better on a colour than white, by the contrast of WCAG 2. */
export function isPale(colour: Colour): boolean {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05);
}

/**
 * Where my chance is `level`: for each score of mine the opponent's score, between two whole ones; null where it never is.
 * The chance falls as the opponent's score grows, in lowball it rises.
 */
export function contour(chances: Chances, dealer: boolean, level: number): (number | null)[] {
  const target = chances.length;
  return Array.from({ length: target }, (_, mine) => {
    for (let theirs = 1; theirs < target; theirs += 1) {
      const [before, after] = [chanceAt(chances, dealer, mine, theirs - 1), chanceAt(chances, dealer, mine, theirs)];
      if (before >= level !== after >= level) return theirs - 1 + (before - level) / (before - after);
    }
    return null;
  });
}

/** The contour as a path in a square of `target` units, my score across and the opponent's upwards. */
export function contourPath(line: readonly (number | null)[]): string {
  const target = line.length;
  return line.map((theirs, mine) => (theirs === null ? "" : `${mine > 0 && line[mine - 1] !== null ? "L" : "M"}${mine + 0.5} ${(target - theirs - 0.5).toFixed(2)}`)).join("");
}
