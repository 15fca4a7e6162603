import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { TemplateView } from '../../contract/fields.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;

async function planned(who: CastMember, changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const answer = await world.as(who).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(answer.status).toBe(200);
  return answer.body.id;
}

const templates = async (who: CastMember): Promise<TemplateView[]> =>
  (await world.as(who).get('/api/huddles/templates')).body.items;
const names = async (who: CastMember) => (await templates(who)).map(({ form }) => form.name);

/** Days ahead of the usual week. */
function later(days: number) {
  const start = world.platform.now().getTime() + days * DAY_MS;
  return {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + DAY_MS / 8).toISOString(),
  };
}

test('HUD-4 my last five outings of different names are offered, the latest first, and nobody else’s', async () => {
  const me = await world.enter({ username: 'plans.often' });
  expect(await templates(me)).toEqual([]);
  for (const [at, name] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'two'].entries())
    await planned(me, { name, ...later(10 + at) });
  await planned(world.ben, { name: 'Of somebody else', ...later(40) });
  await world.as(me).post('/api/huddles/drafts', { form: (await templates(me))[0]?.form });
  expect(await names(me)).toEqual(['two', 'Six', 'Five', 'Four', 'Three']);
});

test('HUD-4 a template holds everything but the date, which is the next such weekday at that hour', async () => {
  const me = await world.enter({ username: 'plans.again' });
  const start = later(24);
  const id = await planned(me, {
    name: 'Wednesday bouldering',
    activity: 'CLIMBING',
    capacity: 6,
    scene: 'CRAG',
    ...start,
  });
  const [template] = await templates(me);
  const ahead = wallIn(new Date(Date.parse(start.startDateTime) - 21 * DAY_MS), 'Europe/Zurich');
  expect(template).toMatchObject({
    id,
    coverPhotoUrl: '',
    form: { name: 'Wednesday bouldering', activity: 'CLIMBING', capacity: '6', scene: 'CRAG', start: ahead },
  });
});

test('HUD-4 who has left a community is offered the outing without it, for fewer people', async () => {
  const host = await world.enter({ username: 'left.the.club' });
  const club = (await world.as(world.asha).post('/api/communities', { name: 'Club of templates' })).body.id;
  await world.platform.database.pool.query(
    `insert into memberships (community_id, person_id, role, state, since) values ($1, $2, 'MEMBER', 'MEMBER', now())`,
    [club, host.personId],
  );
  await planned(host, { name: 'For the club', communityId: club, privacy: 'COMMUNITY' });
  expect((await templates(host))[0]?.form).toMatchObject({ communityId: club, privacy: 'COMMUNITY' });
  await world.platform.database.pool.query('delete from memberships where person_id = $1', [host.personId]);
  expect((await templates(host))[0]?.form).toMatchObject({ communityId: null, privacy: 'PRIVATE' });
});

test('HUD-4 a cancelled outing is no template', async () => {
  const me = await world.enter({ username: 'calls.off' });
  const id = await planned(me, { name: 'Called off' });
  await world.as(me).post(`/api/huddles/${id}/cancellation`, {});
  expect(await names(me)).toEqual([]);
});
