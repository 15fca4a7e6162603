import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { seeded } from '#platform/shared/seeded.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { found } from '../testing/found.ts';
import { purgeHistory } from './writes.ts';

const DAY_MS = 86_400_000;
const DAYS = 365;
/** About one act in six days. */
const ACTS = 60;

let world: TestApp;
let id: string;
let dora: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  dora = await world.enter({ username: 'dora.list' });
});
afterAll(() => world.close());

const read = async (rest: string, who = world.asha) =>
  (await world.as(who).get(`/api/communities/${id}/history${rest}`)).body;
const put = (who: CastMember, rest: string, body: object = {}) =>
  world.as(who).put(`/api/communities/${id}${rest}`, body);
/** By the clock of everybody here. */
const today = () => wallIn(world.platform.now(), 'Europe/Zurich').slice(0, 10);

interface Was {
  role: string;
  title: string;
  paidUntil: string | null;
}
type Members = ReadonlyMap<string, Was>;

/** As the wire says it: who was what. */
async function asOf(day: string): Promise<Members> {
  const { items } = await read(`/members?day=${day}&limit=50`);
  return new Map(
    items.map(({ person, role, title, paidUntil }: Was & { person: { username: string } }) => [
      person.username,
      { role, title, paidUntil },
    ]),
  );
}

/** One random act, through the API and on a plain model. */
async function act(random: () => number, people: readonly CastMember[], before: Members): Promise<Members> {
  const members = new Map(before);
  const who = people[Math.floor(random() * people.length)] ?? world.ben;
  const was = members.get(who.username);
  const kind = Math.floor(random() * 5);
  if (!was) {
    await put(who, '/membership');
    members.set(who.username, { role: 'MEMBER', title: '', paidUntil: null });
  } else if (kind === 0) {
    await world.as(who).delete(`/api/communities/${id}/membership`);
    members.delete(who.username);
  } else if (kind === 1) {
    const role = was.role === 'LEADER' ? 'MEMBER' : 'LEADER';
    await put(world.asha, `/members/${who.personId}/role`, { role });
    members.set(who.username, { ...was, role });
  } else if (kind === 2) {
    const title = `Warden ${Math.floor(random() * 100)}`;
    await put(world.asha, `/members/${who.personId}/title`, { title });
    members.set(who.username, { ...was, title });
  } else {
    const paidUntil = `202${Math.floor(random() * 9) + 1}-12-31`;
    await put(world.asha, '/dues/paid-until', { personIds: [who.personId], paidUntil });
    members.set(who.username, { ...was, paidUntil });
  }
  return members;
}

test('COM-12 the list is rebuilt as of any day of a year, and two days compared, with who changed what (C11)', async () => {
  id = await found(world, world.asha);
  const random = seeded('members');
  const people = [world.ben, world.cleo, dora];
  let members: Members = new Map([['asha', { role: 'OWNER', title: '', paidUntil: null }]]);
  const days = new Map<string, Members>();
  for (let at = 0; at < ACTS; at += 1) {
    members = await act(random, people, members);
    days.set(today(), members);
    world.forward(Math.ceil((random() * 2 * DAYS * DAY_MS) / ACTS));
  }
  for (const [day, known] of days) expect([day, await asOf(day)]).toEqual([day, known]);

  const [from = '', to = ''] = [[...days.keys()][8], [...days.keys()].at(-3)];
  const { items } = await read(`/difference?from=${from}&to=${to}&limit=50`);
  const [before, after] = [days.get(from), days.get(to)];
  const compared = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    .filter((name) => JSON.stringify(before?.get(name)) !== JSON.stringify(after?.get(name)))
    .sort();
  expect(new Set(items.map((item: { person: CastMember }) => item.person.username))).toEqual(
    new Set(compared),
  );

  const page = await read('?limit=10');
  const rest = await read(`?limit=50&after=${page.next}`);
  const changes = [...page.items, ...rest.items];
  expect(changes.every((change: { by: object | null }) => change.by !== null)).toBe(true);
  expect(new Set(changes.map((change: { id: string }) => change.id)).size).toBe(changes.length);
});

test('COM-12 a member mends their own address: keepers see it, and that it changed; others do not (C11)', async () => {
  id = await found(world, world.asha, { name: 'Address club' });
  for (const who of [world.ben, world.cleo]) await put(who, '/membership');
  await put(world.asha, `/members/${world.cleo.personId}/role`, { role: 'TREASURER' });
  const earlier = today();
  world.forward(2 * DAY_MS);
  expect((await put(dora, '/membership/address', { address: 'Elsewhere' })).status).toBe(403);
  expect((await put(world.ben, '/membership/address', { address: 'x'.repeat(301) })).status).toBe(400);
  expect((await put(world.ben, '/membership/address', { address: ' Hut 1\n7500 Ridge ' })).status).toBe(200);
  const addressOfBen = async (who: CastMember) =>
    (await world.as(who).get(`/api/communities/${id}/members`)).body.items.find(
      ({ person }: { person: CastMember }) => person.username === 'ben',
    ).address;
  expect(await addressOfBen(world.cleo)).toBe('Hut 1\n7500 Ridge');
  expect(await addressOfBen(world.ben)).toBe(null);
  const [change] = (await read('', world.cleo)).items;
  expect(change).toMatchObject({ change: 'CHANGED', addressChanged: true, by: { username: 'ben' } });
  expect(JSON.stringify(change)).not.toContain('Hut 1');
  const { items } = await read(`/difference?from=${earlier}&to=${today()}`);
  expect(items).toMatchObject([{ person: { username: 'ben' }, addressChanged: true }]);
  for (const rest of ['', `/members?day=${earlier}`, `/difference?from=${earlier}&to=${earlier}`])
    expect((await read(rest, world.ben)).code).toBe('NOT_A_KEEPER');
});

test('COM-14 the list of a day is a file; who left is in it, for three years (C11)', async () => {
  id = await found(world, world.asha, { name: 'File club' });
  await put(world.ben, '/membership');
  const day = today();
  world.forward(2 * DAY_MS);
  await world.as(world.ben).delete(`/api/communities/${id}/membership`);
  const names = async () => {
    const { text } = await world.as(world.asha).get(`/api/communities/${id}/members.csv?day=${day}`);
    return Papa.parse<string[]>(text.trim())
      .data.slice(1)
      .map(([number, name]) => `${number} ${name}`);
  };
  expect(await names()).toEqual(['1 Asha Rai', '2 Ben Okafor']);
  await purgeHistory(world.platform);
  expect(await names()).toEqual(['1 Asha Rai', '2 Ben Okafor']);
  world.forward(3 * 366 * DAY_MS);
  await purgeHistory(world.platform);
  expect(await names()).toEqual(['1 Asha Rai']);
});
