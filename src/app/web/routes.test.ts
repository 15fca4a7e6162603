import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { clientLoader as toHuddles } from '#areas/huddle/web/huddle-home.page.tsx';
import { loader } from '#areas/site/web/home-redirect.ts';
import routes from './routes.ts';

/** The paths below the frame for visitors. */
const open = (routes as RouteConfigEntry[])
  .filter(({ file }) => file.includes('PublicFrame'))
  .flatMap(({ children = [] }) => children.map(({ path }) => path));

test.each([
  'start',
  'features',
  'error',
  'explore/inspiration',
  'explore/inspiration/:inspirationId',
  'inspiration/view/:inspirationId',
  'join/:uid',
  'join/huddle/:huddleId',
  'join/community/:communityId',
  'terms',
  'privacy',
  'cookies',
  'support',
])('SITE-1, SITE-15 anybody may open /%s', (path) => {
  expect(open).toContain(path);
});

test('SITE-1 the bare address leads to the landing page', () => {
  const answer = loader();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/start']);
});

test('D1, D11 an area by its bare name and a link without an id lead somewhere', () => {
  const inside = (routes as RouteConfigEntry[])
    .filter(({ file }) => file.includes('member.layout'))
    .flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(inside).toEqual(expect.arrayContaining(['huddle', 'nav/:id?']));
  expect(toHuddles().headers.get('location')).toBe('/huddle/huddles');
});
