// Addresses to which only pages link that are loaded later.

/** The address at which the game of a set in this room is compared with those of others. */
export function toComparison(room: string): string {
  return `#/duplicate/room/${room}`;
}

/** The address at which the mistakes of a seat in a reviewed game are practised. */
export function toMistakes(source: string, number: number, seat: number): string {
  return `#/practice/game/${source}/${number}/${seat}`;
}

/** The standalone page that checks the cards of a room, as this seat has seen them. */
export function toCheck(room: string, seat: number): string {
  return `/verify.html#${room}/${seat}`;
}
