// Where one is, by the hash of the address: the lobby, a room, a record, or the games for one.

export type Route =
  | { at: "lobby" }
  | { at: "room"; room: string }
  | { at: "replay"; room?: string }
  | { at: "solo"; game?: string; watch?: true };

/** Reads a hash such as `#/room/abc`; anything unknown is the lobby. */
export function routeOf(hash: string): Route {
  const room = /^#\/room\/([\w-]+)$/.exec(hash)?.[1];
  if (room !== undefined) return { at: "room", room };
  const replay = /^#\/replay(?:\/([\w-]+))?$/.exec(hash);
  if (replay !== null) return replay[1] === undefined ? { at: "replay" } : { at: "replay", room: replay[1] };
  const solo = /^#\/solo(?:\/([\w-]+)(\/watch)?)?$/.exec(hash);
  if (solo !== null) {
    if (solo[1] === undefined) return { at: "solo" };
    return solo[2] === undefined ? { at: "solo", game: solo[1] } : { at: "solo", game: solo[1], watch: true };
  }
  return { at: "lobby" };
}
