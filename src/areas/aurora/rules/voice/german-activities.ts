/** What one does, as the name of a draft. */
export const activities: Readonly<Record<string, string>> = {
  HIKING: 'Wanderung',
  WALKING: 'Spaziergang',
  BACKPACKING: 'Mehrtagestour',
  CAMPING: 'Nacht draußen',
  TRAIL_RUNNING: 'Trailrunning',
  CLIMBING: 'Klettern',
  CYCLING: 'Radtour',
  MOUNTAIN_BIKING: 'Mountainbike-Tour',
  SNOWSHOEING: 'Schneeschuhtour',
  SKIING: 'Skitour',
  PADDLING: 'Paddeltour',
  BIRDWATCHING: 'Vogelwanderung',
  FISHING: 'Angeln',
  YOGA: 'Yoga im Freien',
  VOLUNTEERING: 'Wegebau',
};
