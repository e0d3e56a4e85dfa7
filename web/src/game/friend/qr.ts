// QR codes for short links, drawn as the path of an SVG: byte mode, error correction L, versions 1 to 5, mask 0.

/** The codewords of each version from 1: data, and error correction. */
const VERSIONS = [[19, 7], [34, 10], [55, 15], [80, 20], [108, 26]] as const;
/** The format of level L with mask 0, as the standard encodes it. */
const FORMAT = "111011111000100";

type Cells = (boolean | null)[][];

// The field of 256 elements over which Reed-Solomon codes are computed.
const power: number[] = [];
const log: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  power.push(value);
  log[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (one: number, other: number): number => (one && other ? (power[((log[one] ?? 0) + (log[other] ?? 0)) % 255] ?? 0) : 0);

/** The error correction codewords of these data. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    generator = [...generator, 0].map((value, place) => value ^ times(generator[place - 1] ?? 0, power[root] ?? 0));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, place) => {
    const factor = rest[place] ?? 0;
    generator.forEach((value, offset) => (rest[place + offset] = (rest[place + offset] ?? 0) ^ times(value, factor)));
  });
  return rest.slice(data.length);
}

function codewords(bytes: readonly number[], [data, check]: readonly [number, number]): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, place) => ((nibbles[2 * place] ?? 0) << 4) | (nibbles[2 * place + 1] ?? 0));
  for (let padding = 0xec; words.length < data; padding ^= 0xec ^ 0x11) words.push(padding);
  return [...words, ...correction(words, check)];
}

/** Draws a square of rings round a centre: dark where the distance is one of these. */
function rings(cells: Cells, row: number, column: number, radius: number, dark: readonly number[]): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      const line = cells[row + down];
      if (line?.[column + right] !== undefined) line[column + right] = dark.includes(Math.max(Math.abs(down), Math.abs(right)));
    }
  }
}

/** The cells that are the same in every code of this size. */
function frame(size: number): Cells {
  const cells: Cells = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => void ((cells[row] ?? [])[column] = dark);
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(cells, row, column, 4, [0, 1, 3]);
  if (size > 21) rings(cells, size - 7, size - 7, 2, [0, 2]);
  [...FORMAT].forEach((bit, place) => {
    const dark = bit === "1";
    if (place < 8) set(8, place < 6 ? place : place + 1, dark);
    else set(place === 8 ? 7 : 14 - place, 8, dark);
    if (place < 7) set(size - 1 - place, 8, dark);
    else set(8, size - 15 + place, dark);
  });
  set(size - 8, 8, true);
  return cells;
}

/** The dark cells of the code of a text, row by row; null if it is too long. */
export function cellsOf(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data);
  const counts = VERSIONS[version];
  if (counts === undefined) return null;
  const bits = codewords(bytes, counts).flatMap((word) => Array.from({ length: 8 }, (_, place) => (word >> (7 - place)) & 1));
  const size = 21 + 4 * version;
  const cells = frame(size);
  let next = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair - (2 * pair >= size - 7 ? 1 : 0);
    for (let step = 0; step < size; step++) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = cells[row];
        if (line?.[column] === null) line[column] = (bits[next++] ?? 0) !== Number((row + column) % 2 === 0);
      }
    }
  }
  return cells.map((line) => line.map((cell) => cell === true));
}

/** The code as the path of an SVG with a cell of one unit, and its size; null if the text is too long. */
export function drawn(text: string): { path: string; size: number } | null {
  const cells = cellsOf(text);
  if (cells === null) return null;
  const path = cells.flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column} ${row}h1v1h-1z`] : []))).join("");
  return { path, size: cells.length };
}
