import { expect, test } from 'vitest';
import { decidePush, type PushFacts } from './decide-push.ts';

const plain: PushFacts = {
  allowed: true,
  read: false,
  wanted: true,
  muted: false,
  urgent: false,
  quietUntil: undefined,
};
const quiet = { quietUntil: new Date('2026-06-02T05:00:00Z') };

test.each<[Partial<PushFacts>, string]>([
  [{}, 'SEND'],
  [{ allowed: false, urgent: true }, 'OVER'],
  [{ read: true, urgent: true }, 'READ'],
  [{ wanted: false, urgent: true }, 'CHOSEN'],
  [{ muted: true }, 'MUTED'],
  [{ muted: true, urgent: true }, 'SEND'],
  [quiet, 'HELD'],
  [{ ...quiet, urgent: true }, 'SEND'],
  [{ ...quiet, muted: true }, 'MUTED'],
  [{ ...quiet, read: true }, 'READ'],
])('NOT-5, NOT-6 what differs by %o is decided as %s', (change, decision) => {
  expect(decidePush({ ...plain, ...change })).toBe(decision);
});
