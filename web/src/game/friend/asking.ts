// Requests about invitations. A secret is sent in the body of a request, never in its path.
import { answer, ask, openRoom, posted } from "../../lib/api";
import { routeOf } from "../../lib/route";
import type { Invitation, Opened, SecretInvitation } from "../../protocol";
import { keepSecrets, secretsOf, type OpenSeat } from "../invited";

const path = (room: string): string => `/api/rooms/${room}/invitations`;

/** Opens a table for two and invites somebody to the other seat, before any card is dealt. */
export async function openTable(name: string, guest: string): Promise<string> {
  const seats = [name, name === guest ? `${guest} 2` : guest].map((one) => ({ name: one, player: null, helped: false }));
  const { room } = await openRoom({ rules: "standard", seats });
  await invite(room, 1);
  return room;
}

/** Invites somebody to a seat, and keeps the secret until it is taken. */
export async function invite(room: string, seat: number): Promise<void> {
  const { secret } = await answer<SecretInvitation>(path(room), posted({ seat }));
  keepSecrets(room, { ...secretsOf(room), [seat]: secret });
}

/** Gives the seat of an open invitation to a computer player. */
export async function giveToComputer(room: string, seat: number): Promise<void> {
  await ask(`/api/rooms/${room}/computer`, posted({ seat }));
}

/** Takes the seat of an invitation. */
export const join = (room: string, secret: string, name: string): Promise<Opened> => answer(`/api/rooms/${room}/join`, posted({ secret, name }));

/** The seats that still wait for a guest; the secrets of the others are forgotten. */
export async function openIn(room: string): Promise<OpenSeat[]> {
  const secrets = secretsOf(room);
  const open = (await answer<Invitation[]>(path(room))).filter(({ fate }) => fate === "open").map(({ seat }) => ({ seat, secret: secrets[seat] ?? null }));
  keepSecrets(room, Object.fromEntries(open.flatMap(({ seat, secret }) => (secret === null ? [] : [[seat, secret]]))));
  return open;
}

/** Takes the seat back. */
export async function withdraw(room: string, seat: number): Promise<void> {
  await ask(`${path(room)}/${seat}`, { method: "DELETE" });
}

/** The link of an invitation. The secret is in the fragment, which is sent to no server. */
export const linkOf = (room: string, secret: string): string => `${location.origin}/#/join/${room}/${secret}`;

/** The room and the secret in a link somebody pasted; null if it is none. */
export function readLink(text: string): { room: string; secret: string } | null {
  const route = routeOf(text.slice(Math.max(0, text.indexOf("#"))).trim());
  return route.at === "friend" && route.room !== undefined && route.secret !== undefined ? { room: route.room, secret: route.secret } : null;
}
