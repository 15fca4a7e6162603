import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const ROUNDS = 6;
const PEOPLE = 16;
let world: TestApp;
let club: string;
let people: CastMember[];

beforeAll(async () => {
  world = await buildTestApp();
  club = (await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers' })).body.id;
  await world.as(world.asha).put(`/api/communities/${club}/dues`, {
    dues: { cents: 5_000, currency: 'CHF', every: 'YEAR' },
  });
  people = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await world.enter({ username: `reader.${at}` }));
  for (const who of people) await world.as(who).put(`/api/communities/${club}/membership`, {});
  await world.runJobs();
});
afterAll(() => world.close());

const query = (text: string, values: unknown[] = []) => world.platform.database.pool.query(text, values);

/** Numbers from 0 to 1 that come again with their seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const kinds = ['HUDDLE_ASKED', 'HUDDLE_MOVED', 'HUDDLE_MESSAGE', 'COMMUNITY_DUES', 'COMMUNITY_WORDS'];

/** What may keep somebody from hearing of anything, each with the statement that brings it about. */
const facts: readonly [string, readonly unknown[]][] = [
  ['update people set suspended_at = now() where id = $1', []],
  ['insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing', ['asha']],
  ['insert into blocks (blocked_id, blocker_id) values ($1, $2)', ['asha']],
  [
    "insert into notification_mutes (person_id, object_type, object_id, muted_at) values ($1, 'COMMUNITY', $2, now())",
    ['club'],
  ],
  [
    "insert into account_deletions (person_id, asked_at, due_at) values ($1, now(), now() + interval '14 days')",
    [],
  ],
  [
    `insert into notification_choices (person_id, kind, in_app, push, mail)
     select $1, unnest($2::text[]), false, false, 'NEVER'`,
    ['kinds'],
  ],
  [
    `insert into notification_choices (person_id, kind, in_app, push, mail)
     select $1, unnest($2::text[]), true, false, 'NEVER' on conflict do nothing`,
    ['kinds'],
  ],
  ["update memberships set paid_until = '2099-01-01' where person_id = $1", []],
  ['update memberships set dues_asked_at = $2 where person_id = $1', ['now']],
  [
    "insert into outing_choices (person_id, community_id, wanted, by_mail, activities) values ($1, $2, 'NONE', true, '{}')",
    ['club'],
  ],
  ['delete from memberships where person_id = $1', []],
];

async function shuffle(random: () => number) {
  await query('delete from blocks');
  for (const table of ['notification_mutes', 'account_deletions', 'notification_choices', 'outing_choices'])
    await query(`delete from ${table}`);
  await query("update people set suspended_at = null where username like 'reader.%'");
  const ids = people.map(({ personId }) => personId);
  await query(
    `insert into memberships (community_id, person_id, state, since)
     select $1, unnest($2::uuid[]), 'MEMBER', now() on conflict do nothing`,
    [club, ids],
  );
  await query('update memberships set paid_until = null, dues_asked_at = null');
  const given = { asha: world.asha.personId, club, kinds, now: world.platform.now() };
  for (const id of ids) {
    for (const [text, names] of facts) {
      if (random() > 0.12) continue;
      await query(text, [id, ...names.map((name) => given[name as keyof typeof given])]);
    }
  }
}

/** An outing of the club at which some were asked by hand, some answered, and which has moved since. */
async function outing(random: () => number): Promise<string> {
  const plan = planOf(world.platform.now(), { communityId: club });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  for (const { personId } of people) {
    const answer = [null, null, 'YES', 'MAYBE', 'NO'][Math.floor(random() * 5)];
    if (answer === null && random() < 0.5) continue;
    await query(
      `insert into participations (huddle_id, person_id, answer, answered_at, invited_at, declined_at, place)
       values ($1, $2, $3::text, case when $3::text is not null then now() end, case when $3::text is null then now() end,
         case when $4::boolean then now() end, 'NONE')`,
      [id, personId, answer, random() < 0.1],
    );
  }
  await query(`update huddles set moved_at = now(), moved_what = '{START}' where id = $1`, [id]);
  await world.runJobs();
  return id;
}

