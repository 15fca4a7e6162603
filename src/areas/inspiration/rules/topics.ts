/** What stories are about; a story has up to three. */
export const topics = [
  'FIRST_STEPS',
  'GEAR',
  'NAVIGATION',
  'SAFETY',
  'WEATHER',
  'OVERNIGHT',
  'MOUNTAINS',
  'WINTER',
  'HEALTH',
  'FOOD',
  'FAMILY',
  'NATURE',
  'ROUTES',
  'STORIES',
] as const;
export type Topic = (typeof topics)[number];

export const MAX_TOPICS = 3;
