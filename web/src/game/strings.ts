// What every room says, whatever game is played there.
import { does } from "../lib/speech";

export const gameWords = {
  lost: "Connection lost, trying again …",
  noSeat: "This game is not there any more, or belongs to another browser.",
  takenBack: "The last move was taken back.",
  asksForHint: (who: string) => `${does(who, "asks", "ask")} for a hint.`,
};

export const barWords = {
  log: "Log",
  game: "This game",
  undo: "Undo",
  /** What the button says, by how much of the hint is shown. */
  hints: ["Hint", "The card", "Numbers", "Numbers"],
  /** And once all of it is shown, where hints are for points or for the win. */
  aims: { points: "For points", chance: "For the win" },
  looking: "Hint …",
  closeHint: "Close the hint",
  pause: "Pause",
  goOn: "Go on",
  next: "Next",
  stop: "Stop",
  actions: "Your move",
};

export const logWords = { title: "Log", empty: "Nothing has happened yet." };
