import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function plan(changes: Parameters<typeof planOf>[1] = {}): Promise<HuddleId> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

const rsvp = (who: CastMember, id: string, body: object = { rsvpType: 'YES' }) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, body);
const fileFor = (who: CastMember, id: string) => world.as(who).get(`/api/huddles/${id}/participants.csv`);
const rowsOf = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data;

test('COM-14 a host takes the answers along: parties by age, the queue, who paid and came', async () => {
  const guests = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT', 'KID'] } as const;
  const asked = { ...guests, guestAllowedAges: [...guests.guestAllowedAges], capacity: 3 };
  const id = await plan({ ...asked, paymentMode: 'PAID', paymentAmount: '20 CHF' });
  const joker = await world.enter({ username: 'joker', displayName: '@SUM(1;2)' });
  const no = await world.enter({ username: 'no.one', displayName: 'Jörg "Nein"' });
  const away = await world.enter({ username: 'away.one', displayName: 'Away' });
  await rsvp(world.ben, id, { rsvpType: 'YES', guests: { ADULT: 1, KID: 1 } });
  await rsvp(world.cleo, id);
  await rsvp(joker, id);
  await rsvp(no, id, { rsvpType: 'NO' });
  await rsvp(away, id, { rsvpType: 'MAYBE' });
  const admission = `/api/huddles/${id}/participants/${away.personId}/admission`;
  expect((await world.as(world.asha).put(admission, { admitted: false })).status).toBe(200);
  const ofBen = `/api/huddles/${id}/participants/${world.ben.personId}`;
  await world.as(world.asha).put(`${ofBen}/payment`, { paid: true });
  const file = await fileFor(world.asha, id);
  expect(file.headers['content-disposition']).toContain("''Ridge%20walk%202026-06-08.csv");
  const [head, ...rows] = rowsOf(file.text);
  expect(head?.slice(0, 7).join()).toBe(
    'Name,Username,Answer,Number in the queue,People,Guests: adults,Guests: teens',
  );
  expect(rows.map((row) => row.join('|'))).toEqual([
    'Ben Okafor|ben|Going||3|1|0|1|0|0|Yes||',
    'Cleo Laurent|cleo|Waiting|1|1|0|0|0|0|0|No||',
    "'@SUM(1;2)|joker|Waiting|2|1|0|0|0|0|0|No||",
    'Jörg "Nein"|no.one|Not coming||1|0|0|0|0|0|No||',
    'Away|away.one|Declined||1|0|0|0|0|0|No||',
  ]);
  world.forward(7 * 86_400_000);
  await world.as(world.asha).put(`${ofBen}/attendance`, { people: 2 });
  expect(rowsOf((await fileFor(world.asha, id)).text)[1]?.at(-2)).toBe('2');
});

test('COM-14 nobody but hosts gets the file of answers', async () => {
  const id = await plan();
  await rsvp(world.ben, id);
  expect((await fileFor(world.ben, id)).body.code).toBe('NOT_A_HOST');
  expect((await fileFor(world.cleo, await plan({ privacy: 'PRIVATE' }))).status).toBe(404);
});

test('COM-14 a file of more than one page has each answer once', async () => {
  const id = await plan();
  const { pool } = world.platform.database;
  await pool.query(
    `with made as (insert into people (id, username, display_name, email, email_verified, time_zone, onboarded_at, created_at)
       select gen_random_uuid(), 'many' || n, 'Many ' || n, 'many' || n || '@mail.example', true, 'Europe/Zurich', now(), now()
       from generate_series(1, 1200) n returning id)
     insert into participations (huddle_id, person_id, answer, answered_at) select $1, id, 'MAYBE', $2 from made`,
    [id, world.platform.now()],
  );
  const names = rowsOf((await fileFor(world.asha, id)).text).map(([, username]) => username);
  expect([names.length, new Set(names).size]).toEqual([1_201, 1_201]);
});
