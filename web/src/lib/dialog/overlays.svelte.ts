// Which sheet or dialog lies over the page; one at a time. <Overlays /> in App.svelte draws it.

export type Overlay = "settings" | "help" | "keys";

export const overlays: { open: Overlay | null } = $state({ open: null });

/** Lays a sheet over the page. */
export function show(overlay: Overlay): void {
  overlays.open = overlay;
}

/** Takes away what lies over the page. */
export function hide(): void {
  overlays.open = null;
}
