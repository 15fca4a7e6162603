import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showAtOnce } from './show-at-once.ts';

interface View {
  readonly going: number;
}

test('what was read shows the change, what was not stays unread, and both can be taken back', () => {
  const queries = new QueryClient();
  queries.setQueryData<View>(['huddle', 'a', 'view', ''], { going: 1 });
  queries.setQueryData<View>(['huddle', 'b', 'view', ''], { going: 5 });
  const { takeBack } = showAtOnce<View>(queries, ['huddle', 'a', 'view'], ({ going }) => ({
    going: going + 1,
  }));
  const shown = (id: string, link = '') => queries.getQueryData<View>(['huddle', id, 'view', link])?.going;
  expect([shown('a'), shown('b'), shown('a', 'link')]).toEqual([2, 5, undefined]);
  takeBack();
  expect([shown('a'), shown('b')]).toEqual([1, 5]);
});

test('an answer that was on its way does not undo what is shown', async () => {
  const queries = new QueryClient();
  queries.setQueryData<View>(['huddle', 'a', 'view'], { going: 1 });
  let answer: (view: View) => void = () => undefined;
  const read = queries.fetchQuery({
    queryKey: ['huddle', 'a', 'view'],
    queryFn: () => new Promise<View>((resolve) => (answer = resolve)),
  });
  showAtOnce<View>(queries, ['huddle', 'a', 'view'], () => ({ going: 2 }));
  answer({ going: 1 });
  await read.catch(() => undefined);
  expect(queries.getQueryData(['huddle', 'a', 'view'])).toEqual({ going: 2 });
});
