import { expect, test } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { STEP_KEY_KNOWN_MS } from '#platform/shared/outbox/rules.ts';
import { carriedWires } from './code.ts';
import { carriableOf, isFresh, isWordsOnly, MAX_AGE_MS, MAX_AHEAD_MS } from './deliverable.ts';

const NOW = Date.UTC(2026, 5, 1);

test.each([
  [NOW, true],
  [NOW - MAX_AGE_MS, true],
  [NOW - MAX_AGE_MS - 1, false],
  [NOW + MAX_AHEAD_MS, true],
  [NOW + MAX_AHEAD_MS + 1, false],
])('O17 a code pressed at %i may be delivered: %s', (at, fresh) => {
  expect(isFresh(at, NOW)).toBe(fresh);
});

test('O17 a code is too old before the server forgets its key', () => {
  expect(MAX_AGE_MS + MAX_AHEAD_MS).toBeLessThan(STEP_KEY_KNOWN_MS);
});

const step = {
  wire: carriedWires.message,
  params: { roomId: 'room' },
  body: { text: 'We are out', pictures: [] },
};
const act: Act = {
  key: 'a'.repeat(32),
  owner: 'me',
  at: NOW,
  kind: 'message',
  about: 'room:room',
  words: 'We are out',
  steps: [step],
  answered: [],
  stale: [],
  state: 'WAITING',
};

test('O17 a message in words, both kinds of roll-call and ‘we are out’ may go by another phone', () => {
  const { params, body } = step;
  const said = { key: `${act.key}-0`, at: NOW, params, body };
  expect(carriableOf(act)).toEqual({ kind: 'message', ...said });
  const [came, cameByHand, allBack] = [carriedWires.came, carriedWires.cameByHand, carriedWires.allBack].map(
    (wire) => carriableOf({ ...act, steps: [{ ...step, wire }] }),
  );
  expect([came?.kind, cameByHand?.kind, allBack?.kind]).toEqual(['came', 'cameByHand', 'allBack']);
  expect(carriableOf({ ...act, steps: [{ wire: carriedWires.came }] })).toMatchObject({ params: {} });
});

test.each<[string, Partial<Act>]>([
  ['an answer', { steps: [{ wire: 'PUT /api/huddles/:huddleId/rsvp' }] }],
  ['a message with a picture that is there', { steps: [{ ...step, body: { pictures: [{ id: 'x' }] } }] }],
  ['bytes', { steps: [{ ...step, file: new Blob(['x']) }] }],
  ['two requests', { steps: [step, step] }],
  ['nothing', { steps: [] }],
  ['what is half done', { answered: [''] }],
  ['what was refused', { state: 'REFUSED' }],
  ['what is late', { state: 'LATE' }],
  ['what may be there already', { state: 'UNSURE' }],
])('O17 %s may not', (_, changes) => {
  expect(carriableOf({ ...act, ...changes })).toBeUndefined();
});

test('O17 words only are what has no pictures', () => {
  for (const words of [null, 'text', {}, { pictures: [] }]) expect(isWordsOnly(words)).toBe(true);
  for (const pictures of [[{}], 'x', null]) expect(isWordsOnly({ pictures })).toBe(false);
});
