// Waiting that the player may cut short.

export class Waiting {
  #release: (() => void) | null = null;

  /** Waits so many milliseconds (null: until released), or less when it is released. */
  pause(ms: number | null): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.release(), ms);
      this.#release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the pause, if there is one. */
  release(): void {
    const release = this.#release;
    this.#release = null;
    release?.();
  }
}
