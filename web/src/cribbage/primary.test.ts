import { expect, test } from "vitest";
import type { Conduct, FromPage, Outcome } from "../protocol";
import { NOTHING, table as tableOf, updates, welcome } from "../testing/game";
import { canDiscard, primary } from "./primary";

test("with toss fives no selection may leave a five in the hand that could be discarded", () => {
  const legal = ["2C", "3C", "9D"].map((other) => ({ type: "discard" as const, seat: 0, cards: [other, "5H"] }));
  expect(canDiscard({ legal }, ["5H"])).toBe(true);
  expect(canDiscard({ legal }, ["2C"])).toBe(true);
  expect(canDiscard({ legal }, ["5H", "9D"])).toBe(true);
  expect(canDiscard({ legal }, ["2C", "3C"])).toBe(false);
  expect(canDiscard({ legal }, ["5H", "9D", "2C"])).toBe(false);
});

test("a rematch with people elsewhere begins when all agree, and the button says who is missing", () => {
  const sent: FromPage[] = [];
  const last = updates.at(-1)?.position;
  if (last === undefined) throw new Error("there is no end");
  const outcome: Outcome = { ...(last.outcome as Outcome), resigned: null };
  const table = tableOf({ send: (message) => sent.push(message) > 0 }, [0]);
  const agreeing = (agreed: number[]): Conduct => ({ ...NOTHING, matter: "rematch", proposer: agreed[0] ?? null, agreed });
  const chairs = ["Ann", "Bea"].map((name) => ({ name, player: null, helped: false }));
  const button = (): ReturnType<typeof primary> => primary(table, null, [], null, () => undefined);
  table.hear({ ...welcome, chairs, at: 99, position: { ...last, outcome, match_over: true } });
  expect(button()).toMatchObject({ label: "Rematch", prompt: "", ready: true });
  table.hear(agreeing([1]));
  expect(button()).toMatchObject({ label: "Rematch", prompt: "Bea would like a rematch.", ready: true });
  button().press();
  expect(sent).toEqual([{ type: "Propose", matter: "rematch" }]);
  expect(table.wantsRematch).toBe(true);
  table.hear(agreeing([0]));
  expect(button()).toMatchObject({ label: "Waiting for Bea …", prompt: "", ready: false });
  table.hear({ ...NOTHING, rematch: "next" });
  expect(button()).toMatchObject({ label: "Go to the rematch", ready: true });
  button().press();
  expect(location.hash).toBe("#/room/next");
  location.hash = "";
});

test("the sentence says who is still choosing cards for the crib, and the button does not repeat whom the table waits for", () => {
  const chairs = ["Ann", "Ruth"].map((name) => ({ name, player: null, helped: false }));
  const bar = (seat: number | null, phase: "discard" | "play", to_act: number[]): string[] => {
    const table = tableOf({}, seat === null ? [] : [seat]);
    const scene = { ...welcome.position.scene, phase, turn: phase === "play" ? (to_act[0] ?? null) : null };
    table.hear({ ...welcome, seat, chairs, at: 99, position: { ...welcome.position, scene, to_act } });
    const { label, prompt } = primary(table, null, [], null, () => undefined);
    return [label, prompt];
  };
  expect(bar(0, "discard", [1])).toEqual(["Continue", "Ruth is choosing cards for the crib."]);
  expect(bar(null, "discard", [0, 1])).toEqual(["", "Ann and Ruth are choosing cards for the crib."]);
  expect(bar(0, "play", [1])).toEqual(["Play a card", "Ruth is thinking."]);
  expect(bar(null, "play", [1])).toEqual(["", "Ruth is thinking."]);
});

test("who is away is not said to be thinking, until they are back or the computer plays for them", () => {
  const chairs = ["Ann", "Ruth", "Bea"].map((name) => ({ name, player: null, helped: false }));
  const prompt = (phase: "discard" | "play", to_act: number[], here: number[], stand_ins: number[] = []): string => {
    const table = tableOf({}, [0]);
    const scene = { ...welcome.position.scene, phase, turn: phase === "play" ? (to_act[0] ?? null) : null };
    table.hear({ ...welcome, seat: 0, chairs, at: 99, position: { ...welcome.position, scene, to_act } });
    table.hear({ type: "Presence", here, open: [], spectators: [], stand_ins, replaceable: [], gone: [] });
    return primary(table, null, [], null, () => undefined).prompt;
  };
  expect(prompt("play", [1], [0, 2])).toBe("Ruth is away.");
  expect(prompt("play", [1], [0, 1])).toBe("Ruth is thinking.");
  expect(prompt("play", [1], [0], [1])).toBe("Ruth is thinking.");
  expect(prompt("play", [2], [0, 2])).toBe("Bea is thinking.");
  expect(prompt("discard", [1, 2], [0, 2])).toBe("Ruth is away.");
  expect(prompt("discard", [1, 2], [0])).toBe("Ruth is away.");
  expect(prompt("discard", [2], [0, 2])).toBe("Bea is choosing cards for the crib.");
});
