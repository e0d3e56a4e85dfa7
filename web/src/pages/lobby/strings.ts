// What the lobby says.

export const lobbyWords = {
  tagline: "Cribbage: fifteen two, fifteen four, and a pair is six.",
  openRecord: "Open a record",
  solo: "Squares and solitaires",
  history: "History",
  unfinished: "Your games",
  finished: "Played to the end",
  none: "No game is under way. Start one, and it waits here whenever you leave the table.",
  newcomer: "New to cribbage? The game in short",
  removed: "The game was removed.",
  justNow: "just now",
};
