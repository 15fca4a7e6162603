import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { discoverHuddles } from './discover/reads.ts';
import { listHuddles } from './lists/reads.ts';
import { findHuddle, namesOfVisibleHuddles } from './reads.ts';
import { planOf } from './testing/plan-of.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const privacies = ['PUBLIC', 'COMMUNITY', 'PRIVATE'] as const;
const statuses = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;
const parts = {
  none: undefined,
  interested: { interested: true },
  invited: { invited_at: new Date() },
  requested: { answer: 'YES', place: 'REQUESTED' },
  confirmed: { answer: 'YES', place: 'CONFIRMED' },
  maybe: { answer: 'MAYBE' },
  declined: { declined_at: new Date() },
  'co-host': { role: 'CO_HOST' },
} as const;

/** Every privacy, status and part, with and without a block. */
const cases = privacies.flatMap((privacy) =>
  statuses.flatMap((status) =>
    Object.entries(parts).flatMap(([name, part]) =>
      [false, true].flatMap((blocked) =>
        [false, true].map((member) => ({ privacy, status, name, part, blocked, member })),
      ),
    ),
  ),
);

async function found(owner: CastMember): Promise<string> {
  const made = await world.as(owner).post('/api/communities', { name: 'Club' });
  return made.body.id;
}

test('HUD-3 the rule of sight and the predicate of lists agree on every case', async () => {
  const { db } = world.platform.database;
  const disagreements: string[] = [];
  const [me, host] = [world.ben.personId, world.asha.personId];
  const [mine, others] = [await found(world.ben), await found(world.asha)];
  for (const { privacy, status, name, part, blocked, member } of cases) {
    const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
    const id = made.body.id as HuddleId;
    const community_id = member ? mine : others;
    await db.updateTable('huddles').set({ privacy, status, community_id }).where('id', '=', id).execute();
    if (part)
      await db
        .insertInto('participations')
        .values({ huddle_id: id, person_id: me, ...part })
        .execute();
    if (blocked) await db.insertInto('blocks').values({ blocker_id: host, blocked_id: me }).execute();
    const found = await findHuddle(db, { personId: me }, id);
    const seen = found !== undefined;
    const rows = await listHuddles(db, { personId: me, most: 500, now: world.platform.now() });
    const listed = rows.some((row) => row.id === id);
    const wish = { personId: me, most: 500, now: world.platform.now(), sort: 'DATE' } as const;
    const discovered = (await discoverHuddles(db, wish)).some((row) => row.id === id);
    const coming = seen && status === 'PUBLISHED';
    const named = (await namesOfVisibleHuddles(db, me, [id])).has(id);
    const listable = seen && status !== 'DRAFT';
    if (listable !== listed || coming !== discovered || seen !== named)
      disagreements.push(`${privacy} ${status} ${name} blocked=${blocked} member=${member}`);
    await db.deleteFrom('blocks').execute();
    await db.deleteFrom('huddles').where('id', '=', id).execute();
  }
  expect(cases.length).toBe(288);
  expect(disagreements).toEqual([]);
});
