// Copies the address of the page, and says so.

export interface Link {
  readonly done: boolean;
  copy(): Promise<void>;
}

export function copied(): Link {
  let at = $state("");
  return {
    get done() {
      return at === location.href;
    },
    async copy() {
      await navigator.clipboard.writeText(location.href);
      at = location.href;
    },
  };
}