const sorted = (ids: readonly string[]) => [...ids].sort();
const shownIn = (body: { people: { id: string }[] }) => sorted(body.people.map(({ id }) => id));

/** Who is told of something by what a call does, and to whom of them a mail goes. */
async function toldBy(send: () => Promise<unknown>): Promise<string[]> {
  await query('delete from notifications');
  await query('delete from mail_outbox');
  await send();
  await world.runJobs();
  const { rows } = await query('select recipient_id as id from notifications where kind = any($1)', [kinds]);
  const mailed = await query(
    `select p.id from mail_outbox m join people p on p.email::text = m.to_address::text`,
  );
  const told = rows.map(({ id }) => id);
  for (const { id } of mailed.rows) expect(told).toContain(id);
  return sorted(told);
}

const keptOf = async (table: string) =>
  sorted(
    (
      await query(
        `select person_id as id from ${table} where message_id = (select max(message_id::text)::uuid from ${table})`,
      )
    ).rows.map(({ id }) => id),
  );

test('C20, COM-12: who is shown before a message to many is who gets it, whatever people have blocked, muted or chosen', async () => {
  const asha = world.as(world.asha);
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const random = randomOf(seed);
    world.forward(86_400_000);
    const huddle = await outing(random);
    await shuffle(random);
    const chosen = { personIds: [world.asha.personId, ...people.map(({ personId }) => personId)] };
    const letters = [
      {
        path: `/api/communities/${club}/member-messages`,
        body: { ...chosen, text: 'Hello' },
        kept: 'member_message_readers',
      },
      { path: `/api/communities/${club}/dues/reminders`, body: chosen, kept: null },
    ];
    for (const { path, body, kept } of letters) {
      const shown = (await asha.post(`${path}/preview`, chosen)).body;
      const told = await toldBy(() => asha.post(path, body));
      // What is kept to be read comes to those, too, who want no notice of it.
      expect([seed, path, kept ? await keptOf(kept) : told]).toEqual([seed, path, shownIn(shown)]);
      expect(shown.count).toBe(shown.people.length);
      for (const id of told) expect(shownIn(shown)).toContain(id);
      const others = shown.without.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
      expect(shown.count + others).toBe(chosen.personIds.length);
    }
    const asked = (await asha.get(`/api/huddles/${huddle}/reminder/readers`)).body;
    expect([seed, await toldBy(() => asha.post(`/api/huddles/${huddle}/reminder`))]).toEqual([
      seed,
      shownIn(asked),
    ]);
    for (const audience of ['ALL', 'MAYBE', 'INVITED', 'UNACKNOWLEDGED']) {
      const { body } = await asha.get(`/api/huddles/${huddle}/messages/readers?audience=${audience}`);
      const sent = await asha.post(`/api/huddles/${huddle}/messages`, { audience, text: 'Hello' });
      expect([seed, audience, sent.body.recipientCount ?? 0]).toEqual([seed, audience, body.count]);
      await world.runJobs();
      if (body.count > 0) expect(await keptOf('huddle_message_recipients')).toEqual(shownIn(body));
    }
  }
});

test('C20, COM-12: what changes the state of many mails nobody by itself', async () => {
  const asha = world.as(world.asha);
  const [{ personId } = world.ben] = people;
  await world.runJobs();
  await query('delete from mail_outbox');
  const { body } = await asha.get(`/api/communities/${club}`);
  await query('update memberships set paid_until = null');
  const chosen = people.map((who) => who.personId);
  const answers = [
    await asha.put(`/api/communities/${club}/dues/paid-until`, {
      personIds: chosen,
      paidUntil: '2030-12-31',
    }),
    await asha.put(`/api/communities/${club}/dues`, { dues: null }),
    await asha.put(`/api/communities/${club}/members/${personId}/title`, { title: 'Warden' }),
    await asha.put(`/api/communities/${club}`, { name: 'Ridge walkers of old', version: body.version }),
  ];
  await world.runJobs();
  expect((await query('select kind, to_address from mail_outbox')).rows).toEqual([]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
