import { expect, test } from "vitest";
import { freePlace, overlaps } from "./placing";

const TABLE = { x: 0, y: 0, width: 400, height: 400 };
const SIZE = { width: 100, height: 50 };

test("a box is placed beside its subject and covers nothing", () => {
  const crib = { x: 150, y: 150, width: 100, height: 100 };
  const cards = [crib, { x: 0, y: 300, width: 400, height: 100 }];
  const place = freePlace([SIZE], crib, cards, TABLE);
  expect(place).not.toBeNull();
  if (place === null) return;
  expect(cards.some((card) => overlaps(place, card))).toBe(false);
  expect(place.x >= 0 && place.x + place.width <= 400 && place.y >= 0 && place.y + place.height <= 400).toBe(true);
  expect(Math.abs(place.y + place.height / 2 - 200)).toBeLessThan(110);
});

test("a box as wide as a phone stands in its middle", () => {
  const phone = { x: 0, y: 0, width: 390, height: 844 };
  expect(freePlace([{ width: 374, height: 200 }], phone, [], phone)?.x).toBe(8);
  expect(freePlace([{ width: 400, height: 200 }, { width: 374, height: 200 }], { x: 0, y: 400, width: 20, height: 20 }, [], phone)?.x).toBe(8);
});

test("the small size is used where the large one does not fit; null where neither fits", () => {
  const full = { x: 0, y: 100, width: 400, height: 300 };
  expect(freePlace([{ width: 300, height: 200 }, SIZE], full, [full], TABLE)).toMatchObject(SIZE);
  expect(freePlace([SIZE], full, [TABLE], TABLE)).toBeNull();
});
