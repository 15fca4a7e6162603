import type { Scene } from '#platform/shared/scene/scene.ts';
import { sceneOf } from '../rules/scene.ts';
import type { HuddleRow } from './row-facts.ts';

/** What is drawn where a huddle has no cover. */
export function sceneOfRow({ id, activity, starts_at: start, time_zone: timeZone }: HuddleRow): Scene {
  return sceneOf({ id, activity, start, timeZone });
}
