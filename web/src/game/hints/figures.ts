// Formats the numbers of a hint.
import { cardSigns } from "../../lib/cards/cards";
import { decimals } from "../../lib/language";
import type { Action, HintOption, StarterWorth, HintFigure } from "../../protocol";
import { hintWords as say } from "./strings";

/** A figure and its label. */
export interface Figure {
  name: string;
  text: string;
}

/** A number, with its sign where it may have one. */
function number(value: number, digits: number, signed: boolean): string {
  const size = Math.abs(value);
  const text = decimals(size, digits);
  return value < 0 && Number(size.toFixed(digits)) !== 0 ? say.minus + text : signed ? `+${text}` : text;
}

function points({ value, error }: HintFigure, signed: boolean): string {
  const text = number(value, 2, signed);
  if (error === null) return say.guess(text);
  return error > 0 ? say.within(text, decimals(error, 2)) : text;
}

function chance({ value, error }: HintFigure): string {
  const text = number(100 * value, 1, false);
  if (error === null) return say.percent(say.guess(text));
  return say.percent(error > 0 ? say.within(text, decimals(100 * error, 2)) : text);
}

/** An action in as few words as possible. */
export function actionName(action: Action): string {
  switch (action.type) {
    case "discard":
      return action.cards.map(cardSigns).join(" ");
    case "play":
      return cardSigns(action.card);
    case "place":
      return say.place(cardSigns(action.card), action.cell);
    case "throw_away":
      return say.throwAway;
    case "swap":
      return say.swap(action.first, action.second);
    case "done":
      return say.done;
    case "keep":
      return say.keep(action.pile + 1);
    default:
      return "";
  }
}

/** The value of an option as one short figure: its mean points or its chance. */
export function worthOf({ total, win }: HintOption): string {
  if (total !== null) return number(total.value, 1, false);
  return win === null ? "" : say.percent(number(100 * win.value, 100 * win.value < 10 ? 1 : 0, false));
}

/** The known figures of an option: its sum and chances, then the parts of the sum. */
export function figures({ action, total, hand, crib, play, now, win, match, reason }: HintOption): { sums: Figure[]; parts: Figure[] } {
  const isShuffle = action.type === "swap" || action.type === "done";
  const named = (name: keyof typeof say.figures, text: string | null): Figure[] => (text === null ? [] : [{ name: say.figures[name], text }]);
  return {
    sums: [
      ...named("win", win && chance(win)),
      ...named("match", match && chance(match)),
      // For a card to be played the parts say more.
      ...named(isShuffle ? "then" : hand === null ? "average" : "total", total && (hand !== null || play === null) && now === null ? points(total, false) : null),
    ],
    parts: [
      ...named("hand", hand && points(hand, false)),
      ...named("crib", crib && points(crib, true)),
      ...named("now", now === null ? null : String(now)),
      ...named("play", play && points(play, true)),
      ...(isShuffle && reason ? [{ name: "", text: reason }] : []),
    ],
  };
}

/** "5 (18.2), 10 (14.0)". */
function ranks(starters: readonly StarterWorth[]): string {
  return starters.map(({ rank, hand }) => say.starter(rank === "T" ? "10" : rank, decimals(hand, 1))).join(", ");
}

/** The starters that help an option most and least; "" if unknown. */
export function startersOf({ best_starters, worst_starters }: HintOption): string {
  return best_starters.length === 0 ? "" : say.starters(ranks(best_starters), ranks(worst_starters));
}

/** A sentence of the room with its cards as drawn: 5H as 5♥, and the rank T as 10. */
export function withSigns(sentence: string): string {
  return sentence
    .replace(/\*\d(?:=[A2-9TJQK][CDHS])?|\b[A2-9TJQK][CDHS]\b/g, cardSigns)
    .replace(/\bT(?= \()/g, "10")
    .replace(/-(?=\d)/g, say.minus);
}
