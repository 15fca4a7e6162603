import { describe, expect, test } from 'vitest';
import type { PersonId } from '#platform/shared/ids.ts';
import { addTally, tallyOf, unanswered } from './waiting-list.ts';

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
