// A card as the server writes it ("5H", "TC", "??" face down, a joker "*1", named "*1=5H"): its name and its picture.
import { cardWords } from "./strings";
import type { Deck } from "./suits";
import { largeFace } from "./large";

/** A card face down. */
export const BACK = "??";

/** The joker itself, of one that has been named; any other card itself. */
export function jokerOf(card: string): string {
  return card.startsWith("*") ? card.slice(0, 2) : card;
}

/** "seven of clubs", for those who listen. */
export function cardName(card: string): string {
  if (card === BACK) return cardWords.faceDown;
  if (card.startsWith("*")) return card.length > 2 ? cardWords.joker.named(card.slice(-2)) : cardWords.joker.name;
  return cardWords.name(card);
}

/** "7♣", for buttons. */
export function cardSigns(card: string): string {
  if (card.startsWith("*")) return card.length > 2 ? cardWords.joker.signs(cardSigns(card.slice(-2))) : cardWords.joker.name;
  const sign = { C: "♣", D: "♦", H: "♥", S: "♠" }[card[1] ?? ""] ?? "";
  return `${card[0] === "T" ? "10" : card[0]}${sign}`;
}

/** Draws the jokers; null until a game with jokers brings it. */
let jokerFace: ((card: string, deck: Deck) => string) | null = null;

export function drawJokers(draw: typeof jokerFace): void {
  jokerFace = draw;
}

/** The picture of a face in a deck. */
export function facePicture(card: string, deck: Deck): string {
  if (card.startsWith("*")) return jokerFace?.(card, deck) ?? "";
  if (deck === "large") return largeFace(card);
  const recoloured = deck === "four-colour" && /[CD]$/.test(card);
  // Browsers keep these for ever: faces drawn anew need another name.
  return `/assets/face1-${card}${recoloured ? "4" : ""}.svg`;
}
