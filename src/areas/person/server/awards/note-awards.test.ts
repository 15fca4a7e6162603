import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { noteNewAwards } from './note-awards.ts';

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
  await world.platform.database.pool.query('update people set beta_user = true');
});
afterEach(() => world.close());

const HOUR_MS = 3_600_000;

/** An outing of Asha's with these people; the clock stands at its end when it answers. */
async function goOut(...people: CastMember[]): Promise<string> {
  const end = world.platform.now().getTime() + 48 * HOUR_MS;
  const plan = {
    name: 'Ridge walk',
    activity: 'HIKING',
    timeZone: 'Europe/Zurich',
    startDateTime: new Date(end - 2 * HOUR_MS).toISOString(),
    endDateTime: new Date(end).toISOString(),
  };
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  for (const each of people) await world.as(each).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  world.setNow(new Date(end));
  return id;
}

/** Looks for awards as the job of every hour does, and hands on what it found. */
async function look(): Promise<void> {
  await noteNewAwards(world.platform);
  await world.runJobs();
}

async function told(who: CastMember) {
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(({ kind }: { kind: string }) => kind === 'AWARD_EARNED')
    .map(({ object }: { object: { name: string } }) => object.name)
    .sort();
}

test('NOT-4, PER-10: who was out is told of the award once, half a day after the end, and nobody else is', async () => {
  const { ben, asha, cleo } = world;
  await goOut(ben);
  world.forward(11 * HOUR_MS);
  await look();
  expect(await told(ben)).toEqual([]);
  world.forward(2 * HOUR_MS);
  await look();
  await look();
  expect(await told(ben)).toEqual(['First steps']);
  expect(await told(asha)).toEqual(['First steps', 'Led the way']);
  expect(await told(cleo)).toEqual([]);
  await goOut(ben);
  world.forward(13 * HOUR_MS);
  await look();
  expect(await told(ben)).toEqual(['First steps']);
});

test('NOT-4, PER-10: who is noted as missing has earned nothing, and is told nothing', async () => {
  const { ben, cleo, asha } = world;
  const id = await goOut(ben, cleo);
  await world.as(asha).put(`/api/huddles/${id}/participants/${cleo.personId}/attendance`, { people: 0 });
  world.forward(13 * HOUR_MS);
  await look();
  expect([await told(ben), await told(cleo)]).toEqual([['First steps'], []]);
});

test('NOT-4, GATE-10: who does not see awards is not told of them, also not when they see them later', async () => {
  const { ben } = world;
  const beta = (on: boolean) =>
    world.platform.database.pool.query('update people set beta_user = $2 where id = $1', [ben.personId, on]);
  await beta(false);
  await goOut(ben);
  world.forward(13 * HOUR_MS);
  await look();
  await beta(true);
  await goOut(ben);
  world.forward(13 * HOUR_MS);
  await look();
  expect(await told(ben)).toEqual([]);
});

test('NOT-4, NOT-5: an award stands in the language of its owner, and comes by mail to who chose that', async () => {
  const { ben } = world;
  await world.as(ben).patch('/api/me', { locale: 'de' });
  const choice = { inApp: true, mail: 'AT_ONCE' };
  expect((await world.as(ben).put('/api/notifications/choices/AWARD_EARNED', choice)).status).toBe(200);
  await goOut(ben);
  world.forward(13 * HOUR_MS);
  await look();
  expect(await told(ben)).toEqual(['Erste Schritte']);
  const mails = await mailsTo(world.platform, 'ben@trailfolk.example');
  const mail = mails.find(({ kind }) => kind === 'notification-award-earned');
  expect(mail?.subject).toBe('Du hast dir eine Auszeichnung verdient: Erste Schritte.');
  expect(mail?.text).toContain('/ben?tab=awards');
  expect(await mailsTo(world.platform, 'asha@trailfolk.example')).not.toContainEqual(
    expect.objectContaining({ kind: 'notification-award-earned' }),
  );
});

test('NOT-4: an award of somebody else is nothing I can read the name of', async () => {
  const { ben, cleo } = world;
  await goOut(ben);
  world.forward(13 * HOUR_MS);
  await look();
  await world.platform.database.pool.query(
    `insert into notifications (id, recipient_id, event_id, kind, object_type, object_id)
     select gen_random_uuid(), $1, gen_random_uuid(), kind, object_type, object_id from notifications
     where recipient_id = $2 and kind = 'AWARD_EARNED'`,
    [cleo.personId, ben.personId],
  );
  const { items } = (await world.as(cleo).get('/api/notifications')).body;
  expect(items.map(({ object }: { object: { name: string | null } }) => object.name)).toEqual([null]);
});
