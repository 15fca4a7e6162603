import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';

const MANY = 1_200;
const DAY_MS = 86_400_000;
/** Told so far when the work breaks off: more than one page, and not yet all. */
const BROKEN_AFTER = 600;

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
  await query(
    `insert into people (id, username, display_name, onboarded_at, created_at)
     select gen_random_uuid(), 'many' || n, 'Many ' || n, $1, $1 from generate_series(1, ${MANY}) n`,
    [world.platform.now()],
  );
});
afterEach(() => world.close());

const query = (text: string, values: unknown[] = []) => world.platform.database.pool.query(text, values);
const many = `select id from people where username ~ '^many[0-9]+$'`;

async function huddleOfMany(): Promise<string> {
  const { id } = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()))).body;
  await query(
    `insert into participations (huddle_id, person_id, role, answer, place, answered_at)
     select $1, id, 'PARTICIPANT', 'YES', 'CONFIRMED', now() from (${many}) p`,
    [id],
  );
  await query('update huddles set confirmed_people = $2, confirmed_count = $2 where id = $1', [id, MANY]);
  return id;
}

async function clubOfMany(): Promise<string> {
  const { id } = (await world.as(world.asha).post('/api/communities', { name: 'Many', privacy: 'PUBLIC' }))
    .body;
  await query(
    `insert into memberships (community_id, person_id, state, role, since)
     select $1, id, 'MEMBER', 'MEMBER', '2026-05-01' from (${many}) p`,
    [id],
  );
  await world.runJobs();
  return id;
}

async function followedByMany(): Promise<void> {
  await query(
    `insert into follows (follower_id, followee_id, state, since) select id, $1, 'FOLLOWING', now() from (${many}) p`,
    [world.asha.personId],
  );
}

/** What is done, and what everybody is told of it. */
const acts: Readonly<Record<string, () => Promise<string>>> = {
  'COM-7 an announcement in a club': async () => {
    const clubId = await clubOfMany();
    const said = { text: 'Bring a hat.', announcement: true };
    await world.as(world.asha).post(`/api/rooms/${clubId}/messages`, said);
    return 'COMMUNITY_ANNOUNCEMENT';
  },
  'COM-9 an outing planned in a club': async () => {
    const communityId = await clubOfMany();
    const plan = { ...planOf(world.platform.now()), communityId, privacy: 'COMMUNITY' };
    await world.as(world.asha).post('/api/huddles', plan);
    return 'HUDDLE_PLANNED';
  },
  'NOT-4 an article of whom many follow': async () => {
    await followedByMany();
    await publish(world, world.asha);
    return 'INSPIRATION_PUBLISHED';
  },
  'HUD-24 a huddle that is moved': async () => {
    const id = await huddleOfMany();
    const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
    const start = Date.parse(planOf(world.platform.now()).startDateTime) + DAY_MS;
    const plan = {
      ...planOf(world.platform.now()),
      startDateTime: new Date(start).toISOString(),
      endDateTime: new Date(start + DAY_MS / 4).toISOString(),
    };
    const moved = await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan, edition, scope: 'THIS' });
    expect(moved.status, moved.text).toBe(200);
    return 'HUDDLE_MOVED';
  },
  'HUD-24 a message to all': async () => {
    const id = await huddleOfMany();
    await world.as(world.asha).post(`/api/huddles/${id}/messages`, { audience: 'ALL', text: 'Bring a hat.' });
    return 'HUDDLE_MESSAGE';
  },
  'NOT-5 a huddle that is called off': async () => {
    const id = await huddleOfMany();
    await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: '' });
    return 'HUDDLE_CANCELLED';
  },
};

/** Breaks the telling off as a killed process would: what it had not committed is gone. */
async function breakOff(table: string): Promise<void> {
  await query(`create function break_off() returns trigger language plpgsql as $$ begin
    if (select count(*) from ${table}) > ${BROKEN_AFTER} then raise 'killed'; end if; return null; end $$`);
  await query(
    `create trigger broken after insert on ${table} for each statement execute function break_off()`,
  );
  await expect(world.runJobs()).rejects.toThrow();
  await query(`drop trigger broken on ${table}`);
  await query('update graphile_worker._private_jobs set run_at = now(), last_error = null');
}

const messageToAll = 'HUD-24 a message to all';
const kills: ReadonlyArray<readonly [string, string]> = [
  ...Object.keys(acts).map((what) => [what, 'notifications'] as const),
  [messageToAll, 'huddle_message_recipients'],
];

test.each(kills)(
  '%s reaches each once, though it is killed in the middle of writing %s',
  async (what, table) => {
    const kind = (await acts[what]?.()) ?? '';
    await breakOff(table);
    const half = await query('select count(*)::int as told from notifications where kind = $1', [kind]);
    expect(half.rows[0].told).toBeGreaterThan(0);
    expect(half.rows[0].told).toBeLessThan(MANY);
    await world.runJobs();
    const { rows } = await query(
      `select count(*)::int as told, count(distinct recipient_id)::int as people from notifications
     where kind = $1 and recipient_id in (${many})`,
      [kind],
    );
    expect(rows[0]).toEqual({ told: MANY, people: MANY });
  },
);

test('HUD-24 a message to all is one row of its own and a job: whom it goes to is known at once, and written later', async () => {
  const id = await huddleOfMany();
  await world.runJobs();
  const path = `/api/huddles/${id}/messages`;
  const shown = (await world.as(world.asha).get(`${path}/readers?audience=ALL`)).body.count;
  const sent = (await world.as(world.asha).post(path, { audience: 'ALL', text: 'Bring a hat.' })).body;
  const rows = async () =>
    (
      await query(
        `select (select count(*)::int from huddle_message_recipients) as written, cardinality(recipients_left) as left,
           (select count(*)::int from graphile_worker.jobs where task_identifier = 'spread-message') as jobs
         from huddle_messages`,
      )
    ).rows;
  expect([shown, sent.recipientCount, await rows()]).toEqual([
    MANY,
    MANY,
    [{ written: 0, left: MANY, jobs: 1 }],
  ]);
  // Who comes later was not meant; who goes has got it as it was shown.
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await query(
    `update participations set answer = 'NO', place = 'NONE' where huddle_id = $1 and person_id in
    (select id from people where username = 'many7')`,
    [id],
  );
  await world.runJobs();
  expect(await rows()).toEqual([{ written: MANY, left: null, jobs: 0 }]);
  const { items } = (await world.as(world.asha).get(path)).body;
  expect(items).toMatchObject([{ recipientCount: MANY }]);
  expect((await world.as(world.ben).get(path)).body.items).toEqual([]);
});
