import type { Attachment } from "svelte/attachments";

/** Scrolls to an element when its text comes or changes: what is wrong with a form is said at the top of a page. */
export const intoSight =
  (text: string): Attachment<HTMLElement> =>
  (element) => {
    if (text) element.scrollIntoView({ block: "nearest" });
  };
