import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { announce, tellAnnouncement } from './announce.ts';

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
});
afterEach(() => world.close());

const words = 'On Sunday from 4 to 5 nothing can be reached.';
const germanWords = 'Am Sonntag ist von 4 bis 5 Uhr nichts erreichbar.';
const say = (input: object = {}) =>
  announce(world.platform, { operator: 'root@here', username: null, words, germanWords, ...input });

async function told(who: CastMember): Promise<string[]> {
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(({ kind }: { kind: string }) => kind === 'SYSTEM')
    .map(({ object }: { object: { name: string } }) => object.name);
}

test('NOT-4: everybody who is in hears an announcement once and in their language, in the app and by mail', async () => {
  const { asha, ben } = world;
  await world.as(ben).patch('/api/me', { locale: 'de' });
  const gone = await world.enter({ username: 'gone', suspended: true });
  expect(await say()).toBe('done');
  await world.runJobs();
  expect([await told(asha), await told(ben)]).toEqual([[words], [germanWords]]);
  const [mail] = await mailsTo(world.platform, 'ben@trailfolk.example');
  expect(mail).toMatchObject({ kind: 'notification-system', subject: 'Neues zu dieser App' });
  expect(mail?.text).toContain(germanWords);
  expect((await mailsTo(world.platform, `${gone.username}@trailfolk.example`)).length).toBe(0);
  const { rows } = await world.platform.database.pool.query('select id from announcements');
  await tellAnnouncement(world.platform)({ id: rows[0].id, after: null });
  await world.runJobs();
  expect(await told(asha)).toEqual([words]);
  expect(await mailsTo(world.platform, 'asha@trailfolk.example')).toHaveLength(1);
});

test('NOT-4: more people than one page are all told, and who comes later is not', async () => {
  await world.platform.database.pool.query(
    `insert into people (id, username, display_name, onboarded_at, created_at)
     select gen_random_uuid(), 'many.' || n, 'Many ' || n, $1, $1 from generate_series(1, 510) n`,
    [world.platform.now()],
  );
  await say();
  world.forward(60_000);
  const late = await world.enter({ username: 'late' });
  await world.runJobs();
  const { rows } = await world.platform.database.pool.query(
    `select count(*)::int as n, count(distinct recipient_id)::int as people from notifications where kind = 'SYSTEM'`,
  );
  expect(rows[0]).toEqual({ n: 513, people: 513 });
  expect(await told(late)).toEqual([]);
});

test('NOT-4: what is said to one person nobody else hears', async () => {
  expect(await say({ username: 'ben' })).toBe('done');
  await world.runJobs();
  expect([await told(world.ben), await told(world.asha)]).toEqual([[words], []]);
  expect(await say({ username: 'nobody.here' })).toMatchObject({ refused: true });
});

test('NOT-4, NOT-5: who does not want announcements hears none', async () => {
  const { asha } = world;
  const never = { inApp: false, mail: 'NEVER' };
  expect((await world.as(asha).put('/api/notifications/choices/SYSTEM', never)).status).toBe(200);
  await say();
  await world.runJobs();
  expect(await told(asha)).toEqual([]);
  expect(await mailsTo(world.platform, 'asha@trailfolk.example')).toEqual([]);
});
