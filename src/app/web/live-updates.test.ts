import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { showAtOnce } from '#platform/web/show-at-once.ts';
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
  tell('notification.counted', {});
  expect(old()).toEqual([one, list, bell]);
});

it('leaves what shows a touch alone until the server has answered, and reads the rest of the object (HUD-8)', () => {
  const client = new QueryClient();
  const [view, people] = [
    [...one, 'view', ''],
    [...one, 'participants'],
  ];
  for (const key of [view, people]) client.setQueryData(key, 'shown');
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  const shown = showAtOnce(client, [...one, 'view'], () => 'as touched');
  const tell = factHandler(client);
  tell('huddle.changed', { id: 'a' });
  expect([isOld(view), isOld(people)]).toEqual([false, true]);
  shown.end();
  tell('huddle.changed', { id: 'a' });
  expect(isOld(view)).toBe(true);
});

it('looks again at what the stream watches each time it opens, for a page reads before it listens (NOT-3)', () => {
  const { tell, old } = pageWith(one, other, list);
  tell('hello', { cursor: 1, watched: ['huddle:a'] });
  expect(old()).toEqual([one]);
  tell('hello', { cursor: 2, watched: ['huddle:b'] });
  expect(old()).toEqual([one, other]);
});

it('looks again at what is mine when it opens first; later facts are numbered, and none is missed (NOT-3)', () => {
  const first = pageWith(one, bell);
  first.tell('hello', { cursor: 1, watched: [] });
  expect(first.old()).toEqual([bell]);
  const client = new QueryClient();
  const tell = factHandler(client);
  tell('hello', { cursor: 1, watched: [] });
  client.setQueryData(bell, 'shown');
  tell('hello', { cursor: 2, watched: [] });
  expect(client.getQueryState(bell)?.isInvalidated).toBe(false);
});

it('asks again for everything when the stream could not resume (NOT-3)', () => {
  const { tell, old } = pageWith(one, bell);
  tell('reset', { last: 9 });
  expect(old()).toEqual([one, bell]);
});

it('reads once more when something changes during the first read, which may have looked before', async () => {
  const client = new QueryClient();
  const answers = ['before', 'after'];
  const arrive: (() => void)[] = [];
  const queryFn = () => {
    const answer = answers.shift();
    return new Promise((resolve) => arrive.push(() => resolve(answer)));
  };
  const stop = new QueryObserver(client, { queryKey: one, queryFn }).subscribe(() => {});
  factHandler(client)('huddle.changed', { id: 'a' });
  arrive[0]?.();
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  arrive[1]?.();
  await vi.waitFor(() => expect(client.getQueryData(one)).toBe('after'));
  stop();
});

it('passes over facts it does not know', () => {
  const { tell, old } = pageWith(one);
  tell('something.new', null);
  expect(old()).toEqual([]);
});
