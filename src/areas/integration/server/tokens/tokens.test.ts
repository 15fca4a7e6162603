import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { newId } from '#platform/server/new-id.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
let club: string;
let owner: CastMember;
let admin: CastMember;
let number = 0;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  number += 1;
  owner = await world.enter({ username: `owner.${number}`, displayName: 'Owner' });
  club = (await world.as(owner).post('/api/communities', { name: `Ridge walkers ${number}` })).body.id;
  admin = await joined(`admin.${number}`);
  await world.as(owner).put(`/api/communities/${club}/members/${admin.personId}/role`, { role: 'ADMIN' });
});

async function joined(username: string): Promise<CastMember> {
  const person = await world.enter({ username, displayName: username });
  expect((await world.as(person).put(`/api/communities/${club}/membership`, {})).status).toBe(200);
  return person;
}

const all = ['outings', 'members', 'statistics', 'attendance'];
const make = (who: CastMember | null, changes: object = {}, id = newId<string>()) =>
  world
    .as(who)
    .put(`/api/communities/${club}/tokens/${id}`, { name: 'Website', scopes: all, days: 30, ...changes });
const tokenOf = async (who: CastMember, changes: object = {}): Promise<string> =>
  (await make(who, changes)).body.token;
const read = (token: string, path = 'outings', of = club) =>
  world.as(null).get(`/api/communities/${of}/${path}`, { authorization: `Bearer ${token}` });
const listed = async () => (await world.as(admin).get(`/api/communities/${club}/tokens`)).body.items;

async function plan(changes: object = {}, startsAt?: string): Promise<string> {
  const start = world.platform.now().getTime() + 7 * DAY_MS;
  const [startDateTime, endDateTime] = [start, start + 6 * 3_600_000].map((at) => new Date(at).toISOString());
  const fields = {
    name: 'Club walk',
    startDateTime,
    endDateTime,
    timeZone: 'UTC',
    communityId: club,
    ...changes,
  };
  const made = await world.as(owner).post('/api/huddles', { privacy: 'COMMUNITY', ...fields });
  expect(made.status, made.text).toBe(200);
  if (startsAt)
    await world.platform.database.pool.query(
      `update huddles set starts_at = $2, ends_at = $2::timestamptz + interval '5 hours' where id = $1`,
      [made.body.id, startsAt],
    );
  return made.body.id;
}

test('I11: admins make a token that is shown once, see it without its word, and revoke it', async () => {
  const id = newId<string>();
  const made = await make(admin, {}, id);
  expect(made.status).toBe(200);
  expect(made.body.token).toMatch(/^tfp_[\w-]{43}$/);
  const [row] = await listed();
  expect(row).toMatchObject({ id, name: 'Website', scopes: all, lastUsedAt: null });
  expect(row.madeBy.username).toBe(admin.username);
  expect(JSON.stringify(await listed())).not.toContain(made.body.token);
  const again = await make(admin, {}, id);
  expect([again.status, again.body.code]).toEqual([409, 'TOKEN_EXISTS']);
  expect((await read(made.body.token)).status).toBe(200);
  expect((await world.as(owner).delete(`/api/communities/${club}/tokens/${id}`)).status).toBe(200);
  expect((await read(made.body.token)).status).toBe(401);
  expect((await world.as(owner).delete(`/api/communities/${club}/tokens/${id}`)).status).toBe(404);
});

test('I11: no word of a token is kept: not in the database, where only its hash stands', async () => {
  const token = await tokenOf(admin);
  const { rows } = await world.platform.database.pool.query(
    'select row_to_json(t)::text as row from program_tokens t',
  );
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
});

test('I11: members, treasurers and strangers neither make, see nor revoke tokens', async () => {
  const member = await joined(`member.${number}`);
  const id = newId<string>();
  await make(admin, {}, id);
  for (const [who, status] of [
    [null, 401],
    [member, 403],
    [world.cleo, 403],
  ] as const) {
    expect((await make(who)).status).toBe(status);
    expect((await world.as(who).get(`/api/communities/${club}/tokens`)).status).toBe(status);
    expect((await world.as(who).delete(`/api/communities/${club}/tokens/${id}`)).status).toBe(status);
  }
  expect(await listed()).toHaveLength(1);
});

