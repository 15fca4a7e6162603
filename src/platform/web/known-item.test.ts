import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownItem } from './known-item.ts';

interface Card {
  readonly id: string;
  readonly name: string;
}
const isCard = (item: object): item is Card => 'name' in item;

function known(lists: readonly (readonly [key: string[], data: unknown])[], id: string) {
  const client = new QueryClient();
  for (const [key, data] of lists) client.setQueryData(key, data);
  return knownItem(client, { queryKey: ['club', 'list'], id, isOne: isCard });
}
const paged = (...pages: object[][]) => ({ pages: pages.map((items) => ({ items })), pageParams: [] });
const here: [string[], unknown] = [
  ['club', 'list', 'near'],
  paged([{ id: 'a', name: 'First' }], [{ id: 'b', name: 'Second' }]),
];

test('what any page of any list says of a thing is known', () => {
  const other: [string[], unknown] = [['club', 'list', 'far'], paged([{ id: 'c', name: 'Third' }])];
  expect(['a', 'b', 'c'].map((id) => known([here, other], id)?.name)).toEqual(['First', 'Second', 'Third']);
});

test('what no list says, another key keeps, or is something else under the same id, is not', () => {
  const numbers: [string[], unknown] = [['club', 'list', 'counts'], { all: 3 }];
  const faces: [string[], unknown] = [['club', 'list', 'faces'], paged([{ id: 'd', faces: [] }])];
  const beside: [string[], unknown] = [['person', 'list'], paged([{ id: 'e', name: 'Somebody' }])];
  expect(['d', 'e', 'f'].map((id) => known([numbers, faces, here, beside], id))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
