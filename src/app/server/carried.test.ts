import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CarriedAct } from '#areas/carry/rules/code.ts';
import { knownPhoneOf, newStepKey } from '#areas/carry/server/testing/phone.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { PRESSED_AT } from '#platform/shared/outbox/pressed.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const HOUR_MS = 3_600_000;
let world: TestApp;
let huddle: string;
/** Asha leads and Ben comes along; Cleo finds signal. */
beforeAll(async () => {
  world = await buildTestApp();
  const plan = planOf(world.platform.now());
  huddle = (await world.as(world.asha).post('/api/huddles', plan)).body.id;
  await world.as(world.ben).put(`/api/huddles/${huddle}/rsvp`, { rsvpType: 'YES' });
  world.forward(7 * 24 * HOUR_MS - 2 * HOUR_MS);
});
afterAll(() => world.close());

const now = () => world.platform.now().getTime();
const deliver = (code: string, who = world.cleo) => world.as(who).post('/api/carried-acts', { code });

const message = (text: string) =>
  ({ kind: 'message', params: { roomId: huddle }, body: { text, pictures: [] } }) as const;
const came = (people: number) =>
  ({ kind: 'came', params: { huddleId: huddle, personId: world.ben.personId }, body: { people } }) as const;

/** Who said what in the conversation of the outing. */
async function said(text: string): Promise<string[]> {
  const { rows } = await world.platform.database.pool.query(
    'select author_id from room_messages where room_id = $1 and body = $2',
    [huddle, text],
  );
  return rows.map((row) => row.author_id);
}

async function noted(): Promise<number | null> {
  const { rows } = await world.platform.database.pool.query(
    'select attended_people from participations where huddle_id = $1 and person_id = $2',
    [huddle, world.ben.personId],
  );
  return rows[0].attended_people;
}

test('O17 what two signed goes to the server by the phone of a third, each as its author, once', async () => {
  const [asha, ben] = [await knownPhoneOf(world, world.asha), await knownPhoneOf(world, world.ben)];
  const codes = [
    await asha.sign(message('All down safe')),
    await ben.sign(message('We turned back')),
    await asha.sign(came(1)),
  ];
  for (const code of codes) expect((await deliver(code)).body).toMatchObject({ code: 'ACT_DELIVERED' });
  expect(await said('All down safe')).toEqual([world.asha.personId]);
  expect(await said('We turned back')).toEqual([world.ben.personId]);
  expect(await noted()).toBe(1);
  for (const code of codes)
    expect((await deliver(code, world.ben)).body).toMatchObject({
      code: 'CODE_USED',
      message: 'This was delivered before.',
    });
  expect(await said('All down safe')).toHaveLength(1);
});

test("O17 the author's own phone makes no double, whichever is first", async () => {
  const phone = await knownPhoneOf(world, world.ben);
  const own = (key: string, text: string) =>
    world
      .as(world.ben)
      .post(`/api/rooms/${huddle}/messages`, { text, pictures: [] }, { 'idempotency-key': key });
  const [first, second] = [newStepKey(), newStepKey()];
  await deliver(await phone.sign({ ...message('Carried first'), key: first }));
  expect((await own(first, 'Carried first')).status).toBe(200);
  expect((await own(second, 'Sent first')).status).toBe(200);
  const late = await deliver(await phone.sign({ ...message('Sent first'), key: second }));
  expect(late.body.code).toBe('CODE_USED');
  expect([await said('Carried first'), await said('Sent first')].map(({ length }) => length)).toEqual([1, 1]);
});

test('O17 two who carry the same at once deliver it once', async () => {
  const code = await (await knownPhoneOf(world, world.ben)).sign(message('Twice at once'));
  const answers = await Promise.all([deliver(code), deliver(code, world.asha)]);
  const codes = answers.map(({ body }) => body.code).toSorted();
  expect([
    ['ACT_DELIVERED', 'CODE_USED'],
    ['ACT_DELIVERED', 'IN_FLIGHT'],
    ['ACT_DELIVERED', 'ACT_DELIVERED'],
  ]).toContainEqual(codes);
  expect(await said('Twice at once')).toHaveLength(1);
});

test('O17 of two roll-calls the one that was pressed last counts, however they arrive', async () => {
  const phone = await knownPhoneOf(world, world.asha);
  const [older, newer] = [await phone.sign({ ...came(0), at: now() - 60_000 }), await phone.sign(came(1))];
  expect((await deliver(newer)).status).toBe(200);
  expect((await deliver(older)).body.code).toBe('CARRIED_REFUSED');
  expect(await noted()).toBe(1);
  const pressed = { [PRESSED_AT]: new Date(now() - 1_000).toISOString() };
  const path = `/api/huddles/${huddle}/participants/${world.ben.personId}/attendance`;
  const own = await world.as(world.asha).put(path, { people: 0 }, pressed);
  expect([own.status, own.body.code]).toEqual([409, 'NOTED_SINCE']);
  expect((await world.as(world.asha).put(path, { people: 0 })).status).toBe(200);
  expect(await noted()).toBe(0);
});

test('O17 the same of a guest whom a host has added without an account', async () => {
  const phone = await knownPhoneOf(world, world.asha);
  const path = `/api/huddles/${huddle}/unregistered-parties`;
  const added = await world.as(world.asha).post(path, { name: 'Old friend', people: 2, note: '' });
  const params = { huddleId: huddle, unregisteredId: added.body.id };
  const note = (people: number, at: number) =>
    phone.sign({ kind: 'cameByHand', params, body: { people }, at });
  expect((await deliver(await note(2, now() - 1_000))).status).toBe(200);
  expect((await deliver(await note(1, now() - 2_000))).body.code).toBe('CARRIED_REFUSED');
  const { rows } = await world.platform.database.pool.query(
    'select attended_people from unregistered_parties where id = $1',
    [added.body.id],
  );
  expect(rows[0].attended_people).toBe(2);
});

