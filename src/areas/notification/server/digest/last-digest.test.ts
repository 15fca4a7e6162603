import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { writeDigests } from './write-digests.ts';

const READERS = 60;
/** How often the work is broken off in one night. */
const BREAKS = 50;

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
});
afterEach(() => world.close());

const query = (text: string, values: unknown[] = []) => world.platform.database.pool.query(text, values);

async function writeAt(at: string): Promise<void> {
  world.setNow(at);
  await writeDigests(world.platform);
}

async function wantsDaily(): Promise<void> {
  const ben = world.as(world.ben);
  await ben.put('/api/notifications/choices', { kinds: ['PERSON_FOLLOWED'], change: { mail: 'DIGEST' } });
  await ben.put('/api/notifications/settings', { digest: 'DAILY' });
  await query('update page_sessions set rotated_at = $1', [world.platform.now()]);
}

const digests = async (name = 'ben') =>
  (await mailsTo(world.platform, `${name}@trailfolk.example`)).filter(({ kind }) => kind === 'digest');

const subjects = async () => (await digests()).map(({ subject }) => subject);

test('N14, NOT-5: who has not been here for 90 days gets one last digest, which says so, and then none', async () => {
  await wantsDaily();
  await query('update people set created_at = $1', [world.platform.now()]);
  await writeAt('2026-08-29T05:00:00Z');
  expect(await subjects()).toEqual([]);
  await writeAt('2026-08-31T05:00:00Z');
  expect(await subjects()).toEqual(['The last digest from Trailfolk']);
  expect((await digests())[0]?.text).toContain('http://localhost:3000/setting/notifications');
  await writeAt('2026-09-01T05:00:00Z');
  await writeAt('2027-09-01T05:00:00Z');
  expect(await subjects()).toHaveLength(1);
  expect((await world.as(world.ben).get('/api/notifications/settings')).body.digest).toBe('NEVER');
});

test.each([
  [
    'looks at what is new',
    `insert into notification_visits (person_id, last_seen_at) values ($1, $2)
     on conflict (person_id) do update set last_seen_at = excluded.last_seen_at`,
  ],
  [
    'has a page open',
    `insert into page_sessions (id, person_id, secret_hash, rotated_at, expires_at)
     values (gen_random_uuid(), $1, sha256('a'), $2, '2027-01-01')`,
  ],
  [
    'has the app on a phone',
    `with key as (insert into push_keys values ('a key', '', $2) returning public_key)
     insert into push_devices (id, person_id, endpoint, p256dh, auth, public_key, user_agent, made_at, seen_at)
     select gen_random_uuid(), $1::uuid, 'https://push.example/1', '', '', public_key, '', $2, $2 from key`,
  ],
])('N14: who %s is not said goodbye to', async (_what, statement) => {
  await wantsDaily();
  await query('update people set created_at = $1', [world.platform.now()]);
  await query(statement, [world.ben.personId, '2026-08-01T00:00:00Z']);
  await writeAt('2026-08-31T05:00:00Z');
  expect(await subjects()).toEqual([]);
});

test('N14: who comes back from being away is greeted, and not said goodbye to', async () => {
  await wantsDaily();
  await query('update people set created_at = $1', [world.platform.now()]);
  await world.as(world.ben).put('/api/notifications/settings', { awayUntil: '2026-09-15T00:00:00Z' });
  await writeAt('2026-09-16T05:00:00Z');
  expect(await subjects()).toEqual([]);
});

/** Ends the work after a few mails, as a killed process would: what it had not committed is gone. */
async function breakOff(afterMails: number): Promise<void> {
  await query(`create or replace function break_off() returns trigger language plpgsql as $$ begin
    if (select count(*) from mail_outbox where kind = 'digest') > ${afterMails} then raise 'killed'; end if;
    return null; end $$`);
  await query(
    'create trigger broken after insert on mail_outbox for each statement execute function break_off()',
  );
  await expect(writeDigests(world.platform)).rejects.toThrow();
  await query('drop trigger broken on mail_outbox');
}

test(`N14: killed ${BREAKS} times in one night, the digests reach each reader once`, async () => {
  const { asha } = world;
  await query(
    `with many as (insert into people (id, username, display_name, email, email_verified, onboarded_at, created_at)
       select gen_random_uuid(), 'many' || n, 'Many ' || n, 'many' || n || '@trailfolk.example', true, $1, $1
       from generate_series(1, ${READERS}) n returning id),
     chosen as (insert into notification_settings (person_id, digest, digest_next_at, digest_since)
       select id, 'DAILY', $1::timestamptz + interval '1 hour', $1 from many)
     insert into follows (follower_id, followee_id, state, since) select id, $2, 'FOLLOWING', $1 from many`,
    [world.platform.now(), asha.personId],
  );
  world.forward(60_000);
  await world.as(asha).post('/api/huddles', {
    name: 'Ridge walk',
    startDateTime: '2026-06-20T06:00:00Z',
    endDateTime: '2026-06-20T12:00:00Z',
    timeZone: 'Europe/Zurich',
  });
  world.forward(3_600_000);
  for (let mails = 0; mails < BREAKS; mails += 1) await breakOff(mails);
  await writeDigests(world.platform);
  const { rows } = await query(
    `select count(*)::int as mails, count(distinct to_address)::int as people from mail_outbox where kind = 'digest'`,
  );
  expect(rows[0]).toEqual({ mails: READERS, people: READERS });
});
