import type { KindWord } from '../meaning/activity-words.ts';

/** What outings of a kind are called. */
export const kinds: Readonly<Record<KindWord, string>> = {
  SNOWSHOES: 'snowshoe outings',
  SKI: 'ski outings',
  MOUNTAIN_BIKE: 'mountain bike outings',
  BIKE: 'bike rides',
  RUN: 'runs',
  TREK: 'longer tours',
  HIKE: 'hikes',
  WALK: 'walks',
  CAMP: 'nights out',
  CLIMB: 'climbing days',
  PADDLE: 'paddling trips',
  BIRDS: 'bird walks',
  FISH: 'fishing trips',
  YOGA: 'yoga outdoors',
  TRAIL_WORK: 'days of trail work',
};
