import { expect, test } from 'vitest';
import { type DigestFacts, digestPart } from './digest.ts';

const plain: DigestFacts = {
  kind: 'POST_LIKE',
  choice: 'DIGEST',
  open: false,
  read: false,
  mailed: false,
  muted: false,
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
])('NOT-5 what differs by %o stands under %s', (change, part) => {
  expect(digestPart({ ...plain, ...change })).toBe(part);
});
