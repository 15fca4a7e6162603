import { afterAll, beforeAll, expect, test } from 'vitest';
import { allReactions, jobPlan } from '#app/server/jobs.ts';
import type { AroundJob } from '#app/server/testing/build-test-app.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { asha, type Crowd, type FanOut, forgetTold, huddleOfMany, MANY, many, openCrowd } from './crowd.ts';
import { reachesFew } from './few.ts';
import { fanOuts } from './table.ts';

/** So that these are several pages. */
const SMALL = { people: 20, notices: 5 };
/** Written so far when the work breaks off: more than one page, and not yet all. */
const BROKEN_AFTER = 25;

const usual = { ...fanOut };
let crowd: Crowd;
beforeAll(async () => {
  Object.assign(fanOut, SMALL);
  crowd = await openCrowd();
});
afterAll(async () => {
  Object.assign(fanOut, usual);
  await crowd.close();
});

/** Breaks off as a killed process would: what it had not committed is gone, and each job that failed is due again. */
async function breakOff(table: string, after: number): Promise<void> {
  await crowd.query(`create or replace function break_off() returns trigger language plpgsql as $$ begin
    if (select count(*) from ${table}) > ${after} then raise 'killed'; end if; return null; end $$`);
  await crowd.query(
    `create trigger broken after insert on ${table} for each statement execute function break_off()`,
  );
  await expect(crowd.world.runJobs(doubled())).rejects.toThrow('killed');
  await crowd.query(`drop trigger broken on ${table}`);
  await crowd.query('update graphile_worker._private_jobs set run_at = now(), last_error = null');
}

/**
 * Runs each job twice at once, as where one process is taken for dead and goes on: the second may fail, and is then run
 * again.
 */
function doubled(): AroundJob {
  const known = new Set<string>();
  return async (run, name) => {
    // The jobs that both of them leave behind are the same.
    if (known.has(name)) return run();
    known.add(name);
    const [first, second] = await Promise.allSettled([run(), run()]);
    if (first?.status === 'rejected' || second?.status === 'rejected') await run();
  };
}

/** How many rows stand there, and of how many readers. */
async function written({ kind, rows }: FanOut): Promise<{ rows: number; readers: number }> {
  const [count] = rows
    ? await crowd.query(
        `select count(*)::int as rows, count(distinct ${rows.reader})::int as readers from ${rows.table}`,
      )
    : await crowd.query(
        `select count(*)::int as rows, count(distinct recipient_id)::int as readers from notifications
         where kind = $1 and recipient_id in (${many})`,
        [kind],
      );
  return count;
}

/** Each as they chose: by mail, on a device, and at the bell. */
async function expectTold(kind: string, pushedBefore: readonly number[]): Promise<void> {
  const mailed = await crowd.query(
    `select p.username, count(m.id)::int as mails from people p left join mail_outbox m on m.to_address = p.email
     where p.id in (${many}) and p.email_verified group by 1 having count(m.id) <> 1`,
  );
  expect(mailed, 'not one mail each').toEqual([]);
  const pushed = crowd.browsers.map(({ taken }, at) => taken.length - (pushedBefore[at] ?? 0));
  expect(new Set(pushed), 'not one push each').toEqual(new Set([1]));
  for (const who of crowd.watching) {
    const { countNewTotal } = (await crowd.world.as(who).get('/api/notifications/summary')).body;
    const [stored] = await crowd.query(
      'select count(*)::int as unread from notifications where recipient_id = $1 and read_at is null and in_app',
      [who.personId],
    );
    expect([countNewTotal, stored.unread], `bell of ${who.username} after ${kind}`).toEqual([1, 1]);
  }
}

test.each(Object.keys(fanOuts))('%s reaches each once, though it is killed in the middle', async (what) => {
  const told = fanOuts[what];
  if (!told) throw new Error(what);
  await crowd.query('delete from huddles; delete from communities');
  await forgetTold(crowd);
  await told.act(crowd);
  const pushed = crowd.browsers.map(({ taken }) => taken.length);
  const { readers = MANY } = told;
  await breakOff(told.rows?.table ?? 'notifications', Math.min(BROKEN_AFTER, readers / 2));
  expect((await written(told)).rows).toBeLessThan(readers);
  await crowd.world.runJobs(doubled());
  expect(await written(told)).toEqual({ rows: readers, readers });
  if (told.kind) await expectTold(told.kind, pushed);
});

test('each event with a reaction and each job stands in the table, or is named as one that reaches few', () => {
  const config = { ...crowd.world.platform.config, MAIL_URL: 'smtp://127.0.0.1:1', BACKUP_DIR: '/nowhere' };
  const { tasks } = jobPlan({ ...crowd.world.platform, config });
  const named = new Set(Object.values(fanOuts).flatMap(({ by }) => by));
  const all = [...allReactions().keys(), ...Object.keys(tasks)];
  expect(
    all.filter((each) => !named.has(each) && !reachesFew.has(each)),
    'in neither',
  ).toEqual([]);
  expect(
    [...named, ...reachesFew].filter((each) => !all.includes(each)),
    'not in the code any more',
  ).toEqual([]);
  expect(
    [...reachesFew].filter((each) => named.has(each)),
    'in both',
  ).toEqual([]);
});

test('HUD-24 a message to all is one row of its own and a job: whom it goes to is known at once, and written later', async () => {
  await crowd.query('delete from huddles');
  const id = await huddleOfMany(crowd);
  await crowd.world.runJobs();
  const path = `/api/huddles/${id}/messages`;
  const shown = (await asha(crowd, 'get', `${path}/readers?audience=ALL`)).count;
  const sent = await asha(crowd, 'post', path, { audience: 'ALL', text: 'Bring a hat.' });
  const rows = () =>
    crowd.query(
      `select (select count(*)::int from huddle_message_recipients) as written, cardinality(recipients_left) as left,
         (select count(*)::int from graphile_worker.jobs where task_identifier = 'spread-message') as jobs
       from huddle_messages`,
    );
  expect([shown, sent.recipientCount, await rows()]).toEqual([
    MANY,
    MANY,
    [{ written: 0, left: MANY, jobs: 1 }],
  ]);
  // Who comes later was not meant; who goes has got it as it was shown.
  const { ben } = crowd.world;
  await crowd.world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await crowd.query(
    `update participations set answer = 'NO', place = 'NONE' where huddle_id = $1 and person_id in
     (select id from people where username = 'many7')`,
    [id],
  );
  await crowd.world.runJobs();
  expect(await rows()).toEqual([{ written: MANY, left: null, jobs: 0 }]);
  expect((await asha(crowd, 'get', path)).items).toMatchObject([{ recipientCount: MANY }]);
  expect((await crowd.world.as(ben).get(path)).body.items).toEqual([]);
});
