/** What people do on a huddle (HUD-2). */
export const activities = [
  'GENERAL',
  'HIKING',
  'BACKPACKING',
  'CAMPING',
  'CYCLING',
  'MOUNTAIN_BIKING',
  'TRAIL_RUNNING',
  'WALKING',
  'CLIMBING',
  'PADDLING',
  'SKIING',
  'SNOWSHOEING',
  'BIRDWATCHING',
  'FISHING',
  'YOGA',
  'VOLUNTEERING',
] as const;

export type Activity = (typeof activities)[number];

const onTrail: ReadonlySet<Activity> = new Set([
  'HIKING',
  'BACKPACKING',
  'CYCLING',
  'MOUNTAIN_BIKING',
  'TRAIL_RUNNING',
  'WALKING',
  'SKIING',
  'SNOWSHOEING',
]);

/** Whether the activity asks for distance, ascent and difficulty. */
export function isOnTrail(activity: Activity): boolean {
  return onTrail.has(activity);
}

/** Reads 'HIKING,CLIMBING'; undefined where a word is none of them. */
export function activitiesIn(text: string): readonly Activity[] | undefined {
  const words = text.split(',');
  const found = activities.filter((activity) => words.includes(activity));
  return found.length === new Set(words).size ? found : undefined;
}
