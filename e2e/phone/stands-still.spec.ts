import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { whatMoves } from '../support/what-moves.ts';

// A real phone says that it is one; without that, lists are drawn as a laptop shows them.
test.use({ extraHTTPHeaders: { 'sec-ch-ua-mobile': '?1' } });

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const moves: string[] = [];
  for (const path of paths) moves.push(...(await whatMoves(page, path)).map((move) => `${path}: ${move}`));
  expect(moves).toEqual([]);
}

const mainPages = [
  '/home',
  '/huddle/huddles',
  '/huddle/mine',
  '/huddle/create',
  '/community',
  '/carpool',
  '/notification',
  '/account',
  '/setting',
  '/chat',
];

test('nothing that can be pressed moves when a page of somebody new comes alive (SHELL-3)', async ({
  page,
}) => {
  const { username } = await arrive(page, newcomer('Stan Still'), NOWHERE);
  const club = await (await asPersonOf(page)).post('/api/communities', {
    name: 'The club that stands still',
  });
  const { id } = await club.json();
  const tabs = ['Members', 'Messages', 'Huddles'].map((tab) => `/community/view/${id}?tab=${tab}`);
  await expectStill(page, [...mainPages, `/${username}`, `/community/view/${id}`, ...tabs]);
});

test('nothing that can be pressed moves when an outing comes alive, for hosts and for guests, before it and after (HUD-6)', async ({
  page: host,
  another,
}) => {
  // Nobody else has to do with them: what comes in live moves a page as well.
  const { username } = await arrive(host, newcomer('Hella Still'), NOWHERE);
  const id = await plantHuddle(username);
  const view = `/huddle/view/${id}`;
  await (await asPersonOf(host)).put(`/api/huddles/${id}/kit`, {
    items: [{ id: null, name: 'Rope', needed: 2 }],
  });
  const guest = await another();
  await arrive(guest, newcomer('Gus Still'), NOWHERE);
  await expectStill(guest, [view]);
  await (await asPersonOf(guest)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  for (const page of [host, guest]) await expectStill(page, [view]);
  await expectStill(host, ['/home', '/huddle/mine', '/notification', `/${username}`]);
  await ask('update huddles set starts_at = $2, ends_at = $3 where id = $1', [id, inDays(-1.2), inDays(-1)]);
  for (const page of [host, guest]) await expectStill(page, [view]);
});
