import { expect, test } from 'vitest';
import { type Locale, locales } from '#platform/shared/locale.ts';
import { kinds, requestKinds } from './kinds.ts';
import { wordHappened } from './wording.ts';

const written = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));
const facts = { answer: 'YES', changes: [] };

test.each(written)('NOT-4: %s is one sentence in %s that names what it is about', (kind, locale) => {
  const said = wordHappened({ kind, who: 'Ben', what: 'Ridge at dawn', facts }, locale);
  expect(said).toMatch(/^\S.*\.$/);
  expect(said).toContain(kind.startsWith('PERSON_') ? 'Ben' : 'Ridge at dawn');
});

test.each(kinds)('NOT-4: %s says in German what it says in English, in German words', (kind) => {
  const [english, german] = (['en', 'de'] as const).map((locale) =>
    wordHappened({ kind, who: 'Ben', what: '…', facts }, locale),
  );
  expect(german).not.toBe(english);
  expect(german).not.toMatch(/\b(the|you|your|to|of|is|was|has|and|with|they)\b/);
});

test('NOT-4: a party is worded as people say it', () => {
  const rsvp = (said: Record<string, unknown>, locale: Locale = 'en') =>
    wordHappened({ kind: 'HUDDLE_RSVP', who: 'Ben', what: 'Ridge', facts: said }, locale);
  expect(rsvp({ answer: 'YES', guestCount: 2 })).toBe('Ben and 2 guests are coming to Ridge.');
  expect(rsvp({ answer: 'YES', guestCount: 1 })).toBe('Ben and a guest are coming to Ridge.');
  expect(rsvp({ answer: 'YES', guestCount: 1 }, 'de')).toBe('Ben und ein Gast kommen mit: Ridge.');
  expect(rsvp({ answer: 'YES', guestCount: 2 }, 'de')).toBe('Ben und 2 Gäste kommen mit: Ridge.');
  expect(rsvp({ answer: 'YES', place: 'WAITING', guestCount: 1 })).toBe(
    'Ben is on the waiting list of Ridge.',
  );
  expect(rsvp({ answer: 'NO' })).toBe('Ben is not coming to Ridge.');
});

test('NOT-2: what waits for an answer is a kind there is', () => {
  expect(requestKinds.every((kind) => kinds.includes(kind))).toBe(true);
});
