import type { Scene } from '#platform/shared/scene/scene.ts';
import { type Setting, seasonAt } from '#platform/shared/scene/setting.ts';
import { hashOf } from '#platform/shared/seeded.ts';
import { hourIn } from '#platform/shared/time.ts';
import type { Activity } from './activity.ts';

interface Shown {
  readonly id: string;
  readonly activity: Activity;
  /** Null where a plan has no day yet. */
  readonly start: Date | null;
  readonly timeZone: string;
  /** What a host has chosen. */
  readonly scene?: Setting | null;
}

const settings: Readonly<Record<Activity, readonly [Setting, ...Setting[]]>> = {
  GENERAL: ['VALLEY', 'SIGNPOST'],
  HIKING: ['RIDGE', 'TREK', 'SIGNPOST'],
  BACKPACKING: ['TREK', 'CAMP'],
  CAMPING: ['CAMP'],
  CYCLING: ['ROAD'],
  MOUNTAIN_BIKING: ['SINGLETRACK'],
  TRAIL_RUNNING: ['RUN'],
  WALKING: ['AVENUE'],
  CLIMBING: ['CRAG'],
  PADDLING: ['LAKE'],
  SKIING: ['SLOPE'],
  SNOWSHOEING: ['SNOWSHOES'],
  BIRDWATCHING: ['REEDS'],
  FISHING: ['JETTY'],
  YOGA: ['MEADOW'],
  VOLUNTEERING: ['SIGNPOST'],
};
/** What the same is in the dark. */
const afterDark: Readonly<Partial<Record<Activity, Setting>>> = {
  HIKING: 'LAMPS',
  TRAIL_RUNNING: 'LAMPS',
  WALKING: 'CITY',
};
/** What hosts choose from: different at first sight. */
export const offeredScenes = [
  'RIDGE',
  'TREK',
  'CRAG',
  'LAKE',
  'MEADOW',
  'CAMP',
  'ROAD',
  'AVENUE',
  'SLOPE',
  'CITY',
  'LAMPS',
] as const satisfies readonly Setting[];

const DAY = { from: 5.5, until: 20 };
const MORNING = 8;

/**
 * The picture of a huddle without a cover: what one does there, unless a host chose another scene, at
 * the hour and in the season of its start.
 */
export function sceneOf({ id, activity, start, timeZone, scene }: Shown): Scene {
  const hour = start ? hourIn(start, timeZone) : MORNING;
  const isDark = hour < DAY.from || hour >= DAY.until;
  const byDay = settings[activity];
  const setting =
    scene ?? (isDark ? afterDark[activity] : undefined) ?? byDay[hashOf(id) % byDay.length] ?? byDay[0];
  return { id, hour, setting, season: start ? seasonAt(start, timeZone) : 'SUMMER' };
}
