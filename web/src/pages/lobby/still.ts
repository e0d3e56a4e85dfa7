// The current table of a game, for the pictures of the lobby.
import { answer, posted, Refusal } from "../../lib/api";
import type { AnyScene, Card, FromServer, Refused, Welcome } from "../../protocol";

const PACK = 52;

/** The picture of a two-player game: the player's cards, the starter, and the pegs as fractions of the track, the player's first. */
export interface Still {
  hand: Card[];
  starter: Card | null;
  pegs: [rear: number, front: number][];
}

/** The table of a room as this browser's seat sees it; null if it could not be loaded. */
export async function tableOf(room: string): Promise<Welcome | null> {
  const told = await answer<FromServer[]>(`/api/rooms/${room}`).catch((): FromServer[] => []);
  return told.find((message): message is Welcome => message.type === "Welcome") ?? null;
}

/** Null if the game is not cribbage. */
export function stillOf({ seat, sides, targets, position: { scene } }: Welcome): Still | null {
  if (scene.type !== "CribbageScene" || seat === null) return null;
  const mine = sides[seat] ?? 0;
  const played = scene.plays.flatMap(([who, card]) => (who === seat ? [card] : []));
  const share = (side: number): [number, number] => {
    const [rear = 0, front = 0] = scene.pegs[side] ?? [];
    const target = targets[side] ?? 121;
    return [Math.min(1, rear / target), Math.min(1, front / target)];
  };
  return { hand: [...(scene.hands[seat] ?? []), ...played], starter: scene.starter, pegs: [share(mine), share(1 - mine)] };
}

/** Which cells of a deal's small picture are filled; none in Cribbage Shuffle, where all cards are dealt at once. */
export function cellsDone(scene: AnyScene, cells: number): boolean[] {
  switch (scene.type) {
    case "SquareScene":
      return scene.grid.map((card) => card !== null);
    case "PatienceScene":
      return Array.from({ length: cells }, (_, place) => place < Math.floor((cells * (PACK - scene.stock)) / PACK));
    default:
      return [];
  }
}

/** Resigns a game for this browser's seat. Throws a Refusal. */
export async function resign(room: string): Promise<void> {
  const told = await answer<FromServer[]>(`/api/rooms/${room}`, posted({ type: "GiveUp" }));
  const refused = told.find((message): message is Refused => message.type === "Refused");
  if (refused) throw new Refusal(refused.sentence);
}
