import { expect } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { type Kind, kinds } from '#areas/notification/rules/kinds.ts';
import { PushService, type TestBrowser } from '#areas/notification/server/push/testing/rfc8030.ts';

export const MANY = 60;
/** So many of them have an address to be mailed at, and so many others a device. */
export const MAILED = 8;
const PUSHED = 3;
const SEEN = 3;
/** Those among them that a car is told of: each is called off in a transaction of its own. */
export const DRIVERS = MAILED + PUSHED;

/** Something that reaches many. */
export interface FanOut {
  /** The events and jobs by which it does. */
  readonly by: readonly string[];
  /** What each of many is told in the app, on a device or by mail, as each chose. */
  readonly kind?: Kind;
  /** How many there are, if not all of many. */
  readonly readers?: number;
  /** Where its rows are written, if they are no notices, and what tells one reader from another. */
  readonly rows?: { readonly table: string; readonly reader: string };
  act(crowd: Crowd): Promise<void>;
}

export const mails = { table: 'mail_outbox', reader: 'to_address' };

/** A world with many people, of whom some are mailed, some have a device, and some look at their bell. */
export interface Crowd {
  readonly world: TestApp;
  readonly browsers: readonly TestBrowser[];
  /** Those whose bell is looked at. */
  readonly watching: readonly CastMember[];
  query(text: string, values?: readonly unknown[]): Promise<ReturnType<typeof JSON.parse>[]>;
  close(): Promise<void>;
}

export const many = `select id from people where username ~ '^many[0-9]+$'`;

