// Where this browser keeps the room in which the coach sits, and what she has explained there.
export const COACH_KEY = "fifteentwo.coach";
