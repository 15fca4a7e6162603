import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import { found } from '../testing/found.ts';
import { noteActivity } from '../writes.ts';

let world: TestApp;
let club: CommunityId;
let other: CommunityId;

beforeAll(async () => {
  world = await buildTestApp();
  club = (await found(world, world.asha)) as CommunityId;
  other = (await found(world, world.asha)) as CommunityId;
});
afterAll(() => world.close());

const yesterday = '2026-05-20T10:00:00.000Z';

async function stand(state: string, activeAt: string | null): Promise<void> {
  await world.platform.database.pool.query(
    `insert into memberships (community_id, person_id, state, role, since, active_at)
     select id, $2, $3, 'MEMBER', now(), $4 from communities where id = any($1)
     on conflict (community_id, person_id) do update set state = excluded.state, active_at = excluded.active_at`,
    [[club, other], world.ben.personId, state, activeAt],
  );
}

async function activeAt(communityId: CommunityId, personId: string): Promise<string | undefined> {
  const { rows } = await world.platform.database.pool.query(
    'select active_at from memberships where community_id = $1 and person_id = $2',
    [communityId, personId],
  );
  return rows[0]?.active_at?.toISOString();
}

const note = (...times: readonly string[]) =>
  noteActivity(
    world.platform.database.db,
    times.map((at) => ({ communityId: club, personId: world.ben.personId, at })),
  );

test('COM-12 of several acts the latest counts, in that community and of that person alone', async () => {
  await stand('MEMBER', null);
  const before = await activeAt(club, world.asha.personId);
  await note('2026-05-22T08:00:00.000Z', '2026-05-23T08:00:00.000Z', '2026-05-21T08:00:00.000Z');
  expect(await activeAt(club, world.ben.personId)).toBe('2026-05-23T08:00:00.000Z');
  expect(await activeAt(other, world.ben.personId)).toBeUndefined();
  expect(await activeAt(club, world.asha.personId)).toBe(before);
});

test.each([
  ['MEMBER', '2026-05-21T10:00:00.000Z', yesterday],
  ['MEMBER', '2026-05-21T10:00:00.001Z', '2026-05-21T10:00:00.001Z'],
  ['REQUESTED', '2026-05-23T10:00:00.000Z', yesterday],
])(
  'COM-12 a %s who was active the day before and acts at %s is active at %s',
  async (state, at, expected) => {
    await stand(state, yesterday);
    await note(at);
    expect(await activeAt(club, world.ben.personId)).toBe(expected);
  },
);
