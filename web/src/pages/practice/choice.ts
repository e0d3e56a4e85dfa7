// What one may choose in a position, and what is said of a choice.
import { cardSigns } from "../../lib/cards/cards";
import type { ChoiceVerdict, ExploredOption, HintFigure, ShownPosition } from "../../protocol";
import { isSure, lossOf } from "../review/game";
import { points as tenths, reviewWords, type Way } from "../review/strings";
import { trainWords as say } from "./strings";

const LIMIT = 31;
const VALUES = "A23456789";
/** A difference of points below this is told as none. */
const SMALL = 0.05;

/** The number of cards to choose. */
export const needed = ({ what }: ShownPosition): number => (what === "discard" ? 2 : 1);

/** The pip value of a card, to tell which cards the count still allows; the server judges the choice. */
const pips = (card: string): number => VALUES.indexOf(card.charAt(0)) + 1 || 10;

export const fits = ({ what, count }: ShownPosition, card: string): boolean => what === "discard" || count + pips(card) <= LIMIT;

/** The chosen cards after a tap: a second tap puts a card back, a new card takes the place of the one chosen first. */
export function tapped(chosen: readonly string[], card: string, most: number): string[] {
  return chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card].slice(-most);
}

export const written = (cards: readonly string[]): string => cards.map(cardSigns).join(" ");

export const isSame = (one: readonly string[], other: readonly string[]): boolean => [...one].sort().join() === [...other].sort().join();

function way(gain: number): [Way, string] {
  return [Math.abs(gain) < SMALL ? "same" : gain > 0 ? "more" : "less", tenths(Math.abs(gain))];
}

const gain = (best: HintFigure | null, chosen: HintFigure | null): number => (best?.value ?? 0) - (chosen?.value ?? 0);

/** What a choice costs, without the solution. */
export function costOf({ chosen, best, loss, mixed, right }: ChoiceVerdict): string {
  const cards = written(chosen.cards);
  if (mixed) return reviewWords.mixed(cards);
  if (isSame(chosen.cards, best.cards) || loss.value === 0) return reviewWords.isBest(cards);
  return right ? say.small(cards) : say.cost(cards, lossOf({ loss }));
}

/** What the best choice does better; "" if the choice made is as good. */
export function reasonOf({ chosen, best, loss, mixed, points }: ChoiceVerdict, { dealer }: ShownPosition): string {
  if (mixed || isSame(chosen.cards, best.cards) || loss.value === 0) return "";
  if (best.hand === null) {
    const [more, by] = way(points);
    return more === "more" || isSure({ loss }) ? reviewWords.whyCard(written(best.cards), more, by) : "";
  }
  const crib = gain(best.crib, chosen.crib);
  return reviewWords.whyDiscard(written(best.cards), dealer, way(gain(best.hand, chosen.hand)), way(dealer ? crib : -crib), way(gain(best.play, chosen.play)));
}

/** The chance to win the match if there is one, otherwise the game. */
export const chanceOf = ({ match, win }: ExploredOption): HintFigure | null => match ?? win;

/** The rows to show first: the best few, and the one chosen. */
export function shortened(options: readonly ExploredOption[], chosen: readonly string[], most: number): ExploredOption[] {
  return options.filter(({ cards }, place) => place < most || isSame(cards, chosen));
}

/** Moves the eye to a verdict, and the focus to its first button. */
export function lookAt(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>(".acts > *")?.focus({ preventScroll: true });
  panel.querySelector(".top")?.scrollIntoView({ block: "nearest" });
}
