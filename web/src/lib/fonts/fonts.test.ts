import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the display font stays within 20 kB", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".woff2"));
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, name) => sum + statSync(join(import.meta.dirname, name)).size, 0)).toBeLessThanOrEqual(20_000);
});
