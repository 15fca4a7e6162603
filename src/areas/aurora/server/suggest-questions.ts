import { listCommunityRows, presentCommunityCard } from '#areas/community/server/reads.ts';
import { discoverHuddles, presentHuddleCard } from '#areas/huddle/server/reads.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { askerOf } from './reads.ts';
import { myAgenda } from './tools/my-agenda.ts';

const MOST = 4;
const SEEN = 40;
const NEAR_KM = 150;

/** Questions from what is mine, and from what many people do and I may see. */
export async function suggestQuestions(platform: Platform, viewer: Viewer) {
  const { db } = platform.database;
  const { personId, timeZone } = viewer;
  const now = platform.now();
  const { home, name } = await askerOf(db, personId);
  const asker = { platform, personId, name, home, timeZone, now, topic: {} };
  const near = home ? { lat: home.lat, lng: home.lng, within: NEAR_KM } : undefined;
  const [agenda, rows, communities] = await Promise.all([
    myAgenda(asker),
    discoverHuddles(db, { personId, now, most: SEEN, sort: 'DATE' }),
    listCommunityRows(db, { personId, now, most: 2, near }),
  ]);
  const popular = rows
    .map((row) => presentHuddleCard(row, true))
    .filter(({ confirmedPeople, hosting }) => (confirmedPeople ?? 0) > 0 && !hosting)
    .sort((one, other) => (other.confirmedPeople ?? 0) - (one.confirmedPeople ?? 0))
    .slice(0, 3);
  const clubs = communities.slice(0, 1).map((row) => presentCommunityCard(row, true));
  return {
    mine: mineOf(agenda, home?.name).slice(0, MOST),
    trending: [
      ...popular.slice(0, 1).map((huddle) => `When does it get dark at ${huddle.name}?`),
      ...popular.slice(1, 2).map((huddle) => `What should I bring to ${huddle.name}?`),
      ...popular.slice(2, 3).map((huddle) => `Who hosts ${huddle.name}?`),
      ...clubs.map((club) => `Tell me about the community ${club.name}`),
    ],
  };
}

function mineOf(agenda: Awaited<ReturnType<typeof myAgenda>>, home: string | undefined): string[] {
  return [
    ...(agenda.length > 0
      ? ['What should I bring on my next huddle?', 'When does it get dark on my next huddle?']
      : ['Which huddles are free this weekend?']),
    home ? `Easy walks near ${home} this month` : 'Easy walks for newcomers',
    'Which communities are near me?',
  ];
}
