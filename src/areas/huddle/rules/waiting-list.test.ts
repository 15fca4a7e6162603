import { describe, expect, test } from 'vitest';
import type { PersonId } from '#platform/shared/ids.ts';
import { addTally, isNear, offerEnd, tallyOf, unanswered } from './waiting-list.ts';

const now = new Date('2026-07-04T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const at = (hours: number, ms = 0) => new Date(now.getTime() + hours * HOUR_MS + ms);

describe('HUD-14 a place that gets free', () => {
  test.each([
    [at(48, 1), false],
    [at(48), true],
    [at(1), true],
    [at(-1), true],
  ])('is given at once when the start %o is 48 hours ahead or less: %s', (startsAt, near) => {
    expect(isNear(startsAt, now)).toBe(near);
  });

  test.each([
    ['stands 24 hours', at(200), at(24)],
    ['stands 24 hours when the start is 48 hours ahead', at(48), at(24)],
    ['ends 24 hours before a nearer start', at(48, -1), at(24, -1)],
  ])('an offer %s', (_, startsAt, end) => {
    expect(offerEnd(startsAt, now)).toEqual(end);
  });
});

const nobody = unanswered('ana' as PersonId);
const none = { confirmedPeople: 0, heldPeople: 0, confirmed: 0, maybe: 0, requested: 0, waiting: 0 };

describe('HUD-14 what a party counts for', () => {
  test.each([
    ['NONE', 'NO', {}],
    ['NONE', 'MAYBE', { maybe: 1 }],
    ['CONFIRMED', 'YES', { confirmed: 1, confirmedPeople: 3 }],
    ['REQUESTED', 'YES', { requested: 1 }],
    ['WAITING', 'YES', { waiting: 1 }],
    ['OFFERED', 'YES', { waiting: 1, heldPeople: 3 }],
  ] as const)('three people with the status %s who said %s', (status, answer, counts) => {
    expect(tallyOf({ ...nobody, status, answer, size: 3 })).toEqual({ ...none, ...counts });
  });

  test('is added, and taken away again', () => {
    const sum = { confirmedPeople: 10, heldPeople: 20, confirmed: 30, maybe: 40, requested: 50, waiting: 60 };
    const one = { confirmedPeople: 2, heldPeople: 3, confirmed: 4, maybe: 5, requested: 6, waiting: 7 };
    const more = {
      confirmedPeople: 12,
      heldPeople: 23,
      confirmed: 34,
      maybe: 45,
      requested: 56,
      waiting: 67,
    };
    expect(addTally(sum, one, 1)).toEqual(more);
    expect(addTally(more, one, -1)).toEqual(sum);
  });

  test('somebody who has not answered is one person, and nobody has said no to them', () => {
    expect(nobody).toMatchObject({ answer: null, status: 'NONE', size: 1, declined: false });
    expect(tallyOf(nobody)).toEqual(none);
  });
});
