// Dragging or flicking cards to a place on the table. A tap stays a click.

/** Thresholds: pixels after which a press is a drag, and upward pixels per millisecond of a flick. */
const DRAGS = 8;
const FLICKS = 0.5;
/** How far beside its place a card may be dropped, in pixels. */
const BESIDE = 24;

interface Dragged {
  /** The `data-drop` of the place where the card may go now; null for none. */
  to: () => string | null;
  ondrop: () => void;
}

function isOver(to: string, x: number, y: number): boolean {
  const box = document.querySelector(`[data-drop="${to}"]`)?.getBoundingClientRect();
  return box !== undefined && x > box.left - BESIDE && x < box.right + BESIDE && y > box.top - BESIDE && y < box.bottom + BESIDE;
}

/** An attachment for a button that is a card. */
export function draggable({ to, ondrop }: Dragged): (card: HTMLElement) => () => void {
  return (card) => {
    let from: PointerEvent | null = null;
    let drags = false;

    function down(event: PointerEvent): void {
      drags = false;
      from = event.isPrimary && event.button === 0 && to() !== null ? event : null;
      // A quick pointer leaves the card before its first move event.
      if (from !== null) card.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (from === null) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!drags && Math.hypot(x, y) < DRAGS) return;
      drags = true;
      card.style.cssText = `translate: ${x}px ${y}px; transition: none; z-index: 9`;
    }
    function up(event: PointerEvent): void {
      const start = from;
      from = null;
      card.style.cssText = "";
      const place = to();
      if (start === null || !drags || place === null || event.type === "pointercancel") return;
      const rise = start.clientY - event.clientY;
      const flicked = rise > 3 * DRAGS && rise / (event.timeStamp - start.timeStamp) > FLICKS;
      if (flicked || isOver(place, event.clientX, event.clientY)) ondrop();
    }
    /** The click after a drag is not a tap. */
    function click(event: MouseEvent): void {
      if (!drags) return;
      drags = false;
      event.stopImmediatePropagation();
    }
    const stop = new AbortController();
    const { signal } = stop;
    card.addEventListener("pointerdown", down, { signal });
    card.addEventListener("pointermove", move, { signal });
    card.addEventListener("pointerup", up, { signal });
    card.addEventListener("pointercancel", up, { signal });
    card.addEventListener("click", click, { signal, capture: true });
    return () => stop.abort();
  };
}
