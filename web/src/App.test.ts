import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page says hello", () => {
  render(App);
  expect(screen.getByRole("heading").textContent).toBe("hello");
});
