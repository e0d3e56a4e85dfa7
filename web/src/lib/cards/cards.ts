// Cards as the server writes them ("5H", "TC", "??" face down, a joker "*1", named "*1=5H"): names and pictures.
import { cardWords } from "./strings";
import type { Deck } from "./suits";
import { largeFace } from "./large";

/** A card face down. */
export const BACK = "??";

/** The joker itself, for a joker that has been named; any other card unchanged. */
export function jokerOf(card: string): string {
  return card.startsWith("*") ? card.slice(0, 2) : card;
}

/** "seven of clubs", for screen readers. */
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

/** Draws jokers; null until a game with jokers loads the module. */
let jokerFace: ((card: string, deck: Deck) => string) | null = null;

export function drawJokers(draw: typeof jokerFace): void {
  jokerFace = draw;
}

/** The image of a card's face in a deck. */
export function facePicture(card: string, deck: Deck): string {
  if (card.startsWith("*")) return jokerFace?.(card, deck) ?? "";
  if (deck === "large") return largeFace(card);
  const recoloured = deck === "four-colour" && /[CD]$/.test(card);
  // Browsers cache these for ever, so redrawn faces need a new name.
  return `/assets/face1-${card}${recoloured ? "4" : ""}.svg`;
}
