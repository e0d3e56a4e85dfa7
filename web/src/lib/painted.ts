/** Resolves once the browser has painted the page as it is; at once where it is hidden and nothing is painted. */
export const painted = (): Promise<void> => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));

/** Resolves once the browser has answered what waits for it; at once where the page is hidden. */
export const answered = (): Promise<void> => new Promise((done) => (document.hidden ? done() : setTimeout(done)));

/** Resolves once the browser has reported its first paint, or after a tenth of a second: until then, what is removed may never be seen. */
export const presented = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 100);
    if (!document.hidden && PerformanceObserver.supportedEntryTypes?.includes("paint")) new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
  });
