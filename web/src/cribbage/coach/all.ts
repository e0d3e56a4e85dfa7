// The coach and her view, loaded when she is called.
export { Coach } from "./coach.svelte";
export { default as Bubble } from "./Bubble.svelte";
export { default as Steps } from "./Steps.svelte";
export { coachWords } from "./tips";
