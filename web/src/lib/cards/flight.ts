// Animates cards from where they were last drawn to where they are drawn now. Works on elements and knows no game.
//
// A card is identified by `data-key`. A new card starts from the last card whose key begins with its `data-from` (for
// example a back in another hand), or from the element with that `data-anchor`.

export type Places = Map<string, DOMRect>;

/** The current positions of all cards. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-key], [data-anchor]")) {
    const name = element.dataset.key ?? element.dataset.anchor ?? "";
    found.set(name, element.getBoundingClientRect());
  }
  return found;
}

function origin(before: Places, from: string | undefined): DOMRect | undefined {
  if (from === undefined) return undefined;
  const ofKind = [...before].filter(([name]) => name === from || name.startsWith(`${from}-`));
  return ofKind.at(-1)?.[1];
}

/** Animates every card that has moved since `before`. */
export function fly(root: ParentNode, before: Places): void {
  let late = 0;
  // All are measured before the first animation starts, because each animation forces a new layout.
  const cards = [...root.querySelectorAll<HTMLElement>("[data-key]")].map((card) => ({ card, now: card.getBoundingClientRect() }));
  for (const { card, now } of cards) {
    if (typeof card.animate !== "function") return;
    const { key = "", from } = card.dataset;
    const was = before.get(key) ?? origin(before, from);
    if (was === undefined || was.width === 0) continue;
    const isNew = !before.has(key);
    const [x, y] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
    if (now.width === 0 || (Math.abs(x) < 2 && Math.abs(y) < 2)) continue;
    const delay = isNew && from === "deck" ? 45 * late++ : 0;
    // Only the transform is animated; anything else would be repainted in every frame.
    card.style.zIndex = "5";
    const flight = card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${isNew ? 1 : was.width / now.width})` }, { transform: "none" }],
      { duration: 340, delay, easing: "cubic-bezier(.2,.7,.25,1)", fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => (card.style.zIndex = "");
  }
}

/** Moves a small text such as "+2" from one place to another and removes it. */
export function send(text: string, side: number, from: Element, to: Element, still: boolean): void {
  if (still || typeof from.animate !== "function") return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const chip = document.createElement("div");
  chip.className = "flying-points";
  chip.dataset.side = String(side);
  chip.textContent = text;
  chip.ariaHidden = "true";
  document.body.append(chip);
  const at = (box: DOMRect): string => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px)`;
  const flight = chip.animate(
    [
      { transform: `${at(a)} translate(-50%, -50%) scale(.6)`, opacity: 0 },
      { transform: `${at(a)} translate(-50%, -50%) scale(1.35)`, opacity: 1, offset: 0.3 },
      { transform: `${at(a)} translate(-50%, -50%) scale(1.2)`, opacity: 1, offset: 0.5 },
      { transform: `${at(b)} translate(-50%, -50%) scale(.7)`, opacity: 0.9 },
    ],
    { duration: 750, easing: "ease-in-out" },
  );
  const gone = (): void => chip.remove();
  flight.onfinish = gone;
  flight.oncancel = gone;
}
