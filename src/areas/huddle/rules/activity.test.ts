import { expect, test } from 'vitest';
import { activities, isOnTrail } from './activity.ts';

test('HUD-2 distance, ascent and difficulty are asked for where people go along a way', () => {
  expect(activities.filter(isOnTrail)).toEqual([
    'HIKING',
    'BACKPACKING',
    'CYCLING',
    'MOUNTAIN_BIKING',
    'TRAIL_RUNNING',
    'WALKING',
    'SKIING',
    'SNOWSHOEING',
  ]);
});
