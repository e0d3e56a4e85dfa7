// Peg heads: each side has its own shape, so that colour is never the only difference.

const point = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A polygon with corners at these angles (degrees, 0 is up), alternating between two radii. */
function cornered(angles: readonly number[], radii: readonly number[]): string {
  const corners = angles.map((angle, place): readonly [number, number] => {
    const turn = (angle * Math.PI) / 180;
    const r = radii[place % radii.length] ?? 0;
    return [r * Math.sin(turn), -r * Math.cos(turn)];
  });
  return `M${corners.map(point).join("L")}Z`;
}

const every = (step: number, from = 0): number[] => Array.from({ length: 360 / step }, (_, place) => from + place * step);

/** The outline of a side's pegs around the origin; `r` is the radius of the round ones. */
export function pegHead(side: number, r: number): string {
  switch (side) {
    case 0:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 1:
      return cornered(every(90), [1.28 * r]);
    case 2:
      return cornered(every(120), [1.35 * r]);
    case 3:
      return cornered(every(90, 45), [1.28 * r]);
    case 4:
      return cornered(every(120, 60), [1.35 * r]);
    default:
      return cornered(every(36), [1.45 * r, 0.72 * r]);
  }
}
