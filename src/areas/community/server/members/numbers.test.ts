import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const club = (id: string, rest = '') => `/api/communities/${id}${rest}`;
const join = (who: CastMember, id: string) => world.as(who).put(club(id, '/membership'), {});
const leave = (who: CastMember, id: string) => world.as(who).delete(club(id, '/membership'));
const mine = async (who: CastMember, id: string) =>
  (await world.as(who).get(club(id, '/membership'))).body.number;

/** Each member by name, with the number that this person sees. */
async function seenBy(who: CastMember, id: string): Promise<Record<string, number | null>> {
  const { items } = (await world.as(who).get(club(id, '/members?limit=50'))).body;
  return Object.fromEntries(
    items.map((row: { person: { username: string }; number: number | null }) => [
      row.person.username,
      row.number,
    ]),
  );
}

test('COM-14 a member has a number from joining on, and no number is given twice', async () => {
  const id = await found(world, world.asha);
  await join(world.ben, id);
  await join(world.cleo, id);
  expect(await seenBy(world.asha, id)).toEqual({ asha: 1, ben: 2, cleo: 3 });
  await leave(world.cleo, id);
  await join(await world.enter({ username: 'dora' }), id);
  await join(world.cleo, id);
  await world.as(world.asha).put(club(id, `/members/${world.ben.personId}/role`), { role: 'LEADER' });
  expect(await seenBy(world.asha, id)).toEqual({ asha: 1, ben: 2, dora: 4, cleo: 5 });
  expect(await mine(world.cleo, id)).toBe(5);
});

test('COM-14 who only asks has no number yet; clubs count apart', async () => {
  const [id, other] = [await found(world, world.asha, { privacy: 'PRIVATE' }), await found(world, world.ben)];
  await join(world.ben, id);
  const { items } = (await world.as(world.asha).get(club(id, '/members?group=REQUESTED'))).body;
  expect(items).toMatchObject([{ person: { username: 'ben' }, number: null }]);
  await join(world.cleo, id);
  for (const { personId } of [world.cleo, world.ben])
    await world.as(world.asha).put(club(id, `/requests/${personId}`), { accept: true });
  expect(await seenBy(world.asha, id)).toEqual({ asha: 1, cleo: 2, ben: 3 });
  expect(await seenBy(world.ben, other)).toEqual({ ben: 1 });
});

test('COM-14 numbers are for admins and treasurers, and one’s own for oneself', async () => {
  const id = await found(world, world.asha);
  for (const who of [world.ben, world.cleo]) await join(who, id);
  expect(await seenBy(world.cleo, id)).toEqual({ asha: null, ben: null, cleo: null });
  expect(await mine(world.cleo, id)).toBe(3);
  await world.as(world.asha).put(club(id, `/members/${world.ben.personId}/role`), { role: 'TREASURER' });
  expect(await seenBy(world.ben, id)).toEqual({ asha: 1, ben: 2, cleo: 3 });
});

test('COM-14 twenty who join at once have twenty numbers', async () => {
  const id = await found(world, world.asha);
  const names = Array.from({ length: 20 }, (_, at) => `at.once${at}`);
  const people = await Promise.all(names.map((username) => world.enter({ username })));
  await Promise.all(people.map((who) => join(who, id)));
  const numbers = Object.values(await seenBy(world.asha, id)).map(Number);
  expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
});

test('COM-14 a file of payments finds members by number before anything else', async () => {
  const id = await found(world, world.asha);
  await join(world.ben, id);
  await join(world.cleo, id);
  const paidUntil = '2027-12-31';
  const payments = [
    { number: 2, who: 'a name of before', paidUntil },
    { number: 3, who: '', paidUntil },
    { number: 1, who: 'cleo', paidUntil },
    { number: 9, who: '', paidUntil },
  ];
  const file = { payments, apply: true };
  const { body } = await world.as(world.asha).put(club(id, '/dues/payments'), file);
  expect(body.outcomes).toEqual(['PAY', 'PAY', 'TWO_PEOPLE', 'NOBODY']);
  const { rows } = await world.platform.database.pool.query(
    'select number from memberships where community_id = $1 and paid_until = $2 order by number',
    [id, paidUntil],
  );
  expect(rows.map(({ number }) => number)).toEqual([2, 3]);
});
