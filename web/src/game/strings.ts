// Texts of every room, for all games.
import english from "../../../src/fifteentwo/locales/en/room.ftl";
import { messages } from "../lib/messages";
import { about, common } from "../lib/strings";

const say = messages(english, "room");

export const gameWords = {
  lost: say("room-lost"),
  say: say("room-say"),
  says: (who: string, words: string) => say("room-says", { who, words }),
  watching: (names: readonly string[]) => say("room-watching", { names: common.both(names) }),
  pastDeal: say("room-past-deal"),
  noSeat: say("room-no-seat"),
  yourTurn: (title: string) => say("room-your-turn", { title }),
  takenBack: say("room-taken-back"),
  seatLost: (name: string, successor: string, reason: string) => say("room-seat-lost", { name, successor, reason }),
  withTutor: (who: string) => say("room-with-tutor", about(who)),
  asksForHint: (who: string) => say("room-asks-for-hint", about(who)),
};

export const barWords = {
  log: say("bar-log"),
  game: say("bar-game"),
  undo: say("bar-undo"),
  askUndo: say("bar-ask-undo"),
  /** The text of the button, by how much of the hint is shown. */
  hints: [say("bar-hint"), say("bar-card"), say("bar-numbers"), say("bar-numbers")],
  /** The text once all of it is shown, where hints can be for points or for the win. */
  aims: { points: say("bar-for-points"), chance: say("bar-for-win") },
  looking: say("bar-looking"),
  closeHint: say("bar-close-hint"),
  pause: say("bar-pause"),
  goOn: say("bar-go-on"),
  next: say("bar-next"),
  stop: say("bar-stop"),
  explore: say("bar-explore"),
  actions: say("bar-actions"),
};

export const logWords = { title: say("log-title"), empty: say("log-empty") };
