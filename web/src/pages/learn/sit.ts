// Starts the first game, with the coach.
import { coachFrom } from "../../cribbage/coach/kept";
import { openLesson } from "../../lib/learn.later";
import { toRoom } from "../../lib/route";
import { settings } from "../../lib/settings.svelte";
import { common } from "../../lib/strings";

/** Opens the room and goes there. */
export async function sitDownToLearn(): Promise<void> {
  const { room } = await openLesson({ name: settings.name.trim() || common.you });
  coachFrom(room);
  location.hash = toRoom(room);
}
