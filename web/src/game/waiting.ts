// A pause that the player may end early.

export class Waiting {
  #release: (() => void) | null = null;

  /** Waits this many milliseconds (null: until released), or less if it is released. */
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