test('O17 that all are back ends the plan, by whichever phone comes first', async () => {
  const phone = await knownPhoneOf(world, world.asha);
  const plan = {
    huddleId: huddle,
    name: 'Ridge',
    timeZone: 'UTC',
    expectedAt: new Date(now() + 3_600_000).toISOString(),
    graceMinutes: 60,
  };
  const { id } = (await world.as(world.asha).post('/api/return-plans', plan)).body;
  const code = await phone.sign({
    kind: 'allBack',
    params: { planId: id },
    body: undefined,
    at: now() - 1_000,
  });
  expect((await deliver(code)).status).toBe(200);
  const read = await world.as(world.asha).get(`/api/return-plans/${id}`);
  expect(read.body).toMatchObject({
    endedBy: { username: 'asha' },
    endedAt: world.platform.now().toISOString(),
  });
  expect((await deliver(code)).body.code).toBe('CODE_USED');
  const foreign = await knownPhoneOf(world, world.cleo);
  const other = await foreign.sign({ kind: 'allBack', params: { planId: id }, body: undefined, at: now() });
  expect((await deliver(other)).body.code).toBe('CARRIED_REFUSED');
});

/** The code with what it says changed, under the signature it had. */
function altered(code: string, from: string, to: string): string {
  const [payload = '', signature] = code.split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace(from, to);
  return `${Buffer.from(text).toString('base64url')}.${signature}`;
}

test('O17 a changed code is refused with a sentence, whatever was changed of it', async () => {
  const phone = await knownPhoneOf(world, world.ben);
  const other = await knownPhoneOf(world, world.asha);
  const code = await phone.sign(message('The truth'));
  const changed = [
    altered(code, 'The truth', 'A lie!!!!'),
    altered(code, phone.keyId, other.keyId),
    `${code.split('.')[0]}.${(await phone.sign(message('Another'))).split('.')[1]}`,
    code.slice(0, -4),
    'no code at all',
  ];
  for (const each of changed) {
    const { status, body } = await deliver(each);
    expect([status, body.code], each).toEqual([422, 'CODE_CHANGED']);
    expect(body.message).toBe('This code is damaged or was changed. Read it again from the other phone.');
  }
  expect([...(await said('The truth')), ...(await said('A lie!!!!'))]).toEqual([]);
});

test.each<[string, (at: number) => Partial<CarriedAct>, string]>([
  ['a week and a moment old', (at) => ({ at: at - 7 * 24 * HOUR_MS - 1 }), 'CODE_TOO_OLD'],
  ['of more than a day ahead', (at) => ({ at: at + 24 * HOUR_MS + 1 }), 'CODE_TOO_OLD'],
  ['with a picture', () => ({ body: { text: 'x', pictures: [{ id: 'x' }] } }), 'CODE_NOT_CARRIED'],
  ['with a body of another kind', () => ({ body: { people: 1 } }), 'CODE_NOT_CARRIED'],
  ['with ids of another kind', () => ({ params: { roomId: 'x' } }), 'CODE_NOT_CARRIED'],
  ['for a room that is not theirs', () => ({ params: { roomId: world.asha.personId } }), 'CARRIED_REFUSED'],
])('O17 a code %s is refused', async (_, changes, refusal) => {
  const phone = await knownPhoneOf(world, world.ben);
  const code = await phone.sign({ ...message('Never there'), ...changes(now()) });
  const { status, body } = await deliver(code);
  expect([status, body.code]).toEqual([422, refusal]);
  expect(await said('Never there')).toEqual([]);
});

test('O17 a code that is exactly a week old is delivered', async () => {
  const code = await (await knownPhoneOf(world, world.ben)).sign({
    ...message('After a week'),
    at: now() - 7 * 24 * HOUR_MS,
  });
  expect((await deliver(code)).status).toBe(200);
});

test('O17 who was suspended does nothing by the phone of another, and nobody who is refused is told on', async () => {
  const gone = await world.enter({ username: 'gone' });
  const phone = await knownPhoneOf(world, gone);
  await world.as(gone).put(`/api/huddles/${huddle}/rsvp`, { rsvpType: 'YES' });
  const code = await phone.sign(message('From the outside'));
  await suspended(gone, true);
  const { body } = await deliver(code);
  expect(body).toMatchObject({ code: 'CARRIED_REFUSED', params: {} });
  expect(await said('From the outside')).toEqual([]);
  await suspended(gone, false);
  expect((await deliver(code)).status).toBe(200);
});

async function suspended({ personId }: CastMember, is: boolean): Promise<void> {
  const at = is ? world.platform.now() : null;
  await world.platform.database.pool.query('update people set suspended_at = $2 where id = $1', [
    personId,
    at,
  ]);
}

test('O17 rights are those of now: who is no host any more notes nobody, and who carries lends none of theirs', async () => {
  const code = await (await knownPhoneOf(world, world.ben)).sign(came(1));
  expect((await deliver(code, world.asha)).body.code).toBe('CARRIED_REFUSED');
});

test('O17 only members carry: nobody delivers without a log-in', async () => {
  const code = await (await knownPhoneOf(world, world.ben)).sign(message('Without log-in'));
  expect((await world.as(null).post('/api/carried-acts', { code })).status).toBe(401);
});
