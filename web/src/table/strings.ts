// What is said at the table now and then: between the seats that share a screen, of this game, at its end.
import { does } from "../speech";

export const curtainWords = {
  title: "fifteentwo",
  handTo: (name: string) => `Hand over to ${name}`,
  who: "Who sits at the screen now?",
  why: "Nobody’s cards are shown until the button is pressed.",
  iAm: (name: string) => `I am ${name}`,
  since: "What has happened",
};

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
  by: (title: string) => `${title}!`,
};

export const sheetWords = {
  title: "This game",
  rules: "Rules",
  line: "In one line",
  match: "Match",
  record: "Download the record",
  recordWhy: "A text file of everything you have seen of this match. You can open it again from the lobby.",
  giveUp: "Give up this game …",
  giveUpTitle: "Give up this game?",
  giveUpCost: (points: number, title: string, winners: string) =>
    `It counts as lost at the score of this moment: ${title === "" ? "" : `a ${title}, `}${points === 1 ? "one game point" : `${points} game points`} for ${winners}.`,
  giveUpYes: "Give up",
  giveUpNo: "Play on",
};
