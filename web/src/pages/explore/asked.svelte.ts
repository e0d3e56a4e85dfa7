// A question to the server of which only the latest answer counts.

export class Asked<T> {
  found: T | null = $state.raw(null);
  /** The server's refusal, as a sentence. */
  trouble = $state("");
  busy = $state(false);
  #latest = 0;

  async ask(question: Promise<T>): Promise<void> {
    const number = ++this.#latest;
    this.busy = true;
    let [found, trouble]: [T | null, string] = [null, ""];
    try {
      found = await question;
    } catch (error) {
      trouble = (error as Error).message;
    }
    if (number !== this.#latest) return;
    [this.found, this.trouble, this.busy] = [found, trouble, false];
  }

  /** Forgets the answer, and shows this sentence instead. */
  clear(trouble = ""): void {
    this.#latest += 1;
    [this.found, this.trouble, this.busy] = [null, trouble, false];
  }
}
