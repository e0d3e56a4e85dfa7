// The jokers, drawn by the page: a jester's cap. A named joker also shows the corner of its card.
import { colourOf, SHAPES, type Deck, type Suit } from "./suits";

const FACES = "Georgia,'Palatino Linotype',P052,'DejaVu Serif',serif";
const PLAIN = "Arial,Helvetica,'Liberation Sans','DejaVu Sans',sans-serif";
/** The two jokers differ in colour and in the star in the corner. */
const CLOTHS: Record<string, [string, string]> = { "*1": ["#b3202c", "#e8b53c"], "*2": ["#24408e", "#e8b53c"] };

/** The cap, in a square of 200 units. */
function cap([left, right]: [string, string]): string {
  const horn = "M100 118C92 66 60 40 26 66 10 78 8 100 18 116 24 96 44 88 54 112L62 146h38Z";
  const bell = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="9" fill="#e8b53c" stroke="#6d4a10" stroke-width="3"/>`;
  return (
    `<g stroke="#2a2118" stroke-width="4" stroke-linejoin="round">` +
    `<path fill="${left}" d="${horn}"/>` +
    `<path fill="${right}" transform="matrix(-1 0 0 1 200 0)" d="${horn}"/>` +
    `<path fill="#3a7a4a" d="M70 146C70 96 84 60 100 26 116 60 130 96 130 146Z"/>` +
    `<path fill="#fffefa" d="M50 142h100a8 8 0 0 1 0 22H50a8 8 0 0 1 0-22Z"/>` +
    `<path fill="#f3d3b4" d="M64 164h72c0 30-16 48-36 48s-36-18-36-48Z"/></g>` +
    `${bell(18, 120)}${bell(182, 120)}${bell(100, 22)}` +
    `<g fill="#2a2118"><circle cx="86" cy="178" r="4"/><circle cx="114" cy="178" r="4"/></g>` +
    `<path fill="none" stroke="#2a2118" stroke-width="4" stroke-linecap="round" d="M84 192q16 14 32 0"/>`
  );
}

/** The image of a joker ("*1") or of a named joker ("*1=5H") as a data URL. */
export function jokerFace(card: string, deck: Deck): string {
  const cloth = CLOTHS[card.slice(0, 2)] ?? ["#b3202c", "#e8b53c"];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336"><path fill="#fffefa" d="M0 0h240v336H0z"/>` +
    `${card.length > 2 ? named(card, cloth, deck) : bare(cloth)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function bare(cloth: [string, string]): string {
  const letters = [..."JOKER"]
    .map((letter, place) => `<text x="24" y="${38 + 31 * place}" text-anchor="middle">${letter}</text>`)
    .join("");
  const corner = `<g font-family="${FACES}" font-size="32" font-weight="700" fill="${cloth[0]}">${letters}</g>`;
  return `${corner}<g transform="rotate(180 120 168)">${corner}</g><g transform="translate(34 66) scale(.88)">${cap(cloth)}</g>`;
}

/** The named card runs down the left edge, visible when cards overlap; the cap shows that it is a joker. */
function named(card: string, cloth: [string, string], deck: Deck): string {
  const [rank, suit] = [card.at(-2) === "T" ? "10" : (card.at(-2) ?? ""), (card.at(-1) ?? "S") as Suit];
  const narrow = rank === "10" ? ` textLength="100" lengthAdjust="spacingAndGlyphs"` : "";
  return (
    `<path fill="none" stroke="${cloth[0]}" stroke-width="10" d="M9 9h222v318H9z"/>` +
    `<g fill="${colourOf(suit, deck)}"><text x="20" y="104"${narrow} font-family="${PLAIN}" font-size="104" font-weight="700">${rank}</text>` +
    `<path transform="translate(22 118) scale(.72)" d="${SHAPES[suit]}"/></g>` +
    `<g transform="translate(84 146) scale(.74)">${cap(cloth)}</g>`
  );
}
