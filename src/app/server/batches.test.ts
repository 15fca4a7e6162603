import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { purgeNotifications } from '#areas/notification/server/inbox/purge.ts';
import { jobPlan } from './jobs.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { countStatements } from './testing/count-statements.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await world.platform.database.pool.query(text, [...values])).rows;
const run = (task: string) => jobPlan(world.platform).tasks[task]?.({});

/** What is old by a rule of its own: 2,500 rows of each, and a job that forgets them. */
const heaps: ReadonlyArray<readonly [task: string, table: string, planted: string]> = [
  [
    'forget-idempotency-keys',
    'idempotency_keys',
    `insert into idempotency_keys (owner, key, request_hash, created_at)
     select 'o', n::text, 'h', $1::timestamptz - interval '2 days' from generate_series(1, 2500) n`,
  ],
  [
    'trim-stream',
    'stream_facts',
    `insert into stream_facts (person_id, seq, fact, data, created_at)
     select $2::uuid, n, 'f', '{}', $1::timestamptz - interval '9 days' from generate_series(1, 2500) n`,
  ],
  [
    'forget-post-drafts',
    'posts',
    `insert into posts (id, author_id, state, created_at)
     select gen_random_uuid(), $2::uuid, 'DRAFT', $1::timestamptz - interval '9 days' from generate_series(1, 2500)`,
  ],
  [
    'trim-notifications',
    'notifications',
    `insert into notifications (id, recipient_id, event_id, kind, object_type, object_id, created_at, read_at)
     select gen_random_uuid(), $2::uuid, gen_random_uuid(), 'SYSTEM', 'SYSTEM', gen_random_uuid(),
       $1::timestamptz - interval '400 days', case when n % 2 = 0 then $1::timestamptz - interval '181 days' end
     from generate_series(1, 2500) n`,
  ],
];

test.each(heaps)('R4: %s forgets %s a thousand at a time', async (task, table, planted) => {
  await query(`create table if not exists deletes (gone int)`);
  await query(`create or replace function note_delete() returns trigger language plpgsql as $$
    begin insert into deletes select count(*) from gone; return null; end $$`);
  await query(`create trigger noted after delete on ${table} referencing old table as gone
    for each statement execute function note_delete()`);
  await query(`${planted}${planted.includes('$2') ? '' : ', (select $2::uuid) unused'}`, [
    world.platform.now(),
    world.ben.personId,
  ]);
  await run(task);
  expect(await query('select gone from deletes')).toEqual([{ gone: 1000 }, { gone: 1000 }, { gone: 500 }]);
  await query('truncate deletes');
});

/** Each as often as there are processes. */
const twice = (tasks: readonly string[]) => Promise.all([...tasks, ...tasks].map((task) => run(task)));

test('R4: two processes at the same sweep forget all of it, and neither is refused', async () => {
  for (const [, , planted] of heaps) {
    const unused = planted.includes('$2') ? '' : ', (select $2::uuid) unused';
    await query(`${planted}${unused}`, [world.platform.now(), world.ben.personId]);
  }
  await twice(heaps.map(([task]) => task));
  for (const [, table] of heaps) expect(await query(`select from ${table}`)).toEqual([]);
});

test('R4: each job of the clock bears that another process runs it at the same time', async () => {
  const { crontab } = jobPlan(world.platform);
  const tasks = crontab.map((line) => line.split(' ').at(-1) ?? '');
  expect(tasks.length).toBeGreaterThan(20);
  await twice(tasks);
});

test('R4: what was read lately, or stands unread for less than a year, stays', async () => {
  const plant = `insert into notifications (id, recipient_id, event_id, kind, object_type, object_id, created_at, read_at)
    select gen_random_uuid(), $2::uuid, gen_random_uuid(), 'SYSTEM', 'SYSTEM', gen_random_uuid(),
      $1::timestamptz - interval '200 days', read_at
    from (values ($1::timestamptz - interval '179 days'), (null), ($1::timestamptz - interval '181 days')) as v(read_at)`;
  await query(plant, [world.platform.now(), world.ben.personId]);
  await purgeNotifications(world.platform);
  expect(await query('select count(*)::int as left from notifications')).toEqual([{ left: 2 }]);
});

test('R9: a large outing that moves tells everybody once, some hundred in a transaction', async () => {
  const { body } = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
  await query(
    `with crowd as (insert into people (id, username, onboarded_at, created_at)
       select gen_random_uuid(), 'crowd' || n, now(), now() from generate_series(1, 1200) n returning id)
     insert into participations (huddle_id, person_id, answer, place, party, answered_at)
       select $1, id, 'MAYBE', 'NONE', 1, now() from crowd`,
    [body.id],
  );
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${body.id}/plan`)).body;
  const plan = planOf(new Date(world.platform.now().getTime() + 3_600_000));
  await world.as(world.asha).put(`/api/huddles/${body.id}/plan`, { plan, edition });
  // What comes of each is written beside it later: a trigger sees what was told at once.
  await query('create table tellings (told int)');
  await query(`create function note_telling() returns trigger language plpgsql as $$
    begin insert into tellings select count(*) from written where kind = 'HUDDLE_MOVED'; return null; end $$`);
  await query(`create trigger telling_noted after insert on notifications referencing new table as written
    for each statement execute function note_telling()`);
  await world.runJobs();
  const told = await query('select told from tellings where told > 0 order by told');
  expect(told).toEqual([{ told: 200 }, { told: 500 }, { told: 500 }]);
});

test('COM-7: an announcement takes at most one statement a hundred members for what stands in their lists', async () => {
  const { id } = (await world.as(world.asha).post('/api/communities', { name: 'Many' })).body;
  const enter = (from: number, to: number) =>
    query(
      `with crowd as (insert into people (id, username, onboarded_at, created_at)
         select gen_random_uuid(), 'member' || n, now(), now() from generate_series(${from}, ${to}) n returning id),
       chosen as (insert into notification_choices (person_id, kind, in_app, mail)
         select id, 'COMMUNITY_ANNOUNCEMENT', true, 'NEVER' from crowd)
       insert into memberships (community_id, person_id, state, role, since)
         select $1, id, 'MEMBER', 'MEMBER', now() from crowd`,
      [id],
    );
  const announced = async () => {
    const said = { text: 'Bring a hat.', announcement: true };
    await world.as(world.asha).post(`/api/rooms/${id}/messages`, said);
    return countStatements(world, () => world.runJobs());
  };
  await enter(1, 10);
  const few = await announced();
  await enter(11, 1_010);
  // Two more transactions begin and end.
  expect((await announced()) - few - 4).toBeLessThanOrEqual(10);
});

test('R12: a comment counts one more, an edited one none, a removed one one less', async () => {
  const { body } = await world.as(world.asha).post('/api/posts/init');
  const words = { content: 'Said', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  await world.as(world.asha).post(`/api/posts/${body.id}`, words);
  const post = async () =>
    (await query('select comment_count from posts where id = $1', [body.id]))[0].comment_count;
  // A number of its own shows that nothing is counted again.
  await query('update posts set comment_count = 40 where id = $1', [body.id]);
  const said = await world.as(world.ben).post(`/api/posts/${body.id}/comments`, { text: 'Yes' });
  expect([said.status, await post()]).toEqual([200, 41]);
  const path = `/api/posts/${body.id}/comments/${said.body.id}`;
  await world.as(world.ben).put(path, { text: 'No' });
  expect(await post()).toBe(41);
  await world.as(world.ben).delete(path);
  expect(await post()).toBe(40);
  await world.as(world.ben).delete(path);
  expect(await post()).toBe(40);
});
