// The main button and its sentence while the player answers a prompt.
import { cardSigns } from "../../lib/cards/cards";
import type { Asked, Foreseen } from "../../protocol";
import { asks as say, type Thing } from "./strings";
import type { Game } from "../../game/game.svelte";
import { nameOf, ownerOf } from "../people";
import type { Primary } from "../../game/button";
import type { Asking } from "./asking.svelte";
import { foreseenWords } from "./words";


/** The heading of the prompt: "Your hand", "Steady’s crib", or for a joker, what it counts as. */
export function heading(table: Game<"cribbage">, asked: Asked): string {
  const owner = ownerOf(table, asked.whose);
  return asked.what === "name" ? say.name.counts(owner, thing(asked)) : say.title(owner, thing(asked));
}

/** The card a named joker stands for. */
function face(card: string): string {
  return cardSigns(card.slice(-2));
}

function thing({ of, cards }: Asked): Thing {
  return { of: of === "path" ? "hand" : of, card: of === "card" ? cardSigns(cards[0] ?? "") : "" };
}

/** The main button while this player is asked; null otherwise. */
export function answering(table: Game<"cribbage">, asking: Asking): Primary | null {
  const { asked, answer } = asking;
  if (asking.playing === null && (asked === null || asking.claiming.playsOn)) return null;
  return {
    label: label(asking),
    prompt: prompt(table, asking),
    ready: answer !== null,
    side: null,
    press: () => {
      if (answer?.type === "play") asking.play(answer);
      else if (answer !== null) table.act(answer);
    },
  };
}

function label(asking: Asking): string {
  const { answer, asked } = asking;
  switch (answer?.type) {
    case "claim":
      return asking.isBySets ? say.claim.all(answer.points) : say.claim.press(answer.points);
    case "call":
      return say.call.press(answer.points);
    case "pass":
      return say.call.stand;
    case "choose":
      return say.way.press(answer.clockwise);
    case "name":
      return say.name.count(answer.cards.map(face));
    case "play":
      return say.name.playAs(face(answer.card));
    default:
      return asking.claiming.calling ? say.call.none : asked?.what === "claim" ? say.claim.none : asked?.what === "way" ? say.way.none : say.name.none;
  }
}

function prompt(table: Game<"cribbage">, asking: Asking): string {
  const { asked } = asking;
  const { offer } = table;
  if (asking.playing !== null) return say.name.promptPlay(offer?.joker_most ?? 10);
  if (asked === null) return "";
  switch (asked.what) {
    case "claim":
      return asking.isBySets ? say.claim.setsPrompt : say.claim.prompt(heading(table, asked), offer?.count_to ?? 0);
    case "call":
      return (asking.claiming.calling ? say.call.missed : say.call.prompt)(nameOf(table, asked.whose), asked.claim ?? 0, thing(asked));
    case "name":
      return offer?.advice ? say.name.promptBest(offer.advice.cards.map(face)) : say.name.prompt;
    case "way":
      return say.way.prompt(offer?.foreseen[0]?.points ?? 0);
  }
}

/** The main button and its sentence while a card is chosen in muggins; null in other games. */
export function playing(table: Game<"cribbage">, asking: Asking, card: string | null): { label: string | null; prompt: string | null } {
  const { claiming } = asking;
  const asked = table.scene?.asked ?? null;
  return {
    label: card !== null && claiming.points !== null ? say.claims.play(cardSigns(card), claiming.points) : null,
    prompt: claiming.playsOn && asked !== null ? say.claims.yours(nameOf(table, asked.whose), asked.claim ?? 0, thing(asked)) : null,
  };
}

/** What the others are asked, for a player who waits. */
export function waitingFor(table: Game<"cribbage">): string {
  const asked = table.scene?.asked ?? null;
  if (asked === null || asked.seat === table.seat) return "";
  const name = nameOf(table, asked.seat);
  switch (asked.what) {
    case "claim":
      return say.claim.counts(name, thing(asked));
    case "call":
      return say.call.others(name);
    case "name":
      return say.name.waits(name);
    case "way":
      return say.way.waits(name);
  }
}

/** Previews for the crash board: of the selected card, or of both directions. */
export function previews(table: Game<"cribbage">, asking: Asking, card: string | null): { what: Foreseen; strong: boolean }[] {
  if (!table.mine) return [];
  return (table.offer?.foreseen ?? []).flatMap((what) => {
    const { action } = what;
    if (action.type === "choose") return [{ what, strong: action.clockwise === asking.clockwise }];
    return action.type === "play" && action.card === card ? [{ what, strong: true }] : [];
  });
}

/** The same in words. */
export function previewWords(table: Game<"cribbage">, asking: Asking, card: string | null): string {
  const [first] = previews(table, asking, card);
  if (first === undefined || table.scene === null) return "";
  return foreseenWords(first.what, table.scene, table.sideNames, table.side ?? 0);
}
