import { beforeEach, expect, test, vi } from "vitest";
import { draggable } from "./drag";

let dropped: ReturnType<typeof vi.fn<() => void>>;
let tapped: ReturnType<typeof vi.fn<() => void>>;
let card: HTMLElement;
let place: string | null;

/** A pointer event at a position and a time. */
function point(type: string, x: number, y: number, time: number): void {
  const event = Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true }), { isPrimary: true, pointerId: 1 });
  Object.defineProperty(event, "timeStamp", { value: time });
  card.dispatchEvent(event);
}

beforeEach(() => {
  document.body.innerHTML = '<button></button><div data-drop="play"></div>';
  card = document.querySelector("button") as HTMLElement;
  card.setPointerCapture = () => undefined;
  const box = { left: 100, right: 200, top: 100, bottom: 200 } as DOMRect;
  (document.querySelector("[data-drop]") as HTMLElement).getBoundingClientRect = () => box;
  dropped = vi.fn<() => void>();
  tapped = vi.fn<() => void>();
  place = "play";
  draggable({ to: () => place, ondrop: dropped })(card);
  card.addEventListener("click", tapped);
});

test.each([
  ["onto its place", 150, 150, 2000, 1],
  ["past its place", 400, 380, 2000, 0],
  ["a quick way upwards", 400, 340, 60, 1],
])("a card dragged %s", (_, x, y, time, times) => {
  point("pointerdown", 400, 400, 0);
  point("pointermove", x, y, time);
  point("pointerup", x, y, time);
  point("click", x, y, time);
  expect(dropped).toHaveBeenCalledTimes(times);
  expect(tapped).not.toHaveBeenCalled();
  expect(card.style.cssText).toBe("");
});

test("a tap is a click, also after a drag", () => {
  point("pointerdown", 400, 400, 0);
  point("pointermove", 150, 150, 900);
  point("pointerup", 150, 150, 900);
  point("pointerdown", 400, 400, 1000);
  point("pointermove", 402, 401, 1010);
  point("pointerup", 402, 401, 1010);
  point("click", 402, 401, 1010);
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(tapped).toHaveBeenCalledTimes(1);
});

test("a card that may not be moved is not dragged", () => {
  place = null;
  point("pointerdown", 400, 400, 0);
  point("pointermove", 150, 150, 900);
  expect(card.style.cssText).toBe("");
  point("pointerup", 150, 150, 900);
  expect(dropped).not.toHaveBeenCalled();
});
