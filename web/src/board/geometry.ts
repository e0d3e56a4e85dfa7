// Computes the positions of a board's holes from the target and the kind of board.
//
// Boards are laid out with horizontal streets; an upright board is rotated.
// The unit is a tenth of the distance between holes.

export interface Shape {
  /** The highest target of any side. */
  target: number;
  /** Each side's target, where they differ. */
  targets?: readonly number[];
  sides: number;
  kind: "continuous" | "classic";
  /** Game points (or games) that win the match: the number of third-peg holes. */
  games: number;
  upright: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Mark {
  from: Spot;
  to: Spot;
  text: string;
}

export interface Label extends Spot {
  text: string;
}

export interface Board {
  width: number;
  height: number;
  /** Per side, the holes before its target: `holes[side][hole - 1]`. */
  holes: Spot[][];
  /** Per side, where its two pegs wait; the rear one first. */
  start: [Spot, Spot][];
  /** Per side, its game hole; one shared hole where the tracks meet. */
  end: Spot[];
  /** Per side, the holes of its third peg, from 0. */
  games: Spot[][];
  /** Per side, the track through its holes, as an SVG path. */
  tracks: string[];
  labels: Label[];
  /** Skunk lines: the marks across these sides' tracks just below a hole. */
  across: (hole: number, text: string, of?: readonly number[]) => Mark[];
}

const PITCH = 10;
const GROUP = 4;
const LANE = 13;
const STREET = 24;
const MARGIN = 12;
const LEAD = 34;
const TAIL = 26;
const MOST_STREETS = 5;
const MOST_GAME_HOLES = 30;
/** Closer than this to the middle of a number, a third peg in the next row touches it. */
const NUMBER = 10;
/** Distance between rows of third-peg holes. */
const ROW = 9;

interface Plan {
  streets: number;
  length: number;
  height: number;
  /** The y position of a side's lane in a street. */
  lane: (street: number, side: number) => number;
  /** How many times the track uses the same holes. */
  laps: number;
  endY: (side: number) => number;
  gamesY: (side: number) => number;
  /** Whether each side has both lanes of its own street, apart from the other side's. */
  apart: boolean;
}

/** The x position of a place in a street. */
const along = (place: number): number => LEAD + place * PITCH + Math.floor(place / 5) * GROUP;
const widthOf = (length: number): number => along(length - 1) + TAIL;

function continuous(shape: Shape): Plan {
  const { target, sides } = shape;
  const holes = target - 1;
  const streets = Math.max(1, Math.min(MOST_STREETS, Math.round(holes / 40)));
  const length = 5 * Math.ceil(holes / streets / 5);
  const deep = (sides - 1) * LANE + STREET;
  // The outer lane stays outside in a turn, so the order of the lanes alternates from street to street.
  const lane = (street: number, side: number): number =>
    MARGIN + street * deep + (street % 2 === 0 ? side : sides - 1 - side) * LANE;
  const last = Math.ceil(holes / length) - 1;
  // With a single street, the skunk letters also need room below it; elsewhere a number may stand above a third peg.
  const room = streets === 1 ? 2 : numberAtThirdPeg(shape, length, last) ? -1 : -5;
  const bottom = MARGIN + streets * deep + room;
  return {
    streets,
    length,
    laps: 1,
    lane,
    height: bottom + Math.floor((sides - 1) / 2) * ROW + MARGIN,
    endY: () => (lane(last, 0) + lane(last, sides - 1)) / 2,
    gamesY: (side) => bottom + Math.floor(side / 2) * ROW,
    apart: false,
  };
}

/**
 * Thirty holes out and thirty back, around the middle panel. With two sides, each has its half of the board: out
 * along the outer row, back along the inner one. More sides run in parallel around the panel.
 */
function classic({ target, sides, upright }: Shape): Plan {
  const apart = sides <= 2;
  const panel = Math.max(upright ? 62 : 40, apart ? 0 : (sides - 1) * ROW + 26);
  const edge = MARGIN + 12;
  const height = 2 * edge + 2 * (sides - 1) * LANE + panel;
  const lane = (street: number, side: number): number => {
    if (!apart) return street === 0 ? edge + side * LANE : height - edge - side * LANE;
    return side === 0 ? edge + street * LANE : height - edge - street * LANE;
  };
  const middle = height / 2;
  const closes = (target - 1) % 60 === 0;
  return {
    streets: 2,
    length: 30,
    laps: Math.ceil((target - 1) / 60),
    lane,
    height,
    endY: (side) => (closes ? middle : lane(Math.floor(((target - 1) % 60) / 30), side)),
    gamesY: (side) => middle + (side - (sides - 1) / 2) * (apart ? 2 : 1) * ROW,
    apart,
  };
}

export function layout(shape: Shape): Board {
  const { target, sides, kind, upright } = shape;
  const plan = kind === "continuous" ? continuous(shape) : classic(shape);
  const { length, lane } = plan;
  const width = widthOf(length);
  const turned = ({ x, y }: Spot): Spot => (upright ? { x: y, y: width - x } : { x, y });

  const round = plan.streets * length;
  const streetOf = (hole: number): number => Math.floor(((hole - 1) % round) / length);
  const forward = (street: number): boolean => street % 2 === 0;
  const x = (hole: number): number => {
    const place = (hole - 1) % length;
    return along(forward(streetOf(hole)) ? place : length - 1 - place);
  };
  const flat = (hole: number, side: number): Spot => ({ x: x(hole), y: lane(streetOf(hole), side) });

  const seats = Array.from({ length: sides }, (_, side) => side);
  const numbers = Array.from({ length: target - 1 }, (_, place) => place + 1);
  const own = (side: number): number => shape.targets?.[side] ?? target;
  const holes = seats.map((side) => numbers.slice(0, own(side) - 1).map((hole) => turned(flat(hole, side))));
  const start = seats.map((side): [Spot, Spot] => {
    const y = lane(0, side);
    return [turned({ x: LEAD - GROUP - 2 * PITCH, y }), turned({ x: LEAD - GROUP - PITCH, y })];
  });

  const last = streetOf(target - 1);
  const step = (PITCH + GROUP + 2) * (forward(last) ? 1 : -1);
  const closes = (at: number): boolean => kind === "classic" && (at - 1) % round === 0;
  const end = seats.map((side) => {
    const y = plan.endY(side);
    // Two laps end at the head of the panel, where the inner rows end; the game hole is there.
    if (closes(own(side)) && closes(target)) return turned({ x: along(0) - PITCH - GROUP, y });
    if (own(side) < target) return turned(flat(own(side), side));
    const turnsHere = kind === "classic" && (target - 1) % length === 0;
    return turned({ x: turnsHere ? x(target) : x(target - 1) + step, y });
  });

  const tracks = seats.map((side) => {
    const shown = Math.min(own(side) - 1, round);
    const parts: string[] = [];
    const at = ({ x, y }: Spot): string => `${x} ${y}`;
    for (let street = 0; street * length < shown; street += 1) {
      const head = street * length + 1;
      const tail = Math.min(head + length - 1, shown);
      const [a, b] = [flat(head, side), flat(tail, side)];
      if (street === 0) parts.push(`M${at(turned(a))}`);
      else {
        const before = flat(head - 1, side);
        // Wider turns bulge further out, so the tracks are nested.
        const widest = Math.max(...seats.map((of) => Math.abs(flat(head, of).y - flat(head - 1, of).y)));
        const wide = Math.abs(a.y - before.y);
        const out = (forward(street - 1) ? 1 : -1) * Math.min(wide / 2, ((TAIL - 8) * wide) / widest);
        parts.push(
          `C${at(turned({ x: before.x + out, y: before.y }))} ${at(turned({ x: a.x + out, y: a.y }))} ${at(turned(a))}`,
        );
      }
      parts.push(`L${at(turned(b))}`);
    }
    return parts.join("");
  });

  return {
    width: upright ? plan.height : width,
    height: upright ? width : plan.height,
    holes,
    start,
    end,
    games: seats.map((side) => thirdPegs(shape, width, side).map((x) => turned({ x, y: plan.gamesY(side) }))),
    tracks,
    labels: labels(shape, plan, flat).map((label) => ({ ...turned(label), text: label.text })),
    across: (hole, text, of = seats) => (hole < 2 || hole >= target ? [] : across(of, plan.apart, flat, hole, text, turned)),
  };
}

/** Whether a number beside the last street would touch a third peg below it. */
function numberAtThirdPeg(shape: Shape, length: number, last: number): boolean {
  const pegs = [0, 1].flatMap((side) => thirdPegs(shape, widthOf(length), side));
  for (let hole = 30; hole < shape.target; hole += 30) {
    const place = hole - 1 - last * length;
    const x = along(last % 2 === 0 ? place : length - 1 - place);
    if (place >= 0 && pegs.some((peg) => Math.abs(peg - x) < NUMBER)) return true;
  }
  return false;
}

/** The x positions of a side's third-peg holes. */
function thirdPegs({ games, sides, kind }: Shape, width: number, side: number): number[] {
  const count = Math.min(games, MOST_GAME_HOLES) + 1;
  // The long board has two sides' third pegs per row; on the classic board each side has its own row in the panel.
  const share = (width - LEAD - TAIL) / (kind === "continuous" ? Math.min(sides, 2) : 1);
  const pitch = Math.min(PITCH, (share - 2 * PITCH) / count);
  const left = LEAD + (kind === "continuous" ? (side % 2) * share : (share - count * pitch) / 2);
  return Array.from({ length: count }, (_, place) => left + place * pitch);
}

/** 30, 60, 90 ...: beside the first side's lane, in the gap between streets. */
function labels(
  { target, kind, sides, upright }: Shape,
  plan: Plan,
  flat: (hole: number, side: number) => Spot,
): Label[] {
  const given: Label[] = [];
  const round = plan.streets * plan.length;
  for (let hole = 30; hole < target && hole <= (kind === "classic" ? round : target); hole += 30) {
    const lanes = Array.from({ length: sides }, (_, side) => flat(hole, side).y);
    const again: number[] = [];
    for (let other = hole; other < target; other += round) again.push(other);
    const beside = LANE * (upright ? 1.6 : 0.95);
    const inner = lanes.at(-1) ?? 0;
    const panel = plan.apart ? plan.lane(1, 0) + beside : inner + beside * (hole % 60 === 0 ? -1 : 1);
    const y = kind === "classic" ? panel : Math.max(...lanes) + STREET / 2;
    given.push({ x: flat(hole, 0).x, y, text: again.join(" · ") });
  }
  return given;
}

function across(
  of: readonly number[],
  apart: boolean,
  flat: (hole: number, side: number) => Spot,
  hole: number,
  text: string,
  turned: (spot: Spot) => Spot,
): Mark[] {
  const here = of.map((side) => flat(hole, side));
  const before = flat(hole - 1, 0);
  const first = here[0] ?? before;
  const turns = before.y !== first.y;
  const x = turns ? first.x + Math.sign(first.x - LEAD - 1 || -1) * (PITCH / 2 + 1) : (before.x + first.x) / 2;
  const line = (low: number, high: number): Mark => ({
    from: turned({ x, y: low - LANE / 2 + 0.5 }),
    to: turned({ x, y: high + LANE / 2 - 0.5 }),
    text,
  });
  const ys = here.map((spot) => spot.y);
  if (apart) return ys.map((y) => line(y, y));
  return [line(Math.min(...ys), Math.max(...ys))];
}

/** The position of a side's peg in a hole; `rear` picks one of the two start holes. */
export function spotOf(board: Board, side: number, hole: number, rear: boolean): Spot {
  const holes = board.holes[side] ?? [];
  const nowhere = { x: 0, y: 0 };
  if (hole <= 0) return board.start[side]?.[rear ? 0 : 1] ?? nowhere;
  return (hole > holes.length ? board.end[side] : holes[hole - 1]) ?? nowhere;
}

/** Circles of radius `r` at these spots, as one path. */
export function dots(spots: readonly Spot[], r: number): string {
  return spots.map(({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join("");
}
