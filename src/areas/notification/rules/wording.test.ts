import { expect, test } from 'vitest';
import { kinds, requestKinds } from './kinds.ts';
import { wordHappened } from './wording.ts';

test.each(kinds)('NOT-4: %s is one sentence that names what it is about', (kind) => {
  const said = wordHappened({
    kind,
    who: 'Ben',
    what: 'Ridge at dawn',
    facts: { answer: 'YES', changes: [] },
  });
  expect(said).toMatch(/^\S.*\.$/);
  expect(said).toContain(kind.startsWith('PERSON_') ? 'Ben' : 'Ridge at dawn');
});

test('NOT-4: a party is worded as people say it', () => {
  const rsvp = (facts: Record<string, unknown>) =>
    wordHappened({ kind: 'HUDDLE_RSVP', who: 'Ben', what: 'Ridge', facts });
  expect(rsvp({ answer: 'YES', guestCount: 2 })).toBe('Ben and 2 guests are coming to Ridge.');
  expect(rsvp({ answer: 'YES', guestCount: 1 })).toBe('Ben and a guest are coming to Ridge.');
  expect(rsvp({ answer: 'YES', place: 'WAITING', guestCount: 1 })).toBe(
    'Ben is on the waiting list of Ridge.',
  );
  expect(rsvp({ answer: 'NO' })).toBe('Ben is not coming to Ridge.');
});

test('NOT-2: what waits for an answer is a kind there is', () => {
  expect(requestKinds.every((kind) => kinds.includes(kind))).toBe(true);
});
