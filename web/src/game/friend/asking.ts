// Requests about invitations. A secret is sent in the body of a request, never in its path.
import { answer, ask, openRoom, posted } from "../../lib/api";
import { routeOf, toSpectate } from "../../lib/route";
import type { Invitation, InvitedTo, Network, Opened, SecretInvitation, SpectatorsLink, Terms } from "../../protocol";
import { settings } from "../../lib/settings.svelte";
import { keepLink, keepSecrets, keptLink, secretsOf, type OpenSeat } from "../invited";
import { friendWords } from "./strings";

const path = (room: string): string => `/api/rooms/${room}/invitations`;

/** What others call the player. "You" would be wrong on their screens. */
export const nameForOthers = (): string => settings.name.trim() || friendWords.guest;

/** Opens a table for two and invites somebody to the other seat, before any card is dealt. */
export async function openTable(name: string, guest: string, patience: number | null, terms?: Terms, match = "single", duplicate: string | null = null): Promise<string> {
  const seats = [name, name === guest ? `${guest} 2` : guest].map((one) => ({ name: one, player: null, helped: false }));
  const { room } = await openRoom({ rules: match === "single" ? "standard" : `standard match=${match}`, seats, patience, duplicate, ...(terms && { terms }) });
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

/** Takes the seat of an invitation; without a room, `secret` is a code somebody has typed. */
export const join = (room: string | null, secret: string, name: string): Promise<Opened> =>
  answer(room === null ? "/api/join" : `/api/rooms/${room}/join`, posted({ secret, name }));

/** What an invitation invites to. */
export const look = (secret: string): Promise<InvitedTo> => answer("/api/invited", posted({ secret }));

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

/** Whether the page was loaded by this computer's own name for itself, which no other device can use. */
export const isOnLocalhost = (): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);

/** What links for other devices begin with; null if none can reach this server. */
export const originForOthers = async (): Promise<string | null> => (isOnLocalhost() ? (await answer<Network>("/api/network")).origin : location.origin);

/** The link of an invitation. The secret is in the fragment, which is sent to no server. */
export const linkOf = (room: string, secret: string, origin: string | null): string => `${origin ?? location.origin}/#/join/${room}/${secret}`;

/** The room and the secret in a link somebody pasted, or no room and the code somebody typed; null if it is neither. */
export function readLink(text: string): { room: string | null; secret: string } | null {
  const route = routeOf(text.slice(Math.max(0, text.indexOf("#"))).trim());
  if (route.at === "friend" && route.room !== undefined && route.secret !== undefined) return { room: route.room, secret: route.secret };
  return /^(?:[\s-]*[0-9a-z]){10}[\s-]*$/i.test(text) ? { room: null, secret: text } : null;
}

/** A code in two halves, as it is read out. */
export const inHalves = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

const watching = (room: string): string => `/api/rooms/${room}/spectators`;

/** The link of a secret for spectators. */
export const watchLinkOf = (room: string, secret: string, origin: string | null): string => `${origin ?? location.origin}/${toSpectate(room, secret)}`;

/** Whether a room has a link for spectators, and the secret if this browser has made it. */
export async function spectatorsLink(room: string): Promise<SpectatorsLink> {
  const { open } = await answer<SpectatorsLink>(watching(room));
  if (!open) keepLink(room, null);
  return { open, secret: keptLink(room) };
}

/** Makes a link for spectators; one that somebody has made before is withdrawn. */
export async function makeSpectatorsLink(room: string): Promise<SpectatorsLink> {
  const made = await answer<SpectatorsLink>(watching(room), { method: "POST" });
  keepLink(room, made.secret);
  return made;
}

/** Withdraws the link; those who watch have to go. */
export async function withdrawSpectatorsLink(room: string): Promise<SpectatorsLink> {
  await ask(watching(room), { method: "DELETE" });
  keepLink(room, null);
  return { open: false, secret: null };
}
