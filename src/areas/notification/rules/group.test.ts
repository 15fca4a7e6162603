import { expect, test } from 'vitest';
import { foldLikes, groupNotifications } from './group.ts';

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

test('NOT-2: many likes of one object are one line, in the place of the newest', () => {
  const said = (id: string, kind: string) => ({ id, kind });
  const items = [
    said('5', 'POST_COMMENT'),
    said('4', 'POST_LIKE'),
    said('3', 'POST_REPLY'),
    said('2', 'POST_LIKE'),
  ];
  expect(foldLikes([...items, said('1', 'POST_LIKE')])).toEqual([
    { item: items[0], others: [] },
    { item: items[1], others: ['2', '1'] },
    { item: items[2], others: [] },
  ]);
  expect(foldLikes([said('1', 'POST_COMMENT')])).toEqual([{ item: said('1', 'POST_COMMENT'), others: [] }]);
});
