import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { factHandler } from './live-updates.ts';

function pageWith(...keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData([...key], 'shown');
  const isOld = (key: readonly unknown[]) => client.getQueryState([...key])?.isInvalidated ?? false;
  return { tell: factHandler(client), old: () => keys.filter(isOld) };
}

const one = ['huddle', 'a'];
const other = ['huddle', 'b'];
const list = ['huddle', 'list', { mine: 'GOING' }];
const bell = ['notification', 'summary'];

it('asks again for what a fact made old, and for nothing else', () => {
  const { tell, old } = pageWith(one, other, list, bell);
  tell('huddle.changed', { id: 'a' });
  expect(old()).toEqual([one, list]);
  tell('notification.counted', { countNewTotal: 1 });
  expect(old()).toEqual([one, list, bell]);
});

it('asks again for everything when the stream came back or could not resume (NOT-3)', () => {
  const { tell, old } = pageWith(one, bell);
  tell('hello', { cursor: 1 });
  expect(old()).toEqual([]);
  tell('hello', { cursor: 2 });
  expect(old()).toEqual([one, bell]);
  const reset = pageWith(one, bell);
  reset.tell('reset', { last: 9 });
  expect(reset.old()).toEqual([one, bell]);
});

it('passes over facts it does not know', () => {
  const { tell, old } = pageWith(one);
  tell('something.new', null);
  expect(old()).toEqual([]);
});
