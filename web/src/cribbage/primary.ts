// The main button and the sentence beside it: text and action in each phase.
import { rematch } from "../lib/api";
import { toRoom } from "../lib/route";
import { common } from "../lib/strings";
import { asks } from "./prompts/later";
import type { Asking } from "./prompts/asking.svelte";
import { cardSigns } from "../lib/cards/cards";
import type { Discard, Play } from "../protocol";
import { tableWords as say, tellingWords, type Owner, type Part } from "./strings";
import type { Game } from "../game/game.svelte";
import { sentence } from "./telling";
import type { Primary } from "../game/button";
import { nameOf, ownerOf } from "./people";
import { dealsAgain } from "./seating";


/** The discard of exactly these cards; undefined if it is not legal. */
export function discard(table: Game<"cribbage">, raised: readonly string[]): Discard | undefined {
  return table.legal.find(
    (action): action is Discard =>
      action.type === "discard" &&
      action.cards.length === raised.length &&
      action.cards.every((card) => raised.includes(card)),
  );
}

/** Whether these cards may be part of a discard. */
export function canDiscard({ legal }: Pick<Game<"cribbage">, "legal">, cards: readonly string[]): boolean {
  return legal.some((action) => action.type === "discard" && cards.every((card) => action.cards.includes(card)));
}

/** The number of cards to discard. */
export function wanted(table: Game<"cribbage">): number {
  const first = table.legal[0];
  return first?.type === "discard" ? first.cards.length : 0;
}

/** The play of a card; undefined if it is not legal. */
export function playOf(table: Game<"cribbage">, card: string | null): Play | undefined {
  const then = table.mine ? (table.offer?.then ?? []) : [];
  return [...table.legal, ...then].find((action): action is Play => action.type === "play" && action.card === card);
}

/** Whether a card may be played; a joker may, once it is named. */
export function canPlay(table: Game<"cribbage">, card: string): boolean {
  return playOf(table, card) !== undefined || (table.mine && table.offer?.jokers.includes(card) === true);
}

function waiting(table: Game<"cribbage">): Primary {
  const playing = table.scene?.phase === "play" && table.seat !== null;
  return { label: playing ? say.buttons.playOne : say.buttons.continue, prompt: awaited(table), ready: false, side: null, press: () => undefined };
}

/** Whom the table waits for, and for what, or that they are away; "" if for nobody else. */
function awaited(table: Game<"cribbage">): string {
  const { scene, position, seat } = table;
  const due = table.busy ? [] : (position?.to_act.filter((who) => who !== seat) ?? []);
  const away = due.find((who) => table.whereIs(who) === "away");
  if (away !== undefined) return say.isAway(nameOf(table, away));
  const asked = table.busy ? "" : (asks()?.waitingFor(table) ?? "");
  if (asked !== "") return asked;
  const turn = scene?.turn ?? null;
  if (turn !== null && turn !== seat) return say.prompts.theirs(nameOf(table, turn));
  const others = due.map((who) => nameOf(table, who));
  return scene?.phase === "discard" && others.length > 0 ? say.prompts.discarding(common.both(others)) : say.prompts.nothing;
}

function atGate(table: Game<"cribbage">): Primary | null {
  const { gate, scene, told } = table;
  if (gate === null || scene === null) return null;
  const prompt = (): string => {
    switch (gate) {
      case "cut":
        return table.rules?.first_deal === "high_cut" ? say.prompts.cut.high : say.prompts.cut.low;
      case "deal":
        if (told?.event.type === "CardsCut" && table.chairs.length === 2) return sentence(told.event, told.words, table.called);
        return tellingWords.dealsFirst(nameOf(table, scene.dealer));
      case "starter":
        return say.prompts.starter;
      case "go":
        return say.prompts.go(scene.count);
      case "peg":
        return say.prompts.peg(pegging(table)?.words || (table.told?.event.type === "Played" ? table.told.words : ""));
      case "continue":
      case "next-deal":
        return countedPoints(table);
    }
  };
  const hint = gate === "continue" || gate === "next-deal" ? say.buttons.hold : undefined;
  const label = gate === "peg" ? say.buttons.peg(pegging(table)?.points ?? 0) : say.buttons[gate];
  return { label, prompt: prompt(), ready: true, hint, side: null, press: () => table.goOn() };
}

function atEnd(table: Game<"cribbage">, trouble: (error: Error) => void): Primary {
  const over = table.position?.match_over === true;
  const people = table.chairs.filter(({ player }) => player === null).length;
  const leg = table.about?.terms.leg ?? 0;
  if (over && table.own.length > 0 && (leg > 0 || people > table.own.length)) return withOthers(table);
  const again = async (): Promise<void> => {
    const loser = dealsAgain(table.sides, table.position?.outcome?.winners ?? [], table.scene?.dealer ?? -1);
    try {
      const { room } = await rematch({ rules_text: table.about?.rules_text ?? "", chairs: table.chairs, hints: table.advice.allowed }, loser);
      location.hash = `#/room/${room}`;
    } catch (error) {
      trouble(error as Error);
    }
  };
  return {
    label: over ? say.buttons.rematch : say.buttons.nextGame,
    prompt: "",
    ready: !table.sent && table.seat !== null,
    side: null,
    press: over ? () => void again() : () => table.nextGame(),
  };
}

