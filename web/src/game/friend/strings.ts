// Texts for playing with people on other devices.
import english from "../../../../src/fifteentwo/locales/en/friend.ftl";
import { messages } from "../../lib/messages";
import type { Said } from "../../protocol";

type Phrase = Said["phrase"];

const say = messages(english, "friend");

export const phraseWords: Readonly<Record<Phrase, string>> = {
  hello: say("phrase-hello"),
  "good-luck": say("phrase-good-luck"),
  "nice-hand": say("phrase-nice-hand"),
  "well-played": say("phrase-well-played"),
  ouch: say("phrase-ouch"),
  "one-moment": say("phrase-one-moment"),
  thanks: say("phrase-thanks"),
  "good-game": say("phrase-good-game"),
  applause: say("phrase-applause"),
  laughter: say("phrase-laughter"),
  wonder: say("phrase-wonder"),
  tears: say("phrase-tears"),
};

export const friendWords = {
  title: say("friend-title"),
  home: say("friend-home"),
  yourName: say("friend-your-name"),
  invite: say("friend-invite"),
  inviteWhy: say("friend-invite-why"),
  open: say("friend-open"),
  join: say("friend-join"),
  joinWhy: say("friend-join-why"),
  link: say("friend-link"),
  linkOrCode: say("friend-link-or-code"),
  orCode: say("friend-or-code"),
  notALink: say("friend-not-a-link"),
  sit: say("friend-sit"),
  invited: say("friend-invited"),
  guest: say("friend-guest"),
  waiting: say("friend-waiting"),
  begins: say("friend-begins"),
  seat: (number: number) => say("friend-seat", { number }),
  scan: say("friend-scan"),
  qr: say("friend-qr"),
  copy: say("friend-copy"),
  copied: say("friend-copied"),
  computer: say("friend-computer"),
  inviteTo: (name: string) => say("friend-invite-to", { name }),
  inviteNow: say("friend-invite-now"),
  withdraw: say("friend-withdraw"),
  mute: say("phrase-mute"),
  away: say("friend-away"),
  awayWait: say("friend-away-wait"),
  awayComputer: (minutes: number) => say("friend-away-computer", { minutes }),
  awayRule: (minutes: number) => say("friend-away-rule", { minutes }),
  awayWaits: say("friend-away-waits"),
  spectators: say("friend-spectators"),
  spectatorsWhy: say("friend-spectators-why"),
  spectatorsLink: say("friend-spectators-link"),
  nobodyWatches: say("friend-nobody-watches"),
  makeSpectatorsLink: say("friend-make-spectators-link"),
  newSpectatorsLink: say("friend-new-spectators-link"),
  withdrawSpectatorsLink: say("friend-withdraw-spectators-link"),
  watch: say("friend-watch"),
  watchWhy: say("friend-watch-why"),
  watchNow: say("friend-watch-now"),
};
