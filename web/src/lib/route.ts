// Where one is, by the hash of the address: the lobby, a custom game, a room, a record, the lessons, the solo games, or one's own games.

export type Route =
  | { at: "lobby" }
  | { at: "room"; room: string; watch: boolean }
  | { at: "replay"; room?: string }
  | { at: "custom"; opponent?: string }
  | { at: "learn"; step?: string }
  | { at: "solo" }
  | { at: "history" }
  | { at: "statistics" };

/** Reads a hash such as `#/room/abc`; anything unknown is the lobby. A game for one had an address of its own once. */
export function routeOf(hash: string): Route {
  const room = /^#\/(?:room|solo)\/([\w-]+)(\/watch)?$/.exec(hash);
  if (room?.[1] !== undefined) return { at: "room", room: room[1], watch: room[2] !== undefined };
  const replay = /^#\/replay(?:\/([\w-]+))?$/.exec(hash);
  if (replay !== null) return replay[1] === undefined ? { at: "replay" } : { at: "replay", room: replay[1] };
  const custom = /^#\/custom(?:\/([\w-]+))?$/.exec(hash);
  if (custom !== null) return custom[1] === undefined ? { at: "custom" } : { at: "custom", opponent: custom[1] };
  const learn = /^#\/learn(?:\/([\w-]+))?$/.exec(hash);
  if (learn !== null) return learn[1] === undefined ? { at: "learn" } : { at: "learn", step: learn[1] };
  const place = (["solo", "history", "statistics"] as const).find((name) => hash === `#/${name}`);
  return { at: place ?? "lobby" };
}

/** The address of a room; `watch`: the computer is to play on there by itself. */
export function toRoom(room: string, watch = false): string {
  return `#/room/${room}${watch ? "/watch" : ""}`;
}
