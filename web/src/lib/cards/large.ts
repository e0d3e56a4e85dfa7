// The large-print deck: one big rank and one big suit in four colours, for small screens and low vision.
import { COLOURS, SHAPES, type Suit } from "./suits";

/** A face as an SVG data URL. */
export function largeFace(card: string): string {
  const rank = card[0] === "T" ? "10" : (card[0] ?? "");
  const suit = card[1] as Suit;
  const narrow = rank === "10" ? ` textLength="132" lengthAdjust="spacingAndGlyphs"` : "";
  const left = rank === "J" ? 30 : 10; // in DejaVu Sans a J reaches to the left of its origin
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336" fill="${COLOURS[suit]}">` +
    `<path fill="#fffefa" d="M0 0h240v336H0z"/>` +
    `<text x="${left}" y="138"${narrow} font-family="Arial,Helvetica,'Liberation Sans','DejaVu Sans',sans-serif" font-size="168" font-weight="700">${rank}</text>` +
    `<path transform="translate(82 168) scale(1.5)" d="${SHAPES[suit]}"/>` +
    `<path transform="translate(168 18) scale(.56)" d="${SHAPES[suit]}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