test('I11: a token reads the outings that members see, to come and over, with nothing of its maker', async () => {
  const [coming, over] = [
    await plan({ name: 'Coming' }),
    await plan({ name: 'Over' }, '2026-03-07T08:00:00Z'),
  ];
  await plan({ name: 'Secret', privacy: 'PRIVATE' });
  const token = await tokenOf(owner, { scopes: ['outings'] });
  const { body } = await read(token);
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({
    id: coming,
    name: 'Coming',
    privacy: 'COMMUNITY',
    status: 'PUBLISHED',
  });
  expect(Object.keys(body.items[0]).filter((name) => /^my|hosting|role/i.test(name))).toEqual([]);
  const past = (await read(token, 'outings?when=PAST')).body.items;
  expect(past.map(({ id }: { id: string }) => id)).toEqual([over]);
});

test('I11: outings come page by page', async () => {
  for (const name of ['One', 'Two', 'Three']) await plan({ name });
  const token = await tokenOf(admin);
  const first = (await read(token, 'outings?limit=2')).body;
  const second = (await read(token, `outings?limit=2&after=${first.next}`)).body;
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
  expect([ids.length, new Set(ids).size, second.next]).toEqual([3, 3, null]);
});

test('I11: each scope opens its own reads and none of the others', async () => {
  const reads = {
    outings: ['outings'],
    members: ['members'],
    statistics: ['statistics?year=2026', 'statistics/outings?year=2026'],
    attendance: ['statistics/members?year=2026', 'attendance.csv?year=2026'],
  };
  for (const [scope, opened] of Object.entries(reads)) {
    const token = await tokenOf(admin, { scopes: [scope] });
    for (const path of Object.values(reads).flat()) {
      const { status, text } = await read(token, path);
      expect([scope, path, status]).toEqual([scope, path, opened.includes(path) ? 200 : 403]);
      if (status === 403) expect(text).toContain('SCOPE_MISSING');
    }
  }
});

test('I11: a token does not say what its maker did themselves', async () => {
  const id = await plan({}, '2026-03-07T08:00:00Z');
  expect((await world.as(owner).get(`/api/communities/${club}/statistics?year=2026`)).body.mine.hosted).toBe(
    1,
  );
  const { body } = await read(await tokenOf(owner), 'statistics?year=2026');
  expect([id.length > 0, body.outings, body.mine.hosted]).toEqual([true, 1, 0]);
});

test('I11: a token opens no other club, however its maker stands there', async () => {
  const other = (await world.as(admin).post('/api/communities', { name: `Lake walkers ${number}` })).body.id;
  expect((await read(await tokenOf(admin), 'outings', other)).status).toBe(404);
});

test('I11: a token ends on its day', async () => {
  const token = await tokenOf(admin, { days: 1 });
  world.forward(DAY_MS - 1_000);
  expect((await read(token)).status).toBe(200);
  world.forward(1_000);
  expect((await read(token)).status).toBe(401);
});

test.each(['loses the role', 'leaves', 'is removed'])(
  'I11: a token ends when its maker %s, and does not come back',
  async (how) => {
    const token = await tokenOf(admin);
    const asha = world.as(owner);
    const member = `/api/communities/${club}/members/${admin.personId}`;
    if (how === 'loses the role') await asha.put(`${member}/role`, { role: 'LEADER' });
    else if (how === 'leaves') await world.as(admin).delete(`/api/communities/${club}/membership`);
    else await asha.delete(member);
    expect((await read(token)).status).toBe(401);
    if (how === 'leaves') await world.as(admin).put(`/api/communities/${club}/membership`, {});
    if (how !== 'is removed') await asha.put(`${member}/role`, { role: 'ADMIN' });
    expect((await read(token)).status).toBe(401);
  },
);

test('I11: a token reads nothing while its maker is suspended', async () => {
  const token = await tokenOf(admin);
  const { pool } = world.platform.database;
  await pool.query('update people set suspended_at = now() where id = $1', [admin.personId]);
  expect((await read(token)).status).toBe(403);
});

test('I11: when it was last used is kept to the minute', async () => {
  const token = await tokenOf(admin);
  await read(token);
  const first = world.platform.now().toISOString();
  world.forward(59_000);
  await read(token);
  expect((await listed())[0].lastUsedAt).toBe(first);
  world.forward(1_000);
  await read(token);
  expect((await listed())[0].lastUsedAt).toBe(world.platform.now().toISOString());
});

test('I11: a club has ten tokens at most, also when many are made at once', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => make(admin)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(made.filter(({ body }) => body.code === 'TOO_MANY_TOKENS')).toHaveLength(2);
});

test('I11: what is no token, or a forged one, opens nothing', async () => {
  const token = await tokenOf(admin);
  for (const forged of [
    'tfp_',
    `${token}x`,
    token.slice(0, -1),
    token.replace('tfp_', ''),
    `tfp_${'a'.repeat(43)}`,
  ])
    expect([forged, (await read(forged)).status]).toEqual([forged, 401]);
});
