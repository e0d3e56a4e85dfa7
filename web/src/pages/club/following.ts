// Follows an evening over its socket, and again after the connection was lost.
import { owner } from "../../lib/api";
import { said, spoken } from "../../lib/language";
import type { EveningUpdate, ToFollower } from "../../protocol";

/** Calls `told` at every change, or `refused` with a sentence. With `code` it follows as the hall does. Returns how to stop. */
export function follow(evening: string, code: string | undefined, told: (update: EveningUpdate) => void, refused: (sentence: string) => void): () => void {
  let socket: WebSocket | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/evenings/${evening}/socket`);
    socket.onopen = () => socket?.send(JSON.stringify({ type: "FollowEvening", token: owner(), ...(code === undefined ? {} : { code }) }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data, said) as ToFollower;
      if (message.type === "EveningUpdate") told(message);
      else refused(spoken.refusal(message));
    };
    socket.onclose = ({ code: closed }) => {
      if (closed !== 4401) again = setTimeout(connect, 2000);
    };
  };
  connect();
  return () => {
    clearTimeout(again);
    if (socket !== null) socket.onclose = null;
    socket?.close();
  };
}
