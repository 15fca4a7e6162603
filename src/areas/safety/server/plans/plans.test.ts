import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { addContact, HOUR_MS, planBody, startPlan } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const soon = (hours: number) => new Date(world.platform.now().getTime() + hours * HOUR_MS).toISOString();
const read = async (who: CastMember, id: string) => (await world.as(who).get(`/api/return-plans/${id}`)).body;
const put = (who: CastMember, path: string, body: object = {}) =>
  world.as(who).put(`/api/return-plans/${path}`, body);
const start = (who: CastMember, changes: object) =>
  world.as(who).post('/api/return-plans', planBody(world.platform.now(), changes));

/** A huddle of Asha to which Ben comes. */
async function outing(changes: object = {}): Promise<string> {
  const body = stageOf(world).plan({ startDateTime: soon(1), endDateTime: soon(6), ...changes });
  const { id } = (await world.as(world.asha).post('/api/huddles', body)).body;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  return id;
}

test('SAFE-3 one alone starts a plan, which nobody else reads', async () => {
  const contact = await addContact(world, world.cleo);
  const id = await startPlan(world, world.cleo, { contactIds: [contact.id, contact.id] });
  expect(await read(world.cleo, id)).toMatchObject({
    name: 'Rigi loop',
    huddleId: null,
    huddle: null,
    people: 1,
    contacts: 1,
    myContacts: [{ id: contact.id, told: false, seenAt: null }],
    alarm: 'NOBODY',
    editable: true,
    endedAt: null,
    startedBy: { username: 'cleo' },
  });
  const stranger = world.as(world.ben);
  const at = `/api/return-plans/${id}`;
  const answers = [
    stranger.get(at),
    stranger.put(`${at}/end`),
    stranger.put(`${at}/expected-at`, { expectedAt: soon(5) }),
    stranger.put(`${at}/contacts`, { contactIds: [] }),
    stranger.post(`${at}/check-ins`, { note: 'Here' }),
  ];
  for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
  expect((await start(world.cleo, { contactIds: [contact.id] })).body.code).toBe('PLAN_RUNS');
  expect((await world.as(world.ben).get('/api/return-plans')).body.items).toEqual([]);
  expect((await put(world.cleo, `${id}/end`)).body.code).toBe('PLAN_OVER');
  expect((await put(world.cleo, `${id}/end`)).body.code).toBe('PLAN_OVER');
  expect(await read(world.cleo, id)).toMatchObject({ endedBy: { username: 'cleo' }, editable: false });
  const again = await startPlan(world, world.cleo, { contactIds: [contact.id], name: 'Again' });
  const { items } = (await world.as(world.cleo).get('/api/return-plans')).body;
  expect(items.map((item: { id: string }) => item.id)).toEqual([again, id]);
  await put(world.cleo, `${again}/end`);
});

test('SAFE-1 senseless plans are refused with the reason', async () => {
  const contact = await addContact(world, world.asha);
  const code = async (changes: object) => (await start(world.asha, changes)).body.code;
  expect(await code({})).toBe('PLAN_NEEDS_CONTACT');
  expect(await code({ contactIds: [contact.id], expectedAt: soon(0) })).toBe('PLAN_IN_PAST');
  expect(await code({ contactIds: [contact.id], expectedAt: soon(24 * 14 + 1) })).toBe('PLAN_TOO_FAR');
  expect(await code({ contactIds: [contact.id], timeZone: 'Alps/Rigi' })).toBe('TIME_ZONE_UNKNOWN');
  const foreign = await addContact(world, world.cleo);
  expect((await start(world.asha, { contactIds: [foreign.id] })).status).toBe(404);
  for (const graceMinutes of [14, 721])
    expect((await start(world.asha, { contactIds: [contact.id], graceMinutes })).status).toBe(400);
  await world.platform.database.pool.query('update emergency_contacts set agreed = false where id = $1', [
    contact.id,
  ]);
  expect(await code({ contactIds: [contact.id] })).toBe('CONTACT_DECLINED');
  const huddleId = await outing();
  const ben = await world.platform.database.pool.query('select email from people where id = $1', [
    world.ben.personId,
  ]);
  const inParty = await addContact(world, world.asha, { email: ben.rows[0].email });
  expect(await code({ huddleId, contactIds: [inParty.id] })).toBe('CONTACT_IN_PARTY');
});

