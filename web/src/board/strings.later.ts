// Texts of the crash board.
import english from "../../../src/fifteentwo/locales/en/crash.ftl";
import { messages } from "../lib/messages";
import { clipped } from "../lib/names";

const say = messages(english, "crash");

/** A direction round the board, as the catalogues name it. */
export const way = (clockwise: boolean): "clockwise" | "counter" => (clockwise ? "clockwise" : "counter");

export const crashWords = {
  label: (sides: readonly string[]) => say("crash-label", { sides: sides.join("; ") }),
  side: (name: string, [rear, front]: readonly [number, number], clockwise: boolean | null, won: number) => {
    const side = say("crash-side", { name, front, rear, way: clockwise === null ? "none" : way(clockwise) });
    return won > 0 ? say("crash-side-won", { side, won }) : side;
  },
  legend: (name: string) => (clipped(name, 9) === name ? name : `${clipped(name, 8)}…`),
  games: (won: number) => ` · ${won}`,
};
