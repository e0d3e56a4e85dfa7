// The line to a room: says hello, reads what comes, and when it breaks calls again from where it was.
import { owner } from "./api";
import { back, delayBefore } from "./reach";
import type { FromPage, FromServer } from "../protocol";

/** What became of the line: `refused` when this browser holds no such seat, `broken` when its log cannot be played. */
export type LineState = "opening" | "open" | "lost" | "refused" | "broken";

export interface Hearing {
  /** The last entry seen, for Hello: the room goes on from there. Null: nothing yet. */
  since: () => number | null;
  hear: (message: FromServer) => void;
  line: (state: LineState) => void;
}

/** The close code of a socket whose owner holds no seat of the room. */
const STRANGER = 4401;
/** And of one to a room that cannot be opened: to call again is of no use. */
const BAD_LOG = 4422;

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #url: string;

  constructor(
    room: string,
    /** The seat that speaks; null: the first that this browser holds there. */
    private readonly seat: number | null,
    private readonly hearing: Hearing,
    /** A number from 0 up to 1. */
    private readonly random: () => number = Math.random,
  ) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/rooms/${room}/socket`;
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Sends a message; false when the line is down and nothing was sent. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    this.hearing.line(this.#tries === 0 ? "opening" : "lost");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "Hello", token: owner(), seat: this.seat, since: this.hearing.since() });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#tries > 0 || this.#socket === socket) this.hearing.line("open");
      if (this.#tries > 0) back();
      this.#tries = 0;
      this.hearing.hear(JSON.parse(data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#socket = null;
      if (code === STRANGER || code === BAD_LOG) {
        this.#closed = true;
        this.hearing.line(code === STRANGER ? "refused" : "broken");
        return;
      }
      this.hearing.line("lost");
      const longest = delayBefore(this.#tries);
      this.#tries += 1;
      // Equal jitter: after a restart of the server its clients do not all call at once.
      this.#timer = setTimeout(() => this.#open(), (longest * (1 + this.random())) / 2);
    };
  }

  // Back on the network, or back on the page: no need to sit out the wait.
  readonly #hurry = (): void => {
    if (this.#closed || this.#socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
