import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { firstReads } from './first-reads.ts';

/** They read nothing before something is chosen on them, lead on at once, or are opened too seldom. */
const readByThemselves = [
  'account',
  'account/people',
  'carpool',
  'carpool/edit/:carpoolId',
  'community/create',
  'community/history/:communityId',
  'community/invite/:communityId',
  'community/moderation/:communityId',
  'community/poster/:token',
  'community/programs/:communityId',
  'community/statistics/:communityId',
  'home/chatbot',
  'home/mine',
  'huddle',
  'huddle/calendar',
  'huddle/carpool/create',
  'huddle/create',
  'huddle/edit/:huddleId',
  'huddle/import',
  'huddle/poster/:huddleId',
  'huddle/roster/:huddleId',
  'inspiration/authored',
  'inspiration/edit',
  'moderation',
  'nav/:id?',
  'operator',
  'return-plans/new',
  'search',
  'setting',
  'setting/export',
  'setting/import',
  'setting/leave',
  'setting/missed',
  'setting/security',
  'setting/notifications',
];

test('each page behind the log-in is read ahead, or stands among those that are not', () => {
  const inside = (routes as RouteConfigEntry[])
    .filter(({ file }) => file.includes('member.layout'))
    .flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
  const ahead = Object.keys(firstReads).map((path) => path.slice(1));
  expect([...ahead, ...readByThemselves].sort()).toEqual([...inside].sort());
});