test('SAFE-1 hosts start the plan of an outing; everybody who goes reads, extends and ends it', async () => {
  const huddleId = await outing();
  const at = `/api/huddles/${huddleId}/return-plan`;
  expect((await start(world.ben, { huddleId })).body.code).toBe('NOT_A_HOST');
  const id = await startPlan(world, world.asha, { huddleId });
  expect((await start(world.asha, { huddleId })).body.code).toBe('PLAN_RUNS');
  expect((await world.as(world.ben).get(at)).body.plan).toMatchObject({ id, alarm: 'NOBODY' });
  expect((await world.as(world.cleo).get(at)).body.plan).toBeNull();
  expect((await world.as(world.cleo).get(`/api/return-plans/${id}`)).status).toBe(404);
  expect(await read(world.ben, id)).toMatchObject({ huddleId, people: 2, editable: false, myContacts: [] });
  const listOf = async (who: CastMember) => (await world.as(who).get('/api/return-plans')).body.items;
  expect(await listOf(world.ben)).toMatchObject([{ id }]);
  expect(await listOf(world.cleo)).not.toContainEqual(expect.objectContaining({ id }));
  const details = { name: 'Other', expectedAt: soon(4), graceMinutes: 30 };
  expect((await put(world.ben, id, details)).body.code).toBe('PLAN_NOT_YOURS');
  expect((await put(world.asha, id, details)).body.code).toBe('RETURN_PLAN_CHANGED');
  expect((await put(world.ben, `${id}/expected-at`, { expectedAt: soon(0) })).body.code).toBe('PLAN_IN_PAST');
  expect((await put(world.ben, `${id}/expected-at`, { expectedAt: soon(5) })).body.code).toBe(
    'PLAN_EXTENDED',
  );
  expect(await read(world.asha, id)).toMatchObject({
    name: 'Other',
    expectedAt: soon(5),
    graceMinutes: 30,
    route: '',
  });
  expect((await put(world.ben, `${id}/end`)).status).toBe(200);
  expect((await put(world.asha, `${id}/contacts`, { contactIds: [] })).body.code).toBe('PLAN_ENDED');
  expect((await put(world.asha, `${id}/expected-at`, { expectedAt: soon(5) })).body.code).toBe('PLAN_ENDED');
  expect((await put(world.asha, id, details)).body.code).toBe('PLAN_ENDED');
  expect((await world.as(world.ben).get(at)).body.plan).toMatchObject({ id, endedAt: soon(0) });
});

test('SAFE-1 who leaves the outing, and a cancelled one, have no plan', async () => {
  const huddleId = await outing();
  const id = await startPlan(world, world.asha, { huddleId });
  await world.as(world.ben).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'NO' });
  expect((await world.as(world.ben).get(`/api/return-plans/${id}`)).status).toBe(404);
  const { items } = (await world.as(world.ben).get('/api/return-plans')).body;
  expect(items).not.toContainEqual(expect.objectContaining({ id }));
  const off = await outing();
  await world.as(world.asha).post(`/api/huddles/${off}/cancellation`, { reason: 'Storm' });
  expect((await start(world.asha, { huddleId: off })).body.code).toBe('HUDDLE_CANCELLED');
  expect((await start(world.asha, { huddleId: crypto.randomUUID() })).status).toBe(404);
});

test('SAFE-1 each of the party chooses whom of their own is told', async () => {
  const huddleId = await outing();
  const id = await startPlan(world, world.asha, { huddleId });
  const [one, two] = [await addContact(world, world.ben), await addContact(world, world.ben)];
  const choose = (who: CastMember, ...contactIds: string[]) => put(who, `${id}/contacts`, { contactIds });
  expect((await choose(world.ben, one.id, two.id)).body.code).toBe('CONTACTS_CHOSEN');
  expect((await choose(world.asha, one.id)).status).toBe(404);
  expect((await read(world.asha, id)).myContacts).toEqual([]);
  expect((await read(world.asha, id)).contacts).toBe(2);
  await choose(world.ben, two.id);
  expect((await read(world.ben, id)).myContacts).toMatchObject([{ id: two.id }]);
  await choose(world.ben);
  expect(await read(world.asha, id)).toMatchObject({ contacts: 0 });
});

test('SAFE-1 a check-in says where and how; the newest is first, and fifty are enough', async () => {
  const contact = await addContact(world, world.ben);
  const id = await startPlan(world, world.ben, { contactIds: [contact.id] });
  const checkIn = (body: object) => world.as(world.ben).post(`/api/return-plans/${id}/check-ins`, body);
  expect((await checkIn({ note: 'At the hut' })).body.code).toBe('CHECKED_IN');
  world.forward(HOUR_MS / 60);
  await checkIn({ note: 'On the top', position: { lat: 47.05, lng: 8.48 } });
  expect((await read(world.ben, id)).checkIns).toMatchObject([
    { note: 'On the top', position: { lat: 47.05, lng: 8.48 }, by: { username: 'ben' } },
    { note: 'At the hut', position: null },
  ]);
  expect((await checkIn({ note: '' })).status).toBe(400);
  expect((await checkIn({ note: 'x', position: { lat: 91, lng: 0 } })).status).toBe(400);
  for (let count = 2; count < 50; count += 1) await checkIn({ note: `No ${count}` });
  expect((await checkIn({ note: 'One more' })).body.code).toBe('TOO_MANY_CHECK_INS');
  await put(world.ben, `${id}/end`);
  expect((await checkIn({ note: 'Late' })).body.code).toBe('PLAN_ENDED');
});
