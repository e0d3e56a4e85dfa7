// Texts of a club's evening.
import english from "../../../../src/fifteentwo/locales/en/club.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "club");

export const clubWords = {
  title: say("club-title"),
  home: say("club-home"),
  name: say("club-name"),
  club: say("club-club"),
  format: say("club-format"),
  open: say("club-open"),
  join: say("club-join"),
  code: say("club-code"),
  yourName: say("club-your-name"),
  yours: say("club-yours"),
  qr: say("club-qr"),
  add: say("club-add"),
  pair: say("club-pair"),
  knockout: say("club-knockout"),
  close: say("club-close"),
  games: say("club-games"),
  table: say("club-table"),
  round: say("club-round"),
  standings: say("club-standings"),
  player: say("club-player"),
  points: say("club-points"),
  won: say("club-won"),
  spread: say("club-spread"),
  byes: say("club-byes"),
  enter: say("club-enter"),
  differ: say("club-differ"),
  leave: say("club-leave"),
  back: say("club-back"),
  champion: (name: string) => say("club-champion", { name }),
  csv: say("club-csv"),
  play: say("club-play"),
  result: (name: string) => say("club-result", { name }),
  print: say("club-print"),
  formats: {
    acc9: say("club-acc9"),
    acc22: say("club-acc22"),
    "round-robin": say("club-round-robin"),
    swiss: say("club-swiss"),
    arena: say("club-arena"),
  },
};
