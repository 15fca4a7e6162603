import { expect, test } from 'vitest';
import { dueAt, usualSettings } from './settings.ts';

const now = new Date('2026-06-01T08:00:00Z');

test('NOT-6 nights are quiet, screens name nobody and no digest comes unless somebody chooses', () => {
  expect(usualSettings).toMatchObject({ namesShown: false, quiet: true, quietFrom: 1320, quietTo: 420 });
  expect(dueAt(usualSettings, now, 'Europe/Zurich')).toBeNull();
});

test('NOT-5 the digest is due by hour and day of the settings', () => {
  const weekly = { ...usualSettings, digest: 'WEEKLY', digestAt: 600, digestDay: 5 } as const;
  expect(dueAt(weekly, now, 'Europe/Zurich')?.toISOString()).toBe('2026-06-05T08:00:00.000Z');
});
