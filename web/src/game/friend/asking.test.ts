import { afterEach, expect, it, vi } from "vitest";
import { hasInvited, keepSecrets, secretsOf } from "../invited";
import { routeOf } from "../../lib/route";
import { settings } from "../../lib/settings.svelte";
import { common } from "../../lib/strings";
import { giveToComputer, inHalves, invite, join, linkOf, makeSpectatorsLink, nameForOthers, openIn, openTable, readLink, spectatorsLink, watchLinkOf, withdrawSpectatorsLink } from "./asking";
import { friendWords } from "./strings";

const SECRET = "s".repeat(32);
const asked: { path: string; body: unknown }[] = [];

function answering(answers: unknown[]): void {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === "string" ? (JSON.parse(body) as unknown) : null });
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
}
afterEach(() => vi.unstubAllGlobals());

it("says who invites, be it one or several", () => {
  expect(friendWords.invitedBy("Ann")).toBe("Ann invites you to a game of cribbage.");
  expect(friendWords.invitedBy(common.both(["Ann", "Cy"]))).toBe("Ann and Cy invite you to a game of cribbage.");
});

it("reads a link back, wherever it was copied from", () => {
  expect(readLink(linkOf("room-1", SECRET, null))).toEqual({ room: "room-1", secret: SECRET });
  expect(readLink(` see http://elsewhere/#/join/room-1/${SECRET} `)).toEqual({ room: "room-1", secret: SECRET });
  expect(readLink("http://elsewhere/#/room/room-1")).toBeNull();
  expect(readLink("")).toBeNull();
  expect(readLink("hello, world")).toBeNull();
});

it('calls a player without a name a guest, because others would read "You" as themselves', () => {
  expect(nameForOthers()).toBe("Guest");
  settings.name = " Ann ";
  expect(nameForOthers()).toBe("Ann");
  settings.name = "";
});

it("keeps the secret of a new table until the seat is taken", async () => {
  answering([{ room: "r", seats: [0, 1], token: "t" }, { room: "r", seat: 1, secret: SECRET }]);
  expect(await openTable("Guest", "Guest", 60)).toBe("r");
  expect(asked[0]?.body).toMatchObject({ rules: "standard", seats: [{ name: "Guest" }, { name: "Guest 2" }], patience: 60 });
  expect(secretsOf("r")).toEqual({ 1: SECRET });
  answering([[{ seat: 1, created: "", fate: "open" }], [{ seat: 1, created: "", fate: "used" }]]);
  expect(await openIn("r")).toEqual([{ seat: 1, secret: SECRET }]);
  expect(hasInvited("r")).toBe(true);
  expect(await openIn("r")).toEqual([]);
  expect(hasInvited("r")).toBe(false);
});

it("names a seat whose secret another browser keeps", async () => {
  keepSecrets("q", {});
  answering([[{ seat: 1, created: "", fate: "open" }]]);
  expect(await openIn("q")).toEqual([{ seat: 1, secret: null }]);
});

it("invites to a seat of a running game, and gives it to the computer", async () => {
  keepSecrets("g", { 2: "other" });
  answering([{ room: "g", seat: 1, secret: SECRET }, null]);
  await invite("g", 1);
  expect(secretsOf("g")).toEqual({ 1: SECRET, 2: "other" });
  await giveToComputer("g", 1);
  expect(asked).toEqual([
    { path: "/api/rooms/g/invitations", body: { seat: 1 } },
    { path: "/api/rooms/g/computer", body: { seat: 1 } },
  ]);
});

it("sends a secret in the body, not in the path", async () => {
  answering([{ room: "r", seats: [1], token: "t" }]);
  await join("r", SECRET, "Bea");
  expect(asked).toEqual([{ path: "/api/rooms/r/join", body: { secret: SECRET, name: "Bea" } }]);
});

it("takes a code where there is no link", async () => {
  expect(inHalves("7KQ2MX94TD")).toBe("7KQ2M-X94TD");
  for (const typed of ["7KQ2M-X94TD", " 7kq2m x94td "]) expect(readLink(typed)).toEqual({ room: null, secret: typed });
  for (const wrong of ["7KQ2M-X94T", "7KQ2M-X94TD8", "7KQ2M/X94TD"]) expect(readLink(wrong)).toBeNull();
  answering([{ room: "r", seats: [1], token: "t" }]);
  await join(null, "7KQ2M-X94TD", "Bea");
  expect(asked).toEqual([{ path: "/api/join", body: { secret: "7KQ2M-X94TD", name: "Bea" } }]);
});

it("keeps the spectators' link until it is withdrawn, by whomever", async () => {
  answering([{ open: true, secret: "s3" }, { open: true, secret: null }, {}]);
  expect(await makeSpectatorsLink("r")).toEqual({ open: true, secret: "s3" });
  expect(await spectatorsLink("r")).toEqual({ open: true, secret: "s3" });
  expect(routeOf(new URL(watchLinkOf("r", "s3", null)).hash)).toEqual({ at: "spectate", room: "r", secret: "s3" });
  expect(await withdrawSpectatorsLink("r")).toEqual({ open: false, secret: null });
  answering([{ open: true, secret: "s4" }, { open: false, secret: null }]);
  await makeSpectatorsLink("r");
  expect(await spectatorsLink("r")).toEqual({ open: false, secret: null });
});
