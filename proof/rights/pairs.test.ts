import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { Make } from './make-request.ts';
import { type Fixture, type Stage, setStage } from './personas.ts';
import { requests } from './requests.ts';
import { sendAs } from './send.ts';

/**
 * Abuse case 14, generated: anyone who leads all of cast A sends each request that names several things, with one of
 * them exchanged for its like of cast B, of whom they know nothing.
 */
let world: TestApp;
let ours: Stage;
let theirs: Stage;
beforeAll(async () => {
  world = await buildTestApp();
  ours = await setStage(world, 'ours');
  theirs = await setStage(world, 'theirs');
});
afterAll(() => world.close());

type Key = keyof Fixture;

/** What of a fixture a request names. */
function namedBy(make: Make, fixture: Fixture): Key[] {
  const read = new Set<Key>();
  const watched = new Proxy(fixture, {
    get(target, key) {
      read.add(key as Key);
      return target[key as Key];
    },
  });
  make(watched, 'H', ours.people.H.personId);
  return [...read];
}

/** Anybody may be named, invited or told of what they may see: there the person is not part of a pair. */
const anybody: ReadonlySet<string> = new Set([
  'invitePerson',
  'inviteToHuddle',
  'addToGroup',
  'shareCommunity',
  'sharePost',
  'shareInspiration',
  'changePlan',
]);

/** All that others have: in whatever way a request had reached it, a row of it would read differently. */
async function stateOf(on: Fixture): Promise<string> {
  const tables: [string, string, string][] = [
    ...(['memberships', 'community_invitations'] as const).map((table): [string, string, string] => [
      table,
      'community_id',
      on.communityId,
    ]),
    ['room_messages', 'room_id', on.communityId],
    ...(['participations', 'huddle_photos', 'huddle_messages'] as const).map(
      (table): [string, string, string] => [table, 'huddle_id', on.huddleId],
    ),
    ['carpool_rides', 'carpool_id', on.carpoolId],
    ['comments', 'huddle_id', on.huddleId],
    ['comments', 'post_id', on.postId],
    ['comments', 'inspiration_id', on.inspirationId],
  ];
  const found = tables
    .filter(([, , id]) => id !== '')
    .map(([table, column, id]) =>
      world.platform.database.pool.query(`select t::text from ${table} t where ${column} = $1 order by 1`, [
        id,
      ]),
    );
  return JSON.stringify((await Promise.all(found)).map(({ rows }) => rows));
}

const states = ['OPEN', 'POSTED', 'STORY'] as const;

test.each(states)(
  'abuse 14: no request reaches, through an id of mine, a thing of others, by any pair of ids (%s)',
  async (state) => {
    const b = await theirs.fixture(state);
    const before = await stateOf(b);
    const reached: string[] = [];
    let pairs = 0;
    for (const [operation, make] of Object.entries(requests)) {
      const names = namedBy(make, b);
      if (names.length < 2 || anybody.has(operation) || names.some((key) => b[key] === '')) continue;
      for (const key of names) {
        const a = await ours.fixture(state);
        for (const mixed of [
          { ...a, [key]: b[key] },
          { ...b, [key]: a[key] },
        ]) {
          const { status } = await sendAs(world, ours, 'H', make(mixed, 'H', ours.people.H.personId));
          pairs += 1;
          if (status < 400 || status >= 500) reached.push(`${operation} with another ${key}: ${status}`);
        }
      }
    }
    expect(reached).toEqual([]);
    expect(pairs).toBeGreaterThan(20);
    expect(await stateOf(b)).toBe(before);
  },
);
