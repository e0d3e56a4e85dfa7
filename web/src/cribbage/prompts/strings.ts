// Texts of the prompts: claims, calls, jokers' names, directions.
import english from "../../../../src/fifteentwo/locales/en/asks.ftl";
import { way } from "../../board/strings.later";
import { cardWords } from "../../lib/cards/strings";
import { messages } from "../../lib/messages";
import { about, common } from "../../lib/strings";
import { tableWords, type Owner } from "../strings";

const say = messages(english, "asks");

/** The subject of a question: a hand, the crib, the starter, or a card by its signs. */
export type Thing = { of: "hand" | "crib" | "starter" | "card"; card: string };

const claimed = (name: string, points: number, what: Thing): string => say("call-prompt", { name, points, ...what });

export const asks = {
  /** "Your hand", "Steady’s 7♣" */
  title: (owner: Owner, { of, card }: Thing) =>
    of === "card" ? say("claim-card-of", { ...owner, card }) : tableWords.owned(owner, of === "crib" ? "crib" : "hand"),
  claim: {
    prompt: (title: string, to: number) => say("claim-prompt", { title, to }),
    counts: (name: string, what: Thing) => say("claim-counts", { name, ...what }),
    none: say("claim-none"),
    press: (points: number) => say("claim-press", { points }),
    bySets: say("claim-by-sets"),
    bySetsWhy: say("claim-by-sets-why"),
    setsPrompt: say("claim-sets-prompt"),
    countThese: say("claim-count-these"),
    countCards: (cards: string) => say("claim-count-cards", { cards }),
    all: (points: number) => say("claim-all", { points }),
    sets: say("claim-sets"),
    noSets: say("claim-no-sets"),
    total: (points: number) => say("claim-total", { points }),
    cards: say("claim-cards"),
  },
  pad: {
    label: (from: number, to: number) => say("pad-label", { from, to }),
    none: say("pad-none"),
    erase: say("pad-erase"),
  },
  call: {
    prompt: claimed,
    missed: (name: string, points: number, what: Thing) => `${claimed(name, points, what)} ${say("call-missed")}`,
    none: say("call-none"),
    stand: say("call-stand"),
    press: (points: number) => say("call-press", { points }),
    always: say("call-always"),
    alwaysWhy: say("call-always-why"),
    others: (name: string) => say("call-others", { name }),
  },
  /** Claims during the play. */
  claims: {
    label: say("claims-label"),
    short: say("claims-short"),
    muggins: say("claims-muggins"),
    play: (card: string, points: number) => say("claims-play", { card, points }),
    yours: (name: string, points: number, what: Thing) => `${claimed(name, points, what)} ${say("call-your-turn")}`,
  },
  name: {
    play: say("joker-play"),
    counts: (owner: Owner, what: Thing) => say("joker-counts", { ...owner, ...what }),
    several: (place: number, of: number) => say("joker-several", { place, of }),
    prompt: say("joker-prompt"),
    promptBest: (cards: readonly string[]) => say("joker-prompt-best", { cards: common.both(cards) }),
    promptPlay: (most: number) => (most < 10 ? say("joker-prompt-most", { most }) : say("joker-prompt-play")),
    none: say("joker-none"),
    count: (cards: readonly string[]) => say("joker-count", { jokers: cards.length, cards: common.both(cards) }),
    playAs: (card: string) => say("joker-play-as", { card }),
    best: say("joker-best"),
    grid: say("joker-grid"),
    rank: say("joker-rank"),
    suit: say("joker-suit"),
    part: (part: string) => ("CDHS".includes(part) ? cardWords.suit(part) : cardWords.rank(part)),
    tooHigh: say("joker-too-high"),
    cancel: say("joker-cancel"),
    waits: (name: string) => say("joker-waits", { name }),
  },
  way: {
    heading: say("way-heading"),
    prompt: (points: number) => say("way-prompt", { points }),
    waits: (name: string) => say("way-waits", { name }),
    none: say("way-none"),
    clockwise: say("way-clockwise"),
    counter: say("way-counter"),
    press: (clockwise: boolean) => say("way-press", { way: way(clockwise) }),
  },
  foreseen: {
    nothing: say("foreseen-nothing"),
    pegs: (points: number, hole: number) => say("foreseen-pegs", { points, hole }),
    some: (points: number) => say("foreseen-some", { points }),
    chooses: (points: number) => say("foreseen-chooses", { points }),
    back: (name: string, to: number) => (to > 0 ? say("foreseen-back", { name, to }) : say("foreseen-off", { name })),
    on: (name: string, to: number) => say("foreseen-on", { name, to }),
    myBack: (to: number) => (to > 0 ? say("foreseen-my-back", { to }) : say("foreseen-my-off")),
    myOn: (to: number) => say("foreseen-my-on", { to }),
  },
  verdict: {
    /** The count of a seat: "7♣: 2 claimed, …". */
    of: (card: string, verdict: string) => say("verdict-of", { card, verdict }),
    short: (claim: number, points: number) => say("verdict-short", { claim, points }),
    over: (claim: number, points: number) => say("verdict-over", { claim, points }),
    corrected: say("verdict-corrected"),
    lost: say("verdict-lost"),
    open: say("verdict-open"),
    penalty: say("verdict-penalty"),
    excess: say("verdict-excess"),
  },
  told: {
    turnsUp: (who: string, cards: string) => say("told-turns-up", { ...about(who), cards }),
    turnsUpCrib: (who: string, cards: string) => say("told-turns-up-crib", { ...about(who), cards }),
    claims: (who: string, points: number) =>
      points === 0 ? say("told-claims-nothing", about(who)) : say("told-claims", { ...about(who), points }),
    calls: (who: string, points: number) => say("told-calls", { ...about(who), points }),
    stands: (who: string) => say("told-stands", about(who)),
    names: (who: string, cards: readonly string[]) => say("told-names", { ...about(who), jokers: cards.length, cards: cards.join(" ") }),
    goes: (who: string, clockwise: boolean) => say("told-goes", { ...about(who), way: way(clockwise) }),
    back: (who: string, to: number) => (to > 0 ? say("told-back", { ...about(who), to }) : say("told-off", about(who))),
    on: (who: string, to: number) => say("told-on", { ...about(who), to }),
    thrown: (who: string, [rear, front]: readonly [number, number]) => say("told-thrown", { ...about(who), rear, front }),
  },
};
