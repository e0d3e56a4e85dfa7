// The sheet or dialog open over the page; one at a time. <Overlays /> in App.svelte draws it.

export type Overlay = "settings" | "help" | "keys";

export const overlays: { open: Overlay | null } = $state({ open: null });

/** Opens a sheet or dialog. */
export function show(overlay: Overlay): void {
  overlays.open = overlay;
}

/** Closes the open sheet or dialog. */
export function hide(): void {
  overlays.open = null;
}
