// Questions, previews and settlements in sentences.
import { thrownBack } from "../../board/crash";
import { cardSigns } from "../../lib/cards/cards";
import type { Asked, Foreseen, CribbageScene } from "../../protocol";
import type { Answered, ClaimRules, Pegs } from "./extras";
import { asks as say } from "./strings";

interface Thrown {
  side: number;
  pegs: Pegs;
}

/** The effect of an action on the crash board, for the player of `side`; names are those of the sides. */
export function foreseenWords(
  { points, pegs, crashes }: Foreseen,
  scene: Pick<CribbageScene, "pegs">,
  names: readonly string[],
  side: number,
): string {
  if (points === 0) return say.foreseen.nothing;
  const standing: Pegs[] = [...scene.pegs];
  const [rear, front] = pegs[side] ?? [0, 0];
  if (front === standing[side]?.[1] && rear === standing[side]?.[0]) return say.foreseen.chooses(points);
  const isThrown = crashes.some((crash) => crash.side === side);
  const words = [isThrown ? say.foreseen.some(points) : say.foreseen.pegs(points, front)];
  for (const crash of crashes) {
    words.push(threat(crash, standing[crash.side] ?? [0, 0], crash.side === side ? null : (names[crash.side] ?? "")));
    standing[crash.side] = crash.pegs;
  }
  return words.join(" ");
}

/** A peg would be thrown: null for the player's own. */
function threat({ pegs }: Thrown, before: Pegs, name: string | null): string {
  const back = thrownBack(before, pegs);
  const to = pegs[back ? 0 : 1];
  if (name === null) return back ? say.foreseen.myBack(to) : say.foreseen.myOn(to);
  return back ? say.foreseen.back(name, to) : say.foreseen.on(name, to);
}

/** A peg was thrown; `before` has the pegs before it. */
export function crashWords({ side, pegs }: Thrown, before: readonly Pegs[] | null, names: readonly string[]): string {
  const name = names[side] ?? "";
  const old = before?.[side];
  if (old === undefined) return say.told.thrown(name, pegs);
  return thrownBack(old, pegs) ? say.told.back(name, pegs[0]) : say.told.on(name, pegs[1]);
}

/** A wrong claim, and what the rules in force did about it; "" for a correct one. */
export function verdict(
  rules: ClaimRules | null,
  asked: Pick<Asked, "claim" | "of" | "cards"> | null,
  points: number,
): string {
  const claim = asked?.claim ?? null;
  if (rules === null || asked === null || claim === null || claim === points) return "";
  const words = outcome(rules, claim, points);
  return asked.of === "card" ? say.verdict.of(cardSigns(asked.cards[0] ?? ""), words) : words;
}

function outcome(rules: ClaimRules, claim: number, points: number): string {
  const { verdict: words } = say;
  if (claim < points) {
    const then = rules.muggins ? words.open : rules.underclaim === "lost" ? words.lost : words.corrected;
    return `${words.short(claim, points)} ${then}`;
  }
  const then = { correct: words.corrected, penalty_2: words.penalty, give_excess: words.excess }[rules.overclaim];
  return `${words.over(claim, points)} ${then}`;
}

/** The answer as a sentence; names are those of the seats, and of the sides. */
export function answered(
  event: Answered,
  seats: readonly string[],
  sides: readonly string[],
  pegs: readonly Pegs[] | null,
): string {
  const who = (seat: number): string => seats[seat] ?? "";
  const { told } = say;
  switch (event.type) {
    case "TurnedUp":
      return (event.crib ? told.turnsUpCrib : told.turnsUp)(who(event.seat), event.cards.map(cardSigns).join(" "));
    case "Named":
      return told.names(who(event.seat), event.cards.map((card) => cardSigns(card.slice(-2))));
    case "Claimed":
      return told.claims(who(event.seat), event.points);
    case "Called":
      return told.calls(who(event.seat), event.points);
    case "Passed":
      return told.stands(who(event.seat));
    case "PathChosen":
      return told.goes(sides[event.side] ?? "", event.clockwise);
    case "Crashed":
      return crashWords(event, pegs, sides);
    case "Counted":
    case "PathAsked":
      return "";
  }
}
