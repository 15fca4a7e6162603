import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { recordEvents } from '#platform/server/events.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { recordReschedule } from '../plan/edit.ts';
import { findHuddle } from '../reads.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let id = '' as HuddleId;
beforeAll(async () => {
  world = await buildTestApp();
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
  id = made.body.id;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.as(world.cleo).put(`/api/huddles/${id}/interest`, { interested: true });
});
afterAll(() => world.close());

/** What an edit does with the times and places it has changed. */
async function edit(change: {
  starts_at?: Date;
  parking_note?: string;
  description?: string;
}): Promise<void> {
  const { database } = world.platform;
  const now = world.platform.now();
  const before = (await findHuddle(database.db, { personId: world.asha.personId }, id))?.row;
  if (!before) throw new Error('no huddle');
  await inTransaction(database, async (tx) => {
    await tx.updateTable('huddles').set(change).where('id', '=', id).execute();
    const editor = { huddleId: id, personId: world.asha.personId };
    await recordEvents(tx, now, await recordReschedule(tx, editor, before, { ...before, ...change }, now));
    return 'DONE';
  });
  await world.runJobs();
}

const kindsOf = async (who: CastMember) =>
  (await world.as(who).get('/api/notifications')).body.items.map((item: { kind: string }) => item.kind);
const read = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).body;
const unacknowledged = async () =>
  (await world.as(world.asha).get(`/api/huddles/${id}/participants?group=UNACKNOWLEDGED`)).body.items;

test('HUD-24 another description notifies nobody and asks nothing', async () => {
  await edit({ description: 'Bring a hat.' });
  expect(await kindsOf(world.ben)).toEqual([]);
  expect((await read(world.ben)).mustAcknowledge).toBe(false);
  const refused = await world.as(world.ben).put(`/api/huddles/${id}/acknowledgement`);
  expect(refused.body.code).toBe('NOTHING_TO_ACKNOWLEDGE');
});

test('HUD-24 another start asks who has answered to acknowledge, and hosts see who has not', async () => {
  world.forward(60_000);
  const starts_at = new Date(world.platform.now().getTime() + 6 * 86_400_000);
  await edit({ starts_at });
  expect(await kindsOf(world.ben)).toEqual(['HUDDLE_MOVED']);
  expect(await kindsOf(world.cleo)).toEqual([]);
  expect(await read(world.ben)).toMatchObject({ mustAcknowledge: true, movedWhat: ['START'] });
  expect(await read(world.cleo)).toMatchObject({ mustAcknowledge: false });
  expect(await unacknowledged()).toMatchObject([
    { person: { displayName: 'Ben Okafor' }, acknowledged: false },
  ]);
  const thanked = await world.as(world.ben).put(`/api/huddles/${id}/acknowledgement`);
  expect(thanked.status).toBe(200);
  expect((await read(world.ben)).mustAcknowledge).toBe(false);
  expect(await unacknowledged()).toEqual([]);
});

test('HUD-24 who answers after the change knows it; who is moved up does not', async () => {
  await world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: 1 });
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect(await read(world.cleo)).toMatchObject({ mustAcknowledge: false });
  world.forward(60_000);
  await edit({ parking_note: 'Level 2' });
  world.forward(60_000);
  await world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: 2 });
  const seen = await read(world.cleo);
  expect(seen.participation.offered).toBe(true);
  expect(seen.mustAcknowledge).toBe(true);
});

const place = (name: string) => ({ name, formattedAddress: name, lat: 46.9, lng: 8.6 });
const mailsOfMove = async (who: CastMember) => {
  const all = await mailsTo(world.platform, `${who.username}@trailfolk.example`);
  return all.filter(({ kind }) => kind === 'notification-huddle-moved');
};

test('P23 a change of start and venue shows what stood there before, on the page and in the mail', async () => {
  const now = world.platform.now();
  const plan = (changes: object) => planOf(now, { capacity: 9, ...changes });
  const made = await world.as(world.asha).post('/api/huddles', plan({ venue: place('Arth') }));
  const path = `/api/huddles/${made.body.id}`;
  await world.as(world.ben).put(`${path}/rsvp`, { rsvpType: 'YES' });
  const before = (await world.as(world.ben).get(path)).body;
  expect(before.movedFrom).toBeNull();
  const { edition } = (await world.as(world.asha).get(`${path}/plan`)).body;
  const later = { startDateTime: '2026-06-20T06:00:00.000Z', endDateTime: '2026-06-20T12:00:00.000Z' };
  const changed = plan({ ...later, venue: place('Brunnen') });
  expect((await world.as(world.asha).put(`${path}/plan`, { plan: changed, edition })).status).toBe(200);
  const after = (await world.as(world.ben).get(path)).body;
  expect(after.movedFrom).toEqual({
    startDateTime: before.startDateTime,
    endDateTime: before.endDateTime,
    venueName: 'Arth',
  });
  await world.runJobs();
  const { text } = (await mailsOfMove(world.ben)).at(-1) ?? { text: '' };
  expect(text).toMatch(/When, before: .*\nWhen: .*20 Jun/);
  expect(text).toMatch(/Where, before: Arth\nWhere: Brunnen/);
});

test('P23 who is marked as come is not asked again when the rest is moved', async () => {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
  id = made.body.id;
  for (const who of [world.ben, world.cleo])
    await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  world.forward(7 * 86_400_000 + 60_000);
  const came = `/api/huddles/${id}/participants/${world.ben.personId}/attendance`;
  expect((await world.as(world.asha).put(came, { people: 1 })).status).toBe(200);
  await edit({ parking_note: 'Level 3' });
  expect((await read(world.ben)).mustAcknowledge).toBe(false);
  expect((await read(world.cleo)).mustAcknowledge).toBe(true);
  expect(
    (await unacknowledged()).map((each: { person: { username: string } }) => each.person.username),
  ).toEqual(['cleo']);
});
