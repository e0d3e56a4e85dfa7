// Texts of the help page.
import english from "../../../../src/fifteentwo/locales/en/help.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "help");

const KEYS = [
  "f1", "question", "f9", "digits", "along", "space", "enter", "h", "u", "esc", "hold", "claim", "muggins", "joker",
  "square", "shuffle", "watch", "record",
];
const STORY = ["aim", "deal", "starter", "play", "show", "many", "skunk"];

export const helpWords = {
  title: say("help-title"),
  keys: say("help-keys"),
  keyTable: KEYS.map((key) => [say(`help-key-${key}`), say(`help-key-${key}-does`)] as const),
  game: say("help-game"),
  story: STORY.map((step) => [say(`help-${step}`), say(`help-${step}-words`)] as const),
  points: say("help-points"),
  inPlay: say("help-in-play"),
  inShow: say("help-in-show"),
  pointTable: [
    // what, in the play, in the show
    [say("help-fifteen"), "2", say("help-each-way")],
    [say("help-pair"), "2", "2"],
    [say("help-pair-royal"), "6", "6"],
    [say("help-double-pair-royal"), "12", "12"],
    [say("help-run"), say("help-a-card"), say("help-a-card")],
    [say("help-flush"), "–", "4"],
    [say("help-flush-five"), "–", "5"],
    [say("help-nobs"), "–", "1"],
    [say("help-thirty-one"), "2", "–"],
    [say("help-go"), "1", "–"],
  ],
  cardValues: say("help-card-values"),
};
