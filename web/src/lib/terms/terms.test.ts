import { expect, test } from "vitest";
import { TERMS } from "./terms";

test("no term takes more than twenty words to explain", () => {
  for (const [name, words] of Object.values(TERMS)) expect(words.split(/\s+/).length, name).toBeLessThanOrEqual(20);
});
