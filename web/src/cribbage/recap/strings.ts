// Texts of the page at the end of a game of cribbage.
import english from "../../../../src/fifteentwo/locales/en/recap.ftl";
import { locale } from "../../lib/language";
import { messages } from "../../lib/messages";
import { about, common, lossOf } from "../../lib/strings";
import { overWords } from "../strings.later";

const say = messages(english, "recap");

/** Arguments for a sentence that compares two sides: the second is `other`. */
function both(who: string, other: string): { who: string; person: string; other: string; them: string } {
  return { ...about(who), other, them: about(other).person };
}

const lineOf = (loss: string): string => say("recap-line", { title: lossOf(loss) });
const nameOf = (loss: string): string => say("recap-loss", { title: lossOf(loss) });
const minus = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What the players aim at: few points in lowball. */
const aim = (low: boolean) => ({ aim: low ? "low" : "high" });

export const recapWords = {
  heads: {
    beatBy: (winner: string, loser: string, points: number) => say("recap-beat-by", { ...both(winner, loser), points }),
    beat: (winner: string, loser: string) => say("recap-beat", both(winner, loser)),
    won: (winner: string) => say("recap-won", about(winner)),
    resigned: overWords.gaveUp,
    outOfTime: overWords.outOfTime,
  },
  badge: (loss: string) => (loss === "" ? "" : overWords.by(loss)),
  facts: {
    trailed: (who: string, points: number, deal: number) => say("recap-trailed", { ...about(who), points, deal }),
    led: (who: string) => say("recap-led", about(who)),
    hand: (who: string, points: number, other: string, against: number) => say("recap-hand", { ...both(who, other), points, against }),
    crib: (who: string, points: number, other: string, against: number) => say("recap-crib", { ...both(who, other), points, against }),
    pegging: (who: string, points: number, other: string, against: number) => say("recap-pegging", { ...both(who, other), points, against }),
    short: (who: string, holes: number, loss: string) => say("recap-short", { ...about(who), holes, loss: nameOf(loss) }),
    past: (who: string, holes: number, loss: string) => say("recap-past", { ...about(who), holes, loss: nameOf(loss) }),
  },
  match: {
    won: (who: string, score: string) => say("recap-match-won", { ...about(who), score }),
    drawn: overWords.matchDrawn,
  },
  assisted: overWords.assisted,
  compare: overWords.compare,
  knownCards: overWords.knownCards,
  check: say("recap-check"),
  score: (who: string, points: number) => `${who} ${points}`,
  final: (scores: readonly string[]) => say("recap-final", { scores: scores.join(", ") }),
  gamePoints: (points: number) => say("recap-game-points", { points }),

  home: say("recap-home"),
  table: say("recap-table"),
  replay: common.stepThrough,
  other: say("recap-other"),
  otherGame: say("recap-other-game"),
  share: say("recap-share"),
  sharing: common.loading,
  ways: say("recap-ways"),

  chart: say("recap-chart"),
  deals: (deals: number) => say("recap-deals", { deals }),
  chartHow: say("recap-chart-how"),
  chartLabel: say("recap-chart-label"),
  dealHead: say("recap-deal-head"),
  deal: (deal: number) => say("recap-deal", { deal }),
  dealer: (who: string) => say("recap-dealer", about(who)),
  dealt: say("recap-dealt"),
  row: (deal: number, dealer: string, scores: readonly string[]) => say("recap-row", { deal, dealer, scores: scores.join(", ") }),
  gained: (who: string, points: number, score: number) => say("recap-gained", { who, gained: minus(points), score }),
  line: lineOf,
  asTable: say("recap-as-table"),
  noDeals: say("recap-no-deals"),

  games: say("recap-games"),
  gameHead: say("recap-game"),
  winner: say("recap-winner"),
  reviewGame: (game: number) => say("recap-review-game", { game }),

  parts: say("recap-parts"),
  partsHow: say("recap-parts-how"),
  partsUsual: say("recap-parts-usual"),
  part: say("recap-part"),
  of: { hand: say("recap-of-hand"), crib: say("recap-of-crib"), pegging: say("recap-of-pegging"), heels: say("recap-of-heels") },
  best: (low: boolean) => say("recap-best", aim(low)),
  usual: say("recap-usual"),
  better: say("recap-better"),
  none: "–",

  hand: {
    won: say("recap-hand-won"),
    of: (who: string, low: boolean) => say("recap-best-of", { ...about(who), ...aim(low) }),
    crib: (deal: number, who: string) => say("recap-deal-crib", { ...about(who), deal }),
    hand: (deal: number, who: string) => say("recap-deal-hand", { ...about(who), deal }),
    starter: say("recap-starter"),
    call: (words: string) => say("recap-call", { words: words.charAt(0).toUpperCase() + words.slice(1) }),
  },

  image: {
    beat: (winner: string, loser: string) => say("image-beat", both(winner, loser)),
    line: (facts: readonly string[]) => facts.join(" · "),
    deals: (deals: number) => say("image-deals", { deals }),
    best: (points: number, low: boolean) => say("image-best", { points, ...aim(low) }),
    what: (day: string) => say("image-what", { day }),
    day: (day: Date) => new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" }).format(day),
    file: `${common.title}.png`,
    title: say("image-title"),
    saved: say("image-saved"),
    failed: say("image-failed"),
  },
};

