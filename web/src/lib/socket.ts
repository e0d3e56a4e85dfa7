// The connection to a room: says hello, receives messages, and reconnects from the last entry when it breaks.
import { owner } from "./api";
import { said } from "./language";
import { back, delayBefore } from "./reach";
import { saltFor } from "./salts";
import type { FromPage, FromServer } from "../protocol";

/** State of the connection: `refused` when this browser has no such seat, `broken` when the log cannot be replayed. */
export type LineState = "opening" | "open" | "lost" | "refused" | "broken";

export interface Hearing {
  /** The last entry seen, for Hello, so that the room continues from there; null: none yet. */
  since: () => number | null;
  hear: (message: FromServer) => void;
  line: (state: LineState) => void;
}

/** Somebody who watches: the secret of the spectators' link, and the name to be listed by. */
export interface Spectator {
  secret: string;
  name: string;
}

/** A seat whose players wait behind the curtain: it is announced, and the room sends none of its cards. */
export interface Covered {
  covered: number;
}

/** The close code of a socket whose owner has no seat in the room. */
const STRANGER = 4401;
/** The close code for a room that cannot be opened; retrying is useless. */
const BAD_LOG = 4422;
/** The close code of a server that restarts: another one, or the same, answers in a moment. */
const RESTART = 1012;
/** The longest wait before the first attempt after that, in milliseconds. */
export const BLINK = 100;

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #token = "";
  readonly #url: string;

  constructor(
    room: string,
    /** The seat to act for, null: the first that this browser has there; a seat behind the curtain; or a spectator. */
    private readonly who: number | null | Covered | Spectator,
    private readonly hearing: Hearing,
    /** A random number from 0 (inclusive) to 1 (exclusive). */
    private readonly random: () => number = Math.random,
  ) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/rooms/${room}/socket`;
    this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Sends a message; returns false if the connection is down. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    this.hearing.line(this.#tries === 0 ? "opening" : "lost");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.send(this.#greeting());
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#tries > 0 || this.#socket === socket) this.hearing.line("open");
      if (this.#tries > 0) back();
      this.#tries = 0;
      const message = JSON.parse(data, said) as FromServer;
      if (message.type === "Commitment") this.send({ type: "Salt", commitment: message.commitment, salt: saltFor(message.commitment) });
      else this.hearing.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#socket = null;
      // Another page of this browser has signed in: it is known by another token.
      const isRenamed = code === STRANGER && this.#token !== owner();
      if (!isRenamed && (code === STRANGER || code === BAD_LOG)) {
        this.#closed = true;
        this.hearing.line(code === STRANGER ? "refused" : "broken");
        return;
      }
      this.hearing.line("lost");
      const longest = delayBefore(this.#tries);
      // Equal jitter: after a restart of the server, clients do not all reconnect at once.
      const wait = (isRenamed || code === RESTART) && this.#tries === 0 ? BLINK * this.random() : (longest * (1 + this.random())) / 2;
      this.#tries += 1;
      this.#timer = setTimeout(() => this.#open(), wait);
    };
  }

  #greeting(): FromPage {
    const { who } = this;
    const since = this.hearing.since();
    this.#token = owner();
    if (typeof who !== "object" || who === null) return { type: "Hello", token: owner(), seat: who, since, salts: true };
    return "covered" in who ? { type: "Attend", token: owner(), seat: who.covered, salts: true } : { type: "Watch", ...who, since };
  }

  // Reconnects at once when the network is back or the page is visible again.
  readonly #hurry = (): void => {
    if (this.#closed || this.#socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  // Without a network a socket stays open for minutes and answers nothing: another one is tried, which reaches a server on this machine.
  readonly #doubt = (): void => {
    if (this.#socket === null) return;
    this.#socket.close();
    this.#tries += 1;
    this.#open();
  };
}
