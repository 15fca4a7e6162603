import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { messagesQuery } from '#areas/chat/web/queries.ts';
import { communityQuery } from '#areas/community/web/queries.ts';
import { huddleQuery } from '#areas/huddle/web/queries.ts';
import { keyOf } from '#platform/web/kept/store.ts';
import { READ_OF_ME, readOfPage } from './kept-page.ts';

test.each([
  ['/huddle/view/1', huddleQuery('1').queryKey],
  ['/community/view/1', communityQuery('1').queryKey],
  ['/chat/view/1', messagesQuery('1').queryKey],
])('OFF-4: %s is kept where the read that fills it is', (address, queryKey) => {
  expect(keyOf(hashKey(queryKey)).startsWith(readOfPage(address) ?? 'none')).toBe(true);
});

test.each(['/huddle/mine', '/huddle/view', '/huddle/view/1/more', '/home'])(
  'OFF-4: of %s nobody can say so',
  (address) => {
    expect(readOfPage(address)).toBeUndefined();
  },
);

test('OFF-1: who I am is kept where the read of it is', () => {
  expect(READ_OF_ME).toBe(keyOf(hashKey(myAccount.queryKey)));
});
