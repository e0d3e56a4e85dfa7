import { expect, it } from "vitest";
import { cellsOf, drawn } from "./qr";

const bits = (text: string): string[] => (cellsOf(text) ?? []).map((line) => line.map(Number).join(""));

// As qrcode-generator 2 draws these texts; each row of cells is a number with base 36.
it.each([
  ["h12", "18nsv mwjl wt3x wpr1 worh mtz5 18prz 5c0 164sk ieyx gjz1 7adm 11w0o 623 18q1v mxmh wtt1 wnra wrv5 mzba 18pqv"],
  ["http://192.168.1.20:8000/#/join/388", "8tb3i7 4inebl 6gy1r1 6glx7h 6gm0d9 4iltfl 8tz2pr piio 8b3078 485hm1 7aho1j 4bd9m2 4j6wrv 6oljzh 7k7pj7 8cu1ei 2fr5mr 3rx5gl 5xbp8r 2y7awa 6m3xf4 pn2v 8u3p0b 4jhoux 6h7zsp 6gotjv 6haw7x 4jbtze 8u6aq3"],
])("draws %s as another encoder does", (text, rows) => {
  expect(bits(text).map((line) => BigInt(`0b${line}`).toString(36)).join(" ")).toBe(rows);
});

it("draws nothing for a text that is too long", () => {
  expect(drawn("x".repeat(107))).toBeNull();
  expect(drawn("x".repeat(106))?.size).toBe(37);
});

it("draws a cell of one unit for each dark cell", () => {
  const code = drawn("http://a/#/join/ABCD2345");
  const dark = bits("http://a/#/join/ABCD2345").join("").replaceAll("0", "").length;
  expect(code?.size).toBe(25);
  expect(code?.path.match(/M/g)?.length).toBe(dark);
});
