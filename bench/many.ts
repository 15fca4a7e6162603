import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveServer, openLiveServer } from '../proof/live-server.ts';

const MEMBERS = 50_000;
/** One of so many has an address. */
const MAILED = 4;
const GOING = 10_000;
const MAX_ANSWER_MS = 300;
const MAX_QUEUE_MS = 60_000;

type Query = (text: string, values?: readonly unknown[]) => Promise<ReturnType<typeof JSON.parse>[]>;

/** What is said to a club of 50,000, and who is reminded of an outing of 10,000; answers what takes too long. */
export async function benchMany(): Promise<string[]> {
  const live = await openLiveServer();
  try {
    const query: Query = async (text, values = []) =>
      (await live.platform.database.pool.query(text, [...values])).rows;
    await enterPeople(live);
    await live.start();
    return [...(await announce(live, query)), ...(await remind(live, query))];
  } finally {
    await live.close();
  }
}

async function enterPeople({ platform }: LiveServer): Promise<void> {
  const client = await platform.database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into people (id, username, display_name, email, email_verified, onboarded_at, created_at)
     select gen_random_uuid(), 'many' || n, 'Many ' || n,
       case when n % ${MAILED} = 0 then 'many' || n || '@mail.example' end, n % ${MAILED} = 0, now(), now()
     from generate_series(1, ${MEMBERS}) n`,
  );
  client.release(true);
}

async function announce(live: LiveServer, query: Query): Promise<string[]> {
  const owner = await live.enter('secretary');
  const { id } = await post(live, owner.token, '/api/communities', { name: 'Fifty thousand' });
  const client = await live.platform.database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into memberships (community_id, person_id, state, role, since)
     select $1, id, 'MEMBER', 'MEMBER', now() from people where username like 'many%'`,
    [id],
  );
  await client.query('analyze');
  client.release(true);
  const began = performance.now();
  await post(live, owner.token, `/api/rooms/${id}/messages`, {
    text: 'The hut is open.',
    announcement: true,
  });
  const answered = performance.now() - began;
  const told = await until(began, async () => {
    const [row] = await query(
      `select count(*)::int as n from notifications where kind = 'COMMUNITY_ANNOUNCEMENT'`,
    );
    return row.n >= MEMBERS;
  });
  const empty = await until(began, () => isIdle(query));
  const [outbox] = await query('select count(*)::int as n from mail_outbox');
  return [
    judge(`an announcement to ${MEMBERS}, the answer`, answered, MAX_ANSWER_MS),
    judge('  all have it in their list', told, MAX_QUEUE_MS),
    judge(`  queue empty, ${outbox.n} mails written`, empty, MAX_QUEUE_MS),
  ].flat();
}

async function remind(live: LiveServer, query: Query): Promise<string[]> {
  const host = await live.enter('host');
  const start = new Date(Date.now() + 23 * 3_600_000);
  const { id } = await post(live, host.token, '/api/huddles', {
    name: 'Morning of ten thousand',
    activity: 'HIKING',
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
    timeZone: 'Europe/Zurich',
  });
  await query(
    `insert into participations (huddle_id, person_id, role, answer, place, answered_at)
     select $1, id, 'PARTICIPANT', 'YES', 'CONFIRMED', now() - interval '9 days' from people
     where username like 'many%' order by id limit ${GOING}`,
    [id],
  );
  const began = performance.now();
  await query(`select graphile_worker.add_job('remind-of-huddles', '{}')`);
  const run = await until(began, async () => {
    const rows = await query(`select from graphile_worker.jobs where task_identifier = 'remind-of-huddles'`);
    return rows.length === 0;
  });
  const [told] = await query(
    `select count(*)::int as n from notifications where kind = 'HUDDLE_REMINDER' and object_id = $1`,
    [id],
  );
  return [
    ...judge(`${told.n} reminded within one run`, run, MAX_QUEUE_MS),
    ...(told.n < GOING ? [`one run reminded ${told.n} of ${GOING}`] : []),
  ];
}

/** Nothing is due, or being done. */
async function isIdle(query: Query): Promise<boolean> {
  const due = await query(
    'select from graphile_worker.jobs where run_at <= now() or locked_at is not null limit 1',
  );
  return due.length === 0;
}

/** Milliseconds from then until it is so, to a tenth of a second. */
async function until(began: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - began > 10 * MAX_QUEUE_MS) throw new Error('it does not end');
    await sleep(100);
  }
  return performance.now() - began;
}

function judge(what: string, ms: number, limitMs: number): string[] {
  console.log(`${what.padEnd(52)} ${ms.toFixed(0).padStart(7)} ms, at most ${limitMs} ms`);
  return ms > limitMs ? [`${what.trim()} took ${ms.toFixed(0)} ms`] : [];
}

async function post(live: LiveServer, token: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${live.origin}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
