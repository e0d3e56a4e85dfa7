// Where one is, by the hash of the address: the lobby, a room, or a record.

export type Route = { at: "lobby" } | { at: "room"; room: string } | { at: "replay"; room?: string };

/** Reads a hash such as `#/room/abc`; anything unknown is the lobby. */
export function routeOf(hash: string): Route {
  const room = /^#\/room\/([\w-]+)$/.exec(hash)?.[1];
  if (room !== undefined) return { at: "room", room };
  const replay = /^#\/replay(?:\/([\w-]+))?$/.exec(hash);
  if (replay !== null) return replay[1] === undefined ? { at: "replay" } : { at: "replay", room: replay[1] };
  return { at: "lobby" };
}
