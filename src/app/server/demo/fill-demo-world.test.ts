import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOfDocument } from '#areas/inspiration/rules/check-document.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { demoEmails, demoPassword, fillDemoWorld, openDemoLogins, smallWorld } from './fill-demo-world.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  await world.platform.database.pool.query('truncate people cascade');
  await fillDemoWorld(world.platform.database.pool, { ...smallWorld, now: world.platform.now() });
});
afterAll(() => world.close());

async function ask(sql: string) {
  return (await world.platform.database.pool.query(sql)).rows;
}

test('the counts of every huddle are those of a recount, and no huddle is over its capacity (HUD-14)', async () => {
  const wrong = await ask(`
    select h.name from huddles h join lateral (
      select coalesce(sum(party) filter (where place = 'CONFIRMED'), 0) as confirmed_people,
        count(*) filter (where place = 'CONFIRMED') as confirmed, count(*) filter (where answer = 'MAYBE') as maybe,
        count(*) filter (where place = 'WAITING') as waiting, count(*) filter (where place = 'REQUESTED') as requested,
        count(*) filter (where interested) as interested, coalesce(max(queue_number), 0) as last_number
      from participations where huddle_id = h.id
    ) c on true
    where (h.confirmed_people, h.confirmed_count, h.maybe_count, h.waiting_count, h.requested_count,
        h.interested_count, h.last_queue_number)
      is distinct from (c.confirmed_people, c.confirmed, c.maybe, c.waiting, c.requested, c.interested, c.last_number)
      or h.confirmed_people > h.capacity`);
  expect(wrong).toEqual([]);
});

test('the small world shows every state: to come and past, full with a queue, private, cancelled, requests', async () => {
  const [row] = await ask(`
    select count(*)::int as huddles, count(*) filter (where starts_at > '2026-06-01' and status = 'PUBLISHED')::int as coming,
      bool_or(starts_at < '2026-06-01') as past, bool_or(waiting_count > 0) as queued, bool_or(privacy = 'PRIVATE') as private,
      bool_or(status = 'CANCELLED') as cancelled, bool_or(requested_count > 0) as requested,
      bool_or(payment_mode = 'PAID') as paid, bool_or(guest_allowed) as guests
    from huddles`);
  const all = {
    past: true,
    queued: true,
    private: true,
    cancelled: true,
    requested: true,
    paid: true,
    guests: true,
  };
  expect(row).toMatchObject({ huddles: smallWorld.huddles, ...all });
  expect(row?.coming).toBeGreaterThan(20);
});

test('clubs are led, counted as a recount counts them, and talk (COM-1, COM-7)', async () => {
  const wrong = await ask(`
    select c.name from communities c join lateral (
      select count(*) filter (where state = 'MEMBER')::int as members, count(*) filter (where state = 'REQUESTED')::int as asked,
        count(*) filter (where role = 'OWNER')::int as owners from memberships where community_id = c.id) m on true
    join lateral (select count(*)::int as said, max(seq) as newest from room_messages where room_id = c.id) t on true
    join rooms r on r.id = c.id
    where (c.member_count, c.request_count, 1) is distinct from (m.members, m.asked, m.owners)
      or (r.last_seq, r.last_seq) is distinct from (t.said, t.newest)`);
  expect(wrong).toEqual([]);
  const [row] = await ask(
    'select count(*)::int as clubs, count(distinct privacy)::int as kinds from communities',
  );
  expect(row?.clubs).toBeGreaterThan(5);
  expect(row?.kinds).toBe(3);
});

test('six articles can be read and are documents, advice about health by those who may give it (INS-1, INS-5)', async () => {
  const stories = await ask(`select s.title, s.document, s.health, b.profession from inspiration_stories s
    join inspirations i on i.id = s.inspiration_id left join badges b on b.person_id = i.author_id order by s.position`);
  expect(stories).toHaveLength(6);
  expect(stories.map(({ document }) => faultOfDocument(document))).toEqual(stories.map(() => null));
  const advice = stories.filter(({ health }) => health);
  expect(advice.map(({ profession }) => profession).sort()).toEqual(['DOCTOR', 'PHYSICAL_THERAPIST']);
});

test('one of the three is a moderator, for whom reports of others’ things and requests for badges wait (ADM-3)', async () => {
  expect(await ask('select username from people where moderator')).toEqual([{ username: 'ben' }]);
  const reported = await ask(`select r.object_type, r.state, p.moderator from reports r
    join people p on p.id = r.reporter_id order by 1`);
  const open = { state: 'OPEN', moderator: false };
  const kinds = ['HUDDLE', 'INSPIRATION', 'POST'];
  expect(reported).toEqual(kinds.map((object_type) => ({ object_type, ...open })));
  const asked =
    await ask(`select r.state, p.moderator from badge_requests r join people p on p.id = r.person_id
    left join badges b on b.person_id = p.id where b.person_id is null`);
  expect(asked).toEqual([open, open]);
});

test('a world is filled once, and the same seed makes the same people', async () => {
  const { pool } = world.platform.database;
  const before = await ask('select username from people order by id');
  expect(await fillDemoWorld(pool, { ...smallWorld, now: world.platform.now() })).toBe(false);
  await pool.query('truncate people cascade');
  await fillDemoWorld(pool, { ...smallWorld, now: world.platform.now() });
  expect(await ask('select username from people order by id')).toEqual(before);
});

test('the three demo people have accounts, also when the server moves to another address', async () => {
  const { pool } = world.platform.database;
  await openDemoLogins(pool, 'http://localhost:3000/oidc');
  await openDemoLogins(pool, 'http://localhost:3001/oidc');
  expect(await ask('select email from identity_accounts order by email')).toEqual(
    demoEmails.map((email) => ({ email })),
  );
  expect(await ask('select count(*)::int as n from identities')).toEqual([{ n: 6 }]);
  expect(demoPassword.length).toBeGreaterThan(12);
});

test('people share rides to the next outings, and no car is oversold (CAR-3)', async () => {
  const [row] = await ask(`
    select count(*) filter (where kind = 'OFFER')::int as offers, count(*) filter (where kind = 'NEED')::int as needs,
      coalesce(sum(taken_out), 0)::int as riding, count(*) filter (where taken_out > seats_out)::int as oversold
    from carpools`);
  expect(row?.oversold).toBe(0);
  expect([row?.offers > 5, row?.needs > 2, row?.riding > 3]).toEqual([true, true, true]);
});
