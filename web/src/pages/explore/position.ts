// A position as the fields of a form, and as the text of a link (docs/records.md). The server judges both.

export const RANKS = "A23456789TJQK";
export const SUITS = "SHDC";
const CARD = "[A2-9TJQK][CDHS]";
export const EMPTY_CELL = "--";
export const CELLS = 16;

/** A position in a game for two; `starter` is "" and the lists are empty as long as nothing was entered. */
export interface Form {
  dealer: boolean;
  mine: string;
  theirs: string;
  hand: string[];
  away: string[];
  starter: string;
  plays: string[];
  /** The standing of a match, as in the text; "" if there is none. */
  match: string;
  rules: string;
}

export const NEW: Readonly<Form> = { dealer: true, mine: "0", theirs: "0", hand: [], away: [], starter: "", plays: [], match: "", rules: "" };

const POSITION = new RegExp(`^([dp])\\.([^-.]*)-([^-.]*)\\.((?:${CARD})*)(?:-((?:${CARD})*)\\.(${CARD})?\\.((?:${CARD})*))?(?:\\.m([\\d-]+))?(?: (.*))?$`);

export const cardsIn = (text: string): string[] => text.match(/../g) ?? [];

/** The fields of a position; null for a text that has none. */
export function formOf(text: string): Form | null {
  const found = POSITION.exec(text);
  if (found === null) return null;
  const [, role, mine = "", theirs = "", hand = "", away = "", starter = "", plays = "", match = "", rules = ""] = found;
  return { dealer: role === "d", mine, theirs, hand: cardsIn(hand), away: cardsIn(away), starter, plays: cardsIn(plays), match, rules };
}

/** The text of a position; `play` for one in the play, otherwise it is a discard. */
export function textOf(form: Form, play: boolean): string {
  const { dealer, mine, theirs, hand, away, starter, plays, match, rules } = form;
  const cards = play ? `${hand.join("")}-${away.join("")}.${starter}.${plays.join("")}` : hand.join("");
  const line = rules.trim();
  return `${dealer ? "d" : "p"}.${mine.trim()}-${theirs.trim()}.${cards}${match === "" ? "" : `.m${match}`}${line === "" || line === "standard" ? "" : ` ${line}`}`;
}

/** A square as the fields of a form; `card` is "" until one is chosen. */
export interface SquareForm {
  cells: string[];
  card: string;
  dead: string[];
  piles: string[][];
  rules: string;
}

export const NEW_SQUARE: Readonly<SquareForm> = { cells: Array.from({ length: CELLS }, () => ""), card: "", dead: [], piles: [], rules: "" };
const SQUARE = new RegExp(`^s\\.((?:${CARD}|--){${CELLS}})\\.(${CARD})?((?:\\.(?:${CARD})*)*)(?: (.*))?$`);

/** The fields of a square; null for a text that has none. */
export function squareOf(text: string): SquareForm | null {
  const found = SQUARE.exec(text);
  if (found === null) return null;
  const [, cells = "", card = "", aside = "", rules = ""] = found;
  const [dead = [], ...piles] = aside.split(".").slice(1).map(cardsIn);
  return { cells: cardsIn(cells).map((cell) => (cell === EMPTY_CELL ? "" : cell)), card, dead, piles, rules };
}

/** The text of a square. */
export function squareText({ cells, card, dead, piles, rules }: SquareForm): string {
  const aside = [dead, ...piles];
  while (aside.at(-1)?.length === 0) aside.pop();
  const line = rules.trim();
  const parts = ["s", cells.map((cell) => cell || EMPTY_CELL).join(""), card, ...aside.map((cards) => cards.join(""))];
  return parts.join(".") + (line === "" || line === "bvs" ? "" : ` ${line}`);
}

/** A pair of scores in the link of the score explorer: the role, mine and theirs, the target, and the preset. */
export interface Scores {
  dealer: boolean;
  mine: number;
  theirs: number;
  target: number;
  rules: string;
}

/** The scores of a link; null for a text that has none. */
export function scoresOf(text: string): Scores | null {
  const found = /^([dp])\.(\d{1,3})-(\d{1,3})(?: (\d{1,3}))?(?: ([a-z_]+))?$/.exec(text);
  if (found === null) return null;
  const [, role, mine, theirs, target = 121, rules = "standard"] = found;
  const scores = { dealer: role === "d", mine: Number(mine), theirs: Number(theirs), target: Number(target), rules };
  return Math.max(scores.mine, scores.theirs) < scores.target ? scores : null;
}

export function scoresText({ dealer, mine, theirs, target, rules }: Scores): string {
  return `${dealer ? "d" : "p"}.${mine}-${theirs}${target === 121 ? "" : ` ${target}`}${rules === "standard" ? "" : ` ${rules}`}`;
}

/** The whole pack, suit by suit. */
export const PACK: readonly string[] = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** So many different cards, at random. */
export function randomCards(number: number, random: () => number = Math.random): string[] {
  const pack = [...PACK];
  return Array.from({ length: number }, () => pack.splice(Math.floor(random() * pack.length), 1)[0] ?? "");
}

/** Typed cards: "5h 10c jd" or "5hTcJd"; null if something in it is no card. */
export function typedCards(text: string): string[] | null {
  const plain = text.toUpperCase().replace(/10/g, "T").replace(/[\s,]/g, "");
  return new RegExp(`^(?:${CARD})*$`).test(plain) ? cardsIn(plain) : null;
}
