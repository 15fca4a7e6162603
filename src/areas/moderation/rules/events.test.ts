import { expect, test } from 'vitest';
import type { ObjectId } from '#platform/shared/ids.ts';
import { isHidden } from './events.ts';

const about = { objectType: 'POST', objectId: 'a' as ObjectId } as const;
test('ADM-1 what waits from before hides; what came since says so', () => {
  expect(isHidden({ type: 'report.upheld', objectType: 'POST', objectId: about.objectId })).toBe(true);
  const hidden = { type: 'moderation.object-hidden', objectType: 'POST', objectId: about.objectId } as const;
  expect(isHidden(Object.assign({ on: true }, hidden))).toBe(true);
  expect(isHidden(Object.assign({ on: false }, hidden))).toBe(false);
});