export async function openCrowd(): Promise<Crowd> {
  const [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
  const query: Crowd['query'] = async (text, values = []) =>
    (await world.platform.database.pool.query(text, [...values])).rows;
  const watching: CastMember[] = [];
  for (let n = 1; n <= SEEN; n += 1) watching.push(await world.enter({ username: `many${n}` }));
  await query(
    `insert into people (id, username, display_name, email, email_verified, onboarded_at, created_at, beta_user)
     select gen_random_uuid(), 'many' || n, 'Many ' || n,
       case when n <= ${MAILED} then 'many' || n || '@trailfolk.example' end, n <= ${MAILED}, $1, $1, true
     from generate_series(${SEEN + 1}, ${MANY}) n`,
    [world.platform.now()],
  );
  await query(`update people set beta_user = true where id in (${many})`);
  const browsers = await giveDevices(world, service, query);
  await query(
    `insert into notification_choices (person_id, kind, in_app, push, mail)
     select p.id, k, true, d.person_id is not null, case when p.email_verified then 'AT_ONCE' else 'NEVER' end
     from people p left join push_devices d on d.person_id = p.id cross join unnest($1::text[]) k
     where p.id in (${many})`,
    [kinds],
  );
  const close = async () => {
    service.close();
    await world.close();
  };
  return { world, browsers, watching, query, close };
}

async function giveDevices(world: TestApp, service: PushService, query: Crowd['query']) {
  const { publicKey } = (await world.as(world.asha).get('/api/notifications/devices')).body;
  const browsers = Array.from({ length: PUSHED }, () => service.subscribe(publicKey));
  const rows = browsers.map(({ body }, at) => ({ ...body, username: `many${MANY - at}` }));
  await query(
    `insert into push_devices (id, person_id, endpoint, p256dh, auth, public_key, user_agent, made_at, seen_at)
     select gen_random_uuid(), p.id, r.endpoint, r.p256dh, r.auth, r."publicKey", '', $2, $2
     from json_to_recordset($1::json) r(endpoint text, p256dh text, auth text, "publicKey" text, username text)
     join people p on p.username = r.username`,
    [JSON.stringify(rows), world.platform.now()],
  );
  await query(
    `insert into notification_settings (person_id, quiet, pushes_a_day) select person_id, false, null from push_devices`,
  );
  return browsers;
}

/** The answer of a call by who hosts and leads. */
export async function asha(
  { world }: Crowd,
  method: 'post' | 'put' | 'get',
  path: string,
  body?: object,
): Promise<ReturnType<typeof JSON.parse>> {
  const answer = await world.as(world.asha)[method](path, body as never);
  expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  return answer.body;
}

/** An outing of Asha's, with a change to its plan. */
export async function huddle(crowd: Crowd, changes: object = {}): Promise<string> {
  return (await asha(crowd, 'post', '/api/huddles', { ...planOf(crowd.world.platform.now()), ...changes }))
    .id;
}

/** The same with a place for each of many, who said so long ago. */
export async function huddleOfMany(crowd: Crowd, changes: object = {}): Promise<string> {
  const id = await huddle(crowd, changes);
  await crowd.query(
    `insert into participations (huddle_id, person_id, role, answer, place, answered_at)
     select $1, id, 'PARTICIPANT', 'YES', 'CONFIRMED', $2::timestamptz - interval '9 days' from (${many}) p`,
    [id, crowd.world.platform.now()],
  );
  await crowd.query('update huddles set confirmed_people = $2, confirmed_count = $2 where id = $1', [
    id,
    MANY,
  ]);
  return id;
}

/** Puts an outing of two hours so many hours after now, without telling anybody. */
export async function startIn({ world, query }: Crowd, id: string, hours: number): Promise<void> {
  const start = new Date(world.platform.now().getTime() + hours * 3_600_000);
  await query(
    `update huddles set starts_at = $2, ends_at = $2::timestamptz + interval '2 hours' where id = $1`,
    [id, start],
  );
}

export async function clubOfMany(crowd: Crowd): Promise<string> {
  const { id } = await asha(crowd, 'post', '/api/communities', { name: 'Many', privacy: 'PUBLIC' });
  await crowd.query(
    `insert into memberships (community_id, person_id, state, role, since)
     select $1, id, 'MEMBER', 'MEMBER', $2 from (${many}) p`,
    [id, crowd.world.platform.now()],
  );
  return id;
}

/** Parties without an account that answered by mail. */
export async function mailAnswers(crowd: Crowd, id: string): Promise<void> {
  await crowd.query(
    `with made as (insert into unregistered_parties (id, huddle_id, name, party, place, answered_at)
       select gen_random_uuid(), $1, 'Mila ' || n, 1, 'CONFIRMED', $2 from generate_series(1, ${MANY}) n returning id, name)
     insert into mail_answers (id, huddle_id, email, name, people, locale, token, asked_at)
     select id, $1, replace(lower(name), ' ', '.') || '@mail.example', name, 1, 'en', id::text, $2 from made`,
    [id, new Date(crowd.world.platform.now().getTime() - 9 * 86_400_000)],
  );
  await crowd.query(
    'update huddles set confirmed_people = confirmed_people + $2, confirmed_count = confirmed_count + $2 where id = $1',
    [id, MANY],
  );
}

/** As if nobody had been told of anything before. */
export async function forgetTold({ query }: Crowd): Promise<void> {
  await query('delete from notifications; delete from mail_outbox; delete from notification_visits');
}

/** A job that the clock, or a time that has come, would begin. */
export async function begin({ query }: Crowd, task: string, payload: object = {}): Promise<void> {
  await query('select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(payload)]);
}

/** A huddle is moved by a day; what it was planned with besides is said again. */
export async function move(crowd: Crowd, id: string, changes: object = {}): Promise<void> {
  const { edition } = await asha(crowd, 'get', `/api/huddles/${id}/plan`);
  const plan = planOf(new Date(crowd.world.platform.now().getTime() + 86_400_000), changes);
  await asha(crowd, 'put', `/api/huddles/${id}/plan`, { plan, edition, scope: 'THIS' });
}

export async function chosenOf(crowd: Crowd): Promise<string[]> {
  return (await crowd.query(many)).map(({ id }) => id);
}

/** A car of some of many to an outing: the one that Asha offers, over and over. */
export async function carsOfMany(crowd: Crowd, huddleId: string): Promise<void> {
  const trip = stageOf(crowd.world).trip({ huddleId });
  const { id } = await asha(crowd, 'post', '/api/carpools', trip);
  await crowd.query(
    `insert into carpools select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'owner_id', p.id))).*
     from carpools c cross join (${many} and substr(username, 5)::int not between $2 and $3) p
     where c.id = $1`,
    [id, MAILED + 1, MANY - PUSHED],
  );
}
