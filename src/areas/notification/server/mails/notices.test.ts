import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatMessage } from '#platform/server/format-message.ts';
import { type Locale, locales } from '#platform/shared/locale.ts';
import { noticeMessages } from '../../page-messages.ts';
import { kinds } from '../../rules/kinds.ts';
import { type NoticeFacts, noticeValues } from '../../rules/notice-values.ts';

interface Sample {
  readonly kind: keyof typeof noticeMessages;
  readonly facts: NoticeFacts;
  readonly en: string;
  readonly de: string;
}

/** What each kind says, whatever is kept of it. */
const samples: readonly Sample[] = JSON.parse(
  readFileSync(new URL('notice-samples.json', import.meta.url), 'utf8'),
);

function say(kind: keyof typeof noticeMessages, facts: NoticeFacts, locale: Locale, others = 0): string {
  const values = { ...noticeValues(facts, others), who: 'Ben', what: 'Ridge' };
  return formatMessage(noticeMessages[kind], values, locale);
}

test.each(samples)('NOT-4: $kind with $facts is said as it is', ({ kind, facts, en, de }) => {
  expect(say(kind, facts, 'en')).toBe(en);
  expect(say(kind, facts, 'de')).toBe(de);
});

test('NOT-4: every kind has a sample', () => {
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
  'NOT-4: %s is one sentence in %s that names what it is about',
  (kind, locale) => {
    const said = say(kind, {}, locale);
    expect(said).toMatch(/^\S.*\.$/);
    expect(said).toContain(kind.startsWith('PERSON_') ? 'Ben' : 'Ridge');
  },
);

test.each(kinds)('NOT-4: %s says in German what it says in English, in German words', (kind) => {
  const german = say(kind, {}, 'de');
  expect(german).not.toBe(say(kind, {}, 'en'));
  expect(german).not.toMatch(/\b(the|you|your|to|of|is|was|has|and|with|they)\b/);
});

test('NOT-2: many likes are one sentence', () => {
  expect(say('POST_LIKE', {}, 'en', 1)).toBe('Ben and 1 other like your post “Ridge”.');
  expect(say('POST_LIKE', {}, 'en', 3)).toBe('Ben and 3 others like your post “Ridge”.');
  expect(say('POST_LIKE', {}, 'de', 3)).toBe('Ben und 3 weiteren gefällt dein Beitrag „Ridge“.');
});
