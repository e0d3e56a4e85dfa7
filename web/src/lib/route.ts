// Routes by the hash of the address: lobby, custom game, room, record, review, explorers, lessons, practice, solo games, history, progress, account.

export type Route =
  | { at: "lobby" }
  | { at: "room"; room: string; watch: boolean }
  | { at: "replay"; room?: string }
  | { at: "review"; source: string; number: number; step?: number }
  | { at: "explore"; explorer: Explorer; position: string }
  | { at: "custom"; opponent?: string }
  | { at: "friend"; room?: string; secret?: string }
  | { at: "spectate"; room: string; secret: string }
  | { at: "duplicate"; room?: string; set?: string }
  | { at: "club"; path: string }
  | { at: "learn"; step?: string; source?: "mistakes"; theme?: string }
  | { at: "practice"; mistakes: boolean }
  | { at: "drill"; drill: "discard" | "play"; source: "any" | "mistakes"; theme: string }
  | { at: "mistakes"; source: string; number: number; seat: number }
  | { at: "puzzles"; puzzle: string; theme: string }
  | { at: "solo" }
  | { at: "history" }
  | { at: "statistics" }
  | { at: "progress" }
  | { at: "account" };

/** The explorers, by the end of their address. */
export const EXPLORERS = ["discard", "pegging", "score", "square"] as const;
export type Explorer = (typeof EXPLORERS)[number];

/** Parses a hash such as `#/room/abc`; unknown ones are the lobby. Includes the former addresses of solo games. */
export function routeOf(hash: string): Route {
  const room = /^#\/(?:room|solo)\/([\w-]+)(\/watch)?$/.exec(hash);
  if (room?.[1] !== undefined) return { at: "room", room: room[1], watch: room[2] !== undefined };
  const review = /^#\/review\/([\w-]+)\/(\d+)(?:\/(\d+))?$/.exec(hash);
  if (review?.[1] !== undefined) return { at: "review", source: review[1], number: Number(review[2]), ...(review[3] === undefined ? {} : { step: Number(review[3]) }) };
  const replay = /^#\/replay(?:\/([\w-]+))?$/.exec(hash);
  if (replay !== null) return replay[1] === undefined ? { at: "replay" } : { at: "replay", room: replay[1] };
  const explore = /^#\/explore(?:\/(\w+)(?:\/(.*))?)?$/.exec(hash);
  if (explore !== null) return { at: "explore", explorer: EXPLORERS.find((name) => name === explore[1]) ?? "discard", position: decoded(explore[2] ?? "") };
  const custom = /^#\/custom(?:\/([\w-]+))?$/.exec(hash);
  if (custom !== null) return custom[1] === undefined ? { at: "custom" } : { at: "custom", opponent: custom[1] };
  const friend = /^#\/(?:friend|join\/([\w-]+)\/([\w-]+))$/.exec(hash);
  if (friend !== null) return friend[1] === undefined || friend[2] === undefined ? { at: "friend" } : { at: "friend", room: friend[1], secret: friend[2] };
  const spectate = /^#\/spectate\/([\w-]+)\/([\w-]+)$/.exec(hash);
  if (spectate?.[1] !== undefined && spectate[2] !== undefined) return { at: "spectate", room: spectate[1], secret: spectate[2] };
  const duplicate = /^#\/duplicate(?:\/room\/([\w-]+)|\/(\d{1,18}))?$/.exec(hash);
  if (duplicate !== null) return { at: "duplicate", ...(duplicate[1] === undefined ? {} : { room: duplicate[1] }), ...(duplicate[2] === undefined ? {} : { set: duplicate[2] }) };
  const club = /^#\/club(?:\/(.*))?$/.exec(hash);
  if (club !== null) return { at: "club", path: club[1] ?? "" };
  const count = /^#\/learn\/count(?:\/mistakes|\/theme\/([\w-]+))$/.exec(hash);
  if (count !== null) return { at: "learn", step: "count", ...(count[1] === undefined ? { source: "mistakes" } : { theme: count[1] }) };
  const learn = /^#\/learn(?:\/([\w-]+))?$/.exec(hash);
  if (learn !== null) return learn[1] === undefined ? { at: "learn" } : { at: "learn", step: learn[1] };
  const practice = /^#\/practice(\/mistakes)?$/.exec(hash);
  if (practice !== null) return { at: "practice", mistakes: practice[1] !== undefined };
  const mistakes = /^#\/practice\/game\/([\w-]+)\/(\d+)\/(\d+)$/.exec(hash);
  if (mistakes?.[1] !== undefined) return { at: "mistakes", source: mistakes[1], number: Number(mistakes[2]), seat: Number(mistakes[3]) };
  const drill = /^#\/practice\/(discard|play)(?:\/(mistakes)|\/theme\/([\w-]+))?$/.exec(hash);
  if (drill !== null) return { at: "drill", drill: drill[1] === "play" ? "play" : "discard", source: drill[2] === undefined ? "any" : "mistakes", theme: drill[3] ?? "" };
  const puzzle = /^#\/puzzles(?:\/theme\/([\w-]+)|\/([\w-]+))?$/.exec(hash);
  if (puzzle !== null) return { at: "puzzles", theme: puzzle[1] ?? "", puzzle: puzzle[2] ?? "" };
  const place = (["solo", "history", "statistics", "progress", "account"] as const).find((name) => hash === `#/${name}`);
  return { at: place ?? "lobby" };
}

/** The address of a room; `watch` lets the computer play there on its own. */
export function toRoom(room: string, watch = false): string {
  return `#/room/${room}${watch ? "/watch" : ""}`;
}

/** The address at which somebody watches a room. The secret is in the fragment, which is sent to no server. */
export function toSpectate(room: string, secret: string): string {
  return `#/spectate/${room}/${secret}`;
}

/** The address of the review of a game: of a room or an imported record, its number from 1, and a step in it. */
export function toReview(source: string, number: number, step?: number): string {
  return `#/review/${source}/${number}${step === undefined ? "" : `/${step}`}`;
}

/** The address of an explorer, at a position as text (docs/records.md). */
export function toExplorer(explorer: Explorer, position = ""): string {
  return `#/explore/${explorer}${position === "" ? "" : `/${encodeURIComponent(position)}`}`;
}

/** The address of the explorer that a position belongs to. */
export function toExplore(position: string): string {
  return toExplorer(position.startsWith("s.") ? "square" : /^[dp]\.\d+-\d+\.\w+-/.test(position) ? "pegging" : "discard", position);
}

/** A part of an address as text; as it stands if it is not encoded correctly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
