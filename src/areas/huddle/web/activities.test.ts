import { expect, test } from 'vitest';
import { activities, isOnTrail } from '../rules/activity.ts';
import { activityIcons } from './activity-icons.ts';
import { activityNames, privacyNames } from './messages.ts';

const named = [
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
];

test('HUD-2 every activity is there, with an icon and a label of its own', () => {
  expect(activities).toEqual(expect.arrayContaining(named));
  const labels = activities.map((activity) => activityNames[activity].message);
  expect(new Set(labels).size).toBe(activities.length);
  expect(labels.every((label) => (label ?? '') !== '')).toBe(true);
  expect(activities.every((activity) => activityIcons[activity] !== undefined)).toBe(true);
});

test('HUD-2 what is done on a trail asks for trail data, what is done on the spot does not', () => {
  const asks = activities.filter(isOnTrail);
  expect(asks).toEqual(
    expect.arrayContaining(['HIKING', 'BACKPACKING', 'TRAIL_RUNNING', 'WALKING', 'SNOWSHOEING', 'SKIING']),
  );
  for (const still of ['GENERAL', 'YOGA', 'FISHING', 'VOLUNTEERING'] as const)
    expect([still, isOnTrail(still)]).toEqual([still, false]);
});

test('HUD-3 each way to be seen has the name that people read', () => {
  const names = Object.entries(privacyNames).map(([privacy, { message }]) => [privacy, message]);
  expect(names).toEqual([
    ['PUBLIC', 'Public'],
    ['COMMUNITY', 'Community members'],
    ['PRIVATE', 'Invite only'],
  ]);
});
