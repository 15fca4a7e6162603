import { expect, test } from 'vitest';
import { groupNotifications } from './group.ts';

const day = (createdAt: string) => createdAt.slice(0, 10);
const item = (id: string, object: string, createdAt: string) => ({ id, object: { id: object }, createdAt });

test('NOT-2: what happened to one huddle on one day stands together, the newest first', () => {
  const items = [
    item('5', 'a', '2026-06-02T09:00:00Z'),
    item('4', 'b', '2026-06-02T08:00:00Z'),
    item('3', 'a', '2026-06-02T07:00:00Z'),
    item('2', 'a', '2026-06-01T23:00:00Z'),
  ];
  const ids = groupNotifications(items, day).map((group) => group.items.map(({ id }) => id));
  expect(ids).toEqual([['5', '3'], ['4'], ['2']]);
});
