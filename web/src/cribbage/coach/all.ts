// The coach, and how she is drawn: what comes when she is called.
export { Coach } from "./coach.svelte";
export { default as Bubble } from "./Bubble.svelte";
export { default as Steps } from "./Steps.svelte";
