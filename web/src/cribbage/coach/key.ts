// The storage key for the coach's room and the tips given there.
export const COACH_KEY = "fifteentwo.coach";
