/** Resolves once the browser has painted the page as it is; at once where it is hidden and nothing is painted. */
export const painted = (): Promise<void> => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