/** With people elsewhere, everybody has to agree to a rematch. */
function withOthers(table: Game<"cribbage">): Primary {
  const { agreed, room } = table.rematch ?? { agreed: [] as number[], room: null };
  const names = (which: (seat: number) => boolean): string =>
    common.both(table.chairs.flatMap(({ player }, seat) => (player === null && !table.own.includes(seat) && which(seat) ? [nameOf(table, seat)] : [])));
  const waits = room === null && table.seat !== null && agreed.includes(table.seat);
  const asked = agreed.length > 0 && !waits && room === null;
  return {
    label: room !== null ? say.buttons.toRematch : waits ? say.buttons.waitingFor(names((seat) => !agreed.includes(seat))) : say.buttons[table.about?.terms.leg === 1 ? "swap" : "rematch"],
    prompt: asked ? say.prompts.rematch(names((seat) => agreed.includes(seat))) : "",
    ready: !waits,
    side: null,
    press: () => (room === null ? table.agreeToRematch() : void (location.hash = toRoom(room))),
  };
}

/** The main button, given the raised cards and the card selected to play; who only watches has none, and everything goes on by itself. */
export function primary(...given: Parameters<typeof button>): Primary {
  const found = button(...given);
  return given[0].seat === null ? { ...found, label: "" } : found;
}

function button(
  table: Game<"cribbage">,
  asking: Asking | null,
  raised: readonly string[],
  chosen: string | null,
  trouble: (error: Error) => void,
): Primary {
  const { scene } = table;
  const gate = atGate(table);
  if (gate !== null) return gate;
  if (table.isCounting) {
    return {
      label: say.buttons.continue,
      prompt: counts(table),
      ready: true,
      side: null,
      press: () => table.goOn(),
    };
  }
  if (scene === null) return waiting(table);
  if (table.over) return atEnd(table, trouble);
  if (!table.mine) return waiting(table);
  const answer = asking && asks()?.answering(table, asking);
  if (answer) return answer;
  if (scene.phase === "discard") {
    const action = discard(table, raised);
    const crib = ownerOf(table, scene.dealer ?? 0);
    return {
      label: action
        ? say.buttons.send(action.cards.map(cardSigns).join(" "), myCrib(crib, table))
        : say.buttons.sendSome(wanted(table), myCrib(crib, table)),
      prompt: say.prompts.discard(wanted(table), crib),
      ready: action !== undefined,
      side: table.sides[scene.dealer ?? -1] ?? null,
      press: () => action && table.act(action),
    };
  }
  const play = playOf(table, chosen);
  const claim = asking && asks()?.playing(table, asking, play?.card ?? null);
  return {
    label: claim?.label ?? (play ? say.buttons.play(cardSigns(play.card)) : say.buttons.playOne),
    prompt: claim?.prompt ?? ((asking && asks()?.previewWords(table, asking, chosen)) || say.prompts.play(scene.count)),
    ready: play !== undefined,
    side: null,
    press: () => {
      if (play && asking) asking.play(play);
      else if (play) table.act(play);
    },
  };
}

/** Makes the player's own crib "my crib", because the button speaks for the player. */
function myCrib(crib: Owner, table: Game<"cribbage">): Owner {
  return table.scene?.dealer === table.seat ? { ...crib, whose: "mine" } : crib;
}

/** What is being counted, and whose it is; null if nothing is. */
function counted(table: Game<"cribbage">): { owner: Owner; part: Part; points: number } | null {
  const event = table.counting?.told.event;
  return event?.type === "Shown" ? { owner: ownerOf(table, event.seat), part: event.crib ? "crib" : "hand", points: event.points } : null;
}

/** "Counting Steady's crib" */
function counts(table: Game<"cribbage">): string {
  const what = counted(table);
  return what === null ? "" : say.show.counts(what.owner, what.part);
}

/** The points waiting to be pegged, and the call. */
function pegging({ next }: Game<"cribbage">): { points: number; words: string } | null {
  return next?.event.type === "Pegged" ? { points: next.event.points, words: next.words } : null;
}

/** "Steady's crib: 9 points." */
function countedPoints(table: Game<"cribbage">): string {
  const what = counted(table);
  return what === null ? "" : say.show.points(countedTitle(table), what.points);
}

/** The heading of a count: "Your hand", "Steady's crib". */
export function countedTitle(table: Game<"cribbage">): string {
  const what = counted(table);
  return what === null ? "" : say.owned(what.owner, what.part);
}
