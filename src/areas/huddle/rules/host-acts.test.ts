import { expect, test } from 'vitest';
import { undoEndsAt, whyNotUndone } from './host-acts.ts';

const at = new Date('2026-06-01T08:00:00.000Z');

test.each([
  ['2026-06-01T08:00:00.000Z', false, undefined],
  ['2026-06-01T08:10:00.000Z', false, undefined],
  ['2026-06-01T08:10:00.001Z', false, 'UNDO_TOO_LATE'],
  ['2026-06-01T08:00:01.000Z', true, 'UNDONE_ALREADY'],
])('HUD-29 at %s, undone before: %s, undoing meets %s', (now, undone, code) => {
  expect(whyNotUndone({ at, undone }, new Date(now))?.code).toBe(code);
  expect(undoEndsAt(at).toISOString()).toBe('2026-06-01T08:10:00.000Z');
});
