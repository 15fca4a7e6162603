import type { KindWord } from '../meaning/activity-words.ts';

/** What outings of a kind are called. */
export const kinds: Readonly<Record<KindWord, string>> = {
  SNOWSHOES: 'Schneeschuhtouren',
  SKI: 'Skitouren',
  MOUNTAIN_BIKE: 'Mountainbike-Touren',
  BIKE: 'Radtouren',
  RUN: 'Läufe',
  TREK: 'längere Touren',
  HIKE: 'Wanderungen',
  WALK: 'Spaziergänge',
  CAMP: 'Nächte draußen',
  CLIMB: 'Klettertage',
  PADDLE: 'Paddeltouren',
  BIRDS: 'Vogelwanderungen',
  FISH: 'Angelausflüge',
  YOGA: 'Yoga im Freien',
  TRAIL_WORK: 'Tage am Wegebau',
};
