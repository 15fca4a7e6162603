import { expect, test } from 'vitest';
import { type Activity, activities } from './activity.ts';
import { sceneOf } from './scene.ts';

const scene = (activity: Activity, start: string, id = 'a') =>
  sceneOf({ id, activity, start: new Date(start), timeZone: 'Europe/Zurich' });

test('LOOK each activity has a scene of its own', () => {
  const shown = activities.map((activity) => scene(activity, '2026-06-01T10:00:00Z').setting);
  expect(new Set(shown).size).toBeGreaterThanOrEqual(13);
});

test('LOOK a scene has the hour of the venue and the season of the day', () => {
  expect(scene('CAMPING', '2026-12-01T17:30:00Z')).toEqual({
    id: 'a',
    hour: 18.5,
    setting: 'CAMP',
    season: 'WINTER',
  });
});

test('LOOK a plan without a day is drawn on a summer morning', () => {
  const plan = { id: 'a', activity: 'WALKING', start: null, timeZone: 'Europe/Zurich' } as const;
  expect(sceneOf(plan)).toEqual({ id: 'a', hour: 8, setting: 'AVENUE', season: 'SUMMER' });
});

test.each([
  ['WALKING', '03:29', 'CITY'],
  ['WALKING', '03:30', 'AVENUE'],
  ['WALKING', '17:59', 'AVENUE'],
  ['WALKING', '18:00', 'CITY'],
  ['HIKING', '23:00', 'LAMPS'],
  ['TRAIL_RUNNING', '19:00', 'LAMPS'],
  ['CYCLING', '23:00', 'ROAD'],
] as const)('LOOK %s at %s UTC in summer is shown as %s', (activity, time, setting) => {
  expect(scene(activity, `2026-06-01T${time}:00Z`).setting).toBe(setting);
});

test('LOOK two hikes are not always the same picture', () => {
  const shown = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (id) => scene('HIKING', '2026-06-01T10:00:00Z', id).setting,
  );
  expect(new Set(shown)).toEqual(new Set(['RIDGE', 'TREK', 'SIGNPOST']));
});

test('LOOK the scene that a host has chosen stays, by day and by night', () => {
  const plan = { id: 'a', activity: 'WALKING', timeZone: 'Europe/Zurich', scene: 'LAKE' } as const;
  for (const start of ['2026-06-01T10:00:00Z', '2026-06-01T22:00:00Z']) {
    expect(sceneOf({ ...plan, start: new Date(start) }).setting).toBe('LAKE');
  }
});
