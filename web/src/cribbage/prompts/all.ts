// Everything for games that ask for more than cards, loaded as one file by `later.ts`.
export { default as Ask } from "./Ask.svelte";
export { default as Claims } from "./Claims.svelte";
export { default as Muggins } from "./Muggins.svelte";
export { answering, playing, previews, previewWords, waitingFor } from "./answer";
export { Asking } from "./asking.svelte";
export { answered, verdict } from "./words";
export { jokerFace } from "../../lib/cards/joker";
