// What is said at the end of a game of cribbage, and of the picture of a record.
import { does, whose } from "../lib/speech";

export const overWords = {
  wins: (who: string) => `${does(who, "wins", "win")}${/^You\b/.test(who) ? "!" : "."}`,
  score: "Score",
  margin: "Margin",
  worth: "Game points",
  match: "Match",
  gaveUp: (name: string) => `${name} gave the game up.`,
  assisted: (names: string) => `With hints for ${/^You\b/.test(names) ? names.replace("You", "you") : names}.`,
  winsMatch: (who: string) => `${does(who, "wins", "win")} the match${/^You\b/.test(who) ? "!" : "."}`,
  matchDrawn: "The match is drawn.",
  recap: "Summary",
  by: (title: string) => `${title}!`,
};

export const pictureWords = {
  match: "Match",
  crib: (name: string) => whose(name, "crib"),
  starter: "Starter",
  count: "Count",
  hand: (name: string, cards: string) => `${whose(name, "cards")}: ${cards}`,
  dealer: "dealer",
};

/** Why a hand counts what it counts. */
export const reasonWords = {
  nothing: "Nothing in this hand scores.",
  sum: (points: number) => (points === 1 ? "1 point in all." : `${points} points in all.`),
};

// A great hand, and the last peg.
const TITLES: Record<string, string> = { lurch: "Lurch!", skunk: "Skunk!", "double skunk": "Double skunk!" };
export const flourishWords = {
  hand: (points: number) => (points === 29 ? "the perfect hand" : "what a hand"),
  /** What the last peg makes of the game. */
  title: (title: string) => TITLES[title] ?? "Game!",
};
