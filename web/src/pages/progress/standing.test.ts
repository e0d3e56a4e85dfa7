import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Standing from "./Standing.svelte";

const served = (answers: Record<string, unknown>): void =>
  void vi.stubGlobal("fetch", vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(answers[path.replace(/\?.*/, "")])))));

it("shows each rating of results with its interval, and the decisions beside it", async () => {
  served({ "/api/ratings": [{ kind: "two", rating: 1523, error: 80, games: 9, timeline: [] }], "/api/rating": { decisions: 100, loss: 0.004, error: 0.0005 } });
  render(Standing);
  await waitFor(() => expect(screen.getByText("1523").parentElement?.textContent).toBe("1523 ± 80"));
  await waitFor(() => expect(screen.getByText("0.40 % a decision").parentElement?.textContent).toBe("0.40 % a decision 0.30 to 0.50"));
});

it("shows nothing before the first rated game", async () => {
  served({ "/api/ratings": [], "/api/rating": { decisions: 0, loss: 0, error: 0 } });
  const { container } = render(Standing);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(container.querySelector("dl")).toBeNull();
});
