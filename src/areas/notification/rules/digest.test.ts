import { expect, test } from 'vitest';
import { type DigestFacts, digestPart, isUnread } from './digest.ts';

const plain: DigestFacts = {
  kind: 'POST_LIKE',
  choice: 'DIGEST',
  open: false,
  read: false,
  mailed: false,
  muted: false,
  missed: false,
  newer: false,
};

test.each<[Partial<DigestFacts>, string | undefined]>([
  [{}, 'NEWS'],
  [{ kind: 'HUDDLE_PLANNED' }, 'OUTINGS'],
  [{ kind: 'INSPIRATION_PUBLISHED' }, 'FOLLOWED'],
  [{ kind: 'HUDDLE_REQUEST', open: true }, 'WAITING'],
  [{ kind: 'HUDDLE_REQUEST', open: true, read: true, mailed: true, choice: 'AT_ONCE' }, 'WAITING'],
  [{ kind: 'HUDDLE_REQUEST', open: true, choice: 'NEVER' }, undefined],
  [{ kind: 'HUDDLE_REQUEST', open: true, muted: true }, undefined],
  [{ kind: 'PERSON_FOLLOWED', open: true }, 'NEWS'],
  [{ choice: 'AT_ONCE' }, undefined],
  [{ choice: 'NEVER' }, undefined],
  [{ read: true }, undefined],
  [{ mailed: true }, undefined],
  [{ muted: true }, undefined],
  [{ newer: true }, undefined],
  [{ choice: 'NEVER', missed: true }, 'NEWS'],
  [{ choice: 'AT_ONCE', missed: true, read: true }, undefined],
  [{ choice: 'AT_ONCE', missed: true, muted: true }, undefined],
])('NOT-5 what differs by %o stands under %s', (change, part) => {
  expect(digestPart({ ...plain, ...change })).toBe(part);
});

test.each([
  ['89 days and a second less', '2026-03-08T05:00:01Z', false],
  ['90 days', '2026-03-08T05:00:00Z', true],
  ['a year', '2025-06-06T05:00:00Z', true],
])('N14: a digest that nobody was there to read for %s', (_what, lastHere, unread) => {
  expect(isUnread(new Date(lastHere), new Date('2026-06-06T05:00:00Z'))).toBe(unread);
});
